"""Every schedule that is worth generating: which tiles fit into the registers, which passes go together.

The space of one order is a union of products: for each width, tail, split, number of elements
and order of passes, the product of the register tiles of each pass. So it is counted and
sampled without being listed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product
from math import prod

from ...errors import UsageError
from ...records import record
from ..splits import Split, balanced_splits
from ..target import Target
from ..variant import DType, Language, Mode, Variant
from .row_vectors import evenly, row_vectors
from .schedule import WIDTHS, Pass, Schedule, Shape, Tail

MASK_REGISTERS = 7
"""Masks that can govern an operation: k1 to k7 of AVX-512, and of p0 to p7 of SVE all but the full one."""


def masks_needed(item: Pass, shape: Shape) -> int:
    """Return the number of masks of a pass: for parts of vectors, and where two columns meet.

    The low end of a vector needs none where it is itself a vector: 1, 2, 4 lanes.
    """
    if item.modes == "xyz" or item.transposed:
        return 1
    return _masks_of_rows(shape.plane if item.modes == "z" else shape.np, item.pack, shape.lanes, shape.tail)


@lru_cache(maxsize=4096)
def _masks_of_rows(length: int, rows: int, lanes: int, tail: Tail) -> int:
    masks = set()
    for pieces in row_vectors(length, rows, lanes, tail):
        for number, piece in enumerate(pieces):
            end = piece.lane + piece.length
            whole = end - piece.lane == lanes
            low = piece.lane == 0 and piece.length & (piece.length - 1) == 0
            if not whole and (number or not low):
                masks.add((piece.lane, end))
    return len(masks)


def registers_needed(item: Pass, shape: Shape) -> int:
    """Return the largest number of live vectors of the tiles of a pass.

    Accumulators of all parts of the split, data and operator entries of one term, and what is
    held; an operand that can stay in memory is counted as one register.
    """
    parts = len(shape.split)
    per_row = len(row_vectors(shape.np, 1, shape.lanes, shape.tail))
    if item.modes == "xyz":
        vectors = -(-shape.elements * shape.volume // shape.lanes)
        # each mode product reads all vectors while it makes as many
        return vectors * (1 + parts) + 2
    if item.modes == "xy":
        rows = item.vectors * shape.np * per_row
        held = shape.np * per_row if item.held else per_row
        return (
            rows
            + max(item.outputs * per_row * (parts - 1) + held, item.outputs * item.vectors * per_row * parts)
            + 1
        )
    if item.transposed:
        blocks = item.vectors * shape.np
        held = shape.np**2 if item.held else 1
        return 2 * blocks + item.outputs * item.vectors * (parts - 1) + held
    if item.modes == "x":
        vectors = len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail))
        held = shape.np if item.held else 1
        return item.outputs * vectors * parts + held * vectors + item.pack
    if item.modes == "y":
        vectors = item.vectors * len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail))
    else:
        vectors = item.vectors
    return item.outputs * vectors * parts + vectors + (shape.np**2 if item.held else 1)


def tile_chains(item: Pass, shape: Shape) -> int:
    """Return the number of independent FMA chains of a pass: outputs times vectors times parts."""
    parts = len(shape.split)
    per_row = len(row_vectors(shape.np, 1, shape.lanes, shape.tail))
    if item.modes == "xyz":
        return -(-shape.elements * shape.volume // shape.lanes) * parts
    if item.modes == "x" and not item.transposed:
        return item.outputs * len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail)) * parts
    if item.modes == "y":
        per_row = len(row_vectors(shape.np, item.pack, shape.lanes, shape.tail))
        return item.outputs * item.vectors * per_row * parts
    return item.outputs * item.vectors * parts * (per_row if item.modes == "xy" else 1)


@lru_cache(maxsize=4096)
def pass_options(modes: str, shape: Shape, registers: int, by_plane: bool = False) -> list[Pass]:
    """Return every register tile of a pass that fits, no two of them the same code.

    Parameters
    ----------
    modes : str
        Of the pass: "x", "y", "z", "xy" or "xyz".
    shape : Shape
        Sizes, lanes, split and tail.
    registers : int
        Vector registers of the target.
    by_plane : bool
        The pass walks over one plane at a time, where it does x or y.
    """
    planes = 1 if by_plane and modes in "xy" else shape.elements * shape.np
    tiles = {"x": _rows, "y": _planes, "z": _strips, "xy": _fused_planes, "xyz": _whole}[modes]
    return [
        item
        for item in tiles(shape, registers, planes)
        if registers_needed(item, shape) <= registers and masks_needed(item, shape) <= MASK_REGISTERS
    ]


def _whole(_shape: Shape, _registers: int, _planes: int) -> Iterator[Pass]:
    yield Pass("xyz")


def _fused_planes(shape: Shape, registers: int, planes: int) -> Iterator[Pass]:
    for vectors in range(1, min(registers, planes) + 1):
        for outputs, held in product(_even_sizes(shape.np), (False, True)):
            yield Pass("xy", vectors, outputs, held=held)
            if 2 * outputs <= shape.np:
                yield Pass("xy", vectors, outputs, rolled=True, held=held)


def _rows(shape: Shape, registers: int, planes: int) -> Iterator[Pass]:
    columns = planes * shape.np
    for pack in _packs(shape.np, columns, shape):
        for outputs, held in product(range(1, min(registers, columns // pack) + 1), (False, True)):
            yield Pass("x", 1, outputs, pack, held=held)
    if shape.lanes > 1:
        for vectors in range(1, max(1, min(registers, columns // shape.lanes)) + 1):
            for outputs, held in product(_even_sizes(shape.np), (False, True)):
                yield Pass("x", vectors, outputs, transposed=True, held=held)


def _planes(shape: Shape, registers: int, planes: int) -> Iterator[Pass]:
    for pack in _packs(shape.np, planes, shape):
        for vectors in range(1, min(registers, planes // pack) + 1):
            yield from _across("y", vectors, pack, shape)


def _strips(shape: Shape, registers: int, _planes: int) -> Iterator[Pass]:
    for pack in _packs(shape.plane, shape.elements, shape):
        strips = len(row_vectors(shape.plane, pack, shape.lanes, shape.tail))
        for vectors in range(1, min(strips, registers) + 1):
            yield from _across("z", vectors, pack, shape)


def _across(modes: str, vectors: int, pack: int, shape: Shape) -> Iterator[Pass]:
    """Yield the tiles of modes y and z along their outputs: one behind the other, or a loop of them."""
    for outputs in range(1, shape.np + 1):
        if outputs in _even_sizes(shape.np):
            for held in (False, True):
                yield Pass(modes, vectors, outputs, pack, held=held)
        if 2 * outputs <= shape.np:
            yield Pass(modes, vectors, outputs, pack, rolled=True)


@lru_cache
def _even_sizes(total: int) -> tuple[int, ...]:
    """Return the sizes of tiles that cut a range differently, each tile as equal as can be."""
    return tuple(size for size in range(1, total + 1) if max(evenly(total, size)) == size)


def _packs(length: int, most: int, shape: Shape) -> list[int]:
    """Return the numbers of rows to pack: 1, and each that wastes fewer lanes than all smaller ones."""
    packs, least = [], float("inf")
    for pack in range(1, min(shape.lanes, most) + 1):
        vectors = -(-pack * length // shape.lanes) / pack
        if vectors < least:
            packs.append(pack)
            least = vectors
    return packs


MAX_PARTS = 4
"""Most parts of a split: beside jammed outputs, which are chains of their own, more are idle."""
_TRIES = 100
"""Draws in vain after which the variants of some passes are taken to be drawn out."""
MAX_BATCH_ENTRIES = 1024
"""Entries of the elements that are walked over together: few enough to stay in the nearest cache."""


@record
class Family:
    """Schedules that differ in the tiles of their passes alone."""

    width: int
    tail: Tail
    split: Split
    elements: int
    by_plane: bool
    options: tuple[tuple[Pass, ...], ...]

    @property
    def modes(self) -> tuple[str, ...]:
        """Modes of the passes, in their order."""
        return tuple(options[0].modes for options in self.options)

    @property
    def count(self) -> int:
        """Number of schedules."""
        return prod(map(len, self.options))

    def member(self, number: int) -> tuple[Schedule, Split]:
        """Return one of the schedules by its number, and its split."""
        chosen = []
        for options in reversed(self.options):
            number, index = divmod(number, len(options))
            chosen.append(options[index])
        return Schedule(
            self.width, self.tail, tuple(reversed(chosen)), self.by_plane, self.elements
        ), self.split


@record
class Space:
    """All schedules of one order, mode and type on a target.

    Attributes
    ----------
    order : int
        Polynomial order.
    families : tuple of Family
        Families whose union it is.
    """

    order: int
    mode: Mode
    language: Language
    dtype: DType
    families: tuple[Family, ...]

    @property
    def count(self) -> int:
        """Number of variants."""
        return sum(family.count for family in self.families)

    def member(self, number: int) -> Variant:
        """Return a variant by its number, 0 to `count - 1`.

        Raises
        ------
        IndexError
            If the number is larger.
        """
        for family in self.families:
            if number < family.count:
                return self._variant(*family.member(number))
            number -= family.count
        raise IndexError("beyond the last variant")

    def sample(self, size: int, seed: int = 0) -> list[Variant]:
        """Return different variants drawn at random, fewer if there are not as many.

        The passes are drawn first, so that those of few tiles, which keep planes or elements in
        registers, come as often as the others; among the variants of some passes each is as likely
        as any other.
        """
        draw = random.Random(seed)
        left = [list(group) for group in self._by_passes().values()]
        drawn: dict[Variant, None] = {}
        while left and len(drawn) < size:
            group = draw.choice(left)
            known = len(drawn)
            for _ in range(_TRIES):
                drawn[self._drawn(group, draw)] = None
                if len(drawn) > known:
                    break
            else:
                left.remove(group)
        return list(drawn)

    def _by_passes(self) -> dict[tuple[str, ...], list[Family]]:
        groups: dict[tuple[str, ...], list[Family]] = {}
        for family in self.families:
            groups.setdefault(family.modes, []).append(family)
        return groups

    def _drawn(self, families: Sequence[Family], draw: random.Random) -> Variant:
        (family,) = draw.choices(families, [family.count for family in families])
        return self._variant(*family.member(draw.randrange(family.count)))

    def _variant(self, schedule: Schedule, split: Split) -> Variant:
        return Variant(self.order, split, self.mode, self.language, self.dtype, schedule)


class NoScheduleError(UsageError):
    """No kernel in explicit vectors fits the registers of a target."""


def schedule_space(
    order: int,
    target: Target,
    mode: Mode = Mode.ELEMENT,
    dtype: DType = DType.FLOAT64,
    language: Language = Language.LLVM,
    widths: Sequence[int] = (),
) -> Space:
    """Return every schedule that fits the registers of a target.

    Parameters
    ----------
    order : int
        Polynomial order.
    target : Target
        Processor that code is compiled for.
    mode : Mode
        Directions of the kernel.
    dtype : DType
        Type of the entries.
    language : Language
        Language of the source.
    widths : sequence of int, optional
        Bits of vectors to consider; all that the target has by default.

    Raises
    ------
    UsageError
        If the target lacks a width.
    NoScheduleError
        If nothing fits.
    """
    for bits in widths:
        if bits not in WIDTHS or bits > target.vector_bits:
            raise UsageError(f"vector width {bits}: {target.name} has vectors of {target.vector_bits} bits")
    chosen = [bits for bits in (widths or WIDTHS) if dtype.bits <= bits <= target.vector_bits]
    families = tuple(
        family
        for bits in chosen
        for family in _families(order + 1, mode, bits, dtype, target.vector_registers)
    )
    if not families:
        raise NoScheduleError(
            f"order {order}, {mode}, {dtype}: no schedule fits vectors of {list(chosen)} bits and "
            f"{target.vector_registers} registers; allow other widths"
        )
    return Space(order, mode, language, dtype, families)


def _families(np: int, mode: Mode, width: int, dtype: DType, registers: int) -> Iterator[Family]:
    lanes = width // dtype.bits
    tails = [Tail.MASK, Tail.OVERLAP] if lanes < np and np % lanes else [Tail.MASK]
    splits = balanced_splits(np, MAX_PARTS)
    batches = [size for size in (1, 2, 4, 8) if size == 1 or size * np**3 <= MAX_BATCH_ENTRIES]
    for tail, split, elements in product(tails, splits, batches):
        shape = Shape(np, lanes, split, tail, elements)
        for modes, by_plane in _orders(mode):
            options = tuple(tuple(pass_options(item, shape, registers, by_plane)) for item in modes)
            if all(options):
                yield Family(width, tail, split, elements, by_plane, options)


def _orders(mode: Mode) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield the passes in every order, and whether x and y take turns plane by plane."""
    if mode is not Mode.ELEMENT:
        yield (str(mode),), False
        return
    for order in permutations("xyz"):
        yield order, False
        if order.index("z") != 1:
            yield order, True
    yield from [(("xy", "z"), False), (("z", "xy"), False), (("xyz",), False)]
