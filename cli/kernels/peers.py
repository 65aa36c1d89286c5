"""`chainline peers`: kernels in explicit vectors beside libraries and compilers, in one run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...analysis.machine.load import Machine
from ...analysis.measurement.host import host_cpu
from ...analysis.measurement.measure import Plan
from ...codegen.variant import DType
from ...files.output import require_not_read
from ...models.kernels.peers.benchmark import PeerBenchmark, measure_order
from ...models.kernels.peers.contender import PEERS, present_peers
from ...models.kernels.peers.file import PeersFile
from ...models.kernels.peers.result import PeerResult, by_order
from ...models.kernels.peers.searched import Searched
from ...models.kernels.peers.summary import Comparison, compare
from ...models.kernels.peers.variants_file import candidates_from_file, source_of_file
from ...reports.peers import print_peers
from ...reports.peers_json import peers_to_json
from ..json_output import print_json
from ..messages import note
from ..options.chosen_machine import machine_and_target, require_host
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.kernel import parse_orders
from ..options.machine import add_machine_option
from ..options.shared import add_json, add_rounds, require_positive
from ..parser import Commands
from .clock import clock_ghz

if TYPE_CHECKING:
    from ...models.kernels.learned.stored.trained import TrainedModel

_EXAMPLE = """examples:
  chainline peers --order 7
  chainline peers --order 1-15 -o peers.csv --figures figures        # again: resumes
  chainline peers --order 1-15 --residence memory --dtype float32 -o streamed.csv
  chainline peers --order 3-7 --peers libxsmm,gcc --variants mine.csv --json

A file of --variants has lines of order,schedule,split, such as: 7,512 mask z/v3/u6 xy/u6,"4,4" """


def add_peers(commands: Commands) -> None:
    """Add the command to the parser."""
    peers = commands.add_parser(
        "peers",
        description="Measure kernels in explicit vectors, libxsmm, OpenBLAS, numpy.einsum and what compilers "
        "vectorise by themselves (unsplit, and the best of their splits: all up to order 5, balanced ones of "
        "2 to 4 parts above) in interleaved rounds on this machine.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    peers.add_argument("--order", required=True, metavar="P", help="such as 7, 1-15 or 3,5,7-9")
    peers.add_argument("--dtype", choices=list(DType), default=DType.FLOAT64, help="default: float64")
    where = peers.add_mutually_exclusive_group()
    where.add_argument("--elements", type=int, metavar="N", help="elements of a call (default 1)")
    where.add_argument("--residence", metavar="LEVEL", help="as many as reside in L1, L2, L3 or memory")
    peers.add_argument(
        "--peers", default=",".join(PEERS), metavar="NAMES", help=f"of {', '.join(PEERS)} (default: all)"
    )
    peers.add_argument(
        "--variants", metavar="FILE", help="our kernels, instead of those that `best --space full` ranks"
    )
    add_machine_option(peers, host_only=True)
    add_rounds(peers)
    peers.add_argument("-o", "--output", metavar="FILE.csv", help="append the results of each order; resumes")
    add_figures(peers, "draw GFLOPS and shares by order")
    add_json(peers, "tables")
    peers.set_defaults(run=_peers)


def _peers(options: argparse.Namespace) -> None:
    orders = sorted(set(parse_orders(options.order)))
    if options.output and options.variants:
        require_not_read(options.output, [options.variants])
    benchmark = _benchmark(options)
    results: list[PeerResult] = []
    with PeersFile(Path(options.output) if options.output else None) as file:
        for order in orders:
            results += _order(benchmark, order, file)
    comparison = compare(by_order(results))
    if options.json:
        print_json(peers_to_json(comparison))
    else:
        print_peers(comparison)
    tell_drawn(draw_into(options, partial(_draw, comparison, benchmark)), options)


def _benchmark(options: argparse.Namespace) -> PeerBenchmark:
    require_positive(options, "rounds", "elements")
    machine, target = machine_and_target(options)
    require_host(options, machine)
    present, notices = present_peers([name.strip() for name in options.peers.split(",")], target)
    for line in notices:
        _notice(line)
    dtype, file = DType(options.dtype), options.variants
    elements = None if options.residence else options.elements or 1
    level = options.residence or "L1"
    searched = Searched(machine, target, dtype, clock_ghz(options, machine), level, elements, _judge(machine))
    benchmark = PeerBenchmark(
        machine=machine,
        target=target,
        dtype=dtype,
        peers=tuple(present),
        candidates=candidates_from_file(Path(file), dtype, target) if file else searched,
        plan=Plan(rounds=options.rounds),
        source=source_of_file(Path(file)) if file else searched.source,
        n_elements=elements,
        level=level,
    )
    benchmark.elements_of(1)  # a level that the machine lacks is reported at once
    return benchmark


def _judge(machine: Machine) -> TrainedModel | None:
    """Return the model that was trained by measurements of the machine, if one comes with the package."""
    # seconds of import that `--help` does not need
    from ...models.kernels.learned.stored.shipped import shipped_measured_model  # noqa: PLC0415

    return shipped_measured_model(machine)


def _order(benchmark: PeerBenchmark, order: int, file: PeersFile) -> tuple[PeerResult, ...]:
    """Return the results of an order, measured now unless the file has them from these kernels."""
    key = (order, str(benchmark.dtype), benchmark.elements_of(order), host_cpu())
    known = file.block(key)
    same = bool(known) and known[0].source == benchmark.source
    if same and set(benchmark.peers) <= {result.contender for result in known}:
        return known
    results = measure_order(benchmark, order, _notice, _progress(order))
    _progress(order)("")
    file.append(results)
    return tuple(results)


def _draw(comparison: Comparison, benchmark: PeerBenchmark, folder: Path) -> list[Path]:
    from ...reports.figures.peers import draw_peers  # noqa: PLC0415 - matplotlib is an optional part

    count = benchmark.n_elements
    elements = None if count is None else f"{count} element{'s' if count > 1 else ''}"
    where = f"data in {benchmark.level}" if elements is None else f"{elements} a call"
    name = (
        f"peers-{benchmark.dtype}-{benchmark.level if elements is None else elements.replace(' ', '-')}.png"
    )
    title = f"{benchmark.machine.title}, {benchmark.dtype}, {where}"
    return [draw_peers(comparison, title, folder / name)]


def _notice(line: str) -> None:
    note(line)


def _progress(order: int) -> Callable[[str], None]:
    """Return what keeps one line on a terminal's standard error up to date; "" ends it."""

    def show(phase: str) -> None:
        if sys.stderr.isatty():
            text = f"order {order}: {phase}" if phase else ""
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    return show
