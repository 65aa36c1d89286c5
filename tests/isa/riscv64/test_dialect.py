"""RISC-V text is told from that of other instruction sets by its first clue."""

from __future__ import annotations

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError
from chainline.isa.registry import detect_isa


@pytest.mark.parametrize(
    "text",
    [
        '\t.attribute arch, "rv64gcv"\n\tret\n',
        "\t.option pic\n\tret\n",
        "\taddi\tsp,sp,-16\n\tsd\tra,8(sp)\n",
        "f:\n\tmv\ts0,a0\n",
        "\tfld\tfa5,0(a0)\n",
        "\tvsetvli a5,a2,e64,m1,ta,ma\n\tvle64.v v8,(a0),v0.t\n",
        "f: fmadd.d fa0, fa1, fa2, fa0",
        "\tbnez\ta5, .L3\n",
        "k.o:     file format elf64-littleriscv\n",
    ],
)
def test_riscv_is_recognised(text: str) -> None:
    assert detect_isa(text) == "riscv64"


@pytest.mark.parametrize(
    ("text", "isa"),
    [
        ("\tadd\tsp, sp, 16\n", "aarch64"),
        ("\tfmadd\td0, d1, d2, d0\n", "aarch64"),
        ("\tfmul\tv0.2d, v1.2d, v2.2d\n", "aarch64"),
        ("\tmovq\t%rsp, %rbp\n", "x86-64"),
        ("\tvaddpd zmm0, zmm1, zmm2\n", "x86-64"),
    ],
)
def test_others_are_not_taken_for_it(text: str, isa: str) -> None:
    assert detect_isa(text) == isa


def test_a_syntax_of_another_set_is_refused() -> None:
    with pytest.raises(UsageError, match="no syntax 'att' for riscv64"):
        parse("ret", "riscv64", "att")


def test_comments_and_words_are_read() -> None:
    code = "f:\n\taddi\ta0, a0, 8              # 8-byte step; kept\n\tret\n"
    text = f"{code}\t.data\nx:\n\t.word\t1, 2\n\t.dword\t3\n"
    listing = parse(text, "riscv64")
    assert [i.text for i in listing.instructions] == ["addi a0, a0, 8", "ret"]
    assert listing.data["x"] == b"\1\0\0\0\2\0\0\0" + b"\3" + bytes(7)
