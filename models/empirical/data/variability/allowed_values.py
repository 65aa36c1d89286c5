"""Values of numeric options that the constraints on each single option allow."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .....errors import UsageError
from .expression import names_in
from .model import VariabilityModel, holding
from .option import NumericOption


def allowed_values(model: VariabilityModel) -> tuple[npt.NDArray[np.float64], ...]:
    """Return, for each numeric option, the values that constraints on this option alone allow.

    Raises
    ------
    UsageError
        If an option has no allowed value; the message names its constraints.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> stated = tuple(constraint_of(text, (), numeric) for text in ("x > 1", "x * y <= 4"))
    >>> [values.tolist() for values in allowed_values(VariabilityModel("m", (), numeric, stated))]
    [[2.0, 3.0], [1.0, 2.0]]
    """
    return tuple(_allowed(model, option) for option in model.numeric)


def _allowed(model: VariabilityModel, option: NumericOption) -> npt.NDArray[np.float64]:
    alone = [one for one in model.constraints if set(names_in(one.expression)) == {option.name}]
    values = np.asarray(option.values)
    kept = values[holding(alone, {option.name: values}, len(values))]
    if not len(kept):
        texts = " and ".join(repr(one.text) for one in alone)
        raise UsageError(
            f"variability model {model.name}: no value of {option.name}, {values[0]:g} to {values[-1]:g}, "
            f"meets {texts}; loosen that constraint or add values"
        )
    return kept
