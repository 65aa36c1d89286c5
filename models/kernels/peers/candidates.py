"""Our kernels in a comparison: from the search of the full space, or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ....analysis.machine.record import Machine
from ....codegen.cache import content_key
from ....codegen.compilers import default_compiler
from ....codegen.render import render
from ....codegen.splits import parse_split
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language, Mode, Variant
from ....codegen.vector.schedule import parse_schedule
from ....errors import UsageError
from ....files.untrusted import csv_cells, read_text
from ....version import __version__
from ..predictions.model import KernelSpace, Model
from ..ranking.best import search_schedules
from ..ranking.request import Question
from .contender import Candidates

if TYPE_CHECKING:
    from ..learned.stored.trained import TrainedModel


_IN_C = 8
"""Kernels, the first ranked, that are built from C too: compilers allot registers differently."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Finds the kernels in explicit vectors for an order.

    Attributes
    ----------
    frequency_ghz : float
        Clock, which a trained model asks for.
    residence, n_elements
        Residence of the data, or elements of a call.
    trained : TrainedModel or None
        Judges beside the simulation, where there is one for the machine.
    """

    machine: Machine
    target: Target
    dtype: DType
    frequency_ghz: float
    residence: str = "L1"
    n_elements: int | None = 1
    trained: TrainedModel | None = None

    @property
    def source(self) -> str:
        """Label that tells these kernels from others in a file of results."""
        model = "the simulation"
        if self.trained is not None:
            model = f"the model of {self.trained.manifest.date}"
        return f"search of chainline {__version__} by {model}"

    def __call__(self, order: int) -> list[Variant]:
        """Return the kernels, best first."""
        question = Question(
            order=order,
            machine=self.machine,
            target=self.target,
            frequency_ghz=self.frequency_ghz,
            model=Model.SIMULATION if self.trained is None else Model.LEARNED,
            dtype=self.dtype,
            residence=self.residence,
            n_elements=self.n_elements,
            space=KernelSpace.FULL,
        )
        found = search_schedules(question, trained=self.trained).kernels
        return [*found, *self._in_c(found)]

    def _in_c(self, found: tuple[Variant, ...]) -> list[Variant]:
        try:
            find_toolchain(default_compiler(Language.C), self.target)
        except UsageError:
            return []
        return [replace(variant, language=Language.C) for variant in found[:_IN_C]]


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
