"""What gcc and clang write for RISC-V: decoded whole, executed exactly, and chained as the source says."""

from __future__ import annotations

from pathlib import Path

import pytest
from chainline.asm.chains import fma_chains
from chainline.asm.execute import UndeterminedPath, execute
from chainline.asm.graph import dependency_graph
from chainline.asm.listing import listing_of_text
from chainline.asm.listing_record import Listing
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.isa.instruction import FLOPS_PER_LANE, Kind

FOLDER = Path(__file__).parent / "compiled"
FILES = ("gcc12.s", "clang19.s", "clang19_256.s")
ARRAYS = {"a0": 1 << 20, "a1": 2 << 20, "a2": 3 << 20}


def listing_of(name: str) -> Listing:
    return listing_of_text((FOLDER / name).read_text())


def flops(listing: Listing, name: str, arguments: dict[str, int], bits: int) -> int:
    """Return the floating-point operations of a call."""
    (function,) = (function for function in listing.functions if function.name == name)
    execution = execute(listing, function, ARRAYS | arguments, bits)
    return sum(
        FLOPS_PER_LANE.get(instruction.kind, 0) * lanes
        for instruction, lanes in zip(listing.instructions, execution.lanes, strict=True)
    )


@pytest.mark.parametrize("name", FILES)
def test_every_instruction_is_decoded(name: str) -> None:
    listing = listing_of(name)
    assert (listing.isa, listing.syntax, listing.unknown) == ("riscv64", "gas", ())
    assert [function.name for function in listing.functions] == ["dot", "daxpy", "matvec", "tensor_z"]


@pytest.mark.parametrize("bits", [128, 256])
@pytest.mark.parametrize("n", [1, 7, 100])
@pytest.mark.parametrize("name", ["gcc12.s", "clang19.s"])
def test_a_call_does_the_work_of_the_source(name: str, n: int, bits: int) -> None:
    listing = listing_of(name)
    assert flops(listing, "dot", {"a2": n}, bits) == 2 * n
    assert flops(listing, "daxpy", {"a2": n}, bits) == 2 * n
    assert flops(listing, "matvec", {"a3": n}, bits) == 2 * n * n


@pytest.mark.parametrize("name", ["gcc12.s", "clang19_256.s"])
def test_one_mode_product_takes_its_first_products_without_sums(name: str) -> None:
    assert flops(listing_of(name), "tensor_z", {}, 256) == 4**3 * (2 * 4 - 1)


def test_a_reassociated_sum_adds_the_partial_sums() -> None:
    listing = listing_of("clang19_256.s")
    assert flops(listing, "dot", {"a2": 100}, 256) == 2 * 100 + 8  # two registers of four sums
    assert flops(listing, "dot", {"a2": 7}, 256) == 2 * 7


def test_a_length_that_is_not_known_is_said() -> None:
    listing = listing_of_text("f:\nvsetvli a5,a2,e64,m1,ta,ma\nvfadd.vv v8,v8,v9\nret\n")
    with pytest.raises(UndeterminedPath, match="line 3"):
        execute(listing, listing.functions[0], {}, 256)


STRIP_MINED = """
daxpy:
	beq	a3,zero,.L5
.L3:
	vsetvli	a5,a3,e64,m1,ta,ma
	slli	a4,a5,3
	vle64.v	v1,0(a1)
	vle64.v	v2,0(a0)
	sub	a3,a3,a5
	vfmacc.vf	v2,fa0,v1
	vse64.v	v2,0(a0)
	add	a1,a1,a4
	add	a0,a0,a4
	bne	a3,zero,.L3
.L5:
	ret
	.size	daxpy, .-daxpy
"""


@pytest.mark.parametrize(("n", "bits"), [(1, 128), (10, 256), (1000, 512)])
def test_a_strip_mined_loop_counts_the_elements_of_every_turn(n: int, bits: int) -> None:
    listing = listing_of_text(STRIP_MINED)
    assert listing.isa == "riscv64"
    assert flops(listing, "daxpy", {"a3": n}, bits) == 2 * n


# body of a loop | longest chain of FMA | number of FMA, as the data flow says
LOOPS = {
    "dot": ("fld fa4,0(a0)\nfld fa5,0(a1)\nfmadd.d fa0,fa4,fa5,fa0\naddi a0,a0,8\nbne a0,a5,.L3", 1, 1),
    "daxpy": (
        "fld fa4,0(a0)\nfld fa5,0(a1)\nfmadd.d fa5,fa5,fa0,fa4\nfsd fa5,0(a0)\naddi a0,a0,8\nbne a0,a5,.L3",
        0,
        1,
    ),
    "two sums": ("vfmacc.vv v8,v12,v16\nvfmacc.vv v10,v13,v17\naddi a0,a0,8\nbnez a0,.L3", 1, 2),
    "one chain of three": ("vfmacc.vf v8,fa0,v12\nvfmacc.vf v8,fa1,v13\nvfmacc.vf v8,fa2,v14", 3, 3),
    "three inside, one carried": (
        "fmul.d fa5,fa0,fa1\nfmadd.d fa5,fa2,fa3,fa5\nfmadd.d fa5,fa4,fa6,fa5\nfmadd.d fa7,fa7,fa6,fa4",
        2,
        3,
    ),
    "product of a factor": ("vfmadd.vv v8,v9,v10\nvfnmsac.vv v11,v8,v9", 2, 2),
}


@pytest.mark.parametrize("name", LOOPS)
def test_chains_of_known_loops(name: str) -> None:
    body, longest, count = LOOPS[name]
    code = listing_of_text(f"f:\n vsetvli a5,zero,e64,m1,ta,ma\n.L3:\n{body}\n").instructions[1:]
    chains = fma_chains(dependency_graph(code, loop=True))
    assert (chains.longest, chains.n_fma) == (longest, count)
    assert chains.ratio == pytest.approx(longest / count)
    assert sum(instruction.kind is Kind.FMA for instruction in code) == count


@pytest.mark.parametrize("name", ["rv64gcv", "spacemit-x60"])
@pytest.mark.parametrize("order", range(1, 8))
def test_element_kernels_conserve_work(name: str, order: int) -> None:
    target, np_ = find_target(name), order + 1
    source = render(Variant(order, (np_,)))
    listing = listing_of_text(find_toolchain("llvm", target).assemble(source, target).text)
    assert listing.unknown == ()
    arguments = {"a0": 1, **{f"a{n}": n << 20 for n in range(1, 6)}}
    assert flops(listing, source.symbol, arguments, target.vector_bits) == 3 * np_**3 * (2 * np_ - 1)
