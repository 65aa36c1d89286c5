"""Output of objdump: addresses, headers and branch targets become a listing."""

import shutil
import subprocess

import pytest
from chainline.asm.control_flow import control_flow
from chainline.asm.format_detection import is_disassembly
from chainline.asm.listing import parse
from chainline.asm.listing_record import SourceLocation
from chainline.codegen.disassembly import with_declared_names
from chainline.isa.instruction import Kind
from chainline.isa.registry import detect_isa

X86 = """
k.o:     file format elf64-x86-64

Disassembly of section .text:

0000000000401130 <f>:
f():
/src/k.c:3
  401130:\t48 85 ff             \ttest   %rdi,%rdi
  401133:\t0f 8e 05 00 00 00    \tjle    40113e <f+0xe>
/src/k.c:4 (discriminator 2)
  401139:\tc5 fb 58 04 f5 00 00 \tvaddsd 0x0(,%rsi,8),%xmm0,%xmm0
  401140:\t00 00\x20
\t\t\t40113c: R_X86_64_32S\ttable
  40113b:\tff cf                \tdec    %edi
  40113d:\t75 fa                \tjne    401139 <f+0x9>
  40113e:\tc3                   \tret
  40113f:\t06                   \t(bad)
\t...

0000000000401150 <g(int, double)>:
  401150:\te8 db ff ff ff       \tcall   401130 <f>
  401155:\teb f9                \tjmp    401150 <g(int, double)>
"""


def test_x86() -> None:
    listing = parse(X86, detect_isa(X86))
    assert [i.mnemonic for i in listing.instructions] == [
        "testq", "jle", "vaddsd", "decl", "jne", "ret", "call", "jmp",
    ]  # fmt: skip
    assert listing.labels == {"f": 0, "f+0x9": 2, "f+0xe": 5, "g_int__double_": 6}
    assert [(f.name, f.start, f.stop) for f in listing.functions] == [("f", 0, 6), ("g_int__double_", 6, 8)]
    assert [(u.line, u.text) for u in listing.unknown] == [
        (X86[: X86.index("(bad)")].count("\n") + 1, "(bad)")
    ]
    assert listing.instructions[0].line == X86[: X86.index("test ")].count("\n") + 1
    assert listing.locations[0] == SourceLocation("/src/k.c", 3)
    assert listing.locations[2] == SourceLocation("/src/k.c", 4)


def test_labels_of_a_loop() -> None:
    listing = parse(X86, "x86-64")
    (loop,) = control_flow(listing, listing.functions[0]).loops
    assert loop.label == "f+0x9"


def test_without_raw_bytes_and_in_aarch64() -> None:
    text = """
0000000000000000 <f>:
   0:\tld1d\t{z0.d}, p0/z, [x0, x2, lsl #3]
   4:\tincd\tx2
   8:\twhilelo\tp0.d, x2, x1
   c:\tb.any\t0 <f>  // b.first
  10:\tret
  14:\t.inst\t0x00c0ffee ; undefined
"""
    listing = parse(text, "aarch64")
    assert [i.target for i in listing.instructions if i.kind is Kind.BRANCH] == ["f"]
    assert len(listing.instructions) == 5
    assert [u.text for u in listing.unknown] == [".inst 0x00c0ffee ; undefined"]


def test_numeric_labels_of_a_source_are_no_addresses() -> None:
    assert not is_disassembly("f:\n1:\taddq $8, %rax\n jne 1b\n")


SOURCE = """
double dot(long n, const double *x, const double *y) {
  double s = 0;
  for (long i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}
int find(int n, const short *x, short v) { for (int i = 0; i < n; i++) if (x[i] == v) return i; return -1; }
"""
X86_DUMPS = (["objdump", "-d"], ["objdump", "-d", "-M", "intel", "--no-show-raw-insn"], ["objdump", "-dr"])
LLVM = shutil.which("llvm-objdump") or shutil.which("llvm-objdump-19") or "llvm-objdump"


