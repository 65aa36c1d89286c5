"""Logs of benchmarks as they print them, a file or a folder of them.

Those of STREAM, BabelStream, likwid, Intel MPI Benchmarks, nccl-tests, IOR, HPL, Google Benchmark and Go are
read.

Array size = 10000000 (elements), Offset = 0 (elements)      Test: triad
Number of Threads counted = 8                                Using 2 threads
Function    Best Rate MB/s  Avg time  Min time  Max time     Time:          2.806758e+00 sec
Copy:           24571.2     0.006613  0.006512  0.006811     Iterations:    65536
                                                             Size (Byte):   400000
TABLE,Region solve,Group 1 Metric,MEM,2,,
Metric,HWThread 0,HWThread 1,                                | Runtime (RDTSC) [s] | 0.25 | 0.26 |
Runtime (RDTSC) [s],0.25,0.26,

A file may hold the output of several runs. Of a folder the numbers in the names of files, such as
``solve.p4.n1000.log``, are parameters, as Extra-P has them for folders.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

from .....errors import UsageError
from .....files.untrusted import read_text
from ..table import Table, is_number
from .runs_table import Run, folder_parameters, number_or_text, table_of_runs

_GOOGLE = re.compile(r"^Benchmark +Time +CPU +Iterations", re.MULTILINE)
_GOOGLE_ROW = re.compile(
    r"^(\S+) +([\d.e+-]+) (ns|us|ms|s) +([\d.e+-]+) (ns|us|ms|s) +(\d+)\b.*$", re.MULTILINE
)
_GO_ROW = re.compile(r"^Benchmark(\S+?)(?:-(\d+))?[ \t]+\d+[ \t]+([\d.]+) ns/op\b.*$", re.MULTILINE)
_SUBTEST = re.compile(r"([A-Za-z_]\w*)[=:](\d+(?:\.\d+)?)")
_OF_SECONDS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}
_ENDINGS = frozenset({".log", ".txt", ".out", ".csv", ".dat", ""})
_MOST_FILES = 10_000
_HEAD = 1 << 16
"""Characters within which a log names its tool."""
_STREAM, _BENCH = re.compile("STREAM version"), re.compile("LIKWID MICRO BENCHMARK")
_PERFCTR = "Runtime (RDTSC) [s]"

_BABEL = re.compile(r"^BabelStream$", re.MULTILINE)
_BABEL_FIELD = re.compile(r"^(Implementation|Precision): (\S+)", re.MULTILINE)
_BABEL_SIZE = re.compile(r"^Array size: ([\d.]+) ([KMG]?)B", re.MULTILINE)
_BABEL_ROW = re.compile(r"^(Copy|Mul|Add|Triad|Dot|Nstream)((?:[ \t]+[\d.eE+-]+){4})\s*$", re.MULTILINE)
_BYTES = {"": 1.0, "K": 1e3, "M": 1e6, "G": 1e9}
_IMB_NAME, _IMB_PROCESSES = "# Benchmarking ", "# #processes = "
_NCCL = re.compile(r"^# *size +count +type .*\bbusbw\b", re.MULTILINE)
_NCCL_RANK = re.compile(r"^# *Rank +\d+ ", re.MULTILINE)
_IOR = re.compile(r"^access +bw\(MiB/s\) .*\btotal\(s\)", re.MULTILINE)
_IOR_FIELD = re.compile(r"^(api|nodes|tasks|clients per node) *[:=] *(\S+)", re.MULTILINE)
_HPL_HEAD = re.compile(r"^T/V +N +NB +P +Q +Time +Gflops", re.MULTILINE)
_HPL_ROW = re.compile(r"^(W[RC]\w+) +(\d+) +(\d+) +(\d+) +(\d+) +([\d.]+) +([\d.eE+-]+)\s*$", re.MULTILINE)

_SIZE = re.compile(r"^Array size = (\d+)", re.MULTILINE)
_THREADS = re.compile(r"^Number of Threads (?:requested|counted) = (\d+)", re.MULTILINE)
_ROW = re.compile(r"^(Copy|Scale|Add|Triad):((?:\s+[\d.eE+-]+){4})\s*$", re.MULTILINE)
_FIELD = re.compile(r"^(Test|Time|Iterations|Size \(Byte\)|MFlops/s|MByte/s):\s*(\S+)", re.MULTILINE)
_USING = re.compile(r"^Using (\d+) threads", re.MULTILINE)
_REGION_HEADS = ("TABLE,Region ", "Region ")
_Reader: TypeAlias = Callable[[str, str], Iterator[Run]]


def log_runs(text: str, place: str) -> list[Run]:
    """Return the runs in a log; none where no known benchmark wrote it.

    Parameters
    ----------
    text : str
    place : str
        File, for messages.

    Examples
    --------
    >>> log = "STREAM version 5.10\\nArray size = 100 (elements)\\nCopy:  2.0  0.5  0.4  0.6\\n"
    >>> [(run.kernel, dict(run.parameters), dict(run.metrics)) for run in log_runs(log, "stream.log")]
    [('Copy', {'array_size': 100}, {'avg time [s]': 0.5, 'best rate [MB/s]': 2.0})]
    """
    head = text[:_HEAD]
    for begins, runs_of in _TOOLS:
        if begins.search(head):
            return list(runs_of(text, place))
    for names, runs_of in _ANYWHERE:
        if names.search(text):
            return list(runs_of(text, place))
    return []


def _parts(text: str, start: re.Pattern[str]) -> list[str]:
    """Return the outputs of several runs, each from the match of a pattern on."""
    begins = [match.start() for match in start.finditer(text)]
    return [text[begin:end] for begin, end in pairwise([*begins, len(text)])]


def _stream_runs(text: str, place: str) -> Iterator[Run]:
    given: dict[str, int] = {}
    if size := _SIZE.search(text):
        given["array_size"] = int(size[1])
    if threads := _THREADS.findall(text):
        given["threads"] = int(threads[-1])  # those that were counted, where both are told
    for kernel, numbers in _ROW.findall(text):
        values = numbers.split()
        if all(map(is_number, values)):
            metrics = {"avg time [s]": float(values[1]), "best rate [MB/s]": float(values[0])}
            yield Run(f"{place}: {kernel}", kernel, given, metrics)


def _bench_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the run of a test: the time of an iteration, as their number is chosen by the tool."""
    found = dict(_FIELD.findall(text))
    if not all(is_number(found.get(name, "")) for name in ("Time", "Iterations", "Size (Byte)")):
        return
    given = {"size_bytes": int(float(found["Size (Byte)"]))}
    if threads := _USING.search(text):
        given["threads"] = int(threads[1])
    metrics = {"time of an iteration [s]": float(found["Time"]) / max(float(found["Iterations"]), 1.0)}
    metrics |= {
        name: float(found[name]) for name in ("MByte/s", "MFlops/s") if is_number(found.get(name, ""))
    }
    yield Run(place, found.get("Test", "bench"), given, metrics)


