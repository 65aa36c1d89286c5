"""Lazy loading of the names of a package: each part is imported when it is first used (PEP 562)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_names(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], Any], list[str]]:
    """Return `__getattr__` and `__all__` of a package.

    Parameters
    ----------
    package : str
        Its name.
    homes : mapping of str to str
        Module of each name, below the package.

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
