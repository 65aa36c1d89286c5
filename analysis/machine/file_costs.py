"""Read what instructions cost from a machine file: the tables `[instructions]` and `[forms]`."""

from __future__ import annotations

import re

from ...asm.instruction import Kind
from ...files.toml_schema import Table
from ...patterns import pattern
from .forms import TRAITS, Forms, InstructionForm
from .operation_costs import SCALAR_BITS, InstructionClass, Operation, PortUse

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
    return InstructionForm(
        name, mnemonics, where, unless, _instruction_class(table, ports, sources, form=True)
    )


def _instruction_class(
    table: Table, ports: tuple[str, ...], sources: dict[str, str], *, form: bool = False
) -> InstructionClass:
    source = checked_source(table, sources)
    latency = table.number("latency_cycles", zero=True)
    late = "accumulate_latency_cycles"
    accumulate = table.number(late) if table.has(late) else latency
    micro_ops = table.number("micro_ops", zero=form) if table.has("micro_ops") else 1.0
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


def checked_source(table: Table, sources: dict[str, str]) -> str:
    """Return the source of a table, whose first word must be a key of `[sources]` or "estimate"."""
    source = table.text("source")
    first = re.split(r"[\s:;,]", source, maxsplit=1)[0]
    if first != "estimate" and first not in sources:
        raise table.error("source", f"begins with '{first}'", "begin with a key of [sources] or 'estimate'")
    return source
