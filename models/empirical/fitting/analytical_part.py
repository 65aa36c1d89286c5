"""The analytical part of a hybrid model, by its name or the file of a fitted model."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pandas as pd

from ....analysis.machine.record import Machine
from ....errors import UsageError, argument, setting
from ..analytical.multigrid.expanded import positive_constants
from ..analytical.named import ANALYTICAL, COUNTED, make_analytical
from ..estimators.hybrid.analytical import FittedAnalytical
from .hybrid_fitting import FITTED, GIVEN, INFLUENCE, hybrid_settings
from .stored import file_of, stored_model


@dataclass(frozen=True, slots=True, eq=False)
class AnalyticalPart:
    """Analytical model inside a hybrid model.

    Attributes
    ----------
    model : object with predict, or `INFLUENCE`
        `INFLUENCE` is learned from the same measurements first.
    settings : mapping
        Settings of the hybrid model; given constants are in `model` instead.
    constants : {"machine", "fitted", "given"} or None
        Origin of its constants; None where it has none.
    machine : str or None
        Key of the machine that it describes, if any.
    """

    model: Any
    settings: Mapping[str, Any]
    constants: str | None = None
    machine: str | None = None


def analytical_part(
    name: str,
    settings: Mapping[str, Any],
    table: pd.DataFrame,
    machine_of: Callable[[], Machine],
) -> AnalyticalPart:
    """Return the analytical part that a name or a file stands for.

    Parameters
    ----------
    name : str
        A name of `ANALYTICAL`, `INFLUENCE`, or a file of `chainline fit`.
    settings : mapping
        Settings of the hybrid model, with constants in seconds for models of `COUNTED`.
    table : DataFrame
        Configurations that it will predict.
    machine_of : callable
        Returns the machine whose constants named models have; called for those alone.

    Raises
    ------
    UsageError
        If there is no such model or file, or a constant is missing or not valid.
    """
    if name == INFLUENCE:
        return AnalyticalPart(name, settings)
    if name in COUNTED:
        given, settings, constants = _counted_constants(name, settings)
        return AnalyticalPart(make_analytical(name, None, table, given), settings, constants)
    _, constants = hybrid_settings(settings)
    if name in ANALYTICAL:
        machine = machine_of()
        return AnalyticalPart(make_analytical(name, machine, table), settings, constants, machine.key)
    stored = stored_model(name)
    return AnalyticalPart(FittedAnalytical(name, stored.features, stored.estimator), settings, constants)


def require_analytical(name: str, *, machine_given: bool) -> None:
    """Raise a UsageError if an analytical model is neither a name nor a file, or has no machine."""
    if name in ANALYTICAL and name not in COUNTED:
        return
    if name != INFLUENCE and name not in COUNTED and not Path(file_of(name)).is_file():
        raise UsageError(
            f"{argument('analytical', name)}: no such model or file; give "
            f"{', '.join((*ANALYTICAL, INFLUENCE))}, "
            "or a file of `chainline fit`"
        )
    if not machine_given:
        return
    option = argument("machine")
    if name == INFLUENCE:
        raise UsageError(f"{option}: an influence model has no constants of a machine; leave it out")
    if name in COUNTED:
        raise UsageError(f"{option}: constants of {name} are in no machine file; leave it out")
    raise UsageError(f"{option}: {name} is a fitted model and has no constants of a machine; leave it out")


def _counted_constants(
    name: str, settings: Mapping[str, Any]
) -> tuple[Mapping[str, float] | None, Mapping[str, Any], str]:
    """Return constants of a model of `COUNTED`, settings of the hybrid one, and whose constants they are."""
    names = COUNTED[name].constant_names
    given = {key: value for key, value in settings.items() if key in names}
    others = {key: value for key, value in settings.items() if key not in names}
    fitted = hybrid_settings(others, names)[1] == FITTED
    if "constants" in others and not fitted:
        raise UsageError(
            f"{setting('constants', others['constants'])}: no machine file has those of {name}; "
            f"give {', '.join(names)} by {setting()}, or {setting('constants', FITTED)}"
        )
    if not given and fitted:
        return None, others, FITTED
    if not given:
        raise UsageError(
            f"{name} has no value of {', '.join(names)}; give each as in {setting(names[0], '1e-6')}, in "
            f"seconds, or {setting('constants', FITTED)}"
        )
    return positive_constants(name, names, given), others, FITTED if fitted else GIVEN
