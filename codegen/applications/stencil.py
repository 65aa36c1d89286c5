"""Star stencils in three dimensions: generated C, run on a grid, and the same by numpy.

The kernels do what PATUS generates for the study of Ibeid et al.: blocks along all three axes, the
innermost loop, of vectors, unrolled, threads by OpenMP. The update is their Algorithm 1, for any order.

References
----------
.. [1] H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp, "Learning with analytical models", 2019,
   Algorithm 1 and Section III-B.
.. [2] M. Christen, O. Schenk, H. Burkhart, "PATUS: a code generation and autotuning framework for
   parallel iterative stencil computations on modern microarchitectures", IPDPS 2011.
"""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

import numpy as np
import numpy.typing as npt

from ...errors import UsageError
from ...records import record
from ...version import __version__
from ..render import template
from .program import Program, load_program

Grid = npt.NDArray[np.float64]

MAX_ORDER = 4
MAX_UNROLL = 8
_POINTER = ctypes.POINTER(ctypes.c_double)


@record
class StencilCode:
    """Loop structure of the code of a stencil.

    Attributes
    ----------
    order : int
        Points that it reaches to each side, 1 to 4: ``6 order + 1`` points are read for each result.
    unroll : int
        Vectors of results in each iteration of the innermost loop, 0 to 8; 0 and 1 leave it to the
        compiler. Of other numbers than powers of two gcc takes the next lower one, clang the next higher.
    blocked : bool
        True for loops over blocks around the loops over points; the sizes are given at run time.

    Raises
    ------
    UsageError
        If a number is out of range.

    Examples
    --------
    >>> StencilCode(order=2, unroll=4, blocked=True).symbol
    'stencil_l2_u4_blocked'
    """

    order: int = 1
    unroll: int = 0
    blocked: bool = False

    def __post_init__(self) -> None:
        _require_whole("order", self.order, 1, MAX_ORDER)
        _require_whole("unroll", self.unroll, 0, MAX_UNROLL)

    @property
    def symbol(self) -> str:
        """Name of the generated procedure."""
        return f"stencil_l{self.order}_u{self.unroll}" + ("_blocked" if self.blocked else "")


@record(eq=False)
class LoadedStencil:
    """A compiled stencil in this process.

    Attributes
    ----------
    code : StencilCode
    function : callable
        The compiled procedure; its arguments are not checked. `bind` gives a safe call.
    """

    code: StencilCode
    function: Callable[..., None]

    def bind(
        self,
        points: Sequence[int],
        block: Sequence[int],
        sweeps: int,
        threads: int,
        coefficients: npt.ArrayLike,
        a: Grid,
        b: Grid,
    ) -> Callable[[], None]:
        """Return a call without arguments, which may be repeated; it costs no checks and keeps the arrays.

        Parameters
        ----------
        points : three of int
            I, J, K without ghost points.
        block : three of int
            b_i, b_j, b_k; 0 where an axis is not blocked. Of no effect on code without blocks. Threads
            share blocks, so that one block leaves all but one of them idle.
        sweeps : int
            Time steps: the first reads `a` and writes `b`, the next reads `b` and writes `a`. The result
            of an odd number is in `b`, of an even number in `a`.
        threads : int
            Of the OpenMP team.
        coefficients : array-like of float, (order + 1,)
            Of the point itself and of its six neighbours at each distance; copied.
        a, b : ndarray of float64, (K + 2 order, J + 2 order, I + 2 order)
            C-contiguous. Their ghost points, `order` at each side, are not written and should be equal.

        Raises
        ------
        UsageError
            If a number is out of range, or an array has another shape, type or layout.
        """
        order = self.code.order
        if len(points) != 3 or len(block) != 3:
            raise UsageError(f"{len(points)} axes of points, {len(block)} of blocks; give I, J and K of each")
        for axis, n, size in zip("IJK", points, block, strict=True):
            _require_whole(f"points along {axis}", n, 1)
            _require_whole(f"block along {axis}", size, 0)
        _require_whole("sweeps", sweeps, 1)
        _require_whole("threads", threads, 1, 2**31 - 1)
        weights = np.array(coefficients, dtype=np.float64)
        if weights.shape != (order + 1,):
            raise UsageError(f"coefficients {weights.shape} of a stencil of order {order}; give {order + 1}")
        shape = tuple(n + 2 * order for n in reversed(points))
        for name, grid in (("a", a), ("b", b)):
            _require_grid(name, grid, shape)
        if np.may_share_memory(a, b):
            raise UsageError("the grids a and b overlap; give two arrays")
        sizes = [min(size or n, n) for size, n in zip(block, points, strict=True)]
        # converted here once, not by every call; the pointers keep what they point to alive
        numbers = [ctypes.c_int64(n) for n in (*points, *sizes, sweeps)]
        pointers = [array.ctypes.data_as(_POINTER) for array in (weights, a, b)]
        return partial(self.function, *numbers, ctypes.c_int(threads), *pointers)


