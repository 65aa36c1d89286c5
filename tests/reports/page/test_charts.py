"""Charts: every value has its place, whatever it is."""

import math

import pytest
from chainline.models.kernels.predictions.roofline import BandwidthRoof, Ceiling
from chainline.reports.page.charts import (
    MOST_POINTS,
    BarRow,
    Plane,
    Points,
    Stand,
    bars_chart,
    points_chart,
    roofline_chart,
)
from chainline.reports.page.drawing import Axis, Dot, Path, Rect, Text, span
from hypothesis import given
from hypothesis import strategies as st

VALUES = st.floats(1e-9, 1e9)


@given(st.lists(VALUES, min_size=1, max_size=5), st.booleans())
def test_places_are_in_order_and_on_paper_and_ticks_within(values, log):
    axis = Axis(*span(values, log=log), 10, 110, log)
    places = [axis.place(value) for value in sorted(values)]
    assert places == sorted(places) and all(10 <= place <= 110 for place in places)
    ticks = axis.ticks()
    assert all(axis.low * 0.99 - 1e-12 <= tick <= axis.high * 1.01 + 1e-12 for tick in ticks if axis.low > 0)
    assert 1 <= len(ticks) <= 16


def test_what_is_no_number_is_left_out_and_many_are_thinned():
    strange = Points("a", (1.0, math.nan, math.inf, 2.0), (1.0, 1.0, 1.0, 2.0))
    drawing = points_chart(Plane("t", "x", "y"), [strange])
    assert sum(isinstance(shape, Dot) for shape in drawing.shapes) == 2
    many = Points("b", tuple(map(float, range(3 * MOST_POINTS))), (1.0,) * 3 * MOST_POINTS)
    drawing = points_chart(Plane("t", "x", "y"), [many])
    assert sum(isinstance(shape, Dot) for shape in drawing.shapes) == MOST_POINTS
    assert drawing.note == f"{MOST_POINTS} of {3 * MOST_POINTS} points are drawn."


def test_nothing_to_draw_is_an_empty_plane():
    assert not any(isinstance(s, Dot) for s in points_chart(Plane("t", "x", "y", log_x=True), []).shapes)
    assert bars_chart("t", []).shapes == ()


def test_bars_are_as_long_as_their_values_and_show_intervals():
    rows = [
        BarRow("a", 2.0, "2"),
        BarRow("b", 1.0, "1", interval=(0.5, 1.5), mark=1.2),
        BarRow("c", 0.0, "0"),
    ]
    shapes = bars_chart("t", rows).shapes
    long, short, none = (shape.width for shape in shapes if isinstance(shape, Rect))
    assert long == pytest.approx(2 * short) and none == 1.0
    assert [shape.style for shape in shapes if isinstance(shape, Path)] == ["interval", "mark"]


def test_name_of_a_roof_close_below_another_stands_below_its_own():
    roofs = [BandwidthRoof("L2", 166e9), BandwidthRoof("L3", 83e9), BandwidthRoof("memory", 64e9)]
    ceilings, stands = [Ceiling("peak", 83.2), Ceiling("scalar", 10.4)], [Stand(0.125, 1.3, "loop")]
    shapes = roofline_chart("t", roofs, ceilings, stands).shapes
    slopes = [shape.points for shape in shapes if isinstance(shape, Path) and shape.style == "roof"][-3:]
    names = [shape for shape in shapes if isinstance(shape, Text) and shape.turn not in (0.0, -90)]
    sides = []
    for ((left, low), (right, high)), name in zip(slopes, names, strict=True):
        sides.append((name.text, name.y > low + (name.x - left) / (right - left) * (high - low)))
    assert sides == [("L2 166 GB/s", False), ("L3 83 GB/s", False), ("memory 64 GB/s", True)]
