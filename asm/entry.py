"""State at the entry of a function: arguments, stack, and the listing's constants in memory."""

from __future__ import annotations

from collections.abc import Mapping

from ..isa.state import Constants, State
from .listing_record import Listing

_FIRST_SYMBOL = 0x2000_0000_0000  # far from the stack and from any argument a caller would choose
_SYMBOL_ALIGNMENT = 256


def entry_state(
    listing: Listing,
    arguments: Mapping[str, int],
    scalable_bits: int,
    constants: bool,
    memory: Mapping[int, bytes] | None = None,
) -> State:
    """Return the state at the entry of a function.

    Parameters
    ----------
    constants : bool
        Whether to lay the listing's data into memory, which takes time and not every path needs.
    memory : mapping of int to bytes, optional
        Further contents of memory, by address.
    """
    symbols = _symbol_addresses(listing)
    state = listing.instruction_set.semantics.initial_state(arguments, scalable_bits, symbols)
    if constants:
        # one within another holds the same
        blocks = dict[int, bytes]()
        stop = 0
        for name in sorted(symbols, key=lambda name: (symbols[name], -len(listing.data[name]))):
            address, content = symbols[name], listing.data[name]
            if address >= stop and content:
                blocks[address] = content
                stop = address + len(content)
        state.constants = Constants(blocks.items())
        for address, content in (memory or {}).items():
            state.memory.update(enumerate(content, address))
    return state


def _symbol_addresses(listing: Listing) -> dict[str, int]:
    """Return an address for each label of the data.

    gcc addresses constants relative to anchors, on both sides of them: an anchor within the
    largest block of data keeps its place there.
    """
    symbols: dict[str, int] = {}
    address, largest = _FIRST_SYMBOL, b""
    for name, content in sorted(listing.data.items(), key=lambda item: -len(item[1])):
        if largest.endswith(content):
            symbols[name] = _FIRST_SYMBOL + len(largest) - len(content)
            continue
        largest = largest or content
        symbols[name] = address
        address += len(content) + _SYMBOL_ALIGNMENT
        address -= address % _SYMBOL_ALIGNMENT
    return symbols
