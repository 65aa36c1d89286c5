"""The public interface: names, parameters and public attributes, as values that can be compared."""

import builtins
import inspect
from enum import Enum
from typing import Any

import chainline


def public_interface() -> dict[str, Any]:
    """Return `dir` of the package, and each public name with its parameters and public attributes."""
    listed = {
        name: _described(getattr(chainline, name)) for name in chainline.__all__ if name != "__version__"
    }
    return {"dir": sorted(dir(chainline)), **listed}


def _described(value: Any) -> dict[str, Any]:
    if inspect.ismodule(value):
        return {name: _described(getattr(value, name)) for name in value.__all__}
    if not inspect.isclass(value):
        return {"parameters": _parameters(value)}
    known = {*chainline.__all__, *vars(builtins)}
    found: dict[str, Any] = {"bases": [base.__name__ for base in value.__mro__ if base.__name__ in known]}
    names: set[str] = set()
    for base in value.__mro__:
        if base.__module__.partition(".")[0] == "chainline":
            names |= {*vars(base), *getattr(base, "__annotations__", ())}
    attributes = {name: getattr(value, name, None) for name in sorted(names) if not name.startswith("_")}
    found["attributes"] = {
        name: _parameters(each) if inspect.isroutine(each) and callable(each) else "value"
        for name, each in attributes.items()
    }
    return found


def _parameters(value: Any) -> dict[str, dict[str, str]]:
    signature = inspect.signature(value)
    found = {name: _parameter(each) for name, each in signature.parameters.items()}
    return found | {"return": _annotation(signature.return_annotation)}


def _parameter(parameter: inspect.Parameter) -> dict[str, str]:
    found = {"kind": parameter.kind.description} | _annotation(parameter.annotation)
    default = parameter.default
    if default is not parameter.empty:
        found["default"] = repr(default.value if isinstance(default, Enum) else default)
    return found


def _annotation(annotation: Any) -> dict[str, str]:
    """Return an annotation as it is written; modules that postpone annotations hold them as text."""
    if annotation is inspect.Signature.empty:
        return {}
    return {"annotation": annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)}
