"""Models of SMG2000 by name, and the constants that commands set."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from .....errors import UsageError, setting
from ...formulas.formula import Formula
from .expanded import expanded_formula, smg_expression

SMG: Mapping[str, int] = MappingProxyType({"smg-1d": 1, "smg-2d": 2, "smg-3d": 3})
"""Number of dimensions of each model."""
SMG_CONSTANTS = ("alpha", "beta", "f")
"""Seconds per message, per double that is sent, and per operation."""


def smg_formula(name: str, constants: Mapping[str, float]) -> Formula:
    """Return the time in seconds of a model of `SMG`, expanded, over px, py, pz and nx.

    One process also sends, as in the formula of the paper and other than in `smg_times`: at px = py = pz = 1
    the logarithms of nx remain.

    Parameters
    ----------
    name : str
        Name in `SMG`.
    constants : mapping of str to float
        Values of `SMG_CONSTANTS`, see `positive_constants`.

    Raises
    ------
    UsageError
        If the constants are so large that a coefficient is not finite.

    Examples
    --------
    >>> smg_formula("smg-1d", {"alpha": 3e-6, "beta": 1e-6, "f": 1e-9}).text()
    '8e-06 log2(nx) + 6e-09 nx + 8e-06 log2(px)'
    """
    dimensions = SMG[name]
    parameters = (*("px", "py", "pz")[:dimensions], "nx")
    found = expanded_formula(smg_expression(dimensions), parameters, constants)
    if not all(map(math.isfinite, (found.constant, *found.coefficients))):
        given = " ".join(setting(constant, f"{value:g}") for constant, value in constants.items())
        raise UsageError(f"{given}: too large, a coefficient of {name} is not finite; give fewer seconds")
    return found


def positive_constants(model: str, names: Sequence[str], given: Mapping[str, Any]) -> dict[str, float]:
    """Return the constants of a named model, in their order, from the values of the settings.

    Parameters
    ----------
    model : str
        Name of the model, for messages.
    names : sequence of str
        Constants of the model.
    given : mapping of str to number
        Seconds by name.

    Raises
    ------
    UsageError
        If a name is unknown, a constant is missing, or a value is no finite number above zero.

    Examples
    --------
    >>> positive_constants("smg-1d", SMG_CONSTANTS, {"f": 1e-9, "alpha": 1e-6, "beta": 1})
    {'alpha': 1e-06, 'beta': 1.0, 'f': 1e-09}
    >>> positive_constants("smg-1d", SMG_CONSTANTS, {"f": 0, "alpha": 1, "beta": 1})
    Traceback (most recent call last):
    chainline.errors.UsageError: settings={'f': 0}: give a finite number of seconds above zero
    """
    if unknown := [name for name in given if name not in names]:
        known = ", ".join(names)
        raise UsageError(f"{setting(unknown[0])}: {model} has no such constant; choose from {known}")
    if missing := [name for name in names if name not in given]:
        words = f"give each as in {setting(missing[0], '1e-6')}, in seconds"
        raise UsageError(f"{model} has no value of {', '.join(missing)}; {words}")
    for name in names:
        value = given[name]
        # compared, not converted: Python has integers that no float can hold
        if not isinstance(value, int | float) or not 0 < value <= sys.float_info.max:
            shown = f"{value!s:.40}"
            raise UsageError(f"{setting(name, shown)}: give a finite number of seconds above zero")
    return {name: float(given[name]) for name in names}
