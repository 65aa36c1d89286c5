"""What is solved as one batch is what each part says alone."""

from fractions import Fraction

import numpy as np
import pytest
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.estimators.pmnf.confidence import bootstrap, interval_ends
from chainline.models.empirical.estimators.pmnf.fit import (
    Search,
    Statistic,
    batches_of,
    fit_parts,
    fit_series,
)
from chainline.models.empirical.fitting.laws_cross_validation import validate_laws
from chainline.models.empirical.formulas.formula import Formula, Term, TermChoice, values_of

AXIS = np.array([2.0, 4.0, 8.0, 16.0, 32.0])
POINTS = np.stack(np.meshgrid(AXIS, AXIS, indexing="ij"), axis=-1).reshape(-1, 2)
P, N = POINTS.T
LAWS = [3 + 2 * P * N, 5 + 0.5 * P**2, 400 / P + N, np.full(25, 7.0), 1 + P + N * np.log2(N)]


def measured(points=POINTS, laws=LAWS, seed=0):
    random = np.random.default_rng(seed)
    return [
        Series(
            f"k{place}",
            "time",
            ("p", "n")[: points.shape[1]],
            points,
            tuple(value * random.uniform(0.95, 1.05, 3) for value in law),
        )
        for place, law in enumerate(laws)
    ]


def without(series, out):
    repetitions = tuple(each for each, left in zip(series.repetitions, out, strict=True) if not left)
    return Series(series.kernel, series.metric, series.parameters, series.points[~out], repetitions)


def test_parts_of_a_sample_are_what_each_is_alone():
    series = measured()
    (batch,) = batches_of(series, Statistic.MEAN)
    # two as long, one without a line of five, one that is a single line and a point beside it
    outs = [np.arange(25) % 5 == 0, np.arange(25) % 5 == 3, P == 32.0, (P > 2) & (np.arange(25) != 7)]
    together = fit_parts([batch.at(~out) for out in outs], Search())
    for out, laws in zip(outs, together, strict=True):
        alone = fit_series([without(each, out) for each in series], Search())
        assert [law.model.formula.products for law in laws] == [law.model.formula.products for law in alone]
        for law, other in zip(laws, alone, strict=True):
            assert law.values(POINTS) == pytest.approx(other.values(POINTS), rel=1e-9)
            assert law.model.smape == pytest.approx(other.model.smape, rel=1e-9)


@pytest.mark.parametrize("parameters", [1, 2])
def test_new_points_are_judged_by_laws_that_have_not_seen_them(parameters):
    laws = [law[: 25 if parameters == 2 else None] for law in LAWS[:3]]
    points = POINTS
    if parameters == 1:
        points = np.arange(2.0, 27.0)[:, None]
        laws = [3 + 2 * points[:, 0], 100 / points[:, 0]]
    series = measured(points, laws)
    parts = np.random.default_rng(4).permutation(np.arange(25) % 5)
    validated = validate_laws(series, fit_series(series, Search()), Search(), 4)
    for each, found in zip(series, validated, strict=True):
        for part in range(5):
            out = parts == part
            (law,) = fit_series([without(each, out)], Search())
            assert found.predicted[out] == pytest.approx(law.values(points[out]), rel=1e-9)
        assert (found.new_rows.configurations, found.new_rows.parts) == (25, 5)
        off = np.abs(np.log(np.concatenate(each.repetitions) / np.repeat(found.predicted, 3)))
        assert found.new_rows.typical == pytest.approx(np.median(off), rel=1e-12)


def test_terms_at_values_are_what_each_is_alone():
    choice = TermChoice(negative=True)
    x = np.array([[2.0, 3.0, 100.0], [1.5, 1e3, 7.0]])
    found = values_of(choice.terms(), x)
    assert found.shape == (2, len(choice.terms()), 3)
    for row, of_row in zip(x, found, strict=True):
        for term, values in zip(choice.terms(), of_row, strict=True):
            assert values == pytest.approx(term.values(row), rel=1e-14)
    assert values_of([Term(Fraction(1), 0)], np.array([0.0, 2.0])).tolist() == [[0.0, 2.0]]


def test_intervals_are_those_of_means_of_repetitions_drawn_anew():
    (series, *_) = measured()
    formula = Formula(("p", "n"), 3.0, (2.0,), (((0, Term(Fraction(1), 0)), (1, Term(Fraction(1), 0))),))
    random = np.random.default_rng(0)
    means = np.empty((25, 1000))
    for place, values in enumerate(series.repetitions):
        means[place] = values[random.integers(0, 3, (1000, 3))].mean(axis=1)
    drawn = np.linalg.lstsq(np.column_stack([np.ones(25), P * N]), means)[0]
    ends = np.quantile(drawn, [0.025, 0.975], axis=1).T
    assert np.array(interval_ends([series], [formula])[0]) == pytest.approx(ends, rel=1e-9)
    assert bootstrap(series, formula).draws == pytest.approx(drawn.T, rel=1e-9)
