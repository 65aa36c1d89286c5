"""Instructions in flight between two loads that miss -> register files and queues of a core."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...codegen.target import Target
from ..machine.record import Measured

WINDOW = "window"
"""First word of the names of what was seen of buffers."""
HELD = ("vector", "wide", "integer", "mask", "load", "store")
"""Kinds of instructions that hold a register or a place of a queue; "wide" are the widest vectors."""
_WHOLE = 0.97
"""What reaches so much of the reorder buffer is no limit of its own."""
_NARROWER = 0.9
"""Of the widest vectors so many fewer fit where they have registers of their own."""
_LOAD_QUEUE, _STORE_QUEUE = 72, 56


def held(figures: Mapping[str, Measured]) -> dict[str, float]:
    """Return the number of instructions seen in flight, by kind."""
    return {kind: figures[f"{WINDOW} {kind}"].value for kind in HELD if f"{WINDOW} {kind}" in figures}


@dataclass(frozen=True, slots=True)
class InFlight:
    """Physical registers and queues; registers count the architectural ones, 0 is no limit that was seen."""

    vector_registers: int
    integer_registers: int
    mask_registers: int
    wide_registers: int
    load_queue: int
    store_queue: int


def in_flight(figures: Mapping[str, Measured], target: Target, reorder_buffer: int) -> InFlight:
    """Return the buffer sizes that the figures `window KIND` show, or estimates where no step was seen.

    Parameters
    ----------
    figures : mapping of str to Measured
        Entries.
    target : Target
        Which has the architectural registers.
    reorder_buffer : int
        Entries, which end every search.

    Examples
    --------
    >>> from chainline.codegen.target import find_target
    >>> target = find_target("znver5")
    >>> between = {"window vector": 416, "window store": 103}
    >>> seen = {kind: Measured(count, "entries", 0, 1) for kind, count in between.items()}
    >>> found = in_flight(seen, target, 448)
    >>> found.vector_registers, found.store_queue, found.integer_registers
    (448, 103, 464)
    """

    seen = held(figures)

    def most(kind: str) -> int | None:
        count = seen.get(kind)
        if count is None:
            return None
        return reorder_buffer if count > _WHOLE * reorder_buffer else round(count)

    registers = target.instruction_set.registers
    vector, integer, mask, wide = (most(kind) for kind in ("vector", "integer", "mask", "wide"))
    narrower = wide is not None and vector is not None and wide < _NARROWER * vector
    return InFlight(
        vector_registers=(vector or reorder_buffer // 2) + target.vector_registers,
        integer_registers=(integer or reorder_buffer) + len(registers.general),
        mask_registers=mask + len(registers.masks) if mask else 0,
        wide_registers=wide + target.vector_registers if narrower and wide else 0,
        load_queue=most("load") or _LOAD_QUEUE,
        store_queue=most("store") or _STORE_QUEUE,
    )
