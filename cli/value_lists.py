"""Lists of whole numbers as the command line takes them."""

from __future__ import annotations

import re

_MOST = 100_000


def value_list(text: str) -> list[int]:
    """Return the numbers of a list of numbers and ranges, in order, each once.

    Raises
    ------
    ValueError
        If a part is neither, a range is empty, or there are more than 100,000 numbers.

    Examples
    --------
    >>> value_list("1,4,128-256:64")
    [1, 4, 128, 192, 256]
    >>> value_list("3-5"), value_list("1-20*2")
    ([3, 4, 5], [1, 2, 4, 8, 16])
    """
    found: dict[int, None] = {}
    for part in text.split(","):
        found.update(dict.fromkeys(_part(part)))
        if len(found) > _MOST:
            raise ValueError(f"{text}: more than {_MOST} values")
    return list(found)


def _part(text: str) -> list[int]:
    match = re.fullmatch(r"(\d{1,9})(?:-(\d{1,9})(?:([:*])(\d{1,9}))?)?", text)
    if not match:
        raise ValueError(f"{text!r} is no list of whole numbers; write 1,2,4 or 16-128:16 or 1-64*2")
    first, last = int(match[1]), int(match[2] or match[1])
    step = int(match[4] or 1)
    if last < first or step < 1 or (match[3] == "*" and (step < 2 or first < 1)):
        raise ValueError(f"{text!r} is no range; write 16-128:16 or 1-64*2")
    if match[3] != "*":
        if (last - first) // step > _MOST:
            raise ValueError(f"{text!r}: more than {_MOST} values")
        return list(range(first, last + 1, step))
    found = [first]
    while found[-1] * step <= last:
        found.append(found[-1] * step)
    return found
