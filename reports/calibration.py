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

    function  in a row  side by side, cycles
    exp           33.2                  14.1
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from ..analysis.calibration.calibrate import Calibration, Deviation, Row, rows
from ..analysis.calibration.core_builder import in_flight_counts
from ..analysis.calibration.core_fit import KeysFound
from ..analysis.calibration.form_costs import SOURCE as FORMS_SOURCE
from ..analysis.calibration.form_costs import ports_of
from ..analysis.calibration.form_times import SweptForms
from ..analysis.calibration.instruction_costs import width_label
from ..analysis.machine.record import Machine
from .calibration_json import cache_rows, pattern_rows, stream_keys, value_of
from .layout import Line, NamedTable, Prose, spaced
from .machine import calibrated_text
from .outputs.processors import PatternCost

_LOOPS = ("read", "write", "copy", "triad")
_SHOWN = 20


def instructions_lines(swept: SweptForms, machine: Machine) -> list[Line]:
    """Return the numbers of forms of instructions measured, left out and uncertain."""
    entries = sum(form.costs.source == FORMS_SOURCE for form in machine.forms.forms)
    told = sum(ports_of(one, machine) is not None for one in swept.times)
    uncertain = [one.form.key for one in swept.times if not one.certain]
    more = f" and {len(uncertain) - _SHOWN} more" if len(uncertain) > _SHOWN else ""
    names = f": {', '.join(uncertain[:_SHOWN])}{more}" if uncertain else ""
    return [
        Prose(
            f"{machine.title}: {len(swept.times)} forms of instructions measured, in {entries} entries of "
            f"the file; the ports of {told} told by times beside others"
        ),
        *(Prose(f"left out: {n} forms, {reason}") for reason, n in sorted(swept.left_out.items())),
        Prose(f"uncertain, since their times did not agree: {len(uncertain)}{names}"),
    ]


def calibration_lines(calibration: Calibration, compared: Sequence[Deviation] | None) -> list[Line]:
    """Return the calibration, beside the shipped machine or an earlier calibration."""
    core = calibration.machine.core
    title, calibrated = calibration.machine.title, calibration.machine.calibrated
    clocks = "".join(f", {ghz:.2f} at {bits} bits" for bits, ghz in core.clocks_ghz)
    if compared is None:
        first = _class_table(rows(calibration), calibration.shipped is not None)
    else:
        first = _deviation_table(compared)
    return [
        Prose(f"{title}: {core.frequency_ghz:.2f} GHz{clocks}; {core.dispatch_width} micro-ops a cycle\n"),
        *spaced([first, _pattern_table(pattern_rows(calibration)), _stream_table(calibration)]),
        _cache_table(calibration),
        *_library_lines(calibration),
        Prose(_window_text(calibration)),
        *([Prose(_keys_text(calibration.keys))] if calibration.keys else ()),
        *(Prose(f"{name}: not measured, {how}") for name, how in calibration.problems.items()),
        *([Prose(f"\n{calibrated_text(calibrated)}")] if calibrated else ()),
    ]


def outcome_line(path: str | None, seconds: float, *, is_kept: bool) -> str:
    """Return the duration of a calibration, and the place of its figures.

    Parameters
    ----------
    path : str or None
        File that holds them; None where they could not be kept.
    seconds : float
        Duration of the calibration.
    is_kept : bool
        Whether the host is described by them from now on.
    """
    outcome = f"wrote {path}; use it with: chainline best --order 7 --machine {path}"
    if is_kept:
        outcome = f"kept as {path}, and used for --machine host from now on"
    elif path is None:
        outcome = "not kept"
    return f"calibrated in {seconds:.0f} s; {outcome}"


def _class_table(found: Sequence[Row], shipped: bool) -> NamedTable:
    beside = ("shipped", "difference") if shipped else ()
    lines: list[tuple[str, ...]] = []
    for row in found:
        cells = [row.name, width_label(row.bits), row.quantity, f"{row.measured.value:.2f}"]
        if shipped:
            cells.append("" if row.shipped is None else f"{row.shipped:.2f}")
            cells.append("" if row.difference is None else _percent(row.difference))
        lines.append((*cells, "!" if row.flagged else ""))
    headings = ("class", "width", "figure", "measured", *beside, "")
    return NamedTable("", headings, tuple(lines), words=(0, 1, 2, -1))


