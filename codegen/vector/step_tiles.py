"""Tiles of steps: all that fit the registers of a target, in the order of their estimated cycles.

The estimate is one for any core: two products or two loads a cycle, one store, five operations in all.
It orders tiles before one that knows the core, or a measurement, decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ...records import replace
from .matrix_loads import entries_used, even_odd_possible, half_sizes
from .operator_kernel import lower_step
from .plan import Form, Step, Tile, used_by
from .products import overwrites
from .program import (
    Add,
    Broadcast,
    Launder,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Statement,
    Store,
    Subtract,
    count_used,
    count_uses,
    walk,
)
from .row_vectors import row_vectors
from .schedule import Tail


def registers_needed(step: Step, tile: Tile, lanes: int) -> int:
    """Return the largest number of live vectors of a tile: sums, points and a matrix entry.

    Parameters
    ----------
    step : Step
    tile : Tile
    lanes : int
        Lanes of a vector.
    """
    sides = 2 if tile.even_odd else 1
    if tile.form is Form.ROWS:
        rows = half_sizes(step.matrix)[0] if tile.even_odd else step.matrix.rows
        vectors = len(row_vectors(rows, 1, lanes, Tail.MASK))
        return sides * tile.outputs * vectors * tile.parts + vectors + sides
    points = sides * tile.vectors
    if tile.held:
        points = tile.vectors * step.matrix.columns
    if tile.form is Form.TURNED and not tile.wide:
        points = tile.vectors * step.matrix.columns
    if tile.sums and not tile.held:
        points += tile.vectors  # a sum that is taken off others, or of all points
    if step.second is not None:  # a line between both matrices
        points += tile.vectors * step.matrix.rows
    return sides * tile.outputs * tile.vectors * tile.parts + points + (not tile.wide) + tile.kept


_MOST_VECTORS = 4
_FEW_LINES = 4
"""Vectors of a step for which no entries are kept."""
_A_SPILL = 2.0
"""Cycles that a vector which finds no register costs, in each tile."""


@lru_cache(maxsize=4096)
def ranked_tiles(
    step: Step,
    lanes: int,
    interlaced: int,
    registers: int,
    *,
    even_odd: bool,
    parts: int = 1,
    wide: bool = False,
) -> tuple[tuple[float, Tile], ...]:
    """Return the tiles of a step with their estimated cycles, the fastest first; at least one.

    Parameters
    ----------
    step : Step
    lanes : int
        Lanes of a vector.
    interlaced : int
        Elements of a block.
    registers : int
        Vector registers of the target.
    even_odd : bool
        True to take the even-odd form where the matrix allows it.
    parts : int
        Parts of every inner product.
    wide : bool
        True to try tiles with entries of the matrix in all lanes, too.
    """
    found = [
        (estimated_cycles(step, tile, lanes, interlaced, registers), tile)
        for tile in tiles(step, lanes, interlaced, registers, even_odd=even_odd, parts=parts, wide=wide)
    ]
    return tuple(sorted(found, key=lambda pair: (pair[0], pair[1].held)))


def tiles(
    step: Step,
    lanes: int,
    interlaced: int,
    registers: int,
    *,
    even_odd: bool,
    parts: int = 1,
    wide: bool = False,
) -> Iterator[Tile]:
    """Yield the tiles of a step that fit the registers, and the smallest of each form.

    Parameters
    ----------
    step : Step
    lanes : int
        Lanes of a vector.
    interlaced : int
        Elements of a block.
    registers : int
        Vector registers of the target.
    even_odd : bool
        True to take the even-odd form where the matrix allows it.
    parts : int
        Parts of every inner product.
    wide : bool
        True to try tiles with entries of the matrix in all lanes, too.
    """
    matrix = step.matrix
    halved = even_odd and all(map(even_odd_possible, step.matrices))
    rows = -(-matrix.rows // 2) if halved else matrix.rows
    length = step.after * step.before * interlaced
    forms = [Form.ACROSS] if step.after * interlaced > 1 else [Form.TURNED, Form.ROWS]
    for form in forms:
        if form is Form.ROWS and (matrix.transposed or (matrix.row_major and not halved)):
            continue
        if step.second is not None and form is not Form.ACROSS:
            continue
        most = min(step.before, 8) if form is Form.ROWS else rows
        known = halved and form is not Form.ROWS and any(m.row_sum is not None for m in step.matrices)
        for outputs, sums in product(range(1, most + 1), (False, True) if known else (False,)):
            for vectors in (1,) if form is Form.ROWS else range(1, _MOST_VECTORS + 1):
                for pack in _packs(step, form, lanes, interlaced):
                    tile = Tile(form, vectors, outputs, pack, parts, halved, sums)
                    held = form is Form.ACROSS and outputs < rows
                    # vectors enough that reading entries before them pays
                    enough = form is Form.ACROSS and vectors == pack == 1 and length > _FEW_LINES * lanes
                    smallest = outputs == vectors == pack == 1
                    for found in (
                        tile,
                        *(_wide(tile) if wide else ()),
                        *([replace(tile, held=True)] if held else []),
                        *(_keeping(tile, step, lanes, registers) if enough else []),
                    ):
                        if step.in_place and step.second is None and not overwrites(matrix, found):
                            continue
                        if (smallest and not found.kept) or registers_needed(step, found, lanes) < registers:
                            yield found


def _keeping(tile: Tile, step: Step, lanes: int, registers: int) -> Iterator[Tile]:
    """Yield the tile with entries in the registers that are left, each of which saves a load a line."""
    entries = sum(1 for _ in entries_used(used_by(tile, step.matrix), even_odd=tile.even_odd))
    for found in (tile, replace(tile, held=True)):
        if found.held and (tile.outputs > 1 or entries == tile.outputs):
            continue
        left = registers - 1 - registers_needed(step, found, lanes)
        if left > 0:
            yield replace(found, kept=min(left, entries))


def _wide(tile: Tile) -> list[Tile]:
    """Return the tile that reads entries in all lanes, where each is read once: products read them then."""
    return [replace(tile, wide=True)] if tile.vectors == 1 and tile.form is not Form.ROWS else []


def _packs(step: Step, form: Form, lanes: int, interlaced: int) -> list[int]:
    """Return the numbers of lines to pack: as many as fill vectors, or two that end in half a vector."""
    length = step.after * interlaced
    if form is not Form.ACROSS or step.before == 1:
        return [1]
    if length >= lanes:
        return [1, 2] if length % lanes == lanes // 2 > 1 else [1]
    return sorted({1, min(step.before, -(-lanes // length)), min(step.before, lanes)})


def estimated_cycles(step: Step, tile: Tile, lanes: int, interlaced: int, registers: int) -> float:
    """Return the estimated cycles of a step for one element or block, by the count of its operations.

    Parameters
    ----------
    step : Step
    tile : Tile
    lanes : int
        Lanes of a vector.
    interlaced : int
        Elements of a block.
    registers : int
        Vector registers of the target.
    """
    body = lower_step(step, tile, lanes, interlaced).loops[0].body
    missing = max(0, registers_needed(step, tile, lanes) - registers + 1)
    return estimated_cycles_of(body, missing, reads_entries=tile.wide)


def estimated_cycles_of(
    body: tuple[Statement, ...], missing: int = 0, *, reads_entries: bool = False
) -> float:
    """Return the estimated cycles of statements.

    Parameters
    ----------
    body : tuple of Statement
    missing : int
        Registers that every tile needs beyond those of the target.
    reads_entries : bool
        True where products read entries of matrices from memory.
    """
    counted = count_used(body, count_uses(list(walk(body))))
    del counted[None]
    products = counted[MultiplyAdd] + counted[Multiply]
    sums = counted[Add] + counted[Subtract]
    loads = counted[Load] + counted[Broadcast]
    total = sum(counted.values()) - counted[Launder] - counted[Loop] - (products if reads_entries else 0)
    ports = [(products + sums / 2 + counted[Permute] / 2) / 2, loads / 2, counted[Store], total / 5]
    spilled = missing * counted[Launder]
    return max(ports) + 0.1 * sum(ports) + _A_SPILL * spilled + 2 * counted[Loop] / 5
