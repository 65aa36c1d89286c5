"""Vector program of an operator -> procedure -> source text in C or LLVM IR, and its Fortran interface."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import Any

from ...records import field, record
from ...version import __version__
from ..render import template
from ..variant import DType, Language
from .matrix_loads import MOST_LANES, array_name
from .matrix_storage import Array, stored_arrays, stored_forms
from .operator import Layout, Matrix, Points, TensorOperator
from .operator_kernel import STEP_ALONE, OperatorKernel, inside_of, lower_operator
from .plan import Step
from .print_c import CPrinter, Functions
from .print_llvm import LLVMPrinter
from .products import CONSTANT, CONSTANTS
from .program import Program, walk
from .row_vectors import FACES, FACTORS, Lift, lower_lift

_PAGE_BYTES = 4096
_TYPES = {DType.FLOAT64: "double", DType.FLOAT32: "float"}


@record
class Procedure:
    """A procedure over elements, or blocks of them, and the components of each.

    Attributes
    ----------
    name : str
    dtype : DType
        Of constants, work arrays and arithmetic.
    stored : DType
        Of inputs and outputs.
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
    sizes : mapping of str to int
        Entries of each array of `constants`; a procedure without them checks no arguments.
    shared : frozenset of int
        Inputs that all components of an element share.
    fixed : tuple of float
        Entries of the array `constant`, if the program reads it.
    given_scale : bool
        Alpha and beta are an argument of the function in C.
    given_strides : bool
        Components, and the fields from one element and one component to the next, are arguments in C.
    """

    name: str
    dtype: DType
    stored: DType
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
    sizes: Mapping[str, int] = field(default_factory=dict)
    shared: frozenset[int] = frozenset()
    fixed: tuple[float, ...] = ()
    given_scale: bool = False
    given_strides: bool = False

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
    program = lower_operator(kernel)
    used = {getattr(statement, "array", "") for loop in program.loops for statement in walk(loop.body)}
    return Procedure(
        operator.name,
        operator.dtype,
        operator.array_dtype,
        _about(kernel),
        tuple(array_name(matrix, halved) for matrix, halved in kernel.arrays),
        operator.input_entries,
        tuple(operator.entries(operator.result_points(result)) for result in range(operator.n_results)),
        tuple(entries * kernel.block * (f"w{n}" in used) for n, entries in enumerate(_work(kernel))),
        program,
        (operator.alpha, operator.beta) if scales else (),
        operator.interlaced,
        kernel.block if kernel.side_by_side else 1,
        operator.components,
        operator.layout is Layout.COMPONENT,
        _read_back(kernel),
        any(_page_apart(step, kernel) for step in kernel.plan.steps),
        {} if matrices is None else _values(kernel, matrices),
        {array_name(m, halved): kernel.stored_entries(m, halved) for m, halved in kernel.arrays},
        frozenset(range(len(operator.points), len(operator.input_entries))),
        CONSTANTS if CONSTANT in used else (),
    )


def _read_back(kernel: OperatorKernel) -> frozenset[int]:
    """Return the outputs that a program reads; of a step alone all, as the operator that it is from may do.

    Of outputs that it does not read a compiler knows that stores leave the points as they are: it keeps the
    points of a line in registers for all tiles, which in the operator are read again.
    """
    operator = kernel.plan.operator
    if operator.name == STEP_ALONE:
        return frozenset(range(operator.n_results))
    return frozenset(int(step.source[1:]) for step in kernel.plan.steps if step.source.startswith("y"))


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
    return Procedure(
        name, lift.dtype, lift.dtype, about, (FACTORS,), (len(FACES) * n * n,), (n**3,), (), program
    )


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


def step_product(step: Step) -> str:
    """Return the matrices of a step, the first on the right, such as `d' metric d` of a linked one."""
    link = step.link
    words = [_matrix_name(step.matrix)]
    if link is not None:
        words += [f"+{link.added}"] if link.added else []
        words += [f"factor {link.factor}"] if link.factor else []
        words += [f"metric {link.metric}"] if link.metric else []
        words += [f"(to {link.stored})"] if link.stored else []
        words += [] if link.second is None else [_matrix_name(link.second)]
        words += [f"+{link.weight} {link.weighted}"] if link.weight else []
    return ", ".join(words)


def _matrix_name(matrix: Matrix) -> str:
    return f"{matrix.name}'" if matrix.transposed else matrix.name


def _equation(step: Step) -> str:
    product = f"{step_product(step)} along {'xyz'[step.axis]} of {step.source}"
    scaled = product if step.alpha == 1 else f"{step.alpha!r} ({product})"
    old = {0.0: "", 1.0: f" + {step.result}"}.get(step.beta, f" + {step.beta!r} {step.result}")
    sizes = "x".join(map(str, step.points))
    return f"{step.result} = {scaled}{old}, from {sizes} points"


_TEMPLATES = {Language.C: "operator.c.j2", Language.LLVM: "operator.ll.j2"}
_SUFFIXES = {Language.C: ".c", Language.LLVM: ".ll"}


@record
class OperatorSource:
    """Source text of one procedure.

    Attributes
    ----------
    language : Language
    symbol : str
        Name of the procedure.
    text : str
    """

    language: Language
    symbol: str
    text: str

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""
        return _SUFFIXES[self.language]


def render_operator(
    kernel: OperatorKernel,
    language: Language,
    symbol: str | None = None,
    matrices: Mapping[str, Array] | None = None,
) -> OperatorSource:
    """Return the source of a kernel; the same kernel always gives the same text.

    Parameters
    ----------
    kernel : OperatorKernel
    language : Language
    symbol : str or None
        Name of the procedure, that of the operator by default.
    matrices : mapping of str to ndarray, shape (rows, columns), optional
        Constants that are written into the source, and no arguments of it.

    Raises
    ------
    UsageError
        If some are given, and one is missing, of another shape, or without the symmetry that is used.
    """
    return render_procedure(operator_procedure(kernel, matrices), language, symbol)


def render_procedure(
    procedure: Procedure, language: Language, symbol: str | None = None, *, static: bool = False
) -> OperatorSource:
    """Return the source of a procedure.

    Parameters
    ----------
    procedure : Procedure
    language : Language
    symbol : str or None
        Name of the function; that of the procedure by default.
    static : bool
        True for a C function that only its own file calls.
    """
    program, symbol = procedure.program, symbol or procedure.name
    body = program.loops[0].body
    if language is Language.C:
        printed = _printed_c(procedure, static)
    else:
        ll = LLVMPrinter(program.lanes, procedure.dtype, procedure.stored)
        printed = {"lines": ll.lines(body, {}), "counters": ll.counters(body)}
        printed["declarations"] = ll.declarations()
        printed["scale"] = [_hexadecimal(value, procedure.dtype) for value in procedure.scale]
        printed["fixed"] = [_hexadecimal(value, procedure.dtype) for value in procedure.fixed]
        printed["values"] = {
            name: [_hexadecimal(value, procedure.dtype) for value in values]
            for name, values in procedure.values.items()
        }
    context = _context(procedure, symbol)
    return OperatorSource(language, symbol, template(_TEMPLATES[language]).render(context | printed))


def render_functions(procedures: Mapping[str, Procedure]) -> tuple[str, dict[str, str]]:
    """Return the preamble of several procedures of one C file, and the `static` function of each.

    Parameters
    ----------
    procedures : mapping of str to Procedure
        By symbol; all of one width and floating-point type.
    """
    printed = {symbol: _printed_c(procedure, True) for symbol, procedure in procedures.items()}
    called = [each["functions"] for each in printed.values()]
    first = next(iter(procedures))
    united = Functions(
        frozenset(name for functions in called for name in functions.names),
        tuple(sorted({low for functions in called for low in functions.low})),
    )
    context = printed[first] | _context(procedures[first], first) | {"functions": united}
    before = template("simd_vectors.c.j2").render(context)
    function = template("operator_function.c.j2")
    return before, {
        symbol: function.render(_context(procedure, symbol) | printed[symbol])
        for symbol, procedure in procedures.items()
    }


def _printed_c(procedure: Procedure, static: bool) -> dict[str, Any]:
    program = procedure.program
    c = CPrinter(program, procedure.dtype, procedure.stored)
    return {
        "lines": c.lines(program.loops[0].body, {}),
        "functions": c.functions(),
        "lanes": program.lanes,
        "bytes": procedure.dtype.bytes,
        "stored_bytes": procedure.stored.bytes,
        "static": static,
        "scale": [repr(value) for value in procedure.scale],
        "fixed": [repr(value) for value in procedure.fixed],
        "values": {name: [repr(v) for v in values] for name, values in procedure.values.items()},
    }


def _context(procedure: Procedure, symbol: str) -> dict[str, Any]:
    return {
        "procedure": procedure,
        "version": __version__,
        "symbol": symbol,
        "real": _TYPES[procedure.dtype],
        "stored": _TYPES[procedure.stored],
    }


def _hexadecimal(value: float, dtype: DType) -> str:
    """Return a number as LLVM takes it exactly: the bits of a double, which float32 must hold as well."""
    if dtype is DType.FLOAT32:
        (value,) = struct.unpack("f", struct.pack("f", value))
    return "0x" + struct.pack(">d", value).hex().upper()


@record
class _Argument:
    """An array as Fortran declares it."""

    name: str
    intent: str
    shape: tuple[str, ...]
    is_field: bool = True


def render_interface(kernel: OperatorKernel, *, constant: bool = False) -> str:
    """Return a Fortran module with the interface of a kernel in C or LLVM IR.

    It also makes the halves that a kernel in even-odd form takes, and puts entries into all lanes.

    Parameters
    ----------
    kernel : OperatorKernel
    constant : bool
        Its matrices are written into it, and are no arguments.
    """
    operator = kernel.plan.operator
    forms = [] if constant else stored_forms(kernel)
    matrices = () if constant else kernel.arrays
    arrays = [*(_matrix(kernel, matrix, halved) for matrix, halved in matrices), *_fields(operator)]
    return template("operator_interface.f90.j2").render(
        procedure=operator,
        symbol=operator.name,
        module=f"{operator.name}_interface",
        real=f"c_{_TYPES[operator.dtype]}",
        stored=f"c_{_TYPES[operator.array_dtype]}",
        names=["n_elements", *(array.name for array in arrays)],
        arrays=arrays,
        halved=[form.name for form in forms if form.halved],
        wide=[form.name for form in forms if form.lanes_from],
        lanes=kernel.lanes,
        most_lanes=MOST_LANES,
        version=__version__,
    )


def _matrix(kernel: OperatorKernel, matrix: Matrix, halved: bool) -> _Argument:
    if halved or kernel.widens(matrix, halved):
        shape: tuple[int, ...] = (kernel.stored_entries(matrix, halved),)
    else:
        shape = (matrix.columns, matrix.rows) if matrix.row_major else (matrix.rows, matrix.columns)
    return _Argument(array_name(matrix, halved), "in", tuple(map(str, shape)), is_field=False)


def _fields(operator: TensorOperator) -> Iterator[_Argument]:
    for number, points in enumerate(operator.points):
        yield _Argument(f"in{number}", "in", _shape(operator, points))
    for number, data in enumerate(operator.data, len(operator.points)):
        entries = (str(data.entries),) if data.entries > 1 else ()
        block = (str(operator.interlaced),) if operator.interlaced > 1 else ()
        yield _Argument(f"in{number}", "in", (*block, *map(str, data.points), *entries, "*"))
    for number in range(operator.n_results):
        yield _Argument(f"out{number}", "inout", _shape(operator, operator.result_points(number)))


def _shape(operator: TensorOperator, points: Points) -> tuple[str, ...]:
    inner, components = tuple(map(str, points)), str(operator.components)
    if operator.layout is Layout.INTERLACED:
        return (str(operator.interlaced), *inner, components, "*")
    if operator.layout is Layout.COMPONENT:
        return (*inner, "n_elements", components)
    return (*inner, components, "*")
