"""Candidates by name, what sums their errors up, and the file that keeps them."""

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.empirical.analytical.named import fitted_model, make_analytical
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.evaluation.curves.curve import CurveRun, share_curve
from chainline.models.empirical.evaluation.curves.draws import ErrorFile, digest, resumed_errors, run_columns
from chainline.models.empirical.evaluation.curves.study import (
    CHOSEN_FROM,
    RECIPES,
    DrawError,
    Ingredients,
    draw_errors,
    make_candidates,
    random_draws,
)
from chainline.models.empirical.metrics import mape
from sklearn.base import clone
from sklearn.ensemble import ExtraTreesRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from .....tier import standing

pytestmark = pytest.mark.usefixtures("small_forests")

GRIDS = pd.DataFrame(np.random.default_rng(0).integers(16, 256, (60, 3)), columns=["I", "J", "K"])
STENCIL = make_analytical("stencil", load_machine("zen4"))


def analytical(X):
    return 1e-9 * X["I"].to_numpy() * X["J"].to_numpy()


Y = analytical(GRIDS) * (1.5 + 20 / np.sqrt(GRIDS["K"].to_numpy()))


def predicted(name, given):
    (model,) = make_candidates([name], given).values()
    model = clone(model)
    if "random_state" in model.get_params():
        model.set_params(random_state=0)
    return model.fit(GRIDS[:40], Y[:40]).predict(GRIDS[40:])


@pytest.mark.parametrize("log", [True, False])
def test_pure_learning_is_the_learner_on_standardised_columns(log, monkeypatch):
    monkeypatch.undo()  # with as many trees as scikit-learn has by default
    seed = int(np.random.RandomState(0).randint(2**31 - 1))
    trees = make_pipeline(StandardScaler(), ExtraTreesRegressor(random_state=seed))
    target = np.log(Y[:40]) if log else Y[:40]
    alone = trees.fit(GRIDS[:40].to_numpy(float), target).predict(GRIDS[40:].to_numpy(float))
    assert predicted("et", Ingredients(log=log)) == pytest.approx(np.exp(alone) if log else alone)


@pytest.mark.exhaustive
def test_hybrid_is_aggregated_as_asked():
    formula, stacked = analytical(GRIDS[40:]), predicted("stacked", Ingredients(analytical))
    assert predicted("hybrid", Ingredients(analytical)) == pytest.approx((formula + stacked) / 2)
    assert predicted("hybrid", Ingredients(analytical, None)) == pytest.approx(stacked)
    quarter = formula**0.25 * stacked**0.75
    assert predicted("hybrid", Ingredients(analytical, 0.25)) == pytest.approx(quarter)
    learned = predicted("hybrid", Ingredients(analytical, "learned"))
    assert predicted("hybrid-learned", Ingredients(analytical, 0.9)) == pytest.approx(learned)
    assert predicted("analytical", Ingredients(analytical)) == pytest.approx(formula)


@pytest.mark.exhaustive
def test_fitted_formula_has_the_constants_that_are_fitted_to_the_rows_learned_from():
    model = make_candidates(["fitted"], Ingredients(STENCIL))["fitted"]
    times = 2.5 * STENCIL.predict(GRIDS)
    found = clone(model).fit(GRIDS[:20], times[:20]).predict(GRIDS[20:])
    assert (found == fitted_model(STENCIL, GRIDS[:20], times[:20]).predict(GRIDS[20:])).all()
    assert mape(times[20:], found) < 0.1
    assert mape(times[20:], STENCIL.predict(GRIDS[20:])) > 0.5
    assert model.analytical is STENCIL


@pytest.mark.exhaustive
@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("stacked", {"ratio": False}),
        ("hybrid", {"ratio": False, "aggregation": "mean"}),
        ("hybrid-learned", {"ratio": False, "aggregation": "learned"}),
        ("ratio", {"ratio": True}),
    ],
)
def test_hybrid_candidates_are_those_of_the_regressor(name, settings, log):
    model = HybridRegressor(analytical, "et", log=log, random_state=0, **settings)
    expected = model.fit(GRIDS[:40], Y[:40]).predict(GRIDS[40:])
    assert (predicted(name, Ingredients(analytical, log=log)) == expected).all()


SLOWED = STENCIL.predict(GRIDS) * (2 + GRIDS["K"].to_numpy() / 100)


