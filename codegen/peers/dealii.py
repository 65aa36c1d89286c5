"""Operators by deal.II's matrix-free evaluation: sum factorisation, even-odd, an element a lane.

Its headers are fetched by the user and found on `CPATH`; a source tree that is not built is enough. The
calls are those of `FEEvaluation` with elements of symmetric points: to the quadrature points plane by plane
and in place, then derivatives between these.

References
----------
M. Kronbichler, K. Kormann: Fast matrix-free evaluation of discontinuous Galerkin finite element operators,
ACM Transactions on Mathematical Software 45 (2019) 29.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ...errors import RunError, UsageError
from ...records import record, replace
from ...version import __version__
from ..buffer_alignment import page_offsets, placed
from ..cache import cached_file, content_key
from ..flags import first_error, target_flags
from ..process import run
from ..reaper import scratch_folder
from ..render import template
from ..system_compilers import ExternalCompiler, find_compiler
from ..target import Target
from ..vector.function import reference
from ..vector.matrix_storage import Array
from ..vector.operator import Layout, TensorOperator
from ..vector.registry import named_operator

NAME = "dealii"
_HEADER = Path("deal.II") / "matrix_free" / "evaluation_kernels.h"
_SYMBOL = "dealii_operator"
_FLAGS = ("-x", "c++", "-std=c++20", "-O3", "-DNDEBUG", "-fPIC", "-shared", "-w")
_TIMEOUT_S = 300.0
_TOLERANCE = 1e-9


@record
class DealiiOperator:
    """Operator as deal.II evaluates it.

    Attributes
    ----------
    kind : str
        interpolation, collocated-gradient, values-and-gradient or laplace.
    points, made : int
        Points along each axis that it takes and makes; `points <= made`.
    interlaced : bool
        Elements lie a lane each; else one behind the other, and are transposed.
    """

    kind: str
    points: int
    made: int
    interlaced: bool

    @property
    def has_gradient(self) -> bool:
        """True where derivatives are taken."""
        return self.kind != "interpolation"

    @property
    def stores_values(self) -> bool:
        """True where interpolated values are an output."""
        return self.kind in ("interpolation", "values-and-gradient")

    def render(self, lanes: int) -> str:
        """Return the C++ source for vectors of so many doubles."""
        return template("peer_dealii.cc.j2").render(
            kind=self.kind,
            points=self.points,
            made=self.made,
            interlaced=self.interlaced,
            lanes=lanes,
            gradients=self.has_gradient,
            values=self.stores_values,
            metric=self.kind == "laplace",
            symbol=_SYMBOL,
            version=__version__,
        )


@record
class InstalledDealii:
    """Headers of deal.II, and the compiler that builds with them.

    Attributes
    ----------
    include : str
        Folder of the headers.
    version : str
        Of the source tree, where it says.
    """

    include: str
    version: str
    compiler: ExternalCompiler

    def load(self, operator: DealiiOperator, target: Target) -> DealiiFunction:
        """Return a compiled operator in this process.

        Raises
        ------
        RunError
            If it does not compile.
        """
        lanes = target.vector_bits // 64
        text = operator.render(lanes)
        flags = (*_FLAGS, *target_flags(self.compiler.family.dialect, self.compiler.path, target))
        key = content_key(self.compiler.path, self.compiler.version, self.include, self.version, *flags, text)
        path = cached_file(key, ".so", lambda: self._compiled(text, flags))
        library = ctypes.CDLL(str(path))
        address = ctypes.cast(getattr(library, _SYMBOL), ctypes.c_void_p).value
        assert address is not None
        return DealiiFunction(operator, lanes, address, library)

    def _compiled(self, text: str, flags: tuple[str, ...]) -> bytes:
        with scratch_folder() as folder:
            base = folder / "deal.II" / "base"
            base.mkdir(parents=True)
            (base / "config.h").write_text("")
            given, made = folder / "peer.cc", folder / "peer.so"
            given.write_text(text)
            places = (f"-I{folder}", f"-I{self.include}")
            done = run([self.compiler.path, *flags, *places, str(given), "-o", str(made)], _TIMEOUT_S)
            if done.returncode or not made.is_file():
                raise RunError(f"{NAME}: {self.compiler.name}: {first_error(done.stderr)}")
            return made.read_bytes()


@record
class DealiiFunction:
    """A loaded operator.

    Attributes
    ----------
    operator : DealiiOperator
    lanes : int
        Elements of a block.
    address : int
        Entry point: elements, halves of matrices, input, metric where there is one, outputs.
    owner : object
        Keeps the code mapped.
    """

    operator: DealiiOperator
    lanes: int
    address: int
    owner: object

    def arrays(self, b: Array, d: Array, values: Array, metric: Array | None = None) -> list[Array]:
        """Return the arrays of a call, outputs zero.

        Parameters
        ----------
        b : ndarray (made, points)
            Interpolation, of even parity.
        d : ndarray (made, made)
            Derivative between the points made, of odd parity.
        values : ndarray (elements, points, points, points)
            Of whole blocks.
        metric : ndarray (elements, 6, made, made, made), optional
            xx, xy, xz, yy, yz, zz at each point.
        """
        operator, n, elements = self.operator, self.operator.made, len(values)
        stored = [halves(b)] + ([halves(d)] if operator.has_gradient else [])
        inputs = [self._laid_out(values)]
        outputs = [np.zeros((elements, n, n, n))]
        if metric is not None:
            # a vector of elements behind the other, whatever the layout of values
            inputs.append(replace_layout(np.moveaxis(metric, 1, -1), self.lanes))
            outputs = [np.zeros_like(values)]
        elif operator.has_gradient:
            outputs.append(np.zeros((elements, n, n, n, 3)))
        return placed([*stored, *inputs, *outputs], page_offsets(len(stored), len(inputs), len(outputs)))

    def call(self, arrays: list[Array]) -> list[Array]:
        """Run it on the arrays of a call; return its outputs of shape (elements, z, y, x)."""
        operator = self.operator
        elements = arrays[1 + operator.has_gradient].size // operator.points**3
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_int64, *[ctypes.c_void_p] * len(arrays))
        prototype(self.address)(elements, *(array.ctypes.data for array in arrays))
        if operator.kind in ("interpolation", "laplace"):
            return [self._by_element(arrays[-1])]
        derived = self._by_element(arrays[-1])
        gradient = [np.ascontiguousarray(derived[..., axis]) for axis in range(3)]
        return ([self._by_element(arrays[-2])] if operator.stores_values else []) + gradient

    def _laid_out(self, values: Array) -> Array:
        return replace_layout(values, self.lanes) if self.operator.interlaced else values

    def _by_element(self, made: Array) -> Array:
        if not self.operator.interlaced:
            return made
        blocks = made.reshape(len(made) // self.lanes, *made.shape[1:], self.lanes)
        return np.moveaxis(blocks, -1, 1).reshape(made.shape)


@record(eq=False)
class OperatorCase:
    """Operator between symmetric points, as both sides are given it.

    Attributes
    ----------
    kind : str
    n : int
        Points along each axis.
    b, d : ndarray (n, n)
        Interpolation, of even parity, and derivative, of odd.
    values : ndarray (elements, n, n, n)
    expected : list of ndarray
        Outputs by `einsum`.
    metric : ndarray (elements, 6, n, n, n), or None
        Of laplace, at the points between evaluation and integration.
    """

    kind: str
    n: int
    b: Array
    d: Array
    values: Array
    expected: list[Array]
    metric: Array | None = None

    @classmethod
    def of(cls, kind: str, n: int, elements: int) -> OperatorCase:
        """Return a case with random numbers.

        Parameters
        ----------
        kind : str
        n : int
            Points along each axis.
        elements : int
            Number of elements.
        """
        random = np.random.default_rng(n)
        b, d = random.standard_normal((2, n, n))
        b, d = b + b[::-1, ::-1], d - d[::-1, ::-1]
        if n % 2:
            b[n // 2] = np.arange(n) == n // 2  # of both sides: deal.II takes it so
        b, d = (m + (total - m.sum(axis=1, keepdims=True)) / n for m, total in ((b, 1), (d, 0)))
        values = random.standard_normal((elements, n, n, n))
        plain = named_operator(kind, (n,) * 3, (n,) * 3)
        metric = random.standard_normal((elements, 6, n, n, n)) if plain.data else None
        made = [np.zeros((elements, 1, n, n, n))] * plain.n_results
        case = cls(kind, n, b, d, values, [], metric)
        given = [values[:, None], *([] if metric is None else [metric])]
        found = reference(plain, case.matrices(plain), given, made)
        return replace(case, expected=[array[:, 0] for array in found])

    def matrices(self, operator: TensorOperator) -> dict[str, Array]:
        """Return the matrices of an operator by name."""
        return {m.name: self.b if m.name.startswith("b") else self.d for m in operator.matrices}

    def operator(self, layout: Layout, interlaced: int) -> TensorOperator:
        """Return the operator for symmetric points.

        Parameters
        ----------
        layout : Layout
        interlaced : int
            Elements of a block.
        """
        size = (self.n,) * 3
        nodal = self.n % 2 == 1
        return named_operator(
            self.kind,
            size,
            size,
            symmetric=True,
            nodal=nodal,
            partition_of_unity=True,
            layout=layout,
            interlaced=interlaced,
        )

    def error(self, made: Sequence[Array], whose: str) -> float:
        """Return the largest error of results over the largest result.

        Parameters
        ----------
        made : sequence of ndarray
        whose : str
            For the message.

        Raises
        ------
        RunError
            If they differ by more than rounding.
        """
        pairs = zip(made, self.expected, strict=True)
        found = max(float(abs(one - wanted).max() / abs(wanted).max()) for one, wanted in pairs)
        if not found <= _TOLERANCE:
            raise RunError(f"{whose}, {self.kind} of {self.n} points: differs from einsum by {found:.1e}")
        return found


def replace_layout(values: Array, lanes: int) -> Array:
    """Return fields whose elements lie in blocks, `lanes` of them side by side.

    Examples
    --------
    >>> replace_layout(np.arange(8.0).reshape(4, 2), 2).ravel().tolist()
    [0.0, 2.0, 1.0, 3.0, 4.0, 6.0, 5.0, 7.0]
    """
    blocks = values.reshape(len(values) // lanes, lanes, *values.shape[1:])
    return np.ascontiguousarray(np.moveaxis(blocks, 1, -1))


def halves(matrix: Array) -> Array:
    """Return the even and odd halves of a matrix (rows made, columns taken) in the order of deal.II.

    Row m of the result weighs the sum of point m and its mirror image, the last row but m their difference.

    Examples
    --------
    >>> halves(np.array([[3.0, 1.0], [1.0, 3.0]])).tolist()
    [[2.0], [1.0]]
    """
    taken = matrix.T
    n, half = len(taken), (taken.shape[1] + 1) // 2
    found = np.zeros((n, half))
    for node in range(n // 2):
        mirrored = taken[node, ::-1]
        found[node] = (taken[node] + mirrored)[:half] / 2
        found[n - 1 - node] = (taken[node] - mirrored)[:half] / 2
    if n % 2:
        found[n // 2] = taken[n // 2, :half]
    return found


def find_dealii(compiler: str, target: Target) -> InstalledDealii:
    """Return deal.II's headers that are on `CPATH`, or installed, with a compiler.

    Raises
    ------
    UsageError
        If there are none, or no compiler.
    """
    searched = [place for place in os.environ.get("CPATH", "").split(os.pathsep) if place]
    for place in (*searched, "/usr/local/include", "/usr/include"):
        if (Path(place) / _HEADER).is_file():
            found = Path(place).resolve()
            return InstalledDealii(str(found), _version(found), find_compiler(compiler, target))
    raise UsageError(
        f"{NAME}: no {_HEADER} on CPATH; `git clone --depth 1 https://github.com/dealii/dealii`, "
        "then CPATH=dealii/include"
    )


def _version(include: Path) -> str:
    """Return the version that a source tree has beside its headers, or `unknown`."""
    place = include.parent / "VERSION"
    return place.read_text().strip()[:32] if place.is_file() else "unknown"
