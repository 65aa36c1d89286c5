"""Every report has two names, `X_to_json` and `X_lines`, over the same records, and one printer prints."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "reports"
MODULES = {path.name: ast.parse(path.read_text()) for path in sorted(ROOT.glob("*.py"))}
PARTS = {
    "hybrid",
    "importance",
    "interface",
    "league",
    "new_rows",
    "operator_peers",
    "ranking",
    "recompiled",
    "resolution",
    "summary",
}
"""Of reports, whose JSON is an object in that of the whole; a summary is its own JSON."""
WHOSE_TEXT_IS_CSV = {"predicted_to_json"}


def _functions(module):
    return [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]


def _public_names(suffix):
    names = (function.name for module in MODULES.values() for function in _functions(module))
    return {name.removesuffix(suffix) for name in names if name.endswith(suffix) and not name.startswith("_")}


def test_text_and_json_come_in_pairs():
    csv = {name.removesuffix("_to_json") for name in WHOSE_TEXT_IS_CSV}
    assert len(_public_names("_to_json")) > 20
    assert _public_names("_to_json") - csv == _public_names("_lines") - PARTS - {"row", "print"}


@pytest.mark.parametrize("name", MODULES)
def test_one_module_prints(name):
    calls = [node for node in ast.walk(MODULES[name]) if isinstance(node, ast.Call)]
    prints = [call for call in calls if getattr(call.func, "id", "") in ("print", "write_codes")]
    assert bool(prints) == (name == "terminal.py")


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_reports_read_records(path):
    for function in _functions(ast.parse(path.read_text())):
        given = [*function.args.args, *function.args.kwonlyargs]
        kinds = [ast.unparse(argument.annotation) for argument in given if argument.annotation]
        assert not [kind for kind in kinds if "[str, Any]" in kind], function.name
