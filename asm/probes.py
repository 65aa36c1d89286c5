"""Steps that take note of where accesses go, in the state right before them.

Accesses between which nothing is stepped are noted together, from rows of what their addresses are made of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..isa.address import compile_address
from ..isa.instruction import Instruction
from ..isa.state import MASK64, State
from .prepared import OtherAccess, Prepared, Row, is_plain

UNKNOWN_ADDRESS = -1
"""Address of an access that depends on data, such as each element of a gather."""

Probe = Callable[[State], Any]


class Probes:
    """Makes the steps of one trace.

    Parameters
    ----------
    prepared : Prepared
        Parts of the accesses.
    accesses : list of int
        List for the address, bytes, and bytes with all lanes active, of each access.
    """

    def __init__(self, prepared: Prepared, accesses: list[int]) -> None:
        self._prepared, self._accesses = prepared, accesses
        self._rows: list[Row] = []
        self._steps: list[Probe] = []

    def note(self, instruction: Instruction) -> None:
        """Add the accesses of an instruction, which come before its effects: a write-back is one."""
        if not (instruction.loads or instruction.stores):
            return
        for one in self._prepared.accesses(instruction):
            if isinstance(one, OtherAccess):
                self.add(_probe(instruction, one, self._prepared.scalable_bits, self._accesses))
            else:
                self._rows.append(one)

    def add(self, step: Probe) -> None:
        """Add another step."""
        if self._rows:
            self._steps.append(_together(self._rows, self._accesses))
            self._rows = []
        self._steps.append(step)

    def take(self) -> tuple[Probe, ...]:
        """Return the steps since the last call, in order."""
        if self._rows:
            self._steps.append(_together(self._rows, self._accesses))
        found, self._rows, self._steps = tuple(self._steps), [], []
        return found


def _together(rows: list[Row], accesses: list[int]) -> Probe:
    """Return a step that takes note of accesses one after the other."""
    extend = accesses.extend

    def note(state: State) -> None:
        get = state.registers.get
        for base, displacement, index, scale, n_bytes, mask, bits_a_lane, n_lanes in rows:
            address = get(base)
            if index is not None and address is not None:
                moved = get(index)
                address = None if moved is None else address + moved * scale
            address = UNKNOWN_ADDRESS if address is None else (address + displacement) & MASK64
            if mask is None or (value := get(mask)) is None:
                extend((address, n_bytes, n_bytes))
            else:
                lanes = min(-(-value.bit_length() // bits_a_lane), n_lanes)
                extend((address, lanes * n_bytes // n_lanes, n_bytes))

    return note


def _probe(instruction: Instruction, access: OtherAccess, scalable_bits: int, accesses: list[int]) -> Probe:
    memory, (n_bytes, bits_a_lane, n_lanes) = access
    extend = accesses.extend
    if not is_plain(memory):
        return lambda state: extend((UNKNOWN_ADDRESS, n_bytes, n_bytes))
    address_of = compile_address(instruction, memory, scalable_bits)
    mask = None if memory.broadcast else instruction.mask

    def note(state: State) -> None:
        address = address_of(state)
        value = None if mask is None else state.registers.get(mask)
        lanes = n_lanes if value is None else min(-(-value.bit_length() // bits_a_lane), n_lanes)
        extend((UNKNOWN_ADDRESS if address is None else address, lanes * n_bytes // n_lanes, n_bytes))

    return note
