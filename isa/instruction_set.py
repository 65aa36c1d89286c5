"""Interface of an instruction set: facts in one record, and parts that are modules of its folder.

    INSTRUCTION_SET = InstructionSet(name="x86-64", folder="x86_64", ...)     # isa/x86_64/__init__.py

The facts are small and loaded for all instruction sets at once. A part is a module of the folder with the
functions of its protocol below; it is imported when code of its instruction set first needs it.

==================  ================  ==============================================================
part                module            what it knows
==================  ================  ==============================================================
`find_register`     `registers`       registers by the names of their views
`decoder`           `decode`          text of an instruction -> `Instruction`
`semantics`         `execute`         effect of an instruction on a `State`
`lanes`             `lanes`           data movement between the lanes of vectors
`coverage`          `coverage`        mnemonics that the costs of machine files stand for
`forms`             `forms`           every form of instruction with an example, and OSACA's names of operands
`vectorisation`     `vectorisation`   the same instruction on wider vectors
`benchmarks`        `benchmarks`      microbenchmarks of instruction classes
`timing`            `timing`          clock and probes of timing loops
`timed_block`       `timed_block`     code that times a block of instructions
`form_benchmarks`   `form_benchmarks` chains and copies of single forms of instructions
`encoding`          `encoded_length`  bytes of instructions, as far as decoders wait for them
`compilation`       `compilation`     processors by name, their compiler flags, and the processor at hand
==================  ================  ==============================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from math import inf
from typing import TYPE_CHECKING, Any, Protocol, cast

from ..errors import UsageError
from ..records import field, record
from .instruction import Instruction, Kind, Register
from .state import State

if TYPE_CHECKING:
    from .microbenchmark import FormBenchmarks, LoopEnd, Microbenchmark, TimedContext
    from .target import Target

Unit = tuple[int, int]
"""An operand by its position as written, and a 32-bit unit of it."""

Layout = list[Unit | None]
"""Source of each unit of a destination; None for zero."""


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
    """

    system_names: tuple[str, ...]
    llvm: str
    osaca: str
    processor_flag: str
    elf_machine: int
    abi: str = ""


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


@record
class TimingCode:
    """Instructions of timing loops, in LLVM's inline assembly.

    Products are of zeros: of others some might be denormal, and take an assist.

    Attributes
    ----------
    read_counter, read_counter_hz : str
        IR that reads a counter of time, and its rate: 0 where that is not to be had without privileges.
    add : str
        Adds one general register to another, in a cycle.
    count_down, branch_back : str
        End of a round.
    before, after : str
        Around products.
    zero, product : str
        Make register `{n}` zero, and multiply it.
    load : str
        A vector load, independent of the products.
    registers : str
        Prefix of the names of vector registers.
    loaded : str
        Further registers that are written.
    pass_beside : float
        Slowdown of products by as many loads beside them that shows another thread; infinity where every
        core may be slowed down by itself.
    """

    read_counter: str
    read_counter_hz: str
    add: str
    count_down: str
    branch_back: str
    before: str
    zero: str
    product: str
    load: str
    after: str
    registers: str
    loaded: str
    pass_beside: float = inf


class FormBenchmarkWriter(Protocol):
    """Benchmarks of single forms of instructions; see `x86_64.form_benchmarks`.

    Attributes
    ----------
    COPIES : int
        Copies of a form in the body of its throughput.
    FILLER : str
        Instruction of one dispatch slot and no port.
    REFERENCE : tuple of str
        Body that others on the core slow.
    HELPERS : mapping of str to (str, float)
        Instructions that lead chains from one register file to another, with their cycles.
    """

    COPIES: int
    FILLER: str
    REFERENCE: tuple[str, ...]
    HELPERS: Mapping[str, tuple[str, float]]

    def is_timed(self, mnemonic: str, operands: str, example: Instruction) -> bool:
        """Tell whether a form may have benchmarks, by its operands."""

    def encoding_key(self, mnemonic: str, code: str) -> str:
        """Return what is equal for mnemonics of one instruction."""

    def benchmarks_of(self, example: Instruction) -> FormBenchmarks | None:
        """Return the benchmarks of a form, or None for one that is not timed by itself."""

    def round_trips(self, features: Mapping[str, bool]) -> dict[str, tuple[str, ...]]:
        """Return chains there and back between register files, by the names of both helpers."""

    def blockers(self, features: Mapping[str, bool]) -> dict[str, tuple[str, ...]]:
        """Return instructions that occupy ports beside a form, by width in bits and name."""


