"""Regular expressions of modules, compiled when they are first used.

Some hundred stand in the modules that a small file needs, most of them for what it does not have; to compile
all takes a tenth of the time of its analysis.
"""

from __future__ import annotations

import re
from typing import Any, AnyStr, Generic, cast


def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return a pattern like that of `re.compile`, compiled when it is first used.

    Examples
    --------
    >>> pattern("[a-c]+").fullmatch("abba")
    <re.Match object; span=(0, 4), match='abba'>
    """
    return cast("re.Pattern[AnyStr]", _Pattern(text, flags))


class _Pattern(Generic[AnyStr]):
    """Stands for a pattern, whose attributes it takes over when the first is asked for."""

    def __init__(self, text: AnyStr, flags: int) -> None:
        self._text: AnyStr = text
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # asked of any object, for example by what copies it
            raise AttributeError(name)
        compiled = re.compile(self._text, self._flags)
        for known in ("match", "fullmatch", "search", "sub", "split", "findall", "finditer"):
            setattr(self, known, getattr(compiled, known))
        return getattr(compiled, name)
