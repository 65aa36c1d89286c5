"""Which run is next: the minimum set first, then what each strategy is for."""

from dataclasses import replace

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.acquisition import strategies as surrogate
from chainline.models.empirical.acquisition.state import (
    Learned,
    State,
    allowed,
    minimum_set,
    off_line_points,
    search_space,
    state_of,
)
from chainline.models.empirical.acquisition.strategies import STRATEGIES
from chainline.models.empirical.acquisition.suggest import stalled, suggest
from chainline.models.empirical.acquisition.synthetic import Noise, noisy, random_problem, space

from ....tier import sized

RNG = np.random.default_rng(0)


def _empty(n_parameters=2):
    points, _ = space(n_parameters)
    names = tuple("pxyz"[:n_parameters])
    return State(names, points, (np.empty(0),) * len(points), points[:, 0])


def _time(point):
    return 2 + 0.01 * point[1] ** 2 * point[0] ** 0.5


def _played(name, runs, seed=0):
    """Return the state after so many runs of a strategy, and the points in their order."""
    state, random, order = _empty(), np.random.default_rng(seed), []
    for _ in range(runs):
        point = STRATEGIES[name].next_point(state, random)
        order.append(point)
        state = state.measured(point, _time(state.points[point]) * random.uniform(0.99, 1.01))
    return state, order


@pytest.mark.parametrize(("n", "size"), [(2, 9), (3, 13), (4, 17)])
def test_the_minimum_set(n, size):
    points, _ = space(n)
    chosen = minimum_set(points)
    assert len(chosen) == size
    lowest = points.min(axis=0)
    assert ((points[chosen] != lowest).sum(axis=1) <= 1).all()


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_points_beside_the_lines_have_every_pair_off_them(n):
    points, _ = space(n)
    lines = minimum_set(points)
    chosen = off_line_points(points, lines)
    assert len(chosen) == (n if n > 1 else 0)
    assert not set(chosen) & set(lines)
    off = points[chosen] > points.min(axis=0)
    assert all((off[:, i] & off[:, j]).any() for i in range(n) for j in range(i))


def test_points_beside_the_lines_that_were_measured_will_do():
    points, _ = space(2)
    lines, far = minimum_set(points), len(points) - 1
    measured = np.isin(np.arange(len(points)), [*lines, far])
    assert off_line_points(points, lines, measured)[0] == far


def test_a_measured_line_will_do():
    points, _ = space(2)
    measured = points[:, 1] == 30.0  # along p, but not the lowest
    chosen = minimum_set(points, measured)
    assert set(np.flatnonzero(measured)) <= set(chosen)
    assert len(chosen) == 9  # five, and five along the other parameter, one of them shared


@pytest.mark.parametrize("name", [name for name, of in STRATEGIES.items() if not of.fills])
def test_every_strategy_starts_with_the_minimum_set_and_ends(name):
    base = STRATEGIES[name].base_repetitions or 5
    state, order = _played(name, 9 * base)
    assert set(order) == set(minimum_set(state.points))
    assert set(state.counts) == {0, base}
    full = State(state.parameters, state.points, (np.ones(5),) * 25, state.weights)
    assert STRATEGIES[name].next_point(full, RNG) is None


def test_the_one_that_fills_the_space_measures_each_point_once_and_ends():
    state, order = _played("model", 25)
    assert len(set(order)) == 25 and set(state.counts) == {1}
    full = State(state.parameters, state.points, (np.ones(5),) * 25, state.weights)
    assert STRATEGIES["model"].next_point(full, RNG) is None


def test_cheapest_first_measures_a_point_as_often_as_allowed():
    _, order = _played("cpf", 9 * 5 + 10)
    first, second = order[45:50], order[50:]
    assert len(set(first)) == len(set(second)) == 1
    costs = [_time(p) * p[0] for p in _empty().points]
    free = sorted(set(range(25)) - set(order[:45]), key=costs.__getitem__)
    assert first[0] == free[0]


def test_the_grid_starts_where_the_first_parameter_is_largest():
    state, order = _played("grid", 9 * 5 + 10)
    assert [tuple(state.points[point]) for point in order[45::5]] == [(64.0, 20.0), (64.0, 30.0)]


def test_what_guides_a_choice_is_learned_anew_for_a_new_point_alone():
    state, _ = _played("gpr", 18)
    STRATEGIES["gpr"].next_point(state, RNG)
    assert state.learned.model is not None
    again = state.measured(minimum_set(state.points)[0], 5.0)
    assert again.learned is state.learned
    assert state.measured(int(np.flatnonzero(state.counts == 0)[0]), 5.0).learned.kernel is None


def test_the_process_weighs_cost_against_what_is_unknown():
    state, order = _played("gpr", 18 + 6)
    later = order[18:]
    costs = np.array([_time(p) * p[0] for p in state.points])
    assert len(set(later) - set(order[:18])) >= 4  # new points at 1 % noise, not repetitions
    assert np.median(costs[later]) < 0.7 * np.median(np.delete(costs, order[:18]))


@pytest.mark.exhaustive
def test_cheap_strategies_learn_most_laws_for_a_tenth_of_the_cost():
    within = dict.fromkeys(("gpr", "cpf"), 0)
    for number in range(30):
        random = np.random.default_rng(number)
        problem = random_problem(2, random)
        truth = problem.formula.values(problem.points)
        values = noisy(truth, 5, 0.02, Noise.UNIFORM, random)
        weights = problem.points[:, 0]
        for name in within:
            state = State(problem.formula.parameters, problem.points, (np.empty(0),) * 25, weights)
            while True:
                point = STRATEGIES[name].next_point(state, random)
                value = values[point, state.counts[point]]
                if state.cost + value * weights[point] > 0.1 * (truth * weights).sum() * 5:
                    break
                state = state.measured(point, value)
            predicted = state.model().formula.values(problem.target[None])[0]
            within[name] += abs(predicted / problem.formula.values(problem.target[None])[0] - 1) < 0.05
    # the cheapest points first found 19 before runs off the lines were among those to start with
    assert min(within.values()) >= 25


