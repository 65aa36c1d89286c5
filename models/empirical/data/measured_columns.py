"""Columns that were measured together with the target, and those that number or name the rows.

n,real,user,sys           run,n,seconds,date
8,0.25,0.21,0.03          1,8,0.25,2026-11-02
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from .repeated_columns import OF_A_RUN, has_numbers, is_empty, repetition_columns
from .table import Table, bare, is_number, missing_cells, without_unit, words_of

_JOINT = re.compile(r"[\W_]+")
CPU_TIMES = frozenset(
    {"cputime", "usertime", "systime", "systemtime", "usercpu", "systemcpu", "totalcpu", "avecpu", "mincpu"}
    | {"users", "syss", "cputimeraw", "elapsedraw"}
)
_SHARES = ({"user", "usr", "utime"}, {"sys", "system", "stime"})
_SIZES = frozenset({"maxrss", "averss", "maxvmsize", "avevmsize", "consumedenergy"})
_RATES = frozenset({"gflops", "mflops", "tflops", "speedup"})
JOBS = frozenset({"jobid", "jobidraw", "slurmjobid"})
_EXTREMES = frozenset({"min", "max", "minimum", "maximum", "std", "stddev", "stdev"})
_CENTRAL = ("avg", "mean", "average", "median", "med")
_PERCENTILES = frozenset({"p50", "p90", "p95", "p99"})
_STATISTICS = _EXTREMES | frozenset(_CENTRAL) | _PERCENTILES
_NUMBERED = re.compile(r"p\d+")
_MEASURED = re.compile(
    r"(?:max|peak|avg|average|mean|maximum|resident)?(?:rss|vmsize|vmpeak|residentsetsize|residentset)"
    r"|maximumresidentsetsize|(?:peak|max|maximum)(?:mem|memory)(?:usage)?|mem(?:ory)?usage|(?:rel)?speedup"
    r"|(?:parallel)?efficiency|(?:l1|l2|l3|llc|cache|branch|tlb|dtlb|itlb)[a-z]*(?:misses|missrate|hits|hitrate|loads)"
    r"|(?:page|major|minor)faults?|(?:voluntary|involuntary)?contextswitches|ipc|cpi|checksum"
    r"|(?:cpu|gpu)(?:percent|percentage|pct|usage|util|utilization|load)|percentcpu|[kmgt]?flops?(?:s|persec|sec)?|ci\d*|stderr|sem"
    r"|variance|cov|rsd|[a-z]*joules|consumedenergy|relative(?:time)?|normali[sz]ed(?:time)?|slowdown"
)
_NEVER_CHOSEN = re.compile(
    r"(?:rel|parallel)?speedup|[kmgt]flops?(?:s|persec|sec)?|ipc|cpi|maxrss|peakrss"
    r"|relative(?:time)?|slowdown|(?:time)?elapsed(?:time)?(?:s|sec|seconds|ms|us|ns)?"
)
"""Measured whatever their values look like."""
_OF_A_SECOND = re.compile(
    r"(?:[kmgt]i?)?(?:b|bytes|bits|messages|msgs|flops?|iterations|ops|requests) ?(?:/|per) ?s(?:ec)?"
)
"""Rates whose names are their units, in small letters."""
_PERHAPS_MEASURED = words_of(
    "memory mem energy power bandwidth bw throughput rate error err relerr norm mape smape mlogq warmup "
    "rmse accuracy instructions instr temperature temp iterations iters performance perf watts residual "
    "relres membandwidth memorybandwidth l2error flop packagepower packageenergy"
)
"""Measured where their values do not look chosen."""
_OF_UNITS = words_of("kb mb gb kib mib gib bytes kbytes mbytes j mj kj w pct percent")
_NUMBERS_OF_ROWS = frozenset(
    {"index", "id", "idx", "row", "no", "nr", "number", "#", "runid", "rownumber", "level0"}
)
_NUMBERS_OF_RUNS = words_of(
    "rep reps run repetition repeat replicate trial sample attempt try repid iteration iter runno"
)
_IDS = frozenset({"id", "runid", "uid", "taskid", "expid", "experimentid", "caseid"})
"""Names of columns that tell runs apart where each number is there once."""
_EPOCH = 1e8
"""Seconds since 1970 are larger."""
_UNNAMED = re.compile(r"Unnamed: \d+(?:_level_\d+)?")
LABELS = words_of(
    "date datetime timestamp starttime endtime start end submit started finished host hostname nodelist "
    "nodename file filename path command cmd comment uuid hash commit note notes remark logfile"
)
"""Names of columns of words that tell one run from another."""
_SPREADS = _EXTREMES | frozenset({"error", "err", "sem", "ci", "ci95", "variance", "error999", "deviation"})
_COUNTS = frozenset({"iterations", "iters", "repetitions", "reps", "samples", "count"})


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
            if rest != each and (rest in times or rest == "t" or (not rest and extremes)):
                return name
    return None


def shares_of_time(table: Table) -> list[str]:
    """Return the columns of the times of a user and of the system, where there are both."""
    found = [[name for name in table.header if name and bare(name) in share] for share in _SHARES]
    return [name for names in found for name in names] if all(found) else []


def other_measured_columns(table: Table, target: str, times: frozenset[str]) -> list[str]:
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
    >>> other_measured_columns(table, "real", frozenset({"real"}))
    ['user', 'sys']
    """
    short = {name: bare(name) for name in table.header if name}
    shares = shares_of_time(table)
    is_rate = bool(_OF_A_SECOND.fullmatch(target.strip().lower()))
    is_time = is_rate or short.get(target, "") in times or short.get(target, "") in OF_A_RUN
    own = short.get(target, "")
    numbered = {each for each in short.values() if _NUMBERED.fullmatch(each)}
    # p50 beside p1, p2 and so on is one of many parameters
    statistics = _STATISTICS if numbered <= _PERCENTILES else _STATISTICS - _PERCENTILES
    stretched = bool(_words(target) & statistics)
    apart = repetition_columns(table)
    runs = {table.header[place] for place in apart[1]} if apart else set()
    jobs = bool(JOBS & set(short.values()))
    found = []
    for name, each in short.items():
        statistic = (is_time or stretched) and bool(_words(name) & statistics)
        beside = (
            (is_time and (name in shares or each in CPU_TIMES))
            or (is_time and each in times | _RATES and _varies_like_a_measurement(table, name))
            or ((is_time or stretched) and _is_measured(table, name))
            or (statistic and _same_quantity(name, target, times))
            or (stretched and each in _COUNTS)
            or (own and each != own and each.startswith(own) and each[len(own) :] in _SPREADS)
            or (target in runs and name in runs)
            or (jobs and each in _SIZES | JOBS)
        )
        if beside and name != target and len(table.named(name)) == 1 and _all_numbers(table, name):
            found.append(name)
    if jobs:
        found += [
            name for name, each in short.items() if each == "jobname" and _follows(table, name, target, found)
        ]
    return found