class TimedBlock(Protocol):
    """Code that times a block in a process without system calls; see `x86_64.timed_block`.

    Attributes
    ----------
    SYSTEM_CALLS : mapping of str to int
        Numbers of `mmap`, `return` from a signal and `exit`, and the `architecture` of the kernel's audits.
    SIGACTION, SIGALTSTACK : int
        Numbers of these calls.
    RESTORER, MAP_FLAGS : int
        Flag of an action that has a restorer; flags of the mapping of a page.
    CHAIN_ADDS : int
        Adds of a round of the chain that tells the clock.
    FREE_COUNTER : str
        Register that benchmarks of single forms leave to the loop.
    """

    SYSTEM_CALLS: Mapping[str, int]
    SIGACTION: int
    SIGALTSTACK: int
    RESTORER: int
    MAP_FLAGS: int
    CHAIN_ADDS: int
    FREE_COUNTER: str

    def refusal(self, instruction: Instruction) -> str:
        """Return why an instruction is not run, "" if it may be."""

    def copies(self, block: Sequence[Instruction], number: int, first: int) -> list[str]:
        """Return the lines of copies of a block, whose labels begin with the number `first`."""

    def free_register(self, block: Sequence[Instruction]) -> str:
        """Return a register that a block does not use, "" where it uses all."""

    def program(
        self,
        bodies: Sequence[Sequence[str]],
        syntax: str,
        counter: str,
        features: Mapping[str, bool],
        context: TimedContext,
    ) -> str:
        """Return the assembly of two loops over copies of a block, and of what they need.

        Parameters
        ----------
        bodies : sequence of sequence of str
            Lines of the copies.
        syntax : str
            Syntax of these.
        counter : str
            Register that they leave alone, "" for none.
        features : mapping of str to bool
            LLVM's, of this host.
        context : TimedContext
            Layout of the memory behind the code.
        """


class Decoder(Protocol):
    """Decoding of one instruction set."""

    def decode(self, text: str, line: int, syntax: str) -> Instruction:
        """Return the instruction of a text without comments and with single spaces.

        Raises
        ------
        DecodeError
            If the instruction is not known.
        """

    def link(
        self, code: Sequence[Instruction], labels: Mapping[str, int], starts: Collection[int]
    ) -> tuple[Instruction, ...]:
        """Return a whole listing with what single lines do not tell: fused pairs, registers of a stack.

        Parameters
        ----------
        code : sequence of Instruction
            Instructions in program order.
        labels : mapping of str to int
            Label to position.
        starts : collection of int
            Positions where functions begin.
        """


class Semantics(Protocol):
    """Semantics of the instructions of one instruction set."""

    def initial_state(
        self, arguments: Mapping[str, int], scalable_bits: int, symbols: Mapping[str, int]
    ) -> State:
        """Return the state at the entry of a function: arguments by root, addresses of data by label."""

    def compile_step(self, instruction: Instruction) -> Callable[[State], Any] | None:
        """Return a function that applies an instruction to a state, None where that is not modelled."""

    def compile_condition(self, instruction: Instruction) -> Callable[[State], int | None]:
        """Tell whether a conditional branch is taken; None where it depends on unknown values."""

    def active_lanes(self, instruction: Instruction) -> Callable[[State], int | None]:
        """Return the number of active lanes of a governed instruction; None where unknown."""


class Lanes(Protocol):
    """Data movement between lanes in one instruction set."""

    def layout(self, instruction: Instruction, index: int | None, scalable_bits: int) -> Layout | None:
        """Return the source of each unit of the destination; None where it is not known.

        Parameters
        ----------
        instruction : Instruction
            A move, permutation or load.
        index : int or None
            Value of the register `index_root`.
        scalable_bits : int
            Length of scalable vectors.
        """

    def stored(self, instruction: Instruction) -> Layout | None:
        """Return the units of its first register that a store writes; None where it writes it whole."""

    def index_root(self, instruction: Instruction) -> str | None:
        """Return the register whose value selects the elements of a permutation, if one does."""

    def element_bits(self, instruction: Instruction) -> int:
        """Return the size of the elements that a mask governs."""

    def mask_bit(self, root: str, element_bits: int) -> tuple[int, int]:
        """Return the distance of the bits of two elements in a mask, and the first of them."""

    def selection(self, instruction: Instruction) -> tuple[str, int] | None:
        """Return the mask of a blend, and the position of the source of the lanes that it disables."""

    def fused(self, instruction: Instruction) -> tuple[str, list[int]]:
        """Return the name of an FMA, which all its spellings share, and its factors and then its addend."""

    def sources(self, instruction: Instruction) -> list[int]:
        """Return the positions of the sources of other arithmetic, minuend or dividend first."""

    def upper_source(self, instruction: Instruction) -> str | None:
        """Return the register that gives the upper lanes of a scalar operation; None where they are zero."""


