"""Models of any program: fitted, asked, stored, read again."""

import json
import re

import chainline as cl
import matplotlib as mpl
import numpy as np
import pandas as pd
import pytest
from chainline.api.tables import table_in_memory
from chainline.cli import main
from chainline.models.empirical.data.table_file import training_of_table
from chainline.models.empirical.fitting.automatic.fit import Trying, fit_automatically

pytestmark = pytest.mark.usefixtures("small_forests")

mpl.use("agg")


@pytest.fixture(scope="module")
def table():
    random = np.random.default_rng(0)
    frame = pd.DataFrame({name: random.integers(16, 512, 60) for name in ("m", "n")})
    return frame.assign(seconds=1e-9 * frame["m"] * frame["n"] + 1e-6)


@pytest.fixture(scope="module")
def model(table):
    return cl.fit(table, target="seconds", model="cpr", settings={"rank": 2})


@pytest.mark.exhaustive
def test_a_frame_is_learned_from_as_the_file_that_holds_it(table, tmp_path):
    file = tmp_path / "runs.csv"
    table.to_csv(file, index=False)
    by_frame, by_file = (cl.fit(each, "seconds", "et", seed=3) for each in (table, file))
    asked = table[["m", "n"]]
    np.testing.assert_array_equal(by_frame.predict(asked), by_file.predict(asked))
    assert by_frame.to_json() == by_file.to_json()


@pytest.mark.exhaustive
def test_without_a_class_the_model_is_that_of_the_command(table, tmp_path, capsys):
    file, stored = tmp_path / "runs.csv", tmp_path / "a.model"
    table.to_csv(file, index=False)
    assert main(["fit", str(file), "--target", "seconds", "-o", str(stored), "--seed", "3"]) == 0
    capsys.readouterr()
    mine, theirs = cl.fit(file, target="seconds", seed=3), cl.load(stored)
    assert mine.stored.model == theirs.stored.model and mine.stored.new_rows == theirs.stored.new_rows
    asked = table[["m", "n"]]
    np.testing.assert_array_equal(mine.predict(asked), theirs.predict(asked))
    np.testing.assert_array_equal(mine.interval(asked), theirs.interval(asked))


@pytest.mark.exhaustive
def test_without_a_class_all_are_tried_as_the_command_does(table):
    found = cl.fit(table[:20], target="seconds", blocks=1, seed=3)
    measurements = training_of_table(table_in_memory(table[:20]), None, "seconds")
    wanted = fit_automatically(
        measurements, "seconds", None, 3, lambda: 0.0, Trying(blocks=1)
    ).validated.stored
    assert (found.stored.model, found.stored.new_rows) == (wanted.model, wanted.new_rows)
    with pytest.raises(cl.UsageError, match="fit model='auto': analytical is for hybrid; leave it out"):
        cl.fit(table, target="seconds", analytical="influence")


@pytest.mark.exhaustive
def test_json_is_that_of_the_command(table, tmp_path, capsys):
    file, stored = tmp_path / "runs.csv", tmp_path / "a.model"
    table.to_csv(file, index=False)
    words = ["--model", "knn", str(file), "--target", "seconds", "-o", str(stored), "--json"]
    assert main(["fit", *words]) == 0
    said = json.loads(capsys.readouterr().out)
    assert cl.fit(file, "seconds", "knn").to_json() == said | {"path": None, "bytes": None}
    # a file does not keep what was learned from
    assert cl.load(stored).to_json() == said | {"training": None}


