"""Figures of learned models: every one that the records allow, and no text on other text."""

from itertools import combinations

import numpy as np
import pandas as pd
import pytest
from chainline.models.kernels.learned.cross_validation.divisions import (
    budget_divisions,
    leave_one_out,
    random_divisions,
)
from chainline.models.kernels.learned.cross_validation.scores import held_out
from chainline.models.kernels.learned.learners import Predicted
from chainline.reports.figures.held_out import draw_held_out
from chainline.reports.figures.predicted_and_measured import draw_splits
from chainline.reports.figures.style import learner_styles, save
from matplotlib.text import Text

from ...tier import sized

SPLITS = {1: ("2", "1,1"), 2: ("3", "2,1", "1,1,1"), 3: ("4", "3,1", "2,2", "2,1,1", "1,1,1,1")}
MODULES = ("held_out", "predicted_and_measured")


def _table():
    rows = [
        {
            "order": order,
            "split": split,
            "mode": "element",
            "dtype": "float64",
            "compiler": compiler,
            "flags": "",
            "family": family,
            "residence": residence,
            "n_elements": 8,
            "vector_bits": 512,
            "threads": 1,
            "code": f"{order} {compiler} {split if compiler == 'gcc' else ''}",
            "machine": "zen5",
            "frequency_ghz": 4.0,
            "nominal_flops": 6 * (order + 1) ** 4,
            "n_fma": 0.0 if split == "1,1" else 6.0 * (order + 1) ** 3,
            "cycles": (order + 1) ** 4 * (1 + 0.02 * len(split)) * slower,
            "table3_fma_latency_cycles": 4.0,
            "table3_fma_throughput_cycles": 0.5,
        }
        for order, splits in SPLITS.items()
        for split in splits
        for compiler, family in (("gcc", "gnu"), ("llvm", "llvm"))
        for residence, slower in (("L1", 1.0), ("memory", 12.0))
    ]
    table = pd.DataFrame(rows)
    table["gflops"] = table["nominal_flops"] * table["frequency_ghz"] / table["cycles"]
    return table


def _learner(factor, width=None, silent=False):
    def learner(train, test):
        speed = test["gflops"].to_numpy() * factor
        if silent:
            speed = np.where(test["n_fma"] > 0, speed, np.nan)
        return (
            Predicted(speed, None, None) if width is None else Predicted(speed, speed / width, speed * width)
        )

    return learner


LEARNERS = {
    "roofline": _learner(2.2),
    "ecm": _learner(1.3),
    "simulation": _learner(1.5),
    "paper": _learner(0.8, silent=True),
    "learned": _learner(1.02, 1.1),
}


@pytest.fixture(scope="module")
def records():
    table = _table()
    divisions = [
        *random_divisions(table),
        *leave_one_out(table, "order", "order"),
        *budget_divisions(table, (2, 5, 10), n_repeats=2),
    ]
    return table, held_out(table, divisions, LEARNERS)


def _draw(table, found, folder, **options):
    """Draw, and return the files and the figures by name, to be looked into."""
    kept = {}

    def keep(figure, path):
        kept[path.stem] = figure
        return save(figure, path) if sized(False, True) else path

    with pytest.MonkeyPatch.context() as patch:
        for module in MODULES:
            patch.setattr(f"chainline.reports.figures.{module}.save", keep)
        return draw_held_out(table, found, folder, **options), kept


@pytest.fixture(scope="module")
def drawn(records, tmp_path_factory):
    return _draw(*records, tmp_path_factory.mktemp("figures"), coverage=0.8)


@pytest.fixture
def figures(drawn):
    return drawn[1]


def _text_on_text(figure):
    figure.draw_without_rendering()
    outside = {  # ticks beyond an axis are not drawn
        tick.label1
        for panel in figure.axes
        for axis in (panel.xaxis, panel.yaxis)
        for tick in axis.get_major_ticks()
        if not min(axis.get_view_interval()) <= tick.get_loc() <= max(axis.get_view_interval())
    }
    found = set(figure.findobj(Text)) - outside
    texts = [t for t in found if t.get_visible() and t.get_text().strip()]
    boxes = [(t.get_text(), t.get_window_extent().shrunk(0.95, 0.7)) for t in texts if not t.get_rotation()]
    return [(a, b) for (a, x), (b, y) in combinations(boxes, 2) if x.overlaps(y)]


@pytest.mark.exhaustive
def test_every_figure_is_drawn_and_legible(drawn):
    paths, figures = drawn
    assert [path.stem for path in paths] == [
        "ratio-distribution",
        *("mape-random", "ratio-random", "speed-random"),
        *("mape-order", "ratio-order", "speed-order"),
        *("splits-3-L1", "splits-3-memory"),  # order 7 was not held out, 3 is the nearest
        *("learning-curve", "coverage-learned"),
    ]
    assert list(figures) == [path.stem for path in paths]
    assert all(path.stat().st_size > 5000 for path in paths)
    for name, figure in figures.items():
        assert _text_on_text(figure) == [], name
        bottom = [panel for panel in figure.axes if panel.xaxis.get_tick_params()["labelbottom"]]
        assert bottom and all(panel.get_xlabel() for panel in bottom), name
        left = [panel for panel in figure.axes if panel.yaxis.get_tick_params()["labelleft"]]
        assert left and all(panel.get_ylabel() for panel in left), name


