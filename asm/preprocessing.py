"""Removal of comments from an assembly text, and the names that it leaves to the C preprocessor."""

from __future__ import annotations

import re

from ..errors import UsageError
from ..isa.instruction_set import Dialect
from ..lazy import pattern

_QUOTED = pattern(r'"(?:[^"\\]|\\.?)*+("?)')
"""A string; one without an end goes to the end of its line."""

_BEGINS = {sign: pattern(rf'"|/\*|{sign}') for sign in ("//", "#")}
"""Beginnings of strings and comments, by the sign of a comment to the end of its line."""


class Comments:
    """Takes the comments out of the lines of one text.

    Parameters
    ----------
    dialect : Dialect
        Signs of comments.

    Attributes
    ----------
    open_from : int
        Line where an open `/*` stands, 0 outside.

    Examples
    --------
    >>> from ..isa.registry import instruction_set
    >>> comments = Comments(instruction_set("x86-64").dialect)
    >>> [comments.without(line, 1) for line in ('.ident "C# 1" # note', "nop /* a", "b */ ret")]
    ['.ident "C# 1" ', 'nop ', ' ret']
    """

    def __init__(self, dialect: Dialect) -> None:
        self._sign, self._line_sign = dialect.comment, dialect.line_comment
        self._begins = _BEGINS[self._sign]
        self.open_from = 0  # line where an open `/*` stands, 0 outside

    def without(self, line: str, number: int) -> str:
        """Return line `number` without its comments."""
        if self.open_from or "/*" in line:
            line = self._without_block(line, number)
        if self._sign in line or (self._line_sign and self._line_sign in line):
            line = self._without_tail(line)
        return line

    def _without_tail(self, line: str) -> str:
        masked = _masked(line)
        if self._line_sign and masked.lstrip().startswith(self._line_sign):
            return ""  # `#APP`
        cut = masked.find(self._sign)
        return line if cut < 0 else line[:cut]

    def _without_block(self, line: str, number: int) -> str:
        if self.open_from:
            _, closed, line = line.partition("*/")
            if not closed:
                return ""
            self.open_from = 0
        kept: list[str] = []
        at = position = 0
        strings = True
        while (found := self._begins.search(line, position)) is not None:
            position = found.end()
            if found[0] == self._sign:
                break  # the rest is a comment already
            if found[0] == '"':
                string = _QUOTED.match(line, found.start()) if strings else None
                if string is not None and string[1]:
                    position = string.end()
                else:  # without an end, nor have those behind it one
                    strings = False
                continue
            kept += [line[at : found.start()], " "]
            end = line.find("*/", position)
            if end < 0:
                self.open_from = number
                return "".join(kept[:-1])
            at = position = end + 2
        return "".join(kept) + line[at:]

    def finish(self) -> None:
        """Check that every comment has ended.

        Raises
        ------
        UsageError
            One has not.
        """
        if self.open_from:
            raise UsageError(f"line {self.open_from}: a comment has no */; the file may be truncated")


def _masked(line: str) -> str:
    """Return a line whose strings hold no sign of a comment (`.ident "C# 1"`), of equal length."""
    if '"' not in line:
        return line
    return _QUOTED.sub(lambda match: "_" * len(match[0]) if match[1] else match[0], line)


_PREPROCESSOR = pattern(
    r"#(?:define\s+(?P<name>\w+)|undef|if|ifdef|ifndef|elif|else|endif|include|pragma|error)\b"
)


class Preprocessor:
    """Names that the C preprocessor would replace: what uses one is not read.

    Examples
    --------
    >>> names = Preprocessor()
    >>> names.directive("#define STEP 8"), names.used("addq $STEP, %rax"), names.used("ret")
    (True, True, False)
    """

    def __init__(self) -> None:
        self._defined: set[str] = set()

    def directive(self, line: str) -> bool:
        """Tell whether a line is a directive of the C preprocessor; note the name that it defines."""
        match = _PREPROCESSOR.match(line)
        if match is None:
            return False
        if match["name"]:
            self._defined.add(match["name"])
        return True

    def used(self, text: str) -> bool:
        """Tell whether an instruction uses a name of the preprocessor."""
        return bool(self._defined) and not self._defined.isdisjoint(re.findall(r"\w+", text))
