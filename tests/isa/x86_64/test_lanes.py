"""Source of each element of x86-64 permutations, against the vector it would make."""

import pytest
from chainline.isa.x86_64.decode import decode
from chainline.isa.x86_64.lanes import layout


def elements(text, index=None):
    """Elements of 64 bits as letters: a0 is element 0 of operand 0, b1 of operand 1, - zero."""
    units = layout(decode(text, 1), index)
    result = []
    for low, high in zip(units[::2], units[1::2], strict=True):
        assert (low is None) == (high is None)
        assert low is None or (high == (low[0], low[1] + 1) and low[1] % 2 == 0)
        result.append("-" if low is None else f"{'abcd'[low[0]]}{low[1] // 2}")
    return " ".join(result)


def pack(*values):
    return sum(value << 64 * n for n, value in enumerate(values))


CASES = [
    ("vmovapd %ymm1, %ymm2", "a0 a1 a2 a3"),
    ("vmovupd (%rax), %xmm2", "a0 a1"),
    ("vmovsd %xmm0, %xmm1, %xmm2", "a0 b1"),
    ("vmovsd (%rax), %xmm2", "a0"),
    ("vmovhpd (%rax), %xmm1, %xmm2", "b0 a0"),
    ("vmovlpd (%rax), %xmm1, %xmm2", "a0 b1"),
    ("vmovhpd %xmm1, (%rax)", "a1"),
    ("vmovddup %ymm1, %ymm2", "a0 a0 a2 a2"),
    ("vmovddup (%rax), %xmm2", "a0 a0"),
    ("vbroadcastsd %xmm1, %ymm2", "a0 a0 a0 a0"),
    ("vbroadcastf128 (%rax), %ymm2", "a0 a1 a0 a1"),
    ("vpermpd $0x1b, %ymm1, %ymm2", "b3 b2 b1 b0"),
    ("vpermpd $0xaa, %zmm1, %zmm2", "b2 b2 b2 b2 b6 b6 b6 b6"),
    ("vpermilpd $5, %ymm1, %ymm2", "b1 b0 b3 b2"),
    ("vunpcklpd %ymm0, %ymm1, %ymm2", "b0 a0 b2 a2"),
    ("vunpckhpd %ymm0, %ymm1, %ymm2", "b1 a1 b3 a3"),
    ("vpunpcklqdq %xmm0, %xmm1, %xmm2", "b0 a0"),
    ("vshufpd $9, %ymm0, %ymm1, %ymm2", "c1 b0 c2 b3"),
    ("vpshufd $0x4e, %xmm1, %xmm2", "b1 b0"),
    ("vinsertf128 $1, %xmm0, %ymm1, %ymm2", "c0 c1 b0 b1"),
    ("vinsertf64x4 $0, %ymm0, %zmm1, %zmm2", "b0 b1 b2 b3 c4 c5 c6 c7"),
    ("vextractf128 $1, %ymm1, %xmm2", "b2 b3"),
    ("vextractf64x4 $1, %zmm1, (%rax)", "b4 b5 b6 b7"),
    ("vshuff64x2 $0x4e, %zmm0, %zmm1, %zmm2", "c4 c5 c6 c7 b0 b1 b2 b3"),
    ("vshuff64x2 $2, %ymm0, %ymm1, %ymm2", "c0 c1 b2 b3"),
    ("vperm2f128 $0x21, %ymm0, %ymm1, %ymm2", "c2 c3 b0 b1"),
    ("vperm2f128 $0x81, %ymm0, %ymm1, %ymm2", "c2 c3 - -"),
    ("valignq $3, %ymm0, %ymm1, %ymm2", "b3 c0 c1 c2"),
    ("vblendpd $5, %ymm0, %ymm1, %ymm2", "b0 c1 b2 c3"),
    ("vmaskmovpd %ymm0, %ymm1, (%rax)", "a0 a1 a2 a3"),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_layout(text, expected):
    assert elements(text) == expected


def test_layout_by_index():
    assert elements("vpermpd %ymm0, %ymm1, %ymm2", pack(3, 0, 5, 2)) == "a3 a0 a1 a2"
    # Table: first the destination (c), then the last source (a); the index is b.
    assert elements("vpermt2pd %ymm0, %ymm1, %ymm2", pack(0, 4, 3, 7)) == "c0 a0 c3 a3"
    # Table: first b, then a; the index is the destination.
    assert elements("vpermi2pd %ymm0, %ymm1, %ymm2", pack(0, 4, 3, 7)) == "b0 a0 b3 a3"


def test_unknown_index_has_no_layout():
    assert layout(decode("vpermpd %ymm0, %ymm1, %ymm2", 1), None) is None
