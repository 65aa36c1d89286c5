"""`chainline fit --model hybrid --analytical influence`, and what is made of its file, as a user types it."""

import csv
import json

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main
from chainline.models.empirical.estimators.hybrid.learned_influence import InfluenceRatioRegressor
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.reports.schemas import schema_of

pytestmark = pytest.mark.usefixtures("small_forests", "few_parts")

SCHEMA = schema_of("fit")
FEATURES = ["simd", "n", "p"]


def _table(path, n, seed):
    """Write runs that a sum explains but where many processes and no vectors come together."""
    rng = np.random.default_rng(seed)
    frame = pd.DataFrame({"simd": rng.integers(0, 2, n), "n": rng.integers(2, 64, n)})
    frame["p"] = rng.integers(1, 9, n)
    sums = 40 + 0.5 * frame["n"] * np.log2(frame["p"]) - 15 * frame["simd"]
    odd = (frame["p"] > 5) & (frame["simd"] == 0) & (frame["n"] > 30)
    frame["seconds"] = sums * np.where(odd, 2.5, 1) * np.exp(rng.normal(0, 0.01, n))
    frame["solver"] = "amg"
    frame.to_csv(path, index=False)
    return path


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs")
    return _table(folder / "train.csv", 150, 0), _table(folder / "test.csv", 400, 1)


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _fit(table, model, *more):
    given = ["--analytical", "influence", "--target", "seconds", "--features", ",".join(FEATURES), *more]
    return "fit", "--model", "hybrid", table, *given, "-o", model


def _mape(capsys, model, table):
    code, out, _ = _run(capsys, "evaluate", model, table, "--json")
    assert code == 0
    return json.loads(out)["mape"]


def _predicted(capsys, model, table, path):
    assert _run(capsys, "predict", model, table, "--as", "predicted", "-o", path)[0] == 0
    return [float(row["predicted"]) for row in csv.DictReader(path.open())]


def test_the_formula_and_its_error_are_beside_the_settings(capsys, files, tmp_path):
    code, out, err = _run(capsys, *_fit(files[0], tmp_path / "m"))
    alone = InfluenceRegressor().fit(*_rows(files[0]))
    X, t = _rows(files[0])
    error = 100 * np.mean(np.abs(alone.predict(X) / t - 1))
    assert (code, err) == (0, "")
    assert (
        "analytical: influence, learned from the same rows; its prediction is stacked, weight 0\n"
        "learner: et, of the factor by which it is off\n"
        f"influence: seconds = {alone.formula}\n"
        f"influence alone: MAPE {error:.3g} % on the rows that it learned from\n"
    ) in out


@pytest.mark.exhaustive
def test_json_follows_the_schema(capsys, files, tmp_path):
    code, out, _ = _run(capsys, *_fit(files[0], tmp_path / "m", "--set", "learner=rf", "--json"))
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    part, alone = found["hybrid"], InfluenceRegressor().fit(*_rows(files[0]))
    assert code == 0 and found["model"] == "hybrid" and "formula" not in found
    assert (part["analytical"], part["learner"], part["ratio"]) == ("influence", "rf", True)
    assert part["formula"]["text"] == alone.formula and part["formula"]["sympy"] == alone.formula_.sympy()
    assert part["machine"] is part["constants"] is part["fitted_analytical_mape"] is None
    assert part["constants_machine"] is part["constants_fitted"] is None
    assert 0 < found["training"]["mape"] < part["analytical_mape"]


@pytest.mark.parametrize("seed", [0, 7])
def test_the_candidate_of_the_learning_curve_is_what_is_stored(capsys, files, tmp_path, seed):
    model = tmp_path / "m"
    assert _run(capsys, *_fit(files[0], model, "--seed", seed))[0] == 0
    expected = InfluenceRatioRegressor(HybridRegressor(learner="et", random_state=seed)).fit(*_rows(files[0]))
    found = _predicted(capsys, model, files[1], tmp_path / "times.csv")
    assert found == expected.predict(_rows(files[1])[0]).tolist()


@pytest.mark.exhaustive
def test_it_is_better_than_either_part_alone(capsys, files, tmp_path):
    hybrid, sums, trees = (tmp_path / name for name in ("hybrid", "sums", "trees"))
    given = [files[0], "--target", "seconds", "--features", ",".join(FEATURES)]
    for arguments in (
        _fit(files[0], hybrid),
        ("fit", "--model", "influence", *given, "-o", sums),
        ("fit", "--model", "et", *given, "-o", trees),
    ):
        assert _run(capsys, *arguments)[0] == 0
    error = _mape(capsys, hybrid, files[1])
    assert error < 0.9 * _mape(capsys, trees, files[1]) and error < 0.5 * _mape(capsys, sums, files[1])


