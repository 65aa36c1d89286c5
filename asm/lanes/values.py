"""Values of vector lanes by name: which lane operation of which instruction made each.

A value is a number. Equal numbers are equal values: an operation on the same operands gets the
number that it got before, so that work done twice is seen. A vector register is a list of
granules, as wide as the narrowest floating-point element of the function (64 bits in code that
is all double precision); a wider element is joined from its granules and split again.
"""

from __future__ import annotations

from collections.abc import Sequence

ZERO = 0
"""The value of lanes that are zero by definition."""

Key = tuple[str | int, ...]


class ValueTable:
    """All values, each with the values that it was computed from.

    Examples
    --------
    >>> table = ValueTable()
    >>> a, b = table.fresh(), table.fresh()
    >>> product = table.operation(("multiply", a, b), position=7)
    >>> table.operation(("multiply", a, b), position=9) == product, table.repeated
    (True, {9: 1})
    >>> table.demanded_by_position({product})
    {7: 1}
    """

    def __init__(self) -> None:
        self._numbers: dict[Key, int] = {}
        self._operands: list[Key] = [()]
        self._origin: list[int] = [-1]  # position of the floating-point instruction, else -1
        self._parts: dict[int, tuple[int, int]] = {}
        self.repeated: dict[int, int] = {}

    def fresh(self) -> int:
        """Return a value that equals no other: an input."""
        self._operands.append(())
        self._origin.append(-1)
        return len(self._origin) - 1

    def value(self, key: Key) -> int:
        """Return the value of something that is not counted: `key` is a name and operands."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._origin)
            self._operands.append(key)
            self._origin.append(-1)
        return number

    def operation(self, key: Key, position: int) -> int:
        """Return the value of a floating-point lane operation of the instruction at `position`."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._origin)
            self._operands.append(key)
            self._origin.append(position)
        else:
            self.repeated[position] = self.repeated.get(position, 0) + 1
        return number

    def join(self, granules: Sequence[int]) -> int:
        """Return the value of an element made of granules."""
        if len(granules) == 1:
            return granules[0]
        whole, _ = self._parts.get(granules[0], (-1, 0))
        if all(self._parts.get(granule) == (whole, n) for n, granule in enumerate(granules)):
            return whole
        return self.value(("join", *granules))

    def split(self, element: int, count: int) -> list[int]:
        """Return the granules of an element."""
        if count == 1:
            return [element]
        granules = [self.value((f"part {n}", element)) for n in range(count)]
        self._parts.update((granule, (element, n)) for n, granule in enumerate(granules))
        return granules

    def demanded_by_position(self, results: set[int]) -> dict[int, int]:
        """Return, by instruction, the counted operations that `results` were computed from."""
        demanded = bytearray(len(self._origin))
        for number in results:
            demanded[number] = 1
        totals: dict[int, int] = {}
        for number in range(len(self._origin) - 1, 0, -1):  # operands have lower numbers
            if not demanded[number]:
                continue
            for operand in self._operands[number][1:]:
                demanded[operand] = 1  # type: ignore[index]
            if (position := self._origin[number]) >= 0:
                totals[position] = totals.get(position, 0) + 1
        return totals
