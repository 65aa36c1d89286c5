"""Observations of the core, and the shipped file where there is one -> the Core of this host."""

from __future__ import annotations

from dataclasses import replace

from ..machine.record import Core, Machine, Measured, Scheduler
from .dispatch import dispatch_cycles
from .front_end import fetch_width, fused_pairs
from .in_flight import held, in_flight
from .observations import MEASURED, Observations

_SAME = 0.05
_SAME_CLOCK = 0.02  # two chains of adds on one core agree to a per cent
_ESTIMATES = {"reorder_buffer": 256, "scheduler_entries": 64}
_FORWARD_CYCLES, _BLOCKED_CYCLES = 5.0, 15.0


def core_of(seen: Observations, shipped: Machine | None, ports: tuple[str, ...]) -> Core:
    """Return the core: measured widths and window, the rest as shipped or estimated."""
    dispatch = dispatch_cycles({name: figure.value for name, figure in seen.figures.items()})
    given = shipped.core if shipped else None
    width = max(1, round(1 / dispatch)) if dispatch else given.dispatch_width if given else 4
    rob = _entries("reorder_buffer", seen.reorder_buffer, given.reorder_buffer if given else None)
    # what is seen of a scheduler includes the queue before it, so a documented figure goes first
    waiting = given.scheduler_entries if given else None
    if waiting is None:
        waiting = _entries("scheduler_entries", seen.scheduler, None)
    sources = [
        f"{MEASURED}: frequency, also while vectors of each width are computed; the operating system: cores",
        f"dispatch width by {dispatch:.3f} cycles an instruction" if dispatch else "",
        f"reorder buffer {_seen(seen.reorder_buffer)}",
        f"floating-point adds that can wait for a load {_seen(seen.scheduler)}",
        _between(seen) if given is None else "",
        f"{shipped.key if shipped else 'estimate'}: the rest",
    ]
    entries = min(waiting, rob)
    return replace(
        given or _unknown_core(seen, ports, width, rob, entries),
        cores=seen.processors,
        frequency_ghz=round(seen.figures["frequency"].value, 3),
        frequency_note="sustained by one core in a chain of integer adds",
        vector_bits=seen.widths[-1],
        dispatch_width=width,
        reorder_buffer=rob,
        scheduler_entries=entries,
        schedulers=_schedulers(shipped, ports, entries),
        clocks_ghz=_clocks(seen),
        source="; ".join(part for part in sources if part),
    )


def _clocks(seen: Observations) -> tuple[tuple[int, float], ...]:
    """Return the clock of each vector width; one that is hardly another than that of scalar code is that."""
    base = seen.figures["frequency"].value
    figures = {bits: seen.figures.get(f"clock {bits}") for bits in seen.widths}
    measured = {bits: figure.value for bits, figure in figures.items() if figure is not None}
    return tuple(
        (bits, round(base if abs(ghz / base - 1) < _SAME_CLOCK else ghz, 3)) for bits, ghz in measured.items()
    )


def _between(seen: Observations) -> str:
    """Return in words the number of instructions of each kind seen between two loads that miss."""
    texts = [f"{count:.0f} {kind}" for kind, count in held(seen.figures).items()]
    return f"between two loads that miss {', '.join(texts)} results or accesses" if texts else ""


def _unknown_core(seen: Observations, ports: tuple[str, ...], width: int, rob: int, entries: int) -> Core:
    """Return a core of which only ports, widths and what is in flight have been seen."""
    target = seen.host.target
    found = in_flight(seen.figures, target, rob)
    return Core(
        cores=1,
        frequency_ghz=1.0,
        frequency_note="",
        vector_bits=64,
        vector_registers=target.vector_registers,
        physical_vector_registers=found.vector_registers,
        physical_integer_registers=found.integer_registers,
        physical_mask_registers=found.mask_registers,
        physical_wide_registers=found.wide_registers,
        dispatch_width=width,
        retire_width=width,
        reorder_buffer=rob,
        scheduler_entries=entries,
        load_queue=found.load_queue,
        store_queue=found.store_queue,
        store_forward_cycles=_FORWARD_CYCLES,
        store_blocked_cycles=_BLOCKED_CYCLES,
        ports=ports,
        limits=("div",),
        schedulers=(),
        source="",
        fuses_branches=fused_pairs(seen.figures),
        fetch_width=fetch_width(seen.figures, width),
    )


def _schedulers(shipped: Machine | None, ports: tuple[str, ...], waiting: int) -> tuple[Scheduler, ...]:
    """Return the shipped schedulers, or one for vector pipes and one for the other ports."""
    if shipped is not None:
        return tuple(replace(s, source=f"{shipped.key}: {s.source}") for s in shipped.core.schedulers)
    vector = tuple(port for port in ports if port.startswith("FP"))
    other = tuple(port for port in ports if not port.startswith("FP") and port != "div")
    source = "estimate: as many entries as floating-point adds were seen to wait for a load"
    named = (("FP", vector), ("other", other))
    return tuple(Scheduler(name, group, waiting, source) for name, group in named if group)


def _entries(name: str, figure: Measured | None, given: int | None) -> int:
    if figure is None:
        return given or _ESTIMATES[name]
    close = given is not None and abs(figure.value / given - 1) <= max(_SAME, figure.spread)
    return given if close and given else round(figure.value)


def _seen(figure: Measured | None) -> str:
    return "not seen" if figure is None else f"seen as {figure.value:.0f}"
