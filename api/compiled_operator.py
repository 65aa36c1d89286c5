"""A tensor operator of finite elements, compiled: called on arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..codegen.kernel import Array
from ..codegen.run_time.loader import Once
from ..codegen.target import Target
from ..codegen.variant import Language
from ..codegen.vector.function import (
    OperatorFunction,
    array_shape,
    compile_operator,
    data_shape,
    load_operator_quickly,
)
from ..codegen.vector.matrix_storage import storing_functions
from ..codegen.vector.operator import Layout, TensorOperator
from ..codegen.vector.operator_source import render_interface, render_operator
from ..errors import UsageError, argument
from ..models.kernels.search.operator_choice import ChosenOperator
from ..records import field, record
from ..reports.operator import operator_to_json
from .array_arguments import (
    Given,
    address,
    has_axes,
    input_array,
    output_array,
    overlap,
    told_of_order,
    warn_of_order,
)
from .machines import Processor
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

_MOST_MATRIX_AXES = 3
"""Largest number of axes of an array that could be mistaken for a matrix, or for a stack of matrices."""
_SWAPPED = "inputs: these are matrices; arrays come first: apply(arrays, matrices)"


@record(eq=False, repr=False)
class CompiledOperator(Shown):
    """Applies one-dimensional matrices along the axes of many elements, and sums up.

    Attributes
    ----------
    kind : str
        Of those that `chainline operator` lists.
    chosen : ChosenOperator
        Its kernel, and the predicted or measured speed.
    language : Language
        Language of the source.
    compiler : str
        Key of the compiler whose code was judged.
    target : Target
    processor : Processor or None
        Processor that it was chosen for; None where nothing was judged, for this one.
    constants : dict of str to ndarray, or None
        Matrices that are a part of the kernel.

    Examples
    --------
    >>> import chainline as cl
    >>> import numpy as np
    >>> interpolate = cl.operator("interpolation", points=3, made=4, simulate=False)
    >>> interpolate.matrices
    {'bx': (4, 3), 'by': (4, 3), 'bz': (4, 3)}
    >>> made = interpolate(np.ones((2, 3, 3, 3)), np.ones((4, 3)))
    >>> made.shape, float(made[0, 0, 0, 0])
    ((2, 4, 4, 4), 27.0)
    """

    kind: str
    chosen: ChosenOperator
    language: Language
    compiler: str
    target: Target
    processor: Processor | None = None
    constants: dict[str, Array] | None = None
    _loaded: Once[str, OperatorFunction] = field(default_factory=lambda: Once(most=1), init=False)

    @property
    def operator(self) -> TensorOperator:
        """Description of the operator."""
        return self.chosen.kernel.plan.operator

    @property
    def machine(self) -> str:
        """Key of the machine, or the name of this processor where it was not asked for."""
        return self.target.llvm_cpu if self.processor is None else self.processor.key

    @property
    def function(self) -> OperatorFunction:
        """Machine code in this process; its `address` is a function of C.

        Raises
        ------
        UsageError
            If it was chosen for another processor.
        """
        return self._loaded.get("", self._load)

    def _load(self) -> OperatorFunction:
        if self.processor is not None and not self.processor.runs_here:
            raise UsageError(
                f"{self.kind}: is for {self.machine}, which this is not; use {argument('machine', 'host')}"
            )
        if self.compiler == "llvm" and self.constants is None:
            return load_operator_quickly(self.chosen.kernel, self.target)
        return compile_operator(self.chosen.kernel, self.compiler, self.target, self.constants)

    @property
    def matrices(self) -> dict[str, tuple[int, int]]:
        """Rows and columns of each matrix that is given, by name and in order; of none that are constants."""
        if self.constants is not None:
            return {}
        return {matrix.name: (matrix.rows, matrix.columns) for matrix in self.operator.matrices}

    def __call__(
        self,
        inputs: Given | Sequence[Given],
        matrices: Given | Sequence[Given] | Mapping[str, Given] | None = None,
        out: Given | Sequence[Given] | None = None,
    ) -> Any:
        """Return the outputs: one array, or a tuple of them where the operator has several.

        Threads may call at the same time, each with outputs of its own.

        Parameters
        ----------
        inputs : array, buffer, tensor or nested lists; a sequence of them where there are several
            Of shape `(n_elements, *points)` with z before y before x; with components
            `(n_elements, components, *points)`, or as the layout says. Of mass, laplace and helmholtz the
            field, then the metric `(n_elements, entries, *made)`, then the factor `(n_elements, *made)`.
        matrices : array-like (rows, columns), a sequence of them in the order of `matrices`, or by name
            `D[i, m]` weighs input m in output i. A single one serves for all of its size. None are given
            where they are a part of the kernel.
        out : array, buffer or tensor; a sequence of them where there are several, optional
            Outputs; `beta` times their old values is added.

        Raises
        ------
        UsageError
            If a shape, a type or a place in memory does not fit; of a type it is a TypeError besides.
        """
        operator, dtype = self.operator, np.dtype(str(self.operator.array_dtype))
        if self.constants is None:
            arrays, n_elements = self._inputs(inputs, matrices, dtype)
            stored = self.function.stored(self._by_name(matrices))
        elif matrices is not None:
            raise UsageError("matrices: are a part of the kernel; leave them out")
        else:
            (arrays, n_elements), stored = self._checked_inputs(inputs, dtype), []
        results = [operator.result_points(number) for number in range(operator.n_results)]
        shapes = [self._shape(points, n_elements) for points in results]
        if out is None:
            if operator.beta:
                raise UsageError(f"out: beta is {operator.beta:g}: give what it is a factor of")
            returned: Sequence[Any] = [np.empty(shape, dtype) for shape in shapes]
            targets = list(returned)
        else:
            returned = _several("out", out, operator.n_results)
            targets = [output_array(a, shape, dtype) for a, shape in zip(returned, shapes, strict=True)]
        read, written = ([(address(a), a.nbytes) for a in some] for some in (arrays, targets))
        if out is not None:
            _require_apart(written, read)
            stored = [a.copy() if any(np.may_share_memory(a, t) for t in targets) else a for a in stored]
        pointers = [*map(address, stored), *(at for at, _ in (*read, *written))]
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_int64, *[ctypes.c_void_p] * len(pointers))
        prototype(self.function.address)(n_elements * operator.interlaced, *pointers)
        return returned[0] if operator.n_results == 1 else tuple(returned)

    def _inputs(self, inputs: Any, matrices: Any, dtype: np.dtype[Any]) -> tuple[list[Array], int]:
        """Return the inputs and their number of elements, or of blocks of interlaced ones."""
        try:
            if issubclass(type(inputs), Mapping):
                raise UsageError("inputs: are given by name; only matrices have names")
            arrays, n_elements = self._checked_inputs(inputs, dtype)
        except UsageError:
            if self._are_matrices(inputs) or self._are_inputs(matrices, dtype):
                raise UsageError(_SWAPPED) from None
            raise
        unsure = arrays[0].ndim <= _MOST_MATRIX_AXES and not told_of_order()
        if unsure and self._are_matrices(inputs) and self._are_inputs(matrices, dtype):
            warn_of_order()
        return arrays, n_elements

    def _checked_inputs(self, inputs: Any, dtype: np.dtype[Any]) -> tuple[list[Array], int]:
        points, data = self.operator.points, self.operator.data
        names = [*(f"input {number}" for number in range(len(points))), *(each.name for each in data)]
        given = _several("inputs", inputs, len(names), names if data else ())
        arrays = [input_array(name, values, dtype) for name, values in zip(names, given, strict=True)]
        n_elements = self._elements(arrays[0])
        shapes = [self._shape(inner, n_elements) for inner in points]
        shapes += [data_shape(self.operator, each, n_elements * self.operator.interlaced) for each in data]
        for name, array, shape in zip(names, arrays, shapes, strict=True):
            if array.shape != shape:
                raise UsageError(f"{name}: has shape {array.shape}; give {shape} for {n_elements} elements")
        return arrays, n_elements

    def _are_inputs(self, given: Any, dtype: np.dtype[Any]) -> bool:
        try:
            self._checked_inputs(given, dtype)
        except UsageError:
            return False
        return True

    def _are_matrices(self, given: Any) -> bool:
        try:
            found = self._by_name(given)
        except UsageError:
            return False
        return all(name in found and found[name].shape == size for name, size in self.matrices.items())

    def _by_name(self, matrices: Any) -> dict[str, Array]:
        names, dtype = list(self.matrices), np.dtype(str(self.operator.dtype))
        if issubclass(type(matrices), Mapping):
            return {n: _matrix(f"matrix {n}", matrices[n], dtype) for n in names if n in matrices}
        if isinstance(matrices, list | tuple) and len(matrices) == len(names) and has_axes(matrices[0]):
            return {n: _matrix(f"matrix {n}", v, dtype) for n, v in zip(names, matrices, strict=True)}
        one = _matrix("matrices", matrices, dtype)
        if one.ndim == 3 and len(one) == len(names):
            return dict(zip(names, one, strict=True))
        if one.ndim != 2:
            raise UsageError(f"matrices: have shape {one.shape}; give one for each of {', '.join(names)}")
        return dict.fromkeys(names, one)

    def _elements(self, array: Array) -> int:
        """Return the number of elements, or of blocks of interlaced ones, of an input."""
        axis = 1 if self.operator.layout is Layout.COMPONENT and self.operator.components > 1 else 0
        return int(array.shape[axis]) if array.ndim > axis else 0

    def _shape(self, points: tuple[int, ...], n_elements: int) -> tuple[int, ...]:
        operator = self.operator
        shape = array_shape(operator, points, n_elements * operator.interlaced)
        if operator.components > 1:
            return shape
        axis = 0 if operator.layout is Layout.COMPONENT else 1
        return shape[:axis] + shape[axis + 1 :]

    @property
    def caption(self) -> str:
        """Kind, points and type."""
        operator = self.operator
        between = operator.quadrature or operator.result_points(0)
        points, made = ("x".join(map(str, p)) for p in (operator.points[0], between))
        mixed = f", arithmetic {operator.dtype}" if operator.array_dtype is not operator.dtype else ""
        return f"{self.kind} from {points} to {made} points, {operator.array_dtype}{mixed}"

    @property
    def source(self) -> str:
        """The generated source; in C with the functions that store matrices in forms of their own."""
        text = render_operator(self.chosen.kernel, self.language, matrices=self.constants).text
        stores = self.language is Language.C and self.constants is None
        return text + (storing_functions(self.chosen.kernel) if stores else "")

    @property
    def fortran_interface(self) -> str:
        """The module by which Fortran calls the kernel."""
        return render_interface(self.chosen.kernel, constant=self.constants is not None)

    def to_json(self) -> dict[str, Any]:
        """Return the kernel and its speed by the keys of `chainline operator --json`.

        Examples
        --------
        >>> import chainline as cl
        >>> cl.operator("interpolation", points=3, simulate=False).to_json()["points"]
        [[3, 3, 3]]
        """
        return operator_to_json(self.chosen, self.machine, self.compiler)

    def to_frame(self) -> pd.DataFrame:
        """Return the description of the operator as a table of one row."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        operator = self.operator
        row = {
            "kind": self.kind,
            "points": list(operator.points[0]),
            "made": list(operator.result_points(0)),
            "components": operator.components,
            "layout": str(operator.layout),
            "interlaced": operator.interlaced,
            "alpha": operator.alpha,
            "beta": operator.beta,
            "dtype": str(operator.array_dtype),
        }
        return pd.DataFrame([row])


def _matrix(name: str, values: Any, dtype: np.dtype[Any]) -> Array:
    return input_array(name, values, dtype, any_order=True)


def _several(name: str, given: Any, count: int, names: Sequence[str] = ()) -> Sequence[Any]:
    """Return as many arrays as there must be; a single one needs no list."""
    if count == 1 and not (isinstance(given, tuple) and len(given) == 1):
        return [given]
    if not isinstance(given, list | tuple) or len(given) != count:
        called = f": {', '.join(names)}" if names else ""
        raise UsageError(f"{name}: give a list of {count} arrays{called}")
    return given


def _require_apart(targets: Sequence[tuple[int, int]], arrays: Sequence[tuple[int, int]]) -> None:
    """Check that no output lies where another or an input does, each given by its address and bytes."""
    for number, target in enumerate(targets):
        if any(overlap(*target, *other) for other in (*arrays, *targets[:number])):
            raise UsageError("out: overlaps an input or another output; give memory of its own")
