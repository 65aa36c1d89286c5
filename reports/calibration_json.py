"""A calibration as JSON, by the keys of `reports/schemas/calibrate.schema.json`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..analysis.calibration.bandwidth import thread_counts
from ..analysis.calibration.build import load_latency_bounds
from ..analysis.calibration.calibrate import Calibration
from ..analysis.calibration.compare import Deviation, Row, rows
from ..analysis.calibration.core_fit import KeysFound
from ..analysis.calibration.in_flight import held
from ..analysis.calibration.memory_levels import level_names
from ..analysis.calibration.patterns import PatternFigure
from ..analysis.machine.record import Measured
from ..models.kernels.predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from .calibrated import calibrated_to_json

_LOOPS = ("read", "write", "copy", "triad")
_SHOWN = 20


@dataclass(frozen=True, slots=True)
class PatternRow:
    """A pattern's cycles per FMA beside the two laws, with this host's latency and throughput."""

    figure: PatternFigure
    overlap_cycles: float
    mixture_cycles: float

    @property
    def overlap_error(self) -> float:
        """Overlap law over measured, less one."""
        return self.overlap_cycles / self.figure.cycles_per_fma.value - 1

    @property
    def mixture_error(self) -> float:
        """Eq. 2 over measured, less one."""
        return self.mixture_cycles / self.figure.cycles_per_fma.value - 1


def pattern_rows(calibration: Calibration) -> list[PatternRow]:
    """Return the patterns beside the overlap law and Eq. 2."""
    costs = {c.bits: c for c in calibration.classes if c.name == "fma"}
    found = []
    for figure in calibration.patterns:
        fma = costs.get(figure.bits)
        if fma is None or fma.accumulate is None or fma.throughput is None:
            continue
        arguments = (figure.ratio, fma.accumulate.value, fma.throughput.value)
        found.append(
            PatternRow(figure, overlap_cycles_per_fma(*arguments), mixture_cycles_per_fma(*arguments))
        )
    return found


def calibration_to_json(
    calibration: Calibration, output: str | None, seconds: float, compared: Sequence[Deviation] | None = None
) -> dict[str, Any]:
    """Return the calibration by the keys of `reports/schemas/calibrate.schema.json`.

    Parameters
    ----------
    calibration : Calibration
    output : str or None
        File written; None if there is none.
    seconds : float
        Duration of the calibration.
    compared : sequence of Deviation, optional
        Deviations from an earlier calibration.
    """
    seen, machine, shipped = calibration.seen, calibration.machine, calibration.shipped
    return {
        "output": output,
        "machine": shipped.key if shipped else None,
        "title": machine.title,
        "provenance": seen.provenance,
        "seconds": seconds,
        "frequency_ghz": seen.figures["frequency"].value,
        "clocks_ghz": [{"bits": bits, "ghz": ghz} for bits, ghz in machine.core.clocks_ghz],
        "dispatch_width": machine.core.dispatch_width,
        "instructions": [_row_to_json(row) for row in rows(calibration)],
        "load_latency_bounds": [_bounds_to_json(calibration, bits) for bits in seen.widths],
        "patterns": [_pattern_to_json(row) for row in pattern_rows(calibration)],
        "streams": [
            _stream_to_json(calibration, level, threads) for level, threads in stream_keys(calibration)
        ],
        "caches": [asdict(cache) for cache in cache_rows(calibration)],
        "library": [
            {
                "function": name,
                "latency_cycles": cost.latency_cycles,
                "reciprocal_throughput_cycles": cost.reciprocal_throughput_cycles,
            }
            for name, cost in machine.library.items()
        ],
        "memory_latency_cycles": value_of(seen.figures.get("chase memory")),
        "bandwidth_by_size": [
            {"bytes": size, "read_bytes_per_cycle": figure.value, "spread": figure.spread}
            for size, figure in sorted(calibration.curve.items())
        ],
        "reorder_buffer": _window_to_json(
            seen.reorder_buffer, shipped.core.reorder_buffer if shipped else None
        ),
        "scheduler": _window_to_json(seen.scheduler, shipped.core.scheduler_entries if shipped else None),
        "in_flight": [{"kind": kind, "entries": count} for kind, count in held(seen.figures).items()],
        "pipeline": _keys_to_json(calibration.keys) if calibration.keys else None,
        "calibration": calibrated_to_json(machine.calibrated),
        "problems": [{"benchmark": name, "problem": how} for name, how in calibration.problems.items()],
        "comparison": None if compared is None else [_deviation_to_json(d) for d in compared],
    }


def _keys_to_json(keys: KeysFound) -> dict[str, Any]:
    return {
        "loops": keys.loops,
        "error_before": keys.before,
        "error": keys.after,
        "fitted": [asdict(figure) for figure in keys.fitted],
    }


def _row_to_json(row: Row) -> dict[str, Any]:
    difference = row.difference
    return {
        "class": row.name,
        "bits": row.bits,
        "quantity": row.quantity,
        "cycles": row.measured.value,
        "spread": row.measured.spread,
        "repetitions": row.measured.repetitions,
        "shipped_cycles": row.shipped,
        "difference": None if difference is None or math.isinf(difference) else difference,
        "flagged": row.flagged,
    }


def _bounds_to_json(calibration: Calibration, bits: int) -> dict[str, Any]:
    low, high = load_latency_bounds(calibration.seen.figures, bits) or (None, None)
    return {"bits": bits, "least_cycles": low, "most_cycles": high}


def _pattern_to_json(row: PatternRow) -> dict[str, Any]:
    figure = row.figure
    return {
        "pattern": figure.pattern,
        "bits": figure.bits,
        "ratio": figure.ratio,
        "cycles_per_fma": figure.cycles_per_fma.value,
        "spread": figure.cycles_per_fma.spread,
        "overlap_cycles": row.overlap_cycles,
        "overlap_error": row.overlap_error,
        "mixture_cycles": row.mixture_cycles,
        "mixture_error": row.mixture_error,
    }


def stream_keys(calibration: Calibration) -> list[tuple[str, int]]:
    levels = [*level_names(calibration.seen), "memory"]
    return [(level, threads) for level in levels for threads in thread_counts(calibration.seen.figures)]


def _stream_to_json(calibration: Calibration, level: str, threads: int) -> dict[str, Any]:
    found: dict[str, Any] = {"level": level, "threads": threads}
    figures = [calibration.seen.figures[f"stream {level} {loop} {threads}"] for loop in _LOOPS]
    for loop, figure in zip(_LOOPS, figures, strict=True):
        found[f"{loop}_bytes_per_second"] = figure.value
    return found | {"spread": max(figure.spread for figure in figures)}


@dataclass(frozen=True, slots=True)
class CacheRow:
    """Level of cache: size by the system, by the machine file and as measured, and latency."""

    level: str
    os_bytes: int | None
    shipped_bytes: int | None
    seen_bytes: float | None
    seen_spread: float | None
    latency_cycles: float | None


def cache_rows(calibration: Calibration) -> list[CacheRow]:
    """Return the levels of cache that are known or seen, from L1 outwards."""
    n_levels = max(len(calibration.machine.caches), len(calibration.seen.sizes_seen))
    return [_cache_row(calibration, number) for number in range(1, n_levels + 1)]


def _cache_row(calibration: Calibration, number: int) -> CacheRow:
    seen, name = calibration.seen, f"L{number}"
    listed = {cache.level: cache.size_bytes for cache in seen.caches}
    shipped = {c.name: c.size_bytes for c in calibration.shipped.caches} if calibration.shipped else {}
    size = seen.sizes_seen[number - 1] if number <= len(seen.sizes_seen) else None
    return CacheRow(
        level=name,
        os_bytes=listed.get(number),
        shipped_bytes=shipped.get(name),
        seen_bytes=value_of(size),
        seen_spread=size.spread if size else None,
        latency_cycles=value_of(seen.figures.get(f"chase {name}")),
    )


def value_of(figure: Measured | None) -> float | None:
    return None if figure is None else figure.value


def _window_to_json(figure: Measured | None, shipped: int | None) -> dict[str, Any]:
    spread = None if figure is None else figure.spread
    return {"entries": value_of(figure), "spread": spread, "shipped_entries": shipped}


def _deviation_to_json(deviation: Deviation) -> dict[str, Any]:
    return {
        "figure": deviation.name,
        "unit": deviation.unit,
        "before": deviation.before,
        "now": deviation.now,
        "difference": deviation.relative,
        "limit": deviation.limit,
        "within": deviation.within,
    }
