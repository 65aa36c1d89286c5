"""tests/validation/campaigns/zen5/few_measurements.py: its pools are the data set, its figure is drawn."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from chainline.models.kernels.suggestion.suggest import PREDICTED, replay_splits
from chainline.reports.figures.studies import LossCurve, draw_few_measurements

SAMPLE = Path(__file__).parent / "campaigns" / "zen5" / "few_measurements.py"


@pytest.fixture(scope="module")
def sample():
    spec = importlib.util.spec_from_file_location("few_measurements", SAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.exhaustive
def test_every_split_of_the_data_set_is_in_a_game(sample):
    found = sample.pools(sample.PREDICTIONS)
    assert [pool.compiler for pool in found] == ["gcc", "clang", "gfortran", "llvm"]
    for pool in found:
        assert sum(len(each.splits) for each in pool.candidates) == 913
        assert len({(each.order, each.code) for each in pool.candidates}) == len(pool.candidates)
        everything = replay_splits(pool, PREDICTED, turns=999)
        assert everything.losses()[-1].max() == 0


@pytest.mark.exhaustive
def test_the_noise_is_what_the_readme_says(sample):
    deviation, rows = sample.noise()
    assert (round(deviation, 4), rows) == (0.0093, 316)


def test_the_figure(tmp_path):
    lost = np.array([1.0, 0.05, 0.02, 0.01])
    panels = {"gcc": [LossCurve("process", lost / 2, lost), LossCurve("random", lost / 2, lost)]}
    path = draw_few_measurements(panels, {"gcc": 0.004}, tmp_path / "few.png")
    assert path.stat().st_size > 5000
