"""Processors of RISC-V as compilers see them."""

from __future__ import annotations

from collections.abc import Mapping

from ..target import Level, Target
from . import INSTRUCTION_SET

_NAME = INSTRUCTION_SET.name
_SHORTEST_BITS = 128  # of vectors for application processors
_BLOCK_BITS = 64  # that LLVM counts the length of vectors in


def processor(llvm_cpu: str, vector_bits: int, scalable: bool) -> Target:
    """Return the target of a processor by LLVM's name, and the length of its vectors."""
    arch = f"-march=rv64gcv_zvl{vector_bits}b" if scalable else "-march=rv64gc"
    return Target(llvm_cpu, _NAME, llvm_cpu, vector_bits, "", scalable, (f"-mcpu={llvm_cpu}", arch))


TARGETS = (
    Target(
        "rv64gcv",
        _NAME,
        "generic-rv64",
        _SHORTEST_BITS,
        "+m,+a,+f,+d,+c,+v",
        scalable=True,
        gcc_arch=("-march=rv64gcv",),
    ),
    processor("spacemit-x60", 256, scalable=True),
)
"""Processors that have a name on the command line."""

LEVELS: tuple[Level, ...] = ()

OTHER_PROCESSORS = frozenset({"sifive-p470", "sifive-p670", "sifive-x280", "tt-ascalon-d8"})
"""Further processors by the names that LLVM and gcc have for them."""

FLAT_TARGET: Target | None = None
FLAT_RELOCATIONS: frozenset[int] = frozenset()


def host(cpu: str, features: Mapping[str, bool], flattened: str, _limit: int) -> Target:
    """Return the target that describes this machine, whose vectors are taken to be as short as they may be.

    Parameters
    ----------
    cpu : str
        LLVM's name of the processor.
    features : mapping of str to bool
        LLVM's features.
    flattened : str
        The same as LLVM's options take them.
    _limit : int
        Ignored.
    """
    scalable = bool(features.get("v"))
    return Target("host", _NAME, cpu, _SHORTEST_BITS, flattened, scalable, ("-mcpu=native", f"-mcpu={cpu}"))


def width_flag(target: Target) -> str | None:
    """Return the compiler's flag that fixes the length of vectors to that of the architecture."""
    return "-mrvv-vector-bits=zvl" if target.scalable else None


def function_attributes(target: Target, *, broadcasts: bool, aligned: bool = False) -> str:
    """Return the attributes of LLVM IR that set the length of vectors; all else stays as it is."""
    del broadcasts, aligned
    blocks = target.vector_bits // _BLOCK_BITS
    return f"vscale_range({blocks},{blocks})"
