"""Store-to-load matching: the store from which each load of a stream takes its bytes."""

from __future__ import annotations

from array import array

from .native_calls import call, filled, zeros

NO_STORE, FORWARDED, BLOCKED = 0, 1, 2


def match_stores(
    addresses: array[int], n_bytes: array[int], is_store: array[int]
) -> tuple[array[int], array[int]]:
    """Return for each access the latest store before it that wrote some of its bytes.

    Parameters
    ----------
    addresses, n_bytes : array of int64, (n_accesses,)
        Accesses in program order; a negative address matches nothing.
    is_store : array of int8, (n_accesses,)
        1 for accesses that write.

    Returns
    -------
    store : array of int64, (n_accesses,)
        Number of the store among the stores of the stream, -1 for none and for stores.
    relation : array of int64, (n_accesses,)
        `NO_STORE`; `FORWARDED` if that store wrote all bytes; `BLOCKED` if it wrote a part.
    """
    n = len(addresses)
    granules = call("count_granules", n_bytes, is_store, n)
    size = 1 << (max(2 * granules, 16) - 1).bit_length()
    store, relation = zeros(n), zeros(n)
    call(
        "match_stores",
        *(addresses, n_bytes, is_store, n),
        *(filled(-1, size), filled(-1, size), size),
        *(store, relation),
    )
    return store, relation
