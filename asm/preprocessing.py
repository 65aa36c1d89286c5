"""Removal of comments from an assembly text, and the macros that it leaves to the C preprocessor."""

from __future__ import annotations

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


_CONDITION = pattern(r"#(if|ifdef|ifndef|elif|else|endif|include|pragma|error)\b")
_DEFINE = pattern(
    r"#(?:define\s+(?P<name>[A-Za-z_]\w*)(?:\((?P<parameters>[\w\s,]*)\))?(?=\s|$)|undef\s+(?P<gone>\w+))"
)
_NAME = pattern(r"[A-Za-z_]\w*")
_PASTE = pattern(r"(?<!\s)\s*##\s*")
_DEEPEST, _LONGEST, _MOST_MACROS = 16, 4000, 10_000


class Preprocessor:
    """Macros of the C preprocessor, with parameters and without: what uses one is replaced.

    A name with two meanings, of which conditions choose, has none, and neither has one that is too long.

    Examples
    --------
    >>> names = Preprocessor()
    >>> names.take("#define STEP 8"), names.take("#define ADD(n, r) addq $n*STEP, %r##x"), names.take("nop")
    (True, True, False)
    >>> names.expanded("ADD(2, ra)"), names.used("ret"), names.directive("#ifdef STEP")
    ('addq $2*8, %rax', False, True)
    """

    def __init__(self) -> None:
        self.names: set[str] = set()
        self._macros: dict[str, tuple[tuple[str, ...] | None, str]] = {}
        self._begun = ""  # a definition that goes on in the next line
        self._conditions = 0

    def take(self, line: str) -> bool:
        """Take a line of a definition; return False for another one."""
        if not self._begun and _DEFINE.match(line) is None:
            return False
        self._begun += line.rstrip()
        if self._begun.endswith("\\") and len(self._begun) < _LONGEST:
            self._begun = self._begun[:-1]
            return True
        text, self._begun = self._begun, ""
        match = _DEFINE.match(text)
        if match is None:
            return True
        if match["gone"]:
            self._macros.pop(match["gone"], None)
            self.names.discard(match["gone"])
        elif len(self.names) < _MOST_MACROS:
            self._define(match["name"], match["parameters"], text[match.end() :].strip())
        return True

    def _define(self, name: str, parameters: str | None, body: str) -> None:
        formal = None if parameters is None else tuple(each.strip() for each in parameters.split(","))
        if self._conditions and name in self.names and self._macros.get(name) != (formal, body):
            self._macros.pop(name, None)
        elif len(body) <= _LONGEST:
            self._macros[name] = formal, body
        self.names.add(name)

    def directive(self, line: str) -> bool:
        """Tell whether a line is another directive of the C preprocessor."""
        match = _CONDITION.match(line)
        if match is not None:
            self._conditions += (match[1][:2] == "if") - (match[1] == "endif")
        return match is not None

    @property
    def goes_on(self) -> bool:
        """True where the next line belongs to a definition."""
        return bool(self._begun)

    def used(self, text: str) -> bool:
        """Tell whether a text uses a name of the preprocessor."""
        return bool(self.names) and not self.names.isdisjoint(_NAME.findall(text))

    def expanded(self, text: str, hidden: frozenset[str] = frozenset()) -> str:
        """Return a text with its macros replaced; those that are too deep or too long stay."""
        kept: list[str] = []
        at = length = 0
        while (match := _NAME.search(text, at)) is not None:
            kept.append(text[at : match.start()])
            value, at = match[0], match.end()
            if value not in hidden and value in self._macros:
                value, at = self._value(text, value, at, hidden)
            kept.append(value)
            length += len(value)
            if length > _LONGEST:
                return text
        return "".join(kept) + text[at:]

    def _value(self, text: str, name: str, at: int, hidden: frozenset[str]) -> tuple[str, int]:
        formal, body = self._macros[name]
        if len(hidden) >= _DEEPEST:
            return name, at
        if formal is None:
            return self.expanded(_PASTE.sub("", body), hidden | {name}), at
        given, end = _arguments(text, at)
        if given is None or len(given) != len(formal):
            return name, at
        values = {each: self.expanded(value, hidden) for each, value in zip(formal, given, strict=True)}
        made = _NAME.sub(lambda match: values.get(match[0], match[0]), body)
        return self.expanded(_PASTE.sub("", made), hidden | {name}), end


def _arguments(text: str, at: int) -> tuple[list[str] | None, int]:
    """Return the arguments in the parentheses at a place and the end of these, None where there are none."""
    begin = text.find("(", at)
    if begin < 0 or text[at:begin].strip():
        return None, at
    parts: list[str] = []
    depth, place = 0, begin + 1
    for end in range(begin + 1, len(text)):
        sign = text[end]
        if sign == ")" and depth == 0:
            return [*parts, text[place:end].strip()], end + 1
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append(text[place:end].strip())
            place = end + 1
    return None, at
