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

The weight is that of the analytical prediction in the aggregated one. Of a model whose constants are in no
machine file, seconds by their names:

smg-3d alone      given   fitted
error (MAPE)     99.8 %     11 %
alpha s           1e-06  0.00052
beta s            1e-08  4.1e-06
f s               1e-09  3.9e-07

Of an influence model, which has no constants:

analytical: influence, learned from the same rows; its prediction is stacked, weight 0
learner: et, of the factor by which it is off
influence: seconds = 4 + 0.5 n log2(p) - 1.5 simd
influence alone: MAPE 12.1 % on the rows that it learned from
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..models.empirical.analytical.calibration import Constants
from ..models.empirical.analytical.serial_machine import SerialMachine
from ..models.empirical.estimators.hybrid.learned_influence import LearnedInfluence
from ..models.empirical.estimators.hybrid.regressor import HybridRegressor
from ..models.empirical.fitting.hybrid_fitting import FITTED, GIVEN, MACHINE, AnalyticalErrors
from .formula_forms import formula_to_json
from .named_table import NamedTable, print_table

_WORD_BYTES = 8
_WHOSE = {MACHINE: "of the machine file", FITTED: "fitted", GIVEN: "as given"}


def hybrid_to_json(
    estimator: HybridRegressor,
    analytical: str,
    machine: str | None,
    constants: str | None,
    errors: AnalyticalErrors,
) -> dict[str, Any]:
    """Return the object `hybrid` of `chainline fit --json`."""
    learned = estimator.analytical if isinstance(estimator.analytical, LearnedInfluence) else None
    return {
        "analytical": analytical,
        "machine": machine,
        "constants": constants,
        "formula": None if learned is None else formula_to_json(learned.influence_.formula_),
        "learner": estimator.learner,
        "stacking": estimator.stacking,
        "ratio": estimator.ratio,
        "aggregation": estimator.aggregation,
        "weight": estimator.weight_,
        "analytical_mape": errors.mape,
        "fitted_analytical_mape": errors.fitted_mape,
        "constants_machine": _constants(errors.known),
        "constants_fitted": _constants(errors.fitted),
    }


def hybrid_report(part: dict[str, Any], target: str) -> None:
    """Print what `hybrid_to_json` returned; of a formula that it is of the target."""
    name, machine = part["analytical"], part["machine"]
    has_constants = part["constants_machine"] is not None or part["constants_fitted"] is not None
    formula = part["formula"]
    words = name if machine is None else f"{name} on {machine}"
    if has_constants:
        words += f", constants {_WHOSE[part['constants']]}"
    if formula is not None:
        words += ", learned from the same rows"
    stacked = "stacked" if part["stacking"] else "not stacked"
    learned = "the factor by which it is off" if part["ratio"] else "the time"
    print(f"analytical: {words}; its prediction is {stacked}, weight {part['weight']:.3g}")
    print(f"learner: {part['learner']}, of {learned}")
    if formula is not None:
        print(f"{name}: {target} = {formula['text']}")
    if not has_constants:
        where = "" if formula is None else " on the rows that it learned from"
        print(f"{name} alone: MAPE {_percent(part['analytical_mape'])}{where}")
        return
    columns = {"given" if machine is None else "machine file": MACHINE, "fitted": FITTED}
    if part["constants_machine"] is None:
        columns = {"fitted": FITTED}
    rows = _rows(part, tuple(columns.values()))
    print_table(NamedTable("", (f"{name} alone", *columns), tuple(rows)))


def _rows(part: dict[str, Any], whose: Sequence[str]) -> list[tuple[str, ...]]:
    errors = {MACHINE: part["analytical_mape"], FITTED: part["fitted_analytical_mape"]}
    columns = [_labelled(part[f"constants_{each}"]) for each in whose]
    rows: list[tuple[str, ...]] = [("error (MAPE)", *(_percent(errors[each]) for each in whose))]
    return rows + [(label, *(_number(column.get(label)) for column in columns)) for label in columns[0]]


def _labelled(constants: dict[str, Any] | None) -> dict[str, float]:
    if constants is None:
        return {}
    if "seconds" in constants:
        return {f"{name} s": seconds for name, seconds in constants["seconds"].items()}
    levels = {f"{level} GB/s": rate for level, rate in constants["gb_per_second"].items()}
    return {"ns per operation": constants["ns_per_flop"], **levels}


def _constants(machine: Constants | None) -> dict[str, Any] | None:
    if machine is None:
        return None
    if not isinstance(machine, SerialMachine):
        return {"seconds": dict(machine)}
    levels = zip(machine.names, machine.seconds_per_byte, strict=True)
    return {
        "ns_per_flop": 1e9 * _WORD_BYTES * machine.flop_seconds_per_byte,
        "gb_per_second": {name: 1e-9 / seconds for name, seconds in levels},
    }


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.3g}"


def _percent(error: float | None) -> str:
    return "" if error is None else f"{100 * error:.3g} %"
