"""The kernel of an operator that is chosen by timing."""

from chainline.analysis.machine.load import load_machine
from chainline.codegen.operators.choice import ranked_kernels
from chainline.codegen.operators.kinds import interpolation
from chainline.codegen.operators.matrix import Matrix
from chainline.codegen.target import host_target
from chainline.models.kernels.search.operator_choice import choose_operator
from chainline.models.kernels.search.operator_clock import TimingJudge

OPERATOR = interpolation([Matrix(f"b{axis}", 4, 4) for axis in "xyz"])


def test_the_whole_kernel_that_is_fastest_is_chosen(monkeypatch):
    monkeypatch.setattr(
        TimingJudge, "__call__", lambda self, step, operator, lanes, tiles: [50.0] * len(tiles)
    )
    monkeypatch.setattr(
        TimingJudge, "cycles", lambda self, kernels: [90.0 - 7 * (n == 3) for n, _ in enumerate(kernels)]
    )
    target = host_target()
    kernels = ranked_kernels(
        OPERATOR, min(target.vector_bits, 512), target.vector_registers, judge=TimingJudge("llvm")
    )
    chosen = choose_operator(OPERATOR, load_machine("zen4"), target, "llvm", 2.0, timed=True)
    assert chosen.kernel == kernels[3] != kernels[0]
    assert chosen.cycles == 83.0 / chosen.kernel.block
