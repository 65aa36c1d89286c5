"""Imports by name: what a command needs is loaded when it runs, not where it is declared.

    cli/kernels/peers.py    the options, whose declaration imports nothing that takes time, and what is
                            printed, which imports what it needs inside functions

`add_parser` names `run` by a text, and `run` names what draws or builds a page. tests/test_loading.py loads
every name.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def load(place: str) -> Callable[..., Any]:
    """Return the function at `package.module:name`; its module is imported now.

    Examples
    --------
    >>> load("chainline.cli.catalogue:module_of")("best")
    'kernels.best'
    """
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
