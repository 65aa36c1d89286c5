"""What `chainline analyze` reads, made by the tools themselves: listings, object files, sources, bytes."""

import os
import shutil
import subprocess
from pathlib import Path

import chainline as cl
import pytest
from chainline.cli import main
from chainline.codegen.disassembly import binary_format, decoded_bytes
from chainline.errors import RunError, UsageError
from chainline.isa.registry import INSTRUCTION_SETS

C = """double dot(const double *a, const double *b, long n)
{
    double sum = 0;
    for (long i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}
"""
FORTRAN = """module sums
contains
subroutine dot(n, a, b, s)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), b(n)
  real(8), intent(out) :: s
  integer :: i
  s = 0
  do i = 1, n
    s = s + a(i) * b(i)
  end do
end subroutine
end module
"""
CYCLES = {"zen4": 3.0, "neoverse-v2": 2.0}
"""Of an add, which the sum waits for."""
OUT = "{out}"


def tool(*names):
    return next(filter(None, map(shutil.which, names)), None)


GCC, GPP, GFORTRAN = tool("gcc"), tool("g++"), tool("gfortran")
CLANG = tool("clang", *(f"clang-{n}" for n in range(25, 13, -1)))
OBJDUMP = tool("objdump")
LLVM_OBJDUMP = tool("llvm-objdump", *(f"llvm-objdump-{n}" for n in range(25, 13, -1)))
CROSS, CROSS_OBJDUMP = tool("aarch64-linux-gnu-gcc"), tool("aarch64-linux-gnu-objdump")
GDB, AR, NASM = tool("gdb"), tool("ar"), tool("nasm")
X86, X86_VEX = ("-O2", "-march=x86-64"), ("-O2", "-march=haswell", "-ffp-contract=off")
ARM = ("--target=aarch64-linux-gnu", "-O2", "-ffp-contract=off", "-fno-vectorize")
APPLE = ("--target=arm64-apple-macos12", "-O2", "-ffp-contract=off", "-fno-vectorize")
MACHO = ("--target=x86_64-apple-macos12", "-O1")
WINDOWS = ("--target=x86_64-pc-windows-msvc", "-O1")


def compiled(compiler, *flags, source="dot.c", output="dot.out"):
    return [[compiler, *flags, source, "-o", output]]


def dumped(compiler, flags, *dump):
    return [*compiled(compiler, *flags, "-c", output="dot.o"), [*dump, "dot.o"]]


