"""The help of every command: no line is wider than the terminal, and its examples are commands that parse."""

import contextlib
import io
import shlex
import subprocess
import sys

import pytest
from chainline.cli.catalogue import command_names, study_kinds
from chainline.cli.main import main, parser_for
from chainline.cli.parser import broken_command, wrapped_lines

COMMANDS = [
    (),
    *((name,) for name in command_names()),
    *(("study", kind) for kind in study_kinds()),
]


def _help(command, columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown), pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    return shown.getvalue()


def _examples(text):
    """Return the commands of a help as a shell reads them: words of each, a pipe's parts apart."""
    examples = text.partition("\nexamples:\n")[2].partition("\n\n")[0]
    for line in examples.replace("\\\n", "").splitlines():
        words = shlex.split(line, comments=True)
        while words:
            end = next((i for i, word in enumerate(words) if word in ("&&", "|", ">")), len(words))
            yield words[:end]
            words = words[end + 1 :]


@pytest.mark.parametrize("columns", ["80", "", "60", "0"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_line_is_wider_than_the_terminal(command, columns, monkeypatch):
    text = _help(command, columns, monkeypatch)
    assert text.startswith("usage: chainline")
    assert max(map(len, text.splitlines())) <= (int(columns or 0) or 80)


def test_no_line_of_a_piped_help_is_wider_than_80(monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    command = [sys.executable, "-m", "chainline", "benchmark", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert max(map(len, done.stdout.splitlines())) <= 80 and done.stderr == ""


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_example_is_a_command_that_parses(command, monkeypatch):
    for columns in ("80", "40"):
        examples = list(_examples(_help(command, columns, monkeypatch)))
        ours = [words for words in examples if words[0] == "chainline"]
        assert bool(ours) == bool(command and command != ("study",))
        for _, *words in ours:
            parser_for(words).parse_args(words)


def test_examples_are_the_same_commands_at_every_width(monkeypatch):
    for command in COMMANDS:
        wide, narrow = (list(_examples(_help(command, columns, monkeypatch))) for columns in ("999", "40"))
        assert wide == narrow


def test_quotes_values_and_comments_stay_whole():
    typed = "chainline x --set 'a b c' -o out.csv && make -C out check   # a remark"
    for width in (10, 20, 30, 50):
        lines = broken_command(typed, width)
        assert shlex.split("\n".join(lines).replace("\\\n", ""), comments=True) == shlex.split(
            typed, comments=True
        )
        assert any("'a b c'" in line for line in lines)
    assert broken_command(typed, 80) == [f"  {typed}"]
    assert broken_command(typed, 70)[0] == "  # a remark"


def test_prose_lists_and_headings_are_wrapped_their_way():
    text = "some words that\nbelong together\n\nkinds:\n  one  what this one does\nmore words at the end:"
    assert list(wrapped_lines(text, 20)) == [
        "some words that",
        "belong together",
        "",
        "kinds:",
        "  one  what this one",
        "       does",
        "more words at the",
        "end:",
    ]


@pytest.mark.parametrize("command", COMMANDS[1:], ids=" ".join)
def test_choices_that_the_usage_leaves_out_are_in_the_help(command, monkeypatch):
    if command == ("study",):
        pytest.skip("its kinds are listed below")
    parser = parser_for(command)
    for word in command:
        (added,) = (each for each in parser._actions if isinstance(getattr(each, "choices", None), dict))
        parser = added.choices[word]
    text = _help(command, "999", monkeypatch)
    for action in parser._actions:
        assert all(str(choice) in text for choice in action.choices or ())
