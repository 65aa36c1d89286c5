import math
import random
import time
from fractions import Fraction

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.formulas.formula import Formula, Term
from chainline.models.empirical.formulas.grammar import MOST_CHARACTERS, read_formula
from hypothesis import given, settings
from hypothesis import strategies as st

NAMES = ("x", "y", "n rows", "e5", "log2")
_numbers = st.floats(-1e30, 1e30, allow_nan=False).filter(lambda value: value == 0 or abs(value) > 1e-30)
_terms = st.builds(Term, st.fractions(-4, 4, max_denominator=12), st.integers(-3, 3)).filter(
    lambda term: term.power or term.logarithm
)
_products = st.dictionaries(st.integers(0, len(NAMES) - 1), _terms, min_size=1, max_size=3).map(
    lambda chosen: tuple(sorted(chosen.items()))
)


@st.composite
def formulas(draw):
    """Return a formula over `NAMES`, each product once, no coefficient zero."""
    products = draw(st.lists(_products, max_size=5, unique=True))
    coefficients = [draw(_numbers.filter(bool)) for _ in products]
    return Formula(NAMES, draw(_numbers), tuple(coefficients), tuple(products))


@settings(deadline=None)
@given(formulas())
def test_an_expression_of_python_is_read_back(formula):
    assert read_formula(formula.python(), NAMES) == formula


@pytest.mark.exhaustive
@settings(deadline=None)
@given(formulas())
def test_what_a_person_reads_is_read_back(formula):
    assert read_formula(formula.text(17), NAMES) == formula
    assert read_formula(formula.text(), NAMES).text() == formula.text()


_parts = st.lists(
    st.builds(
        "{}*{}".format,
        st.sampled_from(["0.1", "0.2", "-0.3", "2", "1e-3", "7/3"]),
        st.sampled_from(["x", "y", "x*y", "y*x", "x^2", "log2(x)", "log10(x)", "(x + y)", "(x - y)^2", "1"]),
    ),
    min_size=1,
    max_size=8,
)


@settings(deadline=None)
@given(_parts, st.randoms())
def test_the_order_of_a_sum_changes_nothing(parts, source):
    shuffled = source.sample(parts, len(parts))
    assert _merged(" + ".join(parts)) == _merged(" + ".join(shuffled))


@settings(deadline=None)
@given(_parts, _parts)
def test_the_order_of_a_product_changes_nothing(a, b):
    first, second = " + ".join(a), " + ".join(b)
    assert _merged(f"({first})*({second})") == _merged(f"({second}) ({first})")


@settings(deadline=None)
@given(_parts)
def test_what_is_taken_away_again_is_gone(parts):
    text = " + ".join(parts)
    assert read_formula(f"({text}) - ({text})", ["x", "y"]) == Formula(("x", "y"), 0.0)


def _merged(text):
    found = read_formula(text, ["x", "y"])
    assert len(set(found.products)) == len(found.products) and all(found.coefficients)
    return found.constant, dict(zip(found.products, found.coefficients, strict=True))


@pytest.mark.parametrize(
    ("text", "python"),
    [
        ("3*x + 0.4*y + y^2 + 2*log2(x)*y", "3.0*x + 0.4*y + 1.0*y**2 + 2.0*y*log2(x)"),
        ("2 + 0.5 p^(3/2) log2(p)", "2.0 + 0.5*p**(3/2)*log2(p)"),
        ("1/2 x", "0.5*x"),
        ("x/2/y", "0.5*x*y**(-1)"),
        ("x - y - y", "1.0*x - 2.0*y"),
        ("-x^2", "-1.0*x**2"),
        ("2 - -x*-3", "2.0 - 3.0*x"),
        ("x^2^3", "1.0*x**8"),
        ("x^-2 + x**-0.5", "1.0*x**(-2) + 1.0*x**(-1/2)"),
        ("x^(2*3/4 - 1)", "1.0*x**(1/2)"),
        ("x^0.3333333333333333", "1.0*x**(1/3)"),
        ("2(x + 1)(x - 1)", "-2.0 + 2.0*x**2"),
        ("(x + y)^2/(2*x*y)", "1.0 + 0.5*x*y**(-1) + 0.5*x**(-1)*y"),
        ("sqrt(4*x)/x", "2.0*x**(-1/2)"),
        ("log2(8*x^2*sqrt(y))", "3.0 + 2.0*log2(x) + 0.5*log2(y)"),
        ("log2(x)^2/log2(x)", "1.0*log2(x)"),
        ("(x + 1)^0", "1.0"),
        (".5e1 x + 1.", "1.0 + 5.0*x"),
        ("0.1 + 0.2 - 0.3", "0.0"),
        ("0*x", "0.0"),
    ],
)
def test_meaning(text, python):
    found = read_formula(text)
    read = read_formula(python, found.parameters)
    assert (found.constant, _terms_of(found)) == (read.constant, _terms_of(read))


