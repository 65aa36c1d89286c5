"""Frozen, slotted records: the one kind of record of this package.

They are declared as data classes are, and `dataclasses.fields`, `replace` and `asdict` take them. With data
classes in their place the analysis of a small file takes 0.13 s more (CPython 3.11, two cores of an Intel
Xeon); `msgspec.Struct` takes 0.02 s more and has no abstract classes and no fields that are left out of
comparisons. `__init__` alone is compiled for each class, other methods for each number of fields.

>>> @record
... class Point:
...     x: float
...     y: float = 0.0
>>> Point(1.0), replace(Point(1.0), y=2.0), Point(1.0) == Point(1.0, 0.0)
(Point(x=1.0, y=0.0), Point(x=1.0, y=2.0), True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter, ge, gt, le, lt
from reprlib import recursive_repr
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, dataclass_transform, overload

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


def initialiser(made: type[Any], declared: dict[str, Declared], kw_only: bool = False) -> Any:
    """Return `__init__`: the one method that is compiled, since arguments have names.

    Parameters
    ----------
    made : type
        The class, with its slots.
    declared : dict of str to Declared
        Its fields, in order.
    kw_only : bool
        Whether all of them are given by name.

    Raises
    ------
    TypeError
        If a field without a default follows one that has one.
    """
    setters = {f"_set_{number}": getattr(made, name).__set__ for number, name in enumerate(declared)}
    known = {**setters, "__name__": made.__module__}
    post_init = hasattr(made, "__post_init__")
    if (
        post_init
        or kw_only
        or any(not each.init or each.default_factory is not MISSING for each in declared.values())
    ):
        method = _compiled(declared, known, post_init, kw_only)
    else:
        # those of as many fields differ in names, defaults and setters alone
        code = _of_length(len(declared)).replace(co_varnames=("self", *declared))
        defaults = tuple(each.default for each in declared.values() if each.default is not MISSING)
        without = [*declared.values()][: len(declared) - len(defaults)]
        if any(each.default is not MISSING for each in without):
            raise TypeError(f"{made.__qualname__}: a field without a default follows one that has one")
        method = FunctionType(code, known, "__init__", defaults)
    method.__qualname__ = f"{made.__qualname__}.__init__"
    method.__annotations__ = {**made.__annotations__, "return": None}
    return method


def equality(names: tuple[str, ...]) -> Any:
    """Return `__eq__`, which compares the fields of these names."""
    return _named("__eq__", names)


def digest(names: tuple[str, ...]) -> Any:
    """Return `__hash__`, of the fields of these names."""
    return _named("__hash__", names)


def _named(method: str, names: tuple[str, ...]) -> Any:
    code = _of_fields(method, len(names))
    placed = {_place(number): name for number, name in enumerate(names)}
    return FunctionType(
        code.replace(co_names=tuple(placed.get(name, name) for name in code.co_names)), {}, method
    )


def _place(number: int) -> str:
    return f"field_{number}"


@cache
def _of_fields(method: str, n: int) -> CodeType:
    """Return the code of a method of so many fields."""
    mine, theirs = ("".join(f"{one}.{_place(number)}, " for number in range(n)) for one in ("self", "other"))
    texts = {
        "__eq__": "def __eq__(self, other):\n"
        f" return ({mine}) == ({theirs}) if other.__class__ is self.__class__ else NotImplemented",
        "__hash__": f"def __hash__(self):\n return hash(({mine}))",
    }
    known: dict[str, Any] = {}
    exec(texts[method], known)  # noqa: S102 - written above
    code: CodeType = known[method].__code__
    return code


@cache
def _of_length(n: int) -> CodeType:
    """Return the code of an `__init__` of so many fields, each of which is an argument."""
    names = [_place(number) for number in range(n)]
    known: dict[str, Any] = {}
    _compiled({name: Declared() for name in names}, known, False)
    code: CodeType = known["__init__"].__code__
    return code


def _compiled(
    declared: dict[str, Declared], known: dict[str, Any], post_init: bool, by_name: bool = False
) -> Any:
    """Return an `__init__` that knows what is `known`; names of fields are those of our own code."""
    arguments, lines = ["self"], []
    for number, (name, each) in enumerate(declared.items()):
        value = name
        if each.default_factory is not MISSING:
            known[f"_make_{number}"], known["_missing"] = each.default_factory, MISSING
            made = f"_make_{number}()"
            value = f"{made} if {name} is _missing else {name}" if each.init else made
            arguments += [f"{name}=_missing"] if each.init else []
        elif each.default is not MISSING:
            known[f"_default_{number}"] = each.default
            value = name if each.init else f"_default_{number}"
            arguments += [f"{name}=_default_{number}"] if each.init else []
        elif each.init:
            arguments.append(name)
        else:
            continue  # __post_init__ sets it
        lines.append(f" _set_{number}(self, {value})")
    if post_init:
        lines.append(" self.__post_init__()")
    if by_name and len(arguments) > 1:
        arguments.insert(1, "*")
    exec(f"def __init__({', '.join(arguments)}):\n" + ("\n".join(lines) or " pass"), known)  # noqa: S102
    return known["__init__"]


T = TypeVar("T")


def field(
    *,
    default: Any = MISSING,
    default_factory: Any = MISSING,
    init: bool = True,
    repr: bool = True,
    compare: bool = True,
    metadata: Mapping[str, Any] | None = None,
) -> Any:
    """Declare a field of a record, as `dataclasses.field` does.

    Parameters
    ----------
    default, default_factory
        Its value where none is given, or a function without arguments that makes it.
    init, repr, compare : bool
        Whether the field is an argument, is shown, and is compared and hashed.
    metadata : mapping of str to object, optional
        What else is declared of the field; `declarations` returns it.
    """
    return Declared(default, default_factory, init, repr, compare, metadata)


@overload
def record(cls: type[T], /) -> type[T]: ...
@overload
def record(
    *, eq: bool = True, order: bool = False, frozen: bool = True, repr: bool = True, kw_only: bool = False
) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(
    cls: Any = None,
    /,
    *,
    eq: bool = True,
    order: bool = False,
    frozen: bool = True,
    repr: bool = True,
    kw_only: bool = False,
) -> Any:
    """Make a class of records of one that annotates fields: slotted, compared by value.

    Parameters
    ----------
    eq : bool
        Whether records are compared and hashed by value; by identity otherwise, as arrays in them ask for.
    order : bool
        Whether records are ordered, field by field.
    frozen : bool
        Whether fields cannot be set; records that can be changed have no hash.
    repr : bool
        Whether records show their fields.
    kw_only : bool
        Whether fields are given by name alone.
    """
    options = _Options(eq, order, frozen, repr, kw_only)
    if cls is None:
        return lambda some: _made(some, options)
    return _made(cls, options)


def replace(one: T, /, **changes: Any) -> T:
    """Return a record, or an instance of a dataclass, with some fields changed.

    Examples
    --------
    >>> replace(Ellipsis, x=1)
    Traceback (most recent call last):
    TypeError: ellipsis is no record
    """
    cls = type(one)
    try:
        names = cls.__match_args__  # type: ignore[attr-defined]
    except AttributeError:
        raise TypeError(f"{cls.__name__} is no record") from None
    for name in names:
        if name not in changes:
            changes[name] = getattr(one, name)
    return cls(**changes)


def field_names(cls: type[Any]) -> tuple[str, ...]:
    """Return the names of the fields of a class of records."""
    return tuple(cls.__record__)


def declarations(cls: type[Any]) -> Mapping[str, Declared]:
    """Return the declaration of each field of a class of records, by name."""
    declared: Mapping[str, Declared] = cls.__record__
    return declared


def as_dict(one: Any) -> dict[str, Any]:
    """Return the fields of a record by name, as they are: records in them stay records."""
    return {name: getattr(one, name) for name in one.__record__}


class _Options(NamedTuple):
    """Options of `record`."""

    eq: bool
    order: bool
    frozen: bool
    repr: bool
    kw_only: bool


def _made(cls: type[Any], options: _Options) -> type[Any]:
    """Return a class anew, with slots and methods."""
    own = _own_fields(cls)
    declared: dict[str, Declared] = {}
    for base in reversed(cls.__mro__[1:]):
        declared |= base.__dict__.get("__record__", {})
    declared |= own
    namespace = {
        name: value
        for name, value in cls.__dict__.items()
        if name not in own and name not in ("__dict__", "__weakref__")
    }
    namespace |= {
        "__slots__": tuple(own),
        "__record__": declared,
        "__match_args__": tuple(name for name, each in declared.items() if each.init),
        "__dataclass_fields__": StandardFields(),
    }
    metaclass: Any = type(cls)
    made: type[Any] = metaclass(cls.__name__, cls.__bases__, namespace)
    for name, method in _methods(made, declared, options).items():
        if name not in namespace:
            setattr(made, name, method)
    if "__hash__" not in cls.__dict__ and options.eq and not options.frozen:
        made.__hash__ = None  # type: ignore[assignment]
    return made


def _own_fields(cls: type[Any]) -> dict[str, Declared]:
    """Return the fields that a class itself annotates."""
    found = {}
    for name, annotation in cls.__annotations__.items():
        if str(annotation).startswith(("ClassVar", "typing.ClassVar")):
            continue
        value = cls.__dict__.get(name, MISSING)
        found[name] = value if isinstance(value, Declared) else Declared(value)
    return found


def _methods(made: type[Any], declared: dict[str, Declared], options: _Options) -> dict[str, Any]:
    compared = tuple(name for name, each in declared.items() if each.compare)
    shown = tuple(name for name, each in declared.items() if each.repr)

    @recursive_repr()
    def __repr__(self: Any) -> str:
        said = ", ".join([f"{name}={getattr(self, name)!r}" for name in shown])
        return f"{self.__class__.__qualname__}({said})"

    methods = {"__init__": initialiser(made, declared, options.kw_only)}
    if options.repr:
        methods["__repr__"] = __repr__
    if options.eq:
        methods["__eq__"] = equality(compared)
        if options.frozen:
            methods["__hash__"] = digest(compared)
    if options.frozen:
        methods |= {**_refusals(made, frozenset(declared)), **_pickling(made, tuple(declared))}
    return methods | (_comparisons(_values(compared)) if options.order else {})


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return the function that makes a tuple of the fields of these names."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda one: tuple(getattr(one, name) for name in names)


def _comparisons(values: Callable[[Any], tuple[Any, ...]]) -> dict[str, Any]:
    def by(compare: Callable[[Any, Any], bool]) -> Callable[[Any, object], Any]:
        def compared(self: Any, other: object) -> Any:
            return (
                compare(values(self), values(other)) if other.__class__ is self.__class__ else NotImplemented
            )

        return compared

    return {"__lt__": by(lt), "__le__": by(le), "__gt__": by(gt), "__ge__": by(ge)}


def _refusals(made: type[Any], names: frozenset[str]) -> dict[str, Any]:
    """Return methods that let no field be set or deleted."""

    def refuse(self: Any, name: str, what: str) -> None:
        if type(self) is made or name in names:
            from dataclasses import FrozenInstanceError  # noqa: PLC0415 - takes long to load

            raise FrozenInstanceError(f"cannot {what} field {name!r}")

    def __setattr__(self: Any, name: str, value: object) -> None:
        refuse(self, name, "assign to")
        super(made, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:
        refuse(self, name, "delete")
        super(made, self).__delattr__(name)

    return {"__setattr__": __setattr__, "__delattr__": __delattr__}


def _pickling(made: type[Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Return methods by which processes hand over records, whose fields cannot be set."""

    def __getstate__(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def __setstate__(self: Any, state: list[Any]) -> None:
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": __getstate__, "__setstate__": __setstate__}
