"""The element kernel in even-odd form beside our own plain kernels, data in L1.

    CHAINLINE_BENCH_MACHINE=zen3 pytest -n 0 tests/benchmarks/bench_even_odd.py -s

For each number of points: three kernels in explicit vectors that the search of the full space names, and
eight plain operators of different orders of axes, each by the embedded compiler and by gcc; beside them
eight even-odd operators by each. Tiles of operators are chosen by timing. Kernels take turns, minima of
samples during which no other thread had a part of the core, as far as that is seen; the ratio is the fastest
plain kernel's time by the fastest even-odd one's. The first variable names the machine file of this
processor, by which kernels are searched and bounds told; `CHAINLINE_BENCH_POINTS="8 12"` asks for fewer.
"""

import os

import numpy as np
from chainline.analysis.incore.operator_call import bound_operator, read_operator
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.interleaved_timing import Watchman, least_seconds_alone
from chainline.analysis.measurement.timer import Timer, host_frequency_ghz
from chainline.codegen.kernel import load, make_workspace
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import DType, Language, Mode
from chainline.codegen.vector.function import compile_operator, operator_assembly
from chainline.codegen.vector.kernel_choice import EVALUATED_WHOLE, ranked_kernels
from chainline.codegen.vector.operator import Matrix, Parity
from chainline.codegen.vector.registry import interpolation
from chainline.models.kernels.search.candidates import candidates
from chainline.models.kernels.search.operator_choice import MeasuredCost
from chainline.models.kernels.search.task import SearchTask

POINTS = [int(n) for n in os.environ.get("CHAINLINE_BENCH_POINTS", "6 7 8 9 10 11 12 13 14").split()]
ROUNDS, LEAST_SECONDS, PATIENCE_S = 20, 2e-5, 60.0
KERNELS, EVALUATED, WANTED = 3, 12, 1.3
COMPILERS = {"llvm": Language.LLVM, "gcc": Language.C}


def test_even_odd_beside_plain():
    machine = load_machine(os.environ["CHAINLINE_BENCH_MACHINE"])
    ratios = []
    for n in POINTS:
        plain, halved = _plain(n, machine), _operators(n, machine)
        times, samples = _times({**plain, **halved})
        best_plain = min(plain, key=times.get)
        best_halved = min(halved, key=times.get)
        ratios.append(times[best_plain] / times[best_halved])
        gflops = [6 * n**4 / times[name] for name in (best_plain, best_halved)]
        print(
            f"{n:3} points: {best_plain:44} {gflops[0]:5.1f} GFLOPS; {best_halved:64} {gflops[1]:5.1f}, "
            f"ratio {ratios[-1]:.2f} ({samples} undisturbed samples)",
            flush=True,
        )
        if ratios[-1] < WANTED:
            ghz = host_frequency_ghz()
            bound = 6 * n**4 / halved[best_halved][2] * ghz
            print(f"    ports and dispatch allow the even-odd kernel {bound:.1f} at {ghz:.2f} GHz")
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
        cost_model = MeasuredCost(compiler)
        width, registers = host_target().vector_bits, host_target().vector_registers
        ranked = ranked_kernels(
            operator,
            width,
            registers,
            even_odd=even_odd,
            cost_model=cost_model,
            evaluated=EVALUATED,
            elements=1,
            wide=True,
        )
        for kernel in ranked[:EVALUATED_WHOLE]:
            function = compile_operator(kernel, compiler)
            points = [random.standard_normal((1, 1, n, n, n))], [np.zeros((1, 1, n, n, n))]
            arrays = function.placed(function.stored(matrices), *points)
            code = read_operator(kernel, operator_assembly(kernel, compiler, host_target()), host_target())
            cycles = bound_operator(code, machine).cycles
            found[f"{compiler} {_named(kernel)}"] = function, arrays, cycles
    return found


def _named(kernel):
    """Return axes and tiles of a kernel in order, a bar before what is done plane by plane."""
    words = [f"{'xyz'[step.axis]} {tile}" for step, tile in zip(kernel.plan.steps, kernel.tiles, strict=True)]
    if kernel.plan.whole is not None:
        words.insert(kernel.plan.whole, "|")
    return " ".join(words)


def _times(kernels):
    """Return nanoseconds of a call by name."""
    timer = Timer()
    calls = [
        lambda n, address=found[0].address, arrays=found[1]: timer.calls(address, arrays, 1, n)
        for found in kernels.values()
    ]
    seconds, samples = least_seconds_alone(calls, ROUNDS, LEAST_SECONDS, Watchman(timer.crowding), PATIENCE_S)
    return {name: found * 1e9 for name, found in zip(kernels, seconds, strict=True)}, samples