@pytest.mark.exhaustive
def test_a_model_is_asked_in_any_form(model):
    wanted = model.predict(pd.DataFrame({"n": [64, 128], "other": [0, 0], "m": [32, 256]}))
    assert wanted.shape == (2,)
    np.testing.assert_array_equal(model.predict({"n": [64, 128], "m": [32, 256]}), wanted)
    np.testing.assert_array_equal(model.predict([[32, 64], [256, 128]]), wanted)
    np.testing.assert_array_equal(model.predict({"n": 64, "m": 32}), wanted[:1])


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["cpr", "influence", "mars", "hybrid"])
def test_a_stored_model_answers_the_same(table, tmp_path, name):
    guess = "influence" if name == "hybrid" else None
    model = cl.fit(table, "seconds", name, analytical=guess)
    file = tmp_path / "a.model"
    assert model.save(file) == file.stat().st_size
    again = cl.load(str(file))
    asked = table[["m", "n"]]
    np.testing.assert_allclose(again.predict(asked), model.predict(asked), rtol=1e-12)
    assert again.to_json()["model"] == name
    assert list(again.to_frame()["feature"]) == ["m", "n"]


def test_a_hybrid_model_learns_from_a_fitted_one(table, model):
    hybrid = cl.fit(table, "seconds", "hybrid", analytical=model, settings={"learner": "dt"})
    assert hybrid.predict({"m": 32, "n": 64}).shape == (1,)


def test_features_choose_columns(table):
    model = cl.fit(table, target="seconds", model="knn", features=["n"])
    assert model.features == ("n",)


def test_the_table_and_the_figure_hold_what_was_learned_from(table, model):
    assert list(model.to_frame().columns) == ["m", "n", "seconds", "predicted"]
    axes = model.plot()
    assert len(axes.lines[0].get_xdata()) == len(table)
    assert "learned from 60 configurations" in model._repr_html_()


def test_a_loaded_model_has_nothing_to_draw(model, tmp_path):
    model.save(tmp_path / "a.model")
    with pytest.raises(cl.UsageError, match="does not keep what it learned from"):
        cl.load(tmp_path / "a.model").plot()


@pytest.mark.exhaustive
def test_words_are_choices():
    frame = pd.DataFrame({"solver": ["cg", "gmres"] * 8, "n": range(1, 17)})
    frame["seconds"] = [
        n * (1 if solver == "cg" else 3) for solver, n in zip(frame["solver"], frame["n"], strict=True)
    ]
    model = cl.fit(frame.astype({"solver": "category"}), target="seconds", model="rf")
    slow, fast = model.predict({"solver": ["gmres", "cg"], "n": [8, 8]})
    assert slow > fast
    with pytest.raises(cl.UsageError, match="'jacobi' is none of cg, gmres"):
        model.predict({"solver": "jacobi", "n": 8})


def frame_with(**columns):
    return pd.DataFrame({"n": [1, 2, 3], "seconds": [1.0, 2.0, 3.0]} | columns)