def render_stencil(code: StencilCode) -> Program:
    """Return the C source of a stencil; its header documents the call."""
    text = template("stencil.c.j2").render(
        order=code.order,
        unroll=code.unroll,
        interleave=1 << (code.unroll - 1).bit_length() if code.unroll > 1 else 1,
        blocked=code.blocked,
        symbol=code.symbol,
        version=__version__,
    )
    return Program(code.symbol, text)


def load_stencil(code: StencilCode, compiler: str = "gcc") -> LoadedStencil:
    """Return a stencil compiled with OpenMP for this machine; raises as `load_program` does."""
    function = load_program(render_stencil(code), compiler)[code.symbol]
    function.argtypes = [*[ctypes.c_int64] * 7, ctypes.c_int, *[_POINTER] * 3]
    function.restype = None
    return LoadedStencil(code, function)


def flops_per_point(order: int) -> int:
    """Return the floating-point operations of a result.

    Each distance takes five additions among its six neighbours, a product and an addition to the
    result, and the point itself takes a product.

    >>> flops_per_point(1)
    8
    """
    return 7 * order + 1


def diffusion_coefficients(order: int) -> Grid:
    """Return coefficients (order + 1,) of a weighted mean of all points that the stencil reads.

    Half of the weight is the point's own, the rest falls with the square of the distance. Any number
    of sweeps over values from an interval of positive numbers stays in it, up to rounding: nothing
    overflows or turns subnormal, which would change the speed.

    >>> diffusion_coefficients(1).tolist()
    [0.5, 0.08333333333333333]
    """
    _require_whole("order", order, 1, MAX_ORDER)
    falling = 1.0 / np.arange(1, order + 1) ** 2
    return np.concatenate([[0.5], falling / (12 * falling.sum())])


def reference_sweeps(a: Grid, coefficients: npt.ArrayLike, sweeps: int) -> Grid:
    """Return a grid after some time steps, by numpy; ghost points stay as they are.

    Parameters
    ----------
    a : ndarray of float64, (K + 2 order, J + 2 order, I + 2 order)
    coefficients : array-like of float, (order + 1,)
    sweeps : int
    """
    centre, *others = np.asarray(coefficients, dtype=np.float64)
    order = len(others)
    inner = (slice(order, -order),) * 3
    now = a.copy()
    for _ in range(sweeps):
        result = centre * now[inner]
        for distance, weight in enumerate(others, start=1):
            result += weight * sum(_neighbours(now, order, distance))
        now[inner] = result
    return now


def _neighbours(grid: Grid, order: int, distance: int) -> Iterator[Grid]:
    """Yield one of the six neighbours at a distance of all points but ghost points, then the next."""
    for axis, step in product(range(3), (-distance, distance)):
        window = [slice(order, -order)] * 3
        window[axis] = slice(order + step, grid.shape[axis] - order + step)
        yield grid[tuple(window)]


def _require_whole(name: str, value: int, least: int, most: int | None = None) -> None:
    try:
        whole = operator.index(value)
    except TypeError:
        raise UsageError(f"{name} {value!r} is not a whole number") from None
    if whole < least or (most is not None and whole > most):
        limits = f"at least {least}" if most is None else f"{least} to {most}"
        raise UsageError(f"{name} {value} is out of range; give {limits}")


def _require_grid(name: str, grid: Grid, shape: tuple[int, ...]) -> None:
    if not isinstance(grid, np.ndarray) or grid.dtype != np.float64:
        raise UsageError(f"grid {name} is not an array of float64")
    if grid.shape != shape:
        raise UsageError(f"grid {name} {grid.shape} should be {shape}: K, J, I with ghost points")
    if not grid.flags.carray:
        raise UsageError(f"grid {name} is not C-contiguous and writeable; give numpy.ascontiguousarray of it")
