"""Size and names of the package: few modules, none of them tiny, docstrings that say what comes back.

`python tests/test_structure.py` prints the counts.
"""

import ast
import io
import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE = re.compile(r"(tests|samples|docs|build|dist|venv|env|\..*)/|setup\.py$")
QUESTION = re.compile(r"(What|How|Which|Where|When|Whether|Who|That|Return (what|how|which|who|whether))\b")
NO_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def texts():
    """Return the text of each module of the package, `__init__.py` apart, by its path."""
    paths = [path for path in sorted(ROOT.rglob("*.py")) if path.name != "__init__.py"]
    named = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {name: path.read_text(encoding="utf-8") for name, path in named.items() if not OUTSIDE.match(name)}


def lines_of_code(text):
    """Return the number of lines without comments, docstrings and blanks."""
    rows = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            rows.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            rows -= set(range(node.lineno, node.end_lineno + 1))
    return len(rows)


def questions(text):
    """Return the docstrings that begin with a question word."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, documented)]
    return [said for node in nodes if QUESTION.match(said := ast.get_docstring(node) or "")]


def test_the_listing_is_short():
    assert len(texts()) <= 650


def test_few_modules_are_tiny():
    tiny = [name for name, text in texts().items() if text.count("\n") < 50]
    assert len(tiny) <= 40, tiny


def test_docstrings_say_what_comes_back():
    asking = [said for text in texts().values() for said in questions(text)]
    assert len(asking) <= 60, asking


def undocumented(text):
    """Return the public functions of three parameters or more whose docstring does not name each."""
    found = []
    for node in ast.parse(text).body:
        said = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
        if said is None or node.name.startswith("_"):
            continue
        given = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
        section = said.partition("\nParameters\n")[2].partition("\n\n")[0]
        lines = [line for line in section.splitlines() if line[:1].strip("- ")]
        named = {name.strip(" *") for line in lines for name in line.partition(" : ")[0].split(",")}
        if len(given) > 2 and not named.issuperset(given):
            found.append(node.name)
    return found


def test_parameters_are_documented():
    # what implements the protocols of `isa/parts.py` is documented there, the decorator `record` as a class
    found = {name: undocumented(text) for name, text in texts().items() if not name.startswith("isa/")}
    assert {name: missing for name, missing in found.items() if missing} == {"records.py": ["record"]}


if __name__ == "__main__":
    found = texts()
    tiny = sum(text.count("\n") < 50 for text in found.values())
    print(f"{len(found)} modules, {tiny} under 50 lines")
    print(f"{sum(map(lines_of_code, found.values()))} lines of code without comments, docstrings and blanks")
    print(
        f"{sum(len(questions(text)) for text in found.values())} docstrings that begin with a question word"
    )