@pytest.mark.parametrize(
    ("table", "options", "said"),
    [
        (frame_with(), {"target": "time"}, "<table>: no column 'time'; the columns are n, seconds"),
        (frame_with(), {"features": ["m"]}, "<table>: no column 'm'"),
        (frame_with(), {"features": ["seconds"]}, "'seconds' is both target and feature"),
        (frame_with()[["seconds"]], {}, "<table>: no features, no column beside 'seconds'"),
        (frame_with()[:0], {}, "<table>: no rows"),
        (frame_with(n=[None, None, None]), {}, "no row has a value in every column: row 1"),
        (frame_with(n=[1, float("inf"), 3]), {}, "row 2: column 'n'"),
        (frame_with(seconds=[1, -1, 1]), {}, "row 2: column 'seconds'"),
        (frame_with(seconds=["a", "b", "c"]), {}, "<table>: row 1: column 'seconds': 'a' is no number"),
        (frame_with(), {"model": "magic"}, "model 'magic': unknown; choose one of auto"),
        (frame_with(), {"model": "pmnf"}, "<table>: seconds: 3 points; a model needs 5"),
        (frame_with(), {"kernel": "n"}, "fit model='auto': kernel is for pmnf; leave it out"),
        (frame_with(n=["a"] * 3, seconds=["a"] * 3), {"target": None}, "no column holds numbers; which was"),
        (frame_with(), {"settings": {"magic": 1}}, "settings 'magic': is of one class of models; name it"),
        (
            frame_with(),
            {"model": "cpr", "settings": {"magic": 1}},
            "settings 'magic': cpr has no such parameter",
        ),
        (frame_with(), {"model": "hybrid"}, "analytical"),
        (
            frame_with(),
            {"model": "hybrid", "analytical": "magic"},
            "analytical='magic': no such model or file",
        ),
        (
            frame_with(),
            {"model": "knn", "analytical": "influence"},
            "model='knn': analytical is for hybrid; leave it out",
        ),
        (frame_with(), {"model": "knn", "machine": "zen3"}, "machine is for hybrid; leave it out"),
        (frame_with(seconds=["1 mm", "2 mm", "3 mm"]), {"target": None}, "name another column by target"),
        (frame_with(n=["a", "b", "c"]), {"model": "hybrid", "analytical": "influence"}, "holds texts"),
        ("nowhere.csv", {}, "nowhere.csv"),
        (pd.concat([frame_with(), frame_with()], axis=1), {}, "more than one column 'n'"),
    ],
)
def test_a_bad_table_is_refused_in_one_line(table, options, said):
    with pytest.raises(cl.UsageError, match=said) as caught:
        cl.fit(table, **({"target": "seconds"} | options))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"m": 1}, "<table>: no column 'n'; the columns are m"),
        ({"m": [1, 2], "n": [1, 2, 3]}, "lists of different lengths"),
        ([[1, 2, 3]], r"an array of shape \(1, 3\); give \(n, 2\), in the order m, n"),
        ([1, 2], "an array of shape"),
        ({"m": "x", "n": 1}, "column 'm': 'x' is no number"),
    ],
)
def test_a_bad_question_is_refused(model, asked, said):
    with pytest.raises(cl.UsageError, match=said):
        model.predict(asked)


def test_a_file_that_is_no_model_is_refused(tmp_path):
    (tmp_path / "a.model").write_text("no")
    for path in (tmp_path / "a.model", tmp_path / "nowhere", tmp_path):
        with pytest.raises(cl.UsageError, match=re.escape(str(path))):
            cl.load(path)
    with pytest.raises(cl.UsageError, match=r"a\.txt"):
        (tmp_path / "a.txt").write_text("mine")
        cl.fit(frame_with(), "seconds", "mars").save(tmp_path / "a.txt")


def test_a_question_outside_warns_and_its_interval_is_unknown():
    table = pd.DataFrame({"n": np.arange(1.0, 41.0), "seconds": 2.0 * np.arange(1.0, 41.0)})
    model = cl.fit(table, target="seconds", model="mars")
    low, high = model.interval({"n": 20})[0]
    assert low < 40 < high
    with pytest.warns(UserWarning, match="n .learned from 1 to 40. in row 1; do not rely on it"):
        assert model.predict({"n": 400}).shape == (1,)
    with pytest.warns(UserWarning, match="outside of what mars has learned from"):
        assert np.isnan(model.interval({"n": 400})).all()


SMG = pd.DataFrame({"px": [1, 2, 4, 8] * 6, "nx": np.repeat([16, 24, 32, 40, 48, 64], 4)})


@pytest.fixture
def grids():
    times = 1e-9 * SMG["nx"] ** 1.1 * (1 + 0.2 * np.log2(SMG["px"]))
    return SMG.assign(seconds=times)


