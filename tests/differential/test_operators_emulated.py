"""Operators drawn at random, compiled for A64FX and Neoverse V2, run under qemu against numpy.einsum."""

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

from ..codegen.vector.test_random_operators import bound, deviation
from ..drawn_operators import drawn_fused_operator, drawn_kernel, drawn_operator
from ..tier import sized

CROSS, QEMU = "aarch64-linux-gnu-gcc", "qemu-aarch64"
OPERATORS = sized(4, 300)
TARGETS = {"a64fx": (512, "max,sve512=on"), "neoverse-v2": (128, "max,sve128=on")}
"""Bits of vectors, and the processor that is emulated."""
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


def _drawn(seed, target):
    draw = random.Random(10_000 + seed)
    operator = (drawn_fused_operator if seed % 3 == 2 else drawn_operator)(draw)
    return drawn_kernel(draw, operator, widths=(TARGETS[target][0],), registers=32)


@pytest.fixture(scope="module", params=list(TARGETS))
def program(tmp_path_factory, request):
    """A static program that holds every kernel."""
    for tool in (CROSS, QEMU):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    folder = tmp_path_factory.mktemp("operators")
    files = []
    for seed in range(OPERATORS):
        source = render_operator(_drawn(seed, request.param), Language.LLVM, f"kernel{seed}")
        files.append(folder / f"kernel{seed}.s")
        files[-1].write_text(EmbeddedLLVM().assembly_text(source, find_target(request.param)))
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
    command = [CROSS, "-static", "-O1", "-Wa,-march=armv9-a+sve2", str(harness), *map(str, files)]
    subprocess.run([*command, "-o", str(made)], check=True, capture_output=True)
    return made, request.param


class _Emulated(OperatorFunction):
    """A kernel that runs in a process of its own."""

    def run(self, program, cpu, seed, stored, inputs, outputs, n_elements):
        arrays = [*stored, *inputs, *outputs]
        sizes = [str(array.nbytes) for array in arrays]
        command = [QEMU, "-cpu", cpu, str(program), str(seed), str(n_elements), *sizes]
        data = b"".join(array.tobytes() for array in arrays)
        done = subprocess.run(command, input=data, capture_output=True, check=True, timeout=120)
        at = 0
        for array in arrays:
            array[...] = np.frombuffer(done.stdout, array.dtype, array.size, at).reshape(array.shape)
            at += array.nbytes


@pytest.mark.parametrize("seed", range(OPERATORS))
def test_emulated_operator_agrees_with_einsum(program, seed):
    made, target = program
    kernel = _drawn(seed, target)
    emulated = _Emulated(kernel, 0, None)

    def call(stored, inputs, outputs):
        emulated.run(
            made, TARGETS[target][1], seed, stored, inputs, outputs, 3 * kernel.plan.operator.interlaced
        )

    call.stored = emulated.stored
    assert deviation(kernel, call, seed) < bound(kernel.plan.operator)
