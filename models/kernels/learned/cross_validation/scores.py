"""Errors of predictions of held-out rows, by division, learner, order and residence.

Every error stands beside the noise floor of the same rows: the differences between measurements of the same
code, an error that no model can go below (`noise_errors`). `learning_curve` gives the error against the
number of training rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import numpy as np
import pandas as pd

from .....arrays import Floats
from .....records import record
from ..learners import Learner, Predicted
from ..samples import GFLOPS, IDENTITY
from .divisions import Division

PREDICTED, LOW, HIGH = "predicted_gflops", "low_gflops", "high_gflops"


def held_out(
    table: pd.DataFrame, divisions: Iterable[Division], learners: Mapping[str, Learner]
) -> pd.DataFrame:
    """Return the predictions of every learner for the rows that each division holds out.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    divisions : iterable of Division
        Divisions into training rows and held-out rows.
    learners : mapping of str to Learner
        Learners by name.

    Returns
    -------
    pandas.DataFrame
        One row for each division, learner and held-out sample: `IDENTITY`, `gflops`,
        `predicted_gflops`, `low_gflops` and `high_gflops` (NaN without an interval), `division`,
        `part`, `repeat`, `learner`, and `row`, the position in `table`.
    """
    found = [
        _predictions(table, division, name, learner(table.iloc[division.train], table.iloc[division.test]))
        for division in divisions
        for name, learner in learners.items()
    ]
    return pd.concat(found, ignore_index=True)


def _predictions(table: pd.DataFrame, division: Division, learner: str, found: Predicted) -> pd.DataFrame:
    rows = table.iloc[division.test][[*IDENTITY, GFLOPS]].copy()
    rows[PREDICTED] = found.gflops
    rows[LOW] = np.nan if found.low is None else found.low
    rows[HIGH] = np.nan if found.high is None else found.high
    rows["division"], rows["part"], rows["learner"] = division.name, division.part, learner
    rows["repeat"], rows["row"] = division.repeat, division.test
    return rows


SAME = ("code", "compiler", "machine", "residence", "n_elements", "vector_bits", "threads")
"""Rows that agree in these were measured on the same instructions under the same conditions."""


def noise_errors(table: pd.DataFrame) -> Floats:
    """Return the error of predicting each row's GFLOPS by the mean of its siblings.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`; `SAME` and `gflops` are read.

    Returns
    -------
    ndarray, (n_rows,)
        ``|mean of siblings - gflops| / gflops``, a fraction; NaN for a row without siblings.

    Notes
    -----
    Siblings are the other rows that agree in `SAME`: splits that compile to the same code, or
    repeats. The mean of m siblings has noise of its own, so that this is sqrt(1 + 1/m) times, on
    average, what a model would show that knew the true speed.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({name: "one" for name in SAME}, index=range(3))
    >>> table["code"], table["gflops"] = ["a", "a", "b"], [50.0, 40.0, 10.0]
    >>> np.round(noise_errors(table), 3).tolist()
    [0.2, 0.25, nan]
    """
    speeds = table[GFLOPS]
    groups = speeds.groupby([table[name] for name in SAME])
    siblings = groups.transform("size") - 1
    others = (groups.transform("sum") - speeds) / siblings.where(siblings > 0)
    return (others / speeds - 1).abs().to_numpy(np.float64)


BUDGET = "budget"
"""Name of the divisions that a learning curve is made of."""


@record
class CurvePoint:
    """Error of a learner that learned from so many rows.

    Attributes
    ----------
    rows : int
        Learned from.
    repeats : int
        Random choices of these rows.
    mape, lowest, highest : float
        Mean, least and largest MAPE of the repeats, fractions; NaN where nothing was predicted.
    """

    learner: str
    rows: int
    repeats: int
    mape: float
    lowest: float
    highest: float


def learning_curve(found: pd.DataFrame) -> tuple[CurvePoint, ...]:
    """Return the points of each learner by the number of rows, from the result of `held_out`.

    Only divisions named "budget" count; without any the curve is empty.
    """
    budget = found[found["division"] == BUDGET]
    error = (budget[PREDICTED] / budget[GFLOPS] - 1).abs()
    rows = budget["part"].astype(int)
    repeats = error.groupby([budget["learner"], rows, budget["repeat"]], sort=False).mean()
    found_by = repeats.groupby(level=[0, 1], sort=False)
    return tuple(
        CurvePoint(
            str(learner), int(n_rows), len(mapes), *map(float, (mapes.mean(), mapes.min(), mapes.max()))
        )
        for (learner, n_rows), mapes in sorted(found_by, key=lambda entry: entry[0][1])
    )


_GROUPINGS: tuple[tuple[str, ...], ...] = ((), ("part",), ("residence",), ("order",), ("residence", "order"))


@record
class Score:
    """Errors of one learner over a group of rows; NaN where there is nothing to take a mean of.

    Attributes
    ----------
    rows, predicted : int
        Rows, and those of which the learner says something; errors are means over the latter.
    mape : float
        Mean of ``|predicted - measured| / measured`` in GFLOPS, a fraction.
    bias : float
        The same mean with its sign; positive is predicted too fast.
    mlogq : float
        Mean of ``|log(predicted / measured)|``.
    coverage : float
        Share of the rows with an interval whose measurement lies in it.
    interval_factor : float
        Geometric mean of ``sqrt(high / low)``: 1.1 is an interval of a tenth to either side.
    noise : float
        Mean of `noise.noise_errors` over the rows that have siblings.
    noise_rows : int
        Number of these rows.

    References
    ----------
    Ren et al. 2026, Section 5.3 (MAPE). C. Tofallis: A better measure of relative prediction
    accuracy for model selection and model estimation, JORS 66, 2015 (the logarithm of the ratio).
    """

    rows: int
    predicted: int
    mape: float
    bias: float
    mlogq: float
    coverage: float
    interval_factor: float
    noise: float
    noise_rows: int


@record
class GroupScore:
    """The score of a learner in one kind of division, over all rows or a group of them.

    `part`, `residence` and `order` are None where the group is not limited to one.
    """

    division: str
    learner: str
    part: str | None
    residence: str | None
    order: int | None
    score: Score


@record
class HeldOutScores:
    """Errors of a held-out evaluation, for tables, JSON and figures.

    Attributes
    ----------
    machines : tuple of str
        Machine the samples were measured on.
    samples, codes : int
        Rows of the table, and distinct kernels among them.
    noise, noise_rows : float, int
        Noise floor of the whole table, and the rows that it is a mean over.
    divisions, learners : tuple of str
        In the order in which they were made; the learning curve is not among the divisions.
    groups : tuple of GroupScore
        All rows, each part, residence, order, and each order of each residence.
    curve : tuple of CurvePoint
        Empty where no division had a budget.
    """

    machines: tuple[str, ...]
    samples: int
    codes: int
    noise: float
    noise_rows: int
    divisions: tuple[str, ...]
    learners: tuple[str, ...]
    groups: tuple[GroupScore, ...]
    curve: tuple[CurvePoint, ...]

    def of(
        self,
        division: str,
        *,
        part: str | None = None,
        residence: str | None = None,
        order: int | None = None,
    ) -> dict[str, Score]:
        """Return the score of each learner over one group of rows of a division.

        Parameters
        ----------
        division : str
            Name of the division.
        part : str or None
            Part held out; None for all of them.
        residence : str or None
            Residence of the rows; None for all of them.
        order : int or None
            Order of the rows; None for all of them.
        """
        key = (division, part, residence, order)
        return {
            group.learner: group.score
            for group in self.groups
            if (group.division, group.part, group.residence, group.order) == key
        }

    def orders(self, division: str, residence: str | None = None) -> list[int]:
        """Return the orders for which a division has scores."""
        found = (group for group in self.groups if (group.division, group.residence) == (division, residence))
        return sorted({group.order for group in found if group.order is not None})

    def residences(self, division: str) -> list[str]:
        """Return the residences for which a division has scores."""
        found = (group.residence for group in self.groups if group.division == division)
        return sorted({name for name in found if name is not None})


def score_held_out(table: pd.DataFrame, found: pd.DataFrame) -> HeldOutScores:
    """Return the errors of all learners, and the learning curve.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    found : pandas.DataFrame
        Result of `held_out.held_out` for it.
    """
    noise = noise_errors(table)
    divided = found[found["division"] != BUDGET]
    return HeldOutScores(
        machines=tuple(sorted(table["machine"].unique())),
        samples=len(table),
        codes=int(table["code"].nunique()),
        noise=_mean(noise),
        noise_rows=int(np.isfinite(noise).sum()),
        divisions=tuple(divided["division"].unique()),
        learners=tuple(found["learner"].unique()),
        groups=tuple(_groups(divided, noise)),
        curve=learning_curve(found),
    )


def score(rows: pd.DataFrame, noise: Floats) -> Score:
    """Return the errors over some rows of the result of `held_out`.

    Parameters
    ----------
    noise : ndarray, (n_samples,)
        `noise.noise_errors` of the table that `rows["row"]` points into.

    Examples
    --------
    >>> import pandas as pd
    >>> rows = pd.DataFrame({"gflops": [10.0, 10.0, 10.0], "predicted_gflops": [11.0, 8.0, np.nan],
    ...     "low_gflops": [9.0, 7.0, np.nan], "high_gflops": [12.0, 9.0, np.nan], "row": [0, 1, 2]})
    >>> found = score(rows, np.array([0.02, np.nan, 0.04]))
    >>> found.rows, found.predicted, round(found.mape, 3), round(found.bias, 3), found.coverage, found.noise
    (3, 2, 0.15, -0.05, 0.5, 0.03)
    """
    measured, predicted, low, high = (
        rows[name].to_numpy(np.float64) for name in (GFLOPS, PREDICTED, LOW, HIGH)
    )
    known = np.isfinite(predicted)
    error = predicted[known] / measured[known] - 1
    held = np.isfinite(low) & np.isfinite(high)
    floor = noise[rows["row"].to_numpy()]
    with np.errstate(divide="ignore", invalid="ignore"):
        # a prediction that is not positive is off by more than any factor
        log_ratio = np.where(error > -1, np.log1p(error), np.inf)
        log_factor = np.log(high[held] / low[held]) / 2
    return Score(
        rows=len(rows),
        predicted=int(known.sum()),
        mape=_mean(np.abs(error)),
        bias=_mean(error),
        mlogq=_mean(np.abs(log_ratio)),
        coverage=_mean(((low <= measured) & (measured <= high))[held]),
        interval_factor=float(np.exp(_mean(log_factor))),
        noise=_mean(floor),
        noise_rows=int(np.isfinite(floor).sum()),
    )


def _groups(found: pd.DataFrame, noise: Floats) -> Iterator[GroupScore]:
    for names in _GROUPINGS:
        for key, rows in found.groupby(["division", "learner", *names], sort=False):
            division, learner, *values = key
            where = dict(zip(names, values, strict=True))
            order = where.get("order")
            yield GroupScore(
                division,
                learner,
                where.get("part"),
                where.get("residence"),
                None if order is None else int(order),
                score(rows, noise),
            )


def _mean(values: Floats) -> float:
    """Return the mean of the values that are not NaN; NaN where there are none."""
    left = values[~np.isnan(values)] if values.dtype.kind == "f" else values
    return float(left.mean()) if len(left) else float("nan")
