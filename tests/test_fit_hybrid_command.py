"""`chainline fit --model hybrid`, and `predict` and `evaluate` by what it stores, as a user types them."""

import csv
import json
import re
import shutil
from dataclasses import replace
from pathlib import Path

import jsonschema
import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.cli import main
from chainline.isa.registry import host_isa
from chainline.models.empirical.analytical.named import make_analytical
from chainline.models.empirical.analytical.predictors import StencilModel
from chainline.models.empirical.fitting.stored import load_model
from chainline.reports.schemas import schema_of

pytestmark = pytest.mark.usefixtures("small_forests", "few_parts")

ROOT = Path(__file__).parents[1]
ZEN4 = ROOT / "analysis" / "machine" / "machines" / "zen4.toml"
HYBRID = ["--model", "hybrid", "--target", "seconds"]
needs_gcc = pytest.mark.skipif(
    shutil.which("gcc") is None or host_isa() != "x86-64", reason="needs gcc for x86-64"
)
STENCIL = [*HYBRID, "--analytical", "stencil", "--machine", "zen4", "--features", "I,J,K,bj,threads"]


def _table(path, n, seed):
    """Write sweeps on a machine whose memory is half as fast as in its file, on some threads, with noise."""
    random = np.random.default_rng(seed)
    frame = pd.DataFrame({"I": 8 * random.integers(4, 40, n), "J": random.integers(8, 300, n)})
    frame = frame.assign(K=random.integers(8, 300, n), bj=random.choice([0, 16], n))
    frame = frame.assign(threads=random.integers(1, 5, n), unroll=random.integers(0, 9, n))
    one = make_analytical("stencil", load_machine("zen4")).machine
    slower = replace(one, memory_seconds_per_byte=2 * one.memory_seconds_per_byte)
    times = StencilModel(slower).predict(frame) / frame["threads"] ** 0.7
    frame["compiler"] = "gcc"
    frame["seconds"] = times * np.exp(random.normal(0, 0.03, n))
    frame.to_csv(path, index=False)
    return path


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    return _table(folder / "train.csv", 80, 0), _table(folder / "test.csv", 200, 1)


@pytest.fixture(scope="module")
def model(files, tmp_path_factory):
    path = tmp_path_factory.mktemp("models") / "hybrid.model"
    assert main(["fit", str(files[0]), *STENCIL, "-o", str(path)]) == 0
    return path


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _valid(text, name):
    found = json.loads(text)
    jsonschema.validate(found, schema_of(name))
    return found


def _errors(capsys, model, table):
    code, out, _ = _run(capsys, "evaluate", model, table, "--json")
    assert code == 0
    return _valid(out, "scores")


@pytest.mark.exhaustive
def test_what_the_analytical_model_is_worth_is_told(capsys, files, tmp_path):
    code, out, err = _run(capsys, "fit", files[0], *STENCIL, "-o", tmp_path / "my.model")
    assert (code, err) == (0, "")
    assert "hybrid: learned 80 configurations" in out
    assert "analytical: stencil on zen4, constants of the machine file; its prediction is stacked" in out
    assert "learner: et, of the factor by which it is off\n" in out
    untuned, fitted = re.search(r"error \(MAPE\) +([0-9.]+) % +([0-9.]+) %", out).groups()
    assert float(fitted) < float(untuned)
    assert re.search(r"memory GB/s +35 ", out) and re.search(r"L1 GB/s +154 ", out)
    assert re.search(r"ns per operation +0.026 ", out)
    assert re.search(r"written: .*my.model \(\d+ kB\)", out)


@pytest.mark.exhaustive
@pytest.mark.parametrize("ratio", ["no", "yes"])
def test_json_follows_the_schema(capsys, files, tmp_path, ratio):
    settings = ["--set", "aggregation=learned", "--set", "constants=fitted", "--set", "learner=rf"]
    arguments = [*STENCIL, *settings, "--set", f"ratio={ratio}", "-o", tmp_path / "my.model", "--json"]
    code, out, _ = _run(capsys, "fit", files[0], *arguments)
    found = _valid(out, "fit")
    part = found["hybrid"]
    assert code == 0 and found["model"] == "hybrid" and found["size"] is None
    assert (part["analytical"], part["machine"], part["learner"]) == ("stencil", "zen4", "rf")
    assert part["constants"] == "fitted" and part["ratio"] is (ratio == "yes")
    # the factor is a smooth one of threads: learned as such it needs no share of what is off by it
    assert part["weight"] == 0 if ratio == "yes" else 0 < part["weight"] < 1
    assert part["fitted_analytical_mape"] < part["analytical_mape"]
    assert part["constants_machine"]["gb_per_second"]["memory"] == pytest.approx(35)
    assert part["constants_machine"]["ns_per_flop"] == pytest.approx(1 / 38.4)
    assert list(part["constants_fitted"]["gb_per_second"]) == ["L1", "L2", "L3", "memory"]
    again = _run(capsys, "fit", files[0], *arguments)[1]
    assert _valid(again, "fit")["hybrid"] == part


