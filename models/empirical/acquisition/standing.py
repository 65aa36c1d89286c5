"""How far measuring has come: what was spent, how good the model is, and whether it still gets better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..estimators.pmnf.deciding import deciding_point
from ..estimators.pmnf.one_parameter import FEWEST_POINTS
from ..estimators.pmnf.several_parameters import FittedFormula
from .state import ASSUMED_NOISE, State
from .suggest import Suggestion

_EXPLAINED = 3
"""Times the noise that the error of a model may be: repetitions average it out."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where measurements stand, and the runs that are next.

    Attributes
    ----------
    runs : tuple of Suggestion
        In their order; none where the budget allows none.
    spent, budget : float
        What was measured cost, and all that may be spent, in the unit of `State.cost`.
    n_points, n_measured : int
        Points that can be measured, and those that have been.
    noise : float
        See `State`.
    model : FittedFormula or None
        The scaling law so far; None before there is one.
    stop : bool
        Whether the last runs made it no better, and it is as good as the noise allows.
    misfit : bool
        Whether the last runs made it no better though it is further off than the noise explains: no law
        that is tried describes the times.
    deciding : mapping of str to float, or None
        The point whose run would tell the model from others that fit as well, see `deciding_point`.
    """

    runs: tuple[Suggestion, ...]
    spent: float
    budget: float
    n_points: int
    n_measured: int
    noise: float
    model: FittedFormula | None
    stop: bool
    misfit: bool = False
    deciding: Mapping[str, float] | None = None


def standing(state: State, runs: Sequence[Suggestion], budget: float, patience: int) -> Standing:
    """Return where measurements stand.

    Parameters
    ----------
    state : State
        Points that were measured in the order that they were, see `state_of`.
    runs : sequence of Suggestion
        As `suggest` gives them.
    budget : float
        That all runs may cost, those done among them.
    patience : int
        Runs that may make the model no better, see `stalled`.
    """
    measured = int(np.count_nonzero(state.counts))
    model = state.model() if measured >= FEWEST_POINTS else None
    no_better = stalled(_errors_so_far(state), patience)
    explained = model is not None and model.smape <= 100 * _EXPLAINED * max(state.noise, ASSUMED_NOISE)
    return Standing(
        runs=tuple(runs),
        spent=state.cost,
        budget=budget,
        n_points=len(state.points),
        n_measured=measured,
        noise=state.noise,
        model=model,
        stop=no_better and explained,
        misfit=no_better and not explained,
        deciding=_deciding(state, model),
    )


def _deciding(state: State, model: FittedFormula | None) -> Mapping[str, float] | None:
    if model is None or not model.others:
        return None
    laws = (model.formula, *model.others)
    point = deciding_point(laws, state.points[state.counts > 0], state.points)
    return None if point is None else dict(zip(state.parameters, point.tolist(), strict=True))


def stalled(smapes: Sequence[float], patience: int) -> bool:
    """Tell whether the error of the model has not fallen for so many runs.

    References
    ----------
    Ritter et al., Section III-B: lambda, 3 for two parameters.
    """
    if len(smapes) <= patience:
        return False
    return min(smapes[-patience:]) >= min(smapes[:-patience])


def _errors_so_far(state: State) -> list[float]:
    """Return the SMAPE after each point, once the minimum set is there."""
    seen = [int(point) for point in np.flatnonzero(state.counts)]
    base = [point for point in state.minimum if point in set(seen)]
    order = base + [point for point in seen if point not in set(base)]
    errors = []
    for number in range(max(len(base), FEWEST_POINTS), len(order) + 1):
        kept = set(order[:number])
        values = tuple(v if point in kept else v[:0] for point, v in enumerate(state.values))
        errors.append(replace(state, values=values).model().smape)
    return errors
