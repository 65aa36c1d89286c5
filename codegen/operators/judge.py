"""Cost oracle of operator code: cycles of steps and of whole kernels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from .description import TensorOperator
from .lower import OperatorKernel
from .step import Step
from .tile import Tile


class Judge(Protocol):
    """Source of the cycles of steps, each alone in some tile, and of whole kernels."""

    def __call__(
        self, step: Step, operator: TensorOperator, lanes: int, tiles: Sequence[Tile]
    ) -> Sequence[float]:
        """Return the cycles of a step in each of some tiles; infinite where it cannot be told."""

    def cycles(self, kernels: Sequence[OperatorKernel]) -> Sequence[float]:
        """Return the cycles of a call of each kernel for one element, or one block of them.

        Infinite where it cannot be told.
        """


def by_whole(ranked: Sequence[OperatorKernel], judge: Judge, n: int) -> list[OperatorKernel]:
    """Return kernels with the first `n` of each width sorted by the cycles of the whole kernel.

    A step reads the results that the one before it has just written. The same steps in another order
    therefore differ by up to a third (Zen 3, 10 to 14 points), and in vectors of another width or place by a
    factor of three (2 points: a load that takes from two stores waits for both to reach L1).

    Parameters
    ----------
    ranked : sequence of OperatorKernel
        Kernels, those estimated to be fastest first.
    judge : Judge
        Tells the cycles of whole kernels.
    n : int
        Kernels of each width that are judged.
    """
    asked: list[OperatorKernel] = []
    others: list[OperatorKernel] = []
    seen: Counter[int] = Counter()
    for kernel in ranked:
        seen[kernel.width] += 1
        (asked if seen[kernel.width] <= n else others).append(kernel)
    if all(len(kernel.plan.steps) == 1 for kernel in asked):
        return list(ranked)
    cycles = [whole / kernel.block for whole, kernel in zip(judge.cycles(asked), asked, strict=True)]
    order = sorted(range(len(asked)), key=cycles.__getitem__)
    return [*(asked[number] for number in order), *others]
