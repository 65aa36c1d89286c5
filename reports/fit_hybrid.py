"""What the analytical part of a hybrid model is worth, in words or as JSON:

analytical: stencil on zen4, constants of the machine file; its prediction is stacked, weight 0
learner: et, of the factor by which it is off
stencil alone     machine file  fitted
error (MAPE)            22.2 %    12 %
ns per operation         0.026   0.026
L1 GB/s                    154     163
L2 GB/s                   76.8    81.3
L3 GB/s                   76.8     108
memory GB/s                 35      17

The weight is that of the analytical prediction in the aggregated one.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from ..models.applications.serial_machine import SerialMachine
from ..models.fitted.hybrid_fitting import AnalyticalErrors
from ..models.hybrid.regressor import HybridRegressor

_WORD_BYTES = 8


def hybrid_to_json(
    estimator: HybridRegressor, analytical: str, machine: str | None, constants: str, errors: AnalyticalErrors
) -> dict[str, Any]:
    """Return the object `hybrid` of `chainline fit --json`."""
    return {
        "analytical": analytical,
        "machine": machine,
        "constants": constants,
        "learner": estimator.learner,
        "stacking": estimator.stacking,
        "ratio": estimator.ratio,
        "aggregation": estimator.aggregation,
        "weight": estimator.weight_,
        "analytical_mape": errors.mape,
        "fitted_analytical_mape": errors.fitted_mape,
        "constants_machine": _constants(errors.machine),
        "constants_fitted": _constants(errors.fitted),
    }


def hybrid_report(part: dict[str, Any]) -> None:
    """Print what `hybrid_to_json` returned."""
    name, machine, known = part["analytical"], part["machine"], part["constants_machine"]
    words = name if machine is None else f"{name} on {machine}"
    if known is not None:
        words += f", constants {_whose(part['constants'])}"
    stacked = "stacked" if part["stacking"] else "not stacked"
    learned = "the factor by which it is off" if part["ratio"] else "the time"
    print(f"analytical: {words}; its prediction is {stacked}, weight {part['weight']:.3g}")
    print(f"learner: {part['learner']}, of {learned}")
    if known is None:
        print(f"{name} alone: MAPE {_percent(part['analytical_mape'])}")
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(f"{name} alone")
    for column in ("machine file", "fitted"):
        table.add_column(column, justify="right")
    for row in _rows(part):
        table.add_row(*row)
    Console().print(table)


def _rows(part: dict[str, Any]) -> list[tuple[str, ...]]:
    errors = part["analytical_mape"], part["fitted_analytical_mape"]
    columns = [_labelled(part["constants_machine"]), _labelled(part["constants_fitted"])]
    rows: list[tuple[str, ...]] = [("error (MAPE)", *map(_percent, errors))]
    return rows + [(label, *(_number(column.get(label)) for column in columns)) for label in columns[0]]


def _labelled(constants: dict[str, Any] | None) -> dict[str, float]:
    if constants is None:
        return {}
    levels = {f"{level} GB/s": rate for level, rate in constants["gb_per_second"].items()}
    return {"ns per operation": constants["ns_per_flop"], **levels}


def _constants(machine: SerialMachine | None) -> dict[str, Any] | None:
    if machine is None:
        return None
    levels = zip(machine.names, machine.seconds_per_byte, strict=True)
    return {
        "ns_per_flop": 1e9 * _WORD_BYTES * machine.flop_seconds_per_byte,
        "gb_per_second": {name: 1e-9 / seconds for name, seconds in levels},
    }


def _whose(constants: str) -> str:
    return "of the machine file" if constants == "machine" else "fitted"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.3g}"


def _percent(error: float | None) -> str:
    return "" if error is None else f"{100 * error:.3g} %"
