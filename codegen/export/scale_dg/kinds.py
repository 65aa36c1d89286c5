"""SCALE-DG's kernels: operations and arguments.

Names, argument order and the layout of matrices are those of module
`scale_element_operation_tensorprod3D_kernel` of SCALE-DG (github.com/ywkawai/FE-Project, MIT licence).
Matrices along x come as they are, those along y and z transposed: `Mat_tr(m, row)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....records import record
from ...variant import DType
from ...vector.operator import Matrix, Parity, TensorOperator, Term
from ...vector.registry import derivatives, gradient, interpolation

STEM = "element_operation_kernel_matvec"
COMPONENTS = 5
"""Variables of the compressible flow, which one call derives."""


@record
class Argument:
    """An argument of a procedure in Fortran.

    Attributes
    ----------
    name : str
    shape : str
        Its shape, of `n` points.
    passed : str or None
        Array of the kernel that it is, None where the kernel needs it not.
    written : bool
    """

    name: str
    shape: str
    passed: str | None
    written: bool = False


@record
class Kind:
    """A kind of kernel.

    Attributes
    ----------
    name : str
        In the names of procedures.
    arguments : tuple of Argument
        In order.
    operator : callable or None
        Returns the operator of `n` points; None for lifting.
    parity : Parity
        Symmetry that its matrices have where points are symmetric: derivatives are odd, filters even.
    """

    name: str
    arguments: tuple[Argument, ...]
    operator: Callable[[int, DType, Parity], TensorOperator] | None
    parity: Parity = Parity.ODD

    def procedure(self, order: int) -> str:
        """Return the name of the procedure of an order."""
        return f"{STEM}_{self.name}_P{order}"


_POINTS = "{n},{n},{n}"
_MATRIX = "{n},{n}"


def _matrix(name: str, n: int, parity: Parity, *, transposed: bool) -> Matrix:
    return Matrix(name, n, n, transposed, parity)


def _along(axis: int) -> Callable[[int, DType, Parity], TensorOperator]:
    def operator(n: int, dtype: DType, parity: Parity) -> TensorOperator:
        only: list[Matrix | None] = [None, None, None]
        only[axis] = _matrix("mat" if axis == 0 else "mattr", n, parity, transposed=axis > 0)
        return interpolation(only, f"dir{'xyz'[axis]}", points=(n, n, n), dtype=dtype)

    return operator


def _both(n: int, parity: Parity) -> list[Matrix]:
    transposed = _matrix("mattr", n, parity, transposed=True)
    return [_matrix("mat", n, parity, transposed=False), transposed, transposed]


def _gradlike(n: int, dtype: DType, parity: Parity) -> TensorOperator:
    return gradient(_both(n, parity), name="gradlike", dtype=dtype)


def _divlike(**options: Any) -> Callable[[int, DType, Parity], TensorOperator]:
    return lambda n, dtype, parity: derivatives(_both(n, parity), name="divlike", dtype=dtype, **options)


def _modal_filter(n: int, dtype: DType, parity: Parity) -> TensorOperator:
    names = ("math", "mathtr", "matvtr")
    chains = tuple((_matrix(name, n, parity, transposed=axis > 0),) for axis, name in enumerate(names))
    return TensorOperator("modalfilter", ((n, n, n),), (Term(0, 0, chains),), dtype=dtype)


def _directions(stem: str, shape: str, array: str, *, written: bool = False) -> tuple[Argument, ...]:
    return tuple(Argument(f"{stem}_{axis}", shape, f"{array}{k}", written) for k, axis in enumerate("xyz"))


_MAT, _MAT_TR = Argument("Mat", _MATRIX, "mat"), Argument("Mat_tr", _MATRIX, "mattr")
_IN, _OUT = Argument("vec_in", _POINTS, "in0"), Argument("vec_out", _POINTS, "out0", True)
_VARIABLES = f"{_POINTS},{COMPONENTS}"

KINDS = (
    Kind("dirX", (Argument("Mat_x", _MATRIX, "mat"), _IN, _OUT), _along(0)),
    Kind("dirY", (Argument("Mat_y_tr", _MATRIX, "mattr"), _IN, _OUT), _along(1)),
    Kind("dirZ", (Argument("Mat_z_tr", _MATRIX, "mattr"), _IN, _OUT), _along(2)),
    Kind(
        "Lift_hexahedral",
        (
            Argument("Lift", f"{_POINTS},6", "lift"),
            Argument("vec_in", "{n},{n},6", "in0"),
            _OUT,
        ),
        None,
    ),
    Kind(
        "gradlike_dirXYZ",
        (
            _MAT,
            _MAT_TR,
            _IN,
            Argument("vec_in_", _POINTS, None),
            *_directions("vec_out", _POINTS, "out", written=True),
        ),
        _gradlike,
    ),
    Kind(
        "divlike_dirXYZ",
        (
            _MAT,
            _MAT_TR,
            *_directions("vec_in", _POINTS, "in"),
            *_directions("vec_out", _POINTS, "out", written=True),
        ),
        _divlike(),
    ),
    Kind(
        "divlike_dirXYZ_var5",
        (
            _MAT,
            _MAT_TR,
            *_directions("vec_in", _VARIABLES, "in"),
            *_directions("vec_out", _VARIABLES, "out", written=True),
        ),
        _divlike(components=COMPONENTS),
    ),
    Kind(
        "ModalFilter",
        (
            Argument("Mat_h1D", _MATRIX, "math"),
            Argument("Mat_h1D_tr", _MATRIX, "mathtr"),
            Argument("Mat_v1D_tr", _MATRIX, "matvtr"),
            _IN,
            Argument("vec_work", _POINTS, None, True),
            _OUT,
        ),
        _modal_filter,
        Parity.EVEN,
    ),
)
