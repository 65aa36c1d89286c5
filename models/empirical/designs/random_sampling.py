"""Random valid configurations, Latin hypercubes and Sobol points."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from scipy.stats import qmc

from ....errors import UsageError, argument
from ..data.variability.expression import names_in
from ..data.variability.model import Constraint, VariabilityModel
from ..data.variability.option import NumericOption
from ..data.variability.random_configurations import drawn_configurations
from ..data.variability.space import LIMIT
from .design import Design, demand_count, numeric_design

NAME = "random"


def random_configurations(model: VariabilityModel, count: int, seed: int) -> Design:
    """Return different random valid configurations of all options, uniform unless a note says otherwise.

    Parameters
    ----------
    model : VariabilityModel
    count : int
    seed : int
        The same seed gives the same configurations.

    Raises
    ------
    UsageError
        If `count` is below 1, above `LIMIT` or above the number of valid configurations, or `seed` is
        negative; see also `drawn_configurations`.
    """
    if not 1 <= count <= LIMIT:
        raise UsageError(f"{NAME}: {count} configurations asked for; give {argument('count')} 1 to {LIMIT}")
    if seed < 0:
        raise UsageError(f"{NAME}: seed {seed}: give {argument('seed', 0)} or more")
    return Design(NAME, *drawn_configurations(model, count, np.random.default_rng(seed)))


def random_selections(model: VariabilityModel, count: int, seed: int) -> Design:
    """Return different random valid selections of the binary options.

    Parameters
    ----------
    model : VariabilityModel
        Constraints that name numeric options are ignored.
    count : int
    seed : int
        As of `random_configurations`.

    Raises
    ------
    UsageError
        As of `random_configurations`.
    """
    return random_configurations(binary_part(model), count, seed)


def random_values(model: VariabilityModel, count: int, seed: int) -> Design:
    """Return different random valid values of the numeric options.

    Parameters
    ----------
    model : VariabilityModel
        Constraints that name binary options are ignored.
    count : int
    seed : int
        As of `random_configurations`.

    Raises
    ------
    UsageError
        As of `random_configurations`.
    """
    return random_configurations(numeric_part(model), count, seed)


def binary_part(model: VariabilityModel) -> VariabilityModel:
    """Return the model of the binary options, with the constraints that name no numeric option."""
    return VariabilityModel(model.name, model.binary, (), _only(model, model.numeric_names))


def numeric_part(model: VariabilityModel) -> VariabilityModel:
    """Return the model of the numeric options, with the constraints that name no binary option."""
    return VariabilityModel(model.name, (), model.numeric, _only(model, model.binary_names))


def _only(model: VariabilityModel, others: tuple[str, ...]) -> tuple[Constraint, ...]:
    return tuple(one for one in model.constraints if not set(others).intersection(names_in(one.expression)))


LATIN, SOBOL = "latin-hypercube", "sobol"


def latin_hypercube(options: Sequence[NumericOption], count: int, seed: int) -> Design:
    """Return a Latin hypercube: each of `count` equal parts of the values of every option occurs once.

    Parameters
    ----------
    options : sequence of NumericOption
    count : int
    seed : int

    Raises
    ------
    UsageError
        If there are no options, `seed` is negative, or `count` exceeds the combinations of values.

    References
    ----------
    M. D. McKay, R. J. Beckman and W. J. Conover, Technometrics 21(2), 1979.
    """
    _check(LATIN, options, count, seed)
    rng = np.random.default_rng(seed)
    parts = np.column_stack([rng.permutation(count) for _ in options])
    return numeric_design(LATIN, options, _values(options, (parts + rng.random(parts.shape)) / count))


def sobol(options: Sequence[NumericOption], count: int, seed: int) -> Design:
    """Return the first points of a scrambled Sobol sequence; balanced where `count` is a power of two.

    Parameters
    ----------
    options : sequence of NumericOption
    count : int
    seed : int

    Raises
    ------
    UsageError
        As of `latin_hypercube`.

    References
    ----------
    A. B. Owen, Scrambling Sobol' and Niederreiter-Xing points, Journal of Complexity 14(4), 1998.
    """
    _check(SOBOL, options, count, seed)
    exponent = max(count - 1, 0).bit_length()
    points = qmc.Sobol(len(options), seed=seed).random_base2(exponent)[:count]
    notes = [] if count == 2**exponent else [f"{SOBOL}: {count} points are no power of two: not balanced"]
    return numeric_design(SOBOL, options, _values(options, points), notes)


def _check(name: str, options: Sequence[NumericOption], count: int, seed: int) -> None:
    if not options:
        raise UsageError(f"{name}: the model has no numeric options")
    if seed < 0:
        raise UsageError(f"{name}: seed {seed}: give {argument('seed', 0)} or more")
    demand_count(name, options, count)


def _values(options: Sequence[NumericOption], shares: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return values for shares in [0, 1): each value of an option has an equal part of them."""
    columns = []
    for option, share in zip(options, shares.T, strict=True):
        places = np.minimum((share * len(option.values)).astype(int), len(option.values) - 1)
        columns.append(np.asarray(option.values)[places])
    return np.column_stack(columns)
