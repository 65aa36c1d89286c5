"""A kernel that is compiled here and called on numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..codegen.compilers import compiler_and_language
from ..codegen.kernel import Kernel, load
from ..codegen.kernel import check as check_kernel
from ..codegen.render import render
from ..codegen.run_time.choice import stored_choice
from ..codegen.run_time.loader import Once, load_quickly, quick_assembly
from ..codegen.target import Target, host_target
from ..codegen.variant import Variant
from ..codegen.vector.schedule import Schedule
from ..errors import RunError
from ..records import record
from .array_arguments import Given
from .array_call import ArrayCall, BoundCall
from .request.kinds import checked, instance, text, wholes
from .shown import Shown
from .variants import checked_order, variant_of

if TYPE_CHECKING:
    import pandas as pd

    from .variants import ScheduleLike, SplitLike


_KEPT: Once[tuple[Variant, str, Target], CompiledKernel] = Once(most=128)
"""Kernels of this process."""


@record(eq=False, repr=False)
class CompiledKernel(Shown):
    """Applies a matrix along each direction of many elements at once.

    Attributes
    ----------
    variant : Variant
        The kernel: its order, mode, type, and split or schedule.
    compiler : str
        Name of its compiler.
    loaded : Kernel
        Its machine code in this process; `loaded.address` is a function of C.
    call : ArrayCall
        Its call on arrays.

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
    call: ArrayCall

    def __call__(
        self,
        q: Given,
        matrices: Given | Sequence[Given],
        out: Given | None = None,
        *,
        overwrite_q: bool = False,
    ) -> Any:
        """Return the matrices applied along the directions of each element.

        Threads may call at the same time, each with an output of its own: nothing is shared, and
        Python's lock is released while the kernel runs.

        Parameters
        ----------
        q : array-like, (n_elements, Np, Np, Np), (Np, Np, Np), or the entries of whole elements in one row
            Values at `[element, z, y, x]`: a numpy array, anything with a buffer, a tensor in the
            processor's memory that speaks DLPack, or nested lists. It is left as it is.
        matrices : array-like (Np, Np), or one for each direction in the order x, y, z
            `D[i, m]` weighs input m in output i: `out[..., i] = sum_m D[i, m] * q[..., m]` along x.
            Of one in Fortran's order (`np.asfortranarray`) no copy is made.
        out : array, buffer or tensor of the shape of `q`, optional
            Output, in C order and of the kernel's type. It may be `q` itself. It is what
            is returned; without one, a new numpy array.
        overwrite_q : bool
            Let the kernel work in `q`, whose values are lost, instead of in a copy in the nearest cache.

        Raises
        ------
        UsageError
            If a shape or type does not fit: says which, and what would. Of a type it is a TypeError
            besides.
        """
        run, arguments, result, _kept, _given = self.call.prepare(q, matrices, out, overwrite_q)
        run(*arguments)
        return result

    def bind(
        self,
        q: Given,
        matrices: Given | Sequence[Given],
        out: Given | None = None,
        *,
        overwrite_q: bool = False,
    ) -> BoundCall:
        """Return a function without arguments that calls the kernel on these arrays: checked once.

        Parameters
        ----------
        q, matrices, out, overwrite_q
            As for a call. What changes in these arrays later counts, unless they had to be converted.

        Examples
        --------
        >>> import chainline as cl
        >>> import numpy as np
        >>> q, out = np.ones((4, 3, 3, 3)), np.empty((4, 3, 3, 3))
        >>> step = cl.kernel(2).bind(q, np.eye(3), out)
        >>> q *= 2.0
        >>> float(step()[0, 0, 0, 0])
        2.0
        """
        return BoundCall.of(self.call.prepare(q, matrices, out, overwrite_q))

    @property
    def caption(self) -> str:
        """Order, split or schedule, mode, type and compiler."""
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
        """Assembly that the compiler generates for the kernel, an input of `analyze`.

        Examples
        --------
        >>> import chainline as cl
        >>> "tensor_element_p2_3" in cl.kernel(2).assembly
        True
        """
        target = host_target()
        if self.compiler == "llvm" and self.variant.schedule is not None:
            return quick_assembly(render(self.variant).text, target)
        # imported here since it takes what starts processes
        from ..codegen.toolchain import find_toolchain  # noqa: PLC0415

        return find_toolchain(self.compiler, target).assemble(render(self.variant), target).text

    def to_json(self) -> dict[str, Any]:
        """Return the description of the kernel by the keys of the other reports.

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


@checked(
    split=instance(str, of=wholes(1)),
    schedule=instance(str, Schedule, Variant),
    mode=text,
    dtype=text,
    compiler=text,
    language=text,
)
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
    """Return a kernel, compiled for this processor in this process and checked against numpy.

    Where nothing but order, mode and type is named it is the kernel in explicit vectors that is stored
    as the fastest for this processor, or for one with such vectors; `best(...)` ranks all, and measures
    where asked. The same kernel is compiled once, however many threads ask, and kept.

    Parameters
    ----------
    order : int
        Polynomial order P, 1 to 15; `Np = P + 1`.
    split : str or sequence of int, optional
        Lengths of the parts of the inner product, such as ``(4, 4)``, whose vectors are left to the
        compiler.
    schedule : str, Schedule or Variant, optional
        Explicit vectors, such as "512 mask z/v3/u8 x/u12/held y/v2/u8", or all of a kernel of a
        ranking: `ranking.best`. What is stored by default.
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
    >>> bool(np.allclose(apply(q, d), np.einsum("im,kjm->kji", d, q)))
    True
    """
    asked = (split, schedule, compiler, language)
    variant = variant_of(checked_order(order), split, schedule, mode, dtype, compiler, language)
    target = host_target()
    if asked == (None,) * len(asked):
        found = stored_choice(target, variant.order, variant.mode, variant.dtype)
        variant = variant if found is None else found.variant
    name, _ = compiler_and_language(compiler, str(variant.language))
    return _KEPT.get((variant, name, target), lambda: _compiled(variant, name, target))


def _compiled(variant: Variant, compiler: str, target: Target) -> CompiledKernel:
    """Return a compiled kernel, checked against numpy."""
    if compiler == "llvm":
        loaded = load_quickly(variant, target)
    else:
        # imported here since it takes what starts processes
        from ..codegen.toolchain import find_toolchain  # noqa: PLC0415

        loaded = load(find_toolchain(compiler, target).build(render(variant), target))
    if problem := check_kernel(loaded, variant).problem:
        raise RunError(f"{variant.symbol} ({compiler}): {problem}; use another split, schedule or compiler")
    return CompiledKernel(variant, compiler, loaded, ArrayCall.of(loaded))
