"""Kinds of values that functions about programs take, and the texts that options give them as."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from ...errors import UsageError
from .kinds import Kind, by_name, file_path, instance, items, real, shown, text, whole
from .ranges import MOST, parse_numbers, parse_whole_numbers

if TYPE_CHECKING:
    import pandas as pd

TableLike: TypeAlias = (
    "str | os.PathLike[str] | pd.DataFrame | Mapping[str, Sequence[Any]] | Sequence[Mapping[str, Any]]"
)
"""Name of a file, a frame, columns by name, or rows that are values by name."""
TABLE = "<table>"
"""Name of a data frame in messages."""
_LISTS = ("extrapolated", "functions", "powers")
"""Settings of which each value is one more; those of `cells` are of a parameter each, and replaced whole."""


def data_set(name: str, value: Any) -> Any:
    """Return a data set: a table of pandas, one of Python as such, or the name of a file."""
    if is_table_of_python(value):
        return frame_of(name, value)
    pandas = sys.modules.get("pandas")
    is_table = pandas is not None and isinstance(value, pandas.DataFrame)
    return value if is_table else file_path(name, value)


def data_sets(name: str, value: Any) -> tuple[Any, ...]:
    """Return data sets, of one or of a list.

    Raises
    ------
    UsageError
        If there is none, or one is neither a table nor the name of a file.
    """
    is_one = isinstance(value, str | os.PathLike) or hasattr(value, "columns") or is_table_of_python(value)
    found = tuple(data_set(name, one) for one in ([value] if is_one else items(name, value, "data sets")))
    if not found:
        raise UsageError(f"{name}: none is given; give one or more")
    return found


def table_like(name: str, value: Any) -> Any:
    """Return a table of runs: a frame, a thicket, or the checked name of a file; one of Python as a frame."""
    if is_table_of_python(value):
        return frame_of(name, value)
    if isinstance(value, str | os.PathLike) or "pandas" not in sys.modules:
        return file_path(name, value)
    import pandas as pd  # noqa: PLC0415 - half a second of import, for frames alone

    from ...models.empirical.data.tools.runs_table import is_thicket  # noqa: PLC0415

    return value if isinstance(value, pd.DataFrame) or is_thicket(value) else file_path(name, value)


def is_table_of_python(value: Any) -> bool:
    """Tell whether a value holds columns by name, or rows that are values by name.

    Examples
    --------
    >>> is_table_of_python({"n": [8, 16]}), is_table_of_python([{"n": 8}]), is_table_of_python(["runs.csv"])
    (True, True, False)
    """
    if isinstance(value, Mapping):
        return True
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(row, Mapping) for row in value)


def frame_of(name: str, value: Any) -> Any:
    """Return columns by name, or rows that are values by name, as a frame of pandas.

    Raises
    ------
    UsageError
        If the table is empty, a column is no list, or columns have different lengths.

    Examples
    --------
    >>> frame_of("table", {"n": [8, 16], "seconds": [0.5, 0.7]}).shape
    (2, 2)
    >>> frame_of("table", [{"n": 8, "seconds": 0.5}])["n"].tolist()
    [8]
    >>> frame_of("table", {"n": [8, 16], "seconds": [0.5]})
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: table: columns of different lengths, n of 2 and seconds of 1
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import, for frames alone

    if not isinstance(value, Mapping):
        return pd.DataFrame([{str(key): cell for key, cell in row.items()} for row in value])
    columns = {}
    for key, cells in value.items():
        if isinstance(cells, str | bytes | Mapping) or not isinstance(cells, Iterable):
            raise UsageError(f"{name}: column {key!r} is {shown(cells)}; give a list of values")
        columns[str(key)] = list(cells)
    if not any(columns.values()):
        raise UsageError(f"{name}: is empty; give a list of values for each column")
    first = next(iter(columns))
    for key, cells in columns.items():
        if len(cells) != len(columns[first]):
            raise UsageError(
                f"{name}: columns of different lengths, {first} of {len(columns[first])} and {key} of "
                f"{len(cells)}"
            )
    return pd.DataFrame(columns)


def space_like(name: str, value: Any) -> Any:
    """Return a space of parameters, or the checked name of its file."""
    if isinstance(value, str | os.PathLike):
        return file_path(name, value)
    from ...models.empirical.data.parameter_space import ParameterSpace  # noqa: PLC0415 - pandas

    return instance(ParameterSpace, of=file_path)(name, value)


def anything(name: str, value: Any) -> Any:
    """Return a value as it is."""
    return value


