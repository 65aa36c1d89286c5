"""Summary of a comparison over all orders: geometric means of paired ratios, and the faster contender."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import geometric_mean

from ....analysis.measurement.comparison import PairedRatio
from .names import VECTORS
from .result import OrderResult

LOW_ORDERS = range(1, 4)
"""Orders with a geometric mean of their own: their elements are a few vectors."""


@dataclass(frozen=True, slots=True)
class MeanRatio:
    """Our speed over that of one contender, geometric mean of the paired ratios of the orders.

    Attributes
    ----------
    orders : tuple of int
        Orders where both have times.
    ratio : float
        Over all of them.
    low_orders_ratio : float or None
        Over orders 1 to 3; None if there is none of them.
    least : float
        Smallest ratio of an order.
    least_order : int
        Order of the smallest ratio.
    """

    contender: str
    orders: tuple[int, ...]
    ratio: float
    low_orders_ratio: float | None
    least: float
    least_order: int


@dataclass(frozen=True, slots=True)
class Slower:
    """An order at which our kernel is certainly slower than a contender, by more than counts as equal."""

    order: int
    contender: str
    ratio: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Comparison over all orders of one type and number of elements."""

    orders: tuple[OrderResult, ...]
    means: tuple[MeanRatio, ...]
    slower: tuple[Slower, ...]

    @property
    def disturbed(self) -> tuple[int, ...]:
        """Orders that other programs disturbed, of which nothing is compared."""
        return tuple(result.order for result in self.orders if result.disturbed)

    @property
    def contenders(self) -> tuple[str, ...]:
        """Names of the contenders that take part at any order, ours last."""
        return contender_names(self.orders)


def compare(orders: Sequence[OrderResult]) -> Comparison:
    """Return the comparison of our kernels with every contender."""
    peers = [name for name in contender_names(orders) if name != VECTORS]
    quiet = [result for result in orders if not result.disturbed]
    means = [mean for name in peers if (mean := _mean(name, quiet)) is not None]
    slower = [
        Slower(result.order, name, ratio.median)
        for result in quiet
        for name in peers
        if (ratio := result.ratio(name)) is not None and _is_slower(ratio, result.resolution(name))
    ]
    return Comparison(tuple(orders), tuple(means), tuple(slower))


def _is_slower(ratio: PairedRatio, resolution: float) -> bool:
    """Tell whether a ratio is less than counts as equal, and its interval leaves no doubt of its side."""
    return ratio.median < 1 - resolution and (ratio.high is None or ratio.high < 1)


def contender_names(orders: Sequence[OrderResult]) -> tuple[str, ...]:
    """Return the names of all contenders in order of first appearance, ours last."""
    names = dict.fromkeys(result.contender for order in orders for result in order.results)
    return (*(name for name in names if name != VECTORS), *([VECTORS] if VECTORS in names else []))


def _mean(contender: str, orders: Sequence[OrderResult]) -> MeanRatio | None:
    ratios = {r.order: ratio.median for r in orders if (ratio := r.ratio(contender)) is not None}
    if not ratios:
        return None
    low = [ratio for order, ratio in ratios.items() if order in LOW_ORDERS]
    least_order = min(ratios, key=lambda order: ratios[order])
    return MeanRatio(
        contender,
        tuple(ratios),
        geometric_mean(ratios.values()),
        geometric_mean(low) if low else None,
        ratios[least_order],
        least_order,
    )
