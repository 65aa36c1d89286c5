"""Expansion by SymPy: the same functions, and where the printed expansion differs."""

import subprocess
import sys
from fractions import Fraction
from math import prod

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import message_costs
from chainline.models.empirical.analytical.multigrid.expanded import (
    boomeramg_expression,
    expanded_formula,
    expanded_terms,
    smg_expression,
)
from chainline.models.empirical.analytical.multigrid.solvers import (
    boomeramg_times,
    matrix_products,
    smg_counts,
    smg_times,
)

sympy = pytest.importorskip("sympy", reason="SymPy is not installed")

CONSTANTS = {"alpha": 1.1625e-5, "beta": 6.06e-8, "f": 3.9e-11}
AXES = ("px", "py", "pz")

# What Section 3.1.2 prints, and Section 5.4.1 again; lg is log2.
PRINTED = {
    1: "2*lg(px)*alpha + 2*lg(nx)*alpha + 2*lg(px)*beta + 2*lg(nx)*beta + 6*nx*f",
    2: """4*lg(py)*lg(px)*alpha + 4*lg(py)*lg(nx)*alpha + 4*lg(nx)*lg(px)*alpha
        + 4*lg(nx)*lg(nx)*alpha + 4*lg(py)*alpha + 4*lg(nx)*alpha + 4*nx*lg(nx)*beta
        + 4*nx*lg(px)*beta + 4*nx*lg(nx)*beta + 4*nx*lg(py)*beta + 20*nx*nx*f""",
    3: """4*lg(pz)*alpha + 8*lg(nx)*alpha + 8*lg(pz)*lg(py)*lg(px)*alpha
        + 8*lg(pz)*lg(py)*lg(nx)*alpha + 8*lg(pz)*lg(nx)*lg(px)*alpha
        + 8*lg(pz)*lg(nx)**2*alpha + 8*lg(nx)*lg(py)*lg(px)*alpha
        + 8*lg(nx)**2*lg(py)*alpha + 8*lg(nx)**3*alpha
        + 8*lg(pz)*lg(py)*alpha + 8*lg(pz)*lg(nx)*alpha
        + 8*lg(nx)*lg(py)*alpha + 8*lg(nx)**2*alpha
        + 4*nx**2*lg(pz)*beta + 4*nx**2*lg(nx)*beta + 8*nx**2*lg(px)
        + 8*nx**2*lg(nx) + 8*nx**2*lg(py) + 8*nx**2*lg(nx)
        + 48*nx**3*f""",
}


def _parameters(dimensions):
    return (*AXES[:dimensions], "nx")


def _by_exponents(expression, parameters):
    terms = expanded_terms(expression, parameters)
    return {frozenset(term.exponents.items()): term.coefficient for term in terms}


def _printed(dimensions):
    symbols = {name: sympy.Symbol(name) for name in (*AXES, "nx", *CONSTANTS)}
    text = " ".join(PRINTED[dimensions].split())
    return sympy.sympify(text, locals={**symbols, "lg": lambda x: sympy.log(x, 2)})


@pytest.mark.parametrize("dimensions", [1, 2])
def test_printed_expansions_of_one_and_two_dimensions_are_right(dimensions):
    parameters = _parameters(dimensions)
    expanded = _by_exponents(smg_expression(dimensions), parameters)
    assert expanded == _by_exponents(_printed(dimensions), parameters)
    assert len(expanded) == {1: 3, 2: 10}[dimensions]


def test_slips_of_the_printed_expansion_of_three_dimensions():
    parameters = _parameters(3)
    expanded = _by_exponents(smg_expression(3), parameters)
    printed = _by_exponents(_printed(3), parameters)
    point = {"px": 2, "py": 4, "pz": 8, "nx": 16}
    logarithms = {"px": 1, "py": 2, "pz": 3, "nx": 4}
    costs = {sympy.Symbol("alpha", positive=True): 1000, sympy.Symbol("beta", positive=True): 10}

    def value(terms, key):
        coefficient = sympy.sympify(terms.get(key, 0))
        at = prod(point[name] ** power * logarithms[name] ** log for name, (power, log) in key)
        return str(coefficient), float(coefficient.subs(costs)) * float(at)

    found = {
        tuple(sorted((name, int(power), log) for name, (power, log) in key)): (
            *value(expanded, key),
            *value(printed, key),
        )
        for key in expanded.keys() | printed.keys()
        if expanded.get(key) != printed.get(key)
    }
    assert found == {
        # 8 for 4: the first bracket of 4 Lz (1 + ...) holds log2(nx) as often as log2(pz)
        (("nx", 0, 1),): ("4*alpha", 16000, "8*alpha", 32000),
        # left out, though log2(nx)^2 log2(py) is there
        (("nx", 0, 2), ("px", 0, 1)): ("8*alpha", 128000, "0", 0),
        # beta left out: numbers, added to times
        (("nx", 2, 0), ("px", 0, 1)): ("8*beta", 20480, "8", 2048),
        (("nx", 2, 0), ("py", 0, 1)): ("8*beta", 40960, "8", 4096),
        (("nx", 2, 1),): ("20*beta", 204800, "4*beta + 16", 57344),
    }


def test_messages_as_printed_in_three_dimensions():
    at = {"px": 2, "py": 4, "pz": 8, "nx": 16, "alpha": 1, "beta": 0, "f": 0}
    bare = 22528  # 8 * 256 * (1 + 4 + 2 + 4), the terms without beta
    assert float(_printed(3).subs(at)) - bare == pytest.approx(1932)
    positive = {sympy.Symbol(name, positive=True): value for name, value in at.items()}
    assert float(smg_expression(3).subs(positive)) == pytest.approx(2044)


