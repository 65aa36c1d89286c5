"""Files of measurements, recognised from their content, and Extra-P's: text, JSON, Talpas, archives."""

from __future__ import annotations

import io
import json
import re
import struct
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .....errors import UsageError, argument, first_line
from .....files.untrusted import LARGEST_BYTES, json_of, loaded, read_bytes, read_text
from .series import Point, Series, series_of

_BRACKETED = re.compile(r"\(([^()]*)\)")

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


def parse_text(content: str, where: str) -> list[Series]:
    """Return the series of a file in Extra-P's text format.

    Parameters
    ----------
    content : str
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If a line is not of the format, or there are more or fewer DATA lines than points.
    """
    parameters: list[str] = []
    points: list[Point] = []
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    region, metric, next_point = "", "", 0
    for number, line in enumerate(content.splitlines(), start=1):
        name, _, value = " ".join(line.split()).partition(" ")
        if not name or name.startswith("#"):
            continue
        at = f"{where}, line {number}"
        if name == "PARAMETER":
            parameters += value.split()
        elif name == "POINTS":
            points += _points(value, len(parameters), at)
        elif name == "REGION":
            region, next_point = value, 0
        elif name == "METRIC":
            metric, next_point = value, 0
        elif name == "DATA":
            if next_point >= len(points):
                raise UsageError(
                    f"{at}: a DATA line more than the {len(points)} points; add points, or remove it"
                )
            measured[region, metric].setdefault(points[next_point], []).extend(_numbers(value, at))
            next_point += 1
        else:
            raise UsageError(f"{at}: {name!r} is none of PARAMETER, POINTS, REGION, METRIC, DATA")
    return series_of(measured, parameters, where)


def format_text(series: list[Series]) -> str:
    """Return series in Extra-P's text format; all must be measured at the same points.

    Raises
    ------
    UsageError
        If they are not.
    """
    first = series[0]
    if any(each.points.tolist() != first.points.tolist() for each in series):
        raise UsageError(
            "the text format needs every kernel measured at the same points; write .jsonl instead"
        )
    lines = [f"PARAMETER {name}" for name in first.parameters]
    shown = (" ".join(map(repr, point)) for point in first.points.tolist())
    lines.append("POINTS " + " ".join(f"({point})" for point in shown))
    for each in series:
        lines += ["", f"REGION {each.kernel}", f"METRIC {each.metric}"]
        lines += ["DATA " + " ".join(map(repr, values.tolist())) for values in each.repetitions]
    return "\n".join(lines) + "\n"


def _points(text: str, n_parameters: int, at: str) -> list[Point]:
    if not n_parameters:
        raise UsageError(f"{at}: POINTS before PARAMETER; name the parameters first")
    if "(" in text:
        return [tuple(_numbers(inner.replace(",", " "), at)) for inner in _BRACKETED.findall(text)]
    numbers = _numbers(text, at)
    if n_parameters > 1:
        raise UsageError(f"{at}: points of {n_parameters} parameters are written in brackets: (1 2) (1 4)")
    return [(number,) for number in numbers]


def _numbers(text: str, at: str) -> list[float]:
    try:
        return [float(part) for part in text.split()]
    except ValueError as error:
        raise UsageError(f"{at}: {error}; give numbers") from None


_ROOT, _DEFAULT = "<root>", "<default>"
"""Names of Extra-P for a kernel and a metric that a line does not name."""


def parse_json(content: str, where: str) -> list[Series]:
    """Return the series of a file in any of Extra-P's JSON formats.

    Raises
    ------
    UsageError
        If the content has none of these formats.
    """
    try:
        document = json_of(content, where)
    except UsageError:
        lines = [line for line in content.splitlines() if line.strip()]
        if lines and all(line.lstrip().startswith("{") for line in lines):
            return _parse_lines(content, where)
        raise
    if isinstance(document, dict) and ("params" in document or "value" in document):
        return _parse_lines(content, where)  # a single line
    try:
        return _parse_old(document, where) if "callpaths" in document else _parse_new(document, where)
    except KeyError as error:
        raise UsageError(f"{where}: {error.args[0]!r} is missing; see Extra-P's JSON format") from None
    except (TypeError, AttributeError, ValueError, IndexError, OverflowError) as error:
        raise UsageError(f"{where}: not of Extra-P's JSON format: {error}") from None


