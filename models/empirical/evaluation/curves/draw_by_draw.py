"""Errors of all draws, computed side by side and stored in a file as they are finished."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any, TypeAlias

import numpy.typing as npt

from .....codegen.process import map_processes, with_one_thread
from .elsewhere import Elsewhere
from .error_file import ErrorFile, Key
from .study import Draw, DrawError, errors_in_draw

Work: TypeAlias = tuple[Draw, Mapping[str, Any]]
"""Draw with the candidates whose errors in it are missing."""
Make: TypeAlias = Callable[[Sequence[Work]], Iterable[Sequence[DrawError]]]
"""Function that computes the errors of each work."""


def resumed_errors(
    candidates: Mapping[str, Any],
    X: Any,
    y: npt.ArrayLike,
    draws: Sequence[Draw],
    file: ErrorFile | None,
    on_draw: Callable[[Draw], None],
    workers: int = 1,
    elsewhere: Elsewhere | None = None,
) -> tuple[DrawError, ...]:
    """Return the errors of every candidate in every draw; those in the file are not computed again.

    Parameters
    ----------
    candidates, X, y, draws
        See `study.draw_errors`.
    file : ErrorFile or None
        Errors are appended to it after each draw; None stores nothing.
    on_draw : callable
        Called with each finished draw.
    workers : int
        Number of processes.
    elsewhere : Elsewhere or None
        Computes draws on other machines; None computes them here.

    Raises
    ------
    UsageError
        If the file has other columns, or cannot be written.
    ValueError
        If a candidate cannot learn or predict.
    """
    with ExitStack() as stack:
        log = stack.enter_context(file.open()) if file else None
        known = file.known(log) if file and log else {}
        keep = partial(file.append, log) if file and log else _keep_nothing
        if elsewhere is not None:
            make: Make = partial(elsewhere.errors, X, y, draws)
        else:
            make = partial(_made_here, X, y, workers)
        return _resumed(candidates, draws, known, keep, on_draw, make)


def _keep_nothing(errors: Sequence[DrawError]) -> None:
    """Store nothing."""


def _resumed(
    candidates: Mapping[str, Any],
    draws: Sequence[Draw],
    known: dict[Key, DrawError],
    keep: Callable[[Sequence[DrawError]], None],
    on_draw: Callable[[Draw], None],
    make: Make,
) -> tuple[DrawError, ...]:
    works = [work for draw in draws if (work := _missing(draw, candidates, known))[1]]
    for (draw, _), errors in zip(works, make(works), strict=True):
        keep(errors)
        known |= {(error.candidate, error.fraction, error.draw): error for error in errors}
        on_draw(draw)
    return tuple(known[_key(name, draw)] for draw in draws for name in candidates)


def _made_here(
    X: Any, y: npt.ArrayLike, workers: int, works: Sequence[Work]
) -> Iterable[tuple[DrawError, ...]]:
    return map_processes(partial(with_one_thread, partial(_errors, X=X, y=y)), works, workers)


def _missing(draw: Draw, candidates: Mapping[str, Any], known: Mapping[Key, DrawError]) -> Work:
    return draw, {name: made for name, made in candidates.items() if _key(name, draw) not in known}


def _key(name: str, draw: Draw) -> Key:
    return name, draw.fraction, draw.number


def _errors(work: Work, X: Any, y: npt.ArrayLike) -> tuple[DrawError, ...]:
    return errors_in_draw(*work, X, y)
