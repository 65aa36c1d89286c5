"""Errors over the share of the rows learned from, summed up: spreads, paired differences, rows needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .candidates import PURE, RECIPES
from .paired_difference import PairedDifference, paired_differences
from .study import DrawError, Spread, spreads


@dataclass(frozen=True, slots=True)
class CurveRun:
    """What was compared on which rows.

    Attributes
    ----------
    data : str
        Name of the data set.
    cpu : str or None
        Where it was measured, if the table says so.
    target : str
    features : tuple of str
    n_rows, n_tested : int
    n_draws, seed : int
    log : bool
        Whether logarithms of times are learned.
    analytical, machine : str or None
        Names of the analytical model and of the machine file of its constants.
    aggregation : None, str or float
        Of the candidate "hybrid".
    analytical_mape : float or None
        Of the analytical model alone on all rows.
    """

    data: str
    cpu: str | None
    target: str
    features: tuple[str, ...]
    n_rows: int
    n_tested: int
    n_draws: int
    seed: int
    log: bool
    analytical: str | None
    machine: str | None
    aggregation: str | float | None
    analytical_mape: float | None

    @property
    def title(self) -> str:
        """Name of the data set, and where it was measured."""
        return f"{self.data}, {self.cpu}" if self.cpu else self.data


@dataclass(frozen=True, slots=True)
class Needed:
    """The least share, of those tried, at which a candidate is accurate enough.

    Attributes
    ----------
    candidate : str
    fraction : float or None
        None where no share tried is enough; 0 of what learns nothing.
    n_learned : int or None
    """

    candidate: str
    fraction: float | None
    n_learned: int | None


@dataclass(frozen=True, slots=True)
class ShareCurve:
    """What is to be said of candidates, by the share of the rows learned from.

    Attributes
    ----------
    mape, mlogq : tuple of Spread
        Of each candidate at each fraction, the fractions rising.
    differences : tuple of PairedDifference
        MAPE of each candidate that does not learn purely less that of pure learning, where both were tried.
    needed : tuple of Needed
        Of each candidate.
    goal : float
        Mean MAPE that is accurate enough, 0.1 for 10 %.
    """

    mape: tuple[Spread, ...]
    mlogq: tuple[Spread, ...]
    differences: tuple[PairedDifference, ...]
    needed: tuple[Needed, ...]
    goal: float

    @property
    def candidates(self) -> tuple[str, ...]:
        """Names of the candidates, in their order."""
        return tuple(dict.fromkeys(spread.candidate for spread in self.mape))

    @property
    def learned(self) -> tuple[tuple[float, int], ...]:
        """Fractions and the rows that they are, rising."""
        return tuple(sorted({(spread.fraction, spread.n_learned) for spread in self.mape}))


def share_curve(errors: Iterable[DrawError], goal: float) -> ShareCurve:
    """Return what errors say by the share of the rows learned from.

    Parameters
    ----------
    errors : iterable of DrawError
        Of candidates of `RECIPES`, in two draws or more, the same for all.
    goal : float
        Mean MAPE that is accurate enough, 0.1 for 10 %.

    Raises
    ------
    ValueError
        If candidates that are compared were not tried in the same draws, or in fewer than two.

    References
    ----------
    Ibeid et al., Section VII (MAPE by the size of the training set; the size for a MAPE of 10 %).
    """
    order = list(RECIPES)
    found = sorted(errors, key=lambda error: (order.index(error.candidate), error.fraction, error.draw))
    names = tuple(dict.fromkeys(error.candidate for error in found))
    compared = [name for name in names if RECIPES[name].is_compared] if PURE in names else []
    differences = tuple(
        difference for name in compared for difference in paired_differences(found, name, PURE)
    )
    by_mape = spreads(found, "mape")
    needed = tuple(_needed(name, [s for s in by_mape if s.candidate == name], goal) for name in names)
    return ShareCurve(by_mape, spreads(found, "mlogq"), differences, needed, goal)


def _needed(candidate: str, rising: Sequence[Spread], goal: float) -> Needed:
    enough = next((spread for spread in rising if spread.mean <= goal), None)
    if enough is None:
        return Needed(candidate, None, None)
    learns = RECIPES[candidate].learns
    return Needed(candidate, enough.fraction if learns else 0.0, enough.n_learned if learns else 0)
