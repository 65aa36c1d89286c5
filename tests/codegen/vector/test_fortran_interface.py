"""Kernels of operators called from Fortran, through the module that is written beside them."""

import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest
from chainline.codegen.variant import DType, Language
from chainline.codegen.vector.function import array_shape, reference
from chainline.codegen.vector.kernel_choice import default_kernel
from chainline.codegen.vector.matrix_loads import halves_size
from chainline.codegen.vector.operator import Layout
from chainline.codegen.vector.operator_source import render_interface, render_operator
from chainline.codegen.vector.plan import Form
from chainline.codegen.vector.registry import named_operator

from ...tier import sized

PROGRAM = """
program try
  use, intrinsic :: iso_c_binding, only: c_int64_t, {real}
  use {name}_interface
  implicit none
  {declared}
  integer :: u
  open(newunit=u, file="given", access="stream", form="unformatted", status="old")
  read(u) {read}
  close(u)
  {halved}
  call {name}(3_c_int64_t, {called})
  open(newunit=u, file="made", access="stream", form="unformatted")
  write(u) {written}
end program
"""
CASES = [
    ("interpolation", {}),
    ("gradient", {"symmetric": True}),
    ("divergence", {"components": 2, "layout": Layout.COMPONENT, "beta": 1.0}),
    ("interpolation", {"symmetric": True, "dtype": DType.FLOAT32}),
]


@pytest.mark.skipif(not shutil.which("gfortran"), reason="gfortran not installed")
@pytest.mark.parametrize("constant", sized([False], [False, True]))
@pytest.mark.parametrize(("kind", "options"), sized(CASES[1:2], CASES))
@pytest.mark.parametrize("wide", [False, True])
def test_what_fortran_gets_is_what_einsum_says(kind, options, constant, wide, tmp_path):
    operator = named_operator(kind, (3, 3, 3), (4, 4, 4), **options)
    kernel = default_kernel(operator, 128, 16, elements=1)
    if wide:
        tiles = [tile if tile.form is Form.ROWS else replace(tile, wide=True) for tile in kernel.tiles]
        kernel = replace(kernel, tiles=tuple(tiles))
    random, dtype = np.random.default_rng(0), str(operator.dtype)
    matrices = {}
    for matrix in operator.matrices:
        values = random.standard_normal((matrix.rows, matrix.columns))
        matrices[matrix.name] = values + matrix.parity.sign * values[::-1, ::-1]
    inputs = [random.standard_normal(array_shape(operator, p, 3)).astype(dtype) for p in operator.points]
    made = [operator.result_points(number) for number in range(operator.n_results)]
    outputs = [random.standard_normal(array_shape(operator, points, 3)).astype(dtype) for points in made]
    expected = reference(operator, matrices, inputs, outputs)
    source = render_operator(kernel, Language.C, matrices=matrices if constant else None)
    (tmp_path / "kernel.c").write_text(source.text)
    (tmp_path / "interface.f90").write_text(render_interface(kernel, constant=constant))
    (tmp_path / "try.f90").write_text(_program(kernel, inputs, outputs, constant))
    given = [] if constant else [matrices[m.name].T.astype(dtype) for m, _ in kernel.arrays]
    (tmp_path / "given").write_bytes(b"".join(array.tobytes() for array in [*given, *inputs, *outputs]))
    commands = (
        ("gcc", "-O1", "-c", "kernel.c"),
        ("gfortran", "-Wall", "-Werror", "interface.f90", "try.f90", "kernel.o", "-o", "try"),
        ("./try",),
    )
    for command in commands:
        subprocess.run(command, cwd=tmp_path, check=True)
    found = np.frombuffer((tmp_path / "made").read_bytes(), dtype)
    wanted = np.concatenate([array.reshape(-1) for array in expected])
    np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-5 if dtype == "float32" else 1e-13)


def _program(kernel, inputs, outputs, constant):
    real = "c_double" if str(kernel.plan.operator.dtype) == "float64" else "c_float"
    declared, read, halved, called = [], [], [], []
    name = kernel.plan.operator.name
    for matrix, half in () if constant else kernel.arrays:
        declared.append(f"real({real}) :: {matrix.name}({matrix.rows}, {matrix.columns})")
        read.append(matrix.name)
        array = f"{matrix.name}H" if half else matrix.name
        if half:
            declared.append(f"real({real}) :: {array}(200)")
            halved.append(f"call {name}_halves({matrix.name}, {array})")
        if kernel.widens(matrix, half):
            entries = halves_size(matrix) if half else matrix.size
            declared.append(f"real({real}) :: {array}W(400)")
            halved.append(f"call {name}_in_all_lanes({entries}, {array}, {array}W)")
            array += "W"
        called.append(array)
    for letter, arrays in (("in", inputs), ("out", outputs)):
        for number, array in enumerate(arrays):
            declared.append(f"real({real}) :: {letter}{number}({', '.join(map(str, array.shape[::-1]))})")
            read.append(f"{letter}{number}")
            called.append(f"{letter}{number}")
    return PROGRAM.format(
        real=real,
        name=kernel.plan.operator.name,
        declared="\n  ".join(declared),
        read=", ".join(read),
        halved="\n  ".join(halved),
        called=", ".join(called),
        written=", ".join(name for name in called if name.startswith("out")),
    )
