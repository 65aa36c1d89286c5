"""The kernel that a model names among those of one order, against the fastest that was measured."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

import numpy as np
from scipy.stats import kendalltau

from ..predictions.model import Model
from ..predictions.ranked import place
from .losses import expected_losses, repeat_deviation
from .scores import PredictedRow, group_rows


@dataclass(frozen=True, slots=True)
class NamedKernel:
    """What taking a model's first kernel costs, in one group of kernels built and run alike.

    Attributes
    ----------
    kernels : int
        Distinct ones.
    kendall_tau : float or None
        Of predicted and measured cycles; None where either are all equal.
    regret : float
        Share of speed lost to the fastest as measured: too high, since the fastest of many was lucky.
    expected_regret : float or None
        The same if the noise of a measurement is taken into account (`losses.expected_losses`); None
        where no code was measured twice.
    unsplit, random : float
        Lost, as measured, by the kernel with the fewest parts, and by any of them on average.
    """

    model: Model
    residence: str
    compiler: str
    order: int
    kernels: int
    kendall_tau: float | None
    regret: float
    expected_regret: float | None
    unsplit: float
    random: float


@dataclass(frozen=True, slots=True)
class _Kernel:
    """One code: the logarithm of its cycles, how often it was measured, and where a model puts it."""

    log_cycles: float
    measured: int
    predicted: float
    place: tuple[float, float, int]
    n_parts: int


def named_kernels(rows: Sequence[PredictedRow], models: Sequence[Model]) -> list[NamedKernel]:
    """Return what the first kernel of each model loses, group by group.

    A group is an order by one compiler with one set of flags in one place. Cycles are compared, so
    that the clock beside a row plays no part; groups of a single kernel are left out.

    References
    ----------
    Ren et al. 2026, Section 5.4: the split that is named against the fastest.
    """
    alike = group_rows(rows, _alike)
    deviations = {
        residence: repeat_deviation(
            _logs_by_code(group) for key, group in alike.items() if key[0] == residence
        )
        for residence in {key[0] for key in alike}
    }
    return [
        _named(group, model, deviations[key[0]])
        for key, group in sorted(alike.items(), key=lambda item: str(item[0]))
        for model in models
        if len({row.code for row in group}) > 1
    ]


def _alike(row: PredictedRow) -> tuple[str, int, Hashable]:
    case = row.case
    variant, conditions = case.variant, case.conditions
    rest = (case.compiler, case.flags, case.vector_bits, variant.mode, variant.dtype, variant.language)
    explicit = variant.schedule is not None
    return conditions.residence, variant.order, (rest, explicit, conditions.n_elements, conditions.cores)


def _log_cycles(row: PredictedRow) -> float:
    return math.log(row.case.variant.nominal_flops / row.case.gflops * row.case.conditions.frequency_ghz)


def _logs_by_code(rows: Sequence[PredictedRow]) -> list[list[float]]:
    return [[_log_cycles(row) for row in same] for same in group_rows(rows, lambda row: row.code).values()]


def _kernel(rows: Sequence[PredictedRow], model: Model) -> _Kernel:
    first = min(rows, key=lambda row: len(row.case.variant.split))
    variant, clock = first.case.variant, first.case.conditions.frequency_ghz
    cycles = variant.nominal_flops / first.predicted[model] * clock
    n_parts = len(variant.split)
    log_cycles = fmean(map(_log_cycles, rows))
    return _Kernel(log_cycles, len(rows), cycles, place(cycles, first.tie_cycles, n_parts), n_parts)


def _named(rows: Sequence[PredictedRow], model: Model, deviation: float | None) -> NamedKernel:
    kernels = [_kernel(same, model) for same in group_rows(rows, lambda row: row.code).values()]
    logs = np.array([kernel.log_cycles for kernel in kernels])
    named = min(range(len(kernels)), key=lambda k: kernels[k].place)
    unsplit = min(range(len(kernels)), key=lambda k: kernels[k].n_parts)
    losses = 1 - np.exp(logs.min() - logs)
    expected = None
    if deviation is not None:
        repeated = deviation / np.sqrt([kernel.measured for kernel in kernels])
        expected = float(expected_losses(logs, repeated)[named])
    tau = float(kendalltau([kernel.predicted for kernel in kernels], logs).statistic)
    case = rows[0].case
    return NamedKernel(
        model=model,
        residence=case.conditions.residence,
        compiler=case.compiler,
        order=case.variant.order,
        kernels=len(kernels),
        kendall_tau=None if math.isnan(tau) else tau,
        regret=float(losses[named]),
        expected_regret=expected,
        unsplit=float(losses[unsplit]),
        random=float(losses.mean()),
    )


def mean_or_none(values: Iterable[float | None]) -> float | None:
    """Return the mean of those that are there; None without any."""
    found = [value for value in values if value is not None]
    return fmean(found) if found else None
