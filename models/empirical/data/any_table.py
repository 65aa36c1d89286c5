"""Tables from any file: written by hand, or by a benchmark or profiling tool, which is recognised.

m,n,k,seconds                       {"m": 512, "n": 512, "k": 64, "seconds": 0.00123}
512,512,64,0.00123
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ....files.untrusted import COMPRESSED, loaded, read_text
from .binary_tables import read_excel, read_parquet
from .experiments.read import require_no_model
from .table import Table
from .text_tables import parse_json_table, parse_separated, read_json_lines
from .tools.autotuners import (
    finished_cache,
    gptune_table,
    holds_gptune,
    holds_kernel_tuner,
    holds_t4,
    kernel_tuner_table,
    t4_table,
)
from .tools.benchmark_logs import folder_of_logs, log_table
from .tools.benchmark_tools import (
    google_benchmark_table,
    google_csv_table,
    holds_google_benchmark,
    holds_google_csv,
    holds_hyperfine,
    holds_hyperfine_csv,
    holds_jmh,
    holds_pyperf,
    holds_pytest_benchmark,
    holds_reframe_log,
    hyperfine_csv_table,
    hyperfine_table,
    jmh_table,
    pyperf_table,
    pytest_benchmark_table,
    reframe_table,
)
from .tools.profiles import (
    CALI,
    CUBEX,
    caliper_files,
    caliper_json_table,
    caliper_table,
    cube_files,
    cube_table,
    holds_caliper,
)

TABLES = (".csv", ".tsv", ".parquet", ".jsonl", ".xlsx", ".xlsm")
"""Endings of the names of tables."""
_OTHER_SHEETS = (".xls", ".xlsb", ".ods")
_OTHER_TEXTS = (".yaml", ".yml", ".toml")


def _ending(path: Path) -> str:
    """Return the ending of the name of a file in small letters, before that of its compression.

    Examples
    --------
    >>> [_ending(Path(name)) for name in ("runs.CSV", "cache.json.gz", "runs")]
    ['.csv', '.json', '']
    """
    suffix = path.suffix.lower()
    return path.with_suffix("").suffix.lower() if suffix in COMPRESSED else suffix


def read_table(path: Path) -> Table:
    """Read a table: Parquet, JSON lines, Excel by the ending of its name, else a JSON list or separated text.

    A table may have a header alone.

    Raises
    ------
    UsageError
        If the file cannot be read or is no table, with file and line.
    """
    suffix = _ending(path)
    if suffix in _OTHER_SHEETS:
        raise UsageError(f"{path}: {suffix} is not read; save the sheet as .xlsx or .csv")
    if suffix in _OTHER_TEXTS:
        raise UsageError(f"{path}: {suffix} is not read; write the runs as CSV or as a JSON list")
    if suffix == ".parquet":
        return read_parquet(path)
    if suffix in (".jsonl", ".ndjson"):
        return read_json_lines(path)
    if suffix in (".xlsx", ".xlsm"):
        return read_excel(path)
    text = read_text(path, other_letters=True)
    if (logged := log_table(text, path)) is not None:
        return logged
    # a header may begin with a bracket, too
    in_json = text.lstrip().startswith(("[", "{") if suffix == ".json" else ("[{", '[["', "{"))
    return parse_json_table(text, path) if in_json else parse_separated(text, path)


_IN_JSON: Mapping[str, tuple[Callable[[Any], bool], Callable[[Any, str], Table]]] = {
    "Google Benchmark": (holds_google_benchmark, google_benchmark_table),
    "pytest-benchmark": (holds_pytest_benchmark, pytest_benchmark_table),
    "pyperf": (holds_pyperf, pyperf_table),
    "JMH": (holds_jmh, jmh_table),
    "hyperfine": (holds_hyperfine, hyperfine_table),
    "Caliper": (holds_caliper, caliper_json_table),
    "Kernel Tuner": (holds_kernel_tuner, kernel_tuner_table),
    "Kernel Tuner (T4)": (holds_t4, t4_table),
    "GPTune": (holds_gptune, gptune_table),
}

_BEGIN = re.compile(
    r'\s*\[\s*\{\s*"jmhVersion"|\s*\{\s*"(?:context|benchmarks|machine_info|commit_info|metadata|version|results|data|columns|column_metadata|schema_version'
    r"|device_name|kernel_name|cache|problem_size|objective|tune_params|tune_params_keys|tuning_problem_name"
    r'|tuning_problem_category|surrogate_model|func_eval)"'
)
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
    suffix = _ending(path)
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
        return finished_cache(text)


def _folder(path: Path) -> Table:
    if cubes := cube_files(path):
        return cube_table(path, cubes)
    if profiles := caliper_files(path):
        return caliper_table(path, profiles)
    if (logs := folder_of_logs(path)) is not None:
        return logs
    raise UsageError(
        f"{path}: is a folder without profiles; give a file, a folder with a folder for each {CUBEX} file, "
        f"or one of {CALI} files"
    )


def read_any_table(path: Path) -> Table:
    """Return the table of a file, read by `tool_table` or else by `read_table`.

    Raises
    ------
    UsageError
        If the file holds a model, or as of `tool_table` and `read_table`.
    """
    require_no_model(path)
    table = tool_table(path)
    if table is None:
        table = read_table(path)
    if holds_google_csv(table.header):
        return google_csv_table(table)
    if holds_hyperfine_csv(table.header):
        return hyperfine_csv_table(table)
    return reframe_table(table) if holds_reframe_log(table.header) else table
