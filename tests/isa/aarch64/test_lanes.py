"""Source of each element of AArch64 permutations, against the vector it would make."""

import pytest
from chainline.isa.aarch64.decode import decode
from chainline.isa.aarch64.lanes import layout


def elements(text, index=None, bits=256):
    """Elements of 64 bits as letters: b0 is element 0 of operand 1, - zero."""
    units = layout(decode(text, 1), index, bits)
    result = []
    for low, high in zip(units[::2], units[1::2], strict=True):
        assert (low is None) == (high is None)
        assert low is None or high in ((low[0], low[1] + 1), low)
        result.append("-" if low is None else f"{'abcd'[low[0]]}{low[1] // 2}")
    return " ".join(result)


CASES = [
    ("mov z0.d, z1.d", "b0 b1 b2 b3"),
    ("mov v0.16b, v1.16b", "b0 b1"),
    ("fmov d0, d1", "b0"),
    ("mov d0, v1.d[1]", "b1"),
    ("mov v0.d[1], v1.d[0]", "a0 b0"),
    ("dup v0.2d, v1.d[1]", "b1 b1"),
    ("mov z0.d, d1", "b0 b0 b0 b0"),
    ("mov z0.d, z1.d[2]", "b2 b2 b2 b2"),
    ("mov z0.d, x1", "b0 b0 b0 b0"),
    ("movprfx z0, z1", "b0 b1 b2 b3"),
    ("ld1d {z0.d}, p0/z, [x0]", "c0 c1 c2 c3"),
    ("ld1rd {z0.d}, p0/z, [x0]", "c0 c0 c0 c0"),
    ("ldr q0, [x0]", "b0 b1"),
    ("ld1 {v0.d}[1], [x0]", "a0 b0"),
    ("zip1 z0.d, z1.d, z2.d", "b0 c0 b1 c1"),
    ("zip2 z0.d, z1.d, z2.d", "b2 c2 b3 c3"),
    ("uzp1 z0.d, z1.d, z2.d", "b0 b2 c0 c2"),
    ("uzp2 v0.2d, v1.2d, v2.2d", "b1 c1"),
    ("trn1 z0.d, z1.d, z2.d", "b0 c0 b2 c2"),
    ("trn2 z0.d, z1.d, z2.d", "b1 c1 b3 c3"),
    ("rev z0.d, z1.d", "b3 b2 b1 b0"),
    ("ext v0.16b, v1.16b, v2.16b, #8", "b1 c0"),
    ("ext z0.b, z0.b, z1.b, #16", "b2 b3 c0 c1"),
    ("insr z0.d, d1", "b0 a0 a1 a2"),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_layout(text, expected):
    assert elements(text) == expected


def test_table_look_up():
    index = 3 | 1 << 64 | 9 << 128
    assert elements("tbl z0.d, {z1.d}, z2.d", index) == "b3 b1 - b0"
    assert layout(decode("tbl z0.d, {z1.d}, z2.d", 1), None, 256) is None
