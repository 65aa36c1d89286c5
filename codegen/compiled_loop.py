"""Loops that numba compiles, kept where that is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled_loop(function: F) -> F:
    """Have numba compile a function when it is first called, and keep what it made.

    Where neither the folder of this package nor the user's cache can be written, it is compiled
    anew in each process.
    """
    try:
        return cast(F, numba.njit(cache=True)(function))
    except RuntimeError:  # numba: no locator available
        return cast(F, numba.njit(function))
