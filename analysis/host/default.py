"""Which machine is meant where nobody says: a variable of the environment, a line of a file, or this host.

The file is `chainline/config.toml` in the user's configuration folder:

    machine = "/home/me/node.toml"
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ...files.checked_table import Table, read_tables

VARIABLE = "CHAINLINE_MACHINE"
HOST = "host"


def config_path(environment: Mapping[str, str]) -> Path | None:
    """Return where the user's configuration file would be; None without a home.

    Examples
    --------
    >>> config_path({"XDG_CONFIG_HOME": "/c"}).as_posix()
    '/c/chainline/config.toml'
    """
    base = environment.get("XDG_CONFIG_HOME")
    if base:
        return Path(base) / "chainline" / "config.toml"
    home = environment.get("HOME")
    return Path(home) / ".config" / "chainline" / "config.toml" if home else None


def default_machine(environment: Mapping[str, str] = os.environ) -> str:
    """Return the key or file of the machine to use by default.

    Raises
    ------
    UsageError
        If the configuration file cannot be read, or says something else.
    """
    if named := environment.get(VARIABLE):
        return named
    path = config_path(environment)
    if path is None or not path.is_file():
        return HOST
    table = Table(read_tables(path), str(path), "")
    named = table.text("machine") if table.has("machine") else HOST
    table.close()
    return named