def _is_measured(table: Table, name: str) -> bool:
    """Tell whether a column is named as what is measured beside times, and does not look chosen."""
    spelled = without_unit(name).lower().replace("%", " percent ")
    words = [word for word in re.split(r"[\W_]+", spelled) if word]
    short = "".join(word for word in words if word not in _OF_UNITS)
    if _NEVER_CHOSEN.fullmatch(short):
        return True
    if _MEASURED.fullmatch(short) or _OF_A_SECOND.fullmatch(name.strip().lower()):
        return _varies_like_a_measurement(table, name)
    if _MEASURED.fullmatch("".join(words)):
        return True
    return short in _PERHAPS_MEASURED and not _looks_chosen(table, name)


def _looks_chosen(table: Table, name: str) -> bool:
    """Tell whether numbers are few, round, or powers of two."""
    cells = [cell for cell in table.cells_of(name) if is_number(cell)]
    values = {float(cell) for cell in cells}
    if 2 * len(values) <= len(cells):
        return True
    if all(value == int(value) for value in values if abs(value) < 1e300):
        whole = {int(abs(value)) for value in values if abs(value) < 1e300}
        return all(n & (n - 1) == 0 for n in whole) or all(n % 5 == 0 for n in whole) or len(cells) < 8
    return len(cells) < 8 and all(float(f"{value:.1e}") == value for value in values)