@record
class Extension:
    """An extension that no register of its own tells.

    Attributes
    ----------
    name : str
        As machine files list it.
    mnemonics : tuple of str
        Patterns of file names (`fnmatch`).
    scalable : bool or None
        Whether only forms on scalable vectors need it, or only others; None for all.
    """

    name: str
    mnemonics: tuple[str, ...]
    scalable: bool | None = None


class Coverage(Protocol):
    """Mnemonics whose costs the classes of machine files stand for."""

    MNEMONICS: tuple[str, ...]
    """Patterns of file names (`fnmatch`)."""
    BY_CLASS: Mapping[Kind, tuple[str, ...]]
    """Patterns for classes that hold what costs very different things, in place of those of all."""
    MICROCODED: tuple[str, ...]
    """Patterns of what takes much longer than any class says."""
    EXTENSIONS: tuple[Extension, ...]
    """Extensions that no register tells."""


class Forms(Protocol):
    """Forms of instructions for tables of other tools; each kind of operand is a letter."""

    FIRST: frozenset[str]
    """Operands of forms that come first in tables, as exceptions of others."""
    ACCESSED: tuple[tuple[str, int], ...]
    """Registers that are loaded and stored, and their bits, 0 where scalable; the general one first."""
    OSACA_REGISTERS: Mapping[str, str]
    OSACA_MEMORY: Mapping[str, str]
    OSACA_OTHERS: Mapping[str, str]
    """Fields of operands in OSACA's files by letter: of registers, of memory, and others whole."""
    OSACA_LIMIT: str
    """Operands that OSACA's files cannot tell apart, or that are left out."""

    def instruction_forms(self) -> tuple[tuple[str, str, Instruction], ...]:
        """Return mnemonic, operands by their letters, and an example, decoded, of every form."""

    def osaca_load_latencies(self, cycles: Mapping[str, float]) -> dict[str, float]:
        """Return the latency of a load by OSACA's name of the register, from that by letter."""


class Vectorisation(Protocol):
    """Rewriting of loops for what-if simulation."""

    def accepts(self, code: Sequence[Instruction], element_bits: int) -> bool:
        """Tell whether a loop with such elements can be rewritten at all."""

    def wider(
        self, instruction: Instruction, bits: int, element_bits: int, to_bits: int, *, steps: bool
    ) -> Sequence[Instruction] | None:
        """Return the instructions that do the work of one on wider vectors; None without such a form.

        Parameters
        ----------
        bits, to_bits : int
            Width of the operation, that of an element where it is scalar, and the width to come.
        steps : bool
            The instruction steps a register beside its access, which takes an instruction of its own then.
        """

    def unmasked(self, code: Sequence[Instruction]) -> tuple[Instruction, ...] | None:
        """Return an iteration on whole vectors; None where masks cost nothing or govern nothing."""

    def in_halves(self, code: Sequence[Instruction]) -> tuple[Instruction, ...] | None:
        """Return an iteration with two loads in the place of one that is wide; None without such loads."""

    def one_by_one(self, code: Sequence[Instruction], registers: int) -> tuple[Instruction, ...] | None:
        """Return an iteration with loads of elements in the place of gathers; None where there are none.

        Parameters
        ----------
        registers : int
            Vector registers of the machine: some must be free.
        """


class CoreLoop(Protocol):
    """A loop that shows one effect of a core: its figures are fitted so that the simulation agrees."""

    def __hash__(self) -> int:
        """Return a hash: loops are keys of caches."""

    @property
    def effect(self) -> str:
        """The effect."""

    @property
    def name(self) -> str:
        """The loop among those of the effect."""

    @property
    def body(self) -> tuple[str, ...]:
        """Instructions of a round."""

    @property
    def benchmark(self) -> Microbenchmark:
        """The loop as a microbenchmark."""


