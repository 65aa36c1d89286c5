"""Observations of the core, and the shipped file where there is one -> the Core of this host."""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import mean

from ...codegen.target import Target
from ...isa.instruction import ARITHMETIC, FUSIONS
from ...isa.microbenchmark import PAIRED_NOPS, SHORT_LOOPS, pair_name, short_loop_name
from ...records import record, replace
from ..machine.record import Core, Machine, Measured, Scheduler
from .measured_value import MEASURED, Observations

NOP, MIXTURE = "nop scalar throughput", "mixture scalar throughput"
_JOINED = 1.5  # two nops in one place are twice as fast, a mixture that waits loses a third at most


def nops_a_place(cycles: Mapping[str, float]) -> int:
    """Return the number of nops that share one slot of dispatch and reorder buffer.

    Parameters
    ----------
    cycles : mapping of str to float
        Cycles of each instruction, by the name of the benchmark.

    Examples
    --------
    >>> nops_a_place({NOP: 0.167, MIXTURE: 0.17}), nops_a_place({NOP: 0.084, MIXTURE: 0.17})
    (1, 2)
    """
    joined = NOP in cycles and MIXTURE in cycles and cycles[MIXTURE] > _JOINED * cycles[NOP]
    return 2 if joined else 1


def dispatch_cycles(cycles: Mapping[str, float]) -> float | None:
    """Return the cycles that dispatch takes for an instruction; None where nothing was seen of it.

    Examples
    --------
    >>> dispatch_cycles({NOP: 0.167, MIXTURE: 0.19}), dispatch_cycles({NOP: 0.084, MIXTURE: 0.17})
    (0.167, 0.17)
    """
    return cycles.get(MIXTURE if nops_a_place(cycles) > 1 else NOP)


_ONE = 1.5
"""Slots: a pair that takes fewer is one operation."""
_BETTER = 0.03
"""Mean error, of cycles, by which a width of fetching must be nearer than none."""


def fused_pairs(figures: Mapping[str, Measured]) -> tuple[str, ...]:
    """Return the kinds of instructions that macro-fuse with a branch; empty where none was measured.

    Examples
    --------
    Six slots a cycle, with `cmp` alone:

    >>> slots = {"nop scalar throughput": 1, "pair compare with nops": 7, "pair arithmetic with nops": 8}
    >>> fused_pairs({name: Measured(count / 6, "cycles", 0.0, 1) for name, count in slots.items()})
    ('compare',)
    """
    cycles = {name: figure.value for name, figure in figures.items()}
    slot, nops = dispatch_cycles(cycles), PAIRED_NOPS / nops_a_place(cycles)
    if not slot:
        return ()
    taken = {first: cycles.get(pair_name(first), math.inf) / slot - nops for first in FUSIONS}
    return tuple(first for first, slots in taken.items() if slots < _ONE)


def fetch_width(figures: Mapping[str, Measured], dispatch_width: int) -> int:
    """Return the micro-ops fetched in a cycle, up to a taken branch; 0 where loops do not show it.

    A loop of `n` micro-ops takes `n / dispatch_width` cycles, but whole cycles of fetching.

    Parameters
    ----------
    figures : mapping of str to Measured
        With cycles of short loops.
    dispatch_width : int

    Examples
    --------
    >>> loops = {f"short loop {n}": max((n + 1) / 6, -(-(n + 1) // 8)) for n in range(2, 18)}
    >>> seen = {"nop scalar throughput": 1 / 6, "pair arithmetic with nops": 7 / 6, **loops}
    >>> fetch_width({name: Measured(value, "cycles", 0.0, 1) for name, value in seen.items()}, 6)
    8
    """
    cycles = {name: figure.value for name, figure in figures.items()}
    if nops_a_place(cycles) > 1:
        return 0
    counter = 1 if ARITHMETIC in fused_pairs(figures) else 2
    loops = {n + counter: cycles[name] for n in SHORT_LOOPS if (name := short_loop_name(n)) in cycles}
    if not loops:
        return 0

    def error(width: int) -> float:
        return mean(abs(_cycles(n, dispatch_width, width) / seen - 1) for n, seen in loops.items())

    best = min(range(dispatch_width, 2 * dispatch_width + 1), key=error)
    return best if error(best) < error(0) - _BETTER else 0


