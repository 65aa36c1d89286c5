"""A loop in the text of its function, and copies of it with a change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import chainline as cl
from chainline.analysis.incore.regions.record import BodyAnalysis
from toolchain import functions_text

NOP = "nop"
_SHARE, _LEAST_CYCLES, _MOST = 0.12, 0.2, 12


@dataclass(frozen=True, slots=True)
class Perturbed:
    """An assembly file with a change, and what its verdict lets one expect.

    Attributes
    ----------
    what : str
        Of the change, for people.
    assembly : Path
    expected : float
        Cycles that an iteration takes more; less than 0 where it is relieved. The latter by the simulation,
        and the former, too, where that takes longer than any bound, and so says that nothing is busy all the
        time.
    price : float
        Cycles that the change costs what is named, were it busy all the time.
    """

    what: str
    assembly: Path
    expected: float
    price: float = 0.0


@dataclass(frozen=True, slots=True)
class Code:
    """A loop in the text of its function."""

    assembly: Path
    symbol: str
    label: str
    machine: str
    simulated: Callable[[Path], float | None]

    @property
    def text(self) -> str:
        return functions_text(self.assembly, self.symbol)

    def analysed(self, text: str, *, simulate: bool = False) -> BodyAnalysis:
        return cl.analyze(text, machine=self.machine, simulate=simulate).body(self.label)

    def taken(self, assembly: Path) -> float:
        """Return the cycles of an iteration: of the call that is timed, or of the loop by itself."""
        cycles = self.simulated(assembly)
        if cycles is not None:
            return cycles
        return taken_by(self.analysed(functions_text(assembly, self.symbol), simulate=True))

    def written(self, text: str, suffix: str) -> Path:
        made = self.assembly.with_name(f"{self.assembly.stem}-{suffix}.s")
        made.write_text(self.assembly.read_text().replace(self.text, text))
        return made


def with_lines(text: str, after: Mapping[int, Sequence[str]]) -> str:
    """Return a text with lines added behind some, by their number from 1."""
    made = []
    for number, line in enumerate(text.split("\n"), 1):
        made += [line, *after.get(number, ())]
    return "\n".join(made)


def cycles_of(analysis: BodyAnalysis, name: str) -> float:
    return next((bound.cycles for bound in analysis.bounds if bound.name == name), 0.0)


def enough(one: float, bound: float) -> int:
    wanted = max(_SHARE * bound, _LEAST_CYCLES)
    return min(max(1, round(wanted / one + 0.49)), _MOST)


def taken_by(analysis: BodyAnalysis) -> float:
    return analysis.least_cycles if analysis.simulated is None else analysis.simulated.cycles
