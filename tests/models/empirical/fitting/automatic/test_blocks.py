"""Blocks of candidates: what is shared between them is made once."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic import blocks
from chainline.models.empirical.fitting.automatic.candidates import CANDIDATES, Candidate, fit_candidate

N = np.arange(1.0, 41.0)
TRAIN = Measurements(pd.DataFrame({"n": N}), N**1.5 + np.where(N % 3 == 0, 5.0, 0.0), ())
SPACE = infer_space(TRAIN.features)


@pytest.mark.exhaustive
def test_a_model_that_is_corrected_is_fitted_once(monkeypatch):
    """What corrects another takes its fits, of all rows and of parts, and comes to the same."""
    smooth = next(each for each in CANDIDATES if each.name == "mars degree 3")
    both = Candidate("et", {"max_depth": 4, "n_estimators": 4}, after=smooth)
    fresh = blocks.block_of(both, TRAIN, blocks.Fits("s", SPACE, 0), lambda: 0.0)
    fits, asked = blocks.Fits("s", SPACE, 0), []
    blocks.block_of(smooth, TRAIN, fits, lambda: 0.0)
    monkeypatch.setattr(
        blocks, "fit_candidate", lambda *given: asked.append(given[-1]) or fit_candidate(*given)
    )
    found = blocks.block_of(both, TRAIN, fits, lambda: 0.0)
    assert len(asked) == 6 and None not in asked
    assert found.held.predicted.tolist() == fresh.held.predicted.tolist()
    said = [each.whole.estimator.predict(TRAIN.features).tolist() for each in (found, fresh)]
    assert said[0] == said[1]
