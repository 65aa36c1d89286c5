"""Samples write where the user says, by default into `out` in the current folder, not beside themselves."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = (ROOT / "samples", ROOT / "tests" / "validation")
SCRIPTS = sorted(
    [
        *(script for folder in FOLDERS for script in folder.rglob("*.py") if "test_" not in script.name),
        *(ROOT / "docs/pictures").glob("*.py"),
    ]
)
WRITING = {"append", "mkdir", "save", "savefig", "to_csv", "to_parquet", "write", "write_bytes", "write_text"}
"""Functions and methods that write what they are given, or are called on."""


def _names(tree):
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _beside(module):
    """Return the names of the module that are paths beside it; samples import these of each other."""
    found = {"__file__", "HERE", "TABLE"}
    for statement in module.body:
        if isinstance(statement, ast.Assign) and _names(statement.value) & found:
            found |= _names(ast.Tuple(statement.targets))
    return found


def _writes(call):
    """Tell whether a call writes: by its name, by the mode that it opens, as the default of an output."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    constants = {node.value for node in ast.walk(call) if isinstance(node, ast.Constant)}
    if name == "open":
        owner = getattr(getattr(call.func, "value", None), "id", "")
        return owner == "DataSet" or bool(constants & {"w", "a", "wb", "ab"})
    if name == "add_argument":
        return bool(constants & {"-o", "--output", "--folder", "--figure", "--csv"})
    return name in WRITING


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_it_does_not_write_beside_itself(script):
    module = ast.parse(script.read_text())
    beside = _beside(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and _writes(node):
            read = {one for part in ast.walk(node) if _is_name_part(part) for one in _names(part)}
            assert not (_names(node) - read) & beside, f"line {node.lineno}: {ast.unparse(node)}"


def _is_name_part(node):
    """Tell whether a node is the last part of a path, such as `TABLE.name`."""
    return isinstance(node, ast.Attribute) and node.attr in {"name", "stem", "suffix"}


@pytest.mark.parametrize(
    "script",
    sorted(script for folder in FOLDERS for script in folder.rglob("*.sh")),
    ids=lambda path: path.name,
)
def test_a_script_writes_into_the_folder_that_it_is_given(script):
    """None works in its own folder, but the one that has the folder of its pictures before."""
    lines = script.read_text().splitlines()
    for number, line in enumerate(lines):
        if line.startswith("cd ") and "$0" in line:
            assert any(before.startswith('figures=$(cd "${1:-out}"') for before in lines[:number])
    assert not any("${1:-.}" in line or "$here}" in line for line in lines)
