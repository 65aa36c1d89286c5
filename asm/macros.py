"""Macros, repeated blocks and conditions of the GNU assembler, expanded within bounds.

`.macro`, `.rept`, `.irp`, `.irpc`, `.if` and its kin, `.exitm` and `.purgem` are followed. A call whose
arguments cannot be told, and a condition without a value, are left to the caller as not read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..errors import UsageError
from ..lazy import pattern
from ..records import record
from .expressions import Names

REMEDY = "assemble it and pass what `objdump -d` prints"
"""Remedy for text that only an assembler reads."""

_ENDS = {".macro": ".endm", ".rept": ".endr", ".rep": ".endr", ".irp": ".endr", ".irpc": ".endr"}
_CLOSES = frozenset(_ENDS.values()) | {".endmacro"}
BEGIN = frozenset(_ENDS)
"""Directives that begin a definition or a block."""

_MOST_LINES = 50_000
_MOST_CHARACTERS = 1 << 23
_MOST_OF_DATA = 1000
"""Repeats of a block of data."""
_DEEPEST = 32
_MOST_PARAMETERS = 64
_LONGEST_LINE = 4000
_NAME = pattern(r"[\w.$]+")
_REFERENCE = pattern(r"\\(?:(?P<name>[A-Za-z_][\w$]*)|(?P<sign>@|\(\)))")


@record
class _Macro:
    """Definition of a macro: its parameters with their defaults."""

    parameters: tuple[tuple[str, str], ...]
    variadic: bool
    body: tuple[tuple[str, int], ...]


@record
class _Block:
    """Head of an open block: its directive, the rest of the line, and the line's number."""

    directive: str
    arguments: str
    number: int


def _split(arguments: str) -> list[str] | None:
    """Return the arguments between commas outside brackets and strings, or between blanks without commas."""
    parts, depth, quoted, at = [], 0, False, 0
    for place, sign in enumerate(arguments):
        if sign == '"':
            quoted = not quoted
        elif not quoted:
            depth += (sign in "([{") - (sign in ")]}")
            if sign == "," and depth == 0:
                parts.append(arguments[at:place].strip())
                at = place + 1
    parts.append(arguments[at:].strip())
    if depth or quoted:
        return None
    if len(parts) == 1 and parts[0] and '"' not in parts[0]:
        alone = parts[0].split()
        if len(alone) > 1 and not any(
            sign in "+-*/|&<>(,[" for word in alone for sign in (word[0], word[-1])
        ):
            parts = alone
    elif len(parts) == 1 and not parts[0]:
        return []
    return [part[1:-1] if len(part) > 1 and part[0] == part[-1] == '"' else part for part in parts]


