"""Contradictions between the values of a machine file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ...codegen.target import find_target, target_names
from ...records import record
from .record import Machine

_HOST = "host"


@record
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
    if 0 < core.physical_wide_registers < core.vector_registers:
        yield _core("physical_wide_registers", f"{core.physical_wide_registers}, less than vector_registers")
    line_bytes = machine.caches[0].line_bytes
    if core.bank_bytes and 2 * core.bank_bytes != line_bytes:
        yield _core("bank_bytes", f"{core.bank_bytes}, not half of a line of {line_bytes} bytes")
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
    if memory.domain_cores > machine.core.cores:
        found = f"found {memory.domain_cores}, of {machine.core.cores} cores"
        yield Inconsistency("memory", "domain_cores", found, "correct the one or the other")
    if memory.domain_bytes_per_second > memory.socket_bytes_per_second:
        found = f"found {memory.domain_bytes_per_second:g}, more than the socket's"
        yield Inconsistency("memory", "domain_bytes_per_second", found, "correct the one or the other")
    yield from _target_inconsistencies(machine)


def _target_inconsistencies(machine: Machine) -> Iterator[Inconsistency]:
    """Yield what the core denies of the processor that code is compiled for."""
    if machine.target == _HOST:
        if not machine.llvm_cpus:
            yield Inconsistency(
                "", "llvm_cpus", f'found [] beside target = "{_HOST}"', "name the processor that it was"
            )
        return
    if machine.target not in target_names():
        known = ", ".join(target_names())
        yield Inconsistency("", "target", f"found {machine.target!r}", f"choose one of {known}")
        return
    target = find_target(machine.target)
    if target.instruction_set is not machine.instruction_set:
        found = f"found {machine.isa!r}, but {machine.target} executes {target.isa}"
        yield Inconsistency("", "isa", found, "correct isa or target")
    elif target.vector_bits != machine.vector_bits:
        found = f"{machine.vector_bits}, but {machine.target} has vectors of {target.vector_bits} bits"
        yield _core("vector_bits", found)


def _core(key: str, found: str) -> Inconsistency:
    return Inconsistency("core", key, f"found {found}", "correct the one or the other")
