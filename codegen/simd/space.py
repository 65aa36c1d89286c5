"""Every schedule that is worth generating: which tiles fit into the registers, which passes go together.

The space of one order is a union of products: for each width, tail, split, number of elements
and order of passes, the product of the register tiles of each pass. So it is counted without
being listed, and sampled evenly.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product
from math import prod

from ...errors import UsageError
from ..splits import Split, balanced_splits
from ..target import Target
from ..variant import DType, Language, Mode, Variant
from .registers import MASK_REGISTERS, masks_needed, registers_needed
from .schedule import WIDTHS, Pass, Schedule, Tail
from .shape import Shape
from .tiles import evenly, row_vectors

MAX_PARTS = 4
"""Most parts of a split: beside jammed outputs, which are chains of their own, more are idle."""
MAX_BATCH_ENTRIES = 1024
"""Entries of the elements that are walked over together: few enough to stay in the nearest cache."""


@dataclass(frozen=True, slots=True)
class Family:
    """Schedules that differ in the tiles of their passes alone."""

    width: int
    tail: Tail
    split: Split
    elements: int
    by_plane: bool
    options: tuple[tuple[Pass, ...], ...]

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
        return Schedule(self.width, self.tail, tuple(reversed(chosen)), self.by_plane, self.elements), self.split


@dataclass(frozen=True, slots=True)
class Space:
    """All schedules of one order, mode and type on a target.

    Attributes
    ----------
    order : int
        Polynomial order.
    families : tuple of Family
        Whose union it is.
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
        """Return a variant by its number, 0 to `count - 1`."""
        for family in self.families:
            if number < family.count:
                return self._variant(*family.member(number))
            number -= family.count
        raise IndexError("beyond the last variant")

    def sample(self, size: int, seed: int = 0) -> list[Variant]:
        """Return as many different variants, every one as likely as any other."""
        numbers = random.Random(seed).sample(range(self.count), min(size, self.count))
        return [self.member(number) for number in numbers]

    def _variant(self, schedule: Schedule, split: Split) -> Variant:
        return Variant(self.order, split, self.mode, self.language, self.dtype, schedule)


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
    widths : sequence of int, optional
        Bits of vectors to consider; all that the target has by default.

    Raises
    ------
    UsageError
        If the target lacks a width, or nothing fits.
    """
    for bits in widths:
        if bits not in WIDTHS or bits > target.vector_bits:
            raise UsageError(f"vector width {bits}: {target.name} has vectors of {target.vector_bits} bits")
    chosen = [bits for bits in (widths or WIDTHS) if dtype.bits <= bits <= target.vector_bits]
    families = tuple(
        family for bits in chosen for family in _families(order + 1, mode, bits, dtype, target.vector_registers)
    )
    if not families:
        raise UsageError(
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


@lru_cache(maxsize=4096)
def pass_options(modes: str, shape: Shape, registers: int, by_plane: bool = False) -> list[Pass]:
    """Return every register tile of a pass that fits, no two of them the same code."""
    return [
        item
        for item in _tiles(modes, shape, registers, by_plane)
        if registers_needed(item, shape) <= registers and masks_needed(item, shape) <= MASK_REGISTERS
    ]


def _tiles(modes: str, shape: Shape, registers: int, by_plane: bool) -> Iterator[Pass]:
    planes = 1 if by_plane and modes in "xy" else shape.elements * shape.np
    across = [size for size in range(1, shape.np + 1) if max(evenly(shape.np, size)) == size]
    many = range(1, registers)
    if modes == "xyz":
        yield Pass("xyz")
    elif modes == "xy":
        for vectors, outputs, held in product(many, across, (False, True)):
            if vectors <= planes:
                yield Pass("xy", vectors, outputs, held=held)
    elif modes == "x":
        columns = planes * shape.np
        for pack, outputs, held in product(_packs(shape.np, columns, shape), many, (False, True)):
            if outputs * pack <= columns:
                yield Pass("x", 1, outputs, pack, held=held)
        for vectors, outputs, held in product(many, across, (False, True)):
            if shape.lanes > 1 and (vectors == 1 or vectors * shape.lanes <= columns):
                yield Pass("x", vectors, outputs, transposed=True, held=held)
    elif modes == "y":
        for pack, vectors, outputs, held in product(
            _packs(shape.np, planes, shape), many, across, (False, True)
        ):
            if vectors * pack <= planes:
                yield Pass("y", vectors, outputs, pack, held=held)
    else:
        for pack in _packs(shape.plane, shape.elements, shape):
            strips = len(row_vectors(shape.plane, pack, shape.lanes, shape.tail))
            for vectors, outputs, held in product(range(1, min(strips, registers) + 1), across, (False, True)):
                yield Pass("z", vectors, outputs, pack, held=held)


def _packs(length: int, most: int, shape: Shape) -> list[int]:
    """Return how many rows to pack: 1, and every number that wastes fewer lanes than all smaller ones."""
    packs, least = [], float("inf")
    for pack in range(1, min(shape.lanes, most) + 1):
        vectors = -(-pack * length // shape.lanes) / pack
        if vectors < least:
            packs.append(pack)
            least = vectors
    return packs
