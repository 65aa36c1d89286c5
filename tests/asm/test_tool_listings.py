"""Listings of debuggers, profilers and assemblers: the right loop, or one line that says what a text is."""

import json

import chainline as cl
import pytest
from chainline.asm.control_flow import control_flow, loop_instructions
from chainline.asm.listing import listing_of_text, parse, read_listing, refuse_other_sources
from chainline.errors import UsageError

LOOP = ["addsd (%rdi),%xmm0", "add $0x8,%rdi", "cmp %rsi,%rdi", "jne sum+0x4", "ret"]

GDB = """Dump of assembler code for function sum:
   0x0000000000001130 <+0>:\txorps  %xmm0,%xmm0
   0x0000000000001133 <+3>:\tnop
=> 0x0000000000001134 <+4>:\taddsd  (%rdi),%xmm0
   0x0000000000001138 <+8>:\tadd    $0x8,%rdi
   0x000000000000113c <+12>:\tcmp    %rsi,%rdi
   0x000000000000113f <+15>:\tjne    0x1134 <sum+4>
   0x0000000000001141 <+17>:\tret
End of assembler dump.
"""
PERF = """ Percent |\tSource code & Disassembly of a.out for cycles (10 samples, percent: local period)
---------------------------------------------------------------------------------
         : 3    0000000000001130 <sum>:
    0.00 :   1130:   xorps  %xmm0,%xmm0
    0.00 :   1133:   nop
         :   loop:
   92.85 :   1134:   addsd  (%rdi),%xmm0
    8.48 :   1138:   add    $0x8,%rdi
    0.00 :   113c:   cmp    %rsi,%rdi
    1.01 :   113f:   jne    1134 <sum+0x4>
    0.00 :   1141:   ret
"""
DUMPBIN = """Microsoft (R) COFF/PE Dumper Version 14.38.33130.0

Dump of file sum.obj

File Type: COFF OBJECT

sum:
  0000000000001130: 0F 57 C0           xorps       xmm0,xmm0
  0000000000001133: 90                 nop
  0000000000001134: F2 0F 58 01        addsd       xmm0,mmword ptr [rcx]
  0000000000001138: 48 81 C1 00 10 00  add         rcx,1000h
                    00
  000000000000113F: 48 3B CA           cmp         rcx,rdx
  0000000000001142: 75 F0              jne         0000000000001134
  0000000000001144: C3                 ret

  Summary

          10 .text$mn
"""


@pytest.mark.parametrize(
    "text",
    [
        GDB,
        GDB.replace(":\t", ":\tf2 0f 58 01\t"),
        GDB.replace(":\t", ":\tf2 0f 58           \t"),
        GDB.replace("=> 0x", "/tmp/sum.c:\n3\t  s += a[i];\n=> 0x"),
        "\n".join(line.replace("<+", "<sum+") for line in GDB.splitlines()[1:-1]),
        PERF,
    ],
    ids=["gdb", "gdb with bytes", "gdb with padded bytes", "gdb with source", "gdb x/i", "perf"],
)
def test_listings_of_tools(text: str) -> None:
    listing = listing_of_text(text)
    assert [i.text for i in listing.instructions] == ["xorps %xmm0,%xmm0", "nop", *LOOP]
    assert listing.labels["sum+0x4"] == 2
    assert not listing.unknown
    flow = control_flow(listing, listing.functions[0])
    assert [i.text for loop in flow.loops for i in loop_instructions(listing, flow, loop)] == LOOP[:-1]


@pytest.mark.parametrize("address", ["", "0x4 "])
def test_symbolized_operands_of_llvm(address: str) -> None:
    lines = " 0: d2 \tnop\n<L0>:\n 4: c3 \taddq\t$1, %rax\n 8: 75 ec \tjne\t <L0>\n a: c3 \tretq\n"
    text = "\nk.o:\tfile format elf64-x86-64\n\n" + "".join(
        f"000000000000000{n} <{name}>:\n{lines}\n" for n, name in enumerate(("f", "g"))
    ).replace(" <L0>\n", f" {address}<L0>\n")
    listing = listing_of_text("Disassembly of section .text:\n" + text)
    assert not listing.unknown
    assert [i.target for i in listing.instructions if i.target] == ["f.L0", "g.L0"]
    assert (listing.labels["f.L0"], listing.labels["g.L0"]) == (1, 5)