class Macros:
    """The macros that a text defines, the block that is being recorded, and the conditions that hold.

    Parameters
    ----------
    names : Names
        Constants, which counts and conditions may use.
    read : callable
        Takes a line and its number.
    in_code : callable
        Tells whether lines that follow are code: large blocks of data are left out, not refused.

    Attributes
    ----------
    open : list of _Block
        Blocks whose lines are being recorded, outermost first.
    """

    def __init__(self, names: Names, read: Callable[[str, int], None], in_code: Callable[[], bool]) -> None:
        self._names, self._read, self._in_code = names, read, in_code
        self._macros: dict[str, _Macro] = {}
        self._unread: set[str] = set()  # macros whose parameters could not be told
        self._body: list[tuple[str, int]] = []
        self._conditions: list[tuple[bool, bool, int]] = []  # holds now, has held, line
        self._lines = self._characters = self._calls = self._depth = 0
        self._left = False  # `.exitm` was met
        self.open: list[_Block] = []

    @property
    def passing(self) -> bool:
        """True while lines belong to a block that is being recorded, or to a condition that does not hold."""
        return bool(self.open) or (bool(self._conditions) and not self._conditions[-1][0])

    def defined(self, text: str) -> bool:
        """Tell whether an instruction calls a macro."""
        if not (self._macros or self._unread):
            return False
        word = text.split(None, 1)[0].lower()
        return word in self._macros or word in self._unread

    def skip(self, line: str, number: int) -> _Block | None:
        """Take a line while `passing`; return the block that it ends where that cannot be expanded."""
        word = line.split(None, 1)[0].lower() if line.strip() else ""
        if not self.open:
            rest = line.strip()[len(word) :].strip()
            return _Block(word, rest, number) if self.conditional(word, rest, number) is False else None
        if word in _ENDS:
            self.open.append(_Block(word, "", self.open[0].number))
        elif word in _CLOSES and word.replace("macro", "m") == _ENDS[self.open[-1].directive]:
            block = self.open.pop()
            if not self.open:
                body, self._body = tuple(self._body), []
                return None if self._end(block, body) else block
        self._body.append((line, number))
        return None

    def begin(self, directive: str, arguments: str, number: int) -> None:
        """Record the lines after `.macro`, `.rept`, `.irp` or `.irpc`."""
        self.open.append(_Block(directive, arguments, number))

    def _end(self, block: _Block, body: tuple[tuple[str, int], ...]) -> bool:
        if block.directive == ".macro":
            self._define(block.arguments, body)
            return True
        if block.directive in (".rept", ".rep"):
            count = self._names.value(block.arguments)
            if count is None or (count > _MOST_OF_DATA and not self._in_code()):
                return False
            repeats: Iterator[dict[str, str]] = ({} for _ in range(max(count, 0)))
        else:
            name, _, rest = block.arguments.partition(",")
            if "," not in block.arguments:
                name, _, rest = block.arguments.partition(" ")
            name = name.strip()
            values = _split(rest) if block.directive == ".irp" else list(rest.strip().strip('"'))
            if not _NAME.fullmatch(name) or values is None:
                return False
            repeats = ({name: value} for value in values or [""])
        if not body:
            return True
        for values_of in repeats:
            self._expand(body, values_of, block.number)
            if self._left:
                break
        self._left = self._left and self._depth > 0
        return True

    def _define(self, arguments: str, body: tuple[tuple[str, int], ...]) -> None:
        match = _NAME.match(arguments)
        if match is None:
            return
        name = match[0].lower()
        words = _split(arguments[match.end() :].lstrip(" \t,"))
        parameters: list[tuple[str, str]] = []
        variadic = False
        for word in words or []:
            formal, _, default = (part.strip() for part in word.partition("="))
            formal, _, kind = formal.partition(":")
            variadic = kind.strip().lower() == "vararg"
            parameters.append((formal.strip(), default))
        bad = words is None or len(parameters) > _MOST_PARAMETERS
        if bad or any(_NAME.fullmatch(formal) is None for formal, _ in parameters):
            self._unread.add(name)
            self._macros.pop(name, None)
            return
        self._unread.discard(name)
        self._macros[name] = _Macro(tuple(parameters), variadic, body)

    def call(self, text: str, number: int) -> bool:
        """Read the lines of the macro that an instruction calls; return False where it cannot be told.

        Raises
        ------
        UsageError
            Macros call each other too deep, or make too many lines.
        """
        word, _, rest = text.partition(" ")
        macro = self._macros.get(word.lower())
        given = _split(rest)
        if macro is None or given is None:
            return False
        formals = [formal for formal, _ in macro.parameters]
        values = dict(macro.parameters)
        if macro.variadic and len(given) >= len(formals):
            last = len(formals) - 1
            given = [*given[:last], ", ".join(given[last:])]
        if len(given) > len(formals):
            return False
        for place, value in enumerate(given):
            formal, sign, rest_of_it = (part.strip() for part in value.partition("="))
            if sign and formal in values:
                values[formal] = rest_of_it
            elif value:
                values[formals[place]] = value
        self._calls += 1
        conditions = len(self._conditions)
        self._expand(macro.body, values, number, number)
        self._left = False
        del self._conditions[conditions:]
        return True

    def _expand(
        self, body: tuple[tuple[str, int], ...], values: dict[str, str], number: int, at: int = 0
    ) -> None:
        call = str(self._calls)
        if self._depth >= _DEEPEST:
            raise UsageError(f"line {number}: macros call each other over {_DEEPEST} deep; {REMEDY}")
        self._depth += 1
        for line, own in body:
            text = _REFERENCE.sub(lambda match: _of(match, values, call), line) if "\\" in line else line
            self._lines += 1
            self._characters += len(text)
            if self._lines > _MOST_LINES or self._characters > _MOST_CHARACTERS or len(text) > _LONGEST_LINE:
                raise UsageError(f"line {number}: macros or repeated blocks make too many lines; {REMEDY}")
            self._read(text, at or own)
            if self._left:
                break
        self._depth -= 1

    def conditional(self, directive: str, arguments: str, number: int) -> bool | None:
        """Follow `.if`, `.else`, `.endif` and their kin.

        Returns
        -------
        bool or None
            None where the directive is another one; False where the condition has no value: neither branch
            is read.
        """
        if directive == ".endif":
            if self._conditions:
                self._conditions.pop()
            return True
        if directive in (".else", ".elseif"):
            if not self._conditions:
                return True
            _, held, line = self._conditions[-1]
            outer = len(self._conditions) < 2 or self._conditions[-2][0]
            holds = True if directive == ".else" else (self._names.holds(arguments) if not held else False)
            self._conditions[-1] = (bool(holds) and not held and outer, held or holds is not False, line)
            return holds is not None
        if not directive.startswith(".if"):
            return None
        if self._conditions and not self._conditions[-1][0]:
            self._conditions.append((False, True, number))
            return True
        holds = self._holds(directive, arguments)
        self._conditions.append((bool(holds), holds is not False, number))
        return holds is not None

    def _holds(self, directive: str, arguments: str) -> bool | None:
        if directive == ".if":
            return self._names.holds(arguments)
        if directive in (".ifdef", ".ifndef", ".ifnotdef"):
            name = arguments.strip()
            return self._names.known(name) == (directive == ".ifdef")
        if directive in (".ifb", ".ifnb"):
            return (not arguments.strip()) == (directive == ".ifb")
        if directive in (".ifc", ".ifnc", ".ifeqs", ".ifnes"):
            left, comma, right = (part.strip() for part in arguments.partition(","))
            return (
                None
                if not comma
                else (left.strip("'\"") == right.strip("'\"")) == (directive in (".ifc", ".ifeqs"))
            )
        value = self._names.value(arguments)
        if value is None:
            return None
        return {
            ".ifeq": value == 0,
            ".ifne": value != 0,
            ".ifgt": value > 0,
            ".ifge": value >= 0,
            ".iflt": value < 0,
            ".ifle": value <= 0,
        }.get(directive)

    def leave(self) -> None:
        """Leave the macro that is being expanded (`.exitm`)."""
        self._left = self._depth > 0

    def forget(self, name: str) -> None:
        """Take a macro back (`.purgem`)."""
        self._macros.pop(name.strip().lower(), None)

    def finish(self) -> None:
        """Check that every block has ended.

        Raises
        ------
        UsageError
            One has not.
        """
        if self.open:
            end, number = _ENDS[self.open[0].directive], self.open[0].number
            raise UsageError(
                f"line {number}: a macro or repeated block has no {end}; the file may be truncated"
            )
        if self._conditions:
            number = self._conditions[0][2]
            raise UsageError(f"line {number}: a condition has no .endif; the file may be truncated")


def _of(match: re.Match[str], values: dict[str, str], call: str) -> str:
    r"""Return the text of a reference: an argument, the number of the call (`\@`), nothing (`\()`)."""
    if match["sign"]:
        return call if match["sign"] == "@" else ""
    return values.get(match["name"], match[0])
