"""Sizes and addresses of memory operands."""

import pytest
from chainline.isa.aarch64.decode import decode as aarch64
from chainline.isa.state import State, access_bytes, compile_address
from chainline.isa.x86_64.decode import decode as x86

SIZES = [
    ("ldr z0, [x0, #1, mul vl]", 64),
    ("ldr p0, [x0, #1, mul vl]", 8),
    ("ldr q0, [x0]", 16),
    ("ldp x0, x1, [sp]", 16),
    ("ld1d {z0.d}, p0/z, [x0]", 64),
    ("ld1w {z0.d}, p0/z, [x0]", 32),
    ("ld1sb {z0.d}, p0/z, [x0]", 8),
    ("ld1rd {z0.d}, p0/z, [x0]", 8),
    ("ld3d {z0.d, z1.d, z2.d}, p0/z, [x0]", 192),
]


@pytest.mark.parametrize(("text", "n_bytes"), SIZES)
def test_bytes_of_an_access_at_512_bits(text, n_bytes):
    instruction = aarch64(text, 1)
    assert access_bytes(instruction, instruction.loads[0], 512) == n_bytes


REGISTERS = {"x0": 1000, "x1": (1 << 32) - 2, "sp": 4096, "rsp": 4096, "rax": 2, "rcx": (1 << 64) - 8}
ADDRESSES = [
    (aarch64, "ldr z0, [x0, #-2, mul vl]", 1000 - 128),
    (aarch64, "ldr x2, [x0, w1, sxtw #3]", 1000 - 16),
    (aarch64, "ldr x2, [x0, w1, uxtw #3]", 1000 + 8 * ((1 << 32) - 2)),
    (aarch64, "ldr x2, [x0], #8", 1000),
    (aarch64, "ldr x2, [x0, #8]!", 1008),
    (aarch64, "ldr x2, [x5]", None),
    (x86, "movq 8(%rsp,%rax,4), %rdx", 4096 + 8 + 8),
    (x86, "movq (%rsp,%rcx), %rdx", 4088),
    (x86, "movq table+8(%rip), %rdx", 5008),
    (x86, "movq table(,%rax,8), %rdx", 5016),
    (x86, "movq elsewhere(%rip), %rdx", None),
]


@pytest.mark.parametrize(("decode", "text", "address"), ADDRESSES)
def test_address_of_an_access(decode, text, address):
    instruction = decode(text, 1)
    state = State(512, dict(REGISTERS), symbols={"table": 5000})
    assert compile_address(instruction, instruction.loads[0], 512)(state) == address