@pytest.mark.parametrize("dimensions", [1, 2, 3])
def test_expanded_is_compact(dimensions):
    formula = expanded_formula(smg_expression(dimensions), _parameters(dimensions), CONSTANTS)
    random = np.random.default_rng(dimensions)
    processes, sizes = random.integers(1, 65, (200, dimensions)), random.integers(1, 4000, 200)
    counts = smg_counts([sizes] * dimensions, list(processes.T))
    compact = np.stack([counts.messages, counts.doubles, counts.flops], axis=1) @ list(CONSTANTS.values())
    values = formula.values(np.column_stack([processes, sizes]).astype(float))
    np.testing.assert_allclose(values, compact, rtol=1e-12)
    several = processes.prod(axis=1) > 1
    costs = message_costs(CONSTANTS["alpha"], CONSTANTS["beta"])
    times = smg_times([sizes] * dimensions, list(processes.T), costs, CONSTANTS["f"])
    np.testing.assert_allclose(values[several], times.seconds[several], rtol=1e-12)


def test_terms_of_three_dimensions():
    terms = expanded_terms(smg_expression(3), _parameters(3))
    assert len(terms) == 19
    by_hand = {frozenset({"nx": (Fraction(3), 0)}.items()): "48*f"}
    by_hand[frozenset(dict.fromkeys(AXES, (Fraction(0), 1)).items())] = "8*alpha"
    by_hand[frozenset({"nx": (Fraction(0), 3)}.items())] = "8*alpha"
    found = {frozenset(term.exponents.items()): str(term.coefficient) for term in terms}
    assert by_hand.items() <= found.items()


def test_terms_without_costs_are_left_out():
    formula = expanded_formula(smg_expression(2), ("px", "py", "nx"), {"alpha": 0, "beta": 0, "f": 0.5})
    assert formula.text() == "10 nx^2"
    fixed = expanded_formula(smg_expression(1), ("px",), {"nx": 4, "alpha": 1, "beta": 0, "f": 1})
    assert fixed.constant == pytest.approx(28)
    assert fixed.coefficients == pytest.approx((2,))


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_expanded_is_compact_for_boomeramg(level):
    levels, random = 4, np.random.default_rng(level)
    expression = boomeramg_expression(level, levels)
    own = {"alpha": 1e-6, "beta": 1e-9, f"t{level}": 2e-10}
    parameters = sorted(symbol.name for symbol in expression.free_symbols if symbol.name not in own)
    draws = {name: random.uniform(2, 500, 30) for name in parameters}

    def of(letter, numbers):
        return [draws.get(f"{letter}{number}", np.zeros(30)) for number in numbers]

    times = boomeramg_times(
        of("C", range(4)),
        draws["P"],
        matrix_products(*(of(letter, range(4)) for letter in "spn")),
        matrix_products(*(of(letter, range(3)) for letter in ("sh", "ph", "nh"))),
        own[f"t{level}"],
        message_costs(own["alpha"], own["beta"]),
    )
    formula = expanded_formula(expression, parameters, own)
    values = formula.values(np.column_stack([draws[name] for name in parameters]))
    np.testing.assert_allclose(values, times.level_seconds[level], rtol=1e-12)


def test_middle_level_as_section_542_prints_it():
    printed = sympy.sympify(
        "6*C1/P*s1*t1 + 3*p1*alpha + 3*n1*beta + 2*C2/P*sh1*t1 + ph1*alpha + nh1*beta"
        " + 2*C0/P*sh0*t1 + ph0*alpha + nh0*beta",
        locals={"beta": sympy.Symbol("beta")},
    )
    parameters = sorted(symbol.name for symbol in printed.free_symbols)
    assert expanded_terms(boomeramg_expression(1, 3), parameters) == expanded_terms(printed, parameters)


def test_any_product_of_powers_and_logarithms():
    n, p, c = sympy.symbols("n p c")
    expression = (c * sympy.sqrt(n) * sympy.log(8 * n * p, 2) / p + 7) ** 2
    formula = expanded_formula(expression, ("n", "p"), {"c": 0.5})
    points = np.random.default_rng(0).uniform(1, 100, (50, 2))
    root = 0.5 * np.sqrt(points[:, 0]) * np.log2(8 * points.prod(axis=1)) / points[:, 1] + 7
    np.testing.assert_allclose(formula.values(points), root**2, rtol=1e-12)
    again = expanded_formula(sympy.sympify(formula.sympy()), ("n", "p"), {})
    np.testing.assert_allclose(again.values(points), root**2, rtol=1e-12)


@pytest.mark.parametrize("text", ["log(n + 1)", "1/(n + 1)", "2**n", "n**c", "sqrt(log(n))", "sin(n)"])
def test_what_has_no_such_form(text):
    with pytest.raises(UsageError, match="no product of powers and logarithms of n, p"):
        expanded_terms(sympy.sympify(text), ("n", "p"))


def test_symbols_that_are_undecided():
    with pytest.raises(UsageError, match="no numbers for beta, f;"):
        expanded_formula(smg_expression(1), ("px", "nx"), {"alpha": 1.0})
    with pytest.raises(UsageError, match="nx are both"):
        expanded_formula(smg_expression(1), ("px", "nx"), {**CONSTANTS, "nx": 1.0})
    with pytest.raises(UsageError, match="4 dimensions"):
        smg_expression(4)
    for level in (-1, 3):
        with pytest.raises(UsageError, match=f"level {level} of 3"):
            boomeramg_expression(level, 3)


def test_text_is_not_evaluated():
    with pytest.raises(sympy.SympifyError):
        expanded_terms("n + 1", ("n",))


def test_sympy_waits_until_it_is_asked_for():
    code = (
        "import sys, chainline.models.empirical.analytical.multigrid.expanded; print('sympy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
