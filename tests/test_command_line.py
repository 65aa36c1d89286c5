"""The command line as a whole: groups, names, what is said of mistyped ones, JSON, figures."""

import argparse
import json
import subprocess
import sys

import pytest
from chainline.cli import main
from chainline.cli.catalogue import GROUPS, command_names, study_kinds
from chainline.cli.main import parser_for
from chainline.files.checked_json import json_text

LINES = [[name] for name in command_names() if name != "study"] + [["study", kind] for kind in study_kinds()]


def _leaf(words):
    """Return the parser of a command, as `chainline WORDS` makes it."""
    parser = parser_for(words)
    for word in words:
        (added,) = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
        parser = added.choices[word]
    return parser


def _said(capsys, *arguments):
    code = main(list(arguments))
    captured = capsys.readouterr()
    assert (code, captured.out) == (2, "") and captured.err.count("\n") == 1
    return captured.err.removeprefix("chainline: error: ").rstrip("\n")


def test_help_shows_every_command_in_its_group_and_loads_none():
    program = (
        "import sys; from chainline.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "assert not {'numpy', 'pandas', 'llvmlite', 'networkx', 'tqdm'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    at = [lines.index(f"{group}:") for group in GROUPS]
    for begin, end, names in zip(at, [*at[1:], len(lines)], GROUPS.values(), strict=True):
        shown = [line[2:].split("  ")[0] for line in lines[begin + 1 : end] if line[2:3].strip()]
        assert [name for name in shown if not name.startswith("hainline")] == list(names)


@pytest.mark.parametrize("words", LINES, ids=" ".join)
def test_every_command_has_an_example_and_a_description(words):
    parser = _leaf(words)
    assert parser.description and f"chainline {' '.join(words)}" in parser.epilog
    assert parser.prog == f"chainline {' '.join(words)}"
    assert "--figure" not in parser._option_string_actions


OLD = {
    "strategies": "study strategies",
    "learning-curve": "study learning-curve",
    "case-study": "study case-study",
    "compare": "compare-formulas",
}


@pytest.mark.parametrize(("old", "new"), OLD.items())
def test_old_names_are_answered_with_the_new_ones(capsys, old, new):
    assert _said(capsys, old, "data.csv", "--json") == f"`chainline {old}` is now `chainline {new}`"
    assert new.split()[0] in command_names()


def test_study_without_a_kind_is_answered_with_the_kinds(capsys):
    said = _said(capsys, "study", "train.csv", "test.csv", "--target", "seconds")
    assert "models, applications, paper, strategies, learning-curve, case-study" in said
    assert "what was `chainline study` is now `chainline study models`" in said


@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (["bset", "--order", "7"], "no such command; did you mean best?"),
        (["study", "modles"], "no such kind; did you mean models?"),
        (["noise", "runs.csv", "--traget", "t"], "no option --traget; did you mean --target?"),
        (["suggest", "runs.csv", "--budgte=3"], "no option --budgte; did you mean --budget?"),
        (["suggest", "r.csv", "--target", "t", "--budget", "1", "--strategy", "gpt"], "did you mean gpr?"),
        (["--verson"], "did you mean --version?"),
        (["noise", "runs.csv", "--figure", "noise.png"], "--figure is now --figures DIR"),
        (["noise", "runs.csv", "--js"], "no option --js"),
    ],
)
def test_what_is_mistyped_is_answered_with_the_nearest(capsys, arguments, near):
    assert near in _said(capsys, *arguments)


def test_what_looks_like_an_option_after_a_double_dash_is_none(capsys):
    assert main(["compare-formulas", "--json", "--", "-3*x", "-3*x"]) == 0
    json.loads(capsys.readouterr().out)


def test_json_has_no_number_that_is_none():
    numbers = {"a": float("nan"), "b": [float("inf"), 1.5], "c": (-float("inf"), 2, True, None, "NaN")}
    assert json.loads(json_text(numbers)) == {"a": None, "b": [None, 1.5], "c": [None, 2, True, None, "NaN"]}


def test_a_part_that_is_not_installed_is_named_with_what_installs_it(capsys, monkeypatch, tmp_path):
    (tmp_path / "runs.txt").write_text("PARAMETER p\nPOINTS 2 4\nDATA 1 2\nDATA 2 3\n")
    monkeypatch.setitem(sys.modules, "chainline.reports.figures.result_plots", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "chainline.reports.figures.result_plots")
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    said = _said(capsys, "noise", str(tmp_path / "runs.txt"), "--figures", str(tmp_path / "f"))
    assert said == 'needs matplotlib, which is not installed; pip install "chainline[figures]"'
