"""Commands and what they answer: texts, JSON and files as values that can be compared path by path."""

import contextlib
import csv
import importlib
import io
import json
import os
import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import chainline
from chainline.cli import main
from threadpoolctl import threadpool_info

HERE = Path(__file__).parent
_MOST_LINES = 1000
"""Of a longer text the digest is kept, and how it begins."""
_MOST_CHARACTERS = 100_000
"""Likewise of JSON, and its keys."""
_SECTION = re.compile(r"\n(?=\S[^\n]*:\n)")
_OPTION = re.compile(r"\n  (?=\S)")
_BOTH_WITH_VALUE = re.compile(r"(-\w) (\S+), (--\S+) \2(?= |$)")
_ENTRY = re.compile(r"(?P<name>\S+(?: \S+)*?)(?:\s{2,}|\n\s+|$)(?P<text>.*)", re.DOTALL)
_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?")
_VERSION = re.compile(rf"(?<![\w.]){re.escape(chainline.__version__)}(?![\w.]*\w)")
_LLVM = re.compile(r"LLVM \d[\d.]* \(llvmlite [\d.]+\)")


@dataclass(frozen=True)
class Command:
    """A command line, and how its answer is compared.

    Attributes
    ----------
    lines : tuple of str
        Command lines; the last is the one that is compared.
    depends : tuple of str
        Packages of which other versions rightly answer differently.
    tolerance : float
        Relative tolerance of floats.
    elsewhere : float or None
        Likewise, on a processor for which OpenBLAS has other code.
    clocks : tuple of str
        Patterns of the paths of which only the kind of value is compared.
    files : tuple of str
        Patterns of the files that are compared as well.
    structure : bool
        Compare keys and kinds of values alone.
    """

    name: str
    lines: tuple[str, ...]
    depends: tuple[str, ...] = ()
    tolerance: float = 1e-9
    elsewhere: float | None = None
    clocks: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    structure: bool = False


@cache
def commands() -> dict[str, Command]:
    """Return the commands of commands.toml by name."""
    found: dict[str, Command] = {}
    for group in tomllib.loads((HERE / "commands.toml").read_text())["group"]:
        listed, _ = group.pop("commands"), group.pop("name")
        how = {key: tuple(value) if isinstance(value, list) else value for key, value in group.items()}
        for name, lines in listed.items():
            assert name not in found, name
            found[name] = Command(name, (lines,) if isinstance(lines, str) else tuple(lines), **how)
    return found


def versions() -> dict[str, str]:
    """Return the version, major.minor, of each package that answers depend on, and the instructions."""
    packages = sorted({package for command in commands().values() for package in command.depends})
    found = {package: ".".join(_version(package).split(".")[:2]) for package in packages}
    return found | {"instructions": ", ".join(_instructions())}


def _instructions() -> list[str]:
    """Return the architectures that OpenBLAS computes for, which numpy's logarithms go by as well."""
    importlib.import_module("numpy")
    return sorted({library["architecture"] for library in threadpool_info() if "architecture" in library})


def _version(package: str) -> str:
    try:
        return version(package)
    except ModuleNotFoundError:
        return version(f"{package}-cpu")


@contextlib.contextmanager
def _folder(path: Path) -> Iterator[None]:
    """Work in a new copy of the inputs, with help of 80 columns."""
    shutil.copytree(HERE / "inputs", path)
    columns, os.environ["COLUMNS"] = os.environ.get("COLUMNS"), "80"
    try:
        with contextlib.chdir(path):
            yield
    finally:
        if columns is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = columns
        shutil.rmtree(path)


