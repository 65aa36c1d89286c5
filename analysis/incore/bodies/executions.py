"""Samples by instruction -> how often each basic block is executed."""

from __future__ import annotations

from ....asm.flow import ControlFlow
from ....asm.listing_record import Listing
from ....asm.profile.record import Profile
from ....records import replace
from ...machine.record import Machine
from .bounds import resource_bounds
from .costs import costs_of

_LEAST_CYCLES = 1e-3


def executions(profile: Profile, listing: Listing, flow: ControlFlow, machine: Machine) -> Profile:
    """Return the execution counts of the blocks of a function, estimated from samples of their instructions.

    Parameters
    ----------
    profile : Profile
        Samples by the position of the instruction.
    listing : Listing
        The code.
    flow : ControlFlow
        Blocks of the function.
    machine : Machine
        The machine, which sets the cycles of a block.

    Notes
    -----
    A block has samples in the measure of its executions and of what one of them takes: of cycles, what its
    instructions need of ports and dispatch; of instructions, how many they are. Samples of one instruction
    alone say little, as an interrupt falls on those that are waited for, or on the next ones [1]_.

    References
    ----------
    .. [1] D. Chen et al., Taming hardware event samples for FDO compilation, CGO 2010.
    """
    times: dict[int, float] = {}
    for block in flow.blocks:
        positions = [p for p in range(block.start, block.stop) if p in profile.times]
        if not positions:
            continue
        samples = sum(profile.times[position] for position in positions)
        each = float(len(positions))
        if profile.sampled == "cycles":
            code = listing.instructions[block.start : block.stop]
            each = max(bound.cycles for bound in resource_bounds(costs_of(code, machine), machine))
        times.update(dict.fromkeys(positions, samples / max(each, _LEAST_CYCLES)))
    starts = {p: block.start for block in flow.blocks for p in range(block.start, block.stop) if p in times}
    return replace(profile, times=times, places=starts, sampled="")
