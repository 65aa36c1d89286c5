"""Columns that were measured together with the target, and repetitions that stand side by side.

n,real,user,sys           n,run1,run2,run3
8,0.25,0.21,0.03          8,0.25,0.26,0.25
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ....records import replace
from .table import Table, is_number, missing_cells, without_unit

_REPETITION = re.compile(
    r"(run|rep|repetition|repeat|trial|sample|measurement|time|runtime|execution|seconds|elapsed)s?"
    r"[ _.#-]*(\d+)",
    re.IGNORECASE,
)
_JOINT = re.compile(r"[\W_]+")
CPU_TIMES = frozenset(
    {"cputime", "usertime", "systime", "systemtime", "usercpu", "systemcpu", "totalcpu", "avecpu", "mincpu"}
    | {"users", "syss", "cputimeraw", "elapsedraw"}
)
_SHARES = ({"user", "usr"}, {"sys", "system"})
_SIZES = frozenset({"maxrss", "averss", "maxvmsize", "avevmsize", "consumedenergy"})
_RATES = frozenset({"gflops", "mflops", "tflops", "speedup"})
_JOBS = frozenset({"jobid", "jobidraw", "slurmjobid"})
_EXTREMES = frozenset({"min", "max", "minimum", "maximum", "std", "stddev", "stdev"})
_CENTRAL = ("avg", "mean", "average", "median")
_STATISTICS = _EXTREMES | frozenset({*_CENTRAL, "p50", "p90", "p95", "p99"})
_COUNTS = frozenset({"iterations", "iters", "repetitions", "reps", "samples", "count"})


def bare(name: str) -> str:
    """Return the name of a column in small letters, without unit, blanks and marks."""
    return _JOINT.sub("", without_unit(name)).lower()


def central_time(names: Sequence[str], times: frozenset[str]) -> str | None:
    """Return the mean or the median among columns of statistics; None where there are none.

    Parameters
    ----------
    names : sequence of str
        Columns of numbers.
    times : frozenset of str
        Names of times, as `bare` writes them.

    Examples
    --------
    >>> central_time(["Size", "Avg Latency(us)", "Min Latency(us)"], frozenset({"latency"}))
    'Avg Latency(us)'
    >>> central_time(["degree", "avg"], frozenset()), central_time(["avg", "min", "max"], frozenset())
    (None, 'avg')
    """
    short = {bare(name): name for name in names}
    extremes = bool(_EXTREMES & set(short))
    for word in _CENTRAL:
        for each, name in short.items():
            rest = each.removeprefix(word) if each.startswith(word) else each.removesuffix(word)
            if rest != each and (rest in times or (not rest and extremes)):
                return name
    return None


def repetition_columns(table: Table) -> tuple[str, list[int]] | None:
    """Return the common name and the places of columns such as run1, run2, run3; None where there are none.

    Examples
    --------
    >>> repetition_columns(Table("", ("n", "run1", "run2"), (), ([], ["1"], ["2"]), ()))
    ('run', [1, 2])
    """
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for place, name in enumerate(table.header):
        match = _REPETITION.fullmatch(without_unit(name).strip())
        if match:
            found[match[1].lower()].append((int(match[2]), place))
    for word, numbered in found.items():
        numbers = sorted(number for number, _ in numbered)
        if len(numbers) > 1 and numbers == list(range(numbers[0], numbers[0] + len(numbers))):
            return word, [place for _, place in numbered]
    return None


def with_repetitions_below(table: Table, name: str, places: Sequence[int]) -> Table:
    """Return a table with a row for each repetition of a configuration; a warning says so.

    Parameters
    ----------
    table : Table
    name : str
        Of the column of all repetitions, which stands last.
    places : sequence of int
        Of the columns of repetitions; a repetition without a value is no row.
    """
    others = [place for place in range(len(table.header)) if place not in places]
    runs = [
        (row, table.cells[place][row])
        for row in range(len(table.places))
        for place in places
        if not _empty(table.cells[place][row])
    ]
    columns = [[table.cells[place][row] for row, _ in runs] for place in others]
    listed = ", ".join(table.header[place] for place in places)
    return replace(
        table,
        header=(*(table.header[place] for place in others), name),
        places=tuple(table.places[row] for row, _ in runs),
        cells=(*columns, [cell for _, cell in runs]),
        warnings=(*table.warnings, f"{table.path}: {listed} are read as repetitions of one run, {name!r}"),
    )


def _empty(cell: Any) -> bool:
    return cell is None or (isinstance(cell, str) and not cell)


def shares_of_time(table: Table) -> list[str]:
    """Return the columns of the times of a user and of the system, where there are both."""
    found = [[name for name in table.header if name and bare(name) in share] for share in _SHARES]
    return [name for names in found for name in names] if all(found) else []


def measured_beside(table: Table, target: str, times: frozenset[str]) -> list[str]:
    """Return the columns that were measured together with the target, or number the runs.

    Parameters
    ----------
    table : Table
    target : str
    times : frozenset of str
        Names of times, as `bare` writes them. A column of such a name is a parameter where it has at most
        half as many values as rows: somebody chose them.

    Examples
    --------
    >>> cells = (["1", "2"], ["3", "4"], ["2", "3"], ["0.1", "0.2"])
    >>> table = Table("", ("n", "real", "user", "sys"), ("a", "b"), cells, ())
    >>> measured_beside(table, "real", frozenset({"real"}))
    ['user', 'sys']
    """
    short = {name: bare(name) for name in table.header if name}
    shares = shares_of_time(table)
    is_time = short.get(target, "") in times
    stretched = bool(_words(target) & _STATISTICS)
    apart = repetition_columns(table)
    runs = {table.header[place] for place in apart[1]} if apart else set()
    jobs = bool(_JOBS & set(short.values()))
    found = []
    for name, each in short.items():
        statistic = (is_time or stretched) and bool(_words(name) & _STATISTICS)
        beside = (
            (is_time and (name in shares or each in CPU_TIMES))
            or (is_time and each in times | _RATES and _varies_like_a_measurement(table, name))
            or (statistic and _same_quantity(name, target, times))
            or (stretched and each in _COUNTS)
            or (target in runs and name in runs)
            or (jobs and each in _SIZES | _JOBS)
        )
        if beside and name != target and len(table.named(name)) == 1 and _all_numbers(table, name):
            found.append(name)
    if jobs:
        found += [
            name for name, each in short.items() if each == "jobname" and _follows(table, name, target, found)
        ]
    return found


def _follows(table: Table, name: str, target: str, found: Sequence[str]) -> bool:
    """Tell whether a column of words has one value for each combination of the numbers beside it."""
    others = [
        each for each in table.header if each not in (name, target, *found) and _all_numbers(table, each)
    ]
    keys = zip(*(table.cells_of(each) for each in others), strict=True) if others else ()
    pairs = set(zip(keys, map(str, table.cells_of(name)), strict=True)) if others else set()
    return bool(pairs) and len({key for key, _ in pairs}) == len(pairs)


def _words(name: str) -> set[str]:
    return {word for word in re.split(r"[\W_]+", without_unit(name).lower()) if word}


def _same_quantity(name: str, target: str, times: frozenset[str]) -> bool:
    """Tell whether a statistic is one of times, or bare beside a target of times."""
    rest = "".join(word for word in _JOINT.split(without_unit(name).lower()) if word not in _STATISTICS)
    return not rest or rest in times


def _all_numbers(table: Table, name: str) -> bool:
    cells = table.cells_of(name)
    return all(gone or is_number(cell) for cell, gone in zip(cells, missing_cells(cells), strict=True))


def _varies_like_a_measurement(table: Table, name: str) -> bool:
    cells = table.cells_of(name)
    return len(cells) < 8 or 2 * len(set(map(str, cells))) > len(cells)