LISTINGS = {
    "gcc -S": (compiled(GCC, *X86, "-S"), "zen4"),
    "gcc -S -g": (compiled(GCC, *X86, "-S", "-g"), "zen4"),
    "gcc -S intel": (compiled(GCC, *X86, "-S", "-masm=intel"), "zen4"),
    "gcc -S avx": (compiled(GCC, *X86_VEX, "-S"), "zen4"),
    "gcc -S avx intel": (compiled(GCC, *X86_VEX, "-S", "-masm=intel"), "zen4"),
    "gcc -S verbose": (compiled(GCC, *X86, "-S", "-fverbose-asm"), "zen4"),
    "gcc -S pie": (compiled(GCC, *X86, "-S", "-fPIC", "-fcf-protection=full"), "zen4"),
    "gcc -S sections": (compiled(GCC, *X86, "-S", "-ffunction-sections"), "zen4"),
    "g++ -S": (compiled(GPP, *X86, "-S", "-x", "c++"), "zen4"),
    "gfortran -S": (compiled(GFORTRAN, *X86, "-S", source="dot.f90"), "zen4"),
    "gfortran -S intel": (compiled(GFORTRAN, *X86, "-S", "-masm=intel", source="dot.f90"), "zen4"),
    "clang -S": (compiled(CLANG, "-O1", "-S"), "zen4"),
    "clang -S intel": (compiled(CLANG, "-O1", "-S", "-masm=intel"), "zen4"),
    "clang -S -g": (compiled(CLANG, "-O1", "-S", "-g"), "zen4"),
    "clang -S mach-o": (compiled(CLANG, *MACHO, "-S"), "zen4"),
    "clang -S mach-o arm": (compiled(CLANG, *APPLE, "-S"), "neoverse-v2"),
    "clang -S windows": (compiled(CLANG, *WINDOWS, "-S"), "zen4"),
    "clang -S aarch64": (compiled(CLANG, *ARM, "-S"), "neoverse-v2"),
    "aarch64 gcc -S": (compiled(CROSS, "-O2", "-ffp-contract=off", "-S"), "neoverse-v2"),
    "objdump -d": (dumped(GCC, X86, OBJDUMP, "-d"), "zen4"),
    "objdump -d intel": (dumped(GCC, X86, OBJDUMP, "-d", "-M", "intel"), "zen4"),
    "objdump -d suffix": (dumped(GCC, X86, OBJDUMP, "-d", "-M", "suffix"), "zen4"),
    "objdump -dr": (dumped(GCC, X86, OBJDUMP, "-dr"), "zen4"),
    "objdump -drw": (dumped(GCC, X86, OBJDUMP, "-drwC"), "zen4"),
    "objdump -dl": (dumped(GCC, (*X86, "-g"), OBJDUMP, "-dl"), "zen4"),
    "objdump -dS": (dumped(GCC, (*X86, "-g"), OBJDUMP, "-dS"), "zen4"),
    "objdump -d plain": (dumped(GCC, X86, OBJDUMP, "-d", "--no-show-raw-insn"), "zen4"),
    "objdump -d prefixed": (dumped(GCC, X86, OBJDUMP, "-d", "--prefix-addresses"), None),
    "objdump of mach-o": (dumped(CLANG, MACHO, LLVM_OBJDUMP, "-d"), "zen4"),
    "objdump of coff": (dumped(CLANG, WINDOWS, LLVM_OBJDUMP, "-d"), "zen4"),
    "llvm-objdump -d": (dumped(GCC, X86, LLVM_OBJDUMP, "-d"), "zen4"),
    "llvm-objdump intel": (dumped(GCC, X86, LLVM_OBJDUMP, "-d", "-M", "intel"), "zen4"),
    "llvm-objdump symbolized": (dumped(GCC, X86, LLVM_OBJDUMP, "-d", "--symbolize-operands"), "zen4"),
    "llvm-objdump no raw": (dumped(GCC, X86, LLVM_OBJDUMP, "-d", "--no-show-raw-insn"), "zen4"),
    "llvm-objdump no address": (
        dumped(GCC, X86, LLVM_OBJDUMP, "-d", "--no-leading-addr", "--no-show-raw-insn"),
        None,
    ),
    "llvm-objdump -dl": (dumped(GCC, (*X86, "-g"), LLVM_OBJDUMP, "-dl"), "zen4"),
    "llvm-objdump apple": (dumped(CLANG, APPLE, LLVM_OBJDUMP, "-d"), "neoverse-v2"),
    "llvm-objdump aarch64": (dumped(CLANG, ARM, LLVM_OBJDUMP, "-d"), "neoverse-v2"),
    "aarch64 objdump": (dumped(CLANG, ARM, CROSS_OBJDUMP, "-d"), "neoverse-v2"),
    "gdb disassemble": (dumped(GCC, X86, GDB, "-batch", "-nx", "-ex", "disassemble dot"), "zen4"),
    "gdb disassemble /r": (dumped(GCC, X86, GDB, "-batch", "-nx", "-ex", "disassemble /r dot"), "zen4"),
    "gdb disassemble /s": (
        dumped(GCC, (*X86, "-g"), GDB, "-batch", "-nx", "-ex", "disassemble /s dot"),
        "zen4",
    ),
    "gdb intel": (
        dumped(
            GCC, X86, GDB, "-batch", "-nx", "-ex", "set disassembly-flavor intel", "-ex", "disassemble dot"
        ),
        "zen4",
    ),
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("dot.c").write_text(C)
    Path("dot.f90").write_text(FORTRAN)
    return tmp_path


def made(commands):
    """Return what the last of some commands prints, or the file that it makes."""
    if any(command[0] is None for command in commands):
        pytest.skip("a tool is not installed")
    done = None
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"{Path(command[0]).name}: {done.stderr[:100]}")
    file = Path("dot.out")
    return file.read_text() if file.exists() else done.stdout


def slowest(report):
    """Return the cycles of the loop that takes longest."""
    return max(each.cycles_with_calls for each in report.bodies if each.body.repeats)


@pytest.mark.parametrize("name", LISTINGS)
def test_listings_that_tools_make(folder, name):
    commands, machine = LISTINGS[name]
    Path("dot.txt").write_text(made(commands))
    if machine is None:
        with pytest.raises(UsageError, match=r"\Adot.txt: [^\n]+\Z"):
            cl.analyze("dot.txt", machine="zen4")
        return
    report = cl.analyze("dot.txt", machine=machine)
    assert slowest(report) == pytest.approx(CYCLES[machine], rel=0.02)
    assert not report.found.missing


