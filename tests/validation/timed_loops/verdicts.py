"""Check the verdict on each loop by changing what it names, and measuring what that does.

    python tests/validation/timed_loops/verdicts.py [--machine KEY] [--public DIR] [--rounds 60] [--only NAME]

Of each loop of run.py three copies are made, each with a change of its own assembly: *more* of what
the verdict names (an instruction on those ports, nops where dispatch limits, a longer chain), *other*
work that it says there is room for (nops, the same instruction beside the chain), and *less* of it (a
named instruction gives way to a nop, the chain is cut). All are timed by turns. The verdict is right
where more of it costs at least half of what it should, other work less than half of that, and less of
it wins at least half of what the simulation says. Where the simulation takes longer than any bound, and
so says that nothing is busy all the time, more of the busiest has to cost what it says, to half of the
full price: in the call that is timed, or in the loop by itself where the call's path is not followed. That
is asked of the call, too, where the report only guesses which way branches go, and of the chain through
memory where it says that runs are so short that they wait for what the one before stored. Of
ports that are as busy as others, there is more of both. Loops that call functions, and runs too short for
the chain that is named, as their reports say, are not checked.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isnan
from pathlib import Path

import chainline as cl
from changed import Perturbed
from perturb import perturbations
from run import Ready, chosen_loops, options_of, ready
from sampling import Timed, measure
from toolchain import placements

MORE, OTHER, LESS = "more", "other", "less"
HALF = 0.5


@dataclass(frozen=True, slots=True)
class Checked:
    """A loop, its changes, and the cycles of an iteration with and without them."""

    ready: Ready
    changes: Mapping[str, Perturbed]
    cycles: float
    changed: Mapping[str, float]

    def effect(self, kind: str) -> float:
        """Cycles that an iteration takes more with a change."""
        return self.changed[kind] - self.cycles

    @property
    def right(self) -> bool | None:
        """Whether the changes do what the verdict says; None where nothing could be added."""
        if MORE not in self.changes or isnan(self.cycles + sum(self.changed.values())):
            return None
        more, change = self.effect(MORE), self.changes[MORE]
        held = more >= HALF * change.expected
        if change.price > change.expected:  # nothing is said to be full
            held = abs(more - change.expected) <= HALF * change.price
        if OTHER in self.changes:
            held = held and self.effect(OTHER) <= HALF * more
        if LESS in self.changes:
            held = held and self.effect(LESS) <= HALF * self.changes[LESS].expected
        return held


def changes_of(each: Ready, machine: str) -> dict[str, Perturbed]:
    """Return the changes of a loop by what they are for."""
    if each.hot.beside:
        return {}

    def simulated(assembly: Path) -> float | None:
        return each.call_of(assembly, machine)

    hot = each.hot
    found = perturbations(
        each.assembly, each.loop.symbol, hot.label, machine, simulated, hot.waiting_iterations
    )
    return {change.assembly.stem.rpartition("-")[2]: change for change in found}


def timed(each: Ready, assembly: Path) -> Timed:
    """Return a changed loop, ready to be timed."""
    return Timed(placements(each.loop, each.compiler, assembly), each.timed.arrays)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A loop and its changes, ready to be timed: itself first."""

    ready: Ready
    changes: Mapping[str, Perturbed]
    cases: Sequence[Timed]


def prepared(each: Ready, machine: str) -> Prepared:
    """Make the changes of a loop."""
    changes = changes_of(each, machine)
    return Prepared(each, changes, [each.timed, *(timed(each, one.assembly) for one in changes.values())])


def checked(found: Sequence[Prepared], rounds: int, width: int) -> Iterator[Checked]:
    """Measure all loops and their changes by turns."""
    measured = iter(measure([case for each in found for case in each.cases], rounds, width))
    for each in found:
        own, *others = (next(measured).cycles / each.ready.hot.runs for _ in each.cases)
        yield Checked(each.ready, each.changes, own, dict(zip(each.changes, others, strict=True)))


def line(each: Checked) -> str:
    """Return a line of the table."""
    hot = each.ready.hot
    limit = "waits for the run before" if hot.waiting_iterations else hot.limit
    text = f"{each.ready.loop.name:16}{each.ready.compiler.name:9}{limit[:24]:25}{each.cycles:7.2f}"
    for kind in (MORE, OTHER, LESS):
        if kind in each.changes:
            change = each.changes[kind]
            text += f"  {change.what[:16]:16}{each.effect(kind):+7.2f}"
            text += f" of {change.expected:+6.2f}" if kind != OTHER else ""
        else:
            text += " " * (25 if kind == OTHER else 35)
    return text + {True: "  right", False: "  WRONG", None: f"  {hot.beside or '-'}"}[each.right]


def main() -> None:
    options = options_of(__doc__)
    machine = cl.machine(options.machine)
    with tempfile.TemporaryDirectory() as scratch:
        loops = [
            prepared(ready(loop, each, options.public, Path(scratch), options.machine), options.machine)
            for loop, each in chosen_loops(options)
        ]
        found = list(checked(loops, options.rounds, machine.record.core.dispatch_width))
    print(machine.record.title)
    for each in found:
        print(line(each))
    told = [each for each in found if each.right is not None]
    print(f"{len(told)} verdicts checked, {sum(bool(each.right) for each in told)} right")


if __name__ == "__main__":
    main()