def _babel_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the kernels of a run of BabelStream."""
    given: dict[str, object] = {name.lower(): value for name, value in _BABEL_FIELD.findall(text)}
    if (size := _BABEL_SIZE.search(text)) and is_number(size[1]):
        given["array size [B]"] = round(float(size[1]) * _BYTES[size[2]])
    for kernel, numbers in _BABEL_ROW.findall(text):
        values = numbers.split()
        if all(map(is_number, values)):
            metrics = {"avg time [s]": float(values[3]), "best rate [MB/s]": float(values[0])}
            yield Run(f"{place}: {kernel}", kernel, given, metrics)


def _imb_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the rows of Intel MPI Benchmarks: the average, or only, time of a message size."""
    kernel, columns = "", list[str]()
    given: dict[str, object] = {}
    for number, line in enumerate(map(str.strip, text.split("\n")), 1):
        words = line.split()
        if line.startswith(_IMB_NAME):
            kernel, columns, given = " ".join(words[2:]), [], {}
        elif line.startswith(_IMB_PROCESSES) and words[3].isdigit():
            given = {"processes": int(words[3])}
        elif "#repetitions" in words:
            columns = words
        elif columns and len(words) == len(columns) and all(map(is_number, words)):
            row = dict(zip(columns, map(float, words), strict=True))
            times = {name: row[name] for name in columns if name.startswith("t")}
            metric = next((name for name in times if "avg" in name), next(iter(times), None))
            if metric is not None:
                sizes = {"bytes": int(row["#bytes"])} if "#bytes" in row else {}
                yield Run(f"{place}:{number}", kernel, {**given, **sizes}, {"time [us]": row[metric]})


