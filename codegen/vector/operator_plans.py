"""Plans of an operator: the order of its steps, and what its terms have in common.

Matrices along different axes commute. Steps are done for the whole element one after the other, or the
later ones plane by plane. Terms of one input share how they begin, terms of one output how they end: of a
gradient the interpolation, of its transpose the interpolation after the sum.

Fused operators evaluate, multiply by data at quadrature points, and integrate. With interpolation `b` and
derivatives `d` between quadrature points along each axis, `M` the metric and `c` the factor at each point:

    mass       b^T c b
    laplace    b^T (sum over axes i, j of d_i^T M_ij d_j) b
    helmholtz  both

Along the last axis a line of points is interpolated, and derived, from registers, and on the way back
integrated so. Along one axis of a plane derivative, metric and transposed derivative of a line are one
step: of the gradient only what belongs to the other axes is an array. In three dimensions what lies along
x and y is done plane by plane. Plans without steps of two matrices are here, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import prod

from ...errors import UsageError
from ...records import record, replace
from .operator import FACTOR, METRIC, Chain, Matrix, Points, TensorOperator, Term
from .plan import Link, Plan, Step
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
        scaled = (self.operator.alpha, self.operator.beta) != (1, 0)
        return len(terms) == 1 and not scaled and self.operator.array_dtype is self.operator.dtype

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
    kept = found if operator.array_dtype is operator.dtype else filter(_rounds_once, found)
    return sorted(kept, key=lambda plan: plan.flops)


def _rounds_once(plan: Plan) -> bool:
    """Tell whether no step goes on from an output, which is rounded to the type of arrays."""
    return not any(step.source.startswith("y") for step in plan.steps)


def fused_plans(operator: TensorOperator) -> list[Plan]:
    """Return the plans of an operator that has data at quadrature points; no two do the same."""
    parts = _Parts.of(operator)
    if not parts.metric:
        found = [*_mass(parts, linked=True), *_mass(parts, linked=False)]
    elif operator.axes == 1:
        found = [_laplace_of_lines(parts, linked=linked) for linked in (True, False)]
    else:
        found = []
        for inner, outer in product(range(operator.axes - 1), (True, False)):
            found += _laplace(parts, inner, outer=outer)
        if len(operator.points[0]) == 2:
            found.append(_laplace_of_planes(parts))
    return list(dict.fromkeys(found))


@record
class _Parts:
    """Matrices along each axis, and data."""

    operator: TensorOperator
    b: Chain
    d: Chain
    metric: str
    factor: str

    @classmethod
    def of(cls, operator: TensorOperator) -> _Parts:
        """Return those of an operator, which are in its chains."""
        chains = [term.chains for term in operator.terms]
        axes = range(operator.axes)
        b = tuple(chains[0][axis][0] for axis in axes)
        d = tuple(c[1] for axis in axes for c in [max((each[axis] for each in chains), key=len)])
        names = {data.name: f"u{number}" for number, data in enumerate(operator.data, 1)}
        return cls(operator, b, d, names.get(METRIC, ""), names.get(FACTOR, ""))

    @property
    def taken(self) -> Points:
        """Points of the field along each axis."""
        return self.operator.points[0]

    @property
    def made(self) -> Points:
        """Points of quadrature."""
        return tuple(matrix.rows for matrix in self.b)

    def into_output(self, step: Step) -> Step:
        """Return a step that writes the output, with its factors."""
        return replace(step, result="y0", alpha=self.operator.alpha, beta=self.operator.beta)

    def metric_link(self, fields: Sequence[str], second: Matrix | None, weighted: str) -> Link:
        """Return the metric, and the factor where there is one, between a derivative and its transpose."""
        weight = (self.factor, weighted) if self.factor and second is not None else ("", "")
        return Link("", "", "", self.metric, tuple(fields), second, *weight, entries=prod(self.made))


def _plans(
    operator: TensorOperator, steps: Sequence[Step], planes: Sequence[tuple[int, int]] = ()
) -> Iterator[Plan]:
    """Yield the plan of some steps by planes, where there are any, and for all points at once.

    Work arrays are numbered in the order in which they are used; of the first one, `w0`, there is one plane
    between the steps of a plane.
    """
    names: dict[str, str] = {}
    for step in steps:
        for name in step.sizes:
            if name.startswith("w"):
                names.setdefault(name, f"w{len(names)}")
    steps = [step.with_names(names) for step in steps]
    for groups in dict.fromkeys((tuple(planes), ())):
        sizes = dict.fromkeys(names.values(), 0)
        for number, step in enumerate(steps):
            inside = any(first <= number < behind for first, behind in groups)
            for name, size in step.sizes.items():
                if name in sizes:
                    sizes[name] = max(
                        sizes[name], size // step.points[-1] if inside and name == "w0" else size
                    )
        yield Plan(operator, tuple(steps), tuple(sizes.values()), groups)


def _mass(parts: _Parts, *, linked: bool) -> Iterator[Plan]:
    """Yield the plans of a mass operator: its last axis there and back in one step, or in two."""
    operator, b, last = parts.operator, parts.b, parts.operator.axes - 1
    there, back, ends = _around(parts, "w1")
    source = ends[0]
    points = (*parts.made[:-1], parts.taken[-1])
    link = Link(factor=parts.factor, second=b[last].transpose if linked else None, entries=prod(parts.made))
    if linked:
        middle = [Step(source, ends[1], last, points, b[last], link=link)]
    else:
        middle = [
            Step(source, "w2", last, points, b[last], link=link),
            Step("w2", ends[1], last, parts.made, b[last].transpose),
        ]
    if not back:
        middle[-1] = parts.into_output(middle[-1])
    steps = [*there, *middle, *back]
    planes = [(0, 2), (len(steps) - 2, len(steps))] if last == 2 else []
    yield from _plans(operator, steps, planes)


def _around(parts: _Parts, between: str) -> tuple[list[Step], list[Step], tuple[str, str]]:
    """Return the steps along all axes but the last one, there and back, and what lies between.

    In three dimensions the array between both steps is `w0`; before and behind the last axis is `between`.
    """
    b, taken, made, axes = parts.b, parts.taken, parts.made, parts.operator.axes
    if axes == 1:
        return [], [], ("u0", "y0")
    if axes == 2:
        there = [Step("u0", between, 0, taken, b[0])]
        back = [parts.into_output(Step(between, "y0", 0, (made[0], taken[1]), b[0].transpose))]
        return there, back, (between, between)
    there = [
        Step("u0", "w0", 0, taken, b[0]),
        Step("w0", between, 1, (made[0], taken[1], taken[2]), b[1]),
    ]
    back = [
        Step(between, "w0", 1, (made[0], made[1], taken[2]), b[1].transpose),
        parts.into_output(Step("w0", "y0", 0, (made[0], taken[1], taken[2]), b[0].transpose)),
    ]
    return there, back, (between, between)


def _laplace(parts: _Parts, inner: int, *, outer: bool) -> Iterator[Plan]:
    """Yield plans in which values are `w1` and derivatives along the last axis `w2`, both in all points.

    Parameters
    ----------
    parts : _Parts
    inner : int
        Axis along which derivative, metric and transposed derivative are one step.
    outer : bool
        True for two matrices a step along the last axis.
    """
    operator, b, d, made, last = parts.operator, parts.b, parts.d, parts.made, parts.operator.axes - 1
    there, back, _ = _around(parts, "w2")
    points, back_b = (*made[:-1], parts.taken[-1]), b[last].transpose
    if outer:
        evaluated = [Step("w2", "w2", last, points, b[last], link=Link(stored="w1", second=d[last]))]
        summed = [
            Step("w2", "w2", last, made, d[last].transpose, link=Link(added="w1", second=back_b)),
        ]
    else:
        evaluated = [Step("w2", "w1", last, points, b[last]), Step("w1", "w2", last, made, d[last])]
        summed = [
            Step("w2", "w1", last, made, d[last].transpose, beta=1.0),
            Step("w1", "w2", last, made, back_b),
        ]
    fields = ["" if axis == inner else "w2" if axis == last else "w0" for axis in range(last + 1)]
    link = parts.metric_link(fields, d[inner].transpose, "w1")
    other = [axis for axis in range(last) if axis != inner]
    plane = [
        *(Step("w1", "w0", axis, made, d[axis]) for axis in other),
        Step("w1", "w1", inner, made, d[inner], link=link),
        *(Step("w0", "w1", axis, made, d[axis].transpose, beta=1.0) for axis in other),
    ]
    steps = [*there, *evaluated, *plane, *summed, *back]
    first = len(there) + len(evaluated)
    planes = [(0, 2), (first, first + 3), (len(steps) - 2, len(steps))] if last == 2 else []
    yield from _plans(operator, steps, planes)


def _laplace_of_planes(parts: _Parts) -> Plan:
    """Return the plan of two dimensions whose step of two matrices is along y, not along x."""
    operator, b, d, taken, made = parts.operator, parts.b, parts.d, parts.taken, parts.made
    link = parts.metric_link(("w1", ""), d[1].transpose, "w0")
    steps = [
        Step("u0", "w1", 0, taken, b[0]),
        Step("w1", "w0", 1, (made[0], taken[1]), b[1]),
        Step("w0", "w1", 0, made, d[0]),
        Step("w0", "w0", 1, made, d[1], link=link),
        Step("w1", "w0", 0, made, d[0].transpose, beta=1.0),
        Step("w0", "w1", 1, made, b[1].transpose),
        parts.into_output(Step("w1", "y0", 0, (made[0], taken[1]), b[0].transpose)),
    ]
    return next(_plans(operator, steps))


def _laplace_of_lines(parts: _Parts, *, linked: bool) -> Plan:
    """Return the plan of one dimension."""
    (b,), (d,), made = parts.b, parts.d, parts.made
    second = d.transpose if linked else None
    metric = parts.metric_link(("",), second, "w0")
    middle = [Step("w0", "w0" if linked else "w1", 0, made, d, link=metric)]
    if not linked:
        weight = Link(weight=parts.factor, weighted="w0", entries=prod(made)) if parts.factor else None
        middle.append(Step("w1", "w0", 0, made, d.transpose, link=weight))
    steps = [
        Step("u0", "w0", 0, parts.taken, b),
        *middle,
        parts.into_output(Step("w0", "y0", 0, made, b.transpose)),
    ]
    return next(_plans(parts.operator, steps))
