"""Figures of scaling laws: what was measured beside the model, however many parameters there are."""

from dataclasses import replace
from itertools import combinations
from types import SimpleNamespace

import numpy as np
import pytest
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.estimators.pmnf.fit import Search, Statistic, fit_series
from chainline.reports.figures import scaling_law
from chainline.reports.figures import scaling_law as scaling_law_gallery
from chainline.reports.figures.scaling_panels import next_value
from chainline.reports.figures.style import save
from matplotlib.text import Text

X = np.array([2.0, 4.0, 8.0, 16.0, 32.0])


def _series(points, values, names="pnm", kernel="main", metric="time"):
    points = np.asarray(points, float).reshape(len(values), -1)
    repetitions = tuple(np.atleast_1d(np.asarray(value, float)) for value in values)
    return Series(kernel, metric, tuple(names[: points.shape[1]]), points, repetitions)


def _grid(*values):
    return np.stack(np.meshgrid(*values, indexing="ij"), axis=-1).reshape(-1, len(values))


@pytest.fixture
def draw(monkeypatch, tmp_path):
    """Draw the model of a series; return the figure."""
    kept = []
    monkeypatch.setattr(scaling_law, "save", lambda figure, path: kept.append(figure) or save(figure, path))

    def drawn(series, statistic=Statistic.MEAN, **search):
        found = fit_series([series], Search(statistic=statistic, **search))[0]
        path = scaling_law.draw_scaling_law(series, found, tmp_path / "law.png", statistic)
        assert path.stat().st_size > 5000
        assert _overlapping(kept[-1]) == []
        return kept[-1]

    return drawn


def _overlapping(figure):
    figure.draw_without_rendering()
    beyond = {label for axes in figure.axes for axis in (axes.xaxis, axes.yaxis) for label in _beyond(axis)}
    texts = [t for t in figure.findobj(Text) if t.get_visible() and t.get_text().strip() and t not in beyond]
    boxes = [(t.get_text(), t.get_window_extent().shrunk(0.95, 0.7)) for t in texts if not t.get_rotation()]
    outside = [text for text, box in boxes if box.x0 < 0 or box.x1 > figure.bbox.x1]
    return outside + [(a, b) for (a, x), (b, y) in combinations(boxes, 2) if x.overlaps(y)]


def _beyond(axis):
    """Return the labels of ticks that an axis keeps beyond its ends, and never draws."""
    low, high = axis.get_view_interval()
    return [tick.label1 for tick in axis.get_major_ticks() if not low <= tick.get_loc() <= high]


def _legend(figure):
    return [text.get_text() for text in figure.legends[0].get_texts()]


@pytest.mark.exhaustive
def test_one_parameter_shows_repetitions_mean_interval_and_one_step_beyond(draw):
    values = [(3 + x * x) * np.array([0.9, 1.0, 1.4]) for x in X]
    figure = draw(_series(X, values))
    (axes,) = figure.axes
    *repetitions, inside, beyond, means = axes.lines
    assert [line.get_ydata().tolist() for line in repetitions] == [each.tolist() for each in values]
    assert means.get_ydata() == pytest.approx([each.mean() for each in values])
    assert (inside.get_xdata()[0], beyond.get_xdata()[-1]) == pytest.approx((2, 64))
    assert inside.get_xdata()[-1] == beyond.get_xdata()[0] <= 32
    assert len(axes.collections) == 1, "the interval"
    assert axes.get_xscale() == axes.get_yscale() == "log"
    assert "p^2" in figure.get_suptitle()
    assert _legend(figure)[0] == "mean"
    assert {"95 % interval", "repetition", "beyond what was measured"} <= set(_legend(figure))


@pytest.mark.exhaustive
def test_the_median_is_drawn_where_it_was_modelled(draw):
    figure = draw(_series(X, [[2 * x, 2 * x, 100 * x] for x in X]), Statistic.MEDIAN)
    assert figure.axes[0].lines[-1].get_ydata().tolist() == (2 * X).tolist()
    assert _legend(figure)[0] == "median"
    assert "95 % interval" not in _legend(figure), "the bootstrap is of means"
    assert not figure.axes[0].collections


@pytest.mark.exhaustive
def test_narrow_ranges_have_even_axes(draw):
    (axes,) = draw(_series([4, 5, 6, 7, 8], [10.0, 11, 12, 13, 14])).axes
    assert (axes.get_xscale(), axes.get_yscale()) == ("linear", "linear")
    assert axes.get_ylim()[0] > 9, "not from zero: growth would not be seen"
    assert draw(_series(X, np.zeros(5))).axes[0].get_yscale() == "linear"


@pytest.mark.exhaustive
def test_two_regimes_are_set_apart(draw):
    x = np.arange(1.0, 13.0)
    figure = draw(_series(x, np.where(x <= 6, x**2, 30 + x)), segmented=True)
    curves = [line.get_xdata() for line in figure.axes[0].lines if len(line.get_xdata()) > 20]
    assert [float(end) for curve in curves for end in (curve[0], curve[-1])][:3] == [1, 6, 7]
    assert [part.count(" for p ") for part in figure.get_suptitle().split("\n")] == [0, 1, 1]
    assert _legend(figure)[-1] == "change from 6 to 7"


