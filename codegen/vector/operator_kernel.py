"""Plan and tiles -> vector program of an operator, for one element or a block of interlaced elements.

As many elements as a vector has lanes make a block; their points are transposed into a work array, where
every axis has its lanes along elements, as if they were interlaced. Each element has a pointer of its
own, those behind the last one that of the last: it is computed again, with the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ...errors import UsageError
from ...records import record, replace
from .builder import Builder, Run, store_runs
from .lanes_along_lines import lower_turned, transpose
from .lanes_along_rows import lower_mirrored_rows, lower_rows
from .lanes_along_yz import lower_across
from .matrix_loads import even_odd_possible, halves_size, wide_from
from .operator import Layout, Matrix, TensorOperator, Term
from .plan import Form, Plan, Step, Tile
from .products import overwrites
from .program import ElementLoop, Index, Program, Statement, in_registers
from .row_vectors import scaled


@record
class Moved:
    """An array of elements, and the work array in which they lie side by side.

    Attributes
    ----------
    outside, inside : str
    entries : int
        Of one element.
    """

    outside: str
    inside: str
    entries: int


@record
class Inside:
    """Steps between work arrays, and the copies to these before and from them after.

    Attributes
    ----------
    steps : tuple of Step
    taken, given : tuple of Moved
    work : tuple of int
        Entries of each work array for one element.
    """

    steps: tuple[Step, ...]
    taken: tuple[Moved, ...]
    given: tuple[Moved, ...]
    work: tuple[int, ...]


def inside_of(plan: Plan) -> Inside:
    """Return the steps of a plan between work arrays; old results are taken where something is added.

    Where steps overwrite arrays, so does the first one: the copies of its input and of its output are one.
    """
    operator = plan.operator
    inputs = [(f"u{number}", entries) for number, entries in enumerate(operator.input_entries)]
    results = range(operator.n_results)
    outputs = [(f"y{number}", operator.entries(operator.result_points(number))) for number in results]
    first = plan.steps[0]
    readers = [step for step in plan.steps if step.source == first.source]
    square = first.matrix.rows == first.matrix.columns
    overwritten = square and any(step.in_place for step in plan.steps)
    shared = overwritten and first.result.startswith("y") and first.beta == 0 and readers == [first]
    own = [name for name, _ in (*inputs, *outputs) if not (shared and name == first.result)]
    names = {name: f"w{number}" for number, name in enumerate(own, len(plan.work))}
    if shared:
        names[first.result] = names[first.source]
    moved = {name: Moved(name, names[name], entries) for name, entries in (*inputs, *outputs)}
    steps = tuple(step.with_names(names) for step in plan.steps)
    given = tuple(moved[name] for name, _ in outputs)
    taken = tuple(moved[name] for name, _ in inputs) + (given if operator.beta else ())
    sizes = {names[name]: entries for name, entries in (*inputs, *outputs)}
    return Inside(steps, taken, given, (*plan.work, *sizes.values()))


def pointer_of(array: str, lane: int) -> str:
    """Return the name of the pointer to the element of a lane."""
    return f"{array}e{lane}"


def bring(builder: Builder, moved: Moved) -> None:
    """Write the copies that bring the points of a block of elements side by side."""
    lanes = builder.lanes

    def block(at: Index, length: int) -> None:
        lines = [builder.load(pointer_of(moved.outside, lane), [Run(0, length, at)]) for lane in range(lanes)]
        for point, vector in enumerate(transpose(builder, lines, length)):
            builder.store(vector, moved.inside, [Run(0, lanes, scaled(at, lanes) + point * lanes)])

    _blocks(builder, moved.entries, block)


def take_back(builder: Builder, moved: Moved) -> None:
    """Write the copies of results that lie side by side to their elements."""
    lanes = builder.lanes

    def block(at: Index, length: int) -> None:
        points = [
            builder.load(moved.inside, [Run(0, lanes, scaled(at, lanes) + point * lanes)])
            for point in range(length)
        ]
        for lane, vector in enumerate(transpose(builder, points, lanes)):
            store_runs(builder, vector, pointer_of(moved.outside, lane), [Run(0, length, at)])

    _blocks(builder, moved.entries, block)


def moving(plan: Plan, lanes: int) -> tuple[Statement, ...]:
    """Return the statements that move a block of elements there and back."""
    builder, inside = Builder(lanes), inside_of(plan)
    for moved in inside.taken:
        bring(builder, moved)
    for moved in inside.given:
        take_back(builder, moved)
    return builder.statements


def _blocks(builder: Builder, entries: int, block: Callable[[Index, int], None]) -> None:
    """Write blocks of as many points as there are lanes; the last begins early where there are enough."""
    lanes = builder.lanes
    full, rest = divmod(entries, lanes)
    if full:
        with builder.loop("t", full, f"points of {lanes} elements") as counter:
            block(scaled(counter, lanes), lanes)
    if rest:
        block(Index(entries - lanes), lanes) if full else block(Index(), rest)


_FEW_VECTORS = 32
"""Of an array that compilers keep in registers, most of it."""


def keeps_in_registers(plan: Plan, block: int, lanes: int) -> bool:
    """Tell whether lanes are elements, and few enough points for compilers to keep arrays in registers.

    Parameters
    ----------
    plan : Plan
        Steps of the operator.
    block : int
        Elements of a block.
    lanes : int
        Lanes of a vector.
    """
    shapes = (p for step in plan.steps for p in (step.points, step.product_points, step.result_points))
    entries = max(map(prod, shapes))
    return block % lanes == 0 and entries * block <= _FEW_VECTORS * lanes


@record
class OperatorKernel:
    """An operator, and how it is carried out.

    Attributes
    ----------
    plan : Plan
    width : int
        Bits of a vector.
    tiles : tuple of Tile
        Of every step.
    side_by_side : bool
        Lanes hold different elements, which are brought together in registers (`side_by_side`).
    """

    plan: Plan
    width: int
    tiles: tuple[Tile, ...]
    side_by_side: bool = False

    def __post_init__(self) -> None:
        if len(self.tiles) != len(self.plan.steps):
            raise UsageError(f"{len(self.tiles)} tiles for {len(self.plan.steps)} steps; each step has one")
        steps = inside_of(self.plan).steps if self.side_by_side else self.plan.steps
        for step, tile in zip(steps, self.tiles, strict=True):
            require_tile(step, tile, self.block)
        if self.side_by_side and (self.plan.operator.interlaced > 1 or self.plan.whole is not None):
            raise UsageError("elements are brought side by side that are not interlaced, for whole steps")

    @property
    def lanes(self) -> int:
        """Lanes of a vector."""
        return self.width // self.plan.operator.dtype.bits

    @property
    def block(self) -> int:
        """Elements that the program is of."""
        return self.lanes if self.side_by_side else self.plan.operator.interlaced

    @property
    def in_registers(self) -> bool:
        """True where compilers can keep arrays in registers from step to step (`keeps_in_registers`)."""
        return keeps_in_registers(self.plan, self.block, self.lanes)

    @property
    def plane_in_registers(self) -> bool:
        """True where lanes are elements, and what lies between the steps of a plane are few vectors."""
        return any(map(self.holds_plane, self.plan.planes))

    def holds_plane(self, group: tuple[int, int]) -> bool:
        """Tell whether what lies between the steps of a group done by planes stays in registers."""
        first, behind = group
        if self.block % self.lanes or self.plan.plane_array(group) is None:
            return False
        plane = self.plan.steps[first].result_points[:-1]
        return behind - first > 1 and prod(plane) * self.block <= _FEW_VECTORS * self.lanes

    @property
    def arrays(self) -> tuple[tuple[Matrix, bool], ...]:
        """Matrices as the kernel takes them, in order; True for both halves of one (`entries.halves`)."""
        steps = list(zip(self.plan.steps, self.tiles, strict=True))
        used = {(matrix.name, tile.even_odd) for step, tile in steps for matrix in step.matrices}
        matrices = self.plan.operator.matrices
        return tuple((m, halved) for m in matrices for halved in (False, True) if (m.name, halved) in used)

    def widens(self, matrix: Matrix, halved: bool) -> bool:
        """Tell whether the array of a matrix, or of its halves, holds broadcast entries as well."""
        steps = zip(self.plan.steps, self.tiles, strict=True)
        wanted = matrix.name, halved
        return any(
            tile.wide and (used.name, tile.even_odd) == wanted
            for step, tile in steps
            for used in step.matrices
        )

    def stored_entries(self, matrix: Matrix, halved: bool) -> int:
        """Return the entries of the array of a matrix, or of its halves, as the kernel takes it."""
        entries = halves_size(matrix) if halved else matrix.size
        return wide_from(entries) + entries * self.lanes if self.widens(matrix, halved) else entries


def require_tile(step: Step, tile: Tile, interlaced: int) -> None:
    """Check that a step can be laid out in a tile.

    Parameters
    ----------
    step : Step
    tile : Tile
    interlaced : int
        Elements of a block.

    Raises
    ------
    UsageError
        With the reason, if it cannot.
    """
    along_x = step.after * interlaced == 1
    if tile.form is not Form.ACROSS and not along_x:
        raise UsageError(f"tile {tile}: {tile.form} is for x, where no points lie between neighbours")
    if tile.wide and tile.form is Form.ROWS:
        raise UsageError(f"tile {tile}: rows read columns of the matrix, no entries in all lanes")
    if tile.form is Form.ROWS and ((step.matrix.row_major and not tile.even_odd) or step.matrix.transposed):
        raise UsageError(f"tile {tile}: rows needs a column-major matrix; take turned")
    if step.second is not None and tile.form is not Form.ACROSS:
        raise UsageError(f"tile {tile}: two matrices are applied one after the other in across alone")
    if tile.held and tile.form is not Form.ACROSS:
        raise UsageError(f"tile {tile}: {tile.form} holds its points anyhow; leave held out")
    if tile.kept and (tile.form is not Form.ACROSS or tile.wide):
        raise UsageError(f"tile {tile}: kept entries are broadcast; leave kept out of {tile.form} and wide")
    if step.in_place and step.second is None and not overwrites(step.matrix, tile):
        raise UsageError(
            f"tile {tile}: {step.source} is overwritten along {'xyz'[step.axis]} before all of it is read; "
            "take all rows together, or held"
        )
    if tile.sums and not (tile.even_odd and any(matrix.row_sum is not None for matrix in step.matrices)):
        raise UsageError(f"tile {tile}: sums are of the even-odd form, and of a matrix that has known ones")
    if tile.even_odd and not all(map(even_odd_possible, step.matrices)):
        raise UsageError(
            f"tile {tile}: matrix {step.matrix.name} has parity {step.matrix.parity} and is "
            f"{step.matrix.rows}x{step.matrix.columns}; even-odd form needs a symmetry and two points"
        )


STEP_ALONE = "step"
"""Name of the operator that a step is by itself."""


def alone_in(tile: Tile, step: Step, operator: TensorOperator, lanes: int) -> OperatorKernel:
    """Return the kernel of a step by itself, in a tile.

    Parameters
    ----------
    tile : Tile
    step : Step
    operator : TensorOperator
        Operator that the step is from.
    lanes : int
        Lanes of a vector.
    """
    plan = Plan(_alone(step, operator), (replace(step.alone, source="u0"),), ())
    return OperatorKernel(plan, lanes * operator.dtype.bits, (tile,))


def _alone(step: Step, operator: TensorOperator) -> TensorOperator:
    """Return the operator that a step is by itself: arrays beside source and result are outputs, too."""

    def term(result: int, chain: tuple[Matrix, ...]) -> Term:
        axes = range(len(step.points))
        return Term(0, result, tuple(chain if axis == step.axis else () for axis in axes))

    layout = Layout.INTERLACED if operator.interlaced > 1 else Layout.ELEMENT
    beside = {name for name in step.alone.sizes if name.startswith("y")} - {"y0"}
    extra = [term(int(name[1:]), (step.matrix,)) for name in sorted(beside)]
    return TensorOperator(
        STEP_ALONE,
        (step.points,),
        (term(0, step.matrices), *extra),
        step.alpha,
        step.beta,
        layout=layout,
        interlaced=operator.interlaced,
        dtype=operator.dtype,
        stored=operator.stored,
        data=step.data,
    )


def lower_operator(kernel: OperatorKernel) -> Program:
    """Return the vector program of a kernel."""
    if kernel.side_by_side:
        return _side_by_side(kernel)
    plan, interlaced = kernel.plan, kernel.block
    builder = Builder(kernel.lanes, launders=not kernel.in_registers)
    pairs = [(step, tile) for (step, _), tile in zip(plan.parts, kernel.tiles, strict=True)]
    for group in plan.groups:
        steps = pairs[slice(*group)]
        if group not in plan.planes:
            for step, tile in steps:
                _write(builder, step, tile, interlaced)
            continue
        with builder.loop("p", plan.steps[group[0]].points[-1], "planes") as plane:
            write = _write_plane_in_registers if kernel.holds_plane(group) else _write_plane
            write(builder, kernel, steps, plan.plane_array(group), plane)
    statements: Sequence[Statement] = builder.statements
    if kernel.in_registers:
        for array in dict.fromkeys(name for step in plan.steps for name in step.written):
            statements = in_registers(statements, array, written=array.startswith("y")) or statements
    return Program(kernel.lanes, (), (ElementLoop(1, tuple(statements)),))


def _write_plane(
    builder: Builder,
    kernel: OperatorKernel,
    pairs: Sequence[tuple[Step, Tile]],
    between: str | None,
    plane: Index,
) -> None:
    for step, tile in pairs:
        sizes = step.sizes | dict.fromkeys(step.link.data if step.link else (), prod(step.product_points))
        sizes.pop(between or "", None)  # of one plane alone
        with builder.beginning({a: scaled(plane, size * kernel.block) for a, size in sizes.items()}):
            _write(builder, step, tile, kernel.block)


def _write_plane_in_registers(
    builder: Builder,
    kernel: OperatorKernel,
    pairs: Sequence[tuple[Step, Tile]],
    between: str | None,
    plane: Index,
) -> None:
    with builder.block() as body, builder.kept():
        _write_plane(builder, kernel, pairs, between, plane)
    found = in_registers(body, between or "")
    assert found is not None, "whole vectors of elements, each stored before it is loaded"
    builder.extend(found)


def _side_by_side(kernel: OperatorKernel) -> Program:
    builder, inside = Builder(kernel.lanes, launders=not kernel.in_registers), inside_of(kernel.plan)
    for moved in inside.taken:
        bring(builder, moved)
    for step, tile in zip(inside.steps, kernel.tiles, strict=True):
        _write(builder, step, tile, kernel.block)
    for moved in inside.given:
        take_back(builder, moved)
    return Program(kernel.lanes, (), (ElementLoop(1, builder.statements),))


def lower_step(step: Step, tile: Tile, lanes: int, interlaced: int) -> Program:
    """Return the vector program of one step.

    Parameters
    ----------
    step : Step
    tile : Tile
    lanes : int
        Lanes of a vector.
    interlaced : int
        Elements of a block.
    """
    builder = Builder(lanes)
    _write(builder, step, tile, interlaced)
    return Program(lanes, (), (ElementLoop(1, builder.statements),))


def _write(builder: Builder, step: Step, tile: Tile, interlaced: int) -> None:
    if tile.form is Form.ACROSS:
        lower_across(builder, step, tile, interlaced)
    elif tile.form is Form.ROWS and tile.even_odd:
        lower_mirrored_rows(builder, step, tile)
    elif tile.form is Form.ROWS:
        lower_rows(builder, step, tile)
    else:
        lower_turned(builder, step, tile)
