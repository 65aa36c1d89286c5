"""First bytes of model files, by which one is refused where a table is expected."""

from __future__ import annotations

import zlib
from pathlib import Path

from ....errors import UsageError

BEGIN = b'{"chainline":'
"""First bytes of a model of `chainline fit`, unpacked."""
LAW = b'{\n "model": "pmnf",'
"""First bytes of a scaling law, which is a model of `chainline fit` as well."""
BEGIN_BYTES = 200
_GZIP = 16 + zlib.MAX_WBITS


def is_packed(begin: bytes) -> bool:
    """Tell from its first bytes, about a hundred, whether a file was packed by `chainline fit`."""
    try:
        return zlib.decompressobj(_GZIP).decompress(begin, len(BEGIN)) == BEGIN
    except zlib.error:
        return False


def require_no_model(path: Path) -> None:
    """Refuse a file that holds a model where a table is expected.

    Raises
    ------
    UsageError
        If the file begins as a model of `chainline fit`.
    """
    try:
        with path.open("rb") as file:
            begin = file.read(BEGIN_BYTES)
    except (OSError, ValueError):  # who reads it says so
        return
    if is_packed(begin) or begin.startswith(LAW):
        raise UsageError(f"{path}: is a model of `chainline fit`, not a table of runs; give the table here")
