"""Listings of debuggers, profilers and assemblers: the right loop, or one line that says what a text is."""

import json

import pytest
from chainline.asm.control_flow import control_flow, loop_instructions
from chainline.asm.listing import listing_of_text, parse, read_listing
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
