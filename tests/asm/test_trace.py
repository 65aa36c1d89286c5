"""Streams with addresses: masks, write-back, stack and repeated bodies."""

import random

import pytest
from chainline.asm import trace as trace_module
from chainline.asm.control_flow import basic_blocks
from chainline.asm.execute import UndeterminedPath
from chainline.asm.listing import parse
from chainline.asm.listing_record import Listing
from chainline.asm.pointer_provenance import is_frame_fixed
from chainline.asm.trace import UNKNOWN_ADDRESS, address_slice, trace_body, trace_call
from chainline.asm.trace_cache import AccessLog, TraceCache
from chainline.isa.state import State, compile_address


def trace(text, isa="x86-64", bits=0, **arguments):
    listing = parse(text, isa)
    return trace_call(listing, listing.functions[0], arguments, bits)


def test_a_loop_walks_through_its_array():
    text = (
        "f: xorl %eax, %eax\n.L: vmovupd (%rdi,%rax,8), %ymm0\n vmovupd %ymm0, 64(%rsi,%rax,8)\n"
        "addq $4, %rax\n cmpq $12, %rax\n jne .L\n ret"
    )
    found = trace(text, rdi=4096, rsi=8192)
    assert found.addresses[:-1].tolist() == [4096, 8256, 4128, 8288, 4160, 8320]
    assert set(found.n_bytes[:-1].tolist()) == {32}
    assert len(found.stream) == 1 + 3 * 5 + 1


def test_masked_lanes_at_the_end_are_not_touched_but_are_as_wide():
    text = "f: movl $31, %eax\n kmovd %eax, %k1\n vmovupd %zmm0, (%rdi){%k1}\n ret"
    found = trace(text, rdi=4096)
    assert (found.n_bytes[0], found.width_bytes[0]) == (40, 64)


def test_predicates_count_bytes():
    text = "f: mov x1, 3\n whilelo p0.d, xzr, x1\n st1d {z0.d}, p0, [x0]\n ret"
    found = trace(text, "aarch64", 512, x0=4096)
    assert (found.addresses[0], found.n_bytes[0], found.width_bytes[0]) == (4096, 24, 64)


def test_post_index_is_noted_before_the_update():
    text = "f: ldr d0, [x0], #8\n ldr d1, [x0], #8\n ret"
    assert trace(text, "aarch64", 512, x0=4096).addresses.tolist() == [4096, 4104]


def test_gathers_and_missing_arguments_have_no_address():
    text = "f: vgatherdpd (%rdi,%ymm1,8), %zmm0{%k1}\n vmovsd (%rdx), %xmm2\n ret"
    assert trace(text, rdi=4096).addresses[:2].tolist() == [UNKNOWN_ADDRESS] * 2


def test_arrays_of_a_body_do_not_overlap():
    body = parse("vmovupd (%rdi), %zmm0\n vmovupd %zmm0, (%rsi)\n addq $64, %rdi\n addq $64, %rsi", "x86-64")
    found = trace_body(body, 0, 100)
    loads, stores = set(found.addresses[::2].tolist()), set(found.addresses[1::2].tolist())
    assert not loads & stores
    assert len(loads) == len(stores) == 100


def test_one_value_makes_pointers_alike():
    """But for those to the stack and its frame, in the middle of the page; what is loaded is the value."""
    text = "movq (%rsi), %rax; movq %rcx, 4(%rdi); movl (%rax), %edx; movq (%rsp), %rbx; movq (%rbx), %r8"
    trace = trace_body(parse(text, "x86-64"), 0, 1, one_value=4096)
    assert trace.addresses.tolist()[:3] == [4096, 4100, 4096]
    assert trace.addresses[3] == 4096 + 2048
    assert trace.addresses[4] == 4096
    twice = trace_body(
        parse("movq %rcx, 4(%rdi); movq (%rsi), %rax; movb (%rax), %dl", "x86-64"), 0, 1, one_value=4096
    )
    assert twice.addresses[2] == 4096 + (4096 << 32)


def test_all_pages_are_one_that_holds_one_value():
    """A load under another page reads the value stored; the frame begins 16 bytes below the stack."""
    text = "movq %rbp, (%rsi); movq (%rdi,%rdi), %rax; movq (%rax), %rbx"
    trace = trace_body(parse(text, "x86-64"), 0, 1, one_value=4096)
    assert trace.addresses.tolist() == [4096, 8192, 4096 + 2048 - 16]


