"""Plans of an operator: steps of one matrix along one axis, their tiles, and the arrays between them.

    tile = form [/vN] [/uN] [/pN] [/sN] [/kN] [/eo] [/wide] [/held]   across/v2/u4   rows/u6   turned/u3/eo
    form = across | rows | turned

`across`: lanes run along points that lie side by side, entries of the matrix are broadcast.
`rows`: lanes run along rows of the matrix, points are broadcast. `turned`: lanes run along lines of
points, which are transposed in registers on their way in and out.

Matrices along different axes commute. Steps are done for the whole element one after the other, or the
later ones plane by plane. Terms of one input share how they begin, terms of one output how they end: of a
gradient the interpolation, of its transpose the interpolation after the sum.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import permutations
from math import prod

from ...errors import UsageError
from ...records import record, replace
from ..splits import Split
from .operator import Matrix, Points, TensorOperator, Term
from .work_arrays import by_planes, overwritten_arrays, shared_arrays

_TILE = re.compile(r"(across|rows|turned)((?:/(?:[vupsk][1-9]\d*|eo|wide|held))*)")

_FLAGS = ("eo", "wide", "held")


class Form(StrEnum):
    """Direction of the lanes of a vector."""

    ACROSS = "across"
    ROWS = "rows"
    TURNED = "turned"


@record
class Tile:
    """The register tile of a step.

    Attributes
    ----------
    form : Form
    vectors : int
        Vectors side by side that are worked on together.
    outputs : int
        Rows of the matrix (pairs of rows in even-odd form), of `rows` lines of points, together.
    pack : int
        Lines of points that fill vectors together.
    parts : int
        Parts that every inner product is split into.
    even_odd : bool
        Sums and differences of mirrored points are multiplied, instead of points.
    wide : bool
        Entries of the matrix stand in all lanes behind its array: products read them from memory.
    held : bool
        All points of a line are read before the first product, and kept for all rows.
    kept : int
        Entries of the matrix that are read before the first line, and kept in registers for all lines.
    """

    form: Form
    vectors: int = 1
    outputs: int = 1
    pack: int = 1
    parts: int = 1
    even_odd: bool = False
    wide: bool = False
    held: bool = False
    kept: int = 0

    def __str__(self) -> str:
        counts = (("v", self.vectors), ("u", self.outputs), ("p", self.pack), ("s", self.parts))
        words = [str(self.form), *(f"{letter}{number}" for letter, number in counts if number != 1)]
        words += [f"k{self.kept}"] if self.kept else []
        flags = zip(_FLAGS, (self.even_odd, self.wide, self.held), strict=True)
        return "/".join([*words, *(word for word, given in flags if given)])


def parse_tile(text: str) -> Tile:
    """Return the tile written as `text`.

    Raises
    ------
    UsageError
        If it is not of the grammar.

    Examples
    --------
    >>> str(parse_tile("across/v2/u4/eo"))
    'across/v2/u4/eo'
    """
    matched = _TILE.fullmatch(text)
    if matched is None:
        raise UsageError(f"tile {text!r}: not of the form across/v2/u4, rows/u6 or turned/u3/eo")
    words = matched[2].split("/")[1:]
    numbers = {word[0]: int(word[1:]) for word in words if word not in _FLAGS}
    vectors, outputs, pack, parts = (numbers.get(letter, 1) for letter in "vups")
    even_odd, wide, held = (flag in words for flag in _FLAGS)
    kept = numbers.get("k", 0)
    return Tile(Form(matched[1]), vectors, outputs, pack, parts, even_odd, wide, held, kept)


def parts_of(terms: int, parts: int) -> Split:
    """Return the split of an inner product into parts as equal as can be.

    Examples
    --------
    >>> parts_of(8, 3)
    (3, 3, 2)
    """
    count = min(parts, terms)
    return tuple(terms // count + (number < terms % count) for number in range(count))


@record
class Step:
    """One matrix applied along one axis: `result = alpha * (matrix source) + beta * result`.

    Attributes
    ----------
    source, result : str
        Arrays: inputs `u0`, ..., outputs `y0`, ..., and work arrays `w0`, ...
    axis : int
        0 for x.
    points : tuple of int
        Of the source.
    matrix : Matrix
    alpha, beta : float
    """

    source: str
    result: str
    axis: int
    points: Points
    matrix: Matrix
    alpha: float = 1.0
    beta: float = 0.0

    @property
    def result_points(self) -> Points:
        """Points of the result along each axis."""
        return (*self.points[: self.axis], self.matrix.rows, *self.points[self.axis + 1 :])

    @property
    def in_place(self) -> bool:
        """True where the result overwrites the source."""
        return self.source == self.result

    @property
    def before(self) -> int:
        """Lines that the matrix is applied to, one block of `after` behind the other."""
        return prod(self.points[self.axis + 1 :])

    @property
    def after(self) -> int:
        """Points that lie between neighbours along the axis."""
        return prod(self.points[: self.axis])

    @property
    def flops(self) -> int:
        """Operations of one element, by the plain form of the product."""
        entries = prod(self.result_points)
        return entries * (2 * self.matrix.columns - 1 + scaling_flops(self.alpha, self.beta))


def scaling_flops(alpha: float, beta: float) -> int:
    """Return the operations an entry that `alpha * sum + beta * old` takes beside its sum."""
    return int(alpha != 1) + {0.0: 0, 1.0: 1}.get(beta, 2)


Op = tuple[int, Matrix]


def _sequence(term: Term, order: Sequence[int], *, from_end: bool) -> list[Op]:
    """Return the matrices of a term in the order that they are applied in.

    Matrices are grouped by their place in the chain of their axis, counted from one end: so those
    that many terms have stand together there.
    """
    longest = max(map(len, term.chains))
    sequence: list[Op] = []
    for place in range(longest):
        for axis in order:
            chain = term.chains[axis]
            index = place - (longest - len(chain)) if from_end else place
            if 0 <= index < len(chain):
                sequence.append((axis, chain[index]))
    if not sequence:
        raise UsageError("a term without a matrix: copies are not operators")
    return sequence


class _Writer:
    """Collector of steps; the first step of a result overwrites it, the others add."""

    def __init__(self, operator: TensorOperator) -> None:
        self.operator = operator
        self.steps: list[Step] = []
        self._written: set[str] = set()
        self._arrays = 0

    def new(self) -> str:
        self._arrays += 1
        return f"w{self._arrays - 1}"

    def is_whole(self, result: str) -> bool:
        """Tell whether an output has one term, with nothing added or scaled: others may go on from it."""
        terms = [term for term in self.operator.terms if f"y{term.result}" == result]
        return len(terms) == 1 and (self.operator.alpha, self.operator.beta) == (1, 0)

    def apply(self, source: str, result: str, op: Op, points: Points) -> Points:
        axis, matrix = op
        alpha, beta = 1.0, 0.0
        if result.startswith("y"):
            alpha, beta = self.operator.alpha, self.operator.beta
        if result in self._written:
            beta = 1.0
        self._written.add(result)
        step = Step(source, result, axis, points, matrix, alpha, beta)
        self.steps.append(step)
        return step.result_points


def from_inputs(operator: TensorOperator, order: Sequence[int]) -> tuple[Step, ...]:
    """Return steps in which the common beginning of terms of an input is done once."""
    writer = _Writer(operator)
    for source, points in enumerate(operator.points):
        terms = [
            (_sequence(term, order, from_end=False), f"y{term.result}")
            for term in operator.terms
            if term.source == source
        ]
        _branch(writer, f"u{source}", points, terms)
    return tuple(writer.steps)


def _branch(writer: _Writer, source: str, points: Points, terms: list[tuple[list[Op], str]]) -> None:
    """Apply to a source the first matrix of every term, once for all terms that begin so."""
    for first in _firsts(sequence for sequence, _ in terms):
        rest = [(sequence[1:], result) for sequence, result in terms if sequence[0] == first]
        ended = [result for sequence, result in rest if not sequence]
        made = [(result, writer.apply(source, result, first, points)) for result in ended]
        if longer := [term for term in rest if term[0]]:
            if not (made and writer.is_whole(made[0][0])):
                work = writer.new()
                made = [(work, writer.apply(source, work, first, points))]
            _branch(writer, *made[0], longer)


def to_outputs(operator: TensorOperator, order: Sequence[int]) -> tuple[Step, ...] | None:
    """Return steps in which the common end of terms of an output is done once.

    None is returned where a term ends in another one.
    """
    writer = _Writer(operator)
    for result in range(operator.n_results):
        terms = [
            (_sequence(term, order, from_end=True), term.source)
            for term in operator.terms
            if term.result == result
        ]
        if _join(writer, f"y{result}", terms) is None:
            return None
    return tuple(writer.steps)


def _join(writer: _Writer, result: str, terms: list[tuple[list[Op], int]]) -> Points | None:
    """Add into a result the last matrix of every term, once for all terms that end so."""
    points: Points | None = None
    for last in _firsts(sequence[::-1] for sequence, _ in terms):
        rest = [(sequence[:-1], source) for sequence, source in terms if sequence[-1] == last]
        done = [source for sequence, source in rest if not sequence]
        longer = [term for term in rest if term[0]]
        if done and longer:
            return None
        for source in done:
            points = writer.apply(f"u{source}", result, last, writer.operator.points[source])
        if longer:
            made = writer.new()
            before = _join(writer, made, longer)
            if before is None:
                return None
            points = writer.apply(made, result, last, before)
    return points


def _firsts(sequences: Iterator[list[Op]]) -> list[Op]:
    found: list[Op] = []
    for sequence in sequences:
        if sequence[0] not in found:
            found.append(sequence[0])
    return found


@record
class Plan:
    """Steps of an operator, in order.

    Attributes
    ----------
    operator : TensorOperator
    steps : tuple of Step
    work : tuple of int
        Entries of each work array for one element (one block: times the elements of it).
    whole : int or None
        Steps that are done for all points; those behind it are done together for one plane after the
        other. None where all are done for all points.
    """

    operator: TensorOperator
    steps: tuple[Step, ...]
    work: tuple[int, ...]
    whole: int | None = None

    @property
    def parts(self) -> tuple[tuple[Step, int], ...]:
        """Each step as it is written, of one plane where it is done plane by plane, and how often."""
        whole = len(self.steps) if self.whole is None else self.whole
        planes = tuple((replace(s, points=s.points[:-1]), s.points[-1]) for s in self.steps[whole:])
        return (*((step, 1) for step in self.steps[:whole]), *planes)

    @property
    def entries(self) -> int:
        """Entries of all arrays that steps read or write, without matrices, for one element."""
        sizes = {s.source: prod(s.points) for s in self.steps}
        sizes |= {s.result: prod(s.result_points) for s in self.steps}
        outside = sum(size for array, size in sizes.items() if not array.startswith("w"))
        return outside + sum(self.work)

    @property
    def flops(self) -> int:
        """Operations of one element, all its components, by the plain form of every product."""
        return self.operator.components * sum(step.flops for step in self.steps)


def plans(operator: TensorOperator) -> list[Plan]:
    """Return every plan of an operator, of fewest operations first; no two do the same."""
    found: dict[Plan, None] = {}
    for order in permutations(range(operator.axes)):
        for steps in (from_inputs(operator, order), to_outputs(operator, order)):
            if steps is not None:
                found.setdefault(Plan(operator, *shared_arrays(steps)))
                found.setdefault(Plan(operator, *overwritten_arrays(operator, steps)))
                for whole in by_planes(operator, steps):
                    found.setdefault(Plan(operator, *whole, whole=1))
    return sorted(found, key=lambda plan: plan.flops)
