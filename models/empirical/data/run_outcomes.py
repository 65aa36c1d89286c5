"""Runs that failed or were stopped, rows without a value, and rows that contradict each other.

Failures are words among the times, or stand in columns of states and exit codes:

n,time        JobID|NNodes|Elapsed|State        n,time,exit_code
8,0.25        1000|16|00:07:22|COMPLETED        8,0.25,0
16,TIMEOUT    1001|16|00:00:03|FAILED           16,0.01,137
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

import pandas as pd

from ....arrays import Floats
from ....errors import UsageError
from ....records import replace
from .measured_columns import JOBS
from .table import Table, bare, is_missing_word, is_number, missing_cells

_FAILURE = re.compile(
    r"(?:(?:runtime|compilation|compile|build|mpi|cuda|hip|launch|run|job|i/?o) ?)?"
    r"(?:error|err|fail|failed|failure|failedconfig)(?![a-z]).*"
    r"|(?:crash|crashed|oom|(?:ran )?out[ _-]?of[ _-]?(?:memory|mem)|memout|mem[ _-]?limit"
    r"|(?:std::)?bad_alloc|killed|kill|abort|aborted|mpi_abort|cancel+ed|seg(?:v|fault)|segmentation fault"
    r"|bus error|terminated|(?:floating point )?exception|stuck|hang|hung"
    r"|(?:exit|exit code|return code|rc|signal|sig)[ =:]*-?\d{1,3}"
    r"|diverged|(?:did )?not? converged?|no convergence|sig(?:segv|kill|abrt|term|fpe|bus|ill)|core dumped"
    r"|dnf|did not (?:finish|complete)|unfinished|node_fail|boot_fail|preempted|infeasible|unstable"
    r"|unsupported|not supported|invalid|invalidconfig|wrong(?: result)?"
    r"|#(?:div/0|value|num|ref|name)[!?]"
    r"|[+-]?inf|[+-]?infinity|∞)(?![a-z]).*"
    r"|n/a \(.*|<(?:error|failed|none|missing|killed)>",
    re.IGNORECASE,
)
_LIMIT = r"(?:[\d.,]+|\d+(?::\d\d)+) ?(?:s|secs?|seconds|m|mins?|minutes|h|hours?|d)?"
_STOPPED = re.compile(
    r"(?:time[ _-]?out|timed[ _-]?out|tle|deadline|t/o|to|oot|(?:wall)?time[ _-]?limit|exceeded)(?![a-z]).*"
    rf"|(?:>|≥|>=|&gt;) ?{_LIMIT}|[\d.]+ ?\+",
    re.IGNORECASE,
)
_SUCCESS = frozenset(
    {
        "completed",
        "complete",
        "ok",
        "success",
        "succeeded",
        "successful",
        "passed",
        "pass",
        "done",
        "finished",
    }
)
_UNFINISHED = frozenset({"running", "pending", "queued", "cancelled", "unknown", "skipped", "unsuccessful"})
_LETTERS = frozenset({"c", "f", "ok", "ko", "to", "nf", "ca", "cd", "oom", "p", "e", "s", "t", "k"})
"""Abbreviations of states, as of Slurm; those of success are C, CD, OK, P and S."""
_GOOD_LETTERS = frozenset({"c", "cd", "ok", "p", "s"})
_YES, _NO = frozenset({"true", "yes", "1", "y", "t"}), frozenset({"false", "no", "0", "n", "f"})
_OF_SUCCESS = frozenset(
    {"success", "succeeded", "successful", "passed", "valid", "verified", "correct", "ok", "converged"}
    | {"completed", "finished", "isvalid", "iscorrect"}
)
_OF_FAILURE = frozenset({"failed", "crashed", "timedout", "timeout", "aborted", "killed", "error", "iserror"})
_OF_MESSAGES = frozenset({"error", "errors", "errormessage", "exception", "failure"})
_OF_PROCESSES = frozenset(map(str, (0, 1, 2, -1, -6, -9, -11, -15, *range(124, 144), 255)))
_EXIT_CODE = re.compile(r"-?\d{1,3}(?::\d{1,3})?")
_OF_STATES = frozenset(
    {"state", "status", "jobstate", "jobstatus", "runstate", "runstatus", "outcome", "exitstatus", "result"}
    | {"verification", "validation", "check", "st", "correctness"}
)
_OF_CODES = frozenset(
    {"exit", "exitcode", "returncode", "exitstatus", "rc", "retcode", "ret", "derivedexitcode", "errorlevel"}
    | {"signal", "exitsignal", "termsignal", "errno", "errorcode"}
)
_LISTED = 5


def is_failure(cell: Any) -> bool:
    """Tell whether a cell says that a run failed, or was stopped before its end.

    Examples
    --------
    >>> [is_failure(cell) for cell in ("TIMEOUT", "ERROR: rank 3", "CANCELLED by 7", ">3600", "inf", "1e400")]
    [True, True, True, True, True, False]
    >>> [is_failure(cell) for cell in ("amg", "failsafe", "none", "0.5")]
    [False, False, False, False]
    """
    if isinstance(cell, float):
        return cell in (float("inf"), float("-inf"))
    if not isinstance(cell, str) or len(cell) >= 200 or (len(cell) < 2 and cell != "∞"):
        return False
    return _FAILURE.fullmatch(cell) is not None or _STOPPED.fullmatch(cell) is not None


def numbers_beside_failures(cells: list[Any]) -> bool:
    """Tell whether a column holds numbers, besides words of failed runs and missing values.

    Examples
    --------
    >>> numbers_beside_failures(["0.5", "ERROR", ""]), numbers_beside_failures(["ERROR", "TIMEOUT"])
    (True, False)
    """
    rest = [cell for cell in cells if not (cell is None or is_failure(cell) or _blank(cell))]
    return bool(rest) and all(map(is_number, rest))


def _blank(cell: Any) -> bool:
    return isinstance(cell, str) and (not cell or is_missing_word(cell))


def outcome_columns(table: Table) -> list[str]:
    """Return the columns that say how runs ended: named so, and every cell is a state or an exit code."""
    return [
        name
        for name, cells in zip(table.header, table.cells, strict=True)
        if cells and _has_outcomes(name, cells)
    ]


def _has_outcomes(name: str, cells: list[Any]) -> bool:
    short = _short(name)
    if short not in _OF_STATES | _OF_CODES | _OF_SUCCESS | _OF_FAILURE | _OF_MESSAGES:
        return False
    filled = [cell for cell in map(_word, cells) if cell]
    if not filled:
        return False
    if short in _OF_MESSAGES and len(filled) < len(cells):  # the message of a run that failed
        return not any(map(is_number, filled))
    if short in _OF_SUCCESS | _OF_FAILURE and set(filled) <= _YES | _NO:
        return True
    if short in _OF_STATES | _OF_SUCCESS and all(map(_is_state, filled)):
        return True
    if short in _OF_STATES and set(filled) <= _LETTERS and set(filled) & _GOOD_LETTERS:
        return True
    if short in _OF_STATES - _OF_CODES and "0" in filled:
        return set(filled) <= _OF_PROCESSES
    return short in _OF_CODES and all(map(_EXIT_CODE.fullmatch, filled))


def _is_state(word: str) -> bool:
    return word in _SUCCESS or word in _UNFINISHED or is_failure(word)


def _short(name: str) -> str:
    return re.sub(r"[\W_]+", "", name).lower()


def _word(cell: Any) -> str:
    return "" if cell is None else str(cell).strip().lower()


def _ended_badly(name: str, cell: Any) -> bool:
    word, short = _word(cell), _short(name)
    if short in _OF_SUCCESS | _OF_FAILURE and word in _YES | _NO:
        return word in (_NO if short in _OF_SUCCESS else _YES)
    if short in _OF_STATES and word in _GOOD_LETTERS:
        return False
    if _EXIT_CODE.fullmatch(word):
        return any(int(part) for part in word.split(":"))
    return bool(word) and word not in _SUCCESS


def without_failed_runs(table: Table, target: str, keep: Collection[str], signs: bool) -> Table:
    """Return a table without the rows of failed runs; a warning counts and lists them.

    Parameters
    ----------
    table : Table
    target : str
        Column of the times, which occurs once.
    keep : collection of str
        Parameters that the user named: columns of outcomes among them are not looked at.
    signs : bool
        Times of 0 and -1 stand for failed runs, too, in a column that has others.

    Examples
    --------
    >>> table = Table("t.csv", ("n", "s"), ("t.csv:2", "t.csv:3"), (["1", "2"], ["0.5", "ERROR"]), ())
    >>> without_failed_runs(table, "s", [], False).warnings
    ("t.csv: 1 of 2 runs failed and is left out: line 3 ('ERROR')",)
    """
    cells = table.cells_of(target)
    failed = {row: str(cell) for row, cell in enumerate(cells) if is_failure(cell)}
    numbers = [float(cell) for cell in cells if is_number(cell)]
    if signs and failed and any(number > 0 for number in numbers):
        signed = {
            row: str(cell) for row, cell in enumerate(cells) if is_number(cell) and float(cell) in (0, -1)
        }
        failed = {**signed, **failed}
    for name in outcome_columns(table):
        if name not in keep and name != target:
            outcomes = table.cells[table.header.index(name)]
            failed |= {row: str(cell) for row, cell in enumerate(outcomes) if _ended_badly(name, cell)}
    if not failed or len(failed) == len(table.places):
        return table
    if table.stopped_at is not None:
        table, failed = _with_stopped(table, target, failed, table.stopped_at)
        if not failed:
            return table
    rows = sorted(failed)
    shown = ", ".join(f"{table.short_place(row)} ({failed[row][:40]!r})" for row in rows[:_LISTED])
    more = ", ..." if len(rows) > _LISTED else ""
    verb = "is" if len(rows) == 1 else "are"
    line = f"{table.path}: {len(rows)} of {len(cells)} runs failed and {verb} left out: {shown}{more}"
    kept = [row for row in range(len(cells)) if row not in failed]
    return replace(
        table,
        places=tuple(table.places[row] for row in kept),
        cells=tuple([column[row] for row in kept] for column in table.cells),
        warnings=(*table.warnings, line),
    )


def _with_stopped(
    table: Table, target: str, failed: dict[int, str], stopped_at: float
) -> tuple[Table, dict[int, str]]:
    """Return a table in which runs that were stopped have that time, and the runs that failed otherwise."""
    stopped = {row for row, word in failed.items() if _STOPPED.fullmatch(word.strip())}
    place = table.named(target)[0]
    cells = [str(stopped_at) if row in stopped else cell for row, cell in enumerate(table.cells[place])]
    line = (
        f"{table.path}: {len(stopped)} runs were stopped at {stopped_at:g}: their times are taken as that or "
        "longer"
    )
    kept = replace(
        table,
        cells=(*table.cells[:place], cells, *table.cells[place + 1 :]),
        warnings=(*table.warnings, line) if stopped else table.warnings,
    )
    return kept, {row: word for row, word in failed.items() if row not in stopped}


def without_steps_of_jobs(table: Table) -> Table:
    """Return a table of Slurm's jobs without the rows of their steps, `1000.batch`; a warning counts them."""
    place = next((place for place, name in enumerate(table.header) if bare(name) in JOBS), None)
    if place is None:
        return table
    ids = [str(cell) for cell in table.cells[place]]
    whole = {each for each in ids if "." not in each}
    kept = [row for row, each in enumerate(ids) if each.partition(".")[0] not in whole or "." not in each]
    if len(kept) == len(ids):
        return table
    line = f"{table.path}: {len(ids) - len(kept)} rows of steps of jobs are left out: {ids[0]} is a whole job"
    return replace(
        table,
        places=tuple(table.places[row] for row in kept),
        cells=tuple([cells[row] for row in kept] for cells in table.cells),
        warnings=(*table.warnings, line),
    )


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
