"""What compiled code finds of dependencies and their latencies is what Python finds one by one."""

from pathlib import Path

import pytest
from chainline.analysis.incore.regions.chains import _links
from chainline.analysis.incore.regions.latency import _before_load, costs_of, forwarding_cycles, waits_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import addends, chain_links
from chainline.asm.dependencies import MEMORY, dependencies, memory_dependencies
from chainline.asm.induction_variables import address_updates
from chainline.asm.listing import parse
from chainline.isa.instruction import Kind
from chainline.isa.instruction_form import shaped_code

SAMPLES = Path(__file__).parents[4] / "samples" / "loops"
STACK = "pushq %rbx\n pushq %rax\n movq (%rsp), %rcx\n popq %rbx\n addq %rbx, %rcx\n popq %rax\n"
STEPS = "ldr d0, [x1], #8\n fmadd d1, d0, d2, d1\n ldr d3, [x1], #8\n str d1, [x2, #-8]!\n ldr d2, [x2]\n"
MOST = 300


def code(name, isa):
    text = (SAMPLES / name).read_text() if name.endswith(".s") else {"stack": STACK, "steps": STEPS}[name]
    return parse(text, isa).instructions[:MOST]


def arcs_by_definition(instructions, costs, machine, loop):
    """Go through the dependencies one by one."""
    arcs = []
    for d in dependencies(instructions, loop):
        writer, reader = costs[d.writer], costs[d.reader]
        instruction = instructions[d.reader]
        ready = writer.compute_cycles
        if d.kind == MEMORY:
            forward = forwarding_cycles(instructions[d.writer], instruction, machine)
            ready += forward if d.whole else machine.core.store_blocked_cycles
            arcs.append((2 * d.writer, 2 * d.reader, ready, d.distance))
            continue
        if d.stepped:
            ready = 0.0 if d.place == "rsp" else 1.0
        elif (
            writer.accumulate_cycles < writer.compute_cycles
            and writer.name == reader.name
            and d.place in addends(instruction)
        ):
            ready = writer.accumulate_cycles
        load = reader.load_cycles if d.place in _before_load(instruction) else 0.0
        arcs.append((2 * d.writer + d.stepped, 2 * d.reader, ready + load, d.distance))
        if (instruction.loads or instruction.stores) and d.place in address_updates(instruction):
            arcs.append((2 * d.writer + d.stepped, 2 * d.reader + 1, ready, d.distance))
    return arcs


CASES = [
    ("handwritten.s", "x86-64", "zen5"),
    ("kernels-avx512.s", "x86-64", "zen4"),
    ("stack", "x86-64", "zen3"),
    ("kernels-sve.s", "aarch64", "neoverse-v2"),
    ("kernels-sve.s", "aarch64", "a64fx"),
    ("steps", "aarch64", "a64fx"),
]


@pytest.mark.parametrize("loop", [False, True], ids=["once", "repeated"])
@pytest.mark.parametrize(("name", "isa", "key"), CASES, ids=[f"{name}-{key}" for name, _, key in CASES])
def test_waits_are_those_of_the_dependencies(name, isa, key, loop):
    machine, instructions = load_machine(key), code(name, isa)
    costs, found = costs_of(instructions, machine), dependencies(instructions, loop)
    waits = waits_of(shaped_code(instructions), costs, machine, loop)
    assert [tuple(arc) for arc in waits.arcs] == arcs_by_definition(instructions, costs, machine, loop)
    edges = [(edge.writer, edge.reader, edge.distance) for edge in waits.edges[: waits.n_edges]]
    assert edges == [(d.writer, d.reader, d.distance) for d in found]
    is_fma = [one.kind is Kind.FMA for one in instructions]
    assert _links(is_fma, waits) == chain_links(is_fma, edges)
    through_memory = [d for d in found if d.kind == MEMORY]
    assert memory_dependencies(shaped_code(instructions), loop) == through_memory
