"""Assembly of what is none yet: object files and archives, machine code in a text, sources and LLVM IR.

A disassembler of PATH reads object files: GNU objdump, for another instruction set the cross one, or
llvm-objdump. It is given a copy under a name of our own, within the limits of time, memory and output of
every command, and nothing that would have it open another file: no debug information, no thin archive. LLVM
IR is compiled by the embedded compiler, in a process of its own; run as a module, this one is that process.
"""

from __future__ import annotations

import re
import shutil
import struct
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from ..errors import RunError, UsageError
from ..isa.instruction_set import InstructionSet
from ..isa.registry import INSTRUCTION_SETS
from ..records import record
from .flags import first_error
from .process import run
from .reaper import scratch_folder
from .target import Target, find_target, processor_target, target_names

_TIMEOUT_S = 60.0
_MOST_CHARACTERS = (16 << 20) - 1
_NEWEST_LLVM, _OLDEST_LLVM = 30, 13


@record
class BinaryFormat:
    """Format of a file that is no text.

    Attributes
    ----------
    name : str
        For people, with its article.
    isa : InstructionSet or None
        Instruction set of an object file that is disassembled, where its header tells.
    refusal : str
        What to do, of a format that is not read; "" of object files.
    """

    name: str
    isa: InstructionSet | None = None
    refusal: str = ""


_OTHER_MACHINES = {
    3: "i386",
    8: "MIPS",
    20: "PowerPC",
    21: "PowerPC",
    22: "s390x",
    2: "SPARC",
    43: "SPARC",
    40: "ARM32 (AArch32)",
    190: "NVIDIA GPU",
    224: "AMD GPU",
    247: "BPF",
    258: "LoongArch",
}
_TEXT = "pass a compiler's -S output, an object file or a source"
_BEGINNINGS = (
    (b"!<thin>\n", "a thin archive", "it names other files; pass one of its object files"),
    (b"BC\xc0\xde", "LLVM bitcode", "pass what `llvm-dis` makes of it"),
    (b"\x00asm", "a WebAssembly module", "only x86-64, AArch64 and 64-bit RISC-V are read"),
    (b"\x1f\x8b", "a file compressed by gzip", "unpack it"),
    (b"BZh", "a file compressed by bzip2", "unpack it"),
    (b"\xfd7zXZ\x00", "a file compressed by xz", "unpack it"),
    (b"\x28\xb5\x2f\xfd", "a file compressed by zstd", "unpack it"),
    (b"PK\x03\x04", "a zip archive", "unpack it"),
    (b"7z\xbc\xaf", "a 7z archive", "unpack it"),
    (b"%PDF-", "a PDF document", _TEXT),
    (b"\x89PNG", "a PNG picture", _TEXT),
    (b"\xff\xd8\xff", "a JPEG picture", _TEXT),
    (b"GIF8", "a GIF picture", _TEXT),
    (b"\x89HDF\r\n", "an HDF5 file", _TEXT),
    (b"PAR1", "a Parquet table", "pass it to `chainline fit`, or assembly to this command"),
    (b"SQLite format 3\x00", "an SQLite database", "of Nsight or VTune? pass the assembly itself"),
    (b"PERFILE2", "a profile of perf", "pass what `perf annotate --stdio` prints of it"),
    (b"\x93NUMPY", "a numpy array", _TEXT),
    (b"\xed\xab\xee\xdb", "an RPM package", "unpack it"),
)
_UNIVERSAL, _JAVA_VERSIONS = b"\xca\xfe\xba\xbe", 45
_MACH_O = {b"\xcf\xfa\xed\xfe": 64, b"\xce\xfa\xed\xfe": 32, b"\xfe\xed\xfa\xcf": 64, b"\xfe\xed\xfa\xce": 32}
_COFF_MACHINES = {0x8664: "", 0xAA64: "", 0x14C: "i386", 0x1C4: "ARM32 (AArch32)"}


