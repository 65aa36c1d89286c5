"""Contenders of a comparison and their kernels: ours from the search of the full space, or from a file.

A contender is a name under which one figure per order is reported. A library has one kernel.
A compiler has two contenders: its autovectorised unsplit kernel, and the best of its splits.
Ours is the best of the candidates in explicit vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ....analysis.machine.record import Machine
from ....codegen.assembly import Binary
from ....codegen.cache import content_key
from ....codegen.compilers import GemmLibrary, compiler_language, default_compiler
from ....codegen.peers.baselines import einsum_binary, find_library
from ....codegen.render import render
from ....codegen.splits import Split, balanced_splits, parse_split, partitions
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language, Mode, Variant
from ....codegen.vector.schedule import parse_schedule
from ....errors import ChainlineError, UsageError, argument
from ....files.untrusted import csv_cells, read_text
from ....records import record, replace
from ....version import __version__
from ..predictions.model import COMPILERS, EINSUM, LIBRARIES, PEERS, SPLIT_SUFFIX, VECTORS, KernelSpace, Model
from ..ranking.best import search_schedules
from ..ranking.request import Question

if TYPE_CHECKING:
    from ..learned.stored.trained import TrainedModel


ALL_SPLITS_UP_TO = 5
"""Order up to which every split is tried; above, the balanced ones alone."""

Candidates = Callable[[int], list[Variant]]
"""Kernels in explicit vectors to be tried for an order."""


@record
class Entry:
    """One kernel of a contender.

    Attributes
    ----------
    contender : str
        Under whose name it runs.
    tool : str
        The compiler or library that makes it.
    """

    contender: str
    tool: str
    variant: Variant


@record
class BuiltEntry:
    """Entry and its compiled kernel; `problem` says why there is none."""

    entry: Entry
    binary: Binary | None
    problem: str | None = None


def present_peers(names: Sequence[str], target: Target) -> tuple[list[str], list[str]]:
    """Return the peers that are installed, and one line for each that is not.

    Raises
    ------
    UsageError
        If a name is unknown or no peer is left.
    """
    present, notices = [], []
    for name in dict.fromkeys(names):
        if name not in PEERS:
            raise UsageError(f"{argument('peers')} {name!r}: choose among {', '.join(PEERS)}")
        try:
            _require(name, target)
            present.append(name)
        except UsageError as error:
            notices.append(f"without {name}: {error}")
    if not present:
        raise UsageError(f"{argument('peers')}: none is installed: {'; '.join(notices)}")
    return present, notices


def _require(name: str, target: Target) -> None:
    if name in COMPILERS:
        find_toolchain(name, target)
    elif name != EINSUM:
        find_library(GemmLibrary(name))


def entries_of(order: int, dtype: DType, peers: Sequence[str], candidates: Candidates) -> list[Entry]:
    """Return every kernel of the contenders for an order, contender by contender, ours last.

    Parameters
    ----------
    order : int
        Polynomial order.
    dtype : DType
    peers : sequence of str
        Libraries and compilers.
    candidates : callable
        Returns our kernels for an order.
    """
    unsplit = (order + 1,)
    entries = []
    for name in peers:
        if name not in COMPILERS:
            entries.append(Entry(name, name, Variant(order, unsplit, Mode.ELEMENT, Language.C, dtype)))
            continue
        for split in splits_to_try(order):
            contender = name if split == unsplit else split_contender(name)
            variant = Variant(order, split, Mode.ELEMENT, compiler_language(name), dtype)
            entries.append(Entry(contender, name, variant))
    return [*entries, *(Entry(VECTORS, default_compiler(v.language), v) for v in candidates(order))]


def split_contender(compiler: str) -> str:
    """Return the name under which the best split of a compiler runs."""
    return f"{compiler}{SPLIT_SUFFIX}"


def splits_to_try(order: int) -> list[Split]:
    """Return the splits that autovectorising compilers are given, unsplit first.

    Examples
    --------
    >>> splits_to_try(2)
    [(3,), (2, 1), (1, 1, 1)]
    >>> splits_to_try(9)
    [(10,), (5, 5), (4, 3, 3), (3, 3, 2, 2)]
    """
    np = order + 1
    if order <= ALL_SPLITS_UP_TO:
        return list(partitions(np))
    return balanced_splits(np)


def build_entry(job: tuple[Entry, Target]) -> BuiltEntry:
    """Return an entry with its binary, or with the reason why there is none."""
    entry, target = job
    try:
        return BuiltEntry(entry, _build(entry, target))
    except ChainlineError as error:
        return BuiltEntry(entry, None, str(error))


def _build(entry: Entry, target: Target) -> Binary:
    if entry.tool == EINSUM:
        return einsum_binary(entry.variant)
    if entry.tool in LIBRARIES:
        return find_library(GemmLibrary(entry.tool)).build(entry.variant)
    return find_toolchain(entry.tool, target).build(render(entry.variant), target)


_IN_C = 8
"""Kernels, the first ranked, that are built from C too: compilers allot registers differently."""


@record
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
