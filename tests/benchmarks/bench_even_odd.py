"""The element kernel in even-odd form beside our own plain kernels, data in L1.

    CHAINLINE_BENCH_MACHINE=zen3 pytest -n 0 tests/benchmarks/bench_even_odd.py -s

For each number of points: three kernels in explicit vectors that the search of the full space names, and
the plain operator, each by the embedded compiler and by gcc; beside them the even-odd operator by both.
Interleaved rounds, minima; the ratio is the fastest plain kernel's time by the fastest even-odd one's. The
variable names the machine file of this processor, by which kernels are searched and tiles chosen.
"""

import ctypes
import os
import time

import numpy as np
from chainline.analysis.machine.load import load_machine
from chainline.codegen.kernel import jit_engine, load, make_workspace
from chainline.codegen.operators.choice import default_kernel
from chainline.codegen.operators.function import compile_operator
from chainline.codegen.operators.kinds import interpolation
from chainline.codegen.operators.matrix import Matrix, Parity
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import DType, Language, Mode
from chainline.models.kernels.search.candidates import candidates
from chainline.models.kernels.search.operator_tiles import SimulatingJudge
from chainline.models.kernels.search.task import SearchTask

POINTS = range(6, 15)
ROUNDS, LEAST_NS, KERNELS = 60, 200_000, 3
COMPILERS = {"llvm": Language.LLVM, "gcc": Language.C}
REPEAT = """define void @repeat(ptr %f, i64 %calls, ptr %a, ptr %b, ptr %c, ptr %d, ptr %e) {
entry:
  br label %loop
loop:
  %left = phi i64 [ %calls, %entry ], [ %next, %loop ]
  call void %f(i64 1, ptr %a, ptr %b, ptr %c, ptr %d, ptr %e)
  %next = add i64 %left, -1
  %more = icmp ne i64 %next, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}"""


def test_even_odd_beside_plain():
    machine = load_machine(os.environ["CHAINLINE_BENCH_MACHINE"])
    engine = jit_engine(REPEAT)
    pointers = [ctypes.c_void_p] * 5
    repeat = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, *pointers)(
        engine.get_function_address("repeat")
    )
    ratios = []
    for n in POINTS:
        plain, halved = _plain(n, machine), _operators(n, machine)
        times = _times(repeat, {**plain, **halved})
        best_plain = min(plain, key=times.get)
        best_halved = min(halved, key=times.get)
        ratios.append(times[best_plain] / times[best_halved])
        gflops = [6 * n**4 / times[name] for name in (best_plain, best_halved)]
        print(
            f"{n:3} points: {best_plain:44} {gflops[0]:5.1f} GFLOPS; {best_halved:30} {gflops[1]:5.1f}, "
            f"ratio {ratios[-1]:.2f}",
            flush=True,
        )
    print(f"geometric mean {float(np.exp(np.mean(np.log(ratios)))):.2f}, least {min(ratios):.2f}")


def _plain(n, machine):
    """Return addresses and arrays of plain kernels by what they are called."""
    found = {}
    for compiler, language in COMPILERS.items():
        task = SearchTask(n - 1, Mode.ELEMENT, DType.FLOAT64, language, machine, host_target(), compiler, 1)
        for timed in candidates(task)[:KERNELS]:
            toolchain = find_toolchain(compiler, host_target())
            kernel = load(toolchain.build(render(timed.variant), host_target()))
            work = make_workspace(timed.variant, 1)
            found[f"{compiler} {timed.variant.schedule}"] = kernel, [*work.operators, work.q, work.tmp]
    return found | _operators(n, machine, even_odd=False)


def _operators(n, machine, even_odd=True):
    """Return addresses and arrays of operators by what they are called."""
    random, found = np.random.default_rng(0), {}
    matrices = {}
    for axis in "xyz":
        values = random.standard_normal((n, n)) / n
        matrices[f"d{axis}"] = values + values[::-1, ::-1]
    operator = interpolation([Matrix(name, n, n, parity=Parity.EVEN) for name in matrices])
    for compiler in COMPILERS:
        judge = SimulatingJudge(machine, host_target(), compiler)
        width, registers = host_target().vector_bits, host_target().vector_registers
        kernel = default_kernel(operator, width, registers, even_odd=even_odd, judge=judge)
        function = compile_operator(kernel, compiler)
        arrays = [random.standard_normal((1, 1, n, n, n)), np.zeros((1, 1, n, n, n))]
        form = "even-odd" if even_odd else "plain"
        found[f"{compiler} {form} operator"] = function, [*function.stored(matrices), *arrays]
    return found


def _times(repeat, kernels):
    calls, best = {}, dict.fromkeys(kernels, float("inf"))
    for name, (kernel, arrays) in kernels.items():
        calls[name] = 1
        while _once(repeat, kernel, arrays, calls[name]) < LEAST_NS:
            calls[name] *= 2
    for _ in range(ROUNDS):
        for name, (kernel, arrays) in kernels.items():
            best[name] = min(best[name], _once(repeat, kernel, arrays, calls[name]) / calls[name])
    return best


def _once(repeat, kernel, arrays, calls):
    pointers = [array.ctypes.data for array in arrays]
    pointers += [0] * (5 - len(pointers))
    begin = time.perf_counter_ns()
    repeat(kernel.address, calls, *pointers)
    return time.perf_counter_ns() - begin
