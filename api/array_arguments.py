"""Conversion of arguments to arrays that a kernel takes: numpy arrays, buffers, tensors.

Nothing is copied that lies as a kernel takes it: numpy arrays, objects with a buffer (`memoryview`,
`array.array`, arrays of ctypes), and tensors that speak DLPack and lie in the memory of the processor.

Up to 0.1 `cl.kernel(order)` applied the transpose of its matrices, and `cl.operator` took matrices first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np

from ..codegen.kernel import Array
from ..errors import UsageError, first_line
from .listener import warn
from .request.kinds import ArgumentTypeError

Given: TypeAlias = Any
"""An array, an object with a buffer, a tensor, or numbers in nested lists."""

_PROCESSOR = 1
"""`kDLCPU` of DLPack."""
_NUMBERS = "biuf"
"""Kinds of numpy's types that are real numbers."""


class ArrayTypeError(ArgumentTypeError):
    """An argument is no array of the kind that is taken."""


def input_array(name: str, values: Given, dtype: np.dtype[Any], *, any_order: bool = False) -> Array:
    """Return an input in C order, without a copy where it lies so.

    Parameters
    ----------
    name : str
        Name of the argument in errors.
    values : array, buffer, tensor or nested lists
        Of entries that the type holds exactly.
    dtype : dtype
        Type of the entries.
    any_order : bool
        Leave strides as they are.

    Raises
    ------
    UsageError
        If it is none of these, or its entries are not to be converted: also a TypeError.

    Examples
    --------
    >>> from array import array
    >>> input_array("q", array("d", [1.0, 2.0]), np.dtype("float64"))
    array([1., 2.])
    """
    array = values if type(values) is np.ndarray else _viewed(name, values, dtype)
    if array.dtype is not dtype and array.dtype != dtype:
        if array.dtype.kind not in _NUMBERS:
            raise ArrayTypeError(f"{name}: holds {array.dtype}; give real numbers, of {dtype}")
        if not np.can_cast(array.dtype, dtype, "safe"):
            raise ArrayTypeError(f"{name}: holds {array.dtype}, which {dtype} does not; convert it by astype")
        return np.array(array, dtype, order="C")
    flags = array.flags
    return array if (any_order or flags.c_contiguous) and flags.aligned else np.array(array, order="C")


def column_major(matrix: Array) -> Array:
    """Return a matrix `D[i, m]` with entry (i, m) at `i + rows*m`: itself where it lies so, else a copy.

    Examples
    --------
    >>> column_major(np.array([[1.0, 2.0], [3.0, 4.0]])).ravel(order="K").tolist()
    [1.0, 3.0, 2.0, 4.0]
    """
    return matrix if matrix.flags.f_contiguous else matrix.copy(order="F")


