"""Builder of a vector program: appends statements, and assembles vectors from runs of entries.

`Sums` builds several inner products at once: terms come one index at a time, each to the accumulator of its
part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from ...records import record
from ..splits import Split, terms_by_part
from .program import (
    MASKED_LANES,
    NO_LANE,
    Add,
    Broadcast,
    Index,
    Launder,
    Load,
    Loop,
    Multiply,
    MultiplyAdd,
    Permute,
    Statement,
    Store,
    Subtract,
)


@record
class Run:
    """Consecutive entries that fill consecutive lanes: `length` from `index` into `lane` and on."""

    lane: int
    length: int
    index: Index


class Builder:
    """Collects statements; every method that makes a value returns its name.

    Parameters
    ----------
    lanes : int
        Lanes of every vector.
    launders : bool
        False where the compiler may keep what it has read, since all of it fits the registers.
    """

    def __init__(self, lanes: int, *, launders: bool = True) -> None:
        self.lanes, self._launders = lanes, launders
        self._count = 0
        self._open: list[list[Statement]] = [[]]
        self._permuted: list[dict[tuple[str, str, tuple[int, ...]], str]] = [{}]
        self._begins: dict[str, Index] = {}
        self._hidden: dict[str, str] = {}

    @property
    def statements(self) -> tuple[Statement, ...]:
        """Statements outside of every loop."""
        return tuple(self._open[0])

    @contextmanager
    def loop(self, name: str, count: int, comment: str = "") -> Iterator[Index]:
        """Write the statements of the context into a loop; yields the counter as an index of stride 1.

        A loop of one round is written without the loop.

        Parameters
        ----------
        name : str
            Prefix of the counter's name.
        count : int
            Number of rounds.
        comment : str
            Comment on the loop.
        """
        if count == 1:
            yield Index()
            return
        self._count += 1
        counter = f"{name}{self._count}"
        with self.block() as body:
            yield Index(0, ((counter, 1),))
        self._write(Loop(counter, count, tuple(body), comment))

    @contextmanager
    def block(self) -> Iterator[list[Statement]]:
        """Write the statements of the context into a list of their own, which is yielded."""
        body: list[Statement] = []
        self._open.append(body)
        self._permuted.append({})
        yield body
        self._open.pop()
        self._permuted.pop()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Let the compiler keep what it has read: nothing is laundered."""
        before, self._launders = self._launders, False
        yield
        self._launders = before

    def extend(self, statements: Sequence[Statement]) -> None:
        """Write statements that were made in a block."""
        for statement in statements:
            self._write(statement)

    @contextmanager
    def beginning(self, at: Mapping[str, Index]) -> Iterator[None]:
        """Count the entries of some arrays from where these begin, not from their first one."""
        before, self._begins = self._begins, self._begins | dict(at)
        yield
        self._begins = before

    @contextmanager
    def hidden(self, arrays: Iterable[str]) -> Iterator[None]:
        """Read arrays of entries by addresses that the compiler learns here, not before, for all elements.

        What it reads before it spills: other steps need the registers.

        Parameters
        ----------
        arrays : iterable of str
        """
        before = self._hidden
        self._hidden = before | {array: self.launder(array, operands=True) for array in arrays}
        yield
        self._hidden = before

    def load(self, array: str, runs: Sequence[Run]) -> str:
        """Return a vector pieced together from runs of an array."""
        value: str | None = None
        for run in runs:
            name = self._name()
            active = (run.lane, run.lane + run.length)
            place = self._place(array, run)
            self._write(Load(name, self._hidden.get(array, array), place, self.lanes, active, value))
            value = name
        assert value is not None
        return value

    def load_halves(self, array: str, lower: Index, upper: Index) -> str:
        """Return a vector of two halves from different places.

        Two whole vectors are read: one begins with the lower half, the other ends with the upper.

        Parameters
        ----------
        array : str
            Array to read.
        lower, upper : Index
            Start of each half.
        """
        half = self.lanes // 2
        values = (
            self.load(array, [Run(0, self.lanes, lower)]),
            self.load(array, [Run(0, self.lanes, upper + (-half))]),
        )
        return self.permute(*values, (*range(half), *range(self.lanes + half, 2 * self.lanes)))

    def broadcast(self, array: str, index: Index, *, kept: bool = False) -> str:
        """Return one entry in every lane.

        Parameters
        ----------
        array : str
            Array to read.
        index : Index
            Place of the entry.
        kept : bool
            True to hide the entry from a compiler that would compute with it first.
        """
        name = self._name()
        begin = self._begin(array)
        self._write(Broadcast(name, self._hidden.get(array, array), begin + index, self.lanes, kept))
        return name

    def permute(self, first: str, second: str, lanes: tuple[int, ...]) -> str:
        """Return lanes of two vectors.

        Parameters
        ----------
        first, second : str
            Names of the vectors.
        lanes : tuple of int
            Source of each lane, numbered through both vectors; `NO_LANE` for any.
        """
        used = {lane for lane in lanes if lane != NO_LANE}
        if all(lane in (NO_LANE, position) for position, lane in enumerate(lanes)):
            return first
        if used and min(used) >= self.lanes:
            first, lanes = second, tuple(lane if lane == NO_LANE else lane - self.lanes for lane in lanes)
        if not used or max(used) < self.lanes or first == second:
            second = first
            lanes = tuple(lane if lane == NO_LANE else lane % self.lanes for lane in lanes)
            if all(lane in (NO_LANE, position) for position, lane in enumerate(lanes)):
                return first
        key = (first, second, lanes)
        for known in self._permuted:
            if key in known:
                return known[key]
        name = self._name()
        self._write(Permute(name, first, second, self.lanes, lanes))
        self._permuted[-1][key] = name
        return name

    def collect(self, vectors: Sequence[str], lanes: Sequence[tuple[int, int] | None]) -> str:
        """Return a vector whose lanes come from any of several: (vector, lane) each, or None for any."""
        value: str | None = None
        filled: list[int] = [NO_LANE] * self.lanes
        order = sorted({lane[0] for lane in lanes if lane is not None})
        for source in order:
            mine = [lane[1] if lane is not None and lane[0] == source else NO_LANE for lane in lanes]
            if value is None:
                value, filled = vectors[source], mine
                continue
            joined = tuple(
                lane + self.lanes if lane != NO_LANE else before
                for lane, before in zip(mine, filled, strict=True)
            )
            value = self.permute(value, vectors[source], joined)
            filled = [position if lane != NO_LANE else NO_LANE for position, lane in enumerate(joined)]
        assert value is not None
        return self.permute(value, value, tuple(filled))

    def multiply_add(self, left: str, right: str, addend: str | None) -> str:
        """Return `left * right`, added to `addend` if there is one.

        Parameters
        ----------
        left, right : str
            Names of the factors.
        addend : str or None
            Name of the addend.
        """
        name = self._name()
        if addend is None:
            self._write(Multiply(name, left, right, self.lanes))
        else:
            self._write(MultiplyAdd(name, left, right, addend, self.lanes))
        return name

    def multiply(self, left: str, right: str, *, kept: bool = False) -> str:
        """Return the product of two vectors; `kept` is that of `Multiply`."""
        name = self._name()
        self._write(Multiply(name, left, right, self.lanes, kept))
        return name

    def add(self, left: str, right: str) -> str:
        """Return the sum of two vectors."""
        name = self._name()
        self._write(Add(name, left, right, self.lanes))
        return name

    def subtract(self, left: str, right: str) -> str:
        """Return the first of two vectors less the second."""
        name = self._name()
        self._write(Subtract(name, left, right, self.lanes))
        return name

    def store(self, value: str, array: str, runs: Sequence[Run]) -> None:
        """Write lanes of a vector to runs of an array.

        Parameters
        ----------
        value : str
            Name of the vector.
        array : str
            Array to store to.
        runs : sequence of Run
        """
        for run in runs:
            active = (run.lane, run.lane + run.length)
            self._write(Store(value, array, self._place(array, run), self.lanes, active))

    def launder(self, array: str, *, spare: bool = False, operands: bool = False) -> str:
        """Return the address of an array as the compiler cannot know it; see `program.Launder`."""
        if not self._launders:
            return array
        self._count += 1
        name = f"{array}_{self._count}"
        self._write(Launder(name, self._hidden.get(array, array), spare, operands))
        if array in self._begins:
            self._begins[name] = self._begins[array]
        return name

    def _begin(self, array: str) -> Index:
        return self._begins.get(array, Index())

    def _place(self, array: str, run: Run) -> Index:
        return self._begin(array) + run.index + (-run.lane)

    def _name(self) -> str:
        self._count += 1
        return f"v{self._count}"

    def _write(self, statement: Statement) -> None:
        self._open[-1].append(statement)


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

    def begin(self, position: int, value: str) -> None:
        """Begin the inner product at a position with a value, before its first term."""
        self._values[position][0] = value

    def total(self, position: int) -> str:
        """Return the sum of the parts, added as a tree."""
        values = [value for value in self._values[position] if value is not None]
        while len(values) > 1:
            paired = [self._builder.add(a, b) for a, b in zip(values[::2], values[1::2], strict=False)]
            values = paired + values[len(paired) * 2 :]
        return values[0]


def store_runs(builder: Builder, value: str, array: str, runs: Sequence[Run]) -> None:
    """Store runs of lanes of a vector.

    Short vectors may have no masks: their runs are stored in parts of one register each.

    Parameters
    ----------
    builder : Builder
    value : str
        Name of the vector.
    array : str
        Array to store to.
    runs : sequence of Run
    """
    lanes = builder.lanes
    for run in runs:
        upper = run.lane == run.length == lanes // 2 > 1
        if run.length == lanes or upper or lanes >= MASKED_LANES:
            builder.store(value, array, [run])
            continue
        done = 0
        while done < run.length:
            size = 1 << (run.length - done).bit_length() - 1
            first = run.lane + done
            moved = tuple(first + lane if lane < size else NO_LANE for lane in range(lanes))
            part = builder.permute(value, value, moved)
            builder.store(part, array, [Run(0, size, run.index + done)])
            done += size
