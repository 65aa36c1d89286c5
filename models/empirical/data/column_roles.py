"""Default roles of the columns of a table, and warnings about its rows.

The times are the last column of numbers whose name means a time (time, seconds, runtime, ..., with or without
a unit in brackets). Where no name does, they are the last column of numbers. All other columns are
parameters. Warnings are about missing values, several processors, and repetitions that differ.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

import pandas as pd

from ....arrays import Floats
from ....errors import UsageError, argument
from ....records import replace
from .cell_values import with_numbers
from .measured_columns import (
    CPU_TIMES,
    LABELS,
    OF_A_RUN,
    bare,
    benchmark_columns,
    central_time,
    columns_of_levels,
    columns_without_value,
    labels_of_rows,
    other_measured_columns,
    phase_columns,
    repetition_columns,
    shares_of_time,
    with_levels_below,
    with_repetitions_below,
)
from .run_outcomes import (
    is_failure,
    numbers_beside_failures,
    outcome_columns,
    without_failed_runs,
    without_steps_of_jobs,
)
from .table import (
    NO_VALUE,
    Roles,
    Table,
    cell_is_nan,
    is_number,
    missing_cells,
    with_merged_cells,
    without_unit,
)

_WORDS = ("time", "runtime", "walltime", "wallclocktime", "executiontime", "elapsedtime", "totaltime")
TIMES = frozenset(
    [word + unit for word in _WORDS for unit in ("", "s", "sec", "seconds", "ms", "us", "ns")]
    + [
        "seconds",
        "sec",
        "secs",
        "nsec",
        "usec",
        "msec",
        "milliseconds",
        "microseconds",
        "nanoseconds",
        "ms",
        "us",
        "ns",
    ]
    + ["wallclock", "elapsed", "duration", "latency", "cputime", "realtime", "cycles", "real", "wall"]
)
_WORDS_OF_TIME = frozenset(
    {"time", "runtime", "walltime", "elapsed", "duration", "latency", "seconds", "wallclock"}
)
_ALL_OF_IT = frozenset(
    {
        "total",
        "overall",
        "wall",
        "clock",
        "exec",
        "execution",
        "run",
        "taken",
        "real",
        "s",
        "sec",
        "ms",
        "us",
        "ns",
    }
)
"""Words that may stand beside a word for a time in the name of the target."""
_LESS = CPU_TIMES | {"cycles"}
"""Times that are the target only where there is no other."""
_OUTPUTS = frozenset(
    {
        "mean",
        "median",
        "avg",
        "average",
        "best",
        "gflops",
        "mflops",
        "tflops",
        "flops",
        "throughput",
        "bandwidth",
    }
    | {"performance", "perf", "cost", "objective", "measured", "measurement", "result", "score", "value", "y"}
    | {"output", "response", "target", "makespan", "timing", "laptime", "zeit", "laufzeit", "dauer", "temps"}
    | {"duree", "durée", "tiempo", "tempo", "rate"}
)
"""Names of what is measured, besides times."""
_SURELY_OUTPUTS = frozenset(
    {
        "score",
        "mean",
        "median",
        "gflops",
        "mflops",
        "tflops",
        "throughput",
        "performance",
        "makespan",
        "objective",
    }
    | {"measured", "measurement", "samplemeasuredvalue"}
)
_INPUTS = re.compile(
    r"[nmkpxzbij]|n[xyzpkb]|(?:n|num|number|numberof)?(?:nodes?|ranks?|tasks?|procs?|processes|processors|cores?|cpus?"
    r"|threads?|workers?|gpus?|blocks?|elements|cells|points|particles|rows|cols|columns|steps|levels?|iterations|dofs?)"
    r"|size|sizes|length|width|height|depth|degree|order|dim|dims|batch|batchsize|blocksize|tile|tilesize|grid|seed"
    r"|ppn|problemsize|stride|unroll|chunk|chunksize|nprocs|ncores"
)
"""Names of parameters: a column of such a name is no target where another column holds numbers."""
_PER = re.compile(r"(?:time|t|[nuµm]?s(?:ec)?|seconds|cycles)[ _]*(?:/|per)[a-z _]+", re.IGNORECASE)
_OF_TIME = re.compile(
    r".*[\[(](?:[nuµμm]?s|secs?|seconds|min|h)[\])]\s*|\w*[a-z]_(?:[nuµm]?s|sec)", re.IGNORECASE
)
_STEPS = frozenset({"dt", "timestep", "deltat", "step"})
_JOINT = re.compile(r"[\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NO_DURATION = frozenset(
    {"start", "end", "begin", "submit", "stamp", "date", "limit", "step", "steps", "zone"}
)
"""Words beside "time" that show that a column holds no durations."""
_DIGIT = re.compile(r"\d")
_DATE = re.compile(r"\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}")


def named_like_time(name: str) -> bool:
    """Tell whether the name of a column is one of times.

    Examples
    --------
    >>> [named_like_time(name) for name in ("Run_Time [s]", "seconds", "n", "timestep")]
    [True, True, False, False]
    """
    return _JOINT.sub("", without_unit(name)).lower() in TIMES


def _composed_like_time(name: str) -> bool:
    """Tell whether a name has a word for a time, and nothing besides that tells which time.

    Examples
    --------
    >>> [_composed_like_time(name) for name in ("latency_us", "Total runtime", "setup time", "run", "us")]
    [True, True, False, False, False]
    """
    words = {word.lower() for word in _JOINT.split(_CAMEL.sub(" ", without_unit(name))) if word}
    return bool(words & _WORDS_OF_TIME) and words <= _WORDS_OF_TIME | _ALL_OF_IT


def guessed_target(table: Table) -> tuple[str, str]:
    """Return the column that is taken as the target, and the reason.

    Raises
    ------
    UsageError
        If no column holds numbers, or a column named like times holds cells that are no numbers: no other
        column is taken instead; or if other columns differ from it by a number in their names.
    """
    if table.roles is not None and table.roles.metrics:
        return table.roles.metrics[0], "what its format measures"
    chosen, why = _likely_target(table)
    if len(levels := columns_of_levels(table, chosen)) > 2:
        raise UsageError(
            f"{table.path}: columns {', '.join(levels[:3])} differ by a number, as by values of a parameter; "
            f"give a row for each run, with that parameter in a column, or choose one by {argument('target')}"
        )
    return chosen, why


def _likely_target(table: Table) -> tuple[str, str]:
    numbers = [name for name in table.header if name and holds_numbers(table, name, failures=True)]
    named = [name for name in numbers if named_like_time(name)]
    if named:
        wall = [name for name in named if bare(name) not in _LESS]
        return (wall or named)[-1], "named as times are"
    _refuse_unreadable_times(table)
    if composed := [name for name in numbers if _composed_like_time(name)]:
        return composed[-1], "named as times are"
    if numbers and bare(numbers[-1]) in OF_A_RUN and numbers[-1] == table.header[-1]:
        return numbers[-1], "the last column of numbers"
    if central := central_time(numbers, TIMES):
        return central, "the mean of times, or their median"
    if not numbers:
        raise UsageError(
            f"{table.path}: no column holds numbers; which was measured? give {argument('target')}"
        )
    if timed := [name for name in numbers if _states_a_time(name)]:
        return timed[-1], "named as times are"
    if surely := [name for name in numbers if bare(name) in _SURELY_OUTPUTS]:
        return surely[-1], "named as measurements are"
    measured = [name for name in numbers if _OUTPUTS & {bare(name), without_unit(name).lower()}]
    others = [name for name in numbers if not _INPUTS.fullmatch(bare(name))]
    if measured and numbers[-1] not in others:
        return measured[-1], "named as measurements are"
    if others and numbers[-1] not in others:
        return others[-1], "the last column of numbers that is not named as parameters are"
    return numbers[-1], "the last column of numbers"


def _is_of_time(name: str) -> bool:
    """Tell whether a name states a time for each of something, or a unit of times.

    Examples
    --------
    >>> [_is_of_time(name) for name in ("ns/op", "T [ms]", "dt [s]", "B [s^2]")]
    [True, True, False, False]
    """
    return bare(name) not in _STEPS and bool(_PER.fullmatch(name) or _OF_TIME.fullmatch(name))


def _states_a_time(name: str) -> bool:
    return _tells_a_duration(name) or _is_of_time(name)


def _refuse_unreadable_times(table: Table) -> None:
    """Raise a UsageError that names the first cell of a column of times that is no number."""
    for name in reversed([name for name in table.header if name and _tells_a_duration(name)]):
        if len(table.named(name)) > 1:
            table.require([name])
        cells = [cell for cell in table.cells_of(name) if not _missing(cell)]
        digits = [str(cell) for cell in cells if _DIGIT.search(str(cell))]
        if digits and not all(map(is_number, cells)) and not all(map(_DATE.search, digits)):
            raise UsageError(f"{no_time(table, name)}, or name another column by {argument('target')}")
        if cells and named_like_time(name) and all(map(is_failure, cells)):
            raise UsageError(
                f"{table.path}: column {name!r}: every run failed; name another by {argument('target')}"
            )
        if not cells and named_like_time(name):
            raise UsageError(
                f"{table.path}: column {name!r} holds no value; fill it, or name another column by "
                f"{argument('target')}"
            )


def no_time(table: Table, name: str) -> str:
    """Return the first cell of a column of times that is no number, with its place, and what to do."""
    place, cell = first_no_number(table, name)
    return (
        f"{place}: column {name!r}: {str(cell)[:40]!r} is no number; write times as numbers of one unit and "
        "leave out what failed"
    )


def first_no_number(table: Table, name: str) -> tuple[str, Any]:
    """Return the place and the content of the first cell that is no number, of a column that has one.

    A cell that stands for a missing value is returned only where there is no other.
    """
    cells = zip(table.places, table.cells_of(name), strict=True)
    return min((each for each in cells if not is_number(each[1])), key=lambda each: _says_nothing(each[1]))


def _says_nothing(cell: Any) -> bool:
    return _missing(cell) or is_failure(cell)


def _tells_a_duration(name: str) -> bool:
    """Tell whether a name contains a word for a duration, perhaps among other words.

    Examples
    --------
    >>> [_tells_a_duration(name) for name in ("Elapsed", "solve time [s]", "ElapsedTime", "StartTime", "n")]
    [True, True, True, False, False]
    """
    words = {word.lower() for word in _JOINT.split(_CAMEL.sub(" ", without_unit(name)))}
    return named_like_time(name) or (bool(words & TIMES) and not words & _NO_DURATION)


def _missing(cell: Any) -> bool:
    return cell is None or cell_is_nan(cell) or str(cell).lower() in {"", *NO_VALUE}


def _may_be_parameter(name: str) -> bool:
    """Tell whether a column is named neither as what is measured, nor as what tells runs apart.

    Examples
    --------
    >>> [_may_be_parameter(name) for name in ("n", "Elapsed", "gflops", "date")]
    [True, False, False, False]
    """
    short = bare(name)
    measured = _states_a_time(name) or short in _OUTPUTS or short in OF_A_RUN
    return not measured and short not in LABELS


def default_features(table: Table, target: str | None) -> list[str]:
    """Return the columns that are taken as parameters: those of the format, else all but the target."""
    if table.roles is not None:
        apart = [name for name in table.roles.kernels if len(set(table.cells_of(name))) > 1]
        return [*apart, *_whole(table, table.roles)]
    taken = {None} if target is None else set(table.named(target)) | {None}
    beside = set(left_out(table, target))
    return [
        name for place, name in enumerate(table.header) if name and place not in taken and name not in beside
    ]


def left_out(table: Table, target: str | None) -> list[str]:
    """Return the columns that are no parameters by default: measured with the target, or outcomes of runs.

    None are left out where there is no target, or the format states the roles.
    """
    if target is None or table.roles is not None or len(table.named(target)) != 1:
        return []
    name = table.header[table.named(target)[0]]
    found = {*_known_afterwards(table, name), *labels_of_rows(table, name)}
    empty = set(columns_without_value(table, name))
    if set(table.header) - found - empty - {name, ""}:
        found |= empty
    return [each for each in table.header if each in found and each != name]


def _known_afterwards(table: Table, target: str) -> set[str]:
    durations = filter(_tells_a_duration, table.header)
    times = TIMES | set(map(bare, [*durations, *([target] if _is_of_time(target) else [])]))
    return {
        *other_measured_columns(table, target, times),
        *phase_columns(table, target, [name for name in table.header if name and _states_a_time(name)]),
        *benchmark_columns(table),
        *outcome_columns(table),
    }


def left_out_note(table: Table, target: str) -> list[str]:
    """Return a line that names the columns of `left_out`; none where there are none."""
    names = left_out(table, target)
    if not names:
        return []
    column = table.header[table.named(target)[0]]
    labels, empty = labels_of_rows(table, column), columns_without_value(table, column)
    kinds = [
        ([name for name in names if name in empty], "without any value", ""),
        (
            [name for name in names if name in labels and name not in empty],
            "they tell one run from another",
            "",
        ),
        (
            [name for name in names if name not in empty and name not in labels],
            f"known only after the run, as {target!r} is",
            f"; name them by {argument('features')} if they are parameters",
        ),
    ]
    return [f"{table.path}: {', '.join(each)} left out: {why}{do}" for each, why, do in kinds if each]


def _whole(table: Table, roles: Roles) -> list[str]:
    """Return the parameters that every row has; UsageError where kernels have none in common."""
    whole = [name for name in roles.parameters if not any(missing_cells(table.cells_of(name)))]
    if roles.parameters and not whole:
        raise UsageError(
            f"{table.path}: no parameter is in every row; choose those of one kernel by "
            f"{argument('features')}, out of "
            f"{', '.join(roles.parameters)}"
        )
    if not whole:
        raise UsageError(f"{table.path}: names no parameter, so that there is nothing to predict from")
    return whole


def default_columns_note(target: str, why: str, features: list[str]) -> str:
    """Return a line for the user about the columns that were chosen by default.

    Parameters
    ----------
    target : str
        Column of the target.
    why : str
        Reason for the target, see `guessed_target`.
    features : list of str
        Columns of parameters; the line shows eight of them.
    """
    shown = ", ".join(features[:8]) + (", ..." if len(features) > 8 else "")
    return (
        f"{argument('target')} is {target!r}, {why}; {argument('features')} {shown or 'none'}: give "
        "others if that is wrong"
    )


def prepared(
    table: Table, target: str | None, features: Sequence[str] | None = None, guess: bool = False
) -> Table:
    """Return a table with numbers where cells hold quantities, and a row for each repetition.

    Parameters
    ----------
    table : Table
        Returned as it is where its format states the roles.
    target : str or None
        Column of the times; None where configurations are read, or where it is guessed.
    features : sequence of str or None
        Parameters that the user named.
    guess : bool
        The target is guessed: repetitions are it where no other column is named like times.

    Raises
    ------
    UsageError
        If a column of times has cells with a unit and others without.
    """
    if table.roles is not None or not table.places:
        return table
    table = with_merged_cells(
        without_steps_of_jobs(table), lambda name: name != target and _may_be_parameter(name)
    )
    table = with_levels_below(table, target)
    known = {target, *shares_of_time(table)}
    durations = [name for name in table.header if name and (name in known or _tells_a_duration(name))]
    table = with_numbers(table, durations)
    apart = repetition_columns(table)
    if apart is None or not all(numbers_beside_failures(table.cells[place]) for place in apart[1]):
        return table
    names = [table.header[place] for place in apart[1]]
    word = _name_of_runs(apart[0], names)
    copies = len(set(names)) == 1
    if (word in table.header and not copies and apart[0] not in names) or set(names) & set(features or ()):
        return table
    others = [name for name in table.header if name not in names and named_like_time(name)]
    guessed = guess and not any(holds_numbers(table, name, True) for name in others)
    return with_repetitions_below(table, word, apart[1]) if guessed or target == word else table


def _name_of_runs(word: str, names: Sequence[str]) -> str:
    """Return the name of the column of all repetitions; that of a time where it has a unit."""
    found = {name[len(without_unit(name)) :].strip() for name in names}
    unit = found.pop() if len(found) == 1 else ""
    return f"{word} {unit}" if unit and not word.endswith(("]", ")")) else word


def without_failures(table: Table, target: str, features: Sequence[str] | None, signs: bool = True) -> Table:
    """Return a table without the rows of failed runs, see `without_failed_runs`.

    Parameters
    ----------
    table : Table
    target : str
        Column of the times.
    features : sequence of str or None
        Parameters that the user named.
    signs : bool
        Times of 0 and -1 stand for failed runs beside others, if the name of the target tells a duration.
    """
    found = table.named(target)
    if table.roles is not None or len(found) != 1 or not numbers_beside_failures(table.cells[found[0]]):
        return table
    return without_failed_runs(table, target, features or (), signs and _tells_a_duration(target))


def holds_numbers(table: Table, name: str, failures: bool = False) -> bool:
    """Tell whether a column occurs once and has numbers in all cells that have a value, at least one.

    Parameters
    ----------
    table : Table
    name : str
    failures : bool
        Words of failed runs may stand among the numbers.
    """
    if len(table.named(name)) != 1:
        return False
    cells = table.cells_of(name)
    if failures and numbers_beside_failures(cells):
        return True
    rest = [cell for cell, gone in zip(cells, missing_cells(cells), strict=True) if not gone]
    return bool(rest) and all(map(is_number, rest))


_LISTED = 5


def complete_rows(table: Table, names: Sequence[str]) -> Table:
    """Return a table without the rows that lack a value in one of the columns; a warning lists them.

    Parameters
    ----------
    names : sequence of str
        Of columns that are there.

    Raises
    ------
    UsageError
        If no row is left.

    Examples
    --------
    >>> table = Table("t.csv", ("n", "s"), ("t.csv:2", "t.csv:3"), (["1", "2"], ["0.5", "NA"]), ())
    >>> complete_rows(table, ["n", "s"]).warnings
    ("t.csv: 1 of 2 rows has no value and is left out: line 3 ('s')",)
    """
    lacking: dict[int, str] = {}
    for name in names:
        for row, gone in enumerate(missing_cells(table.cells_of(name))):
            if gone:
                lacking.setdefault(row, name)
    if not lacking:
        return table
    rows = sorted(lacking)
    shown = [f"{table.short_place(row)} ({lacking[row]!r})" for row in rows[:_LISTED]]
    listed = ", ".join(shown) + (", ..." if len(rows) > _LISTED else "")
    if len(rows) == len(table.places):
        raise UsageError(f"{table.path}: no row has a value in every column: {listed}; fill them")
    verb = "has no value and is" if len(rows) == 1 else "have no value and are"
    warning = f"{table.path}: {len(rows)} of {len(table.places)} rows {verb} left out: {listed}"
    kept = [row for row in range(len(table.places)) if row not in lacking]
    return replace(
        table,
        places=tuple(table.places[row] for row in kept),
        cells=tuple([cells[row] for row in kept] for cells in table.cells),
        warnings=(*table.warnings, warning),
    )


_CPU = "cpu"
_SHOWN = 3


def mixed_processors(table: Table, columns: Collection[str]) -> str | None:
    """Return a warning if the rows of a table were measured on several processors, else None.

    Parameters
    ----------
    table : Table
        Its column `cpu`, if it has one, names processors, as `chainline benchmark` does.
    columns : collection of str
        Parameters and kernels; None is returned where `cpu` is among them.
    """
    if _CPU not in table.header or _CPU in columns:
        return None
    cells = table.cells_of(_CPU)
    gone = missing_cells(cells)
    names = sorted({str(cell) for cell, missing in zip(cells, gone, strict=True) if not missing})
    if len(names) < 2:
        return None
    shown = ", ".join(names[:_SHOWN]) + (", ..." if len(names) > _SHOWN else "")
    return (
        f"{table.path}: rows of {len(names)} processors, {shown}, are taken as those of one; keep those of "
        f"one, or name the column {_CPU} among the parameters or kernels"
    )


_FAR = 2.0
"""Times of one configuration that differ by this factor contradict each other: noise is seldom as large."""


def contradiction(features: pd.DataFrame, times: Floats) -> str | None:
    """Return a warning about configurations whose times contradict each other; None where there are none.

    Parameters
    ----------
    features : DataFrame, (n, n_features)
    times : ndarray of float, (n,)

    Examples
    --------
    >>> import numpy as np
    >>> found = contradiction(pd.DataFrame({"n": [1, 2, 2]}), np.array([1.0, 2.0, 9.0]))
    >>> print(found.partition("; ")[0])
    1 configuration was measured more than once with times that differ by up to 4.5 times, at n=2
    """
    if not features.shape[1] or not features.duplicated().any():
        return None
    groups = features.assign(**{"": times}).groupby(list(features.columns), sort=False, dropna=False)[""]
    ratio = groups.max() / groups.min()
    far = ratio[ratio > _FAR]
    if far.empty:
        return None
    worst = far.idxmax()
    values = worst if isinstance(worst, tuple) else (worst,)
    at = ", ".join(f"{name}={value}" for name, value in zip(features.columns, values, strict=True))
    were = "configuration was" if len(far) == 1 else "configurations were"
    return (
        f"{len(far)} {were} measured more than once with times that differ by up to {far.max():.3g} times, "
        f"at {at}; is a parameter missing?"
    )