def test_forty_listings():
    assert len(LISTINGS) >= 40


UPPER = """kern:
.L1:
\tFMADD D0, D1, D2, D0
\tSUBS X0, X0, #1
\tB.NE .L1
\tRET
"""
ALIASES = """acc .req v0
.macro step reg
    fmla acc.2d, v1.2d, \\reg\\().2d
.endm
kern:
.L1:
    .rept 2
    step v2
    .endr
    subs x0, x0, #1
    b.ne .L1
    ret
"""


@pytest.mark.parametrize(("text", "instructions"), [(UPPER, 3), (ALIASES, 4)])
def test_capitals_aliases_and_macros(text, instructions):
    main = cl.analyze(text, machine="neoverse-v2").main
    assert (main.body.label, len(main.body.instructions)) == (".L1", instructions)


OBJECTS = {
    "ELF": (compiled(GCC, *X86, "-c", output="dot.o"), "zen4"),
    "ELF, sections": (compiled(GCC, *X86, "-c", "-ffunction-sections", output="dot.o"), "zen4"),
    "ELF, library": (compiled(GCC, *X86, "-shared", "-fPIC", output="dot.o"), "zen4"),
    "ELF, AArch64": (compiled(CLANG, *ARM, "-c", output="dot.o"), "neoverse-v2"),
    "Mach-O": (compiled(CLANG, *MACHO, "-c", output="dot.o"), "zen4"),
    "Mach-O, AArch64": (compiled(CLANG, *APPLE, "-c", output="dot.o"), "neoverse-v2"),
    "COFF": (compiled(CLANG, *WINDOWS, "-c", output="dot.o"), "zen4"),
    "archive": (
        [*compiled(GCC, *X86, "-c", output="part.o"), [AR, "rcs", "dot.o", "part.o"]],
        "zen4",
    ),
}


@pytest.mark.parametrize("name", OBJECTS)
def test_object_files_answer_as_their_assembly_does(folder, name):
    commands, machine = OBJECTS[name]
    made(commands)
    if tool("objdump", "llvm-objdump") is None:
        pytest.skip("no disassembler")
    report = cl.analyze("dot.o", machine=machine)
    assert slowest(report) == pytest.approx(CYCLES[machine], rel=0.02)
    assert any("dot" in function.name for function in report.found.functions) or "AArch64" in name


def test_members_of_an_archive_are_told_apart(folder):
    Path("two.c").write_text(C.replace("sum += a[i] * b[i]", "sum += a[i] / b[i]"))
    first, second = (compiled(GCC, *X86, "-c", source=f"{n}.c", output=f"{n}.o") for n in ("dot", "two"))
    made([*first, *second, [AR, "rcs", "both.a", "dot.o", "two.o"]])
    report = cl.analyze("both.a", machine="zen4")
    assert [function.name for function in report.found.functions] == ["dot", "dot.2"]
    assert len({body.body.label for body in report.bodies}) == len(report.bodies)


def test_debug_information_of_an_object_gives_the_lines_of_its_source(folder):
    if OBJDUMP is None:
        pytest.skip("no objdump of GNU")
    made(compiled(GCC, *X86, "-g", "-c", output="dot.o"))
    report = cl.analyze("dot.o", machine="zen4")
    lines = {(Path(each.file).name, each.line) for each in report.listing.locations.values()}
    assert len(lines) > 2 and {file for file, _ in lines} == {"dot.c"}
    (source,) = report.sources().values()
    assert any("sum += a[i] * b[i];" in line for line in source)


@pytest.mark.parametrize("debug", [(), ("-g",)])
def test_calls_in_objects_have_the_names_of_their_relocations(folder, debug):
    Path("dot.c").write_text("double exp(double); void f(double *a, long n)"
                             "{ for (long i = 0; i < n; i++) a[i] = exp(a[i]); }")  # fmt: skip
    made(compiled(GCC, *X86, *debug, "-fno-tree-vectorize", "-c", output="dot.o"))
    assert [call.name for call in cl.analyze("dot.o", machine="zen4").main.calls] == ["exp"]


SOURCES = [("dot.c", "gcc", "-O2"), ("dot.cpp", "g++", "-O2"), ("dot.f90", "gfortran", "-O2")]


