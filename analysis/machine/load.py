"""Machine files, found by key or by path: TOML text to `Machine`, every value checked, errors in one line.

A file looks like this; each table with numbers names its source, whose first word is either
"estimate" or a key of `[sources]`:

    title = "..."           isa = "aarch64"     target = "a64fx"    llvm_cpus = ["a64fx"]
    [sources]               manual = "..."
    [core]                  cores = 48 ...      ports = ["FLA", "FLB", ...]     source = "manual 2.1"
                            clock_ghz_512 = 1.9     (while vectors of 512 bits are computed, if slower)
    [core.schedulers]       RSE0 = { ports = ["FLA", ...], entries = 20, source = "manual 5-1" } ...
    [instructions]          fma = { latency_cycles = 9, ports = ["FLA|FLB"], source = "manual 16" }
    [forms]                 sqrt = { match = ["fsqrt"], unless = ["scalable"], latency_cycles = 43, ... } ...
    [caches.L1]             size_bytes = 65536 ...
    [memory]                core_bytes_per_second = 47e9 ...
    [ecm]                   overlap = "a64fx"      source = "..."

and, where calibration has measured them,

    [streams.L1]            one_core = { read_bytes_per_second = 4e11, write_... }    all_cores = { ... }
                            cores = 2           source = "..."      (as many as there are levels)
    [library]               exp = { latency_cycles = 40, reciprocal_throughput_cycles = 15, source = "..." }
    [measurements]          "fma 512 latency" = { value = 4.0, unit = "cycles", spread = 0.001,
                            repetitions = 80, apart = 0.002 }  source = "..."
    [calibration]           rounds = 900        disturbed_rounds = 12       uncertain = ["window nop"]

A file that comes with chainline lists further names of its processor and those that it is near: see `names`.
`extensions = ["aes", ...]` are those that the processor executes, of those that no register tells, see the
part `coverage` of its instruction set; without it none is refused. `caveat = "..."` is a reason to doubt
predictions, which reports repeat.

Instead of `[instructions]` and `[forms]`, or for those that they leave out, `costs_of = "clx"` takes what
another file says that comes with chainline, of a processor with that core or the one before; what both have
is as this one says, where the other has it.

A form holds for the mnemonics that its `match` globs, whose operands have all traits of `where`
and none of `unless`; what it does not say about widths is as in a class. It may say, too, that its results
wait for registers that the architecture does not name (`waits_for = ["destination"]`, a false dependency),
or not for some that it does (`ignores = ["flags"]`); that the first result is there earlier
(`first_latency_cycles = 3`); and that a figure which counts it is no more than `certainty = "about"` or
`"at least"`.

`ports` lists the micro-ops, each with the ports that can take it: `"FLA|FLB"` one cycle on
either, `"8*div"` eight cycles on the divider. A key with `_scalar`, `_128`, `_256` or `_512`
holds for that width only; `latency_cycles_...` stands for `accumulate_latency_cycles_...` too,
unless that is given.

`inconsistencies` lists contradictions between the values of a file, each valid by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from ...codegen.target import find_target, target_names
from ...files.toml_schema import LARGEST_TOML, Table, tables_of
from ...files.untrusted import read_text
from ...isa.registry import INSTRUCTION_SETS
from ...records import field_names, record
from .file_sections import checked_source, read_core, read_forms, read_instructions
from .instruction_costs import Forms
from .record import (
    Bandwidths,
    Cache,
    Calibrated,
    Core,
    InstructionClass,
    LibraryCost,
    Machine,
    Measured,
    Memory,
    Operation,
    Overlap,
    PortUse,
    Scheduler,
    Streams,
)
from .shipped_machines import (
    available_machines,
    read_names,
    shipped_key,
    shipped_tables,
    shipped_text,
    with_shared_costs,
)

__all__ = [
    "OVERLAP_HYPOTHESES",
    "Bandwidths",
    "Cache",
    "Core",
    "Inconsistency",
    "InstructionClass",
    "Machine",
    "Measured",
    "Memory",
    "Operation",
    "Overlap",
    "PortUse",
    "Scheduler",
    "Streams",
    "available_machines",
    "inconsistencies",
    "load_machine",
    "machine_of",
    "parse_machine",
]


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


OVERLAP_HYPOTHESES = ("a64fx", "cascade-lake", "zen")
"""The names that `models.ecm` knows."""


def parse_machine(text: str, file: str, key: str) -> Machine:
    """Return the machine that the text of a machine file describes.

    Parameters
    ----------
    text : str
        The file's content, TOML.
    file : str
        Name of the file, for error messages.
    key : str
        Key of the machine.

    Raises
    ------
    UsageError
        In one line: file, table and key, what was found, what to do.
    """
    return machine_of(tables_of(text, file), text, file, key)


def machine_of(tables: dict[str, Any], text: str, file: str, key: str) -> Machine:
    """Return the machine that the tables of a machine file describe, as `parse_machine` does of its text.

    Parameters
    ----------
    tables : dict
        Tables of the file.
    text : str
        Text of the file, for the lines in messages.
    file : str
        Name of the file, for messages.
    key : str
        Key of the machine.

    Raises
    ------
    UsageError
        If a value is missing, unknown or out of range.
    """
    top = Table(with_shared_costs(tables, file, text), file, "", text)
    sources = _sources(top.table("sources"))
    core = read_core(top.table("core"), sources)
    machine = Machine(
        key=key,
        title=top.text("title"),
        isa=_isa(top),
        target=top.text("target"),
        llvm_cpus=top.texts("llvm_cpus"),
        core=core,
        instructions=read_instructions(top.table("instructions"), core.ports, sources),
        forms=read_forms(top.table("forms"), core.ports, sources) if top.has("forms") else Forms(),
        caches=_caches(top.table("caches"), sources),
        memory=_memory(top.table("memory"), sources),
        overlap=_overlap(top.table("ecm"), sources),
        sources=sources,
        streams=_streams(top.table("streams"), sources) if top.has("streams") else {},
        library=_library(top.table("library"), sources) if top.has("library") else {},
        measurements=_measurements(top.table("measurements"), sources) if top.has("measurements") else {},
        calibrated=_calibrated(top.table("calibration")) if top.has("calibration") else None,
        caveat=top.text("caveat") if top.has("caveat") else "",
        extensions=top.texts("extensions") if top.has("extensions") else (),
    )
    read_names(top)  # checked: names lead to a shipped file, and are no part of the machine
    top.close()
    for wrong in inconsistencies(machine):
        raise Table({}, file, wrong.table, text).error(wrong.key, wrong.found, wrong.remedy)
    return machine


def _isa(top: Table) -> str:
    found = top.text("isa")
    if found not in INSTRUCTION_SETS:
        raise top.error("isa", f"found {found!r}", f"give {' or '.join(INSTRUCTION_SETS)}")
    return found


def _sources(table: Table) -> dict[str, str]:
    return {key: table.text(key) for key in table.names()}


def _caches(table: Table, sources: dict[str, str]) -> tuple[Cache, ...]:
    names = sorted(table.names())
    if names != [f"L{level}" for level in range(1, len(names) + 1)] or not names:
        raise table.error(", ".join(names) or "L1", "not consecutive levels", "name the caches L1, L2, ...")
    caches = tuple(_cache(table.table(name), name, sources) for name in names)
    table.close()
    return caches


def _cache(table: Table, name: str, sources: dict[str, str]) -> Cache:
    cache = Cache(
        name=name,
        size_bytes=table.integer("size_bytes"),
        shared_by_cores=table.integer("shared_by_cores"),
        line_bytes=table.integer("line_bytes"),
        load_bytes_per_cycle=table.number("load_bytes_per_cycle"),
        store_bytes_per_cycle=table.number("store_bytes_per_cycle"),
        source=checked_source(table, sources),
        victim=table.flag("victim") if table.has("victim") else False,
    )
    table.close()
    return cache


def _memory(table: Table, sources: dict[str, str]) -> Memory:
    domains = table.has("domain_cores") or table.has("domain_bytes_per_second")
    memory = Memory(
        core_bytes_per_second=table.number("core_bytes_per_second"),
        socket_bytes_per_second=table.number("socket_bytes_per_second"),
        source=checked_source(table, sources),
        domain_cores=table.integer("domain_cores") if domains else 0,
        domain_bytes_per_second=table.number("domain_bytes_per_second") if domains else 0.0,
    )
    table.close()
    return memory


def _overlap(table: Table, sources: dict[str, str]) -> Overlap:
    hypothesis = table.text("overlap")
    if hypothesis not in OVERLAP_HYPOTHESES:
        raise table.error("overlap", f"found {hypothesis!r}", f"give {' or '.join(OVERLAP_HYPOTHESES)}")
    overlap = Overlap(hypothesis, checked_source(table, sources))
    table.close()
    return overlap


def _streams(table: Table, sources: dict[str, str]) -> dict[str, Streams]:
    found = {name: _level_streams(table.table(name), sources) for name in table.names()}
    table.close()
    return found


def _level_streams(table: Table, sources: dict[str, str]) -> Streams:
    streams = Streams(
        one_core=_bandwidths(table.table("one_core")),
        all_cores=_bandwidths(table.table("all_cores")),
        cores=table.integer("cores"),
        source=checked_source(table, sources),
    )
    table.close()
    return streams


def _bandwidths(table: Table) -> Bandwidths:
    bandwidths = Bandwidths(**{name: table.number(name) for name in field_names(Bandwidths)})
    table.close()
    return bandwidths


def _library(table: Table, sources: dict[str, str]) -> dict[str, LibraryCost]:
    found = {name: _library_cost(table.table(name), sources) for name in table.names()}
    table.close()
    return found


def _library_cost(table: Table, sources: dict[str, str]) -> LibraryCost:
    cost = LibraryCost(
        latency_cycles=table.number("latency_cycles"),
        reciprocal_throughput_cycles=table.number("reciprocal_throughput_cycles"),
        source=checked_source(table, sources),
    )
    table.close()
    return cost


def _calibrated(table: Table) -> Calibrated:
    calibrated = Calibrated(
        rounds=table.integer("rounds", zero=True),
        disturbed_rounds=table.integer("disturbed_rounds", zero=True),
        uncertain=table.texts("uncertain"),
    )
    table.close()
    return calibrated


def _measurements(table: Table, sources: dict[str, str]) -> dict[str, Measured]:
    checked_source(table, sources)
    found = {name: _measured(table.table(name)) for name in table.names()}
    table.close()
    return found


def _measured(table: Table) -> Measured:
    measured = Measured(
        value=table.number("value", zero=True),
        unit=table.text("unit"),
        spread=table.number("spread", zero=True),
        repetitions=table.integer("repetitions"),
        apart=table.number("apart", zero=True) if table.has("apart") else 0.0,
        disturbed=table.flag("disturbed") if table.has("disturbed") else False,
    )
    table.close()
    return measured


def load_machine(key_or_path: str) -> Machine:
    """Return a shipped machine by its key or another of its names, or one from a path that ends in `.toml`.

    Raises
    ------
    UsageError
        If there is no such machine, or the file is wrong: says file, key, what was found
        and what to do.

    Examples
    --------
    >>> load_machine("a64fx").core.scheduler_entries
    40
    >>> load_machine("Neoverse V1").key
    'neoverse-v1'
    """
    if key_or_path.endswith(".toml"):
        path = Path(key_or_path)
        return parse_machine(read_text(path, LARGEST_TOML), str(path), path.stem)
    return _shipped(key_or_path if key_or_path in available_machines() else shipped_key(key_or_path))


@cache
def _shipped(key: str) -> Machine:
    """Return a shipped machine, read once: a machine is not changed, and takes longer to read than a loop."""
    return machine_of(shipped_tables(key), shipped_text(key), f"{key}.toml", key)