@pytest.mark.exhaustive
@pytest.mark.usefixtures("small_forests", "few_parts")
@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"constants": "fitted"}, ["constants=fitted"]),
        ({"alpha": 1e-6, "beta": 1e-8, "f": 1e-9}, ["alpha=1e-6", "beta=1e-8", "f=1e-9"]),
        ({"alpha": 1e-6, "beta": 1e-8, "f": 1e-9, "constants": "fitted", "stacking": False}, None),
    ],
)
def test_a_hybrid_model_takes_constants_as_the_command_does(grids, tmp_path, capsys, settings, words):
    found = cl.fit(grids, "seconds", "hybrid", analytical="smg-1d", settings={"learner": "dt", **settings})
    assert found.predict({"px": 4, "nx": 32}).shape == (1,)
    if words is None:
        return
    grids.to_csv(tmp_path / "runs.csv", index=False)
    chosen = [word for each in ("learner=dt", *words) for word in ("--set", each)]
    given = ["--target", "seconds", "--model", "hybrid", "--analytical", "smg-1d", *chosen, "--json"]
    assert main(["fit", str(tmp_path / "runs.csv"), *given]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said.pop("hybrid")["constants"] == ("fitted" if words == ["constants=fitted"] else "given")
    learned, told = found.to_json()["new_rows"], said["new_rows"]
    assert learned.pop("growth") == pytest.approx(told.pop("growth"))
    assert learned == pytest.approx(told, nan_ok=True)


@pytest.mark.usefixtures("small_forests", "few_parts")
def test_a_hybrid_model_learns_from_the_file_of_a_fitted_one(grids, tmp_path):
    cl.fit(grids, "seconds", "knn").save(tmp_path / "knn.model")
    settings = {"learner": "dt", "stacking": "yes"}
    given = tmp_path / "knn.model"
    found = cl.fit(grids, "seconds", "hybrid", analytical=given, settings=settings)
    text = cl.fit(grids, "seconds", "hybrid", analytical=str(given), settings=settings)
    assert found.predict(SMG).tolist() == text.predict(SMG).tolist()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "fit model='hybrid': give analytical, one of stencil"),
        (
            {"analytical": "smg-1d"},
            "in settings={'alpha': 1e-6}, in seconds, or settings={'constants': 'fitted'}",
        ),
        (
            {"analytical": "smg-1d", "settings": {"alpha": 1e-6}},
            "no value of beta, f; give each as in settings={'beta",
        ),
        (
            {"analytical": "smg-1d", "settings": {"constants": "machine"}},
            "settings={'constants': 'machine'}: no machine",
        ),
        ({"analytical": "smg-1d", "machine": "zen3"}, "machine: constants of smg-1d are in no machine file"),
        ({"analytical": "influence", "machine": "zen3"}, "machine: an influence model has no constants"),
        (
            {"analytical": "smg-1d", "settings": {"constants": "fitted", "log": "maybe"}},
            "settings={'log': 'maybe'}: give",
        ),
        ({"analytical": "influence", "space": "space.toml"}, "space"),
    ],
)
def test_errors_of_a_hybrid_model_name_arguments(grids, options, said):
    with pytest.raises(cl.UsageError) as caught:
        cl.fit(grids, "seconds", "hybrid", **options)
    assert said in str(caught.value) and "--" not in str(caught.value)


@pytest.mark.parametrize("rows", [False, True])
def test_columns_or_rows_by_name_are_a_table(rows):
    sizes = [2**k for k in range(1, 9)]
    table = {"n": np.array(sizes), "seconds": [1e-6 * n for n in sizes]}
    given = [{"n": n, "seconds": s} for n, s in zip(*table.values(), strict=True)] if rows else table
    again = cl.fit(given, model="cpr", settings={"rank": 1})
    frame = cl.fit(pd.DataFrame(table), target="seconds", model="cpr", settings={"rank": 1})
    assert again.predict({"n": 100}) == frame.predict({"n": 100})


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({}, "is empty"),
        ({"n": [], "seconds": []}, "is empty"),
        ({"n": [1, 2], "seconds": [1.0]}, "columns of different lengths, n of 2 and seconds of 1"),
        ({"n": 8, "seconds": 1.0}, "column 'n' is 8; give a list of values"),
        ({"n": [8, 16], "seconds": [1.0, -1.0]}, "row 2"),
    ],
)
def test_a_table_of_python_that_is_none_is_refused(table, message):
    with pytest.raises(cl.UsageError, match=message):
        cl.fit(table, target="seconds", model="cpr")
