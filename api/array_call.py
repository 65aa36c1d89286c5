"""Call of a kernel on arrays: the checks before each call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np

from ..codegen.kernel import Array, Kernel
from ..codegen.run_time.loader import Call, overwriting, protecting
from ..codegen.variant import Mode, Variant
from ..errors import UsageError
from ..records import record
from .array_arguments import (
    Given,
    address,
    column_major,
    has_axes,
    input_array,
    output_array,
    overlap,
    require_apart,
    told_of_transposition,
    warn_of_transposition,
)
from .request.kinds import truth

_Prepared: TypeAlias = tuple[Callable[..., None], tuple[Any, ...], Any, tuple[Array, ...], list[Array]]


@record(eq=False)
class BoundCall:
    """A call whose arrays were checked; called, it runs the kernel and returns the output.

    Matrices that do not lie as the kernel takes them are brought into its order in each call.

    Attributes
    ----------
    run : callable
        Takes `arguments`.
    arguments : tuple
        Number of elements and addresses.
    result : array, buffer or tensor
        The output.
    kept : tuple of ndarray
        Arrays that the addresses are of: input, output, and matrices.
    copied : tuple of (ndarray, ndarray)
        Matrices of `kept`, and what each is a copy of.
    """

    run: Callable[..., None]
    arguments: tuple[Any, ...]
    result: Any
    kept: tuple[Array, ...]
    copied: tuple[tuple[Array, Array], ...]

    @staticmethod
    def of(prepared: _Prepared) -> BoundCall:
        """Return the call that was prepared."""
        run, arguments, result, kept, given = prepared
        q, out, *matrices = kept
        pairs = zip(matrices, given, strict=True)
        # what a call overwrites is no matrix any more
        copied = tuple(
            (matrix, of)
            for matrix, of in pairs
            if not any(np.may_share_memory(of, other) for other in (matrix, q, out))
        )
        return BoundCall(run, arguments, result, kept, copied)

    def __call__(self) -> Any:
        """Run the kernel, and return the output."""
        for matrix, given in self.copied:
            matrix[...] = given
        self.run(*self.arguments)
        return self.result


@record(eq=False)
class ArrayCall:
    """A kernel's call on arrays, which are checked first.

    Attributes
    ----------
    variant : Variant
    dtype : numpy.dtype
    protect, overwrite : callable
        Call the kernel with a copy of its input, and with the input itself.
    """

    variant: Variant
    dtype: np.dtype[Any]
    protect: Call
    overwrite: Call

    @staticmethod
    def of(kernel: Kernel) -> ArrayCall:
        """Return the call of a loaded kernel."""
        variant = kernel.variant
        return ArrayCall(variant, np.dtype(str(variant.dtype)), protecting(kernel), overwriting(kernel))

    def prepare(
        self, q: Given, matrices: Given | Sequence[Given], out: Given | None, overwrite: bool
    ) -> _Prepared:
        """Return the function to run, its arguments, the result, the arrays behind addresses, and matrices.

        Parameters
        ----------
        q, matrices, out
            As for a call of `CompiledKernel`.
        overwrite : bool
            Let the kernel work in `q` instead of in a copy.

        Raises
        ------
        UsageError
            If an array does not fit.
        """
        n, dtype = self.variant.np, self.dtype
        given = input_array("q", q, dtype)
        shape = given.shape
        if shape[-3:] != (n, n, n) or len(shape) > 4:
            self._require_row(shape)
        named = self._matrices(matrices)
        if not told_of_transposition():
            warn_of_transposition(named)
        placed = [column_major(matrix) for matrix in named]
        places = [address(matrix) for matrix in placed]
        at_q = address(given)
        if out is None:
            result = target = np.empty(shape, dtype)
            at_out = address(target)
        else:
            result, target = out, output_array(out, shape, dtype)
            at_out = address(target)
            if require_apart(at_out, at_q, given.nbytes):
                # kernels of single modes read what they have written already
                given = target if self.variant.mode is Mode.ELEMENT else given.copy()
                at_q = address(given)
            placed, places = _beside(at_out, target.nbytes, placed, places)
        run = self.protect
        if overwrite is not False and truth("overwrite_q", overwrite) and target is not given:
            if not given.flags.writeable:
                raise UsageError("q: must not be written to; leave overwrite_q out")
            run = self.overwrite
            placed, places = _beside(at_q, given.nbytes, placed, places)
        if len(places) == 1:
            places = places * len(self.variant.modes)
        arguments = given.size // n**3, places, at_q, at_out
        return run, arguments, result, (given, target, *placed), named

    def _require_row(self, shape: tuple[int, ...]) -> None:
        n = self.variant.np
        if len(shape) != 1 or shape[0] % n**3:
            order = "; arrays come before matrices" if shape in ((n, n), (3, n, n)) else ""
            raise UsageError(f"q: has shape {shape}; give (n_elements, {n}, {n}, {n}) or {(n, n, n)}{order}")

    def _matrices(self, matrices: Given | Sequence[Given]) -> list[Array]:
        """Return the matrix `D[i, m]` of each direction, or one for all, in any memory order."""
        n, modes = self.variant.np, self.variant.modes
        if isinstance(matrices, list | tuple) and len(matrices) == len(modes) and has_axes(matrices[0]):
            found = [input_array("matrices", matrix, self.dtype, any_order=True) for matrix in matrices]
        else:
            given = input_array("matrices", matrices, self.dtype, any_order=True)
            found = list(given) if given.ndim == 3 else [given]
        if len(found) in (1, len(modes)):
            if all(matrix.shape == (n, n) for matrix in found):
                return found
            if all(matrix.shape in ((n, n), (n * n,)) for matrix in found):
                return [matrix.reshape(n, n) for matrix in found]
        raise UsageError(
            f"matrices: have shapes {', '.join(str(matrix.shape) for matrix in found)}; give one of "
            f"{(n, n)}, or one for each of {', '.join(modes)}"
        )


def _beside(
    written: int, n_bytes: int, matrices: list[Array], places: list[int]
) -> tuple[list[Array], list[int]]:
    """Return matrices and their addresses; all are copied where one overlaps the memory written to."""
    if not any(overlap(written, n_bytes, place, matrices[0].nbytes) for place in places):
        return matrices, places
    copies = [matrix.copy(order="F") for matrix in matrices]
    return copies, [address(matrix) for matrix in copies]
