"""Integer expressions of assemblers, and the names that `.set`, `.equ`, `=` and `.req` define.

    expression = unary { operator unary }
    unary      = { "-" | "+" | "~" } ( number | "(" expression ")" )

The GNU assembler binds `<<` and `>>` as `*`, and `&`, `|`, `^` closer than `+`; other assemblers bind as C
does. An expression that the two read differently has no value here. Values wrap at 64 bits.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..lazy import pattern

_TOKEN = pattern(
    r"(?:(?P<number>0[xX][0-9a-fA-F]{1,40}(?![\w.])|0[bB][01]{1,80}(?![\w.])|[0-9]{1,30}(?![\w.]))"
    r"|(?P<name>%?[A-Za-z_.\\@][\w.@\\]*|[0-9][\w.]*)|(?P<sign><<|>>|.))"
)
_GNU = {"*": 3, "/": 3, "%": 3, "<<": 3, ">>": 3, "|": 2, "&": 2, "^": 2, "+": 1, "-": 1}
_C = {"*": 6, "/": 6, "%": 6, "+": 5, "-": 5, "<<": 4, ">>": 4, "&": 3, "^": 2, "|": 1}
_DEEPEST = 64
"""Brackets and signs within one another."""
_LONGEST = 2000
"""Characters of an expression."""
_COMPARISON = pattern(r"(==|!=|<>|<=|>=|&&|\|\||(?<!<)<(?!<)|(?<!>)>(?!>))")


class _NoValueError(ValueError):
    """An expression without a value."""


class _Tokens:
    """The tokens of a text, with the place behind each.

    Each is (kind, text, start, stop); kinds are "number", "name" and "sign".
    """

    def __init__(self, text: str) -> None:
        self.items: list[tuple[str, str, int, int]] = []
        for match in _TOKEN.finditer(text):
            kind = match.lastgroup or ""
            if match[kind].strip():
                self.items.append((kind, match[kind], match.start(kind), match.end()))

    def sign(self, at: int) -> str:
        """Return the sign at a place, "" where there is none."""
        return self.items[at][1] if at < len(self.items) and self.items[at][0] == "sign" else ""

    def is_name(self, at: int) -> bool:
        """Tell whether a name stands at a place."""
        return at < len(self.items) and self.items[at][0] == "name"

    def unary(self, at: int, ranks: Mapping[str, int], depth: int) -> tuple[int, int]:
        """Return the value of a number or of brackets, and the place behind them."""
        if depth > _DEEPEST or at >= len(self.items):
            raise _NoValueError
        kind, text, *_ = self.items[at]
        if kind == "number":
            base = 8 if text[0] == "0" and text.isdecimal() else 0
            try:
                return _wrapped(int(text, base)), at + 1
            except ValueError:
                raise _NoValueError from None
        if text in ("-", "+", "~"):
            value, after = self.unary(at + 1, ranks, depth + 1)
            return _wrapped({"-": -value, "+": value, "~": ~value}[text]), after
        if text != "(":
            raise _NoValueError
        value, after = self.value(at + 1, ranks, 1, depth + 1)
        if self.sign(after) != ")":
            raise _NoValueError
        return value, after + 1

    def value(self, at: int, ranks: Mapping[str, int], least: int = 1, depth: int = 0) -> tuple[int, int]:
        """Return the value of the longest expression at a place, and the place behind it."""
        value, at = self.unary(at, ranks, depth)
        while (sign := self.sign(at)) in ranks and ranks[sign] >= least:
            if self.is_name(at + 1):
                if sign in "+-":
                    break
                raise _NoValueError
            right, at = self.value(at + 1, ranks, ranks[sign] + 1, depth + 1)
            value = _applied(sign, value, right)
        return value, at

    def agreed(self, at: int) -> tuple[int, int]:
        """Return value and place on which both orders of operators agree."""
        gnu = self.value(at, _GNU)
        if gnu != self.value(at, _C):
            raise _NoValueError
        return gnu


def _wrapped(value: int) -> int:
    """Return the low 64 bits with their sign."""
    return ((value + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


def _applied(sign: str, left: int, right: int) -> int:
    if sign in ("/", "%"):
        if right == 0:
            raise _NoValueError
        quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
        return _wrapped(quotient if sign == "/" else left - quotient * right)
    if sign in ("<<", ">>"):
        if not 0 <= right < 64:
            raise _NoValueError
        return _wrapped(left << right if sign == "<<" else left >> right)
    return _wrapped(
        {
            "*": left * right,
            "+": left + right,
            "-": left - right,
            "&": left & right,
            "|": left | right,
            "^": left ^ right,
        }[sign]
    )


def integer(text: str) -> int | None:
    """Return the value of an expression of numbers, None where it has none.

    Examples
    --------
    >>> [integer(text) for text in ("8*4", "-(1 << 4) + 0x10", "1 << 2 + 1", "1/0", "a+1")]
    [32, 0, None, None, None]
    """
    if len(text) > _LONGEST:
        return None
    tokens = _Tokens(text)
    try:
        value, after = tokens.agreed(0)
    except _NoValueError:
        return None
    return value if after == len(tokens.items) else None


def condition(text: str) -> bool | None:
    """Return the truth of the expression of `.if`, None where it has no value; it may compare once.

    Examples
    --------
    >>> [condition(text) for text in ("2*2 == 4", "3 < 2", "0", "x")]
    [True, False, False, None]
    """
    parts = _COMPARISON.split(text)
    values = [integer(part) for part in parts[::2]]
    if len(values) > 2 or None in values:
        return None
    if len(values) == 1:
        return bool(values[0])
    left, right = (value or 0 for value in values)
    return {
        "==": left == right,
        "!=": left != right,
        "<>": left != right,
        "<": left < right,
        ">": left > right,
        "<=": left <= right,
        ">=": left >= right,
        "&&": bool(left and right),
        "||": bool(left or right),
    }[parts[1]]


def folded(text: str) -> str:
    """Return an instruction with the arithmetic of its operands done; what has no value stays.

    Examples
    --------
    >>> folded("vmovupd 16+8*2(%rsi), %ymm0"), folded("add x1, x1, 8*8*4"), folded("mov rax, [rsi+8*rax-4*2]")
    ('vmovupd 32(%rsi), %ymm0', 'add x1, x1, 256', 'mov rax, [rsi+8*rax-8]')
    """
    mnemonic, _, operands = text.partition(" ")
    if not operands or len(text) > _LONGEST:
        return text
    tokens = _Tokens(operands)
    items = tokens.items
    kept: list[str] = []
    at = copied = 0
    while at < len(items):
        before = items[at - 1] if at else None
        after_name = before is not None and (before[0] == "name" or before[1] in ")]}")
        sign = tokens.sign(at)
        begins = items[at][0] == "number" or sign in ("(", "-", "+", "~")
        if not begins or (after_name and sign not in ("+", "-")):
            if after_name and sign in ("*", "/", "%"):
                at += 1  # the scale of an index, `rax*8`
            at += 1
            continue
        if tokens.sign(at + 1) == "*" and tokens.is_name(at + 2):  # `8*rax`
            at += 3
            continue
        if sign in ("+", "-") and tokens.sign(at + 2) == "*" and tokens.is_name(at + 3):
            at += 4
            continue
        try:
            value, after = tokens.agreed(at)
        except _NoValueError:
            at += 1
            continue
        if after - at > (2 if sign in ("+", "-") else 1):
            kept += [operands[copied : items[at][2]], f"{value:+d}" if after_name else str(value)]
            copied = items[after - 1][3]
        at = after
    return f"{mnemonic} {''.join(kept)}{operands[copied:]}" if copied else text


_WORD = pattern(r"(?<![\w.%@])[A-Za-z_.][\w.]*")
_MOST_NAMES = 100_000


class Names:
    """Constants and registers by the names that a text gives them.

    Examples
    --------
    >>> names = Names()
    >>> names.define("STEP", "4*8"), names.define("twice", "2*STEP"), names.rename("acc", "v0")
    (True, True, True)
    >>> names.replaced("addq $STEP, %rax"), names.replaced("fadd acc.2d, v1.2d, v2.2d")
    ('addq $32, %rax', 'fadd v0.2d, v1.2d, v2.2d')
    >>> names.value("twice+1")
    65
    """

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}
        self.flags: set[str] = set()  # names of the C preprocessor
        self._registers: dict[str, str] = {}

    def define(self, name: str, value: str) -> bool:
        """Give a name the value of an expression, or a register; return False where it is neither."""
        number = self.value(value)
        self._texts.pop(name, None)
        if len(self._texts) >= _MOST_NAMES:
            return False
        if number is not None:
            self._texts[name] = str(number)
            return True
        if value.startswith("%") and value[1:].isalnum():
            self._texts[name] = value
            return True
        return False

    def rename(self, name: str, register: str) -> bool:
        """Give a register another name (`.req`)."""
        if len(self._registers) >= _MOST_NAMES:
            return False
        register = self._registers.get(register.lower(), register)
        self._registers[name.lower()] = register
        return True

    def forget(self, name: str) -> None:
        """Take a name back (`.unreq`)."""
        self._registers.pop(name.lower(), None)

    def value(self, text: str) -> int | None:
        """Return the value of an expression of numbers and names."""
        return integer(self._spelled(text)) if len(text) <= _LONGEST else None

    def holds(self, text: str) -> bool | None:
        """Return the truth of the condition of `.if`, None where it has no value."""
        return condition(self._spelled(text)) if len(text) <= _LONGEST else None

    def known(self, name: str) -> bool:
        """Tell whether a name has a value."""
        return name in self._texts or name in self.flags or name.lower() in self._registers

    def _spelled(self, text: str) -> str:
        return _WORD.sub(lambda match: self._texts.get(match[0], match[0]), text)

    def _of_word(self, word: str) -> str:
        if (text := self._texts.get(word)) is not None:
            return text
        name, dot, arrangement = word.partition(".")
        register = self._registers.get(name.lower()) if name else None
        return word if register is None else register + dot + arrangement

    def replaced(self, text: str) -> str:
        """Return an instruction with values in place of names, and its arithmetic done."""
        if not (self._texts or self._registers) or len(text) > _LONGEST:
            return text
        mnemonic, blank, operands = text.partition(" ")
        spelled = _WORD.sub(lambda match: self._of_word(match[0]), operands)
        return text if spelled == operands else folded(mnemonic + blank + spelled)
