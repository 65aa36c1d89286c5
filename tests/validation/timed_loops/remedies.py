"""Carry out the remedies that `chainline analyze` proposes for each loop, and measure what they win.

    python tests/validation/timed_loops/remedies.py [--machine KEY] [--public DIR] [--rounds 60] [--only NAME]

Flags are given to the compiler, arrays are moved off cache lines where their place is the remedy, and
own/by_hand.c has functions that were changed by hand. Each is timed by turns with the loop as it was.
A promise holds where at least half of what it says is won; one without a number where anything is won.
What was changed by hand and is at least 1.2 times faster has to be proposed.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import chainline as cl
import numpy as np
from chainline.analysis.incore.regions.remedies import NATIVE, Remedy, remedies
from chainline.codegen.recompile import accepted
from loops import HERE, laid_out
from run import Ready, chosen_loops, options_of, ready
from sampling import Timed, measure
from toolchain import compiled, functions_text, placements

WORTH, FELT = 1.2, 1.02
OFF_BYTES = 16
BY_HAND = tomllib.loads((HERE / "by_hand.toml").read_text())


@dataclass(frozen=True, slots=True)
class Applied:
    """A remedy that was carried out.

    Attributes
    ----------
    ready : Ready
        The loop.
    how : str
        Flags, or what else was done.
    proposed : Remedy or None
        None where nobody proposed it.
    before, after : Timed
        Without and with it.
    """

    ready: Ready
    how: str
    proposed: Remedy | None
    before: Timed
    after: Timed


def proposed_for(each: Ready, machine: str) -> tuple[Remedy, ...]:
    """Return what is proposed for the hot body of a loop."""
    report = cl.analyze(functions_text(each.assembly, each.loop.symbol), machine=machine)
    return remedies(report.body(each.hot.label), report.machine.record)


def applied(each: Ready, machine: str, public: Path | None) -> Iterator[Applied]:
    """Yield each remedy of a loop that can be carried out, and what was changed by hand."""
    found = proposed_for(each, machine)
    for number, remedy in enumerate(found):
        if remedy.change.startswith("arrays at multiples"):
            yield Applied(each, f"{OFF_BYTES} bytes off", remedy, _moved(each), each.timed)
        elif flags := _flags(each, remedy):
            yield Applied(each, " ".join(flags), remedy, each.timed, _recompiled(each, flags, public, number))
    if each.loop.name in BY_HAND and each.compiler.name != "gfortran":
        meant = [remedy for remedy in found if remedy.change.startswith(BY_HAND[each.loop.name])]
        yield Applied(each, "by hand", meant[0] if meant else None, each.timed, _by_hand(each))


def _flags(each: Ready, remedy: Remedy) -> tuple[str, ...]:
    """Return the flags of a remedy that a compiler takes and that are not given anyway."""
    given = (*each.compiler.flags, NATIVE)
    return tuple(flag for flag in accepted(each.compiler.command, tuple(remedy.flags)) if flag not in given)


def _recompiled(each: Ready, flags: Sequence[str], public: Path | None, number: int) -> Timed:
    folder = each.assembly.parent / f"remedy-{number}"
    folder.mkdir(exist_ok=True)
    assembly = compiled(each.loop, each.compiler.with_flags(flags), public, folder)
    return Timed(placements(each.loop, each.compiler, assembly), each.timed.arrays)


def _by_hand(each: Ready) -> Timed:
    folder = each.assembly.parent / "by-hand"
    folder.mkdir(exist_ok=True)
    source = each.loop.with_source("own/by_hand.c")
    assembly = compiled(source, each.compiler.with_flags(["-fno-builtin"]), None, folder)
    return Timed(placements(each.loop, each.compiler, assembly), each.timed.arrays)


def _moved(each: Ready) -> Timed:
    """Return a loop whose arrays begin behind a cache line."""
    arrays = {n: laid_out(each.loop, n, OFF_BYTES) for n in each.loop.sizes}
    return Timed(each.timed.placements, arrays)


def measured(found: Sequence[Applied], rounds: int, width: int) -> list[float]:
    """Return how many times faster each loop is with its remedy."""
    cases = [case for one in found for case in (one.before, one.after)]
    cycles = [each.cycles for each in measure(cases, rounds, width)]
    return [before / after for before, after in zip(cycles[::2], cycles[1::2], strict=True)]


def judged(one: Applied, gain: float) -> str:
    """Return what a measurement says of a promise."""
    if np.isnan(gain):
        return "disturbed"
    if one.proposed is None:
        return "NOT PROPOSED" if gain >= WORTH else "not worth it, not proposed"
    promised = one.proposed.times_faster
    if promised is None:
        return "wins" if gain >= FELT else "WINS NOTHING"
    return "holds" if gain - 1 >= (promised - 1) / 2 else "TOO MUCH PROMISED"


def line(one: Applied, gain: float) -> str:
    """Return a line of the table."""
    promised = "" if one.proposed is None or not one.proposed.times_faster else one.proposed.times_faster
    text = f"{one.ready.loop.name:16}{one.ready.compiler.name:9}{one.how[:42]:43}"
    return f"{text}{promised:>8{'.2f' if promised else ''}}{gain:9.2f}  {judged(one, gain)}"


def main() -> None:
    options = options_of(__doc__)
    machine = cl.machine(options.machine)
    with tempfile.TemporaryDirectory() as scratch:
        found = [
            one
            for loop, compiler in chosen_loops(options)
            for one in applied(
                ready(loop, compiler, options.public, Path(scratch), options.machine),
                options.machine,
                options.public,
            )
        ]
        gains = measured(found, options.rounds, machine.record.core.dispatch_width)
    print(f"{machine.record.title}\n{'loop':16}{'compiler':9}{'how':43}{'promised':>8}{'measured':>9}")
    for one, gain in zip(found, gains, strict=True):
        print(line(one, gain))
    bad = sum(judged(one, gain).isupper() for one, gain in zip(found, gains, strict=True))
    print(f"{len(found)} remedies carried out, {bad} of them otherwise than was said")


if __name__ == "__main__":
    main()
