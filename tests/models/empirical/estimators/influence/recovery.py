"""Models that are known, and how many of their terms are found."""

from fractions import Fraction

import numpy as np
from chainline.models.empirical.estimators.influence.candidates import FUNCTIONS
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.formulas.formula import Term, product_values

LINEAR, *_ = TERMS = tuple(FUNCTIONS.values())
DEGREES = (1, 1, 2, 2, 3)
POWERS_OF_TWO = (1, 2, 4, 8, 16, 32, 64)
N_OPTIONS = 12


def known_model(seed, n=200, noise=0.05, levels=POWERS_OF_TWO, n_functions=4, functions=TERMS):
    """Return configurations, times and terms: 12 options, about half of them 0 or 1, terms of one to three.

    Each term is on average half of the constant to twice as large. Functions are the published four, or all.
    """
    rng = np.random.default_rng(seed)
    binary = rng.permutation(N_OPTIONS) < N_OPTIONS // 2
    X = np.where(binary, rng.integers(0, 2, (n, N_OPTIONS)), rng.choice(levels, (n, N_OPTIONS))).astype(float)
    terms = []
    while len(terms) < len(DEGREES):
        options = np.sort(rng.choice(N_OPTIONS, DEGREES[len(terms)], replace=False)).tolist()
        product = tuple((o, LINEAR if binary[o] else functions[rng.integers(n_functions)]) for o in options)
        if product not in terms:
            terms.append(product)
    times = np.ones(n)
    for product in terms:
        values = product_values(product, X)
        times += rng.uniform(0.5, 2) * values / values.mean()
    return X, times * (1 + noise * rng.standard_normal(n)), set(terms)


WIDE = (*TERMS, *(Term(Fraction(power), log) for power, log in (("3", 0), ("5/2", 0), ("2", 1), ("3/2", 1))))
"""Functions besides that are none of the model's own, but products of them."""


def wide_model(seed, n=200, noise=0.05):
    """Return a problem as of `known_model` whose functions are drawn from the wider family."""
    return known_model(seed, n, noise, n_functions=len(WIDE), functions=WIDE)


def errors_on_new(seeds, make=wide_model):
    """Return the median relative error of new configurations without noise, of each model."""
    found = []
    for seed in seeds:
        X, times, _ = make(seed, 600, 0.0)
        noisy = times[:200] * (1 + 0.05 * np.random.default_rng(seed).standard_normal(200))
        model = InfluenceRegressor().fit(X[:200], noisy)
        found.append(float(np.median(np.abs(model.predict(X[200:]) / times[200:] - 1))))
    return found


def recovered(seeds, model=None, make=known_model, **problem):
    """Return the share of true terms that are found, and the share of found terms that are not true."""
    true = found = hits = 0
    for seed in seeds:
        X, times, terms = make(seed, **problem)
        chosen = set((model or InfluenceRegressor()).fit(X, times).terms_)
        true, found, hits = true + len(terms), found + len(chosen), hits + len(terms & chosen)
    return hits / true, 1 - hits / found