def test_dumpbin() -> None:
    listing = listing_of_text(DUMPBIN)
    assert [i.text for i in listing.instructions][2:6] == [
        "addsd xmm0,mmword ptr [rcx]",
        "add rcx,0x1000",
        "cmp rcx,rdx",
        "jne sum+0x4",
    ]
    assert listing.labels["sum+0x4"] == 2 and not listing.unknown
    assert [f.name for f in listing.functions] == ["sum"]


def test_compiler_explorer() -> None:
    lines = ["f:", ".L2:", "  addq $8, %rax", "  jne .L2", "  ret"]
    listing = listing_of_text(json.dumps({"asm": [{"text": line, "source": None} for line in lines]}))
    assert [(i.line, i.text) for i in listing.instructions] == [
        (3, "addq $8, %rax"),
        (4, "jne .L2"),
        (5, "ret"),
    ]


@pytest.mark.parametrize(
    "text", ['{"asm": [', '{"asm": 7} %rax', '{"asm": [{"x": "%rax"}]}', '{"asm":' + "[" * 50000]
)
def test_json_without_assembly(text: str) -> None:
    with pytest.raises(UsageError, match="JSON without a list"):
        parse(text, "x86-64")


def test_nasm() -> None:
    text = """; a source of NASM
%define N 4
STEP equ 8*N
%macro FMA 2
    vfmadd231pd %1, ymm8, [rsi + rax + %2]
%endmacro
section .data
table: dq 1, 2
section .text
global first, second
first:
.loop:
    dec dword [rdi] ; counts
    jnz .loop
    ret
second:
    xor eax, eax
align 16
.loop:
    %rep 2
    FMA ymm0, 0Ah
    %endrep
    add rax, STEP
    dec rdi
    jnz .loop
    %use fp
    ret
"""
    listing = listing_of_text(text)
    assert [i.text for i in listing.instructions] == [
        "dec dword ptr [rdi]",
        "jnz first.loop",
        "ret",
        "xor eax, eax",
        *["vfmadd231pd ymm0, ymm8, [rsi + rax + 0x0A]"] * 2,
        "add rax, 32",
        "dec rdi",
        "jnz second.loop",
        "ret",
    ]
    assert [(u.line, u.text) for u in listing.unknown] == [(26, "%use fp")]
    assert (listing.labels["first.loop"], listing.labels["second.loop"]) == (0, 4)


def test_names_of_an_included_file_do_not_tell_the_instruction_set_of_nasm() -> None:
    text = """%include "x86inc.asm"
SECTION_RODATA 16
w8: db 1
cglobal sum, 3, 3, 2, dst, src, n
.loop:
    vaddps m0, m0, [srcq+x1*4]
    dec nd
    jg .loop
    RET
"""
    listing = listing_of_text(text)
    assert (listing.isa, listing.syntax) == ("x86-64", "intel")
    assert any("x86inc" in unknown.text for unknown in listing.unknown)


def test_text_of_nasm() -> None:
    text = """%define ACC(n) ymm %+ n
%define SRC rsi + rax
%assign i 4
%xdefine SUM ymm %+ i
%macro ADD 1-2 8
%%again:
    vaddpd ACC(%1), SUM, [SRC + 4*%2]
    dec rdi
    jnz %%again
%endmacro
section .text
f:
    ADD 3
    ADD i, 16
%ifdef SRC
    vsqrtpd xmm %+ i, xmm0
%endif
%undef SRC
    mov rax, SRC
    ret
"""
    listing = listing_of_text(text)
    assert [i.text for i in listing.instructions] == [
        "vaddpd ymm3, ymm4, [rsi + rax +32]",
        "dec rdi",
        "jnz nasm1_again",
        "vaddpd ymm4, ymm4, [rsi + rax +64]",
        "dec rdi",
        "jnz nasm2_again",
        "vsqrtpd xmm4, xmm0",
        "mov rax, SRC",
        "ret",
    ]
    assert [listing.labels[f"nasm{call}_again"] for call in (1, 2)] == [0, 3]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_texts_of_two_bytes_a_character(tmp_path, encoding) -> None:
    mark = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}.get(encoding, b"")
    path = tmp_path / "f.s"
    path.write_bytes(mark + "f:\r\n.L1:\r\n addq $8, %rax\r\n jne .L1\r\n ret\r\n".encode(encoding))
    assert [i.line for i in read_listing(path).instructions] == [3, 4, 5]


