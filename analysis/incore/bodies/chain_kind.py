"""Kind of the slowest loop-carried dependency, which decides the remedy."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise

from ....asm.addends import addends
from ....asm.pointer_steps import constant_step
from ....isa.instruction import FLOPS_PER_LANE, Instruction, Kind
from .record import BodyAnalysis

_LOADED = frozenset({Kind.LOAD, Kind.GATHER})
_EXTREMES = ("max", "min", "pmax", "pmin", "fmax", "fmin", "smax", "smin", "umax", "umin")
_ADDS = frozenset({Kind.FMA, Kind.ADD})
ORDERED = ("fadda",)
"""Instructions that add the lanes of a vector one after the other."""


class ChainKind(StrEnum):
    """Kind of a loop-carried dependency, by the work on its chain."""

    SUM = "sum"  # adds to what the one before has added
    EXTREME = "extreme"  # keeps the larger or smaller of that and another
    RECURRENCE = "recurrence"  # computes with what the one before has computed, not only by adding
    MEMORY = "memory"  # loads what the one before has stored
    POINTER = "pointer"  # loads from where the one before has loaded
    COUNTER = "counter"  # steps by a constant


def chain_kind(analysis: BodyAnalysis) -> ChainKind:
    """Return the kind of the slowest loop-carried dependency of a body."""
    chain = [analysis.body.instructions[position] for position in analysis.carried.positions]
    if any(i.stores for i in chain) and any(i.loads for i in chain):
        return ChainKind.MEMORY
    arithmetic = [i for i in chain if i.kind in FLOPS_PER_LANE]
    if not arithmetic and all(_steps(i) for i in chain):  # `ldr d0, [x1], #8` steps, too
        return ChainKind.COUNTER
    if any(i.kind in _LOADED for i in chain):
        return ChainKind.POINTER
    if arithmetic and all(i.kind in _ADDS for i in arithmetic) and _through_addends(chain):
        return ChainKind.SUM
    if chain and all(map(_keeps_extreme, chain)):
        return ChainKind.EXTREME
    return ChainKind.RECURRENCE


def adds_one_by_one(analysis: BodyAnalysis) -> bool:
    """Tell whether a sum is kept in the order of the source: by scalar adds, or lane after lane."""
    chain = [analysis.body.instructions[position] for position in analysis.carried.positions]
    arithmetic = [i for i in chain if i.kind in _ADDS]
    return any(i.mnemonic in ORDERED or 0 < i.vector_bits == i.element_bits for i in arithmetic)


def _keeps_extreme(instruction: Instruction) -> bool:
    return instruction.mnemonic.removeprefix("v").startswith(_EXTREMES)


def _steps(instruction: Instruction) -> bool:
    found = constant_step(instruction, 0)
    return found is not None and found[0] == found[1]


def _through_addends(chain: Sequence[Instruction]) -> bool:
    """Tell whether each instruction of a chain writes the addend of the next one, where that is an FMA."""
    return all(
        not addends(after).isdisjoint(before.writes)
        for before, after in pairwise([*chain, chain[0]])
        if after.kind is Kind.FMA
    )
