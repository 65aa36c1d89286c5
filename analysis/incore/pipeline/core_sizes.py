"""Machine -> the tables of its core that the compiled simulation reads and writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ...machine.record import Core, Machine, Scheduler
from ..throughput import reciprocal_throughput
from .tables import CORE, DAY, RING, STATION, WRITER

_ARCHITECTURAL = {"x86-64": (16, 8), "aarch64": (32, 16)}  # general registers; masks or predicates
_REMEMBERED = 1 << 15  # as in ports.h
_BANKS = 2  # of a line, as in ports.h
_STORE_TO_WRITE_CYCLES = 2  # execute, retire, write: what the simulation itself takes for a lone store


class CoreState(NamedTuple):
    """An empty core: its figures, its buffers (`rings`, `stations`), and what its ports will do."""

    core: npt.NDArray[Any]
    rings: npt.NDArray[Any]
    free_at: npt.NDArray[np.int64]
    stations: npt.NDArray[Any]
    waiting: npt.NDArray[np.int64]
    passed: npt.NDArray[np.int64]
    calendar: npt.NDArray[Any]
    turns: npt.NDArray[np.int64]
    bound: npt.NDArray[np.int64]
    n_bound: npt.NDArray[np.int64]
    booked: npt.NDArray[np.int64]
    writer: npt.NDArray[Any]
    recent: npt.NDArray[np.int64]


def new_core(machine: Machine) -> CoreState:
    """Return the core of a machine, nothing in flight.

    Registers count what is left for results in flight: those of the file without the
    architectural state.
    """
    sizes = _ring_sizes(machine)
    stations = machine.core.schedulers
    table = [
        (s.entries, queue, port_bits(machine, s.ports), len(s.ports), 0, front, 0, 0)
        for s, (front, queue) in zip(stations, _queues(stations), strict=True)
    ]
    return CoreState(
        core=np.array([_figures(machine)], dtype=CORE),
        rings=np.array([(size, 0, 0) for size in sizes], dtype=RING),
        free_at=np.zeros((len(sizes), max(sizes) + 1), np.int64),
        stations=np.array(table, dtype=STATION),
        waiting=np.zeros((len(stations), max(s.entries for s in stations)), np.int64),
        passed=np.zeros((len(stations), max(s.queue_entries for s in stations) + 1), np.int64),
        calendar=_new_calendar(),
        turns=np.zeros(_first_bank(machine.core) + _BANKS * machine.core.bank_reads, np.int64),
        bound=np.zeros((len(machine.core.ports), sum(s.entries for s in stations)), np.int64),
        n_bound=np.zeros(len(machine.core.ports), np.int64),
        booked=np.zeros(len(machine.core.ports), np.int64),
        writer=np.array([(0, 0, 0, -1, 0.0)], dtype=WRITER),
        recent=np.full(machine.core.recent_store_lines, -1, np.int64),
    )


def _new_calendar() -> npt.NDArray[Any]:
    """Return the ports by cycle, of all those that are told apart: none taken."""
    calendar = np.zeros(_REMEMBERED, DAY)
    calendar["cycle"] = -1
    return calendar


def _queues(schedulers: Sequence[Scheduler]) -> list[tuple[int, int]]:
    """Return in whose row the queue before each scheduler is kept, and its places."""
    names = [scheduler.name for scheduler in schedulers]
    fronts = [names.index(s.queue_of or s.name) for s in schedulers]
    return [(front, schedulers[front].queue_entries) for front in fronts]


def port_bits(machine: Machine, ports: Sequence[str]) -> int:
    """Return a set of ports as bits."""
    return sum(1 << machine.core.ports.index(port) for port in ports)


def _ring_sizes(machine: Machine) -> list[int]:
    core = machine.core
    return [
        core.reorder_buffer,
        *spare_registers(machine),
        _spare(core.physical_wide_registers, core.vector_registers),
        core.load_queue,
        core.store_queue,
    ]


def spare_registers(machine: Machine) -> tuple[int, int, int]:
    """Return vector, general and mask registers for results in flight; 0 where they are no limit."""
    core = machine.core
    general, masks = _ARCHITECTURAL[machine.isa]
    return (
        _spare(core.physical_vector_registers, core.vector_registers),
        _spare(core.physical_integer_registers, general),
        _spare(core.physical_mask_registers, masks),
    )


def _bits(number: int) -> int:
    return (1 << number) - 1


def _first_bank(core: Core) -> int:
    """Return the first bit beyond those of ports and of what stands for limits behind them."""
    return len(core.ports) + 2 * core.third_read_ports + core.crossing_loads_per_cycle


def _vector_fronts(machine: Machine) -> int:
    """Return as bits in whose rows the queues before the schedulers of the widest FMA are kept."""
    schedulers = machine.core.schedulers
    ports = machine.operation("fma", machine.vector_bits).uses[0].ports
    homes = [number for number, s in enumerate(schedulers) if set(s.ports) & set(ports)]
    queues = _queues(schedulers)
    return sum(1 << front for front in {queues[home][0] for home in homes or [0]})


def _spare(physical: int, architectural: int) -> int:
    return max(physical - architectural, 1) if physical else 0


def _figures(machine: Machine) -> tuple[float, ...]:
    core = machine.core
    loads = machine.operation("load", machine.vector_bits).uses
    scarce = min(loads, key=lambda use: len(use.ports) / use.cycles)
    third_reads = _bits(core.third_read_ports)
    return (
        core.dispatch_width,
        core.retire_width,
        round(core.store_forward_cycles),
        max(round(core.store_blocked_cycles) - _STORE_TO_WRITE_CYCLES, 0),
        core.blocked_by_runs,
        core.forwards_masked_stores,
        core.forwards_partial_stores,
        machine.caches[0].line_bytes,
        max(round(1 / reciprocal_throughput(machine, "integer_store", 64)), 1),
        core.store_entry_bytes,
        port_bits(machine, scarce.ports),
        core.store_pair_load_turns,
        max(round(core.wide_store_forward_cycles), round(core.store_forward_cycles)),
        round(machine.operation("load", machine.vector_bits).latency_cycles),
        core.repeats_early_loads,
        third_reads << len(core.ports),
        third_reads << (len(core.ports) + core.third_read_ports),
        core.bypass_first_cycle,
        core.bypass_last_cycle,
        core.vector_bits,
        core.third_read_bits,
        port_bits(machine, core.ports_closed_beside_wide),
        core.scheduler_entries,
        _bits(core.crossing_loads_per_cycle) << (len(core.ports) + 2 * core.third_read_ports),
        core.binds_ports,
        core.bank_bytes,
        core.bank_reads,
        _first_bank(core),
        core.splits_slots,
        core.new_line_store_cycles,
        core.page_crossing_store_cycles,
        core.decoded_ahead_cycles,
        core.store_data_entries,
        _vector_fronts(machine),
        max(core.third_read_ports, 1),
        min(core.store_data_reads, max(core.third_read_ports, 1)),
        core.bypass_to_stores,
        core.dispatch_knows_ports,
    )