def test_half_a_character_at_the_end(tmp_path) -> None:
    path = tmp_path / "f.s"
    path.write_bytes("\ufeff addq $8, %rax\n".encode("utf-16-le") + b"\x20")
    assert len(read_listing(path).instructions) == 1


def test_comments_of_julia() -> None:
    text = "; ┌ @ a.jl:3 within `f'\nL16:\n; │┌ @ b.jl:4 within `+'\n addq $1, %rax\n jne L16\n; └└\n retq\n"
    listing = listing_of_text(text)
    assert len(listing.instructions) == 3 and not listing.unknown


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("\t.syntax unified\n\tadd r0, r0, #1\n\tbx lr\n", "ARM32"),
        ("\t.abiversion 2\nf:\n\tblr\n", "PowerPC"),
        ("f:\n\tmtctr 5\n.L1:\n\tlfdu 0, 8(3)\n\tbdnz .L1\n", "PowerPC"),
        ("\t.attribute 5, \"rv32i2p1\"\n\tadd a0, a0, a1\n", "RISC-V of 32 bits"),
        ("f:\n\tpushl\t%ebp\n\tmovl 8(%ebp), %eax\n", "i386"),
        ("f:\n\tpush ebp\n\tmov eax, [ebp+8]\n", "i386"),
        ("f:\n\tpushl\t%ebp\n\tmovl 8(%ebp), %eax\n\tpopl %ebp\n\tretl\n", "i386"),
        ("f:\n\tmovl 4(%esp), %eax\n\tret\n", "i386"),
        ("f:\n\taddsd %xmm1, %xmm0\n\tretl\n", "i386"),
        ("f.o:     file format elf32-i386\n\n00000000 <f>:\n   0:\t40\tinc %eax\n", "i386"),
        ("\t.set noreorder\n\taddiu $sp, $sp, -8\n", "MIPS"),
        (".visible .entry f()\n", "PTX"),
        ("f:\n\t.functype f (i32) -> ()\n", "WebAssembly"),
        ("TEXT main.dot(SB) a.go\n  a.go:3\t\t0x457c60\t\t4883ec18\t\tSUBQ $0x18, SP\n", "Go's own"),
        ("Percent│\n       │    Disassembly of section .text:\n  1.2  │ 7: mov %rax,%rbx\n", "what `perf"),
        ("main.dot STEXT size=64 args=0x30\n", "Go's own"),
    ],
)  # fmt: skip
def test_other_instruction_sets_are_named(text: str, name: str) -> None:
    with pytest.raises(UsageError, match=f"is {name}"):
        listing_of_text(text)


@pytest.mark.parametrize(
    "text",
    [
        "f:\n\tpushq %rbp\n\tpopq %rbp\n\taddl $1, %eax\n\tret\n",
        "f:\n\tmovl 4(%esp), %eax\n\taddl $1, %r8d\n\tret\n",
        "f:\n\taddl $1, %eax\n\tret\n",
        "f:\n\tpush rbp\n\tmov eax, [ebp+8]\n",
        "\t.set x, 1\nf:\n\taddl $1, %eax\n",
        "f:\n\tadd x0, x1, x2\n\tsave = 1\n",
    ],
)
def test_what_is_read_is_not_taken_for_another(text: str) -> None:
    assert listing_of_text(text).instructions


def test_an_empty_label_is_one() -> None:
    assert listing_of_text('"": addq $8, %rax\n ret\n').instructions[0].text == "addq $8, %rax"


