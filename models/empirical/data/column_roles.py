"""Default roles of the columns of a table: target, parameters, and what is left out.

`target_column` chooses the target. All other columns are parameters, but those that were measured together
with it or tell one run from another.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....errors import UsageError, argument
from .cell_values import with_numbers
from .measured_columns import (
    benchmark_columns,
    columns_without_value,
    labels_of_rows,
    other_measured_columns,
    phase_columns,
    shares_of_time,
)
from .repeated_columns import repetition_columns, with_levels_below, with_repetitions_below
from .run_outcomes import (
    numbers_beside_failures,
    outcome_columns,
    without_failed_runs,
    without_steps_of_jobs,
)
from .table import Roles, Table, bare, missing_cells, with_merged_cells, without_unit
from .target_column import (
    TIMES,
    holds_numbers,
    is_of_time,
    may_be_parameter,
    named_like_time,
    states_a_time,
    tells_a_duration,
)


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
    durations = filter(tells_a_duration, table.header)
    times = TIMES | set(map(bare, [*durations, *([target] if is_of_time(target) else [])]))
    return {
        *other_measured_columns(table, target, times),
        *phase_columns(table, target, [name for name in table.header if name and states_a_time(name)]),
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
        without_steps_of_jobs(table), lambda name: name != target and may_be_parameter(name)
    )
    table = with_levels_below(table, target)
    known = {target, *shares_of_time(table)}
    durations = [name for name in table.header if name and (name in known or tells_a_duration(name))]
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
    return without_failed_runs(table, target, features or (), signs and tells_a_duration(target))
