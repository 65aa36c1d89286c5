"""Labels, functions and sizes of a listing while it is read; positions count the instructions before."""

from __future__ import annotations

from ..patterns import pattern
from .listing_record import Function

_NUMERIC_TARGET = pattern(r"([0-9]+)([bf])")


class Symbols:
    """The labels met so far, and the directives about them.

    Examples
    --------
    >>> symbols = Symbols()
    >>> symbols.define("1", 0); symbols.resolve("1b"), symbols.resolve("1f")
    ('1.1', '1.2')
    """

    def __init__(self) -> None:
        self.labels: dict[str, int] = {}
        self._numeric: dict[str, int] = {}
        self._declared: set[str] = set()  # global, or typed as a function
        self._sizes: dict[str, int] = {}
        self._here: list[str] = []
        self._here_at = -1

    def define(self, name: str, position: int) -> None:
        """Put a label before the instruction that comes next."""
        if name.isdecimal():  # may be defined again: each definition gets its own name
            self._numeric[name] = self._numeric.get(name, 0) + 1
            name = f"{name}.{self._numeric[name]}"
        self.labels[name] = position
        if self._here_at != position:
            self._here, self._here_at = [], position
        self._here.append(name)

    def take(self, position: int) -> list[str]:
        """Return the labels that stand right before the instruction that comes next, each once."""
        labels, self._here = self._here if self._here_at == position else [], []
        return labels

    def resolve(self, target: str) -> str:
        """Return the label that a branch target means: `1b` the last `1:`, `1f` the next one."""
        if target[0] not in "0123456789":
            return target
        match = _NUMERIC_TARGET.fullmatch(target)
        if match is None:
            return target
        return f"{match[1]}.{self._numeric.get(match[1], 0) + (match[2] == 'f')}"

    def declare(self, name: str) -> None:
        """Take note that a symbol is global or a function."""
        self._declared.add(name)

    def size(self, name: str, position: int) -> None:
        """Take note of where a function ends."""
        self._sizes[name] = position

    def functions(self, count: int) -> tuple[Function, ...]:
        """Return the functions among `count` instructions, in order."""
        starts: dict[int, str] = {}
        for name, index in self.labels.items():
            if name in self._declared and index < count:
                starts.setdefault(index, name)  # the first of several names of one address
        if not starts:
            # A fragment without symbols: all of it, under its first label if that stands first.
            name = next((name for name, index in self.labels.items() if index == 0), ".text")
            starts = {0: name}
        ordered = sorted(starts)
        ends = [*ordered[1:], count]
        sizes = (self._sizes.get(starts[start], count) for start in ordered)
        return tuple(
            Function(starts[start], start, min(size, end) if size > start else end)
            for start, end, size in zip(ordered, ends, sizes, strict=True)
        )