def test_addresses_below_zero_are_those_of_the_upper_half():
    body = parse("negq %rax; vmovsd (,%rax,8), %xmm0; vmovsd (%rdi,%xmm1), %xmm2", "x86-64")
    found = trace_body(body, 0, 2).addresses.tolist()
    start = found[2] // 8
    assert found == [-8 * start, UNKNOWN_ADDRESS, 8 * start, UNKNOWN_ADDRESS] and start > 0
    listing = parse("f: subq %rsi, %rdi\n vmovsd (%rdi), %xmm0\n ret", "x86-64")
    trace = trace_call(listing, listing.functions[0], {"rdi": 64, "rsi": 4096})
    assert trace.addresses[0] == 64 - 4096


def test_a_path_that_depends_on_memory_is_followed_where_it_is_given():
    text = "f: movzbl (%rdi), %eax\n incl (%rsi,%rax,4)\n incq %rdi\n testb %al, %al\n jne f\n ret"
    listing = parse(text, "x86-64")
    arguments, memory = {"rdi": 4096, "rsi": 8192}, {4096: bytes([3, 1, 0])}
    with pytest.raises(UndeterminedPath):
        trace_call(listing, listing.functions[0], arguments)
    trace = trace_call(listing, listing.functions[0], arguments, memory=memory)
    assert [trace.addresses[access] for access in (1, 4, 7)] == [8204, 8196, 8192]


@pytest.mark.parametrize("isa", ["x86-64", "aarch64"])
def test_what_a_function_needs_is_enough_for_its_loops(isa):
    """Stepped is what addresses in any loop depend on, pointers that are spilled among them."""
    text = {
        "x86-64": "f: subq $64, %rsp\n.L1: addq $32, %rdi\n movq %rdi, 8(%rsp)\n movq 8(%rsp), %rax\n"
        " vmovupd (%rax,%rsi,8), %ymm0\n vmovupd %ymm0, (%rdx)\n decq %rcx\n jne .L1\n addq $64, %rsp\n ret",
        "aarch64": "f: sub sp, sp, #64\n.L1: add x0, x0, #32\n str x0, [sp, #8]\n ldr x9, [sp, #8]\n"
        " ldr q0, [x9, x1, lsl #4]\n str q0, [x2], #16\n subs x3, x3, #1\n b.ne .L1\n add sp, sp, #64\n ret",
    }[isa]
    listing = parse(text, isa)
    whole = address_slice(listing.instructions, basic_blocks(listing, listing.functions[0]), 0)
    body = Listing(isa, listing.instructions[1:8], {}, ())
    alone = trace_body(body, 0, 3)
    assert trace_body(body, 0, 3, {position - 1 for position in whole}) == alone
    assert trace_body(body, 0, 3, frozenset(range(7))) == alone  # all of them
    assert [address - alone.addresses[2] for address in alone.addresses[2::4]] == [0, 32, 64]


def nest(draw):
    """Return nested counted loops with accesses by pointers and indices that advance in each."""

    def access():
        base, scale = draw.choice(("rdi", "rsi", "rdx", "rsp")), draw.choice((1, 2, 4, 8))
        index = draw.choice(("", f",%r{draw.choice((8, 9, 10))},{scale}"))
        place = f"{draw.randrange(-256, 4096, 8)}(%{base}{index})"
        return draw.choice(
            (f"vmovupd {place}, %ymm1", f"vmovupd %ymm1, {place}", f"vaddsd {place}, %xmm1, %xmm1")
        )

    def advance():
        return f"addq ${draw.choice((8, 32, -16, 256))}, %{draw.choice(('rdi', 'rsi', 'rdx'))}"

    depth = draw.randrange(1, 4)
    lines = ["f: movl $3, %ecx", "leaq (%rcx,%rdi), %rdx"]
    for level in range(depth):
        lines += [f"xorl %r{8 + level}d, %r{8 + level}d", f".L{level}:", access()]
    for level in reversed(range(depth)):
        lines += draw.sample([access(), access(), advance(), access(), advance()], draw.randrange(1, 5))
        lines += [f"addq $1, %r{8 + level}", f"cmpq ${draw.randrange(1, 6)}, %r{8 + level}", f"jne .L{level}"]
    return "\n".join([*lines, "ret"])


