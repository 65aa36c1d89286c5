"""Element operator as one dense matrix: the baseline of sum factorisation."""

from __future__ import annotations

import llvmlite.binding as llvm
import numpy as np

from ..errors import UsageError
from ..version import __version__
from .kernel import Array, Kernel, jit_engine
from .llvm_compiler import EmbeddedLLVM
from .render import Source, template
from .target import Target
from .variant import DType, Language, Mode, Variant

_COLUMNS = 8
"""Columns of one sweep over the result: eight streams are what hardware prefetchers follow."""


def dense_symbol(variant: Variant) -> str:
    """Return the name of the procedure that `render_dense` defines."""
    return f"dense_p{variant.order}" + ("" if variant.dtype is DType.FLOAT64 else "_f32")


def dense_flops(variant: Variant) -> int:
    """Return the floating-point operations per element of the dense operator, `2 Np^6`."""
    return 2 * variant.np**6


def dense_operator(operators: list[Array]) -> Array:
    """Return the `(Np^3, Np^3)` matrix that equals three mode products.

    Parameters
    ----------
    operators : list of ndarray (Np, Np)
        For x, y and z: ``d[i, m]`` weighs input m in output i.

    Returns
    -------
    ndarray (Np^3, Np^3)
        ``kron(dz, dy, dx)``, of the same meaning, column-major as the dense kernel takes it.

    Examples
    --------
    >>> dx, dy, dz = np.array([[1.0, 2.0], [3.0, 4.0]]), np.eye(2), np.eye(2)
    >>> dense_operator([dx, dy, dz]).shape
    (8, 8)
    """
    dx, dy, dz = operators
    return np.asfortranarray(np.kron(dz, np.kron(dy, dx)))


def render_dense(variant: Variant) -> Source:
    """Return LLVM IR that applies the element operator of a variant as a dense matrix.

    Parameters
    ----------
    variant : Variant
        An element kernel in LLVM IR; its split does not matter.

    Returns
    -------
    Source
        Procedure `dense_symbol(variant)` with arguments (n_elements, d, q, tmp).

    Raises
    ------
    UsageError
        If the variant is a single mode or in another language.

    References
    ----------
    Ren et al. 2026, Sec. 2.1: the modal filter before sum factorisation.
    """
    if variant.mode is not Mode.ELEMENT or variant.language is not Language.LLVM:
        given = f"mode {variant.mode} in {variant.language}"
        raise UsageError(f"the dense operator is the whole element in LLVM IR, not {given}")
    n = variant.np**3
    text = template("dense.ll.j2").render(
        n=n,
        order=variant.order,
        block=_COLUMNS,
        first=n % _COLUMNS or _COLUMNS,
        real="double" if variant.dtype is DType.FLOAT64 else "float",
        bytes=variant.dtype.bytes,
        symbol=dense_symbol(variant),
        version=__version__,
    )
    return Source(variant, text)


def load_dense(variant: Variant, target: Target) -> Kernel:
    """Return the dense operator as a kernel: one operator `(Np^3, Np^3)`, then `q` and `tmp`.

    Raises
    ------
    UsageError
        If the target cannot run here, or the variant has no dense operator.
    """
    if not target.runs_here:
        raise UsageError(f"code for {target.name} ({target.isa}) cannot run on this machine")
    binary = EmbeddedLLVM().build(render_dense(variant), target)
    engine = jit_engine()
    engine.add_object_file(llvm.ObjectFileRef.from_path(str(binary.path)))
    engine.finalize_object()
    return Kernel(variant, engine.get_function_address(dense_symbol(variant)), engine)
