"""Candidates for a table, strong and cheap ones first: any time is enough for some of them.

Which classes are tried of so many rows follows the trials of `tests/validation/tables`. Of 100 rows, smooth
models alone do as well as all classes together, in a quarter of the time; of 400, tensor completion is the
best of a third of the tables. Neighbours, support vectors and forests were the best of none.

`blended` makes one model of several: a weighted sum of the logarithms of their predictions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd

from .....arrays import Floats
from .....codegen.process import Bounds
from .....errors import UsageError
from .....records import field, record, replace
from ...data.experiments.table import series_of_frame
from ...data.parameter_space import ParameterSpace
from ...data.table_file import Measurements
from ...estimators.pmnf.fit import Search, check_series, fit_series
from ...estimators.pmnf.several_parameters import of_relative_errors
from ..baselines import COMPETITORS
from ..fitting import as_chosen, columns_of, fit_model
from ..prediction_intervals import LearnedRange, learned_ranges
from ..registry import BLEND, PMNF
from ..store.document import StoredModel
from ..stored_laws import Law


@record(eq=False)
class LogBlend:
    """The weighed geometric mean of fitted models, or their product where all weights are one.

        log t(x) = sum_k w_k log t_k(x)

    A mean is that of the members that have an answer to a row, their weights made to sum to one: a sum of
    influences that falls below zero somewhere does not silence the others. Beyond the ranges that were
    learned from, the weighted median takes its place, since there one of them may go astray: from a tenth of
    a range on, and in part before.

    Attributes
    ----------
    members : tuple of fitted estimators
    weights : tuple of float
    ranges : tuple of LearnedRange
        Of the parameters; none takes the mean everywhere.

    Raises
    ------
    ValueError
        If there is not a weight for each.

    Examples
    --------
    >>> from sklearn.dummy import DummyRegressor
    >>> two, eight = (DummyRegressor().fit([[0]], [time]) for time in (2.0, 8.0))
    >>> LogBlend((two, eight), (0.5, 0.5)).predict(pd.DataFrame({"n": [1]})).tolist()
    [4.0]
    """

    members: tuple[Any, ...]
    weights: tuple[float, ...]
    ranges: tuple[LearnedRange, ...] = ()

    def __post_init__(self) -> None:
        if not self.members or len(self.members) != len(self.weights):
            raise ValueError("not a weight for each member of a blend")

    def predict(self, rows: pd.DataFrame) -> Floats:
        """Return the time of each row, (n,): zero where a factor, or every member of a mean, has none."""
        return self.of_members(np.column_stack([_answered(member, rows) for member in self.members]), rows)

    @property
    def is_mean(self) -> bool:
        """True of a mean of several members, False of a product."""
        return len(self.members) > 1 and bool(np.isclose(sum(self.weights), 1))

    def of_members(self, times: Floats, rows: pd.DataFrame) -> Floats:
        """Return the times of the blend from those of its members, (n, n_members) -> (n,).

        Parameters
        ----------
        times : ndarray of float, (n, n_members)
        rows : DataFrame, (n, n_parameters)
        """
        said = blended(times, self.weights)
        known = [each for each in self.ranges if each.name in rows]
        if not known or not self.is_mean:
            return said
        away = np.max([each.distances(rows[each.name]) for each in known], axis=0) / _NEAR
        if (far := (away > 0) & (said > 0)).any():
            share, middle = np.minimum(away[far], 1.0), weighted_median(times[far], self.weights)
            said[far] = np.exp((1 - share) * np.log(said[far]) + share * np.log(middle))
        return said

    def spread(self, rows: pd.DataFrame) -> Floats:
        """Return the deviation of the members from the blend, weighed, of logarithms, (n,); 0 of a product.

            s(x)^2 = sum_k w_k (log t_k(x) - log t(x))^2

        Examples
        --------
        >>> from sklearn.dummy import DummyRegressor
        >>> two, eight = (DummyRegressor().fit([[0]], [time]) for time in (2.0, 8.0))
        >>> LogBlend((two, eight), (0.5, 0.5)).spread(pd.DataFrame({"n": [1]})).round(3).tolist()
        [0.693]
        """
        if not self.is_mean:
            return np.zeros(len(rows))
        times = np.column_stack([_answered(member, rows) for member in self.members])
        mean = self.of_members(times, rows)[:, None]
        answered = np.isfinite(times) & (times > 0) & np.isfinite(mean) & (mean > 0)
        factors = np.where(answered, times, 1.0) / np.where(answered, mean, 1.0)
        share = np.where(answered, self.weights, 0.0)
        total = np.maximum(share.sum(axis=1), np.finfo(np.float64).tiny)
        return np.asarray(np.sqrt((share * np.log(factors) ** 2).sum(axis=1) / total))


def _answered(member: Any, rows: pd.DataFrame) -> Floats:
    """Return the answers of a member, (n,): NaN of rows that it refuses, such as a root of 0."""
    try:
        return np.asarray(member.predict(rows), np.float64)
    except ValueError:
        if len(rows) <= 1:
            return np.full(len(rows), np.nan)
    half = len(rows) // 2
    return np.concatenate([_answered(member, rows.iloc[:half]), _answered(member, rows.iloc[half:])])


def blended(times: Floats, weights: Sequence[float]) -> Floats:
    """Return the times of a blend from those of its members, (n, n_members) -> (n,); see `LogBlend`.

    Examples
    --------
    >>> blended(np.array([[2.0, 8.0], [-1.0, 8.0]]), (0.5, 0.5)).round(9).tolist()
    [4.0, 8.0]
    >>> blended(np.array([[2.0, 1.5], [-1.0, 1.5]]), (1.0, 1.0)).round(9).tolist()
    [3.0, 0.0]
    """
    said, share = np.asarray(times, np.float64), np.asarray(weights, np.float64)
    answered = np.isfinite(said) & (said > 0)
    total = np.log(np.where(answered, said, 1.0)) @ share
    given = answered @ share
    if np.isclose(share.sum(), 1):
        total = total / np.where(given > 0, given, 1.0)
        silent = np.asarray(given <= 0)
    else:
        silent = np.asarray(~answered.all(axis=1))
    with np.errstate(over="ignore"):
        return np.asarray(np.where(silent, 0.0, np.exp(total)))


def weighted_median(times: Floats, weights: Sequence[float]) -> Floats:
    """Return the time that half of the weight is below, of those above zero, (n, n_members) -> (n,).

    Each member stands in the middle of its weight; between two the logarithm is linear. Zero of rows without
    an answer.

    Examples
    --------
    >>> weighted_median(np.array([[2.0, 3.0, 1e9], [2.0, 8.0, -1.0]]), (0.3, 0.4, 0.3)).round(3).tolist()
    [3.0, 4.416]
    """
    said = np.asarray(times, np.float64)
    answered = np.isfinite(said) & (said > 0)
    logarithms = np.log(np.where(answered, said, np.inf), out=np.full(said.shape, np.inf), where=answered)
    order = np.argsort(logarithms, axis=1, kind="stable")
    ordered = np.take_along_axis(logarithms, order, axis=1)
    share = np.where(np.isfinite(ordered), np.asarray(weights, np.float64)[order], 0.0)
    total = share.sum(axis=1)
    places = np.cumsum(share, axis=1) - share / 2
    places = np.where(np.isfinite(ordered), places / np.where(total > 0, total, 1.0)[:, None], np.inf)
    rows, last = np.arange(len(said)), np.maximum(answered.sum(axis=1) - 1, 0)
    above = (places < 0.5).sum(axis=1)
    low, high = np.maximum(above - 1, 0), np.minimum(above, last)
    begin, end = places[rows, low], places[rows, high]
    between = np.where(high > low, (0.5 - begin) / np.where(high > low, end - begin, 1.0), 0.0)
    first = np.where(total > 0, ordered[rows, low], 0.0)
    step = np.where(high > low, ordered[rows, high] - first, 0.0)
    return np.asarray(np.where(total > 0, np.exp(first + between * step), 0.0))


_NEAR = 0.1
"""Lengths of a range beyond it from which on a blend is the median of its members."""
_TREES = {"max_depth": 16, "n_estimators": 64}
_PERCEPTRON = {"layers": 2, "width": 128, "activation": "relu", "solver": "adam", "alpha": 1e-4}
_COPIES = 4
"""Copies that a model makes of its columns, in memory at once."""
BOUNDS = Bounds(cpu_s=600.0, memory_bytes=2 << 30)
"""Limits of a candidate, its fits without held-out rows included."""
_MOST_LAW_PARAMETERS = 4


@record
class Candidate:
    """A class of models and its settings.

    Attributes
    ----------
    model : str
        As `chainline fit --model` names it.
    settings : mapping
    label : str
        Text that distinguishes it from others of its class; "" of the only one.
    after : Candidate or None
        Smooth model that it corrects: it learns the ratio of measured and predicted times.
    most_rows : int
        Number of rows above which it would take too long.
    least_rows : int
        Number of rows below which others do as well in less time.
    quick_rows : int
        Number of rows above which it takes its turn after the others.
    numbers_only : bool
        Whether it takes no texts.
    """

    model: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    label: str = ""
    after: Candidate | None = None
    most_rows: int = 1_000_000
    least_rows: int = 0
    quick_rows: int = 1_000_000
    numbers_only: bool = False

    @property
    def name(self) -> str:
        """Class, corrected candidate and label, for people."""
        own = f"{self.model} {self.label}".strip()
        return own if self.after is None else f"{self.after.name}, then {own}"

    def problem(self, measurements: Measurements) -> str | None:
        """Return why a table is not learned from; None if nothing is against it."""
        frame = measurements.features
        if self.after is not None and (found := self.after.problem(measurements)):
            return found
        if found := self.bound(measurements):
            return found
        if len(frame) < self.least_rows:
            return f"fewer than {self.least_rows} rows"
        if self.numbers_only and not all(pd.api.types.is_numeric_dtype(frame[name]) for name in frame):
            return "takes no texts"
        if self.model == PMNF and frame.shape[1] > _MOST_LAW_PARAMETERS:
            return f"more than {_MOST_LAW_PARAMETERS} parameters"
        return None

    def bound(self, measurements: Measurements) -> str | None:
        """Return the bound of rows or memory that a table is beyond; None of a smaller one."""
        frame = measurements.features
        if len(frame) > self.most_rows:
            return f"more than {self.most_rows} rows"
        if self.model not in COMPETITORS or COMPETITORS[self.model].codes:
            return None
        needed = _COPIES * 8 * len(frame) * columns_of(frame)
        most = BOUNDS.memory_bytes
        return f"takes more than {most / 2**30:.3g} GiB of memory" if needed > most else None


@record
class NotTried:
    """A candidate that was not tried, or given up, and why."""

    name: str
    why: str


_SOME, _MANY = 250, 1500
"""Rows from which on tensor completion, and models that need many rows, are tried."""
_MOST_GP_ROWS, _QUICK_GP_ROWS, _MOST_INFLUENCE_ROWS, _MOST_LAW_ROWS = 1500, 400, 3000, 200_000
_CPR = Candidate("cpr", least_rows=_SOME)
_MARS = Candidate("mars", {"max_degree": 3}, "degree 3")
_LAW = Candidate(PMNF, most_rows=_MOST_LAW_ROWS, numbers_only=True)


def _process(kernel: str, after: Candidate | None = None) -> Candidate:
    return Candidate(
        *("gp", {"kernel": kernel}, kernel, after), most_rows=_MOST_GP_ROWS, quick_rows=_QUICK_GP_ROWS
    )


_SUMS = _process("additive")
CANDIDATES: tuple[Candidate, ...] = (
    _process("anisotropic"),
    _SUMS,
    _MARS,
    Candidate("et", _TREES, after=_MARS),
    _LAW,
    _process("anisotropic", after=_LAW),
    Candidate("et", _TREES, after=_SUMS),
    _CPR,
    Candidate("et", _TREES, after=_CPR, least_rows=_SOME),
    Candidate("influence", most_rows=_MOST_INFLUENCE_ROWS, numbers_only=True),
    Candidate("gb", {"max_depth": 4, "n_estimators": 64}, "depth 4"),
    Candidate("et", _TREES, least_rows=_SOME),
    Candidate("gb", {"max_depth": 8, "n_estimators": 64}, "depth 8", least_rows=_SOME),
    Candidate("rf", _TREES, least_rows=_MANY),
    Candidate(
        *("sgr", {"level": 4, "refinements": 4, "refined_points": 8, "regularization": 1e-4}),
        least_rows=_MANY,
    ),
    Candidate("nn", _PERCEPTRON, least_rows=_MANY),
)
"""Classes that were the best of some table; hybrid models need a formula of one's own."""
CORRECTED = frozenset(each.after.name for each in CANDIDATES if each.after is not None)
"""Names of those that later ones correct."""


