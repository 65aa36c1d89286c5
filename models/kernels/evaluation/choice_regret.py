"""Regret of a model's choice among the kernels of one order, without the block effect of measurements.

The resolution of a campaign is the difference of speed that measurements of equal code show.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from statistics import fmean

import numpy as np

from ....arrays import Floats
from ....records import record
from ..predictions.model import Model
from ..predictions.ranking import kendall_tau, place
from .evaluate import PredictedRow

_STEPS, _REACH = 2001, 8.0


def repeat_deviation(groups: Iterable[Sequence[Sequence[float]]]) -> float | None:
    """Return the pooled standard deviation of measurements of the same code.

    Parameters
    ----------
    groups : iterable of sequences of sequences of float
        Logarithms of times by code, of any number of groups.

    Returns
    -------
    float or None
        None where no code was measured twice.

    Examples
    --------
    >>> round(repeat_deviation([[[1.0, 1.2], [5.0]], [[2.0, 2.2]]]), 4)
    0.1414
    """
    squares = freedom = 0.0
    for group in groups:
        for logs in group:
            squares += float(np.var(logs)) * len(logs)
            freedom += len(logs) - 1
    return float(np.sqrt(squares / freedom)) if freedom else None


def expected_losses(log_times: Floats, deviations: Floats) -> Floats:
    """Return the share of speed that taking each kernel is expected to lose to the fastest.

    The fastest of many that were measured once is likely to have been lucky, and what is lost to it is
    overstated. Here the kernels' true logarithms are taken for normally distributed around their mean,
    by the variance that is left when that of measuring is subtracted; each then has a distribution of
    its own, nearer to the mean than what was measured, and the minimum over all of them an expectation.

    Parameters
    ----------
    log_times : ndarray, (n_kernels,)
        Measured, natural logarithms.
    deviations : ndarray, (n_kernels,)
        Standard deviation of measuring each.

    Returns
    -------
    ndarray, (n_kernels,)
        Fractions.

    References
    ----------
    B. Efron, C. Morris, J. Amer. Statist. Assoc. 68 (1973): empirical Bayes; 1 - E[min] of independent
    variables by integrating the product of their survival functions.

    Examples
    --------
    Without noise it is what was measured:

    >>> expected_losses(np.log([100.0, 125.0]), np.full(2, 1e-6)).round(3).tolist()
    [0.0, 0.2]
    """
    noise = np.square(deviations)
    spread = max(float(np.var(log_times, ddof=1) - noise.mean()), 0.0)
    believed = spread / (spread + noise)
    common = np.average(log_times, weights=1 / (spread + noise))
    means = common + believed * (log_times - common)
    own = np.sqrt(believed * noise)
    losses: Floats = np.maximum(0.0, 1 - np.exp(_expected_minimum(means, own) - means))
    return losses


def _expected_minimum(means: Floats, deviations: Floats) -> float:
    from scipy.special import ndtr  # noqa: PLC0415 - for rows of code that was measured twice

    widest = float(deviations.max())
    if widest == 0:
        return float(means.min())
    start, end = float(means.min()) - _REACH * widest, float(means.min()) + _REACH * widest
    at = np.linspace(start, end, _STEPS)
    survival = ndtr((means - at[:, None]) / np.maximum(deviations, 1e-12)).prod(axis=1)
    return start + float((np.diff(at) * (survival[1:] + survival[:-1]) / 2.0).sum())


_PAIR = 1.96 * math.sqrt(2)
"""Standard deviations within which two measurements of the same code lie in 95 % of the cases."""


@record
class Resolution:
    """Resolution of the rows in one place.

    Attributes
    ----------
    residence : str
        Innermost level that holds the data.
    codes, rows : int
        Codes that were measured more than once, as splits of the same code or again, and rows of them.
    deviation : float or None
        Pooled standard deviation of the logarithm of their times; None where there are none.
    """

    residence: str
    codes: int
    rows: int
    deviation: float | None

    @property
    def difference(self) -> float | None:
        """Relative difference up to which two kernels, measured once each, are equal."""
        return None if self.deviation is None else math.expm1(_PAIR * self.deviation)


def resolution_of(residence: str, groups: Iterable[Sequence[Sequence[float]]]) -> Resolution:
    """Return the resolution of measurements.

    Parameters
    ----------
    groups : iterable of sequences of sequences of float
        Logarithms of times by code, of any number of groups.

    Examples
    --------
    >>> found = resolution_of("L1", [[[1.0, 1.02], [5.0]], [[2.0, 2.02]]])
    >>> found.codes, found.rows, round(found.deviation, 4), round(found.difference, 3)
    (2, 4, 0.0141, 0.04)
    """
    codes = [list(group) for group in groups]
    repeated = [logs for group in codes for logs in group if len(logs) > 1]
    return Resolution(residence, len(repeated), sum(map(len, repeated)), repeat_deviation(codes))


FEWEST_GROUPS = 8
"""Groups that a block needs rows of, before it says something of the moment and not of its kernels."""
_ROUNDS, _SETTLED = 50, 1e-6


def without_blocks(
    log_times: Sequence[float], groups: Sequence[Hashable], blocks: Sequence[Hashable]
) -> Floats:
    """Return logarithms of times without the block effect.

    A campaign is measured in blocks of kernels drawn at random, and from one block to the next a shared
    machine is faster or slower by some per cent, which decides which of a hundred nearly equal kernels
    looks fastest. As the kernels of a block are of many groups, drawn at random, the mean of their
    deviations from the means of their groups is that of the moment.

    Parameters
    ----------
    log_times : sequence of float, (n_rows,)
        Measured.
    groups : sequence, (n_rows,)
        Group of each row; rows of a group are compared with each other.
    blocks : sequence, (n_rows,)
        Block of each row, measured together. Blocks with rows of few groups are left as they are.

    References
    ----------
    R. A. Fisher: The design of experiments, 1935: randomised blocks; group and block means by turns
    until they settle (least squares of an additive model).

    Examples
    --------
    >>> groups = [*"abcdefgh"] * 2
    >>> times = [float(n) for n in range(8)] + [n + 0.1 for n in range(8)]
    >>> without_blocks(times, groups, [1] * 8 + [2] * 8).round(2)[[0, 8, 7, 15]].tolist()
    [0.05, 0.05, 7.05, 7.05]
    """
    logs = np.array(log_times, dtype=np.float64)
    of_group, n_groups = _numbered(groups)
    of_block, n_blocks = _numbered(blocks)
    several = {block for block in range(n_blocks) if len(set(of_group[of_block == block])) >= FEWEST_GROUPS}
    telling = np.array([block in several for block in of_block], dtype=bool)
    effect = np.zeros(n_blocks)
    for _ in range(_ROUNDS):
        common = _means(logs - effect[of_block], of_group, n_groups)
        found = _means(np.where(telling, logs - common[of_group], 0.0), of_block, n_blocks)
        # only differences between blocks can be told
        found[list(several)] -= fmean(found[list(several)]) if several else 0.0
        change, effect = float(np.abs(found - effect).max(initial=0.0)), found
        if change < _SETTLED:
            break
    without: Floats = logs - effect[of_block]
    return without


def _numbered(keys: Sequence[Hashable]) -> tuple[np.ndarray, int]:
    numbers: dict[Hashable, int] = {}
    return np.array([numbers.setdefault(key, len(numbers)) for key in keys], dtype=np.intp), len(numbers)


def _means(values: Floats, positions: np.ndarray, size: int) -> Floats:
    return np.bincount(positions, values, size) / np.bincount(positions, minlength=size)


@record
class NamedKernel:
    """Cost of taking a model's first kernel, in one group of kernels built and run alike.

    Attributes
    ----------
    model : Model
    residence : str
        Residence of the working set.
    compiler : str
    order : int
        Polynomial order.
    kernels : int
        Number of distinct kernels.
    kendall_tau : float or None
        Of predicted cycles and measured time; None where either are all equal.
    regret : float
        Share of speed lost to the fastest as measured. It is too high, since the fastest of many noisy
        times is an underestimate.
    expected_regret : float or None
        The same with the noise of a measurement taken into account (`losses.expected_losses`); None
        where no code was measured twice.
    unsplit, random : float
        Share of speed lost, as measured: by the kernel with the fewest parts, and by a random one on average.
    resolution : float or None
        Difference of speed that measurements of equal code show; None where none was measured twice.
    told_apart : bool
        True where the slowest and the fastest kernel differ by more than the resolution, or it is unknown.
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
    resolution: float | None = None
    told_apart: bool = True

    @property
    def resolved(self) -> bool:
        """True where the loss exceeds the difference between measurements of equal code."""
        return self.resolution is None or self.regret > self.resolution


