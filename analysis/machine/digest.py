"""The digest by which measurements and trained models know a machine record."""

from __future__ import annotations

from ...codegen.cache import content_key
from .record import Machine


def machine_digest(machine: Machine) -> str:
    """Return 16 hexadecimal digits that differ where anything in two records does.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> machine_digest(load_machine("zen5")) == machine_digest(load_machine("zen4"))
    False
    """
    # clocks by width are no part of `repr`: records without them keep the digest by which models know them
    clocks = [repr(machine.core.clocks_ghz)] if machine.core.clocks_ghz else []
    text = repr(machine).replace("InstructionForm(", "Form(")  # what the class was called at first
    return content_key(text, *clocks)[:16]
