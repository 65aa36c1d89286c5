"""The default machine: an environment variable, a line of the configuration file, or this host.

The file is `chainline/config.toml` in the user's configuration folder:

    machine = "/home/me/node.toml"
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from ...errors import UsageError
from ...records import record

VARIABLE = "CHAINLINE_MACHINE"
HOST = "host"


@record
class Default:
    """The machine to use where the command line names none.

    Attributes
    ----------
    machine : str
        Its key or file.
    named_by : str
        The variable or the file that names it; empty where nobody does.
    """

    machine: str
    named_by: str


def config_path(environment: Mapping[str, str]) -> Path | None:
    """Return the path of the user's configuration file; None without a home.

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


def default_machine(environment: Mapping[str, str] = os.environ) -> Default:
    """Return the machine to use by default.

    Raises
    ------
    UsageError
        If the configuration file cannot be read, or says something else.
    """
    if named := environment.get(VARIABLE):
        return Default(named, VARIABLE)
    path = config_path(environment)
    if path is None or not _is_file(path):
        return Default(HOST, "")
    # what reads TOML takes longer to load than most commands to declare their options
    from ...files.toml_schema import Table, read_tables  # noqa: PLC0415

    table = Table(read_tables(path), str(path), "")
    named = table.text("machine") if table.has("machine") else ""
    table.close()
    return Default(named, str(path)) if named else Default(HOST, "")


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError as error:  # in a folder that this user may not search
        raise UsageError(f"{path}: cannot be read: {error.strerror}; see that you may read it") from None
