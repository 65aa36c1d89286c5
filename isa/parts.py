"""Parts of an instruction set: the protocols of the modules in its folder, and their records.

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

from collections.abc import Callable, Collection, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, Protocol

from ..records import record
from .instruction import Instruction, Kind
from .state import State

if TYPE_CHECKING:
    from .microbenchmark import FormBenchmarks, LoopEnd, Microbenchmark, TimedContext
    from .target import Level, Target

Unit = tuple[int, int]
"""An operand by its position as written, and a 32-bit unit of it."""

Layout = list[Unit | None]
"""Source of each unit of a destination; None for zero."""


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
        """Return the key of an instruction, the same for all its mnemonics."""

    def benchmarks_of(self, example: Instruction) -> FormBenchmarks | None:
        """Return the benchmarks of a form, or None for one that is not timed by itself."""

    def round_trips(self, features: Mapping[str, bool]) -> dict[str, tuple[str, ...]]:
        """Return chains there and back between register files, by the names of both helpers."""

    def side_by_side(self, one: Instruction, other: Instruction, count: int) -> tuple[str, ...]:
        """Return copies of two forms in a random order, in registers of their own; none if they clash."""

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
    LEVELS: tuple[Level, ...]
    """Levels that a library has code for, the one with the widest vectors first."""
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
