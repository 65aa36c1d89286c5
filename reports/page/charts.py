"""Charts of any values: points over a plane, lines, bars; and of the roofline of one core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, degrees, hypot, isfinite

from ...models.kernels.predictions.roofline import BandwidthRoof, Ceiling
from ...records import record
from .drawing import Axis, Dot, Drawing, Path, Rect, Shape, Text, number, span

_WIDTH, _HEIGHT = 570.0, 360.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 96.0, 18.0, 14.0, 46.0
_BARS, _NARROW, _ROW, _CHARACTER = 640.0, 350.0, 24.0, 7.3
_MOST_LABEL = 48
_DRAWN_AS_DOTS = 20
"""Places of a line from which on they are no dots of their own."""
MOST_POINTS = 2000
"""Of a chart: more are taken at equal steps, so that the page stays small."""


@record
class Points:
    """Group of points of a chart: places, tips and style."""

    name: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    tips: tuple[str, ...] = ()
    joined: bool = False


@record
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


@record
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
    shapes = tuple(_bar_shapes(rows, _BARS, left, _ROW, 0.0))
    narrow = tuple(_bar_shapes(rows, _NARROW, 2.0, 2 * _ROW - 6, _ROW - 6))
    small = Drawing(title, _NARROW, 12 + (2 * _ROW - 6) * len(rows), narrow)
    return Drawing(
        *(title, _BARS, 12 + _ROW * len(rows), shapes, legend, note), narrow=small if rows else None
    )


def _bar_shapes(
    rows: Sequence[BarRow], width: float, left: float, step: float, above: float
) -> Iterator[Shape]:
    """Yield bars from `left`, a row every `step`; names are beside them, or `above` them in such room."""
    right = 24 + _CHARACTER * max((len(row.text) for row in rows), default=0)
    ends = [v for row in rows for v in (row.value, row.mark, *(row.interval or ())) if v is not None]
    axis = Axis(0.0, max([*filter(isfinite, ends), 0.0]) or 1.0, left, width - right)
    for place, row in enumerate(rows):
        y = 6 + place * step + above
        end = axis.place(row.value)
        beside = Text(left - 8, y + 15, _short(row.name), "name", "end")
        yield Text(left, y - 3, _short(row.name), "name") if above else beside
        tip = row.tip or f"{row.name}: {row.text}"
        yield Rect(left, y + 3, max(end - left, 1.0), _ROW - 8, row.style, tip)
        yield Text(axis.end + 8, y + 15, row.text, "value")
        if row.interval is not None:
            low, high = map(axis.place, row.interval)
            yield Path(((low, y + _ROW / 2 - 1), (high, y + _ROW / 2 - 1)), "interval")
        if row.mark is not None:
            at = axis.place(row.mark)
            yield Path(((at, y + 1), (at, y + _ROW - 3)), "mark")


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
    equal = "Dashed: predicted as measured." if plane.diagonal else ""
    return " ".join(filter(None, (plane.note, equal, thinned)))


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
    if group.joined and len(places) > _DRAWN_AS_DOTS:
        radius = 0.9  # within the line: there for its tip
    for (x, y), tip in zip(places, tips, strict=True):
        yield Dot(x, y, style, tip, radius)


_ROOFLINE_WIDTH, _ROOFLINE_HEIGHT = 640.0, 400.0
_ROOFLINE_LEFT, _ROOFLINE_RIGHT, _ROOFLINE_TOP, _ROOFLINE_BOTTOM = 62.0, 20.0, 16.0, 46.0
_LABEL, _ROOM = 0.3, 120.0
"""Place of a roof's name along it, and its distance from a point."""
_LINE = 22.0
"""Distance of two roofs, in pixels upwards, below which no name stands between them."""


@record
class Stand:
    """Point of a Roofline: operations per byte, GFLOPS and its label."""

    intensity: float
    gflops: float
    name: str


def roofline_chart(
    title: str,
    roofs: Sequence[BandwidthRoof],
    ceilings: Sequence[Ceiling],
    stands: Sequence[Stand],
    note: str = "",
) -> Drawing:
    """Return a Roofline chart: the roofs, the ceilings under the peak, and points.

    Parameters
    ----------
    title : str
    roofs : sequence of BandwidthRoof
    ceilings : sequence of Ceiling
    stands : sequence of Stand
        Points.
    note : str
    """
    peak = max(ceiling.gflops for ceiling in ceilings)
    knees = [peak / roof.gflops(1.0) for roof in roofs]
    intensities = [stand.intensity for stand in stands]
    low, high = min([*knees, *intensities]) / 4, max([*knees, *intensities]) * 6
    bottom = min([*(stand.gflops for stand in stands), *(ceiling.gflops for ceiling in ceilings)]) / 2.5
    across = Axis(low, high, _ROOFLINE_LEFT, _ROOFLINE_WIDTH - _ROOFLINE_RIGHT, log=True)
    up = Axis(bottom, peak * 1.8, _ROOFLINE_HEIGHT - _ROOFLINE_BOTTOM, _ROOFLINE_TOP, log=True)
    shapes = (
        *_roofline_frame(across, up),
        *_ceilings(across, up, ceilings, max(roof.gflops(1.0) for roof in roofs)),
        *_roofs(across, up, roofs, peak, stands),
        *_stands(across, up, stands),
    )
    return Drawing(
        title, _ROOFLINE_WIDTH, _ROOFLINE_HEIGHT, shapes, (("here", "this loop"),) if stands else (), note
    )


