"""The machine record of this processor (kept, recognised, or calibrated), and compiling for one."""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as llvm

from ...codegen.target import Target, find_target, host_target, processor_target
from ...errors import UsageError, argument
from ...records import record, replace
from ..calibration.calibrate import Calibration, calibrate
from ..calibration.presets import QUICK, Effort
from ..calibration.session import Host
from ..machine.load import available_machines
from ..machine.record import Machine
from .default_machine import HOST
from .host_cache import Say, Verdict, calibrated_key, keep_verdict, read_verdict
from .identity import HostIdentity, host_identity
from .probe import Probe, probe_host
from .recognise import (
    identity_contradictions,
    is_explained,
    probe_contradictions,
    recognise,
    suggested_machine,
)

Progress = Callable[[str, float], None]


@record
class Recognition:
    """Verdict of a probe of this processor on the file that its name suggests.

    Attributes
    ----------
    machine : Machine or None
        That file if it holds here.
    reason : str
        Why it does, or why there is none.
    confirmed : bool
        Whether the probe says so, and not the name alone, while other programs slowed most of the probe.
    """

    identity: HostIdentity
    probe: Probe
    machine: Machine | None
    reason: str
    confirmed: bool = True


def host_machine(
    say: Say, progress: Progress = lambda stage, done: None, *, calibrated: bool = True
) -> Machine:
    """Return the machine that describes this processor.

    What is kept of it from an earlier run goes first; then the shipped file that its name suggests,
    where nothing contradicts it; then a quick calibration. What was found is kept.

    Parameters
    ----------
    say : callable
        Takes a line for the user: why a file is not used, where a calibration is kept.
    progress : callable
        Takes stage and part done of a calibration.
    calibrated : bool
        Whether an unknown processor may be calibrated.

    Raises
    ------
    UsageError
        If no file describes it and calibration is not allowed, or it is emulated.
    RunError
        If the measuring process fails.
    """
    identity = host_identity()
    if (kept := read_verdict(identity, say)) is not None:
        return kept.machine
    if not calibrated and suggested_machine(identity) is None:
        raise _undescribed(_nobody(identity))
    found = recognise_host(identity)
    if found.machine is not None:
        if found.confirmed:
            keep_verdict(identity, found.probe, Verdict(found.machine, False, found.reason), say)
        else:
            say(f"{found.reason}; it is used, and found out anew the next time")
        return found.machine
    if not calibrated:
        raise _undescribed(found.reason)
    say(f"{found.reason}; calibrating it, once, in about half a minute")
    made, verdict = calibrate_host(found, QUICK, progress)
    if file := keep_verdict(identity, found.probe, verdict, say):
        say(f"calibrated, and kept for later runs as {file}; `chainline calibrate` does it more thoroughly")
    return made.machine


def _undescribed(reason: str) -> UsageError:
    return UsageError(
        f"{reason}; run `chainline calibrate`, leave out {argument('calibrate', False)}, or choose one of "
        f"{', '.join(available_machines())} by {argument('machine')}"
    )


def _nobody(identity: HostIdentity) -> str:
    return f"no shipped machine describes the host processor '{identity.llvm_cpu}'"


def recognise_host(identity: HostIdentity) -> Recognition:
    """Return the verdict of a probe on the shipped file that the name of this processor suggests."""
    suggested = suggested_machine(identity)

    def settled(probe: Probe) -> bool:
        """True where another try would change nothing."""
        if suggested is None or any(identity_contradictions(suggested, identity)):
            return True
        return not any(probe_contradictions(suggested, probe))

    probe = probe_host(Host(host_target(), dict(llvm.get_host_cpu_features())), settled)
    machine, against = recognise(suggested, identity, probe)
    more = f" and {len(against) - 1} more" if len(against) > 1 else ""
    if suggested is not None and against and is_explained(against, probe):
        reason = (
            f"{suggested.key}.toml describes '{identity.llvm_cpu}', and a probe does not say otherwise: "
            f"{against[0]}{more}, but other programs slowed {probe.disturbed:.0%} of it"
        )
        return Recognition(identity, probe, suggested, reason, confirmed=False)
    if machine is not None:
        reason = f"{machine.key}.toml describes '{identity.llvm_cpu}', and a probe agrees"
    elif suggested is not None:
        reason = f"{suggested.key}.toml describes '{identity.llvm_cpu}', but not this ({against[0]}{more})"
    else:
        reason = _nobody(identity)
    return Recognition(identity, probe, machine, reason)


def calibrate_host(found: Recognition, effort: Effort, progress: Progress) -> tuple[Calibration, Verdict]:
    """Return a calibration of this processor, and the verdict to be kept with it.

    Parameters
    ----------
    found : Recognition
        The processor as it was recognised.
    effort : Effort
        Numbers of rounds and sessions.
    progress : callable
        Called with the name of each stage and the share of all work that is done.
    """
    made = calibrate(found.machine, effort, progress)
    made = replace(made, machine=replace(made.machine, key=calibrated_key(found.identity.llvm_cpu)))
    return made, Verdict(made.machine, True, f"{effort.name} calibration: {found.reason}")


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