def labels_of_rows(table: Table, target: str) -> list[str]:
    """Return the columns that number or name the rows, as an index, a date or a host does.

    Examples
    --------
    >>> cells = (["0", "1", "2"], ["8", "8", "16"], ["0.1", "0.2", "0.3"])
    >>> labels_of_rows(Table("", ("Unnamed: 0", "n", "time"), ("a", "b", "c"), cells, ()), "time")
    ['Unnamed: 0']
    """
    found = []
    for place, name in enumerate(table.header):
        cells = table.cells[place]
        if name == target or len(table.named(name)) != 1:
            continue
        short = "#" if name.strip() in ("#", "No.") else bare(name)
        if _UNNAMED.fullmatch(name) or short in _NUMBERS_OF_ROWS | _IDS:
            whole = [str(cell) for cell in cells]
            rising = all(cell.isdigit() for cell in whole) and len(whole) > 2
            once = short in _IDS and len(set(whole)) == len(whole) > 7 and all(map(str.isdigit, whole))
            if once or (rising and all(int(a) < int(b) for a, b in pairwise(whole))):
                found.append(name)
        elif (
            (short in _NUMBERS_OF_RUNS and _numbers_repetitions(table, place, target))
            or (short in LABELS and all(is_number(cell) and float(cell) > _EPOCH for cell in cells))
            or (short in LABELS and not has_numbers(cells) and 2 * len(set(map(str, cells))) > len(cells) > 2)
        ):
            found.append(name)
    return found


def _numbers_repetitions(table: Table, place: int, target: str) -> bool:
    """Tell whether a column counts the runs of each configuration, or all runs."""
    cells = [str(cell) for cell in table.cells[place]]
    if not all(cell.isdigit() for cell in cells):
        return False
    others = [
        column
        for other, (name, column) in enumerate(zip(table.header, table.cells, strict=True))
        if other != place and name != target
    ]
    groups: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for row, cell in enumerate(cells):
        groups[tuple(str(column[row]) for column in others)].append(int(cell))
    if len(groups) == len(cells):  # with other measured columns each row is its own
        numbers = [int(cell) for cell in cells]
        starts = [row for row, number in enumerate(numbers) if number == numbers[0]]
        parts = [numbers[a:b] for a, b in pairwise([*starts, len(numbers)])]
        return numbers[0] < 2 and all(part == list(range(part[0], part[0] + len(part))) for part in parts)
    return all(
        len(set(numbers)) == len(numbers) and max(numbers) <= len(numbers) + 1 for numbers in groups.values()
    )


def columns_without_value(table: Table, target: str) -> list[str]:
    """Return the names of columns in which no row has a value."""
    return [
        name
        for name, cells in zip(table.header, table.cells, strict=True)
        if name and name != target and cells and all(map(is_empty, cells)) and len(table.named(name)) == 1
    ]


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
    return rest in ("", "t") or rest in times


def _all_numbers(table: Table, name: str) -> bool:
    cells = table.cells_of(name)
    return all(gone or is_number(cell) for cell, gone in zip(cells, missing_cells(cells), strict=True))


def _varies_like_a_measurement(table: Table, name: str) -> bool:
    cells = table.cells_of(name)
    return len(cells) < 8 or 2 * len(set(map(str, cells))) > len(cells)


_OF_BENCHMARK = ("gflops", "spread", "repetitions", "reference_seconds", "drift")
_PROVENANCE = ("host", "chainline_version", "date")


def phase_columns(table: Table, target: str, timed: Sequence[str]) -> list[str]:
    """Return the columns of times that were measured together with a time, such as those of phases.

    A column of few or round values is a parameter: somebody chose them.

    Parameters
    ----------
    table : Table
    target : str
    timed : sequence of str
        Columns whose names state a time, by a unit; none are returned where the target is not among them.

    Examples
    --------
    >>> cells = (["8", "16"], ["0.2513", "0.5127"], ["10", "20"], ["0.0124", "0.0251"])
    >>> table = Table("", ("n", "fit_s", "pause_s", "predict_s"), ("a", "b"), cells, ())
    >>> phase_columns(table, "predict_s", ["fit_s", "pause_s", "predict_s"])
    ['fit_s']
    """
    if target not in timed:
        return []
    return [
        name
        for name in timed
        if name != target
        and len(table.named(name)) == 1
        and _all_numbers(table, name)
        and _varies_like_a_measurement(table, name)
        and not _looks_chosen(table, name)
    ]


def benchmark_columns(table: Table) -> list[str]:
    """Return the columns of a table of `chainline benchmark` that are no parameters; none of another table.

    Examples
    --------
    >>> header = ("m", "seconds", "gflops", "reference_seconds", "drift", "cpu", "chainline_version")
    >>> benchmark_columns(Table("", header, (), ([],) * 7, ()))
    ['gflops', 'reference_seconds', 'drift', 'chainline_version']
    """
    if not {"seconds", "reference_seconds", "drift", "chainline_version"} <= set(table.header):
        return []
    return [name for name in table.header if name in (*_OF_BENCHMARK, *_PROVENANCE)]
