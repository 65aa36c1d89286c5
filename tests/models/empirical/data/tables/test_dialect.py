"""How the text of a table is laid out is found: what is written in any layout is read back as it was."""

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.any_table import read_table
from chainline.models.empirical.data.text_layout import laid_out
from chainline.models.empirical.data.text_tables import with_points
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .....tier import sized

WORDS = st.sampled_from(["amg", "pcg", "lu 2", "a-b", "x=1"])
NUMBERS = st.one_of(
    st.integers(-(10**6), 10**6).map(str),
    st.floats(-1e9, 1e9, allow_nan=False).map(lambda x: f"{x:.6f}"),
)


@st.composite
def layouts(draw):
    """Return columns of cells, and the text of a file that holds them in one of the layouts."""
    n_columns, n_rows = draw(st.integers(2, 5)), draw(st.integers(2, 6))
    columns = [
        draw(st.lists(draw(st.sampled_from([WORDS, NUMBERS])), min_size=n_rows, max_size=n_rows))
        for _ in range(n_columns)
    ]
    separator = draw(st.sampled_from([",", ";", "\t", "|"]))
    commas = separator != "," and draw(st.booleans())
    names = [f"c{number} [s]" for number in range(n_columns)]
    rows = [names, *zip(*columns, strict=True)]
    written = [[_written(cell, commas) if row else cell for cell in cells] for row, cells in enumerate(rows)]
    blank = draw(st.sampled_from(["", " "])) if separator != "\t" else ""
    lines = [f"{blank}{separator}{blank}".join(cells) for cells in written]
    if separator == "|" and draw(st.booleans()):
        lines = [f"| {line} |" for line in lines]
        lines.insert(1, "|---" * n_columns + "|")
    if draw(st.booleans()):
        lines.insert(0, "# of a machine; on a day, with words | and bars")
    return names, columns, draw(st.sampled_from(["\n", "\r\n"])).join(lines) + "\n"


def _written(cell, commas):
    return cell.replace(".", ",") if commas and cell.lstrip("-").replace(".", "").isdigit() else cell


@settings(
    max_examples=sized(30, 2000), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(layouts())
def test_a_table_is_read_back_from_any_layout(tmp_path, layout):
    names, columns, text = layout
    (tmp_path / "t.csv").write_bytes(text.encode())
    table = read_table(tmp_path / "t.csv")
    assert list(table.header) == names
    assert [list(cells) for cells in table.cells] == columns


@pytest.mark.parametrize(
    ("columns", "found"),
    [
        ([["1,5", "2"]], [["1.5", "2"]]),
        ([["1.000,5", "2,25"]], [["1000.5", "2.25"]]),
        ([["1,5e-3"], ["amg"]], [["1.5e-3"], ["amg"]]),
        ([["4,4", "8"], ["a", "b"]], [["4.4", "8"], ["a", "b"]]),
        ([["4,4", "x"]], [["4,4", "x"]]),
        ([["0,5", ""], ["na", "3"]], [["0.5", ""], ["na", "3"]]),
    ],
)
def test_commas_are_points_where_a_whole_column_is_of_numbers(columns, found):
    assert list(with_points(columns, "t.csv")[0]) == found


def test_commas_and_points_in_one_table_are_ambiguous():
    with pytest.raises(UsageError, match=r"t\.csv: holds both 1,234 and 0\.5; write one decimal mark"):
        with_points([["1,234", "5"], ["0.5", "2"]], "t.csv")


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("n,t\n1,2\n", ","),
        ("n\n1\n", ","),
        ("a b\n1 2\n3   4\n", " "),
        ("a b,t\n1 2,3\n", ","),
        ("n;t\n1,5;2,5\n", ";"),
        ('"n, m";t\n1;2\n', ";"),
        ("n,t\n0,1,2\n1,3,4\n", ","),
    ],
)
def test_what_stands_between_columns(text, separator):
    assert laid_out(text)[1] == separator
