"""Every schedule that is worth generating: which tiles fit into the registers, which passes go together.

The space of one order is a union of products: for each width, tail, split, number of elements
and order of passes, the product of the register tiles of each pass. So it is counted and
sampled without being listed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import prod

from ...errors import UsageError
from ..splits import Split, balanced_splits
from ..target import Target
from ..variant import DType, Language, Mode, Variant
from .pass_tiles import pass_options
from .schedule import WIDTHS, Pass, Schedule, Shape, Tail

MAX_PARTS = 4
"""Most parts of a split: beside jammed outputs, which are chains of their own, more are idle."""
_TRIES = 100
"""Draws in vain after which the variants of some passes are taken to be drawn out."""
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


@dataclass(frozen=True, slots=True)
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
