"""Columns that were measured together with the target, and repetitions that stand side by side.

n,real,user,sys           n,run1,run2,run3
8,0.25,0.21,0.03          8,0.25,0.26,0.25
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ....errors import UsageError
from ....records import replace
from .table import Table, is_number, missing_cells, without_unit

OF_A_RUN = frozenset(
    {
        "run",
        "rep",
        "repetition",
        "repeat",
        "trial",
        "sample",
        "measurement",
        "time",
        "runtime",
        "execution",
        "exec",
    }
    | {"seconds", "elapsed", "iter", "wall", "walltime", "duration", "latency"}
)
"""Words of the names of repetitions; others are repetitions where their values are alike."""
_RUNNING = re.compile(r"\d+")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_COPY = re.compile(r"^(.*)\.([1-9]\d?)$")
_IN_BRACKETS = re.compile(r"[\[(][^\[\]()]*[\])]")
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
_CENTRAL = ("avg", "mean", "average", "median")
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
    r"|relative(?:time)?|slowdown"
)
"""Measured whatever their values look like."""
_OF_A_SECOND = re.compile(
    r"(?:[kmgt]i?)?(?:b|bytes|bits|messages|msgs|flops?|iterations|ops|requests) ?(?:/|per) ?s(?:ec)?"
)
"""Rates whose names are their units, in small letters."""
_PERHAPS_MEASURED = frozenset(
    {
        "memory",
        "mem",
        "energy",
        "power",
        "bandwidth",
        "bw",
        "throughput",
        "rate",
        "error",
        "err",
        "relerr",
        "norm",
        "mape",
        "smape",
        "mlogq",
        "warmup",
        "rmse",
        "accuracy",
    }
    | {"instructions", "instr", "temperature", "temp", "iterations", "iters", "performance", "perf", "watts"}
    | {"residual", "relres"}
    | {"membandwidth", "memorybandwidth", "l2error", "flop", "packagepower", "packageenergy"}
)
"""Measured where their values do not look chosen."""
_OF_UNITS = frozenset(
    {
        "kb",
        "mb",
        "gb",
        "kib",
        "mib",
        "gib",
        "bytes",
        "kbytes",
        "mbytes",
        "j",
        "mj",
        "kj",
        "w",
        "pct",
        "percent",
    }
)
_NUMBERS_OF_ROWS = frozenset(
    {"index", "id", "idx", "row", "no", "nr", "number", "#", "runid", "rownumber", "level0"}
)
_NUMBERS_OF_RUNS = frozenset(
    {
        "rep",
        "reps",
        "run",
        "repetition",
        "repeat",
        "replicate",
        "trial",
        "sample",
        "attempt",
        "try",
        "repid",
        "iteration",
        "iter",
        "runno",
    }
)
_IDS = frozenset({"id", "runid", "uid", "taskid", "expid", "experimentid", "caseid"})
"""Names of columns that tell runs apart where each number is there once."""
_EPOCH = 1e8
"""Seconds since 1970 are larger."""
_UNNAMED = re.compile(r"Unnamed: \d+(?:_level_\d+)?")
LABELS = frozenset(
    {"date", "datetime", "timestamp", "starttime", "endtime", "start", "end", "submit", "started", "finished"}
    | {
        "host",
        "hostname",
        "nodelist",
        "nodename",
        "file",
        "filename",
        "path",
        "command",
        "cmd",
        "comment",
        "uuid",
    }
    | {"hash", "commit", "note", "notes", "remark", "logfile"}
)
"""Names of columns of words that tell one run from another."""
_SPREADS = _EXTREMES | frozenset({"error", "err", "sem", "ci", "ci95", "variance", "error999", "deviation"})
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
            if rest != each and (rest in times or rest == "t" or (not rest and extremes)):
                return name
    return None


def repetition_columns(table: Table) -> tuple[str, list[int]] | None:
    """Return the common name and the places of columns such as run1, run2, run3; None where there are none.

    Columns of other names with a running number are repetitions if they are the last columns of numbers and
    their values are alike in most rows.

    Examples
    --------
    >>> repetition_columns(Table("", ("n", "run1", "run2"), (), ([], ["1"], ["2"]), ()))
    ('run', [1, 2])
    >>> cells = (["8", "9"], ["0.25", "0.5"], ["0.26", "0.51"])
    >>> repetition_columns(Table("", ("n", "t (s) #1", "t (s) #2"), ("a", "b"), cells, ()))
    ('t', [1, 2])
    """
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for place, name in enumerate(table.header):
        for template, number in _numbered(name):
            found[template].append((number, place))
    for template, numbered in found.items():
        numbers = sorted(number for number, _ in numbered)
        places = [place for _, place in numbered]
        running = numbers == list(range(numbers[0], numbers[0] + len(numbers))) and numbers[0] < 2
        if len(numbers) < 2 or not (running or set(numbers) == {0}):
            continue
        if _word_of_runs(template) or (running and _are_alike(table, places)):
            return _common_name(template), places
    return None


def columns_of_levels(table: Table, name: str) -> list[str]:
    """Return the columns whose names differ from one by a number that does not count them, itself included.

    Examples
    --------
    >>> header = ("n", "time_p1", "time_p4", "time_p16")
    >>> columns_of_levels(Table("", header, (), ([],) * 4, ()), "time_p16")
    ['time_p1', 'time_p4', 'time_p16']
    """
    for template, _ in _numbered(name):
        same = [
            (number, each) for each in table.header for other, number in _numbered(each) if other == template
        ]
        numbers = sorted(number for number, _ in same)
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))) and len(set(numbers)) > 1:
            return [each for _, each in same]
    return []


def _numbered(name: str) -> list[tuple[str, int]]:
    """Return the templates of the name of a column that a running number completes, and that number."""
    lower = name.lower()
    words = re.split(r"[\W_]+", lower)
    if words[0] in _ORDINALS:
        return [(lower.replace(words[0], "\0", 1), _ORDINALS.index(words[0]) + 1)]
    if len(words) > 1 and len(words[-1]) == 1 and words[-1] in "abcdefgh":
        return [(name[:-1] + "\0", ord(words[-1]) - ord("a") + 1)]
    plain = _IN_BRACKETS.sub("", name)
    found = list(_RUNNING.finditer(plain))
    if len(found) == 1 and len(found[0][0]) < 4:
        template = plain[: found[0].start()] + "\0" + plain[found[0].end() :]
        copied = _COPY.match(plain)  # as pandas names columns of one name
        return [(re.sub(r"\0(?:st|nd|rd|th)\b", "\0", template), int(found[0][0]))] + (
            [(copied[1], int(copied[2]))] if copied else []
        )
    return [(name, 0)] if bare(name) in OF_A_RUN else []


def _word_of_runs(template: str) -> bool:
    """Tell whether the words of a template are those of repetitions, besides the number."""
    words = [word for word in re.split(r"[\W_\d]+", template.replace("\0", " ").lower()) if word]
    known = [word.removesuffix("s") in OF_A_RUN or word in OF_A_RUN for word in words]
    return bool(words) and all(known)


def _common_name(template: str) -> str:
    """Return the name of a column of all repetitions: that of theirs without the number."""
    name = template.replace("\0", "").strip(" _.#-") if "\0" in template else template
    return re.sub(r"[ _.-]{2,}", "_", name) or "time"


def _are_alike(table: Table, places: Sequence[int]) -> bool:
    """Tell whether the last columns of numbers hold values with fractions that are alike in most rows."""
    numbers = [place for place in range(len(table.header)) if _has_numbers(table.cells[place])]
    if sorted(places) != numbers[-len(places) :] or len(places) == len(numbers):
        return False
    alike = counted = 0
    fractions = False
    for row in range(len(table.places)):
        cells = [table.cells[place][row] for place in places]
        values = [float(cell) for cell in cells if is_number(cell)]
        fractions = fractions or any(value != int(value) for value in values if abs(value) < 1e300)
        if len(values) > 1 and min(values) > 0:
            counted += 1
            alike += max(values) < 1.5 * min(values)
    return fractions and 3 * alike >= 2 * counted > 0


def _has_numbers(cells: Sequence[Any]) -> bool:
    return any(map(is_number, cells))


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
            or (
                short in LABELS and not _has_numbers(cells) and 2 * len(set(map(str, cells))) > len(cells) > 2
            )
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
        if name and name != target and cells and all(map(_empty, cells)) and len(table.named(name)) == 1
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


_LEVEL = re.compile(r"([A-Za-z_]\w*) ?= ?(\d+(?:\.\d+)?)")


def with_levels_below(table: Table, target: str | None) -> Table:
    """Return a table with a row for each run where columns such as `n=8` and `n=16` hold times.

    Raises
    ------
    UsageError
        If the columns are named by numbers alone: nothing says of which parameter.

    Examples
    --------
    >>> table = Table("t.csv", ("p", "n=8", "n=16"), ("t.csv:2",), (["4"], ["0.5"], ["0.7"]), ())
    >>> wide = with_levels_below(table, None)
    >>> wide.header, wide.cells
    (('p', 'n', 'time'), (['4', '4'], ['8', '16'], ['0.5', '0.7']))
    """
    levels = [_LEVEL.fullmatch(name.strip()) for name in table.header]
    found = [(place, level) for place, level in enumerate(levels) if level is not None]
    if len(found) > 1 and len({level[1] for _, level in found}) == 1 and target in (None, "time"):
        places = [place for place, _ in found]
        others = [place for place in range(len(table.header)) if place not in places]
        name = found[0][1][1]
        runs = [(row, place, level[2]) for row in range(len(table.places)) for place, level in found]
        columns = [[table.cells[place][row] for row, _, _ in runs] for place in others]
        line = f"{table.path}: columns {table.header[places[0]]}, ... are read as a row for each {name}"
        return replace(
            table,
            header=(*(table.header[place] for place in others), name, "time"),
            places=tuple(table.places[row] for row, _, _ in runs),
            cells=(
                *columns,
                [level for _, _, level in runs],
                [table.cells[place][row] for row, place, _ in runs],
            ),
            warnings=(*table.warnings, line),
        )
    numbers = [name for name in table.header if is_number(name)]
    if len(numbers) > 1 and target is None and repetition_columns(table) is None:
        raise UsageError(
            f"{table.path}: columns {', '.join(numbers[:3])} are named by numbers, as values of a parameter; "
            "give a row for each run, with that parameter in a column"
        )
    return table


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