@pytest.mark.exhaustive
@pytest.mark.parametrize("log", standing([True, False], for_all=bool))
def test_ratio_fitted_learns_beside_the_formula_with_the_constants_of_the_same_rows(log):
    model = clone(make_candidates(["ratio-fitted"], Ingredients(STENCIL, log=log))["ratio-fitted"])
    model.set_params(hybrid__random_state=7).fit(GRIDS[:20], SLOWED[:20])
    fitted = fitted_model(STENCIL, GRIDS[:20], SLOWED[:20])
    assert fitted != STENCIL
    by_hand = HybridRegressor(fitted, "et", ratio=True, log=log, random_state=7)
    by_hand.fit(GRIDS[:20], SLOWED[:20])
    assert (model.predict(GRIDS[20:]) == by_hand.predict(GRIDS[20:])).all()
    assert model.analytical_ == model.hybrid_.analytical == fitted
    # what it was made of is as it was
    assert model.analytical == model.hybrid.analytical == STENCIL
    assert not hasattr(model.hybrid, "learner_")
    untuned = HybridRegressor(STENCIL, "et", log=log, random_state=7).fit(GRIDS[:20], SLOWED[:20])
    assert (untuned.predict(GRIDS[20:]) != by_hand.predict(GRIDS[20:])).any()


@pytest.mark.exhaustive
def test_seed_of_a_draw_is_that_of_ratio_fitted():
    draws = random_draws(len(GRIDS), (0.2,), 2)
    candidates = make_candidates(["ratio-fitted"], Ingredients(STENCIL))
    found = draw_errors(candidates, GRIDS, SLOWED, draws)
    assert found == draw_errors(candidates, GRIDS, SLOWED, draws)
    learned, tested = draws[1].learned, draws[1].tested
    fitted = fitted_model(STENCIL, GRIDS.iloc[learned], SLOWED[learned])
    model = HybridRegressor(fitted, "et", random_state=draws[1].seed)
    model.fit(GRIDS.iloc[learned], SLOWED[learned])
    assert found[1].mape == mape(SLOWED[tested], model.predict(GRIDS.iloc[tested]))


@pytest.mark.parametrize("log", [True, False])
def test_ratio_of_a_formula_off_by_a_factor_needs_one_row(log):
    times = 3 * STENCIL.predict(GRIDS)
    model = clone(make_candidates(["ratio"], Ingredients(STENCIL, log=log))["ratio"])
    assert mape(times[1:], model.fit(GRIDS[:1], times[:1]).predict(GRIDS[1:])) < 1e-12


def test_bad_candidates_are_named():
    with pytest.raises(UsageError, match="'svm' is unknown; choose some of dt, rf"):
        make_candidates(["et", "svm"], Ingredients(analytical))
    alone = {*CHOSEN_FROM, "chosen"}
    assert set(make_candidates(sorted(alone), Ingredients())) == alone
    for name in RECIPES.keys() - alone:
        with pytest.raises(UsageError, match=f"'{name}' needs an analytical model"):
            make_candidates([name], Ingredients())


@pytest.mark.parametrize("name", ["fitted", "ratio-fitted"])
def test_constants_are_not_fitted_where_there_are_none(name):
    said = f"^candidate '{name}': the analytical model has no constants to fit; leave the candidate out$"
    with pytest.raises(UsageError, match=said):
        make_candidates(["et", name], Ingredients(analytical))
    # nor by an estimator that was made otherwise
    made = make_candidates([name], Ingredients(STENCIL))[name].set_params(analytical=analytical)
    with pytest.raises(ValueError, match=r"^the analytical model has no constants to fit$"):
        made.fit(GRIDS[:20], Y[:20])


def errors(name, by_fraction):
    return [
        DrawError(name, fraction, draw, round(100 * fraction), value, 2 * value)
        for fraction, values in by_fraction.items()
        for draw, value in enumerate(values)
    ]


def test_curve_says_what_is_needed_and_how_sure_differences_are():
    found = [
        *errors("analytical", {0.1: [0.06, 0.08], 0.2: [0.06, 0.08]}),
        *errors("hybrid", {0.2: [0.01, 0.03], 0.1: [0.1, 0.1]}),
        *errors("et", {0.1: [0.2, 0.3], 0.2: [0.1, 0.12]}),
        *errors("dt", {0.2: [0.1, 0.1], 0.1: [0.5, 0.5]}),
    ]
    curve = share_curve(found, 0.1)
    assert curve.candidates == ("dt", "et", "hybrid", "analytical")
    assert curve.learned == ((0.1, 10), (0.2, 20))
    needed = {n.candidate: (n.fraction, n.n_learned) for n in curve.needed}
    assert needed == {"dt": (0.2, 20), "et": (None, None), "hybrid": (0.1, 10), "analytical": (0.0, 0)}
    assert [(d.first, d.second, d.fraction) for d in curve.differences] == [
        ("hybrid", "et", 0.1),
        ("hybrid", "et", 0.2),
    ]
    assert [d.mean for d in curve.differences] == pytest.approx([-0.15, -0.09])
    assert [s.mean for s in curve.mlogq if s.candidate == "et"] == pytest.approx([0.5, 0.22])
    assert share_curve([e for e in found if e.candidate != "et"], 0.1).differences == ()


