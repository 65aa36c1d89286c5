"""Kernels compiled for A64FX, run under qemu with 512-bit SVE, against numpy.

The assembly text that the analyser reads is what is assembled, linked and run. `--every-kernel` has 210
kernels in explicit vectors besides.
"""

import functools
import shutil
import subprocess

import numpy as np
import pytest
from chainline.codegen.compilers import compiler_language
from chainline.codegen.kernel import check
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER, DType, Mode, Variant
from chainline.codegen.vector.schedule_space import schedule_space

from ..tier import sized

CROSS, QEMU = "aarch64-linux-gnu-gcc", "qemu-aarch64"
COMPILERS = ("llvm", "gcc", "gfortran")

ORDERS = sized((1, 3, 6, 7, 8, 12), range(MIN_ORDER, MAX_ORDER + 1))
SCHEDULES = sized(1, 1, 14)
KERNELS = len(ORDERS) * (2 * len(COMPILERS) + SCHEDULES)

HARNESS = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
typedef void kernel(int64_t, void *, void *, void *, void *, void *);
%(declarations)s
static kernel *const kernels[] = { %(names)s };
static void *get(size_t bytes) {
  void *p = aligned_alloc(64, (bytes + 63) / 64 * 64);
  if (fread(p, 1, bytes, stdin) != bytes) exit(3);
  return p;
}
int main(int argc, char **argv) {
  if (argc != 5) return 2;
  long which = atol(argv[1]), n_elements = atol(argv[2]), operators = atol(argv[3]), np = atol(argv[4]) >> 8;
  size_t entry = atol(argv[4]) & 255, buffer = n_elements * np * np * np * entry;
  void *a[5];
  for (int i = 0; i < operators; ++i) a[i] = get(np * np * entry);
  a[operators] = get(buffer);
  a[operators + 1] = get(buffer);
  kernels[which](n_elements, a[0], a[1], a[2], operators == 3 ? a[3] : 0, operators == 3 ? a[4] : 0);
  return fwrite(a[operators + 1], 1, buffer, stdout) != buffer;
}
"""


@functools.cache
def sample() -> list[tuple[str, Variant]]:
    """Two splits of each order and compiler, modes and types in turn."""
    chosen = []
    kinds = [(mode, dtype) for dtype in DType for mode in (Mode.ELEMENT, Mode.X, Mode.Y, Mode.Z)]
    for order in ORDERS:
        splits = list(partitions(order + 1))
        for number, compiler in enumerate(COMPILERS):
            for position in (0, 1):
                split = splits[(len(splits) - 1) * (2 * number + position) // 5]
                mode, dtype = kinds[(order * 5 + number * 3 + position) % len(kinds)]
                if position == 0:
                    mode, dtype = Mode.ELEMENT, DType.FLOAT64
                chosen.append((compiler, Variant(order, split, mode, compiler_language(compiler), dtype)))
        chosen += _schedules(order)
    return chosen


def _schedules(order: int) -> list[tuple[str, Variant]]:
    """Kernels in explicit vectors, drawn at random."""
    dtype = list(DType)[order % 2]
    return [("llvm", v) for v in schedule_space(order, find_target("a64fx"), dtype=dtype).sample(SCHEDULES)]


def _assemble(job):
    compiler, variant = job
    target = find_target("a64fx")
    return find_toolchain(compiler, target).assemble(render(variant), target).text


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """A static program that holds every kernel of the sample; symbols numbered to be unique."""
    for tool in (CROSS, "aarch64-linux-gnu-gfortran", QEMU):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    folder = tmp_path_factory.mktemp("a64fx")
    files = []
    for number, ((_, variant), text) in enumerate(
        zip(sample(), map_processes(_assemble, sample()), strict=True)
    ):
        files.append(folder / f"kernel{number}.s")
        files[-1].write_text(text.replace(variant.symbol, f"kernel{number}"))
    names = [f"kernel{number}" for number in range(KERNELS)]
    harness = folder / "harness.c"
    harness.write_text(
        HARNESS % {"declarations": "".join(f"kernel {name};\n" for name in names), "names": ", ".join(names)}
    )
    made = folder / "program"
    command = [CROSS, "-static", "-O1", "-Wa,-march=armv8.2-a+sve", str(harness), *map(str, files)]
    subprocess.run([*command, "-o", str(made)], check=True, capture_output=True)
    return made


@pytest.mark.exhaustive
def test_the_sample_is_spread_over_the_orders():
    assert len(sample()) == KERNELS
    assert {variant.order for _, variant in sample()} == set(ORDERS)


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", range(KERNELS))
def test_emulated_kernel_matches_numpy(program, number):
    _, variant = sample()[number]

    def emulated(n_elements, operators, q, tmp):
        shape = str(variant.np << 8 | variant.dtype.bytes)
        command = [QEMU, "-cpu", "max,sve512=on", str(program)]
        arguments = [str(number), str(n_elements), str(len(operators)), shape]
        matrices = [matrix.tobytes("F") for matrix in operators]  # column by column, as kernels take them
        data = b"".join([*matrices, q.tobytes(), tmp.tobytes()])
        done = subprocess.run(
            [*command, *arguments], input=data, capture_output=True, check=True, timeout=120
        )
        tmp[...] = np.frombuffer(done.stdout, tmp.dtype).reshape(tmp.shape)

    result = check(emulated, variant)
    assert result.problem is None, result.problem
