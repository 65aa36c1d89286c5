"""Pages of the commands: options as tables with types and defaults, from the declarations of the parameters.

A page for each command: what it does, examples, a table of its options with the argument that each is in
Python, and the usage. What the command line has alone, such as `--json`, has no argument there.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator
from unittest import mock

from chainline.api.request.parameter import Request
from chainline.cli.catalogue import GROUPS
from chainline.cli.host.completion import command_parsers as parsers_by_name
from chainline.cli.main import EXIT_CODES, parser_for

_DEFAULT = re.compile(r"\(default:? ([^()]*(?:\([^()]*\)[^()]*)*)\)|; default ([\w.-]+)|default ([\w.,-]+)\)")
_NAMED_DEFAULT = re.compile(r"([\w.-]+) \(default\)")
_PATHS = re.compile(r"FILE|DIR|FOLDER|OUT|DATA|\.\w+$|^MODELS?$|^RUNS$|TEST|TRAIN")
_WORDS = {
    "KEY": "machine",
    "WHO": "name",
    "LABEL": "name",
    "COLUMN": "name",
    "FORMULA": "formula",
    "TEXT": "text",
}
_FEW = 8
"""Choices that a table has room for."""


def command_parsers() -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command by what is typed for it, `chainline best` say; first that of all."""
    of_each = {f"chainline {name}": parser for name, parser in parsers_by_name().items()}
    return {"chainline": parser_for([]), **of_each}


def page_name(command: str) -> str:
    """Return the name of the page of a command.

    Examples
    --------
    >>> page_name("study models")
    'study-models'
    """
    return command.replace(" ", "-")


def write_pages() -> dict[str, str]:
    """Return the pages in Markdown by their names: one for each command, and their list."""
    with mock.patch.dict(os.environ, COLUMNS="80"):
        parsers = parsers_by_name()
        pages = {
            f"commands/{page_name(name)}.md": "\n".join(_page(name, parser)) + "\n"
            for name, parser in parsers.items()
        }
    return {"commands.md": "\n".join(_index(list(parsers))) + "\n", **pages}


def _index(names: list[str]) -> Iterator[str]:
    yield "# Commands\n"
    yield "Every command with its options, their types and defaults, and the argument that each option is in"
    yield "Python. `chainline COMMAND --help` prints the same; `--json` prints any answer for programs."
    for group, commands in GROUPS.items():
        yield f"\n## {group[:1].upper()}{group[1:]}\n"
        yield "| command | what it does |"
        yield "| --- | --- |"
        for name, what in commands.items():
            yield f"| [`{name}`](../_generated/commands/{page_name(name)}.md) | {what} |"
    yield "\n## Exit codes\n"
    yield "| code | meaning |"
    yield "| --- | --- |"
    yield from (f"| {code} | {meaning} |" for code, meaning in EXIT_CODES.items())
    yield "\n```{toctree}\n:hidden:\n"
    yield from (f"../_generated/commands/{page_name(name)}" for name in names)
    yield "```"