def test_settings_of_both_parts_reach_them(capsys, files, tmp_path):
    given = ["functions=linear", "max_terms=1", "backward=no", "learner=dt", "standardize=no"]
    settings = [part for text in given for part in ("--set", text)]
    _, out, _ = _run(capsys, *_fit(files[0], tmp_path / "m", *settings, "--json"))
    influence = InfluenceRegressor(functions=["linear"], max_terms=1, backward=False)
    expected = InfluenceRatioRegressor(HybridRegressor(None, "dt", standardize=False), influence)
    expected.set_params(hybrid__random_state=0).fit(*_rows(files[0]))
    part = json.loads(out)["hybrid"]
    assert part["formula"]["text"] == expected.influence_.formula and part["learner"] == "dt"
    found = _predicted(capsys, tmp_path / "m", files[1], tmp_path / "times.csv")
    assert found == expected.predict(_rows(files[1])[0]).tolist()


@pytest.mark.exhaustive
def test_it_is_an_analytical_part_of_another_as_well(capsys, files, tmp_path):
    inner, outer = tmp_path / "inner.model", tmp_path / "outer.model"
    assert _run(capsys, *_fit(files[0], inner))[0] == 0
    code, out, _ = _run(capsys, *_fit(files[1], outer, "--analytical", inner))
    assert code == 0 and f"analytical: {inner}; its prediction is stacked" in out and "seconds =" not in out
    assert _mape(capsys, outer, files[0]) < 0.1


def test_options_of_one_value_are_named(capsys, tmp_path):
    table, model = tmp_path / "runs.csv", tmp_path / "m"
    table.write_text("n,p,mode,seconds\n" + "".join(f"{n},4,1,{2 + 3 * n}\n" for n in (1, 2, 4, 8)))
    code, out, err = _run(capsys, *_fit(table, model, "--features", "n,p,mode"))
    assert code == 0 and "influence: seconds = 2 + 3 n\n" in out
    assert err == f"chainline: warning: {table}: one value of p, mode: no influence of it can be learned\n"
    model.unlink()
    code, out, err = _run(capsys, *_fit(table, model, "--features", "p,mode"))
    assert (code, out, err.count("\n")) == (2, "", 1) and "every column has one value" in err
    assert not model.exists()


@pytest.mark.parametrize("time", ["0", "-2"])
def test_times_that_are_none_are_named(capsys, tmp_path, time):
    table = tmp_path / "runs.csv"
    table.write_text(f"n,seconds\n1,3\n2,{time}\n4,5\n")
    code, out, err = _run(capsys, *_fit(table, tmp_path / "m", "--features", "n"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"runs.csv:3: column 'seconds': time {time} must be positive" in err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--set", "constants=fitted"], "--set constants=fitted: an influence model has no constants of a"),
        (["--set", "constants=machine"], "--set constants=machine: an influence model has no constants of a"),
        (["--set", "rank=8"], "--set rank: hybrid with --analytical influence has no such parameter; choose"),
        (["--set", "backward=2"], "--set backward=2: give yes or no"),
        (["--set", "max_terms=many"], "--set max_terms=many: give a whole number"),
        (["--set", "margin=small"], "--set margin=small: give a finite number"),
        (["--set", "penalty=l1"], "--set penalty=l1: choose from ebic, bic, aicc, none"),
        (["--set", "learner=svm"], "--set learner=svm: choose from dt, rf, et"),
        (["--set", "stacking=no", "--set", "ratio=no"], "give --set aggregation=mean, learned or a share"),
        (["--machine", "zen4"], "--machine: an influence model has no constants of a machine; leave it out"),
        (["--space", "space.toml"], "--space: a hybrid model takes parameters as they are; leave it out"),
        (["--features", "solver,n"], "column 'solver' holds texts, and hybrid models take numbers"),
    ],
)
def test_bad_use_is_one_line(capsys, files, tmp_path, more, said):
    code, out, err = _run(capsys, *_fit(files[0], tmp_path / "m", *more))
    assert (code, out, err.count("\n")) == (2, "", 1) and said in err
    assert not (tmp_path / "m").exists()


def _rows(table):
    frame = pd.read_csv(table)
    return frame[FEATURES], frame["seconds"].to_numpy()
