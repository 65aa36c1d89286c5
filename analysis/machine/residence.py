"""In which level of the memory hierarchy the elements of a call lie, and how many fill one."""

from __future__ import annotations

from collections.abc import Sequence

from ...codegen.variant import Variant
from ...errors import UsageError
from .record import MEMORY, Cache

RESIDENCE_SHARE = 0.5
"""Share of a cache that elements are chosen to fill."""
MEMORY_FACTOR = 4
"""Outermost caches that a working set in memory fills."""


def working_set_bytes(variant: Variant, n_elements: int) -> int:
    """Return the bytes that a call touches: both buffers of all elements, and the operators."""
    n, entry = variant.np, variant.dtype.bytes
    return (2 * n_elements * n**3 + len(variant.modes) * n * n) * entry


def resident_elements(variant: Variant, caches: Sequence[Cache], level: str = "L1", threads: int = 1) -> int:
    """Return the number of elements whose working set resides in a memory level.

    Parameters
    ----------
    variant : Variant
        The kernel.
    caches : sequence of Cache
        From L1 outwards.
    level : str
        Name of a cache, which is filled to `RESIDENCE_SHARE`, or "memory": `MEMORY_FACTOR`
        times the outermost cache.
    threads : int
        Threads, one a core, that share what their cores share.

    Returns
    -------
    int
        Per thread; at least 1, even where one element is more than the level holds (see
        `residence`).

    Raises
    ------
    UsageError
        If the caches have no such level.
    """
    per_element = working_set_bytes(variant, 2) - working_set_bytes(variant, 1)
    operators = working_set_bytes(variant, 0)
    if level == MEMORY:
        return -(-MEMORY_FACTOR * caches[-1].size_bytes // (per_element * threads))
    sizes = {cache.name: cache.size_bytes for cache in caches}
    if level not in sizes:
        raise UsageError(f"residence {level!r}: choose one of {', '.join([*sizes, MEMORY])}")
    sharers = min(threads, next(cache.shared_by_cores for cache in caches if cache.name == level))
    return max(1, int((RESIDENCE_SHARE * sizes[level] / sharers - operators) // per_element))


def residence(variant: Variant, n_elements: int, caches: Sequence[Cache], threads: int = 1) -> str:
    """Return the name of the innermost level that holds the working set of a call.

    Parameters
    ----------
    variant : Variant
        The kernel.
    n_elements : int
        Elements of a call, of one thread.
    caches : sequence of Cache
        From L1 outwards.
    threads : int
        Threads, one a core, that share what their cores share.
    """
    needed = working_set_bytes(variant, n_elements)
    holds = (c.name for c in caches if needed * min(threads, c.shared_by_cores) <= c.size_bytes)
    return next(holds, MEMORY)
