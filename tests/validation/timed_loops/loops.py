"""The loops of loops.toml, and what their arrays hold."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from chainline.codegen.buffer_alignment import PAGE_BYTES, placed

HERE = Path(__file__).parent
TYPES = {"double": np.float64, "float": np.float32, "int": np.int32, "char": np.uint8}
TEXT = b"a loop that is timed, line by line, says more than one that was read\n"
APART = 0x440
"""Arrays begin as far apart within a page as the simulation takes them to."""
ROW = 7
"""Entries of a row of the sparse matrix."""


@dataclass(frozen=True, slots=True)
class TimedLoop:
    """A function with a loop that matters, and how it is called.

    Attributes
    ----------
    name, symbol : str
        Of the loop, and of the function in the object file.
    source : str
        Of this folder, or below a folder of the user's.
    prototype, call : str
        In C; the call has `n` and arrays `a[0]`, `a[1]`, ...
    arrays : tuple of str
        Type, entries and content of each, such as "int n+1 rows".
    sizes : tuple of int
        Two values of n.
    """

    name: str
    symbol: str
    source: str
    prototype: str
    call: str
    arrays: tuple[str, ...]
    sizes: tuple[int, int]

    def with_source(self, source: str) -> TimedLoop:
        """Return the same function from another file of this folder."""
        return replace(self, source=source)

    @property
    def fortran(self) -> bool:
        """Whether it is in Fortran."""
        return self.source.endswith((".f", ".f90"))

    @property
    def own(self) -> bool:
        """Whether its source is in this folder."""
        return self.source.startswith("own/")


def load_loops(path: Path = HERE / "loops.toml") -> list[TimedLoop]:
    """Return all loops."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        TimedLoop(
            name,
            given.get("symbol", re.split(r"\(|\*| ", given["call"])[0]),
            given["source"],
            given["prototype"],
            given["call"],
            tuple(given["arrays"]),
            (given["sizes"][0], given["sizes"][1]),
        )
        for name, given in found.items()
    ]


def entries(said: str, n: int) -> int:
    """Return how many entries an array has.

    Examples
    --------
    >>> entries("2n", 8), entries("nn", 8), entries("n+1", 8), entries("256", 8)
    (16, 64, 9, 256)
    """
    match = re.fullmatch(r"(\d*)(n{0,2})(?:\+(\d+))?", said)
    assert match, said
    factor, power, more = match.groups()
    return int(factor or 1) * n ** len(power) + int(more or 0)


def laid_out(loop: TimedLoop, n: int, off_bytes: int = 0) -> list[np.ndarray]:
    """Return the arrays of a loop in one piece, each so many bytes behind where a cache line begins."""
    places = [(number * APART + off_bytes) % PAGE_BYTES for number in range(len(loop.arrays))]
    return placed([filled(said, n) for said in loop.arrays], places)


def filled(said: str, n: int) -> np.ndarray:
    """Return an array of a loop: numbers from 0.1 to 0.9, a text, rows of a sparse matrix or columns."""
    kind, size, *content = said.split()
    length, rng = entries(size, n), np.random.default_rng(1)
    if content == ["rows"]:
        return (np.arange(length) * ROW).astype(TYPES[kind])
    if content == ["index"]:
        return rng.integers(0, n, length).astype(TYPES[kind])
    if kind == "char":
        text = np.frombuffer((TEXT * (length // len(TEXT) + 1))[:length], np.uint8).copy()
        if content == ["string"]:
            text[-1] = 0
        return text
    if kind == "int":
        return np.zeros(length, TYPES[kind])
    return rng.uniform(0.1, 0.9, length).astype(TYPES[kind])