def above_zero(what: str) -> Kind:
    """Return the kind of finite numbers above zero; `what` says in messages what to give.

    Raises
    ------
    UsageError
        From the kind, if a number is not finite, or zero or less.

    Examples
    --------
    >>> above_zero("give seconds above zero")("time", 0)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: time 0: give seconds above zero
    """

    def kind(name: str, value: Any) -> float:
        number = value if isinstance(value, float) else real(name, value)
        if not 0 < number < math.inf:
            raise UsageError(f"{name} {number:g}: {what}")
        return float(number)

    return kind


def parse_names(name: str, typed: str) -> list[str]:
    """Return the names of a text such as `A,B`."""
    return typed.split(",")


def parse_settings(name: str, typed: Iterable[str]) -> dict[str, Any]:
    """Return names and values: of a list that is given in several parts all, of others the last.

    Raises
    ------
    UsageError
        If one is no setting.

    Examples
    --------
    >>> parse_settings("--set", ["rank=8", "functions=linear,3"])
    {'rank': 8, 'functions': ['linear', 3]}
    >>> parse_settings("--set", ["extrapolated=m", "extrapolated=n,k"])
    {'extrapolated': ['m', 'n', 'k']}
    """
    settings: dict[str, Any] = {}
    for one in typed:
        key, value = _setting(name, one)
        joined = key in _LISTS and key in settings
        settings[key] = [*_listed(settings[key]), *_listed(value)] if joined else value
    return settings


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _setting(option: str, typed: str) -> tuple[str, Any]:
    """Return name and value of `rank=8`: a number, a list of numbers, or a text."""
    name, sign, value = typed.partition("=")
    if not sign or not name or not value:
        raise UsageError(f"{option} {typed}: give a name and a value, such as rank=8")
    if name == "extrapolated":
        return name, value.split(",")
    parts = [_number(part) for part in value.split(",")]
    return name, parts[0] if len(parts) == 1 else parts


def _number(typed: str) -> Any:
    for kind in (int, float):
        try:
            return kind(typed)
        except ValueError:
            continue
    return typed


def numbers_above_zero(name: str, value: Any) -> list[float]:
    """Return the values that a parameter can take, each a finite number above zero.

    Raises
    ------
    UsageError
        If one is none.
    """
    found = [real(name, one) for one in items(name, value, "numbers", MOST)]
    if not found or min(found) <= 0:
        raise UsageError(f"{name}: {min(found, default=0):g} must be above 0")
    return found


def parse_values(name: str, typed: Iterable[str]) -> dict[str, list[float]]:
    """Return the values by parameter of texts such as `p=8-512*2`.

    Raises
    ------
    UsageError
        If one is no parameter with its values.
    """
    found = {}
    for one in typed:
        key, sign, values = one.partition("=")
        if not sign or not key:
            raise UsageError(f"{name} {one}: give a parameter and its values, such as p=8-512*2")
        found[key] = parse_numbers(f"{name} {key}", values)
        if min(found[key]) <= 0:
            raise UsageError(f"{name} {one}: {min(found[key]):g} must be above 0")
    return found


def two_numbers(name: str, value: Any) -> tuple[float, float]:
    """Return two numbers, or those of a text such as `1,2`.

    Raises
    ------
    UsageError
        If they are not two.
    """
    try:
        first, second = map(float, value.split(",") if isinstance(value, str) else value)
    except (ValueError, TypeError):
        raise UsageError(f"{name} {value}: give two numbers, such as 1,2") from None
    return first, second


def spanned(name: str, value: Any) -> dict[str, Any]:
    """Return the values of each parameter, a list of whole numbers or the name of another parameter.

    Raises
    ------
    UsageError
        If they are neither.
    """
    of_one = whole()

    def values(key: str, one: Any) -> Any:
        if isinstance(one, str):
            return one
        return [of_one(key, number) for number in items(key, one, "whole numbers", MOST)]

    return by_name(values)(name, value)  # type: ignore[no-any-return]


def parse_spanned(name: str, typed: Iterable[str]) -> dict[str, Any]:
    """Return the values by parameter of texts such as `nx=8-64:8`, or `ny=nx` for those of another.

    Raises
    ------
    UsageError
        If one is no parameter with its values, or a parameter is given twice.
    """
    found: dict[str, Any] = {}
    for one in typed:
        key, sign, values = one.partition("=")
        if not sign or not key:
            raise UsageError(f"{name} {one}: give a parameter and its values, such as I=128-256:16")
        if key in found:
            raise UsageError(f"{name} {one}: {key} has values already; give all in one list")
        found[key] = values if values.isidentifier() else list(parse_whole_numbers(name, values, 0))
    return found