@pytest.mark.exhaustive
@pytest.mark.parametrize("settings", [[], ["stacking=no"], ["log=no", "aggregation=mean"]])
def test_ratios_are_learned_unless_refused(capsys, files, tmp_path, settings):
    """The factors of memory and of threads are smooth, the times are not: of them ratios learn more."""
    found = {}
    for name in ("default", "ratio=yes", "ratio=no"):
        path = tmp_path / f"{name}.model"
        given = settings if name == "default" else [*settings, name]
        if name == "ratio=no" and settings == ["stacking=no"]:
            given = [*given, "aggregation=0.5"]
        arguments = [*STENCIL, *(part for text in given for part in ("--set", text)), "-o", path]
        code, out, err = _run(capsys, "fit", files[0], *arguments)
        assert (code, err) == (0, "")
        assert ("not stacked" in out) == ("stacking=no" in settings)
        assert ("learner: et, of the time\n" in out) == (name == "ratio=no")
        assert ("learner: et, of the factor by which it is off\n" in out) == (name != "ratio=no")
        assert load_model(path).estimator.ratio is (name != "ratio=no")
        part = _valid(_run(capsys, "fit", files[0], *arguments, "--json")[1], "fit")["hybrid"]
        assert part["ratio"] is (name != "ratio=no")
        assert part["stacking"] is ("stacking=no" not in settings)
        found[name] = _errors(capsys, path, files[1])["mape"]
    assert found["default"] == found["ratio=yes"] < found["ratio=no"]


@pytest.mark.exhaustive
def test_models_of_other_classes_have_no_such_part(capsys, files, tmp_path):
    arguments = ["--model", "et", "--target", "seconds", "--features", "I,J,K", "-o", tmp_path / "et.model"]
    assert "hybrid" not in _valid(_run(capsys, "fit", files[0], *arguments, "--json")[1], "fit")


@pytest.mark.exhaustive
def test_it_is_better_than_its_learner_alone(capsys, files, model, tmp_path):
    pure = tmp_path / "et.model"
    arguments = ["--model", "et", "--target", "seconds", "--features", "I,J,K,bj,threads", "-o", pure]
    assert _run(capsys, "fit", files[0], *arguments)[0] == 0
    hybrid = _errors(capsys, model, files[1])
    assert hybrid["model"] == "hybrid" and hybrid["mape"] < 0.5 * _errors(capsys, pure, files[1])["mape"]


@pytest.mark.exhaustive
def test_times_are_predicted_into_a_table(capsys, files, model, tmp_path):
    path = tmp_path / "times.csv"
    assert _run(capsys, "predict", model, files[1], "--as", "t", "-o", path)[0] == 0
    rows = list(csv.DictReader(path.open()))
    assert list(rows[0])[-4:] == ["t", "t_low", "t_high", "outside_range"] and len(rows) == 200


@pytest.mark.exhaustive
def test_a_fitted_model_is_an_analytical_one(capsys, files, model, tmp_path):
    path = tmp_path / "second.model"
    columns = ["--features", "unroll,threads,K,J,I,bj"]
    given = [*HYBRID, "--analytical", model, *columns, "--set", "aggregation=0.5", "-o", path]
    code, out, _ = _run(capsys, "fit", files[0], *given)
    assert code == 0 and "hybrid.model; its prediction is stacked, weight 0.5" in out
    assert re.search(r"hybrid.model alone: MAPE [0-9.e-]+ %", out)
    part = _valid(_run(capsys, "fit", files[0], *given, "--json")[1], "fit")["hybrid"]
    assert part["machine"] is part["constants_machine"] is part["fitted_analytical_mape"] is None
    assert _errors(capsys, path, files[1])["mape"] < 0.4


def test_the_other_application_and_a_machine_file(capsys, tmp_path):
    table = tmp_path / "fmm.csv"
    table.write_text("N,q,k,threads,seconds\n4096,64,4,1,0.01\n8192,32,6,2,0.2\n16384,64,2,4,0.01\n")
    given = [*HYBRID, "--analytical", "fmm", "--machine", ZEN4, "-o", tmp_path / "fmm.model", "--json"]
    code, out, _ = _run(capsys, "fit", table, *given)
    assert code == 0 and _valid(out, "fit")["hybrid"]["machine"] == "zen4"


@needs_gcc
def test_a_model_from_code_has_a_machine_but_no_constants(capsys, tmp_path):
    table = tmp_path / "p2p.csv"
    table.write_text("N,q,seconds\n4096,64,0.01\n8192,64,0.02\n16384,64,0.04\n")
    given = [*HYBRID, "--analytical", "p2p-code", "--machine", "zen4", "-o", tmp_path / "p2p.model"]
    code, out, err = _run(capsys, "fit", table, *given)
    assert (code, err) == (0, "")
    assert "analytical: p2p-code on zen4; its prediction is stacked" in out
    assert "p2p-code alone: MAPE" in out and "memory GB/s" not in out
    part = _valid(_run(capsys, "fit", table, *given, "--json")[1], "fit")["hybrid"]
    assert (part["machine"], part["constants_machine"], part["constants_fitted"]) == ("zen4", None, None)
    code, out, err = _run(capsys, "fit", table, *given, "--set", "constants=fitted")
    assert (code, out) == (2, "") and "has no constants to fit" in err and err.count("\n") == 1


