"""Base of the outputs of commands, and the types that many share.

>>> class Speed(Output, frozen=True):
...     split: Split
...     gflops: Positive
>>> Speed(split=(4, 4), gflops=2.0).to_json()
{'split': [4, 4], 'gflops': 2.0}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from pathlib import PurePath
from typing import Annotated, Any, Self

import msgspec
from msgspec import UNSET, Meta

from ...errors import worded
from ...isa.registry import INSTRUCTION_SETS

Count = Annotated[int, Meta(ge=0)]
PositiveInt = Annotated[int, Meta(ge=1)]
NonNegative = Annotated[float, Meta(ge=0)]
Positive = Annotated[float, Meta(gt=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
InnerShare = Annotated[float, Meta(gt=0, lt=1)]
Pair = Annotated[Sequence[float], Meta(min_length=2, max_length=2)]
Split = Annotated[Sequence[PositiveInt], Meta(min_length=1)]
Text = Annotated[str, Meta(min_length=1)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


def about(description: str) -> Meta:
    """Return the description of a key, which its schema shows."""
    return Meta(description=description)


def one_of(names: Iterable[str]) -> Meta:
    """Return the condition that a key is one of some names, such as those of an enumeration or a registry.

    Examples
    --------
    >>> one_of(["y", "x"]).extra_json_schema
    {'enum': ['x', 'y']}
    """
    return Meta(extra_json_schema={"enum": sorted(map(str, names))})


IsaName = Annotated[str, one_of(INSTRUCTION_SETS)]


class Output(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object in the JSON of a command; a key that has no value is left out if it is UNSET."""

    @classmethod
    def of(cls, record: object, **fields: Any) -> Self:
        """Return the object with these fields, and all others as a record has them.

        Examples
        --------
        >>> class Corner(Output, frozen=True):
        ...     real: float
        ...     name: str
        >>> Corner.of(2.5 + 1j, name="z")
        Corner(real=2.5, name='z')
        """
        left = {name: getattr(record, name) for name in cls.__struct_fields__ if name not in fields}
        return cls(**left, **fields)

    @classmethod
    def or_none(cls, record: object | None) -> Self | None:
        """Return the object of a record; None where there is none."""
        return None if record is None else cls.of(record)

    @classmethod
    def of_each(cls, records: Iterable[object]) -> list[Self]:
        """Return the objects of several records."""
        return [cls.of(record) for record in records]

    def to_json(self) -> dict[str, Any]:
        """Return the object as dicts, lists, texts and numbers, messages in the words of the user's tool."""
        found: dict[str, Any] = _plain(self)
        return found


def _plain(value: Any) -> Any:
    if type(value) is str:
        return worded(value)
    if isinstance(value, msgspec.Struct):
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        found = ((key, getattr(value, name)) for key, name in names)
        return {key: _plain(each) for key, each in found if each is not UNSET}
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Enum | PurePath):
        return str(value)
    return value