OBJDUMP = """
k.o:     file format elf64-x86-64


Disassembly of section .text:

0000000000001130 <sum>:
    1130:\t       0f 57 c0             \txorps  %xmm0,%xmm0
    1133:\t       90                   \tnop
    1134:\t/----> f2 0f 58 07          \taddsd  (%rdi),%xmm0
    1138:\t|      48 83 c7 08          \tadd    $0x8,%rdi
    113c:\t|      48 39 f7             \tcmp    %rsi,%rdi
    113f:\t\\----- 75 f3                \tjne    1134 <sum+0x4>
    1141:\t       c3                   \tret
"""
GAS_LISTING = """GAS LISTING k.s \t\t\tpage 1


   1              \t\t.text
   2              \tsum:
   3 0000 0F57C0   \t\txorps\t%xmm0, %xmm0
   4              \t.L3:
   5 0004 F20F5804 \t\taddsd\t(%rdi,%rax,8), %xmm0
   5      C7
   6 0009 4883C001 \t\taddq\t$1, %rax
   7 0010 75EE     \t\tjne\t.L3
   8 0012 C3       \t\tret
"""
OTOOL = """sum.o:
(__TEXT,__text) section
_sum:
0000000100003f04\tmovi\td0, #0000000000000000
0000000100003f08\tldr\td1, [x0], #0x8
0000000100003f10\tfadd\td0, d0, d1
0000000100003f14\tsubs\tx2, x2, #0x1
0000000100003f18\tb.ne\t0x100003f08
0000000100003f1c\tret
"""
LLDB = """a.out`sum:
    0x100003f04 <+0>:  movi   d0, #0000000000000000
    0x100003f08 <+4>:  ldr    d1, [x0], #0x8
->  0x100003f10 <+12>: fadd   d0, d0, d1
    0x100003f14 <+16>: subs   x2, x2, #0x1
    0x100003f18 <+20>: b.ne   0x100003f08               ; <+4> at a.c:4
    0x100003f1c <+24>: ret
"""
STUDIO = """--- c:\\a.cpp ---
    for (int i...
00007FF6A1B21000  xorps       xmm0,xmm0
00007FF6A1B21010  addsd       xmm0,mmword ptr [rcx+rax*8]
00007FF6A1B2101E  inc         rax
00007FF6A1B21024  jl          dot+10h (07FF6A1B21010h)
00007FF6A1B21026  ret
"""
WINDBG = """00007ff6`a1b21230 0f57c0 xorps xmm0,xmm0
00007ff6`a1b21237 f20f5807 addsd xmm0,mmword ptr [rdi]
00007ff6`a1b2123b 4883c708 add rdi,8
00007ff6`a1b21242 75f3 jne prog!dot+0x7 (00007ff6`a1b21237)
00007ff6`a1b21244 c3 ret
"""
IDA = """.text:0000000000401136 sum             proc near
.text:0000000000401136                 xorps   xmm0, xmm0
.text:0000000000401138 loc_401138:
.text:0000000000401138                 addsd   xmm0, qword ptr [rdi+rax*8]
.text:000000000040113D                 inc     rax
.text:0000000000401143                 jnz     short loc_401138
.text:0000000000401145                 retn
.text:0000000000401145 sum             endp
"""
DOTNET = """; Assembly listing for method Program:Sum(double[]):double (Tier1)
; Emitting BLENDED_CODE for X64 with AVX512 - Unix

G_M000_IG02:                ;; offset=0x0004
       vxorps   xmm0, xmm0, xmm0
       align    [8 bytes for IG03]

G_M000_IG03:                ;; offset=0x0020
       vaddsd   xmm0, xmm0, qword ptr [rdi+8*rax+0x10]
       inc      eax
       jg       SHORT G_M000_IG03

G_M000_IG04:                ;; offset=0x0040
       ret

RWD00  \tdq\t3FF0000000000000h
; Total bytes of code 69
"""
FASM = """format ELF64
section '.text' executable
public sum
sum:
 xorps xmm0, xmm0
.l:
 addsd xmm0,[rdi]
 add rdi,8
 jnz .l
 ret
"""
SMALL = "sum:\n xorps xmm0, xmm0\n.L1:\n addsd xmm0, qword ptr [rdi]\n add rdi, 8\n jnz .L1\n ret\n"
CAPITALS = "SUM:\n XORPS XMM0, XMM0\n.L1:\n ADDSD XMM0, REAL8 PTR [RDI]\n ADD RDI, 8\n JNZ .L1\n RET\n"