def test_one_row_has_no_constants_fitted(capsys, tmp_path):
    table = tmp_path / "fmm.csv"
    table.write_text("N,q,k,seconds\n4096,64,4,0.01\n")
    given = [*HYBRID, "--analytical", "fmm", "--machine", "zen4", "-o", tmp_path / "fmm.model"]
    part = _valid(_run(capsys, "fit", table, *given, "--json")[1], "fit")["hybrid"]
    assert part["constants_fitted"] is part["fitted_analytical_mape"] is None
    assert re.search(r"memory GB/s +35 *\n", _run(capsys, "fit", table, *given)[1])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*HYBRID], "fit --model hybrid: give --analytical"),
        (
            [*HYBRID, "--analytical", "gauss"],
            "--analytical gauss: no such model or file; "
            "give stencil, fmm, p2p, m2l, stencil-code, p2p-code, smg-1d, smg-2d, smg-3d, amg, influence, "
            "or a file of `chainline fit`\n",
        ),
        ([*STENCIL, "--features", "I,J"], "'stencil' needs columns I, J, K; the data has no K"),
        ([*STENCIL, "--features", "I,J,K,compiler"], "column 'compiler' holds texts, and hybrid models take"),
        ([*STENCIL, "--machine", "z80"], "unknown machine 'z80'"),
        ([*STENCIL, "--set", "rank=3"], "--set rank: hybrid has no such parameter; choose from learner"),
        (
            [*STENCIL, "--set", "stacking=no", "--set", "ratio=no"],
            "give --set aggregation=mean, learned or a share",
        ),
        ([*STENCIL, "--set", "ratio=maybe"], "--set ratio=maybe: give yes or no"),
        ([*STENCIL, "--space", "space.toml"], "--space: a hybrid model takes parameters as they are"),
        (
            ["--model", "et", "--target", "seconds", "--analytical", "stencil"],
            "fit --model et: --analytical is for hybrid; leave it out",
        ),
        (["--model", "pmnf", "--machine", "zen4"], "fit --model pmnf: --machine is for hybrid; leave it out"),
    ],
)
def test_bad_use_is_one_clear_line(capsys, files, tmp_path, arguments, said):
    code, out, err = _run(capsys, "fit", files[0], "-o", tmp_path / "m", *arguments)
    assert (code, out) == (2, "")
    assert said in err and err.count("\n") == 1
    assert not (tmp_path / "m").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--machine", "zen4"], "is a fitted model and has no constants of a machine; leave it out"),
        (["--set", "constants=fitted"], "the analytical model has no constants to fit"),
        (["--features", "I,J,K"], "needs columns I, J, K, bj, threads; the data has no bj, threads"),
    ],
)
def test_bad_use_of_a_fitted_part(capsys, files, model, tmp_path, arguments, said):
    given = [*HYBRID, "--features", "I,J,K,bj,threads", "--analytical", model, "-o", tmp_path / "m"]
    code, out, err = _run(capsys, "fit", files[0], *given, *arguments)
    assert (code, out) == (2, "") and said in err and err.count("\n") == 1


def test_files_that_are_no_models_or_lack_constants(capsys, files, tmp_path):
    given = ["fit", files[0], *HYBRID, "--features", "I,J,K", "-o", tmp_path / "m"]
    code, _, err = _run(capsys, *given, "--analytical", files[1])
    assert code == 2 and "is no model of `chainline fit`" in err and err.count("\n") == 1
    lacking = tmp_path / "lacking.toml"
    lacking.write_text(
        re.sub(r"core_bytes_per_second = \S+", "core_bytes_per_second = nan", ZEN4.read_text())
    )
    code, _, err = _run(capsys, *given, "--analytical", "stencil", "--machine", lacking)
    assert code == 2 and "core_bytes_per_second" in err and err.count("\n") == 1


def test_tables_that_do_not_fit_a_stored_model(capsys, model, tmp_path):
    table = tmp_path / "x.csv"
    for text, said in [
        ("I,J,K,bj\n64,64,64,0\n", "no column 'threads'"),
        ("I,J,K,bj,threads\n64,many,64,0,1\n", "column 'J': 'many' is no number"),
        ("I,J,K,bj,threads\n64,64.5,64,0,1\n", "J: found 64.5; give whole numbers"),
    ]:
        table.write_text(text)
        code, out, err = _run(capsys, "predict", model, table)
        assert (code, out) == (2, "") and said in err and err.count("\n") == 1
