"""Loop nests over arrays with affine indices: the form in which memory traffic is derived.

A nest is a small tree::

    Node  = Loop | Access
    Loop  = variable, trip count, body: one node after the other
    Access = an array at one index per dimension, read or written
    Index = offset + sum of coefficient * loop variable
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ...errors import UsageError


@dataclass(frozen=True, slots=True)
class Array:
    """A row-major array: `shape` outermost dimension first, the last one contiguous."""

    name: str
    shape: tuple[int, ...]
    entry_bytes: int = 8


@dataclass(frozen=True, slots=True)
class Index:
    """`offset + sum of coefficient * variable`, in entries of one dimension."""

    terms: tuple[tuple[str, int], ...] = ()
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Access:
    """One reference to an array; a store to a line that is not cached fetches it first."""

    array: Array
    indices: tuple[Index, ...]
    store: bool = False


@dataclass(frozen=True, slots=True)
class Loop:
    """`trip` iterations of `body`, the variable counting from 0."""

    variable: str
    trip: int
    body: tuple[Node, ...]


Node: TypeAlias = Loop | Access


def at(*variables: str, offsets: tuple[int, ...] = ()) -> tuple[Index, ...]:
    """Return one index for each dimension: a variable plus an offset.

    Examples
    --------
    >>> at("j", "i", offsets=(0, -1))
    (Index(terms=(('j', 1),), offset=0), Index(terms=(('i', 1),), offset=-1))
    """
    shifts = offsets or (0,) * len(variables)
    return tuple(Index(((variable, 1),), shift) for variable, shift in zip(variables, shifts, strict=True))


def nested(trips: dict[str, int], *body: Node) -> Loop:
    """Return loops around a body, the first variable outermost."""
    nodes = body
    for variable, trip in reversed(trips.items()):
        nodes = (Loop(variable, trip, nodes),)
    outermost = nodes[0]
    if not isinstance(outermost, Loop):
        raise UsageError("a loop nest needs at least one loop: name its variable and trip count")
    return outermost


def accesses(
    nodes: tuple[Node, ...], loops: tuple[Loop, ...] = ()
) -> Iterator[tuple[Access, tuple[Loop, ...]]]:
    """Yield every access below `nodes` with the loops around it, outermost first."""
    for node in nodes:
        if isinstance(node, Access):
            yield node, loops
        else:
            yield from accesses(node.body, (*loops, node))


def without_single_trips(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return the nodes with every loop of one iteration replaced by its body."""
    kept: list[Node] = []
    for node in nodes:
        if isinstance(node, Access):
            kept.append(node)
        else:
            body = without_single_trips(node.body)
            kept.extend(body if node.trip == 1 else (Loop(node.variable, node.trip, body),))
    return tuple(kept)


def check_nest(nodes: tuple[Node, ...]) -> None:
    """Check what the derivation of traffic takes for granted.

    Raises
    ------
    UsageError
        If an access has not one index a dimension, leaves its array, or skips entries: the
        index set of every dimension must be an interval, at every depth of the nest.
    """
    for access, loops in accesses(nodes):
        array = access.array
        if len(access.indices) != len(array.shape):
            what = f"{len(access.indices)} indices, {len(array.shape)} dimensions"
            raise UsageError(f"array {array.name}: {what}")
        for dimension, (index, extent) in enumerate(zip(access.indices, array.shape, strict=True)):
            _check_index(f"array {array.name}, dimension {dimension}", index, extent, loops)


def _check_index(where: str, index: Index, extent: int, loops: tuple[Loop, ...]) -> None:
    coefficients = dict(index.terms)
    if unknown := coefficients.keys() - {loop.variable for loop in loops}:
        raise UsageError(f"{where}: no loop runs {', '.join(sorted(unknown))} around it")
    span = 1
    for loop in reversed(loops):  # innermost first
        coefficient = coefficients.get(loop.variable, 0)
        if coefficient < 0 or coefficient > span:
            raise UsageError(
                f"{where}: loop {loop.variable} steps by {coefficient} entries, but the loops inside it "
                f"cover {span}; only gap-free forward sweeps are analysed"
            )
        span += coefficient * (loop.trip - 1)
    if index.offset < 0 or index.offset + span > extent:
        last = index.offset + span - 1
        raise UsageError(f"{where}: indices {index.offset} to {last} leave 0 to {extent - 1}")
