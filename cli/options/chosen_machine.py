"""Option `--machine`: the processor of a command, and the fallback for one without a description."""

from __future__ import annotations

import argparse

from ...analysis.host.compile_target import target_of
from ...analysis.host.default_machine import HOST, default_machine
from ...analysis.machine.load import Machine, load_machine
from ...codegen.target import Target, host_target
from ...errors import UsageError


def chosen_machine(options: argparse.Namespace) -> Machine:
    """Return the machine that `--machine` names; this host is recognised, or calibrated once.

    Raises
    ------
    UsageError
        If there is no such machine, or nobody may calibrate this host.
    """
    return named_machine(options.machine, calibrated=not options.no_calibration)


def named_machine(key: str, *, calibrated: bool) -> Machine:
    """Return the machine called `key`; this host may be calibrated or not. Raises as `chosen_machine`."""
    if key != HOST:
        return _load(key)
    # imported here since it loads LLVM and a bar, which every other machine spares
    from .calibrated_host import calibrated_host  # noqa: PLC0415

    return calibrated_host(calibrated=calibrated)


def _load(key: str) -> Machine:
    try:
        return load_machine(key)
    except UsageError as error:
        default = default_machine()
        if key != default.machine:
            raise
        # nobody has typed that name: say where it stands
        raise UsageError(f"{default.named_by} names the machine: {error}") from None


def machine_and_target(options: argparse.Namespace) -> tuple[Machine, Target]:
    """Return the machine that `--machine` names, and the target to compile for on it.

    Raises
    ------
    UsageError
        If there is no such machine, or it was calibrated on a host that compilers do not know.
    """
    machine = chosen_machine(options)
    return machine, chosen_target(options, machine)


def chosen_target(options: argparse.Namespace, machine: Machine) -> Target:
    """Return the target to compile for on the chosen machine.

    Raises
    ------
    UsageError
        If compilers do not know the machine.
    """
    return host_target() if options.machine == HOST else target_of(machine, options.machine)


def require_host(options: argparse.Namespace, machine: Machine) -> None:
    """Check that a machine describes this processor, for commands that run code on it.

    Raises
    ------
    UsageError
        If the machine is another processor, or has wider vectors.
    """
    if options.machine == HOST:
        return
    here = host_target()
    if here.llvm_cpu not in machine.llvm_cpus:
        raise UsageError(
            f"what is measured runs on this machine ({here.llvm_cpu}), not on {options.machine}; "
            "use --machine host"
        )
    if here.vector_bits < machine.vector_bits:
        raise UsageError(
            f"what is measured runs on this machine, whose vectors have {here.vector_bits} bits, not on "
            f"{options.machine} with {machine.vector_bits}; use --machine host"
        )