def _cycles(micro_ops: int, dispatch_width: int, width: int) -> float:
    fetching = math.ceil(micro_ops / width) if width else 1
    return max(micro_ops / dispatch_width, fetching)


WINDOW = "window"
"""First word of the names of what was seen of buffers."""
HELD = ("vector", "wide", "integer", "mask", "load", "store")
"""Kinds of instructions that hold a register or a place of a queue; "wide" are the widest vectors."""
_WHOLE = 0.97
"""What reaches so much of the reorder buffer is no limit of its own."""
_NARROWER = 0.9
"""Of the widest vectors so many fewer fit where they have registers of their own."""
_LOAD_QUEUE, _STORE_QUEUE = 72, 56


def in_flight_counts(figures: Mapping[str, Measured]) -> dict[str, float]:
    """Return the number of instructions seen in flight, by kind."""
    return {kind: figures[f"{WINDOW} {kind}"].value for kind in HELD if f"{WINDOW} {kind}" in figures}


@record
class InFlight:
    """Physical registers and queues; registers count the architectural ones, 0 is no limit that was seen."""

    vector_registers: int
    integer_registers: int
    mask_registers: int
    wide_registers: int
    load_queue: int
    store_queue: int


def in_flight(figures: Mapping[str, Measured], target: Target, reorder_buffer: int) -> InFlight:
    """Return the buffer sizes that the figures `window KIND` show, or estimates where no step was seen.

    Parameters
    ----------
    figures : mapping of str to Measured
        Entries.
    target : Target
        Which has the architectural registers.
    reorder_buffer : int
        Entries, which end every search.

    Examples
    --------
    >>> from chainline.codegen.target import find_target
    >>> target = find_target("znver5")
    >>> between = {"window vector": 416, "window store": 103}
    >>> seen = {kind: Measured(count, "entries", 0, 1) for kind, count in between.items()}
    >>> found = in_flight(seen, target, 448)
    >>> found.vector_registers, found.store_queue, found.integer_registers
    (448, 103, 464)
    """

    seen = in_flight_counts(figures)

    def most(kind: str) -> int | None:
        count = seen.get(kind)
        if count is None:
            return None
        return reorder_buffer if count > _WHOLE * reorder_buffer else round(count)

    registers = target.instruction_set.registers
    vector, integer, mask, wide = (most(kind) for kind in ("vector", "integer", "mask", "wide"))
    narrower = wide is not None and vector is not None and wide < _NARROWER * vector
    return InFlight(
        vector_registers=(vector or reorder_buffer // 2) + target.vector_registers,
        integer_registers=(integer or reorder_buffer) + len(registers.general),
        mask_registers=mask + len(registers.masks) if mask else 0,
        wide_registers=wide + target.vector_registers if narrower and wide else 0,
        load_queue=most("load") or _LOAD_QUEUE,
        store_queue=most("store") or _STORE_QUEUE,
    )


_SAME = 0.05
_SAME_CLOCK = 0.02  # two chains of adds on one core agree to a per cent
_ESTIMATES = {"reorder_buffer": 256, "scheduler_entries": 64}
_FORWARD_CYCLES, _BLOCKED_CYCLES = 5.0, 15.0


def core_of(seen: Observations, shipped: Machine | None, ports: tuple[str, ...]) -> Core:
    """Return the core: measured widths and window, the rest as shipped or estimated.

    Parameters
    ----------
    seen : Observations
        Measurements of this processor.
    shipped : Machine or None
        Machine file of its kind, None where there is none.
    ports : tuple of str
        Names of its execution ports.
    """
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
    texts = [f"{count:.0f} {kind}" for kind, count in in_flight_counts(seen.figures).items()]
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
