"""The mnemonics that a pattern of a rule stands for, one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

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
    texts, end = _alternatives(pattern, 0)
    if end != len(pattern):
        raise ValueError(f"{pattern!r}: unpaired bracket")
    yield from texts


def _alternatives(pattern: str, start: int) -> tuple[list[str], int]:
    """Return the texts of alternatives up to a closing bracket or the end, and where that is."""
    found: list[str] = []
    while True:
        texts, start = _sequence(pattern, start)
        found += texts
        if start == len(pattern) or pattern[start] == ")":
            return found, start
        start += 1  # behind the bar


def _sequence(pattern: str, start: int) -> tuple[list[str], int]:
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
            texts, start = _alternatives(pattern, start)
            if start == len(pattern):
                raise ValueError(f"{pattern!r}: unpaired bracket")
            start += 1
        if pattern[start : start + 1] == "?":
            texts, start = [*texts, ""], start + 1
        parts.append(texts)
    return ["".join(texts) for texts in product(*parts)], start
