"""FMA chains: the five patterns of the microbenchmark (Table 2), and chains through other code."""

import pytest
from chainline.asm.chains import chain_ratio, fma_chains
from chainline.asm.graph import dependency_graph
from chainline.asm.listing import parse
from hypothesis import given
from hypothesis import strategies as st

# Accumulator of each FMA in one loop iteration; None: independent, its destination is not read.
PATTERNS = {
    "A": ([None, None, None, None], 0.0, (0, 0, 0, 0)),
    "B": ([0, 0, 1, 1], 0.5, (2, 2)),
    "C": ([0, 0, 0, None], 0.75, (3, 0)),
    "D": ([0, 0, 0, 0], 1.0, (4,)),
    "E": ([0, 0, 0, 1, 1], 0.6, (3, 2)),
}


def x86_body(accumulators):
    """An unchained FMA starts from a register that is loaded anew."""
    lines = [".Lloop:"]
    for n, accumulator in enumerate(accumulators):
        target = 8 + n if accumulator is None else accumulator
        if accumulator is None:
            lines.append(f"vmovapd %zmm30, %zmm{target}")
        lines.append(f"vfmadd231pd %zmm28, %zmm29, %zmm{target}")
    return "\n".join([*lines, "decq %rdi", "jne .Lloop"])


def aarch64_body(accumulators):
    lines = [".Lloop:"]
    for n, accumulator in enumerate(accumulators):
        target = 8 + n if accumulator is None else accumulator
        if accumulator is None:
            lines.append(f"movprfx z{target}, z30")
        lines.append(f"fmla z{target}.d, p0/m, z28.d, z29.d")
    return "\n".join([*lines, "subs x0, x0, #1", "b.ne .Lloop"])


def chains_of(text, isa, loop=True):
    return fma_chains(dependency_graph(parse(text, isa).instructions, loop=loop))


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize(("body", "isa"), [(x86_body, "x86-64"), (aarch64_body, "aarch64")])
def test_patterns_of_table_2(pattern, body, isa):
    accumulators, ratio, lengths = PATTERNS[pattern]
    chains = chains_of(body(accumulators), isa)
    assert chains.n_fma == len(accumulators)
    assert chains.lengths == lengths
    assert chains.ratio == ratio


def test_chain_through_move_add_and_spill():
    text = """
    vfmadd231pd %ymm0, %ymm1, %ymm2
    vmovapd %ymm2, %ymm3
    vaddpd %ymm3, %ymm4, %ymm3
    vmovapd %ymm3, 32(%rsp)
    vmovapd 32(%rsp), %ymm5
    vfmadd231pd %ymm0, %ymm1, %ymm5
    vmulpd %ymm5, %ymm5, %ymm6
    """
    chains = chains_of(text, "x86-64", loop=False)
    assert (chains.n_fma, chains.lengths, chains.multiplies, chains.adds) == (2, (2,), 1, 1)


def test_a_shared_factor_does_not_join_two_chains():
    text = "vbroadcastsd (%rax), %ymm0; vfmadd231pd %ymm0, %ymm1, %ymm2; vfmadd231pd %ymm0, %ymm1, %ymm3"
    assert chains_of(text, "x86-64", loop=False).lengths == (0, 0)


def test_two_chains_that_meet_are_one():
    text = "fmla v0.2d, v8.2d, v9.2d; fmla v1.2d, v8.2d, v9.2d; fmla v1.2d, v0.2d, v9.2d"
    assert chains_of(text, "aarch64", loop=False).lengths == (2,)


def test_carried_accumulator_alone_is_a_chain_of_one():
    chains = chains_of("vfmadd231sd %xmm0, %xmm1, %xmm2", "x86-64")
    assert (chains.lengths, chains.ratio) == ((1,), 1.0)


def test_no_fma_has_no_ratio():
    assert chain_ratio(dependency_graph(parse("addq $1, %rax", "x86-64").instructions)) is None


@given(st.lists(st.integers(0, 5), min_size=1, max_size=24))
def test_carried_chains_are_the_accumulators(accumulators):
    """Every accumulator is a chain around the loop as long as the FMA that it takes part in."""
    chains = chains_of(x86_body(accumulators), "x86-64")
    expected = sorted((accumulators.count(a) for a in set(accumulators)), reverse=True)
    assert list(chains.lengths) == expected
    assert chains.ratio == expected[0] / len(accumulators)
