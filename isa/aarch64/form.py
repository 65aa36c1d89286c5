"""The shape of an AArch64 mnemonic: how it is recognised, its class and its effects.

Rows of the form tables are `(mnemonics, shapes, kind, effects)`. Shapes are spelt in the letters
of `operands`, alternatives divided by `|`; a mnemonic may stand in several rows, and the
first row whose shape fits an instruction decides.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from enum import Flag, auto

from ...lazy import pattern
from ...records import record
from ..instruction import Kind


class Effect(Flag):
    """Effect of a form beyond writing its first operand and reading the others."""

    NONE = 0
    KEEPS = auto()  # the old destination survives in part, or is an implicit source
    SETS = auto()  # writes the condition flags
    TESTS = auto()  # reads the condition flags
    NO_DESTINATION = auto()
    PAIR = auto()  # the first two operands are destinations
    SELECTS = auto()  # the predicate chooses between sources; every lane of the result is written
    FIRST_FAULT = auto()  # reads and writes the first-fault register
    READS_FIRST_FAULT = auto()
    WRITES_FIRST_FAULT = auto()
    MODIFIES = auto()  # the memory operand is read and written (atomics)
    SECOND = auto()  # the second operand is the destination, the first a source
    ADDRESS = auto()  # the address that the last operand spells is a value; no memory is read
    STATUS = auto()  # a store whose first operand is a destination: whether it succeeded


Row = tuple[str, str, Kind, Effect]


@record
class AArch64Form:
    """One shape of a mnemonic: how it is recognised, a pattern, its class and its effects."""

    shape: str
    kind: Kind
    effect: Effect

    def takes(self, shape: str) -> bool:
        """Tell whether the pattern is that of operands; most are words, which take no regular expression.

        Examples
        --------
        >>> form = AArch64Form("sss|zmz[zf]", Kind.ADD, Effect.NONE)
        >>> [form.takes(shape) for shape in ("sss", "zmzf", "ss")]
        [True, True, False]
        """
        ways = self.shape.split("|")
        return shape in ways or any(
            not way.isalpha() and way[:1] in (shape[:1], "[") and re.fullmatch(way, shape) for way in ways
        )


def index_forms(rows: Iterable[Row]) -> dict[str, tuple[AArch64Form, ...]]:
    """Return the forms of every mnemonic, in the order of the rows.

    Examples
    --------
    >>> forms = index_forms([("fmadd fmsub", "ssss", Kind.FMA, Effect.NONE)])
    >>> forms["fmsub"][0].kind.value
    'fma'
    """
    table: dict[str, list[AArch64Form]] = defaultdict(list)
    for mnemonics, shapes, kind, effect in rows:
        form = AArch64Form(shapes, kind, effect)
        for mnemonic in mnemonics.split():
            table[mnemonic].append(form)
    return {mnemonic: tuple(forms) for mnemonic, forms in table.items()}


_ELEMENT_BITS = {"b": 8, "h": 16, "w": 32, "d": 64, "q": 128}
_ATOMIC = r"(?:cas|swp|(?:ld|st)(?:add|clr|eor|set|[su]max|[su]min))a?l?"
_SIZED = pattern(
    rf"(?:ld(?:u|a|x|ax|ap|apu|la|t)?r|st(?:u|l|x|lx|lu|ll|t)?r|ldp|{_ATOMIC})s?([bhw])"
    r"|(?:ld|st)(?:ff|nf|nt)?[1-4](r?[qo]?)s?([bhwdq])"
)


def memory_element_bits(mnemonic: str) -> int:
    """Return the bits of one element in memory that the name gives, 0 where it gives none.

    Examples
    --------
    >>> [memory_element_bits(name) for name in ("ldrsw", "ld1d", "ld1rqd", "ldr", "ld1")]
    [32, 64, 64, 0, 0]
    """
    match = _SIZED.fullmatch(mnemonic)
    return _ELEMENT_BITS[match[1] or match[3]] if match else 0


def replicated_bits(mnemonic: str) -> int:
    """Return the bits that an SVE load replicates: `ld1rd` 64, `ld1rqd` 128; 0 for other loads."""
    match = _SIZED.fullmatch(mnemonic)
    if match is None or not (match[2] or "").startswith("r"):
        return 0
    return {"r": _ELEMENT_BITS[match[3]], "rq": 128, "ro": 256}[match[2]]
