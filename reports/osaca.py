"""A machine as an architecture file of OSACA: costs of forms, ports, and loads and stores by width.

    micro_architecture: "AMD EPYC 9655 (Zen 5, Turin)"
    arch_code: "zen5"
    isa: "x86"
    load_latency: {gpr: 4.0, xmm: 7.0, ymm: 7.0, zmm: 7.0, ...}
    instruction_forms:
    - name: ["vfmadd132pd", "vfmadd132ps", ...]
      operands: [{class: register, name: xmm}, ...]
      latency: 4.0
      throughput: 0.5
      uops: 1
      port_pressure: [[1.0, ["FP0", "FP1"]]]

Every figure is of the machine's own file.

References
----------
J. Laukemann et al.: Automated Instruction Stream Throughput Prediction for Intel and AMD Microarchitectures,
PMBS 2018; the format is that of the files that come with OSACA 0.5 and later.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ..analysis.incore.priced_forms import PricedForm, accesses_by_width, priced_forms
from ..analysis.machine.record import Machine, PortUse
from ..version import __version__

HEAD = "# chainline machine "
"""How the file begins."""

_REGISTERS = {"x": "xmm", "y": "ymm", "z": "zmm", "r": "gpr", "c": "cl", "k": "k"}
_MEMORY = {
    "m": ("*", "*", "*"),
    "n": ("*", "*", "gpr"),
    "t": ("*", "imd", "gpr"),
    "g": ("*", "*", "*"),
}
"""Base, offset and index."""


def osaca_file(machine: Machine) -> Iterator[str]:
    """Yield the lines of the file.

    Raises
    ------
    UsageError
        If the machine is not of x86-64.
    """
    forms = priced_forms(machine)
    yield f"{HEAD}{machine.key}, version {__version__}."
    yield "# What the format cannot say: " + "; ".join(osaca_limits(machine)) + "."
    yield "osaca_version: 0.7.1"
    yield f"micro_architecture: {_text(machine.title)}"
    yield f"arch_code: {_text(machine.key)}"
    yield "isa: x86"
    yield f"ROB_size: {machine.core.reorder_buffer}"
    yield f"retired_uOps_per_cycle: {machine.core.retire_width}"
    yield f"scheduler_size: {machine.core.scheduler_entries}"
    yield "hidden_loads: false"
    yield from _memory_lines(machine)
    yield f"store_to_load_forward_latency: {machine.core.store_forward_cycles:g}"
    yield f"ports: {json.dumps(list(machine.core.ports))}"
    yield "port_model_scheme: ~"
    yield "instruction_forms:"
    for form in forms:
        yield from _form(form)


def osaca_limits(machine: Machine) -> tuple[str, ...]:
    """Return what our file says of a machine and the format cannot."""
    core = machine.core
    return (
        "costs under a mask, which are those without it",
        f"{core.dispatch_width} micro-ops dispatched a cycle",
        "results that an operation hands on early to an addend",
        "widths of general registers that the mnemonic does not tell",
    )


def _memory_lines(machine: Machine) -> Iterator[str]:
    latencies = {_REGISTERS[letter]: cycles for letter, _, cycles in accesses_by_width(machine, "load")}
    general = latencies["gpr"]
    latencies = {"gpr": general, "mm": general, "k": general, "xmm": general, "ymm": general, **latencies}
    latencies.setdefault("zmm", latencies["ymm"])
    yield "load_latency: {" + ", ".join(f"{name}: {cycles:g}" for name, cycles in latencies.items()) + "}"
    loads = [
        f"- {{dst: {_REGISTERS[letter]}, {_address('*', '*', '*')}, port_pressure: {_pressure(uses)}}}"
        for letter, uses, _ in accesses_by_width(machine, "load")
    ]
    stores = [
        f"- {{src: {_REGISTERS[letter]}, {_address('*', '*', index)}, port_pressure: {_pressure(uses)}}}"
        for name, index in (("indexed_store", "gpr"), ("store", "*"))
        for letter, uses, _ in accesses_by_width(machine, name)
    ]
    yield from _with_default("load_throughput", loads, machine)
    yield from _with_default("store_throughput", stores, machine)


def _with_default(key: str, lines: Sequence[str], machine: Machine) -> Iterator[str]:
    yield f"{key}:"
    yield from lines
    name = "integer_load" if key.startswith("load") else "integer_store"
    yield f"{key}_default: {_pressure(machine.operation(name, 64).uses)}"


def _form(form: PricedForm) -> Iterator[str]:
    yield f"- name: {json.dumps(list(form.mnemonics))}"
    yield f"  operands: [{', '.join(map(_operand, form.operands))}]"
    yield f"  latency: {form.latency_cycles:g}"
    yield f"  throughput: {form.throughput_cycles:.6g}"
    yield f"  uops: {form.micro_ops:g}"
    yield f"  port_pressure: {_pressure(form.uses)}"


def _operand(letter: str) -> str:
    if letter in _REGISTERS:
        return f"{{class: register, name: {_REGISTERS[letter]}}}"
    if letter in _MEMORY:
        return f"{{class: memory, {_address(*_MEMORY[letter])}}}"
    return "{class: immediate, imd: int}" if letter == "i" else "{class: identifier}"


def _address(base: str, offset: str, index: str) -> str:
    return f'base: "{base}", offset: "{offset}", index: "{index}", scale: "*"'


def _pressure(uses: Sequence[PortUse]) -> str:
    return json.dumps([[float(use.cycles), list(use.ports)] for use in uses])


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