def candidates_for(measurements: Measurements) -> Iterator[Candidate]:
    """Yield those that can learn from a table, in the order in which they are tried."""
    rows = len(measurements.features)
    in_turn = sorted(CANDIDATES, key=lambda each: rows > each.quick_rows)
    return (each for each in in_turn if each.problem(measurements) is None)


def beyond_bounds(measurements: Measurements) -> list[NotTried]:
    """Return those that a table has too many rows or choices for, in order."""
    found = ((each.name, each.bound(measurements)) for each in CANDIDATES)
    return [NotTried(name, why) for name, why in found if why is not None]


def fit_candidate(
    candidate: Candidate,
    measurements: Measurements,
    target: str,
    space: ParameterSpace,
    seed: int,
    chosen: Mapping[str, Any] | None = None,
    smooth: StoredModel | None = None,
) -> StoredModel:
    """Return a candidate that has learned from measurements.

    Parameters
    ----------
    candidate : Candidate
    measurements : Measurements
        With times.
    target : str
    space : ParameterSpace
    seed : int
    chosen : mapping or None
        Settings by `chosen_of` of a fit to other rows of the table, so that its size is not chosen again.
    smooth : StoredModel or None
        Model to correct, if it is fitted to these rows already.

    Raises
    ------
    UsageError
        If there are too few rows, or the class cannot learn from them.
    """
    if candidate.after is not None:
        if smooth is None:
            smooth = fit_candidate(candidate.after, measurements, target, space, seed, chosen)
        return _corrected(candidate, smooth, measurements, target, space, seed)
    if candidate.model == PMNF:
        return _law(measurements, target)
    of_space = None if candidate.numbers_only else space
    settings = candidate.settings if chosen is None else chosen
    return fit_model(candidate.model, measurements, target, of_space, settings, seed)


