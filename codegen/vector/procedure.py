"""Input of the templates of an operator: a vector program, and its arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ..variant import DType
from .element_interleave import inside_of
from .matrix_arrays import Array
from .matrix_loads import array_name
from .matrix_storage import stored_arrays
from .operator_kernel import OperatorKernel, lower_operator
from .operator_kinds import Layout
from .plan import Step
from .point_io import FACES, FACTORS, Lift, lower_lift
from .program import Program

_PAGE_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Procedure:
    """A procedure over elements, or blocks of them, and the components of each.

    Attributes
    ----------
    name : str
    dtype : DType
    about : tuple of str
        Description in its header comment.
    constants : tuple of str
        Arrays that all elements share.
    inputs, outputs, work : tuple of int
        Entries of each array for one element or block, and one component.
    program : Program
        Of one element or block, and one component: arrays `u0`, ..., `y0`, ... and `w0`, ...
    scale : tuple of float
        Alpha and beta, if the program reads them.
    interlaced, components : int
    side_by_side : int
        Elements that a block is made of, each with a pointer of its own; 1 of those that lie together.
    by_component : bool
        Elements of a component lie together, else components of an element.
    read_back : frozenset of int
        Outputs that the program reads what it wrote of.
    page_apart : bool
        Neighbours along an axis lie whole pages apart: in lines of the cache that exclude each other.
    values : mapping of str to tuple of float
        Entries of those arrays of `constants` that are written into the source; others are arguments.
    """

    name: str
    dtype: DType
    about: tuple[str, ...]
    constants: tuple[str, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    work: tuple[int, ...]
    program: Program
    scale: tuple[float, ...] = ()
    interlaced: int = 1
    side_by_side: int = 1
    components: int = 1
    by_component: bool = False
    read_back: frozenset[int] = frozenset()
    page_apart: bool = False
    values: Mapping[str, tuple[float, ...]] = field(default_factory=dict)

    @property
    def arguments(self) -> tuple[str, ...]:
        """Those of `constants` that a caller gives."""
        return tuple(name for name in self.constants if name not in self.values)


def operator_procedure(kernel: OperatorKernel, matrices: Mapping[str, Array] | None = None) -> Procedure:
    """Return the procedure of a kernel, some matrices of shape (rows, columns) written into it by name.

    Raises
    ------
    UsageError
        If some are given, and one is missing, of another shape, or without the symmetry that is used.
    """
    operator = kernel.plan.operator
    scales = operator.alpha != 1 or operator.beta not in (0, 1)
    return Procedure(
        operator.name,
        operator.dtype,
        _about(kernel),
        tuple(array_name(matrix, halved) for matrix, halved in kernel.arrays),
        tuple(operator.entries(points) for points in operator.points),
        tuple(operator.entries(operator.result_points(result)) for result in range(operator.n_results)),
        tuple(entries * kernel.block for entries in _work(kernel)),
        lower_operator(kernel),
        (operator.alpha, operator.beta) if scales else (),
        operator.interlaced,
        kernel.block if kernel.side_by_side else 1,
        operator.components,
        operator.layout is Layout.COMPONENT,
        frozenset(int(step.source[1:]) for step in kernel.plan.steps if step.source.startswith("y")),
        any(_page_apart(step, kernel) for step in kernel.plan.steps),
        {} if matrices is None else _values(kernel, matrices),
    )


def _values(kernel: OperatorKernel, matrices: Mapping[str, Array]) -> dict[str, tuple[float, ...]]:
    arrays = zip(kernel.arrays, stored_arrays(kernel, matrices), strict=True)
    return {array_name(matrix, halved): tuple(array.tolist()) for (matrix, halved), array in arrays}


def _work(kernel: OperatorKernel) -> tuple[int, ...]:
    return inside_of(kernel.plan).work if kernel.side_by_side else kernel.plan.work


def _page_apart(step: Step, kernel: OperatorKernel) -> bool:
    return step.after * kernel.block * kernel.plan.operator.dtype.bytes % _PAGE_BYTES == 0


def lift_procedure(lift: Lift, name: str = "lift") -> Procedure:
    """Return the procedure of a lifting: factors, values of faces, result."""
    n = lift.points
    about = (f"Lifting of {len(FACES)} faces of {n}x{n} points, vectors of {lift.width} bits.",)
    program = lower_lift(lift)
    return Procedure(name, lift.dtype, about, (FACTORS,), (len(FACES) * n * n,), (n**3,), (), program)


def _about(kernel: OperatorKernel) -> tuple[str, ...]:
    steps = zip(kernel.plan.steps, kernel.tiles, strict=True)
    lines = (f"  {_equation(step):<58} {tile}" for step, tile in steps)
    together = f", {kernel.block} elements side by side" if kernel.side_by_side else ""
    return (f"Steps, vectors of {kernel.width} bits{together}:", *lines, *_layouts(kernel))


def _layouts(kernel: OperatorKernel) -> Iterator[str]:
    """Say where entries of matrices lie."""
    yield "Matrices: M(r, m) weighs input m in output r."
    for matrix, halved in kernel.arrays:
        by_row, by_column = (f"{stride}*" if stride > 1 else "" for stride in matrix.strides)
        at = "in halves" if halved else f"at {by_row}r + {by_column}m"
        behind = ", and in all lanes behind" if kernel.widens(matrix, halved) else ""
        name = array_name(matrix, halved)
        yield f"  {name:<6} {matrix.rows}x{matrix.columns}, entry (r, m) {at}{behind}"


def _equation(step: Step) -> str:
    product = f"{step.matrix.name} along {'xyz'[step.axis]} of {step.source}"
    scaled = product if step.alpha == 1 else f"{step.alpha!r} ({product})"
    old = {0.0: "", 1.0: f" + {step.result}"}.get(step.beta, f" + {step.beta!r} {step.result}")
    sizes = "x".join(map(str, step.points))
    return f"{step.result} = {scaled}{old}, from {sizes} points"
