"""Trained model of Ren et al. 2026: Table 3 -> chain ratio (Eq. 4) -> cycles per FMA (Eq. 2) -> GFLOPS (A.1).

As in the paper a fifth of the rows is held out; scores, interval and importance by permutation are of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from sklearn.model_selection import train_test_split

from .....analysis.machine.record import Machine
from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ...predictions.model import Model
from ..columns import TABLE3, gflops_of_ratios, matrix, ratios
from ..conformal import conformal_quantile
from ..importance import HeldOut, importance_of
from ..learners import ChainRatioRegressor, Predicted
from ..samples import GFLOPS, Samples
from .manifest import RATIO, RATIO_UNIT, Interval, Manifest, RatioSearch, features_used, training_range
from .provenance import DataUsed, machine_used, versions
from .trained import TrainedModel, require_learnable, require_share

if TYPE_CHECKING:
    import pandas as pd


TEST_SHARE = 0.2
"""Rows held out, as in Section 5.2 of the paper."""
_FEWEST = 5
_BESIDE = ("chain", "simulation")
"""Models that nothing is learned by, scored on the same rows."""


@record
class PaperModel:
    """The paper's model, ready to predict.

    Attributes
    ----------
    regressor : ChainRatioRegressor
        Fitted; of the columns of `columns.TABLE3`.
    manifest : Manifest
        Inputs, training data, search and interval.
    held_out : ndarray, (2, n_rows), or None
        Measured and predicted chain ratio of the rows held out; None of a model that was loaded.
    """

    regressor: ChainRatioRegressor
    manifest: Manifest
    held_out: Floats | None = None

    def on(self, _machine: Machine) -> PaperModel:
        """Return the model with its interval for a machine: there is one interval, of the rows held out."""
        return self

    def ratios(self, table: pd.DataFrame) -> Floats:
        """Return the predicted chain ratio of samples, measured or not, (n_samples,)."""
        return self.regressor.predict(matrix(table, TABLE3.columns))

    def predict(self, table: pd.DataFrame) -> Predicted:
        """Return the predicted speed of samples, measured or not.

        Returns
        -------
        Predicted
            GFLOPS per core, and the ends of the interval; (n_samples,). NaN for kernels without an FMA.
        """
        speed = gflops_of_ratios(table, self.ratios(table))
        factors = self.manifest.interval.factors(table)
        return Predicted(speed, speed / factors, speed * factors)


KernelModel: TypeAlias = TrainedModel | PaperModel
"""A model that `chainline train` stores, of either kind."""


def train_paper(
    samples: Samples,
    data: Sequence[DataUsed],
    origin: str,
    date: str,
    coverage: float = 0.9,
    *,
    further: Sequence[Samples] = (),
    seed: int = 0,
    regressor: ChainRatioRegressor | None = None,
) -> PaperModel:
    """Return the paper's model, learned from four fifths of the samples.

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
        Share of the rows held out that the interval holds.
    further : sequence of Samples
        Measured kernels of other machines, a machine each, which hardware features tell apart.
    seed : int
        Of the division of the rows, of the search and of the trees.
    regressor : ChainRatioRegressor, optional
        Settings of the search.

    Raises
    ------
    UsageError
        If nothing can be learned from the samples: says why.

    References
    ----------
    Ren et al. 2026, Sections 4 and 5.2, Appendix A.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    table = pd.concat([samples.table, *(others.table for others in further)], ignore_index=True)
    require_learnable(table)
    require_share(coverage)
    table = _with_ratios(table)
    learned, held_out = train_test_split(table, test_size=TEST_SHARE, random_state=seed)
    model = regressor or ChainRatioRegressor()
    model.set_params(random_state=seed)
    try:
        model.fit(matrix(learned, TABLE3.columns), ratios(learned))
    except ValueError as error:
        raise UsageError(f"nothing can be learned: {error}") from None
    fitted = _Fitted(model, learned, held_out)
    search = RatioSearch(
        seed=seed,
        held_out=len(held_out),
        outside=model.n_outside_,
        settings=model.n_iter,
        folds=model.cv,
        parameters={name: float(value) for name, value in sorted(model.best_params_.items())},
    )
    manifest = Manifest(
        features=features_used(learned, TABLE3),
        bound=TABLE3.bound,
        target=RATIO,
        target_unit=RATIO_UNIT,
        origin=origin,
        machine=machine_used(samples.machine),
        data=tuple(data),
        rows=len(learned) - model.n_outside_,
        seen=training_range(learned),
        interval=fitted.interval(coverage),
        versions=versions(),
        scores=fitted.scores(),
        date=date,
        further_machines=tuple(machine_used(others.machine) for others in further),
        model=Model.PAPER,
        search=search,
        importance=importance_of(model.trees_, TABLE3.names, *fitted.seen_and_held_out(), seed=seed),
    )
    return PaperModel(model, manifest, fitted.both_ratios())


def _with_ratios(table: pd.DataFrame) -> pd.DataFrame:
    """Return the rows that have a ratio: those of kernels with an FMA.

    Raises
    ------
    UsageError
        If they are too few to hold a fifth out.
    """
    kept = table[np.isfinite(ratios(table))]
    if len(kept) < _FEWEST:
        raise UsageError(
            f"nothing can be learned: {len(kept)} rows are of kernels with FMA, and a fifth of them is held "
            f"out; measure {_FEWEST} or more"
        )
    return kept


@record
class _Fitted:
    """A fitted regressor, the rows that it learned from, and those held out."""

    regressor: ChainRatioRegressor
    learned: pd.DataFrame
    held_out: pd.DataFrame

    def interval(self, coverage: float) -> Interval:
        """Return the factor that this share of the rows held out is predicted within."""
        errors = np.abs(np.log(self.held_out[GFLOPS].to_numpy(np.float64) / self._predicted()))
        quantile = conformal_quantile(errors, coverage)
        return Interval(coverage, quantile, 0.0, {}, float(np.exp(quantile)))

    def scores(self) -> dict[str, float]:
        """Return the mean absolute percentage errors on the rows held out, and the error of the ratio."""
        measured = self.held_out[GFLOPS].to_numpy(np.float64)
        speeds = {str(Model.PAPER): self._predicted()}
        speeds |= {name: self.held_out[f"{name}_gflops"].to_numpy(np.float64) for name in _BESIDE}
        found = {
            f"a fifth held out, MAPE {name}": float(np.mean(np.abs(speed / measured - 1)))
            for name, speed in speeds.items()
        }
        off = np.abs(self._ratios() - ratios(self.held_out))
        return {**found, "a fifth held out, mean error of the chain ratio": float(np.mean(off))}

    def seen_and_held_out(self) -> tuple[Floats, HeldOut | None]:
        """Return the features that were learned from, and the rows held out that the model holds for."""
        rows = [(matrix(part, TABLE3.columns), ratios(part)) for part in (self.learned, self.held_out)]
        (X, _), (held, target) = [(X[_inside(y)], y[_inside(y)]) for X, y in rows]
        return X, HeldOut(self.regressor.trees_, held, target) if len(held) else None

    def both_ratios(self) -> Floats:
        """Return the measured and the predicted chain ratio of the rows held out, (2, n_rows)."""
        return np.stack([ratios(self.held_out), self._ratios()])

    def _ratios(self) -> Floats:
        return self.regressor.predict(matrix(self.held_out, TABLE3.columns))

    def _predicted(self) -> Floats:
        return gflops_of_ratios(self.held_out, self._ratios())


def _inside(target: Floats) -> Any:
    return (target >= 0) & (target <= 1)