def binary_format(content: bytes) -> BinaryFormat | None:
    """Return the format of a file, None of a text.

    Examples
    --------
    >>> binary_format(b"%PDF-1.7").name, binary_format(b"f:\\n ret\\n")
    ('a PDF document', None)
    """
    if content.startswith(b"\x7fELF"):
        return _elf(content) if len(content) >= _HEADER_BYTES else BinaryFormat("a cut-off ELF file")
    if content.startswith(b"!<arch>\n"):
        return BinaryFormat("an archive")
    if content[:4] in _MACH_O:
        return _foreign("a Mach-O file", "" if _MACH_O[content[:4]] == 64 else "code of 32 bits")
    if content.startswith(_UNIVERSAL) and len(content) >= 8:
        if int.from_bytes(content[4:8], "big") % (1 << 16) >= _JAVA_VERSIONS:
            return BinaryFormat("a Java class", refusal="pass what -XX:+PrintAssembly prints")
        return BinaryFormat("a universal Mach-O file", refusal="pass one architecture of it (`lipo -thin`)")
    for beginning, name, refusal in _BEGINNINGS:
        if content.startswith(beginning):
            return BinaryFormat(name, refusal=refusal)
    if content.startswith(b"MZ") and b"\0" in content[:1024]:
        return BinaryFormat("a PE file")
    return _coff(content)


def _foreign(name: str, isa: str) -> BinaryFormat:
    if not isa:
        return BinaryFormat(name)
    return BinaryFormat(f"{name} of {isa}", refusal="only x86-64, AArch64 and 64-bit RISC-V are read")


def _elf(content: bytes) -> BinaryFormat:
    order = ">" if content[5] == 2 else "<"
    kind, machine = struct.unpack_from(f"{order}HH", content, 16)
    if kind == 4:
        return BinaryFormat("a core dump", refusal="pass the program, or what gdb's `disassemble` prints")
    known = next((i for i in INSTRUCTION_SETS.values() if i.toolchain.elf_machine == machine), None)
    if known is None or content[4] != 2 or order == ">":
        bits = "" if content[4] == 2 else " of 32 bits"
        title = known.title + bits if known else _OTHER_MACHINES.get(machine, f"machine {machine}")
        return _foreign("an ELF file", title)
    return BinaryFormat("an ELF file", known)


def _coff(content: bytes) -> BinaryFormat | None:
    if len(content) < 20 or b"\0" not in content[:20]:
        return None
    big = content.startswith(b"\0\0\xff\xff")
    machine, n_sections, _, symbols, n_symbols, optional, _ = struct.unpack_from("<HHIIIHH", content)
    if big:
        return BinaryFormat("a COFF file")
    fits = 0 < n_sections < 4096 and optional == 0 and symbols + 18 * n_symbols <= len(content)
    if machine in _COFF_MACHINES and fits:
        return _foreign("a COFF file", _COFF_MACHINES[machine])
    return None


_ADDRESSED = re.compile(r"^ *[0-9a-f]+:\s", re.MULTILINE)


_UNRESOLVED = re.compile(r"R_RISCV_(?:RVC_)?(?:BRANCH|JUMP)[ \t]++\.L0 ?$", re.MULTILINE)


