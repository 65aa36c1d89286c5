import pytest
from chainline.models.empirical.formulas.comparison import compare_syntax
from chainline.models.empirical.formulas.formula import Formula, Term
from chainline.models.empirical.formulas.grammar import read_formula
from hypothesis import given, settings
from hypothesis import strategies as st

_sums = st.lists(
    st.builds(
        "{}*{}".format,
        st.sampled_from(["0.5", "2", "-3"]),
        st.sampled_from(["x", "y", "x*y", "x^2", "log2(x)", "y*log2(x)", "1"]),
    ),
    min_size=1,
    max_size=6,
).map(" + ".join)


def _scores(first, second):
    found = compare_syntax(read_formula(first), read_formula(second))
    assert found.score == pytest.approx(sum(each.score for each in found.classes))
    return {each.parameters: each.score for each in found.classes}


def test_the_worked_example_of_section_4_1():
    analytical = read_formula("3*x + 0.4*y + 1*y^2 + 2*log2(x)*y + 1*x*y")
    found = compare_syntax(analytical, read_formula("5*x + 0.5*x^2 + 3*y + 1*y^2"))
    assert [each.parameters for each in found.classes] == [("x",), ("y",), ("x", "y")]
    assert [each.score for each in found.classes] == pytest.approx([1 / 3, 3, -4])
    assert [[term.score for term in each.terms] for each in found.classes] == [
        pytest.approx([4 / 3, -1]),
        [1, 2],
        [-2, -2],
    ]
    assert found.score == pytest.approx(-2 / 3)


def test_the_other_way_round_the_similarity_is_relative_to_the_other():
    assert _scores("5*x", "3*x") == {("x",): pytest.approx(1.6)}


def test_the_best_score_of_table_5_6():
    """A similarity of 0.8 in log(nx) gives the printed -4.2, with the constant as a class of its own."""
    a = 0.976 * 0.30103 / 0.8
    found = compare_syntax(
        read_formula(f"0.01*log2(px) + {a}*log2(nx) + nx"),
        read_formula("-6.023 - 0.023*px + 0.976*log10(nx) + 0.014*px^2"),
    )
    assert found.score == pytest.approx(-4.2, abs=1e-5)


@pytest.mark.parametrize(
    ("first", "second", "score"),
    [
        ("-2*x", "-2*x", 2),
        ("-2*x", "-3*x", 1.5),
        ("-2*x", "-1*x", 1.5),
        ("-2*x", "2*x", 1),
        ("2*x", "9*x", 1),
    ],
)
def test_similarity_is_relative_to_the_size_of_the_first_coefficient(first, second, score):
    assert _scores(first, second) == {("x",): score}


def test_the_constant_is_a_class():
    assert _scores("1 + x", "x") == {(): -2, ("x",): 2}
    assert _scores("2 + x", "3 + x") == {(): 1.5, ("x",): 2}


def test_parameters_are_matched_by_name():
    assert _scores("x*y + y", "y*x + y") == {("x", "y"): 2, ("y",): 2}


def test_equal_products_of_a_formula_count_once():
    twice = Formula(("x",), 0.0, (1.0, 2.0), (((0, Term(1, 0)),), ((0, Term(1, 0)),)))
    assert compare_syntax(twice, read_formula("3*x")).score == 2


def test_a_coefficient_that_is_no_number_is_refused():
    with pytest.raises(ValueError, match="not finite"):
        compare_syntax(Formula(("x",), float("nan")), read_formula("x"))


@settings(deadline=None)
@given(_sums)
def test_a_formula_agrees_with_itself_wholly(text):
    found = compare_syntax(read_formula(text), read_formula(text))
    assert found.score == 2 * sum(len(each.terms) for each in found.classes)


@settings(deadline=None)
@given(_sums, _sums)
def test_what_is_lacking_counts_the_same_both_ways(first, second):
    def lacking(a, b):
        found = compare_syntax(read_formula(a), read_formula(b))
        return sorted(term.score for each in found.classes for term in each.terms if term.score < 0)

    assert lacking(first, second) == lacking(second, first)
