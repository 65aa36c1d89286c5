"""D-optimal designs: points with the least uncertainty of the coefficients of a quadratic model."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError, argument
from ..data.variability.option import NumericOption
from .design import Design, demand_count, demand_ranges, numeric_design

NAME = "d-optimal"
_MOST_CANDIDATES = 10_000
_STARTS, _MOST_ROUNDS = 3, 50
_RIDGE, _GAIN = 1e-6, 1e-9


def d_optimal(options: Sequence[NumericOption], count: int, seed: int) -> Design:
    """Return `count` points with approximately the largest determinant ``|M' M|``.

    ``M`` are a constant, the options, their squares where an option has three values or more, and the
    products of two, options scaled to -1 to 1 by the places of their values.

    Parameters
    ----------
    options : sequence of NumericOption
    count : int
        Points; as many as the model has terms at least.
    seed : int
        Of the points to start from, and of the candidates where there are more than 10,000 combinations.

    Raises
    ------
    UsageError
        If an option has one value, or there are more points than combinations, or fewer than terms.

    Notes
    -----
    Fedorov's exchange: the point of the design and the candidate whose exchange raises the determinant most,
    by ``1 + d(x) - d(x_i) - (d(x) d(x_i) - d(x, x_i)^2)`` with ``d(x, y) = x' (M' M)^-1 y``, until none does;
    the best of three starts. Each point comes once: measurements that are repeated are up to `measure`.

    References
    ----------
    V. V. Fedorov, Theory of Optimal Experiments, 1972, chapter 3.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "AB"]
    >>> d_optimal(options, 6, 0).configurations.shape
    (6, 2)
    """
    demand_ranges(NAME, options)
    demand_count(NAME, options, count)
    random = np.random.default_rng(seed)
    shares = _candidates(options, random, count)
    model = _model(2 * shares - 1, [len(option.values) > 2 for option in options])
    if count < model.shape[1]:
        raise UsageError(
            f"{NAME}: a quadratic model of these options has {model.shape[1]} terms, more than {count} "
            f"configurations; give {argument('count', model.shape[1])} or more"
        )
    found = max((_exchanged(model, count, random) for _ in range(_STARTS)), key=lambda each: each[0])[1]
    chosen = shares[np.sort(found)]
    values = [option.near(column) for option, column in zip(options, chosen.T, strict=True)]
    return numeric_design(NAME, options, np.column_stack(values))


def _candidates(options: Sequence[NumericOption], random: np.random.Generator, count: int) -> Floats:
    """Return combinations of the places of values, shares of the way from the first to the last."""
    numbers = [len(option.values) for option in options]
    total = 1
    for number in numbers:
        total *= number
    if total <= _MOST_CANDIDATES:
        grids = np.meshgrid(*[np.linspace(0, 1, number) for number in numbers], indexing="ij")
        return np.stack(grids, axis=-1).reshape(-1, len(options))
    size = max(_MOST_CANDIDATES, 2 * count)
    drawn = np.column_stack([random.integers(0, number, size) / (number - 1) for number in numbers])
    ends = np.rint(drawn[: size // 2])  # the optimum has most points at the ends
    return np.unique(np.concatenate([drawn[size // 2 :], ends]), axis=0)


def _model(points: Floats, curved: Sequence[bool]) -> Floats:
    """Return the columns of the quadratic model at points, (n, n_terms)."""
    squares = [column**2 for column, curve in zip(points.T, curved, strict=True) if curve]
    products = [points[:, i] * points[:, j] for i, j in combinations(range(points.shape[1]), 2)]
    return np.column_stack([np.ones(len(points)), *points.T, *squares, *products])


def _exchanged(model: Floats, count: int, random: np.random.Generator) -> tuple[float, npt.NDArray[np.int64]]:
    """Return the logarithm of the determinant and the candidates of a design, from a random one."""
    chosen = random.choice(len(model), count, replace=False)
    for _ in range(_MOST_ROUNDS * count):
        part = model[chosen]
        inverse = np.linalg.inv(part.T @ part + _RIDGE * np.eye(model.shape[1]))
        with_all = model @ inverse
        of_all = np.einsum("ij,ij->i", with_all, model)
        between = with_all[chosen] @ model.T
        own = of_all[chosen][:, None]
        gain = of_all[None, :] - own - (own * of_all[None, :] - between**2)
        gain[:, chosen] = -np.inf
        place, candidate = divmod(int(gain.argmax()), len(model))
        if gain[place, candidate] <= _GAIN:
            break
        chosen[place] = candidate
    sign, size = np.linalg.slogdet(model[chosen].T @ model[chosen])
    return (float(size) if sign > 0 else -np.inf), chosen
