"""Parameters that name a processor."""

from __future__ import annotations

import os

from ...analysis.host.default_machine import HOST, default_machine
from ...analysis.machine.record import Machine
from .kinds import file_path, instance, truth
from .parameter import Parameter


def machine_like(name: str, value: object) -> object:
    """Return the name or the record of a processor.

    Raises
    ------
    UsageError
        If it is neither.
    """
    from ..machines import Processor  # noqa: PLC0415 - which imports this module

    return instance(Machine, Processor, of=file_path)(name, value)


def machine_help(what: str = "", *, host_only: bool = False) -> str:
    """Return the help of the option for a processor.

    Parameters
    ----------
    what : str
        Words before the choices.
    host_only : bool
        True where the command runs on this processor, and shipped files of others are of no use.
    """
    names = (
        "host (default), or a calibrated FILE.toml"
        if host_only
        else "host (default), the name of a shipped machine, such as zen4 or sapphirerapids (`chainline "
        "machine --list` shows all), or a FILE.toml"
    )
    default = default_machine().machine
    return what + (
        names if default == HOST else names.replace("host (default)", f"{default} (default), host")
    )


MACHINE: Parameter[str | os.PathLike[str] | Machine | None] = Parameter(
    machine_like, None, machine_help, metavar="KEY"
)
CALIBRATE = Parameter(
    truth,
    True,
    "refuse a host that no machine file describes, instead of calibrating it once (half a minute)",
    option="--no-calibration",
)
