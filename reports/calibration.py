"""A calibration as JSON and as tables.

The tables look like this; the column "shipped" is missing where no machine file describes the
processor, and `!` marks differences above 5 %:

    class           width   figure      measured  shipped  difference
    fma             512     latency         4.00     4.00      +0.0 %
    fp_other        512     with fma        0.51     1.00     -49.0 % !

    pattern  width   ratio  measured  overlap law  Eq. 2
    B        512      0.50      2.01         2.00   2.25

    level    threads      read     write      copy     triad   GB/s
    L1             1     452.0     243.3     484.6     485.2

    cache    says the system  as seen   latency
    L1               48.0 KiB  46.7 KiB     4.0 cycles
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from ..analysis.calibration.bandwidth import thread_counts
from ..analysis.calibration.build import level_names, load_latency_bounds
from ..analysis.calibration.calibrate import Calibration
from ..analysis.calibration.compare import Deviation, Row, rows
from ..analysis.calibration.patterns import PatternFigure, width_label
from ..analysis.machine_record import Measured
from ..models.chain import mixture_cycles_per_fma, overlap_cycles_per_fma

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
    calibration: Calibration, output: str, seconds: float, compared: Sequence[Deviation] | None = None
) -> dict[str, Any]:
    """Return the calibration by the keys of `schemas/calibrate.schema.json`."""
    seen, machine, shipped = calibration.seen, calibration.machine, calibration.shipped
    return {
        "output": output,
        "machine": shipped.key if shipped else None,
        "title": machine.title,
        "provenance": seen.provenance,
        "seconds": seconds,
        "frequency_ghz": seen.figures["frequency"].value,
        "dispatch_width": machine.core.dispatch_width,
        "instructions": [_row_to_json(row) for row in rows(calibration)],
        "load_latency_bounds": [_bounds_to_json(calibration, bits) for bits in seen.widths],
        "patterns": [_pattern_to_json(row) for row in pattern_rows(calibration)],
        "streams": [_stream_to_json(calibration, level, threads) for level, threads in _streams(calibration)],
        "caches": [_cache_to_json(calibration, number) for number in range(1, _levels(calibration) + 1)],
        "memory_latency_cycles": _value(seen.figures.get("chase memory")),
        "bandwidth_by_size": [
            {"bytes": size, "read_bytes_per_cycle": figure.value, "spread": figure.spread}
            for size, figure in sorted(calibration.curve.items())
        ],
        "reorder_buffer": _window_to_json(
            seen.reorder_buffer, shipped.core.reorder_buffer if shipped else None
        ),
        "scheduler": _window_to_json(seen.scheduler, shipped.core.scheduler_entries if shipped else None),
        "problems": [{"benchmark": name, "problem": how} for name, how in calibration.problems.items()],
        "comparison": None if compared is None else [_deviation_to_json(d) for d in compared],
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


def _streams(calibration: Calibration) -> list[tuple[str, int]]:
    levels = [*level_names(calibration.seen), "memory"]
    return [(level, threads) for level in levels for threads in thread_counts(calibration.seen.figures)]


def _stream_to_json(calibration: Calibration, level: str, threads: int) -> dict[str, Any]:
    found: dict[str, Any] = {"level": level, "threads": threads}
    figures = [calibration.seen.figures[f"stream {level} {loop} {threads}"] for loop in _LOOPS]
    for loop, figure in zip(_LOOPS, figures, strict=True):
        found[f"{loop}_bytes_per_second"] = figure.value
    return found | {"spread": max(figure.spread for figure in figures)}


def _levels(calibration: Calibration) -> int:
    return max(len(calibration.machine.caches), len(calibration.seen.sizes_seen))


def _cache_to_json(calibration: Calibration, number: int) -> dict[str, Any]:
    seen, name = calibration.seen, f"L{number}"
    listed = {cache.level: cache.size_bytes for cache in seen.caches}
    shipped = {c.name: c.size_bytes for c in calibration.shipped.caches} if calibration.shipped else {}
    size = seen.sizes_seen[number - 1] if number <= len(seen.sizes_seen) else None
    return {
        "level": name,
        "os_bytes": listed.get(number),
        "shipped_bytes": shipped.get(name),
        "seen_bytes": _value(size),
        "seen_spread": size.spread if size else None,
        "latency_cycles": _value(seen.figures.get(f"chase {name}")),
    }


def _value(figure: Measured | None) -> float | None:
    return None if figure is None else figure.value


def _window_to_json(figure: Measured | None, shipped: int | None) -> dict[str, Any]:
    spread = None if figure is None else figure.spread
    return {"entries": _value(figure), "spread": spread, "shipped_entries": shipped}


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


def calibration_tables(calibration: Calibration, compared: Sequence[Deviation] | None) -> None:
    """Print the calibration, beside the shipped machine or an earlier calibration."""
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False, markup=False)
    core = calibration.machine.core
    title = calibration.machine.title
    console.print(f"{title}: {core.frequency_ghz:.2f} GHz, {core.dispatch_width} micro-ops a cycle\n")
    if compared is None:
        console.print(_class_table(rows(calibration), calibration.shipped is not None))
    else:
        _print_deviations(console, compared)
    console.print()
    console.print(_pattern_table(pattern_rows(calibration)))
    console.print()
    console.print(_stream_table(calibration))
    console.print()
    console.print(_cache_table(calibration))
    console.print(_window_text(calibration))
    for name, how in calibration.problems.items():
        console.print(f"{name}: not measured, {how}")


def _table(left: Iterable[str], right: Iterable[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in left:
        table.add_column(heading, no_wrap=True)
    for heading in right:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _class_table(found: Sequence[Row], shipped: bool) -> Table:
    table = _table(
        ("class", "width", "figure"), ("measured", *(("shipped", "difference") if shipped else ()))
    )
    table.add_column("")
    for row in found:
        cells = [row.name, width_label(row.bits), row.quantity, f"{row.measured.value:.2f}"]
        if shipped:
            cells.append("" if row.shipped is None else f"{row.shipped:.2f}")
            cells.append("" if row.difference is None else _percent(row.difference))
        table.add_row(*cells, "!" if row.flagged else "")
    return table


def _percent(share: float) -> str:
    return "new" if math.isinf(share) else f"{100 * share:+.1f} %"


def _print_deviations(console: Console, compared: Sequence[Deviation]) -> None:
    beyond = sum(not deviation.within for deviation in compared)
    console.print(
        f"{len(compared)} figures in both calibrations, {beyond} differ by more than their limit; first:"
    )
    table = _table(("figure",), ("before", "now", "difference", "limit"))
    table.add_column("")
    for d in compared[: max(_SHOWN, beyond)]:
        cells = (d.name, f"{d.before:.4g}", f"{d.now:.4g}", _percent(d.relative), f"{100 * d.limit:.0f} %")
        table.add_row(*cells, "" if d.within else "!")
    console.print(table)


def _pattern_table(found: Sequence[PatternRow]) -> Table:
    headings = ("ratio", "cycles/FMA", "overlap law", "error", "Eq. 2", "error")
    table = _table(("pattern", "width"), headings)
    for row in found:
        figure = row.figure
        table.add_row(
            figure.pattern,
            width_label(figure.bits),
            f"{figure.ratio:.2f}",
            f"{figure.cycles_per_fma.value:.2f}",
            f"{row.overlap_cycles:.2f}",
            _percent(row.overlap_error),
            f"{row.mixture_cycles:.2f}",
            _percent(row.mixture_error),
        )
    return table


def _stream_table(calibration: Calibration) -> Table:
    table = _table(("level",), ("threads", *(f"{loop} GB/s" for loop in _LOOPS), "read bytes/cycle"))
    figures = calibration.seen.figures
    for level, threads in _streams(calibration):
        name = f"stream {level} read {threads}"
        rates = [figures[f"stream {level} {loop} {threads}"].value * 1e-9 for loop in _LOOPS]
        per_cycle = figures[name].value / (figures[f"{name} clock"].value * 1e9)
        table.add_row(level, str(threads), *(f"{rate:.1f}" for rate in rates), f"{per_cycle:.1f}")
    return table


def _cache_table(calibration: Calibration) -> Table:
    table = _table(("cache",), ("system says", "as seen", "latency"))
    for number in range(1, _levels(calibration) + 1):
        cache = _cache_to_json(calibration, number)
        latency = cache["latency_cycles"]
        cells = [_kibibytes(cache["os_bytes"]), _kibibytes(cache["seen_bytes"])]
        table.add_row(cache["level"], *cells, "" if latency is None else f"{latency:.1f} cycles")
    memory = _value(calibration.seen.figures.get("chase memory"))
    table.add_row("memory", "", "", "" if memory is None else f"{memory:.1f} cycles")
    return table


def _kibibytes(size: float | None) -> str:
    return "not seen" if size is None else f"{size / 1024:.0f} KiB"


def _window_text(calibration: Calibration) -> str:
    seen, shipped = calibration.seen, calibration.shipped
    parts = []
    for what, figure, given in (
        ("reorder buffer", seen.reorder_buffer, shipped.core.reorder_buffer if shipped else None),
        (
            "FP adds that can wait for a load (scheduler and the queue before it)",
            seen.scheduler,
            shipped.core.scheduler_entries if shipped else None,
        ),
    ):
        text = "no clear step" if figure is None else f"{figure.value:.0f}"
        parts.append(f"{what}: {text}" + (f" (machine file: {given})" if given else ""))
    return "\n" + "\n".join(parts)
