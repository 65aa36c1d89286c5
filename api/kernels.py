"""A kernel that is compiled here and called on numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ..codegen.compilers import compiler_and_language
from ..codegen.kernel import Array, Kernel, load
from ..codegen.kernel import check as check_kernel
from ..codegen.render import render
from ..codegen.simd.schedule import Schedule, parse_schedule
from ..codegen.target import host_target
from ..codegen.toolchain import find_toolchain
from ..codegen.variant import DType, Mode, Variant
from ..errors import RunError, UsageError
from .shown import Shown
from .variants import checked_order, checked_split, choice

if TYPE_CHECKING:
    import pandas as pd

    from .variants import ScheduleLike, SplitLike


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class CompiledKernel(Shown):
    """Applies an operator along each direction of many elements at once.

    Attributes
    ----------
    variant : Variant
        What it computes, and how.
    compiler : str
        Who made it.
    loaded : Kernel
        Its machine code in this process.

    Examples
    --------
    >>> import chainline as cl
    >>> import numpy as np
    >>> apply = cl.kernel(2, split=(2, 1))
    >>> q, d = np.ones((5, 3, 3, 3)), np.eye(3) * 2.0
    >>> out = apply(q, d)
    >>> out.shape, float(out.max())
    ((5, 3, 3, 3), 8.0)
    """

    variant: Variant
    compiler: str
    loaded: Kernel

    def __call__(
        self, q: npt.ArrayLike, operators: npt.ArrayLike | Sequence[npt.ArrayLike], out: Array | None = None
    ) -> Array:
        """Return the operators applied to each element.

        Parameters
        ----------
        q : array-like, (n_elements, Np, Np, Np) or (Np, Np, Np)
            Values at `[element, z, y, x]`; left as it is.
        operators : array-like (Np, Np), or one for each direction in the order x, y, z
            `out[..., i] = sum_m operator[m, i] * q[..., m]` along a direction.
        out : ndarray of the shape of `q`, optional
            Where the result goes: in C order and of the kernel's type. It may be `q` itself.

        Raises
        ------
        UsageError
            If a shape or type does not fit: says which, and what would.
        """
        dtype = np.dtype(str(self.variant.dtype))
        given = _array("q", q, dtype)
        n = self.variant.np
        if given.ndim not in (3, 4) or given.shape[-3:] != (n, n, n):
            raise UsageError(f"q: has shape {given.shape}; give (n_elements, {n}, {n}, {n}) or {(n, n, n)}")
        matrices = self._operators(operators, dtype)
        result = np.empty(given.shape, dtype) if out is None else _output(out, given.shape, dtype)
        if given.size:
            # the passes go to and fro between input and output: both are written
            scratch = np.array(given, dtype, order="C")
            self.loaded(given.size // n**3, matrices, scratch, result)
        return result

    def _operators(self, operators: Any, dtype: np.dtype[Any]) -> list[Array]:
        n, modes = self.variant.np, self.variant.modes
        given = _array("operators", operators, dtype)
        matrices = list(given) if given.ndim == 3 else [given] * len(modes)
        shapes = [matrix.shape for matrix in matrices]
        if shapes != [(n, n)] * len(modes):
            raise UsageError(
                f"operators: have shapes {', '.join(map(str, shapes))}; give one of {(n, n)}, "
                f"or one for each of {', '.join(modes)}"
            )
        # copies, so that no operator is overwritten by `out`
        return [np.array(matrix, dtype, order="C") for matrix in matrices]

    @property
    def caption(self) -> str:
        """Order, how it is written, type and compiler."""
        variant = self.variant
        return (
            f"order {variant.order} (Np = {variant.np}), {variant.label}, {variant.mode}, "
            f"{variant.dtype}, {self.compiler}"
        )

    @property
    def source(self) -> str:
        """The generated source.

        Examples
        --------
        >>> import chainline as cl
        >>> "define" in cl.kernel(2).source
        True
        """
        return render(self.variant).text

    @property
    def assembly(self) -> str:
        """What the compiler makes of it, to be given to `analyze`.

        Examples
        --------
        >>> import chainline as cl
        >>> "tensor_element_p2_3" in cl.kernel(2).assembly
        True
        """
        target = host_target()
        return find_toolchain(self.compiler, target).assemble(render(self.variant), target).text

    def to_json(self) -> dict[str, Any]:
        """Return what it computes, by the keys of the other reports.

        Examples
        --------
        >>> import chainline as cl
        >>> cl.kernel(2, split="2,1").to_json()["split"]
        [2, 1]
        """
        variant = self.variant
        return {
            "order": variant.order,
            "np": variant.np,
            "split": list(variant.split),
            "schedule": None if variant.schedule is None else str(variant.schedule),
            "mode": str(variant.mode),
            "dtype": str(variant.dtype),
            "language": str(variant.language),
            "compiler": self.compiler,
            "flops": variant.flops,
        }

    def to_frame(self) -> pd.DataFrame:
        """Return the same as a table of one row."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame([self.to_json() | {"split": self.variant.split_text}])