def _percent(share: float) -> str:
    return "new" if math.isinf(share) else f"{100 * share:+.1f} %"


def _deviation_table(compared: Sequence[Deviation]) -> NamedTable:
    beyond = sum(not deviation.within for deviation in compared)
    title = f"{len(compared)} figures in both calibrations, {beyond} differ by more than their limit; first:"
    headings = ("figure", "before", "now", "difference", "limit", "")
    shown = compared[: max(_SHOWN, beyond)]
    return NamedTable(title, headings, tuple(map(_deviation_row, shown)), words=(0, -1))


def _deviation_row(d: Deviation) -> tuple[str, ...]:
    cells = (d.name, f"{d.before:.4g}", f"{d.now:.4g}", _percent(d.relative), f"{100 * d.limit:.0f} %")
    return (*cells, "" if d.within else "!")


def _pattern_table(found: Sequence[PatternCost]) -> NamedTable:
    headings = ("pattern", "width", "ratio", "cycles/FMA", "overlap law", "error", "Eq. 2", "error")
    return NamedTable("", headings, tuple(map(_pattern_row, found)), words=(0, 1))


def _pattern_row(row: PatternCost) -> tuple[str, ...]:
    return (
        row.pattern,
        width_label(row.bits),
        f"{row.ratio:.2f}",
        f"{row.cycles_per_fma:.2f}",
        f"{row.overlap_cycles:.2f}",
        _percent(row.overlap_error),
        f"{row.mixture_cycles:.2f}",
        _percent(row.mixture_error),
    )


def _stream_table(calibration: Calibration) -> NamedTable:
    lines: list[tuple[str, ...]] = []
    figures = calibration.seen.figures
    for level, threads in stream_keys(calibration):
        name = f"stream {level} read {threads}"
        rates = [figures[f"stream {level} {loop} {threads}"].value * 1e-9 for loop in _LOOPS]
        per_cycle = figures[name].value / (figures[f"{name} clock"].value * 1e9)
        lines.append((level, str(threads), *(f"{rate:.1f}" for rate in rates), f"{per_cycle:.1f}"))
    headings = ("level", "threads", *(f"{loop} GB/s" for loop in _LOOPS), "read bytes/cycle")
    return NamedTable("", headings, tuple(lines))


def _cache_table(calibration: Calibration) -> NamedTable:
    lines: list[tuple[str, ...]] = []
    for cache in cache_rows(calibration):
        latency = cache.latency_cycles
        cells = [_kibibytes(cache.os_bytes), _kibibytes(cache.seen_bytes)]
        lines.append((cache.level, *cells, "" if latency is None else f"{latency:.1f} cycles"))
    memory = value_of(calibration.seen.figures.get("chase memory"))
    lines.append(("memory", "", "", "" if memory is None else f"{memory:.1f} cycles"))
    return NamedTable("", ("cache", "system says", "as seen", "latency"), tuple(lines))


def _library_lines(calibration: Calibration) -> Iterator[Line]:
    lines = [
        (name, f"{cost.latency_cycles:.1f}", f"{cost.reciprocal_throughput_cycles:.1f}")
        for name, cost in calibration.machine.library.items()
    ]
    if lines:
        yield ""
        yield NamedTable("", ("function", "in a row", "side by side, cycles"), tuple(lines))


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
    in_flight = ", ".join(f"{count:.0f} {kind}" for kind, count in in_flight_counts(seen.figures).items())
    if in_flight:
        parts.append(f"results and accesses in flight: {in_flight}")
    return "\n" + "\n".join(parts)


def _keys_text(keys: KeysFound) -> str:
    """Return the keys fitted to loops of the pipeline, each with the range that fits nearly as well."""
    lines = [
        f"\n{keys.loops} loops of the pipeline, simulated: {keys.before:.1%} off by costs and buffers alone, "
        f"{keys.after:.1%} with the keys that they show:"
    ]
    for figure in keys.fitted:
        doubt = (
            "" if figure.low == figure.high else f"  ({figure.low:g} to {figure.high:g} fit nearly as well)"
        )
        lines.append(f"  {figure.name} {figure.value:g}{doubt}")
    return "\n".join(lines)
