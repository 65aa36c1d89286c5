"""Inner products side by side: terms come one index at a time, each to the accumulator of its part."""

from __future__ import annotations

from ..splits import Split, terms_by_part
from .builder import Builder


class Sums:
    """Accumulators of `count` inner products, cut into the parts of a split.

    The parts take turns, so that terms which follow each other in a part stand apart in the
    program.
    """

    def __init__(self, builder: Builder, split: Split, count: int) -> None:
        self._builder = builder
        self._parts = terms_by_part(split)
        self._values: list[list[str | None]] = [[None] * len(self._parts) for _ in range(count)]

    @property
    def order(self) -> list[int]:
        """Indices of the terms, the parts by turns."""
        longest = max(map(len, self._parts))
        return [part[turn] for turn in range(longest) for part in self._parts if turn < len(part)]

    def add(self, position: int, term: int, left: str, right: str) -> None:
        """Add a term to the inner product at a position.

        Parameters
        ----------
        position : int
            Place of the inner product.
        term : int
            Place of the term in it.
        left, right : str
            Names of the factors.
        """
        part = next(number for number, terms in enumerate(self._parts) if term in terms)
        values = self._values[position]
        values[part] = self._builder.multiply_add(left, right, values[part])

    def total(self, position: int) -> str:
        """Return the sum of the parts, added as a tree."""
        values = [value for value in self._values[position] if value is not None]
        while len(values) > 1:
            paired = [self._builder.add(a, b) for a, b in zip(values[::2], values[1::2], strict=False)]
            values = paired + values[len(paired) * 2 :]
        return values[0]