class Benchmarks(Protocol):
    """Microbenchmarks of one instruction set; `features` are LLVM's of the processor."""

    LOOP_END: LoopEnd
    """Loop counter, and the registers that benchmarks may use."""

    def inline_features(self, target: Target) -> str:
        """Return the features without which LLVM's assembler would refuse the instructions."""

    def widths(self, target: Target, features: Mapping[str, bool]) -> tuple[int, ...]:
        """Return the widths in bits that are measured; 64 stands for scalar instructions."""

    def class_benchmarks(self, target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
        """Return latency, throughput and mixtures of every instruction class at every width."""

    def pattern_benchmarks(
        self, target: Target, features: Mapping[str, bool], patterns: Mapping[str, Sequence[int]]
    ) -> list[Microbenchmark]:
        """Return FMA in patterns of chains; see `microbenchmark.pattern_lines`."""

    def chase_benchmark(self, target: Target, features: Mapping[str, bool]) -> Microbenchmark:
        """Return loads that each need the pointer that the load before brought."""

    def window_fillers(self, target: Target, features: Mapping[str, bool]) -> tuple[str, ...]:
        """Return the kinds of instructions that hold a register or a place of a queue of their own."""

    def window_benchmarks(
        self, target: Target, features: Mapping[str, bool], filler: str, counts: Sequence[int]
    ) -> list[Microbenchmark]:
        """Return two chases with different numbers of instructions of a kind between their loads."""

    def clock_chains(self, target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
        """Return the chains of every vector width; names are `clock WIDTH DENSITY`."""

    def block_bytes(self, target: Target, features: Mapping[str, bool]) -> int:
        """Return the bytes of a block: arrays that are streamed through are a multiple of it."""

    def stream_benchmarks(self, target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
        """Return one loop for each of `microbenchmark.ARRAYS`, with the widest vectors."""

    def core_loop_bits(self, target: Target, features: Mapping[str, bool]) -> int:
        """Return the width of the vectors in which a processor runs `core_loops`; 0 where it runs none."""

    def core_loops(self, bits: int) -> Sequence[CoreLoop]:
        """Return the loops that the keys of a core are fitted to, in vectors of at most so many bits."""


class Compilation(Protocol):
    """Processors of one instruction set as compilers see them."""

    TARGETS: tuple[Target, ...]
    """Processors that have a name on the command line."""
    OTHER_PROCESSORS: frozenset[str]
    """Further processors by the names that LLVM and gcc have for them."""
    FLAT_TARGET: Target | None
    """Processor that position-independent code for all of the instruction set is made for, if any."""
    FLAT_RELOCATIONS: frozenset[int]
    """Relocations of ELF that are the distance of a place from where they stand, in 32 bits."""

    def processor(self, llvm_cpu: str, vector_bits: int, scalable: bool) -> Target:
        """Return the target of a processor by LLVM's name, with vectors of this width or length."""

    def host(self, cpu: str, features: Mapping[str, bool], flattened: str, limit: int) -> Target:
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

    def width_flag(self, target: Target) -> str | None:
        """Return the compiler's flag that sets or prefers the vector width, None where there is none."""

    def function_attributes(self, target: Target, *, broadcasts: bool, aligned: bool = False) -> str:
        """Return the attributes of LLVM IR that set the vector width.

        Parameters
        ----------
        target : Target
        broadcasts : bool
            Ask that broadcasts from memory stay one instruction.
        aligned : bool
            Ask that the frame is aligned to the vectors that are spilled there.
        """


class EncodedLength(Protocol):
    """Length of an instruction: all bytes, those before the opcode, and whether a prefix changes it."""

    n_bytes: int
    opcode_at: int
    changes_length: bool


class Encoding(Protocol):
    """Bytes of instructions, as far as decoders wait for them."""

    def encoded_length(self, instruction: Instruction) -> EncodedLength:
        """Return the length of an instruction."""

    def may_join(self, instruction: Instruction) -> bool:
        """Tell whether cores join an instruction with some branch behind it."""

    def needs_first_decoder(self, instruction: Instruction) -> bool:
        """Tell whether the first decoder alone takes an instruction, although it is one micro-op."""


class Timing(Protocol):
    """Code snippets of the clock and of the probes for other threads."""

    def timing_code(self, features: Mapping[str, bool]) -> TimingCode:
        """Return the snippets for a processor with these features of LLVM."""
