"""How much is tested: a share that stands for the rest, everything, or the largest samples besides."""

import os

import pytest

VARIABLE = "CHAINLINE_TEST_TIER"
"""Set by conftest from `--exhaustive` and `--every-kernel`, before any test is collected."""
INPUTS = "CHAINLINE_TEST_INPUTS"
"""How many changed files each reader gets; set by conftest from `--inputs`."""
STOPS = "CHAINLINE_TEST_STOPS"
"""How often each command that writes is killed and interrupted; set by conftest from `--stops`."""
TIERS = ("share", "exhaustive", "every-kernel")


def sized(share, exhaustive, every_kernel=None):
    """Return what is to be used in this run: a number of examples, a list of cases."""
    largest = exhaustive if every_kernel is None else every_kernel
    return (share, exhaustive, largest)[TIERS.index(os.environ.get(VARIABLE, TIERS[0]))]


def spread(items, most):
    """Return at most so many items from the first to the last, as far apart as can be.

    Examples
    --------
    >>> spread(range(10), 3)
    [0, 4, 9]
    """
    items = list(items)
    if len(items) <= most:
        return items
    return [items[(len(items) - 1) * number // (most - 1)] for number in range(most)]


def standing(cases, *, for_all):
    """Return cases as parameters, those that do not stand for all marked `exhaustive`.

    Parameters
    ----------
    cases : iterable
        What `pytest.mark.parametrize` takes.
    for_all : callable
        Whether a case is run by `pytest` alone.
    """
    return [
        case
        if for_all(case)
        else pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.exhaustive)
        for case in cases
    ]
