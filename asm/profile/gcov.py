"""Profiles by gcov, as JSON (`--json-format`) or as text: execution counts by source line.

    {"files": [{"file": "clip.c", "functions": [{"name": "clip", "start_line": 2, "end_line": 11}],
                "lines": [{"line_number": 4, "count": 81940000}]}]}

        -:    0:Source:clip.c
    20000:    2:void clip(double *restrict x, long n, double limit)
        -:    3:{
    #####:    4:    return;

References
----------
.. [1] Using the GNU Compiler Collection, gcov, "Invoking gcov": the JSON format 1, and the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ...errors import UsageError
from ...files.untrusted import is_number, json_of
from .counts import CountedFile

_TEXT_LINE = re.compile(r"\s*(-|[#=$%]{5}|\d{1,18}\*?):\s*(\d{1,9}):(.*)")
_SOURCE = "Source:"


def gcov_json(text: str | bytes, where: str) -> tuple[CountedFile, ...]:
    """Return the counts of the JSON format.

    Raises
    ------
    UsageError
        If it is not gcov's.
    """
    found = json_of(text, where)
    files = found.get("files") if isinstance(found, dict) else None
    if not isinstance(files, list):
        raise UsageError(f"{where}: is no output of gcov --json-format: it has no files; check what wrote it")
    return tuple(_file(each, where) for each in files)


def _file(entry: Any, where: str) -> CountedFile:
    try:
        times: dict[int, float] = {}
        for line in entry["lines"]:
            count, number = line["count"], line["line_number"]
            if not is_number(count) or count < 0 or not is_number(number):
                raise UsageError(
                    f"{where}: {entry['file']}: a line with count {count!r}; check what wrote it"
                )
            times[int(number)] = times.get(int(number), 0.0) + count
        functions = {
            str(function["name"]): (int(function["start_line"]), int(function["end_line"]))
            for function in entry.get("functions", ())
        }
        return CountedFile(str(entry["file"]), times, functions)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise UsageError(
            f"{where}: is no output of gcov --json-format: {error!r}; check what wrote it"
        ) from None


def gcov_text(text: str) -> tuple[CountedFile, ...]:
    """Return the counts of the text, of one file or several.

    Examples
    --------
    >>> file, = gcov_text("        -:    0:Source:a.c\\n       12:    3:  x++;\\n    #####:    4:  y++;\\n")
    >>> file.name, file.times
    ('a.c', {3: 12.0, 4: 0.0})
    """
    return tuple(CountedFile(name, times, {}) for name, times in _files(text))


def _files(text: str) -> Iterator[tuple[str, dict[int, float]]]:
    name, times = "", dict[int, float]()
    for line in text.splitlines():
        if (match := _TEXT_LINE.fullmatch(line)) is None:
            continue
        count, number, rest = match[1], int(match[2]), match[3]
        if number == 0:
            if rest.startswith(_SOURCE):
                if name:
                    yield name, times
                name, times = rest.removeprefix(_SOURCE), {}
        elif count != "-":
            # a line of a template is repeated, once for each of its instances
            times.setdefault(number, 0.0)
            times[number] = max(times[number], float(count.rstrip("*")) if count[0].isdigit() else 0.0)
    if name:
        yield name, times


def is_gcov_text(text: str) -> bool:
    """Tell whether a text is one that gcov writes."""
    return re.match(r"\s*-:\s*0:Source:", text) is not None
