"""The pages of `evaluate`, `best` and `fit`: the same figures as in the text, and what they are of."""

import math
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pandas as pd
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.measure import Measurement, timed
from chainline.codegen.assembly import Provenance
from chainline.codegen.target import find_target
from chainline.codegen.variant import Variant
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.estimators.pmnf.fit import Search, fit_series
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.kernels.learned.cross_validation.scores import (
    CurvePoint,
    GroupScore,
    HeldOutScores,
    Score,
)
from chainline.models.kernels.learned.stored.scores import StoredEvaluation, StoredScore
from chainline.models.kernels.predictions.ranking import Prediction, rank
from chainline.models.kernels.ranking.measured_ranking import judged
from chainline.models.kernels.ranking.request import Answer, Question
from chainline.reports.layout import NamedTable
from chainline.reports.page.best import best_page
from chainline.reports.page.evaluate import HeldOut, held_out_page, stored_page
from chainline.reports.page.fit import FittedTable, evaluation_page, fit_page, laws_page
from chainline.reports.page.write import page_html

from .reading import Read, require_legends, require_self_contained

NAN = math.nan
GOOD = Score(40, 40, 0.03, -0.01, 0.031, 0.9, 1.08, 0.015, 12)
SILENT = Score(40, 30, 0.5, 0.5, math.inf, NAN, NAN, 0.015, 12)
WHERE = (("chainline", "1"),)


def read(page):
    require_legends(page)
    found = Read(page_html(page))
    require_self_contained(found)
    assert " nan" not in found.text.lower()
    return found


def circles(page, style):
    return sum(tag == "circle" and a.get("class") == style for tag, a in page.elements)


def test_held_out_errors_stand_beside_the_noise_floor():
    groups = [
        GroupScore(division, learner, None, residence, order, score)
        for division in ("random", "order")
        for learner, score in (("simulation", SILENT), ("learned", GOOD))
        for residence, order in ((None, None), ("L1", None), (None, 7), (None, 8), ("L1", 7), ("L1", 8))
    ]
    curve = (CurvePoint("simulation", 5, 3, 0.9, 0.5, 1.2), CurvePoint("learned", 5, 3, 0.1, 0.05, 0.2))
    scores = HeldOutScores(
        ("zen5",), 40, 35, 0.015, 12, ("random", "order"), ("simulation", "learned"), tuple(groups), curve
    )
    found = pd.DataFrame({"division": ["random"] * 4, "learner": ["learned", "simulation"] * 2})
    found = found.assign(split="4,<4>", order=7, compiler="gcc", residence="L1", gflops=10.0)
    found = found.assign(predicted_gflops=[10.0, 11.0, NAN, 12.0])
    regret = NamedTable("Speed lost by a choice", ("residence", "lost"), (("L1", "1.3% (2.0%)"),))
    held = HeldOut("Learned", scores, found, regret, (("rows", "40"),), ("It knows one <b>machine</b>.",))
    page = read(held_out_page(held, ("evaluate", "learned", "x"), WHERE))
    for said in (
        "Held out one order at a time, it is 3.0% off on average, where measuring again differs by 1.5%",
        "Held out: a fifth of the kernels",
        "It knows one <b>machine</b>.",
        "1.3% (2.0%)",
        "50.0%",
        "±8.0%",
        "10.0% (20.0%)",
        "rows 40",
    ):
        assert said in page.text, said
    assert (circles(page, "c0"), circles(page, "c1")) != (0, 0)


def test_a_stored_model_is_scored_over_all_rows_and_warnings_come_first():
    names = ("learned", "simulation", "chain", "roofline", "ecm")
    few, many = (
        {name: replace(GOOD, mape=error, predicted=n) for name in names}
        for error, n in ((0.4, 10), (0.1, 30))
    )
    groups = (StoredScore("L1", "gcc", 7, few), StoredScore("L2", "gcc", 7, many))
    manifest = SimpleNamespace(rows=40, origin="measured", machine_keys="zen5", model="learned", search=None)
    overall = (StoredScore("L1", None, None, few), StoredScore("L2", None, None, many))
    warned = ("x.parquet: the model learned from this data set",)
    found = StoredEvaluation(manifest, "zen5", 40, {}, warned, groups, overall)
    page = read(stored_page(found, ("evaluate", "folder", "x.parquet"), WHERE))
    assert "The learned model is 17.5% off on average over 40 measured kernels" in page.text
    assert "Errors Beware: x.parquet: the model learned from this data set." in page.text


def measured(variant, cycles):
    """Return a measurement of a kernel that takes so many cycles of 1 GHz in each of 20 samples."""
    times = timed([cycles * 1e-9] * 20, [1.0] * 20, [True] * 20, 1.0)
    samples = {"samples": (times.seconds,) * 20, "alone": (True,) * 20, "repetitions": 20, "spread": 0.0}
    gflops = variant.nominal_flops / cycles
    return Measurement(
        variant, 1, times.seconds, cycles, gflops, 1.0, disturbance=times.disturbance, **samples
    )


