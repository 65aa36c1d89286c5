"""Useful lanes, repeated work and padding of short hand-checked functions."""

import pytest
from chainline.asm.execute import execute
from chainline.asm.lanes.padding import useful_lanes
from chainline.asm.listing import parse
from hypothesis import given
from hypothesis import strategies as st

X86_ARGUMENTS = {"rdi": 1 << 20, "rsi": 2 << 20, "rdx": 3 << 20}
AARCH64_ARGUMENTS = {"x0": 1 << 20, "x1": 2 << 20, "x2": 3 << 20}


def use(text, isa="x86-64", bits=512):
    listing = parse(text, isa)
    arguments = X86_ARGUMENTS if isa == "x86-64" else AARCH64_ARGUMENTS
    execution = execute(listing, listing.functions[0], arguments, 0 if isa == "x86-64" else bits)
    result = useful_lanes(execution)
    assert (result.useful + result.repeated + result.unused == execution.lanes).all()
    assert result.useful_flops + result.padded_flops == execution.flops
    return result


@given(st.integers(0, 255))
def test_masked_store_demands_its_lanes(mask):
    result = use(f"""
    f: vmovupd (%rdi), %zmm0
    vmulpd 64(%rdi), %zmm0, %zmm1
    vfmadd231pd 128(%rdi), %zmm0, %zmm1
    movl ${mask}, %eax
    kmovd %eax, %k1
    vmovupd %zmm1, (%rsi) {{%k1}}
    ret
    """)
    assert result.useful[1] == result.useful[2] == mask.bit_count()
    assert result.unused[2] == 8 - mask.bit_count()


@given(st.integers(1, 8))
def test_predicated_store_on_sve(n):
    result = use(
        f"""
    f: mov x9, #{n}
    whilelo p1.d, xzr, x9
    ptrue p0.d
    ld1d {{z0.d}}, p0/z, [x0]
    fadd z1.d, z0.d, z0.d
    movprfx z2, z1
    fmla z2.d, p0/m, z0.d, z1.d
    st1d {{z2.d}}, p1, [x1]
    ret
    """,
        "aarch64",
    )
    assert result.useful[4] == result.useful[6] == n


def test_merged_lanes_keep_the_old_value():
    """Lanes 0 and 1 come from the second multiply, the others from the first."""
    result = use("""
    f: vmovupd (%rdi), %zmm0
    vmulpd 64(%rdi), %zmm0, %zmm1
    movl $3, %eax
    kmovd %eax, %k1
    vmulpd 128(%rdi), %zmm0, %zmm1 {%k1}
    vmovupd %zmm1, (%rsi)
    ret
    """)
    assert result.useful[1] == 6
    assert result.useful[4] == 2


def test_zeroed_lanes_do_not():
    result = use("""
    f: vmovupd (%rdi), %zmm0
    vmulpd 64(%rdi), %zmm0, %zmm1
    movl $3, %eax
    kmovd %eax, %k1
    vmovapd %zmm1, %zmm1 {%k1} {z}
    vmovupd %zmm1, (%rsi)
    ret
    """)
    assert result.useful[1] == 2


def test_spill_carries_the_demand():
    result = use("""
    f: vmovupd (%rdi), %ymm0
    vmulpd 64(%rdi), %ymm0, %ymm1
    vmovapd %ymm1, -64(%rsp)
    vmovsd -48(%rsp), %xmm2
    vmovsd %xmm2, (%rsi)
    ret
    """)
    assert result.useful[1] == 1


def test_spill_that_nothing_reloads_is_unused():
    result = use("""
    f: vmovupd (%rdi), %ymm0
    vmulpd 64(%rdi), %ymm0, %ymm1
    vmovapd %ymm1, -64(%rsp)
    ret
    """)
    assert result.unused[1] == 4


def test_the_same_product_twice_is_repeated():
    """Operands swapped, another form and another register: still the same work."""
    result = use("""
    f: vmovupd (%rdi), %ymm0
    vmovupd (%rsi), %ymm1
    vmovupd (%rdx), %ymm2
    vmovapd %ymm2, %ymm3
    vmovapd %ymm0, %ymm4
    vfmadd231pd %ymm0, %ymm1, %ymm2
    vfmadd132pd (%rsi), %ymm3, %ymm4
    vmovupd %ymm2, (%rsi)
    vmovupd %ymm4, 64(%rsi)
    ret
    """)
    assert result.useful[5] == 4
    assert result.repeated[6] == 4


