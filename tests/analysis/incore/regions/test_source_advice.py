"""What to write otherwise, told from how a loop goes through memory."""

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.incore.regions.source_advice import (
    AT_ONCE,
    BYTES,
    SUMS_IN_REGISTERS,
    TABLES,
    WIDER_STORES,
)
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")
ALL = (AT_ONCE, BYTES, SUMS_IN_REGISTERS, TABLES, WIDER_STORES)
ACCUMULATES = "vmovupd (%r10,%rdi), %ymm1; vfmadd213pd (%rax,%rdi), %ymm3, %ymm1; vmovupd %ymm1, (%rax,%rdi)"
ACCUMULATES += "; addq $32, %rdi; cmpq %rdi, %r14; jne .L1"
AROUND = "vbroadcastsd (%r9), %ymm3; xorl %edi, %edi; .L1: {}; addq $8, %r9; cmpq %r9, %r8; jne .L0"


def proposed(body, outer="{}"):
    text = f"f:; .L0:; {outer.format(body)}" if outer != "{}" else f"f:; .L1:; {body}"
    lines = text.replace(": ", ":; ").replace("; ", "\n")
    found = analyse_file(parse(f"{lines}\n.L9:\nret", "x86-64"), ZEN3, arguments={}).functions[0]
    loop = next(each for each in found.bodies if each.body.label == ".L1")
    return [remedy.change for remedy in remedies(loop, ZEN3) if remedy.change in ALL]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("movzbl (%rdx), %eax; incq %rdx; incl (%rsi,%rax,4); cmpq %rdi, %rdx; jne .L1", [TABLES]),
        ("movzbl (%rsi), %eax; cmpb %al, (%rdi); jne .L9; incq %rdi; decq %rdx; jne .L1", [AT_ONCE]),
        ("movzbl (%rdi), %eax; incq %rdi; addq %rax, %rcx; cmpq %rdi, %rdx; jne .L1", [BYTES]),
        ("movq (%rsi,%rcx), %rax; movq %rax, (%rdi,%rcx); addq $8, %rcx; jne .L1", [WIDER_STORES]),
        ("movq (%rdi), %rdi; incq %rcx; testq %rdi, %rdi; jne .L1", []),
        (ACCUMULATES, []),
    ],
)  # fmt: skip
def test_each_is_told_of_its_kind_of_loop(body, expected):
    assert proposed(body) == expected


def test_sums_in_memory_are_told_of_where_a_loop_around_them_comes_back():
    assert proposed(ACCUMULATES, AROUND) == [SUMS_IN_REGISTERS]