@pytest.mark.parametrize(("name", "compiler", "flags"), SOURCES)
def test_sources_answer_as_their_assembly_does(folder, name, compiler, flags):
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler}")
    Path("dot.cpp").write_text(C)
    before = sorted(Path().iterdir())
    report = cl.analyze(name, machine="zen4", compiler=compiler, flags=flags)
    assert slowest(report) == pytest.approx(3.0, rel=0.02)
    assert sorted(Path().iterdir()) == before  # no module, no object


def test_a_source_is_compiled_for_the_machine(folder, capsys):
    if GCC is None:
        pytest.skip("no gcc")
    assert main(["analyze", "dot.c", "--machine", "zen4"]) == 0
    said = capsys.readouterr()
    assert "dot.c: compiled by gcc -O3 -march=" in said.err and "native" not in said.err
    assert said.out.startswith("dot.c: x86-64 (att) on zen4")


PREPROCESSED = """#define N %rdi
#ifdef WIDE
#define LOAD(from, to) vmovupd from, %zmm##to
#else
#define LOAD(from, to) vmovupd from, %ymm##to
#endif
#define NAME(n) _##n
{include}
	.globl NAME(sum)
NAME(sum):
	xor %eax, %eax
1:
	LOAD((%rsi,%rax,8), 1)
	vaddpd %ymm1, %ymm0, %ymm0
	add $4, %rax
	cmp N, %rax
	jb 1b
	ret
"""


def test_assembly_is_preprocessed_where_its_name_asks_for_it(folder, capsys):
    if GCC is None:
        pytest.skip("no gcc")
    Path("sum.S").write_text(PREPROCESSED.replace("{include}", ""))
    report = cl.analyze("sum.S", machine="zen4")
    assert "_sum, hot loop 1.1, lines 13 to 17" in str(report)
    assert slowest(report) == pytest.approx(3.0, rel=0.02)
    Path("step.h").write_text("\t.macro step\n\tadd $4, %rax\n\t.endm\n")
    Path("sum.S").write_text(
        PREPROCESSED.replace("{include}", '#include "step.h"').replace("add $4, %rax", "step")
    )
    assert slowest(cl.analyze("sum.S", machine="zen4")) == pytest.approx(3.0, rel=0.02)
    assert main(["analyze", "sum.S", "--machine", "zen4", "--flags=-DWIDE"]) == 0
    assert "preprocessed by gcc -DWIDE" in capsys.readouterr().err
    Path("plain.S").write_text("1:\n\tvaddpd %ymm1, %ymm0, %ymm0\n\tdec %eax\n\tjnz 1b\n")
    with pytest.raises(UsageError, match="flags: is of a source"):
        cl.analyze("plain.S", machine="zen4", flags="-DWIDE")


@pytest.mark.parametrize("included", ["/etc/passwd", "/dev/zero", "nothing.h"])
def test_what_assembly_includes_is_bounded_and_stays_unsaid(folder, capsys, included):
    if GCC is None:
        pytest.skip("no gcc")
    Path("bad.S").write_text(f'#include "{included}"\n\tret\n')
    assert main(["analyze", "bad.S", "--machine", "zen4", "--flags=-O1"]) in (1, 2)
    said = capsys.readouterr()
    assert said.out == "" and "root:" not in said.err and len(said.err.splitlines()) == 2