def sizes(name: str, value: Any) -> tuple[int, int]:
    """Return the ends of a range of sizes, the smaller one first.

    Raises
    ------
    UsageError
        If they are not two, or not in that order.
    """
    least, most = (whole(1, 999_999)(name, one) for one in items(name, value, "two sizes"))
    if least >= most:
        raise UsageError(f"{name} {least}-{most}: give two sizes, such as 32-1024")
    return least, most


def parse_sizes(name: str, typed: str) -> tuple[int, int]:
    """Return the ends of a range of sizes such as `32-1024`.

    Raises
    ------
    UsageError
        If it is no range.
    """
    least, sign, most = typed.partition("-")
    if not sign or not all(end.isdecimal() and len(end) <= 6 for end in (least, most)):
        raise UsageError(f"{name} {typed}: give two sizes, such as 32-1024")
    if not 1 <= int(least) < int(most):
        raise UsageError(f"{name} {typed}: give two sizes, such as 32-1024")
    return int(least), int(most)


def names(name: str, value: Any) -> list[str]:
    """Return a list of names from one name or a sequence of names; a name may be empty."""
    return [value] if isinstance(value, str) else [text(name, one) for one in items(name, value, "names")]


def some_of(choices: Iterable[str], otherwise: str) -> Kind:
    """Return the kind of lists of names that are some of the choices, each once.

    Parameters
    ----------
    choices : iterable of str
        Known names.
    otherwise : str
        Words of the message between an unknown name and the choices.

    Raises
    ------
    UsageError
        From the kind, if a name is none of them.

    Examples
    --------
    >>> some_of(["a", "b"], "is none of")("strategies", ["b", "a", "b"])
    ('b', 'a')
    >>> some_of(["a", "b"], "is none of")("strategies", "c")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: strategies: 'c' is none of a, b
    """
    known = list(choices)

    def kind(name: str, value: Any) -> tuple[str, ...]:
        given = tuple(dict.fromkeys(names(name, value)))
        if unknown := [one for one in given if one not in known]:
            raise UsageError(f"{name}: {unknown[0]!r} {otherwise} {', '.join(known)}")
        return given

    return kind


def positive(name: str, value: Any) -> int:
    """Return a whole number of at least 1.

    Raises
    ------
    UsageError
        If it is less.
    """
    number = int(whole()(name, value))
    if number < 1:
        raise UsageError(f"{name} {number}: must be at least 1; give 1 or more")
    return number


def numbers(name: str, value: Any) -> tuple[float, ...]:
    """Return finite numbers."""
    return tuple(real(name, one) for one in items(name, value, "numbers"))


def percents(name: str, value: Any) -> tuple[float, ...]:
    """Return per cent, each above 0 and at most 100.

    Raises
    ------
    UsageError
        If one is not.
    """
    found = numbers(name, value)
    if any(not 0 < one <= 100 for one in found):
        raise UsageError(f"{name} {comma_separated(found)}: each must be above 0 and at most 100")
    return found


def numbers_of_parameters(name: str, value: Any) -> tuple[int, ...]:
    """Return numbers of parameters of random laws, rising; a single one may stand alone.

    Raises
    ------
    UsageError
        If one is less than 2 or more than 4.
    """
    given = [value] if isinstance(value, int) else items(name, value, "whole numbers")
    return tuple(sorted({int(whole(2, 4)(name, one)) for one in given}))


def fractions(name: str, value: Any) -> tuple[float, ...]:
    """Return shares, each above 0 and below 1.

    Raises
    ------
    UsageError
        If one is not.
    """
    found = numbers(name, value)
    if not all(0 < one < 1 for one in found):
        raise UsageError(
            f"{name} {comma_separated(found)}: each must be above 0 and below 1; 0.1 is a tenth of the rows"
        )
    return found


def parse_point(name: str, typed: str) -> dict[str, float]:
    """Return a value of each parameter of a text such as `p=512,n=50`.

    Raises
    ------
    UsageError
        If a value is none.
    """
    parts = [part.partition("=") for part in typed.split(",")]
    try:
        return {key: float(value) for key, _, value in parts}
    except ValueError:
        raise UsageError(f"{name} {typed}: give a value of each parameter, such as p=512,n=50") from None


def parse_only(name: str, typed: str) -> dict[str, str]:
    """Return values by parameter of a text such as `level=2,refinements=16`.

    Raises
    ------
    UsageError
        If one has no value.
    """
    parts = [part.partition("=") for part in typed.split(",")] if typed else []
    if any(not key or not value for key, _, value in parts):
        raise UsageError(f"{name} {typed}: give parameters and values, such as level=2,refinements=16")
    return {key: value for key, _, value in parts}


def comma_separated(found: Sequence[float]) -> str:
    """Return numbers as messages and help write them."""
    return ",".join(f"{one:g}" for one in found)
