"""What the help lists of models and strategies is what there is; shell completion lists it too."""

import argparse
import os
import shutil
import subprocess

import pytest
from chainline.cli.host.completion import command_parsers, completion_script, fish_script
from chainline.cli.main import parser_for
from chainline.models.empirical.acquisition.replay import FULL
from chainline.models.empirical.acquisition.strategies import STRATEGIES
from chainline.models.empirical.analytical.named import ANALYTICAL as NAMED
from chainline.models.empirical.evaluation.curves.study import RECIPES
from chainline.models.empirical.evaluation.studies import APPLICATIONS
from chainline.models.empirical.fitting.automatic.fit import AUTO
from chainline.models.empirical.fitting.fitting import MODEL_NAMES
from chainline.models.empirical.fitting.hybrid_fitting import INFLUENCE
from chainline.models.empirical.fitting.registry import (
    ANALYTICAL,
    CANDIDATES,
    COMPARED,
    FITTED,
    HYBRID,
    REPLAYED,
    SUGGESTED,
)
from chainline.models.kernels.predictions.model import Model


def _help(*words):
    parser = parser_for(words)
    for word in words:
        (added,) = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
        parser = added.choices[word]
    return " ".join(parser.format_help().split())


def test_registries_hold_what_there_is():
    assert set(COMPARED) == set(MODEL_NAMES)
    assert set(FITTED) == {*MODEL_NAMES, HYBRID, INFLUENCE, "pmnf", AUTO}
    assert tuple(CANDIDATES) == tuple(RECIPES)
    assert tuple(ANALYTICAL) == tuple(NAMED)
    assert set(SUGGESTED) == set(STRATEGIES)
    assert list(REPLAYED) == [FULL, *(name for name in SUGGESTED if name != "model")]  # is of any table


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("fit",), [*FITTED, *ANALYTICAL]),
        (("study", "learning-curve"), [*CANDIDATES, *ANALYTICAL]),
        (("study", "models"), COMPARED),
        (("study", "applications"), [*COMPARED, *APPLICATIONS]),
        (("suggest",), SUGGESTED),
        (("study", "strategies"), REPLAYED),
        (("study", "case-study"), REPLAYED),
        (("best",), list(Model)),
    ],
)
def test_help_lists_all_of_them(words, names, monkeypatch):
    monkeypatch.setenv("COLUMNS", "9999")  # no name is broken at its hyphen
    text = _help(*words).replace(",", " ").replace("{", " ").replace("}", " ").split()
    assert set(map(str, names)) <= set(text)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (["chainline", "b"], ["best", "benchmark"]),
        (["chainline", "study", "c"], ["case-study"]),
        (["chainline", "suggest", "--strategy", "g"], ["gpr", "grid"]),
        (["chainline", "study", "models", "--bey"], ["--beyond"]),
        (["chainline", "completion", "z"], ["zsh"]),
    ],
)
def test_bash_completes(line, shown):
    words = " ".join(f"'{word}'" for word in line)
    script = f"{completion_script()}\nCOMP_WORDS=({words}); COMP_CWORD={len(line) - 1}; _chainline\n"
    done = subprocess.run(
        ["bash", "-c", script + 'printf "%s\\n" "${COMPREPLY[@]}"'],
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == shown and done.stderr == ""


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("chainline be", ["benchmark", "best"]),
        ("chainline best --mea", ["--measure", "--measurements"]),
        ("chainline suggest --strategy g", ["gpr", "grid"]),
        ("chainline study m", ["models"]),
    ],
)
@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
def test_fish_completes(line, shown, tmp_path):
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"{fish_script()}\ncomplete -C '{line}'"],
        check=True,
        capture_output=True,
        text=True,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path)},
    )
    assert [row.partition("\t")[0] for row in done.stdout.splitlines()] == shown


def test_fish_is_told_every_option():
    script = fish_script()
    for name, parser in command_parsers().items():
        seen = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in name.split())
        for action in parser._actions:
            for option in action.option_strings:
                flag = f"-l {option[2:]} " if option.startswith("--") else f"-s {option[1:]} "
                assert any(seen in line and flag in line for line in script.splitlines()), (name, option)
    # quotes are closed in every line: fish would read on
    assert all(
        line.replace("\\\\", "").replace("\\'", "").count("'") % 2 == 0 for line in script.splitlines()
    )