OF_ARM = """#ifdef __aarch64__
\t.text
f:
1:\tldr q0, [x0], #16
\tfmla v1.2d, v0.2d, v2.2d
\tsubs x1, x1, #1
\tb.ne 1b
\tret
#endif
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (OF_ARM, "f.S: is aarch64 code, machine zen4 executes x86-64; choose another machine: a64fx,"),
        ('#include "f.h"\n' + OF_ARM, "f.S: is aarch64 code, machine zen4 executes x86-64"),
        (
            '#include "f.h"\n\tvaddpd %ymm1, %ymm0, %ymm0\n',
            "f.h: No such file.*; give flags with '-I FOLDER'",
        ),
        (
            '#include "f.h"\n\tld.d $a0, $a1, 8\n\taddi.d $a0, $a0, 1\n',
            "f.S: is LoongArch code; only x86-64, aarch64",
        ),
        ("#ifdef WIDE\n\tvaddpd %ymm1, %ymm0, %ymm0\n#endif\n", "leaves nothing of it.*: '-DNAME'"),
    ],
)
def test_assembly_that_the_preprocessor_cannot_use_says_what_to_do(folder, text, said):
    if GCC is None:
        pytest.skip("no gcc")
    Path("f.S").write_text(text)
    with pytest.raises(UsageError, match=said):
        cl.analyze("f.S", machine="zen4")


def test_source_without_its_header_says_where_to_name_it(folder):
    if GCC is None:
        pytest.skip("no gcc")
    Path("f.c").write_text('#include "missing.h"\nint f(void) { return 1; }\n')
    with pytest.raises(UsageError, match=r"missing\.h: No such file.*; give flags with '-I FOLDER'"):
        cl.analyze("f.c", machine="zen4")


def test_intermediate_representation_needs_no_compiler(folder, monkeypatch):
    ir = """define double @f(ptr %p, i64 %n) {
entry: br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %s = phi double [0.0, %entry], [%sum, %loop]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %sum = fadd double %s, %x
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop
out: ret double %sum
}
"""
    Path("f.ll").write_text(ir)
    monkeypatch.setenv("PATH", "")
    report = cl.analyze("f.ll", machine="zen4")
    assert slowest(report) == pytest.approx(3.0 * report.main.elements, rel=0.02)
    Path("g.ll").write_text('target triple = "armv7-unknown-linux"\n' + ir)
    with pytest.raises(UsageError, match="is LLVM IR for armv7-unknown-linux"):
        cl.analyze("g.ll", machine="zen4")
    Path("h.ll").write_text("define broken")
    with pytest.raises(RunError, match=r"\Ah.ll: llvm: [^\n]+\Z"):
        cl.analyze("h.ll", machine="zen4")


@pytest.mark.parametrize("included", ["/dev/zero", "/etc/passwd", "/dev/stdin", "nothing.h"])
def test_what_a_source_includes_is_bounded_and_stays_unsaid(folder, capsys, included):
    if GCC is None:
        pytest.skip("no gcc")
    Path("bad.c").write_text(f'#include "{included}"\n')
    assert main(["analyze", "bad.c", "--machine", "zen4", "--flags=-O1"]) in (1, 2)
    said = capsys.readouterr().err.splitlines()
    errors = [line for line in said if "error" in line]
    assert len(errors) == 1 and "root:" not in errors[0] and len(errors[0]) < 400


def test_a_module_of_fortran_is_written_nowhere_else(folder):
    if GFORTRAN is None:
        pytest.skip("no gfortran")
    cl.analyze("dot.f90", machine="zen4")
    assert not list(folder.glob("*.mod"))


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("none.c", (), "no such file"),
        ("dot.c", ("--compiler", "no-such-compiler"), "no no-such-compiler for x86-64 on PATH"),
        ("dot.c", ("--flags", "'"), "close the quotes"),
        ("dot.s", ("--flags=-O2",), "is of a source that is analysed"),
        ("large.c", (), "is larger than 1 MiB"),
        ("fifo.c", (), "is no regular file"),
    ],
)
def test_what_is_not_compiled_is_one_line(folder, capsys, name, options, said):
    Path("dot.s").write_text("f:\n ret\n")
    Path("large.c").write_bytes(b" " * ((1 << 20) + 1))
    os.mkfifo("fifo.c")
    assert main(["analyze", name, "--machine", "zen4", *options]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and said in lines[0]


FORMATS = [
    (b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x01\x00\x15\x00" + bytes(44), "ELF file of PowerPC"),
    (b"\x7fELF\x01\x01\x01" + bytes(9) + b"\x01\x00\x03\x00" + bytes(44), "ELF file of i386"),
    (b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x04\x00\x3e\x00" + bytes(44), "core dump"),
    (b"\x7fELF", "a cut-off ELF file"),
    (b"!<thin>\n/etc/passwd/" + bytes(60), "thin archive"),
    (b"BC\xc0\xde" + bytes(60), "LLVM bitcode"),
    (b"\xca\xfe\xba\xbe\x00\x00\x00\x02" + bytes(60), "universal Mach-O"),
    (b"\xca\xfe\xba\xbe\x00\x00\x00\x41" + bytes(60), "Java class"),
    (b"\xce\xfa\xed\xfe" + bytes(60), "Mach-O file of code of 32 bits"),
    (b"\x00asm\x01\x00\x00\x00", "WebAssembly"),
    (b"PK\x03\x04" + bytes(60), "zip archive"),
    (b"\x1f\x8b\x08\x00" + bytes(60), "compressed by gzip"),
    (b"%PDF-1.7\n\x00" + bytes(60), "PDF"),
    (b"PERFILE2" + bytes(60), "perf annotate --stdio"),
    (b"MZ" + bytes(60), "PE file"),
    (b"\x64\x86\x02\x00" + bytes(60), "COFF"),
    (b"\x01\x02\x03\x00" * 20, "unknown format"),
    (b"\x7fELF\x02\x01\x01" + bytes(9) + b"\x01\x00\x3e\x00" + b"\xff" * 200, "cannot disassemble"),
]


@pytest.mark.parametrize(("content", "said"), FORMATS, ids=[said for _, said in FORMATS])
def test_other_binary_files_are_named_in_one_line(folder, capsys, content, said):
    Path("code.bin").write_bytes(content)
    assert main(["analyze", "code.bin", "--machine", "zen4"]) == 2
    if said == "cannot disassemble" and not any(map(shutil.which, ("objdump", "llvm-objdump"))):
        said = "no disassembler"
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and "code.bin: " in lines[0] and said in lines[0]


def test_without_a_disassembler_a_line_says_which_to_install(folder, monkeypatch):
    made(compiled(GCC, *X86, "-c", output="dot.o"))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(UsageError, match=r"no disassembler is on PATH; install binutils \(objdump\) or llvm"):
        cl.analyze("dot.o", machine="zen4")


BYTES = """kern:
.L1:
\t.byte 0xc5,0xf3
\t.byte 0x58,0xc0
\tdecl %eax
\tjnz .L1
\tret
"""
WORDS = "kern:\n.L1:\n\t.inst 0x4e20cc20\n\t.long 0x65a0002e\n\tsubs x0, x0, #1\n\tb.ne .L1\n\tret\n"


@pytest.mark.parametrize(
    ("text", "isa", "machine", "decoded"),
    [
        (BYTES, "x86-64", "zen4", ["vaddsd"]),
        (".intel_syntax noprefix\n" + BYTES.replace("%", ""), "x86-64", "zen4", ["vaddsd"]),
        (WORDS, "aarch64", "neoverse-v2", ["fmla", "fmla"]),
    ],
)
def test_instructions_that_are_written_as_numbers_are_decoded(text, isa, machine, decoded):
    if not any(decoded_bytes(INSTRUCTION_SETS[isa], [bytes(INSTRUCTION_SETS[isa].dialect.encodings[0][0])])):
        pytest.skip("no disassembler")
    report = cl.analyze(text, machine=machine)
    found = [instruction.mnemonic for instruction in report.main.body.instructions]
    assert found[: len(decoded)] == decoded and not report.found.missing


def test_without_a_disassembler_they_are_counted(monkeypatch):
    monkeypatch.setenv("PATH", "")
    missing = cl.analyze(BYTES, machine="zen4").found.missing
    assert [one.line for one in missing] == [3, 4]


GO = """TEXT main.sum(SB) /tmp/a.go
  a.go:3\t0x457c60\t31c0\t\tXORL AX, AX
  a.go:4\t0x457c62\tf20f5804c1\tADDSD 0(CX)(AX*8), X0
  a.go:4\t0x457c67\t48ffc0\t\tINCQ AX
  a.go:4\t0x457c6a\t4839c3\t\tCMPQ AX, BX
  a.go:4\t0x457c6d\t7ff3\t\tJG 0x457c62
  a.go:5\t0x457c6f\tc3\t\tRET
"""


def test_the_bytes_of_a_listing_of_go_are_disassembled():
    if OBJDUMP is None and LLVM_OBJDUMP is None:
        pytest.skip("no disassembler")
    report = cl.analyze(GO, machine="zen4")
    assert (report.main.body.label, len(report.main.body.instructions)) == ("main.sum+0x2", 4)
    assert slowest(report) == 3.0
    assert "-ffast-math" not in report.verdict + str(report) and "Go keeps the order" in str(report)


@pytest.mark.parametrize(
    ("name", "words"),
    [("julia_sum_12", "`@simd` or `@fastmath`"), ("_ZN1a3sum17h0123456789abcdefE", "rustc keeps the order")],
)
def test_remedies_name_the_compiler_that_made_the_code(name, words):
    text = (
        f"{name}:\n.L2:\n vaddsd (%rax,%rcx,8), %xmm0, %xmm0\n incq %rcx\n cmpq %rcx, %rdx\n jne .L2\n ret\n"
    )
    said = " ".join(str(cl.analyze(text, machine="zen4")).split())
    assert words in said and "-ffast-math" not in said


def test_formats_of_texts_are_none():
    assert binary_format(b"\tmovq %rax, %rbx\n") is None
