"""Accesses of a call by what makes them slow."""

from array import array

import pytest
from chainline.analysis.incore.kernel import read_kernel
from chainline.analysis.incore.pipeline.kernel import _stack_crossings, _trace, access_counts
from chainline.analysis.incore.pipeline.micro_ops import micro_op_tables
from chainline.analysis.incore.pipeline.simulate import _access_rows
from chainline.analysis.incore.pipeline.store_forwarding import BLOCKED, FORWARDED, NO_STORE, match_stores
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.asm.trace import Trace, trace_call
from chainline.codegen.kernel import STACK_OFFSETS
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Language, Mode, Variant
from hypothesis import given
from hypothesis import strategies as st

STACK = 0x7000_0000


def _counts(code, **options):
    listing = parse(f"f: {code}\n ret", "x86-64")
    arguments = {"rdi": 4096, "rsi": 8192, "rsp": STACK + 64}
    trace = trace_call(listing, listing.functions[0], arguments)
    return access_counts(trace, 64, STACK, **options)


def test_stack_and_arrays_are_told_apart():
    counts = _counts("vmovupd (%rdi), %zmm0\n vmovupd %zmm0, -64(%rsp)\n vmovupd -64(%rsp), %zmm1")
    assert (counts.loads, counts.stores, counts.stack) == (3, 1, 3)  # `ret` reads the stack
    assert counts.forwarded_loads == 1


def test_a_load_of_two_stores_waits():
    counts = _counts("vmovsd %xmm0, (%rdi)\n vmovsd %xmm1, 8(%rdi)\n vmovupd (%rdi), %xmm2")
    assert (counts.forwarded_loads, counts.blocked_loads) == (0, 1)


def test_what_was_stored_under_a_mask_is_handed_over_by_some_cores():
    code = "movl $7, %eax\n kmovw %eax, %k1\n vmovupd %zmm0, (%rdi){%k1}\n vmovsd 8(%rdi), %xmm1"
    some, others = _counts(code), _counts(code, forwards_masked_stores=False)
    assert (some.masked_stores, some.partial_stores) == (1, 1)
    assert (some.forwarded_loads, some.blocked_loads) == (1, 0)
    assert (others.forwarded_loads, others.blocked_loads) == (0, 1)


def test_crossing_counts_lanes_that_a_mask_leaves_out():
    code = "movl $1, %eax\n kmovw %eax, %k1\n vmovupd %zmm0, 8(%rdi){%k1}"
    assert _counts(code).crossing == 1


def test_addresses_that_depend_on_data_are_unknown():
    code = "vpxor %xmm1, %xmm1, %xmm1\n kxnorw %k1, %k1, %k1\n vgatherqpd (%rdi,%zmm1,8), %zmm0{%k1}"
    assert _counts(code).unknown >= 1


@pytest.mark.parametrize("target", ["sapphirerapids", "znver3"])
@pytest.mark.parametrize(("order", "split"), [(4, (3, 2)), (7, (4, 4)), (12, (7, 6)), (15, (4, 4, 4, 4))])
def test_spilled_vectors_cross_no_line_wherever_the_stack_begins(target, order, split):
    variant = Variant(order, split, Mode.ELEMENT, Language.LLVM)
    assembly = EmbeddedLLVM().assemble(render(variant), find_target(target))
    code, found = read_kernel(assembly), set()
    for offset in STACK_OFFSETS:
        trace = _trace(code, assembly, 1, offset)
        found.add(_stack_crossings(trace, 64))
    assert found == {0}


def _matched_byte_by_byte(accesses):
    """Return the last writer of the bytes of each access, and whether all are its."""
    writers, n_stores, found = {}, 0, []
    for address, n_bytes, stores in accesses:
        own = range(address, address + n_bytes) if address >= 0 else ()
        last = {writers.get(byte, -1) for byte in own} or {-1}
        if stores or max(last) < 0:
            found.append((-1, NO_STORE))
        else:
            found.append((max(last), FORWARDED if len(last) == 1 else BLOCKED))
        if stores:
            writers |= dict.fromkeys(own, n_stores)
            n_stores += 1
    return found


PLACES = st.one_of(st.integers(-1, 40), st.integers(0, 30).map(lambda n: 8 * n), st.just((1 << 40) + 4))


@given(st.lists(st.tuples(PLACES, st.sampled_from((0, 1, 3, 4, 8, 13, 16, 64)), st.booleans()), max_size=40))
def test_stores_are_matched_byte_by_byte(accesses):
    addresses, n_bytes = (array("q", [access[place] for access in accesses]) for place in (0, 1))
    stores, relations = match_stores(addresses, n_bytes, array("b", [one[2] for one in accesses]))
    assert list(zip(stores, relations, strict=True)) == _matched_byte_by_byte(accesses)


REPEATED = """
f:
	pushq %rbx
	movq %rdi, 8(%rsi)
	movq 8(%rsi), %rbx
	vmovupd 24(%rdi), %zmm1
	vmovupd %zmm1, 64(%rdi)
	vmovupd %zmm2, (%rdi)
	movl $3, %eax
.L1:
	vmovupd 56(%rdi), %ymm3
	addq $8, %rdi
	vmovsd %xmm3, -8(%rdi)
	decl %eax
	jne .L1
	popq %rbx
	ret
"""


@pytest.mark.parametrize("machine", ["zen5", "zen3", "gnr"])
@pytest.mark.parametrize("times", [1, 2, 3, 7])
def test_accesses_of_repeated_calls_are_those_of_one_long_call(machine, times):
    machine = load_machine(machine)
    listing = parse(REPEATED, "x86-64")
    once = trace_call(listing, listing.functions[0], {"rdi": 4096, "rsi": 8192, "rsp": STACK + 64})
    columns = [column * times for column in (once.stream, once.addresses, once.n_bytes, once.width_bytes)]
    tables = micro_op_tables(listing.instructions, machine)
    found = _access_rows(once, tables, machine, times)
    assert bytes(found) == bytes(_access_rows(Trace(listing, 0, *columns), tables, machine, 1))
    assert {row.relation for row in found} >= {FORWARDED, BLOCKED}
