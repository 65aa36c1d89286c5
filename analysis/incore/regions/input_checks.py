"""Checks of the input beside the assembly: its machine, values of registers, probabilities of branches."""

from __future__ import annotations

from collections.abc import Iterable
from math import nan
from numbers import Integral, Real

from ....asm.listing_record import Listing
from ....errors import UsageError, argument, one_line
from ....isa.registers import RegisterKind
from ....isa.registry import instruction_set
from ...machine.record import Machine

_LEAST, _BEYOND = -(1 << 63), 1 << 64


def require_machine_of(listing: Listing, machine: Machine, name: str) -> None:
    """Check that a machine executes the code of a listing.

    Parameters
    ----------
    listing : Listing
    machine : Machine
    name : str
        Name of the file, for messages.

    Raises
    ------
    UsageError
        If it does not.
    """
    if listing.instruction_set is not machine.instruction_set:
        raise UsageError(
            f"{name}: is {listing.isa} code, machine {machine.key} executes {machine.isa}; "
            f"choose another {argument('machine')}"
        )


def register_values(values: Iterable[tuple[object, object]], isa: str) -> dict[str, int]:
    """Return the values of argument registers by the register that holds them: `rdi` and `edi` are the same.

    Raises
    ------
    UsageError
        If a name is no general register, a value no whole number of 64 bits, or a register has two values.

    Examples
    --------
    >>> register_values([("edi", 2), ("rsi", 4096)], "x86-64")
    {'rdi': 2, 'rsi': 4096}
    """
    known = instruction_set(isa)
    found: dict[str, int] = {}
    for name, value in values:
        at = f"{argument('arguments')} {one_line(str(name))}"
        which = known.find_register(name.lower()) if isinstance(name, str) else None
        if which is None or which.kind is not RegisterKind.INTEGER:
            raise UsageError(f"{at} is no general register of {isa}")
        if not isinstance(value, Integral) or isinstance(value, bool):
            raise UsageError(f"{at}: {one_line(repr(value))} is no whole number")
        number = int(value)
        if not _LEAST <= number < _BEYOND:
            raise UsageError(f"{at}: {value} does not fit a register of 64 bits")
        if found.setdefault(which.root, number) != number:
            raise UsageError(f"{at}: is {value} here, and {found[which.root]} before; give one value")
    return found


def probabilities(values: Iterable[tuple[object, object]]) -> dict[str, float]:
    """Return the probability of taken branches by the label that they go to.

    Raises
    ------
    UsageError
        If a value is no number from 0 to 1, or a label has two.

    Examples
    --------
    >>> probabilities([(".L5", 0.1)])
    {'.L5': 0.1}
    """
    found: dict[str, float] = {}
    for label, value in values:
        at = f"{argument('taken')} {one_line(str(label))}"
        if not isinstance(label, str):
            raise UsageError(f"{at} is no label; write its name")
        share = _as_float(value)
        if not 0 <= share <= 1:
            raise UsageError(f"{at}: {one_line(repr(value))} is no probability from 0 to 1, such as 0.1")
        if found.setdefault(label, share) != share:
            raise UsageError(f"{at}: is {value} here, and {found[label]} before; give one value")
    return found


def _as_float(value: object) -> float:
    """Return a number as a float, NaN where it is none or too large for one."""
    try:
        return float(value) if isinstance(value, Real) and not isinstance(value, bool) else nan
    except OverflowError:
        return nan
