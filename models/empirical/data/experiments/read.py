"""Files of measurements, in a format that is recognised from their content."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from .....errors import UsageError, argument
from .....files.untrusted import read_text
from ..model_signature import require_no_model
from .extrap_formats import parse_json, parse_text
from .series import Series

_HEAD = 1 << 16
"""Number of characters in which the first line that is no comment is sought."""
_EXPERIMENTS = (".txt", ".json", ".jsonl", ".talpas")
_FIRST = re.compile(r'\s*(?:\{\s*"(?:params|parameters|measurements|callpaths|coordinates)"|PARAMETER\s)')
"""Beginning of most of Extra-P's files, and of no other file."""


def read_any(
    path: Path,
    target: str | None,
    parameters: Sequence[str] | None,
    kernels: Sequence[str] | None = None,
    options: Path | None = None,
) -> list[Series]:
    """Read a table (.csv, .parquet, .jsonl), a file in one of Extra-P's formats, or one of SPL Conqueror's.

    Parameters
    ----------
    path : Path
    target : str or None
        Measured column of a table.
    parameters : sequence of str or None
        Columns of parameters; all others by default.
    kernels : sequence of str or None
        Columns of a table that tell kernels apart; `kernel`, if there is one, by default.
    options : Path or None
        File of a variability model, whose measurements `path` then holds: those of its options that
        vary are the parameters.

    Raises
    ------
    UsageError
        As of `read_table_series` and `read_series`, or if columns are named for a file without columns.
    """
    if options is not None or not is_experiment(path):
        from .table import read_table_series  # noqa: PLC0415 - pandas, which Extra-P's files do without

        return read_table_series(path, target, parameters, kernels, options)
    if target or parameters or kernels:
        given = f"{argument('target')}, {argument('features')} and {argument('kernel')} are"
        raise UsageError(f"{path}: {given} for .csv and .parquet; leave them out")
    return read_series(path)


def is_experiment(path: Path) -> bool:
    """Tell whether a file is in one of Extra-P's formats, by its first words; any other is a table."""
    require_no_model(path)
    suffix = path.suffix.lower()
    if suffix in _EXPERIMENTS and _FIRST.match(read_text(path)):
        return True
    # pandas, half a second of import that Extra-P's files do without
    from ..tables.json_rows import is_json_lines_table  # noqa: PLC0415
    from ..tables.read import TABLES  # noqa: PLC0415
    from ..tools.read import PROFILES, is_of_tool  # noqa: PLC0415

    if suffix == ".jsonl":
        return not is_json_lines_table(read_text(path))
    if suffix in TABLES or suffix in PROFILES or path.is_dir():
        return False
    lines = (line.strip() for line in read_text(path)[:_HEAD].splitlines())
    first = next((line for line in lines if line and line[0] != "#"), "")
    if first.startswith("{"):
        return not is_of_tool(path)
    return first.split(None, 1)[:1] == ["PARAMETER"]


def read_runs(
    path: Path, target: str | None, parameters: Sequence[str] | None, options: Path | None = None
) -> tuple[tuple[str, ...], Series | None]:
    """Return the parameters and the runs of one kernel; None for the runs where a table has only a header.

    Parameters
    ----------
    path : Path
    target : str or None
        Column of a table, or metric of a file of Extra-P.
    parameters : sequence of str or None
        Columns of parameters; all others by default.
    options : Path or None
        File of a variability model.

    Raises
    ------
    UsageError
        As of `read_any`, or if there are several kernels.
    """
    if options is None and is_experiment(path):
        series = one_series(path, target)
        return series.parameters, series
    from .table import read_table_runs  # noqa: PLC0415 - pandas, as above

    return read_table_runs(path, target, parameters, options)


def one_series(path: Path, metric: str | None) -> Series:
    """Return a metric of the only kernel of a file in one of Extra-P's formats.

    Parameters
    ----------
    path : Path
    metric : str or None
        None for the only metric. Any name is accepted for the only metric of a file that does not name it.

    Raises
    ------
    UsageError
        As of `read_series`, or if the metric is missing, or there are several kernels or metrics.
    """
    series = read_series(path)
    metrics = list(dict.fromkeys(each.metric for each in series))
    unnamed = len(metrics) == 1 and not metrics[0].isidentifier()
    chosen = [each for each in series if unnamed or metric is None or each.metric == metric]
    if not chosen:
        raise UsageError(f"{path}: no metric {metric!r}; it has {', '.join(metrics)}")
    if len(chosen) > 1:
        raise UsageError(f"{path}: {len(chosen)} kernels or metrics; give the measurements of one")
    return chosen[0]


def read_series(path: Path) -> list[Series]:
    """Read a file in one of Extra-P's formats: text, JSON (old and new), JSON Lines, Talpas.

    Raises
    ------
    UsageError
        If the file cannot be read, has none of these formats, or holds no measurements.
    """
    content = read_text(path)
    if not content.strip():
        raise UsageError(f"{path}: is empty; nothing to model")
    parse = parse_json if content.lstrip()[0] in "{[" else parse_text
    return parse(content, str(path))