def disassembly(content: bytes, where: str, raw: bool = False) -> str:
    """Return the output of a disassembler for an object file or an archive.

    Parameters
    ----------
    content : bytes
        The file.
    where : str
        Its name, for messages.
    raw : bool
        Whether each line shows the bytes of its instruction.

    Raises
    ------
    UsageError
        If it is no such file, no disassembler for it is installed, or it has no code.
    """
    found = binary_format(content)
    if found is None or found.refusal:
        what = "a binary file of an unknown format" if found is None else found.name
        raise UsageError(f"{where}: is {what}; {_TEXT if found is None else found.refusal}")
    tools = list(_disassemblers(found.isa))
    if not tools:
        raise UsageError(
            f"{where}: is {found.name}, and no disassembler is on PATH; install binutils (objdump) or llvm "
            "(llvm-objdump), or pass what one prints"
        )
    said = ""
    with scratch_folder() as folder:
        copy = folder / "code.o"
        copy.write_bytes(content)
        for tool in tools:
            gnu = "llvm" not in Path(tool).name
            wide = ("-w",) if gnu else ()  # all bytes of an instruction in a line
            lines = ("-l",) if gnu and b"debug_line" in content else ()
            options = wide if raw else ("-r", "--no-show-raw-insn", *lines)
            options = (*options, "--syms") if found.name.startswith("a Mach-O") and not gnu else options
            try:
                done = run([tool, "-d", *options, str(copy)], _TIMEOUT_S)
            except RunError as error:
                said = str(error)
                continue
            if len(done.stdout) >= _MOST_CHARACTERS:
                raise UsageError(f"{where}: is more than 16 MiB of assembly; pass one object file at a time")
            if _UNRESOLVED.search(done.stdout):
                raise UsageError(
                    f"{where}: is {found.name} that leaves its branches to the linker; link it, or pass a "
                    "compiler's -S output"
                )
            if _ADDRESSED.search(done.stdout):
                return with_declared_names(done.stdout.replace(str(copy), Path(where).name))
            said = said or (first_error(done.stderr) if done.stderr.strip() else "it finds no code")
    said = said.replace(str(copy), Path(where).name)[:160]
    names = " and ".join(Path(tool).name for tool in tools)
    raise UsageError(f"{where}: is {found.name} that {names} cannot disassemble: {said}; pass assembly")


_SYMBOL = re.compile(r"([0-9a-f]{8,16}) ([lg]) [ \w]{5} (\S+) (\S[^\n]*)")
_TEMPORARY = re.compile(r"<(ltmp\d+)(?=[>+])")


def with_declared_names(text: str) -> str:
    """Return the output of llvm-objdump without tables of symbols, under names that other files see.

    The first function of a section of Mach-O begins where a temporary symbol stands, which is printed.

    Examples
    --------
    >>> symbols = "00000000 l     F __TEXT,__text ltmp0\\n00000000 g     F __TEXT,__text _dot"
    >>> with_declared_names(f"SYMBOL TABLE:\\n{symbols}\\n\\n00000000 <ltmp0>:\\n       4: b 0x8 <ltmp0+0x8>")
    '00000000 <_dot>:\\n       4: b 0x8 <_dot+0x8>'
    """
    if "SYMBOL TABLE:" not in text:
        return text
    lines: list[str] = []
    at: dict[str, tuple[str, str]] = {}
    names: dict[tuple[str, str], str] = {}
    in_table = False
    for line in text.split("\n"):
        if line == "SYMBOL TABLE:":
            at, names, in_table = {}, {}, True
        elif in_table and (match := _SYMBOL.fullmatch(line)) is not None:
            address, scope, section, name = match.groups()
            if scope == "g":
                names.setdefault((address, section), name)
            else:
                at[name] = address, section
        elif in_table:
            in_table = bool(line.strip())
        else:
            found = _TEMPORARY.search(line)
            name = names.get(at.get(found[1], ("", ""))) if found is not None else None
            lines.append(_TEMPORARY.sub("<" + name.replace("\\", r"\\"), line) if name is not None else line)
    return "\n".join(lines)


def _disassemblers(isa: InstructionSet | None) -> Iterator[str]:
    names = [f"{isa.toolchain.llvm}-linux-gnu-objdump", "objdump"] if isa else ["objdump"]
    llvm = ["llvm-objdump", *(f"llvm-objdump-{n}" for n in range(_NEWEST_LLVM, _OLDEST_LLVM, -1))]
    for group in (names, llvm) if isa else (llvm, names):
        if found := next(filter(None, map(shutil.which, group)), None):
            yield found


