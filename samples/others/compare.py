"""Loops that others measured, against our simulation and what others predicted for them.

    python samples/others/compare.py pmevo DIR            # PMEvo's artifact; a minute or two
    python samples/others/compare.py osaca DIR            # a checkout of OSACA, its validation data in it

Fetches nothing: the README says what to download. Prints, for each processor, how far each predictor
is off: mean and median of the relative error without its sign, mean with it, and loops off by more
than a tenth. Loops that hold an instruction which the machine file does not cover are left out of
our line, and said how many.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from chainline.analysis.incore.coverage import uncovered
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import Machine, available_machines, load_machine
from chainline.asm.instruction import Instruction
from chainline.asm.listing import parse
from chainline.errors import ChainlineError, UsageError
from experiments import ALONE, EXPERIMENTS, Experiment, Mapped, read_experiments, read_mappings
from loop_writer import AARCH64, X86_64, copies_of, loop_text
from notebook import MeasuredLoop, read_marked_loop, read_measured_loops
from port_mapping import mapped_cycles
from scores import OURS, Row, table_lines, worst_lines

PMEVO = {"SKL": "skl", "ZEN": "zen1", "A72": "cortex-a72"}
OSACA = {"SKX": "clx", "A64FX": "a64fx", "ZEN": "zen1", "ZEN2": "zen2", "TX2": "thunderx2"}


def machine_for(processor: str, keys: dict[str, str]) -> Machine | None:
    """Return the machine that stands for a processor, None where no file describes it."""
    key = keys.get(processor)
    return load_machine(key) if key in available_machines() else None


def simulated(instructions: Sequence[Instruction], machine: Machine) -> float | None:
    """Return the cycles of an iteration, None where an instruction is not covered."""
    if uncovered(instructions, machine):
        return None
    return simulate_body(instructions, machine, loop=True).cycles_per_iteration


def experiment_row(experiment: Experiment, machine: Machine | None, mappings: dict[str, Mapped]) -> Row:
    """Return what all make of an experiment."""
    predicted = dict(experiment.peers)
    for name, mapping in mappings.items():
        if (cycles := mapped_cycles(experiment.forms, mapping)) is not None:
            predicted[name] = cycles
    if machine is not None:
        listing = parse(
            loop_text(experiment.forms, AARCH64 if machine.isa == "aarch64" else X86_64), machine.isa
        )
        cycles = None if listing.unknown else simulated(listing.instructions, machine)
        if cycles is not None:
            predicted[OURS] = cycles / copies_of(experiment.forms)
    return Row("; ".join(experiment.forms), experiment.cycles, predicted)


def loop_row(loop: MeasuredLoop, folder: Path, machine: Machine | None) -> Row:
    """Return what all make of a loop of OSACA's notebook."""
    predicted = dict(loop.peers)
    path = folder / loop.file
    if machine is not None and path.exists():
        marked = read_marked_loop(path, machine.isa)
        cycles = simulated(marked.instructions, machine)
        if cycles is not None:
            predicted[OURS] = cycles / marked.iterations
    return Row(str(loop.file), loop.cycles, predicted)


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
        yield from report_lines(
            processor, [experiment_row(each, machine, mappings) for each in found], machine, worst
        )


def compare_osaca(folder: Path, worst: int) -> Iterator[str]:
    """Yield the tables of the processors in OSACA's notebook."""
    found = read_measured_loops(folder)
    if not (folder / found[0].file.parents[3]).is_dir():
        yield "no assembly: unpack validation-data.tar.gz of OSACA's release here; only others are compared"
    for arch in dict.fromkeys(loop.arch for loop in found):
        machine = machine_for(arch, OSACA)
        rows = [loop_row(loop, folder, machine) for loop in found if loop.arch == arch]
        yield from report_lines(arch, rows, machine, worst)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["pmevo", "osaca"], help="whose measurements")
    parser.add_argument("folder", type=Path, metavar="DIR", help="what you downloaded, unpacked")
    parser.add_argument("--alone", action="store_true", help="pmevo: instructions measured one at a time")
    parser.add_argument("--sample", type=int, metavar="N", help="pmevo: N experiments drawn with seed 0")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N loops farthest off")
    options = parser.parse_args()
    if options.worst < 0 or (options.sample is not None and options.sample < 1):
        parser.error("--sample must be at least 1, --worst at least 0")
    try:
        if not options.folder.is_dir():
            raise UsageError(f"{options.folder}: no such folder")
        pmevo = options.what == "pmevo"
        lines = (
            compare_pmevo(options.folder, options.alone, options.sample, options.worst)
            if pmevo
            else compare_osaca(options.folder, options.worst)
        )
        for line in lines:
            print(line, flush=True)
    except ChainlineError as error:
        print(f"compare.py: error: {error}", file=sys.stderr)
        raise SystemExit(error.exit_code) from None


if __name__ == "__main__":
    main()
