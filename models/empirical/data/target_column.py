"""Choice of the column of times, or of what else was measured, by the names of the columns.

The times are the last column of numbers whose name means a time (time, seconds, runtime, ..., with or without
a unit in brackets). Where no name does, they are the last column of numbers that is not named as parameters
are.
"""

from __future__ import annotations

import re
from typing import Any

from ....errors import UsageError, argument
from .measured_columns import CPU_TIMES, LABELS, central_time
from .repeated_columns import OF_A_RUN, columns_of_levels
from .run_outcomes import is_failure, numbers_beside_failures
from .table import NO_VALUE, Table, bare, cell_is_nan, is_number, missing_cells, without_unit, words_of

_JOINT = re.compile(r"[\W_]+")
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
_ALL_OF_IT = words_of("total overall wall clock exec execution run taken real s sec ms us ns")
"""Words that may stand beside a word for a time in the name of the target."""
_LESS = CPU_TIMES | {"cycles"}
"""Times that are the target only where there is no other."""
_OUTPUTS = words_of(
    "mean median avg average best gflops mflops tflops flops throughput bandwidth performance perf cost "
    "objective measured measurement result score value y output response target makespan timing laptime "
    "zeit laufzeit dauer temps duree durée tiempo tempo rate"
)
"""Names of what is measured, besides times."""
_SURELY_OUTPUTS = words_of(
    "score mean median gflops mflops tflops throughput performance makespan objective measured "
    "measurement samplemeasuredvalue"
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
    if timed := [name for name in numbers if states_a_time(name)]:
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


def is_of_time(name: str) -> bool:
    """Tell whether a name states a time for each of something, or a unit of times.

    Examples
    --------
    >>> [is_of_time(name) for name in ("ns/op", "T [ms]", "dt [s]", "B [s^2]")]
    [True, True, False, False]
    """
    return bare(name) not in _STEPS and bool(_PER.fullmatch(name) or _OF_TIME.fullmatch(name))


def states_a_time(name: str) -> bool:
    return tells_a_duration(name) or is_of_time(name)


def _refuse_unreadable_times(table: Table) -> None:
    """Raise a UsageError that names the first cell of a column of times that is no number."""
    for name in reversed([name for name in table.header if name and tells_a_duration(name)]):
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


def tells_a_duration(name: str) -> bool:
    """Tell whether a name contains a word for a duration, perhaps among other words.

    Examples
    --------
    >>> [tells_a_duration(name) for name in ("Elapsed", "solve time [s]", "ElapsedTime", "StartTime", "n")]
    [True, True, True, False, False]
    """
    words = {word.lower() for word in _JOINT.split(_CAMEL.sub(" ", without_unit(name)))}
    return named_like_time(name) or (bool(words & TIMES) and not words & _NO_DURATION)


def _missing(cell: Any) -> bool:
    return cell is None or cell_is_nan(cell) or str(cell).lower() in {"", *NO_VALUE}


def may_be_parameter(name: str) -> bool:
    """Tell whether a column is named neither as what is measured, nor as what tells runs apart.

    Examples
    --------
    >>> [may_be_parameter(name) for name in ("n", "Elapsed", "gflops", "date")]
    [True, False, False, False]
    """
    short = bare(name)
    measured = states_a_time(name) or short in _OUTPUTS or short in OF_A_RUN
    return not measured and short not in LABELS


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
