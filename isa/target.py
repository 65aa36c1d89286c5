"""A processor that code is compiled for, and its names in each compiler."""

from __future__ import annotations

from ..errors import UsageError
from ..records import field, record, replace
from .instruction_set import InstructionSet
from .registry import host_isa, instruction_set

WIDTHS = (128, 256, 512)
"""Widths of vectors in bits; scalable ones may have others."""


@record
class Target:
    """A processor as compilers see it.

    Attributes
    ----------
    name : str
        Key on the command line.
    isa : str
        Name of the instruction set.
    llvm_cpu, llvm_features : str
        Name in LLVM.
    vector_bits : int
        Preferred vector width, fixed at compile time for SVE.
    scalable : bool
        The vector registers are SVE's.
    gcc_arch : tuple of str
        Architecture flags, best first; a gcc too old for one takes the next.
    """

    name: str
    isa: str
    llvm_cpu: str
    vector_bits: int
    llvm_features: str = ""
    scalable: bool = False
    gcc_arch: tuple[str, ...] = field(default=())

    @property
    def instruction_set(self) -> InstructionSet:
        """Facts and parts of its instruction set."""
        return instruction_set(self.isa)

    @property
    def triple(self) -> str:
        """LLVM target triple."""
        return f"{self.instruction_set.toolchain.llvm}-unknown-linux-gnu"

    @property
    def vector_registers(self) -> int:
        """Vector registers that code names: AVX2 has 16, AVX-512, NEON and SVE have 32."""
        registers = self.instruction_set.registers
        narrow = self.vector_bits < registers.vector_bits
        return registers.narrow_vector_registers if narrow else registers.vector_registers

    @property
    def scalable_bits(self) -> int:
        """SVE vector length in bits, 0 where the vectors are not scalable."""
        return self.vector_bits if self.scalable else 0

    def at_width(self, bits: int) -> Target:
        """Return this target with another preferred vector width.

        Raises
        ------
        UsageError
            If its vectors are not that wide.
        """
        fixed = self.scalable and bits != self.vector_bits
        if bits not in (*WIDTHS, self.vector_bits) or bits > self.vector_bits or fixed:
            raise UsageError(f"vector width {bits}: {self.name} has vectors of {self.vector_bits} bits")
        return replace(self, vector_bits=bits)

    @property
    def runs_here(self) -> bool:
        """True where this machine's instruction set is the target's."""
        return self.isa == host_isa()


@record
class Level:
    """Processors that run the same machine code, as a program tells them when it runs.

    Attributes
    ----------
    name : str
        Of files and of functions in C.
    target : Target
        Target that stands for all of them.
    supported : str
        Expression in C that is true on them.
    """

    name: str
    target: Target
    supported: str