def output_array(values: Given, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Return the array that is written to, which shares the memory of the given one.

    Parameters
    ----------
    values : ndarray, buffer or tensor
        The output as given.
    shape : tuple of int
        Its shape.
    dtype : numpy.dtype
        Its type.

    Raises
    ------
    UsageError
        If it has another type or shape, is not in C order, not aligned, or must not be written to.
    """
    array = values if type(values) is np.ndarray else _viewed("out", values, dtype, lists=False)
    if array.dtype != dtype:
        raise ArrayTypeError(f"out: is {array.dtype} {array.shape}; give an ndarray of {dtype} {shape}")
    flags = array.flags
    if array.ndim == 1 and len(shape) > 1 and type(values) is not np.ndarray and flags.c_contiguous:
        array = array.reshape(shape) if array.size == np.prod(shape) else array
    if array.shape != shape:
        raise UsageError(f"out: is {array.dtype} {array.shape}; give an ndarray of {dtype} {shape}")
    if not (flags.c_contiguous and flags.aligned and flags.writeable):
        raise UsageError(
            "out: must be writeable and in C order, and aligned; pass np.empty(q.shape), and copy from it"
        )
    return array


def has_axes(value: Given) -> bool:
    """Tell whether a value is an array by itself, neither a number nor a nested list."""
    return not isinstance(value, list | tuple | float | int)


def require_apart(out: int, q: int, n_bytes: int) -> bool:
    """Tell whether two arrays of as many bytes are the same memory; they must be that, or share nothing.

    Parameters
    ----------
    out, q : int
        Addresses of the arrays.
    n_bytes : int
        Bytes of each.

    Raises
    ------
    UsageError
        If they overlap otherwise.
    """
    if out == q:
        return True
    if overlap(out, n_bytes, q, n_bytes):
        raise UsageError("out: overlaps q; give q itself, or memory of its own")
    return False


def overlap(first: int, n_bytes: int, other: int, other_bytes: int) -> bool:
    """Tell whether two ranges of memory share a byte.

    Parameters
    ----------
    first, other : int
        Addresses of the ranges.
    n_bytes, other_bytes : int
        Their sizes.
    """
    return first < other + other_bytes and other < first + n_bytes


def address(array: Array) -> int:
    """Return the memory address of the first entry of an array."""
    found: int = array.__array_interface__["data"][0]  # `ndarray.ctypes` takes longer
    return found


def _viewed(name: str, values: Given, dtype: np.dtype[Any], *, lists: bool = True) -> Array:
    """Return a value that is no plain array as one; other errors of its class become an ArrayTypeError."""
    try:
        if isinstance(values, np.ndarray):
            return _of_subclass(name, values)
        if hasattr(values, "__dlpack__"):
            return _of_tensor(name, values)
        try:
            view = memoryview(values)
        except TypeError:
            return _of_lists(name, values, lists=lists)
        return _of_buffer(name, view, dtype)
    except UsageError:
        raise
    except Exception as error:  # `__array__`, `__dlpack__` of other classes raise what they like
        said = f"{type(error).__name__}: {first_line(error)}"
        raise ArrayTypeError(f"{name}: is no array; {type(values).__name__} says {said}") from None


def _of_subclass(name: str, values: Array) -> Array:
    """Return a plain array of the same memory as an array of a subclass, made by numpy's own method."""
    if isinstance(values, np.ma.MaskedArray) and np.ma.is_masked(values):
        raise UsageError(f"{name}: has masked entries; give {name}.filled(...), or its .data")
    return np.ndarray.view(values, np.ndarray)


def _of_tensor(name: str, values: Given) -> Array:
    device, _ = values.__dlpack_device__()
    if int(device) != _PROCESSOR:
        raise UsageError(
            f"{name}: lies on a device that DLPack numbers {int(device)}; bring it to the processor's "
            "memory first"
        )
    try:
        return np.from_dlpack(values)
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        raise ArrayTypeError(f"{name}: is a tensor that numpy does not take: {first_line(error)}") from None


def _of_buffer(name: str, view: memoryview, dtype: np.dtype[Any]) -> Array:
    try:
        array = np.asarray(view)
    except (ValueError, TypeError, NotImplementedError):
        array = np.empty(0, "V1")
    if array.dtype != dtype:
        # what bytes mean is not guessed, and not converted in silence
        raise ArrayTypeError(f"{name}: is a buffer of format {view.format!r}; give one of {dtype}")
    return array


def _of_lists(name: str, values: Given, *, lists: bool) -> Array:
    if not lists:
        raise ArrayTypeError(f"{name}: is {type(values).__name__}; give an array, a buffer or a tensor")
    try:
        return np.asarray(values)
    except ValueError:  # rows of several lengths
        raise UsageError(f"{name}: is no array; give numbers in rows of one length") from None


_TOLD: set[str] = set()
_SILENCED_BY = "; said once: warnings.filterwarnings('ignore', 'cl', FutureWarning) silences it"


def told_of_transposition() -> bool:
    """Tell whether this process has been warned that matrices are no longer transposed."""
    return "transposition" in _TOLD


def told_of_order() -> bool:
    """Tell whether this process has been warned that arrays come before matrices."""
    return "order" in _TOLD


def warn_of_transposition(matrices: Iterable[Array]) -> None:
    """Warn once of a matrix that is not symmetric, which version 0.1 took as its transpose."""
    if any(matrix.tobytes() != matrix.T.tobytes() for matrix in matrices):
        _warn(
            "transposition",
            "cl.kernel: D[i, m] weighs input m in output i, out_i = sum_m D[i, m] q_m; "
            "up to version 0.1 it was D[m, i]: where that was meant, give D.T",
        )


def warn_of_order() -> None:
    """Warn once that a call fits both orders of its arguments, and which one is taken."""
    _warn(
        "order",
        "cl.operator: arrays come before matrices, apply(arrays, matrices); up to version 0.1 they came "
        "behind them, and this call would fit that too",
    )


def _warn(what: str, line: str) -> None:
    if what not in _TOLD:
        _TOLD.add(what)
        warn(line + _SILENCED_BY, FutureWarning)
