"""Explanations: their factors multiply to the prediction, and their words are true."""

import math
import re

import numpy as np
import pytest
from chainline.models.kernels.learned.features import PHYSICS_FEATURES
from chainline.models.kernels.learned.stored.answer import Explanation, Term, explain, in_words


def test_factors_multiply_to_the_prediction(model, table):
    speeds = model.predict(table)
    work = (table["nominal_flops"] * table["frequency_ghz"]).to_numpy()
    for row, found in enumerate(explain(model, table)):
        assert len(found.terms) == len(PHYSICS_FEATURES)
        product = math.prod(term.factor for term in found.terms)
        assert found.bound_cycles * found.usual_factor * product == pytest.approx(found.cycles, rel=1e-5)
        assert found.cycles == pytest.approx(work[row] / speeds.gflops[row])
        assert found.low_cycles == pytest.approx(work[row] / speeds.high[row])
        assert found.high_cycles == pytest.approx(work[row] / speeds.low[row])


def test_what_costs_is_named(model, table):
    spills = table.sort_values("stack_per_cycle")
    best, worst = explain(model, spills.iloc[[0, -1]])
    assert (best.terms[0].feature, worst.terms[0].feature) == ("stack_per_cycle", "stack_per_cycle")
    assert best.terms[0].factor < 0.95
    assert worst.terms[0].factor > 1.05
    assert worst.terms[0].value == pytest.approx(spills["stack_per_cycle"].iloc[-1])
    assert worst.terms[0].median == pytest.approx(table["stack_per_cycle"].median())
    assert re.search(
        r"\+\d+ % because of spilled registers \(0\.9\d* 1/cycle, median 0\.\d+\)", in_words(worst)
    )


def _term(factor, value=0.4, median=0.1, meaning="spilled registers", unit="1/cycle"):
    return Term("stack_per_cycle", unit, meaning, factor, value, median)


def _explanation(*terms):
    cycles = 812 * 1.1 * math.prod(term.factor for term in terms)
    return Explanation("4,4", "simulated", 812.0, 1.1, terms, cycles, cycles / 1.05, cycles * 1.05, 0.9)


def test_the_sentence():
    rest = [_term(1.01), _term(0.99), _term(1.02)]
    words = in_words(
        _explanation(_term(1.12), _term(0.97, 0.0, 0.5, "full schedulers", ""), *rest), n_terms=2
    )
    assert words == (
        "4,4: simulated 812 cycles; +10 % for any kernel; +12 % because of spilled registers (0.4 1/cycle, "
        "median 0.1); -3 % without full schedulers (median 0.5); +2 % for 3 other features; "
        "predicted 990 cycles (90 %: 943 to 1039)"
    )


def test_negligible_terms_are_not_told():
    words = in_words(_explanation(_term(1.2), _term(1.001), _term(0.999)))
    assert words.count("because of") == 1
    assert "+0 % for 2 other features" in words


def test_missing_values_are_unknown():
    assert "(unknown, median unknown)" in in_words(_explanation(_term(1.2, None, None)))


def test_features_without_a_value(model, table):
    (found,) = explain(model, table.iloc[:1].assign(lanes=np.nan))
    assert next(term for term in found.terms if term.feature == "lanes").value is None
