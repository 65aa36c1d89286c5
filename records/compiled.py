"""The methods of records that differ in the names of fields alone: compiled once for each number of them."""

from __future__ import annotations

from functools import cache
from types import CodeType, FunctionType
from typing import Any

from .declared import MISSING, Declared


def initialiser(made: type[Any], declared: dict[str, Declared]) -> Any:
    """Return `__init__`: the one method that is compiled, since arguments have names."""
    setters = {f"_set_{number}": getattr(made, name).__set__ for number, name in enumerate(declared)}
    known = {**setters, "__name__": made.__module__}
    if hasattr(made, "__post_init__") or any(
        not each.init or each.default_factory is not MISSING for each in declared.values()
    ):
        method = _compiled(declared, known, hasattr(made, "__post_init__"))
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


def _compiled(declared: dict[str, Declared], known: dict[str, Any], post_init: bool) -> Any:
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
        else:
            arguments.append(name)
        lines.append(f" _set_{number}(self, {value})")
    if post_init:
        lines.append(" self.__post_init__()")
    exec(f"def __init__({', '.join(arguments)}):\n" + ("\n".join(lines) or " pass"), known)  # noqa: S102
    return known["__init__"]
