"""Compilation target of a machine, and whether its code runs on this host."""

from __future__ import annotations

from ...codegen.target import Target, find_target, host_target, processor_target
from ...errors import UsageError
from ..machine.record import Machine
from .default_machine import HOST


def runs_here(machine: Machine) -> bool:
    """Tell whether this processor has the name of a machine, and vectors at least as wide."""
    here = host_target()
    return here.llvm_cpu in machine.llvm_cpus and here.vector_bits >= machine.vector_bits


def target_of(machine: Machine, name: str) -> Target:
    """Return the compilation target of the machine `name`; of a host calibrated elsewhere by its name.

    Raises
    ------
    UsageError
        If it was calibrated on a host that compilers do not know.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> target_of(load_machine("a64fx"), "a64fx").llvm_cpu
    'a64fx'
    """
    if machine.target != HOST:
        return find_target(machine.target)
    if runs_here(machine):
        return host_target().at_width(machine.vector_bits)
    for llvm_cpu in machine.llvm_cpus:
        if target := processor_target(llvm_cpu, machine.isa, machine.vector_bits):
            return target
    raise UsageError(
        f"{name}: calibrated on {', '.join(machine.llvm_cpus)}, which compilers do not know; "
        "use it there, or set target in the file"
    )
