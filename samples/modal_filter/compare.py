"""Time the program modal_filter.F90 with plain Fortran kernels and with exported ones.

    python samples/modal_filter/compare.py --orders 3-11          # some minutes; needs gfortran, gcc, make

Exports the kernels of each order, builds the program with them and in every plain way (loops or matmul,
with the vector width that the compiler prefers or the processor's), runs all in turn, in another order
each round, and checks that error and mass agree. "Before" is the plain program that is fastest in all.
"""

import argparse
import contextlib
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from chainline.api.request.ranges import whole_numbers
from chainline.codegen.process import run
from chainline.codegen.target import host_target
from chainline.errors import ChainlineError, RunError

PROGRAM = Path(__file__).resolve().with_name("modal_filter.F90")
FLAGS = ("-O3", "-march=native")
NODES = 64
"""About as many nodes in each direction, unless told how many elements: a field of 2 MB."""
ROUNDING = 1e-11
"""What rounding may change: values are up to 20, and each is summed some thousands of times."""
HEADER = """\
| order | elements | steps | before | kernels: before, after [ms/step] | times faster \
| in all: before, after [ms/step] | times faster |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


@dataclass(frozen=True, slots=True)
class Build:
    """One way to build the program: its name, flags, and what is linked."""

    name: str
    flags: tuple[str, ...]
    libraries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Run:
    """What one run of the program printed."""

    elements: int
    steps: int
    error_l2: float
    mass_drift: float
    kernels_s: float
    total_s: float


@dataclass(frozen=True, slots=True)
class Ratio:
    """By how much one is faster: median of the rounds and its quartiles."""

    low: float
    middle: float
    high: float

    def __str__(self) -> str:
        return f"{self.middle:.2f} ({self.low:.2f} to {self.high:.2f})"


def plain_builds() -> list[Build]:
    """Return the ways to build the program without exported kernels."""
    host = host_target()
    widest = (f"-mprefer-vector-width={host.vector_bits}",) if host.isa == "x86-64" else ()
    builds = []
    for name, flags in (("loops", ()), ("matmul", ("-DMATMUL",))):
        builds.append(Build(name, flags))
        if widest:
            builds.append(Build(f"{name}, {host.vector_bits} bits", (*flags, *widest)))
    return builds


def linked_build(library: Path) -> Build:
    """Return the way to build the program with the kernels of a library that has been made."""
    flags = ("-DCHAINLINE", f"-I{library / 'build'}")
    return Build("chainline", flags, (str(library / "libchainline_kernels.a"),))


def export(order: int, folder: Path, options: Sequence[str] = ()) -> None:
    """Export the kernels of an order into a new folder."""
    command = [sys.executable, "-m", "chainline", "export", "--orders", str(order), "-o", str(folder)]
    checked([*command, *options], timeout_s=600)


def make(library: Path) -> None:
    """Build an exported library and its Fortran module."""
    checked(["make", "-C", str(library), "all", "fortran"])


def compile_program(build: Build, order: int, folder: Path, flags: Sequence[str] = FLAGS) -> Path:
    """Return the program, built in a folder of its own.

    gfortran reads modules from the current folder before all others, where those of another
    order may lie.
    """
    home = folder / build.name.replace(" ", "_")
    home.mkdir(parents=True)
    program = home / "modal_filter"
    source = (f"-DORDER={order}", *build.flags, str(PROGRAM), *build.libraries)
    with contextlib.chdir(home):
        checked(["gfortran", *flags, *source, "-o", str(program)])
    return program


def run_program(program: Path, cells: int, time: float) -> Run:
    """Run the program on cells^3 elements until a time."""
    lines = checked([str(program), str(cells), str(time)])
    found = dict(line.split() for line in lines.splitlines())
    return Run(
        int(found["elements"]),
        int(found["steps"]),
        *(float(found[name]) for name in ("error_l2", "mass_drift", "kernels_s", "total_s")),
    )


def checked(command: Sequence[str], timeout_s: float = 120.0) -> str:
    """Return what a command printed."""
    done = run(command, timeout_s)
    if done.returncode:
        lines = [line.strip() for line in done.stderr.splitlines() if line.strip()] or ["no message"]
        said = next((line for line in lines if "error" in line.lower()), lines[-1])
        raise RunError(f"{' '.join(command)}: status {done.returncode}: {said}")
    return done.stdout


def require_agreement(name: str, one: Run, other: Run) -> None:
    """Raise RunError where two runs of the same problem differ by more than rounding, or lose mass."""
    if not abs(one.error_l2 - other.error_l2) < ROUNDING:
        raise RunError(
            f"{name}: L2 error {one.error_l2:.6e}, expected {other.error_l2:.6e}; a kernel is wrong"
        )
    if not abs(one.mass_drift) < ROUNDING:
        raise RunError(f"{name}: mass drifts by {one.mass_drift:.1e}; a kernel is wrong")


def interleaved(programs: dict[str, Path], cells: int, time: float, rounds: int) -> dict[str, list[Run]]:
    """Run every program in every round, after one round that is not counted."""
    order, shuffle = list(programs), random.Random(0).shuffle
    runs: dict[str, list[Run]] = {name: [] for name in order}
    for _ in range(rounds + 1):
        shuffle(order)
        for name in order:
            runs[name].append(run_program(programs[name], cells, time))
    first = next(iter(programs))
    for name, found in runs.items():
        require_agreement(name, found[0], runs[first][0])
    return {name: found[1:] for name, found in runs.items()}


def ratio(before: Sequence[float], after: Sequence[float]) -> Ratio:
    """Return by how much `after` is faster, round by round."""
    return Ratio(*quantiles([b / a for b, a in zip(before, after, strict=True)], n=4))


def table_row(order: int, runs: dict[str, list[Run]]) -> str:
    """Return the row of the table: medians of the times, and of the ratios of each round."""
    after = runs["chainline"]
    plain = [name for name in runs if name != "chainline"]
    fastest = min(plain, key=lambda name: median(one.total_s for one in runs[name]))
    cells = [str(order), str(after[0].elements), str(after[0].steps), fastest]
    for what in ("kernels_s", "total_s"):
        pair = [[getattr(one, what) for one in runs[name]] for name in (fastest, "chainline")]
        times = ", ".join(f"{1e3 * median(values) / after[0].steps:.3f}" for values in pair)
        cells += [times, str(ratio(*pair))]
    return f"| {' | '.join(cells)} |"


def compare(order: int, options: argparse.Namespace, folder: Path) -> str:
    """Return the row of an order."""
    library = Path(options.library).resolve() if options.library else folder / "library"
    if not options.library:
        measure = ["--measure"] if options.measure else []
        export(order, library, ["--language", options.language, *measure])
    make(library)
    builds = [*plain_builds(), linked_build(library)]
    programs = {build.name: compile_program(build, order, folder) for build in builds}
    cells = options.elements or max(2, NODES // (order + 1))
    return table_row(order, interleaved(programs, cells, options.time, options.rounds))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    add = parser.add_argument
    add("--orders", default="3,4,7,8,10,11", metavar="P", help="default: 3,4,7,8,10,11")
    add("--elements", type=int, metavar="N", help=f"in each direction (default: {NODES} / Np)")
    add("--time", type=float, default=0.2, metavar="T", help="simulated (default 0.2); 1 crosses the box")
    add("--rounds", type=int, default=15, metavar="N", help="runs of each program (default 15)")
    add("--language", default="c", help="of the exported kernels: c (default), fortran, llvm")
    add("--measure", action="store_true", help="export the kernels that are measured fastest")
    add("--library", metavar="DIR", help="exported already, instead of a new one for each order")
    options = parser.parse_args()
    if options.rounds < 2 or (options.elements is not None and options.elements < 1) or options.time <= 0:
        parser.error("--rounds must be at least 2, --elements and --time above 0")
    return options


def main() -> None:
    options = arguments()
    try:
        orders = sorted(set(whole_numbers(options.orders)))
        print(checked(["gfortran", "--version"]).splitlines()[0] + ", " + " ".join(FLAGS) + "\n")
        print(HEADER, flush=True)
        for order in orders:
            with tempfile.TemporaryDirectory() as folder:
                print(compare(order, options, Path(folder)), flush=True)
    except ChainlineError as error:
        raise SystemExit(f"compare.py: error: {error}") from None


if __name__ == "__main__":
    main()
