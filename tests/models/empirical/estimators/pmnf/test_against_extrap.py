"""The models that Extra-P 4.2.5 finds in its own example files."""

import json

import numpy as np
import pytest
from chainline.models.empirical.data.experiments.read import read_series
from chainline.models.empirical.estimators.pmnf.fit import fit_series

from .....extrap_text import parsed
from .....public_data import ROOT, public_data

EXPECTED = ROOT / "extrap" / "expected_models_extrap-4.2.5.json"
FILES = sorted(json.loads(EXPECTED.read_text())) if EXPECTED.exists() else ["extrap"]
SAME_ON_THESE_POINTS = {"jsonlines/cross_matrix_2p.jsonl", "jsonlines/incomplete_matrix_2p.jsonl"}
"""Points on a cross: ``a + b`` and ``a + ab`` give the same values there, and we take the simpler."""
FEW_POINTS = "text/two_parameter_4.txt"
"""No line of three points: Extra-P takes constants, with SMAPE 120; we learn the terms from all points."""


@pytest.mark.parametrize("name", FILES)
def test_the_same_models(name):
    path = public_data("extrap") / name
    expected = json.loads(EXPECTED.read_text())[name]
    series = read_series(path)
    found = {(each.kernel, each.metric): f.model for each, f in zip(series, fit_series(series), strict=True)}
    assert len(expected["models"]) == len(found)
    for line in expected["models"]:
        kernel, metric, text, smape, *_ = line.split("|")
        model = found[kernel, metric]
        formula = model.formula
        constant, products = parsed(text, formula.parameters)
        if name == FEW_POINTS and products == {} and formula.products:
            assert model.smape < 0.1 * float(smape)
            continue
        assert model.smape == pytest.approx(float(smape), rel=1e-6, abs=1e-6)
        if name in SAME_ON_THESE_POINTS:
            values = constant + sum(
                c * np.prod([term.values(series[0].points[:, i]) for i, term in product], axis=0)
                for product, c in products.items()
            )
            assert formula.values(series[0].points) == pytest.approx(values, rel=1e-9)
            assert sum(map(len, formula.products)) < sum(map(len, products))
            continue
        assert set(map(frozenset, formula.products)) == set(map(frozenset, products))
        for product, coefficient in zip(formula.products, formula.coefficients, strict=True):
            assert coefficient == pytest.approx(products[product], rel=1e-6)
        assert formula.constant == pytest.approx(constant, rel=1e-6, abs=1e-9)
