"""Extra-P's text format: PARAMETER, POINTS, REGION, METRIC and DATA, a line each."""

from __future__ import annotations

import re
from collections import defaultdict

from .....errors import UsageError
from .series import Point, Series, series_of

_BRACKETED = re.compile(r"\(([^()]*)\)")


def parse_text(content: str, where: str) -> list[Series]:
    """Return the series of a file in Extra-P's text format.

    Parameters
    ----------
    content : str
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        If a line is not of the format, or there are more or fewer DATA lines than points.
    """
    parameters: list[str] = []
    points: list[Point] = []
    measured: dict[tuple[str, str], dict[Point, list[float]]] = defaultdict(dict)
    region, metric, next_point = "", "", 0
    for number, line in enumerate(content.splitlines(), start=1):
        name, _, value = " ".join(line.split()).partition(" ")
        if not name or name.startswith("#"):
            continue
        at = f"{where}, line {number}"
        if name == "PARAMETER":
            parameters += value.split()
        elif name == "POINTS":
            points += _points(value, len(parameters), at)
        elif name == "REGION":
            region, next_point = value, 0
        elif name == "METRIC":
            metric, next_point = value, 0
        elif name == "DATA":
            if next_point >= len(points):
                raise UsageError(
                    f"{at}: a DATA line more than the {len(points)} points; add points, or remove it"
                )
            measured[region, metric].setdefault(points[next_point], []).extend(_numbers(value, at))
            next_point += 1
        else:
            raise UsageError(f"{at}: {name!r} is none of PARAMETER, POINTS, REGION, METRIC, DATA")
    return series_of(measured, parameters, where)


def format_text(series: list[Series]) -> str:
    """Return series in Extra-P's text format; all must be measured at the same points.

    Raises
    ------
    UsageError
        If they are not.
    """
    first = series[0]
    if any(each.points.tolist() != first.points.tolist() for each in series):
        raise UsageError(
            "the text format needs every kernel measured at the same points; write .jsonl instead"
        )
    lines = [f"PARAMETER {name}" for name in first.parameters]
    shown = (" ".join(map(repr, point)) for point in first.points.tolist())
    lines.append("POINTS " + " ".join(f"({point})" for point in shown))
    for each in series:
        lines += ["", f"REGION {each.kernel}", f"METRIC {each.metric}"]
        lines += ["DATA " + " ".join(map(repr, values.tolist())) for values in each.repetitions]
    return "\n".join(lines) + "\n"


def _points(text: str, n_parameters: int, at: str) -> list[Point]:
    if not n_parameters:
        raise UsageError(f"{at}: POINTS before PARAMETER; name the parameters first")
    if "(" in text:
        return [tuple(_numbers(inner.replace(",", " "), at)) for inner in _BRACKETED.findall(text)]
    numbers = _numbers(text, at)
    if n_parameters > 1:
        raise UsageError(f"{at}: points of {n_parameters} parameters are written in brackets: (1 2) (1 4)")
    return [(number,) for number in numbers]


def _numbers(text: str, at: str) -> list[float]:
    try:
        return [float(part) for part in text.split()]
    except ValueError as error:
        raise UsageError(f"{at}: {error}; give numbers") from None
