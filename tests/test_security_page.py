"""SECURITY.md names the tests that would falsify each of its lines, and they are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "SECURITY.md").read_text()
PROMISES = [line for line in TEXT.partition("## What is not")[0].splitlines() if line.startswith("* ")]
TESTS = re.compile(r"`(tests/[\w/]+(?:\.py)?)(?:::(\w+))?`")


@pytest.mark.parametrize("line", PROMISES, ids=lambda line: line[4:40])
def test_every_promise_names_its_tests(line):
    assert TESTS.search(line)


@pytest.mark.parametrize(("path", "name"), sorted(set(TESTS.findall(TEXT))))
def test_named_tests_are_there(path, name):
    found = ROOT / path
    assert found.exists(), path
    if name:
        assert re.search(rf"^def {name}\(", found.read_text(), re.MULTILINE), f"{path}::{name}"