@pytest.mark.parametrize(
    ("isa", "compiler", "dumps"),
    [
        ("x86-64", "gcc", [*X86_DUMPS, [LLVM, "-d"]]),
        ("aarch64", "aarch64-linux-gnu-gcc", [["aarch64-linux-gnu-objdump", "-d"], [LLVM, "-d"]]),
    ],
)
def test_same_as_the_assembly_it_was_made_from(isa, compiler, dumps, tmp_path) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"needs {compiler}")
    (tmp_path / "k.c").write_text(SOURCE)
    command = [compiler, "-O2", str(tmp_path / "k.c"), "-o"]
    subprocess.run([*command, str(tmp_path / "k.s"), "-S"], check=True)
    subprocess.run([*command, str(tmp_path / "k.o"), "-c"], check=True)

    def accesses(listing):
        code = [
            i for i in listing.instructions if i.kind is not Kind.NOP and not i.mnemonic.startswith("xchg")
        ]
        return [(i.kind, i.reads, i.writes, i.target and listing.labels[i.target]) for i in code]

    expected = [access[:3] for access in accesses(parse((tmp_path / "k.s").read_text(), isa))]
    previous = None
    for dump in dumps:
        if shutil.which(dump[0]) is None:
            continue
        output = subprocess.run(
            [*dump, str(tmp_path / "k.o")], check=True, capture_output=True, text=True
        ).stdout
        listing = parse(output, detect_isa(output))
        assert not listing.unknown
        assert {f.name for f in listing.functions} == {"dot", "find"}
        found = accesses(listing)
        assert [access[:3] for access in found] == expected
        assert previous in (None, found)
        previous = found
    assert previous


def test_compressed_instructions_of_riscv_and_local_labels() -> None:
    text = (
        "g.o:     file format elf64-littleriscv\n\nDisassembly of section .text:\n\n"
        "0000000000000000 <dot>:\n   0:\tf2000553          \tfmv.d.x\tfa0,zero\n"
        "   4:\tce09                \tbeqz\ta2,1e <.L4>\n\n"
        "000000000000000c <.L3>:\n   c:\t2118                \tfld\tfa4,0(a0)\n"
        "   e:\t52f77543          \tfmadd.d\tfa0,fa4,fa5,fa0\n"
        "  12:\tfea79ae3          \tbne\ta5,a0,c <.L3>\n\n"
        "000000000000001e <.L4>:\n  1e:\t8082                \tret\n"
    )
    listing = parse(text, detect_isa(text))
    assert (listing.isa, listing.unknown) == ("riscv64", ())
    assert [function.name for function in listing.functions] == ["dot"]
    assert [i.mnemonic for i in listing.instructions] == ["fmv.d.x", "beqz", "fld", "fmadd.d", "bne", "ret"]
    assert [i.target for i in listing.instructions] == [None, ".L4", None, None, ".L3", None]
    assert (listing.labels[".L3"], listing.labels[".L4"]) == (2, 5)


def test_functions_of_mach_o_have_the_names_that_others_see() -> None:
    member = """{0}:\tfile format mach-o arm64

SYMBOL TABLE:
0000000000000000 l     F __TEXT,__text ltmp0
0000000000000008 l     O __LD,__compact_unwind ltmp1
0000000000000000 g     F __TEXT,__text _{0}
0000000000000004 g     F __TEXT,__text _{0}2

Disassembly of section __TEXT,__text:

0000000000000000 <ltmp0>:
       0: 17ffffff     \tb\t0x0 <ltmp0>

0000000000000004 <_{0}2>:
       4: d65f03c0     \tret
"""
    text = with_declared_names(member.format("f") + member.format("g"))
    assert "ltmp" not in text and "SYMBOL" not in text
    assert text.count("<_f>") == text.count("<_g>") == 2
    listing = parse(text, "aarch64")
    assert [function.name for function in listing.functions] == ["_f", "_f2", "_g", "_g2"]
