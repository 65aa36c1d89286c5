"""A comparison with peers as JSON."""

from __future__ import annotations

import statistics
from dataclasses import asdict
from typing import Any

from ..analysis.measurement.paired import AT_LEAST_AS_FAST
from ..models.kernels.peers.names import VECTORS
from ..models.kernels.peers.result import OrderResult, PeerResult
from ..models.kernels.peers.summary import Comparison


def peers_to_json(comparison: Comparison) -> dict[str, Any]:
    """Return a comparison by the keys of `reports/schemas/peers.schema.json`."""
    first = comparison.orders[0].results[0]
    return {
        "machine": first.machine,
        "cpu": first.cpu,
        "dtype": first.dtype,
        "ours": VECTORS,
        "at_least_as_fast": AT_LEAST_AS_FAST,
        "orders": [_order_to_json(order) for order in comparison.orders],
        "means": [asdict(mean) for mean in comparison.means],
        "slower": [asdict(item) for item in comparison.slower],
    }


def _order_to_json(order: OrderResult) -> dict[str, Any]:
    first = order.results[0]
    return {
        "order": order.order,
        "np": order.order + 1,
        "n_elements": first.n_elements,
        "residence": first.residence,
        "disturbed": order.disturbed,
        "contenders": [_contender_to_json(order, result) for result in order.results],
    }


def _contender_to_json(order: OrderResult, result: PeerResult) -> dict[str, Any]:
    compared = result.contender != VECTORS and not order.disturbed
    ratio = order.ratio(result.contender) if compared else None
    seen = result.disturbance
    return {
        "contender": result.contender,
        "tool": result.tool,
        "version": result.version,
        "flags": result.flags.split(),
        "split": [int(part) for part in result.split.split(",")] if result.split else None,
        "schedule": result.schedule or None,
        "chosen_from": result.chosen_from,
        "gflops": result.gflops,
        "median_seconds": statistics.median(result.samples) if result.samples else None,
        "frequency_ghz": result.frequency_ghz,
        "peak_gflops": result.peak_gflops,
        "lanes_gflops": result.lanes_gflops,
        "share_of_peak": result.share_of_peak,
        "share_of_lanes": result.share_of_lanes,
        "rounds": len(result.samples),
        "undisturbed_rounds": sum(result.alone) if result.alone else len(result.samples),
        "uncertainty": None if seen is None else seen.uncertainty,
        "error": result.error,
        "problem": result.problem or None,
        "date": result.date,
        "ratio": None if ratio is None else {"median": ratio.median, "low": ratio.low, "high": ratio.high},
    }