@record
class _Timed:
    """Row with the logarithm of its time, without the block effect."""

    row: PredictedRow
    log_time: float


@record
class _Kernel:
    """One code: logarithm of its time, number of measurements, and a model's prediction."""

    log_time: float
    measured: int
    predicted: float
    place: tuple[float, float, int]
    n_parts: int


def named_kernels(rows: Sequence[PredictedRow], models: Sequence[Model]) -> list[NamedKernel]:
    """Return the loss by the first kernel of each model, group by group.

    A group is an order by one compiler with one set of flags in one place; groups of a single kernel are
    left out. Measured times are those of one moment, if the rows of a campaign tell how fast the machine
    was at each (`blocks.without_blocks`).

    References
    ----------
    Ren et al. 2026, Section 5.4: the split that is named against the fastest.
    """
    groups = _groups(rows)
    found = _resolutions(groups)
    return [
        _named(group, model, found[key[0]])
        for key, group in sorted(groups.items(), key=lambda item: str(item[0]))
        for model in models
        if len({one.row.code for one in group}) > 1
    ]


def resolutions(rows: Sequence[PredictedRow]) -> list[Resolution]:
    """Return the difference between measurements of equal code, for each residence."""
    return list(_resolutions(_groups(rows)).values())


_Group = tuple[str, int, Hashable]


