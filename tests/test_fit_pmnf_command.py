"""`chainline fit --model pmnf`."""

import json

import jsonschema
import pandas as pd
import pytest
from chainline.cli.main import main
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("pmnf")

TEXT = """PARAMETER p
POINTS 2 4 8 16 32
REGION main
METRIC time
DATA 6 6
DATA 8 8
DATA 12 12
DATA 20 20
DATA 36 36
"""


@pytest.fixture
def data(tmp_path):
    path = tmp_path / "runs.txt"
    path.write_text(TEXT)
    return path


def _json(capsys, *arguments):
    assert main(["fit", "--model", "pmnf", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def test_json_names_kernel_metric_formula_and_scores(data, capsys):
    (model,) = _json(capsys, data)["models"]
    assert (model["kernel"], model["metric"], model["text"]) == ("main", "time", "4 + 1 p")
    assert eval(model["formula"], {"p": 64}) == pytest.approx(68)
    assert model["smape"] == pytest.approx(0, abs=1e-9)
    assert model["rss"] == pytest.approx(0, abs=1e-9)
    assert model["order"] == {"p": "p"}


def test_formulas_for_sympy(data, capsys):
    (model,) = _json(capsys, data)["models"]
    assert model["sympy"].endswith("*p")
    assert eval(model["sympy"], {"p": 64}) == pytest.approx(68)
    points = range(1, 13)
    lines = [f"DATA {p * p if p <= 6 else 30 + p}" for p in points]
    data.write_text("\n".join(["PARAMETER p", f"POINTS {' '.join(map(str, points))}", "REGION a", *lines]))
    (model,) = _json(capsys, data, "--set", "segmented=yes")["models"]
    assert model["segments"]["sympy"].startswith("Piecewise((")
    assert [part["sympy"] in model["segments"]["sympy"] for part in model["segments"]["parts"]] == [True] * 2


@pytest.mark.exhaustive
def test_figures_are_drawn_and_named(data, capsys, tmp_path):
    data.write_text(TEXT + TEXT.partition("REGION main\n")[2].join(["REGION MAIN\n", ""]))
    folder = tmp_path / "new" / "figures"
    assert main(["fit", "--model", "pmnf", str(data), "--figures", str(folder)]) == 0
    drawn = [line for line in capsys.readouterr().out.splitlines() if line.startswith("drawn: ")]
    assert drawn == [f"drawn: {folder / name}" for name in ("main-time.png", "MAIN-time-2.png")]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in folder.iterdir())
    assert len(_json(capsys, data, "--figures", folder)["models"]) == 2


def test_more_models_than_figures_is_said(data, capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("chainline.reports.figures.scaling_law.MOST_FIGURES", 1)
    data.write_text(TEXT + TEXT.partition("REGION main\n")[2].join(["REGION other\n", ""]))
    assert main(["fit", "--model", "pmnf", str(data), "--figures", str(tmp_path / "figures")]) == 0
    assert "1 of 2 models are drawn" in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "figures").iterdir()] == ["main-time.png"]


def test_figures_that_cannot_be_drawn(data, capsys, tmp_path):
    assert main(["fit", "--model", "pmnf", str(data), "--figures", str(data)]) == 2
    assert "choose another --figures" in capsys.readouterr().err


def test_a_table_prints_it_as_people_read_it(data, capsys, tmp_path):
    assert main(["fit", "--model", "pmnf", str(data), "-o", str(tmp_path / "models.json")]) == 0
    assert "4 + 1 p" in capsys.readouterr().out
    assert json.loads((tmp_path / "models.json").read_text())["models"][0]["kernel"] == "main"


def test_tables_of_runs(tmp_path, capsys):
    frame = pd.DataFrame({"kernel": "solve", "p": [1, 2, 4, 8, 16], "seconds": [10.5, 8.5, 7.5, 7, 6.75]})
    frame.to_csv(tmp_path / "runs.csv", index=False)
    arguments = (tmp_path / "runs.csv", "--target", "seconds", "--set", "negative=yes")
    (model,) = _json(capsys, *arguments)["models"]
    assert (model["kernel"], model["text"]) == ("solve", "6.5 + 4 p^(-1)")


