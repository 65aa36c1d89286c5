"""Comments of assembly: to the end of a line, or from `/*` to `*/` over several."""

from __future__ import annotations

from ..errors import UsageError
from ..patterns import pattern
from .dialect import AARCH64

_QUOTED = pattern(r'"(?:[^"\\]|\\.?)*+("?)')
"""A string; one without an end goes to the end of its line."""

_BEGINS = {"//": pattern(r'"|/\*|//'), "#": pattern(r'"|/\*|#')}
"""Beginnings of strings and comments, by the sign of a comment to the end of its line."""


class Comments:
    """Takes the comments out of the lines of one text.

    Parameters
    ----------
    isa : str
        `#` begins a comment on x86-64; `//`, and `#` as the first of a line, on AArch64.

    Attributes
    ----------
    open_from : int
        Line where an open `/*` stands, 0 outside.

    Examples
    --------
    >>> comments = Comments("x86-64")
    >>> [comments.without(line, 1) for line in ('.ident "C# 1" # note', "nop /* a", "b */ ret")]
    ['.ident "C# 1" ', 'nop ', ' ret']
    """

    def __init__(self, isa: str) -> None:
        self._aarch64 = isa == AARCH64
        self._sign = "//" if self._aarch64 else "#"
        self._begins = _BEGINS[self._sign]
        self.open_from = 0  # line where an open `/*` stands, 0 outside

    def without(self, line: str, number: int) -> str:
        """Return line `number` without its comments."""
        if self.open_from or "/*" in line:
            line = self._without_block(line, number)
        if self._sign in line or (self._aarch64 and "#" in line):
            line = self._without_tail(line)
        return line

    def _without_tail(self, line: str) -> str:
        masked = _masked(line)
        if self._aarch64 and masked.lstrip().startswith("#"):
            return ""  # `#APP`: a comment only at the start; elsewhere it marks an immediate
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
