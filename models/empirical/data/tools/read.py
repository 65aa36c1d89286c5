"""Output of benchmark and profiling tools; the tool is recognised from the file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .....errors import UsageError
from .....files.untrusted import loaded, read_text
from ..table import Table
from .benchmark_tools import holds_hyperfine, hyperfine_table
from .caliper import SUFFIX as CALI
from .caliper import caliper_files, caliper_json_table, caliper_table, holds_caliper
from .cube import SUFFIX as CUBEX
from .cube import cube_files, cube_table
from .google_benchmark import google_benchmark_table, holds_google_benchmark
from .pyperf_file import holds_pyperf, pyperf_table

_IN_JSON: Mapping[str, tuple[Callable[[Any], bool], Callable[[Any, str], Table]]] = {
    "Google Benchmark": (holds_google_benchmark, google_benchmark_table),
    "pyperf": (holds_pyperf, pyperf_table),
    "hyperfine": (holds_hyperfine, hyperfine_table),
    "Caliper": (holds_caliper, caliper_json_table),
}

_BEGIN = re.compile(r'\s*\{\s*"(?:context|benchmarks|metadata|version|results|data|columns|column_metadata)"')
"""First key of the JSON of each tool, with sorted keys or not."""
PROFILES = (CUBEX, CALI)
"""Endings of the names of profiles."""


def tool_table(path: Path) -> Table | None:
    """Return the output of a tool as a table with roles; None where no known tool wrote the file.

    Logs of ReFrame and tables of JUBE are text in columns, which `read_table` reads.

    Raises
    ------
    UsageError
        If a folder holds no profiles, or a file is damaged.
    """
    if path.is_dir():
        return _folder(path)
    suffix = path.suffix.lower()
    if suffix == CUBEX:
        return cube_table(path, [path])
    if suffix == CALI:
        return caliper_table(path, [path])
    if suffix != ".json":
        return None
    document = _document(path)
    for tool, (holds, table_of) in _IN_JSON.items():
        if document is not None and holds(document):
            try:
                return table_of(document, str(path))
            except UsageError:
                raise
            except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
                raise UsageError(
                    f"{path}: is damaged, or no JSON of {tool}: {error!r}; write it again"
                ) from None
    return None


def is_of_tool(path: Path) -> bool:
    """Tell whether a known tool wrote a JSON file."""
    document = _document(path)
    return document is not None and any(holds(document) for holds, _ in _IN_JSON.values())


def _document(path: Path) -> Any:
    """Return the content of a JSON file; None where it does not begin as the output of a known tool."""
    text = read_text(path)
    if not _BEGIN.match(text):  # what others write is often large, and parsed by who reads it
        return None
    try:
        return loaded(text)
    except ValueError:  # lines of JSON, or none: who reads those says which
        return None


def _folder(path: Path) -> Table:
    if cubes := cube_files(path):
        return cube_table(path, cubes)
    if profiles := caliper_files(path):
        return caliper_table(path, profiles)
    raise UsageError(
        f"{path}: is a folder without profiles; give a file, a folder with a folder for each {CUBEX} file, "
        f"or one of {CALI} files"
    )