def _nccl_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the rows of nccl-tests or rccl-tests: times out of place, and in place as another kernel."""
    ranks, columns = len(_NCCL_RANK.findall(text)), list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        if _NCCL.match(line):
            columns = line.lstrip("# ").split()
        words = line.split()
        if not columns or len(words) != len(columns) or not words[0].isdigit():
            continue
        given: dict[str, object] = {"bytes": int(words[0])}
        given |= {"ranks": ranks} if ranks else {}
        given |= {name: words[columns.index(name)] for name in ("type", "redop") if name in columns}
        times = [word for name, word in zip(columns, words, strict=True) if name == "time"]
        for kernel, time in zip(("out of place", "in place"), times, strict=False):
            if is_number(time):
                yield Run(f"{place}:{number}", kernel, given, {"time [us]": float(time)})


def _ior_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the repetitions of IOR, of writing and of reading."""
    given: dict[str, object] = {}
    columns: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split()
        if found := _IOR_FIELD.match(line):
            given[found[1]] = number_or_text(found[2])
        elif _IOR.match(line):
            columns = words
        elif columns and len(words) == len(columns) and words[0] in ("write", "read"):
            row = dict(zip(columns, words, strict=True))
            sizes = {
                f"{name} [KiB]": row[f"{name}(KiB)"] for name in ("block", "xfer") if f"{name}(KiB)" in row
            }
            if all(map(is_number, (*sizes.values(), row["bw(MiB/s)"], row["total(s)"]))):
                metrics = {"total [s]": float(row["total(s)"]), "bw [MiB/s]": float(row["bw(MiB/s)"])}
                known = {name: number_or_text(size) for name, size in sizes.items()}
                yield Run(f"{place}:{number}", words[0], {**given, **known}, metrics)


def _hpl_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the runs of HPL, the High-Performance Linpack."""
    for variant, *sizes, time, rate in _HPL_ROW.findall(text):
        given = {"variant": variant, **dict(zip(("N", "NB", "P", "Q"), map(int, sizes), strict=True))}
        if is_number(time) and is_number(rate):
            yield Run(f"{place}: {variant}", "HPL", given, {"time [s]": float(time), "Gflops": float(rate)})


def _google_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the runs that Google Benchmark prints; of aggregates the mean."""
    from .benchmark_tools import google_benchmark_table  # noqa: PLC0415 - of this log alone

    entries = [
        {"name": name, "real_time": real, "cpu_time": cpu, "time_unit": unit}
        for name, real, unit, cpu, unit_of_cpu, _ in _GOOGLE_ROW.findall(text)
        if unit == unit_of_cpu and not name.endswith(("_median", "_stddev", "_cv"))
    ]
    table = google_benchmark_table({"benchmarks": entries}, place)
    names = table.header
    for row in zip(*table.cells, strict=True):
        given = {
            k: v
            for k, v in zip(names, row, strict=True)
            if k != "kernel" and "[s]" not in k and v is not None
        }
        times = {k: v for k, v in zip(names, row, strict=True) if "[s]" in k}
        yield Run(f"{place}: {row[0]}", str(row[0]), given, times)


