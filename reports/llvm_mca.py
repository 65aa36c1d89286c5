"""Machine file as options of llvm-mca, and the properties these cannot express.

    -mtriple=x86_64 -mcpu=znver5 -dispatch=8 -register-file-size=672 -lqueue=448 -squeue=104

Ports and latencies stay those of LLVM's own model of the processor.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..analysis.incore.pipeline.core_tables import spare_registers
from ..analysis.machine.record import Machine

HEAD = "-mtriple="
"""Beginning of the options."""


@dataclass(frozen=True, slots=True)
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
        f"{HEAD}{machine.instruction_set.toolchain.llvm}",
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
    if name.startswith("arm"):
        return ("-mcpu=generic", *([f"-mattr=+{feature}"] if feature else []))
    return (f"-mcpu={name}",)


def _limits(machine: Machine) -> list[str]:
    core = machine.core
    said = [
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
