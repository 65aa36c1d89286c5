"""Scale of each parameter of a Gaussian process, linear or logarithmic, by marginal likelihood.

A space says from the range of a parameter how it enters. Few rows of a smooth function tell more: the scale
on which the function is smoothest makes the rows most probable. Parameters are tried on their other scale one
after another, each with the length scales found so far, and stay there where the evidence is larger.

References
----------
C. E. Rasmussen, C. K. I. Williams: Gaussian Processes for Machine Learning, MIT Press 2006, Section 5.2.
J. Snoek, K. Swersky, R. Zemel, R. Adams: Input warping for Bayesian optimization of non-stationary functions,
ICML 2014.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pandas as pd

from ....arrays import Floats
from ..data.parameter_space import Parameter, ParameterSpace
from ..estimators.gaussian_process import GaussianProcess
from .baselines import COMPETITORS, FEW_TIMES, logarithmic_names

_MOST_ROWS = 250
"""Rows that scales are compared by, at most: drawn at random from more."""
_FEWEST_VALUES = 3
"""Different values of a parameter that tell its scales apart."""


def likely_logarithms(
    space: ParameterSpace, frame: pd.DataFrame, times: Floats, kernel: str
) -> tuple[str, ...]:
    """Return the names of the parameters whose logarithms a Gaussian process learns from, in order.

    Parameters
    ----------
    space : ParameterSpace
    frame : DataFrame, (n, n_parameters)
    times : ndarray of float, (n,)
    kernel : str
        ``anisotropic`` or ``additive``.

    Examples
    --------
    >>> from chainline.models.empirical.data.parameter_space import infer_space
    >>> frame = pd.DataFrame({"n": np.arange(40.0), "m": 10.0 ** (np.arange(40) % 7)})
    >>> times = np.exp(np.sin(2 * np.log1p(frame["n"])) + np.log(frame["m"]) / 9)
    >>> likely_logarithms(infer_space(frame), frame, times.to_numpy(), "anisotropic")
    ('n', 'm')
    """
    names = logarithmic_names(space, kernel)
    tried = [parameter for parameter in space if _has_two_scales(parameter, frame)]
    if not tried or len(frame) < 2:
        return names
    rows = np.random.default_rng(0).permutation(len(frame))[:_MOST_ROWS]
    some, targets = frame.iloc[np.sort(rows)], np.log(times[np.sort(rows)])
    columns = {parameter.name: _both_scales(parameter, some) for parameter in space}
    widths = [next(iter(each.values())).shape[1] for each in columns.values()]

    def fitted(logarithms: Sequence[str], begin: Any) -> GaussianProcess:
        inputs = [each[name in logarithms] for name, each in columns.items()]
        process = COMPETITORS["gp"].make(kernel=kernel, begin=begin, widths=widths)
        found: GaussianProcess = process.fit(np.concatenate(inputs, axis=1), targets)
        return found

    best = fitted(names, None)
    for parameter in tried:
        other = tuple(each.name for each in space if (each.name in names) != (each.name == parameter.name))
        found = fitted(other, best.logarithms_)
        if found.misfit_ < best.misfit_:
            names, best = other, found
    return names


def _has_two_scales(parameter: Parameter, frame: pd.DataFrame) -> bool:
    """Tell whether a parameter has values enough, and a range that is not the same on both scales."""
    if not parameter.numerical or parameter.low < 0 or frame[parameter.name].nunique() < _FEWEST_VALUES:
        return False
    return parameter.high >= FEW_TIMES * parameter.low


def _both_scales(parameter: Parameter, frame: pd.DataFrame) -> dict[bool, Floats]:
    """Return the columns of a parameter, of deviation one, by whether logarithms are taken."""
    if not parameter.numerical:
        choices = np.array([frame[parameter.name] == choice for choice in parameter.choices], np.float64)
        return dict.fromkeys((True, False), choices.T)
    values = frame[parameter.name].to_numpy(np.float64)
    found = {False: _standard(values)}
    if parameter.low >= 0:
        found[True] = _standard(np.log(values) if parameter.low > 0 else np.log1p(np.maximum(values, 0.0)))
    return found


def _standard(values: Floats) -> Floats:
    return np.asarray((values - values.mean()) / (values.std() or 1.0))[:, None]