def format_json_lines(series: list[Series]) -> str:
    """Return series as JSON Lines, a measurement a line."""
    return "".join(
        json.dumps(
            {
                "params": dict(zip(s.parameters, point, strict=True)),
                "callpath": s.kernel,
                "metric": s.metric,
                "value": v,
            }
        )
        + "\n"
        for s in series
        for point, values in zip(s.points.tolist(), s.repetitions, strict=True)
        for v in values.tolist()
    )


def format_json(series: list[Series]) -> str:
    """Return series in Extra-P's new JSON format."""
    measurements: dict[str, dict[str, Any]] = defaultdict(dict)
    for each in series:
        pairs = zip(each.points.tolist(), each.repetitions, strict=True)
        measurements[each.kernel][each.metric] = [{"point": p, "values": v.tolist()} for p, v in pairs]
    return (
        json.dumps({"parameters": list(series[0].parameters), "measurements": measurements}, indent=1) + "\n"
    )


def _parse_lines(content: str, where: str) -> list[Series]:
    parameters: list[str] | None = None
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    for number, line in enumerate(content.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            try:
                data = loaded(line)
            except json.JSONDecodeError:
                data = loaded(line.replace(";", ","))  # Talpas
            values = data["params"] if "params" in data else data["parameters"]
            parameters = parameters or list(values)
            point = tuple(float(values[name]) for name in parameters)
            names = str(data.get("callpath", _ROOT)), str(data.get("metric", _DEFAULT))
            measured[names].setdefault(point, []).extend(_values(data["value"]))
        except json.JSONDecodeError as error:
            raise UsageError(f"{where}, line {number}: no JSON: {error.msg}") from None
        except KeyError as error:
            raise UsageError(f"{where}, line {number}: {error.args[0]!r} is missing") from None
        except (TypeError, ValueError, AttributeError, OverflowError) as error:
            raise UsageError(f"{where}, line {number}: {error}") from None
    return series_of(measured, parameters or [], where)


def _values(given: Any) -> list[float]:
    """Return the repetitions of a line: one number, or a list of them."""
    return [float(value) for value in given] if isinstance(given, list) else [float(given)]


def _parse_new(document: Any, where: str) -> list[Series]:
    measured = {
        (kernel, metric): {tuple(map(float, row["point"])): list(map(float, row["values"])) for row in rows}
        for kernel, metrics in document["measurements"].items()
        for metric, rows in metrics.items()
    }
    return series_of(measured, list(document["parameters"]), where)


def _parse_old(document: Any, where: str) -> list[Series]:
    def names(kind: str) -> dict[int, str]:
        return {int(each["id"]): str(each["name"]) for each in document[kind]}

    parameters, kernels, metrics = (
        dict(sorted(names(k).items())) for k in ("parameters", "callpaths", "metrics")
    )
    points: dict[int, Point] = {}
    for each in document["coordinates"]:
        values = {int(p["parameter_id"]): float(p["parameter_value"]) for p in each["parameter_value_pairs"]}
        points[int(each["id"])] = tuple(values[number] for number in parameters)
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    for each in document["measurements"]:
        key = kernels[int(each["callpath_id"])], metrics[int(each["metric_id"])]
        point = points[int(each["coordinate_id"])]
        measured[key].setdefault(point, []).append(float(each["value"]))
    return series_of(measured, list(parameters.values()), where)


ARCHIVE = ".extra-p"
"""Ending of the names of experiments that Extra-P has saved."""
_EXPERIMENT = "experiment.json"
_MAGIC_INDEX, _MAGIC_VALUES = b"Extra-P INDEX\0\0\0", b"Extra-P VALUES\0\0"


def read_archive(path: Path) -> list[Series]:
    """Return the series of an experiment that Extra-P has saved; its models are left out.

    An archive holds ``experiment.json``, and the repetitions of each point in ``values/0.vals`` as numpy
    writes arrays, their places in ``values/0.indx`` (Extra-P 4.2, `extrap/fileio/values_io.py`). Where no
    repetitions were kept, the median of a point is its value. Arrays with objects are refused.

    Raises
    ------
    UsageError
        If it is no such archive, is damaged, or unpacks to more than `LARGEST_BYTES`.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(read_bytes(path))) as archive:
            if sum(each.file_size for each in archive.infolist()) > LARGEST_BYTES:
                raise UsageError(f"{path}: unpacks to more than {LARGEST_BYTES >> 20} MiB; give a part of it")
            document = json_of(archive.read(_EXPERIMENT), f"{path}: {_EXPERIMENT}")
            return _of_archive(document, archive, str(path))
    except UsageError:
        raise
    except KeyError as error:
        raise UsageError(f"{path}: is no experiment of Extra-P: {error.args[0]}; save it again") from None
    except (
        zipfile.BadZipFile,
        zlib.error,
        struct.error,
        OSError,
        EOFError,
        NotImplementedError,
        RuntimeError,
    ) as error:
        raise UsageError(f"{path}: is no archive of Extra-P: {first_line(error)}; save it again") from None
    except (ValueError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise UsageError(
            f"{path}: is a damaged archive of Extra-P: {first_line(error)}; save it again"
        ) from None


def _of_archive(document: Any, archive: zipfile.ZipFile, where: str) -> list[Series]:
    chunks: dict[int, tuple[bytes, bytes]] = {}
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    for kernel, metrics in document["measurements"].items():
        for metric, rows in metrics.items():
            for row in rows:
                point = tuple(map(float, row["coordinate"]))
                values = _kept_values(row, archive, chunks)
                measured[kernel, metric].setdefault(point, []).extend(values)
    return series_of(measured, list(map(str, document["parameters"])), where)


def _kept_values(row: Any, archive: zipfile.ZipFile, chunks: dict[int, tuple[bytes, bytes]]) -> list[float]:
    """Return the repetitions of a point, the mean of all processes in each, or its median."""
    place = row.get("values")
    if place is None:
        return [float(row["median"])]
    chunk, number = map(int, place)
    if chunk not in chunks:
        index, values = (archive.read(f"values/{chunk}.{ending}") for ending in ("indx", "vals"))
        if not index.startswith(_MAGIC_INDEX) or not values.startswith(_MAGIC_VALUES):
            raise ValueError("its values are of another version")
        chunks[chunk] = index, values
    index, values = chunks[chunk]
    if number < 0:
        raise ValueError("an index is negative")
    (start,) = struct.unpack_from("<Q", index, len(_MAGIC_INDEX) + 8 * (number + 1))
    # written positions do not count the signature in some versions
    begin = next(
        (at for at in (start, start + len(_MAGIC_VALUES)) if values[at : at + 6] == b"\x93NUMPY"), None
    )
    if begin is None:
        raise ValueError("a place holds no array")
    array = np.lib.format.read_array(io.BytesIO(values[begin:]), allow_pickle=False)
    return [float(value) for value in array.reshape(len(array), -1).mean(axis=1)]


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
    words_apart: bool = False,
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
    words_apart : bool
        As of `read_table_series`.

    Raises
    ------
    UsageError
        As of `read_table_series` and `read_series`, or if columns are named for a file without columns.
    """
    if options is not None or not is_experiment(path):
        from .table import read_table_series  # noqa: PLC0415 - pandas, which Extra-P's files do without

        return read_table_series(path, target, parameters, kernels, options, words_apart)
    if target or parameters or kernels:
        given = f"{argument('target')}, {argument('features')} and {argument('kernel')} are"
        raise UsageError(f"{path}: {given} for .csv and .parquet; leave them out")
    return read_series(path)


def is_experiment(path: Path) -> bool:
    """Tell whether a file is in one of Extra-P's formats, by its first words; any other is a table."""
    require_no_model(path)
    suffix = path.suffix.lower()
    if suffix == ARCHIVE:
        return True
    if suffix in _EXPERIMENTS and _FIRST.match(read_text(path, other_letters=True)):
        return True
    # pandas, half a second of import that Extra-P's files do without
    from ..any_table import (  # noqa: PLC0415
        PROFILES,
        TABLES,
        is_of_tool,
    )
    from ..text_tables import is_json_table  # noqa: PLC0415

    if suffix == ".jsonl":
        return not is_json_table(read_text(path))
    if suffix in TABLES or suffix in PROFILES or path.is_dir():
        return False
    lines = (line.strip() for line in read_text(path, other_letters=True)[:_HEAD].splitlines())
    first = next((line for line in lines if line and line[0] != "#"), "")
    if first.startswith("{"):
        return not is_of_tool(path) and not is_json_table(read_text(path))
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
    """Read a file in one of Extra-P's formats: text, JSON (old and new), JSON Lines, Talpas, an archive.

    Raises
    ------
    UsageError
        If the file cannot be read, has none of these formats, or holds no measurements.
    """
    if path.suffix.lower() == ARCHIVE:
        return read_archive(path)
    content = read_text(path)
    if not content.strip():
        raise UsageError(f"{path}: is empty; nothing to model")
    parse = parse_json if content.lstrip()[0] in "{[" else parse_text
    return parse(content, str(path))
