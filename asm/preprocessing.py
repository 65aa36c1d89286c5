"""Removal of comments from an assembly text; macros that it defines stay unexpanded and are named."""

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


_ENDS = {".macro": ".endm", ".rept": ".endr", ".irp": ".endr", ".irpc": ".endr"}
_PREPROCESSOR = pattern(
    r"#(?:define\s+(?P<name>\w+)|undef|if|ifdef|ifndef|elif|else|endif|include|pragma|error)\b"
)
_NAME = pattern(r"[\w.$]+")


class Macros:
    """The macros that a text defines, and the definition or block that is being skipped.

    Attributes
    ----------
    open : list of (str, int)
        Directive that ends each open block, and the line where the block begins.
    """

    def __init__(self) -> None:
        self._called: set[str] = set()
        self._defined: set[str] = set()
        self.open: list[tuple[str, int]] = []  # what ends each open block, and where it begins

    @property
    def inside(self) -> bool:
        """True while the lines that follow belong to a macro definition or a repeated block."""
        return bool(self.open)

    def skip(self, line: str, number: int) -> None:
        """Take note of a line inside a block: it may open another or end one."""
        word = line.split(None, 1)[0].lower() if line.strip() else ""
        if word in _ENDS:
            self.open.append((_ENDS[word], number))
        elif word == self.open[-1][0]:
            self.open.pop()

    def begin(self, directive: str, arguments: str, number: int) -> bool:
        """Skip the lines after `.macro`, `.rept` or `.irp`; return True where they are code to report.

        Parameters
        ----------
        directive, arguments : str
            The directive, and the rest of its line.
        number : int
            Number of the line.
        """
        self.open.append((_ENDS[directive], number))
        name = _NAME.match(arguments)
        if directive == ".macro" and name:
            self._called.add(name[0].lower())
        return directive != ".macro"

    def preprocessor(self, line: str) -> bool:
        """Tell whether a line is a directive of the C preprocessor; note the name that it defines."""
        match = _PREPROCESSOR.match(line)
        if match is None:
            return False
        if match["name"]:
            self._defined.add(match["name"])
        return True

    def used(self, text: str) -> bool:
        """Tell whether an instruction calls a macro or uses a name of the preprocessor."""
        if self._called and text.split(None, 1)[0].lower() in self._called:
            return True
        return bool(self._defined) and not self._defined.isdisjoint(re.findall(r"\w+", text))

    def finish(self) -> None:
        """Check that every block has ended.

        Raises
        ------
        UsageError
            One has not.
        """
        if self.open:
            end, number = self.open[0]
            raise UsageError(
                f"line {number}: a macro or repeated block has no {end}; the file may be truncated"
            )


BEGIN = frozenset(_ENDS)
"""Directives that begin a definition or a block."""
