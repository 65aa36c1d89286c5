"""The grammar of constraints: values, precedence, and one clear line for what it does not know."""

import numpy as np
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.variability.expression import (
    names_in,
    parse_arithmetic,
    parse_constraint,
    value_of,
)
from chainline.models.empirical.data.variability.model import clauses_of
from hypothesis import given
from hypothesis import strategies as st

BINARY, NUMERIC = ("a", "b", "c", "bs_64x1"), ("x", "y")


def parse(text):
    return parse_constraint(text, BINARY, NUMERIC)


@pytest.mark.parametrize(
    ("text", "values", "holds"),
    [
        ("!a | b", {"a": 1, "b": 0}, False),
        ("!(a | b) & c", {"a": 0, "b": 0, "c": 1}, True),
        # & binds closer than |, => least, and groups to the right
        ("a | b & c", {"a": 1, "b": 0, "c": 0}, True),
        ("a => b => c", {"a": 0, "b": 1, "c": 0}, True),
        ("!!a", {"a": 1}, True),
        ("x * y <= 100", {"x": 20, "y": 5}, True),
        ("x * y < 100", {"x": 20, "y": 5}, False),
        ("x + y = 0.3", {"x": 0.1, "y": 0.2}, True),
        ("x + y != 0.3", {"x": 0.1, "y": 0.2}, False),
        ("2 + 3 * x == 11", {"x": 3}, True),
        ("x - y - 1 > -1", {"x": 3, "y": 2}, True),
        ("-x / y >= -2", {"x": 4, "y": 2}, True),
        ("x / y > 0", {"x": 0, "y": 0}, False),
        # what divides by zero holds in no comparison
        ("x / y > 1", {"x": 1, "y": 0}, False),
        ("x / y != 1", {"x": 1, "y": 0}, False),
        ("y > 0 => x / y > 1", {"x": 1, "y": 0}, True),
        ("a / b != 2", {"a": 1, "b": 0}, False),
        ("x >= 1e-13", {"x": 1e-14}, False),
        ("a => x <= 4", {"a": 1, "x": 5}, False),
        ("a + b + c <= 1", {"a": 1, "b": 1, "c": 0}, False),
        ("bs_64x1 & x > 1e2", {"bs_64x1": 1, "x": 101}, True),
    ],
)
def test_values(text, values, holds):
    assert bool(value_of(parse(text), values)) is holds


def test_values_over_arrays():
    found = value_of(parse("a => x * y <= 6"), {"a": np.array([0, 1, 1]), "x": np.array([9, 2, 3]), "y": 3})
    assert found.tolist() == [True, True, False]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "column 1: the constraint ends"),
        ("a b", "column 3: found 'b' where an operator"),
        ("(a", "column 3: the constraint ends where an operator, or the ) of the ( in column 1"),
        ("a |", "column 4: the constraint ends where a name, a number or ("),
        ("a | * b", "column 5: found '*' where a name, a number or ("),
        ("d", "no option 'd'"),
        ("x", "compare it"),
        ("a & x", "compare it"),
        ("(a | b) + 1 > 0", "gives no number"),
        ("__import__('os')", 'column 12: "\'" has no meaning in a constraint'),
        ("a[0]", "column 2: '[' has no meaning"),
        ("a.b", "column 2: '.' has no meaning"),
        ("a(b)", "column 2: found '(' where an operator"),
        ("x < y < 3", "column 7: found '<' where an operator"),
        ("(a := b)", "column 4: ':' has no meaning"),
        ("x > 1_000", "column 6: found '_000' where an operator"),
        ("x > 1j", "column 6: found 'j' where an operator"),
        ("a # b", "column 3: '#' has no meaning"),
        ("a\0", "has no meaning"),
        ("a and b", "found 'and' where an operator"),
        ("ａ", "no option 'ａ'"),
        ("a; b", "column 2: ';' has no meaning in a constraint"),
        ("x / 0 > 1", "divides by zero; divide by something else"),
        ("x / (2 - 2) > 1", "divides by zero"),
        ("x < 1e400", "has a number beyond 1.8e308"),
        ("x < 1e300 * 1e300", "has a number beyond 1.8e308"),
        ("x < 1e308 + 1e308", "has a number beyond 1.8e308"),
        ("x² > 1", "'x²' is no name; use letters, digits 0 to 9 and _"),
        ("x < ٣", "column 5: '٣' has no meaning in a constraint"),
        ("(" * 5000 + "a" + ")" * 5000, "column 32: nested more than 30 deep"),
        ("a" * 30_000, "longer than"),
        (" * ".join(["x"] * 60) + " > 1", "more than 50 of"),
        (" => ".join(["a"] * 60), "more than 50 of"),
    ],
)
def test_what_is_no_constraint_is_refused(text, message):
    with pytest.raises(UsageError, match="constraint") as refused:
        parse(text)
    assert message in str(refused.value) and len(str(refused.value)) < 400


def test_step_functions_are_numbers():
    assert value_of(parse_arithmetic("n * 2 + 1", ["n"]), {"n": 3}) == 7
    with pytest.raises(UsageError, match="step 'n > 2': '>' gives no number"):
        parse_arithmetic("n > 2", ["n"])
    with pytest.raises(UsageError, match=r"step 'n [+] x': column 5: no option 'x'"):
        parse_arithmetic("n + x", ["n"])


def texts():
    def deeper(parts):
        joined = st.tuples(parts, st.sampled_from(["&", "|", "=>"]), parts).map(lambda t: f"({' '.join(t)})")
        return st.one_of(joined, parts.map(lambda text: f"!{text}"))

    return st.recursive(st.sampled_from(["a", "b", "c", "(a + b >= c + 1)"]), deeper, max_leaves=8)


@given(texts(), st.tuples(*[st.booleans()] * 3))
def test_clauses_say_the_same_as_the_expression(text, chosen):
    values = dict(zip("abc", chosen, strict=True))
    node = parse(text)
    clauses = clauses_of(node, text)
    met = all(any(values[name] == sign for name, sign in clause.literals) for clause in clauses)
    assert met == bool(value_of(node, {name: float(value) for name, value in values.items()}))


def test_clauses_stay_few():
    options = [f"o{place}" for place in range(40)]
    pairs = " | ".join(f"{a} & {b}" for a, b in zip(options[::2], options[1::2], strict=True))
    with pytest.raises(UsageError, match="more than 4096 clauses"):
        clauses_of(parse_constraint(pairs, options, ()), "pairs")
    assert len(clauses_of(parse_constraint(" | ".join(options), options, ()), "one")) == 1


def test_names_come_once_and_in_order():
    assert names_in(parse("b & a | b & x > 1")) == ("b", "a", "x")


def test_long_chains_are_no_depth():
    for operator, end in (("|", ""), ("&", ""), ("+", " >= 900"), ("-", " < 1")):
        node = parse(f" {operator} ".join(["a"] * 1000) + end)
        assert bool(value_of(node, {"a": 1.0}))
        assert names_in(node) == ("a",)
    assert len(clauses_of(parse(" & ".join(["!a", "b"] * 1000)), "")) == 2
