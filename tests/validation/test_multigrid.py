"""`multigrid`: what its study says of the times that are measured there."""

import importlib
import re
import sys
from pathlib import Path

import numpy as np
import pytest

FOLDER = Path(__file__).parent / "multigrid"


@pytest.fixture
def sample(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module


@pytest.mark.exhaustive
def test_the_formula_in_options_is_the_model_wherever_it_was_measured(sample):
    for dimensions in (1, 2, 3):
        case = sample("cases").smg_case(dimensions)
        points = case.table[list(case.formula.parameters)].to_numpy(float)
        np.testing.assert_allclose(case.formula.values(points), case.analytical, rtol=1e-9)


@pytest.mark.exhaustive
def test_designs_of_squares(sample, tmp_path):
    designs, case = sample("designs"), sample("cases").smg_case(2)
    found = [designs.outcome((choice, 0), case) for choice in designs.CHOICES if choice.title != "R(125)"]
    table = designs.summary(case, found).set_index("design")
    few = {"PB(9,3)": 9, "PB(25,5)": 15, "PB(125,5)": 15, "PB(49,7)": 21, "CC": 15}
    assert table["runs"].to_dict() == {"FF": 117, **few, "R(25)": 25, "R(50)": 50}
    assert table["error"]["FF"] < 0.1 < table["error"]["PB(9,3)"] < 0.25
    assert (table["SC"] < 0).all() and (table["JS"] > 0.8).all()
    lines = "\n".join(designs.report(case, found, designs.summary(case, found)))
    assert re.search(r"117 configurations, .*\n.*\(alpha .* error 16\.\d %", lines)
    pictures = sample("pictures")
    assert pictures.draw_designs({"SMG": table.reset_index()}, tmp_path / "a.png").stat().st_size > 5000
    assert pictures.draw_times([case, case], found[:2], tmp_path / "b.png").stat().st_size > 5000


def test_designs_are_written_into_a_folder_of_their_own(sample, monkeypatch, tmp_path):
    folder, designs, case = FOLDER, sample("designs"), sample("cases").smg_case(2)
    monkeypatch.chdir(tmp_path)
    found = [designs.outcome((choice, 0), case) for choice in designs.CHOICES[1:2]]
    monkeypatch.setattr(designs, "all_cases", lambda: [case])
    monkeypatch.setattr(designs, "outcomes", lambda _: found)
    for name in ("draw_designs", "draw_times"):
        monkeypatch.setattr(designs, name, lambda *drawn: drawn[-1].touch())
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.suffix in {".csv", ".png"}}
    for arguments, output in (([], "out"), (["-o", "mine"], "mine")):
        monkeypatch.setattr(sys, "argv", ["designs.py", *arguments])
        designs.main()
        written = {str(path.relative_to(output)) for path in Path(output).rglob("*") if path.is_file()}
        assert written == {"designs.csv", "figures/designs.png", "figures/times.png"}
    assert before == {path: path.read_bytes() for path in before}


def test_boxes_of_levels(sample):
    case = sample("cases").boomeramg_case()
    assert len(case.table) == 500 and case.runs.shape == (3, 500)
    assert (case.table["seconds"].to_numpy() == case.runs.min(axis=0)).all()
    quantities = case.table[list(case.formula.parameters)].to_numpy(float)
    np.testing.assert_allclose(case.formula.values(quantities), case.analytical, rtol=1e-9)
    assert 0.05 < np.mean(abs(case.analytical / case.table["seconds"] - 1)) < 0.15
