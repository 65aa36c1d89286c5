"""Costs of an operation: latency, dispatch slots and execution ports, by width."""

from __future__ import annotations

from collections.abc import Mapping

from ...records import record

SCALAR_BITS = 64
"""Key of the widths up to 64 bits in `InstructionClass.by_bits`."""


@record
class PortUse:
    """One micro-op: any one of `ports`, held for `cycles` (1 when pipelined)."""

    ports: tuple[str, ...]
    cycles: float = 1.0


@record
class Operation:
    """Cost of one class of instruction at one width.

    Attributes
    ----------
    latency_cycles : float
        From operands to result; 0 where the rename stage removes the instruction.
    accumulate_latency_cycles : float
        The same along the addend of a chain of one class of operation, where cores forward
        late (Neoverse FMA 4, but 2 from accumulator to accumulator); else the latency.
    micro_ops : float
        Dispatch slots and reorder-buffer entries: fused micro-ops on Intel, macro-ops on AMD
        and Arm.
    uses : tuple of PortUse
        What the execution ports do; more entries than `micro_ops` where these are fused.
    """

    latency_cycles: float
    accumulate_latency_cycles: float
    micro_ops: float
    uses: tuple[PortUse, ...]


@record
class InstructionClass:
    """Costs of a class of instruction: `default`, and `by_bits` for widths that differ."""

    default: Operation
    by_bits: Mapping[int, Operation]
    source: str

    def at(self, bits: int) -> Operation:
        """Return the cost at a width in bits."""
        return self.by_bits.get(max(bits, SCALAR_BITS), self.default)
