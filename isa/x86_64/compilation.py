"""Processors of x86-64 as compilers see them."""

from __future__ import annotations

from collections.abc import Mapping

from ...records import replace
from ..target import Level, Target
from . import INSTRUCTION_SET

_NAME = INSTRUCTION_SET.name
_STACK_BITS = 128
"""Alignment of the stack when a function is called."""

# The last resort of each x86 list is a level of the x86-64 psABI, which any gcc since 11 knows.
_V4, _V3, _V2 = "-march=x86-64-v4", "-march=x86-64-v3", "-march=x86-64-v2"


_LEVELS = {
    _V4: ("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
    _V3: ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"),
    _V2: ("cx16", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3"),
}


def _x86(name: str, bits: int, *older: str) -> Target:
    flags = tuple(f"-march={cpu}" for cpu in (name, *older))
    level = _V4 if bits == 512 else _V3 if bits == 256 else _V2
    # LLVM prefers 256-bit vectors on the Intel server cores; the paper's kernels use 512
    features = "-prefer-256-bit" if bits == 512 else ""
    return Target(name, _NAME, name, bits, features, gcc_arch=(*flags, level))


def _level_of_x86(flag: str, bits: int) -> Target:
    """Return the target that stands for every processor of a level of the psABI."""
    return replace(_x86(flag.removeprefix("-march="), bits), gcc_arch=(flag,))


TARGETS = (
    _level_of_x86(_V2, 128),
    _level_of_x86(_V3, 256),
    _level_of_x86(_V4, 512),
    _x86("haswell", 256),
    _x86("skylake-avx512", 512),
    _x86("cascadelake", 512, "skylake-avx512"),
    _x86("icelake-server", 512),
    _x86("sapphirerapids", 512, "icelake-server"),
    _x86("znver2", 256, "znver1"),
    _x86("znver3", 256, "znver2"),
    _x86("znver4", 512, "icelake-server"),
    _x86("znver5", 512, "znver4", "icelake-server"),
)
"""Processors that have a name on the command line."""


def _level_that_tells(flag: str, bits: int, *features: str) -> Level:
    """Return a level by the features that only its processors have all of."""
    asked = " && ".join(f'__builtin_cpu_supports("{feature}")' for feature in features)
    return Level(flag.removeprefix("-march=").replace("-", "_"), _level_of_x86(flag, bits), asked)


_AVX2 = ("avx2", "fma", "bmi", "bmi2")
LEVELS = (
    _level_that_tells(_V4, 512, *_AVX2, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
    _level_that_tells(_V3, 256, *_AVX2),
)
"""Levels that a library has code for, the one with the widest vectors first."""

OTHER_PROCESSORS = frozenset(
    [
        "alderlake",
        "arrowlake",
        "arrowlake-s",
        "broadwell",
        "cannonlake",
        "clearwaterforest",
        "cooperlake",
        "core2",
        "emeraldrapids",
        "goldmont",
        "graniterapids",
        "graniterapids-d",
        "haswell",
        "icelake-client",
        "ivybridge",
        "lunarlake",
        "meteorlake",
        "nehalem",
        "pantherlake",
        "raptorlake",
        "rocketlake",
        "sandybridge",
        "sierraforest",
        "silvermont",
        "skylake",
        "skylake-avx512",
        "tigerlake",
        "westmere",
        "x86-64",
        "x86-64-v2",
        "x86-64-v3",
        "x86-64-v4",
        "znver1",
        "znver2",
    ]
)
"""Further processors by the names that LLVM and gcc have for them."""

FLAT_TARGET = Target("any", _NAME, "x86-64", 128)
"""Processor that position-independent code for all of the instruction set is made for."""

FLAT_RELOCATIONS = frozenset({2, 4})
"""R_X86_64_PC32, and R_X86_64_PLT32, which is the same without a table of procedures."""


def processor(llvm_cpu: str, vector_bits: int, _scalable: bool) -> Target:
    """Return the target of a processor by LLVM's name and the width of its vectors."""
    return _x86(llvm_cpu, vector_bits)


def host(cpu: str, features: Mapping[str, bool], flattened: str, limit: int) -> Target:
    """Return the target that describes this machine.

    Parameters
    ----------
    cpu : str
        LLVM's name of the processor.
    features : mapping of str to bool
        LLVM's features.
    flattened : str
        The same as LLVM's options take them.
    limit : int
        Largest width of vectors in bits.
    """
    wide = bool(features.get("avx512f") and features.get("avx512vl"))
    bits = min(limit, 512 if wide else 256 if features.get("avx2") else 128)
    flattened += ",-prefer-256-bit" if bits == 512 else ""
    return Target(
        "host", _NAME, cpu, bits, flattened, gcc_arch=("-march=native", f"-march={cpu}", _level(features))
    )


def _level(features: Mapping[str, bool]) -> str:
    """Return the highest level of the x86-64 psABI that a processor reaches."""
    for level, names in _LEVELS.items():
        if all(features.get(name) for name in names):
            return level
    return "-march=x86-64"


def width_flag(target: Target) -> str:
    """Return the compiler's flag that prefers a vector width."""
    return f"-mprefer-vector-width={target.vector_bits}"


def function_attributes(target: Target, *, broadcasts: bool, aligned: bool = False) -> str:
    """Return the attributes of LLVM IR that set the vector width, and `aligned` spills.

    The calling convention aligns the stack to 16 bytes. A spilled vector that is wider crosses a cache line
    at most of these places, at 512 bits at three of four.

    Parameters
    ----------
    target : Target
    broadcasts : bool
        Not asked of x86-64.
    aligned : bool
        Align the frame to the vectors that are spilled there.
    """
    width = f'"prefer-vector-width"="{target.vector_bits}"'
    return f'{width} "stackrealign"' if aligned and target.vector_bits > _STACK_BITS else width
