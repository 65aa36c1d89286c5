"""Report line for a file that was written."""

from __future__ import annotations

NOT_WRITTEN = "not saved: give --output MODEL to keep the model"
"""Report line for a model without a file."""


def written_line(path: str, size: int) -> str:
    """Return the report line for a file that was written; `size` in bytes.

    Examples
    --------
    >>> written_line("gemm.model", 31_400)
    'written: gemm.model (31 kB)'
    """
    return f"written: {path} ({size / 1000:.0f} kB)"