@pytest.mark.parametrize(
    ("text", "body"),
    [
        (OBJDUMP, ["addsd", "addq", "cmpq", "jne"]),
        (OBJDUMP.replace("\t/---->", "\t\x1b[38;5;11m/---->\x1b[0m"), ["addsd", "addq", "cmpq", "jne"]),
        (
            OBJDUMP.replace("<sum>:", "<sum> (File Offset: 0x40):").replace(
                "+0x4>", "+0x4> (File Offset: 0x44)"
            ),
            ["addsd", "addq", "cmpq", "jne"],
        ),
        (PERF.replace("Percent", "Samples").replace(".85 ", " "), ["addsd", "addq", "cmpq", "jne"]),
        (PERF.replace("(%rdi),%xmm0", "(%rdi),%xmm0 // k.c:3"), ["addsd", "addq", "cmpq", "jne"]),
        (GAS_LISTING, ["addsd", "addq", "jne"]),
        (OTOOL, ["ldr", "fadd", "subs", "b.ne"]),
        (LLDB, ["ldr", "fadd", "subs", "b.ne"]),
        (STUDIO, ["addsd", "incq", "jl"]),
        (WINDBG, ["addsd", "addq", "jne"]),
        (IDA, ["addsd", "incq", "jnz"]),
        (DOTNET, ["vaddsd", "incl", "jg"]),
        (FASM, ["addsd", "addq", "jnz"]),
        (CAPITALS, ["addsd", "addq", "jnz"]),
        ("".join(f"> {line}\n" for line in SMALL.split("\n")), ["addsd", "addq", "jnz"]),
        (
            "".join(f"{n:4d} {line}\n" for n, line in enumerate(SMALL.split("\n"), 1)),
            ["addsd", "addq", "jnz"],
        ),
        ("".join(f"{n}\t{line}\n" for n, line in enumerate(SMALL.split("\n"), 1)), ["addsd", "addq", "jnz"]),
        (SMALL.replace("\n", "\r"), ["addsd", "addq", "jnz"]),
        (
            "\t.text\n\tacc .req v0\n\tptr .req x0\n.L1:\n\tfadd acc.2d, acc.2d, v1.2d\n"
            "\tsubs ptr, ptr, #1\n\tb.ne .L1\n",
            ["fadd", "subs", "b.ne"],
        ),
        ("\tstep = 8\n.L1:\n\taddq $step*2, %rax\n\tjne .L1\n", ["addq", "jne"]),
    ],
)
def test_the_loop_of_each_listing(text, body) -> None:
    listing = listing_of_text(text)
    assert not listing.unknown
    loops = [
        [i.mnemonic for i in loop_instructions(listing, flow, loop)]
        for function in listing.functions
        for flow in [control_flow(listing, function)]
        for loop in flow.loops
    ]
    assert loops == [body]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0000000000000000 <dot> test   %rdx,%rdx\n0000000000000003 <dot+0x3> ret\n", "--prefix-addresses"),
        (
            "Samples: 2K of event 'cycles'\nPercent        \n    f():\n      mov %rax,%rbx\n",
            "`--stdio` for it",
        ),
        (
            "\nk.o:     file format elf64-x86-64\n\n<dot>:\n\t48 85 d2 \ttest %rdx,%rdx\n",
            "without --no-addresses",
        ),
        ("f:\n{\tr0 = memw(r1+#0)\n}\n", "is Hexagon code"),
        ("__SP_H__ = 62\nf:\n\tldi r24, 1\n", "is AVR code"),
        ("f:\n\tmov\t#0, r12\n\tret\n", "is MSP430 code"),
        ("f:\n\tmove.l (4,%sp), %d0\n\trts\n", "is 68000 code"),
        ("f:\n\tldd [%o0], %f0\n\tretl\n", "is SPARC code"),
        ("k.wasm:\tfile format wasm\n\n00000001 <f>:\n  a: 20 02 \tlocal.get\t2\n", "is WebAssembly code"),
        ("\tcode for sm_80\n\t/*0000*/  MOV R1, c[0x0][0x28] ;\n", "is NVIDIA SASS code"),
        ("  Code:\n     0: dconst_0\n     1: dstore_3\n", "is Java byte code"),
        ("f: " + "a" * 2_000_000, "line 1: has 2000003 characters"),
    ],
)
def test_what_other_texts_are(text, said) -> None:
    with pytest.raises(UsageError) as error:
        listing_of_text(text)
    assert said in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [("a.rs", "rustc -O --emit asm"), ("a.GO", "objdump -d"), ("a.jl", "code_native"), ("a.cu", "CUDA")],
)
def test_sources_of_other_languages(name, said) -> None:
    with pytest.raises(UsageError, match=said):
        refuse_other_sources(name)
    refuse_other_sources("a.c")


