"""A log for Konata is read back by what its description says, and holds what was simulated."""

from collections import defaultdict
from dataclasses import dataclass, field

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.incore.pipeline.timeline import timeline_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.reports.timeline_formats import kanata_log

LOOP = """vmovupd (%rdi,%rax), %ymm1
vfmadd231pd (%rsi,%rax), %ymm1, %ymm0
vmovupd %ymm1, (%rdx,%rax)
nop
addq $32, %rax"""


@dataclass
class Op:
    """What a log says of an instruction."""

    began: int
    simulated: int
    labels: list = field(default_factory=list)
    open: dict = field(default_factory=dict)
    stages: list = field(default_factory=list)  # lane, name, from, until
    waits_for: list = field(default_factory=list)
    retired: int = -1


def read(lines):
    """Return the instructions of a log by number, and the numbers in the order of retirement."""
    lines = iter(lines)
    assert next(lines).split("\t") == ["Kanata", "0004"]
    command, start = next(lines).split("\t")
    assert command == "C="
    cycle, ops, retired = int(start), {}, []
    for line in lines:
        command, *rest = line.split("\t")
        if command == "C":
            assert int(rest[0]) > 0
            cycle += int(rest[0])
            continue
        number = int(rest[0])
        if command == "I":
            assert number == len(ops)  # numbered in the order of appearance
            ops[number] = Op(cycle, int(rest[1]))
            continue
        op = ops[number]
        assert op.retired < 0, "a command behind the retirement"
        if command == "L":
            op.labels.append((int(rest[1]), rest[2]))
        elif command == "S":
            lane, name = rest[1:]
            assert lane not in op.open
            op.open[lane] = (name, cycle)
        elif command == "E":
            name, since = op.open.pop(rest[1])
            assert name == rest[2]
            op.stages.append((rest[1], name, since, cycle))
        elif command == "W":
            assert int(rest[1]) in ops and rest[2] == "0"
            op.waits_for.append(int(rest[1]))
        else:
            assert command == "R" and rest[2] == "0" and not op.open
            assert int(rest[1]) == len(retired)
            op.retired = cycle
            retired.append(number)
    return ops, retired


@pytest.fixture(scope="module", params=["zen5", "icx"])
def log(request):
    machine = load_machine(request.param)
    code = parse(LOOP, "x86-64").instructions
    return machine, code, *read(kanata_log(timeline_of(code, machine, loop=True)))


@pytest.mark.exhaustive
def test_instructions_retire_in_order_and_each_once(log):
    _, code, ops, retired = log
    assert retired == sorted(ops) and len(ops) % len(code) == 0
    assert all(op.retired >= 0 for op in ops.values())
    assert [op.retired for op in ops.values()] == sorted(op.retired for op in ops.values())


def test_no_stage_ends_before_it_begins_nor_behind_the_retirement(log):
    *_, ops, _ = log
    for op in ops.values():
        assert all(op.began <= since < until <= op.retired for _, _, since, until in op.stages)


def test_cycles_are_those_of_the_simulation(log):
    machine, code, ops, _ = log
    by_position = defaultdict(list)
    for op in ops.values():
        by_position[op.simulated % len(code)].append(op.retired)
    last = by_position[len(code) - 1]
    simulated = simulate_body(code, machine, loop=True).cycles_per_iteration
    assert (last[-1] - last[0]) / (len(last) - 1) == simulated


def test_stages_stalls_and_dependencies_are_there(log):
    _, code, ops, _ = log
    lanes = {(lane, name) for op in ops.values() for lane, name, _, _ in op.stages}
    assert {("0", "Wt"), ("0", "Xl"), ("0", "X"), ("0", "Xs"), ("0", "Cm"), ("1", "operands")} <= lanes
    fma = ops[len(code) * 3 + 1]
    assert fma.labels[0] == (0, "2: vfmadd231pd (%rsi,%rax), %ymm1, %ymm0")
    waited = {ops[number].simulated - fma.simulated for number in fma.waits_for}
    assert waited == {-1, -2, -len(code)}  # the load; the step of rax; itself before
    assert ops[len(code) * 3 + 3].waits_for == []  # nop