@pytest.mark.parametrize("law", [lambda p, n: 5 + 2 * p + 3 * n, lambda p, n: 5 + 2 * p * n])
def test_the_start_set_tells_a_sum_from_a_product(law):
    """Samples/scaling/crosses.py does so 400 times."""
    points, _ = space(2)
    truth, off = law(*points.T), []
    for number in range(sized(9, 400)):
        values = noisy(truth, 2, 0.04, Noise.UNIFORM, np.random.default_rng(number))
        state = State(("p", "n"), points, (np.empty(0),) * 25, np.ones(25), beside=True)
        known = tuple(v if point in state.minimum else v[:0] for point, v in enumerate(values))
        state = replace(state, values=known)
        off.append(abs(state.model().formula.values(points[-1:])[0] / truth[-1] - 1))
    assert np.median(off) < 0.1


def test_suggestions_fit_the_budget_and_say_why():
    state, _ = _played("gpr", 18)
    runs = suggest(state, state.cost * 1.3, number=50)
    assert 0 < sum(run.predicted_cost for run in runs) <= 0.3 * state.cost
    assert all(run.why and run.repetition >= 1 for run in runs)
    assert suggest(state, state.cost) == []


def test_before_anything_is_measured_only_the_minimum_set_is_known():
    runs = suggest(_empty(), 1e9, number=100)
    assert len(runs) == 18
    assert all(run.predicted_time is None for run in runs)
    assert runs[9].why.startswith("repeated")
    with pytest.raises(ValueError, match="none of model, gpr"):
        suggest(_empty(), 1, "guess")


def test_it_says_when_to_stop():
    assert not stalled([3.0, 2.0, 1.0, 0.5], 3)
    assert stalled([3.0, 0.5, 1.0, 0.6, 0.5], 3)
    assert not stalled([1.0, 2.0], 3)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("cube(p)", [8, 27, 64]),
        ("power2(p)", [2, 4, 8, 16, 32, 64]),
        ("square(p)", [4, 9, 16, 25, 36, 49, 64]),
        ("p%30", [30, 60]),
        ("p * n <= 20", [2]),
        ("p>=63", [63, 64]),
    ],
)
def test_constraints(text, kept):
    points = np.array([[p, 10.0] for p in range(2, 65)])
    assert points[allowed(points, ("p", "n"), [text]), 0].tolist() == kept


@pytest.mark.parametrize("text", ["cube(q)", "prime(p)", "p%0", "p<=x", "__import__('os')"])
def test_bad_constraints_are_one_line(text):
    with pytest.raises(UsageError, match="constraint"):
        allowed(np.ones((1, 1)), ("p",), [text])


def test_values_of_parameters():
    names, points = search_space({"p": [8, 9], "n": [1, 2]}, ["cube(p)"])
    assert (names, points.tolist()) == (("p", "n"), [[8, 1], [8, 2]])
    with pytest.raises(UsageError, match="no point meets"):
        search_space({"p": [9]}, ["cube(p)"])
    with pytest.raises(UsageError, match="no such parameter"):
        state_of(None, names, points, "q", 5)


def test_what_a_process_sees_is_bounded_and_points_are_asked_in_parts(monkeypatch):
    """Of many measured points some at equal steps: memory of a covariance grows with their square."""
    state, _ = _played("cpf", 60)
    whole = surrogate.belief(replace(state, learned=Learned()))
    monkeypatch.setattr(surrogate, "_CHUNK", 40)
    parts = surrogate.belief(replace(state, learned=Learned()))
    assert parts.mean == pytest.approx(whole.mean, rel=1e-6)
    assert parts.deviation == pytest.approx(whole.deviation, rel=1e-6)
    asked = []
    monkeypatch.setattr(surrogate, "_MOST_SEEN", 6)
    fit = surrogate.GaussianProcessRegressor.fit
    monkeypatch.setattr(
        surrogate.GaussianProcessRegressor, "fit", lambda self, X, y: asked.append(len(X)) or fit(self, X, y)
    )
    assert surrogate.belief(replace(state, learned=Learned())).mean.shape == (25,) and asked == [6]


def test_rows_that_are_no_grid_are_first_chosen_where_many_lie():
    """Most points lie in a cluster: the farthest ones alone would leave it out."""
    random = np.random.default_rng(0)
    points = np.concatenate([random.uniform(1, 2, (200, 2)), random.uniform(1, 20, (20, 2))])
    state = state_of(None, ("n", "p"), points, None, 1)
    chosen = []
    for _ in range(10):
        chosen.append(STRATEGIES["model"].next_point(state, random))
        state = state.measured(chosen[-1], 1.0)
    assert len(set(chosen)) == 10
    assert sum(point < 200 for point in chosen) >= 3


def test_first_runs_of_rows_that_are_no_grid_are_apart_in_every_parameter():
    points = np.exp(np.random.default_rng(3).normal(size=(1000, 3)))
    ranks = np.argsort(np.argsort(points, axis=0), axis=0)
    state, random, order = state_of(None, ("m", "n", "k"), points, None, 1), np.random.default_rng(0), []
    for _ in range(20):
        order.append(STRATEGIES["model"].next_point(state, random))
        state = state.measured(order[-1], 1.0)
    gaps = np.diff(np.sort(ranks[order], axis=0), axis=0)
    assert (gaps.min(axis=0) >= 3).all()  # of 20 at random 2 in the middle
    assert all(len(set(column // 100)) >= 9 for column in ranks[order].T)
