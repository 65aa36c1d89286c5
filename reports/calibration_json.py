"""A calibration as JSON."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ..analysis.calibration.calibrate import Calibration, Deviation, Row, rows
from ..analysis.calibration.core_builder import in_flight_counts
from ..analysis.calibration.core_fit import KeysFound
from ..analysis.calibration.form_costs import SOURCE as FORMS_SOURCE
from ..analysis.calibration.form_costs import ports_of
from ..analysis.calibration.form_times import FormTimes, SweptForms
from ..analysis.calibration.machine_builder import load_latency_bounds
from ..analysis.calibration.memory_hierarchy import level_names, thread_counts
from ..analysis.machine.record import Machine, Measured
from ..models.kernels.predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from .machine import calibrated_output
from .outputs.processors import (
    BenchmarkProblem,
    CacheRow,
    CalibrationDeviation,
    CalibrationOutput,
    ChainLatency,
    FittedKey,
    FormOutput,
    FunctionCost,
    InFlight,
    InstructionCost,
    InstructionsOutput,
    LeftOutForms,
    LoadLatency,
    MicroOpPorts,
    PatternCost,
    PipelineKeys,
    SizeBandwidth,
    StreamBandwidth,
    VectorClock,
    WindowSize,
)

_LOOPS = ("read", "write", "copy", "triad")


def pattern_rows(calibration: Calibration) -> list[PatternCost]:
    """Return the patterns beside the overlap law and Eq. 2."""
    costs = {c.bits: c for c in calibration.classes if c.name == "fma"}
    found = []
    for figure in calibration.patterns:
        fma = costs.get(figure.bits)
        if fma is None or fma.accumulate is None or fma.throughput is None:
            continue
        arguments = (figure.ratio, fma.accumulate.value, fma.throughput.value)
        overlap, mixture = overlap_cycles_per_fma(*arguments), mixture_cycles_per_fma(*arguments)
        measured = figure.cycles_per_fma.value
        found.append(
            PatternCost.of(
                figure,
                cycles_per_fma=measured,
                spread=figure.cycles_per_fma.spread,
                overlap_cycles=overlap,
                overlap_error=overlap / measured - 1,
                mixture_cycles=mixture,
                mixture_error=mixture / measured - 1,
            )
        )
    return found


def calibration_to_json(
    calibration: Calibration, output: str | None, seconds: float, compared: Sequence[Deviation] | None = None
) -> dict[str, Any]:
    """Return the calibration as plain values.

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
    return CalibrationOutput(
        output=output,
        machine=shipped.key if shipped else None,
        title=machine.title,
        provenance=seen.provenance,
        seconds=seconds,
        frequency_ghz=seen.figures["frequency"].value,
        clocks_ghz=[VectorClock(bits=bits, ghz=ghz) for bits, ghz in machine.core.clocks_ghz],
        dispatch_width=machine.core.dispatch_width,
        instructions=[_instruction(row) for row in rows(calibration)],
        load_latency_bounds=[_bounds(calibration, bits) for bits in seen.widths],
        patterns=pattern_rows(calibration),
        streams=[_stream(calibration, level, threads) for level, threads in stream_keys(calibration)],
        caches=cache_rows(calibration),
        library=[FunctionCost.of(cost, function=name) for name, cost in machine.library.items()],
        memory_latency_cycles=value_of(seen.figures.get("chase memory")),
        bandwidth_by_size=[
            SizeBandwidth(bytes=size, read_bytes_per_cycle=figure.value, spread=figure.spread)
            for size, figure in sorted(calibration.curve.items())
        ],
        reorder_buffer=_window(seen.reorder_buffer, shipped.core.reorder_buffer if shipped else None),
        scheduler=_window(seen.scheduler, shipped.core.scheduler_entries if shipped else None),
        in_flight=[
            InFlight(kind=kind, entries=n)  # type: ignore[arg-type] # one of HELD
            for kind, n in in_flight_counts(seen.figures).items()
        ],
        pipeline=_keys(calibration.keys) if calibration.keys else None,
        calibration=calibrated_output(machine.calibrated),
        problems=[
            BenchmarkProblem(benchmark=name, problem=how) for name, how in calibration.problems.items()
        ],
        comparison=None if compared is None else [_deviation(each) for each in compared],
    ).to_json()


def instructions_to_json(
    swept: SweptForms, machine: Machine, output: str | None, seconds: float
) -> dict[str, Any]:
    """Return the measured forms of instructions as plain values.

    Parameters
    ----------
    swept : SweptForms
    machine : Machine
        With their costs.
    output : str or None
        File written; None if there is none.
    seconds : float
        Duration of this part of the measurement.
    """
    return InstructionsOutput(
        output=output,
        title=machine.title,
        provenance=machine.sources[FORMS_SOURCE],
        seconds=seconds,
        forms=[_form(one, machine) for one in swept.times],
        left_out=[LeftOutForms(reason=reason, forms=n) for reason, n in sorted(swept.left_out.items())],
    ).to_json()


def _form(times: FormTimes, machine: Machine) -> FormOutput:
    uses = ports_of(times, machine)
    return FormOutput.of(
        times,
        mnemonics=times.form.mnemonics,
        operands=times.form.operands,
        latencies=ChainLatency.of_each(times.latencies),
        ports=None if uses is None else MicroOpPorts.of_each(uses),
    )


def _keys(keys: KeysFound) -> PipelineKeys:
    return PipelineKeys.of(
        keys, error_before=keys.before, error=keys.after, fitted=FittedKey.of_each(keys.fitted)
    )


def _instruction(row: Row) -> InstructionCost:
    difference = row.difference
    return InstructionCost.of(
        row,
        class_=row.name,
        cycles=row.measured.value,
        spread=row.measured.spread,
        repetitions=row.measured.repetitions,
        shipped_cycles=row.shipped,
        difference=None if difference is None or math.isinf(difference) else difference,
    )


def _bounds(calibration: Calibration, bits: int) -> LoadLatency:
    low, high = load_latency_bounds(calibration.seen.figures, bits) or (None, None)
    return LoadLatency(bits=bits, least_cycles=low, most_cycles=high)


def stream_keys(calibration: Calibration) -> list[tuple[str, int]]:
    levels = [*level_names(calibration.seen), "memory"]
    return [(level, threads) for level in levels for threads in thread_counts(calibration.seen.figures)]


def _stream(calibration: Calibration, level: str, threads: int) -> StreamBandwidth:
    figures = {loop: calibration.seen.figures[f"stream {level} {loop} {threads}"] for loop in _LOOPS}
    return StreamBandwidth(
        level=level,
        threads=threads,
        spread=max(figure.spread for figure in figures.values()),
        **{f"{loop}_bytes_per_second": figure.value for loop, figure in figures.items()},
    )


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


def _window(figure: Measured | None, shipped: int | None) -> WindowSize:
    spread = None if figure is None else figure.spread
    return WindowSize(entries=value_of(figure), spread=spread, shipped_entries=shipped)


def _deviation(deviation: Deviation) -> CalibrationDeviation:
    return CalibrationDeviation.of(deviation, figure=deviation.name, difference=deviation.relative)
