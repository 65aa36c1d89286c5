"""Parameters of programs: what is inferred from measurements, and what is refused."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import (
    Kind,
    Parameter,
    ParameterSpace,
    Spacing,
    infer_space,
    space_rows,
)

FRAME = pd.DataFrame(
    {"m": [32, 4096, 100], "dt": [0.1, 0.5, 0.2], "solver": ["b", "a", "b"], "fast": [True, False, True]}
)


def test_kinds_ranges_and_spacing_are_inferred():
    m, dt, solver, fast = infer_space(FRAME)
    assert (m.kind, m.low, m.high, m.spacing) == (Kind.INTEGER, 32, 4096, Spacing.LOGARITHMIC)
    assert (dt.kind, dt.spacing) == (Kind.REAL, Spacing.LINEAR)
    assert (solver.kind, solver.choices) == (Kind.CATEGORICAL, ("a", "b"))
    assert fast.choices == (False, True)


def test_whole_numbers_in_floating_point_are_integers():
    assert infer_space(pd.DataFrame({"n": [1.0, 2.0]})).parameters[0].kind is Kind.INTEGER


def test_space_is_shown_as_rows():
    assert space_rows(infer_space(FRAME))[0] == ("m", "integer", "logarithmic", "32 to 4096")
    seconds = Parameter("dt", Kind.REAL, 0.0, 1.0, unit="s")
    assert space_rows(ParameterSpace((seconds,))) == [("dt", "real", "linear", "0 to 1 s")]


def test_parameters_are_chosen_by_name():
    space = infer_space(FRAME)
    assert space.chosen(["solver", "m"]).names == ("solver", "m")
    with pytest.raises(KeyError):
        space.chosen(["n"])


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Parameter("m", Kind.REAL, 2.0, 1.0), "2 to 1 is no range"),
        (lambda: Parameter("m", Kind.REAL), "no range"),
        (lambda: Parameter("m", Kind.REAL, 0.0, 1.0, Spacing.LOGARITHMIC), "cannot start at 0"),
        (lambda: Parameter("s", Kind.CATEGORICAL), "must be some"),
        (lambda: Parameter("s", Kind.CATEGORICAL, choices=("a", "a")), "each once"),
        (lambda: ParameterSpace((Parameter("m", Kind.REAL, 0, 1),) * 2), "occurs twice"),
        (lambda: infer_space(pd.DataFrame({"m": []})), "no rows"),
        (lambda: infer_space(pd.DataFrame({"m": [1.0, np.nan]})), "column m: 1 missing"),
    ],
)
def test_what_is_no_space_is_named(make, message):
    with pytest.raises(ValueError, match=message):
        make()
