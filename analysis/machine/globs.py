"""Globs of mnemonics, matched without making a pattern of each: that takes longer than a small file.

Nearly all are letters, stars and choices of a letter: `*[ap]dd[ps]d` ends with one of four words. Others
(`?`, ranges, `[!...]`) are left to `fnmatch`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from itertools import product


def matches(mnemonic: str, glob: str) -> bool:
    """Tell whether a glob matches, as `fnmatch.fnmatchcase` does.

    Examples
    --------
    >>> [matches("vaddpd", glob) for glob in ("*[ap]dd[ps]d", "v*pd", "*dp*", "ld[1-4]*", "vaddpd")]
    [True, True, True, False, True]
    """
    words = _words(glob)
    if words is None:
        return fnmatchcase(mnemonic, glob)
    first, last, inside = words[0], words[-1], words[1:-1]
    if len(words) == 1:
        return mnemonic in first
    if not (mnemonic.startswith(first) and mnemonic.endswith(last)):
        return False
    if not inside and ("" in first or "" in last):
        return True
    return any(_fits(mnemonic, start, inside, end) for start in first for end in last)


def matches_any(mnemonic: str, globs: tuple[str, ...]) -> bool:
    """Tell whether one of some globs matches."""
    return mnemonic.startswith(_beginnings(globs)) and any(matches(mnemonic, glob) for glob in globs)


@cache
def _beginnings(globs: tuple[str, ...]) -> tuple[str, ...]:
    """Return the prefixes of the names that globs match: every name has one of them."""
    return tuple(start for glob in globs for start in (_words(glob) or (("",),))[0])


def _fits(mnemonic: str, start: str, inside: tuple[tuple[str, ...], ...], end: str) -> bool:
    place, stop = len(start), len(mnemonic) - len(end)
    if stop < place or not (mnemonic.startswith(start) and mnemonic.endswith(end)):
        return False
    for words in inside:
        found = [at + len(word) for word in words if (at := mnemonic.find(word, place, stop)) >= 0]
        if not found:
            return False
        place = min(found)
    return True


@cache
def _words(glob: str) -> tuple[tuple[str, ...], ...] | None:
    """Return the words that may stand before, between and behind the stars; None for other globs.

    Examples
    --------
    >>> _words("*cmp*[ps]d"), _words("ld[1-4]*")
    ((('',), ('cmp',), ('pd', 'sd')), None)
    """
    if "[" not in glob and "?" not in glob:
        return tuple((part,) for part in glob.split("*"))
    if any(other in glob for other in ("?", "-", "!", "[]")):
        return None
    found = []
    for part in glob.split("*"):
        letters, *choices = part.split("[")
        parted = [choice.partition("]") for choice in choices]
        if not all(close for _, close, _ in parted):
            return None
        pieces = [(letters,), *(piece for chosen, _, rest in parted for piece in (tuple(chosen), (rest,)))]
        found.append(tuple(map("".join, product(*pieces))))
    return tuple(found)
