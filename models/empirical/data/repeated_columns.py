"""Columns that hold one quantity side by side: repetitions of a run, or values of a parameter in their names.

n,run1,run2,run3          p,n=8,n=16
8,0.25,0.26,0.25          4,0.5,0.7
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from ....errors import UsageError
from ....records import replace
from .table import Table, bare, is_number, words_of

OF_A_RUN = words_of(
    "run rep repetition repeat trial sample measurement time runtime execution exec seconds elapsed iter "
    "wall walltime duration latency"
)
"""Words of the names of repetitions; others are repetitions where their values are alike."""
_RUNNING = re.compile(r"\d+")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_COPY = re.compile(r"^(.*)\.([1-9]\d?)$")
_IN_BRACKETS = re.compile(r"[\[(][^\[\]()]*[\])]")


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
    numbers = [place for place in range(len(table.header)) if has_numbers(table.cells[place])]
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


def has_numbers(cells: Sequence[Any]) -> bool:
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
        if not is_empty(table.cells[place][row])
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


def is_empty(cell: Any) -> bool:
    return cell is None or (isinstance(cell, str) and not cell)


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


_OF_STATISTICS = words_of("mean median avg average min max std stddev count sem sum var")


def names_of_two_levels(header: Sequence[str], rows: Sequence[Sequence[str]]) -> tuple[list[str], int]:
    """Return the names of columns, and how many rows below the header belong to it.

    A header whose names occur more than once goes on in a row without a number, as tables of statistics that
    pandas writes; columns of its index are named in a third row.

    Parameters
    ----------
    header : sequence of str
    rows : sequence of sequence of str
        The first three rows below it, or fewer.

    Examples
    --------
    >>> names_of_two_levels(["n", "time", "time"], [["", "mean", "std"], ["8", "0.5", "0.1"]])
    (['n', 'time mean', 'time std'], 1)
    >>> rows = [["", "mean", "std"], ["n", "", ""], ["8", "0.5", "0.1"]]
    >>> names_of_two_levels(["", "time", "time"], rows)
    (['n', 'time mean', 'time std'], 2)
    >>> names_of_two_levels(["input", "input", "result", "result"], [["n", "p", "time", "std"], list("8211")])
    (['n', 'p', 'time', 'std'], 1)
    """
    named = [name for name in header if name]
    if len(set(named)) == len(named) or len(rows) < 2 or any(len(row) != len(header) for row in rows):
        return list(header), 0
    below = [cell.strip() for cell in rows[0]]
    twice = [cell for name, cell in zip(header, below, strict=True) if named.count(name) > 1]
    if any(map(is_number, below)) or not all(twice) or len(set(twice)) == 1:
        return list(header), 0
    once = len(set(filter(None, below))) == len(list(filter(None, below)))
    told = {
        name: once and any(bare(cell) not in _OF_STATISTICS for cell in below_of)
        for name in set(named)
        if (below_of := [cell for each, cell in zip(header, below, strict=True) if each == name])
    }
    names = [
        cell if cell and (not name or told[name]) else f"{name} {cell}".strip()
        for name, cell in zip(header, below, strict=True)
    ]
    index = [cell.strip() for cell in rows[1]]
    third = any(index) and all(bool(name) != bool(cell) for name, cell in zip(names, index, strict=True))
    if third and len(rows) > 2 and not any(map(is_number, index)):
        return [name or cell for name, cell in zip(names, index, strict=True)], 2
    return (names, 1) if any(map(is_number, index)) else (list(header), 0)
