"""Which store each load of a stream takes its bytes from."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ....codegen.compiled_loop import compiled_loop

ACCESS = np.dtype(
    [
        ("address", np.int64),
        ("n_bytes", np.int64),
        ("width_bytes", np.int64),
        ("store", np.int64),
        ("relation", np.int64),
        ("lookalike", np.int64),
    ]
)
"""A memory access of a stream: see `Trace`, `match_stores` and `lookalike_stores`."""

NO_STORE, FORWARDED, BLOCKED = 0, 1, 2
_GRANULE_BITS = 2  # 4-byte granules: the smallest element that the kernels move


@compiled_loop
def match_stores(
    addresses: npt.NDArray[np.int64], n_bytes: npt.NDArray[np.int64], is_store: npt.NDArray[np.bool_]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int8]]:
    """Return for each access the latest store before it that wrote some of its bytes.

    Parameters
    ----------
    addresses, n_bytes : ndarray, (n_accesses,)
        Accesses in program order; a negative address matches nothing.
    is_store : ndarray of bool, (n_accesses,)
        Which of them write.

    Returns
    -------
    store : ndarray, (n_accesses,)
        Number of the store among the stores of the stream, -1 for none and for stores.
    relation : ndarray of int8, (n_accesses,)
        `NO_STORE`; `FORWARDED` if that store wrote all bytes; `BLOCKED` if it wrote a part.
    """
    n = len(addresses)
    total = 0
    for k in range(n):
        if is_store[k]:
            total += (n_bytes[k] >> _GRANULE_BITS) + 2
    size = 16
    while size < 2 * total:
        size *= 2
    keys = np.full(size, -1, np.int64)
    last = np.full(size, -1, np.int64)
    store = np.full(n, -1, np.int64)
    relation = np.zeros(n, np.int8)
    number = 0
    for k in range(n):
        address, length = addresses[k], n_bytes[k]
        if address < 0 or length <= 0:
            number += is_store[k]
            continue
        low, high = address >> _GRANULE_BITS, (address + length - 1) >> _GRANULE_BITS
        if is_store[k]:
            for granule in range(low, high + 1):
                place = (granule * 0x9E3779B1) & (size - 1)
                while keys[place] != -1 and keys[place] != granule:
                    place = (place + 1) & (size - 1)
                keys[place] = granule
                last[place] = number
            number += 1
            continue
        latest, uniform, previous = -1, True, -2
        for granule in range(low, high + 1):
            place = (granule * 0x9E3779B1) & (size - 1)
            while keys[place] != -1 and keys[place] != granule:
                place = (place + 1) & (size - 1)
            writer = last[place] if keys[place] == granule else -1
            uniform = uniform and previous in (-2, writer)
            previous = writer
            latest = max(latest, writer)
        if latest >= 0:
            store[k] = latest
            relation[k] = FORWARDED if uniform else BLOCKED
    return store, relation
