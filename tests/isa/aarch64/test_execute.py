"""Effects of AArch64 instructions on known and unknown state."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from chainline.isa.aarch64.decode import decode
from chainline.isa.aarch64.execute import (
    STACK_POINTER,
    active_lanes,
    compile_condition,
    compile_step,
    initial_state,
    lane_mask,
)
from chainline.isa.aarch64.vector_values import while_count
from chainline.isa.instruction import FLAGS, Kind
from chainline.isa.state import Flags, State
from hypothesis import given
from hypothesis import strategies as st

VL = 512
WORDS = st.integers(0, (1 << 64) - 1)


def run(code: str, registers: Mapping[str, int] | None = None, scalable_bits: int = VL) -> State:
    """Execute a few instructions, one a line, with nothing but `registers` known."""
    state = initial_state(registers or {}, scalable_bits, {"table": 0x10_1234})
    for line in code.strip().splitlines():
        step = compile_step(decode(line.strip(), 1))
        assert step is not None, line
        step(state)
    return state


def loop(code: str, registers: Mapping[str, int]) -> tuple[State, int]:
    """Execute a loop body, ending in a conditional branch to its start; return the trip count."""
    *body, branch = [decode(line.strip(), 1) for line in code.strip().splitlines()]
    steps, taken = [compile_step(instruction) for instruction in body], compile_condition(branch)
    state, trips = initial_state(registers, VL, {}), 0
    while True:
        trips += 1
        for step in steps:
            assert step is not None
            step(state)
        outcome = taken(state)
        assert outcome is not None
        if not outcome:
            return state, trips


@pytest.mark.parametrize(("n", "trips"), [(1, 1), (8, 1), (9, 2), (1000, 125)])
def test_predicated_loop_of_a_vectorised_axpy(n: int, trips: int) -> None:
    code = """
        incd x3
        whilelo p0.d, x3, x1
        b.any .L3
    """
    state, count = loop(code, {"x3": 0, "x1": n})
    assert (count, state.registers["x3"]) == (trips, 8 * trips)


def test_counted_loop() -> None:
    _, trips = loop("subs x12, x12, #4\nb.hi .L3", {"x12": 18})
    assert trips == 5


@given(WORDS, WORDS)
def test_compare_orders_like_integers(a: int, b: int) -> None:
    state = run("cmp x0, x1", {"x0": a, "x1": b})
    signed = [value - (value >> 63 << 64) for value in (a, b)]
    expected = {
        "eq": a == b, "ne": a != b, "lo": a < b, "ls": a <= b, "hi": a > b, "hs": a >= b,
        "lt": signed[0] < signed[1], "le": signed[0] <= signed[1], "gt": signed[0] > signed[1],
        "ge": signed[0] >= signed[1],
    }  # fmt: skip
    found = {name: compile_condition(decode(f"b.{name} .L1", 1))(state) for name in expected}
    assert found == expected


@given(WORDS, WORDS, WORDS)
def test_arithmetic_wraps(a: int, b: int, c: int) -> None:
    state = run("madd x3, x0, x1, x2\nsub w4, w0, w1", {"x0": a, "x1": b, "x2": c})
    assert state.registers["x3"] == (a * b + c) % 2**64
    assert state.registers["x4"] == (a - b) % 2**32


@pytest.mark.parametrize(
    ("branch", "registers", "taken"),
    [
        ("cbz w0, .L1", {"x0": 1 << 32}, True),
        ("cbnz x0, .L1", {"x0": 1 << 32}, True),
        ("tbz x0, #63, .L1", {"x0": 1 << 63}, False),
        ("tbnz x0, 0, .L1", {"x0": 2}, False),
        ("cbz x0, .L1", {}, None),
        ("b.eq .L1", {}, None),
    ],
)
def test_branches(branch: str, registers: dict[str, int], taken: bool | None) -> None:
    assert compile_condition(decode(branch, 1))(initial_state(registers, VL, {})) is taken


@pytest.mark.parametrize(
    ("alias", "plain"), [("first", "mi"), ("none", "eq"), ("any", "ne"), ("last", "lo"), ("nlast", "hs")]
)
def test_sve_conditions_are_aliases(alias: str, plain: str) -> None:
    for bits in range(16):
        state = State(flags=Flags(*(bool(bits >> at & 1) for at in range(4))))
        conditions = [compile_condition(decode(f"b.{name} .L1", 1)) for name in (alias, plain)]
        assert conditions[0](state) == conditions[1](state)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("ptrue p0.d", 0x0101010101010101),
        ("ptrue p0.b, vl64", (1 << 64) - 1),
        ("ptrue p0.d, vl3", 0x010101),
        ("ptrue p0.d, vl16", 0),
        ("pfalse p0.b", 0),
        ("whilelo p0.d, x0, x1", 0x01010101),
        ("whilelo p0.s, wzr, w1", 0x111111111),
        ("whilele p0.d, x0, x1", 0x0101010101),
        ("ptrue p1.s\nptrue p2.d\nbic p0.b, p1/z, p1.b, p2.b", 0x1010101010101010),
        ("ptrue p1.b\npunpklo p0.h, p1.b", 0x5555555555555555),
        ("index z0.d, #0, #1\nmov z1.d, x0\nptrue p1.d\ncmphi p0.d, p1/z, z1.d, z0.d", 0x0101010101),
    ],
)
def test_predicates(code: str, expected: int) -> None:
    assert run(code, {"x0": 5, "x1": 9}).registers["p0"] == expected


@given(st.integers(0, 40), st.integers(0, 40), st.sampled_from(["lt", "le", "gt", "ge"]))
def test_while_count_follows_the_pseudocode(left: int, right: int, relation: str) -> None:
    low, high, elements = 0, 40, 8
    holds = {"lt": int.__lt__, "le": int.__le__, "gt": int.__gt__, "ge": int.__ge__}[relation]
    step, count, operand = (1 if relation in {"lt", "le"} else -1), 0, left
    while count < elements and holds(operand, right):
        count += 1
        operand = (operand - low + step) % (high - low + 1) + low
    top = high if relation == "le" else low
    assert while_count(relation, left, right, elements, top) == count


@given(st.integers(0, (1 << 64) - 1), st.sampled_from([8, 16, 32, 64]))
def test_ptest_flags(bits: int, element: int) -> None:
    """First, none and last of the governed elements, here all elements of one size."""
    suffix = {8: "b", 16: "h", 32: "w", 64: "d"}[element].replace("w", "s")
    state = run(f"ptrue p0.{suffix}\nptest p0, p1.b", {"p1": bits})
    lanes = [bits >> at & 1 for at in range(0, 64, element // 8)]
    flags = state.flags
    assert (flags.negative, flags.zero, flags.carry) == (lanes[0] == 1, not any(lanes), lanes[-1] == 0)


def test_vector_length_arithmetic() -> None:
    state = run("cntd x0, all, mul #2\nrdvl x1, #1\naddvl x2, x1, #-1\nuqdecd x3\nincb x0", {"x3": 5})
    assert [state.registers[f"x{n}"] for n in range(4)] == [80, 64, 0, 0]


def test_stack_frame() -> None:
    code = """
        stp x0, x1, [sp, #-32]!
        addvl sp, sp, #-1
        str p0, [sp, #7, mul vl]
        mov x0, #0
        ldr p1, [sp, #7, mul vl]
        ldr x2, [sp, #72]
        addvl sp, sp, #1
        ldp x0, x1, [sp], #32
    """
    state = run(code, {"x0": 11, "x1": 22, "p0": 0xF0F0})
    assert state.registers["p1"] == 0xF0F0
    assert [state.registers[root] for root in ("x0", "x1", "x2", "sp")] == [11, 22, 22, STACK_POINTER]


def test_addresses_of_symbols() -> None:
    state = run("adrp x0, table+8\nadd x0, x0, :lo12:table+8")
    assert state.registers["x0"] == 0x10_123C
    state.store(0x10_123C, 8, 77)
    step = compile_step(decode("ldr x1, [x2, :lo12:table+8]", 1))
    assert step is not None
    state.registers["x2"] = 0x10_1000
    step(state)
    assert state.registers["x1"] == 77


@pytest.mark.parametrize(
    "text",
    [
        "ldr x0, [x1], #8",
        "ld4 {v0.2d - v3.2d}, [x1], #64",
        "ld2 {v0.d, v1.d}[1], [x1], #16",
        "st3 {v0.2d - v2.2d}, [x1], x2",
        "ldp q0, q1, [x1, #32]!",
    ],
)
def test_write_back_survives_unknown_data(text: str) -> None:
    state = run(text, {"x1": 4096, "x2": 48})
    advance = {"ldr": 8, "ld4": 64, "ld2": 16, "st3": 48, "ldp": 32}[text.split(maxsplit=1)[0]]
    assert state.registers["x1"] == 4096 + advance
    assert state.registers.get("z0") is None


def test_unknown_spreads() -> None:
    code = "add x0, x1, x2\ncmp x0, #1\ncsel x3, x4, x5, eq\nwhilelo p0.d, x0, x4"
    state = run(code, {"x1": 1, "x4": 4, "x5": 5})
    assert [state.registers.get(root) for root in ("x0", "x3", "p0")] == [None, None, None]
    assert state.flags == Flags()


def test_unknown_store_hides_what_was_there() -> None:
    state = run("str x0, [sp]\nstr d0, [sp]\nldr x0, [sp]", {"x0": 5})
    assert state.registers["x0"] is None


def test_scatter_does_not_touch_known_state() -> None:
    assert run("st1d {z0.d}, p0, [x0, z1.d, lsl #3]", {"x0": 4096, "p0": 1}).memory == {}


def test_floating_point_is_not_modelled() -> None:
    assert compile_step(decode("fmla z0.d, p0/m, z1.d, z2.d", 1)) is None
    compare = decode("fcmp d0, d1", 1)
    state = run("cmp x0, #1", {"x0": 1})
    step = compile_step(compare)
    assert step is not None
    step(state)
    assert FLAGS in compare.writes
    assert state.flags == Flags()


@pytest.mark.parametrize(
    ("text", "registers", "lanes", "mask"),
    [
        ("fmla z0.d, p1/m, z1.d, z2.d", {"p1": 0x01_0001_0001}, 3, 0b10101),
        ("fmla z0.d, p1/m, z1.d, z2.d", {"p1": 0xFFFF_FFFE}, 3, 0b1110),
        ("fmla z0.s, p1/m, z1.s, z2.s", {"p1": 0x1111}, 4, 0b1111),
        ("fmla z0.d, p1/m, z1.d, z2.d", {}, None, None),
        ("fmul z0.d, z1.d, z2.d", {}, 8, 0xFF),
        ("fmul v0.4s, v1.4s, v2.4s", {}, 4, 0xF),
        ("fmadd d0, d1, d2, d3", {}, 1, 1),
    ],
)
def test_active_lanes(text: str, registers: dict[str, int], lanes: int | None, mask: int | None) -> None:
    state, instruction = State(scalable_bits=VL, registers=dict(registers)), decode(text, 1)
    assert active_lanes(instruction)(state) == lanes
    assert lane_mask(instruction)(state) == mask


def test_lane_mask_of_a_load() -> None:
    state = State(scalable_bits=VL, registers={"p0": 0x0101})
    assert lane_mask(decode("ld1d z0.d, p0/z, [x0]", 1))(state) == 0b11
    assert decode("ld1d z0.d, p0/z, [x0]", 1).kind is Kind.LOAD


def test_initial_state_follows_the_calling_convention() -> None:
    state = initial_state(range(1, 12), VL, {})
    assert [state.registers[f"x{n}"] for n in range(8)] == list(range(1, 9))
    assert STACK_POINTER % 16 == 0
    assert [state.load(STACK_POINTER + 8 * n, 8) for n in range(3)] == [9, 10, 11]
    assert initial_state({"x0": -1}, VL, {}).registers["x0"] == (1 << 64) - 1
