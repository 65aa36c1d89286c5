"""Patterns of mnemonics, each compiled when a name begins as those that it matches.

There are hundreds, and a listing has some tens of mnemonics: to compile all took a fifth of a start.
"""

from __future__ import annotations

import re
from functools import cache


def full_match(pattern: str, mnemonic: str) -> re.Match[str] | None:
    """Return the match of a whole mnemonic, None where there is none.

    Examples
    --------
    >>> full_match("v?(add|sub)(?P<fp>[ps][sd])", "vaddpd")["fp"], full_match("v?div[ps]d", "vaddpd")
    ('pd', None)
    """
    return _compiled(pattern).fullmatch(mnemonic) if mnemonic.startswith(_beginnings(pattern)) else None


def may_begin(pattern: str, start: str) -> bool:
    """Tell whether a mnemonic that begins so may match.

    Examples
    --------
    >>> [may_begin("v?(add|sub)[ps]d", start) for start in ("vad", "s", "vmu")]
    [True, True, False]
    """
    return any(word.startswith(start) or start.startswith(word) for word in _beginnings(pattern))


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


_WORD = re.compile("[a-z0-9]*")
_CHOICE = re.compile(r"\(([a-z0-9|]+)\)(?![?*])")


@cache
def _beginnings(pattern: str) -> tuple[str, ...]:
    """Return what the names that match begin with, as far as it is plain: one of these at least.

    Examples
    --------
    >>> _beginnings("v?(add|sub)[ps]d"), _beginnings("stc|clc"), _beginnings("(adc|sbb)(?P<size>[bwlq])?")
    (('add', 'vadd', 'sub', 'vsub'), ('stc', 'clc'), ('adc', 'sbb'))
    >>> _beginnings("movs?d"), _beginnings("i?div")
    (('mov',), ('',))
    """
    if "|" in _CHOICE.sub("", pattern):  # between whole names, or in a group of another kind
        return tuple(pattern.split("|")) if re.fullmatch("[a-z0-9|]+", pattern) else ("",)
    optional = pattern.startswith("v?")
    rest = pattern[2:] if optional else pattern
    choice = _CHOICE.match(rest)
    words = choice[1].split("|") if choice else [_plain(rest)]
    return tuple(start + word for word in words for start in (("", "v") if optional else ("",)))


def _plain(pattern: str) -> str:
    """Return the letters that every match begins with."""
    word = _WORD.match(pattern)
    assert word is not None  # of no letter at least
    return word[0][:-1] if pattern[word.end() : word.end() + 1] in ("?", "*", "{") else word[0]
