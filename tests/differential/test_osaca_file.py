"""OSACA itself loads the file that we write of a machine, and finds in loops what our analysis finds."""

import os
from itertools import combinations
from pathlib import Path

import pytest
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.regions.body import Shape
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.vocabulary import PORTS
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import read_listing
from chainline.isa.instruction import Condition
from chainline.reports.machine_exports import osaca_file

pytestmark = [pytest.mark.exhaustive, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

LOOPS = Path(__file__).parents[2] / "samples" / "loops"
COUNTERS = 1.0
"""Cycles of a loop counter, a cycle that OSACA leaves out where flags carry it."""


@pytest.fixture(scope="module", params=["zen5", "zen4", "skl", "a64fx"])
def osaca(request, tmp_path_factory):
    pytest.importorskip("osaca")
    from osaca.parser import ParserAArch64, ParserX86ATT  # noqa: PLC0415 - an optional tool
    from osaca.semantics import ArchSemantics, KernelDG, MachineModel  # noqa: PLC0415

    machine = load_machine(request.param)
    file = tmp_path_factory.mktemp("osaca") / f"{machine.key}.yml"
    file.write_text("\n".join(osaca_file(machine)) + "\n")
    model = MachineModel(path_to_yaml=os.fspath(file))
    parser = ParserX86ATT() if machine.isa == "x86-64" else ParserAArch64()
    semantics = ArchSemantics(parser, model)

    def analyse(instructions):
        """Return cycles of the fullest port and of the slowest way around, and unknown instructions."""
        kernel = parser.parse_file("\n".join(i.text for i in instructions) + "\n")
        semantics.normalize_instruction_forms(kernel)
        semantics.add_semantics(kernel)
        for _ in range(2):
            semantics.assign_optimal_throughput(kernel)
        carried = KernelDG(kernel, parser, model, semantics).get_loopcarried_dependencies()
        unknown = [form.line for form in kernel if "tp_unknown" in form.flags]
        latency = max((found["latency"] for found in carried.values()), default=0.0)
        return max(semantics.get_throughput_sum(kernel)), latency, unknown

    return machine, analyse


def _loops(machine):
    for name in ("handwritten.s", "kernels-avx512.s") if machine.isa == "x86-64" else ("kernels-sve.s",):
        found = analyse_file(read_listing(LOOPS / name), machine, arguments={}, simulate=False)
        for function in found.functions:
            for analysis in function.bodies:
                code = analysis.body.instructions
                read = machine.isa == "x86-64" or all(map(_is_read, code))
                if analysis.body.shape is Shape.LOOP and len(code) <= 120 and read:
                    yield f"{name}: {function.name}", analysis


def _is_read(instruction):
    """Tell whether OSACA has all operands of an instruction of AArch64: neither shifts nor patterns."""
    return not any(isinstance(operand, Condition) for operand in instruction.operands)


def _is_shared_out(instruction, machine):
    """Tell whether OSACA shares out micro-ops as they are.

    Of two with ports in common, but not all, it moves cycles of one to ports of the other.
    """
    operations = operations_of(instruction, machine)
    ports = {frozenset(u.ports) for o in operations for u in machine.operation(o.name, o.bits).uses}
    return not any(a & b for a, b in combinations(ports, 2))


def test_throughput_is_the_same(osaca):
    machine, analyse = osaca
    seen = 0
    for name, analysis in _loops(machine):
        ours = next(bound.cycles for bound in analysis.bounds if bound.name == PORTS)
        theirs, _, unknown = analyse(analysis.body.instructions)
        assert not unknown, name
        if not all(_is_shared_out(i, machine) for i in analysis.body.instructions):
            assert theirs <= 1.05 * ours, name
            continue
        # ours is the least that any choice of ports leads to; OSACA tries some, in steps of a hundredth
        assert 0.98 * ours <= theirs <= 1.05 * ours, name
        seen += 1
    assert seen >= 3


def test_loop_carried_dependencies_are_the_same(osaca):
    """But for those through adds that get their addend early, which the format cannot say."""
    machine, analyse = osaca
    compared = 0
    for name, analysis in _loops(machine):
        early = any(cost.accumulate_cycles < cost.compute_cycles for cost in analysis.costs)
        if early or analysis.carried.cycles <= COUNTERS:
            continue
        _, theirs, _ = analyse(analysis.body.instructions)
        assert theirs == analysis.carried.cycles, name
        compared += 1
    assert compared >= 2
