"""What a machine file says in one place and denies in another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from .record import Machine


@dataclass(frozen=True, slots=True)
class Inconsistency:
    """A figure that cannot be beside another: its table and key, what was found, what to do."""

    table: str
    key: str
    found: str
    remedy: str


def inconsistencies(machine: Machine) -> Iterator[Inconsistency]:
    """Yield what contradicts itself in a machine record.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> list(inconsistencies(load_machine("zen5")))
    []
    """
    core, bits = machine.core, machine.vector_bits
    if core.scheduler_entries > core.reorder_buffer:
        yield _core("scheduler_entries", f"{core.scheduler_entries}, more than reorder_buffer")
    if core.physical_vector_registers < core.vector_registers:
        yield _core(
            "physical_vector_registers", f"{core.physical_vector_registers}, less than vector_registers"
        )
    for width, _ in core.clocks_ghz:
        if width > bits:
            yield _core(f"clock_ghz_{width}", f"a clock of vectors wider than vector_bits = {bits}")
    for inner, outer in pairwise(machine.caches):
        if outer.size_bytes <= inner.size_bytes:
            yield Inconsistency(
                f"caches.{outer.name}",
                "size_bytes",
                f"found {outer.size_bytes}, no more than {inner.name}",
                "list caches from the core outwards",
            )
    memory = machine.memory
    if memory.core_bytes_per_second > memory.socket_bytes_per_second:
        found = f"found {memory.core_bytes_per_second:g}, more than the socket's"
        yield Inconsistency("memory", "core_bytes_per_second", found, "correct the one or the other")


def _core(key: str, found: str) -> Inconsistency:
    return Inconsistency("core", key, f"found {found}", "correct the one or the other")
