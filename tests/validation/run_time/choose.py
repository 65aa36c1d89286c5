"""Which kernels `cl.kernel` takes on this processor: what the search names, measured.

    python tests/validation/run_time/choose.py --orders 1-15 -o rows.parquet >> section.toml

For each order, mode and type: the kernels in explicit vectors that the search ranks first and whose code
is short enough to be compiled within a tenth of a second, measured with as many elements as L1 holds; of
the fastest and those within 2 % of it the one of least code is written as `codegen/run_time/choices.toml`
has it. `--machine KEY` names another processor: without `-o` nothing is measured, and the first of the
search is taken. `--kernels FILE` has lines `ORDER SCHEDULE`, which are measured instead of a search.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from chainline.analysis.host.host_machine import host_machine, target_of
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import Machine
from chainline.analysis.machine.residence import resident_elements
from chainline.analysis.measurement.campaign import run_campaign, setting_of_host
from chainline.analysis.measurement.dataset import DataSet
from chainline.analysis.measurement.job import Space
from chainline.analysis.measurement.measure import Plan
from chainline.api.request.ranges import whole_numbers
from chainline.codegen.render import render
from chainline.codegen.splits import parse_split
from chainline.codegen.target import Target, host_target
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.models.kernels.search.candidates import candidates
from chainline.models.kernels.search.task import TIE, SearchTask

LONGEST, MEASURED = 2600, 12
"""Lines of LLVM IR that are compiled in time, and kernels that are measured of each order."""


def main() -> None:
    """Print a section of the stored choices."""
    options = _options()
    machine = (
        host_machine(lambda line: print(line, file=sys.stderr))
        if options.machine is None
        else load_machine(options.machine)
    )
    target = host_target() if options.machine is None else target_of(machine, options.machine)
    found: dict[tuple[Mode, DType], dict[int, Variant]] = {}
    for mode in map(Mode, options.modes.split(",")):
        dtype = DType(options.dtype)
        named = [
            kept
            for order in whole_numbers(options.orders)
            for kept in _named(order, mode, dtype, options, machine, target)
        ]
        chosen = _fastest(named, options, machine, target) if options.output else _first(named)
        found[mode, dtype] = chosen
    print(*_lines(machine, target, found, measured=bool(options.output)), sep="\n")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--orders", default="1-15")
    parser.add_argument("--modes", default="element")
    parser.add_argument("--dtype", default="float64")
    parser.add_argument("--machine")
    parser.add_argument("--kernels", type=Path)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("-o", "--output", type=Path, help="rows of what is measured")
    return parser.parse_args()


def _named(
    order: int, mode: Mode, dtype: DType, options: argparse.Namespace, machine: Machine, target: Target
) -> list[Variant]:
    if options.kernels:
        lines = [line.split(None, 1) for line in options.kernels.read_text().splitlines()]
        listed = [_variant(order, text, mode, dtype) for number, text in lines if int(number) == order]
    else:
        elements = resident_elements(Variant(order, (order + 1,), mode, dtype=dtype), machine.caches)
        task = SearchTask(order, mode, dtype, Language.LLVM, machine, target, "llvm", elements)
        listed = [timed.variant for timed in candidates(task)]
        print(f"order {order}, {mode}: {listed[0].label}", file=sys.stderr, flush=True)
    short = [variant for variant in listed if render(variant).text.count("\n") <= LONGEST]
    return (short or listed[:1])[:MEASURED]


def _variant(order: int, text: str, mode: Mode, dtype: DType) -> Variant:
    schedule, _, split = text.partition(" split ")
    parts = parse_split(split, order + 1) if split else (order + 1,)
    return Variant(order, parts, mode, Language.LLVM, dtype, parse_schedule(schedule))


def _first(named: list[Variant]) -> dict[int, Variant]:
    return {variant.order: variant for variant in reversed(named)}


def _fastest(
    named: list[Variant], options: argparse.Namespace, machine: Machine, target: Target
) -> dict[int, Variant]:
    """Return the kernel of each order whose measured speed is highest."""
    jobs = Space(tuple({v.order for v in named}), explicit=tuple(named)).jobs(target, machine)
    setting = setting_of_host(machine, Plan(rounds=options.rounds), 64, 60.0)
    with DataSet.open(options.output, setting.cpu) as data:
        run_campaign(data, jobs, setting, lambda _: None)
        speeds = {(row.order, row.split, row.schedule, row.mode): row.gflops or 0.0 for row in data.rows}
    chosen: dict[int, Variant] = {}
    for order in {variant.order for variant in named}:
        mine = [variant for variant in named if variant.order == order]
        least = (1 - TIE) * max(speeds[_key(variant)] for variant in mine)
        equal = [variant for variant in mine if speeds[_key(variant)] >= least]
        chosen[order] = min(equal, key=lambda variant: render(variant).text.count("\n"))
    return chosen


def _key(variant: Variant) -> tuple[int, str, str, str]:
    return variant.order, variant.split_text, str(variant.schedule), str(variant.mode)


def _lines(
    machine: Machine, target: Target, found: dict[tuple[Mode, DType], dict[int, Variant]], *, measured: bool
) -> Iterator[str]:
    yield f"[{machine.key}]"
    yield f"cpus = [{', '.join(map(_quoted, machine.llvm_cpus))}]"
    yield f'isa = "{target.isa}"'
    yield f"vector_bits = {target.vector_bits}"
    yield f"scalable = {str(target.scalable).lower()}"
    for (mode, dtype), chosen in found.items():
        yield f"\n[{machine.key}.{mode}.{dtype}]"
        yield f'how = "{"measured" if measured else "simulated"}"'
        yield f'source = "python {" ".join(sys.argv)}"'
        yield from (f'{order} = "{variant.label}"' for order, variant in sorted(chosen.items()))


def _quoted(text: str) -> str:
    return f'"{text}"'


if __name__ == "__main__":
    main()