def answer(command: Command, folder: Path) -> dict[str, Any]:
    """Run a command in a folder that does not exist yet, and return its answer.

    Returns
    -------
    dict
        `code`, the exit code; `out`, standard output: JSON, the sections of a help, or lines; `error`, lines
        of standard error of a command that failed; `files`, by name.
    """
    with _folder(folder):
        for line in command.lines:
            code, out, error = _run(line)
        found: dict[str, Any] = {"code": code, "out": _read("out", _plain(out, folder))}
        if code:
            found["error"] = _plain(error, folder).splitlines()
        paths = sorted(path for pattern in command.files for path in Path().glob(pattern) if path.is_file())
        if paths:
            texts = {str(path): path.read_text() for path in paths}
            found["files"] = {name: _read(name, _plain(text, folder)) for name, text in texts.items()}
    return shape(found) if command.structure else found


def _run(line: str) -> tuple[int, str, str]:
    out, error = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        try:
            code = main(shlex.split(line))
        except SystemExit as end:  # of --help
            code = int(end.code or 0)
    return code, out.getvalue(), error.getvalue()


def _plain(text: str, folder: Path) -> str:
    """Return a text without what differs among machines, days and releases."""
    text = text.replace(str(folder.resolve()), "FOLDER").replace(str(folder), "FOLDER")
    text = _LLVM.sub("LLVM", _DATE.sub("DATE", text))
    return _VERSION.sub("VERSION", text)


def _read(name: str, text: str) -> Any:
    if text.startswith("usage: "):
        return help_sections(text)
    if name.endswith(".csv"):
        return [[_number(cell) for cell in row] for row in csv.reader(io.StringIO(text))]
    with contextlib.suppress(ValueError):
        found = json.loads(text)
        return found if len(text) < _MOST_CHARACTERS else {"keys": shape(found), "sha256": _digest(text)}
    lines = text.splitlines()
    if len(lines) > _MOST_LINES:
        return {"begin": lines[:100], "lines": len(lines), "sha256": _digest(text)}
    return lines


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _number(cell: str) -> Any:
    for kind in (int, float):
        with contextlib.suppress(ValueError):
            return kind(cell)
    return cell


def help_sections(text: str) -> dict[str, Any]:
    """Return a help as sections by heading, and options by name, whatever the columns and the Python.

    Examples
    --------
    >>> help_sections("usage: a [-h]\\n\\nDo.\\n\\noptions:\\n  -h, --help  show\\n              this\\n")
    {'usage': 'usage: a [-h] Do.', 'options': {'-h, --help': 'show this'}}
    """
    first, *others = _SECTION.split("\n" + text.strip())
    found: dict[str, Any] = {"usage": _words(first)}
    for section in others:
        heading, _, body = section.partition(":\n")
        entries = _OPTION.split("\n" + body)[1:]
        listed = (
            heading not in ("examples", "designs") and entries and not body.lstrip().startswith("chainline")
        )
        found[heading] = dict(map(_entry, entries)) if listed else _words(body)
    return found


def _entry(text: str) -> tuple[str, str]:
    match = _ENTRY.match(text)
    assert match is not None, text
    # Python 3.13 and later say the value once
    return _BOTH_WITH_VALUE.sub(r"\1, \3 \2", match["name"]), _words(match["text"])


def _words(text: str) -> str:
    return " ".join(text.split())


def shape(value: Any) -> Any:
    """Return the keys of a value and the kinds of what they hold, elements of lists as one.

    Examples
    --------
    >>> shape({"a": [{"b": 1}, {"b": 2.5, "c": None}]})
    {'a': [{'b': 'number', 'c': None}]}
    """
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items()}
    if isinstance(value, list):
        merged = None
        for each in value:
            merged = _merged(merged, shape(each))
        return [merged]
    if value is None:
        return None
    return "truth" if isinstance(value, bool) else "number" if isinstance(value, int | float) else "text"


def _merged(one: Any, other: Any) -> Any:
    if one is None or other is None:
        return other if one is None else one
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list):
        return [_merged(one[0], other[0])]
    return one if one == other else f"{one} or {other}"


def matches(path: str, patterns: tuple[str, ...]) -> bool:
    """Tell whether a path matches one of some patterns, in which * stands for any characters."""
    return any(fnmatchcase(path, pattern) for pattern in patterns)
