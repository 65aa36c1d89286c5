"""Constants from measured times: those of a machine made up, disturbed rows, and what no row says."""

from dataclasses import replace

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.empirical.analytical.named import (
    constants_of,
    fitted_machine,
    fitted_model,
    has_constants,
    make_analytical,
)
from chainline.models.empirical.metrics import mape

ZEN4 = load_machine("zen4")


def grids(n, seed):
    random = np.random.default_rng(seed)
    edges = {
        "I": 8 * random.integers(4, 40, n),
        "J": random.integers(8, 300, n),
        "K": random.integers(8, 300, n),
    }
    return pd.DataFrame({**edges, "bj": random.choice([0, 8, 16, 64], n)})


def particles(n, seed):
    random = np.random.default_rng(seed)
    sizes = {"N": random.choice([4096, 8192, 16384], n), "q": random.choice([16, 32, 64, 128, 256], n)}
    return pd.DataFrame({**sizes, "k": random.integers(2, 13, n)})


ROWS = {"stencil": grids, "fmm": particles}


def another(model, caches=1.0, memory=1.0, operations=1.0):
    """Return the model of a machine whose constants are so many times those of the model's."""
    one = model.machine
    slower = [replace(cache, seconds_per_byte=caches * cache.seconds_per_byte) for cache in one.caches]
    machine = replace(
        one,
        caches=tuple(slower),
        memory_seconds_per_byte=memory * one.memory_seconds_per_byte,
        flop_seconds_per_byte=operations * one.flop_seconds_per_byte,
    )
    return replace(model, machine=machine)


def measured(truth, rows, seed=0):
    """Return times with 5 % of noise, the first of them 20 times too long."""
    times = truth.predict(rows) * np.exp(np.random.default_rng(seed).normal(0, 0.05, len(rows)))
    times[0] *= 20
    return times


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("name", "slower", "n"),
    [
        ("stencil", {"caches": 1.4, "memory": 2.0, "operations": 3.0}, 12),
        ("fmm", {"memory": 2.0, "operations": 3.0}, 12),
        # operations become what counts, or cease to: the machine file has no slope there
        ("stencil", {"operations": 60.0}, 12),
        ("fmm", {"memory": 40.0, "operations": 0.5}, 40),
    ],
)
def test_what_is_learned_from_few_rows_holds_for_others(name, slower, n, seed):
    model, rows = make_analytical(name, ZEN4), ROWS[name](n, seed)
    truth, others = another(model, **slower), ROWS[name](300, 99)
    times = truth.predict(others)
    assert mape(times, model.predict(others)) > 0.3
    assert mape(times, fitted_model(model, rows, measured(truth, rows, seed)).predict(others)) < 0.1


def test_a_constant_that_counts_is_found():
    model, rows = make_analytical("fmm", ZEN4), particles(40, 0)
    found = fitted_machine(model, rows, measured(another(model, operations=3.0), rows))
    assert found.flop_seconds_per_byte == pytest.approx(3 * model.machine.flop_seconds_per_byte, rel=0.05)


def test_constants_that_no_row_depends_on_stay():
    model, rows = make_analytical("fmm", ZEN4), particles(12, 0)
    found = fitted_machine(model, rows, measured(another(model, operations=3.0), rows))
    # particles come from memory alone, and faster than they are worked on
    np.testing.assert_allclose(found.seconds_per_byte, model.machine.seconds_per_byte, rtol=1e-6)
    assert [(c.name, c.size_bytes) for c in found.caches] == [
        (c.name, c.size_bytes) for c in model.machine.caches
    ]


def test_exact_times_change_nothing_and_nothing_is_random():
    model, rows = make_analytical("stencil", ZEN4), grids(8, 0)
    kept = fitted_machine(model, rows, model.predict(rows))
    np.testing.assert_allclose(kept.seconds_per_byte, model.machine.seconds_per_byte, rtol=1e-6)
    noisy = measured(model, rows)
    assert fitted_machine(model, rows, noisy) == fitted_machine(model, rows, noisy)


@pytest.mark.parametrize(
    ("times", "said"),
    [
        ([1.0], "two measured configurations or more, found 1"),
        ([1.0, 0.0], "times: found 0"),
        ([1.0, np.nan], "times: found nan"),
        ([1.0, 2.0, 3.0], r"times of shape \(3,\) for 2 configurations"),
    ],
)
def test_bad_times(times, said):
    rows = particles(1 if len(times) == 1 else 2, 0)
    with pytest.raises(UsageError, match=said):
        fitted_machine(make_analytical("fmm", ZEN4), rows, times)


SECONDS = {"alpha": 2e-6, "beta": 3e-8, "f": 1e-9}


def runs(n, dimensions, seed, most=16):
    random = np.random.default_rng(seed)
    columns = {f"p{axis}": random.integers(1, most + 1, n) for axis in "xyz"[:dimensions]}
    return pd.DataFrame({**columns, "nx": 8 * random.integers(2, 17, n)})


@pytest.mark.parametrize("given", [None, {name: 3 * value for name, value in SECONDS.items()}])
@pytest.mark.parametrize("dimensions", [1, 2, 3])
def test_constants_without_a_machine_are_fitted_as_well(given, dimensions):
    name = f"smg-{dimensions}d"
    model, truth = make_analytical(name, None, None, given), make_analytical(name, None, None, SECONDS)
    rows, others = runs(40, dimensions, 0), runs(300, dimensions, 99)
    assert has_constants(model) and constants_of(model) == given
    found = fitted_model(model, rows, measured(truth, rows))
    assert all(value >= 0 for value in found.constants)
    assert mape(truth.predict(others), found.predict(others)) < 0.05
    assert found == fitted_model(model, rows, measured(truth, rows))


@pytest.mark.parametrize("dimensions", [2, 3])
def test_exact_times_have_their_constants(dimensions):
    name, rows = f"smg-{dimensions}d", runs(40, dimensions, 0)
    truth = make_analytical(name, None, None, SECONDS)
    found = fitted_model(make_analytical(name, None), rows, truth.predict(rows))
    np.testing.assert_allclose(found.constants, truth.constants, rtol=0.01)


def test_what_is_never_counted_costs_nothing_and_what_is_known_stays():
    rows = runs(10, 3, 0, most=1)
    truth = make_analytical("smg-3d", None, None, SECONDS)
    found = fitted_model(make_analytical("smg-3d", None), rows, truth.predict(rows))
    assert found.constants[:2] == (0, 0) and found.constants[2] == pytest.approx(1e-9)
    np.testing.assert_allclose(
        fitted_model(truth, rows, 2 * truth.predict(rows)).constants, (2e-6, 3e-8, 2e-9), rtol=0.02
    )


@pytest.mark.parametrize("free", ["alpha", "beta"])
def test_a_constant_that_is_nothing_becomes_negligible(free):
    rows = runs(60, 3, 0)
    truth = make_analytical("smg-3d", None, None, {**SECONDS, free: 1e-30})
    found = fitted_model(make_analytical("smg-3d", None), rows, truth.predict(rows))
    np.testing.assert_allclose(found.predict(rows), truth.predict(rows), rtol=0.02)
    assert constants_of(found)[free] / SECONDS[free] < 0.05


@pytest.mark.parametrize("seed", range(10))
def test_two_rows_are_enough_to_go_on(seed):
    rows = runs(2, 3, seed)
    times = np.random.default_rng(seed).uniform(1e-6, 1e2, 2)
    found = fitted_model(make_analytical("smg-3d", None), rows, times)
    assert np.isfinite(found.constants).all() and (found.predict(rows) > 0).all()
