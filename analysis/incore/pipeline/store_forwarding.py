"""Store-to-load matching, and loads that the core predicts to alias a store."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain

from ....isa.instruction import Instruction, Memory
from .tables import call, filled, starts, zeros

NO_STORE, FORWARDED, BLOCKED = 0, 1, 2
_GRANULE_BYTES = 8  # as in streams.c


def match_stores(
    addresses: array[int], n_bytes: array[int], is_store: array[int], times: int = 1
) -> tuple[array[int], array[int]]:
    """Return for each access the latest store before it that wrote some of its bytes.

    Parameters
    ----------
    addresses, n_bytes : array of int64, (n_accesses,)
        Accesses in program order; a negative address matches nothing.
    is_store : array of int8, (n_accesses,)
        1 for accesses that write.
    times : int
        How many times all of them are made, one after the other.

    Returns
    -------
    store : array of int64, (times * n_accesses,)
        Number of the store among the stores of the stream, -1 for none and for stores.
    relation : array of int64, (times * n_accesses,)
        `NO_STORE`; `FORWARDED` if that store wrote all bytes; `BLOCKED` if it wrote a part.
    """
    n = len(addresses)
    if not call("loads_meet_stores", addresses, n_bytes, is_store, n):
        return filled(-1, times * n), zeros(times * n)
    granules = call("count_granules", n_bytes, is_store, n)
    size = 1 << (max(2 * granules, 16) - 1).bit_length()
    table, store, relation = filled(-1, 2 * size), zeros(times * n), zeros(times * n)
    distinct = call("number_granules", addresses, n_bytes, is_store, n, table, size)
    call(
        "match_stores",
        *(addresses, n_bytes, is_store, n, times),
        *(table, size, filled(-1, distinct), zeros(_GRANULE_BYTES * distinct)),
        *(store, relation),
    )
    return store, relation


def block_aliases(pages: array[int], is_store: array[int], stores: array[int], relation: array[int]) -> None:
    """Set the relation of loads to a store under another page, though of the same memory, to `BLOCKED`.

    Parameters
    ----------
    pages : array of int64, (n_accesses,)
        Pages under which memory is accessed.
    is_store, stores, relation
        As of `match_stores`; `relation` is changed in place.

    Examples
    --------
    >>> pages, relation = array("q", (1, 1, 2)), array("q", (NO_STORE, FORWARDED, FORWARDED))
    >>> block_aliases(pages, array("b", (1, 0, 0)), array("q", (-1, 0, 0)), relation)
    >>> [*relation] == [NO_STORE, FORWARDED, BLOCKED]
    True
    """
    n = len(pages)
    call("block_aliases", pages, is_store, stores, n, zeros(n), relation)


NO_ALIAS = -1


def lookalike_stores(
    instructions: Sequence[Instruction],
    stream: array[int],
    is_store: array[int],
    displacement_bits: int,
    *,
    by_name: bool = False,
) -> array[int]:
    """Return for each access the latest store before it that looks the same, `NO_ALIAS` for none.

    Parameters
    ----------
    instructions : sequence of Instruction
        The instructions, in program order.
    stream : array of int32, (n_executed,)
        Instructions in the order executed.
    is_store : array of int8, (n_accesses,)
        1 for accesses that write.
    displacement_bits : int
        Low bits of the displacement that are compared; 0 where no load is taken for another.
    by_name : bool
        Whether registers that were written since the store look the same.

    Returns
    -------
    array of int64, (n_accesses,)
        Number of the store among those of the stream. It was addressed by the same registers, and without
        `by_name` none of them was written since.
    """
    found = filled(NO_ALIAS, len(is_store))
    if displacement_bits == 0:
        return found
    registers: dict[str, int] = {}
    names: dict[tuple[object, ...], int] = {}
    accesses = [m for i in instructions for m in i.loads + i.stores]
    distinct = {id(memory): memory for memory in accesses}  # instructions share operands
    rows = {key: _addressing(m, displacement_bits, registers, names) for key, m in distinct.items()}
    addressing = array("q", chain.from_iterable([rows[id(memory)] for memory in accesses]))
    roots = set[str]() if by_name else set(registers)
    several = dict.fromkeys([i.writes for i in instructions])
    numbers = {writes: [registers[root] for root in writes if root in roots] for writes in several}
    written = [numbers[i.writes] for i in instructions]
    call(
        "match_lookalikes",
        *(stream, len(stream)),
        *(starts(len(i.loads) + len(i.stores) for i in instructions), addressing),
        is_store,
        *(starts(map(len, written)), array("q", chain.from_iterable(written))),
        *(filled(-1, len(registers) + 1), filled(NO_ALIAS, 2 * len(names))),
        found,
    )
    return found


def pair_stack_accesses(
    instructions: Sequence[Instruction],
    stream: array[int],
    is_store: array[int],
    stores: array[int],
    lookalikes: array[int],
) -> None:
    """Set the lookalikes of loads that pop what a push has stored: these stores.

    Parameters
    ----------
    instructions : sequence of Instruction
        The instructions, in program order.
    stream, is_store
        As of `lookalike_stores`.
    stores : array of int64, (n_accesses,)
        From `match_stores`.
    lookalikes : array of int64, (n_accesses,)
        Changed in place.
    """
    moves = bytes(i.mnemonic.removesuffix("q") in _STACK_MOVES for i in instructions)
    if not any(moves):
        return
    call(
        "pair_stack_moves",
        *(stream, len(stream), array("b", moves)),
        starts(len(i.loads) + len(i.stores) for i in instructions),
        *(is_store, stores, array("b", bytes(len(is_store))), lookalikes),
    )


_STACK_MOVES = frozenset({"push", "pop"})


def _addressing(
    memory: Memory, bits: int, registers: dict[str, int], names: dict[tuple[object, ...], int]
) -> tuple[int, int, int]:
    roots = [register.root if register is not None else None for register in (memory.base, memory.index)]
    base, index = (registers.setdefault(r, len(registers) + 1) if r else 0 for r in roots)
    low = memory.displacement & ((1 << bits) - 1)
    key = (base, index, memory.scale, memory.symbol, low)
    return names.setdefault(key, len(names)), base, index
