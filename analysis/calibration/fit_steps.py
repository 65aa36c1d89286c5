"""Steps of the core fit: parameters that are fitted together, their loops, and the order of the steps.

The first value of every key is the neutral one, which stays unless the loops say otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import starmap
from typing import Any

from ..incore.throughput import reciprocal_throughput
from ..machine.operation_costs import Operation, PortUse
from ..machine.record import Core, Machine, Scheduler
from .fit_core import Figure, turns_at, whole_key


@dataclass(frozen=True, slots=True)
class Step:
    """Figures of which all combinations are tried, and the effects of the loops that show them."""

    figures: tuple[Figure, ...]
    effects: tuple[str, ...]


def steps(machine: Machine) -> Iterator[Step]:
    """Yield the steps for a machine whose ports and buffers are known."""
    places = {"access_slots": (0, 2, 3, 4), "integer_slots": (0, 2, 3, 4, 5), "branch_slots": (0, 1, 2, 3)}
    yield Step(tuple(starmap(whole_key, places.items())), ("dispatched together",))
    yield Step((_flags("stack_engine", False),), ("pops",))
    yield Step((_flags("blocked_by_runs", False),), ("through memory",))
    yield Step((whole_key("inner_forward_turns", (0, 1, 2, 3)),), ("loads from within stores",))
    crossing = whole_key("crossing_loads_per_cycle", (0, 1, 2))
    yield Step((crossing, _flags("alternates_loads", False)), ("loads across lines",))
    yield Step((_flags("loads_lose_turns", False),), ("loads in runs",))
    yield Step((_banks(),), ("loads from banks", "stores and loads"))
    sectors = whole_key("store_sector_bytes", (0, 16, 32))
    yield Step((sectors,), ("stores across sectors",))
    lines = whole_key("recent_store_lines", (1, 2, 4, 8, 12, 16, 24))
    yield Step((lines,), ("stores by turns",))
    pages = whole_key("page_crossing_store_cycles", (0, *range(4, 33, 2), 48, 64))
    yield Step((pages,), ("stores across pages",))
    reads = whole_key("store_data_reads", (1, 2))
    past = _flags("bypass_to_stores", True)
    yield Step((_third_reads(), _bypass(), _third_bits(machine), _entry_bytes(machine), reads, past), _READS)
    waiting = whole_key("store_data_entries", (0, 16, 38))
    yield Step((_flags("reads_zeros", False),), ("others and stores",))
    yield Step((_store_pipes(machine), waiting, _bypass(), past), _READS)
    # together: which schedulers there are shows only where registers run out before these are full
    held = whole_key("release_cycles", (0, 3, 6, 9))
    given = (_flags("binds_ports", False), _flags("alternates_schedulers", False))
    yield Step((*_waiting(machine), *given, held), ("registers held", "FMA and shuffles", *_READS))
    yield Step((whole_key("release_cycles", tuple(range(0, 13))),), ("registers held",))
    likeness = whole_key("store_prediction_bits", (0, 8, 10, 12))
    yield Step((_flags("repeats_early_loads", False), likeness), ("early load", "lookalike load"))
    yield Step((_pair_turns(),), ("stores and loads",))
    loads, stores = _beside_fma(machine)
    registers = whole_key("physical_wide_registers", (machine.core.physical_wide_registers, *_WIDE_REGISTERS))
    yield Step((registers, _flags("unlaminates_indexed", False), loads), _WHOLE_VECTORS)
    yield Step((stores,), (*_WHOLE_VECTORS, "others and stores"))


_STORE_PIPE = "FPST"
_NARROW = 256
"""Bits of vectors that no core was seen to give read ports of their own."""
_WIDE_REGISTERS = (128, 144, 160, 176, 192, 224)
_WHOLE_VECTORS = ("chains of eight", "FMA and stores", "stores of sums", "size of code")
_READS = ("FMA and stores", "others and stores", "stores of sums")


def with_core(machine: Machine, **keys: Any) -> Machine:
    return replace(machine, core=replace(machine.core, **keys))


def _figure(name: str, values: tuple[float, ...], keys: Callable[[Core, float], dict[str, Any]]) -> Figure:
    return Figure(name, values, lambda machine, value: with_core(machine, **keys(machine.core, value)))


def _flags(key: str, neutral: bool) -> Figure:
    values = (float(neutral), float(not neutral))
    return _figure(key, values, lambda core, value: {key: bool(value)})


def _banks() -> Figure:
    half = 32
    return _figure(
        "bank_reads",
        (0, 1, 2),
        lambda core, value: {"bank_reads": int(value), "bank_bytes": half if value else 0},
    )


def _third_reads() -> Figure:
    return whole_key("third_read_ports", (0, 1, 2, 3, 4))


def _bypass() -> Figure:
    return _figure(
        "bypass_last_cycle",
        (0, 1, 2, 3),
        lambda core, value: {"bypass_first_cycle": min(int(value), 1), "bypass_last_cycle": int(value)},
    )


def _third_bits(machine: Machine) -> Figure:
    wide = machine.vector_bits
    return whole_key("third_read_bits", (0, wide) if wide > _NARROW else (0,))


def _entry_bytes(machine: Machine) -> Figure:
    """Return of how many bytes an entry of the store queue is: of a line, or of half a vector."""
    return whole_key("store_entry_bytes", (64, machine.vector_bits // 16))


def _store_pipes(machine: Machine) -> Figure:
    """Return the search over pipes of store data that wait with vectors: none, or one for each store."""
    pipes = max(round(1 / reciprocal_throughput(machine, "store", machine.vector_bits)), 1)
    names = tuple(f"{_STORE_PIPE}{n}" for n in range(pipes))
    return Figure("vector store pipes", (0, pipes), lambda m, value: _with_pipes(m, names) if value else m)


def _with_pipes(machine: Machine, names: tuple[str, ...]) -> Machine:
    core, store = machine.core, machine.instructions["store"]
    first = next(n for n, scheduler in enumerate(core.schedulers) if _vector(scheduler))
    schedulers = [
        replace(s, ports=(*s.ports, *names)) if n == first else s for n, s in enumerate(core.schedulers)
    ]

    def taking(cost: Operation) -> Operation:
        return replace(cost, uses=(PortUse(names), *cost.uses))

    costs = replace(
        store,
        default=taking(store.default),
        by_bits={bits: taking(cost) for bits, cost in store.by_bits.items()},
    )
    found = replace(machine, instructions={**machine.instructions, "store": costs})
    return with_core(found, ports=(*core.ports, *names), schedulers=tuple(schedulers))


def _pair_turns() -> Figure:
    turns = tuple(n / 8 for n in range(17))
    return _figure("store_pair_load_turns", turns, lambda core, value: {"store_pair_load_turns": value})


def _beside_fma(machine: Machine) -> tuple[Figure, Figure]:
    """Return the searches over the FMA pipe cycles that loads and stores of whole vectors take."""
    bits, turns = machine.vector_bits, (0.0, 0.2, 0.3, 0.4, 0.55, 0.7)
    ports = machine.operation("fma", bits).uses[0].ports
    measured = sum(use.cycles for use in machine.operation("load", bits).uses if use.ports == ports)
    return (
        turns_at(bits, ("full_load",), ports, (measured,) if measured else turns),
        turns_at(bits, ("store",), ports, turns),
    )


def _waiting(machine: Machine) -> tuple[Figure, Figure]:
    """Return the searches over the number of vector schedulers and the share of their entries in a queue."""
    waiting = machine.core.scheduler_entries
    return (
        Figure("vector schedulers", (1, 2), lambda m, value: _shared_out(m, int(value), waiting)),
        Figure(
            "share of waiting that is a queue",
            (0.0, 0.3, 0.5, 0.6, 0.7),
            lambda m, s: _with_queue(m, s, waiting),
        ),
    )


def _vector(scheduler: Scheduler) -> bool:
    return scheduler.name.startswith("FP")


def _shared_out(machine: Machine, count: int, waiting: int) -> Machine:
    """Return the machine with its vector pipes shared out in turn among so many schedulers."""
    old = [s for s in machine.core.schedulers if _vector(s)]
    ports = sorted((p for scheduler in old for p in scheduler.ports), key=machine.core.ports.index)
    count = min(count, len(ports))
    new = [
        Scheduler(f"FP{n}" if count > 1 else "FP", tuple(ports[n::count]), waiting // count, old[0].source)
        for n in range(count)
    ]
    return with_core(machine, schedulers=(*new, *(s for s in machine.core.schedulers if not _vector(s))))


def _with_queue(machine: Machine, share: float, waiting: int) -> Machine:
    vector = [s for s in machine.core.schedulers if _vector(s)]
    entries, queue = max(round((1 - share) * waiting / len(vector)), 1), round(share * waiting)
    first = replace(vector[0], entries=entries, queue_entries=queue)
    others = [replace(s, entries=entries, queue_of=first.name if queue else "") for s in vector[1:]]
    return with_core(
        machine, schedulers=(first, *others, *(s for s in machine.core.schedulers if not _vector(s)))
    )
