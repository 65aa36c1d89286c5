"""Every way to cut an inner product of `Np` terms into parts.

Unordered, the cuts are the integer partitions of `Np`; ordered, its compositions. The order
of the parts does not change the mathematics, but compilers see different code.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import UsageError, argument

Split = tuple[int, ...]


def partitions(total: int, largest: int | None = None) -> Iterator[Split]:
    """Yield the integer partitions of `total`, the undivided one first.

    Parameters
    ----------
    total : int
        Number of terms, at least 0.
    largest : int, optional
        Upper bound of every part.

    Yields
    ------
    tuple of int
        Parts in descending order.

    References
    ----------
    Knuth, The Art of Computer Programming 4A, 7.2.1.4 (reverse lexicographic order).

    Examples
    --------
    >>> list(partitions(4))
    [(4,), (3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1)]
    >>> sum(len(list(partitions(order + 1))) for order in range(1, 16))
    913
    """
    if total == 0:
        yield ()
        return
    for part in range(min(total, largest or total), 0, -1):
        for rest in partitions(total - part, part):
            yield (part, *rest)


def balanced_splits(total: int, most: int = 4) -> list[Split]:
    """Return the splits into 1 to `most` parts whose lengths differ by one at most.

    Examples
    --------
    >>> balanced_splits(7)
    [(7,), (4, 3), (3, 2, 2), (2, 2, 2, 1)]
    """
    parts = range(1, min(most, total) + 1)
    return [tuple(total // n + (part < total % n) for part in range(n)) for n in parts]


def compositions(total: int) -> Iterator[Split]:
    """Yield the `2**(total - 1)` compositions of `total`: partitions with the parts ordered.

    Examples
    --------
    >>> list(compositions(3))
    [(3,), (2, 1), (1, 2), (1, 1, 1)]
    """
    if total == 0:
        yield ()
        return
    for part in range(total, 0, -1):
        for rest in compositions(total - part):
            yield (part, *rest)


def parse_split(text: str, np: int) -> Split:
    """Return the split written as `text`, such as `"4,4"`, checked against `np` terms.

    Raises
    ------
    UsageError
        If a part is not a positive integer or the parts do not sum to `np`.
    """
    try:
        split = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise UsageError(f"{argument('split')} {text!r}: not comma-separated integers such as 4,4") from None
    check_split(split, np)
    return split


def check_split(split: Split, np: int) -> None:
    """Check that the parts of a split are positive and sum to `np`.

    Raises
    ------
    UsageError
        If a part is not positive, or the sum differs.
    """
    written = ",".join(map(str, split))
    if not split or any(part < 1 for part in split):
        raise UsageError(f"split {written!r}: every part must be at least 1")
    if sum(split) != np:
        raise UsageError(
            f"split {written!r} sums to {sum(split)}, but order {np - 1} has Np = {np} terms; "
            f"choose parts that sum to {np}"
        )


def terms_by_part(split: Split) -> list[list[int]]:
    """Return the indices of the terms of each part, consecutive from 0.

    Examples
    --------
    >>> terms_by_part((2, 3))
    [[0, 1], [2, 3, 4]]
    """
    starts = [sum(split[:index]) for index in range(len(split))]
    return [list(range(start, start + length)) for start, length in zip(starts, split, strict=True)]