def test_product_of_reloaded_results_is_new_work():
    result = use("""
    f: vmovupd (%rdi), %ymm0
    vmulpd %ymm0, %ymm0, %ymm1
    vmovupd %ymm1, (%rdi)
    vmovupd (%rdi), %ymm2
    vmulpd %ymm2, %ymm2, %ymm3
    vmovupd %ymm3, (%rdi)
    ret
    """)
    assert result.useful[1] == result.useful[4] == 4


# (permutation of ymm1 into ymm2, elements of ymm1 that element 0 of the result needs)
PERMUTATIONS = [
    ("vpermpd $0x1b, %ymm1, %ymm2", 1),
    ("vextractf128 $1, %ymm1, %xmm2", 1),
    ("vbroadcastsd %xmm1, %ymm2", 1),
    ("vaddpd %ymm1, %ymm0, %ymm2", 1),
    ("vhaddpd %ymm1, %ymm1, %ymm2", 4),  # taken to need all: not understood lane by lane
    ("vpermpd %ymm1, %ymm0, %ymm2", 4),  # by an index that is not known
]


@pytest.mark.parametrize(("permutation", "needed"), PERMUTATIONS)
def test_demand_through_permutations(permutation, needed):
    result = use(f"""
    f: vmovupd (%rdi), %ymm0
    vmulpd 64(%rdi), %ymm0, %ymm1
    {permutation}
    vmovsd %xmm2, (%rsi)
    ret
    """)
    assert result.useful[1] == needed


def test_scalar_operation_keeps_the_upper_lane():
    result = use("""
    f: vmovupd (%rdi), %xmm0
    vmulpd 64(%rdi), %xmm0, %xmm1
    vaddsd %xmm0, %xmm1, %xmm2
    vmovhpd %xmm2, (%rsi)
    ret
    """)
    assert result.useful[1] == 1
    assert result.unused[2] == 1


def test_table_look_up_with_a_constant_index():
    result = use(
        """
    f: ptrue p0.d
    ld1d {z0.d}, p0/z, [x0]
    fmul z1.d, z0.d, z0.d
    adrp x9, .LC0
    add x9, x9, :lo12:.LC0
    ld1d {z2.d}, p0/z, [x9]
    tbl z3.d, {z1.d}, z2.d
    st1d {z3.d}, p0, [x1]
    ret
    .section .rodata
    .LC0: .xword 0
    .xword 0
    .xword 3
    .xword 3
    .xword 3
    .xword 3
    .xword 99
    .xword 5
    """,
        "aarch64",
    )
    assert result.useful[2] == 3


def test_structure_store_and_element_store():
    result = use(
        """
    f: ldp q0, q1, [x0]
    fmul v2.2d, v0.2d, v0.2d
    fmul v3.2d, v1.2d, v1.2d
    st2 {v2.2d, v3.2d}, [x1]
    fadd v4.2d, v0.2d, v1.2d
    st1 {v4.d}[1], [x2]
    ret
    """,
        "aarch64",
        128,
    )
    assert result.useful.tolist() == [0, 2, 2, 0, 1, 0, 0]


def test_structure_store_interleaves_in_memory():
    """Element 1 of the memory is lane 0 of the second register."""
    result = use(
        """
    f: ldp q0, q1, [x0]
    fmul v2.2d, v0.2d, v0.2d
    fmul v3.2d, v1.2d, v1.2d
    sub x9, sp, #64
    st2 {v2.2d, v3.2d}, [x9]
    ldr d4, [sp, #-56]
    str d4, [x1]
    ret
    """,
        "aarch64",
        128,
    )
    assert result.useful[1:3].tolist() == [0, 1]


def test_spill_through_a_general_register():
    """The reloaded value is the one that was stored: the second product is the first again."""
    result = use(
        """
    f: ptrue p0.d
    ldr d0, [x0]
    str d0, [sp, #-16]
    ldr x9, [sp, #-16]
    mov z1.d, x9
    fmul d2, d0, d0
    fmul z3.d, z1.d, z1.d
    str d2, [x1]
    st1d {z3.d}, p0, [x2]
    ret
    """,
        "aarch64",
    )
    assert result.useful[5] == 1
    assert result.repeated[6] == 8


def test_mixed_precision_joins_and_splits_elements():
    result = use("""
    f: vmovups (%rdi), %xmm0
    vmulps 64(%rdi), %xmm0, %xmm1
    vmulpd (%rsi), %xmm0, %xmm2
    vmulpd %xmm2, %xmm2, %xmm3
    vaddpd %xmm1, %xmm1, %xmm4
    vmovss %xmm1, (%rdx)
    vmovsd %xmm3, 8(%rdx)
    vmovsd %xmm4, 16(%rdx)
    ret
    """)
    assert result.useful.tolist() == [0, 2, 1, 1, 1, 0, 0, 0, 0]