def _terms_of(formula):
    return dict(zip(formula.products, formula.coefficients, strict=True))


@pytest.mark.parametrize(
    ("text", "function"),
    [
        ("3 ln(x)", lambda x: 3 * math.log(x)),
        ("log(x)^2", lambda x: math.log(x) ** 2),
        ("2*log10(x)*x", lambda x: 2 * math.log10(x) * x),
        ("log10(100*x) - ln(x)", lambda x: 2 + math.log10(x) - math.log(x)),
        ("(2*x)^1.5 + 2^0.5", lambda x: (2 * x) ** 1.5 + math.sqrt(2)),
        ("(1 - x)^3 (x + 2) / (4 sqrt(x))", lambda x: (1 - x) ** 3 * (x + 2) / 4 / math.sqrt(x)),
    ],
)
def test_values(text, function):
    for x in (0.3, 1.0, 7.5):
        assert read_formula(text).values(np.array([[x]]))[0] == pytest.approx(
            function(x), rel=1e-12, abs=1e-12
        )


def test_parameters_in_the_order_in_which_they_come():
    assert read_formula("b*a + c").parameters == ("b", "a", "c")
    assert read_formula("b*a", ["a", "b", "c"]).parameters == ("a", "b", "c")
    assert read_formula("größe^2").products == (((0, Term(Fraction(2), 0)),),)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "the formula ends"),
        ("x +", 4, "the formula ends"),
        ("x^", 3, "the formula ends"),
        ("(x", 3, "the ) of the ( in column 1"),
        ("x)", 2, "found ')'"),
        ("2 3", 3, "found '3'"),
        ("x*/y", 3, "found '/'"),
        ("x $ y", 3, "'$' has no meaning"),
        ("__import__(os)", 1, "unknown function '__import__'"),
        ("x + exp(x)", 5, "unknown function 'exp'; known are log2"),
        ("log2 x", 1, "write log2(x)"),
        ("nan*x", 1, "nan is no number"),
        ("1 + log2(x+1)", 5, "the logarithm of a sum"),
        ("log2(-x)", 1, "the logarithm of a negative number"),
        ("log2(0)", 1, "the logarithm of zero"),
        ("log2(log2(x))", 1, "the logarithm of a logarithm"),
        ("sqrt(log2(x))", 1, "only whole powers"),
        ("sqrt(-x)", 1, "of a negative number"),
        ("1/(x+1)", 2, "division by a sum"),
        ("x/(y-y)", 2, "division by zero"),
        ("0^0", 2, "a power of zero"),
        ("x^y", 2, "an exponent with a parameter"),
        ("(x+1)^0.5", 6, "a sum to the power 1/2"),
        ("(x+1)^11", 6, "a sum to the power 11"),
        ("x^101", 2, "an exponent beyond 100"),
        ("x^60 x^60", 6, "an exponent beyond 100"),
        ("1e999999999", 1, "too large"),
        ("1e-999999999", 1, "too small"),
        ("1e200*1e200", 6, "too large"),
        ("(1e-300)^(3/2)*x", 9, "a number too small to hold"),
        ("(1e300)^(3/2)", 8, "a number too large to hold"),
        ("x²", 2, "'²' in 'x²' cannot be part of a name; write a power as in x^2"),
        ("xⁿ", 2, "write a power as in x^2"),
        ("x₂", 2, "use letters, the digits 0 to 9 and _"),
        ("y + x٣", 6, "use letters, the digits 0 to 9 and _"),
        ("x½", 2, "cannot be part of a name"),
        ("2⁻²", 2, "'⁻' has no meaning in a formula; write a power as in x^2"),
        ("1 + lambda*x", 5, "'lambda' is a word of Python; name the parameter lambda_"),
        ("True", 1, "is a word of Python"),
        ("1" * 5000, 1, "1111... is a number too large to hold"),
        ("0." + "1" * 5000, 1, "has too many digits"),
        ("0" * 5000 + "1", 1, "has too many digits"),
        ("x" * 5000 + "(2)", 1, "unknown function"),
        ("2 " + "3" * 5000, 3, "found '333"),
        ("(x+1)^1." + "12" * 400, 6, "a sum to the power"),
        ("((1e300^100)^100)^100", 8, "too large"),
        ("(a+b+c+d+e+f)^10", 14, "more than 1000 terms"),
        ("(" * 60 + "x" + ")" * 60, 52, "nested more than 50 deep"),
        ("x" + "^1" * 60, 103, "nested more than 50 deep"),
        ("x" * (MOST_CHARACTERS + 1), MOST_CHARACTERS, "longer than"),
    ],
)
def test_every_error_is_one_line_with_its_column(text, column, problem):
    with pytest.raises(UsageError) as error:
        read_formula(text)
    message = str(error.value)
    assert message.startswith(f"column {column}: ") and problem in message and "\n" not in message
    assert len(message) < 200


