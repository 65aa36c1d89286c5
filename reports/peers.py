"""A comparison with peers as tables.

data in  order   peak  libxsmm  openblas  ...         gcc  vectors  of lanes       vectors/libxsmm
L1           7  119.9    108.9      20.9       79.5/101.2    113.6     94.7%  1.043 [1.041, 1.050]

A comparison with peers as JSON.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from ..analysis.measurement.comparison import AT_LEAST_AS_FAST, PairedRatio
from ..analysis.measurement.host import host_cpu
from ..models.kernels.peers.benchmark import OperatorPeer
from ..models.kernels.peers.result import Comparison, OrderResult, PeerResult
from ..models.kernels.predictions.model import SPLIT_SUFFIX, VECTORS
from .layout import Line, NamedTable, percent, spaced
from .outputs.best import RatioInterval
from .outputs.kernels import Contender, OperatorContender, PeerMean, PeerOrder, PeersOutput, SlowerOrder

_FOREMOST = "libxsmm"


def peers_lines(comparison: Comparison) -> list[Line]:
    """Return the speeds, the ratios and the kernels; nothing where no order was measured."""
    return spaced(peers_tables(comparison)) if comparison.orders else []


def peers_tables(comparison: Comparison) -> list[NamedTable]:
    """Return the tables of a comparison: speeds, mean ratios, and which kernels were fastest."""
    tables = [_speeds(comparison)]
    if comparison.means or comparison.disturbed:
        tables.append(_means(comparison))
    if any(order.ours for order in comparison.orders):
        tables.append(_kernels(comparison))
    return tables


def _speeds(comparison: Comparison) -> NamedTable:
    first = comparison.orders[0].results[0]
    counts = [result.n_elements for order in comparison.orders for result in order.results]
    low, high = min(counts), max(counts)
    elements = f"{low} element{'s' if low > 1 else ''}" if low == high else f"{low} to {high} elements"
    names = tuple(dict.fromkeys(name.removesuffix(SPLIT_SUFFIX) for name in comparison.contenders))
    rival = _FOREMOST if _FOREMOST in names else names[0]
    return NamedTable(
        title=f"GFLOPS of one core, {first.dtype}, {elements} a call, {first.machine}",
        headings=("data in", "order", "peak", *names, "of lanes", f"{VECTORS}/{rival}"),
        rows=tuple(_speed_row(order, names, rival) for order in comparison.orders),
        note="peak: FMA of full vectors at the clock measured beside; of lanes: share that the fastest "
        "reaches of what the lanes allow;\nratio: median of the paired ratios of the rounds, with its 95 % "
        "interval. Compilers, which vectorise by themselves: unsplit/best split.",
    )


def _speed_row(order: OrderResult, names: tuple[str, ...], rival: str) -> tuple[str, ...]:
    fastest = max(order.results, key=lambda result: result.gflops or 0.0)
    return (
        order.results[0].residence,
        str(order.order),
        _number(fastest.peak_gflops),
        *(_speed_cell(order, name) for name in names),
        percent(fastest.share_of_lanes or float("nan")),
        "disturbed" if order.disturbed else ratio_text(order.ratio(rival)),
    )


def _speed_cell(order: OrderResult, name: str) -> str:
    """Return the speed of a contender, and after it that of its best split if it has splits."""
    found = [order.of(name), order.of(f"{name}{SPLIT_SUFFIX}")]
    return "/".join(_number(result.gflops) for result in found if result is not None)


def _means(comparison: Comparison) -> NamedTable:
    rows = tuple(
        (
            mean.contender,
            str(len(mean.orders)),
            f"{mean.ratio:.3f}",
            "" if mean.low_orders_ratio is None else f"{mean.low_orders_ratio:.3f}",
            f"{mean.least:.3f}",
            str(mean.least_order),
        )
        for mean in comparison.means
    )
    slower = ", ".join(
        f"{item.contender} at order {item.order} ({item.ratio:.3f})" for item in comparison.slower
    )
    at_least = f"at least as fast (paired ratio of {AT_LEAST_AS_FAST} or more)"
    every = "every order" if not comparison.disturbed else "every other order"
    verdict = f"not {at_least} as: {slower}" if slower else f"{at_least} as everybody at {every}"
    return NamedTable(
        title=f"speed of {VECTORS} over each: geometric means of the paired ratios",
        headings=("over", "orders", "mean", "orders 1-3", "least", "at order"),
        rows=rows,
        note=f"{verdict}{_disturbed(comparison)}",
    )


def _disturbed(comparison: Comparison) -> str:
    """Say which orders were disturbed; "" for none."""
    orders = comparison.disturbed
    if not orders:
        return ""
    named = f"order{'s' if len(orders) > 1 else ''} {', '.join(map(str, orders))}"
    return f"\nother programs disturbed {named}: not compared; measure again with a larger --patience"


def _kernels(comparison: Comparison) -> NamedTable:
    ours = [order.ours for order in comparison.orders if order.ours]
    return NamedTable(
        title=f"kernels of {VECTORS}",
        headings=("schedule", "split", "problem", "order", "chosen from", "GFLOPS", "of peak", "of lanes"),
        rows=tuple(_kernel_row(result) for result in ours),
        words=(0, 1, 2),
    )


def _kernel_row(result: PeerResult) -> tuple[str, ...]:
    return (
        result.schedule,
        result.split,
        result.problem,
        str(result.order),
        str(result.chosen_from),
        _number(result.gflops),
        percent(result.share_of_peak or float("nan")),
        percent(result.share_of_lanes or float("nan")),
    )


def ratio_text(ratio: PairedRatio | None) -> str:
    """Return a ratio with its interval, "" if there is none."""
    if ratio is None:
        return ""
    if ratio.low is None or ratio.high is None:
        return f"{ratio.median:.3f}"
    return f"{ratio.median:.3f} [{ratio.low:.3f}, {ratio.high:.3f}]"


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def operator_peers_lines(operators: Sequence[OperatorPeer]) -> list[Line]:
    """Return a table of each kind of operator; nothing without any."""
    kinds = dict.fromkeys(each.operator for each in operators)
    return spaced([_operators([each for each in operators if each.operator == kind]) for kind in kinds])


def _operators(found: Sequence[OperatorPeer]) -> NamedTable:
    first, ratios = found[0], [each.ratio for each in found]
    bits = f"vectors of {first.vector_bits} bits, {first.compiler}"
    least = min(found, key=lambda each: each.ratio)
    return NamedTable(
        title=f"{first.operator}: nanoseconds of an element, {first.layout} elements, {bits}",
        headings=("order", f"{first.peer} {first.version}", VECTORS, "ratio", "kernel"),
        rows=tuple(
            (
                str(each.order),
                f"{each.peer_seconds * 1e9:.2f}",
                f"{each.seconds * 1e9:.2f}",
                f"{each.ratio:.2f}",
                each.kernel,
            )
            for each in found
        ),
        words=(4,),
        note=f"ratio of times, geometric mean {statistics.geometric_mean(ratios):.3f}, least "
        f"{least.ratio:.3f} at order {least.order}; eight elements a call, least of interleaved rounds; "
        "all results checked against einsum",
    )


def peers_to_json(
    comparison: Comparison, machine: str = "", operators: Sequence[OperatorPeer] = ()
) -> dict[str, Any]:
    """Return a comparison as plain values.

    Parameters
    ----------
    comparison : Comparison
    machine : str
        Key of the machine, which is asked for where no order was compared.
    operators : sequence of OperatorPeer
        Operators that were compared as well, or alone.
    """
    compared = [OperatorContender.of(each, ratio=each.ratio) for each in operators] or UNSET
    if not comparison.orders:
        return PeersOutput(
            machine=machine,
            cpu=host_cpu(),
            dtype="float64",
            ours=VECTORS,
            at_least_as_fast=AT_LEAST_AS_FAST,
            orders=[],
            means=[],
            slower=[],
            operators=compared,
        ).to_json()
    return PeersOutput.of(
        comparison.orders[0].results[0],
        operators=compared,
        ours=VECTORS,
        at_least_as_fast=AT_LEAST_AS_FAST,
        orders=[_order(order) for order in comparison.orders],
        means=PeerMean.of_each(comparison.means),
        slower=SlowerOrder.of_each(comparison.slower),
    ).to_json()


def _order(order: OrderResult) -> PeerOrder:
    first = order.results[0]
    return PeerOrder.of(
        order,
        np=order.order + 1,
        n_elements=first.n_elements,
        residence=first.residence,
        contenders=[_contender(order, result) for result in order.results],
    )


def _contender(order: OrderResult, result: PeerResult) -> Contender:
    compared = result.contender != VECTORS and not order.disturbed
    seen = result.disturbance
    return Contender.of(
        result,
        flags=result.flags.split(),
        split=[int(part) for part in result.split.split(",")] if result.split else None,
        schedule=result.schedule or None,
        median_seconds=statistics.median(result.samples) if result.samples else None,
        rounds=len(result.samples),
        undisturbed_rounds=sum(result.alone) if result.alone else len(result.samples),
        uncertainty=None if seen is None else seen.uncertainty,
        problem=result.problem or None,
        ratio=RatioInterval.or_none(order.ratio(result.contender) if compared else None),
    )