_LINE = re.compile(
    r"[ ]*+([0-9a-f]++):[\t ]*+(?:(?:[0-9a-f]{2}[ ])++|(?:[0-9a-f]{8}[ ])++|[0-9a-f]{4}[ ])[ ]*+\t([^\n]*)"
)
_HEADER_BYTES = 64
_FILLER, _NOP_OF_RISC_V = 16, b"\x13\0\0\0"
_NOT_AN_INSTRUCTION = re.compile(
    r"\(bad\)|undefined|^\.|^udf\b|unimp|^(?:j\w+|b(?:\.\w+)?|c?bn?z|tbn?z|call\w*|loop\w*)\b"
)
_MOST_CODE_BYTES = 1 << 20


def decoded_bytes(isa: InstructionSet, runs: Sequence[bytes]) -> list[list[tuple[int, str]]]:
    """Return the instructions of some runs of machine code: their offsets and texts, and where they end.

    They end, with an empty text, at the first number that is none, or that branches somewhere. Where no
    disassembler is there, a run has none.

    Parameters
    ----------
    isa : InstructionSet
        Instruction set of the code.
    runs : sequence of bytes
        All are disassembled by one command.
    """
    nothing: list[list[tuple[int, str]]] = [[] for _ in runs]
    width = 4 if isa.load_store else 1
    nop = next((code for code, text in isa.dialect.encodings if text == "nop"), _NOP_OF_RISC_V)
    code, starts = bytearray(), []
    for each in runs:
        starts.append(len(code))
        code += each
        code += bytes(-len(code) % width) + nop * (_FILLER // len(nop))
    if not runs or len(code) > _MOST_CODE_BYTES or next(_disassemblers(isa), None) is None:
        return nothing
    try:
        text = disassembly(_object_of(bytes(code), isa), "code", raw=True)
    except UsageError:
        return nothing
    matches = (match for match in map(_LINE.fullmatch, text.split("\n")) if match)
    places = {int(match[1], 16): match[2].partition(isa.dialect.comment)[0].strip() for match in matches}
    found = []
    for start, each in zip(starts, runs, strict=True):
        instructions: list[tuple[int, str]] = []
        place, stop = start, start + len(each)
        while place < stop and _plain(text_of := " ".join(places.get(place, "").split())):
            behind = min((other for other in places if other > place), default=stop)
            if behind > stop:
                break
            instructions.append((place - start, text_of))
            place = behind
        found.append([*instructions, (place - start, "")])
    return found


def _plain(text: str) -> bool:
    """Tell whether a line is an instruction that goes on to the next."""
    return bool(text) and _NOT_AN_INSTRUCTION.search(text) is None and "<" not in text


def _object_of(code: bytes, isa: InstructionSet) -> bytes:
    """Return an ELF file with a section of code and nothing else."""
    names = b"\0.text\0.shstrtab\0"
    tables = _HEADER_BYTES + len(code) + len(names)
    header = struct.pack(
        "<4s5B7xHHIQQQIHHHHHH",
        *(b"\x7fELF", 2, 1, 1, 0, 0, 1, isa.toolchain.elf_machine, 1, 0, 0, tables, 0, 64, 0, 0, 64, 3, 2),
    )
    text = struct.pack("<IIQQQQIIQQ", 1, 1, 6, 0, _HEADER_BYTES, len(code), 0, 0, 4, 0)
    strings = struct.pack("<IIQQQQIIQQ", 7, 3, 0, 0, _HEADER_BYTES + len(code), len(names), 0, 0, 1, 0)
    return header + code + names + bytes(64) + text + strings


_GO_LINE = re.compile(r"[ \t]*+[^\s:]++:[0-9]++[ \t]++0x[0-9a-f]++[ \t]++([0-9a-f]{2,32}+)[ \t]++[A-Z][^\n]*")
_GO_JUMP = re.compile(
    r"([ ]*+[0-9a-f]++:[ \t]*+(?:j[a-z]++|call[a-z]*+|bl?+|b\.[a-z]++|c?bn?z[ \t]++[xw][0-9]++,|loop)[ \t]++)"
    r"(?:0x)?+([0-9a-f]++)(?: <[^>\n]*+>)?+[ ]*+"
)
_GO_HEAD = re.compile(r"TEXT ([^\s(]++)\(SB\)[^\n]*")


_GO = re.compile(r"^TEXT [^\s(]++\(SB\)", re.MULTILINE)


def from_go(text: str) -> str | None:
    """Return a listing of `go tool objdump` as objdump prints its bytes, None of any other text.

    Go writes operands in an order of its own; the bytes beside them are disassembled instead.
    """
    if "(SB)" not in text or _GO.search(text) is None:
        return None
    functions: list[tuple[str, bytearray]] = []
    words = True
    for line in text.split("\n"):
        if head := _GO_HEAD.fullmatch(line.rstrip()):
            functions.append((head[1], bytearray()))
        elif (match := _GO_LINE.fullmatch(line)) and functions and not len(match[1]) % 2:
            functions[-1][1].extend(bytes.fromhex(match[1]))
            words = words and len(match[1]) == 8
    functions = [(name, code) for name, code in functions if code]
    isa = next(each for each in INSTRUCTION_SETS.values() if each.load_store == words)
    size = sum(len(code) for _, code in functions)
    if not functions or size > _MOST_CODE_BYTES:
        return None
    whole, starts = bytearray(), {}
    for name, code in functions:
        starts[len(whole)] = name
        # words are written as numbers, not as bytes
        width = 4 if words else 1
        whole += b"".join(code[at : at + width][::-1] for at in range(0, len(code), width))
    try:
        found = disassembly(_object_of(bytes(whole), isa), "code")
    except UsageError:
        return None
    lines, begin = [], 0
    for line in found.split("\n"):
        match = _ADDRESSED.match(line)
        if match is None:
            continue
        address = int(match[0].strip().rstrip(":"), 16)
        if address in starts:
            begin = address
            lines.append(f"{address:016x} <{starts[address]}>:")
        name = starts[begin]
        if (jump := _GO_JUMP.fullmatch(line)) and (place := int(jump[2], 16)) < len(whole):
            lines.append(f"{jump[1]}{place:x} <{name}{place - begin:+#x}>")
        else:
            lines.append(line)
    return "\n".join([f"go: file format elf64-{isa.name}", *lines, ""])


@cache
def _triple_of(ir: str) -> str:
    found = re.search(r'^target triple = "([^"\n]*)"', ir, re.MULTILINE)
    return found[1] if found else ""


def assembly_of_ir(ir: str, target: Target, where: str) -> str:
    """Return the assembly of LLVM IR for a target, by the embedded compiler in a process of its own.

    Parameters
    ----------
    ir : str
        Text of the module.
    target : Target
    where : str
        Name of its file, for messages.

    Raises
    ------
    UsageError
        If it is for another instruction set.
    RunError
        If it does not compile.
    """
    triple = _triple_of(ir)
    names = (target.instruction_set.toolchain.llvm, *target.instruction_set.toolchain.system_names)
    if triple and triple.partition("-")[0] not in names:
        raise UsageError(f"{where}: is LLVM IR for {triple}, and the machine executes {target.isa}")
    words = [target.name, target.llvm_cpu, target.isa, str(target.vector_bits), str(int(target.scalable))]
    done = run([sys.executable, "-m", __name__, *words], _TIMEOUT_S, ir)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error" in line.lower()] or ["it ended"]
        raise RunError(f"{where}: llvm: {said[-1].strip()[:200]}")
    return done.stdout


def main() -> None:
    """Compile the LLVM IR on standard input for the processor that the arguments name."""
    from .toolchain import optimise, target_machine  # noqa: PLC0415 - loads LLVM

    name, cpu, isa, bits, scalable = sys.argv[1:]
    target = processor_target(cpu, isa, int(bits), bool(int(scalable)))
    if target is None or name in target_names():
        target = find_target(name)
    made = target_machine(target).emit_assembly(optimise(sys.stdin.read(), target))
    sys.stdout.write(made)


if __name__ == "__main__":
    main()
