"""Errors of predictions, and their means over groups of rows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..predictions.ecm import Ecm
from ..predictions.model import Model
from .cases import Case

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class PredictedRow:
    """Measured case and the prediction of each model.

    Attributes
    ----------
    code : str
        Digest of the instructions that were analysed.
    predicted : mapping of Model to float
        GFLOPS per core.
    tie_cycles : float
        Sort key of kernels that a model cannot tell apart (`predictions.ranked.Prediction`).
    intensity, core_intensity : float
        Operations per byte of element data, and per byte that the core requests.
    chain_gflops : float or None
        Limit by the slowest chain; None without a chain.
    ecm : Ecm or None
        The contributions, where the ECM model was asked for.
    """

    case: Case
    code: str
    predicted: Mapping[Model, float]
    tie_cycles: float
    intensity: float
    core_intensity: float
    chain_gflops: float | None
    ecm: Ecm | None

    def error(self, model: Model) -> float:
        """Return the signed error as a fraction of the measured value: positive is too fast."""
        return self.predicted[model] / self.case.gflops - 1


@dataclass(frozen=True, slots=True)
class Score:
    """Mean errors of one model over a group of rows.

    Attributes
    ----------
    rows : int
        Number of rows.
    mape : float
        Mean of ``|predicted - measured| / measured``, a fraction.
    bias : float
        The same mean with its sign.
    """

    rows: int
    mape: float
    bias: float


def score(rows: Sequence[PredictedRow], model: Model) -> Score:
    """Return the mean errors of a model over rows.

    References
    ----------
    Ren et al. 2026, Section 5.3, Figs 13 and 14 (MAPE by order).
    """
    errors = [row.error(model) for row in rows]
    n_rows = len(errors)
    return Score(n_rows, sum(map(abs, errors)) / n_rows, sum(errors) / n_rows)


def group_rows(
    rows: Sequence[PredictedRow], key: Callable[[PredictedRow], Key]
) -> dict[Key, list[PredictedRow]]:
    """Return the rows by a key, in order of first appearance."""
    groups: dict[Key, list[PredictedRow]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return groups