def test_what_learns_a_formula_is_compared_with_pure_learning():
    names = ("chosen", "et", "influence", "influence-ratio", "xgb")
    curve = share_curve([error for name in names for error in errors(name, {0.1: [0.1, 0.2]})], 0.1)
    compared = ["influence", "influence-ratio", "chosen"]
    assert [difference.first for difference in curve.differences] == compared


RUN = CurveRun("grids", None, "seconds", ("I", "J", "K"), 60, 48, 2, 0, True, "formula", "here", "mean", 0.5)


def file(path, run=RUN, names=RECIPES, table="a" * 12, predictions="b" * 12):
    return ErrorFile(path, run_columns(run, names, table, predictions))


def kept(file):
    with file.open() as log:
        return file.known(log)


def keep(file, errors):
    with file.open() as log:
        file.append(log, errors)


def test_file_gives_back_the_errors_of_the_same_run_alone(tmp_path):
    path = tmp_path / "errors.csv"
    some = [
        *errors("et", {0.1: [0.1 / 3]}),
        *errors("stacked", {0.1: [0.2]}),
        *errors("hybrid", {0.1: [0.3]}),
    ]
    assert kept(file(path)) == {}
    keep(file(path), some)
    assert list(kept(file(path)).values()) == some
    assert kept(file(path, names=["hybrid"])) == {("hybrid", 0.1, 0): some[2]}
    assert kept(file(path, table="c" * 12)) == {}
    # what an error does not depend on may differ
    assert list(kept(file(path, predictions="c" * 12)).values()) == some[:1]
    other = CurveRun(
        "grids", None, "seconds", ("I", "J", "K"), 60, 48, 9, 0, True, "formula", "here", 0.5, 0.5
    )
    assert list(kept(file(path, other)).values()) == some[:2]
    seeded = CurveRun("grids", None, "seconds", ("I", "J", "K"), 60, 48, 2, 1, True, None, None, "mean", None)
    assert kept(file(path, seeded)) == {}


def test_line_that_was_cut_off_anywhere_is_not_read(tmp_path):
    path = tmp_path / "errors.csv"
    keep(file(path), errors("et", {0.1: [0.125], 0.2: [0.25]}))
    whole = path.read_text()
    last = whole.splitlines()[-1]
    for length in range(len(last)):
        path.write_text(whole[: -len(last) - 1] + last[:length])
        assert [key[1] for key in kept(file(path))] == [0.1]


def test_damaged_file_is_named(tmp_path):
    path = tmp_path / "errors.csv"
    keep(file(path), errors("et", {0.1: [0.125]}))
    path.write_text(path.read_text().replace("0.125", "x"))
    with pytest.raises(UsageError, match=r"errors\.csv: is damaged"):
        kept(file(path))


@pytest.mark.exhaustive
@pytest.mark.parametrize("workers", [1, 2])
def test_resumed_errors_are_those_of_a_run_at_once(workers, tmp_path):
    draws = random_draws(len(GRIDS), (0.1, 0.2), 2)
    candidates = make_candidates(["dt", "analytical"], Ingredients(STENCIL))
    expected = draw_errors(candidates, GRIDS, Y, draws)
    told = []
    log = file(tmp_path / "errors.csv", names=candidates)
    keep(log, [error for error in expected if (error.candidate, error.draw) == ("dt", 0)][:1])
    assert resumed_errors(candidates, GRIDS, Y, draws, log, told.append, workers) == expected
    assert [(draw.number, draw.fraction) for draw in told] == [(0, 0.1), (0, 0.2), (1, 0.1), (1, 0.2)]
    assert set(kept(log).values()) == set(expected)
    told.clear()
    assert resumed_errors(candidates, GRIDS, Y, draws, log, told.append, workers) == expected
    assert told == []
    assert resumed_errors(candidates, GRIDS, Y, draws, None, told.append) == expected


def test_digest_sees_order_and_columns():
    assert digest([1.0, 2.0], [3.0]) != digest([1.0], [2.0, 3.0])
    assert digest([1.0, 2.0]) != digest([1.0, 2.000001])
