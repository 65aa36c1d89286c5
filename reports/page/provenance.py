"""Provenance of the results of a page: version, machine, files, command."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence

from ...analysis.machine.digest import machine_digest
from ...analysis.machine.record import Machine
from ...version import __version__


def provenance(
    command: Sequence[str],
    machine: Machine | None,
    inputs: Mapping[str, str],
    others: Sequence[tuple[str, str]] = (),
) -> tuple[tuple[str, str], ...]:
    """Return names and values.

    Parameters
    ----------
    command : sequence of str
        As it was typed, without the name of the program.
    inputs : mapping of str to str
        Digests (SHA-256) of what was read, by name.
    others : sequence of (str, str)
        Further entries, shown before the command.
    """
    found = [("chainline", __version__)]
    if machine is not None:
        found.append(("processor", f"{machine.title}, {machine.core.frequency_ghz:.2f} GHz"))
        found.append(("machine file", f"{machine.key}, digest {machine_digest(machine)}"))
    found += [("read", f"{name}, SHA-256 {digest}") for name, digest in inputs.items()]
    return (*found, *others, ("command", typed(command)))


def typed(command: Sequence[str]) -> str:
    """Return a command as one types it.

    Examples
    --------
    >>> typed(["analyze", "my file.s"])
    "chainline analyze 'my file.s'"
    """
    return shlex.join(["chainline", *command])
