"""Means of the entries around a configuration against sums over corners, one by one."""

from itertools import product

import numpy as np
import pytest
from chainline.models.empirical.data.parameter_space import Kind, Parameter
from chainline.models.empirical.estimators.completion import tensor as interpolation
from chainline.models.empirical.estimators.completion.axis import Factors, make_axis
from chainline.models.empirical.estimators.completion.tensor import interpolate

RNG = np.random.default_rng(0)


def by_corners(factors, axes, configuration, logarithms):
    lower, share = zip(
        *(axis.neighbours(configuration[[mode]]) for mode, axis in enumerate(axes)), strict=True
    )
    lower, share, total = np.concatenate(lower), np.concatenate(share), 0.0
    for corner in product(*((0, 1) if part else (0,) for part in share)):
        rows = [factors.matrix(mode)[lower[mode] + upper] for mode, upper in enumerate(corner)]
        entry = np.prod(rows, axis=0).sum()
        weight = np.prod([part if upper else 1 - part for part, upper in zip(share, corner, strict=True)])
        total += weight * (np.exp(entry) if logarithms else entry)
    return total


@pytest.mark.parametrize("at_once", [1, 1 << 18])
@pytest.mark.parametrize("logarithms", [True, False])
def test_entries_around_configurations_are_weighted(logarithms, at_once, monkeypatch):
    monkeypatch.setattr(interpolation, "_AT_ONCE", at_once)
    axes = tuple(make_axis(Parameter(name, Kind.REAL, 0.0, 1.0), RNG.random(50), 5) for name in "abcd")
    factors = Factors(RNG.uniform(0.3, 1.2, (20, 3)), np.arange(0, 21, 5))
    points = RNG.random((40, 4))
    middles = np.array([axis.middles[2] for axis in axes])
    points = np.where(RNG.random(points.shape) < 0.4, middles, points)
    expected = [by_corners(factors, axes, point, logarithms) for point in points]
    np.testing.assert_allclose(
        interpolate(factors, axes, points, logarithms=logarithms), expected, rtol=1e-12
    )
