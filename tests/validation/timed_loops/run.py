"""Time loops of real code beside what `chainline analyze` says of them.

    python timed_loops/run.py [--machine KEY] [--public DIR] [--rounds 60] [--only NAME] [--csv FILE]

Compiles every loop of loops.toml with every compiler that is here, analyses the assembly as a user would,
without arguments, and calls the same assembly with data in L1. How often each body runs is counted, by
counters in a copy of the assembly. What is compared is the difference between two sizes: measured cycles,
with a 95 % interval, for one iteration of the body that runs most, beside the bound that is stated for
it and the simulation: of the call with its arrays, or of all bodies, each as often as it ran, where the
call's path is not followed. What functions of the mathematics library take is measured first, unless the
machine file says it. DIR holds `lapack` and `musl`, which are
fetched by the user (README.md); without it the loops of this folder are timed.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import platform
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean
from typing import Any

import chainline as cl
import numpy as np
from calls import call_cycles
from chainline.analysis.calibration.interference import Watch
from chainline.analysis.calibration.library import library_costs, library_figures
from chainline.analysis.calibration.measured_value import MEASURED
from chainline.analysis.incore.regions.explanation import least_iterations
from chainline.analysis.incore.regions.record import BodyAnalysis
from chainline.analysis.machine.record import Machine, Measured
from chainline.analysis.machine.text import machine_text
from loops import TimedLoop, laid_out, load_loops
from nests import nest_cycles
from outer_loops import recurrence_of
from sampling import LEAST_SAMPLES, Timed, call_s, measure, passes_alone
from toolchain import COMPILERS, Compiler, compiled, compilers_of, counted, functions_text, linked, placements

SHORT_BOUNDS = ("execution ports", "dispatch width")
"""Of runs that overlap, or whose last pass, which does not branch back, counts."""
TRUE_BOUNDS = (*SHORT_BOUNDS, "fetch width", "loop-carried dependency")
MARGIN = 0.02
LIBRARY_TRIES, LIBRARY_ROUNDS, MOSTLY = 60, 10, 0.8
"""Measurements of all functions at most, samples of one, and the share of them during which the core is to be
had alone that ends it: beside another thread a function takes up to twice as long, never less."""


@dataclass(frozen=True, slots=True)
class Body:
    """What is said of a loop of the assembly, and how much more often it runs at the larger size.

    `beside` says what its limit leaves out: calls, or that its chain bounds longer runs. Runs of so few
    `waiting_iterations` that each waits for what the one before stored; else 0.
    """

    label: str
    runs: int
    bound: float
    simulated: float
    limit: str
    beside: str
    inner: tuple[str, ...]
    waiting_iterations: float


@dataclass(frozen=True, slots=True)
class Ready:
    """A compiled loop, ready to be timed; `call` is what the simulated call takes more at the larger size."""

    loop: TimedLoop
    compiler: Compiler
    assembly: Path
    timed: Timed
    bodies: Sequence[Body]
    call: float | None

    @property
    def hot(self) -> Body:
        """The innermost body that takes most of the simulated time."""
        innermost = [body for body in self.bodies if not body.inner]
        return max(innermost or self.bodies, key=lambda body: body.runs * body.simulated)

    @property
    def simulated(self) -> float:
        """Cycles for an iteration of the hot body: of the call, or of all bodies by themselves."""
        return self.by_bodies if self.call is None else self.call / self.hot.runs

    def call_of(self, assembly: Path, machine: str) -> float | None:
        """Return the cycles for an iteration of the hot body in a call of other code; None if unknown."""
        longer = longer_call(self.loop, assembly, self.timed.arrays, cl.machine(machine).record)
        return None if longer is None else longer / self.hot.runs

    @property
    def by_bodies(self) -> float:
        """Cycles of all bodies for an iteration of the hot one."""
        return sum(body.runs * body.simulated for body in self.bodies) / self.hot.runs


@dataclass(frozen=True, slots=True)
class Outcome:
    """Cycles of an iteration of the hot body: measured with its 95 % interval, and said."""

    ready: Ready
    low: float
    measured: float
    high: float

    @property
    def error(self) -> float:
        """Relative error of the simulation."""
        return self.ready.simulated / self.measured - 1

    @property
    def holds(self) -> bool:
        """Whether the bound lies below what was measured."""
        return self.ready.hot.bound <= self.high * (1 + MARGIN)


def counts(library: ctypes.CDLL, arrays: Sequence[np.ndarray], n: int, labels: int) -> np.ndarray:
    """Return how often the counted labels are passed in a call."""
    counters = (ctypes.c_long * max(1, labels)).in_dll(library, "timed_count")
    ctypes.memset(counters, 0, ctypes.sizeof(counters))
    call_s(library, arrays, n, 1)
    return np.array(counters[:labels])


def bodies_of(
    loop: TimedLoop,
    compiler: Compiler,
    assembly: Path,
    arrays: Mapping[int, Sequence[np.ndarray]],
    machine: str,
) -> list[Body]:
    """Return the bodies of a loop's function, with how often each ran."""
    report = cl.analyze(functions_text(assembly, loop.symbol), machine=machine)
    said = report.to_json()["functions"]
    found = [body for function in said for body in function["loops"] if body["shape"] == "loop"]
    library = linked(loop, compiler, counted(assembly, [body["label"] for body in found]))
    small, large = (counts(library, arrays[n], n, len(found)) for n in loop.sizes)
    more = dict(zip((body["label"] for body in found), large - small, strict=True))
    short_runs = [_overlaps(report, body, found, more) for body in found]
    bodies = [
        Body(
            body["label"],
            int(runs),
            stated_bound(report.body(body["label"]), short),
            _cycles(body, report),
            body["bottleneck"],
            "calls" if body["calls"] else "short runs" * short,
            tuple(body["inner_loops"]),
            _waits(report, body, found, more),
        )
        for body, runs, short in zip(found, large - small, short_runs, strict=True)
        if runs > 0
    ]
    return with_nests(bodies, report)


