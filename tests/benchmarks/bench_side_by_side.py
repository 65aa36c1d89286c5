"""Elements of few points brought side by side in registers, beside one element after the other, data in L1.

    pytest -n 0 tests/benchmarks/bench_side_by_side.py -s

For each number of points the best kernel of both kinds by the embedded compiler and by gcc, tiles chosen
by timing. Interleaved rounds, minima.
"""

import numpy as np
from chainline.analysis.measurement.interleaved_timing import least_seconds
from chainline.analysis.measurement.timer import Timer
from chainline.codegen.target import host_target
from chainline.codegen.vector.function import compile_operator
from chainline.codegen.vector.kernel_choice import ranked_kernels
from chainline.codegen.vector.operator import Matrix
from chainline.codegen.vector.registry import interpolation
from chainline.models.kernels.search.operator_choice import MeasuredCost

POINTS, ENTRIES, COMPILERS = range(2, 6), 1000, ("llvm", "gcc")
ROUNDS, LEAST_SECONDS = 200, 1e-4


def test_side_by_side():
    timer = Timer()
    print("\n| points | elements | one after the other | side by side | ratio |")
    print("| --- | --- | --- | --- | --- |")
    for n in POINTS:
        elements = ENTRIES // n**3 // 8 * 8
        best = _best(timer, _calls(n, elements), elements)
        apart, together = (
            6e-9 * n**4 * elements / min(best[kind, compiler] for compiler in COMPILERS)
            for kind in (False, True)
        )
        print(f"| {n} | {elements} | {apart:.1f} | {together:.1f} | {together / apart:.2f} |", flush=True)


def _calls(n, elements):
    """Return functions and arrays by whether elements are side by side, and compiler."""
    target, calls = host_target(), {}
    matrices = {f"b{axis}": np.full((n, n), 1 / n) for axis in "xyz"}
    operator = interpolation([Matrix(name, n, n) for name in matrices])
    for compiler in COMPILERS:
        ranked = ranked_kernels(
            operator, target.vector_bits, target.vector_registers, cost_model=MeasuredCost(compiler)
        )
        for together in (False, True):
            kernel = next(found for found in ranked if found.side_by_side is together)
            function = compile_operator(kernel, compiler)
            fields = [np.ones((elements, 1, n, n, n)) for _ in range(2)]
            calls[together, compiler] = function, [*function.stored(matrices), *fields]
    return calls


def _best(timer, calls, elements):
    timed = [
        lambda n, function=function, arrays=arrays: timer.calls(function.address, arrays, elements, n)
        for function, arrays in calls.values()
    ]
    return dict(zip(calls, least_seconds(timed, ROUNDS, LEAST_SECONDS), strict=True))
