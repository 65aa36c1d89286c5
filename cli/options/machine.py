"""`--machine`: which processor a command is about."""

from __future__ import annotations

import argparse

from ...analysis.host.default_machine import HOST, default_machine

MACHINE_NAMES = (
    "host (default), the name of a shipped machine, such as zen4 or sapphirerapids (`chainline "
    "machine --list` "
    "shows all), or a FILE.toml"
)


def add_machine_option(parser: argparse.ArgumentParser, what: str = "", *, host_only: bool = False) -> None:
    """Add `--machine` and `--no-calibration`.

    Parameters
    ----------
    what : str
        Words before the choices in the help.
    host_only : bool
        True where the command runs on this processor, and shipped files of others are of no use.
    """
    default = default_machine().machine
    names = "host (default), or a calibrated FILE.toml" if host_only else MACHINE_NAMES
    if default != HOST:
        names = names.replace("host (default)", f"{default} (default), host".replace("%", "%%"))
    parser.add_argument("--machine", default=default, metavar="KEY", help=f"{what}{names}")
    add_no_calibration(parser)


def add_no_calibration(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--no-calibration",
        action="store_true",
        help="refuse a host that no machine file describes, instead of calibrating it once (half a minute)",
    )
