"""Which store each load of a stream looks like: the same address registers, almost the same displacement.

A core that finds the store behind a load by its address registers and the low bits of its displacement
takes loads for those of stores 1 KiB away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from ....asm.instruction import Instruction, Memory
from .compiled import call, filled
from .tables import ADDRESSING

NO_STORE = -1


def lookalike_stores(
    instructions: Sequence[Instruction],
    stream: npt.NDArray[np.int32],
    is_store: npt.NDArray[np.bool_],
    displacement_bits: int,
) -> npt.NDArray[np.int64]:
    """Return for each access the latest store before it that looks the same, `NO_STORE` for none.

    Parameters
    ----------
    stream : ndarray of int32, (n_executed,)
        Instructions in the order executed.
    is_store : ndarray of bool, (n_accesses,)
        Which of their accesses write.
    displacement_bits : int
        Low bits of the displacement that are compared; 0 where no load is taken for another.

    Returns
    -------
    ndarray of int64, (n_accesses,)
        Number of the store among those of the stream. It was addressed by the same registers, and none
        of them was written since.
    """
    if displacement_bits == 0:
        return np.full(len(is_store), NO_STORE)
    registers: dict[str, int] = {}
    names: dict[tuple[object, ...], int] = {}
    accesses = [m for i in instructions for m in i.loads + i.stores]
    rows = [_addressing(m, displacement_bits, registers, names) for m in accesses]
    addressing = np.array(rows, dtype=ADDRESSING)
    written = [[registers[root] for root in i.writes if root in registers] for i in instructions]
    found = filled(NO_STORE, len(is_store))
    call(
        "match_lookalikes",
        *(np.ascontiguousarray(stream, np.int32), len(stream)),
        *(_starts(len(i.loads + i.stores) for i in instructions), addressing),
        np.ascontiguousarray(is_store, np.bool_),
        *(_starts(len(row) for row in written), np.array([n for row in written for n in row], np.int64)),
        *(filled(-1, len(registers) + 1), filled(NO_STORE, len(names), 2)),
        found,
    )
    return found


def _addressing(
    memory: Memory, bits: int, registers: dict[str, int], names: dict[tuple[object, ...], int]
) -> tuple[int, int, int]:
    roots = [register.root if register is not None else None for register in (memory.base, memory.index)]
    base, index = (registers.setdefault(r, len(registers) + 1) if r else 0 for r in roots)
    low = memory.displacement & ((1 << bits) - 1)
    key = (base, index, memory.scale, memory.symbol, low)
    return names.setdefault(key, len(names)), base, index


def _starts(lengths: Iterable[int]) -> npt.NDArray[np.int64]:
    return np.concatenate([[0], np.cumsum(np.fromiter(lengths, np.int64))])
