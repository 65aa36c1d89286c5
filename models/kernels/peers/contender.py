"""Contenders of a comparison and their kernels.

A contender is a name under which one figure per order is reported. A library has one kernel.
A compiler has two contenders: its autovectorised unsplit kernel, and the best of its splits.
Ours is the best of the candidates in explicit vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ....codegen.assembly import Binary
from ....codegen.compilers import compiler_language, default_compiler
from ....codegen.peers.einsum import einsum_binary
from ....codegen.peers.gemm import find_library
from ....codegen.peers.gemm_library import GemmLibrary
from ....codegen.render import render
from ....codegen.splits import Split, balanced_splits, partitions
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language, Mode, Variant
from ....errors import ChainlineError, UsageError, argument
from .names import COMPILERS, EINSUM, LIBRARIES, PEERS, SPLIT_SUFFIX, VECTORS

ALL_SPLITS_UP_TO = 5
"""Order up to which every split is tried; above, the balanced ones alone."""

Candidates = Callable[[int], list[Variant]]
"""Kernels in explicit vectors to be tried for an order."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
