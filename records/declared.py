"""Declarations of the fields of a record, and their form in `dataclasses`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from dataclasses import Field

MISSING: Any = object()


class Declared(NamedTuple):
    """Declaration of a field: its default or default factory, the methods it takes part in, and metadata."""

    default: Any = MISSING
    default_factory: Any = MISSING
    init: bool = True
    repr: bool = True
    compare: bool = True
    metadata: Any = None


class StandardFields:
    """The fields of a record as `dataclasses` describes them, made when somebody asks."""

    def __init__(self) -> None:
        self._made: dict[type[Any], dict[str, Field[Any]]] = {}

    def __get__(self, instance: object, owner: type[Any]) -> dict[str, Field[Any]]:
        if owner not in self._made:
            self._made[owner] = self._described(owner)
        return self._made[owner]

    def _described(self, owner: type[Any]) -> dict[str, Field[Any]]:
        import dataclasses  # noqa: PLC0415 - takes long to load, and few ask

        def standard(name: str, each: Declared) -> Any:
            given = {
                key: value
                for key, value in (("default", each.default), ("default_factory", each.default_factory))
                if value is not MISSING
            }
            made: Any = dataclasses.field(
                init=each.init, repr=each.repr, compare=each.compare, metadata=each.metadata, **given
            )
            made.name, made.type = name, owner.__annotations__.get(name)
            made._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
            return made

        return {name: standard(name, each) for name, each in owner.__record__.items()}
