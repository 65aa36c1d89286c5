"""Tables as text: whole in a pipe, folded on a terminal, numbers never cut, names as they are."""

import io
import os
import sys

import pytest
from chainline.reports.layout import NamedTable, Prose, spaced
from chainline.reports.terminal import columns_of, print_lines, row_lines
from hypothesis import given
from hypothesis import strategies as st

LONG = "main->[red]solve->a_rather_long_name(double const*, std::vector<int>)->inner_loop"
TABLE = NamedTable("noise", ("kernel", "most of it", "share"), ((LONG, "16.6", "80.123 %"), ("all", "1", "")))
WORDS = st.text("ab ->核e\u0301", max_size=60)
NUMBERS = st.from_regex(r"-?[0-9]{1,8}(\.[0-9]{1,4})?( %)?", fullmatch=True)


class _Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def terminal(monkeypatch):
    """Return what prints to a terminal of 40 columns."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("TERM", "xterm")

    def printed(show, *arguments):
        screen = _Terminal()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", screen)
            show(*arguments)
        return screen.getvalue().splitlines()

    return printed


def test_a_pipe_has_no_width(capsys, monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    print_lines([TABLE])
    title, headings, first, last = capsys.readouterr().out.splitlines()
    assert (title, headings.split()) == ("noise", ["kernel", "most", "of", "it", "share"])
    assert first.startswith(LONG) and first.endswith("  16.6  80.123 %")
    assert last == f"{'all':{len(LONG)}}{'1':>12}"


def test_a_terminal_has_one(terminal):
    lines = terminal(print_lines, [TABLE])
    assert max(columns_of(line.replace("\033[1m", "").replace("\033[0m", "")) for line in lines) <= 40
    assert lines[1].startswith("\033[1mkernel") and lines[1].endswith("\033[0m")
    assert sum("16.6" in line and "80.123 %" in line for line in lines) == 1
    kernel = "".join(line[:24].strip() for line in lines[1:-1] if "\033" not in line)
    assert kernel.replace(" ", "") == LONG.replace(" ", "")


def test_totals_are_bold_on_a_terminal(terminal, monkeypatch):
    table = NamedTable("", ("a", "n"), (("x", "1"), ("all", "2")), n_totals=1)
    assert terminal(print_lines, [table])[1:] == ["x    1", "\033[1mall  2\033[0m"]
    monkeypatch.setenv("TERM", "dumb")
    assert terminal(print_lines, [table]) == ["a    n", "x    1", "all  2"]


def test_what_would_steer_a_terminal_is_written_out(capsys):
    print_lines([NamedTable("bell\a", ("kernel", "n"), (("red\x1b[31m\nline", "1"),), note="a\r")])
    assert capsys.readouterr().out == "bell\\x07\nkernel             n\nred\\x1b[31m\\nline  1\na\\r\n"


def test_text_is_folded_between_words(terminal, capsys, monkeypatch):
    words = "give /a/path/that/is/longer/than/the/forty/columns/that/there/are to what reads it"
    lines = terminal(print_lines, [Prose(words)])
    assert " ".join(lines) == words and len(lines) == 3
    monkeypatch.delenv("COLUMNS")
    print_lines([Prose(words)])
    assert capsys.readouterr().out == f"{words}\n"


def test_tables_that_follow_each_other_stand_apart(capsys):
    print_lines(spaced([NamedTable("", ("a",), (("x",),)), NamedTable("", ("b",), ())]))
    assert capsys.readouterr().out == "a\nx\n\nb\n\n"


@given(st.lists(st.tuples(WORDS, NUMBERS, WORDS), max_size=5), st.integers(1, 100))
def test_nothing_is_lost_at_any_width(rows, width):
    found = row_lines([("some words", "a number", "more"), *rows], {0, 2}, width)
    for row, lines in zip(rows, found[1:], strict=True):
        assert row[1] in lines[0]
        left = "".join(lines).replace(" ", "")
        assert sorted(left) == sorted("".join(row).replace(" ", ""))
    if width >= 50:
        assert all(columns_of(line) <= width for lines in found for line in lines)


def test_environment_names_a_width_for_a_pipe_too(capsys, monkeypatch):
    monkeypatch.setitem(os.environ, "COLUMNS", "30")
    print_lines([TABLE])
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 40
