"""Read a machine file: TOML text to `Machine`, every value checked, errors in one line.

A file looks like this; each table with numbers names its source, whose first word is either
"estimate" or a key of `[sources]`:

    title = "..."           isa = "aarch64"     target = "a64fx"    llvm_cpus = ["a64fx"]
    [sources]               manual = "..."
    [core]                  cores = 48 ...      ports = ["FLA", "FLB", ...]     source = "manual 2.1"
    [instructions]          fma = { latency_cycles = 9, ports = ["FLA|FLB"], source = "manual 16" }
    [caches.L1]             size_bytes = 65536 ...
    [memory]                core_bytes_per_second = 47e9 ...
    [ecm]                   overlap = "a64fx"      source = "..."

and, where calibration has measured them,

    [streams.L1]            one_core = { read_bytes_per_second = 4e11, write_... }    all_cores = { ... }
                            cores = 2           source = "..."      (as many as there are levels)
    [measurements]          "fma 512 latency" = { value = 4.0, unit = "cycles", spread = 0.001,
                            repetitions = 80 }  source = "..."

`ports` lists the micro-ops, each with the ports that can take it: `"FLA|FLB"` one cycle on
either, `"8*div"` eight cycles on the divider. A key with `_scalar`, `_128`, `_256` or `_512`
holds for that width only; `latency_cycles_...` stands for `accumulate_latency_cycles_...` too,
unless that is given.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields

from ..asm.instruction import Kind
from ..errors import UsageError
from .checked_table import Table
from .machine_record import (
    SCALAR_BITS,
    Bandwidths,
    Cache,
    Core,
    InstructionClass,
    Machine,
    Measured,
    Memory,
    Operation,
    Overlap,
    PortUse,
    Streams,
)

_COSTLESS = {Kind.CALL, Kind.RETURN, Kind.NOP}  # calls and returns count as branches
_REQUIRED = {k.value for k in Kind} - {k.value for k in _COSTLESS} - {"gather", "scatter", "mask"}
_REQUIRED |= {"integer_load", "integer_store"}
_OPTIONAL = {"gather", "scatter", "mask", "fma_by_element", "multiply_by_element"}
OVERLAP_HYPOTHESES = ("a64fx", "cascade-lake", "zen")
"""The names that `models.ecm` knows."""
_WIDTHS = {"scalar": SCALAR_BITS, "128": 128, "256": 256, "512": 512}
_PORT_USE = re.compile(r"(?:(\d+(?:\.\d+)?)\*)?([\w|]+)")


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
    try:
        top = Table(tomllib.loads(text), file, "")
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file}: not TOML: {error}; correct the line") from None
    sources = _sources(top.table("sources"))
    core = _core(top.table("core"), sources)
    machine = Machine(
        key=key,
        title=top.text("title"),
        isa=_isa(top),
        target=top.text("target"),
        llvm_cpus=top.texts("llvm_cpus"),
        core=core,
        instructions=_instructions(top.table("instructions"), core.ports, sources),
        caches=_caches(top.table("caches"), sources),
        memory=_memory(top.table("memory"), sources),
        overlap=_overlap(top.table("ecm"), sources),
        sources=sources,
        streams=_streams(top.table("streams"), sources) if top.has("streams") else {},
        measurements=_measurements(top.table("measurements"), sources) if top.has("measurements") else {},
    )
    top.close()
    return machine


def _isa(top: Table) -> str:
    isa = top.text("isa")
    if isa not in {"x86-64", "aarch64"}:
        raise top.error("isa", f"found {isa!r}", "give x86-64 or aarch64")
    return isa


def _sources(table: Table) -> dict[str, str]:
    return {key: table.text(key) for key in table.names()}


def _source(table: Table, sources: dict[str, str]) -> str:
    source = table.text("source")
    first = re.split(r"[\s:;,]", source, maxsplit=1)[0]
    if first != "estimate" and first not in sources:
        raise table.error("source", f"begins with '{first}'", "begin with a key of [sources] or 'estimate'")
    return source


def _core(table: Table, sources: dict[str, str]) -> Core:
    core = Core(
        cores=table.integer("cores"),
        frequency_ghz=table.number("frequency_ghz"),
        frequency_note=table.text("frequency_note"),
        vector_bits=table.integer("vector_bits"),
        vector_registers=table.integer("vector_registers"),
        physical_vector_registers=table.integer("physical_vector_registers"),
        dispatch_width=table.integer("dispatch_width"),
        retire_width=table.integer("retire_width"),
        reorder_buffer=table.integer("reorder_buffer"),
        scheduler_entries=table.integer("scheduler_entries"),
        ports=table.texts("ports"),
        source=_source(table, sources),
    )
    table.close()
    return core


def _instructions(
    table: Table, ports: tuple[str, ...], sources: dict[str, str]
) -> dict[str, InstructionClass]:
    names = sorted(_REQUIRED | {name for name in _OPTIONAL if table.has(name)})
    classes = {name: _instruction_class(table.table(name), ports, sources) for name in names}
    table.close()
    return classes


def _instruction_class(table: Table, ports: tuple[str, ...], sources: dict[str, str]) -> InstructionClass:
    source = _source(table, sources)
    latency = table.number("latency_cycles", zero=True)
    late = "accumulate_latency_cycles"
    accumulate = table.number(late) if table.has(late) else latency
    micro_ops = table.number("micro_ops") if table.has("micro_ops") else 1.0
    default = Operation(latency, accumulate, micro_ops, _port_uses(table, "ports", ports))
    by_bits = {}
    for suffix, bits in _WIDTHS.items():
        if any(key.endswith(f"_{suffix}") for key in table.names()):
            by_bits[bits] = _override(table, suffix, default, ports)
    table.close()
    return InstructionClass(default, by_bits, source)


def _override(table: Table, suffix: str, default: Operation, ports: tuple[str, ...]) -> Operation:
    latency, accumulate = default.latency_cycles, default.accumulate_latency_cycles
    micro_ops, uses = default.micro_ops, default.uses
    if table.has(f"latency_cycles_{suffix}"):
        latency = accumulate = table.number(f"latency_cycles_{suffix}", zero=True)
    if table.has(f"accumulate_latency_cycles_{suffix}"):
        accumulate = table.number(f"accumulate_latency_cycles_{suffix}")
    if table.has(f"micro_ops_{suffix}"):
        micro_ops = table.number(f"micro_ops_{suffix}")
    if table.has(f"ports_{suffix}"):
        uses = _port_uses(table, f"ports_{suffix}", ports)
    return Operation(latency, accumulate, micro_ops, uses)


def _port_uses(table: Table, key: str, known: tuple[str, ...]) -> tuple[PortUse, ...]:
    uses = []
    for text in table.texts(key):
        match = _PORT_USE.fullmatch(text)
        names = tuple(match[2].split("|")) if match else ()
        cycles = float(match[1] or 1) if match else 0.0
        if cycles <= 0 or not set(names) <= set(known):
            remedy = f"write ports of [core] as 'A|B' or '2*A': {', '.join(known)}"
            raise table.error(key, f"found {text!r}", remedy)
        uses.append(PortUse(names, cycles))
    return tuple(uses)


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
        source=_source(table, sources),
        victim=table.flag("victim") if table.has("victim") else False,
    )
    table.close()
    return cache


def _memory(table: Table, sources: dict[str, str]) -> Memory:
    memory = Memory(
        core_bytes_per_second=table.number("core_bytes_per_second"),
        socket_bytes_per_second=table.number("socket_bytes_per_second"),
        source=_source(table, sources),
    )
    table.close()
    return memory


def _overlap(table: Table, sources: dict[str, str]) -> Overlap:
    hypothesis = table.text("overlap")
    if hypothesis not in OVERLAP_HYPOTHESES:
        raise table.error("overlap", f"found {hypothesis!r}", f"give {' or '.join(OVERLAP_HYPOTHESES)}")
    overlap = Overlap(hypothesis, _source(table, sources))
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
        source=_source(table, sources),
    )
    table.close()
    return streams


def _bandwidths(table: Table) -> Bandwidths:
    bandwidths = Bandwidths(**{name.name: table.number(name.name) for name in fields(Bandwidths)})
    table.close()
    return bandwidths


def _measurements(table: Table, sources: dict[str, str]) -> dict[str, Measured]:
    _source(table, sources)
    found = {name: _measured(table.table(name)) for name in table.names()}
    table.close()
    return found


def _measured(table: Table) -> Measured:
    measured = Measured(
        value=table.number("value", zero=True),
        unit=table.text("unit"),
        spread=table.number("spread", zero=True),
        repetitions=table.integer("repetitions"),
    )
    table.close()
    return measured