def with_nests(bodies: Sequence[Body], report: cl.Report) -> list[Body]:
    """Return bodies with an inner loop simulated in the one around it, where the core overlaps its runs."""
    found = {body.label: body for body in bodies}
    for around in bodies:
        inner = max((found[n] for n in around.inner if n in found), key=lambda b: b.runs, default=None)
        if inner is None or inner.inner or not found[around.label].simulated:
            continue
        trips, one = round(inner.runs / around.runs), report.body(inner.label)
        if 0 < trips * len(one.body.instructions) <= report.machine.record.core.reorder_buffer:
            cycles = nest_cycles(report.body(around.label), one, trips, report.machine.record)
            if cycles is not None:
                found[inner.label] = replace(inner, simulated=cycles)
                found[around.label] = replace(around, simulated=0.0)
    return list(found.values())


def _cycles(body: Mapping[str, Any], report: cl.Report) -> float:
    """Return the simulated cycles of a body; of one around inner loops, whose chains overlap, its bound."""
    if body["calls"]:
        return report.body(body["label"]).cycles_with_calls
    if body["inner_loops"] or not body["simulated_cycles"]:
        return body["throughput_cycles"]
    return body["simulated_cycles"]


def stated_bound(analysis: BodyAnalysis, overlaps: bool) -> float:
    """Return the bound of a body: of several paths the lowest; of short runs not of chain or fetching."""
    names = SHORT_BOUNDS if overlaps else TRUE_BOUNDS
    least = max(bound.cycles for bound in analysis.bounds if bound.name in names)
    return min([least, *(path.cycles for path in analysis.paths)])


def _overlaps(
    report: cl.Report, body: Mapping[str, Any], others: Sequence[Mapping[str, Any]], runs: Mapping[str, int]
) -> bool:
    """Tell whether a loop was entered for fewer iterations than its chain bounds, as its report says."""
    least = least_iterations(report.body(body["label"]), report.machine.record)
    around = [runs[each["label"]] for each in others if body["label"] in each["inner_loops"]]
    return bool(least and around and min(around) and runs[body["label"]] / min(around) < least)


def _waits(
    report: cl.Report, body: Mapping[str, Any], others: Sequence[Mapping[str, Any]], runs: Mapping[str, int]
) -> float:
    """Return the iterations of a run where it waits for what the one before stored; else 0."""
    handed = recurrence_of(report, body["label"])
    around = [runs[each["label"]] for each in others if body["label"] in each["inner_loops"]]
    if handed is None or not around or not min(around):
        return 0.0
    iterations = runs[body["label"]] / min(around)
    return iterations if iterations < handed.least_iterations else 0.0


def ready(loop: TimedLoop, compiler: Compiler, public: Path | None, folder: Path, machine: str) -> Ready:
    """Compile, analyse and count a loop."""
    assembly = compiled(loop, compiler, public, folder)
    arrays = {n: laid_out(loop, n) for n in loop.sizes}
    if not (bodies := bodies_of(loop, compiler, assembly, arrays, machine)):
        raise SystemExit(f"{assembly.name}: no body runs more often at the larger size")
    record = cl.machine(machine).record
    timed = Timed(placements(loop, compiler, assembly), arrays)
    return Ready(loop, compiler, assembly, timed, bodies, longer_call(loop, assembly, arrays, record))


def longer_call(
    loop: TimedLoop, assembly: Path, arrays: Mapping[int, Sequence[np.ndarray]], machine: Machine
) -> float | None:
    """Return what the simulated call takes more at the larger size; None where its path is not followed."""
    small, large = (call_cycles(loop, assembly, arrays[n], n, machine) for n in loop.sizes)
    return None if small is None or large is None else large - small