def kernel(
    order: int,
    *,
    split: SplitLike | None = None,
    schedule: ScheduleLike | None = None,
    mode: str | None = None,
    dtype: str | None = None,
    compiler: str | None = None,
    language: str | None = None,
) -> CompiledKernel:
    """Return a kernel, compiled for this processor and checked against numpy.

    Parameters
    ----------
    order : int
        Polynomial order P, 1 to 15; `Np = P + 1`.
    split : str or sequence of int, optional
        Lengths of the parts of the inner product, such as ``(4, 4)``; one part by default.
    schedule : str, Schedule or Variant, optional
        Explicit vectors, such as "512 mask z/v3/u8 x/u12/held y/v2/u8", or all of a kernel of a
        ranking: `ranking.best`.
    mode, dtype : str, optional
        x, y, z or element (default); float64 (default) or float32.
    compiler, language : str, optional
        By default the embedded compiler, or that of the language: c, fortran or llvm.

    Raises
    ------
    UsageError
        If an argument is wrong, or the compiler is not installed.
    RunError
        If it does not compile, or computes something else than numpy.

    Examples
    --------
    >>> import chainline as cl
    >>> import numpy as np
    >>> apply = cl.kernel(3, split=(2, 2), mode="x")
    >>> q, d = np.arange(64.0).reshape(4, 4, 4), np.arange(16.0).reshape(4, 4)
    >>> bool(np.allclose(apply(q, d), np.einsum("mi,kjm->kji", d, q)))
    True
    """
    variant = _variant(checked_order(order), split, schedule, mode, dtype, compiler, language)
    name, _ = compiler_and_language(compiler, str(variant.language))
    target = host_target()
    loaded = load(find_toolchain(name, target).build(render(variant), target))
    if problem := check_kernel(loaded, variant).problem:
        raise RunError(f"{variant.symbol} ({name}): {problem}; use another split, schedule or compiler")
    return CompiledKernel(variant, name, loaded)


def _variant(
    order: int,
    split: SplitLike | None,
    schedule: ScheduleLike | None,
    mode: str | None,
    dtype: str | None,
    compiler: str | None,
    language: str | None,
) -> Variant:
    if isinstance(schedule, Variant):
        return _whole(schedule, order, split=split, mode=mode, dtype=dtype, language=language)
    _, takes = compiler_and_language(compiler, language)
    return Variant(
        order,
        (order + 1,) if split is None else checked_split(split, order + 1),
        choice("mode", mode or Mode.ELEMENT, Mode),
        takes,
        choice("dtype", dtype or DType.FLOAT64, DType),
        schedule if schedule is None or isinstance(schedule, Schedule) else parse_schedule(schedule),
    )


def _whole(variant: Variant, order: int, **others: Any) -> Variant:
    """Return a kernel that a ranking names, which leaves nothing else to be said."""
    if variant.order != order:
        raise UsageError(f"schedule: is a kernel of order {variant.order}, not {order}")
    for name, value in others.items():
        if value is not None:
            raise UsageError(f"{name}: the kernel of a ranking says that already; leave it out")
    return variant


def _array(name: str, values: npt.ArrayLike, dtype: np.dtype[Any]) -> Array:
    try:
        array = np.asarray(values)
    except ValueError:  # rows of several lengths
        raise UsageError(f"{name}: is no array; give numbers in rows of one length") from None
    if not np.can_cast(array.dtype, dtype, "safe"):
        raise UsageError(f"{name}: holds {array.dtype}, which {dtype} does not; convert it by astype")
    return array


def _output(out: Array, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype != dtype:
        found = f"{out.dtype} {out.shape}" if isinstance(out, np.ndarray) else type(out).__name__
        raise UsageError(f"out: is {found}; give an ndarray of {dtype} {shape}")
    if not (out.flags.c_contiguous and out.flags.aligned and out.flags.writeable):
        raise UsageError("out: must be writeable and in C order; pass np.empty(q.shape), and copy from it")
    return out
