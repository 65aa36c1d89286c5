"""Formulas for SymPy are the same functions as those that are evaluated here."""

from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.estimators.pmnf.fit import Search, fit_series
from chainline.models.empirical.formulas.formula import Formula, Term, sympy_name

sympy = pytest.importorskip("sympy", reason="SymPy is not installed")

# words of SymPy and of Python, and what is no identifier
TAKEN = ("N", "S", "E", "I", "Q", "O", "C", "T", "pi", "beta", "gamma", "zeta", "re", "shape", "oo", "len")
ODD = (
    "lambda",
    "for",
    "True",
    "Symbol",
    "log",
    "Rational",
    "cell size",
    "1/n",
    "it's",
    'a"b',
    "n!",
    "µ",
    "x^2",
)


def _term(power, logarithm=0):
    return Term(Fraction(power), logarithm)


def _formula(names, constant, *summands):
    coefficients, products = zip(*summands, strict=True) if summands else ((), ())
    numbered = tuple(tuple((number, _term(*term)) for number, *term in product) for product in products)
    return Formula(tuple(names), constant, coefficients, numbered)


FORMULAS = [
    _formula("p", 7.25),
    _formula("p", 0.0),
    _formula("p", 2.0, (0.5, [(0, "3/2", 1)])),
    _formula("p", -1.299, (0.1 + 0.2, [(0, 2)]), (-5e-7, [(0, "11/4")])),
    _formula("p", 1e16, (-3.0, [(0, "1/3", 2)])),
    _formula("p", 6.5, (4.0, [(0, -1)]), (2.0, [(0, "-2/3", -1)]), (1.5, [(0, 0, -2)])),
    _formula("p", 0.0, (-1 / 3, [(0, 0, 1)])),
    _formula(("p", "n"), 4.0, (0.2, [(0, "1/2"), (1, 1, 1)])),
    _formula(("p", "n"), -4.0, (1e-9, [(0, "5/2", 2), (1, -1)]), (-7.0, [(1, "4/5")])),
    _formula(("rows", "columns", "x0"), 1.0, (3.0, [(0, 1), (1, 2), (2, "1/4", 1)])),
]


def _same(text, formula, **given):
    expression = sympy.sympify(text, **given)
    points = np.random.default_rng(0).uniform(1.5, 300, (8, len(formula.parameters)))
    found = []
    for point in points:
        at = expression.subs(dict(zip(map(sympy.Symbol, formula.parameters), point, strict=True)))
        found.append(float(at))
    assert found == pytest.approx(formula.values(points).tolist(), rel=1e-12)
    return expression


@pytest.mark.parametrize("formula", FORMULAS, ids=Formula.text)
def test_the_same_function(formula):
    expression = _same(formula.sympy(), formula)
    used = {formula.parameters[number] for product in formula.products for number, _ in product}
    assert {symbol.name for symbol in expression.free_symbols} == used


def test_exponents_are_exact_and_coefficients_whole():
    formula = _formula("p", 0.0, (0.1 + 0.2, [(0, "7/3", 2)]))
    p = sympy.Symbol("p")
    expression = sympy.sympify(formula.sympy())
    assert expression.has(p ** sympy.Rational(7, 3))
    assert float(expression.as_coeff_Mul()[0]) == 0.1 + 0.2
    names = {"p": p, "log": sympy.log, "Rational": sympy.Rational}
    assert eval(formula.sympy(), names).has(sympy.Rational(7, 3)), "as Python reads it too"


@pytest.mark.parametrize("name", [*TAKEN, *ODD])
def test_names_that_mean_something_else(name):
    formula = _formula((name, "p"), 1.0, (2.0, [(0, "1/2", 1), (1, 1)]))
    expression = _same(formula.sympy(), formula)
    assert {symbol.name for symbol in expression.free_symbols} == {name, "p"}


def test_names_that_are_bare_are_free():
    exported = {}
    exec("from sympy import *", exported)
    assert [name for name in exported if sympy_name(name) == name] == []
    assert [sympy_name(name) for name in ("p", "x12", "P", "rows")] == [
        "p",
        "x12",
        "Symbol('P')",
        "Symbol('rows')",
    ]


def test_locals_of_the_caller():
    formula = _formula(("p", "rows", "N"), 1.0, (2.0, [(0, 1), (1, 2)]), (3.0, [(2, "1/2")]))
    _same(formula.sympy(), formula, locals={name: sympy.Symbol(name) for name in formula.parameters})
    positive = partial(sympy.Symbol, positive=True)
    expression = sympy.sympify(formula.sympy(), locals={"Symbol": positive})
    assert expression.free_symbols == {positive(name) for name in formula.parameters}


@pytest.mark.parametrize("name", ["p", "cores"])
def test_two_regimes_are_one_piecewise(name):
    x = np.arange(1.0, 13.0)
    values = np.where(x <= 6, x**2, 30 + x)
    series = Series("main", "time", (name,), x[:, None], tuple(values[:, None]))
    segments = fit_series([series], Search(segmented=True))[0].segments
    expression = sympy.sympify(segments.sympy())
    assert isinstance(expression, sympy.Piecewise)
    at = np.array([1.0, 6.0, 6.5, 6.500001, 7.0, 40.0])
    found = [float(expression.subs(sympy.Symbol(name), value)) for value in at]
    assert found == pytest.approx(segments.values(at[:, None]).tolist(), rel=1e-12)
