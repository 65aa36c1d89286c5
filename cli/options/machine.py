"""`--machine`: which processor a command is about."""

from __future__ import annotations

import argparse

from ...analysis.host.default import HOST, default_machine
from ...analysis.machine.shipped import available_machines


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
        help="refuse a host that no file describes, instead of calibrating it once, in about half a minute",
    )
