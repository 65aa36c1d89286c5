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
"""Beginning of the file."""

_X86 = {
    **{letter: f"name: {name}" for letter, name in (("x", "xmm"), ("y", "ymm"), ("z", "zmm"), ("k", "k"))},
    **{"r": "name: gpr", "c": "name: cl"},
}
_AARCH64 = {
    **{letter: f"prefix: {letter}" for letter in "xwdshbq"},
    **{letter: f"prefix: v, shape: {letter.lower()}" for letter in "DSHB"},
    **{letter: f"prefix: z, shape: {shape}" for letter, shape in zip("1234", "dshb", strict=True)},
    "p": 'prefix: p, shape: "*"',
}
_REGISTERS = {"x86-64": _X86, "aarch64": _AARCH64}
_ANY = 'base: "*", offset: "*", index: "*", scale: "*"'
_INDEXED = 'base: "*", offset: "*", index: gpr, scale: "*"'
_MEMORY = {
    "x86-64": {
        **{"m": _ANY, "g": _ANY, "n": _INDEXED},
        "t": 'base: "*", offset: imd, index: gpr, scale: "*"',
    },
    "aarch64": {
        "m": f"{_ANY}, pre_indexed: false, post_indexed: false",
        "r": f"{_ANY}, pre_indexed: true, post_indexed: false",
        "o": f"{_ANY}, pre_indexed: false, post_indexed: true",
        "g": 'base: "*", offset: "*", index: z, scale: "*", pre_indexed: false, post_indexed: false',
    },
}
_OTHERS = {
    "x86-64": {"i": "{class: immediate, imd: int}", "l": "{class: identifier}"},
    "aarch64": {
        "i": "{class: immediate, imd: int}",
        "f": '{class: immediate, imd: "*"}',
        "c": '{class: condition, ccode: "*"}',
        "l": "{class: identifier}",
    },
}
_ISA = {"x86-64": "x86", "aarch64": "aarch64"}


def osaca_file(machine: Machine) -> Iterator[str]:
    """Yield the lines of the file."""
    forms = priced_forms(machine)
    yield f"{HEAD}{machine.key}, version {__version__}."
    yield "# What the format cannot say: " + "; ".join(osaca_limits(machine)) + "."
    yield "osaca_version: 0.7.1"
    yield f"micro_architecture: {_text(machine.title)}"
    yield f"arch_code: {_text(machine.key)}"
    yield f"isa: {_ISA[machine.isa]}"
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
        yield from _form(form, machine.isa)


def osaca_limits(machine: Machine) -> tuple[str, ...]:
    """Return the properties of a machine file that OSACA's format cannot express."""
    core = machine.core
    return (
        "costs under a mask, which are those without it",
        f"{core.dispatch_width} micro-ops dispatched a cycle",
        "results that an operation hands on early to an addend",
        "widths of general registers that the mnemonic does not tell"
        if machine.isa == "x86-64"
        else "operands that are shifted, extended, or one element of a vector, which are left out",
    )


def _memory_lines(machine: Machine) -> Iterator[str]:
    latencies = ", ".join(f"{name}: {cycles:g}" for name, cycles in _load_latencies(machine).items())
    yield f"load_latency: {{{latencies}}}"
    if machine.isa == "aarch64":  # an access is a form of its own there
        loads, stores = [f"- {{{_MEMORY['aarch64']['m']}, port_pressure: []}}"], []
    else:
        loads = [
            f"- {{dst: {_name(letter)}, {_ANY}, port_pressure: {_pressure(uses)}}}"
            for letter, uses, _ in accesses_by_width(machine, "load")
        ]
        stores = [
            f"- {{src: {_name(letter)}, {address}, port_pressure: {_pressure(uses)}}}"
            for name, address in (("indexed_store", _INDEXED), ("store", _ANY))
            for letter, uses, _ in accesses_by_width(machine, name)
        ]
    yield from _with_default("load_throughput", loads, machine)
    yield from _with_default("store_throughput", stores, machine)


def _load_latencies(machine: Machine) -> dict[str, float]:
    found = {letter: cycles for letter, _, cycles in accesses_by_width(machine, "load")}
    if machine.isa == "aarch64":
        vector, general = found["d"], found["x"]
        scalars = dict.fromkeys("bhsdqv", vector)
        return {"w": general, "x": general, **scalars, "z": found["1"], "p": found["1"]}
    general = found["r"]
    latencies = {"gpr": general, "mm": general, "k": general, "xmm": general, "ymm": general}
    latencies |= {_name(letter): cycles for letter, cycles in found.items()}
    return {"zmm": latencies["ymm"], **latencies}


def _name(letter: str) -> str:
    return _X86[letter].removeprefix("name: ")


def _with_default(key: str, lines: Sequence[str], machine: Machine) -> Iterator[str]:
    yield f"{key}:" if lines else f"{key}: []"
    yield from lines
    name = "integer_load" if key.startswith("load") else "integer_store"
    yield f"{key}_default: {_pressure(machine.operation(name, 64).uses)}"


def _form(form: PricedForm, isa: str) -> Iterator[str]:
    yield f"- name: {json.dumps(list(form.mnemonics))}"
    yield f"  operands: [{', '.join(_operand(letter, isa) for letter in form.operands)}]"
    yield f"  latency: {form.latency_cycles:g}"
    yield f"  throughput: {form.throughput_cycles:.6g}"
    yield f"  uops: {form.micro_ops:g}"
    yield f"  port_pressure: {_pressure(form.uses)}"


def _operand(letter: str, isa: str) -> str:
    if letter in _REGISTERS[isa]:
        return f"{{class: register, {_REGISTERS[isa][letter]}}}"
    if letter in _MEMORY[isa]:
        return f"{{class: memory, {_MEMORY[isa][letter]}}}"
    return _OTHERS[isa][letter]


def _pressure(uses: Sequence[PortUse]) -> str:
    return json.dumps([[float(use.cycles), list(use.ports)] for use in uses])


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
