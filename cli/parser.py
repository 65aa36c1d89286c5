"""The argument parser and the help of every command, and what a mistyped name may have meant.

The text below the options is written as it is to be read, in three kinds of lines:

    examples:                                        a heading, with what belongs to it indented
      chainline best --order 7        # a comment    a command: broken with a backslash where it is too long
    kinds:
      models     what it does                        an entry: what it does is wrapped in its column
    Any other line, and those after it, are prose.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NoReturn, TypeAlias

from ..errors import UsageError
from ..lazy import pattern

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

_LONG = pattern(r"(--\w[\w-]*)(=.*)?", re.DOTALL)


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """Return a proposal to end a message with; "" where nothing is near.

    Examples
    --------
    >>> did_you_mean("bset", ["best", "fit"])
    '; did you mean best?'
    >>> did_you_mean("x", ["best", "fit"])
    ''
    """
    from difflib import get_close_matches

    near = get_close_matches(typed, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


class Parser(argparse.ArgumentParser):
    """Reports bad arguments in one line, as every other error is reported, with the nearest good one.

    Names of options are not abbreviated: a new option would make an abbreviation ambiguous, or change its
    meaning.

    Attributes
    ----------
    missing_hint : str
        Text that a command adds to the message of missing arguments, for example a possible cause.
    renamed : dict of str to str
        Present name of each option that was renamed.
    """

    missing_hint = ""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **{"allow_abbrev": False, "formatter_class": HelpFormatter, **more})
        self.color = False  # of Python 3.14, whose codes would count as characters of a line
        self.renamed: dict[str, str] = {}

    def error(self, message: str) -> NoReturn:
        if message.startswith("the following arguments are required"):
            message += self.missing_hint
        raise UsageError(f"{message} (see {self.prog} --help)")

    def require_known(self, arguments: Sequence[str]) -> None:
        """Check the names of options before anything else is missed, for which one may be mistyped.

        Raises
        ------
        UsageError
            If there is no such option.
        """
        for text in arguments:
            if text == "--":
                return
            match = _LONG.fullmatch(text)
            if match is None or match[1] in self._option_string_actions:
                continue
            name = match[1]
            if name in self.renamed:
                self.error(f"{name} is now {self.renamed[name]}")
            self.error(f"no option {name}{did_you_mean(name, self._option_string_actions)}")

    # the types of argparse's stubs differ among versions
    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, as argparse does, after the names of options are known to be right."""
        if self._subparsers is None and args is not None:
            self.require_known(args)
        return super().parse_known_args(args, namespace)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        near = did_you_mean(str(value), known)
        raise argparse.ArgumentError(
            action, f"invalid choice: {str(value)!r} (choose from {', '.join(known)}){near}"
        )


_COMMANDS = "examples:"
"""The heading whose lines are typed in a shell."""
_WIDEST_CHOICES = 24
"""Characters of `{a,b,c}` in the usage; an option with more is shown as `--model MODEL`."""
_CONTINUED = 6
"""Columns by which the second line of a command is indented, four more than its first."""
_JOINTS = ("&&", "|")
"""Words before which a command is broken first."""
_USAGE = pattern(r"\[[^\[\]|]*(?:\[[^\[\]|]*\][^\[\]|]*)?\]|\[?-\S+(?: [^\s\[\]|-][^\s|]*)?(?: \|)?|\S+")
"""Parts of a usage: brackets without alternatives; an option, its value and the bar after it; a word."""
_WORD = pattern(r"""(?:[^\s'"]|'[^']*(?:'|\Z)|"[^"]*(?:"|\Z))+""")
_ENTRY = pattern(r"  (\S+(?: \S+)*) {2,}(\S.*)")


def terminal_columns() -> int:
    """Return the columns of the terminal, as `shutil` does, which takes longer to load than all options."""
    with suppress(KeyError, ValueError):
        if (columns := int(os.environ["COLUMNS"])) > 0:
            return columns
    with suppress(AttributeError, ValueError, OSError):
        if (columns := os.get_terminal_size(sys.__stdout__.fileno()).columns) > 0:  # type: ignore[union-attr]
            return columns
    return 80


class HelpFormatter(argparse.HelpFormatter):
    """Wraps descriptions, options and examples to the terminal, and lists long choices once."""

    def __init__(self, prog: str, **more: object) -> None:
        super().__init__(prog, **{**more, "width": terminal_columns() - 2})  # type: ignore[arg-type]

    def _format_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None) -> str:
        columns, self._width = self._width, sys.maxsize  # all in one line, which is wrapped here
        try:
            line = super()._format_usage(usage, actions, groups, prefix)
        finally:
            self._width = columns
        return "\n".join(wrapped_usage(line.strip(), columns)) + "\n\n"

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(wrapped_lines(text, width))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(" ".join(text.split()), width)

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str):  # type: ignore[no-untyped-def]
        if action.metavar is None and _listed_in_words(action):
            return lambda size: (action.dest.upper(),) * size
        return super()._metavar_formatter(action, default_metavar)

    def _expand_help(self, action: argparse.Action) -> str:
        said = super()._expand_help(action)
        if not _listed_in_words(action):
            return said
        words = set(said.replace(",", " ").replace(";", " ").replace(":", " ").replace("(", " ").split())
        names = [str(choice) for choice in action.choices or ()]
        return said if words.issuperset(names) else f"{said}; one of {', '.join(names)}"


