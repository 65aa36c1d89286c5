"""`campaigns/zen5/influences.py` and `sampling_designs.py`: shares add up, and are those that were put in."""

import importlib
import re
from itertools import product
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.variability.files import read_model
from chainline.models.empirical.data.variability.space import valid_configurations
from chainline.models.empirical.designs.by_name import Settings, make_design

ZEN5 = Path(__file__).parent / "campaigns" / "zen5"


@pytest.fixture
def sample(monkeypatch):
    monkeypatch.syspath_prepend(str(ZEN5))
    return importlib.import_module


@pytest.mark.exhaustive
def test_every_split(sample):
    first, formula, trees, header, *lines = sample("influences").every_split()
    assert float(re.search(r"mean error ([\d.]+) %", first)[1]) < 25
    assert float(re.search(r"mean error ([\d.]+) %", trees)[1]) < 3
    assert "idle_lanes" in formula and "parts" not in formula
    table = {line[:34].strip(): [float(cell) for cell in line[34:].split()] for line in lines}
    columns = list(zip(*table.values(), strict=True))
    parts = [n for n, name in enumerate(table) if not name.startswith(("all with", "single"))]
    # of measurements, of the model and of the trees alike
    assert len(columns) == len(re.findall(r"log GFLOPS|(?<!log )GFLOPS|influence|extra trees", header)) == 4
    assert all(abs(sum(column[n] for n in parts) - 100) < 0.3 for column in columns)
    assert table["all with split"][0] < 1
    assert table["order x compiler"][0] > 50


def test_shares_of_what_was_put_in(sample):
    splits = {1: ["2", "1,1"], 2: ["3", "2,1", "1,1,1"]}
    kernels = [(order, split) for order, of in splits.items() for split in of]
    grid = pd.DataFrame(
        [(*kernel, *rest) for kernel, *rest in product(kernels, "gc", [128, 256])],
        columns=["order", "split", "compiler", "width"],
    )
    whole = 3.0 * (grid["order"] == 2)
    within = grid["split"].map({"3": 1.0, "1,1,1": -1.0}).fillna(0.0)
    both = np.where((grid["compiler"] == "g") == (grid["width"] == 128), 2.0, -2.0)
    shares = sample("kernel_grid").variance_shares(grid, (whole + within + both).to_numpy())
    found = {names: share for names, share in shares.items() if share > 1e-9}
    # variances by hand: 9 x 2/5 x 3/5, 2/5 and 4
    expected = {("order",): 2.16, ("split",): 0.4, ("compiler", "width"): 4.0}
    assert found == pytest.approx({names: value / 6.56 for names, value in expected.items()})
    with pytest.raises(ValueError, match="every combination"):
        sample("kernel_grid").variance_shares(grid.iloc[1:].reset_index(drop=True), whole[1:].to_numpy())


@pytest.mark.exhaustive
@pytest.mark.parametrize(("restriction", "kernels"), [("L1", 567), ("np <= 3", 1260)])
def test_every_configuration_was_measured_once(sample, restriction, kernels):
    grid = sample("kernel_grid").read_grid(restriction)
    columns = list(grid.model.columns)
    measured = grid.options[columns].sort_values(columns, ignore_index=True)
    allowed = valid_configurations(grid.model).sort_values(columns, ignore_index=True)
    assert len(measured) == kernels
    pd.testing.assert_frame_equal(measured, allowed, check_dtype=False)
    shares = sample("kernel_grid").variance_shares(grid.factors, np.log(grid.speed))
    assert sum(shares.values()) == pytest.approx(1)


@pytest.mark.exhaustive
def test_designs(sample, tmp_path):
    module = sample("sampling_designs")
    numeric = "Plackett-Burman, 9 runs, 3 levels"
    few = make_design(module.grid().model, "pair-wise", *module.NUMERIC[numeric])
    assert module.runs(few) == 126
    row = module.Row("pair-wise", numeric, 126, module.errors(few), (0.2, 0.2), (0.05, 0.05))
    assert all(0.02 < error < 0.5 for error in row.errors)
    assert module.draw([row, row], tmp_path / "designs.png").stat().st_size > 5000
    assert "126" in list(module.table([row]))[1]


@pytest.mark.exhaustive
def test_the_model_that_users_sample_from():
    model = read_model(ZEN5 / "kernels.toml")
    design = make_design(model, "pair-wise", "plackett-burman", Settings(runs=9))
    assert len(design.configurations) and model.valid(design.configurations).all()
