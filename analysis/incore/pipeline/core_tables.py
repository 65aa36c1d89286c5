"""Machine -> the tables of its core that the compiled simulation reads and writes."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from ctypes import memset, sizeof
from typing import Any, NamedTuple

from ...machine.record import Core, Machine, OnceForMachine, Scheduler
from ..throughput import reciprocal_throughput
from .tables import (
    CORE,
    DAY,
    RING,
    STATION,
    TRANSLATION,
    WRITER,
    Column,
    Table,
    filled,
    row_fields,
    table_of,
    zeros,
)

_REMEMBERED = 1 << 15  # as in ports.h
_BANKS = 2  # of a line, as in ports.h
_STORE_TO_WRITE_CYCLES = 2  # execute, retire, write: what the simulation itself takes for a lone store


class CoreState(NamedTuple):
    """An empty core: its figures, its buffers (`rings`, `stations`), and the bookings of its ports."""

    core: Table
    rings: Table
    free_at: array[int]
    stations: Table
    waiting: array[int]
    passed: array[int]
    calendar: Table
    turns: array[int]
    bound: array[int]
    n_bound: array[int]
    booked: array[int]
    writer: Table
    recent: array[int]
    translations: Table


def new_core(machine: Machine) -> CoreState:
    """Return the core of a machine, nothing in flight.

    Registers count what is left for results in flight: those of the file without the
    architectural state.
    """
    state = _kept_core(machine)
    made: list[Any] = [_new_calendar() if each is state.calendar else _copy(each) for each in state]
    return CoreState(*made)


def _copy(content: Column | Table) -> Any:
    return content[:] if isinstance(content, array) else type(content).from_buffer_copy(content)


def _empty_core(machine: Machine) -> CoreState:
    sizes = _ring_sizes(machine)
    stations = machine.core.schedulers
    table = [
        (s.entries, queue, port_bits(machine, s.ports), len(s.ports), 0, front, 0, 0)
        for s, (front, queue) in zip(stations, _queues(stations), strict=True)
    ]
    n_ports, n_stations = len(machine.core.ports), len(stations)
    return CoreState(
        core=table_of(CORE, [core_row(machine)]),
        rings=table_of(RING, [(size, 0, 0) for size in sizes]),
        free_at=zeros(len(sizes) * (max(sizes) + 1)),
        stations=table_of(STATION, table),
        waiting=zeros(n_stations * max(s.entries for s in stations)),
        passed=zeros(n_stations * (max(s.queue_entries for s in stations) + 1)),
        calendar=_new_calendar(),
        turns=zeros(_first_bank(machine.core) + _BANKS * machine.core.bank_reads),
        bound=zeros(n_ports * sum(s.entries for s in stations)),
        n_bound=zeros(n_ports),
        booked=zeros(n_ports),
        writer=table_of(WRITER, [(0, 0, 0, -1, 0.0)]),
        recent=filled(-1, machine.core.recent_store_lines),
        translations=table_of(TRANSLATION, [(-1, 0, 0)] * _tlb_places(machine.core)),
    )


_kept_core = OnceForMachine(_empty_core)


def _tlb_places(core: Core) -> int:
    """Return the places of the first-level TLB, in whole sets."""
    return -(-core.tlb_entries // core.tlb_ways) * core.tlb_ways


def _new_calendar() -> Table:
    """Return the calendar of ports by cycle, with no port taken."""
    # an entry of cycle 0, all ports free, is one of another cycle for all cycles but its own
    try:
        calendar = _used_up.pop()
    except IndexError:
        return (DAY * _REMEMBERED)()
    memset(calendar, 0, sizeof(calendar))
    return calendar


_used_up: list[Table] = []
_MOST_USED_UP = 4


def give_back(state: CoreState) -> None:
    """Keep the memory of a core that is used up for the next one: it is half a megabyte."""
    if len(_used_up) < _MOST_USED_UP:
        _used_up.append(state.calendar)


def _queues(schedulers: Sequence[Scheduler]) -> list[tuple[int, int]]:
    """Return the row of the queue before each scheduler, and its number of entries."""
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
    registers = machine.instruction_set.registers
    return (
        _spare(core.physical_vector_registers, core.vector_registers),
        _spare(core.physical_integer_registers, len(registers.general)),
        _spare(core.physical_mask_registers, len(registers.masks)),
    )


def _bits(number: int) -> int:
    return (1 << number) - 1


def _first_bank(core: Core) -> int:
    """Return the first bit beyond those of ports and of the limits behind them."""
    return len(core.ports) + 2 * core.third_read_ports + core.crossing_loads_per_cycle


def _vector_fronts(machine: Machine) -> int:
    """Return as bits the rows of the queues before the schedulers of the widest FMA."""
    schedulers = machine.core.schedulers
    ports = machine.operation("fma", machine.vector_bits).uses[0].ports
    homes = [number for number, s in enumerate(schedulers) if set(s.ports) & set(ports)]
    queues = _queues(schedulers)
    return sum(1 << front for front in {queues[home][0] for home in homes or [0]})


def _integer_schedulers(machine: Machine) -> int:
    """Return the number of schedulers with ports that any integer operation can take."""
    ports = machine.operation("integer", 64).uses[0].ports
    return sum(bool(set(s.ports) & set(ports)) for s in machine.core.schedulers)


def _spare(physical: int, architectural: int) -> int:
    return max(physical - architectural, 1) if physical else 0


# ------------------------------------------------------------------ the row of `CORE`, field by field


def _derived(machine: Machine) -> dict[str, float]:
    """Return the fields of `CORE` that are computed from several parameters, by name."""
    core = machine.core
    loads = machine.operation("load", machine.vector_bits).uses
    scarce = min(loads, key=lambda use: len(use.ports) / use.cycles)
    line_bytes = machine.caches[0].line_bytes
    n_ports, read_ports = len(core.ports), core.third_read_ports
    return {
        "forward_cycles": round(core.store_forward_cycles),
        "blocked_cycles": max(round(core.store_blocked_cycles) - _STORE_TO_WRITE_CYCLES, 0),
        "wide_forward_cycles": max(round(core.wide_store_forward_cycles), round(core.store_forward_cycles)),
        "integer_forward_cycles": round(core.integer_store_forward_cycles or core.store_forward_cycles),
        "line_bytes": line_bytes,
        "sector_bytes": core.store_sector_bytes or line_bytes,
        "stores_per_cycle": max(round(1 / reciprocal_throughput(machine, "integer_store", 64)), 1),
        "load_ports": port_bits(machine, scarce.ports),
        "load_latency": round(machine.operation("load", machine.vector_bits).latency_cycles),
        "third_reads": _bits(read_ports) << n_ports,
        "store_pipes": _bits(read_ports) << (n_ports + read_ports),
        "n_store_pipes": max(read_ports, 1),
        "data_reads": min(core.store_data_reads, max(read_ports, 1)),
        "data_fronts": _vector_fronts(machine),
        "closed_ports": port_bits(machine, core.ports_closed_beside_wide),
        "crossing_ports": _bits(core.crossing_loads_per_cycle) << (n_ports + 2 * read_ports),
        "first_bank": _first_bank(core),
        "seen_ahead": core.scheduler_entries,
        "slots_of_schedulers": core.integer_slots > 0 and _integer_schedulers(machine) == core.integer_slots,
    }


def core_row(machine: Machine) -> tuple[float, ...]:
    """Return the row of `CORE` of a machine."""
    derived = _derived(machine)
    return tuple(derived[n] if n in derived else getattr(machine.core, n) for n, _ in row_fields(CORE))
