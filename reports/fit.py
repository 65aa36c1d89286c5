"""Report of `chainline fit`, in words or as JSON:

class          off by  typically  seconds  taken
mars degree 3   4.9 %      3.6 %      0.4  0.6
cpr             5.1 %      2.9 %      1.9  0.4
chosen: a blend of mars degree 3 (0.6) and cpr (0.4): 4.3 % off on average, the best alone 4.9 %
not tried: gp Matern, gp rational quadratic: more than 1500 rows

parameter  kind     spacing      range or choices
m          integer  logarithmic  32 to 4096
cpr: learned 65536 configurations; tensor 48 x 48 x 48 of rank 16, 45 % observed
on new rows: typically 3.1 % off, nine in ten within 9.4 % (13107 configurations, held out once)
written: gemm.model (31 kB)

Report on the analytical part of a hybrid model, in words or as JSON:

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

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import UNSET

from ..models.empirical.analytical.machines import SerialMachine
from ..models.empirical.analytical.named import Constants
from ..models.empirical.data.parameter_space import infer_space, space_rows
from ..models.empirical.data.table_file import Measurements
from ..models.empirical.estimators.completion.axis import Observed
from ..models.empirical.estimators.completion.regressor import CPRegressor
from ..models.empirical.estimators.hybrid.learned_influence import LearnedInfluence
from ..models.empirical.estimators.influence.regressor import InfluenceRegressor
from ..models.empirical.estimators.influence.tables import ChoiceInfluenceRegressor
from ..models.empirical.fitting.automatic.fit import Automatic, EvaluatedCandidate
from ..models.empirical.fitting.hybrid_fitting import FITTED, GIVEN, MACHINE, AnalyticalErrors, FittedHybrid
from ..models.empirical.fitting.store.document import StoredModel
from ..models.empirical.formulas.formula import Formula
from ..models.empirical.metrics import all_metrics
from .layout import NOT_WRITTEN, Line, NamedTable, written_line
from .new_rows import new_rows_lines, new_rows_output, off
from .outputs.fitting import (
    AnalyticalConstants,
    AutomaticChoice,
    FitOutput,
    FormulaTexts,
    HybridPart,
    TensorSize,
    TrainingErrors,
    TriedClass,
    UntriedClass,
)


def league_lines(found: Automatic) -> list[Line]:
    """Return a table of the classes tried, the best first, and the reason for the choice."""
    headings = ("class", "off by", "typically", "seconds", "taken")
    rows = tuple(_cells(tried) for tried in found.tried)
    lines: list[Line] = [NamedTable("", headings, rows, words=(0,)), f"chosen: {why(found)}"]
    if found.blocks < found.of:
        lines.append(
            f"tried {found.blocks} of {found.of} in {found.seconds:.0f} s; --blocks {found.blocks} tries the "
            "same"
        )
    reasons: dict[str, list[str]] = {}
    for each in found.not_tried:
        reasons.setdefault(each.why, []).append(each.name)
    lines += [f"not tried: {', '.join(names)}: {reason}" for reason, names in reasons.items()]
    return lines


def why(found: Automatic) -> str:
    """Return the choice and its reason, in one line."""
    taken = [tried for tried in found.tried if tried.weight > 0]
    if not math.isfinite(found.single) and not math.isfinite(found.blended):
        return f"{taken[0].name}, too few rows to hold any out"
    if len(taken) > 1:
        shares = [f"{tried.name} ({tried.weight:.2g})" for tried in taken]
        words = f"{', '.join(shares[:-1])} and {shares[-1]}"
        steady = " and less sure" if found.blended > found.single else ""
        return (
            f"a blend of {words}: {off(found.blended)} off on average, the best alone "
            f"{off(found.single)}{steady}"
        )
    blend = (
        f"a blend would be {off(found.blended)} off" if math.isfinite(found.blended) else "nothing to blend"
    )
    return f"{taken[0].name}, {off(found.single)} off on average; {blend}"


def league_output(found: Automatic) -> AutomaticChoice:
    """Return the object `auto` of `chainline fit --json`."""
    return AutomaticChoice.of(
        found,
        of_=found.of,
        why=why(found),
        mlogq_single=_or_none(found.single),
        mlogq_blend=_or_none(found.blended),
        tried=[
            TriedClass.of(tried, mlogq=_or_none(tried.mlogq), typical=_or_none(tried.typical))
            for tried in found.tried
        ],
        not_tried=UntriedClass.of_each(found.not_tried),
    )


def _cells(tried: EvaluatedCandidate) -> tuple[str, ...]:
    taken = f"{tried.weight:.2g}" if tried.weight > 0 else ""
    return (tried.name, _off(tried.mlogq), _off(tried.typical), f"{tried.seconds:.1f}", taken)


def _off(logarithm: float | None) -> str:
    """Return an error in words, nothing where no row was held out, a dash where a row had no answer."""
    if logarithm is None:
        return ""
    return off(logarithm) if math.isfinite(logarithm) else "-"


def _or_none(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


_WORD_BYTES = 8
_WHOSE = {MACHINE: "of the machine file", FITTED: "fitted", GIVEN: "as given"}


def _hybrid(found: FittedHybrid) -> HybridPart:
    estimator, errors, formula = found.estimator, found.errors, _formula(found)
    return HybridPart.of(
        found,
        formula=None if formula is None else _formula_texts(formula),
        learner=estimator.learner,
        stacking=estimator.stacking,
        ratio=estimator.ratio,
        aggregation=estimator.aggregation,
        weight=estimator.weight_,
        analytical_mape=errors.mape,
        fitted_analytical_mape=errors.fitted_mape,
        constants_machine=_constants(errors.known),
        constants_fitted=_constants(errors.fitted),
    )


def _formula_texts(formula: Formula) -> FormulaTexts:
    return FormulaTexts(
        text=formula.text(), python=formula.python(), latex=formula.latex(), sympy=formula.sympy()
    )


def _constants(constants: Constants | None) -> AnalyticalConstants | None:
    if constants is None:
        return None
    if not isinstance(constants, SerialMachine):
        return AnalyticalConstants(seconds=constants)
    return AnalyticalConstants(ns_per_flop=_ns_per_flop(constants), gb_per_second=_gb_per_second(constants))


def hybrid_lines(found: FittedHybrid, target: str) -> list[Line]:
    """Return the report on the analytical part of a hybrid model; a formula is written for `target`."""
    name, estimator, errors, formula = found.analytical, found.estimator, found.errors, _formula(found)
    stacked = "stacked" if estimator.stacking else "not stacked"
    learned = "the factor by which it is off" if estimator.ratio else "the time"
    analytical, weight = _analytical_words(found), f"{estimator.weight_:.3g}"
    lines: list[Line] = [
        f"analytical: {analytical}; its prediction is {stacked}, weight {weight}",
        f"learner: {estimator.learner}, of {learned}",
    ]
    if formula is not None:
        lines.append(f"{name}: {target} = {formula.text()}")
    if _has_constants(errors):
        return [*lines, _constants_table(found)]
    where = "" if formula is None else " on the rows that it learned from"
    return [*lines, f"{name} alone: MAPE {_percent(errors.mape)}{where}"]


def _analytical_words(found: FittedHybrid) -> str:
    words = found.analytical if found.machine is None else f"{found.analytical} on {found.machine}"
    if found.constants is not None and _has_constants(found.errors):
        words += f", constants {_WHOSE[found.constants]}"
    return words if _formula(found) is None else f"{words}, learned from the same rows"


def _formula(found: FittedHybrid) -> Formula | None:
    """Return the formula of an analytical part that was learned, None of one that was given."""
    learned = found.estimator.analytical
    return learned.influence_.formula_ if isinstance(learned, LearnedInfluence) else None


def _has_constants(errors: AnalyticalErrors) -> bool:
    return errors.known is not None or errors.fitted is not None


def _constants_table(found: FittedHybrid) -> NamedTable:
    errors = found.errors
    columns = [("fitted", errors.fitted_mape, errors.fitted)]
    if errors.known is not None:
        columns.insert(0, ("given" if found.machine is None else "machine file", errors.mape, errors.known))
    names, mapes, constants = zip(*columns, strict=True)
    rows = [("error (MAPE)", *map(_percent, mapes)), *_constants_rows(constants)]
    return NamedTable("", (f"{found.analytical} alone", *names), tuple(rows))


def _constants_rows(whose: Sequence[Constants | None]) -> list[tuple[str, ...]]:
    columns = [_labelled(constants) for constants in whose]
    return [(label, *(_number(column.get(label)) for column in columns)) for label in columns[0]]


def _labelled(constants: Constants | None) -> dict[str, float]:
    if constants is None:
        return {}
    if not isinstance(constants, SerialMachine):
        return {f"{name} s": seconds for name, seconds in constants.items()}
    levels = {f"{level} GB/s": rate for level, rate in _gb_per_second(constants).items()}
    return {"ns per operation": _ns_per_flop(constants), **levels}


def _ns_per_flop(machine: SerialMachine) -> float:
    return 1e9 * _WORD_BYTES * machine.flop_seconds_per_byte


def _gb_per_second(machine: SerialMachine) -> dict[str, float]:
    levels = zip(machine.names, machine.seconds_per_byte, strict=True)
    return {name: 1e-9 / seconds for name, seconds in levels}


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:.3g}"


def _percent(error: float | None) -> str:
    return "" if error is None else f"{100 * error:.3g} %"


def fit_to_json(
    stored: StoredModel,
    measurements: Measurements | None,
    path: str | None,
    size: int | None,
    hybrid: FittedHybrid | None = None,
    automatic: Automatic | None = None,
) -> dict[str, Any]:
    """Return the JSON object of `chainline fit --json`.

    A model that was loaded has no measurements any more, one that is not stored no path and no size:
    those are None then.

    Parameters
    ----------
    stored : StoredModel
    measurements : Measurements or None
        Training rows; None of a loaded model.
    path : str or None
        File of the model; None if it is not stored.
    size : int or None
        Bytes of that file.
    hybrid : FittedHybrid or None
        Analytical part of a hybrid model.
    automatic : Automatic or None
        Classes that were tried.
    """
    observed, estimator = _observed(stored), stored.estimator
    influence = isinstance(estimator, InfluenceRegressor | ChoiceInfluenceRegressor)
    return FitOutput.of(
        stored,
        path=path,
        bytes=size,
        n=stored.n_configurations,
        training=None if measurements is None else _errors(stored, measurements),
        new_rows=new_rows_output(stored.new_rows),
        size=None if observed is None else _tensor(estimator, observed),
        formula=_formula_texts(estimator.formula_) if influence else UNSET,
        hybrid=UNSET if hybrid is None else _hybrid(hybrid),
        auto=UNSET if automatic is None else league_output(automatic),
    ).to_json()


def fit_lines(
    stored: StoredModel,
    measurements: Measurements,
    path: str | None,
    size: int | None,
    hybrid: FittedHybrid | None = None,
) -> list[Line]:
    """Return the report on a fit: the parameter space, the model, its errors, and the file written.

    Parameters
    ----------
    stored : StoredModel
    measurements : Measurements
        Training rows.
    path : str or None
        File of the model; None if it is not stored.
    size : int or None
        Bytes of that file.
    hybrid : FittedHybrid or None
        Analytical part of a hybrid model.
    """
    estimator, observed = stored.estimator, _observed(stored)
    ours = isinstance(estimator, CPRegressor)
    space = estimator.encoding_.space if ours else infer_space(measurements.features)
    headings = ("parameter", "kind", "spacing", "range or choices")
    words = f"{stored.model}: learned {stored.n_configurations} configurations"
    if observed is not None:
        cells = " x ".join(map(str, observed.cells.shape))
        kind = "tensor" if estimator.starts_ == 1 else f"mean of {estimator.starts_} tensors"
        words += f"; {kind} {cells} of rank {estimator.rank_}, {observed.cells.density:.2g} observed"
    lines: list[Line] = [NamedTable("", headings, tuple(space_rows(space)), words=(0, 1, 2, 3)), words]
    if isinstance(estimator, InfluenceRegressor | ChoiceInfluenceRegressor):
        lines.append(f"{stored.target} = {estimator.formula_.text()}")
    if hybrid is not None:
        lines += hybrid_lines(hybrid, stored.target)
    lines += new_rows_lines(stored.new_rows)
    return [*lines, NOT_WRITTEN if path is None or size is None else written_line(path, size)]


def _errors(stored: StoredModel, measurements: Measurements) -> TrainingErrors:
    assert measurements.times is not None
    return TrainingErrors(**all_metrics(measurements.times, stored.estimator.predict(measurements.features)))


def _observed(stored: StoredModel) -> Observed | None:
    """Return the observations a tensor was fitted to.

    None for other models, and for a loaded one: its file keeps only the data of predictions.
    """
    return stored.estimator.observed_ if isinstance(stored.estimator, CPRegressor) else None


def _tensor(model: CPRegressor, observed: Observed) -> TensorSize:
    return TensorSize(
        cells=observed.cells.shape,
        rank=model.rank_,
        starts=model.starts_,
        regularization=model.regularization_,
        density=observed.cells.density,
        sweeps=model.n_iter_,
        error=float(np.float64(model.errors_[-1])),
    )
