"""Read the core of a machine from its file: the tables `[core]` and `[core.schedulers]`."""

from __future__ import annotations

from typing import Any

from ...asm.x86.fusion import FUSIONS
from ...files.checked_table import Table
from .file_costs import checked_source
from .record import Core, Scheduler

_POSITIVE = (
    *("store_entry_bytes", "recent_store_lines", "new_line_store_cycles", "store_data_reads"),
    *("op_cache_entry_instructions", "op_cache_ways"),
)
_INTEGERS = (
    *("store_prediction_bits", "third_read_ports", "bypass_first_cycle", "bypass_last_cycle"),
    *("op_cache_instructions", "physical_wide_registers", "third_read_bits", "crossing_loads_per_cycle"),
    *("bank_bytes", "bank_reads", "decoded_ahead_cycles", "store_data_entries", "page_crossing_store_cycles"),
    *("fetch_width", "store_sector_bytes", "release_cycles"),
    *("access_slots", "integer_slots", "branch_slots", "inner_forward_turns", "early_load_tries"),
    "branch_turn_cycles",
)
_FLAGS = (
    *("forwards_masked_stores", "masks_hide_lanes", "blocked_by_runs", "repeats_early_loads"),
    *("unlaminates_indexed", "binds_ports", "forwards_partial_stores", "splits_slots"),
    *("bypass_to_stores", "dispatch_knows_ports", "renames_memory", "bypass_from_loads"),
    *("loads_lose_turns", "alternates_loads", "alternates_schedulers", "reads_zeros", "stack_engine"),
    "schedulers_hold_store_data",
)
_NUMBERS = (
    *("store_pair_load_turns", "wide_store_forward_cycles", "integer_store_forward_cycles"),
    "decode_rate",
)
_CLOCKED_BITS = (128, 256, 512)
_VECTOR_STEP, _WIDEST = 128, 2048  # of SVE; others have some of these widths
_MOST_PORTS = 62
"""With those that a core shares to read registers: what the simulation has bits for."""
_MOST_OF = {
    "op_cache_instructions": 1 << 20,
    "op_cache_entry_instructions": 64,
    "op_cache_ways": 1024,
    "decoded_ahead_cycles": 1024,
    "store_data_entries": 4096,
    "page_crossing_store_cycles": 1024,
    "store_data_reads": 16,
    "fetch_width": 64,
    "early_load_tries": 64,
    "branch_turn_cycles": 64,
}
"""Far more than any core has: a file costs bounded memory."""


def read_core(table: Table, sources: dict[str, str]) -> Core:
    ports = table.texts("ports")
    limits = table.texts("limits") if table.has("limits") else ()
    core = Core(
        cores=table.integer("cores"),
        frequency_ghz=table.number("frequency_ghz"),
        frequency_note=table.text("frequency_note"),
        vector_bits=_vector_bits(table),
        vector_registers=table.integer("vector_registers"),
        physical_vector_registers=table.integer("physical_vector_registers"),
        physical_integer_registers=table.integer("physical_integer_registers"),
        physical_mask_registers=table.integer("physical_mask_registers", zero=True),
        dispatch_width=table.integer("dispatch_width"),
        retire_width=table.integer("retire_width"),
        reorder_buffer=table.integer("reorder_buffer"),
        scheduler_entries=table.integer("scheduler_entries"),
        load_queue=table.integer("load_queue"),
        store_queue=table.integer("store_queue"),
        store_forward_cycles=table.number("store_forward_cycles"),
        store_blocked_cycles=table.number("store_blocked_cycles"),
        ports=ports,
        limits=limits,
        schedulers=_schedulers(table.table("schedulers"), ports, limits, sources),
        source=checked_source(table, sources),
        clocks_ghz=_clocks(table),
        **_optional(table),
    )
    _check_together(table, core)
    table.close()
    return core


