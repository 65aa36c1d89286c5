"""Baselines of sum factorisation: one dense matrix, and `numpy.einsum` for each mode."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np

from ...errors import UsageError
from ...version import __version__
from ..assembly import Binary, BinaryKind, Provenance
from ..kernel import MODE_SUBSCRIPTS, Array, Kernel, jit_engine
from ..render import Source, template
from ..target import Target, host_target
from ..toolchain import EmbeddedLLVM
from ..variant import DType, Language, Mode, Variant

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


_TRIALS = 3


class EinsumKernel:
    """Kernel by `numpy.einsum`, called as a loaded one; its time includes the cost of calling numpy.

    Results go into the arrays that are given. Whether `optimize=True`, which hands the product
    to a matrix library, is faster than numpy's own loops depends on sizes and mode: in the
    first call with a number of elements both are tried, as somebody who needs it fast would.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._optimize: dict[tuple[Mode, int], bool] = {}

    def __call__(self, n_elements: int, operators: Sequence[Array], q: Array, tmp: Array) -> None:
        """Write the product to `tmp`; `q` then holds the input of the last mode."""
        source, result = q, tmp
        for mode, operator in zip(self.variant.modes, operators, strict=True):
            key = mode, n_elements
            if key not in self._optimize:
                self._optimize[key] = _faster_optimized(mode, operator, source, result)
            np.einsum(MODE_SUBSCRIPTS[mode], operator, source, out=result, optimize=self._optimize[key])
            source, result = result, source


def _faster_optimized(mode: Mode, operator: Array, source: Array, result: Array) -> bool:
    """Tell whether einsum is faster with `optimize=True`."""
    seconds = []
    for optimize in (False, True):
        call = partial(np.einsum, MODE_SUBSCRIPTS[mode], operator, source, out=result, optimize=optimize)
        seconds.append(min(_seconds(call) for _ in range(_TRIALS)))
    return seconds[1] < seconds[0]


def _seconds(call: partial[Array]) -> float:
    begin = time.perf_counter_ns()
    call()
    return (time.perf_counter_ns() - begin) * 1e-9


def einsum_binary(variant: Variant) -> Binary:
    """Return the binary that stands for `numpy.einsum`, which needs no loading."""
    provenance = Provenance("numpy.einsum", f"numpy {np.__version__}", ())
    return Binary(variant, host_target(), provenance, BinaryKind.EINSUM, Path())
