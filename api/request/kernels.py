"""Parameters of the functions and commands about kernels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...analysis.incore.vocabulary import InCoreTool
from ...codegen.compilers import compiler_names
from ...codegen.variant import MAX_ORDER, MIN_ORDER, DType, Language, Mode, require_order
from ...codegen.vector.schedule import Schedule
from ...errors import UsageError
from ...models.kernels.predictions.model import ALL, MEASURED, PATIENCE_S, USUAL_MODEL, KernelSpace, Model
from .kinds import file_path, instance, items, text, truth, whole, wholes
from .parameter import REQUIRED, Parameter, Request, choice_of
from .ranges import parse_whole_numbers, whole_numbers
from .shared import CALIBRATE, MACHINE, ROUNDS, patience
from .values import data_sets


def orders(name: str, value: Any) -> int | list[int]:
    """Return a polynomial order, or a list of several.

    Raises
    ------
    UsageError
        If one is no whole number, or out of range, or there is none.

    Examples
    --------
    >>> orders("order", 3), orders("order", range(1, 3))
    (3, [1, 2])
    >>> orders("order", 16)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: order 16: must be 1 to 15
    """
    if not isinstance(value, Iterable) or isinstance(value, str | bytes):
        return one_order(name, value)
    found = [one_order(name, one) for one in items(name, value, "whole numbers")]
    if not found:
        raise UsageError(f"{name}: none is given; give {MIN_ORDER} to {MAX_ORDER}, or several")
    return found


def one_order(name: str, value: Any) -> int:
    """Return a polynomial order.

    Raises
    ------
    UsageError
        If it is no whole number, or out of range.
    """
    try:
        number = int(whole()(name, value))
    except UsageError as error:
        raise type(error)(f"{error.message}; give {MIN_ORDER} to {MAX_ORDER}") from None
    require_order(number, name)
    return number


def parse_orders(name: str, typed: str) -> int | list[int]:
    """Return the order of a text such as `7`, or the orders of `1-15` or `3,5,7-9`.

    Raises
    ------
    UsageError
        If a part is no number.
    """
    try:
        found = whole_numbers(typed)
    except ValueError as error:
        raise UsageError(f"{name}: {error}") from None
    return found if "-" in typed or "," in typed else found[0]


def parse_order(name: str, typed: str) -> int:
    """Return the order of a text such as `7`.

    Raises
    ------
    UsageError
        If it is no number, or several.
    """
    found = parse_orders(name, typed)
    if isinstance(found, list):
        if len(found) > 1:
            raise UsageError(f"{name} {typed}: give one order")
        return found[0]
    return found


def trained_kernels(name: str, value: Any) -> tuple[Any, ...]:
    """Return models of `train`, or the names of their folders, of one or of a list.

    Raises
    ------
    UsageError
        If one is neither.
    """
    from ..training import TrainedKernels  # noqa: PLC0415

    several = list(value) if isinstance(value, list | tuple) else [value]
    return tuple(instance(TrainedKernels, of=file_path)(name, one) for one in several)


ORDER: Parameter[Any] = Parameter(
    orders, REQUIRED, "polynomial order 1 to 15, or a range such as 1-15", metavar="P", parse=parse_orders
)
COMPILER: Parameter[str | None] = Parameter(
    text, None, "compiler of the kernels (default: llvm, the embedded one)", choices=compiler_names()
)
LANGUAGE: Parameter[str | None] = Parameter(
    text, None, "language of the kernels (default: the one that the compiler takes)", choices=list(Language)
)
MODE = choice_of(Mode, Mode.ELEMENT, "tensor mode: x, y, z, or element (default), which is all three")
DTYPE = choice_of(DType, DType.FLOAT64, "type of numbers: float64 (default) or float32")
RESIDENCE = Parameter(
    text, "L1", "level that holds the data: L1 (default), L2, L3 or memory", metavar="LEVEL"
)
ELEMENTS: Parameter[int | None] = Parameter(
    whole(1), None, "elements of a call, instead of --residence", metavar="N", convert=int
)
IN_CORE = choice_of(
    InCoreTool,
    InCoreTool.OWN,
    "source of the in-core part of the ecm model: own (default), or llvm-mca from PATH",
)
MODEL = choice_of(
    [*Model, ALL],
    USUAL_MODEL,
    "simulation (default), chain (chain ratio of the paper), mixture (its Eq. 2), roofline, cache-roofline, "
    "ecm, paper (chain ratio learned as in the paper), learned (the simulation corrected by measurements), "
    "or all (the choice of every model, side by side)",
)
TRAINED: Parameter[Any] = Parameter(
    trained_kernels,
    None,
    "model that `chainline train` wrote, for --model learned (default: a shipped one) or paper; repeatable "
    "for --model all",
    metavar="FOLDER",
    repeatable=True,
)
DATA: Parameter[Any] = Parameter(
    data_sets,
    (),
    "data set of `chainline measure`, by whose speeds --model all judges choices (default: simulated "
    "speeds); repeatable",
    metavar="DATA",
    repeatable=True,
)
SPACE = choice_of(
    KernelSpace,
    KernelSpace.SPLIT,
    "kernels to rank: split (default), every split vectorised by the compiler, or full, kernels in explicit "
    "vectors as well",
)
VECTOR_BITS = Parameter(
    wholes(1),
    (),
    "vector widths of --space full (default: all of the target)",
    metavar="BITS,...",
    parse=parse_whole_numbers,
)
ORDERED = Parameter(
    truth, False, "rank compositions, in which the order of the parts counts, instead of splits"
)
CHECK = Parameter(
    truth, False, "compare the result of every distinct kernel with numpy, without timing; emulators are used"
)
MEASURE = Parameter(
    truth,
    False,
    f"measure every distinct kernel on this machine; of --space full the {MEASURED} predicted fastest",
)
MEASUREMENTS: Parameter[int | None] = Parameter(
    whole(1), None, "measure only the N kernels predicted fastest", metavar="N", convert=int
)
THREADS = Parameter(
    whole(1),
    1,
    "active cores that share the memory; the speed is that of one of them (default {default})",
    metavar="N",
    convert=int,
)

BEST = Request(
    order=ORDER,
    machine=MACHINE,
    calibrate=CALIBRATE,
    compiler=COMPILER,
    language=LANGUAGE,
    model=MODEL,
    trained=TRAINED,
    data=DATA,
    in_core=IN_CORE,
    space=SPACE,
    vector_bits=VECTOR_BITS,
    ordered=ORDERED,
    measure=MEASURE,
    check=CHECK,
    measurements=MEASUREMENTS,
    rounds=ROUNDS,
    patience=patience(PATIENCE_S, "the kernels of each order with --measure"),
    residence=RESIDENCE,
    elements=ELEMENTS,
    threads=THREADS,
    mode=MODE,
    dtype=DTYPE,
)
"""Of `best`."""

ONE_ORDER: Parameter[Any] = ORDER.with_(kind=one_order, help="polynomial order, 1 to 15", parse=parse_order)
ONE_SPLIT: Parameter[Any] = Parameter(
    instance(str, of=wholes(1)), None, "lengths of the parts (default: unsplit)", metavar="L1,L2,..."
)
SCHEDULE: Parameter[Any] = Parameter(
    instance(str, Schedule),
    None,
    "schedule in explicit vectors, as `best --space full` names it; for c or llvm",
    metavar="TEXT",
)


def compares_models(arguments: Mapping[str, Any]) -> bool:
    """Tell whether arguments of `BEST` ask for all models side by side."""
    return bool(arguments["model"] == ALL)


GENERATE = Request(
    order=ONE_ORDER,
    split=ONE_SPLIT,
    language=choice_of(Language, Language.C, "language of the source (default: c)"),
    schedule=SCHEDULE,
    mode=MODE,
    dtype=DTYPE,
)
"""Of `generate`."""
