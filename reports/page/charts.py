"""Charts of any values: points over a plane, lines, bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite

from .drawing import Axis, Dot, Drawing, Path, Rect, Shape, Text, number, span

_WIDTH, _HEIGHT = 570.0, 360.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 82.0, 18.0, 14.0, 46.0
_BARS, _ROW, _CHARACTER = 640.0, 24.0, 7.3
_MOST_LABEL = 48
MOST_POINTS = 2000
"""Of a chart: more are taken at equal steps, so that the page stays small."""


@dataclass(frozen=True, slots=True)
class Points:
    """Group of points of a chart: places, tips and style."""

    name: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    tips: tuple[str, ...] = ()
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Plane:
    """Axes and reference lines of a chart of points.

    Attributes
    ----------
    title, x_name, y_name : str
    log_x, log_y : bool
        True for a logarithmic axis.
    level : float or None
        A value of y at which a line is drawn.
    diagonal : bool
        True to draw the line of equal x and y.
    from_zero : bool
        True to begin the axes at zero.
    note : str
    """

    title: str
    x_name: str
    y_name: str
    log_x: bool = False
    log_y: bool = False
    level: float | None = None
    diagonal: bool = False
    from_zero: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class BarRow:
    """Bar of a chart: name, length, text beside it, and style; `low` to `high` is an interval."""

    name: str
    value: float
    text: str
    style: str = "c0"
    interval: tuple[float, float] | None = None
    mark: float | None = None
    tip: str = ""


def points_chart(plane: Plane, groups: Sequence[Points]) -> Drawing:
    """Return points over a plane, a colour for each group."""
    thinned = [_thinned(group) for group in groups]
    across, up = _axes(plane, thinned)
    whole = all(x.is_integer() for group in thinned for x in group.x)
    shapes: list[Shape] = [*_frame(plane, across, up, whole)]
    if plane.diagonal:
        low, high = max(across.low, up.low), min(across.high, up.high)
        if low < high:
            ends = ((across.place(low), up.place(low)), (across.place(high), up.place(high)))
            shapes.append(Path(ends, "guide"))
    if plane.level is not None:
        height = up.place(plane.level)
        shapes.append(Path(((across.start, height), (across.end, height)), "guide"))
    for rank, group in enumerate(thinned):
        shapes += _points(group, f"c{rank % 6}", across, up)
    legend = tuple((f"c{rank % 6}", group.name) for rank, group in enumerate(thinned) if group.name)
    return Drawing(plane.title, _WIDTH, _HEIGHT, tuple(shapes), legend, _note(plane, groups, thinned))


def bars_chart(
    title: str, rows: Sequence[BarRow], note: str = "", legend: tuple[tuple[str, str], ...] = ()
) -> Drawing:
    """Return horizontal bars from zero, with intervals and marks where rows have some.

    Parameters
    ----------
    title : str
    rows : sequence of BarRow
    note : str
    legend : tuple of (str, str)
        Styles and their meanings.
    """
    left = 16 + _CHARACTER * max((len(_short(row.name)) for row in rows), default=0)
    right = 24 + _CHARACTER * max((len(row.text) for row in rows), default=0)
    ends = [v for row in rows for v in (row.value, row.mark, *(row.interval or ())) if v is not None]
    axis = Axis(0.0, max([*filter(isfinite, ends), 0.0]) or 1.0, left, _BARS - right)
    shapes: list[Shape] = []
    for place, row in enumerate(rows):
        y = 6 + place * _ROW
        end = axis.place(row.value)
        shapes += [
            Text(left - 8, y + 15, _short(row.name), "name", "end"),
            Rect(
                left, y + 3, max(end - left, 1.0), _ROW - 8, row.style, row.tip or f"{row.name}: {row.text}"
            ),
            Text(axis.end + 8, y + 15, row.text, "value"),
        ]
        if row.interval is not None:
            low, high = map(axis.place, row.interval)
            shapes.append(Path(((low, y + _ROW / 2 - 1), (high, y + _ROW / 2 - 1)), "interval"))
        if row.mark is not None:
            shapes.append(Path(((axis.place(row.mark), y + 1), (axis.place(row.mark), y + _ROW - 3)), "mark"))
    return Drawing(title, _BARS, 12 + _ROW * len(rows), tuple(shapes), legend, note)


def _short(name: str) -> str:
    return name if len(name) <= _MOST_LABEL else f"{name[: _MOST_LABEL - 1]}…"


def _thinned(group: Points) -> Points:
    """Return a group without points that are no numbers; of many points, those at equal steps."""
    kept = [n for n, (x, y) in enumerate(zip(group.x, group.y, strict=True)) if isfinite(x) and isfinite(y)]
    if len(kept) > MOST_POINTS:
        kept = [kept[len(kept) * n // MOST_POINTS] for n in range(MOST_POINTS)]
    tips = tuple(group.tips[n] for n in kept) if group.tips else ()
    return Points(
        group.name, tuple(group.x[n] for n in kept), tuple(group.y[n] for n in kept), tips, group.joined
    )


def _note(plane: Plane, groups: Sequence[Points], shown: Sequence[Points]) -> str:
    all_of, kept = sum(len(group.x) for group in groups), sum(len(group.x) for group in shown)
    thinned = f"{kept} of {all_of} points are drawn." if any(len(g.x) > MOST_POINTS for g in groups) else ""
    return " ".join(filter(None, (plane.note, thinned)))


def _axes(plane: Plane, groups: Sequence[Points]) -> tuple[Axis, Axis]:
    xs = [x for group in groups for x in group.x]
    ys = [y for group in groups for y in group.y]
    if plane.diagonal:
        xs = ys = [*xs, *ys]
    if plane.level is not None:
        ys = [*ys, plane.level]
    x_low, x_high = span(xs, log=plane.log_x)
    y_low, y_high = span(ys, log=plane.log_y)
    if plane.from_zero:
        y_low = 0.0
    across = Axis(x_low, x_high, _LEFT, _WIDTH - _RIGHT, plane.log_x)
    return across, Axis(y_low, y_high, _HEIGHT - _BOTTOM, _TOP, plane.log_y)


def _frame(plane: Plane, across: Axis, up: Axis, whole: bool) -> Iterator[Shape]:
    """Yield grid and axes; where all x are whole numbers, those beside the axis are."""
    for value in across.ticks():
        if whole and not value.is_integer():
            continue
        x = across.place(value)
        yield Path(((x, up.end), (x, up.start)), "grid")
        yield Text(x, up.start + 16, number(value), "tick", "middle")
    for value in up.ticks():
        y = up.place(value)
        yield Path(((across.start, y), (across.end, y)), "grid")
        yield Text(across.start - 6, y + 4, number(value), "tick", "end")
    yield Path(((across.start, up.end), (across.start, up.start), (across.end, up.start)), "axis")
    yield Text((across.start + across.end) / 2, up.start + 36, plane.x_name, "axis-name", "middle")
    yield Text(16, (up.start + up.end) / 2, plane.y_name, "axis-name", "middle", -90)


def _points(group: Points, style: str, across: Axis, up: Axis) -> Iterator[Shape]:
    places = tuple((across.place(x), up.place(y)) for x, y in zip(group.x, group.y, strict=True))
    if group.joined and len(places) > 1:
        yield Path(places, f"{style} curve")
    tips = group.tips or tuple(
        f"{group.name + ': ' if group.name else ''}{number(x)}, {number(y)}"
        for x, y in zip(group.x, group.y, strict=True)
    )
    radius = 2.4 if len(places) > 300 else 3.5
    for (x, y), tip in zip(places, tips, strict=True):
        yield Dot(x, y, style, tip, radius)
