"""Numbers written as people and tools write them: with units, with separated thousands, as durations.

1.519 ms    4.2 GB/s    64K    7,139.32    0m0.111s    1-00:07:22    1 day, 0:07:22
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from ....errors import UsageError
from ....records import record, replace
from .run_outcomes import is_failure
from .table import Table, is_missing_word, is_number, without_unit

_NUMBER = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
_WITH_UNIT = re.compile(rf"({_NUMBER})[ \u00a0\u202f]?([A-Za-zµμ%][A-Za-zµμ/]*)")
_GROUPED = re.compile(r"[+-]?\d{1,3}(?:['’_\u00a0\u202f]\d{3})+(?:\.\d+)?")
_GROUPED_BY_BLANKS = re.compile(r"[+-]?[1-9]\d{0,2}(?: \d{3})+(?:\.\d+)?")
GROUPED_BY_COMMAS = re.compile(r"[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d+)?")
"""Thousands between commas; lakhs and crores as well."""
_POWER = re.compile(r"(\d{1,6})(?:\^|\*\*)(\d{1,3})")
_OF_FORTRAN = re.compile(r"([+-]?(?:\d+\.\d*|\.\d+|\d+(?=[dD][+-])))[dD]([+-]?\d{1,3})")
_WITH_SPREAD = re.compile(rf"({_NUMBER}) ?([A-Za-zµμ]{{0,3}}) ?(?:±|\+/?-) ?{_NUMBER} ?([A-Za-zµμ%]{{0,3}})")
_WITH_DEVIATION = re.compile(rf"({_NUMBER}) ?\({_NUMBER}%?\)")
_FLOPS = re.compile(r"([kKMGTP]?)[Ff](?:lop|LOP)[sS]?(?:/s|/sec)?")
_CLOCK = re.compile(r"(?:(\d+)(?:-| days?,? ))?(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)")
_LETTERS = re.compile(
    r"(?:(\d+) ?d(?:ays?)?)? ?(?:(\d+) ?h(?:ours?)?)? ?(?:(\d+) ?m(?:in(?:utes?)?)?)? ?"
    r"(?:(\d+(?:\.\d+)?) ?s(?:ec(?:onds?)?)?)? ?(?:(\d+(?:\.\d+)?) ?ms)?"
)
_ISO = re.compile(r"P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?")
_PRIMES = re.compile(r"()()(\d+)['′](\d+(?:\.\d+)?)(?:\"|''|″)?")
_SECONDS = {
    **dict.fromkeys(("ns", "nsec", "nanoseconds"), 1e-9),
    **dict.fromkeys(("us", "µs", "μs", "usec", "microseconds"), 1e-6),
    **dict.fromkeys(("ms", "msec", "milliseconds"), 1e-3),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), 1.0),
}
_LONG = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes"), 60.0),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours"), 3600.0),
    **dict.fromkeys(("d", "day", "days"), 86400.0),
}
"""Units that are durations only where the name of the column tells one: `3d` may have three dimensions."""
_PREFIXES = {"": 1.0, "k": 1e3, "K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12}
_BINARY = {"Ki": 2.0**10, "Mi": 2.0**20, "Gi": 2.0**30, "Ti": 2.0**40}
_BASES = ("B", "B/s", "Byte/s", "Bytes/s", "b", "b/s", "Hz", "W", "J")
_UNITS = {
    **{unit: (factor, "s") for unit, factor in _SECONDS.items()},
    **{prefix: (factor, "") for prefix, factor in {**_PREFIXES, **_BINARY}.items() if prefix},
    **{
        prefix + base: (factor, base)
        for base in _BASES
        for prefix, factor in {**_PREFIXES, **_BINARY}.items()
    },
    "%": (1.0, "%"),
    **dict.fromkeys(("byte", "bytes", "Byte", "Bytes"), (1.0, "B")),
}
_SMALL_PREFIX = re.compile(r"\d+(?:\.\d+)?[mgt]")
"""Beside cells such as `64k`."""
_NAMED_UNIT = re.compile(r"[\[(_ ](ns|us|µs|ms|s|sec|secs|seconds)[\])]?$")


@record
class Quantity:
    """Number and unit of a cell; the unit is empty where it has none.

    Attributes
    ----------
    value : float
        In the unit without a prefix: seconds, bytes, bytes per second.
    unit : str
    """

    value: float
    unit: str


def quantity(cell: str, duration: bool = False) -> Quantity | None:
    """Return the value of a cell that is no plain number; None where it cannot be read.

    Parameters
    ----------
    cell : str
    duration : bool
        The name of the column tells a duration: clock times, minutes, hours and days are read.

    Examples
    --------
    >>> [quantity(cell).value for cell in ("4.2 GB/s", "64K", "2 KiB", "7'139.5")]
    [4200000000.0, 64000.0, 2048.0, 7139.5]
    >>> [quantity(cell, True).value for cell in ("0m0.111s", "1-00:07:22", "07:22.5", "1 day, 0:07:22")]
    [0.111, 86842.0, 442.5, 86842.0]
    >>> quantity("3d"), quantity("12:00:07"), quantity("amg")
    (None, None, None)
    """
    if len(cell) > 40:
        return None
    cell = cell.removeprefix("~").removeprefix("≈").strip()
    if is_number(cell):
        return Quantity(float(cell), "")
    if _GROUPED.fullmatch(cell) or (duration and _GROUPED_BY_BLANKS.fullmatch(cell)):
        return Quantity(float(re.sub(r"[^\d.+-]", "", cell)), "")
    if (found := _POWER.fullmatch(cell)) and float(found[2]) * math.log10(int(found[1]) or 1) < 300:
        return Quantity(float(int(found[1]) ** int(found[2])), "")
    if found := _OF_FORTRAN.fullmatch(cell):
        return Quantity(float(f"{found[1]}e{found[2]}"), "")
    if found := _WITH_SPREAD.fullmatch(cell):
        cell = found[1] + (found[2] or found[3].replace("%", ""))
    elif found := _WITH_DEVIATION.fullmatch(cell) if duration else None:
        cell = found[1]
    if is_number(cell):
        return Quantity(float(cell), "")
    if found := _WITH_UNIT.fullmatch(cell):
        if rate := _FLOPS.fullmatch(found[2]):
            return Quantity(_scaled(found[1], _PREFIXES.get(rate[1], 1e15)), "FLOPS")
        if duration and (factor := _LONG.get(found[2])):
            return Quantity(float(found[1]) * factor, "s")
        if known := _UNITS.get(found[2].replace("/sec", "/s").replace("bit", "b")):
            return Quantity(_scaled(found[1], known[0]), known[1])
    return _clock_time(cell) if duration else None


def _clock_time(cell: str) -> Quantity | None:
    """Return the seconds of a time in days, hours, minutes and seconds; None where it is none."""
    found = (
        _CLOCK.fullmatch(cell) or _LETTERS.fullmatch(cell) or _ISO.fullmatch(cell) or _PRIMES.fullmatch(cell)
    )
    if found and any(found.groups()):
        days, hours, minutes, seconds, *thousandths = (float(each or 0) for each in found.groups())
        whole = days * 86400 + hours * 3600 + minutes * 60 + seconds
        return Quantity(whole + sum(thousandths) / 1000, "s")
    return None


def _scaled(number: str, factor: float) -> float:
    """Return a number times a factor, rounded once: `2.1` by a thousandth is 0.0021."""
    return float(Decimal(number) * Decimal(repr(factor)))


def with_numbers(table: Table, durations: Sequence[str]) -> Table:
    """Return a table with numbers in columns whose cells are all quantities of one kind; warnings say so.

    A column stays as it is where one of its cells is neither a quantity, a number, a missing value nor the
    word of a failed run.

    Parameters
    ----------
    table : Table
    durations : sequence of str
        Columns whose names tell a duration. Their cells without a unit are not mixed with others.

    Examples
    --------
    >>> table = Table("t.csv", ("n", "time"), ("t.csv:2", "t.csv:3"), (["1K", "8"], ["3 ms", "1 s"]), ())
    >>> with_numbers(table, ["time"]).cells
    ([1000, 8], [0.003, 1.0])
    """
    cells, said = list(table.cells), []
    by_commas = commas_group_thousands(table.cells)
    for place, name in enumerate(table.header):
        grouped = by_commas or _of_thousands(table.cells[place])
        found = _numbers(table, place, name, name in durations, grouped)
        if found is not None:
            cells[place] = found[0]
            said.append(f"{table.path}: column {name!r}: {found[1]}")
    return replace(table, cells=tuple(cells), warnings=(*table.warnings, *said)) if said else table


def commas_group_thousands(columns: Sequence[Sequence[Any]]) -> bool:
    """Tell whether commas separate thousands in a table: by a point behind, or several commas.

    Cells such as `128,128,128` alone may be lists.

    Examples
    --------
    >>> [commas_group_thousands([cells]) for cells in (["7,139.32"], ["1,600,000", "100,000"], ["0,25"])]
    [True, True, False]
    >>> commas_group_thousands([["128,128,128", "256,256,256"]])
    False
    """
    every: set[int] = set()
    for cells in columns:
        grouped = [
            cell
            for cell in cells
            if isinstance(cell, str) and "," in cell and GROUPED_BY_COMMAS.fullmatch(cell)
        ]
        if any("." in cell for cell in grouped):
            return True
        counts = {cell.count(",") for cell in grouped}
        every |= counts
        if len(every) > 1 or (counts and min(counts) > 1 and all(cell.endswith(",000") for cell in grouped)):
            return True
    return False


def _of_thousands(cells: Sequence[Any]) -> bool:
    """Tell whether commas or blanks in a column separate thousands: `16,384`; not pairs such as `128,128`."""
    for mark, grouped in ((",", GROUPED_BY_COMMAS), (" ", _GROUPED_BY_BLANKS)):
        found = [cell for cell in cells if isinstance(cell, str) and mark in cell]
        if found and all(map(grouped.fullmatch, found)):
            lists = all(map(_is_list, [cell.replace(" ", ",").split(",") for cell in found]))
            long = [cell for cell in found if cell.count(mark) > 1]
            return not lists and (not long or commas_group_thousands([[c.replace(" ", ",") for c in found]]))
    return False


def _is_list(groups: Sequence[str]) -> bool:
    """Tell whether groups of digits are sizes rather than thousands: alike, or powers of two.

    Examples
    --------
    >>> _is_list(["128", "256"]), _is_list(["100", "100"]), _is_list(["1", "024"]), _is_list(["16", "384"])
    (True, True, False, False)
    """
    numbers = [int(group) for group in groups if group.isdigit()]
    if len(numbers) < len(groups) or any(group[0] == "0" for group in groups):
        return False
    return len(set(numbers)) == 1 or all(number & (number - 1) == 0 for number in numbers)


def _numbers(
    table: Table, place: int, name: str, duration: bool, by_commas: bool
) -> tuple[list[Any], str] | None:
    """Return the numbers of a column and a line about how they were read; None where it stays as it is.

    Parameters
    ----------
    table : Table
    place : int
        Of the column.
    name : str
    duration : bool
        As of `quantity`.
    by_commas : bool
        Commas separate thousands.
    """
    column = table.cells[place]
    if not any(isinstance(cell, str) and cell and not is_number(cell) for cell in column):
        return None
    by_prefix = not duration and any(isinstance(cell, str) and cell[-1:] == "k" for cell in column)
    values: list[Any] = []
    units: set[str] = set()
    plain: list[int] = []
    first: tuple[str, Quantity] | None = None
    for row, cell in enumerate(column):
        if not isinstance(cell, str) or _kept(cell):
            values.append(cell)
            if is_number(cell) and math.isfinite(float(cell)) and float(cell) not in (0, -1):
                plain.append(row)
            continue
        found = quantity(cell, duration)
        if found is None and by_commas and GROUPED_BY_COMMAS.fullmatch(cell.replace(" ", ",")):
            found = Quantity(float(re.sub("[ ,]", "", cell)), "")
        if found is None and by_prefix and _SMALL_PREFIX.fullmatch(cell):
            found = Quantity(float(cell[:-1]) * _PREFIXES[cell[-1].upper()], "")
        if found is None:
            return None
        first = first or (cell, found)
        units.add(found.unit)
        values.append(found.value)
    if first is None or len(units) > 1:
        return None
    unit = units.pop()
    if plain and unit not in ("", "B"):
        if duration:
            cell = str(column[plain[0]])
            raise UsageError(
                f"{table.places[plain[0]]}: column {name!r}: {cell[:40]!r} has no unit where {first[0]!r} "
                "has one; write it with its unit"
            )
        return None
    factor, shown = _unit_of_name(name) if unit == "s" else (1.0, unit)
    numbers = [
        float(cell) / factor if isinstance(cell, float) else float(cell) if is_number(cell) else cell
        for cell in values
    ]
    if unit in ("", "B") and all(
        isinstance(cell, str) or cell is None or cell == int(cell) for cell in numbers
    ):
        numbers = [int(cell) if isinstance(cell, float) else cell for cell in numbers]
    as_read = f"{first[1].value / factor:.15g} {shown}".strip()
    return numbers, f"{first[0]!r} is read as {as_read}"


def _is_broken(cell: Any) -> bool:
    return isinstance(cell, float) and not math.isfinite(cell)


def _kept(cell: str) -> bool:
    return not cell or is_number(cell) or is_missing_word(cell) or is_failure(cell)


def _unit_of_name(name: str) -> tuple[float, str]:
    """Return the unit that the name of a column of times states, in seconds, and its name."""
    found = _NAMED_UNIT.search(name) if without_unit(name) != name or "_" in name else None
    return (_SECONDS[found[1]], found[1]) if found else (1.0, "s")
