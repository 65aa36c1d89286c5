"""Every command, in the groups of the help: loaded where it is called, and not before.

    cli/kernels/peers.py    the options, whose declaration imports nothing that takes time, and what is
                            printed, which imports what it needs inside functions

`add_parser` names `run` by a text, and `run` names what draws or builds a page. tests/test_loading.py loads
every name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from ..errors import UsageError
from .parser import did_you_mean, wrapped


def load(place: str) -> Callable[..., Any]:
    """Return the function at `package.module:name`; its module is imported now.

    Examples
    --------
    >>> load(f"{__name__}:module_of")("best")
    'kernels.best'
    """
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


GROUPS: Mapping[str, Mapping[str, str]] = {
    "a kernel": {
        "best": "rank every split of the inner product for a polynomial order",
        "generate": "write the source of one variant",
        "operator": "make the kernel of a rectangular or even-odd operator, gradient or divergence",
        "export": "write a library of the best kernels, with interfaces, build files and a test",
        "measure": "measure kernels on this machine into a data set",
        "peers": "measure kernels in explicit vectors beside libraries and compilers",
        "train": "learn a correction to the simulation from measured data sets",
        "predict": "predict kernels with a trained model",
        "evaluate": "report the errors of models on measured data sets",
        "suggest-splits": "choose the splits to measure next, to find the fastest with few runs",
    },
    "an assembly file": {
        "analyze": "say what limits each loop of an assembly file",
    },
    "this machine": {
        "calibrate": "measure this machine and write its machine file",
        "doctor": "say what this machine has, and what is missing",
        "machine": "print the figures of a processor, or write them for OSACA or llvm-mca",
        "completion": "print a script that completes commands and options in a shell",
    },
    "any program": {
        "fit": "learn execution times from a table of measured configurations",
        "predict": "predict configurations with a fitted model",
        "evaluate": "report the errors of a fitted model on measured configurations",
        "suggest": "choose the runs to do next, to learn a scaling law with few runs",
        "noise": "report how far repeated measurements differ",
        "sample": "choose configurations to measure",
        "benchmark": "time a matrix routine, multigrid, a stencil or a multipole method over its parameters",
        "compare-formulas": "report how far two formulas agree, in their terms and values",
    },
    "campaigns": {
        "campaign": "show, collect or cancel a campaign that runs on other machines",
        "merge": "merge data sets, and show rows that contradict each other",
    },
    "research": {
        "study models": "compare classes of models: accuracy, size, extrapolation",
        "study applications": "compare them on the six applications of the paper on tensor completion",
        "study paper": "print the tables and draw the figures of the paper on splits, for a machine",
        "study strategies": "compare strategies of choosing runs on random scaling laws",
        "study learning-curve": "compare learned and hybrid models by the number of rows to learn from",
        "study case-study": "report which share of the measurements of a program would have sufficed",
    },
}
"""By group, then by name as it is typed; a command that serves two groups stands in both."""

_FOLDERS: Mapping[str, str] = {
    "a kernel": "kernels",
    "an assembly file": "assembly",
    "this machine": "host",
    "any program": "programs",
    "campaigns": "campaigns",
}
"""Folder of the commands of each group, a module each; those of research are in `study`."""

RENAMED: Mapping[str, str] = {
    "strategies": "study strategies",
    "learning-curve": "study learning-curve",
    "case-study": "study case-study",
    "compare": "compare-formulas",
}
"""Present names of renamed commands, by their former names."""


def command_names() -> tuple[str, ...]:
    """Return the first words of all commands, each once, in the order of the help."""
    return tuple(dict.fromkeys(name.partition(" ")[0] for names in GROUPS.values() for name in names))


def require_command(word: str) -> str:
    """Return the first word of a command line, which is a command.

    Raises
    ------
    UsageError
        If it is none: with the name it has now, or the nearest one.

    Examples
    --------
    >>> require_command("compare")
    Traceback (most recent call last):
    chainline.errors.UsageError: `chainline compare` is now `chainline compare-formulas`
    """
    names = command_names()
    if word in names:
        return word
    if word in RENAMED:
        raise UsageError(f"`chainline {word}` is now `chainline {RENAMED[word]}`")
    if word.startswith("-"):
        near = did_you_mean(word, ("--version", "--help"))
        raise UsageError(f"{word}: give a command first{near} (see chainline --help)")
    raise UsageError(f"{word}: no such command{did_you_mean(word, names)} (see chainline --help)")


def study_kinds() -> dict[str, str]:
    """Return the kinds of `chainline study`, and what each does.

    Examples
    --------
    >>> list(study_kinds())
    ['models', 'applications', 'paper', 'strategies', 'learning-curve', 'case-study']
    """
    begin = "study "
    return {name.removeprefix(begin): what for name, what in GROUPS["research"].items() if begin in name}


def module_of(name: str) -> str:
    """Return the module of a command, below this package; of two groups that show it the first has it.

    Examples
    --------
    >>> module_of("suggest-splits"), module_of("study models"), module_of("study")
    ('kernels.suggest_splits', 'study', 'study')
    """
    if name.partition(" ")[0] == "study":
        return "study"
    group = next(group for group, names in GROUPS.items() if name in names)
    return f"{_FOLDERS[group]}.{name.replace('-', '_')}"


def adder_of(name: str) -> Callable[..., None]:
    """Return the function that adds a command to the parser."""
    kind = name.partition(" ")[2].replace("-", "_")
    return load(f"{__package__}.{module_of(name)}:add_{kind or 'parser'}")


def grouped_help(columns: int = 80) -> str:
    """Return the commands in their groups, as `chainline --help` prints them, in so many columns."""
    width = max(len(name) for names in GROUPS.values() for name in names)
    lines: list[str] = []
    for group, names in GROUPS.items():
        lines.append(f"\n{group}:")
        for name, what in names.items():
            first, *rest = wrapped(what, columns - width - 4)
            lines += [f"  {name:{width}}  {first}", *(" " * (width + 4) + each for each in rest)]
    return "\n".join(lines)
