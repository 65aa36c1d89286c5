"""Tiles evaluated by timing them."""

import math
from dataclasses import replace

from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.operator import Matrix
from chainline.codegen.vector.operator_kernel import OperatorKernel
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.plan import Form, Tile
from chainline.codegen.vector.registry import gradient, interpolation
from chainline.models.kernels.search import operator_choice as operator_clock
from chainline.models.kernels.search.operator_choice import MeasuredCost, choose_operator
from chainline.reports.operator import operator_lines


def test_more_work_takes_longer_and_is_timed_once():
    cost_model = MeasuredCost("llvm")
    cycles = {}
    for n in (2, 8):
        operator = interpolation([None, Matrix("by", n, n)], points=(4, n))
        step = plans(operator)[0].steps[0]
        tiles = [Tile(Form.ACROSS), Tile(Form.ACROSS, outputs=2)]
        cycles[n] = cost_model(step, operator, 2, tiles)
        assert cost_model(step, operator, 2, tiles) == cycles[n]
    assert max(cycles[2]) < min(cycles[8])


def test_chooses_a_kernel():
    operator = interpolation([Matrix("by", 3, 3), None], points=(3, 2))
    kernel = default_kernel(operator, 128, 16, cost_model=MeasuredCost("llvm"))
    assert 0 < MeasuredCost("llvm").cycles([kernel])[0] < math.inf


def test_more_arrays_than_registers_are_timed():
    assert 0 < MeasuredCost("llvm").cycles([_gradient()])[0] < math.inf


def test_more_arrays_than_can_be_timed_count_as_unknown(monkeypatch):
    monkeypatch.setattr(operator_clock, "MOST_ARRAYS", 6)
    assert MeasuredCost("llvm").cycles([_gradient()]) == [math.inf]


def _gradient():
    """Return a kernel with seven arrays: three matrices, a field, and three that it makes."""
    plan = plans(gradient([Matrix(f"d{axis}", 2, 2) for axis in "xyz"]))[0]
    tiles = tuple(Tile(Form.ROWS if step.axis == 0 else Form.ACROSS) for step in plan.steps)
    return OperatorKernel(plan, 128, tiles)


def test_on_a_disturbed_host_the_simulation_chooses(monkeypatch):
    machine = load_machine("zen3")
    target = find_target(machine.target)
    operator = interpolation([Matrix("by", 3, 3), None], points=(3, 2))
    predicted = choose_operator(operator, machine, target, "llvm", 3.0)
    module = "chainline.models.kernels.search.operator_choice"
    monkeypatch.setattr(f"{module}.least_seconds_alone", lambda calls, *more: ([1e-6] * len(calls), 0))
    found = choose_operator(operator, machine, target, "llvm", 3.0, timed=True)
    assert found == replace(predicted, disturbed=True) and not found.timed
    told = " ".join(map(str, operator_lines(found, "zen3", "llvm")))
    assert "the host was disturbed by other programs" in told and "cycles simulated" in told
