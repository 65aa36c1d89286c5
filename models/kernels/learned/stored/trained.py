"""Trained model: the correction learned from samples, its interval, and its provenance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from sklearn.base import clone
from sklearn.model_selection import GroupShuffleSplit

from .....analysis.campaign.submit import Spread
from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.row import SIMULATED
from .....errors import UsageError, argument
from .....records import record, replace
from ..columns import MACHINES, PHYSICS, STATIC, FeatureSet, gflops_of, matrix, measured_cycles
from ..conformal import GroupConformalRegressor
from ..correction import CorrectionRegressor
from ..cross_validation.divisions import leave_one_out
from ..cross_validation.scores import noise_errors, score
from ..cross_validation.study import Comparison, predicted
from ..importance import FeatureImportance, HeldOut, importance_of
from ..learners import LEARNERS, Learner, Predicted, correction
from ..samples import GFLOPS, Samples
from .applicability import Match, match_of
from .manifest import TARGET, TARGET_UNIT, Interval, Manifest, features_used, training_range
from .provenance import DataUsed, machine_used, versions

if TYPE_CHECKING:
    import pandas as pd


UNSEEN_FILE = 2.7
"""Errors where the machine file knows no measured kernel, over those where it does: of Granite Rapids by the
file of Sapphire Rapids (587 rows in L1, even orders), predicted by what an EPYC 9005 taught, 90 % are within
2.7 times the interval of machines held out (`leave_one_machine_out.py --file spr`)."""
_FEWEST_ORDERS = 3
_HELD_OUT = 0.2
"""Kernels held out for the importance of features by permutation."""


@record
class TrainedModel:
    """A model that is ready to predict.

    Attributes
    ----------
    correction : CorrectionRegressor
        Fitted; of the columns of `features`.
    manifest : Manifest
        Inputs, training data and interval.
    """

    correction: CorrectionRegressor
    manifest: Manifest

    @property
    def features(self) -> FeatureSet:
        """Features the model takes from a table of samples."""
        features = self.manifest.feature_set
        assert features is not None, "a model of other features is not loaded"
        return features

    def on(self, machine: Machine) -> TrainedModel:
        """Return the model with its interval for a machine: a wider one for a machine not trained on.

        Machines held out in training had files whose makers had seen their kernels' speeds; the file of a
        machine that is new knows none.
        """
        elsewhere = self.manifest.elsewhere
        if elsewhere is None or match_of(self.manifest, machine) is not Match.OTHER:
            return self
        return replace(self, manifest=replace(self.manifest, interval=elsewhere.widened(UNSEEN_FILE)))

    def predict(self, table: pd.DataFrame) -> Predicted:
        """Return the predicted speed of samples, measured or not.

        Returns
        -------
        Predicted
            GFLOPS per core, and the ends of the interval of `manifest.interval`; (n_samples,).
        """
        return _predict(self.correction, self.features, self.manifest.interval, table)


def train(
    samples: Samples,
    data: Sequence[DataUsed],
    origin: str,
    date: str,
    coverage: float = 0.9,
    *,
    scores: Mapping[str, float] | None = None,
    estimator: CorrectionRegressor | None = None,
    further: Sequence[Samples] = (),
) -> TrainedModel:
    """Return the model that samples teach.

    Parameters
    ----------
    samples : Samples
        Measured kernels.
    data : sequence of DataUsed
        The data sets that they are from.
    origin : str
        "measured" or "simulated".
    date : str
        UTC, ISO 8601.
    coverage : float
        Share of the kernels of orders not learned from that the interval is to hold.
    scores : mapping of str to float, optional
        Errors on rows held out, to be kept with the model.
    estimator : CorrectionRegressor, optional
        Settings of the trees.
    further : sequence of Samples
        Measured kernels of other machines, a machine each.

    Raises
    ------
    UsageError
        If nothing can be learned from the samples: says why.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    table = pd.concat([samples.table, *(others.table for others in further)], ignore_index=True)
    require_learnable(table)
    require_share(coverage)
    features = MACHINES if further else features_for(origin)
    settings = estimator or correction(features)
    fitted, interval = _fit(table, features, coverage, settings)
    elsewhere = _fit(table, features, coverage, settings, "machine")[1] if further else None
    manifest = Manifest(
        features=features_used(table, features),
        bound=features.bound,
        target=TARGET,
        target_unit=TARGET_UNIT,
        origin=origin,
        machine=machine_used(samples.machine),
        data=tuple(data),
        rows=len(table),
        seen=training_range(table),
        interval=interval,
        versions=versions(),
        scores=dict(scores or {}),
        date=date,
        further_machines=tuple(machine_used(others.machine) for others in further),
        elsewhere=elsewhere,
        importance=_importance(table, features, fitted, settings),
    )
    return TrainedModel(fitted, manifest)


def features_for(origin: str) -> FeatureSet:
    """Return the features to learn from.

    Simulated rows get features without the simulation: a model that starts from it has nothing to learn.
    """
    return STATIC if origin == SIMULATED else PHYSICS


