"""Loops that others measured, against our simulation and what others predicted for them.

    python published_loops/compare.py pmevo DIR            # PMEvo's artifact; a minute or two
    python published_loops/compare.py osaca DIR            # a checkout of OSACA, its validation data in it
    python published_loops/compare.py osaca DIR --compile  # without them: its kernels, compiled again
    python published_loops/compare.py inspect DIR          # a checkout of INSPECT

Fetches nothing: the README says what to download. Prints, for each processor, how far each predictor
is off: mean and median of the relative error without its sign, mean with it, and loops off by more
than a tenth. Loops that hold an instruction which the machine file does not cover are left out of
our line, and said how many. Where llvm-mca is installed, it predicts the same loops.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from cases import HERE, Case, rows_of
from chainline.analysis.machine.load import Machine, available_machines, load_machine
from chainline.asm.listing import parse
from chainline.errors import ChainlineError, UsageError
from compiled import build_of, compiled_loop
from experiments import ALONE, EXPERIMENTS, Experiment, Mapped, read_experiments, read_mappings
from loop_writer import AARCH64, X86_64, copies_of, loop_text
from notebook import MCA, MeasuredLoop, read_marked_loop, read_measured_loops
from port_mapping import mapped_cycles
from scores import OURS, Row, table_lines, worst_lines
from stencils import processor_of, read_stencils, stencil_cases

PMEVO = {"SKL": "skl", "ZEN": "zen1", "A72": "cortex-a72"}
OSACA = {"SKX": "clx", "A64FX": "a64fx", "ZEN": "zen1", "ZEN2": "zen2", "TX2": "thunderx2"}
ALIKE = 0.1
"""Predictions of two versions of llvm-mca that differ by no more are taken to be of equal code."""
INSPECT = {"SkylakeSP_Gold-6148": "skx", "Zen_EPYC-7451": "zen1"}


def machine_for(processor: str, keys: dict[str, str]) -> Machine | None:
    """Return the machine that stands for a processor, None where no file describes it."""
    key = keys.get(processor)
    return load_machine(key) if key in available_machines() else None


def experiment_case(experiment: Experiment, machine: Machine | None, mappings: dict[str, Mapped]) -> Case:
    """Return an experiment of PMEvo, with what its port mappings predict."""
    peers = dict(experiment.peers)
    for name, mapping in mappings.items():
        if (cycles := mapped_cycles(experiment.forms, mapping)) is not None:
            peers[name] = cycles
    name, copies = "; ".join(experiment.forms), copies_of(experiment.forms)
    if machine is None:
        return Case(name, experiment.cycles, peers)
    text = loop_text(experiment.forms, AARCH64 if machine.isa == "aarch64" else X86_64)
    listing = parse(text, machine.isa)
    return Case(name, experiment.cycles, peers, () if listing.unknown else listing.instructions, copies)


def loop_case(loop: MeasuredLoop, folder: Path, machine: Machine | None, again: bool = False) -> Case:
    """Return a loop of OSACA's notebook, its kernel compiled `again` where the assembly is absent."""
    path = folder / loop.file
    marked = None
    if machine is not None and path.exists():
        marked = read_marked_loop(path, machine.isa)
    elif machine is not None and again:
        marked = compiled_loop(build_of(loop.file), folder, machine)
    if marked is None:
        return Case(str(loop.file), loop.cycles, loop.peers)
    return Case(str(loop.file), loop.cycles, loop.peers, marked.instructions, marked.iterations)


def report_lines(processor: str, rows: Sequence[Row], machine: Machine | None, worst: int) -> Iterator[str]:
    """Yield what is printed of a processor."""
    yield from table_lines(processor, rows)
    missing = sum(OURS not in row.predicted for row in rows)
    if machine is None:
        yield "no machine file describes this processor"
    elif missing:
        yield f"not simulated: {missing} (no assembly, or instructions that {machine.key} does not cover)"
    yield from worst_lines(rows, worst)
    yield ""