def _roofline_frame(across: Axis, up: Axis) -> Iterator[Shape]:
    for value in across.ticks():
        yield Path(((across.place(value), up.end), (across.place(value), up.start)), "grid")
        yield Text(across.place(value), up.start + 16, number(value), "tick", "middle")
    for value in up.ticks():
        yield Path(((across.start, up.place(value)), (across.end, up.place(value))), "grid")
        yield Text(across.start - 6, up.place(value) + 4, number(value), "tick", "end")
    yield Path(((across.start, up.end), (across.start, up.start), (across.end, up.start)), "axis")
    middle = (across.start + across.end) / 2
    yield Text(
        middle, up.start + 36, "floating-point operations per byte loaded or stored", "axis-name", "middle"
    )
    yield Text(16, (up.start + up.end) / 2, "GFLOPS of a core", "axis-name", "middle", -90)


def _ceilings(across: Axis, up: Axis, ceilings: Sequence[Ceiling], steepest: float) -> Iterator[Shape]:
    names: dict[float, list[str]] = {}
    for ceiling in ceilings:
        names.setdefault(float(f"{ceiling.gflops:.3g}"), []).append(ceiling.name)
    for rank, height in enumerate(sorted(names, reverse=True)):
        y = up.place(height)
        yield Path(((across.place(height / steepest), y), (across.end, y)), "ceiling" if rank else "roof")
        yield Text(across.end - 2, y - 4, f"{', '.join(names[height])}: {height:g}", "ceiling-name", "end")


def _named(roofs: Sequence[BandwidthRoof]) -> list[tuple[BandwidthRoof, str]]:
    """Return the roofs with names, those that are alike as one."""
    levels: dict[int, list[BandwidthRoof]] = {}
    for roof in roofs:
        levels.setdefault(round(roof.bytes_per_second * 1e-9), []).append(roof)
    return [
        (alike[0], f"{', '.join(roof.level for roof in alike)} {speed} GB/s")
        for speed, alike in levels.items()
    ]


def _roofs(
    across: Axis, up: Axis, roofs: Sequence[BandwidthRoof], peak: float, stands: Sequence[Stand]
) -> Iterator[Shape]:
    named = sorted(_named(roofs), key=lambda pair: -pair[0].bytes_per_second)
    faster = [None, *(roof for roof, _ in named)]
    for (roof, name), above in zip(named, faster, strict=False):
        share = roof.bytes_per_second / above.bytes_per_second if above else 0.0
        near = share > 0 and up.place(peak * share) - up.place(peak) < _LINE
        yield from _roof(across, up, roof, name, peak, stands, below=near)


def _roof(
    across: Axis,
    up: Axis,
    roof: BandwidthRoof,
    name: str,
    peak: float,
    stands: Sequence[Stand],
    *,
    below: bool,
) -> Iterator[Shape]:
    left = max(across.low, up.low / roof.gflops(1.0))
    knee = peak / roof.gflops(1.0)
    start = across.place(left), up.place(roof.gflops(left))
    end = across.place(knee), up.place(peak)
    yield Path((start, end), "roof")
    turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    places = [(across.place(stand.intensity), up.place(stand.gflops)) for stand in stands]

    def spot(share: float) -> tuple[float, float]:
        return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])

    def room(share: float) -> float:
        return min((hypot(spot(share)[0] - x, spot(share)[1] - y) for x, y in places), default=0.0)

    x, y = spot(_LABEL if room(_LABEL) > _ROOM or not places else max((_LABEL, 1 - _LABEL), key=room))
    lift = (8, 13) if below else (-4, -5)
    yield Text(x + lift[0], y + lift[1], name, "tick", "middle", round(turn, 1))


def _stands(across: Axis, up: Axis, stands: Sequence[Stand]) -> Iterator[Shape]:
    for stand in stands:
        x, y = across.place(stand.intensity), up.place(stand.gflops)
        said = f"{stand.name}: {number(stand.gflops)} GFLOPS at {number(stand.intensity)} operations per byte"
        yield Dot(x, y, "here", said, 6)
        yield Text(x, y - 12, f"{number(stand.gflops)} GFLOPS", "limit", "middle")
