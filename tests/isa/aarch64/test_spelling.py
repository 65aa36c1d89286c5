"""Capitals and Apple's arrangements are read as the usual spelling."""

import pytest
from chainline.asm.listing import listing_of_text
from chainline.isa.aarch64.decode import decode
from chainline.isa.aarch64.operands import with_arrangements
from chainline.isa.instruction import DecodeError
from chainline.isa.registry import detect_isa


@pytest.mark.parametrize(
    ("apple", "usual"),
    [
        ("fmla.2d v0, v1, v2", "fmla v0.2d, v1.2d, v2.2d"),
        ("fmla.4s v0, v1, v2[3]", "fmla v0.4s, v1.4s, v2.s[3]"),
        ("fadd.2d v0, v1, v2", "fadd v0.2d, v1.2d, v2.2d"),
        ("faddp.2d d0, v1", "faddp d0, v1.2d"),
        ("addv.4s s0, v1", "addv s0, v1.4s"),
        ("dup.2d v0, v1[0]", "dup v0.2d, v1.d[0]"),
        ("dup.4s v0, w3", "dup v0.4s, w3"),
        ("mov.16b v0, v1", "mov v0.16b, v1.16b"),
        ("ushll.8h v0, v1, #0", "ushll v0.8h, v1.8b, #0"),
        ("umlal2.4s v0, v1, v2", "umlal2 v0.4s, v1.8h, v2.8h"),
        ("xtn.4h v0, v1", "xtn v0.4h, v1.4s"),
        ("xtn2.8h v0, v1", "xtn2 v0.8h, v1.4s"),
        ("ld1.2d { v0, v1 }, [x0], #32", "ld1 { v0.2d, v1.2d }, [x0], #32"),
        ("movi.2d v0, #0000000000000000", "movi v0.2d, #0000000000000000"),
        ("ext.16b v0, v1, v2, #8", "ext v0.16b, v1.16b, v2.16b, #8"),
    ],
)
def test_apple(apple: str, usual: str) -> None:
    assert with_arrangements(apple) == usual
    assert decode(apple, 1) == decode(usual, 1)


@pytest.mark.parametrize("text", ["uaddw.8h v0, v1, v2", "fmla.3d v0, v1, v2", "sshll.8b v0, v1, #0"])
def test_arrangements_that_the_suffix_does_not_tell_are_unknown(text: str) -> None:
    with pytest.raises(DecodeError):
        decode(text, 1)


@pytest.mark.parametrize(
    "text",
    [
        "fmadd d0, d1, d2, d0",
        "ldr d1, [x3, x4, lsl #3]",
        "fmla z0.d, p1/m, z2.d, z3.d",
        "csel x0, x1, xzr, ge",
    ],
)
def test_capitals(text: str) -> None:
    assert decode(text.upper(), 1) == decode(text, 1)


def test_a_loop_in_capitals() -> None:
    text = "KERN:\n.L41F040:\n\tLDR D2, [X5], #8\n\tSUBS W14, W14, #1\n\tB.GT .L41F040\n\tRET\n"
    assert detect_isa(text) == "aarch64"
    listing = listing_of_text(text)
    assert not listing.unknown and listing.labels == {"KERN": 0, ".L41F040": 0}
    assert listing.instructions[2].target == ".L41F040"


def test_comments_of_apple() -> None:
    text = (
        "\t.section\t__TEXT,__text,regular,pure_instructions\n_f:\t\t; @f\n; %bb.0: mov x1, x1\n"
        "LBB0_1:\t; =>This Loop; Header\n\tfmla.2d\tv0, v1, v2\t; the sum\n"
        "\tsubs\tx0, x0, #1\n\tb.ne\tLBB0_1\n\tret\n"
    )
    listing = listing_of_text(text)
    assert [i.mnemonic for i in listing.instructions] == ["fmla", "subs", "b.ne", "ret"]
    assert not listing.unknown
