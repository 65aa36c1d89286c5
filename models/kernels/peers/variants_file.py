"""Kernels in explicit vectors from a file: `order,schedule,split`, a line each.

# order,schedule,split
7,512 mask z/v3/u6 xy/u6,8
7,512 mask z/v3/u6 xy/u6,"4,4"
2,512 mask xyz
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ....codegen.cache import content_key
from ....codegen.render import render
from ....codegen.simd.schedule import parse_schedule
from ....codegen.splits import parse_split
from ....codegen.target import Target
from ....codegen.variant import DType, Language, Mode, Variant
from ....errors import UsageError
from ....files.given import csv_cells, read_text
from .contender import Candidates

_HEADER = "order"


def candidates_from_file(path: Path, dtype: DType, target: Target) -> Candidates:
    """Return the kernels of a file by order.

    Parameters
    ----------
    path : Path
        Lines of order, schedule and split.
    dtype : DType
    target : Target
        Target that schedules are checked for.

    Raises
    ------
    UsageError
        In one line: file, line, what is wrong. The kernels are generated once, so that a
        schedule that cannot be is found before anything is measured.
    """
    variants = []
    for number, cells in csv_cells(read_text(path), str(path)):
        if cells[0].startswith("#") or cells[0] == _HEADER:
            continue
        try:
            variants.append(_variant(cells, dtype, target))
        except ValueError as error:  # UsageError is one
            raise UsageError(f"{path}, line {number}: {error}") from None
    if not variants:
        raise UsageError(f"{path}: no kernel in it; give lines of order,schedule,split")
    return lambda order: [variant for variant in variants if variant.order == order]


def source_of_file(path: Path) -> str:
    """Return the label of the kernels of this file in results: the file's name and a digest.

    Raises
    ------
    UsageError
        If it cannot be read.
    """
    return f"{path.name} {content_key(read_text(path))[:12]}"


def _variant(cells: Sequence[str], dtype: DType, target: Target) -> Variant:
    order_text, schedule_text, *parts = [cell.strip() for cell in cells] + [""] * (2 - len(cells))
    if not order_text.isdecimal():
        raise UsageError(f"order {order_text!r}: not a number; give order,schedule,split")
    order = int(order_text)
    schedule = parse_schedule(schedule_text)
    if sorted(schedule.modes) != ["x", "y", "z"]:
        raise UsageError(f"schedule {schedule_text!r}: its passes must take each of x, y and z once")
    if schedule.width > target.vector_bits:
        raise UsageError(
            f"vector width {schedule.width}: {target.name} has vectors of {target.vector_bits} bits"
        )
    text = ",".join(part for part in parts if part)
    split = parse_split(text, order + 1) if text else (order + 1,)
    variant = Variant(order, split, Mode.ELEMENT, Language.LLVM, dtype, schedule)
    render(variant)
    return variant
