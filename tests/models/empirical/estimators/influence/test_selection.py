"""The selection beside least squares solved anew for each candidate."""

from math import log

import numpy as np
import pytest
from chainline.models.empirical.estimators.influence import candidates as candidates_module
from chainline.models.empirical.estimators.influence import selection
from chainline.models.empirical.estimators.influence.candidates import FUNCTIONS, Candidates
from chainline.models.empirical.estimators.influence.factorisation import Factorisation
from chainline.models.empirical.estimators.influence.selection import Penalty, Stop, score, select

LINEAR, QUADRATIC, _, LOGARITHM, _ = FUNCTIONS.values()
ALL = tuple(FUNCTIONS.values())


def squares(constant, columns, target):
    """Return the least squared error; columns of length one, as values span many decades."""
    design = np.column_stack([constant, *columns])
    design /= np.linalg.norm(design, axis=0)
    return float(np.sum((target - design @ np.linalg.lstsq(design, target, rcond=None)[0]) ** 2))


def problem(seed, n=60, n_options=5):
    rng = np.random.default_rng(seed)
    X = rng.integers(1, 9, (n, n_options)).astype(float)
    X[:, :2] = rng.integers(0, 2, (n, 2))
    y = 5 + X[:, 2] * np.log2(X[:, 3]) + 3 * X[:, 0] * X[:, 4] + X[:, 1] + rng.standard_normal(n)
    return X, np.maximum(y, 1.0), rng


def stop(**changes):
    wish = {
        "max_terms": 6,
        "max_rounds": 50,
        "margin": 0.0,
        "threshold": 0.0,
        "penalty": Penalty.NONE,
        "backward": False,
        "look_ahead": 0,
    }
    return Stop(**(wish | changes))


def refitted(candidates, y, weights, n_terms):
    """Return the terms and errors of Algorithm 1 as it is written: each model is fitted anew."""
    known, chosen, errors = candidates.single(), [], []
    for _ in range(n_terms):
        errors_of = [
            squares(weights, weights * candidates.columns([*chosen, each]), weights * y) for each in known
        ]
        best = int(np.argmin(errors_of))
        chosen.append(known[best])
        errors.append(errors_of[best])
        known += [each for each in candidates.near(known[best]) if each not in known]
    return chosen, errors


