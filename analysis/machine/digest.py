"""The digest by which measurements and trained models know a machine record."""

from __future__ import annotations

from dataclasses import fields

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
    # later keys are no part of `repr`: records without them keep the digest by which models know them
    said = [
        (field.name, getattr(record, field.name), field.default)
        for record in (machine.core, machine.memory)
        for field in fields(record)
        if not field.repr
    ]
    beyond = [_said(name, value) for name, value, default in said if value != default]
    if machine.library:
        beyond.append(_said("library", dict(machine.library)))
    text = repr(machine).replace("InstructionForm(", "Form(")  # what the class was called at first
    return content_key(text, *beyond)[:16]


def _said(name: str, value: object) -> str:
    return repr(value) if name == "clocks_ghz" else f"{name}={value!r}"
