"""Parameters of the functions and commands that measure kernels on this processor."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from typing import Any

from ...analysis.measurement import BLOCK_ROWS
from ...codegen.compilers import compiler_names
from ...codegen.variant import MAX_ORDER, MIN_ORDER, DType, Mode
from ...codegen.vector.operator import Layout
from ...errors import UsageError
from ...models.kernels.predictions.model import OPERATOR_KINDS, OPERATOR_PEERS, PATIENCE_S, Model
from ...models.kernels.predictions.model import PEERS as PEER_NAMES
from .kernels import COMPILER, DTYPE, ELEMENTS, MODE, ORDER, ORDERED, RESIDENCE
from .kinds import Kind, file_path, items, real, shown, text, truth, whole, wholes
from .parameter import Parameter, Request, choice_of
from .ranges import parse_whole_numbers
from .shared import CALIBRATE, CLUSTER, EXECUTOR, MACHINE, ROUNDS, SEED, machine_help, patience


def splits(name: str, value: Any) -> tuple[tuple[int, ...], ...]:
    """Return splits of the inner product, each a tuple of the lengths of its parts.

    Raises
    ------
    UsageError
        If one is no list of whole numbers above zero.

    Examples
    --------
    >>> splits("split", "4,4"), splits("split", (5, 3)), splits("split", ["8", (4, 4)])
    (((4, 4),), ((5, 3),), ((8,), (4, 4)))
    """
    several = [value] if isinstance(value, str) else items(name, value, "lengths")
    if several and not any(isinstance(one, str | Iterable) for one in several):
        several = [several]
    return tuple(_split(name, one) for one in several)


def _split(name: str, value: Any) -> tuple[int, ...]:
    if not isinstance(value, str):
        return tuple(wholes(1)(name, value))
    parts = [part.strip() for part in value.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) > 0 for part in parts):
        raise UsageError(
            f"{name} {shown(value)}: give lengths, whole numbers above zero, separated by commas"
        )
    return tuple(map(int, parts))


def several_of(choices: Iterable[str]) -> Kind:
    """Return the kind of lists of some texts, each once, or of one text with commas.

    Raises
    ------
    UsageError
        From the kind, if a text is none of them.

    Examples
    --------
    >>> several_of(["x", "y"])("mode", "y,x")
    ('y', 'x')
    """

    def kind(name: str, value: Any) -> tuple[Any, ...]:
        known = list(choices)
        chosen = listed_texts(name, value)
        for part in chosen:
            if part not in known:
                raise UsageError(f"{name} {shown(part)}: choose among {', '.join(known)}")
        return tuple(known[known.index(part)] for part in dict.fromkeys(chosen))

    return kind


def listed_texts(name: str, value: Any) -> tuple[str, ...]:
    """Return the texts of a list, or the parts of one text between commas.

    Examples
    --------
    >>> listed_texts("residence", "L1, memory"), listed_texts("residence", ["L2"])
    (('L1', 'memory'), ('L2',))
    """
    several = value.split(",") if isinstance(value, str) else items(name, value, "texts")
    return tuple(filter(None, (text(name, part).strip() for part in several)))


def _flags(name: str, value: Any) -> tuple[tuple[str, ...], ...]:
    several: Sequence[Any] = [value] if isinstance(value, str) else items(name, value, "texts")
    try:
        return tuple(tuple(shlex.split(text(name, one))) for one in several)
    except ValueError as error:
        raise UsageError(f"{name}: {error}; close the quotation") from None


def whole_or_wholes(name: str, value: Any) -> tuple[int, ...]:
    """Return whole numbers above zero, of one or of several."""
    is_list = isinstance(value, Iterable) and not isinstance(value, str | bytes)
    return tuple(wholes(1)(name, value)) if is_list else (whole(1)(name, value),)


def _several(help: str, metavar: str = "N", default: tuple[int, ...] = ()) -> Parameter[tuple[int, ...]]:
    return Parameter(whole_or_wholes, default, help, metavar=metavar, parse=parse_whole_numbers)


def _data_set(name: str, value: Any) -> str:
    path = file_path(name, value)
    if not path.endswith(".parquet"):
        raise UsageError(f"{name} {path}: give a name that ends in .parquet")
    return path


def _measured_rows(name: str, value: Any) -> str:
    path = file_path(name, value)
    if not path.endswith(".parquet"):
        raise UsageError(f"{path}: give a data set of `chainline measure`, whose name ends in .parquet")
    return path


def percent_below_100(name: str, value: Any) -> float:
    """Return per cent, from 0 to less than 100.

    Raises
    ------
    UsageError
        If the value is another number.
    """
    number = real(name, value)
    if not 0 <= number < 100:
        raise UsageError(f"{name} {number:g}: give per cent, from 0 to less than 100")
    return number


SPLIT: Parameter[Any] = Parameter(
    splits,
    (),
    "lengths of the parts; repeatable (default: every split)",
    metavar="L1,L2,...",
    repeatable=True,
)
TRUST_FLAGS = Parameter(
    truth,
    False,
    "pass compilers every flag that a data set records, not only those that name no file; for data "
    "of your own only, since some flags run the program that they name",
)
HERE = MACHINE.with_(help=lambda: machine_help(host_only=True))
EVERY_ORDER = tuple(range(MIN_ORDER, MAX_ORDER + 1))

MEASURE = Request(
    order=ORDER.with_(
        default=EVERY_ORDER,
        help="polynomial orders, such as 7, 1-15 (default) or 3,5,7-9",
    ),
    machine=HERE,
    calibrate=CALIBRATE,
    split=SPLIT,
    ordered=ORDERED.with_(help="compositions, in which the order of the parts counts, instead of splits"),
    compiler=Parameter(
        several_of(compiler_names()),
        ("llvm",),
        f"compilers, of {', '.join(compiler_names())} (default llvm)",
        metavar="NAMES",
    ),
    mode=Parameter(
        several_of(Mode), (Mode.ELEMENT,), "tensor modes, of x, y, z, element (default)", metavar="MODES"
    ),
    dtype=Parameter(
        several_of(DType),
        (DType.FLOAT64,),
        "types of numbers, of float64 (default), float32",
        metavar="TYPES",
    ),
    flags=Parameter(
        _flags,
        (),
        "further compiler flags; repeatable, each a set of its own",
        metavar="FLAGS",
        repeatable=True,
    ),
    schedules=Parameter(
        whole(1),
        None,
        "measure N kernels in explicit vectors of each order, instead of splits",
        metavar="N",
        convert=int,
    ),
    vector_bits=_several("vector widths, of 128, 256, 512 (default: the widest)", "BITS"),
    residence=Parameter(
        listed_texts, (), "levels that hold the data, of L1 (default), L2, L3, memory", metavar="LEVELS"
    ),
    elements=_several("elements of a call and thread, instead of --residence"),
    threads=_several("numbers of threads, each pinned to a core (default 1)", default=(1,)),
    rounds=ROUNDS,
    block=Parameter(
        whole(1),
        BLOCK_ROWS,
        "rows that are timed interleaved and then written (default {default})",
        metavar="N",
        convert=int,
    ),
    patience=patience(0.0, "each block"),
    seed=SEED.with_(kind=whole(0), help="seed of the order of the rows and of the data (default 0)"),
    mixed=Parameter(truth, False, "allow rows of several processors in one data set"),
    keep_failures=Parameter(truth, False, "skip kernels that failed before, instead of trying them again"),
    trust_flags=TRUST_FLAGS,
    executor=EXECUTOR,
    cluster=CLUSTER,
    csv=Parameter(file_path, None, "append rows measured elsewhere", metavar="FILE.csv", option="--import"),
    repeat=Parameter(whole(1), None, "measure N random rows again and compare", metavar="N", convert=int),
    salvage=Parameter(truth, False, "keep what is readable of a damaged data set"),
    output=Parameter(_data_set, None, "data set to append to", metavar="DATA.parquet", short="-o"),
)
"""Of `measure`."""

PEERS = Request(
    order=ORDER.with_(help="polynomial orders, such as 7, 1-15 or 3,5,7-9"),
    machine=HERE,
    calibrate=CALIBRATE,
    dtype=DTYPE.with_(help="type of numbers (default: float64)"),
    elements=ELEMENTS.with_(help="elements of a call (default 1)"),
    residence=RESIDENCE.with_(default=None, help="as many elements as reside in L1, L2, L3 or memory"),
    peers=Parameter(
        several_of((*PEER_NAMES, *OPERATOR_PEERS)),
        tuple(PEER_NAMES),
        f"libraries and compilers, of {', '.join(PEER_NAMES)} (default: all these), and "
        f"{', '.join(OPERATOR_PEERS)}, whose operators are compared with ours",
        metavar="NAMES",
    ),
    operators=Parameter(
        several_of(OPERATOR_KINDS),
        OPERATOR_KINDS,
        f"operators for deal.II, of {', '.join(OPERATOR_KINDS)} (default: all)",
        metavar="KINDS",
    ),
    layout=choice_of(
        (Layout.INTERLACED, Layout.ELEMENT),
        Layout.INTERLACED,
        "elements of operators: interlaced (default), a lane each, or element, one behind the other",
    ),
    vector_bits=Parameter(
        whole(128, 512), None, "vectors of operators (default: the widest)", metavar="BITS", convert=int
    ),
    compiler=choice_of(("gcc", "clang"), "gcc", "compiler of operators: gcc (default) or clang"),
    variants=Parameter(
        file_path,
        None,
        "kernels in explicit vectors (default: the best of `best --space full`)",
        metavar="FILE",
    ),
    rounds=ROUNDS,
    patience=patience(PATIENCE_S, "the contenders of each order"),
    output=Parameter(
        file_path,
        None,
        "append the results of each order; a run that was stopped resumes",
        metavar="FILE.csv",
        short="-o",
    ),
)
"""Of `peers`."""

SUGGEST_SPLITS = Request(
    order=ORDER,
    rows=Parameter(
        _measured_rows,
        None,
        "data set of `chainline measure` (default: none yet)",
        metavar="ROWS.parquet",
        option="rows",
    ),
    machine=MACHINE,
    calibrate=CALIBRATE,
    compiler=COMPILER.with_(default="llvm"),
    model=choice_of(
        (Model.CHAIN, Model.ECM, Model.SIMULATION),
        Model.CHAIN,
        "model to start from: chain (default), ecm, or simulation, which is slower",
    ),
    residence=RESIDENCE,
    elements=ELEMENTS,
    number=Parameter(whole(1), 10, "most splits to propose (default {default})", metavar="N", convert=int),
    stop=Parameter(
        percent_below_100,
        0.1,
        "expected improvement below which to stop (default {default})",
        metavar="PERCENT",
        convert=float,
    ),
    mode=MODE,
    dtype=DTYPE,
)
"""Of `suggest_splits`."""