def _go_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the benchmarks of `go test -bench`: `n=1000` in their names is a parameter."""
    for name, processors, time in _GO_ROW.findall(text):
        family, *parts = name.split("/")
        given: dict[str, object] = {}
        for part in parts:
            if found := _SUBTEST.fullmatch(part):
                given[found[1]] = number_or_text(found[2])
            elif is_number(part):
                given[f"arg{len(given) + 1}"] = number_or_text(part)
            else:
                family = f"{family}/{part}"
        if processors:
            given["processors"] = int(processors)
        if is_number(time):
            yield Run(f"{place}: {name}", family, given, {"time [s]": 1e-9 * float(time)})


def _region_named(line: str) -> str:
    """Return the name of the region that a line begins, "" where it begins none."""
    rest = line.partition("Region ")[2] if line.startswith(("STRUCT,Info", *_REGION_HEADS)) else ""
    name, comma, _ = rest.partition(",")
    return name.strip() if comma and "|" not in name else ""


def _perfctr_runs(text: str, place: str) -> Iterator[Run]:
    """Yield the longest time of all threads of each region; a summary of threads is left out."""
    region, seen = "", set[str]()
    for line in text.split("\n"):
        region = _region_named(line) or region
        cells = [cell.strip() for cell in re.split(r"[,|]", line.strip().strip("|"))]
        if cells[0] != _PERFCTR or region in seen:
            continue
        times = [float(cell) for cell in cells[1:] if is_number(cell)]
        if times:
            seen.add(region)
            yield Run(
                f"{place}: {region or 'whole'}",
                region or "whole",
                {"threads": len(times)},
                {"runtime [s]": max(times)},
            )


def _of_each(start: re.Pattern[str], runs_of: _Reader) -> _Reader:
    """Return the reader of a file with the outputs of several runs, which begin with a pattern."""
    return lambda text, place: (run for part in _parts(text, start) for run in runs_of(part, place))


_TOOLS = (
    (_STREAM, _of_each(_STREAM, _stream_runs)),
    (_BENCH, _of_each(_BENCH, _bench_runs)),
    (re.compile(_IMB_NAME), _imb_runs),
    (_NCCL, _nccl_runs),
    (_IOR, _ior_runs),
    (_GOOGLE, _google_runs),
    (_GO_ROW, _go_runs),
)
"""What the head of the log of a tool holds, and the reader of its runs."""
_ANYWHERE = (
    (_BABEL, _of_each(_BABEL, _babel_runs)),
    (_HPL_HEAD, _hpl_runs),
    (re.compile(re.escape(_PERFCTR)), _perfctr_runs),
)
"""The same of tools beside whose output programs print much of their own."""


def log_table(text: str, path: Path) -> Table | None:
    """Return the table of a log; None where no known benchmark wrote it."""
    runs = log_runs(text, str(path))
    return table_of_runs(str(path), runs, _metrics(runs)) if runs else None


def folder_of_logs(folder: Path) -> Table | None:
    """Return the runs of all logs in a folder as one table; None where it holds no log.

    Parameters
    ----------
    folder : Path
        Numbers in the names of files are parameters.

    Raises
    ------
    UsageError
        If there are too many files, or one cannot be read.
    """
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.suffix.lower() in _ENDINGS)
    if len(files) > _MOST_FILES:
        raise UsageError(f"{folder}: has more than {_MOST_FILES} files; give a part of them")
    runs = [
        Run(run.place, run.kernel, _named(file, run.parameters), run.metrics)
        for file in files
        for run in log_runs(read_text(file), str(file))
    ]
    return table_of_runs(str(folder), runs, _metrics(runs)) if runs else None


def _named(file: Path, given: Mapping[str, object]) -> dict[str, object]:
    return {**folder_parameters(file.stem), **given}


def _metrics(runs: Sequence[Run]) -> list[str]:
    """Return the first metric, a time."""
    return list(dict.fromkeys(next(iter(run.metrics)) for run in runs))[:1]
