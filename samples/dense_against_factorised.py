"""Time the element operator as one dense matrix against three tensor n-mode products, on one core.

    python samples/dense_against_factorised.py

Both are compiled by the embedded LLVM. `tests/validation/dense_operator` compares more, and draws it.
"""

from functools import partial

from chainline.analysis.measurement.timer import Timer
from chainline.codegen.kernel import load, make_workspace
from chainline.codegen.peers.baselines import dense_operator, load_dense
from chainline.codegen.render import render
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Variant

ELEMENTS, ROUNDS, SAMPLE_S = 64, 20, 2e-3


def seconds_per_element(timed):
    """Return the least time of an element, over some samples of two milliseconds."""
    calls = max(1, round(SAMPLE_S / timed(1)))
    return min(timed(calls) for _ in range(ROUNDS)) / calls / ELEMENTS


def main():
    """Print microseconds per element of both, order by order."""
    timer, target = Timer(), host_target()
    print("order  dense [us]  factorised [us]  times faster")
    for order in (3, 5, 7):
        variant = Variant(order, (order + 1,))
        kernel, dense_kernel = (
            load(EmbeddedLLVM().build(render(variant), target)),
            load_dense(variant, target),
        )
        work, dense_work = (make_workspace(variant, ELEMENTS) for _ in range(2))
        dense_work.operators[:] = [dense_operator(dense_work.operators)]

        dense = seconds_per_element(partial(timer.seconds, dense_kernel, dense_work))
        factorised = seconds_per_element(partial(timer.seconds, kernel, work))
        print(f"{order:5}{dense * 1e6:12.3f}{factorised * 1e6:17.3f}{dense / factorised:14.1f}")


if __name__ == "__main__":
    main()
