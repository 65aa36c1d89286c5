"""How soon `cl.kernel` has a first result, and what a call of it takes beside one from C.

    pytest -n 0 tests/benchmarks/bench_run_time.py -s

For each order, of kernels that nothing is kept of: milliseconds from `cl.kernel(order)` to the first result
in a process that has compiled before, the least of some repetitions and the same of processor time; then,
with what is kept on disk, in a process of its own from its start, and from `cl.kernel` on. Calls of one
element: nanoseconds of the kernel in a loop of C, of a bound call, of a call with its checks, and the
GFLOPS of many elements in one call beside the loop; and what a matrix in C's order, which is copied into
Fortran's, costs a call. Last, the speed of what is compiled lightly beside -O3.
"""

import ctypes
import math
import os
import subprocess
import sys
import time
from functools import partial
from itertools import product

import chainline as cl
import numpy as np
import pytest
from chainline.api import kernels
from chainline.codegen.kernel import jit_engine
from chainline.codegen.kernel import load as load_binary
from chainline.codegen.render import render
from chainline.codegen.run_time import loader as load
from chainline.codegen.target import host_target
from chainline.codegen.toolchain import find_toolchain

ORDERS, TRIES, CALLS = range(1, 16), 5, 2000
REPEAT = """define void @repeat(ptr %f, i64 %calls, i64 %n, ptr %a, ptr %b, ptr %c, ptr %d, ptr %e) {
entry:
  br label %loop
loop:
  %left = phi i64 [ %calls, %entry ], [ %next, %loop ]
  call void %f(i64 %n, ptr %a, ptr %b, ptr %c, ptr %d, ptr %e)
  %next = add i64 %left, -1
  %more = icmp ne i64 %next, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}"""
FRESH = """
import time
begun = time.perf_counter()
import numpy as np
import chainline as cl
order = {order}
q, d = np.ones((4,) + (order + 1,) * 3), np.eye(order + 1)
asked = time.perf_counter()
cl.kernel(order)(q, d)
done = time.perf_counter()
print(done - begun, done - asked)
"""


def arrays(order, n_elements):
    n = order + 1
    return np.ones((n_elements, n, n, n)), np.eye(n)


def test_first_results(monkeypatch):
    cl.kernel(2)(*arrays(2, 4))
    monkeypatch.setattr(load, "content_key", lambda *_: os.urandom(20).hex())  # nothing is found on disk
    most = 0.0
    for order in ORDERS:
        q, d = arrays(order, 4)
        walls, processors = [], []
        for _ in range(TRIES):
            kernels._KEPT.clear()
            begun, used = time.perf_counter(), time.process_time()
            cl.kernel(order)(q, d)
            walls.append(1e3 * (time.perf_counter() - begun))
            processors.append(1e3 * (time.process_time() - used))
        most = max(most, min(walls))
        label = cl.kernel(order).variant.label
        print(
            f"order {order:2}: {min(walls):6.1f} ms, processor {min(processors):6.1f} ms, {label}", flush=True
        )
    print(f"at most {most:.1f} ms")


@pytest.mark.parametrize("order", [3, 7, 11, 15])
def test_a_process_of_its_own(tmp_path, order):
    environment = os.environ | {"CHAINLINE_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", FRESH.format(order=order)]
    for kept in (False, True, True, True):
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        whole, asked = (1e3 * float(word) for word in said.split())
        print(f"order {order:2}: {whole:6.0f} ms from its start, {asked:6.1f} ms from the call, kept: {kept}")


