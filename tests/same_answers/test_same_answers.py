"""Commands answer what they answered when they were recorded, but for the differences that are listed."""

import random
import tomllib
from copy import deepcopy
from dataclasses import replace
from functools import cache

import pytest

from ..tier import standing
from .answers import HERE, Command, answer, commands, help_sections, matches, versions
from .comparison import differences
from .record import recorded
from .signatures import public_interface

RECORDED = recorded()
SHARE, SEED, CHEAP_S = 40, 55, 0.25
_SHOWN = 12


def _share():
    """Draw commands that take little time, one of each kind first."""
    cheap = [name for name in commands() if RECORDED.get(name, {}).get("seconds", 1) <= CHEAP_S]
    random.Random(SEED).shuffle(cheap)
    firsts = {commands()[name].lines[-1].partition(" ")[0]: name for name in cheap if "--help" not in name}
    return {*firsts.values(), *cheap[: SHARE - len(firsts)]}


@cache
def _listed():
    """Return the listed differences, one for each path."""
    entries = tomllib.loads((HERE / "differences.toml").read_text()).get("difference", [])
    paths = [[each["path"]] if isinstance(each["path"], str) else each["path"] for each in entries]
    return [each | {"path": path} for each, some in zip(entries, paths, strict=True) for path in some]


def _unwanted(name, found, listed):
    """Return differences that are not listed, and entries for this command alone that no longer hold."""
    here = [entry for entry in listed if matches(name, (entry["command"],))]
    met, unwanted = [], []
    for path, then, now in found:
        entry = next((each for each in here if matches(path, (each["path"],))), None)
        if entry is None or entry.get("now", now) != now:
            unwanted.append(f"{path}: {then!r}, now {now!r}")
        else:
            met.append(entry)
    stale = [each for each in here if each["command"] == name and each not in met]
    return unwanted + [f"{each['path']}: listed, but does not differ" for each in stale]


def _assert_same(name, command, now):
    unwanted = _unwanted(name, differences(command, RECORDED[name]["answer"], now), _listed())
    more = f"\n... and {len(unwanted) - _SHOWN} more" if len(unwanted) > _SHOWN else ""
    if unwanted:
        lines = "\n".join(unwanted[:_SHOWN])
        pytest.fail(f"chainline {' && chainline '.join(command.lines)}\n{lines}{more}", pytrace=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", standing(commands(), for_all=_share().__contains__))
def test_the_answer_is_the_one_that_was_recorded(name, tmp_path, monkeypatch):
    command, then, here = commands()[name], RECORDED["versions"]["answer"], versions()
    for package in command.depends:
        if here[package] != then[package]:
            pytest.skip(f"recorded with {package} {then[package]}, which is {here[package]} here")
    if command.elsewhere and here["instructions"] != then["instructions"]:
        command = replace(command, tolerance=command.elsewhere)
    monkeypatch.delenv("CHAINLINE_MACHINE", raising=False)
    _assert_same(name, command, answer(command, tmp_path / "work"))


def test_the_public_interface_is_the_one_that_was_recorded():
    _assert_same("public interface", Command("public interface", ("",)), public_interface())


def test_every_command_is_recorded(tmp_path):
    assert {*RECORDED} == {*commands(), "versions", "public interface"}
    assert len(commands()) >= 200
    assert all(
        {"command", "path", "reason"} <= {*entry} <= {"command", "path", "reason", "now"}
        for entry in _listed()
    )
    help_text = answer(Command("help", ("--help",)), tmp_path / "work")["out"]
    known = {name for section in help_text.values() if isinstance(section, dict) for name in section}
    lines = [line for command in commands().values() for line in command.lines]
    assert {name for name in known if not any(line.startswith(f"{name} ") for line in lines)} == set()


@pytest.mark.parametrize("name", ["best-zen5-3", "analyze-text", "error-order", "help-fit"])
def test_what_changes_is_seen(name):
    """Change each value of an answer in turn: each is a difference."""
    now = deepcopy(RECORDED[name]["answer"])
    for path, holder, key in list(_leaves(now, "")):
        value = holder[key]
        holder[key] = [value]
        assert [found for found, *_ in differences(commands()[name], RECORDED[name]["answer"], now)] == [path]
        if isinstance(value, float) and value:
            holder[key] = value * (1 + 1e-8)
            assert len(list(differences(commands()[name], RECORDED[name]["answer"], now))) == 1
        holder[key] = value


def test_a_listed_difference_is_wanted_while_it_holds():
    listed = [
        {"command": "a", "path": "out.*.cycles", "reason": "the manual", "now": 7.0},
        {"command": "b*", "path": "out.name", "reason": "plain words"},
    ]
    assert _unwanted("a", [("out.2.cycles", 6.0, 7.0)], listed) == []
    assert _unwanted("a", [("out.2.cycles", 6.0, 8.0)], listed)[0] == "out.2.cycles: 6.0, now 8.0"
    assert _unwanted("a", [], listed) == ["out.*.cycles: listed, but does not differ"]
    assert _unwanted("best", [("out.name", "x", "y"), ("out.k", 1, 2)], listed) == ["out.k: 1, now 2"]


def _leaves(value, path):
    for key, each in value.items() if isinstance(value, dict) else enumerate(value):
        below = f"{path}.{key}" if path else str(key)
        if isinstance(each, dict | list) and each:
            yield from _leaves(each, below)
        elif not isinstance(each, dict | list):
            yield below, value, key


@pytest.mark.parametrize(
    "columns", ["options:\n  -o FILE, --output FILE\n        f\n", "options:\n  -o, --output FILE  f\n"]
)
def test_help_of_every_python_is_one(columns):
    assert help_sections(f"usage: a\n\n{columns}")["options"] == {"-o, --output FILE": "f"}