def test_a_point_that_two_regimes_share_is_a_line(tmp_path, monkeypatch):
    kept = []
    monkeypatch.setattr(scaling_law, "save", lambda figure, path: kept.append(figure))
    x = np.arange(1.0, 13.0)
    series = _series(x, np.where(x <= 6, x**2, 30 + x))
    found = fit_series([series], Search(segmented=True))[0]
    shared = replace(found, segments=replace(found.segments, change=(6.0, 6.0)))
    scaling_law.draw_scaling_law(series, shared, tmp_path / "law.png")
    assert _legend(kept[0])[-1] == "change at 6"
    assert any(list(line.get_xdata()) == [6, 6] for line in kept[0].axes[0].lines)


@pytest.mark.exhaustive
def test_two_parameters_have_a_line_for_each_value_of_the_other(draw):
    points = _grid(X, [10.0, 20.0, 30.0, 40.0])
    figure = draw(_series(points, 5 + points.prod(axis=1)))
    legends = [[text.get_text() for text in axes.get_legend().get_texts()] for axes in figure.axes]
    assert legends == [["40", "30", "20", "10"], ["32", "16", "8", "4", "2"]]
    assert [axes.get_xlabel() for axes in figure.axes] == ["p", "n"]
    measured = {line.get_label(): line for line in figure.axes[0].lines if line.get_marker() != "None"}
    assert measured["30"].get_xdata().tolist() == X.tolist()
    assert measured["30"].get_ydata() == pytest.approx(5 + 30 * X)
    modelled = [line for line in figure.axes[0].lines if len(line.get_xdata()) > 50]
    for line, other in zip(modelled, (10, 20, 30, 40), strict=True):
        assert line.get_ydata() == pytest.approx(5 + other * line.get_xdata(), rel=1e-6)


@pytest.mark.exhaustive
def test_many_values_are_a_few_lines_and_the_legend_says_so(draw):
    points = _grid(X, np.arange(1.0, 17))
    legend = draw(_series(points, 5 + points.prod(axis=1))).axes[0].get_legend()
    assert legend.get_title().get_text() == "n\n(6 of 16)"
    assert [text.get_text() for text in legend.get_texts()] == ["16", "13", "10", "7", "4", "1"]


@pytest.mark.exhaustive
def test_more_parameters_follow_a_line_each(draw):
    points = _grid(X, X, [1.0, 2.0, 3.0])
    figure = draw(_series(points, 5 + points.prod(axis=1)))
    titles = [axes.get_title() for axes in figure.axes]
    assert titles == ["n = 8, m = 2", "p = 8, m = 2", "p = 8, n = 8"]
    assert figure.axes[2].lines[-1].get_ydata() == pytest.approx([69, 133, 197])


@pytest.mark.exhaustive
def test_points_on_no_line_are_drawn_beside_the_model_at_each(draw):
    points = np.random.default_rng(0).uniform(1, 9, (30, 3))
    figure = draw(_series(points, 1 + points.sum(axis=1)))
    assert _legend(figure) == ["mean", "model at the same points"]
    assert all(len(axes.lines) == 2 for axes in figure.axes)


def test_dollar_signs_and_long_names_are_text(draw):
    kernel = "main->" + "a_template<of_many$words$, int>->" * 8 + "solve$x_1$"
    figure = draw(_series(X, X, names=["p$^$"], kernel=kernel, metric="$_$"))
    assert figure.get_suptitle().replace("\n", "").startswith("...")
    assert "solve$x_1$" in figure.get_suptitle()


def test_the_next_value_goes_on_as_the_others_do():
    assert next_value(np.array([8.0, 2, 4, 16, 2])) == 32
    assert next_value(np.array([1.0, 2, 3, 4, 5])) == 6
    assert next_value(np.array([0.0, 1, 2, 4])) == 6
    assert next_value(np.array([7.0, 7])) == 7


def test_files_have_names_that_differ_everywhere():
    names = ("a b", "a/b", "A-B", "../..", "", "\n\u00e9", "x" * 300, "y" + "x" * 299, "a-b-time-2")
    files = scaling_law_gallery.file_names([_series(X, X, kernel=name) for name in names])
    assert len({name.lower() for name in files}) == len(names)
    assert all(name.isascii() and not set(name) & set('/\\:*?"<>| \n') for name in files)
    assert all(len(name) < 120 and not name.startswith((".", "-")) for name in files)


def test_of_many_models_the_largest_of_each_metric_are_drawn(monkeypatch, tmp_path):
    monkeypatch.setattr(scaling_law_gallery, "MOST_FIGURES", 3)
    monkeypatch.setattr(scaling_law_gallery, "draw_scaling_law", lambda series, found, path, *rest: path.name)
    series = [_series(X, X * scale, kernel=f"k{scale}") for scale in (1, 3, 2)]
    series += [_series(X, 1e9 * X * scale, kernel=f"k{scale}", metric="bytes") for scale in (1, 3, 2)]
    drawn = scaling_law_gallery.draw_scaling_laws(series, [SimpleNamespace()] * 6, tmp_path)
    assert drawn == ["k3-time.png", "k2-time.png", "k3-bytes.png"]
