"""Patterns of mnemonics: matched, each compiled when a name begins as those that it matches, and expanded.

There are hundreds, and a listing has some tens of mnemonics: to compile all took a fifth of a start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product


def full_match(pattern: str, mnemonic: str) -> re.Match[str] | None:
    """Return the match of a whole mnemonic, None where there is none.

    Examples
    --------
    >>> full_match("v?(add|sub)(?P<fp>[ps][sd])", "vaddpd")["fp"], full_match("v?div[ps]d", "vaddpd")
    ('pd', None)
    """
    return _compiled(pattern).fullmatch(mnemonic) if mnemonic.startswith(_beginnings(pattern)) else None


def first_letters(pattern: str) -> frozenset[str]:
    """Return the letters that the names which match begin with, all where that is not plain.

    Examples
    --------
    >>> sorted(first_letters("v?(add|sub)[ps]d")), len(first_letters("(clwb|nop)?"))
    (['a', 's', 'v'], 26)
    """
    words = _beginnings(pattern)
    return frozenset("abcdefghijklmnopqrstuvwxyz") if "" in words else frozenset(word[0] for word in words)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


_WORD = re.compile("[a-z0-9]*")
_CHOICE = re.compile(r"\((?:\?P<\w+>)?([^()]*)\)(?![?*])")


@cache
def _beginnings(pattern: str) -> tuple[str, ...]:
    """Return literal prefixes of the names that match: every match has one of them.

    Examples
    --------
    >>> [_beginnings(text) for text in ("v?(add|sub)[ps]d", "stc|clc", "(?P<name>adc|sbb)(?P<size>[bwlq])?")]
    [('add', 'vadd', 'sub', 'vsub'), ('stc', 'clc'), ('adc', 'sbb')]
    >>> _beginnings("movs?d"), _beginnings("i?div|v?cvt(ps|dq)2pd"), _beginnings("[lms]fence")
    (('mov',), ('div', 'idiv', 'cvtps', 'vcvtps', 'cvtdq', 'vcvtdq'), ('l', 'm', 's'))
    """
    return tuple(start for whole in _alternatives(pattern) for start in _starts(whole))


def _alternatives(pattern: str) -> list[str]:
    """Return the parts between which a pattern chooses as a whole."""
    if "|" not in pattern:
        return [pattern]
    if "(" not in pattern:
        return pattern.split("|")
    found = [""]
    for part in pattern.split("|"):
        if found[-1].count("(") > found[-1].count(")"):
            found[-1] += "|" + part  # in a group
        else:
            found.append(part)
    return found[1:]


def _starts(pattern: str) -> list[str]:
    """Return the literal prefixes of the matches of a pattern that is no alternation as a whole."""
    if pattern[1:2] == "?" and pattern[:1].isalpha():
        return [start for word in _starts(pattern[2:]) for start in (word, pattern[0] + word)]
    if choice := _CHOICE.match(pattern):
        return [start for word in choice[1].split("|") for start in _starts(word)]
    letters, close, behind = pattern.partition("]")
    if close and letters[0] == "[" and behind[:1] not in ("?", "*"):
        return [*letters[1:]]
    plain = _plain(pattern)
    rest = pattern[len(plain) :]
    return [plain + start for start in _starts(rest)] if plain and rest[:1] in ("[", "(") else [plain]


def _plain(pattern: str) -> str:
    """Return the letters that every match begins with."""
    word = _WORD.match(pattern)
    assert word is not None  # of no letter at least
    return word[0][:-1] if pattern[word.end() : word.end() + 1] in ("?", "*", "{") else word[0]


_ITEM = re.compile(r"\[(?P<set>[a-z0-9]+)\]|\((?:\?P<\w+>|\?:)?|(?P<literal>[a-z0-9_])|(?P<end>[|)])")


def names(*parts: str) -> str:
    """Return every name made of one alternative from each part; `-` stands for nothing.

    Examples
    --------
    >>> names("ld st", "1", "- w d")
    'ld1 ld1w ld1d st1 st1w st1d'
    """
    choices = [["" if word == "-" else word for word in part.split()] for part in parts]
    return " ".join(map("".join, product(*choices)))


def spellings(pattern: str) -> Iterator[str]:
    """Yield every text that a pattern of letters, sets, alternatives and `?` matches, some twice.

    Raises
    ------
    ValueError
        If there is anything else in the pattern.

    Examples
    --------
    >>> sorted(spellings("v?(add|sub)(?P<fp>s[sd])"))[:3], len(set(spellings("kmov[bwdq]?")))
    (['addsd', 'addss', 'subsd'], 5)
    """
    texts, end = _expanded_alternatives(pattern, 0)
    if end != len(pattern):
        raise ValueError(f"{pattern!r}: unpaired bracket")
    yield from texts


def _expanded_alternatives(pattern: str, start: int) -> tuple[list[str], int]:
    """Return the texts of alternatives up to a closing bracket or the end, and where that is."""
    found: list[str] = []
    while True:
        texts, start = _expanded_sequence(pattern, start)
        found += texts
        if start == len(pattern) or pattern[start] == ")":
            return found, start
        start += 1  # behind the bar


def _expanded_sequence(pattern: str, start: int) -> tuple[list[str], int]:
    parts: list[list[str]] = []
    while start < len(pattern):
        item = _ITEM.match(pattern, start)
        if item is None:
            raise ValueError(f"{pattern!r}: {pattern[start]!r} is not expanded")
        if item["end"]:
            break
        start = item.end()
        if item["set"]:
            texts = list(item["set"])
        elif item["literal"]:
            texts = [item["literal"]]
        else:
            texts, start = _expanded_alternatives(pattern, start)
            if start == len(pattern):
                raise ValueError(f"{pattern!r}: unpaired bracket")
            start += 1
        if pattern[start : start + 1] == "?":
            texts, start = [*texts, ""], start + 1
        parts.append(texts)
    return ["".join(texts) for texts in product(*parts)], start
