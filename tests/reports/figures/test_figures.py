"""Figures are drawn from any record that can occur, and no text lies on other text."""

from itertools import combinations

import pytest
from chainline.analysis.incore.contributions import Contributions
from chainline.analysis.machine.load import load_machine
from chainline.analysis.traffic import LevelTraffic
from chainline.codegen.variant import DType, Language, Variant
from chainline.models.kernels.evaluation.cases import Case
from chainline.models.kernels.evaluation.evaluate import Evaluation, PredictedRow
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.ecm import ecm
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.predictions.roofline import bandwidth_roofs, in_core_ceilings
from chainline.reports.figures.evaluation import (
    EcmBar,
    Point,
    RooflineChart,
    draw_ecm,
    draw_evaluation,
    draw_mape,
    draw_roofline,
)
from chainline.reports.figures.style import save
from matplotlib.text import Text

MACHINE = load_machine("zen5")
CORE = Contributions(700.0, 800.0, 240.0, "execution ports", "own analysis")


def _model(order, residence):
    volume = 2.0 * (order + 1) ** 3 * 8 if residence == "memory" else 0.0
    traffic = [LevelTraffic(level, volume, volume) for level in ("L2", "L3", "memory")]
    return ecm(Variant(order, (order + 1,)), CORE, traffic, MACHINE, Conditions(3.8))


def _rows():
    rows = []
    for order in range(1, 16):
        for residence in ("L1", "memory"):
            variant = Variant(order, (order + 1,), language=Language.LLVM)
            conditions = Conditions(3.8, 2, residence)
            case = Case(variant, "llvm", None, (), None, conditions, None, 5.0 * order)
            predicted = {model: 5.0 * order * (1.1 + n) for n, model in enumerate(Model)}
            rows.append(
                PredictedRow(case, "", predicted, 0.0, order / 5, order / 40, 60.0, _model(order, residence))
            )
    return tuple(rows)


@pytest.fixture
def drawn(monkeypatch):
    """The figures that are saved, kept to be looked into."""
    kept = []

    def keep(figure, path):
        kept.append(figure)
        return save(figure, path)

    for module in {"chainline.reports.figures.evaluation", draw_roofline.__module__}:
        monkeypatch.setattr(f"{module}.save", keep)
    return kept


def _texts(figure):
    return [t for t in figure.findobj(Text) if t.get_visible() and t.get_text().strip()]


def _no_text_on_text(figure):
    figure.draw_without_rendering()
    boxes = [(t.get_text(), t.get_window_extent()) for t in _texts(figure) if not t.get_rotation()]
    shrunk = [(text, box.shrunk(0.95, 0.7)) for text, box in boxes]
    return [(a, b) for (a, x), (b, y) in combinations(shrunk, 2) if x.overlaps(y)]


@pytest.mark.exhaustive
@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_an_evaluation_is_drawn_into_a_folder(tmp_path, drawn, suffix):
    evaluation = Evaluation(MACHINE, tuple(Model), "own", _rows(), {}, ())
    paths = draw_evaluation(evaluation, tmp_path, suffix)
    names = ["mape", "roofline-L1", "ecm-L1", "roofline-memory", "ecm-memory"]
    assert [path.name for path in paths] == [name + suffix for name in names]
    assert all(path.stat().st_size > 5000 for path in paths)
    for figure in drawn:
        assert _no_text_on_text(figure) == []


@pytest.mark.exhaustive
def test_every_axis_has_a_label_and_every_model_a_line(tmp_path, drawn):
    draw_mape(_rows(), list(Model), "title", tmp_path / "mape.png")
    (figure,) = drawn
    assert len(figure.axes) == 2
    assert figure.axes[0].get_ylabel() == "MAPE of GFLOPS (%)"
    assert all(panel.get_xlabel() == "polynomial order P" for panel in figure.axes)
    assert all(len(panel.lines) == len(Model) for panel in figure.axes)
    assert figure.axes[0].lines[0].get_ydata()[0] == pytest.approx(10)


@pytest.mark.exhaustive
def test_a_roofline_with_few_groups_and_one_without_points(tmp_path, drawn):
    roofs, ceilings = bandwidth_roofs(MACHINE, 3.8), in_core_ceilings(MACHINE, DType.FLOAT64, 3.8)
    points = tuple(Point(0.5, gflops, name) for name, gflops in (("gcc", 60.0), ("llvm", 90.0)))
    for number, some in enumerate((points, ())):
        chart = RooflineChart("t", "operations per byte", "compiler", roofs, ceilings, some)
        assert draw_roofline(chart, tmp_path / f"{number}.png").exists()
    assert [t.get_text() for t in drawn[0].axes[0].get_legend().get_texts()] == ["gcc", "llvm"]
    assert drawn[1].axes[0].get_legend() is None
    levels = [t.get_text().split()[0] for t in drawn[0].axes[0].texts]
    assert {"L1", "L2", "L3", "memory"} <= set(levels)


@pytest.mark.exhaustive
def test_bars_leave_out_what_is_zero(tmp_path, drawn):
    for residence in ("L1", "memory"):
        bars = [EcmBar("7", _model(7, residence), 24576.0, 900.0)]
        draw_ecm(bars, "title", tmp_path / f"{residence}.png")
    counts = [len(figure.axes[0].patches) for figure in drawn]
    assert counts == [3, 6]
