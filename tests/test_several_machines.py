"""One data set of several machines, as `chainline merge` makes it: `train`, `evaluate` and `study`."""

import json
import shutil
from pathlib import Path

import pandas as pd
import pytest
from chainline.analysis.measurement.dataset import load_rows
from chainline.analysis.measurement.dataset.parquet import write_rows
from chainline.cli import main

CAMPAIGNS = Path(__file__).parent / "validation" / "campaigns"
CPUS = {"zen3": "family 25, model 1,", "zen5": "family 26, model 2,", "gnr": "family 6, model 167,"}


def _rows(folder, orders, compilers):
    rows = load_rows(CAMPAIGNS / folder / "tensor.parquet")
    return [
        row for row in rows if row.order in orders and row.compiler in compilers and row.residence == "L1"
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Merge measured rows of three machines, two of which were both called `mine`."""
    where = tmp_path_factory.mktemp("machines")
    parts = []
    for name in ("zen3", "zen5", "granite-rapids"):
        parts.append(str(where / f"{name}.parquet"))
        write_rows(Path(parts[-1]), _rows(name, (1, 2, 3), ("llvm",)))
    assert main(["merge", *parts, "-o", str(where / "all.parquet")]) == 0
    return where


def _ran(capsys, *arguments):
    capsys.readouterr()
    code = main([*map(str, arguments)])
    printed = capsys.readouterr()
    assert code == 0, printed.err
    return printed.out, printed.err


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "machine", ["zen3", *(pytest.param(key, marks=pytest.mark.exhaustive) for key in ("zen5", "gnr"))]
)
def test_rows_of_other_processors_are_left_out_and_told(machine, folder, capsys):
    out, err = _ran(capsys, "evaluate", "chain", folder / "all.parquet", "--machine", machine, "--json")
    one = "granite-rapids" if machine == "gnr" else machine
    alone, _ = _ran(capsys, "evaluate", "chain", folder / f"{one}.parquet", "--machine", machine, "--json")
    found, wanted = json.loads(out), json.loads(alone)
    left_out = [each for each in found["skipped"] if "measured on another machine" in each["reason"]]
    assert len(left_out) == 2 and not any(CPUS[machine] in each["reason"] for each in left_out)
    assert {**found, "skipped": []} == {**wanted, "skipped": []}
    assert "rows of 3 processors" in err and f"for {machine} those of" in err


@pytest.mark.exhaustive
def test_a_model_of_both_machines_is_learned_from_one_file(folder, tmp_path, capsys):
    data, models = folder / "all.parquet", (tmp_path / "one", tmp_path / "two")
    ours = ("train", data, "--machine", "zen5", "--also", "gnr", data, "-o", models[0], "--json")
    out, err = _ran(capsys, *ours)
    apart = folder / "zen5.parquet", folder / "granite-rapids.parquet"
    theirs = ("train", apart[0], "--machine", "zen5", "--also", "gnr", apart[1], "-o", models[1], "--json")
    alone, _ = _ran(capsys, *theirs)
    found, wanted = json.loads(out), json.loads(alone)
    for key in ("rows", "interval", "features"):
        assert found[key] == wanted[key], key
    assert err.count("rows of 3 processors") == 2
    out, _ = _ran(capsys, "evaluate", models[0], data, "--machine", "zen5", "--json")
    left_out = [each["reason"] for each in json.loads(out)["skipped"] if "machine" in each["reason"]]
    assert len(left_out) == 2 and not any(CPUS["zen5"] in reason for reason in left_out)
    shutil.rmtree(models[0])


@pytest.mark.exhaustive
def test_learning_is_evaluated_on_rows_of_one_machine(folder, capsys):
    def held_out(name):
        out, _ = _ran(capsys, "evaluate", "learned", folder / name, "--machine", "zen5", "--json")
        return json.loads(out)

    assert held_out("all.parquet") == held_out("zen5.parquet")


def _times(path):
    frame = pd.DataFrame({"n": [1, 2, 3, 4, 5, 6] * 2, "cpu": ["A"] * 6 + ["B"] * 6})
    frame["seconds"] = frame.n * (1.0 + (frame.cpu == "B"))
    frame.to_csv(path, index=False)
    return path


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("command", "warned"),
    [
        (("study", "learning-curve", "--features", "n", "--draws", "2", "--sizes", "4"), True),
        (("fit", "--model", "et", "--features", "n", "-o", "a.model"), True),
        (("fit", "--model", "et", "-o", "b.model"), False),
        (("fit", "--model", "pmnf", "--features", "n"), True),
        (("fit", "--model", "pmnf", "--features", "n", "--kernel", "cpu"), False),
    ],
)
def test_a_table_of_several_processors_is_told(command, warned, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    table, words = _times(tmp_path / "times.csv"), [*command]
    at = 2 if words[0] == "study" else 1
    _, err = _ran(capsys, *words[:at], table, "--target", "seconds", *words[at:])
    assert ("rows of 2 processors, A, B, are taken as those of one" in err) == warned
