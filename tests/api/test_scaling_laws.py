"""Scaling laws through the front door: fitted, asked, saved, loaded; as the command finds them."""

import json

import chainline as cl
import numpy as np
import pandas as pd
import pytest
from chainline.cli import main

SIZES = [2.0**k for k in range(4, 12)]
TABLE = pd.DataFrame(
    {
        "kernel": ["sweep"] * 8 + ["sort"] * 8,
        "n": SIZES * 2,
        "seconds": [1 + 0.5 * n**2 for n in SIZES] + [3 * n * np.log2(n) for n in SIZES],
    }
)


@pytest.fixture(scope="module")
def laws():
    return cl.fit(TABLE, target="seconds", model="pmnf")


def test_each_kernel_has_a_law(laws):
    assert isinstance(laws, cl.ScalingLaws)
    assert laws.parameters == ("n",)
    assert laws.to_frame()["law"].tolist() == ["1 + 0.5 n^2", "3 n log2(n)"]
    assert "pmnf: 2 of n" in repr(laws)
    assert "n log2(n)" in laws._repr_html_()


def test_a_law_is_asked_by_its_name(laws):
    assert laws.predict({"n": [10.0, 20.0]}, "sweep") == pytest.approx([51, 201])
    assert laws.predict(np.array([[4.0]]), "sort::seconds") == pytest.approx([24])
    for name, said in (
        (None, "2 models; choose one of sweep::seconds, sort::seconds"),
        ("x", "no model 'x'"),
    ):
        with pytest.raises(cl.UsageError, match=said):
            laws.predict({"n": 4}, name)


def test_what_a_law_cannot_answer_is_one_line(laws):
    for given, said in (
        ({"n": ["many"]}, "a parameter of a scaling law is a number"),
        ({"m": [3]}, "no column 'n'"),
        ({"n": [4.0, -1.0]}, "row 2: the law has no finite value"),
    ):
        with pytest.raises(cl.UsageError, match=said) as caught:
            laws.predict(given, "sort")
        assert "\n" not in str(caught.value)


def test_it_finds_what_the_command_finds(laws, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    TABLE.to_csv("runs.csv", index=False)
    assert main(["fit", "--model", "pmnf", "runs.csv", "--target", "seconds", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert json.loads(json.dumps(laws.to_json())) == said
    assert cl.fit("runs.csv", "seconds", "pmnf").to_json() == laws.to_json()


def test_laws_are_saved_and_loaded(laws, tmp_path):
    path = tmp_path / "laws.json"
    assert laws.save(path) == path.stat().st_size
    again = cl.load(path)
    assert isinstance(again, cl.ScalingLaws)
    assert again.path == str(path)
    assert again.to_frame().equals(laws.to_frame())
    for name in ("sweep", "sort"):
        assert again.predict({"n": SIZES}, name) == pytest.approx(laws.predict({"n": SIZES}, name), rel=1e-12)
    with pytest.raises(cl.UsageError, match="holds something else, which would be lost"):
        laws.save(_measured(tmp_path))


def _measured(folder):
    TABLE.to_csv(folder / "runs.csv", index=False)
    return folder / "runs.csv"


def test_a_law_is_drawn_over_what_it_was_learned_from(laws, tmp_path):
    pytest.importorskip("matplotlib", reason="figures are an optional part")
    axes = laws.plot("sweep")
    measured, predicted = axes.lines[0].get_data()
    assert np.allclose(measured, [1 + 0.5 * n**2 for n in SIZES])
    assert np.allclose(predicted, measured, rtol=1e-6)
    laws.save(tmp_path / "laws.json")
    with pytest.raises(cl.UsageError, match="loaded laws do not keep what they were learned from"):
        cl.load(tmp_path / "laws.json").plot("sweep")


@pytest.mark.exhaustive
def test_two_regimes_are_asked_on_both_sides(tmp_path):
    n = np.arange(2.0, 30)
    table = pd.DataFrame({"n": n, "seconds": np.where(n <= 15, 5.0, 5.0 + 4 * n**2)})
    found = cl.fit(table, "seconds", "pmnf", settings={"segmented": True})
    assert found.predict({"n": [3, 28]}) == pytest.approx([5, 5 + 4 * 28**2], rel=1e-3)
    found.save(tmp_path / "laws.json")
    again = cl.load(tmp_path / "laws.json")
    assert again.predict({"n": [3, 28]}) == pytest.approx(found.predict({"n": [3, 28]}))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"models": []}, "holds no law"),
        ({"models": [3]}, "is damaged"),
        ({"parameters": 3}, "is damaged"),
        ({"model": "pnmf"}, "laws.json"),
    ],
)
def test_a_damaged_file_is_one_line(laws, tmp_path, changes, said):
    path = tmp_path / "laws.json"
    path.write_text(json.dumps({**laws.to_json(), **changes}))
    with pytest.raises(cl.UsageError, match=said) as caught:
        cl.load(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("space", "space: a scaling law takes parameters as they are"),
        ("options", "options: goes with a file of measurements, not with a frame"),
        ("analytical", "fit model='pmnf': analytical is for hybrid; leave it out"),
        ("machine", "fit model='pmnf': machine is for hybrid; leave it out"),
        ("executor", "fit model='pmnf': executor is for auto; leave it out"),
    ],
)
def test_what_a_law_does_not_take_is_said(option, said):
    with pytest.raises(cl.UsageError, match=said):
        cl.fit(TABLE, "seconds", "pmnf", **{option: "x"})


def test_settings_are_those_of_the_command():
    with pytest.raises(cl.UsageError, match="pmnf has no such parameter"):
        cl.fit(TABLE, "seconds", "pmnf", settings={"rank": 3})


def test_intervals_are_known_of_twenty_points_and_widen(laws):
    assert np.isnan(laws.interval({"n": [64.0]}, "sort")).all()
    sizes = np.arange(10.0, 40.0)
    times = 3 * sizes**2 * np.exp(0.01 * np.sin(7 * sizes))
    many = cl.fit(pd.DataFrame({"n": sizes, "seconds": times}), target="seconds", model="pmnf")
    (low, high), (far_low, far_high) = many.interval({"n": [20.0, 80.0]})
    assert low < 1200 < high and far_low < 3 * 80**2 < far_high
    assert far_high / far_low > high / low
