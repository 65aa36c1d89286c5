"""Comparison of a loop before and after its source was compiled with other flags."""

from __future__ import annotations

from collections.abc import Iterable

from ....records import record, replace
from ..regions.record import BodyAnalysis, FileAnalysis
from ..regions.region_selection import hottest_first
from ..regions.remedies import Remedy

WINS = 1.05
"""Least factor by which a loop has to be faster before what made it so is called a remedy."""


@record
class Recompiled:
    """Result of recompiling a loop with further flags.

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
        Speedup that the remedy predicted.
    change : str
        Of the remedy, its words.
    """

    function: str
    label: str
    flags: tuple[str, ...]
    compiler: str
    before: float | None
    after: float | None
    problem: str = ""
    promised: float | None = None
    change: str = ""

    @property
    def times_faster(self) -> float | None:
        """Speedup of the recompiled loop by the analysis; None where it is unknown."""
        return self.before / self.after if self.before and self.after else None


def after_trying(
    found: Iterable[Remedy], function: str, label: str, tried: Iterable[Recompiled]
) -> tuple[Remedy, ...]:
    """Return the remedies of a loop that are left when a compiler has tried some: tried ones first, by gain.

    One that has won nothing is none; of one that has won something its figure is the compiler's.

    Parameters
    ----------
    found : iterable of Remedy
        Remedies of the loop.
    function, label : str
        The loop.
    tried : iterable of Recompiled
        Results of the compiler, of any loops.

    Examples
    --------
    >>> made = [Recompiled("f", ".L3", ("-O3",), "gcc", 4.0, 0.5, change="vectorise")]
    >>> after_trying([Remedy("vectorise", 8.0), Remedy("join loops")], "f", ".L3", made)[0].times_faster
    8.0
    >>> made = [Recompiled("f", ".L3", ("-O3",), "gcc", 4.0, 4.0, change="vectorise")]
    >>> [remedy.change for remedy in after_trying([Remedy("vectorise", 8.0)], "f", ".L3", made)]
    []
    """
    mine = {one.change: one for one in tried if (one.function, one.label) == (function, label)}
    known, others = [], []
    for remedy in found:
        one = mine.get(remedy.change)
        if one is None or one.problem or one.times_faster is None:
            others.append(remedy)
        elif one.times_faster >= WINS:
            known.append(replace(remedy, times_faster=one.times_faster, simulated=False, compiled=True))
    return *sorted(known, key=lambda remedy: -(remedy.times_faster or 0.0)), *others


def same_loop(found: FileAnalysis, function: str, like: BodyAnalysis) -> BodyAnalysis | None:
    """Return the loop of an analysis that comes from the source of another one.

    Of several that share a line of the source it is the one that takes most elements an iteration: others are
    what a compiler has made for the rest of them, or for arrays that overlap. Where lines tell nothing all
    loops of the function are candidates.

    Parameters
    ----------
    found : FileAnalysis
        Analysis of the recompiled code.
    function : str
        Function of the loop.
    like : BodyAnalysis
        The loop before it was recompiled.
    """
    own = next((each for each in found.functions if each.name == function), None)
    if own is None:
        return None
    bodies = [body for body in hottest_first(own) if body.body.repeats]
    if like.source_lines:
        bodies = [
            body for body in bodies if not set(like.source_lines).isdisjoint(body.source_lines)
        ] or bodies
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