@pytest.mark.exhaustive
def test_errors_by_order_and_what_is_not_predicted(records, figures):
    figure = figures["mape-order"]
    assert [panel.get_title() for panel in figure.axes] == ["data in L1", "data in memory"]
    lines = {line.get_label(): line for line in figure.axes[0].lines}
    assert lines["Roofline"].get_xdata().tolist() == [1, 2, 3]
    assert lines["Roofline"].get_ydata() == pytest.approx([120, 120, 120])
    # "1,1" by two compilers in two places has no FMA
    assert f"Ren et al. 2026 (not 4 of {len(records[0])} rows)" in lines
    assert np.isfinite(lines["noise floor"].get_ydata()).all()
    assert figure.axes[0].get_yscale() == "log"


@pytest.mark.exhaustive
def test_nothing_is_hidden_beyond_the_edge_of_a_scatter(figures):
    for name in ("ratio-random", "speed-random"):
        for panel in figures[name].axes:
            points = _points(panel)
            assert len(points) >= 36
            assert (np.array([panel.get_xlim()[0], panel.get_ylim()[0]]) <= points).all()
            assert (points <= np.array([panel.get_xlim()[1], panel.get_ylim()[1]]) * 1.001).all()


@pytest.mark.exhaustive
def test_ratios_are_where_the_formula_puts_them(records, figures):
    table = records[0][records[0]["n_fma"] > 0]
    fma_cycles = table["cycles"] / table["n_fma"]
    points = _points(figures["ratio-order"].axes[-1])
    expected = np.minimum((fma_cycles - 0.5) / 3.5, 1.2)
    assert np.sort(points[:, 0]) == pytest.approx(np.sort(expected))
    predicted = np.minimum((fma_cycles / 1.02 - 0.5) / 3.5, 1.2)
    assert np.sort(points[:, 1]) == pytest.approx(np.sort(predicted))


def test_distribution_counts_every_kernel(records, figures):
    panels = figures["ratio-distribution"].axes
    assert "2 more without an FMA" in panels[0].get_title(loc="left")
    bars = sum(bar.get_height() for panel in panels for group in panel.containers for bar in group)
    assert bars == (records[0]["n_fma"] > 0).sum()


def test_intervals_stand_on_the_splits(figures):
    figure = figures["splits-3-L1"]
    (bars,) = [group for group in figure.axes[0].containers if group.has_yerr]
    assert bars.get_label() == "learned"
    assert [tick.get_text() for tick in figure.axes[-1].get_xticklabels()] == list(SPLITS[3])
    heights = [segment[:, 1] for segment in bars.lines[2][0].get_segments()]
    assert len(heights) == len(SPLITS[3])
    assert all(top / bottom == pytest.approx(1.1**2) for bottom, top in heights)


def test_long_lists_of_splits_name_some(tmp_path, records, monkeypatch):
    kept = []
    monkeypatch.setattr(
        "chainline.reports.figures.predicted_and_measured.save", lambda figure, path: kept.append(figure)
    )
    found = records[1]
    rows = found[(found["division"] == "order") & (found["order"] == 3) & (found["split"] == "4")]
    draw_splits(
        pd.concat([rows.assign(split=f"{n},1") for n in range(1, 101)]), "title", tmp_path / "many.png"
    )
    panel = kept[0].axes[-1]
    assert len(panel.get_xticks()) == 34
    assert panel.get_xlabel() == "split (one in 3 is named)"


def test_coverage_says_what_was_promised_and_how_wide(figures):
    above, below = figures["coverage-learned"].axes
    labels = [line.get_label() for line in above.lines]
    assert labels == ["nominal 80%", "random: 100%", "order: 100%"]
    assert below.lines[0].get_ydata() == pytest.approx([10, 10, 10])


def test_learning_curve_has_a_line_for_each_learner_and_the_floor(figures):
    axes = figures["learning-curve"].axes[0]
    lines = {line.get_label(): line for line in axes.lines}
    assert set(lines) == {"Roofline", "ECM", "simulation", "Ren et al. 2026", "learned", "noise floor"}
    assert lines["learned"].get_xdata().tolist() == [2, 5, 10]
    assert lines["learned"].get_ydata() == pytest.approx([2, 2, 2])
    assert (axes.get_xscale(), axes.get_yscale()) == ("log", "log")


def test_few_records_give_few_figures(tmp_path):
    table = _table()[:6]
    found = held_out(table, random_divisions(table, 2), {"mine": _learner(1.5)})
    paths, figures = _draw(table, found, tmp_path, title="few", suffix=".svg")
    assert [path.name for path in paths] == ["ratio-distribution.svg", "mape-random.svg"]
    assert figures["mape-random"].get_suptitle().startswith("few; held out")


def test_learners_are_told_apart():
    names = [*LEARNERS, "chain", "plain XGBoost", "nearest neighbour", "mean per order"]
    styles = learner_styles(names).values()
    assert len({(style.colour, style.marker, style.line) for style in styles}) == len(names)
    assert len({style.label for style in styles}) == len(names)


def _points(panel):
    groups = [g.get_offsets().data for g in panel.collections if str(g.get_label()).startswith("data")]
    points = np.concatenate(groups)
    return points[np.isfinite(points).all(axis=1)]
