"""Processors of AArch64 as compilers see them."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping

from ...records import replace
from ..target import Level, Target
from . import INSTRUCTION_SET

_NAME = INSTRUCTION_SET.name
_PR_SVE_SET_VL, _PR_SVE_GET_VL = 50, 51  # prctl(2)
_INHERIT = 1 << 17  # by the processes that this one starts
_LENGTH = 0xFFFF


def _arm(name: str, bits: int) -> Target:
    return Target(name, _NAME, name, bits, scalable=True, gcc_arch=(f"-mcpu={name}", "-march=armv8.2-a+sve"))


def _neon(name: str) -> Target:
    return Target(name, _NAME, name, 128, gcc_arch=(f"-mcpu={name}", "-march=armv8-a"))


def _level_of_arm(name: str, features: str) -> Target:
    """Return the target that stands for every processor of an architecture; SVE as short as it may be."""
    arch = "-march=armv8.2-a+sve" if features else "-march=armv8-a"
    return Target(name, _NAME, "generic", 128, features, bool(features), (arch,))


TARGETS = (
    _arm("a64fx", 512),
    _arm("neoverse-v1", 256),
    _arm("neoverse-v2", 128),
    _neon("cortex-a72"),
    _neon("neoverse-n1"),
    _neon("apple-m1"),
    _neon("thunderx2t99"),
    _level_of_arm("armv8-a", ""),
    _level_of_arm("armv8-a+sve", "+sve"),
)
"""Processors that have a name on the command line."""


def _level_of_sve(bits: int) -> Level:
    """Return the level of SVE vectors of one length, which the code has no choice of."""
    target = replace(_level_of_arm("armv8-a+sve", "+sve"), vector_bits=bits)
    return Level(f"sve{bits}", target, f"sve_bits() == {bits}")


LEVELS = (_level_of_sve(512), _level_of_sve(256), Level("neon", _level_of_arm("armv8-a", ""), "1"))
"""Levels that a library has code for, the one with the widest vectors first."""

OTHER_PROCESSORS = frozenset(
    [
        "ampere1",
        "ampere1a",
        "ampere1b",
        "apple-m1",
        "apple-m2",
        "apple-m3",
        "apple-m4",
        "cortex-a53",
        "cortex-a57",
        "cortex-a72",
        "cortex-a76",
        "cortex-a710",
        "cortex-x2",
        "cortex-x4",
        "fujitsu-monaka",
        "generic",
        "grace",
        "neoverse-n1",
        "neoverse-n2",
        "neoverse-n3",
        "neoverse-v3",
        "thunderx2t99",
        "tsv110",
    ]
)
"""Further processors by the names that LLVM and gcc have for them."""

FLAT_TARGET: Target | None = None
FLAT_RELOCATIONS: frozenset[int] = frozenset()


def processor(llvm_cpu: str, vector_bits: int, scalable: bool) -> Target:
    """Return the target of a processor by LLVM's name and the width of its vectors, or length of SVE's."""
    features = "+sve" if scalable else ""
    arch = "-march=armv8.2-a+sve" if scalable else "-march=armv8-a"
    return Target(llvm_cpu, _NAME, llvm_cpu, vector_bits, features, scalable, (f"-mcpu={llvm_cpu}", arch))


def host(cpu: str, features: Mapping[str, bool], _flattened: str, limit: int) -> Target:
    """Return the target that describes this machine.

    Parameters
    ----------
    cpu : str
        LLVM's name of the processor.
    features : mapping of str to bool
        LLVM's features.
    _flattened : str
        Ignored.
    limit : int
        Largest width of vectors in bits.
    """
    bits = _sve_bits()
    if bits > limit:
        bits = _shorten_sve(limit)
    # the system knows, where LLVM reads a list that an emulator does not fill
    known = {**features, "neon": True, "sve": bits > 0}
    flags = ",".join(f"{'+' if present else '-'}{name}" for name, present in sorted(known.items()))
    arch = ("-mcpu=native", f"-mcpu={cpu}", "-march=armv8.2-a+sve" if bits else "-march=armv8-a")
    return Target("host", _NAME, cpu, bits or 128, flags, bits > 0, arch)


def _sve_bits() -> int:
    """Return the length of this process's SVE registers in bits, 0 where there are none."""
    found = _prctl(_PR_SVE_GET_VL)
    return 8 * (found & _LENGTH) if found > 0 else 0


def _shorten_sve(bits: int) -> int:
    """Give this process, and those that it starts, SVE registers of at most so many bits.

    Returns
    -------
    int
        The length that the system gave: the longest that it has up to what was asked for.
    """
    found = _prctl(_PR_SVE_SET_VL, bits // 8 | _INHERIT)
    return 8 * (found & _LENGTH) if found > 0 else 0


def _prctl(option: int, value: int = 0) -> int:
    if sys.platform != "linux":
        return 0
    return int(ctypes.CDLL(None).prctl(option, ctypes.c_ulong(value), 0, 0, 0))


def width_flag(target: Target) -> str | None:
    """Return the compiler's flag that sets the length of SVE vectors; None for NEON."""
    return f"-msve-vector-bits={target.vector_bits}" if target.scalable else None


def function_attributes(target: Target, *, broadcasts: bool, aligned: bool = False) -> str:
    """Return the attributes of LLVM IR that set the vector width.

    Kernels in explicit vectors ask that a broadcast from memory stays one instruction (`broadcasts`).
    LLVM makes a load and a lane's broadcast of it for some cores with SVE (Neoverse V1), which takes a
    pipe of the products from a kernel that these bind.

    Parameters
    ----------
    target : Target
    broadcasts : bool
        Keep a broadcast from memory one instruction.
    aligned : bool
        Not asked of AArch64: vectors of 128 bits cross no line.
    """
    del aligned
    if not target.scalable:
        return f'"prefer-vector-width"="{target.vector_bits}"'
    quadwords = target.vector_bits // 128
    features = ",".join(filter(None, (target.llvm_features, "-no-sve-fp-ld1r")))
    loads = f' "target-features"="{features}"' if broadcasts else ""
    return f"vscale_range({quadwords},{quadwords}){loads}"
