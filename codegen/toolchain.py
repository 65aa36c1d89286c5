"""One interface to every compiler, and the embedded one: LLVM through llvmlite, for any target.

Loading an object file takes LLVM, a tenth of a second and 45 MB. Functions that call nothing outside
their file, and whose constants are reached from where they run, need none of that: their sections are
laid one behind the other, and what lies how far from what is written into them. This reads ELF;
of any other object, or one that needs more, there is no such code.

References
----------
System V Application Binary Interface, chapters 4 and 5, and its AMD64 supplement, section 4.4.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Protocol

import llvmlite
import llvmlite.binding as llvm

from ..errors import RunError, UsageError, first_line
from ..isa.registry import INSTRUCTION_SETS
from ..records import record, replace
from .assembly import Assembly, Binary, BinaryKind, Provenance
from .cache import cached_bytes, cached_file, content_key
from .split_ir import SplitTemplate, split_template
from .target import Target, define_function_attributes
from .variant import Language, Variant

if TYPE_CHECKING:
    from .render import Source, SourceText

_OPT_LEVEL = 3


class EmbeddedLLVM:
    """LLVM IR -> assembly or object code in this process, new pass manager at -O3."""

    name = "llvm"

    @property
    def version(self) -> str:
        """Version of LLVM and of llvmlite."""
        return f"LLVM {'.'.join(map(str, llvm.llvm_version_info))} (llvmlite {llvmlite.__version__})"

    def provenance(self, target: Target) -> Provenance:
        """Return the provenance that is recorded beside every build."""
        flags = (f"-O{_OPT_LEVEL}", f"-mcpu={target.llvm_cpu}", f"-mprefer-vector-width={target.vector_bits}")
        return Provenance(self.name, self.version, flags)

    def assemble(self, source: Source, target: Target) -> Assembly:
        """Return the assembly of a source for a target.

        Raises
        ------
        RunError
            If LLVM rejects the source.
        """
        return Assembly(source.variant, target, self.provenance(target), self.assembly_text(source, target))

    def assembly_text(self, source: SourceText, target: Target) -> str:
        """Return the assembly of any source; raises as `assemble` does."""
        return cached_bytes(
            self._key(source, target, "s"), ".s", lambda: self._emit(source, target, to_object=False)
        ).decode()

    def build(self, source: Source, target: Target) -> Binary:
        """Return an object file, the same code that `assemble` shows."""
        path = cached_file(
            self._key(source, target, "o"), ".o", lambda: self._emit(source, target, to_object=True)
        )
        return Binary(source.variant, target, self.provenance(target), BinaryKind.OBJECT, path)

    def _key(self, source: SourceText, target: Target, what: str) -> str:
        return content_key(self.version, repr(target), what, source.text)

    def _emit(self, source: SourceText, target: Target, to_object: bool) -> bytes:
        try:
            module = _split(source, target) or optimise(
                define_function_attributes(source.text, target), target
            )
        except RuntimeError as error:
            raise RunError(f"llvm: {source.symbol}: {first_line(error)}") from None
        if to_object:
            made: bytes = target_machine(target).emit_object(module)
            return made
        assembly: str = target_machine(target).emit_assembly(module)
        return assembly.encode()


def emit_object(ir: str, target: Target, *, is_optimised: bool = False) -> bytes:
    """Return the object file of `ir`, whose functions have attribute group 0, for `target`.

    Parameters
    ----------
    ir : str
        LLVM IR.
    target : Target
        Processor.
    is_optimised : bool
        Translate it as it is.
    """
    text = define_function_attributes(ir, target)
    module = _module(text, target) if is_optimised else optimise(text, target)
    made: bytes = target_machine(target).emit_object(module)
    return made


def emit_assembly(ir: str, target: Target) -> str:
    """Return the assembly of optimised IR, whose functions have attribute group 0, as it is, for `target`."""
    made: str = target_machine(target).emit_assembly(_module(define_function_attributes(ir, target), target))
    return made


_ESCAPED = str.maketrans({code: f"\\{code:02X}" for code in (*b'\\"\n\t',)})


def assemble_object(assembly: str, target: Target) -> bytes:
    """Return the object file of assembly that is part of the package, for a target of this machine's own."""
    machine = target_machine(target)
    made: bytes = machine.emit_object(_module(f'module asm "{assembly.translate(_ESCAPED)}"\n', target))
    return made


def _module(ir: str, target: Target) -> llvm.ModuleRef:
    module = llvm.parse_assembly(ir)
    module.triple = target.triple
    module.data_layout = str(target_machine(target).target_data)
    module.verify()
    return module


