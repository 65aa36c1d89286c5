"""A tensor operator of finite elements by the name of its kind: its kernel, chosen and compiled once."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..analysis.measurement.timer import host_frequency_ghz
from ..codegen.run_time.loader import Once
from ..codegen.target import Target, host_target
from ..codegen.toolchain import usual_c_compiler
from ..codegen.variant import DType, Language
from ..codegen.vector.matrix_storage import Array, require_shape, require_symmetry
from ..codegen.vector.operator import MAX_AXES, MAX_POINTS, Layout, TensorOperator
from ..codegen.vector.registry import named_operator, procedure_name
from ..errors import UsageError, argument
from ..files.untrusted import read_rows
from ..models.kernels.search.operator_choice import (
    WIDEST,
    ChosenOperator,
    choose_operator,
    estimated_operator,
)
from ..records import replace
from .array_arguments import Given, input_array
from .compiled_operator import CompiledOperator
from .listener import listener
from .machines import MachineLike, Processor, names_host
from .machines import machine as machine_of
from .request.libraries import OPERATOR

MatrixLike = str | os.PathLike[str] | Given
"""A file with a line for each row, or the matrix itself."""


@OPERATOR.checks
def operator(  # noqa: PLR0913
    kind: str,
    points: int | Sequence[int],
    made: int | Sequence[int] | None = None,
    *,
    symmetric: bool = False,
    nodal: bool = False,
    partition_of_unity: bool = False,
    along: str = "xyz",
    components: int = 1,
    layout: str = Layout.ELEMENT,
    interlaced: int = 1,
    alpha: float = 1.0,
    beta: float = 0.0,
    parts: int = 1,
    dtype: str = DType.FLOAT64,
    arithmetic: str | None = None,
    language: str = Language.C,
    name: str | None = None,
    matrices: Mapping[str, MatrixLike] | Sequence[tuple[str, MatrixLike]] | None = None,
    wide: bool = False,
    simulate: bool = True,
    measure: bool = False,
    machine: MachineLike | None = None,
    calibrate: bool = True,
) -> CompiledOperator:
    """Return the kernel of a tensor operator, which is compiled in this process when it is first called.

    Its register tiles are chosen by simulation, which takes seconds for each step. The same operator is
    chosen and compiled once, however many threads ask.

    Parameters
    ----------
    kind : str
        interpolation, gradient, collocated-gradient, values-and-gradient, hessian, divergence, derivatives,
        mass, laplace or helmholtz.
    points : int or sequence of int
        Points of the inputs: along all of three axes, or along x, y, z.
    made : int or sequence of int, optional
        Points of the outputs, of mass, laplace and helmholtz those of quadrature; as many by default.
    symmetric : bool
        Points are symmetric: take the even-odd form. Matrices are checked in each call.
    nodal : bool
        Interpolation is by Lagrange polynomials, one in their own point and zero in the others: between odd
        numbers of symmetric points the middle value is kept.
    partition_of_unity : bool
        Shape functions on symmetric points add up to one: so do rows of interpolation, those of derivatives
        to zero, which saves products in every line.
    along : str
        Of interpolation: axes that it is along, others are left alone. ``along="z"`` with one point made
        along z evaluates at an end.
    components : int
        Fields in the same arrays.
    layout : str
        Order in memory: element (default), component, or interlaced, whose blocks have `interlaced`
        elements.
    interlaced : int
        Elements of a block.
    alpha, beta : float
        `out = alpha * operator(inputs) + beta * out`.
    parts : int
        Parts into which every sum is split.
    dtype : str
        float64 (default) or float32: type of the inputs and outputs.
    arithmetic : str, optional
        float64 or float32: type of the arithmetic, and of the matrices; `dtype` by default. Numbers are
        converted where they are read and written.
    language : str
        Of the source: c (default), judged as gcc compiles it, or llvm.
    name : str, optional
        Name of the procedure in the source; one such as ``interpolation_p4_q5_f64x8`` by default.
    matrices : mapping of str to file or array-like, optional
        Matrices that become constants of the kernel, all of them: by name, or ``b`` for that of every axis.
    wide : bool
        Whether tiles may read entries of a matrix in all lanes.
    simulate : bool
        Whether tiles are simulated; else those of the fewest operations are taken, at once, and the embedded
        compiler compiles them in milliseconds.
    measure : bool
        Whether tiles are timed here instead.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too; code of others is not compiled.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.

    Raises
    ------
    UsageError
        If an argument is wrong.

    Examples
    --------
    >>> import chainline as cl
    >>> import numpy as np
    >>> b, g = np.random.default_rng(0).standard_normal((2, 4, 3))
    >>> gradient = cl.operator("gradient", points=3, made=4, simulate=False)
    >>> u = np.ones((2, 3, 3, 3))
    >>> x, y, z = gradient(u, {"bx": b, "by": b, "bz": b, "gx": g, "gy": g, "gz": g})
    >>> bool(np.allclose(x, np.einsum("rk,qj,pi,ekji->erqp", b, b, g, u)))
    True
    >>> mass, factor = cl.operator("mass", points=3, made=4, simulate=False), np.ones((2, 4, 4, 4))
    >>> y, square = mass([u, factor], b), b.T @ b
    >>> bool(np.allclose(y, np.einsum("rk,qj,pi,ekji->erqp", square, square, square, u)))
    True
    >>> end = cl.operator("interpolation", points=3, made=[3, 3, 1], along="z", simulate=False)
    >>> bool(np.allclose(end(u, [[0.0, 0.0, 1.0]])[:, 0], u[:, 2]))
    True
    """
    taken = _along_axes(points, MAX_AXES)
    found = named_operator(
        kind,
        taken,
        taken if made is None else _along_axes(made, len(taken)),
        symmetric=symmetric,
        nodal=nodal,
        partition_of_unity=partition_of_unity,
        along=along,
        components=components,
        layout=Layout(layout),
        interlaced=interlaced,
        alpha=alpha,
        beta=beta,
        dtype=DType(arithmetic or dtype),
        stored=None if arithmetic in (None, dtype) else DType(dtype),
    )
    constants = None if matrices is None else _constants(found, matrices)
    # where nothing is judged the host need not be known
    judged = simulate or measure
    processor = machine_of(machine, calibrate=calibrate) if judged or not names_host(machine) else None
    if measure and processor is not None:
        processor.require_here()
    target = host_target() if processor is None else processor.target
    language = Language(language)
    lanes = min(target.vector_bits, WIDEST) // found.dtype.bits
    found = replace(found, name=name or procedure_name(kind, found, lanes), title=found.name)
    key = (
        *(found, target, parts, language, wide, simulate, measure, id(processor and processor.record)),
        constants and tuple((name, values.tobytes()) for name, values in constants.items()),
    )

    def compiled() -> CompiledOperator:
        compiler = usual_c_compiler(target) if judged and language is Language.C else "llvm"
        chosen = _chosen(found, processor, target, compiler, parts, wide=wide, judged=judged, timed=measure)
        return CompiledOperator(kind, chosen, Language(language), compiler, target, processor, constants)

    return _KEPT.get(key, compiled)


def _chosen(
    found: TensorOperator,
    processor: Processor | None,
    target: Target,
    compiler: str,
    parts: int,
    *,
    wide: bool,
    judged: bool,
    timed: bool,
) -> ChosenOperator:
    if processor is None or not judged:
        return estimated_operator(found, target, parts, wide=wide)
    how = "timing" if timed else "simulation"
    listener().stage(f"choosing tiles by {how}, seconds for each step")
    clock = host_frequency_ghz() if timed else processor.clock_ghz
    chosen = choose_operator(found, processor.record, target, compiler, clock, parts, timed=timed, wide=wide)
    listener().done()
    return chosen


def _along_axes(given: int | Sequence[int], axes: int) -> tuple[int, ...]:
    return (given,) * axes if isinstance(given, int) else tuple(given)


def _constants(operator: TensorOperator, given: Any) -> dict[str, Array]:
    """Return the matrices of an operator, of which a name without its axis gives those of every axis."""
    names = [matrix.name for matrix in operator.matrices]
    found: dict[str, Array] = {}
    for stem, values in given:
        at = f"{argument('matrices')} {stem}"
        meant = [name for name in names if stem in (name, name[:-1])]
        if not meant:
            raise UsageError(f"{at}: unknown; give a NAME of {', '.join(names)}")
        if twice := [name for name in meant if name in found]:
            raise UsageError(f"{at}: matrix {twice[0]} is given already")
        found |= dict.fromkeys(meant, _matrix(f"matrix {stem}", values))
    if missing := [name for name in names if name not in found]:
        every = ", ".join(names)
        raise UsageError(
            f"{argument('matrices')}: matrix {missing[0]} is missing; give all of {every}, or none"
        )
    for matrix in operator.matrices:
        require_shape(matrix, found[matrix.name])
        require_symmetry(matrix, found[matrix.name])
    return found


def _matrix(name: str, values: Any) -> Array:
    if isinstance(values, str | os.PathLike):
        return np.array(read_rows(Path(values), MAX_POINTS))
    return input_array(name, values, np.dtype(np.float64), any_order=True)


_KEPT: Once[tuple[Any, ...], CompiledOperator] = Once(most=128)
"""Operators of this process."""
