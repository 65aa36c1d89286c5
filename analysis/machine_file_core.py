"""Read the core of a machine from its file: the tables `[core]` and `[core.schedulers]`."""

from __future__ import annotations

from typing import Any

from .checked_table import Table
from .machine_file_source import checked_source
from .machine_record import Core, Scheduler


def read_core(table: Table, sources: dict[str, str]) -> Core:
    ports = table.texts("ports")
    limits = table.texts("limits") if table.has("limits") else ()
    core = Core(
        cores=table.integer("cores"),
        frequency_ghz=table.number("frequency_ghz"),
        frequency_note=table.text("frequency_note"),
        vector_bits=table.integer("vector_bits"),
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
        **_store_behaviour(table),
    )
    if unknown := set(limits) - set(ports):
        raise table.error("limits", f"found {min(unknown)!r}", "name some of ports")
    table.close()
    return core


def _store_behaviour(table: Table) -> dict[str, Any]:
    """Return what a file says of stores beyond what every core has."""
    found: dict[str, Any] = {}
    if table.has("store_entry_bytes"):
        found["store_entry_bytes"] = table.integer("store_entry_bytes")
    if table.has("forwards_masked_stores"):
        found["forwards_masked_stores"] = table.flag("forwards_masked_stores")
    if table.has("write_load_turns"):
        found["write_load_turns"] = table.number("write_load_turns", zero=True)
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
    table.close()
    return schedulers


def _scheduler(table: Table, name: str, sources: dict[str, str]) -> Scheduler:
    scheduler = Scheduler(
        name=name,
        ports=table.texts("ports"),
        entries=table.integer("entries"),
        source=checked_source(table, sources),
        queue_entries=table.integer("queue_entries") if table.has("queue_entries") else 0,
    )
    table.close()
    return scheduler
