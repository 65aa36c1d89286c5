"""Which terms are tried."""

from fractions import Fraction

import numpy as np
import pytest
from chainline.models.empirical.estimators.influence.candidates import (
    FUNCTIONS,
    Candidates,
    product_text,
    terms_of,
)
from chainline.models.empirical.formulas.formula import Term

LINEAR, QUADRATIC, ROOT, LOGARITHM, LINEARITHMIC = FUNCTIONS.values()
ALL = tuple(FUNCTIONS.values())


def single(columns, functions=ALL):
    return [product_text(each) for each in Candidates(np.array(columns, float).T, functions, 2).single()]


def test_positive_options_have_all_functions():
    assert single([[1, 2, 3]]) == ["x0", "x0^2", "x0^(1/2)", "log2(x0)", "x0 log2(x0)"]


@pytest.mark.parametrize("low", [0, -1])
def test_roots_and_logarithms_are_of_positive_options(low):
    assert single([[low, 2, 3]]) == ["x0", "x0^2"]
    assert single([[low, 2, 3]], (Term(Fraction(-1), 0), LINEAR)) == ["x0"]


@pytest.mark.parametrize("values", [[0, 1, 1], [2, 4, 2], [-1, 1, -1]])
def test_two_values_are_a_straight_line(values):
    assert single([values]) == ["x0"]
    assert single([values], (LOGARITHM,)) == ["x0"]


def test_options_that_never_vary_are_left_out():
    assert single([[7, 7, 7], [0, 1, 0]]) == ["x1"]


def test_neighbours_of_a_product():
    X = np.array([[1.0, 0.0, 1.0], [2.0, 1.0, 2.0], [3.0, 0.0, 4.0]])
    candidates = Candidates(X, (LINEAR, LOGARITHM), 3)
    found = [product_text(each) for each in candidates.near(((0, LINEAR), (1, LINEAR)))]
    assert found[:2] == ["x1", "x0"]
    others = ["log2(x0) x1", "x0 log2(x0) x1", "x0 x1 log2(x2)", "x0 x1 x2", "x0^2 x1"]
    assert sorted(found[2:]) == others
    least = Candidates(X, (LINEAR,), 2)
    assert all(least.degree(each) <= 2 for each in least.near(((0, LINEAR), (1, LINEAR))))


def test_an_option_occurs_again():
    X = np.array([[1.0, 0.0], [2.0, 1.0], [4.0, 0.0]])
    candidates = Candidates(X, (LINEAR, QUADRATIC), 3)
    found = {product_text(each): candidates.degree(each) for each in candidates.near(((0, QUADRATIC),))}
    assert found == {"x0": 1, "x0^3": 2, "x0^4": 2, "x0^2 x1": 2}
    cube = ((0, Term(Fraction(3), 0)),)
    assert candidates.columns([cube]).tolist() == [[1, 8, 64]]
    assert {product_text(each) for each in candidates.near(cube)} == {"x0", "x0^2", "x0^4", "x0^5", "x0^3 x1"}
    assert candidates.degree(((0, Term(Fraction(6), 0)),)) == 3
    assert {product_text(each) for each in candidates.near(((1, LINEAR),))} == {"x0 x1", "x0^2 x1"}


def test_columns_are_products():
    X = np.array([[1.0, 3.0], [4.0, 5.0], [16.0, 7.0]])
    candidates = Candidates(X, ALL, 2)
    products = [((0, LOGARITHM),), ((0, ROOT), (1, QUADRATIC))]
    assert candidates.columns(products).tolist() == [[0, 2, 4], [9, 50, 196]]


def test_number_of_products_is_that_of_a_list():
    rng = np.random.default_rng(0)
    X = np.column_stack([rng.integers(0, 2, (20, 2)), rng.integers(1, 9, (20, 1)), rng.integers(-3, 4, 20)])
    candidates = Candidates(X.astype(float), ALL, 3)
    known, newest = set(), candidates.single()
    while newest:  # all that is in reach
        known |= set(newest)
        newest = list({near for each in newest for near in candidates.near(each)} - known)
    for degree in (1, 2, 3):
        assert candidates.count(degree) == sum(candidates.degree(each) == degree for each in known)


@pytest.mark.filterwarnings("error")
def test_functions_that_are_not_finite_are_none():
    assert single([[1e200, 2e200, 4e200]]) == ["x0", "x0^(1/2)", "log2(x0)", "x0 log2(x0)"]
    assert single([[1e-200, 1, 2]], (Term(Fraction(-2), 0), LINEAR)) == ["x0"]


def test_products_of_what_is_on_or_off_have_no_more_options_than_there_are():
    X = np.array([[1.0, 3.0, 7.0, 1.0], [4.0, 3.0, 7.0, 2.0], [4.0, 5.0, 7.0, 3.0]])
    assert Candidates(X[:, :3], ALL, 10**9).max_degree == 2
    assert Candidates(X[:, 2:3], ALL, 10**9).max_degree == 1
    assert Candidates(X, ALL, 5).max_degree == 5  # x3 may occur again


def test_candidates_that_need_too_much_memory_are_refused_before():
    X = np.broadcast_to(np.arange(3.0, 100_003.0)[:, None], (100_000, 500))
    with pytest.raises(ValueError, match="100000 rows and 2500 candidates for terms need 2"):
        Candidates(X, ALL, 2)


def test_functions_by_name_exponent_and_term():
    assert terms_of(["root", 0.5, "1/2", ROOT]) == (ROOT,)
    assert terms_of(["linearithmic"]) == (LINEARITHMIC,) == (Term(Fraction(1), 1),)
    assert terms_of(["3/2", -1, Term(Fraction(1), 1)]) == (
        Term(Fraction(3, 2), 0),
        Term(Fraction(-1), 0),
        Term(Fraction(1), 1),
    )


@pytest.mark.parametrize("text", ["x^2 log x", "x^2 log2(x)", "x**2*log(x)", "log2 x * x^2"])
def test_functions_that_are_written_out(text):
    assert terms_of([text]) == (Term(Fraction(2), 1),)


@pytest.mark.parametrize(
    "functions, message",
    [
        (
            ["cubic"],
            "function 'cubic' is none of linear, quadratic, root, logarithm, linearithmic, nor an exponent",
        ),
        ([0], "function 0 is none of"),
        (["x + x^2"], "nor written out"),
        (["y^2 log y"], "nor written out"),
        ([], "functions are empty"),
        ("linear", "functions must be a sequence"),
    ],
)
def test_what_is_no_function_is_named(functions, message):
    with pytest.raises(ValueError, match=message):
        terms_of(functions)
