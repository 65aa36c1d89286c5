"""Bodies of a file, what a call executes, registers and spills, and the verdict in words."""

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.verdict import verdict
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.errors import UsageError

from .reading import body_of, file_of, loop_of

NEST = """
f:
    vxorpd %xmm0, %xmm0, %xmm0
.Louter:
    xorl %eax, %eax
.Linner:
    vfmadd231sd (%rsi,%rax,8), %xmm1, %xmm0
    incq %rax
    cmpq $6, %rax
    jne .Linner
    addq $48, %rsi
    decq %rdi
    jne .Louter
    ret
"""


def test_inner_loops_are_apart():
    (function,) = file_of(NEST).functions
    inner, outer = sorted(function.bodies, key=lambda b: -b.body.depth)
    assert (inner.body.label, len(inner.body.instructions), inner.chains.found.n_fma) == (".Linner", 4, 1)
    assert (outer.body.label, len(outer.body.instructions), outer.body.depth) == (".Louter", 4, 1)
    assert function.executed.reason is not None
    assert [b.trip_count for b in function.bodies] == [None, None]


def test_executed_counts_and_trips_with_arguments():
    (function,) = file_of(NEST, arguments={"rdi": 5, "rsi": 0x10000}).functions
    trips = {b.body.label: b.trip_count for b in function.bodies}
    assert trips == {".Linner": 6.0, ".Louter": 5.0}
    executed = function.executed
    assert (executed.instructions, executed.fma, executed.flops) == (1 + 5 * (1 + 6 * 4 + 3) + 1, 30, 60)


def test_function_without_a_loop_is_a_body():
    analysis = body_of("f:\nvaddsd %xmm1, %xmm0, %xmm0\nvmulsd %xmm1, %xmm0, %xmm0\nret")
    assert (analysis.body.label, analysis.trip_count, analysis.carried.cycles) == ("f", 1.0, 0.0)
    assert "latency-bound: the critical path" in _verdict(analysis).lower()


def test_marked_region_is_a_body_that_repeats():
    text = "f:\naddq $1, %rax\n# LLVM-MCA-BEGIN hot\nvaddsd %xmm1, %xmm0, %xmm0\n# LLVM-MCA-END hot\nret"
    analysis = body_of(text)
    assert (analysis.body.label, analysis.trip_count, len(analysis.body.instructions)) == ("hot", 1.0, 1)
    assert analysis.carried.cycles > 1


def test_loop_without_exit_ends():
    (function,) = file_of("f:\n.L1:\naddq $1, %rax\njmp .L1").functions
    assert function.executed.reason == "no path leaves the function"


def test_unknown_instruction_is_listed_and_in_the_verdict():
    found = file_of("f:\n.L1:\nvfrobnicate %xmm1, %xmm0\ndecq %rcx\njne .L1\nret")
    assert [(m.line, m.text, m.reason) for m in found.missing] == [
        (3, "vfrobnicate %xmm1, %xmm0", "not decoded")
    ]
    (analysis,) = found.functions[0].bodies
    assert "1 instruction is not covered (line 3)" in _verdict(analysis)


def test_no_such_function():
    with pytest.raises(UsageError, match="function g"):
        analyse_file(parse(NEST, "x86-64"), load_machine("zen4"), arguments={}, function="g")


def test_live_registers_count_what_the_loop_needs_around_it():
    body = "vfmadd231pd %ymm1, %ymm2, %ymm3\nvfmadd231pd %ymm1, %ymm2, %ymm4\ndecq %rcx"
    text = f"f:\n.L1:\n{body}\njne .L1\nvaddpd %ymm3, %ymm4, %ymm0\nvaddpd %ymm7, %ymm0, %ymm0\nret"
    assert body_of(text).registers.live_vector_registers == 5  # 1 to 4, and 7 across the loop


def test_spills_are_stores_to_the_frame_and_what_reloads_them():
    text = """f:
    subq $64, %rsp
    vmovupd %ymm1, 32(%rsp)
.L1:
    vmovupd %ymm2, (%rsp)
    vaddpd (%rdi), %ymm3, %ymm2
    vaddpd 32(%rsp), %ymm2, %ymm3
    vmovsd 128(%rsp), %xmm4
    vmovupd %ymm3, (%rdi)
    vmovupd (%rsp), %ymm2
    decq %rcx
    jne .L1
    addq $64, %rsp
    ret"""
    registers = body_of(text).registers
    assert (registers.spill_stores, registers.spill_reloads) == (1, 2)  # 128(%rsp) is an argument


def test_verdict_on_a_reduction():
    verdict = _verdict(loop_of("vfmadd231pd (%rsi), %ymm1, %ymm0; addq $32, %rsi"))
    assert verdict.startswith("Latency-bound: an iteration must wait for the one before, 4 cycles")
    assert "independent accumulators" in verdict


def test_verdict_on_a_stream():
    triad = "vmovupd (%rsi,%rax), %ymm0; vfmadd213pd (%rdx,%rax), %ymm1, %ymm0; vmovupd %ymm0, (%rdi,%rax)"
    assert _verdict(loop_of(triad + "; addq $32, %rax")).startswith("Throughput-bound by ")


def test_verdict_on_a_recurrence_through_memory():
    body = "vmulsd (%rax), %xmm1, %xmm0; vmovsd %xmm0, 8(%rax); addq $8, %rax"
    assert "must wait through memory" in _verdict(loop_of(body))


def _verdict(analysis):
    return verdict(analysis, load_machine("zen4"))
