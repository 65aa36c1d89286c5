"""Machine: find and load a machine by its key or its file; `analysis.host` finds that of this host.

The shipped machines are the files `machines/*.toml`; each number there names its source. A
machine is always an argument, never global state.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...files.toml_schema import LARGEST_TOML
from ...files.untrusted import read_text
from .file import machine_of, parse_machine
from .record import (
    Bandwidths,
    Cache,
    Core,
    InstructionClass,
    Machine,
    Measured,
    Memory,
    Operation,
    Overlap,
    PortUse,
    Scheduler,
    Streams,
)
from .shipped_machines import available_machines, shipped_key, shipped_tables, shipped_text

__all__ = [
    "Bandwidths",
    "Cache",
    "Core",
    "InstructionClass",
    "Machine",
    "Measured",
    "Memory",
    "Operation",
    "Overlap",
    "PortUse",
    "Scheduler",
    "Streams",
    "available_machines",
    "load_machine",
]


def load_machine(key_or_path: str) -> Machine:
    """Return a shipped machine by its key or another of its names, or one from a path that ends in `.toml`.

    Raises
    ------
    UsageError
        If there is no such machine, or the file is wrong: says file, key, what was found
        and what to do.

    Examples
    --------
    >>> load_machine("a64fx").core.scheduler_entries
    40
    >>> load_machine("Neoverse V1").key
    'neoverse-v1'
    """
    if key_or_path.endswith(".toml"):
        path = Path(key_or_path)
        return parse_machine(read_text(path, LARGEST_TOML), str(path), path.stem)
    return _shipped(key_or_path if key_or_path in available_machines() else shipped_key(key_or_path))


@cache
def _shipped(key: str) -> Machine:
    """Return a shipped machine, read once: a machine is not changed, and takes longer to read than a loop."""
    return machine_of(shipped_tables(key), shipped_text(key), f"{key}.toml", key)