def compare_pmevo(folder: Path, alone: bool, sample: int | None, worst: int) -> Iterator[str]:
    """Yield the tables of PMEvo's three processors."""
    for processor in PMEVO:
        found = read_experiments(folder, processor, ALONE if alone else EXPERIMENTS)
        mappings = {} if alone else read_mappings(folder, processor)  # which were made from these
        if sample is not None and sample < len(found):
            found = random.Random(0).sample(found, sample)
        machine = machine_for(processor, PMEVO)
        cases = [experiment_case(each, machine, mappings) for each in found]
        yield from report_lines(processor, rows_of(cases, machine), machine, worst)


def compare_osaca(folder: Path, again: bool, worst: int) -> Iterator[str]:
    """Yield the tables of the processors in OSACA's notebook."""
    found = read_measured_loops(folder)
    if not (folder / found[0].file.parents[3]).is_dir():
        yield f"no assembly: unpack validation-data.tar.gz of OSACA's release here; {_instead(again)}"
    for arch in dict.fromkeys(loop.arch for loop in found):
        machine = machine_for(arch, OSACA)
        cases = [loop_case(loop, folder, machine, again) for loop in found if loop.arch == arch]
        rows = rows_of(cases, machine)
        yield from report_lines(arch, rows, machine, worst)
        alike = [row for row in rows if _alike(row)] if again else []
        if alike:
            yield from table_lines(f"{arch}, code alike", alike)
            yield from (*worst_lines(alike, worst), "")


def _alike(row: Row) -> bool:
    """Tell whether llvm-mca says of the code compiled here what it once said of the code measured."""
    now = next((cycles for who, cycles in row.predicted.items() if who.endswith(HERE)), None)
    then = row.predicted.get(MCA)
    return None not in (now, then) and abs(now / then - 1) <= ALIKE


def _instead(again: bool) -> str:
    return "kernels are compiled again, which others were not given" if again else "only others are compared"


def compare_inspect(folder: Path, worst: int) -> Iterator[str]:
    """Yield the tables of INSPECT's processors: sizes for which the core decides, and all."""
    found = read_stencils(folder)
    for processor in INSPECT:
        machine = machine_for(processor, INSPECT)
        stencils = [stencil for stencil in found if processor_of(stencil) == processor]
        for what, all_sizes in (("in core", False), ("all sizes", True)):
            cases = [case for stencil in stencils for case in stencil_cases(stencil, all_sizes)]
            if cases:
                title = f"{processor}, {what}"
                yield from report_lines(title, rows_of(cases, machine), machine, worst)
    rest = sorted({processor_of(stencil) for stencil in found} - set(INSPECT))
    if rest:
        yield f"no machine file describes {', '.join(rest)}"


def _lines(options: argparse.Namespace) -> Iterator[str]:
    if options.what == "pmevo":
        return compare_pmevo(options.folder, options.alone, options.sample, options.worst)
    if options.what == "osaca":
        return compare_osaca(options.folder, options.compile, options.worst)
    return compare_inspect(options.folder, options.worst)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["pmevo", "osaca", "inspect"], help="whose measurements")
    parser.add_argument("folder", type=Path, metavar="DIR", help="what you downloaded, unpacked")
    parser.add_argument("--alone", action="store_true", help="pmevo: instructions measured one at a time")
    parser.add_argument("--sample", type=int, metavar="N", help="pmevo: N experiments drawn with seed 0")
    parser.add_argument("--compile", action="store_true", help="osaca: its kernels, where assembly is absent")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N loops farthest off")
    options = parser.parse_args()
    if options.worst < 0 or (options.sample is not None and options.sample < 1):
        parser.error("--sample must be at least 1, --worst at least 0")
    try:
        if not options.folder.is_dir():
            raise UsageError(f"{options.folder}: no such folder")
        for line in _lines(options):
            print(line, flush=True)
    except ChainlineError as error:
        print(f"compare.py: error: {error}", file=sys.stderr)
        raise SystemExit(error.exit_code) from None


if __name__ == "__main__":
    main()
