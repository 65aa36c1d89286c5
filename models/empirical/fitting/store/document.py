"""Content of a model file, and its bytes <-> a JSON header and numeric arrays, both within limits.

A file is one gzip stream: a line of JSON, then the bytes of the arrays that the line lists, one after the
other. Nothing else is in it, so nothing else can be asked for.
"""

from __future__ import annotations

import gzip
import json
import math
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .....files.untrusted import loaded
from .....records import record
from .....version import __version__
from ...data.experiments.read import BEGIN, is_packed
from ..prediction_intervals import LearnedRange, NewRows

MOST_HEADER_BYTES = 16 * 2**20
MOST_BYTES = 512 * 2**20
"""Of the header, and of all together, unpacked: a thousand trees of thousands of leaves take a tenth."""
FORMAT = 4
_NAME, _ARRAYS = "chainline", "arrays"
_TYPES = {name: np.dtype(name) for name in ("<f8", "<i8", "<i4")}
_OLDER = b"PK\x03\x04"
_GZIP = 16 + zlib.MAX_WBITS
_MOST_DIMENSIONS = 3

Array = np.ndarray[Any, np.dtype[Any]]


@record
class Document:
    """Content of a model file.

    Attributes
    ----------
    header : mapping
        Plain JSON.
    arrays : tuple of ndarray
        Of 64-bit floats, 64- or 32-bit integers; the header refers to them by their number.
    """

    header: Mapping[str, Any]
    arrays: tuple[Array, ...]


def pack(document: Document) -> bytes:
    """Return the bytes of a file; the same for the same document.

    Raises
    ------
    ValueError
        If an array is of another type, or it is larger than what is read again.
    """
    arrays = [np.ascontiguousarray(array) for array in document.arrays]
    for array in arrays:
        if array.dtype.str not in _TYPES or array.ndim > _MOST_DIMENSIONS:
            raise ValueError(f"an array of {array.dtype} in {array.ndim} dimensions cannot be stored")
    listed = [[array.dtype.str, list(array.shape)] for array in arrays]
    content = {_NAME: FORMAT, **document.header, _ARRAYS: listed}
    header = json.dumps(content, allow_nan=False, separators=(",", ":")).encode() + b"\n"
    if len(header) > MOST_HEADER_BYTES or len(header) + sum(a.nbytes for a in arrays) > MOST_BYTES:
        raise ValueError(f"it is larger than {MOST_BYTES >> 20} MiB, the most that a model file may hold")
    return gzip.compress(b"".join((header, *(array.tobytes() for array in arrays))), mtime=0)


def looks_packed(begin: bytes) -> bool:
    """Tell from its first bytes, some hundred, whether a file may be a model, if of an older format."""
    return begin.startswith(_OLDER) or is_packed(begin)


def unpack(content: bytes) -> Document:
    """Return the document in a file's bytes.

    Raises
    ------
    ValueError
        If it is none, of another format, damaged, or larger than the limits: says which.
    """
    unpacked = _decompressed(content)
    end = unpacked.find(b"\n", 0, MOST_HEADER_BYTES)
    if not unpacked.startswith(BEGIN) or end < 0:
        raise ValueError("not a model file")
    header = loaded(unpacked[:end], parse_constant=_refused)
    if (found := header.pop(_NAME, None)) != FORMAT:
        raise ValueError(f"it is of format {found!r:.20}, and this version reads {FORMAT}; fit it again")
    return Document(header, _arrays(header.pop(_ARRAYS, None), memoryview(unpacked)[end + 1 :]))


def _decompressed(content: bytes) -> bytes:
    if content.startswith(_OLDER):
        raise ValueError("an archive, as versions before this one wrote; fit it again")
    stream = zlib.decompressobj(_GZIP)
    try:
        unpacked = stream.decompress(content, MOST_BYTES + 1)
    except zlib.error:
        raise ValueError("not a model file, or damaged") from None
    if len(unpacked) > MOST_BYTES:
        raise ValueError(f"it unpacks to more than {MOST_BYTES >> 20} MiB")
    if not stream.eof or stream.unused_data:
        raise ValueError("it was cut off, or something was added to it")
    return unpacked


def _arrays(listed: Any, content: memoryview) -> tuple[Array, ...]:
    if not isinstance(listed, list):
        raise ValueError("it lists no arrays")
    arrays, at = [], 0
    for entry in listed:
        dtype, shape = _described(entry)
        count = math.prod(shape)
        if count * dtype.itemsize > len(content) - at:
            raise ValueError("it holds less than it says")
        # a copy can be written to, as compiled code may ask for
        arrays.append(np.frombuffer(content, dtype, count, at).reshape(shape).copy())
        at += count * dtype.itemsize
    if at != len(content):
        raise ValueError("it holds more than it says")
    return tuple(arrays)


def _described(entry: Any) -> tuple[np.dtype[Any], Sequence[int]]:
    if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], list)):
        raise ValueError("an array without type and shape")
    name, shape = entry
    if not isinstance(name, str) or name not in _TYPES:
        raise ValueError(f"an array of type {name!r:.20}")
    if len(shape) > _MOST_DIMENSIONS or not all(type(n) is int and 0 <= n <= MOST_BYTES for n in shape):
        raise ValueError(f"an array of shape {shape!r:.40}")
    return _TYPES[name], shape


def _refused(constant: str) -> Any:
    raise ValueError(f"{constant} where a number is due")


@record
class StoredModel:
    """Fitted estimator, with a description of the rows that it was fitted to.

    Attributes
    ----------
    model : str
        Its class, as `chainline fit --model` names it.
    estimator : Any
        Predicts times from a data frame of the features.
    features : tuple of str
    target : str
    n_configurations : int
        Rows that it learned from.
    ranges : tuple of LearnedRange
        Range of each feature that it learned from.
    new_rows : NewRows or None
        Errors on rows that it has not seen; None where they were not asked for.
    version : str
        Version of chainline.
    """

    model: str
    estimator: Any
    features: tuple[str, ...]
    target: str
    n_configurations: int
    ranges: tuple[LearnedRange, ...] = ()
    new_rows: NewRows | None = None
    version: str = __version__
