"""Space of kernels that `chainline measure` measures, from its options."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from ....analysis.machine.load import Machine
from ....analysis.measurement.space import Space
from ....analysis.measurement.team import require_cores
from ....api.request.ranges import parse_whole_numbers
from ....codegen.compilers import compiler_language, compiler_names
from ....codegen.splits import parse_split
from ....codegen.target import Target
from ....codegen.variant import DType, Mode, Variant
from ....errors import UsageError
from ....models.kernels.search.promising import promising
from ....models.kernels.search.task import SearchTask
from ...options.kernel import parse_orders

_MOST_TOGETHER = 8
"""Elements that a schedule walks over together at most, where a level says how many there are."""


def measured_space(
    options: argparse.Namespace, machine: Machine, target: Target, *, here: bool = True
) -> Space:
    """Return the space that the options of `measure` span.

    Parameters
    ----------
    options : Namespace
    machine : Machine
    target : Target
    here : bool
        Whether this machine measures the space.

    Raises
    ------
    UsageError
        If an option is not valid.
    """
    splits = [_lengths(text) for text in options.split]
    threads = parse_whole_numbers("--threads", options.threads)
    for number in threads if here else ():
        require_cores(number)
    default = "" if options.elements else "L1"
    space = Space(
        orders=tuple(parse_orders(options.order)),
        compilers=_choices("--compiler", options.compiler, compiler_names()),
        splits=tuple(parse_split(",".join(map(str, split)), sum(split)) for split in splits),
        ordered=options.ordered,
        modes=tuple(map(Mode, _choices("--mode", options.mode, list(Mode)))),
        dtypes=tuple(map(DType, _choices("--dtype", options.dtype, list(DType)))),
        flags=tuple(tuple(shlex.split(text)) for text in options.flags or [""]),
        vector_bits=parse_whole_numbers("--vector-bits", options.vector_bits),
        residences=tuple(filter(None, (options.residence or default).split(","))),
        n_elements=parse_whole_numbers("--elements", options.elements),
        threads=threads,
    )
    if options.schedules is None:
        return space
    return replace(space, explicit=tuple(_promising(space, options, machine, target)))


def _lengths(text: str) -> tuple[int, ...]:
    """Return the lengths of a split, of any order."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) > 0 for part in parts):
        raise UsageError(f"--split {text!r}: give whole numbers above zero, separated by commas")
    return tuple(map(int, parts))


def _promising(
    space: Space, options: argparse.Namespace, machine: Machine, target: Target
) -> Iterator[Variant]:
    """Yield kernels in explicit vectors, as many of each order, mode and type as are asked for."""
    if options.schedules < 1:
        raise UsageError(f"--schedules {options.schedules}: must be at least 1")
    combined = product(space.orders, space.modes, space.dtypes, space.compilers)
    for order, mode, dtype, compiler in combined:
        language = compiler_language(compiler)
        elements = max(space.n_elements, default=_MOST_TOGETHER)
        setting = SearchTask(
            order, mode, dtype, language, machine, target, compiler, elements, space.vector_bits
        )
        yield from promising(setting, options.schedules, options.seed)


def _choices(option: str, text: str, known: list[str]) -> tuple[str, ...]:
    chosen = [part.strip() for part in text.split(",")]
    for part in chosen:
        if part not in known:
            raise UsageError(f"{option} {part!r}: choose among {', '.join(known)}")
    return tuple(dict.fromkeys(chosen))
