"""Simulate the call that is timed: the path, the rows and the addresses that it has."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from chainline.analysis.incore.coverage import uncovered
from chainline.analysis.incore.pipeline.simulate import simulate_calls
from chainline.analysis.machine.record import Machine
from chainline.asm.execute import Unfollowed
from chainline.asm.instruction import Kind, Listing
from chainline.asm.listing import parse
from chainline.asm.trace import trace_call
from loops import TimedLoop

MOST_INSTRUCTIONS = 300_000
_GENERAL = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_FIRST_VARIABLE, _APART = 0x7000_0000_0000, 256
_DOUBLES = {"cosine": 0.6, "sine": 0.8, "tiny": 1e-300}
"""What the caller holds besides arrays, as `toolchain.CALLER` has it."""


def call_cycles(
    loop: TimedLoop, assembly: Path, arrays: Sequence[np.ndarray], n: int, machine: Machine
) -> float | None:
    """Return the simulated cycles of a call that is made again and again.

    None where its path cannot be followed with what lies in its arrays, or goes through a call.
    """
    listing = _listing(assembly)
    function = next(found for found in listing.functions if found.name == loop.symbol)
    registers, memory = _entry(loop, arrays, n)
    try:
        trace = trace_call(
            listing, function, registers, step_limit=MOST_INSTRUCTIONS, memory=memory
        )
    except Unfollowed:
        return None
    code = [listing.instructions[p] for p in np.unique(trace.stream)]
    if any(each.kind is Kind.CALL for each in code) or uncovered(code, machine):
        return None
    return simulate_calls(trace, machine).cycles_per_iteration


@cache
def _listing(assembly: Path) -> Listing:
    return parse(assembly.read_text(), "x86-64")


def _entry(
    loop: TimedLoop, arrays: Sequence[np.ndarray], n: int
) -> tuple[dict[str, int], Mapping[int, bytes]]:
    """Return registers and memory at the entry of a function, as its call in C gives them."""
    memory = {array.ctypes.data: array.tobytes() for array in arrays}
    registers: dict[str, int] = {}
    general = iter(_GENERAL)
    for number, given in enumerate(re.findall(r"[^(,]+(?=[,)])", loop.call)):
        given = given.strip()
        if "." in given:
            registers["zmm0"] = int.from_bytes(struct.pack("<d", float(given)), "little")
        elif given.startswith("a["):
            registers[next(general)] = arrays[int(given[2:-1])].ctypes.data
        elif given.startswith("&"):
            address = registers[next(general)] = _FIRST_VARIABLE + number * _APART
            name = given[1:]
            memory[address] = (
                struct.pack("<d", _DOUBLES[name])
                if name in _DOUBLES
                else (n if name == "m" else 1).to_bytes(4, "little")
            )
        else:
            registers[next(general)] = n if given == "n" else int(given)
    return registers, memory
