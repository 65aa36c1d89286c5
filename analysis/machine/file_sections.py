"""Sections of a machine file: the core, and the costs of instructions and forms."""

from __future__ import annotations

import re
from typing import Any

from ...files.toml_schema import Table
from ...isa.instruction import Kind
from ...lazy import pattern
from .core import Core, Scheduler
from .instruction_costs import (
    CERTAINTIES,
    OPERANDS,
    SCALAR_BITS,
    TRAITS,
    Forms,
    InstructionClass,
    InstructionForm,
    Operation,
    PortUse,
)
from .parameter import MOST_CYCLES, Parameter, neutral_values, parameters

_COSTLESS = {Kind.CALL, Kind.RETURN, Kind.NOP}  # calls and returns count as branches
_REQUIRED = {k.value for k in Kind} - {k.value for k in _COSTLESS} - {"gather", "scatter", "mask"}
_REQUIRED |= {"integer_load", "integer_store"}
_STORES = {"indexed_store", "indexed_integer_store", "update_integer_store"}
_OPTIONAL = (
    {"gather", "scatter", "mask", "fma_by_element", "multiply_by_element"}
    | _STORES
    | {"arithmetic_and_branch"}
)
_WIDTHS = {"scalar": SCALAR_BITS, "128": 128, "256": 256, "512": 512}
_PORT_USE = pattern(r"(?:(\d+(?:\.\d+)?)\*)?([\w|]+)")


def read_instructions(
    table: Table, ports: tuple[str, ...], sources: dict[str, str]
) -> dict[str, InstructionClass]:
    names = sorted(_REQUIRED | {name for name in _OPTIONAL if table.has(name)})
    classes = {name: _instruction_class(table.table(name), ports, sources) for name in names}
    table.close()
    return classes


def read_forms(table: Table, ports: tuple[str, ...], sources: dict[str, str]) -> Forms:
    forms = Forms(tuple(_form(table.table(name), name, ports, sources) for name in table.names()))
    table.close()
    return forms


def _form(table: Table, name: str, ports: tuple[str, ...], sources: dict[str, str]) -> InstructionForm:
    if name in _REQUIRED | _OPTIONAL | _COSTLESS:
        raise table.error("match", "the form has the name of a class", "name it differently")
    mnemonics = table.texts("match")
    if not mnemonics:
        raise table.error("match", "found []", "list the mnemonics")
    where, unless = (table.texts(key) if table.has(key) else () for key in ("where", "unless"))
    if unknown := {*where, *unless} - set(TRAITS):
        raise table.error("where, unless", f"found {min(unknown)!r}", f"choose from {', '.join(TRAITS)}")
    waits_for, ignores = (table.texts(key) if table.has(key) else () for key in ("waits_for", "ignores"))
    if unknown := {*waits_for, *ignores} - set(OPERANDS):
        raise table.error(
            "waits_for, ignores", f"found {min(unknown)!r}", f"choose from {', '.join(OPERANDS)}"
        )
    certainty = table.text("certainty") if table.has("certainty") else ""
    if certainty not in CERTAINTIES:
        raise table.error("certainty", f"found {certainty!r}", f"give {' or '.join(CERTAINTIES[1:])}")
    first = "first_latency_cycles"
    return InstructionForm(
        *(name, mnemonics, where, unless),
        first_latency_cycles=table.number(first, most=MOST_CYCLES) if table.has(first) else None,
        costs=_instruction_class(table, ports, sources, form=True),
        waits_for=waits_for,
        ignores=ignores,
        certainty=certainty,
    )


def _instruction_class(
    table: Table, ports: tuple[str, ...], sources: dict[str, str], *, form: bool = False
) -> InstructionClass:
    source = checked_source(table, sources)
    latency = table.number("latency_cycles", zero=True, most=MOST_CYCLES)
    late = "accumulate_latency_cycles"
    accumulate = table.number(late, most=MOST_CYCLES) if table.has(late) else latency
    micro_ops = table.number("micro_ops", zero=form, most=MOST_CYCLES) if table.has("micro_ops") else 1.0
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
        latency = accumulate = table.number(f"latency_cycles_{suffix}", zero=True, most=MOST_CYCLES)
    if table.has(f"accumulate_latency_cycles_{suffix}"):
        accumulate = table.number(f"accumulate_latency_cycles_{suffix}", most=MOST_CYCLES)
    if table.has(f"micro_ops_{suffix}"):
        micro_ops = table.number(f"micro_ops_{suffix}", most=MOST_CYCLES)
    if table.has(f"ports_{suffix}"):
        uses = _port_uses(table, f"ports_{suffix}", ports)
    return Operation(latency, accumulate, micro_ops, uses)