def optimise(ir: str, target: Target) -> llvm.ModuleRef:
    """Return the module of `ir` after the -O3 pipeline for `target`."""
    machine, module = target_machine(target), _module(ir, target)
    options = llvm.create_pipeline_tuning_options(speed_level=_OPT_LEVEL)
    options.loop_vectorization = True
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


_COMPARED_LLVM = (22, 1)  # of which tests compare all splits with the whole pipeline


def _split(source: SourceText, target: Target) -> llvm.ModuleRef | None:
    """Return the optimised module of a split, made from that of the undivided kernel; None of others."""
    from .render import Source, render  # noqa: PLC0415 - loads jinja2

    if not isinstance(source, Source) or llvm.llvm_version_info[:2] != _COMPARED_LLVM:
        return None
    variant = source.variant
    plain = variant.language is Language.LLVM and variant.schedule is None
    if not plain or source.text != render(variant).text:
        return None
    found = _template(replace(variant, split=(variant.np,)), target)
    return found and llvm.parse_assembly(found.text(variant.split, variant.symbol))


@lru_cache(maxsize=4)  # the splits of an order follow each other
def _template(undivided: Variant, target: Target) -> SplitTemplate | None:
    from .render import render  # noqa: PLC0415 - loads jinja2

    _keep_order_of_uses()
    ir = define_function_attributes(render(undivided).text, target)
    return split_template(str(optimise(ir, target)), undivided.symbol, undivided.np)


@cache
def _keep_order_of_uses() -> None:
    """Have LLVM write the order of uses with a module: what is emitted depends on it."""
    llvm.set_option("chainline", "-preserve-ll-uselistorder")


@cache
def target_machine(target: Target) -> llvm.TargetMachine:
    """Return LLVM's target machine of a target."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()  # a source may hold inline assembly of this machine
    found = llvm.Target.from_triple(target.triple)
    return found.create_target_machine(
        cpu=target.llvm_cpu,
        features=target.llvm_features,
        opt=_OPT_LEVEL,
        reloc="pic",
        codemodel="default",
        abiname=target.instruction_set.toolchain.abi,
    )


_HEADER = struct.Struct("<4s5B7xHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QIIq")
_ELF_64_LITTLE, _RELOCATABLE = (b"\x7fELF", 2, 1), 1
_PROGRAM, _SYMBOLS, _RELOCATIONS = 1, 2, 4  # types of sections
_WRITTEN, _LOADED, _EXECUTED = 1, 2, 4  # flags of sections
_FUNCTION, _GLOBAL = 2, 1
_LONGEST = 1 << 20


@record
class FlatCode:
    """Machine code, constants included, and where in it each function begins."""

    code: bytes
    functions: Mapping[str, int]


class _NeedsMore(Exception):
    """The object cannot be laid out flat."""


def flat_code(content: bytes) -> FlatCode | None:
    """Return the code of an object file, None where it cannot be laid out flat."""
    try:
        return _laid_out(content)
    except (_NeedsMore, struct.error, IndexError, ValueError):
        return None


@record
class _Section:
    kind: int
    flags: int
    content: bytes
    info: int  # of relocations: the section that they change
    link: int  # of symbols: the section of their names
    alignment: int


@record
class RelocatableText:
    """The section of code of an object file.

    Attributes
    ----------
    code : bytes
    symbols : mapping of str to int
        Offsets of its global symbols.
    relocations : tuple of (int, int, str, int)
        Offset, kind of the instruction set's ABI, symbol and addend of what refers to elsewhere.
    """

    code: bytes
    symbols: Mapping[str, int]
    relocations: tuple[tuple[int, int, str, int], ...]


def relocatable_text(content: bytes) -> RelocatableText:
    """Return the section of code of an object file of LLVM's, in ELF.

    Raises
    ------
    RunError
        If it is laid out otherwise.
    """
    try:
        sections = list(_sections(content))
        number, text = next((n, s) for n, s in enumerate(sections) if s.flags & _EXECUTED)
        table = next(section for section in sections if section.kind == _SYMBOLS)
        names = sections[table.link].content
        symbols = list(_SYMBOL.iter_unpack(table.content))

        def name(symbol: tuple[int, ...]) -> str:
            return names[symbol[0] : names.index(b"\0", symbol[0])].decode(errors="replace")

        return RelocatableText(
            text.content,
            {name(symbol): symbol[4] for symbol in symbols if symbol[3] == number and symbol[0]},
            tuple(
                (offset, kind, name(symbols[symbol]), addend)
                for section in sections
                if section.kind == _RELOCATIONS and section.info == number
                for offset, kind, symbol, addend in _RELOCATION.iter_unpack(section.content)
            ),
        )
    except (_NeedsMore, StopIteration, struct.error, IndexError, ValueError):
        raise RunError("llvm: the object of a block is laid out otherwise than ELF") from None


def _laid_out(content: bytes) -> FlatCode:
    relative = _relative_relocations(content)
    sections = list(_sections(content))
    places: dict[int, int] = {}
    code = bytearray()
    for number, section in enumerate(sections):
        if section.flags & _LOADED and section.content:
            if section.flags & _WRITTEN or section.kind != _PROGRAM:
                raise _NeedsMore
            code += bytes(-len(code) % max(section.alignment, 1))
            places[number] = len(code)
            code += section.content
    table = next((section for section in sections if section.kind == _SYMBOLS), None)
    if table is None:
        raise _NeedsMore
    symbols = list(_SYMBOL.iter_unpack(table.content))
    for section in sections:
        if section.kind == _RELOCATIONS and section.info in places:
            for offset, kind, symbol, addend in _RELOCATION.iter_unpack(section.content):
                if kind not in relative:
                    raise _NeedsMore
                here = places[section.info] + offset
                struct.pack_into("<i", code, here, _place(symbols[symbol], places) + addend - here)
    names = sections[table.link].content
    functions = {
        names[symbol[0] : names.index(b"\0", symbol[0])].decode(): _place(symbol, places)
        for symbol in symbols
        if symbol[1] == _GLOBAL << 4 | _FUNCTION
    }
    return FlatCode(bytes(code), functions)


def _relative_relocations(content: bytes) -> frozenset[int]:
    """Return the kinds of relocations that code of an object's instruction set may have."""
    machine = _HEADER.unpack_from(content)[7]
    found = [each for each in INSTRUCTION_SETS.values() if each.toolchain.elf_machine == machine]
    if not found or found[0].compilation.FLAT_TARGET is None:
        raise _NeedsMore
    return found[0].compilation.FLAT_RELOCATIONS


