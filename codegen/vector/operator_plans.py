"""Plans of an operator: the order of its steps, and what its terms have in common.

Matrices along different axes commute. Steps are done for the whole element one after the other, or the
later ones plane by plane. Terms of one input share how they begin, terms of one output how they end: of a
gradient the interpolation, of its transpose the interpolation after the sum.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from ...errors import UsageError
from .fused_plans import fused_plans
from .operator import Matrix, Points, TensorOperator, Term
from .plan import Plan, Step
from .work_arrays import by_planes, overwritten_arrays, shared_arrays

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


def plans(operator: TensorOperator) -> list[Plan]:
    """Return every plan of an operator, of fewest operations first; no two do the same."""
    if operator.data:
        return fused_plans(operator)
    found: dict[Plan, None] = {}
    for order in permutations(range(operator.axes)):
        for steps in (from_inputs(operator, order), to_outputs(operator, order)):
            if steps is not None:
                found.setdefault(Plan(operator, *shared_arrays(steps)))
                found.setdefault(Plan(operator, *overwritten_arrays(operator, steps)))
                for whole in by_planes(operator, steps):
                    found.setdefault(Plan(operator, *whole, planes=((1, len(steps)),)))
    return sorted(found, key=lambda plan: plan.flops)