def lowest_library_figures(vector_bits: int, width: int) -> dict[str, Measured]:
    """Return what functions of the mathematics library take, of some measurements the lowest of each."""
    found: dict[str, Measured] = {}
    for _ in range(LIBRARY_TRIES):
        watch = Watch()
        for name, figure in library_figures(LIBRARY_ROUNDS, watch, vector_bits).items():
            if name not in found or figure.value < found[name].value:
                found[name] = figure
        references = [seen.reference_cycles[:2] for seen in watch.rounds]
        if mean(passes_alone(1 / nop, branch, width) for nop, branch in references) >= MOSTLY:
            break
    return found


def with_library(key: str, folder: Path) -> str:
    """Return a machine file that says what functions of this system's mathematics library take."""
    record = cl.machine(key).record
    if not record.library:
        library = library_costs(lowest_library_figures(record.vector_bits, record.core.dispatch_width))
        sources = {**record.sources, MEASURED: "chainline calibrate, of this system"}
        record = replace(record, library=library, sources=sources)
    made = folder / f"{record.key}.toml"
    made.write_text(machine_text(record), encoding="utf-8")
    return str(made)


def outcomes(found: Sequence[Ready], rounds: int, width: int) -> list[Outcome]:
    """Measure all loops; return the cycles of an iteration of each hot body."""
    measured = measure([each.timed for each in found], rounds, width)
    return [
        Outcome(each, *(cycles / each.hot.runs for cycles in (m.low, m.cycles, m.high)))
        for each, m in zip(found, measured, strict=True)
    ]


def table(found: Sequence[Outcome]) -> Iterator[str]:
    """Yield the lines of the table, and what all come to."""
    numbers = f"{'measured':>9}{'95 %':>15}{'bound':>8}{'simulated':>10}{'error':>8}"
    yield f"{'loop':17}{'compiler':10}{'body':8}{numbers}"
    for each in found:
        hot = each.ready.hot
        line = f"{each.ready.loop.name:17}{each.ready.compiler.name:10}{hot.label[-7:]:8}{each.measured:9.2f}"
        line += f"{each.low:8.2f}{each.high:7.2f}{hot.bound:8.2f}{each.ready.simulated:10.2f}"
        line += f"{each.error:+8.1%}  {'bodies' if each.ready.call is None else 'call'}"
        yield line + ("" if each.holds else "  bound above")
    errors = [abs(each.error) for each in found]
    above = sum(not each.holds for each in found)
    yield f"{len(found)} loops: simulation {mean(errors):.1%} off on average, {max(errors):.1%} at most"
    yield f"{above} bounds above what was measured"


def write_csv(path: Path, found: Sequence[Outcome], machine: str) -> None:
    """Write the outcomes as a table."""
    with path.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(
            ("loop", "compiler", "body", "measured", "low", "high", "bound", "simulated", "machine")
        )
        for each in found:
            hot = each.ready.hot
            figures = (each.measured, each.low, each.high, hot.bound, each.ready.simulated)
            names = (each.ready.loop.name, each.ready.compiler.name, hot.label)
            writer.writerow((*names, *(f"{figure:.4g}" for figure in figures), machine))


def chosen_loops(options: argparse.Namespace) -> list[tuple[TimedLoop, Compiler]]:
    """Return the loops that are asked for, with each compiler that is here."""
    if platform.machine() not in ("x86_64", "AMD64"):
        raise SystemExit("needs an x86-64 processor")
    chosen = [
        (loop, compiler)
        for loop in load_loops()
        if (options.only or "") in loop.name and (loop.own or options.public)
        for compiler in compilers_of(loop)
    ]
    if not chosen:
        commands = ", ".join(each.command for each in COMPILERS)
        raise SystemExit(f"nothing to time: none of {commands}, or no such loop")
    return chosen


def options_of(text: str, *, table: bool = False) -> argparse.Namespace:
    """Return what is asked for on the command line of a script."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machine", default="host", help="key or machine file (default: of this processor)")
    parser.add_argument("--public", type=Path, help="folder with `lapack` and `musl`")
    parser.add_argument("--rounds", type=int, default=60, help="samples of each loop (default 60)")
    parser.add_argument("--only", help="loops whose name has this in it")
    if table:
        parser.add_argument("--csv", type=Path, help="write the table there, too")
    found = parser.parse_args()
    if found.rounds < LEAST_SAMPLES:
        parser.error(f"--rounds {found.rounds}: fewer than {LEAST_SAMPLES} samples of a loop tell nothing")
    return found


def main() -> None:
    options = options_of(__doc__, table=True)
    chosen = chosen_loops(options)
    with tempfile.TemporaryDirectory() as scratch:
        key = with_library(options.machine, Path(scratch))
        machine = cl.machine(key)
        found = [ready(loop, each, options.public, Path(scratch), key) for loop, each in chosen]
        measured = outcomes(found, options.rounds, machine.record.core.dispatch_width)
    print(f"{machine.record.title}, {len({loop.name for loop, _ in chosen})} functions")
    print("\n".join(table(measured)))
    if options.csv:
        write_csv(options.csv, measured, machine.record.key)


if __name__ == "__main__":
    main()
