"""Which store each load of a stream looks like: the same address registers, almost the same displacement.

A core that finds the store behind a load by its address registers and the low bits of its displacement
takes loads for those of stores 1 KiB away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ....asm.instruction import Instruction, Memory
from ....codegen.compiled_loop import compiled_loop

NO_STORE = -1
_ADDRESSING = np.dtype([("name", np.int64), ("base", np.int64), ("index", np.int64)])
"""How a memory operand is addressed: a number for registers, scale and low bits of the displacement;
numbers of the registers, 0 for none."""


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
    addressing = np.array(rows, dtype=_ADDRESSING)
    written = [[registers[root] for root in i.writes if root in registers] for i in instructions]
    return _match(
        stream,
        _starts(len(i.loads + i.stores) for i in instructions),
        addressing,
        is_store,
        _starts(len(row) for row in written),
        np.array([number for row in written for number in row], np.int64),
        np.full(len(registers) + 1, -1),
        np.full((len(names), 2), NO_STORE),
    )


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


@compiled_loop
def _match(
    stream: Any,
    access_starts: Any,
    addressing: Any,
    is_store: Any,
    write_starts: Any,
    writes: Any,
    written_at: Any,
    last: Any,
) -> Any:
    """Return the stores; `last` holds for each name the number of its last store, and its position."""
    found = np.full(len(is_store), NO_STORE)
    access = n_stores = 0
    for position in range(len(stream)):
        instruction = stream[position]
        for place in range(access_starts[instruction], access_starts[instruction + 1]):
            how = addressing[place]
            if is_store[access]:
                last[how.name, 0], last[how.name, 1] = n_stores, position
                n_stores += 1
            elif last[how.name, 1] > max(written_at[how.base], written_at[how.index]):
                found[access] = last[how.name, 0]
            access += 1
        for entry in range(write_starts[instruction], write_starts[instruction + 1]):
            written_at[writes[entry]] = position
    return found