def chosen_of(candidate: Candidate, fitted: StoredModel) -> Mapping[str, Any]:
    """Return the settings of a candidate, or of the one it corrects, with its choices, as JSON has them."""
    if candidate.after is None:
        return as_chosen(fitted, candidate.settings)
    smooth = replace(fitted, estimator=fitted.estimator.members[0])
    return as_chosen(smooth, candidate.after.settings)


def _corrected(
    candidate: Candidate,
    smooth: StoredModel,
    measurements: Measurements,
    target: str,
    space: ParameterSpace,
    seed: int,
) -> StoredModel:
    assert measurements.times is not None
    said = np.asarray(smooth.estimator.predict(measurements.features), np.float64)
    if not (np.isfinite(said) & (said > 0)).all():
        raise UsageError(f"{candidate.name}: what is to be corrected has no answer to a row")
    off = Measurements(measurements.features, measurements.times / said, ())
    trees = fit_model(candidate.model, off, target, space, candidate.settings, seed)
    blend = LogBlend((smooth.estimator, trees.estimator), (1.0, 1.0))
    return StoredModel(BLEND, blend, smooth.features, target, smooth.n_configurations, smooth.ranges)


def _law(measurements: Measurements, target: str) -> StoredModel:
    frame = measurements.features
    names = [str(name) for name in frame.columns]
    # a target may be called as a parameter is elsewhere
    series = series_of_frame(frame.assign(**{target: measurements.times}), target, names, [], PMNF)
    check_series(series, PMNF)
    (found,) = fit_series(series, Search())
    times = np.array([values.mean() for values in series[0].repetitions])
    law = Law("", target, of_relative_errors(found.model.formula, series[0].points, times))
    return StoredModel(PMNF, law, tuple(names), target, len(frame), learned_ranges(frame))
