"""Intervals beyond the range: the outer half tells how errors grow, members of a blend how they part."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic.candidates import LogBlend
from chainline.models.empirical.fitting.cross_validation import HeldOut, validated
from chainline.models.empirical.fitting.fitting import fit_model
from chainline.models.empirical.fitting.prediction_intervals import NewRows, learned_ranges, outer_half
from chainline.models.empirical.fitting.predictions import half_widths
from chainline.models.empirical.fitting.store.document import StoredModel
from chainline.records import replace

ROWS = pd.DataFrame({"n": 2.0 ** np.linspace(3, 8, 40)})


def test_the_outer_half_is_half_of_the_rows_at_most():
    values = np.concatenate([np.full(5, 100.0), np.linspace(1, 10, 20), np.linspace(60, 90, 60)])
    out = outer_half(values)
    assert 10 <= out.sum() <= len(values) / 2
    assert values[out].min() > values[~out].max()


@pytest.mark.parametrize("values", [np.ones(30), np.arange(1.0, 5.0), np.repeat([1.0, 2.0], 20)])
def test_few_values_have_their_last_ones_held_out(values):
    assert outer_half(values).sum() < len(values) / 2


def test_where_members_part_the_interval_is_as_wide():
    """One member goes on as n, another as n^2: they agree inside and are a factor apart beyond."""
    times = 1e-3 * ROWS["n"].to_numpy()
    member = fit_model("gp", Measurements(ROWS, times, ()), "seconds", None, {}, 0).estimator

    class Steeper:
        def predict(self, rows):
            return member.predict(rows) * np.maximum(rows["n"].to_numpy() / 256, 1.0)

    def widths(steeper):
        blend = LogBlend((member, Steeper()), (1 - steeper, steeper))
        new_rows = NewRows(40, 5, 0.01, 0.05, 0.02, 1.0, (("n", 0.0),))
        stored = StoredModel("blend", blend, ("n",), "seconds", 40, learned_ranges(ROWS), new_rows)
        return half_widths(stored, pd.DataFrame({"n": [100.0, 512.0, 4096.0]}))

    inside, near, far = widths(0.5)
    assert inside == 0.05
    spread = np.log([2, 16]) / 2  # between the members, in the middle of which the blend is
    assert near > 0.05 + 0.6 * 1.645 * spread[0] and far > 0.05 + 0.6 * 1.645 * spread[1]
    hardly = widths(0.05)  # a member that explains little of what was learned widens by little
    assert hardly[0] == 0.05 and 0.05 < hardly[2] < far / 2


def test_one_member_that_goes_astray_far_out_is_not_followed():
    """Inside the range the blend is the mean, from a tenth of it on the median, between them continuous."""

    class Power:
        def __init__(self, exponent):
            self.exponent = exponent

        def predict(self, rows):
            return rows["n"].to_numpy() ** self.exponent

    members, weights = (Power(1.0), Power(1.1), Power(9.0)), (0.4, 0.4, 0.2)
    blend = LogBlend(members, weights, learned_ranges(ROWS))
    mean, n = LogBlend(members, weights), pd.DataFrame({"n": 2.0 ** np.array([3, 5, 8, 8.001, 8.5, 12])})
    said, means = np.log(blend.predict(n)), np.log(mean.predict(n))
    assert said[:3] == pytest.approx(means[:3]) and said[3] == pytest.approx(means[3], rel=0.01)
    assert (said[4:] < 1.2 * np.log(n["n"][4:])).all() and (means[4:] > 2 * np.log(n["n"][4:])).all()


def test_growth_is_that_of_all_errors_and_a_blend_has_a_share_of_it_and_of_the_spread():
    """Both members are off beyond the inner half: the one by n^(1/2) up, the other by as much down."""

    class Power:
        def __init__(self, exponent):
            self.exponent = exponent

        def predict(self, rows):
            n = rows["n"].to_numpy()
            return 1e-3 * n * np.maximum(n / 50, 1.0) ** self.exponent

    def known(measured, *exponents):
        blend = LogBlend(tuple(map(Power, exponents)), (0.5, 0.5))

        def again(some):
            return StoredModel(
                "blend", blend, ("n",), "seconds", len(some.times), learned_ranges(some.features)
            )

        times = Power(measured).predict(ROWS)
        held = HeldOut(times, np.ones(40, bool), 40, 5)
        exact = LogBlend((Power(measured), Power(measured)), (0.5, 0.5))
        stored = StoredModel("blend", exact, ("n",), "seconds", 40, learned_ranges(ROWS))
        found = validated(stored, Measurements(ROWS, times, ()), held, again).stored
        return replace(found, estimator=blend)

    def growth(*exponents):
        return dict(known(*exponents).new_rows.growth)["n"]

    assert growth(0.0, 0.0, 0.0) == 0 and growth(0.5, 0.0, 0.0) > 0.2
    assert growth(0.5, -0.5, 0.5) == pytest.approx(growth(0.5, 0.0, 0.0))
    rows = pd.DataFrame({"n": [1024.0]})
    alike, apart = known(0.5, 0.0, 0.0), known(0.5, -0.5, 0.5)
    more = 0.6 * 1.645 * 0.5 * np.log(1024 / 50)
    assert half_widths(apart, rows) == pytest.approx(half_widths(alike, rows) + more)
