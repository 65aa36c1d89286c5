"""Unexpanded macros: definitions, repetitions and preprocessor lines of an assembly text.

An expander would be a second assembler. Instead, what stands between `.macro` and `.endm` is no
code, and calls, `.rept` and `.irp` blocks, and lines that use a name of `#define` are reported by
name and line, like an instruction that the decoder does not know.
"""

from __future__ import annotations

import re

from ..errors import UsageError
from ..patterns import pattern

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
