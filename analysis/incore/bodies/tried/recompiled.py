"""A loop before and after its source was compiled with other flags."""

from __future__ import annotations

from .....records import record
from ..hottest import hottest_first
from ..record import BodyAnalysis, FileAnalysis


@record
class Recompiled:
    """What flags have made of a loop.

    Attributes
    ----------
    function, label : str
        The loop that the remedy was for.
    flags : tuple of str
        Those that were added.
    compiler : str
        Its name.
    before, after : float or None
        Cycles an element; None where code does not tell how many elements an iteration takes.
    problem : str
        Why there is no comparison; empty where there is one.
    promised : float or None
        How many times faster the remedy said.
    """

    function: str
    label: str
    flags: tuple[str, ...]
    compiler: str
    before: float | None
    after: float | None
    problem: str = ""
    promised: float | None = None

    @property
    def times_faster(self) -> float | None:
        """How many times faster the analysis says that the loop has become."""
        return self.before / self.after if self.before and self.after else None


def same_loop(found: FileAnalysis, function: str, like: BodyAnalysis) -> BodyAnalysis | None:
    """Return the loop of an analysis that comes from the source of another one; the hottest, of several.

    Where lines tell nothing it is the hottest of the function.
    """
    own = next((each for each in found.functions if each.name == function), None)
    if own is None:
        return None
    bodies = [body for body in hottest_first(own) if body.body.repeats]
    if like.source is not None:
        near = [b for b in bodies if b.source is not None and b.source.line == like.source.line]
        bodies = near or bodies
    return max(bodies, key=_elements, default=None)


def _elements(analysis: BodyAnalysis) -> float:
    """Return the elements of an iteration: most in the loop that a compiler means to be the main one."""
    return analysis.elements or 0.0


def cycles_per_element(analysis: BodyAnalysis | None) -> float | None:
    """Return the cycles of an element, simulated where it was; None where that is not known."""
    if analysis is None or not analysis.elements or analysis.calls:
        return None
    cycles = analysis.least_cycles if analysis.simulated is None else analysis.simulated.cycles
    return cycles / analysis.elements
