"""The one grammar of lists and ranges, in every option that takes numbers."""

import json

import pytest
from chainline.api.request.ranges import numbers, parse_shares, parse_whole_numbers, whole_numbers
from chainline.cli.main import main
from chainline.errors import UsageError
from hypothesis import given
from hypothesis import strategies as st

from .tier import standing


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7", [7]),
        ("3-5", [3, 4, 5]),
        ("16-48:16", [16, 32, 48]),
        ("1-9*3,2", [1, 3, 9, 2]),
        ("2,2", [2]),
        ("1, 4", [1, 4]),
        ("8-512*2", [8, 16, 32, 64, 128, 256, 512]),
        ("0-8:4", [0, 4, 8]),
        ("1e3", [1000]),
    ],
)
def test_lists_of_values(text, expected):
    assert whole_numbers(text) == expected and numbers(text) == expected


@pytest.mark.parametrize(
    "text", ["", "a", "5-3", "1-8*1", "0-8*2", "1-9:0", "1-999999999", "10:50:10", "8:*2"]
)
def test_lists_that_are_none(text):
    for parse in (whole_numbers, numbers):
        with pytest.raises(ValueError, match=r"\S"):
            parse(text)


@pytest.mark.parametrize("text", ["1.5", "-1", "1e10", "0.5-2"])
def test_numbers_that_are_not_whole(text):
    assert numbers(text)
    with pytest.raises(ValueError, match="no whole number"):
        whole_numbers(text)


def test_steps_are_not_lost_to_rounding():
    assert numbers("0.1-0.3:0.1") == pytest.approx([0.1, 0.2, 0.3])
    assert numbers("0.1-0.5:0.1") == pytest.approx([0.1, 0.2, 0.3, 0.4, 0.5])
    assert numbers("1e-3-8e-3*2") == pytest.approx([1e-3, 2e-3, 4e-3, 8e-3])


@given(st.lists(st.integers(0, 10**9 - 1), min_size=1, unique=True))
def test_what_is_listed_is_read(values):
    assert whole_numbers(",".join(map(str, values))) == values


@given(st.integers(0, 1000), st.integers(0, 500), st.integers(1, 50))
def test_a_range_is_python_s_with_its_end(first, length, step):
    found = whole_numbers(f"{first}-{first + length}:{step}")
    assert found == list(range(first, first + length + 1, step))


def test_options_name_themselves():
    with pytest.raises(UsageError, match=r"^--sizes: 1 is too few; give 2 or more$"):
        parse_whole_numbers("--sizes", "1-3", 2)
    with pytest.raises(UsageError, match="--budgets 0,5: each must be above 0"):
        parse_shares("--budgets", "0,5")
    assert parse_shares("--budgets", "5,1-2") == [0.01, 0.02, 0.05]


@pytest.mark.parametrize(
    ("orders", "expected"),
    standing([("1-3:2", [1, 3]), ("1-5:2", [1, 3, 5])], for_all=lambda case: 5 not in case[1]),
)
def test_commands_take_the_same_lists(capsys, tmp_path, orders, expected):
    best = ["best", "--order", orders, "--machine", "a64fx", "--model", "chain", "--json"]
    assert main(best) == 0
    assert [each["order"] for each in json.loads(capsys.readouterr().out)] == expected
    (tmp_path / "runs.csv").write_text("p,n,seconds\n")
    suggest = ["suggest", str(tmp_path / "runs.csv"), "--target", "seconds", "--budget", "1e6", "--json"]
    assert main([*suggest, "--values", "p=8-64*2", "--values", "n=10-30:10", "--number", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["suggestions"]


def test_the_ranges_that_suggest_took_are_answered_with_these(capsys, tmp_path):
    (tmp_path / "runs.csv").write_text("p,n,seconds\n")
    suggest = ["suggest", str(tmp_path / "runs.csv"), "--target", "seconds", "--budget", "1"]
    assert main([*suggest, "--values", "p=8:64:*2"]) == 2
    said = capsys.readouterr().err
    assert "--values p: '8:64:*2' is not a number or a range; write 1,2,4 or 16-128:16 or 8-512*2" in said
