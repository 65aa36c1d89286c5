"""Which store each load of a stream takes its bytes from."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiled import call, filled

NO_STORE, FORWARDED, BLOCKED = 0, 1, 2
_GRANULE_BITS = 2  # 4-byte granules: the smallest element that the kernels move


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
    addresses, n_bytes = (np.ascontiguousarray(a, np.int64) for a in (addresses, n_bytes))
    granules = int(((n_bytes[is_store] >> _GRANULE_BITS) + 2).sum())
    size = 1 << (max(2 * granules, 16) - 1).bit_length()
    store, relation = filled(-1, len(addresses)), np.zeros(len(addresses), np.int8)
    flags = np.ascontiguousarray(is_store, np.bool_)
    call(
        "match_stores",
        *(addresses, n_bytes, flags, len(addresses)),
        *(filled(-1, size), filled(-1, size), size),
        *(store, relation),
    )
    return store, relation
