"""Lazy loading: regular expressions of modules, and names of packages, made when they are first used.

Some hundred patterns stand in the modules that a small file needs, most of them for what it does not have;
to compile all takes a tenth of the time of its analysis.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, AnyStr, Generic, cast


def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return a pattern like that of `re.compile`, compiled when it is first used.

    Examples
    --------
    >>> pattern("[a-c]+").fullmatch("abba")
    <re.Match object; span=(0, 4), match='abba'>
    """
    return cast("re.Pattern[AnyStr]", _Pattern(text, flags))


class _Pattern(Generic[AnyStr]):
    """Stands for a pattern, whose attributes it takes over when the first is asked for."""

    def __init__(self, text: AnyStr, flags: int) -> None:
        self._text: AnyStr = text
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # asked of any object, for example by what copies it
            raise AttributeError(name)
        compiled = re.compile(self._text, self._flags)
        for known in ("match", "fullmatch", "search", "sub", "split", "findall", "finditer"):
            setattr(self, known, getattr(compiled, known))
        return getattr(compiled, name)


def lazy_names(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], Any], list[str]]:
    """Return `__getattr__` and `__all__` of a package.

    Parameters
    ----------
    package : str
        Its name.
    homes : mapping of str to str
        Module of each name, below the package.

    Raises
    ------
    AttributeError
        From `__getattr__`, if the package has no such name.

    Examples
    --------
    >>> load, names = lazy_names("chainline.api", {"html_table": "shown"})
    >>> load("html_table").__module__, names
    ('chainline.api.shown', ['html_table'])
    """

    def load(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(f".{homes[name]}", package), name)
        setattr(sys.modules[package], name, value)
        return value

    return load, sorted(homes)
