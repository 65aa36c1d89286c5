"""Predictions, put in order, and held against measurements."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ....analysis.incore.kernel import LoopChains
from ....codegen.splits import Split
from ....codegen.variant import Variant
from ....records import record
from .chain import FMA_LINK


@record
class Prediction:
    """Prediction of a model for one variant.

    Attributes
    ----------
    variant : Variant
        The kernel.
    code : str
        Digest of its instructions: variants with the same digest are the same kernel.
    chain_ratio : float
        Mean windowed chain ratio.
    fma_cycles, fma_cycles_mixture : float
        Cycles per FMA by the overlap law and by Eq. 2.
    cycles : float
        Predicted cycles per element.
    tie_cycles : float
        Cycles per element if latency and throughput did not overlap at all: puts variants in
        order that the bound cannot tell apart.
    gflops : float
        Nominal work over predicted time.
    limits : str
        Name of what limits.
    reason : str
        Why, in words.
    interval : tuple of float or None
        Ends of the prediction interval of `gflops`, where the model has one.
    links : str
        Links of its chains: FMA, or multiply-add pairs.
    loops : tuple of LoopChains
        FMA chains of its loops, by their dependency graphs.
    n_fma : float
        FMA instructions per element; 0 where the model does not count them.
    """

    variant: Variant
    code: str
    chain_ratio: float
    fma_cycles: float
    fma_cycles_mixture: float
    cycles: float
    tie_cycles: float
    gflops: float
    limits: str
    reason: str
    interval: tuple[float, float] | None = None
    links: str = FMA_LINK
    loops: tuple[LoopChains, ...] = ()
    n_fma: float = 0.0


@record
class Ranked:
    """One place of a ranking; `same_code_as` names the first variant with the same code."""

    rank: int
    prediction: Prediction
    same_code_as: Split | None
    measured_gflops: float | None = None


@record
class Agreement:
    """Agreement of a ranking with measurement, over distinct kernels.

    Attributes
    ----------
    kendall_tau : float or None
        Rank correlation tau-b; None with fewer than two distinct kernels, or where all are equally fast.
    regret : float
        Share of speed lost by taking the predicted best instead of the best measured.
    """

    kendall_tau: float | None
    regret: float


def rank(predictions: Sequence[Prediction]) -> list[Ranked]:
    """Return the predictions in the order of predicted speed, fastest first.

    Variants with the same code share a rank and stand together, the one with the fewest parts
    before the others; ranks count kernels, not variants.

    Notes
    -----
    Of kernels of the same speed the one with fewer `tie_cycles` comes first, then the one with fewer parts.
    """
    leaders: dict[str, Prediction] = {}
    for prediction in sorted(predictions, key=_simplicity):
        leaders.setdefault(prediction.code, prediction)
    ranks = {
        prediction.code: number for number, prediction in enumerate(sorted(leaders.values(), key=_place), 1)
    }
    ranked = [
        Ranked(
            ranks[prediction.code],
            prediction,
            None if leaders[prediction.code] is prediction else leaders[prediction.code].variant.split,
        )
        for prediction in predictions
    ]
    return sorted(ranked, key=lambda entry: (entry.rank, _simplicity(entry.prediction)))


def agreement(predicted: Sequence[float], measured: Sequence[float], choice: float, best: float) -> Agreement:
    """Return rank correlation and regret.

    Parameters
    ----------
    predicted, measured : sequences of float
        One value per distinct kernel, in the same order, larger is faster.
    choice, best : float
        Speed of the predicted best and of the fastest, measured again together: the minimum
        over many noisy equals flatters whichever was lucky.
    """
    return Agreement(kendall_tau(predicted, measured), max(0.0, 1 - choice / best))


def kendall_tau(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return the rank correlation of two sequences, tau-b; None where one has no two different values.

    Examples
    --------
    >>> kendall_tau([1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 3.0]), kendall_tau([1.0, 1.0], [1.0, 2.0])
    (0.9128709291752769, None)
    """
    # of all pairs: scipy.stats takes longer to load than the few kernels of an order take
    signs = [np.sign(np.subtract.outer(values, values)).astype(np.int64) for values in (first, second)]
    in_order = int((signs[0] * signs[1]).sum()) // 2  # each pair is there twice
    different = [int(np.abs(each).sum()) // 2 for each in signs]
    if not all(different):
        return None
    return min(max(in_order / math.sqrt(different[0]) / math.sqrt(different[1]), -1.0), 1.0)


def _simplicity(prediction: Prediction) -> tuple[int, tuple[int, ...]]:
    split = prediction.variant.split
    return len(split), tuple(-part for part in split)


def preferred(predictions: Sequence[Prediction], tie: float | None = None) -> Prediction:
    """Return the kernel to take: of those that predictions do not tell from the fastest, the simplest.

    Parameters
    ----------
    tie : float, optional
        Share of the time by which predictions must differ to be told apart; by default the third digit.
    """
    if tie is None:
        return min(
            predictions, key=lambda one: (*place(_time(one), one.tie_cycles, _parts(one)), _simplicity(one))
        )
    least = max(one.gflops for one in predictions) / (1 + tie)
    near = [one for one in predictions if one.gflops >= least]
    return min(near, key=lambda one: (one.tie_cycles, _parts(one), _simplicity(one)))


def _place(prediction: Prediction) -> tuple[float, float, int]:
    return _time(prediction), prediction.tie_cycles, _parts(prediction)


def _time(prediction: Prediction) -> float:
    # by time and not by cycles, which are longer where wide vectors lower the clock
    return prediction.variant.nominal_flops / prediction.gflops


def _parts(prediction: Prediction) -> int:
    return len(prediction.variant.split)


def place(time: float, tie_cycles: float, n_parts: int) -> tuple[float, float, int]:
    """Return the sort key of the choice of a kernel: smaller is better.

    Parameters
    ----------
    time : float
        Predicted, in any unit; rounded to three digits, since the model cannot tell finer differences.
    tie_cycles, n_parts
        Settle ties, in turn.

    Examples
    --------
    >>> place(1234.0, 50.0, 2) == place(1231.0, 50.0, 2), place(1234.0, 40.0, 3) < place(1231.0, 50.0, 2)
    (True, True)
    """
    return float(f"{time:.3g}"), tie_cycles, n_parts
