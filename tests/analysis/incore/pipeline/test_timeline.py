"""The timeline of a body is what the simulation does: its cycles, its widths, its ports, its latencies."""

from collections import Counter, defaultdict
from functools import cache
from itertools import pairwise

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.pipeline.timeline import MOST_INSTRUCTIONS, timeline_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

CHAIN = "vmovsd (%rsi,%rax,8), %xmm1; vfmadd231sd (%rdx,%rax,8), %xmm1, %xmm0; incq %rax"
STREAM = "vmovupd (%rdi), %ymm0; vaddpd (%rsi), %ymm0, %ymm0; vmovupd %ymm0, (%rdi); addq $32, %rdi"
DIVIDE = "vdivsd %xmm1, %xmm0, %xmm2; vmulsd %xmm2, %xmm3, %xmm4; nop; addq $8, %rdi"
SVE = "ld1d {z1.d}, p0/z, [x0]; fmla z0.d, p0/m, z1.d, z2.d; addvl x0, x0, #1; subs x1, x1, #1"
BODIES = [
    *((text, machine) for text in (CHAIN, STREAM, DIVIDE) for machine in ("zen5", "zen4", "icx", "skl")),
    (SVE, "a64fx"),
    (SVE, "neoverse-v2"),
]


def _code(text, machine):
    return parse(text.replace("; ", "\n"), machine.isa).instructions


@pytest.fixture(params=BODIES, ids=lambda body: f"{body[1]}-{body[0].split()[0]}")
def body(request):
    text, key = request.param
    machine = load_machine(key)
    return _code(text, machine), machine, _timeline(text, key)


@cache
def _timeline(text, key):
    machine = load_machine(key)
    return timeline_of(_code(text, machine), machine, loop=True)


@pytest.mark.exhaustive
def test_its_cycles_are_those_of_the_simulation(body):
    code, machine, timeline = body
    cycles = simulate_body(code, machine, loop=True).cycles_per_iteration
    assert timeline.whole and timeline.cycles_per_iteration == cycles
    ends = [i.retired for i in timeline.instructions if i.position == len(code) - 1]
    assert (ends[-1] - ends[0]) / (len(ends) - 1) == cycles


def test_stages_follow_each_other_until_it_retires_in_order(body):
    _, machine, timeline = body
    instructions = timeline.instructions
    for instruction in instructions:
        assert all(before.end == after.start for before, after in pairwise(instruction.stages))
        assert all(stage.start < stage.end for stage in instruction.stages)
        assert not instruction.stages or instruction.stages[-1].end == instruction.retired
        assert all(before.end <= after.start for before, after in pairwise(instruction.stalls))
        assert all(instruction.start <= stall.start for stall in instruction.stalls)
    for before, after in pairwise(instructions):
        assert before.retired <= after.retired and before.start <= after.start
    retired = Counter(instruction.retired for instruction in instructions)
    assert max(retired.values()) <= machine.core.retire_width


def test_no_port_takes_two_micro_ops_in_a_cycle(body):
    *_, timeline = body
    taken = Counter((turn.port, turn.cycle) for i in timeline.instructions for turn in i.turns)
    assert taken and max(taken.values()) == 1


def test_what_waits_for_a_result_is_executed_after_it():
    machine = load_machine("zen5")
    instructions = _timeline(DIVIDE, "zen5").instructions
    executed = defaultdict(list)
    for place, instruction in enumerate(instructions):
        executed[instruction.position].append(place)
    for place in executed[1]:
        (divide,) = instructions[place].producers
        assert instructions[divide].position == 0
        span = next(stage for stage in instructions[divide].stages if stage.name == "execute")
        assert span.end - span.start == machine.operation("divide", 64).latency_cycles
        assert instructions[place].woken >= span.end == instructions[divide].done


def test_a_chain_waits_for_operands_and_dispatch_for_room():
    waits = Counter()
    for instruction in _timeline(CHAIN, "zen5").instructions:
        for stall in instruction.stalls:
            waits[stall.name] += stall.end - stall.start
    assert waits["operands"] > waits["port"]
    assert {"operands"} < set(waits)


def test_straight_code_is_followed_from_the_first_cycle():
    machine = load_machine("zen5")
    timeline = timeline_of(_code(DIVIDE, machine), machine, loop=False)
    assert timeline.whole and [i.position for i in timeline.instructions] == [0, 1, 2, 3]
    assert timeline.instructions[0].start == 0
    assert timeline.instructions[-1].retired == timeline.cycles_per_iteration


@pytest.mark.exhaustive
def test_a_long_body_is_cut():
    machine = load_machine("zen5")
    code = _code("; ".join(["vaddpd %ymm0, %ymm1, %ymm2"] * (MOST_INSTRUCTIONS // 2 + 1)), machine)
    timeline = timeline_of(code, machine, loop=True)
    assert len(timeline.instructions) == len(code) and not timeline.whole