def test_a_ranking_marks_what_the_model_cannot_tell_apart():
    machine, target = load_machine("zen3"), find_target("znver3")
    speeds = {(4, 4): 30.0, (8,): 29.8, (1,) * 8: 15.0}
    predictions = [
        Prediction(
            Variant(7, split), str(split), 0.1, 1.0, 1.2, 900.0, 950.0, speed, "load ports", "reason: of it"
        )
        for split, speed in speeds.items()
    ]
    question = Question(7, machine, target, 2.45)
    answer = Answer(question, rank(predictions), Provenance("llvm", "22", ("-O3",)))
    page = read(best_page([answer], ("best", "--order", "7"), WHERE))
    bars = [
        a["class"] for tag, a in page.elements if tag == "rect" and a["class"] in ("c0", "c5") and "x" in a
    ]
    assert bars == 2 * ["c0", "c0", "c5"]  # drawn for narrow screens, too
    assert "Take 4,4" in page.text and "1=" in page.text and "a factor of 2.00" in page.text
    assert "chainline generate --order 7 --split 4,4 --language llvm -o kernel.ll" in page.text
    found = {
        entry.prediction.code: measured(entry.prediction.variant, cycles)
        for entry, cycles in zip(answer.ranked, (1200.0, 900.0, 2000.0), strict=True)
    }
    held = judged(answer, found, found, "L1")
    speed = f"{held.ranked[1].measured_gflops:.1f} GFLOPS measured"
    page = read(best_page([held], ("best",), WHERE))
    assert f"take 8, {speed}" in page.text
    assert (
        "Take 8, which is certainly faster, measured here. Predicted best: 4,4, limited by load ports."
        in page.text
    )
    assert "Predicted against measured speed" in page.text
    two = read(best_page([answer, answer], ("best",), WHERE))
    assert "2 orders, the best kernel of each" in two.text


def test_a_fit_shows_what_it_learned_from_and_what_was_held_out():
    frame = pd.DataFrame({"n": np.arange(1.0, 21), "how": ["<a>", "b"] * 10})
    times = frame["n"].to_numpy() * 1e-3
    measurements = Measurements(frame, times, ())
    stored = fit_model("mars", measurements, "seconds", None, {}, 0)
    held = np.where(frame["n"] > 18, NAN, times * 1.1)
    page = read(fit_page(FittedTable(stored, measurements, held, None, "m.model", 1000), ("fit",), WHERE))
    assert "Held-out configurations are predicted within 10.0% on average" in page.text
    assert "how = <a>" in page.html.replace("&lt;", "<").replace("&gt;", ">")
    # twice what was held out and learned from, and over n: 20 places of the curve, 10 runs of one kind
    assert (circles(page, "c0"), circles(page, "c1")) == (2 * 18 + 20, 2 * 20 + 10)
    assert "seconds over n, with how = " in page.text and "seconds over how, with n = " in page.text
    again = read(evaluation_page(stored, measurements, times * 0.9, ("evaluate",), WHERE))
    assert "predicts 20 configurations within 10.0% on average" in again.text


def test_curves_are_drawn_where_most_was_measured():
    """Two lines through one run: at any other run a panel would have a single point."""
    frame = pd.DataFrame({"m": [1.0, 2, 4, 8, 8, 8, 8, 4], "n": [1.0, 1, 1, 1, 2, 3, 4, 4]})
    times = (frame["m"] * frame["n"]).to_numpy() * 1e-3
    measurements = Measurements(frame, times, ())
    stored = fit_model("knn", measurements, "seconds", None, {}, 0)
    page = read(fit_page(FittedTable(stored, measurements, None, None, None, None), ("fit",), WHERE))
    assert "seconds over m, with n = 1" in page.text and "seconds over n, with m = 8" in page.text


def test_laws_are_drawn_over_what_was_measured():
    x = np.array([2.0, 4, 8, 16, 32, 64])
    repeated = tuple(np.array([v * v, v * v * 1.01]) for v in x)
    series = [
        Series("main->f<int>", "time", ("n",), x[:, None], repeated),
        Series("main->g", "bytes", ("n",), x[:, None], tuple(np.array([v - 5]) for v in x)),
    ]
    page = read(laws_page(series, fit_series(series), Search(), ("fit",), WHERE))
    assert "2 scaling laws of n; the largest is main->f<int> time" in page.text
    assert "Each point predicted by the law of the others, 6 in turn" in page.text
    assert "predicted minus measured" in page.text  # of the second, which is negative
    curves = [a for tag, a in page.elements if tag == "path" and "curve" in a["class"]]
    assert len(curves) == 2
