"""A machine as other analysers take it: options of llvm-mca, and an architecture file of OSACA.

    -mtriple=x86_64 -mcpu=znver5 -dispatch=8 -register-file-size=672 -lqueue=448 -squeue=104

Ports and latencies stay those of LLVM's own model of the processor.

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

from ..analysis.incore.form_costs import PricedForm, accesses_by_width, priced_forms
from ..analysis.incore.pipeline.core_tables import spare_registers
from ..analysis.machine.record import Machine, PortUse
from ..isa.parts import Forms
from ..isa.registry import instruction_set
from ..records import record
from ..version import __version__

LLVM_MCA_HEAD = "-mtriple="
"""Beginning of the options."""
_LATE = ("spacemit-x60",)
"""Name that LLVM 19 knows, whose model came with LLVM 21 (llvm-project, pull request 137343)."""


@record
class LlvmMcaOptions:
    """Options of llvm-mca for a machine.

    Attributes
    ----------
    options : tuple of str
    limits : tuple of str
        Properties of the machine file that no option expresses.
    """

    options: tuple[str, ...]
    limits: tuple[str, ...]


def llvm_mca_options(machine: Machine) -> LlvmMcaOptions:
    """Return the options for a machine.

    Notes
    -----
    llvm-mca counts the registers that results in flight have, of all files together: what is left of ours
    without the architectural state.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> print(*llvm_mca_options(load_machine("icx")).options)
    -mtriple=x86_64 -mcpu=icelake-server -dispatch=5 -register-file-size=456 -lqueue=128 -squeue=72
    """
    core = machine.core
    registers = sum(spare_registers(machine)[:2])
    options = (
        f"{LLVM_MCA_HEAD}{machine.instruction_set.toolchain.llvm}",
        *_processor(machine),
        f"-dispatch={core.dispatch_width}",
        *([f"-register-file-size={registers}"] if registers else []),
        f"-lqueue={core.load_queue}",
        f"-squeue={core.store_queue}",
    )
    return LlvmMcaOptions(options, tuple(_limits(machine)))


def _processor(machine: Machine) -> tuple[str, ...]:
    """Return the option for LLVM's name of the processor; architectures without one are generic."""
    name, _, feature = machine.target.partition("+")
    if machine.llvm_cpus:
        return (f"-mcpu={machine.llvm_cpus[0]}",)
    modelled = instruction_set(machine.isa).toolchain.modelled_cores
    if modelled:
        return (f"-mcpu={next(core for most, core in modelled if machine.core.dispatch_width <= most)}",)
    if name.startswith("arm"):
        return ("-mcpu=generic", *([f"-mattr=+{feature}"] if feature else []))
    return (f"-mcpu={name}",)


def _limits(machine: Machine) -> list[str]:
    core = machine.core
    generic = instruction_set(machine.isa).toolchain.modelled_cores and not machine.llvm_cpus
    said = [
        *([f"{machine.target} itself: without a model, a core as wide stands for it"] if generic else []),
        *(["spacemit-x60 before LLVM 21, which lacks its model"] if machine.llvm_cpus == _LATE else []),
        "ports, latencies and stations, which are those of LLVM's model",
        f"the reorder buffer of {core.reorder_buffer}, and {core.retire_width} micro-ops retired a cycle",
        f"{core.store_forward_cycles:g} cycles from a store to a load of the same bytes, and more of others",
    ]
    if core.store_entry_bytes * 8 < machine.vector_bits:
        said.append(
            f"several entries of the store queue for a store wider than {core.store_entry_bytes} bytes"
        )
    if core.op_cache_instructions:
        said.append(f"decoding, beyond {core.op_cache_instructions} instructions")
    return said


OSACA_HEAD = "# chainline machine "
"""Beginning of the file."""


def osaca_file(machine: Machine) -> Iterator[str]:
    """Yield the lines of the file."""
    forms = priced_forms(machine)
    yield f"{OSACA_HEAD}{machine.key}, version {__version__}."
    yield "# What the format cannot say: " + "; ".join(osaca_limits(machine)) + "."
    yield "osaca_version: 0.7.1"
    yield f"micro_architecture: {_text(machine.title)}"
    yield f"arch_code: {_text(machine.key)}"
    yield f"isa: {machine.instruction_set.toolchain.osaca}"
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
        yield from _form(form, machine.instruction_set.forms)


def osaca_limits(machine: Machine) -> tuple[str, ...]:
    """Return the properties of a machine file that OSACA's format cannot express."""
    core = machine.core
    return (
        "costs under a mask, which are those without it",
        f"{core.dispatch_width} micro-ops dispatched a cycle",
        "results that an operation hands on early to an addend",
        machine.instruction_set.forms.OSACA_LIMIT,
    )


def _memory_lines(machine: Machine) -> Iterator[str]:
    forms = machine.instruction_set.forms
    by_letter = {letter: cycles for letter, _, cycles in accesses_by_width(machine, "load")}
    latencies = forms.osaca_load_latencies(by_letter)
    yield f"load_latency: {{{', '.join(f'{name}: {cycles:g}' for name, cycles in latencies.items())}}}"
    memory, registers = forms.OSACA_MEMORY, forms.OSACA_REGISTERS
    if machine.instruction_set.load_store:  # an access is a form of its own there
        loads, stores = [f"- {{{memory['m']}, port_pressure: []}}"], []
    else:
        loads = [
            f"- {{dst: {_name(registers[letter])}, {memory['m']}, port_pressure: {_pressure(uses)}}}"
            for letter, uses, _ in accesses_by_width(machine, "load")
        ]
        stores = [
            f"- {{src: {_name(registers[letter])}, {memory[address]}, port_pressure: {_pressure(uses)}}}"
            for name, address in (("indexed_store", "n"), ("store", "m"))
            for letter, uses, _ in accesses_by_width(machine, name)
        ]
    yield from _with_default("load_throughput", loads, machine)
    yield from _with_default("store_throughput", stores, machine)


def _name(register: str) -> str:
    return register.removeprefix("name: ")


def _with_default(key: str, lines: Sequence[str], machine: Machine) -> Iterator[str]:
    yield f"{key}:" if lines else f"{key}: []"
    yield from lines
    name = "integer_load" if key.startswith("load") else "integer_store"
    yield f"{key}_default: {_pressure(machine.operation(name, 64).uses)}"


def _form(form: PricedForm, forms: Forms) -> Iterator[str]:
    yield f"- name: {json.dumps(list(form.mnemonics))}"
    yield f"  operands: [{', '.join(_operand(letter, forms) for letter in form.operands)}]"
    yield f"  latency: {form.latency_cycles:g}"
    yield f"  throughput: {form.throughput_cycles:.6g}"
    yield f"  uops: {form.micro_ops:g}"
    yield f"  port_pressure: {_pressure(form.uses)}"


def _operand(letter: str, forms: Forms) -> str:
    if letter in forms.OSACA_REGISTERS:
        return f"{{class: register, {forms.OSACA_REGISTERS[letter]}}}"
    if letter in forms.OSACA_MEMORY:
        return f"{{class: memory, {forms.OSACA_MEMORY[letter]}}}"
    return forms.OSACA_OTHERS[letter]


def _pressure(uses: Sequence[PortUse]) -> str:
    return json.dumps([[float(use.cycles), list(use.ports)] for use in uses])


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
