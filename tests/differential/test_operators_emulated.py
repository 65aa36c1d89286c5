"""Operators drawn at random, compiled for A64FX and run under qemu with 512-bit SVE, against numpy.einsum."""

import random
import shutil
import subprocess

import numpy as np
import pytest
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Language
from chainline.codegen.vector.function import OperatorFunction
from chainline.codegen.vector.operator_source import render_operator

from ..codegen.vector.test_random_operators import deviation
from ..drawn_operators import drawn_kernel, drawn_operator
from ..tier import sized

CROSS, QEMU = "aarch64-linux-gnu-gcc", "qemu-aarch64"
OPERATORS = sized(4, 200)
MOST_ARRAYS = 16
HARNESS = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
typedef void kernel(int64_t, %(pointers)s);
%(declarations)s
static kernel *const kernels[] = { %(names)s };
int main(int argc, char **argv) {
  void *a[%(most)d] = {0};
  for (int i = 3; i < argc; ++i) {
    size_t bytes = atol(argv[i]);
    a[i - 3] = aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (fread(a[i - 3], 1, bytes, stdin) != bytes) return 3;
  }
  kernels[atol(argv[1])](atol(argv[2]), %(arrays)s);
  for (int i = 3; i < argc; ++i) fwrite(a[i - 3], 1, atol(argv[i]), stdout);
  return 0;
}
"""


def _drawn(seed):
    draw = random.Random(10_000 + seed)
    operator = drawn_operator(draw)
    return drawn_kernel(draw, operator, widths=(512,), registers=32)


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """A static program that holds every kernel."""
    for tool in (CROSS, QEMU):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    folder = tmp_path_factory.mktemp("operators")
    files = []
    for seed in range(OPERATORS):
        source = render_operator(_drawn(seed), Language.LLVM, f"kernel{seed}")
        files.append(folder / f"kernel{seed}.s")
        files[-1].write_text(EmbeddedLLVM().assembly_text(source, find_target("a64fx")))
    names = [f"kernel{seed}" for seed in range(OPERATORS)]
    harness = folder / "harness.c"
    harness.write_text(
        HARNESS
        % {
            "declarations": "".join(f"kernel {name};\n" for name in names),
            "names": ", ".join(names),
            "most": MOST_ARRAYS,
            "pointers": ", ".join(["void *"] * MOST_ARRAYS),
            "arrays": ", ".join(f"a[{number}]" for number in range(MOST_ARRAYS)),
        }
    )
    made = folder / "program"
    command = [CROSS, "-static", "-O1", "-Wa,-march=armv8.2-a+sve", str(harness), *map(str, files)]
    subprocess.run([*command, "-o", str(made)], check=True, capture_output=True)
    return made


class _Emulated(OperatorFunction):
    """A kernel that runs in a process of its own."""

    def run(self, program, seed, stored, inputs, outputs, n_elements):
        arrays = [*stored, *inputs, *outputs]
        sizes = [str(array.nbytes) for array in arrays]
        command = [QEMU, "-cpu", "max,sve512=on", str(program), str(seed), str(n_elements), *sizes]
        data = b"".join(array.tobytes() for array in arrays)
        done = subprocess.run(command, input=data, capture_output=True, check=True, timeout=120)
        at = 0
        for array in arrays:
            array[...] = np.frombuffer(done.stdout, array.dtype, array.size, at).reshape(array.shape)
            at += array.nbytes


@pytest.mark.parametrize("seed", range(OPERATORS))
def test_emulated_operator_agrees_with_einsum(program, seed):
    kernel = _drawn(seed)
    emulated = _Emulated(kernel, 0, None)

    def call(stored, inputs, outputs):
        emulated.run(program, seed, stored, inputs, outputs, 3 * kernel.plan.operator.interlaced)

    call.stored = emulated.stored
    unit = float(np.finfo(str(kernel.plan.operator.dtype)).eps)
    assert deviation(kernel, call, seed) < 200 * unit
