"""`--machine`: which processor a command is about, and what is done where nobody has described it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...analysis.host.compiled_for import target_of
from ...analysis.host.default import HOST, default_machine
from ...analysis.machine.load import Machine, available_machines, load_machine
from ...codegen.target import Target, host_target
from ...errors import UsageError
from ..messages import say
from ..progress import progress_bar

Step = Callable[[str, float], None]


def add_machine_option(parser: argparse.ArgumentParser, what: str = "", *, host_only: bool = False) -> None:
    """Add `--machine` and `--no-calibration`.

    Parameters
    ----------
    what : str
        Words before the choices in the help.
    host_only : bool
        Whether the command runs on this processor, and shipped files of others are of no use.
    """
    default = default_machine().machine
    keys = "or a calibrated FILE.toml" if host_only else f"{', '.join(available_machines())}, or a FILE.toml"
    default_text = "host (default)" if default == HOST else f"default {default}; host"
    parser.add_argument("--machine", default=default, metavar="KEY", help=f"{what}{default_text}, {keys}")
    add_no_calibration(parser)


def add_no_calibration(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-calibration",
        action="store_true",
        help="refuse a host that no file describes, instead of calibrating it once, in about 15 seconds",
    )


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
    # loads LLVM, which other machines spare
    from ...analysis.host.host_machine import host_machine  # noqa: PLC0415

    with calibration_bar() as step:
        return host_machine(say, step, calibrated=calibrated)


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
    """Return the machine that `--machine` names, and what to compile for on it.

    Raises
    ------
    UsageError
        If there is no such machine, or it was calibrated on a host that compilers do not know.
    """
    machine = chosen_machine(options)
    if options.machine == HOST:
        return machine, host_target()
    return machine, target_of(machine, options.machine)


def require_host(options: argparse.Namespace, machine: Machine) -> None:
    """Check that a machine describes this processor, for commands that run code on it."""
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


def clock_ghz(options: argparse.Namespace, machine: Machine) -> float:
    """Return the clock of scalar code: of this host as it is now, of others as their files say."""
    from ...analysis.measurement.timer import host_frequency_ghz  # noqa: PLC0415  # loads LLVM

    return host_frequency_ghz() if options.machine == HOST else machine.core.frequency_ghz


@contextmanager
def calibration_bar() -> Iterator[Step]:
    """Yield what shows stage and progress of a calibration on a terminal's standard error."""
    with progress_bar("calibrating: {desc} {bar:40} {elapsed}") as show:
        yield lambda stage, done: show(stage, done, 1.0)
