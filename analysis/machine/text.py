"""Machine -> the text of its machine file, which `parse_machine` reads back to the same."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields

from .record import (
    Bandwidths,
    Core,
    InstructionClass,
    InstructionForm,
    Machine,
    Measured,
    Operation,
    PortUse,
    Streams,
)

_SUFFIXES = {64: "scalar", 128: "128", 256: "256", 512: "512"}
Value = str | float | bool | Iterable[str]


def machine_text(machine: Machine) -> str:
    """Return a machine file in TOML.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.analysis.machine.load import parse_machine
    >>> zen5 = load_machine("zen5")
    >>> parse_machine(machine_text(zen5), "zen5.toml", "zen5") == zen5
    True
    """
    return "\n".join(_lines(machine)) + "\n"


def _lines(machine: Machine) -> Iterator[str]:
    said = [name for name in ("caveat", "extensions") if getattr(machine, name)]
    for name in ("title", "isa", "target", "llvm_cpus", *said):
        yield f"{name} = {_value(getattr(machine, name))}"
    yield from _table("sources", machine.sources.items())
    yield from _core(machine.core)
    yield "\n[instructions]"
    for name, costs in machine.instructions.items():
        yield f"{name} = {_inline(_class_items(costs))}"
    if machine.forms.forms:
        yield "\n[forms]"
        for form in machine.forms.forms:
            yield f"{_value(form.name)} = {_inline(_form_items(form))}"
    for cache in machine.caches:
        items = [(key, value) for key, value in _fields(cache) if key != "name"]
        yield from _table(f"caches.{cache.name}", [item for item in items if item != ("victim", False)])
    yield from _table("memory", [item for item in _fields(machine.memory) if item[1] != 0])
    yield from _table("ecm", [("overlap", machine.overlap.hypothesis), ("source", machine.overlap.source)])
    for level, streams in machine.streams.items():
        yield from _streams(level, streams)
    if machine.library:
        yield "\n[library]"
        for name, cost in machine.library.items():
            yield f"{_value(name)} = {_inline(_fields(cost))}"
    if machine.calibrated is not None:
        yield from _table("calibration", _fields(machine.calibrated))
    if machine.measurements:
        source = next(iter(machine.sources))
        yield from _table("measurements", [("source", f"{source}: figures before rounding, by benchmark")])
        for name, figure in machine.measurements.items():
            yield f"{_value(name)} = {_inline(_measured_items(figure))}"


_NO_QUEUE = (("queue_entries", 0), ("queue_of", ""))


def _core(core: Core) -> Iterator[str]:
    items = [item for item in _fields(core) if item[0] not in {"schedulers", "clocks_ghz"}]
    yield from _table("core", [*items, *((f"clock_ghz_{bits}", ghz) for bits, ghz in core.clocks_ghz)])
    yield "\n[core.schedulers]"
    for scheduler in core.schedulers:
        items = [(key, value) for key, value in _fields(scheduler) if key != "name"]
        yield f"{_value(scheduler.name)} = {_inline(item for item in items if item not in _NO_QUEUE)}"


def _table(name: str, items: Iterable[tuple[str, Value]]) -> Iterator[str]:
    yield f"\n[{name}]"
    for key, value in items:
        yield f"{key} = {_value(value)}"


def _fields(record: object) -> list[tuple[str, Value]]:
    return [(field.name, getattr(record, field.name)) for field in fields(record)]  # type: ignore[arg-type]


def _inline(items: Iterable[tuple[str, Value]]) -> str:
    return "{ " + ", ".join(f"{key} = {_value(value)}" for key, value in items) + " }"


def _value(value: Value) -> str:
    """Return a TOML value; JSON's strings without escapes beyond ASCII are TOML's."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        short = f"{value:.6g}"
        return short if float(short) == value else repr(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return "[" + ", ".join(_value(item) for item in value) + "]"


def _form_items(form: InstructionForm) -> Iterator[tuple[str, Value]]:
    yield "match", form.mnemonics
    for name in ("where", "unless", "waits_for", "ignores"):
        if found := getattr(form, name):
            yield name, found
    if form.first_latency_cycles is not None:
        yield "first_latency_cycles", form.first_latency_cycles
    if form.certainty:
        yield "certainty", form.certainty
    yield from _class_items(form.costs)


def _class_items(costs: InstructionClass) -> Iterator[tuple[str, Value]]:
    yield from _operation_items(costs.default, "")
    for bits, operation in costs.by_bits.items():
        yield from _operation_items(operation, f"_{_SUFFIXES[bits]}", costs.default)
    yield "source", costs.source


def _operation_items(
    operation: Operation, suffix: str, default: Operation | None = None
) -> Iterator[tuple[str, Value]]:
    yield f"latency_cycles{suffix}", operation.latency_cycles
    if operation.accumulate_latency_cycles != operation.latency_cycles:
        yield f"accumulate_latency_cycles{suffix}", operation.accumulate_latency_cycles
    if operation.micro_ops != (default.micro_ops if default else 1.0):
        yield f"micro_ops{suffix}", operation.micro_ops
    if default is None or operation.uses != default.uses:
        yield f"ports{suffix}", [_port_use(use) for use in operation.uses]


def _port_use(use: PortUse) -> str:
    ports = "|".join(use.ports)
    return ports if use.cycles == 1 else f"{f'{use.cycles:.3f}'.rstrip('0').rstrip('.')}*{ports}"


def _streams(level: str, streams: Streams) -> Iterator[str]:
    yield f"\n[streams.{level}]"
    for name in ("one_core", "all_cores"):
        bandwidths: Bandwidths = getattr(streams, name)
        yield f"{name} = {_inline(_fields(bandwidths))}"
    yield f"cores = {streams.cores}"
    yield f"source = {_value(streams.source)}"


def _measured_items(figure: Measured) -> list[tuple[str, Value]]:
    return [
        ("value", figure.value),
        ("unit", figure.unit),
        ("spread", figure.spread),
        ("repetitions", figure.repetitions),
        *([("apart", figure.apart)] if figure.apart else ()),
        *([("disturbed", figure.disturbed)] if figure.disturbed else ()),
    ]