def _resolutions(groups: Mapping[_Group, Sequence[_Timed]]) -> dict[str, Resolution]:
    return {
        place_of: resolution_of(
            place_of, (_logs_by_code(group) for key, group in groups.items() if key[0] == place_of)
        )
        for place_of in sorted({key[0] for key in groups})
    }


def _groups(rows: Sequence[PredictedRow]) -> dict[_Group, list[_Timed]]:
    keys = [_alike(row) for row in rows]
    # a moment is one for all groups of a residence; kernels from memory feel others than those in L1
    moments = [(key[0], row.case.date) for key, row in zip(keys, rows, strict=True)]
    groups: dict[_Group, list[_Timed]] = {}
    for key, row, log_time in zip(keys, rows, without_blocks(_log_times(rows), keys, moments), strict=True):
        groups.setdefault(key, []).append(_Timed(row, float(log_time)))
    return groups


def _alike(row: PredictedRow) -> _Group:
    case = row.case
    variant, conditions = case.variant, case.conditions
    rest = (case.compiler, case.flags, case.vector_bits, variant.mode, variant.dtype, variant.language)
    explicit = variant.schedule is not None
    return conditions.residence, variant.order, (rest, explicit, conditions.n_elements, conditions.cores)


def _log_times(rows: Sequence[PredictedRow]) -> list[float]:
    return [math.log(row.case.variant.nominal_flops / row.case.gflops) for row in rows]


def _by_code(group: Sequence[_Timed]) -> list[list[_Timed]]:
    codes: dict[str, list[_Timed]] = {}
    for one in group:
        codes.setdefault(one.row.code, []).append(one)
    return list(codes.values())


def _logs_by_code(group: Sequence[_Timed]) -> list[list[float]]:
    return [[one.log_time for one in same] for same in _by_code(group)]


def _kernel(same: Sequence[_Timed], model: Model) -> _Kernel:
    first = min((one.row for one in same), key=lambda row: len(row.case.variant.split))
    variant, clock = first.case.variant, first.case.conditions.frequency_ghz
    # cycles, since the clock beside a row is no part of a prediction
    cycles = variant.nominal_flops / first.predicted[model] * clock
    n_parts = len(variant.split)
    log_time = fmean(one.log_time for one in same)
    return _Kernel(log_time, len(same), cycles, place(cycles, first.tie_cycles, n_parts), n_parts)


def _named(group: Sequence[_Timed], model: Model, found: Resolution) -> NamedKernel:
    kernels = [_kernel(same, model) for same in _by_code(group)]
    logs = np.array([kernel.log_time for kernel in kernels])
    named = min(range(len(kernels)), key=lambda k: kernels[k].place)
    unsplit = min(range(len(kernels)), key=lambda k: kernels[k].n_parts)
    losses = 1 - np.exp(logs.min() - logs)
    expected, limit = None, found.difference
    if found.deviation is not None:
        repeated = found.deviation / np.sqrt([kernel.measured for kernel in kernels])
        expected = float(expected_losses(logs, repeated)[named])
    case = group[0].row.case
    return NamedKernel(
        model=model,
        residence=case.conditions.residence,
        compiler=case.compiler,
        order=case.variant.order,
        kernels=len(kernels),
        kendall_tau=kendall_tau([kernel.predicted for kernel in kernels], logs.tolist()),
        regret=float(losses[named]),
        expected_regret=expected,
        unsplit=float(losses[unsplit]),
        random=float(losses.mean()),
        resolution=limit,
        told_apart=limit is None or float(np.ptp(logs)) > math.log1p(limit),
    )


def mean_or_none(values: Iterable[float | None]) -> float | None:
    """Return the mean of those that are there; None without any."""
    found = [value for value in values if value is not None]
    return fmean(found) if found else None
