"""An operator kernel as a function on numpy arrays, and its reference by einsum.

Loading runs machine code in this process: what must survive a crash does it in a worker.
"""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement

import llvmlite.binding as llvm
import numpy as np

from ...errors import UsageError
from ...records import record
from ..buffer_alignment import page_offsets, placed
from ..builtin_ir import kept_functions
from ..cache import content_key
from ..kernel import jit_engine
from ..run_time.loader import quick_object
from ..system_compilers import find_compiler
from ..target import Target, host_target
from ..toolchain import EmbeddedLLVM, emit_object
from ..variant import DType, Language
from .matrix_loads import half_sizes
from .matrix_storage import Array, stored_arrays
from .operator import FACTOR, Layout, Matrix, PointData, Points, TensorOperator, Term
from .operator_kernel import OperatorKernel
from .operator_source import OperatorSource, render_operator
from .plan import Tile, parts_of


def array_shape(operator: TensorOperator, points: Points, n_elements: int) -> tuple[int, ...]:
    """Return the shape of an array of all elements, in C order; elements fill whole blocks.

    Parameters
    ----------
    operator : TensorOperator
    points : tuple of int
        Points along each axis.
    n_elements : int
    """
    inner = points[::-1]
    if operator.layout is Layout.INTERLACED:
        blocks = -(-n_elements // operator.interlaced)
        return (blocks, operator.components, *inner, operator.interlaced)
    if operator.layout is Layout.COMPONENT:
        return (operator.components, n_elements, *inner)
    return (n_elements, operator.components, *inner)


def data_shape(operator: TensorOperator, data: PointData, n_elements: int) -> tuple[int, ...]:
    """Return the shape of an array of data of all elements, in C order; components have none of their own.

    Parameters
    ----------
    operator : TensorOperator
    data : PointData
    n_elements : int
    """
    inner = ((data.entries,) if data.entries > 1 else ()) + data.points[::-1]
    if operator.layout is Layout.INTERLACED:
        return (-(-n_elements // operator.interlaced), *inner, operator.interlaced)
    return (n_elements, *inner)


def reference(
    operator: TensorOperator,
    matrices: Mapping[str, Array],
    inputs: Sequence[Array],
    outputs: Sequence[Array],
) -> list[Array]:
    """Return the outputs that a call must leave.

    Parameters
    ----------
    operator : TensorOperator
    matrices : mapping of str to ndarray, shape (rows, columns)
        By name.
    inputs, outputs : sequence of ndarray
        In the shape of `array_shape`, data behind the inputs in that of `data_shape`; outputs as they are
        before the call.
    """
    sums = [np.zeros_like(out) for out in outputs]
    if operator.data:
        sums[0] += _fused(operator, matrices, inputs)
    for term in () if operator.data else operator.terms:
        sums[term.result] += _product(operator, term, matrices, inputs[term.source])
    kept = [operator.beta * out if operator.beta else 0 for out in outputs]
    return [operator.alpha * total + old for total, old in zip(sums, kept, strict=True)]


def _product(operator: TensorOperator, term: Term, matrices: Mapping[str, Array], values: Array) -> Array:
    for axis, chain in enumerate(term.chains):
        for matrix in chain:
            values = _along(operator, axis, matrices[matrix.name], values)
    return values


def _fused(operator: TensorOperator, matrices: Mapping[str, Array], inputs: Sequence[Array]) -> Array:
    """Return the result of an operator with data at quadrature points."""
    axes, by_component = range(operator.axes), operator.layout is Layout.COMPONENT
    chains = [max((term.chains[axis] for term in operator.terms), key=len) for axis in axes]
    b = [matrices[chain[0].name] for chain in chains]
    points = np.moveaxis(inputs[0], 0, 1) if by_component else inputs[0]
    for axis in axes:
        points = _along(operator, axis, b[axis], points)
    total = np.zeros_like(points)
    for data, given in zip(operator.data, inputs[1:], strict=True):
        if data.name == FACTOR:
            total += given[:, None] * points
            continue
        d = [matrices[chain[1].name] for chain in chains]
        gradient = [_along(operator, axis, d[axis], points) for axis in axes]
        places = list(combinations_with_replacement(axes, 2))
        entries = given if data.entries > 1 else given[:, None]
        for row in axes:
            flux = np.zeros_like(points)
            for column in axes:
                number = places.index((min(row, column), max(row, column)))
                flux += entries[:, number, None] * gradient[column]
            total += _along(operator, row, d[row].T, flux)
    for axis in axes:
        total = _along(operator, axis, b[axis].T, total)
    return np.moveaxis(total, 1, 0) if by_component else total


def _along(operator: TensorOperator, axis: int, matrix: Array, values: Array) -> Array:
    """Return a matrix applied along an axis, of which x is the last before interlaced elements."""
    letters = "abcdef"[: values.ndim]
    at = letters[1 + operator.axes - axis]
    made: Array = np.einsum(f"r{at},{letters}->{letters.replace(at, 'r')}", matrix, values)
    return made


@record
class Roundings:
    """Largest numbers of roundings that an entry of a result goes through.

    Attributes
    ----------
    arithmetic : int
        To the type of arithmetic.
    stored : int
        To the type of outputs, where that is another one.
    """

    arithmetic: int
    stored: int

    def bound(self, unit: float, stored_unit: float = 0.0) -> float:
        """Return the largest error of a result, over the same sums of absolute values.

        In even-odd form these are sums with `|M| + J |M|` for each matrix M, J being the reversal of rows. Of
        tiles with `sums` the innermost columns have those of others as well (`absolute_sums`).

        Parameters
        ----------
        unit, stored_unit : float
            Half of the distance from 1 to the next number of each type.

        Notes
        -----
        `n u / (1 - n u)` for n roundings of at most u.

        References
        ----------
        N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, SIAM 2002, Lemma 3.1.

        Examples
        --------
        >>> Roundings(4, 0).bound(2.0**-53) * 2**53
        4.000000000000002
        """
        counts = ((self.arithmetic, unit), (self.stored, stored_unit))
        before, behind = (n * u / (1 - n * u) for n, u in counts)
        return before + behind + before * behind


def absolute_sums(matrix: Matrix, values: Array, *, halved: bool, sums: bool) -> Array:
    """Return the absolute values of a matrix, shape (rows, columns), that `Roundings.bound` is over.

    Parameters
    ----------
    matrix : Matrix
    values : ndarray, shape (rows, columns)
    halved, sums : bool
        A tile takes it in even-odd form, and uses the sums of its rows.

    Examples
    --------
    >>> from .operator import Parity
    >>> b = Matrix("bx", 3, 3, parity=Parity.EVEN, row_sum=1)
    >>> absolute_sums(b, np.full((3, 3), 1 / 3), halved=True, sums=True)[0].round(2).tolist()
    [0.67, 3.0, 0.67]
    """
    most = abs(values) + (abs(values[::-1]) if halved else 0)
    if not sums:
        return most
    first, behind = (matrix.columns - 1) // 2, matrix.columns // 2 + 1
    others = np.delete(most, range(first, behind), axis=1).sum(axis=1, keepdims=True)
    most[:, first:behind] += ((matrix.row_sum or 0) + others) / (behind - first)
    return most


def roundings(kernel: OperatorKernel) -> Roundings:
    """Return the largest numbers of roundings on the way from inputs to an output.

    Examples
    --------
    >>> from .kernel_choice import default_kernel
    >>> from .registry import named_operator
    >>> roundings(default_kernel(named_operator("interpolation", (8, 8), (8, 8)), 256, 16))
    Roundings(arithmetic=16, stored=0)
    """
    operator = kernel.plan.operator
    read = int(operator.array_dtype.bits > operator.dtype.bits)
    factor = 1 if operator.dtype is DType.FLOAT64 else 2  # alpha and beta are float64
    done: dict[str, int] = {}
    writes: Counter[str] = Counter()

    def at(array: str) -> int:
        return done.get(array, 0 if array.startswith("w") else read)

    for step, tile in zip(kernel.plan.steps, kernel.tiles, strict=True):
        n = at(step.source) + _of_product(step.matrix, tile)
        if link := step.link:
            done |= {link.stored: n} if link.stored else {}
            n = max(n, at(link.added)) + 1 if link.added else n
            n += 1 + read if link.factor else 0
            if link.metric:
                n = max([n, *(at(name) for name in link.fields if name)]) + len(link.fields) + read
                done |= dict.fromkeys(filter(None, link.fields), n)
            n += _of_product(step.second, tile) if step.second is not None else 0
            n = max(n, at(link.weighted) + read) + 1 if link.weight else n
        n += factor * (step.alpha != 1)
        n = max(n, at(step.result) + factor * (step.beta != 1)) + 1 if step.beta else n
        done[step.result] = n
        writes[step.result] += 1
    outputs = [f"y{number}" for number in range(operator.n_results)]
    narrow = operator.array_dtype.bits < operator.dtype.bits
    return Roundings(max(map(at, outputs)), max(writes[name] for name in outputs) if narrow else 0)


def _of_product(matrix: Matrix, tile: Tile) -> int:
    """Return the roundings of a term of an inner product, halves of matrix and of points included."""
    terms, halved = (half_sizes(matrix)[1], 3) if tile.even_odd else (matrix.columns, 0)
    if tile.sums:  # entries miss their sum by roundings; what is taken off, or adds up to a row, has some too
        halved += half_sizes(matrix)[0] + 1 if matrix.transposed else 2
    parts = parts_of(terms, tile.parts)
    return max(parts) + (len(parts) - 1).bit_length() + halved


@record
class OperatorFunction:
    """A loaded kernel.

    Attributes
    ----------
    kernel : OperatorKernel
    address : int
        Entry point in this process.
    owner : object
        Keeps the code mapped.
    constant : bool
        Its matrices are a part of it, and no arguments.
    """

    kernel: OperatorKernel
    address: int
    owner: object
    constant: bool = False

    def stored(self, matrices: Mapping[str, Array]) -> list[Array]:
        """Return matrices, given by name in shape (rows, columns), as the kernel takes them.

        Raises
        ------
        UsageError
            If one is missing, of another shape, or without the symmetry that the kernel uses.
        """
        return [] if self.constant else stored_arrays(self.kernel, matrices)

    def placed(
        self, stored: Sequence[Array], inputs: Sequence[Array], outputs: Sequence[Array]
    ) -> list[Array]:
        """Return copies of the arrays of a call, placed as the simulation assumes.

        Parameters
        ----------
        stored, inputs, outputs : sequence of ndarray
            Matrices, inputs and outputs of the call.
        """
        offsets = page_offsets(len(stored), len(inputs), len(outputs))
        return placed([*stored, *inputs, *outputs], offsets)

    def __call__(self, stored: Sequence[Array], inputs: Sequence[Array], outputs: Sequence[Array]) -> None:
        """Run the kernel on arrays of the shapes of `array_shape`, in place.

        Raises
        ------
        UsageError
            If an array has another shape or type, or is not contiguous.
        """
        operator = self.kernel.plan.operator
        n_elements = _elements(self.kernel, inputs[0])
        arrays = [*inputs, *outputs]
        taken = [array_shape(operator, points, n_elements) for points in operator.points]
        taken += [data_shape(operator, data, n_elements) for data in operator.data]
        results = map(operator.result_points, range(operator.n_results))
        shapes = [*taken, *(array_shape(operator, points, n_elements) for points in results)]
        names = _names(operator)
        if len(arrays) != len(names):
            raise UsageError(f"{len(arrays)} arrays; the operator takes {', '.join(names)}")
        for name, array, shape in zip(names, arrays, shapes, strict=True):
            if (
                array.shape != shape
                or array.dtype != str(operator.array_dtype)
                or not array.flags.c_contiguous
            ):
                raise UsageError(
                    f"{name}: must be a contiguous {operator.array_dtype} array of shape {shape}, "
                    f"is {array.dtype} of shape {array.shape}"
                )
        arrays = [*stored, *arrays]
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_int64, *[ctypes.c_void_p] * len(arrays))
        prototype(self.address)(n_elements, *(array.ctypes.data for array in arrays))


def compile_operator(
    kernel: OperatorKernel,
    compiler: str = "llvm",
    target: Target | None = None,
    matrices: Mapping[str, Array] | None = None,
) -> OperatorFunction:
    """Compile a kernel for this machine, and load it.

    Parameters
    ----------
    kernel : OperatorKernel
    compiler : str
        "llvm" is embedded; gcc and clang are looked for on PATH.
    target : Target or None
        This machine when None.
    matrices : mapping of str to ndarray, shape (rows, columns), optional
        Constants that become a part of the function.
    """
    target = target or host_target()
    language = Language.LLVM if compiler == "llvm" else Language.C
    source = render_operator(kernel, language, matrices=matrices)
    if language is Language.LLVM:
        address, owner = _loaded(source, target)
    else:
        owner = ctypes.CDLL(str(find_compiler(compiler, target).library(source, target)))
        address = ctypes.cast(getattr(owner, source.symbol), ctypes.c_void_p).value
    assert address is not None
    return OperatorFunction(kernel, address, owner, matrices is not None)


def operator_assembly(kernel: OperatorKernel, compiler: str, target: Target) -> str:
    """Return the assembly of a kernel.

    Parameters
    ----------
    kernel : OperatorKernel
    compiler : str
        Key of the compiler.
    target : Target
    """
    if compiler == "llvm":
        return EmbeddedLLVM().assembly_text(render_operator(kernel, Language.LLVM), target)
    return find_compiler(compiler, target).assembly_text(render_operator(kernel, Language.C), target)


def _loaded(source: OperatorSource, target: Target) -> tuple[int | None, object]:
    engine = jit_engine()
    engine.add_object_file(llvm.ObjectFileRef.from_data(emit_object(source.text, target)))
    engine.finalize_object()
    return engine.get_function_address(source.symbol), engine


def _elements(kernel: OperatorKernel, array: Array) -> int:
    """Return the elements of an array; of interlaced ones, those of whole blocks."""
    operator = kernel.plan.operator
    if operator.interlaced > 1:
        return int(array.shape[0]) * operator.interlaced
    return int(array.shape[1 if operator.layout is Layout.COMPONENT else 0])


def _names(operator: TensorOperator) -> list[str]:
    inputs = [f"input {number}" for number in range(len(operator.points))]
    inputs += [data.name for data in operator.data]
    return [*inputs, *(f"output {number}" for number in range(operator.n_results))]


def load_operator_quickly(kernel: OperatorKernel, target: Target) -> OperatorFunction:
    """Return a kernel of a tensor operator, by the embedded compiler, from the cache where it is."""
    source = render_operator(kernel, Language.LLVM)
    key = content_key(EmbeddedLLVM().version, repr(target), "run time", source.text)
    functions = kept_functions(key, lambda: quick_object(source.text, target))
    return OperatorFunction(kernel, functions.get_function_address(source.symbol), functions)