def _fit(
    table: pd.DataFrame,
    features: FeatureSet,
    coverage: float,
    estimator: CorrectionRegressor,
    group: str = "order",
) -> tuple[CorrectionRegressor, Interval]:
    """Return the correction learned from all rows, and its interval from groups held out in turn."""
    X, y = matrix(table, features.columns), measured_cycles(table)
    conformal = GroupConformalRegressor(estimator, coverage, features.scale)
    conformal.fit(X, y, table[group].to_numpy())
    slopes = [features.columns[k] for k in features.scale]
    interval = Interval(
        coverage=coverage,
        quantile=conformal.quantile_,
        intercept=conformal.intercept_,
        slopes=dict(zip(slopes, map(float, conformal.slopes_), strict=True)),
        median_factor=0.0,
    )
    factor = float(np.median(interval.factors(table)))
    return conformal.estimator_, replace(interval, median_factor=factor)


def _importance(
    table: pd.DataFrame, features: FeatureSet, fitted: CorrectionRegressor, settings: CorrectionRegressor
) -> tuple[FeatureImportance, ...]:
    """Return the importance of each feature; by permutation on a fifth of the codes."""
    X = matrix(table, features.columns)
    target = np.log(measured_cycles(table) / X[:, 0])
    held_out = None
    if table["code"].nunique() > 1:
        division = GroupShuffleSplit(1, test_size=_HELD_OUT, random_state=0)
        learned, held = next(division.split(X, target, table["code"].to_numpy()))
        others = clone(settings).fit(X[learned], measured_cycles(table)[learned])
        held_out = HeldOut(others.trees_, X[held][:, others.columns_], target[held])
    return importance_of(fitted.trees_, features.names, X[:, fitted.columns_], held_out)


def orders_compared(
    table: pd.DataFrame, origin: str, coverage: float, estimator: CorrectionRegressor | None = None
) -> Comparison:
    """Return the leave-one-order-out comparison of the learned model with the bound it corrects.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    origin : str
        "measured" or "simulated".
    coverage : float
        Share of kernels that the interval is to hold.
    estimator : CorrectionRegressor, optional
        Settings of the trees.
    """
    features = features_for(origin)
    settings = estimator or correction(features)

    def learned(train: pd.DataFrame, test: pd.DataFrame) -> Predicted:
        fitted, interval = _fit(train, features, coverage, settings)
        return _predict(fitted, features, interval, test)

    corrected = _corrected(origin)
    learners: dict[str, Learner] = {"learned": learned, corrected: LEARNERS[corrected]}
    asked = {"machines": False, "origin": origin, "coverage": coverage}
    return Comparison([*leave_one_out(table, "order", "order")], learners, asked)


def _corrected(origin: str) -> str:
    return "ecm" if features_for(origin) is STATIC else "simulation"


def order_scores(
    table: pd.DataFrame,
    origin: str,
    coverage: float = 0.9,
    estimator: CorrectionRegressor | None = None,
    spread: Spread | None = None,
) -> dict[str, float]:
    """Return the leave-one-order-out scores of the learned model and of the bound it corrects.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    origin : str
        "measured" or "simulated".
    coverage : float
        Share of kernels that the interval is to hold.
    estimator : CorrectionRegressor, optional
        Settings of the trees.
    spread : callable or None
        Runs the training on other machines, with the usual settings.

    Raises
    ------
    UsageError
        If there are fewer than three orders: one to predict, one for the interval, one to learn from.
    """
    if len(set(table["order"])) < _FEWEST_ORDERS:
        raise UsageError(
            f"{argument('score')} needs rows of {_FEWEST_ORDERS} orders; leave it out, or measure more"
        )
    corrected = _corrected(origin)
    found = predicted(table, orders_compared(table, origin, coverage, estimator), spread)
    noise = noise_errors(table)
    scores = {str(name): score(rows, noise) for name, rows in found.groupby("learner")}
    return {
        "leave one order out, MAPE learned": scores["learned"].mape,
        f"leave one order out, MAPE {corrected}": scores[corrected].mape,
        "leave one order out, inside the interval": scores["learned"].coverage,
    }


def _predict(
    fitted: CorrectionRegressor, features: FeatureSet, interval: Interval, table: pd.DataFrame
) -> Predicted:
    speed = gflops_of(table, fitted.predict(matrix(table, features.columns)))
    factors = interval.factors(table)
    return Predicted(speed, speed / factors, speed * factors)


def require_share(coverage: float) -> None:
    """Check that a coverage lies between 0 and 1.

    Raises
    ------
    UsageError
        If it does not.
    """
    if not 0 < coverage < 1:
        raise UsageError(f"coverage {coverage:g}: give a share between 0 and 1, such as 0.9")


def require_learnable(table: pd.DataFrame) -> None:
    """Check that a model can be trained on a table of samples.

    Raises
    ------
    UsageError
        With the reason, if none can.
    """
    if problem := _unfit(table):
        raise UsageError(f"nothing can be learned: {problem}")


def _unfit(table: pd.DataFrame) -> str | None:
    """Say why nothing can be learned from a table of samples; None if it can."""
    speeds = table[GFLOPS].to_numpy(np.float64)
    if bad := int(np.sum(~(np.isfinite(speeds) & (speeds > 0)))):
        return f"{bad} of {len(table)} rows have no speed above zero; measure them again"
    if len(table) == 1:
        return "there is one row; measure more kernels"
    if len(set(speeds)) == 1:
        return f"all {len(table)} rows have the same speed, {speeds[0]:g} GFLOPS; check the data set"
    if len(orders := set(table["order"])) == 1:
        return f"all rows are of order {orders.pop()}, and none can be held out; measure another order"
    return None
