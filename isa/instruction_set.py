"""Record of an instruction set: its facts, and the parts of its folder, which are loaded on demand.

    INSTRUCTION_SET = InstructionSet(name="x86-64", folder="x86_64", ...)     # isa/x86_64/__init__.py

The facts are small and loaded for all instruction sets at once. A part is a module of the folder with the
functions of its protocol in `parts`; it is imported when code of its instruction set first needs it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from ..errors import UsageError
from ..records import field, record
from .instruction import Register

if TYPE_CHECKING:
    from .parts import (
        Benchmarks,
        Compilation,
        Coverage,
        Decoder,
        Encoding,
        FormBenchmarkWriter,
        Forms,
        Lanes,
        Semantics,
        TimedBlock,
        Timing,
        Vectorisation,
    )


@record
class RegisterFile:
    """Architectural registers by their roots.

    Attributes
    ----------
    general : tuple of str
        General registers, the stack pointer among them.
    vectors : tuple of str
        Registers that hold floating-point values, in the order of their numbers.
    masks : tuple of str
        Mask or predicate registers.
    others : tuple of str
        Further registers that are renamed like general ones.
    vector_bits : int
        Width of the vector registers; 0 where the machine sets it.
    vector_registers, narrow_vector_registers : int
        Vector registers that code names, with the widest vectors and without them.
    stack_pointer, frame_pointer : str
        Roots that addresses of the stack frame are made of.
    zero : str
        Register that always reads as zero, "" where there is none; never among reads and writes.
    program_counter : str
        Base of addresses relative to the code, "" where it has no name.
    displaced_bases : tuple of str
        Base registers beside which an encoding always has a displacement, be it zero.
    clearing_prefix : str
        Beginning of the mnemonics that clear what is above the part of a vector register that they write,
        where others keep it; "" where all do the same.
    clears_upper : tuple of str
        Mnemonics that clear the upper halves of all vector registers.
    """

    general: tuple[str, ...]
    vectors: tuple[str, ...]
    masks: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    vector_bits: int = 0
    vector_registers: int = 32
    narrow_vector_registers: int = 32
    stack_pointer: str = "sp"
    frame_pointer: str = ""
    zero: str = ""
    program_counter: str = ""
    displaced_bases: tuple[str, ...] = ()
    clearing_prefix: str = ""
    clears_upper: tuple[str, ...] = ()


@record
class CallingConvention:
    """Calling convention of Linux on this instruction set.

    Attributes
    ----------
    arguments : tuple of str
        General registers of integer and pointer arguments, in order.
    vector_arguments : tuple of str
        Registers of floating-point arguments, in order.
    clobbered : tuple of str
        Registers that a called function need not preserve.
    return_address_bytes : int
        Bytes of the return address on the stack at the entry of a function; 0 where a register has it.
    vector_functions : bool
        glibc's functions that take vectors are measured.
    calls : tuple of str
        Mnemonics of calls.
    call_loop : tuple of str
        The loop around a call of `exp` for each element of an array, as compilers write it.
    """

    arguments: tuple[str, ...]
    vector_arguments: tuple[str, ...]
    clobbered: tuple[str, ...]
    return_address_bytes: int
    calls: tuple[str, ...]
    call_loop: tuple[str, ...]
    vector_functions: bool = False


@record
class Induction:
    """Mnemonics of instructions that move a register by a constant, or copy it, and of comparisons.

    Attributes
    ----------
    add, subtract : tuple of str
        One source register and one constant.
    copy : tuple of str
        One source register.
    load_address : tuple of str
        The address of a memory operand, which is not accessed.
    ones : mapping of str to int
        Amounts of instructions that only name the register.
    elements : mapping of str to int
        Bytes of the elements that an instruction counts in a whole scalable vector; negative ones are
        subtracted.
    vectors : tuple of str
        A constant, in scalable vectors.
    stack : mapping of str to int
        Bytes that an instruction moves the stack pointer by beside its access, by the beginning of its
        mnemonic; 0 where the amount does not matter.
    compare : tuple of str
        Two integers, of which flags are set; branches that compare by themselves are not listed.
    """

    add: tuple[str, ...]
    subtract: tuple[str, ...]
    copy: tuple[str, ...]
    load_address: tuple[str, ...] = ()
    ones: Mapping[str, int] = field(default_factory=dict)
    elements: Mapping[str, int] = field(default_factory=dict)
    vectors: tuple[str, ...] = ()
    stack: Mapping[str, int] = field(default_factory=dict)
    compare: tuple[str, ...] = ()


@record
class Dialect:
    """Assembly text of one instruction set.

    Attributes
    ----------
    syntaxes : tuple of str
        Names of syntaxes; the first is taken where a text does not tell.
    clue : str
        Regular expression of what only this instruction set writes; the first clue in a text decides.
    syntax_clue : Pattern or None
        Finds the first directive or operand that tells the syntax: its group `directive`, or one named like
        the syntax.
    comment : str
        Sign of a comment to the end of its line.
    line_comment : str
        Sign of a comment at the beginning of a line alone, "" where there is none.
    plain_line : Pattern
        Lines that hold an instruction and nothing else: most of what compilers write.
    word_bytes : int
        Bytes of a `.word`.
    align_is_power : bool
        `.align 3` aligns to 8 bytes, not to 3.
    encodings : tuple of (bytes, str)
        Instructions that cost the same on every core, which programs write as numbers.
    nop_beginnings : tuple of bytes
        Beginnings of instructions without effect.
    prefix_bytes : bytes
        Bytes that only change the instruction behind them.
    mach_o_comment : str
        Sign of a comment in files for Apple's systems, "" where it is that of others.
    capitals : Pattern or None
        Finds a register in capitals, where text in capitals is read.
    """

    syntaxes: tuple[str, ...]
    clue: str
    comment: str
    line_comment: str
    plain_line: re.Pattern[str]
    word_bytes: int
    align_is_power: bool
    syntax_clue: re.Pattern[str] | None = None
    encodings: tuple[tuple[bytes, str], ...] = ()
    nop_beginnings: tuple[bytes, ...] = ()
    prefix_bytes: bytes = b""
    mach_o_comment: str = ""
    capitals: re.Pattern[str] | None = None


@record
class Toolchain:
    """Names of an instruction set in other tools.

    Attributes
    ----------
    system_names : tuple of str
        Of `uname -m`, lower case.
    llvm : str
        Architecture of LLVM's triples, and of the names of GNU's cross compilers.
    osaca : str
        Of OSACA, "" where it does not know the instruction set.
    processor_flag : str
        Option of clang that names a processor, without the value: `-march`.
    elf_machine : int
        `e_machine` in the header of an ELF file.
    abi : str
        LLVM's name of the calling convention, "" where its triple tells.
    modelled_cores : tuple of (int, str)
        Largest width of dispatch and LLVM's name of cores that have a model, the narrowest first, where
        generic processors have none.
    """

    system_names: tuple[str, ...]
    llvm: str
    osaca: str
    processor_flag: str
    elf_machine: int
    abi: str = ""
    modelled_cores: tuple[tuple[int, str], ...] = ()


@record
class InstructionSet:
    """One instruction set: facts, and parts that are loaded on demand.

    Attributes
    ----------
    name : str
        Key in files and on the command line: `x86-64`.
    title : str
        Name for people.
    folder : str
        Sub-package of `isa` that holds its parts.
    registers : RegisterFile
    convention : CallingConvention
    induction : Induction
    dialect : Dialect
    toolchain : Toolchain
    scalable_extension : str
        Extension whose vectors are as long as the machine has them, "" where code sets their width.
    load_store : bool
        Loads and stores alone access memory, and may move several registers. Elsewhere arithmetic takes an
        operand in memory, which shares its dispatch slot.
    zero_idioms : bool
        `xor` of a register with itself is carried out at rename and reads nothing.
    destination_first : bool
        The destination is the first of `Instruction.operands`, not the last.
    missing : frozenset of str
        Parts that the folder does not have.
    """

    name: str
    title: str
    folder: str
    registers: RegisterFile
    convention: CallingConvention
    induction: Induction
    dialect: Dialect
    toolchain: Toolchain
    scalable_extension: str
    load_store: bool
    zero_idioms: bool
    destination_first: bool
    missing: frozenset[str] = frozenset()

    def scalable_bits(self, vector_bits: int) -> int:
        """Return the length of scalable vectors on a machine, 0 where code sets the width itself."""
        return vector_bits if self.scalable_extension else 0

    def _part(self, module: str) -> Any:
        """Return a module of the folder.

        Raises
        ------
        UsageError
            If this instruction set has no such part.
        """
        if module in self.missing:
            raise UsageError(f"{self.title}: chainline has no {module} of this instruction set")
        return _module(f".{self.folder}.{module}", __package__)

    def find_register(self, name: str) -> Register | None:
        """Return the register called `name`, lower case and without sigil; None if there is none."""
        found: Register | None = self._part("registers").find_register(name)
        return found

    @property
    def decoder(self) -> Decoder:
        """Part that decodes instructions."""
        return cast("Decoder", self._part("decode"))

    @property
    def semantics(self) -> Semantics:
        """Part that executes instructions."""
        return cast("Semantics", self._part("execute"))

    @property
    def lanes(self) -> Lanes:
        """Part that follows the lanes of vectors."""
        return cast("Lanes", self._part("lanes"))

    @property
    def coverage(self) -> Coverage:
        """Part that lists the mnemonics with known costs."""
        return cast("Coverage", self._part("coverage"))

    @property
    def forms(self) -> Forms:
        """Part that lists the forms of instructions."""
        return cast("Forms", self._part("forms"))

    @property
    def vectorisation(self) -> Vectorisation | None:
        """Part that rewrites loops; None where there is none."""
        if "vectorisation" in self.missing:
            return None
        return cast("Vectorisation", self._part("vectorisation"))

    @property
    def benchmarks(self) -> Benchmarks:
        """Part that writes microbenchmarks."""
        return cast("Benchmarks", self._part("benchmarks"))

    @property
    def timed_block(self) -> TimedBlock:
        """Part that writes the code that times a block."""
        return cast("TimedBlock", self._part("timed_block"))

    @property
    def form_benchmarks(self) -> FormBenchmarkWriter:
        """Part that writes benchmarks of single forms."""
        return cast("FormBenchmarkWriter", self._part("form_benchmarks"))

    @property
    def encoding(self) -> Encoding:
        """Part that knows how long instructions are."""
        return cast("Encoding", self._part("encoded_length"))

    @property
    def timing(self) -> Timing:
        """Part that writes timing loops."""
        return cast("Timing", self._part("timing"))

    @property
    def compilation(self) -> Compilation:
        """Part that knows processors and compilers."""
        return cast("Compilation", self._part("compilation"))


_module = cache(import_module)
