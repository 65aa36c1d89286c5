"""Configurations of routines, as the tests of several commands span them."""

import itertools

from chainline.analysis.measurement.routines.routine import listed_configurations


def all_configurations(routine, values, seed):
    """Return every combination of values by parameter that is a configuration."""
    rows = [dict(zip(values, row, strict=True)) for row in itertools.product(*values.values())]
    return listed_configurations(routine, rows, seed)
