"""From how many iterations on the bound of an inner loop holds, where its runs end sooner than that shows."""

from chainline.analysis.incore.regions.explanation import least_iterations
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ROW = """
f:
.L0:
\txorl %edi, %edi
.L1:
\tvmovupd (%r8,%rdi), %zmm1
\tvfmadd213pd (%rsi,%rdi), %zmm3, %zmm1
\taddq $1, %r12
\tvfmadd231pd (%r13,%rdi), %zmm2, %zmm1
\tvmovupd %zmm1, (%rsi,%rdi)
\taddq $64, %rdi
\tcmpq %r15, %r12
\tjne .L1
\taddq %rdx, %r8
\tcmpq %r8, %rcx
\tjne .L0
\tret
"""


def test_a_run_ends_without_the_branch_back():
    """Nine micro-ops are fetched in two cycles, dispatched in 1.5: six took 1.84 on Emerald Rapids."""
    machine = load_machine("spr")
    (function,) = analyse_file(parse(ROW, "x86-64"), machine, arguments={}).functions
    least = {one.body.label: least_iterations(one, machine) for one in function.bodies}
    inner = next(one for one in function.bodies if one.body.label == ".L1")
    assert (inner.bottleneck.name, inner.bottleneck.cycles) == ("fetch width", 2)
    assert least == {".L0": None, ".L1": 13}
