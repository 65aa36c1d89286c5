"""Imports by name: what a command needs is loaded when it runs, not where it is declared.

    cli/kernels/peers/options.py   what is typed: names, options, defaults; imports nothing that takes time
    cli/kernels/peers/run.py       what is done: imports what it needs, as any module does
    cli/kernels/peers/draw.py      what is drawn, where a command draws: matplotlib is an optional part

`options.py` names `run.py` by a text, and `run.py` names `draw.py`. Where kinds of models load other
libraries, or something is to be said before they are loaded, `run.py` names who does the work, too.
tests/test_loading.py loads every name.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def load(place: str) -> Callable[..., Any]:
    """Return the function at `package.module:name`; its module is imported now.

    Examples
    --------
    >>> load("chainline.cli.catalogue:folder_of")("best")
    'kernels.best'
    """
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