def _sections(content: bytes) -> Iterator[_Section]:
    found = _HEADER.unpack_from(content)
    if found[:3] != _ELF_64_LITTLE or found[6] != _RELOCATABLE or len(content) > _LONGEST:
        raise _NeedsMore
    start, size, number = found[11], found[16], found[17]
    for place in range(start, start + size * number, size):
        _, kind, flags, _, offset, n_bytes, link, info, alignment, _ = _SECTION.unpack_from(content, place)
        yield _Section(kind, flags, content[offset : offset + n_bytes], info, link, alignment)


def _place(symbol: tuple[int, ...], places: Mapping[int, int]) -> int:
    """Return the address of a symbol; _NeedsMore if another file defines it."""
    if symbol[3] not in places:
        raise _NeedsMore
    return places[symbol[3]] + symbol[4]


class Toolchain(Protocol):
    """Compiler for one target, embedded or external."""

    @property
    def name(self) -> str:
        """Key on the command line."""

    @property
    def version(self) -> str:
        """Version line of the compiler."""

    def provenance(self, target: Target) -> Provenance:
        """Name, version and flags for a target."""

    def assemble(self, source: Source, target: Target) -> Assembly:
        """Compile to assembly text."""

    def build(self, source: Source, target: Target) -> Binary:
        """Compile to a file that `kernel.load` can run."""


def find_toolchain(name: str, target: Target, extra_flags: tuple[str, ...] = ()) -> Toolchain:
    """Return the compiler called `name` for a target.

    Parameters
    ----------
    name : str
        Name of the compiler.
    target : Target
        Processor that code is compiled for.
    extra_flags : tuple of str
        Flags after those that a compiler is given anyway.

    Raises
    ------
    UsageError
        If the name is unknown, the compiler is not installed or does not take a flag.
    """
    if name == "llvm":
        if extra_flags:
            raise UsageError(f"the embedded compiler takes no flags, found {' '.join(extra_flags)!r}")
        return EmbeddedLLVM()
    # of those that run as processes
    from .compilers import FAMILIES, compiler_names  # noqa: PLC0415
    from .system_compilers import find_compiler  # noqa: PLC0415

    if name not in FAMILIES:
        raise UsageError(f"compiler {name!r} is unknown; choose one of {', '.join(compiler_names())}")
    return find_compiler(name, target, extra_flags)


def usual_c_compiler(target: Target) -> str:
    """Return the compiler that kernels in C are judged by: gcc where there is one, else the embedded one."""
    try:
        return find_toolchain("gcc", target).name
    except UsageError:
        return "llvm"