@pytest.mark.exhaustive
def test_unknown_names_are_told_the_known_ones():
    with pytest.raises(UsageError, match=r"column 5: 'z' is no parameter; known are x, y$"):
        read_formula("x + z", ["x", "y"])
    with pytest.raises(UsageError, match="known are none"):
        read_formula("x", [])
    with pytest.raises(UsageError) as error:
        read_formula("y" * 5000, ["x" * 5000] * 500)
    assert len(str(error.value)) < 600


def test_names_that_are_given_may_be_words_of_python_and_have_superscripts():
    assert read_formula("2*lambda + x²", ["lambda", "x²"]).parameters == ("lambda", "x²")
    assert read_formula("größe1*五").parameters == ("größe1", "五")


def test_names_that_are_no_identifiers_are_found_if_known():
    found = read_formula("2 n rows^2 log2(n rows) + n", ["n", "n rows"])
    assert found.text() == "2 n rows^2 log2(n rows) + 1 n"
    assert read_formula("n(n + 1)", ["n"]).text() == "1 n^2 + 1 n"


def test_long_texts_are_read_quickly():
    random.seed(0)
    text = "+".join(f"x^{i}*y^{j}" for i in range(30) for j in range(30))
    begun = time.perf_counter()
    assert len(read_formula(text[:MOST_CHARACTERS].rpartition("+")[0]).products) > 800
    for hostile in (
        "-" * 9000 + "x",
        "x" + "*x^0.1" * 1000,
        "1e300/" * 1600 + "1",
        "9" * 9999,
        "0.1^100 x/" * 900,
    ):
        try:
            read_formula(hostile)
        except UsageError:
            continue
    assert time.perf_counter() - begun < 5


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "part",
    ["(a+.1*b+c+d)^9+", "(.1234567890123456*a+.1234567890123457*b+c+d)^9+", "(1.00000000000001^80)^100+"],
)
def test_what_takes_long_to_expand_is_refused(part):
    text = (part * MOST_CHARACTERS)[: MOST_CHARACTERS // len(part) * len(part) - 1]
    begun = time.perf_counter()
    with pytest.raises(UsageError, match=r"^column \d+: takes more than \d+ steps to expand"):
        read_formula(text)
    assert time.perf_counter() - begun < 10


@pytest.mark.exhaustive
def test_the_work_inside_an_exponent_counts():
    some = "+".join(["0*(a+.1*b+c+d)^9"] * 30)
    assert read_formula(f"x^({some}+1)").text() == "1 x"
    with pytest.raises(UsageError, match="takes more than"):
        read_formula("*".join([f"x^({some}+1)"] * 18))


@pytest.mark.exhaustive
def test_a_product_of_many_parameters():
    begun = time.process_time()
    found = read_formula("*".join(f"x{i}" for i in range(1500)))
    assert [len(product) for product in found.products] == [1500]
    assert time.process_time() - begun < 10