def _check_together(table: Table, core: Core) -> None:
    """Raise where keys of `[core]` do not go with one another."""
    taken = len(core.ports)
    for key, each in (("third_read_ports", 2), ("crossing_loads_per_cycle", 1), ("bank_reads", 2)):
        taken += each * getattr(core, key)
        if taken > _MOST_PORTS:
            raise table.error(key, f"found {getattr(core, key)}", "give fewer")
    for key, beside in (("decode_rate", "op_cache_instructions"), ("bank_reads", "bank_bytes")):
        if getattr(core, beside) and not getattr(core, key):
            raise table.error(key, f"found 0 beside {beside}", "give both, or neither")
    for key, most in _MOST_OF.items():
        if getattr(core, key) > most:
            raise table.error(key, f"found {getattr(core, key)}", f"give at most {most}")
    for key in ("limits", "ports_closed_beside_wide"):
        if unknown := set(getattr(core, key)) - set(core.ports):
            raise table.error(key, f"found {min(unknown)!r}", "name some of ports")
    if unknown := set(core.fuses_branches) - set(FUSIONS):
        raise table.error("fuses_branches", f"found {min(unknown)!r}", f"name some of {', '.join(FUSIONS)}")


def _vector_bits(table: Table) -> int:
    bits = table.integer("vector_bits")
    if bits % _VECTOR_STEP or bits > _WIDEST:
        raise table.error(
            "vector_bits", f"found {bits}", f"give a multiple of {_VECTOR_STEP} up to {_WIDEST}"
        )
    return bits


def _clocks(table: Table) -> tuple[tuple[int, float], ...]:
    names = {bits: f"clock_ghz_{bits}" for bits in _CLOCKED_BITS}
    return tuple((bits, table.number(name)) for bits, name in names.items() if table.has(name))


def _optional(table: Table) -> dict[str, Any]:
    """Return what a file says beyond what it says of every core."""
    found: dict[str, Any] = {n: table.integer(n) for n in _POSITIVE if table.has(n)}
    found |= {n: table.integer(n, zero=True) for n in _INTEGERS if table.has(n)}
    found |= {n: table.flag(n) for n in _FLAGS if table.has(n)}
    found |= {n: table.number(n, zero=True) for n in _NUMBERS if table.has(n)}
    for key in ("ports_closed_beside_wide", "fuses_branches"):
        if table.has(key):
            found[key] = table.texts(key)
    return found


def _schedulers(
    table: Table, ports: tuple[str, ...], limits: tuple[str, ...], sources: dict[str, str]
) -> tuple[Scheduler, ...]:
    schedulers = tuple(_scheduler(table.table(name), name, sources) for name in table.names())
    homes = [port for scheduler in schedulers for port in scheduler.ports]
    for port in (*ports, *homes):
        expected = int(port in ports and port not in limits)
        if homes.count(port) != expected:
            remedy = "each port of [core] belongs to one scheduler, a limit to none"
            plural = "" if homes.count(port) == 1 else "s"
            raise table.error(port, f"named by {homes.count(port)} scheduler{plural}", remedy)
    queues = [scheduler.name for scheduler in schedulers if scheduler.queue_entries]
    for scheduler in schedulers:
        if scheduler.queue_of and (scheduler.queue_of not in queues or scheduler.queue_entries):
            remedy = "name a scheduler that has queue_entries, in one that has none of its own"
            raise table.error(scheduler.name, f"queue_of = {scheduler.queue_of!r}", remedy)
    table.close()
    return schedulers


def _scheduler(table: Table, name: str, sources: dict[str, str]) -> Scheduler:
    scheduler = Scheduler(
        name=name,
        ports=table.texts("ports"),
        entries=table.integer("entries"),
        source=checked_source(table, sources),
        queue_entries=table.integer("queue_entries") if table.has("queue_entries") else 0,
        queue_of=table.text("queue_of") if table.has("queue_of") else "",
    )
    table.close()
    return scheduler
