"""Parameters of the export of kernels as a library."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from numbers import Real
from typing import Any

from ...codegen.export import LIBRARY_KINDS, USUAL_KINDS
from ...codegen.variant import DType, Language, Mode
from ...codegen.vector.operator import KINDS, Layout
from ...errors import UsageError
from ...models.kernels.predictions.model import MEASURED, PATIENCE_S
from .assembly import pairs
from .kernels import COMPILER, DTYPE, ELEMENTS, orders, parse_orders
from .kinds import ArgumentTypeError, Kind, file_path, filled, is_truth, items, shown, truth, whole, wholes
from .measurement import several_of
from .parameter import REQUIRED, Parameter, Request, choice_of
from .ranges import parse_whole_numbers
from .shared import CALIBRATE, MACHINE, ROUNDS, patience

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
        "output points along each axis, of mass, laplace and helmholtz quadrature points (default: as many)",
        metavar="N",
        parse=parse_points,
    ),
    symmetric=Parameter(
        truth,
        False,
        "points are symmetric, so that interpolation is even and derivatives are odd: take the even-odd "
        "form where it is faster",
    ),
    nodal=Parameter(
        truth,
        False,
        "with --symmetric: interpolation is by Lagrange polynomials, which between odd numbers of points "
        "keep the middle value",
    ),
    partition_of_unity=Parameter(
        truth,
        False,
        "with --symmetric: shape functions add up to one, as polynomials do; saves products in every line",
    ),
    along=Parameter(
        filled,
        "xyz",
        "of interpolation: axes that it is along, others are left alone; --along z --made 4,4,1 evaluates at "
        "an end of z (default: every axis)",
        metavar="AXES",
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
    arithmetic=choice_of(
        DType,
        None,
        "type of arithmetic and matrices, which numbers are converted to as they are read (default: --dtype)",
    ),
    language=choice_of(
        [Language.C, Language.LLVM],
        Language.C,
        "language of the source (default: c, as compiled by gcc, else by the embedded compiler)",
    ),
    name=Parameter(
        filled,
        None,
        "name of the procedure (default: what it does, such as interpolation_p4_q5_f64x8)",
        metavar="NAME",
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


INTERFACES = {
    "c": "a shared library of operator kernels with a C header, a C++ wrapper and a Fortran module, which "
    "takes the vectors of the processor when it runs",
    "dealii": "headers of C++ that evaluate and integrate cells in deal.II's matrix-free loops",
    "scale-dg": "module and procedure names of SCALE-DG, C kernels behind them",
    "libceed": "sources of a CPU backend of libCEED",
}
"""Interfaces of codes that have one of their own, and the files written for each."""
FASTEST = f"the {MEASURED} that are simulated fastest"
_MOST_DIMENSIONS, _MOST_POINTS = 3, 16
_BEYOND = re.compile(r"P([+-]\d)?")


def sorted_orders(name: str, value: Any) -> tuple[int, ...]:
    """Return polynomial orders of one or several, each once, the lowest first."""
    found = orders(name, value)
    return (found,) if isinstance(found, int) else tuple(sorted(set(found)))


def modes(name: str, value: Any) -> tuple[Mode, ...]:
    """Return the modes of `x,element` or of a list, each once, in the order x, y, z, element.

    Examples
    --------
    >>> [str(mode) for mode in modes("modes", "element,x")]
    ['x', 'element']
    """
    named = several_of(Mode)(name, value)
    return tuple(mode for mode in Mode if mode in named)


def _up_to(most: int) -> Kind:
    """Return the kind of whole numbers from 1, one or several."""
    of_many = wholes(1)

    def kind(name: str, value: Any) -> tuple[int, ...]:
        several = isinstance(value, Iterable) and not isinstance(value, str | bytes)
        found: tuple[int, ...] = of_many(name, value if several else [value])
        if found and max(found) > most:
            raise UsageError(f"{name} {max(found)}: must be at most {most}")
        return found

    return kind


def points_beyond_nodes(name: str, value: Any) -> tuple[int, ...]:
    """Return the numbers of quadrature points in excess of nodes, from a text or a list of numbers.

    In the text, `P-1,P,P+2`, `P` stands for the number of nodes in one direction, as in libCEED.

    Raises
    ------
    UsageError
        If a word is none of them.

    Examples
    --------
    >>> points_beyond_nodes("points", "P-1,P,P+2"), points_beyond_nodes("points", [0, 1])
    ((-1, 0, 2), (0, 1))
    """
    if not isinstance(value, str):
        return tuple(whole(-9, 9)(name, each) for each in items(name, value, "numbers"))
    found = []
    for word in value.split(","):
        matched = _BEYOND.fullmatch(word.strip())
        if matched is None:
            raise UsageError(f"{name} {shown(word)}: write P, P+1 or P-1, for P nodes, separated by commas")
        found.append(int(matched[1] or 0))
    return tuple(found)


def texts(name: str, value: Any) -> tuple[str, ...]:
    """Return one text or several as a tuple.

    Examples
    --------
    >>> texts("sizes", "4,4:5,5"), texts("sizes", ["4,4:5,5"])
    (('4,4:5,5',), ('4,4:5,5',))
    """
    return (value,) if isinstance(value, str) else tuple(map(str, items(name, value, "texts")))


EXPORT = Request(
    output=Parameter(
        file_path, REQUIRED, "new or empty folder to write into", metavar="DIR", option="--output", short="-o"
    ),
    orders=Parameter(
        sorted_orders,
        None,
        "polynomial orders, such as 7, 1-15 or 3,5,7-9",
        metavar="P",
        parse=parse_orders,
    ),
    interface=choice_of(
        ["library", *INTERFACES],
        "library",
        "library: a library of its own (default); " + "; ".join(f"{k}: {v}" for k, v in INTERFACES.items()),
    ),
    language=choice_of(
        Language,
        None,
        "of --interface library: c, in GNU vector extensions; fortran, a module of bind(c) interfaces to the "
        "same C kernels; llvm, assembly of the embedded compiler",
    ),
    modes=Parameter(modes, tuple(Mode), "modes, of x,y,z,element (default: all)", metavar="M"),
    dtype=DTYPE.with_(help="type of numbers (default: float64)"),
    machine=MACHINE,
    calibrate=CALIBRATE,
    compiler=COMPILER.with_(help="compiler of the library (default: gcc and gfortran, or llvm)"),
    elements=ELEMENTS.with_(help="elements of a call (default: as many as L1 holds)"),
    measure=Parameter(truth, False, "measure on this machine, and take a certainly faster kernel"),
    pure_fortran=Parameter(
        truth,
        False,
        "of --language fortran and --interface scale-dg: kernels in Fortran, which the compiler "
        "vectorises, instead of C",
    ),
    rounds=ROUNDS,
    patience=patience(PATIENCE_S, "the kernels of each order and mode with --measure"),
    kinds=Parameter(
        several_of(LIBRARY_KINDS),
        None,
        f"of c: operators, of {', '.join(LIBRARY_KINDS)} (default: {','.join(USUAL_KINDS)})",
        metavar="KINDS",
    ),
    thorough=Parameter(
        truth,
        False,
        "of c: choose register tiles of many points too by the operations of the code of each, many seconds "
        "for a function, for kernels up to a third faster",
    ),
    dimensions=Parameter(
        _up_to(_MOST_DIMENSIONS),
        None,
        "of c and libceed: dimensions of the operators, of 1-3 (default: 3 of c, 1-3 of libceed)",
        metavar="D",
        parse=parse_whole_numbers,
    ),
    nodes=Parameter(
        _up_to(_MOST_POINTS),
        None,
        "of libceed: nodes along an axis, of 1-16 (default: 2-9)",
        metavar="P",
        parse=parse_whole_numbers,
    ),
    points=Parameter(
        points_beyond_nodes,
        None,
        "of c, dealii and libceed: quadrature points along an axis, for P nodes (default: P,P+1, of libceed "
        "P-1,P,P+1,P+2)",
        metavar="Q",
    ),
    sizes=Parameter(
        texts,
        (),
        "of c: further operators with points taken and made along each axis, such as 4,4,2:5,5,3; a dash is "
        "an axis that is left alone, as in 4,4,4:-,-,1, a face",
        metavar="SIZES",
        repeatable=True,
    ),
    width=Parameter(
        whole(),
        None,
        "of c, dealii and libceed: width of a vector, of c and dealii the widest (default: all widths, of "
        "libceed the machine's)",
        metavar="BITS",
        convert=int,
    ),
    even_odd=choice_of(
        ["auto", "yes", "no"],
        None,
        "of libceed: even-odd kernels for symmetric points, beside the plain ones: auto (default), where "
        "they are predicted to be faster; yes, wherever possible; no, nowhere",
    ),
)
"""Of `export`."""
