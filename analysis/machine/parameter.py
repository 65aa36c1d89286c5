"""Declaration of one parameter of a processor: text, unit, range and role, in the record that holds it.

The reader and the writer of machine files, their error messages, the digest, the reference page and the
tables of the simulation follow from the declarations; no other module lists the parameters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar, dataclass_transform

from ...records import MISSING, declarations, field, record

T = TypeVar("T")

_KEY = "parameter"
MOST_CYCLES = 1 << 16
"""Largest number of cycles, or of micro-ops, that a machine file may give: each takes time to simulate."""
MOST_OF_UNIT: Mapping[str, float] = {
    "": 1 << 16,
    "cycles": MOST_CYCLES,
    "B": 1 << 30,
    "bit": 1 << 16,
    "GHz": 1000,
}
"""Largest value of a parameter by its unit."""


class Parameter(NamedTuple):
    """A parameter as its record declares it.

    Attributes
    ----------
    text : str
        Meaning, one sentence or two.
    unit : str
        Unit of the value; empty for counts, names and switches.
    most : float
        Largest number that a machine file may give. Negative numbers are refused.
    positive : bool
        Whether zero is refused, too.
    simulated : bool
        Whether the compiled simulation reads the value as it is: it becomes a field of the C struct
        `core_row`, of the same name.
    digested : bool
        Whether two machines that differ in it alone have different digests.
    choices : tuple of str
        Names that a list of names may hold; empty where the reader checks them against other parameters.
    """

    text: str
    unit: str
    most: float
    positive: bool = False
    simulated: bool = False
    digested: bool = True
    choices: tuple[str, ...] = ()


def parameter(
    text: str,
    unit: str = "",
    *,
    default: Any = MISSING,
    most: float | None = None,
    positive: bool = False,
    simulated: bool = False,
    digested: bool = True,
    choices: tuple[str, ...] = (),
) -> Any:
    """Declare a field of a record with what a machine file may say of it; see `Parameter`.

    Parameters
    ----------
    text : str
        Meaning.
    unit : str
        Unit of the value.
    default : object, optional
        Neutral value, which holds where a file does not give the parameter. Without one it is required.
    most : float, optional
        Largest permitted value; by default that of its unit, beyond what any core has.
    positive : bool
        Whether the value must be above zero.
    simulated : bool
        Whether the compiled simulation reads it.
    digested : bool
        Whether it counts for the digest of the machine.
    choices : tuple of str
        Permitted texts, where they are few.
    """
    most = MOST_OF_UNIT[unit] if most is None else most
    declared = Parameter(text, unit, most, positive, simulated, digested, choices)
    return field(default=default, metadata={_KEY: declared})


@dataclass_transform(frozen_default=True, field_specifiers=(parameter, field))
def described_record(cls: type[T]) -> type[T]:
    """Make a class of frozen records whose fields are declared by `parameter`."""
    return record(cls)


def parameters(cls: type[Any]) -> Mapping[str, Parameter]:
    """Return the declared parameters of a class of records, by name, in order.

    Examples
    --------
    >>> from chainline.analysis.machine.core import Core
    >>> parameters(Core)["release_cycles"].unit
    'cycles'
    """
    return {
        name: each.metadata[_KEY]
        for name, each in declarations(cls).items()
        if each.metadata and _KEY in each.metadata
    }


def neutral_values(cls: type[Any]) -> Mapping[str, Any]:
    """Return the neutral value of each parameter that has one, by name."""
    declared = declarations(cls)
    return {name: declared[name].default for name in parameters(cls) if declared[name].default is not MISSING}