def _port_uses(table: Table, key: str, known: tuple[str, ...]) -> tuple[PortUse, ...]:
    uses = []
    for text in table.texts(key):
        match = _PORT_USE.fullmatch(text)
        names = tuple(match[2].split("|")) if match else ()
        cycles = float(match[1] or 1) if match else 0.0
        if not 0 < cycles <= MOST_CYCLES or not set(names) <= set(known):
            remedy = f"write ports of [core] as 'A|B' or '2*A': {', '.join(known)}"
            raise table.error(key, f"found {text!r}", remedy)
        uses.append(PortUse(names, cycles))
    return tuple(uses)


def checked_source(table: Table, sources: dict[str, str]) -> str:
    """Return the source of a table, whose first word must be a key of `[sources]` or "estimate".

    Raises
    ------
    UsageError
        If it begins with another word.
    """
    source = table.text("source")
    first = re.split(r"[\s:;,]", source, maxsplit=1)[0]
    if first != "estimate" and first not in sources:
        raise table.error("source", f"begins with '{first}'", "begin with a key of [sources] or 'estimate'")
    return source


_CLOCKED_BITS = (128, 256, 512)
_VECTOR_STEP, _WIDEST = 128, 2048  # of SVE; others have some of these widths
_MOST_PORTS = 62
"""Bits of the port mask of the simulation; shared read ports and crossing loads take some of them."""
_NOT_FROM_KEYS = ("schedulers", "clocks_ghz", "source")
"""Parameters that other keys or tables of the file give."""


def read_core(table: Table, sources: dict[str, str]) -> Core:
    """Return the core of a machine file.

    Parameters
    ----------
    table : Table
        The table `[core]`; no key of it is left.
    sources : dict of str to str
        The table `[sources]`.

    Raises
    ------
    UsageError
        If a value has another type or range than `Core` declares, or contradicts another.
    """
    values = _values(table, Core)
    ports, limits = values["ports"], values.get("limits", ())
    core = Core(
        **values,
        schedulers=_schedulers(table.table("schedulers"), ports, limits, sources),
        source=checked_source(table, sources),
        clocks_ghz=_clocks(table),
    )
    _check_together(table, core)
    table.close()
    return core


def _values(table: Table, cls: type[Any], absent: tuple[str, ...] = _NOT_FROM_KEYS) -> dict[str, Any]:
    """Return the values that a table gives of the parameters of a record, neutral ones left out."""
    neutral = neutral_values(cls)
    found: dict[str, Any] = {}
    for name, declared in parameters(cls).items():
        if name in absent or (name in neutral and not table.has(name)):
            continue
        found[name] = _value(table, name, cls.__annotations__[name], declared)
    return found


def _value(table: Table, name: str, kind: str, declared: Parameter) -> Any:
    """Return the checked value of one parameter; `kind` is its annotation."""
    if kind == "bool":
        return table.flag(name)
    if kind == "str":
        return table.text(name)
    if kind == "tuple[str, ...]":
        texts = table.texts(name)
        if declared.choices and (unknown := set(texts) - set(declared.choices)):
            remedy = f"name some of {', '.join(declared.choices)}"
            raise table.error(name, f"found {min(unknown)!r}", remedy)
        return texts
    read = table.integer if kind == "int" else table.number
    return read(name, zero=not declared.positive, most=declared.most)


def _check_together(table: Table, core: Core) -> None:
    """Raise where keys of `[core]` contradict one another."""
    taken = len(core.ports)
    for key, each in (("third_read_ports", 2), ("crossing_loads_per_cycle", 1), ("bank_reads", 2)):
        taken += each * getattr(core, key)
        if taken > _MOST_PORTS:
            raise table.error(key, f"found {getattr(core, key)}", "give fewer")
    for key, beside in (("decode_rate", "op_cache_instructions"), ("bank_reads", "bank_bytes")):
        modelled = key == "decode_rate" and core.predecode_bytes  # decoding is simulated instead
        if getattr(core, beside) and not getattr(core, key) and not modelled:
            raise table.error(key, f"found 0 beside {beside}", "give both, or neither")
    for key in ("limits", "ports_closed_beside_wide"):
        if unknown := set(getattr(core, key)) - set(core.ports):
            raise table.error(key, f"found {min(unknown)!r}", "name some of ports")
    bits = core.vector_bits
    if bits % _VECTOR_STEP or bits > _WIDEST:
        remedy = f"give a multiple of {_VECTOR_STEP} up to {_WIDEST}"
        raise table.error("vector_bits", f"found {bits}", remedy)


def _clocks(table: Table) -> tuple[tuple[int, float], ...]:
    names = {bits: f"clock_ghz_{bits}" for bits in _CLOCKED_BITS}
    return tuple((bits, table.number(name)) for bits, name in names.items() if table.has(name))


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
    values = _values(table, Scheduler, absent=("source",))
    scheduler = Scheduler(name=name, source=checked_source(table, sources), **values)
    table.close()
    return scheduler
