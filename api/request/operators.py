"""Parameters of tensor operators."""

from __future__ import annotations

import math
from collections.abc import Iterable
from numbers import Real
from typing import Any

from ...codegen.variant import Language
from ...codegen.vector.operator import KINDS, Layout
from ...errors import UsageError
from .assembly import pairs
from .kernels import DTYPE
from .kinds import ArgumentTypeError, is_truth, items, shown, truth, whole
from .parameter import REQUIRED, Parameter, Request, choice_of
from .shared import CALIBRATE, MACHINE

_ONE_POINT, _COUNT = whole(1), whole(most=1 << 100)


def points(name: str, value: Any) -> int | tuple[int, ...]:
    """Return the points along every axis, or those along each.

    Raises
    ------
    UsageError
        If one is no whole number above zero.

    Examples
    --------
    >>> points("points", 8), points("points", [8, 8, 4])
    (8, (8, 8, 4))
    """
    several = isinstance(value, Iterable) and not isinstance(value, str | bytes)
    try:
        if not several:
            return int(_ONE_POINT(name, value))
        if found := tuple(int(_ONE_POINT(name, one)) for one in items(name, value, "whole numbers")):
            return found
    except UsageError:
        pass
    raise UsageError(f"{name} {shown(value)}: give a whole number, or one for each of x, y, z")


def parse_points(name: str, typed: str) -> int | tuple[int, ...]:
    """Return the points of `8`, along all axes, or of `8,8,4`.

    Raises
    ------
    UsageError
        If a part is no whole number above zero.
    """
    words = typed.split(",")
    if not all(word.strip().isdecimal() and int(word) > 0 for word in words):
        raise UsageError(f"{name} {typed}: give whole numbers such as 8, for three axes, or 8,8,4")
    found = tuple(int(word) for word in words)
    return found if len(found) > 1 else found[0]


def factor(name: str, value: Any) -> float:
    """Return a number as a float, which may be infinite or none.

    Raises
    ------
    ArgumentTypeError
        If the value is no number.
    """
    if is_truth(value) or not isinstance(value, Real):
        raise ArgumentTypeError(f"{name} {shown(value)}: not a number")
    try:
        return float(value)
    except OverflowError:
        return math.inf


def _parse_files(name: str, words: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return the names and files of words `NAME=FILE`."""
    found = [word.partition("=") for word in words]
    for stem, separator, path in found:
        if not separator:
            raise UsageError(f"{name} {stem}: give NAME=FILE, such as b={path or 'FILE'}")
    return tuple((stem, path) for stem, _, path in found)


OPERATOR = Request(
    kind=choice_of(list(KINDS), REQUIRED, "; ".join(f"{k}: {v}" for k, v in KINDS.items()), option="kind"),
    points=Parameter(
        points,
        REQUIRED,
        "input points along each axis: 8 for three axes, or 8,8,4",
        metavar="N",
        parse=parse_points,
    ),
    made=Parameter(
        points,
        None,
        "output points along each axis (default: as many)",
        metavar="N",
        parse=parse_points,
    ),
    symmetric=Parameter(
        truth,
        False,
        "points are symmetric, so that interpolation is even and derivatives are odd: take the even-odd "
        "form where it is faster",
    ),
    components=Parameter(_COUNT, 1, "fields (default 1)", metavar="N", convert=int),
    layout=choice_of(Layout, Layout.ELEMENT, "order in memory (default: element)"),
    interlaced=Parameter(
        _COUNT, 1, "elements of a block, with --layout interlaced", metavar="K", convert=int
    ),
    alpha=Parameter(factor, 1.0, "factor of the result (default 1)", metavar="A", convert=float),
    beta=Parameter(
        factor, 0.0, "factor of the old output, which is added (default 0)", metavar="B", convert=float
    ),
    parts=Parameter(whole(1), 1, "parts into which every sum is split (default 1)", metavar="S", convert=int),
    dtype=DTYPE.with_(help="type of numbers (default: float64)"),
    language=choice_of(
        [Language.C, Language.LLVM],
        Language.C,
        "language of the source (default: c, as compiled by gcc, else by the embedded compiler)",
    ),
    matrices=Parameter(
        pairs,
        None,
        "write a matrix into the source instead of taking it as an argument: bx, or b for that of every "
        "axis; FILE has a line for each row; every matrix or none",
        metavar="NAME=FILE",
        parse=_parse_files,
        option="--matrix",
        repeatable=True,
    ),
    wide=Parameter(
        truth,
        False,
        "try tiles that read entries of a matrix in all lanes, which lie behind it where they do: the "
        "source in C and the Fortran interface have what stores them",
    ),
    simulate=Parameter(
        truth,
        True,
        "take the tiles that need the fewest operations, at once, instead of simulating them",
        option="--no-simulation",
    ),
    measure=Parameter(truth, False, "choose tiles by timing them on this machine"),
    machine=MACHINE,
    calibrate=CALIBRATE,
)
"""Of `operator`."""
