"""Simulate the call that is timed: the path, the rows and the addresses that it has."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from chainline.analysis.incore.regions.call_simulation import simulated_call
from chainline.analysis.machine.record import Machine
from chainline.asm.listing import parse
from chainline.asm.listing_record import Listing
from loops import TimedLoop

_GENERAL = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_STACK, _WORD = 0x7FFF_0000_0000 - 8, 8
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
    return simulated_call(listing, function, machine, *_entry(loop, arrays, n))


@cache
def _listing(assembly: Path) -> Listing:
    return parse(assembly.read_text(), "x86-64")


def _entry(
    loop: TimedLoop, arrays: Sequence[np.ndarray], n: int
) -> tuple[dict[str, int], Mapping[int, bytes]]:
    """Return registers and memory at the entry of a function, as its call in C gives them."""
    memory = {array.ctypes.data: array.tobytes() for array in arrays}
    registers, integers = {"rsp": _STACK}, []
    for number, found in enumerate(re.findall(r"[^(,]+(?=[,)])", loop.call)):
        given = found.strip()
        if "." in given:
            registers["zmm0"] = int.from_bytes(struct.pack("<d", float(given)), "little")
        elif given.startswith("a["):
            integers.append(arrays[int(given[2:-1])].ctypes.data)
        elif given.startswith("&"):
            integers.append(_FIRST_VARIABLE + number * _APART)
            memory[integers[-1]] = _variable(given[1:], n)
        else:
            integers.append(n if given == "n" else int(given))
    registers |= dict(zip(_GENERAL, integers, strict=False))
    for place, value in enumerate(integers[len(_GENERAL) :], 1):
        memory[_STACK + place * _WORD] = value.to_bytes(_WORD, "little")
    return registers, memory


def _variable(name: str, n: int) -> bytes:
    """Return what a variable of the caller holds."""
    if name in _DOUBLES:
        return struct.pack("<d", _DOUBLES[name])
    return (n if name == "m" else 1).to_bytes(4, "little")
