"""Files of measurements, by what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .....errors import UsageError
from .....files.given import read_text
from .json_formats import parse_json
from .series import Series
from .table import read_table
from .text import parse_text


def read_any(
    path: Path, target: str | None, parameters: Sequence[str] | None, kernels: Sequence[str] | None = None
) -> list[Series]:
    """Read a table (.csv, .parquet) or a file in one of Extra-P's formats.

    Parameters
    ----------
    path : Path
    target : str or None
        Column of a table that was measured.
    parameters : sequence of str or None
        Columns of parameters; all others by default.
    kernels : sequence of str or None
        Columns of a table that tell kernels apart; `kernel`, if there is one, by default.

    Raises
    ------
    UsageError
        As of `read_table` and `read_series`, and if columns are named for a file that has none.
    """
    if path.suffix.lower() in (".csv", ".parquet"):
        return read_table(path, target, parameters, kernels)
    if target or parameters or kernels:
        given = "--target, --features and --kernel are"
        raise UsageError(f"{path}: {given} for .csv and .parquet; leave them out")
    return read_series(path)


def read_series(path: Path) -> list[Series]:
    """Read a file in one of Extra-P's formats: text, JSON (old and new), JSON Lines, Talpas.

    Raises
    ------
    UsageError
        If it cannot be read, is none of these, or holds nothing to model.
    """
    content = read_text(path)
    if not content.strip():
        raise UsageError(f"{path}: is empty; nothing to model")
    parse = parse_json if content.lstrip()[0] in "{[" else parse_text
    return parse(content, str(path))