@pytest.mark.parametrize("relative", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_forward_selection_is_that_of_models_fitted_anew(seed, relative):
    X, y, _ = problem(seed)
    weights = 1 / y if relative else np.ones(len(y))
    found = select(Candidates(X, ALL, 3), y, weights, stop())
    chosen, errors = refitted(Candidates(X, ALL, 3), y, weights, 6)
    assert found.products == tuple(chosen)
    assert [each.loss * len(y) for each in found.rounds] == pytest.approx(errors, rel=1e-8)


@pytest.mark.parametrize("seed", range(5))
def test_every_change_of_the_error_is_that_of_least_squares(seed):
    """After columns came and went, and new ones were offered on the way."""
    rng = np.random.default_rng(seed)
    constant, target = rng.uniform(0.5, 2, 40), rng.standard_normal(40)
    columns = rng.standard_normal((12, 40)) + rng.standard_normal(40)
    state = Factorisation(constant, target, 6)
    assert state.extend(columns[:8]).all()
    for number in (3, 5, 0, 7):
        state.choose(number)
    state.drop(1)
    assert state.extend(columns[8:]).all()
    state.choose(10)
    assert state.chosen == [3, 0, 7, 10]

    def error(numbers):
        return squares(constant, columns[list(numbers)], target)

    assert state.squares == pytest.approx(error(state.chosen))
    others = [number for number in range(12) if number not in state.chosen]
    gains, increases, exchanges = state.gains(), state.increases(), state.exchange_gains()
    for number in others:
        assert state.squares - gains[number] == pytest.approx(error([*state.chosen, number]))
    for place, dropped in enumerate(state.chosen):
        rest = [number for number in state.chosen if number != dropped]
        assert state.squares + increases[place] == pytest.approx(error(rest))
        for number in others:
            assert state.squares - exchanges[place, number] == pytest.approx(error([*rest, number]))


def test_candidates_in_small_parts_are_those_at_once(monkeypatch):
    X, y, _ = problem(0)
    at_once = select(Candidates(X, ALL, 3), y, 1 / y, stop())
    monkeypatch.setattr(selection, "_MOST_NUMBERS", 3 * len(y))
    assert select(Candidates(X, ALL, 3), y, 1 / y, stop()).products == at_once.products


def test_candidates_that_outgrow_the_memory_are_refused(monkeypatch):
    X, y, _ = problem(0)
    monkeypatch.setattr(candidates_module, "_MOST_NUMBERS", 20 * len(y))
    grown = Candidates(X, ALL, 3)
    with pytest.raises(ValueError, match=r"60 rows and .* candidates for .* smaller max_degree"):
        select(grown, y, 1 / y, stop())


def test_columns_that_say_the_same_are_candidates_once():
    x = np.random.default_rng(0).uniform(1, 2, 30)
    columns = np.array([x, 3 - 2 * x, np.full(30, 4.0), x**2, np.full(30, np.inf), x * (1 + 1e-13)])
    state = Factorisation(np.ones(30), x, 3)
    assert state.extend(columns).tolist() == [True, False, False, True, False, False]
    assert state.extend(columns).tolist() == [False] * 6


def test_what_depends_on_chosen_columns_gains_nothing():
    rng = np.random.default_rng(0)
    a, b, y = rng.standard_normal((3, 50))
    state = Factorisation(np.ones(50), y, 3)
    state.extend(np.array([a, b, a + b]))
    state.choose(0)
    assert state.gains()[1] == pytest.approx(state.gains()[2])
    state.choose(1)
    assert state.gains().tolist() == [0, 0, 0]


@pytest.mark.parametrize("seed", range(5))
def test_no_single_change_of_the_result_lowers_the_score(seed):
    X, y, _ = problem(seed)
    weights, candidates = 1 / y, Candidates(X, ALL, 2)
    found = list(select(candidates, y, weights, stop(penalty=Penalty.EBIC, backward=True)).products)

    def scored(products):
        costs = sum(Penalty.EBIC.cost(len(y), candidates.count(len(each))) for each in products)
        error = squares(weights, weights * candidates.columns(products), weights * y)
        return score(np.array([error]), len(products), costs, len(y), 0.0).item()

    best = scored(found)
    for each in found:
        rest = [other for other in found if other != each]
        assert scored(rest) > best
        assert all(scored([*rest, near]) > best - 1e-8 for near in candidates.near(each) if near not in rest)
        assert all(scored([*found, near]) > best - 1e-8 for near in candidates.near(each))


def test_a_term_that_others_make_needless_is_dropped():
    """A column close to the sum comes first, and says nothing beside the two it is made of."""
    rng = np.random.default_rng(0)
    a, b = rng.uniform(1, 2, (2, 200))
    X = np.column_stack([a, b, a + 0.8 * b + 0.05 * rng.standard_normal(200)])
    y = 2 * a + 2 * b + 0.01 * rng.standard_normal(200)
    candidates = Candidates(X, (LINEAR,), 1)
    forward = select(candidates, y, np.ones(200), stop(margin=0.05))
    both = select(candidates, y, np.ones(200), stop(margin=0.05, backward=True))
    assert forward.products[0] == ((2, LINEAR),)
    assert set(both.products) == {((0, LINEAR),), ((1, LINEAR),)}
    assert ((2, LINEAR),) in [each.dropped for each in both.rounds]


def test_margin_threshold_and_rounds_end_it():
    X, y, _ = problem(0)
    candidates, weights = Candidates(X, ALL, 2), np.ones(len(y))
    losses = [each.loss for each in select(candidates, y, weights, stop()).rounds]
    shares = 1 - np.array(losses[1:]) / losses[:-1]
    least = int(np.argmin(shares))
    for margin, n_rounds in ((shares[least] * 0.999, len(losses)), (shares[least] * 1.001, least + 1)):
        assert len(select(candidates, y, weights, stop(margin=margin)).rounds) == n_rounds
    assert len(select(candidates, y, weights, stop(max_rounds=2)).rounds) == 2
    enough = np.sqrt(losses[1] / np.mean(y**2)) * 1.0001
    assert len(select(candidates, y, weights, stop(threshold=enough)).rounds) == 2


def test_an_interaction_of_options_that_do_not_matter_alone_needs_a_look_ahead():
    rng = np.random.default_rng(0)
    X = rng.choice([-1.0, 1.0], (256, 8))
    y = 10 + X[:, 2] * X[:, 5] + 0.05 * rng.standard_normal(256)
    candidates = Candidates(X, (LINEAR,), 2)
    near = stop(penalty=Penalty.EBIC, backward=True)
    far = stop(penalty=Penalty.EBIC, backward=True, look_ahead=8)
    assert select(candidates, y, np.ones(256), near).products == ()
    assert select(candidates, y, np.ones(256), far).products == (((2, LINEAR), (5, LINEAR)),)


@pytest.mark.exhaustive
def test_noise_alone_gives_the_constant():
    rng = np.random.default_rng(0)
    found = 0
    for _ in range(20):
        X, y = rng.integers(1, 9, (100, 10)).astype(float), 10 + rng.standard_normal(100)
        wish = stop(penalty=Penalty.EBIC, backward=True, look_ahead=20)
        found += len(select(Candidates(X, ALL, 2), y, np.ones(100), wish).products)
    assert found <= 1


def test_costs_and_score():
    assert Penalty.EBIC.cost(100, 50) == pytest.approx(log(100) + 2 * log(50))
    assert (Penalty.BIC.cost(100, 50), Penalty.AICC.cost(100, 50)) == (pytest.approx(log(100)), 2.0)
    assert score(np.array([2.0]), 3, 6.0, 25, 0.1).item() == pytest.approx(log(2) + 6 / 20 - 3 * log(0.9))
    assert score(np.array([2.0]), 3, 6.0, 5, 0.0).item() == np.inf