def test_long_strings_are_passed_over() -> None:
    listing = listing_of_text('\t.ascii "' + "x" * 3_000_000 + '"\nf:\n addq $8, %rax\n ret\n')
    assert [i.line for i in listing.instructions] == [3, 4]


REMARKS = "f:\n.L1:\n addq $8, %rdi ; the next one\n cmpq %rsi, %rdi ; not the end?\n jne .L1 ; again\n ret\n"


@pytest.mark.parametrize(
    "text",
    [
        REMARKS,
        REMARKS.replace(";", "//").replace(".L1:", ".L1: // the loop"),
        REMARKS.replace("addq $8, %rdi", "add rdi, 8").replace("cmpq %rsi, %rdi", "cmp rdi, rsi"),
        REMARKS.replace(" ; the next one\n", ";").replace(" ; not the end?\n", ";").replace(" ; again", ""),
        "diff --git a/f.s b/f.s\n--- a/f.s\n+++ b/f.s\n@@ -1,2 +1,4 @@\n"
        + "".join(f"+{line}\n" for line in REMARKS.splitlines()[:4])
        + "- jne .L2\n  jne .L1\n  ret\n",
        "f:\n.L1:       ; =>This Inner Loop\n\tadd x0, x0, #8   ; 8-byte Folded\n"
        "\tcmp x0, x1\n\tb.ne .L1\n\tret\n",
    ],
)
def test_remarks_are_no_instructions(text) -> None:
    listing = listing_of_text(text)
    assert not listing.unknown and len(listing.instructions) == 4
    flow = control_flow(listing, listing.functions[0])
    assert [len(loop_instructions(listing, flow, loop)) for loop in flow.loops] == [3]


LOOPS = "{0}\n.L{2}:\n\taddq $8, %rdi\n\tdecq %rcx\n\tjne .L{2}\n\tret\n{1}"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("f:\n" + LOOPS.format("", "g:\n", 1) + LOOPS.format("", "", 2), ["f", "g"]),
        (
            "\t.globl f\nf:\n" + LOOPS.format("", "\tnop\nhelper:\n", 1) + LOOPS.format("", "", 2),
            ["f", "helper"],
        ),
        (
            "sum(double const*, long):\n"
            + LOOPS.format("", "std::vec<int>::f() const:\n", 1)
            + LOOPS.format("", "", 2),
            ["sum_double_const___long_", "std__vec_int___f___const"],
        ),
        (
            "example::sum:\n" + LOOPS.format("", "example::dot:\n", 1) + LOOPS.format("", "", 2),
            ["example__sum", "example__dot"],
        ),
        ("f:\n\tje g\n" + LOOPS.format("", "g:\n", 1) + LOOPS.format("", "", 2), ["f"]),  # led to
        (
            "f:\n\tjmp *%rax\n" + LOOPS.format("", "g:\n", 1) + LOOPS.format("", "", 2),
            ["f"],
        ),  # led to, perhaps
        (LOOPS.format("", "", 1) + LOOPS.format("", "", 2), [".L1"]),  # no name but of local labels
    ],
)
def test_labels_behind_a_return_are_functions(text, names):
    """Copies of Compiler Explorer and hand-written files declare none, and lost all but the first."""
    assert [function.name for function in parse(text, "x86-64").functions] == names


@pytest.mark.parametrize("name", ["dot", "dot(double const*, long)"])
def test_demangled_functions_are_named_as_they_are_written(name, tmp_path):
    path = tmp_path / "copy.s"
    first = "sum(long):\n" + LOOPS.format("", "dot(double const*, long):\n", 1)
    path.write_text(first + LOOPS.format("", "", 2))
    functions = cl.analyze(path, "zen4", name).to_json()["functions"]
    assert [each["name"] for each in functions] == ["dot_double_const___long_"]
    with pytest.raises(UsageError, match="function do: no such function"):
        cl.analyze(path, "zen4", "do")