def wrapped_usage(line: str, width: int) -> list[str]:
    """Return a usage in lines: what stands in brackets is broken only between its alternatives.

    Examples
    --------
    >>> wrapped_usage("usage: x [-h] [--all | --none] -o FILE", 20)
    ['usage: x [-h]', '         [--all |', '         --none]', '         -o FILE']
    """
    parts = _USAGE.findall(line)
    lead = next((i for i, part in enumerate(parts) if part.startswith(("[", "-"))), len(parts))
    begin = " ".join(parts[:lead])
    indent = len(begin) + 1 if 2 * len(begin) < width else len("usage: x ")
    lines = [begin]
    for part in parts[lead:]:
        if len(lines[-1]) + 1 + len(part) <= width:
            lines[-1] += f" {part}"
        else:
            lines.append(" " * indent + part)
    return lines


def _listed_in_words(action: argparse.Action) -> bool:
    """Tell whether the choices of an option are too long for the usage, and are named in its help instead."""
    return bool(action.choices) and len(",".join(map(str, action.choices or ()))) + 2 > _WIDEST_CHOICES


def wrapped(text: str, width: int) -> list[str]:
    """Return a text in lines of at most so many characters, no word broken, not even at a hyphen.

    Examples
    --------
    >>> wrapped("rows of cpr-cells", 12)
    ['rows of', 'cpr-cells']
    """
    return textwrap.wrap(text, max(width, 1), break_long_words=False, break_on_hyphens=False)


def wrapped_lines(text: str, width: int) -> Iterator[str]:
    """Yield the lines of a text below a help, or of its description, within `width` columns."""
    lines = text.strip("\n").replace(" \\\n", " ").split("\n")
    prose: list[str] = []
    heading = ""
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith(" "):
            yield from _prose(prose, width)
            yield from _indented(line, heading, width)
            continue
        if not line or (line.endswith(":") and after.startswith(" ")):
            yield from _prose(prose, width)
            yield line
            heading = line
            continue
        prose.append(line)
    yield from _prose(prose, width)


def _prose(lines: list[str], width: int) -> list[str]:
    """Return lines as one paragraph, and leave none of them."""
    found = wrapped(" ".join(lines), width)
    lines.clear()
    return found


def _indented(line: str, heading: str, width: int) -> list[str]:
    if heading == _COMMANDS:
        return broken_command(line.strip(), width)
    if match := _ENTRY.fullmatch(line):
        column = match.start(2)
        first, *rest = wrapped(match[2], width - column)
        return [line[:column] + first, *(" " * column + each for each in rest)]
    return [f"  {each}" for each in wrapped(line.strip(), width - 2)]


def broken_command(command: str, width: int) -> list[str]:
    r"""Return a command in lines that a shell reads as one; its comment stands above where there is no room.

    Examples
    --------
    >>> typed = "chainline fit runs.csv --target seconds -o my.model   # all of it"
    >>> print("\n".join(broken_command(typed, 40)))
      # all of it
      chainline fit runs.csv \
          --target seconds -o my.model
    """
    typed, comment = _comment_apart(command)
    if len(beside := f"  {command}") <= width or len(beside := f"  {typed}  {comment}".rstrip()) <= width:
        return [beside]
    found = [f"  # {each}" for each in wrapped(comment.removeprefix("# "), width - 4)] if comment else []
    line = " "
    for group in _groups(_WORD.findall(typed), width - _CONTINUED - 2):
        joined = group.startswith(_JOINTS)
        if line.strip() and (joined or len(line) + 1 + len(group) + len(" \\") > width):
            found.append(f"{line} \\")
            line = " " * (_CONTINUED - 1)
        line += f" {group}"
    return [*found, line]


def _comment_apart(command: str) -> tuple[str, str]:
    """Return a command, and the comment after it; "" where there is none."""
    end = 0
    for match in _WORD.finditer(command):
        if match[0].startswith("#"):
            return command[:end], command[match.start() :]
        end = match.end()
    return command, ""


def _groups(words: list[str], width: int) -> Iterator[str]:
    """Yield words that stay in one line: an option and its values, `&&` or `|` and the command after it."""
    group: list[str] = []
    for word in words:
        alone = not group or word.startswith(("-", *_JOINTS)) or not group[0].startswith(("-", *_JOINTS))
        if group and (alone or len(" ".join([*group, word])) > width) and group != ["--"]:
            yield " ".join(group)
            group = []
        group.append(word)
    yield " ".join(group)
