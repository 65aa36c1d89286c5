"""Padding: lanes that are computed although no result needs them.

Compilers sometimes compute more lanes than they store (an unmasked 8-lane FMA before a store of
5 lanes), or compute the same value in several lanes. This module follows every lane through a
call: the operations that the stored results were computed from, each counted once, are useful;
others are padding. It runs the call again, value by value, and is meant for code whose executed
operations exceed what the algorithm needs.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...isa.instruction import FLOPS_PER_LANE, Instruction
from ...isa.instruction_set import InstructionSet
from ...isa.registry import VECTORS
from ...records import record
from ..control_slice import Observe, control_slice, steering_roots
from ..execute import STEP_LIMIT, Step, compile_step, entry_state, follow
from ..execution import Execution, flops_of_lanes
from ..listing_record import Listing
from .state import LaneState
from .steps import compile_lanes, passing_roots


@record
class LaneUse:
    """Use of the executed lanes of floating-point instructions.

    Attributes
    ----------
    listing : Listing
        The executed code.
    useful : ndarray of int64, (len(listing.instructions),)
        Lanes whose result is stored, or goes into one that is, summed over executions.
    repeated : ndarray of int64
        Lanes that compute a value which another lane had computed before.
    unused : ndarray of int64
        Lanes whose result nothing needs.
    """

    listing: Listing
    useful: npt.NDArray[np.int64]
    repeated: npt.NDArray[np.int64]
    unused: npt.NDArray[np.int64]

    @property
    def useful_flops(self) -> int:
        """Floating-point operations of the useful lanes, an FMA counting as two."""
        return flops_of_lanes(self.listing, self.useful.tolist())

    @property
    def padded_flops(self) -> int:
        """Floating-point operations of repeated and unused lanes."""
        return flops_of_lanes(self.listing, (self.repeated + self.unused).tolist())


def useful_lanes(execution: Execution, step_limit: int = STEP_LIMIT) -> LaneUse:
    """Return the executed lanes that results depend on.

    Stores outside the function's stack frame are its results. Stores to different arrays are
    taken to be apart by the addresses in the arguments: give pointers that do not overlap.

    Raises
    ------
    UndeterminedPath, StepLimitReached
        As `execute`.
    """
    listing, blocks, scalable_bits = execution.listing, execution.blocks, execution.scalable_bits
    code, isa = listing.instructions, listing.instruction_set
    state = entry_state(listing, execution.arguments, scalable_bits, constants=True)
    pointer = state.registers.get(isa.registers.stack_pointer)
    positions = [p for block in blocks for p in range(block.start, block.stop)]
    granule_bits = min((code[p].element_bits for p in positions if code[p].element_bits), default=64)
    machine = LaneState(isa, scalable_bits, granule_bits, pointer or 0)
    passing = passing_roots(code[p] for p in positions)
    stepped = control_slice(code, blocks, scalable_bits, _observed(isa))

    def steps(position: int) -> list[Step]:
        # Lanes first: a write-back changes the address only after the access.
        on_lanes = compile_lanes(machine, code[position], position, passing)
        on_integers = None
        if position in stepped:
            on_integers = compile_step(listing.isa, code[position], scalable_bits)
        return [step for step in (on_lanes, on_integers) if step is not None]

    compiled = [
        tuple(step for position in range(block.start, block.stop) for step in steps(position))
        for block in blocks
    ]
    follow(listing, blocks, compiled, state, step_limit)
    lanes = np.asarray(execution.lanes)
    useful = _by_instruction(machine.table.demanded_by_position(machine.results), lanes)
    repeated = _by_instruction(machine.table.repeated, lanes)
    return LaneUse(listing, useful, repeated, lanes - useful - repeated)


def _observed(isa: InstructionSet) -> Observe:
    """Return the values to know before an instruction: the path, addresses, masks and selectors."""
    lanes = isa.lanes

    def observe(instruction: Instruction) -> tuple[str, ...]:
        roots = [*steering_roots(instruction)]
        for memory in instruction.loads + instruction.stores:
            roots += [r.root for r in (memory.base, memory.index) if r is not None and r.root not in VECTORS]
        wanted = (instruction.mask, *(lanes.selection(instruction) or ())[:1])
        roots += [root for root in wanted if root is not None]
        if instruction.kind not in FLOPS_PER_LANE and (root := lanes.index_root(instruction)) is not None:
            roots.append(root)
        return tuple(roots)

    return observe


def _by_instruction(totals: dict[int, int], like: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    result = np.zeros_like(like)
    for position, lanes in totals.items():
        result[position] = lanes
    return result