def test_a_parameter_that_never_varies_is_left_out_with_a_word(data, capsys):
    points = "(2 1) (4 1) (8 1) (16 1) (32 1)"
    data.write_text(TEXT.replace("PARAMETER p", "PARAMETER p\nPARAMETER q").replace("2 4 8 16 32", points))
    assert main(["fit", "--model", "pmnf", str(data)]) == 0
    captured = capsys.readouterr()
    assert "q left out: it is the same at all points" in captured.err
    assert "4 + 1 p" in captured.out


_CROSS = {(4, 10): (41, 42), (8, 10): (81,), (16, 10): (161, 160, 162), (32, 10): (321,), (64, 10): (641,)}
_CROSS |= {(4, n): (1 + 4 * n,) for n in (20, 30, 40, 50)}


def test_a_tie_on_a_cross_is_a_product_without_negative_parts(tmp_path, capsys):
    """Times are 1 + p n: the sum of p and n starts at -39, and says 801 of 3201 at p = 64, n = 50."""
    path = tmp_path / "cross.txt"
    points = " ".join(f"({p} {n})" for p, n in _CROSS)
    rows = "".join(f"DATA {' '.join(map(str, times))}\n" for times in _CROSS.values())
    path.write_text(f"PARAMETER p\nPARAMETER n\nPOINTS {points}\nMETRIC time\nREGION main\n{rows}")
    (model,) = _json(capsys, path)["models"]
    assert eval(model["formula"], {"p": 64, "n": 50}) == pytest.approx(3201, rel=0.01)
    assert any(law.startswith("-38.78") for law in model["others"])
    assert model["deciding"] == {"p": 8, "n": 20}


@pytest.mark.parametrize(
    ("times", "why"),
    [
        (["10.1 9.8 55", "10 10.2 9.9", "10.3 9.7 10.1", "9.9 10.1 10.2", "10 10.1 300"], "explains"),
        (["0 0", "0 0", "3 3", "7 7", "15 15"], "it comes to -"),
    ],
)
def test_what_noise_does_not_explain_or_is_negative_is_no_law(times, why, data, capsys):
    head = TEXT.partition("DATA")[0]
    data.write_text(head + "".join(f"DATA {each}\n" for each in times))
    (model,) = _json(capsys, data)["models"]
    assert why in model["no_law"]
    assert main(["fit", "--model", "pmnf", str(data)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "none no law" in out and "no law of the normal form: " in out


def test_a_law_is_one(data, capsys):
    assert _json(capsys, data)["models"][0]["no_law"] is None


def test_settings(data, capsys):
    (model,) = _json(capsys, data, "--set", "powers=2:0,3:0:1", "--set", "logarithms=no")["models"]
    assert "p**" in model["formula"]
    (model,) = _json(capsys, data, "--set", "segmented=yes", "--set", "terms=2")["models"]
    assert model["segments"] is None


@pytest.mark.parametrize(
    ("change", "arguments", "message"),
    [
        (lambda t: t.replace(" 32", "").replace("DATA 36 36\n", ""), (), "4 points; a model needs 5"),
        (lambda t: t.replace("DATA 8 8", "DATA 8 -8"), (), "value -8 is negative"),
        (lambda t: t.replace("DATA 8 8", "DATA nan 8"), (), "is no number"),
        (lambda t: t.replace("2 4 8 16 32", "2").split("DATA 8")[0], (), "1 points; a model needs 5"),
        (lambda t: t + "REGION b\nDATA 1\n", (), "b time has 1 of 5 points, without (4)"),
        (lambda t: t, ("--set", "rank=3"), "pmnf has no such parameter"),
        (lambda t: t, ("--set", "terms=9"), "must be 1 to 3"),
        (lambda t: t, ("--set", "logarithms=maybe"), "give yes or no"),
        (lambda t: t, ("--set", "powers=a"), "is no number or fraction"),
        (lambda t: t, ("--target", "seconds"), "are for .csv and .parquet"),
    ],
)
def test_bad_input_is_one_line(change, arguments, message, data, capsys):
    data.write_text(change(TEXT))
    assert main(["fit", "--model", "pmnf", str(data), *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