ARGUMENTS = {"rdi": 1 << 20, "rsi": 1 << 24, "r8": 0, "r9": 0, "r10": 0, "rsp": 1 << 40}


def stepped_addresses(listing):
    """Return the addresses of a call, each as its operand says in the state right before it."""
    cache, state = TraceCache("x86-64", 0), State(registers=dict(ARGUMENTS))
    found, position = [], 0
    while position < len(listing.instructions):
        one = listing.instructions[position]
        for memory in one.loads + one.stores:
            address = compile_address(one, memory, 0)(state)
            found.append(UNKNOWN_ADDRESS if address is None else address - (address >> 63 << 64))
        position += 1
        if not one.conditional:
            cache.step(one)(state)
        elif not state.flags.zero:
            position = listing.labels[one.target]
    return found


@pytest.mark.parametrize("way", ["_by_turns", "_at_once"])
def test_addresses_of_random_nests_are_those_of_stepping(monkeypatch, way):
    """Computed by numpy, all executions of a block at once, and one after the other."""
    monkeypatch.setattr(AccessLog, "columns", getattr(AccessLog, way))
    draw = random.Random(7)
    for _ in range(150):
        listing = parse(nest(draw), "x86-64")
        found = trace_call(listing, listing.functions[0], ARGUMENTS)
        assert found.addresses.tolist() == stepped_addresses(listing)


def body_of(draw, isa):
    """Return a body whose pointers mostly advance by constants."""
    if isa == "x86-64":
        lines = [
            *("vmovupd 8(%rdi,%rax,8), %zmm0", "vmovupd %zmm1, (%rsi)", "vmovsd -64(%rsp), %xmm3"),
            *(
                "vmovupd (%rdx), %zmm2{%k1}",
                "movq 64(%rdi), %rcx",
                "addl $1, %ecx",
                "pushq %rbx",
                "popq %rbx",
            ),
            *("addq $8, %rax", "subq $64, %rsi", "incq %rdx", "leaq 16(%rdi), %rdi", "cmpq %rdi, %rax"),
        ]
        rare = ["movq (%rdx), %rdi", "imulq $3, %rax, %rax", "leaq (%rdi,%rax), %rsi", "movq %rdx, %rdi"]
    else:
        lines = [
            *("ldr d0, [x0], #8", "str d0, [x1, #16]!", "ldr q1, [x2, x3, lsl #4]", "ldp d2, d3, [sp, #32]"),
            *("add x2, x2, #64", "sub x3, x3, #1", "incd x0", "ld1d {z4.d}, p0/z, [x0, x3, lsl #3]"),
        ]
        rare = ["ldr x0, [x1]", "mul x2, x2, x3", "mov x0, x2"]
    found = draw.sample(lines, draw.randrange(3, len(lines)))
    return found + (draw.sample(rare, 1) if draw.random() < 0.3 else [])


@pytest.mark.parametrize("isa", ["x86-64", "aarch64"])
def test_repeated_bodies_in_closed_form_are_those_of_stepping(monkeypatch, isa):
    draw = random.Random(3)
    bodies = [parse("\n".join(body_of(draw, isa)), isa) for _ in range(300)]
    closed = [trace_body(body, 512, 40) for body in bodies]
    monkeypatch.setattr(trace_module, "_advances", lambda *_: None)
    assert closed == [trace_body(body, 512, 40) for body in bodies]


def test_a_frame_that_is_aligned_does_not_move_with_the_stack():
    fixed = "f: pushq %rbx\n subq $64, %rsp\n vmovupd %zmm0, 8(%rsp)\n addq $64, %rsp\n popq %rbx\n ret"
    aligned = fixed.replace("subq $64, %rsp", "subq $64, %rsp\n andq $-64, %rsp")
    for text, moves in ((fixed, True), (aligned, False), (fixed.replace("8(%rsp)", "(%rsp,%rax)"), False)):
        listing = parse(text, "x86-64")
        blocks = basic_blocks(listing, listing.functions[0])
        assert is_frame_fixed(listing.instructions, blocks, 0) is moves