def _page(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    yield f"# chainline {name}\n"
    yield f"{_escaped(' '.join((parser.description or '').split()))}\n"
    examples, prose = _examples(parser.epilog or "")
    if examples:
        yield "```text"
        yield from examples
        yield "```\n"
    rows = list(option_rows(parser))
    for title, positional in (("Arguments", True), ("Options", False)):
        some = [row for row in rows if row[0].startswith("`-") is not positional]
        if not some:
            continue
        python = any(row[1] for row in some)
        yield f"## {title}\n"
        yield (
            "| name | Python | type | default | meaning |"
            if python
            else "| name | type | default | meaning |"
        )
        yield "| --- | --- | --- | --- | --- |" if python else "| --- | --- | --- | --- |"
        for row in some:
            yield f"| {' | '.join(row if python else (row[0], *row[2:]))} |"
        yield ""
    if prose:
        yield "## More\n"
        yield "```text"
        yield from prose
        yield "```\n"
    yield "## Usage\n"
    yield "```text"
    yield parser.format_usage().rstrip()
    yield "```"


def _examples(epilog: str) -> tuple[list[str], list[str]]:
    """Return the lines of the examples, and those of the rest of the text below a help."""
    examples: list[str] = []
    prose: list[str] = []
    into = prose
    for line in epilog.strip("\n").replace(" \\\n", " ").splitlines():
        if line and not line.startswith(" "):
            into = examples if line.startswith("examples:") else prose
            if into is examples:
                continue
        if line.strip() or into is prose:
            into.append(line[2:] if into is examples else line)
    while prose and not prose[-1].strip():
        prose.pop()
    return examples, prose


def option_rows(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str, str, str, str]]:
    """Yield name, argument in Python, type, default and meaning of each option."""
    formatter = parser._get_formatter()
    request = getattr(parser.get_default("option_of"), "__self__", None)
    arguments = request.parameters if isinstance(request, Request) else {}
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            continue
        said = " ".join(formatter._expand_help(action).split()) if action.help else ""
        default, meaning = _default(action, said)
        if action.choices:
            meaning = meaning.partition("; one of ")[0]
        meaning = re.sub(r" +([;,])", r"\1", re.sub(r" +", " ", meaning)).strip(" ;")
        names = (
            ", ".join(f"`{option}`" for option in action.option_strings)
            or f"`{action.metavar or action.dest}`"
        )
        python = f"`{action.dest}`" if action.dest in arguments else ""
        yield names, python, _type(action), default, _escaped(meaning)


def _type(action: argparse.Action) -> str:
    """Return the type of the value of an option, in a word or two."""
    if isinstance(action, argparse._StoreTrueAction | argparse._StoreFalseAction):
        return "flag"
    shown = action.metavar if isinstance(action.metavar, str) else " ".join(action.metavar or ())
    again = ", repeatable" if isinstance(action, argparse._AppendAction) else ""
    choices = [str(choice) for choice in action.choices or ()]
    if choices and len(choices) <= _FEW:
        return ", ".join(f"`{choice}`" for choice in choices)
    if choices:
        return "name" + again
    if action.type in (int, float):
        return "integer" if action.type is int else "number"
    if "=" in shown:
        return f"`{_escaped(shown)}`{again}"
    if "," in shown or shown in ("NAMES", "P", "BITS", "MODES", "TYPES", "LEVELS", "N"):
        return "list" + again
    if _PATHS.search(shown):
        return "path" + again
    return _WORDS.get(shown, "text") + again


def _default(action: argparse.Action, said: str) -> tuple[str, str]:
    """Return the default of an option, and its meaning without it."""
    if isinstance(action, argparse._StoreTrueAction | argparse._StoreFalseAction):
        return "off", said
    match = _DEFAULT.search(said)
    if match is not None:
        words = next(filter(None, match.groups()))
        return _escaped(words), (said[: match.start()] + said[match.end() :]).strip()
    if action.required or (not action.option_strings and action.nargs not in ("?", "*")):
        return "required", said
    if action.default not in (None, (), argparse.SUPPRESS):
        return f"`{_shown(action.default)}`", said
    if (named := _NAMED_DEFAULT.search(said)) is not None:
        return f"`{named[1]}`", said
    return "none", said


def _shown(value: object) -> str:
    """Return a default as it is typed: a row of orders as a range.

    Examples
    --------
    >>> _shown((1, 2, 3)), _shown((1.0, 1.0)), _shown("L1")
    ('1-3', '1,1', 'L1')
    """
    if isinstance(value, tuple | list):
        whole = all(isinstance(one, int) for one in value)
        if whole and list(value) == list(range(value[0], value[0] + len(value))) and len(value) > 1:
            return f"{value[0]}-{value[-1]}"
        return ",".join(map(_shown, value))
    return f"{value:g}" if isinstance(value, float) else str(value)


def _escaped(text: str) -> str:
    """Return a text for a cell of a table: code stays, bars and angle brackets are written out."""
    parts = re.split(r"(`[^`]*`|(?<![\w-])--[a-z][\w-]*)", text)
    for place, part in enumerate(parts):
        if place % 2 == 0:
            parts[place] = part.replace("<", "&lt;").replace("*", "\\*")
        elif not part.startswith("`"):
            parts[place] = f"`{part}`"
    return "".join(parts).replace("|", "\\|")
