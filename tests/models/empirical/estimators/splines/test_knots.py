"""The best knots of hinges, from sums that grow, against hinges that are written out."""

import numpy as np
import pytest
from chainline.models.empirical.estimators.splines.hinges import Hinges, Spans

RNG = np.random.default_rng(0)


def orthonormal(vectors):
    return np.linalg.qr(vectors.T)[0].T


def by_hand(x, parent, basis, left, spans):
    """Return the gain and the knot of the best hinge, every one of them projected on the basis."""
    active = [row for row in np.argsort(-x, kind="stable") if parent[row]]
    found, since = [(0.0, np.nan)], spans.between
    for above, row in enumerate(active):
        since += 1
        hinge = parent * np.maximum(0, x - x[row])
        rest = hinge - basis.T @ (basis @ hinge)
        inside = spans.ends <= above <= len(active) - spans.ends and since >= spans.between
        if inside and rest @ rest > 1e-8 * (hinge @ hinge):
            found.append(((hinge @ left) ** 2 / (rest @ rest), x[row]))
            since = 0
    return max(found, key=lambda pair: pair[0])


def expected_of(columns, parent, basis, left, straight, spans):
    bases = [np.vstack([basis, line]) if line.any() else basis for line in straight]
    lefts = [left - line * (line @ left) for line in straight]
    return [by_hand(x, parent, *of, spans) for x, *of in zip(columns, bases, lefts, strict=True)]


@pytest.mark.parametrize(
    ("spans", "columns"),
    [
        (Spans(1, 1), RNG.standard_normal((3, 60))),
        (Spans(4, 7), RNG.standard_normal((3, 60))),
        (Spans(1, 2), RNG.integers(0, 6, (3, 60)).astype(float)),
        (Spans(2, 40), RNG.standard_normal((2, 60))),
    ],
)
def test_best_knots_are_those_found_by_hand(spans, columns):
    parent = np.maximum(0, RNG.standard_normal(60))
    used = parent * np.maximum(0, columns[0] - np.sort(columns[0])[30])  # its knot has nothing new
    vectors = orthonormal(np.vstack([np.ones(60), used, RNG.standard_normal((4, 60))]))
    target = parent * np.abs(columns[-1] - 0.2) + RNG.standard_normal(60)
    hinges = Hinges(columns, np.argsort(-columns, axis=1, kind="stable"), parent)
    for size in (1, 2, 6):
        basis = vectors[:size]
        left = target - basis.T @ (basis @ target)
        straight = np.array([orthonormal(np.vstack([basis, parent * x]))[-1] for x in columns])
        straight[1] = 0.0
        expected = expected_of(columns, parent, basis, left, straight, spans)
        np.testing.assert_allclose(list(hinges.best(basis, left, straight, spans)), expected, rtol=1e-6)


def test_values_are_tried_as_one_by_one():
    for _ in range(200):
        spans, new = Spans(int(RNG.integers(0, 5)), int(RNG.integers(0, 4))), RNG.random(20) < RNG.random()
        expected, since = [], spans.between
        for place in range(20):
            since += 1
            inside = spans.ends <= place <= 20 - spans.ends and since >= spans.between
            if inside and place and new[place]:  # above the first value there is no hinge
                expected.append(place)
                since = 0
        assert spans.tried(new).tolist() == expected