def test_calls():
    engine = jit_engine(REPEAT)
    pointers = [ctypes.c_void_p] * 5
    repeat = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, *pointers)(
        engine.get_function_address("repeat")
    )
    for order in ORDERS:
        apply = cl.kernel(order)
        q, d = arrays(order, 1)
        out = np.empty_like(q)
        places = [array.ctypes.data for array in (d, d, d, q, out)]
        bound = apply.bind(q, d, out, overwrite_q=True)
        in_c = least(lambda: repeat(apply.loaded.address, CALLS, 1, *places), 1)  # noqa: B023
        called = least(bound, CALLS)
        checked = least(lambda: apply(q, d, out=out, overwrite_q=True), CALLS)  # noqa: B023
        copied = least(lambda: apply(q, d, out=out), CALLS)  # noqa: B023
        flops = 6 * (order + 1) ** 4
        many = max(1, 400_000 // (order + 1) ** 3)
        q, _ = arrays(order, many)
        out = np.empty_like(q)
        streamed = least(lambda: apply(q, d, out=out), 1) * CALLS  # noqa: B023
        given_up = least(lambda: apply(q, d, out=out, overwrite_q=True), 1) * CALLS  # noqa: B023
        print(
            f"order {order:2}: C {in_c:7.0f} ns; bound +{called - in_c:6.0f}, checked "
            f"+{checked - in_c:6.0f}, input kept +{copied - in_c:6.0f}; {flops / in_c:5.1f} GFLOPS in the "
            f"loop, {many} elements a call "
            f"{flops * many / streamed:5.1f}, input given up {flops * many / given_up:5.1f}",
            flush=True,
        )


def test_matrix_order():
    """One matrix for all directions and three, in C's order and in Fortran's, in turn; one element a call."""
    random = np.random.default_rng(0)
    for order in (1, 3, 7, 11, 15):
        apply, (q, _) = cl.kernel(order), arrays(order, 1)
        three = [random.standard_normal((order + 1,) * 2) for _ in range(3)]
        out, calls, best = np.empty_like(q), {}, {}
        for count in (1, 3):
            for name in "CF":
                given = [np.array(d, order=name) for d in three]
                matrices = given[0] if count == 1 else given
                calls[count, "call", name] = partial(apply, q, matrices, out)
                calls[count, "bound", name] = apply.bind(q, matrices, out)
        for _ in range(100):
            for key, call in calls.items():
                begun = time.perf_counter_ns()
                for _ in range(50):
                    call()
                best[key] = min(best.get(key, math.inf), (time.perf_counter_ns() - begun) / 50)
        said = []
        for count, called in product((1, 3), ("call", "bound")):
            fortran, c = best[count, called, "F"], best[count, called, "C"]
            said.append(f"{count} {called}: {fortran:5.0f} {c - fortran:+4.0f}")
        print(f"order {order:2}, ns in Fortran's order, more in C's: {'; '.join(said)}", flush=True)


def test_light_compilation():
    """The same kernels by the whole pipeline, in turn, data in L1."""
    engine = jit_engine(REPEAT)
    pointers = [ctypes.c_void_p] * 5
    repeat = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, *pointers)(
        engine.get_function_address("repeat")
    )
    target = host_target()
    for order in ORDERS:
        variant = cl.kernel(order).variant
        whole = load_binary(find_toolchain("llvm", target).build(render(variant), target))
        q, d = arrays(order, variant.schedule.elements if variant.schedule else 1)
        out = np.empty_like(q)
        places = [array.ctypes.data for array in (d, d, d, q, out)]
        flops, best = 6 * (order + 1) ** 4 * len(q), {}
        calls = max(1, 2_000_000 // flops)
        for _ in range(40):
            for name, kernel in (("light", cl.kernel(order).loaded), ("-O3", whole)):
                begun = time.perf_counter_ns()
                repeat(kernel.address, calls, len(q), *places)
                took = (time.perf_counter_ns() - begun) / calls
                best[name] = min(took, best.get(name, took))
        light, all_of_it = (flops / best[name] for name in ("light", "-O3"))
        print(f"order {order:2}: light {light:5.1f} GFLOPS, -O3 {all_of_it:5.1f}", flush=True)


def least(call, calls):
    """Return the least nanoseconds of one of `calls` calls, or of a call that makes `CALLS`."""
    found = []
    for _ in range(7):
        begun = time.perf_counter_ns()
        for _ in range(calls):
            call()
        found.append((time.perf_counter_ns() - begun) / CALLS)
    return min(found)
