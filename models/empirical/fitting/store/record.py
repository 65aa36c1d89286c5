"""Objects <-> records of plain data: classes by exact name, rebuilt by what stands here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .....records import field, record
from .document import Array, Document
from .kinds import Kind

_IS = "is"
_NAMES = "feature_names_in_"


@record
class Record:
    """Form of the objects of a class in a file.

    Attributes
    ----------
    name : str
        Name in files.
    of : type
        Class of the objects, exactly: none derived from it.
    fields : mapping of str to Kind
    take : callable
        Maps an object to the value of each field.
    build : callable
        Maps the value of each field to an object; raises ValueError if they do not fit each other.
    absent : mapping
        Fields that a file may lack, with the values that are meant then; they are left out where they have
        these.
    """

    name: str
    of: type
    fields: Mapping[str, Kind]
    take: Callable[[Any], Mapping[str, Any]]
    build: Callable[[Mapping[str, Any]], Any]
    absent: Mapping[str, Any] = field(default_factory=dict)


def data_record(of: type, check: Callable[[Any], None] = lambda _: None, **fields: Kind) -> Record:
    """Return the record of a data class, which checks itself when it is made, and by `check` besides."""

    def build(values: Mapping[str, Any]) -> Any:
        made = of(**values)
        check(made)
        return made

    return Record(of.__name__, of, fields, lambda value: _attributes(value, fields), build)


def estimator_record(
    of: type,
    parameters: Mapping[str, Kind],
    fitted: Mapping[str, Kind],
    check: Callable[[Any], None] = lambda _: None,
) -> Record:
    """Return the record of an estimator: parameters that it is made with, and what it learned.

    Parameters
    ----------
    of : type
        Class of the estimator.
    parameters : mapping of str to Kind
        Kinds of the parameters of its constructor.
    fitted : mapping of str to Kind
        Kinds of its fitted attributes.
    check : callable
        Raises ValueError if what it learned does not fit together.
    """

    def build(values: Mapping[str, Any]) -> Any:
        estimator = of(**{name: values[name] for name in parameters})
        for name in fitted:
            if name != _NAMES or values[name] is not None:
                setattr(estimator, name, values[name])
        check(estimator)
        return estimator

    fields = {**parameters, **fitted}
    return Record(of.__name__, of, fields, lambda value: _attributes(value, fields), build)


def _attributes(value: Any, names: Mapping[str, Any]) -> dict[str, Any]:
    # columns without names are told by the attribute that is missing
    return {name: getattr(value, name, None) if name == _NAMES else getattr(value, name) for name in names}


class Packer:
    """Writes objects as records; keeps their arrays."""

    def __init__(self, registry: Mapping[str, Record]) -> None:
        self._by_class = {record.of: record for record in registry.values()}
        self._arrays: list[Array] = []

    def array(self, values: Array) -> int:
        self._arrays.append(values)
        return len(self._arrays) - 1

    def part(self, value: Any, among: tuple[str, ...]) -> dict[str, Any]:
        record = self._by_class.get(type(value))
        if record is None or record.name not in among:
            raise ValueError(f"a {type(value).__name__} is in no model file")
        taken = record.take(value)
        kept = {
            name: kind
            for name, kind in record.fields.items()
            if name not in record.absent or taken[name] != record.absent[name]
        }
        return {_IS: record.name, **{name: kind.write(taken[name], self) for name, kind in kept.items()}}

    def document(self, header: Mapping[str, Any]) -> Document:
        """Return the document of the arrays kept so far, under a header."""
        return Document(header, tuple(self._arrays))


class Unpacker:
    """Rebuilds objects from records; each array serves once, so that no file grows in memory."""

    def __init__(self, registry: Mapping[str, Record], arrays: tuple[Array, ...]) -> None:
        self._registry = registry
        self._left = dict(enumerate(arrays))

    def array(self, node: Any) -> Array:
        if type(node) is not int or node not in self._left:
            raise ValueError(f"array {node!r:.20} is not there, or taken twice")
        return self._left.pop(node)

    def part(self, node: Any, among: tuple[str, ...]) -> Any:
        if not isinstance(node, dict) or node.get(_IS) not in among:
            found = node.get(_IS) if isinstance(node, dict) else node
            raise ValueError(f"{found!r:.40} where {' or '.join(among)} is due")
        record = self._registry[node[_IS]]
        if {*node, *record.absent} != {_IS, *record.fields}:
            raise ValueError(f"{record.name}: fields are missing, or there are others")
        values = {
            name: self._field(record, name, kind, node) if name in node else record.absent[name]
            for name, kind in record.fields.items()
        }
        return record.build(values)

    def _field(self, record: Record, name: str, kind: Kind, node: Mapping[str, Any]) -> Any:
        try:
            return kind.read(node[name], self)
        except ValueError as error:
            raise ValueError(f"{record.name}.{name}: {error}") from None
