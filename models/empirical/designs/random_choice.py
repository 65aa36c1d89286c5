"""Random configurations; all valid ones are equally likely unless a note says otherwise.

References
----------
Kaltenecker, *Comparison of Analytical and Empirical Performance Models: A Case Study on Multigrid Systems*,
2016, section 2.2.2, Random Design.
"""

from __future__ import annotations

import numpy as np

from ....errors import UsageError, argument
from ..data.variability.drawn_configurations import drawn_configurations
from ..data.variability.expression import names_in
from ..data.variability.model import Constraint, VariabilityModel
from ..data.variability.space import LIMIT
from .design import Design

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
