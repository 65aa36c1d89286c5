"""The shared C library: its kernels agree with numpy, wrong use returns a code, threads share plans."""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from itertools import combinations_with_replacement, product
from pathlib import Path

import numpy as np
import pytest
from chainline.codegen.export import LIBRARY_KINDS
from chainline.codegen.export.c_library import ERRORS, library_sources
from chainline.codegen.export.c_request import LibraryRequest, parse_sizes
from chainline.codegen.target import find_target, host_target
from chainline.codegen.variant import DType
from chainline.errors import UsageError

from ...tier import sized

CODES = {error.name: number for number, error in enumerate(ERRORS)}
MEMBERS = (*("components", "layout", "interlaced", "dtype", "symmetry", "order", "along", "vector_bits"),)
ELEMENT, COMPONENT, INTERLACED = range(3)
GENERAL, SYMMETRIC, DETECT = range(3)
COLUMN_MAJOR, ROW_MAJOR = range(2)
# a kind's matrices by the letter of each: b and g from nodes to points, d between points
STEMS = {
    "interpolation": "b",
    "gradient": "bg",
    "collocated-gradient": "bd",
    "values-and-gradient": "bd",
    "divergence": "bg",
    "derivatives": "d",
    "hessian": "bd",
    "mass": "b",
    "laplace": "bd",
    "helmholtz": "bd",
}
DATA = {"mass": ("factor",), "laplace": ("metric",), "helmholtz": ("metric", "factor")}
AXES = 2
PARITY = {"b": 1, "g": -1, "d": -1}


class Config(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int32) for name in ("kind", "dimension")),
        *((name, ctypes.c_int32 * 3) for name in ("points", "made")),
        *((name, ctypes.c_int32) for name in MEMBERS),
        *((name, ctypes.c_double) for name in ("alpha", "beta")),
        ("reserved", ctypes.c_int32 * 6),
    ]

    @property
    def name(self):
        return LIBRARY_KINDS[self.kind - 1]

    def sizes(self):
        """Return points taken and made along each axis, and the axes that have a matrix."""
        points = [n or self.points[0] for n in self.points[: self.dimension]]
        made = [n or (self.made[0] or points[axis]) for axis, n in enumerate(self.made[: self.dimension])]
        return points, made, [axis for axis in range(self.dimension) if (self.along or 7) >> axis & 1]


def write(folder, request):
    for path, text in library_sources(request, "2026-11-30").items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def make(folder, *arguments):
    done = subprocess.run(["make", "-C", folder, *arguments], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def require(*programs):
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


def request_of(kinds, dimensions=(AXES,), nodes=(3,), extra=(1,), dtype=DType.FLOAT64, width=None, sizes=()):
    target = host_target()
    if target.isa != "x86-64":
        pytest.skip(f"the host is {target.isa}: its library is tested under an emulator")
    return LibraryRequest(
        *(kinds, dimensions, nodes, extra, find_target("x86-64-v3"), width, dtype),
        searched_points=0,
        sizes=tuple(map(parse_sizes, sizes)),
    )


HELD = {
    "kinds": LIBRARY_KINDS,
    "dimensions": sized((AXES,), (1, 2, 3)),
    "width": sized(256, None),
    "sizes": ("3,2:2,4", "3,3:-,1"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    require("gcc", "make")
    made = tmp_path_factory.mktemp("library")
    write(made, request_of(**HELD))
    make(made, "-j4", "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-psabi")
    return made


@pytest.fixture(scope="module")
def library(folder):
    return loaded(folder)


def loaded(folder):
    found = ctypes.CDLL(str(folder / "build" / "libchainline_kernels.so.1"))
    found.chainline_apply.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
    found.chainline_destroy.argtypes = [ctypes.c_void_p]
    for name in ("message", "version", "kernel_name"):
        getattr(found, f"chainline_{name}").restype = ctypes.c_char_p
    found.chainline_kernel_name.argtypes = [ctypes.c_void_p]
    return found


def pointers(arrays):
    return (ctypes.c_void_p * len(arrays))(*(a if a is None else a.ctypes.data for a in arrays))


def config_of(kind, points, made=0, **others):
    points, made = ((n,) if isinstance(n, int) else n for n in (points, made))
    return Config(
        **{"kind": LIBRARY_KINDS.index(kind) + 1, "dimension": AXES} | others, points=points, made=made
    )


def create(library, config, matrices, n_matrices=None):
    plan = ctypes.c_void_p()
    count = len(matrices) if n_matrices is None else n_matrices
    status = library.chainline_create(ctypes.byref(config), count, pointers(matrices), ctypes.byref(plan))
    assert (status == 0) == bool(plan.value)
    return status, plan


def along(matrix, values, axis):
    return np.moveaxis(np.tensordot(matrix, values, (1, axis)), 0, axis)


def expected(config, matrices, inputs):
    """Return outputs; arrays have x as their last axis, and any before the axes of points."""
    kind, axes = config.name, range(config.dimension)

    def applied(chain, values, transposed=False):
        for axis, matrix in chain:
            if matrix is not None:
                values = along(matrix.T if transposed else matrix, values, values.ndim - 1 - axis)
        return values

    interpolate = [(axis, matrices.get(f"b{'xyz'[axis]}")) for axis in axes]
    derive = [(axis, matrices.get(f"{STEMS[kind][-1]}{'xyz'[axis]}")) for axis in axes]
    if kind == "interpolation":
        return [applied(interpolate, inputs[0])]
    if kind == "derivatives":
        return [applied([derive[axis]], inputs[axis]) for axis in axes]
    if kind in ("gradient", "divergence"):
        one = [[derive[n] if n == axis else interpolate[n] for n in axes] for axis in axes]
        if kind == "gradient":
            return [applied(chain, inputs[0]) for chain in one]
        return [sum(applied(chain, u) for chain, u in zip(one, inputs, strict=True))]
    values = applied(interpolate, inputs[0])
    pairs = list(combinations_with_replacement(axes, 2))
    if kind == "hessian":
        return [applied([derive[row], derive[column]], values) for row, column in pairs]
    if kind not in DATA:
        gradient = [applied([derive[axis]], values) for axis in axes]
        return [values, *gradient] if kind == "values-and-gradient" else gradient
    data = dict(zip(DATA[kind], inputs[1:], strict=True))
    total = data["factor"] * values if "factor" in data else np.zeros_like(values)
    if "metric" in data:
        gradient = [applied([derive[axis]], values) for axis in axes]
        metric = data["metric"]
        for row in axes:
            flux = sum(
                metric[:, pairs.index((min(row, column), max(row, column))), None] * gradient[column]
                for column in axes
            )
            total = total + applied([derive[row]], flux, transposed=True)
    return [applied(interpolate, total, transposed=True)]


def drawn_matrices(random, config, symmetric, dtype=np.float64):
    points, made, axes = config.sizes()
    kind, found = config.name, {}
    flat = config.dimension == 1 and kind in ("gradient", "divergence")
    for stem in STEMS[kind][-1] if flat else STEMS[kind]:
        for axis in axes:
            m = random.uniform(-1, 1, (made[axis], made[axis] if stem == "d" else points[axis]))
            mirrored = symmetric and min(m.shape) > 1
            found[stem + "xyz"[axis]] = ((m + PARITY[stem] * m[::-1, ::-1]) if mirrored else m).astype(dtype)
    return found


def laid_out(values, config, is_field=True):
    """Return an array (elements, components, z, y, x) as the layout says; elements fill blocks."""
    if config.layout == COMPONENT and is_field:
        return np.ascontiguousarray(np.moveaxis(values, 1, 0))
    if config.layout == INTERLACED:
        k = config.interlaced
        blocks = values.reshape(len(values) // k, k, *values.shape[1:])
        return np.ascontiguousarray(np.moveaxis(blocks, 1, -1))
    return np.ascontiguousarray(values)


def check(library, config, n_elements, symmetric, seed=0, together=True):
    random = np.random.default_rng(seed)
    kind, dtype = config.name, np.dtype("f4" if config.dtype else "f8")
    points, made, axes = config.sizes()
    components, k = config.components or 1, config.interlaced or 1
    matrices = drawn_matrices(random, config, symmetric, dtype)
    first = "xyz"[axes[0]]
    together = together and len({(n, m) for n, m in zip(points, made, strict=True)}) == 1
    if together:
        matrices = {name: matrices[name[0] + first] for name in matrices}
    given = [m for name, m in matrices.items() if not together or name[1] == first]
    rows = [np.ascontiguousarray(m if config.order == ROW_MAJOR else m.T) for m in given]
    status, plan = create(library, config, rows)
    assert status == 0, library.chainline_message(status)
    whole = -(-n_elements // k) * k
    n_fields = config.dimension if kind in ("divergence", "derivatives") else 1
    shapes = [(whole, components, *points[::-1])] * n_fields
    entries = {"metric": (config.dimension * (config.dimension + 1) // 2,), "factor": (1,)}
    shapes += [(whole, *entries[name], *made[::-1]) for name in DATA.get(kind, ())]
    inputs = [random.uniform(-1, 1, shape).astype(dtype) for shape in shapes]
    old, alpha = 0.75, config.alpha or 1
    wanted = [alpha * a + config.beta * old for a in expected(config, matrices, inputs)]
    wanted = [laid_out(a, config) for a in wanted]
    guarded = [np.full(a.size + 32, np.nan, dtype) for a in wanted]
    outputs = [a[16:-16] for a in guarded]
    for output in outputs if config.beta else ():
        output[:] = old
    arrays = [laid_out(a, config, is_field=n < n_fields) for n, a in enumerate(inputs)]
    rows.clear()  # the plan has copies
    assert library.chainline_inputs(plan) == len(inputs)
    assert library.chainline_outputs(plan) == len(wanted)
    status = library.chainline_apply(plan, n_elements, pointers(arrays), pointers(outputs))
    name = library.chainline_kernel_name(plan).decode()
    library.chainline_destroy(plan)
    assert status == 0, library.chainline_message(status)
    for found, right, around in zip(outputs, wanted, guarded, strict=True):
        tolerance = 4 * sum(points + made) * 4 * np.finfo(dtype).eps * max(1, abs(right).max())
        assert abs(found.reshape(right.shape) - right).max() <= tolerance, name
        assert np.isnan(around[:16]).all() and np.isnan(around[-16:]).all()
    return name


def operators(library):
    found = []
    while library.chainline_operator(len(found), ctypes.byref(config := Config())) == 0:
        found.append(config)
    return found


def widths(library):
    """Return the widths that this processor has, of those of the library."""
    config, eye = config_of("interpolation", 3, 4), np.zeros((4, 3))
    found = []
    for bits in (256, 512):
        config.vector_bits = bits
        status, plan = create(library, config, [eye])
        library.chainline_destroy(plan)
        assert status in (0, CODES["NO_PROCESSOR"])
        found += [bits] if status == 0 else []
    return found


def test_all_kernels_agree_with_einsum(library):
    found = operators(library)
    shapes = {(c.kind, c.dimension, *c.points, *c.made, c.along, c.interlaced) for c in found}
    assert len(shapes) == len(found) == 3 * len(request_of(**HELD).shapes)
    kinds = set(product(range(1, len(LIBRARY_KINDS) + 1), HELD["dimensions"]))
    assert {shape[:2] for shape in shapes} >= kinds
    names = set()
    for number, (config, bits) in enumerate(product(found, widths(library))):
        config.vector_bits = bits
        for symmetry, together in product((GENERAL, SYMMETRIC, DETECT), (True, False)):
            config.symmetry, config.order = symmetry, number % 2
            config.components = 1 + number % 3
            config.alpha, config.beta = ((1, 0), (-0.5, 0), (1, 1), (3, -0.25))[(number + symmetry) % 4]
            if config.interlaced == 1:
                config.layout = COMPONENT if number % 2 else ELEMENT
            names.add(check(library, config, 2 * config.interlaced + 3, symmetry > 0, number, together))
    wanted = {"interpolation_p3x3_q4x4_f64x4", "laplace_p3x3_q4x4_f64x4_added", "mass_p3x2_q2x4_f64x4"}
    assert wanted <= names
    assert any("symmetric" in name for name in names) and any("along_y" in name for name in names)


def test_a_zero_beta_does_not_read_what_outputs_were_before(library):
    config = config_of("helmholtz", 3, 4, alpha=2.0)
    assert check(library, config, 3, symmetric=False).endswith("added")  # outputs were no numbers


def test_members_of_a_config_that_are_zero(library):
    for points, made, along, sizes in [
        ((3,), (), 0, ([3, 3], [3, 3], [0, 1])),
        ((3, 2), (2, 4), 0, ([3, 2], [2, 4], [0, 1])),
        ((3,), (0, 1), 2, ([3, 3], [3, 1], [1])),
    ]:
        config = config_of("interpolation", points, made, along=along)
        assert config.sizes() == sizes
        if sizes[1] != [3, 3]:
            check(library, config, 2, symmetric=False)


def test_kernels_whose_tiles_are_searched(tmp_path):
    require("gcc", "make")
    kinds, nodes = sized((("interpolation",), (2,)), (LIBRARY_KINDS, (2, 3, 6)))
    target = request_of(kinds).target
    write(tmp_path, LibraryRequest(kinds, (3,), nodes, (1,), target, sized(256, None)))
    assert "kernels are right" in make(tmp_path, "check", "CFLAGS=-O1")


def test_a_layout_by_component(library):
    config = config_of("laplace", 3, 4, layout=COMPONENT, components=3)
    check(library, config, 5, symmetric=False)


def test_detected_symmetry_takes_the_even_odd_kernel(library):
    config = config_of("interpolation", 3, 4, layout=INTERLACED, interlaced=8, symmetry=DETECT)
    assert "symmetric" in check(library, config, 8, symmetric=True)
    assert "symmetric" not in check(library, config, 8, symmetric=False)


def test_single_precision(tmp_path):
    require("gcc", "make")
    write(tmp_path, request_of(("gradient",), nodes=(3,), dtype=DType.FLOAT32))
    make(tmp_path, "CFLAGS=-O1")
    library = loaded(tmp_path)
    for config in operators(library):
        assert config.dtype == 1 and config.interlaced in (1, 8, 16)
        for config.symmetry in (GENERAL, SYMMETRIC):
            check(library, config, 5, symmetric=config.symmetry == SYMMETRIC)
    status, _ = create(library, config_of("gradient", 3, 4), [np.zeros((4, 3))] * 2)
    assert status == CODES["NOT_IN_LIBRARY"]


# members of an interpolation from 3 to 4 points that are wrong, and the code that is returned
WRONG_CONFIGS = [
    ({"kind": 0}, "BAD_KIND"),
    ({"kind": 11}, "BAD_KIND"),
    ({"layout": 3}, "BAD_OPTION"),
    ({"dtype": 2}, "BAD_OPTION"),
    ({"symmetry": -1}, "BAD_OPTION"),
    ({"order": 2}, "BAD_OPTION"),
    ({"reserved": (0, 0, 1, 0, 0, 0)}, "BAD_OPTION"),
    ({"alpha": float("nan")}, "BAD_FACTOR"),
    ({"beta": float("inf")}, "BAD_FACTOR"),
    ({"along": 4}, "BAD_SIZE"),
    ({"along": 2}, "BAD_SIZE"),  # x is left alone, but 4 points are made of 3
    ({"kind": 2, "along": 1}, "BAD_SIZE"),
    ({"kind": 6}, "BAD_SIZE"),  # derivatives keep the points
    ({"points": (3, -1, 0)}, "BAD_SIZE"),
    ({"points": (3, 4, 0)}, "NOT_IN_LIBRARY"),
    ({"dimension": 4}, "BAD_SIZE"),
    ({"points": (0, 0, 0)}, "BAD_SIZE"),
    ({"made": (4, 33, 0)}, "BAD_SIZE"),
    ({"components": -1}, "BAD_SIZE"),
    ({"interlaced": 8}, "BAD_SIZE"),
    ({"layout": INTERLACED}, "BAD_SIZE"),
    ({"made": (9, 0, 0)}, "NOT_IN_LIBRARY"),
    ({"dtype": 1}, "NOT_IN_LIBRARY"),
    ({"layout": INTERLACED, "interlaced": 5}, "NOT_IN_LIBRARY"),
    ({"vector_bits": 1024}, "NO_PROCESSOR"),
    ({"symmetry": SYMMETRIC}, "ASYMMETRIC"),
]


@pytest.mark.parametrize(("wrong", "code"), WRONG_CONFIGS, ids=str)
def test_a_wrong_operator_returns_a_code(library, wrong, code):
    config = config_of("interpolation", 3, 4)
    for name, value in wrong.items():
        setattr(config, name, (ctypes.c_int32 * len(value))(*value) if isinstance(value, tuple) else value)
    matrix = np.random.default_rng(0).uniform(-1, 1, 12)
    assert create(library, config, [matrix])[0] == CODES[code]


def test_wrong_matrices_return_a_code(library):
    config, b = config_of("interpolation", 3, 4), np.zeros(13)
    assert create(library, config, [None])[0] == CODES["NULL_POINTER"]
    assert create(library, config, [b, b, b])[0] == CODES["BAD_MATRICES"]
    assert create(library, config, [])[0] == CODES["BAD_MATRICES"]
    assert create(library, config, [b.view(np.int8)[1:97]])[0] == CODES["MISALIGNED"]
    uneven = config_of("interpolation", (3, 2), (2, 4))
    assert create(library, uneven, [b])[0] == CODES["BAD_MATRICES"]  # one does not fit both axes
    assert create(library, uneven, [b, b])[0] == CODES["OK"]
    plan, given = ctypes.c_void_p(), pointers([b])
    assert library.chainline_create(None, 1, given, ctypes.byref(plan)) == CODES["NULL_POINTER"]
    assert (
        library.chainline_create(ctypes.byref(config), 1, None, ctypes.byref(plan)) == CODES["NULL_POINTER"]
    )
    assert library.chainline_create(ctypes.byref(config), 1, given, None) == CODES["NULL_POINTER"]
    nan = np.full(12, np.nan)
    config.symmetry = SYMMETRIC
    assert create(library, config, [nan])[0] == CODES["ASYMMETRIC"]


def _one_gradient(library):
    status, plan = create(library, config_of("gradient", 3, 4), [np.zeros(12), np.zeros(12)])
    assert status == 0
    return plan, [np.zeros(2 * 9 + 1)], [np.full(2 * 16 + 1, np.nan) for _ in range(2)]


WRONG_CALLS = [
    (lambda n, i, o: (0, i, o), "BAD_ELEMENTS"),
    (lambda n, i, o: (-3, i, o), "BAD_ELEMENTS"),
    (lambda n, i, o: (2**62, i, o), "BAD_ELEMENTS"),
    (lambda n, i, o: (n, [None], o), "NULL_POINTER"),
    (lambda n, i, o: (n, None, o), "NULL_POINTER"),
    (lambda n, i, o: (n, i, [o[0], None]), "NULL_POINTER"),
    (lambda n, i, o: (n, [i[0].view(np.int8)[4:]], o), "MISALIGNED"),
    (lambda n, i, o: (n, i, [o[0], o[1].view(np.int8)[1:]]), "MISALIGNED"),
    (lambda n, i, o: (n, i, [o[0], o[0]]), "OVERLAP"),
    (lambda n, i, o: (n, i, [o[1][1:], o[1]]), "OVERLAP"),
    (lambda n, i, o: (n, i, [i[0], o[1]]), "OVERLAP"),
    (lambda n, i, o: (n, i, [o[0], i[0][17:]]), "OVERLAP"),
]


@pytest.mark.parametrize(("wrong", "code"), WRONG_CALLS, ids=range(len(WRONG_CALLS)))
def test_a_wrong_call_returns_a_code_and_writes_nothing(library, wrong, code):
    plan, inputs, outputs = _one_gradient(library)
    n, read, written = wrong(2, inputs, outputs)
    given = [None if arrays is None else pointers(arrays) for arrays in (read, written)]
    assert library.chainline_apply(plan, n, *given) == CODES[code]
    assert library.chainline_apply(None, 2, pointers(inputs), pointers(outputs)) == CODES["NULL_POINTER"]
    assert all(np.isnan(out).all() for out in outputs) and not inputs[0].any()
    library.chainline_destroy(plan)


def test_arrays_that_touch_do_not_overlap(library):
    plan, (read,), written = _one_gradient(library)
    block = np.zeros(18 + 2 * 32)
    read, *written = block[:18], block[18:50], block[50:]
    assert library.chainline_apply(plan, 2, pointers([read]), pointers(written)) == 0
    library.chainline_destroy(plan)


def test_every_code_has_a_message_of_its_own(library):
    messages = [library.chainline_message(code).decode() for code in range(len(ERRORS))]
    assert messages == [error.message for error in ERRORS] and len(set(messages)) == len(ERRORS)
    assert library.chainline_message(len(ERRORS)) == library.chainline_message(-1) == b"unknown code"


CALLERS = [("check", "gcc"), ("check-cpp", "g++"), ("check-fortran", "gfortran"), ("check-python", "python3")]


@pytest.mark.parametrize(("rule", "program"), CALLERS)
def test_callers_in_other_languages(folder, rule, program):
    require(program)
    out = make(folder, rule, "CFLAGS=-O1", f"PYTHON={sys.executable}")
    assert re.search("are right, and from 8 threads|plans are right from|_p3x3_q4x4_f64x. .* right", out)


TWO_DEGREES = """
#include <stdio.h>
#include <chainline_kernel.h>
int main(void)
{
  static double b[12] = {1}, u[64] = {1}, v[64];
  chainline_config up = {.kind = CHAINLINE_INTERPOLATION, .dimension = 2, .points = {3}, .made = {4}};
  chainline_config down = up;
  down.points[0] = 4, down.made[0] = 3;
  chainline_plan *plans[2];
  int status = chainline_create(&up, 1, (const void *[]){b}, &plans[0]);
  if (!status) status = chainline_create(&down, 1, (const void *[]){b}, &plans[1]);
  if (!status) status = chainline_apply(plans[0], 1, (const void *[]){u}, (void *[]){v});
  if (!status) status = chainline_apply(plans[1], 1, (const void *[]){v}, (void *[]){u});
  printf("%d %s %s %g\\n", status, chainline_kernel_name(plans[0]), chainline_kernel_name(plans[1]), u[0]);
  return status;
}
"""


def test_two_degrees_in_a_program_that_finds_the_library_by_pkg_config(folder, tmp_path):
    require("gcc", "pkg-config")
    make(folder, "install", f"PREFIX={tmp_path}", "CFLAGS=-O1")
    (tmp_path / "two.c").write_text(TWO_DEGREES)
    environment = os.environ | {"PKG_CONFIG_PATH": f"{tmp_path}/lib/pkgconfig"}
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "chainline_kernels"],
        env=environment, check=True, capture_output=True, text=True,
    ).stdout.split()  # fmt: skip
    program = tmp_path / "two"
    subprocess.run(
        ["gcc", tmp_path / "two.c", *flags, f"-Wl,-rpath,{tmp_path}/lib", "-o", program], check=True
    )
    done = subprocess.run([program], check=True, capture_output=True, text=True)
    assert re.fullmatch(r"0 interpolation_p3x3_q4x4_f64x\d interpolation_p4x4_q3x3_f64x\d 1\n", done.stdout)
    dynamic = subprocess.run(["readelf", "-d", program], check=True, capture_output=True, text=True).stdout
    assert "[libchainline_kernels.so.1]" in dynamic


def test_only_the_functions_of_the_header_are_exported(folder):
    require("nm")
    path = folder / "build" / "libchainline_kernels.so.1"
    listed = subprocess.run(["nm", "-D", "--defined-only", path], check=True, capture_output=True, text=True)
    names = {line.split()[-1] for line in listed.stdout.splitlines()}
    header = (folder / "chainline_kernel.h").read_text()
    assert names == set(re.findall(r"CHAINLINE_API [^(]*?(chainline_\w+)\(", header)) and len(names) == 9


SANITIZERS = ["address,undefined", "thread"]


@pytest.mark.parametrize("sanitizer", SANITIZERS)
def test_the_library_under_sanitizers_from_eight_threads(tmp_path, sanitizer):
    require("gcc", "make")
    flags = f"-O1 -g -fsanitize={sanitizer} -fno-sanitize-recover=all"
    (tmp_path / "try.c").write_text("int main(void) { return 0; }")
    tried = subprocess.run(
        ["gcc", *flags.split(), tmp_path / "try.c", "-o", tmp_path / "try"], check=False, capture_output=True
    )
    if tried.returncode or subprocess.run([tmp_path / "try"], check=False, capture_output=True).returncode:
        pytest.skip(f"gcc has no {sanitizer} sanitizer that runs here")
    write(tmp_path, request_of(("interpolation", "helmholtz"), nodes=(2,), width=256))
    out = make(tmp_path, "check", f"CFLAGS={flags}")
    assert "kernels are right, and from 8 threads" in out and "Sanitizer" not in out


EMULATED = [("max", "sve512"), ("max,sve-default-vector-length=32", "sve256"), ("cortex-a57", "neon")]


def test_aarch64_under_an_emulator(tmp_path):
    require("aarch64-linux-gnu-gcc", "qemu-aarch64", "make")
    libraries = Path("/usr/aarch64-linux-gnu")
    if not (libraries / "lib").is_dir():
        pytest.skip(f"{libraries} has no libraries of AArch64")
    write(tmp_path, LibraryRequest(("gradient",), (2,), (3,), (1,), find_target("a64fx"), searched_points=0))
    for cpu, level in EMULATED:
        run = f"qemu-aarch64 -L {libraries} -cpu {cpu}"
        out = make(tmp_path, "check", "CC=aarch64-linux-gnu-gcc", "CFLAGS=-O1", f"RUN={run}")
        n = int(re.search(r"(\d+) kernels are right", out)[1])
        assert n == 3 * 6 * (1 if level == "neon" else 2)


@pytest.mark.exhaustive
def test_cmake_builds_tests_and_installs(tmp_path):
    require("gcc", "cmake", "ctest", "make")
    source, built, placed, user = (tmp_path / name for name in ("source", "built", "placed", "user"))
    write(source, request_of(("interpolation",), width=256))
    user.mkdir()
    (user / "two.c").write_text(TWO_DEGREES)
    (user / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.14)\nproject(user LANGUAGES C)\n"
        "find_package(chainline_kernels REQUIRED)\nadd_executable(two two.c)\n"
        "target_link_libraries(two PRIVATE chainline::kernels)\n"
    )
    commands = [
        ["cmake", "-S", source, "-B", built, "-DCMAKE_C_FLAGS=-O1", "-DCMAKE_BUILD_TYPE=None"],
        ["cmake", "--build", built],
        ["ctest", "--test-dir", built],
        ["cmake", "--install", built, "--prefix", placed],
        ["cmake", "-S", user, "-B", user / "built", f"-DCMAKE_PREFIX_PATH={placed}"],
        ["cmake", "--build", user / "built"],
        [user / "built" / "two"],
    ]
    for command in commands:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    found = {path.name for path in placed.rglob("*")}
    assert found >= {
        *("chainline_kernel.h", "chainline_kernel.hpp", "chainline_kernel.f90", "chainline_kernels.pc"),
        *("libchainline_kernels.so", "libchainline_kernels.so.1", "chainline_kernelsConfig.cmake"),
    }


@pytest.mark.parametrize("text", ["4,4", "4,4:5", "4,4:-,-", "4,x:5,5", "4,4,4,4:5,5,5,5", "4,4:5,+5", ""])
def test_sizes_that_are_none(text):
    with pytest.raises(UsageError, match="give points taken and made along each axis"):
        parse_sizes(text)


def test_requests_that_no_library_serves():
    target = find_target("x86-64-v3")
    for arguments, said in [
        ((("stokes",), (3,), (3,), (1,), target), "stokes"),
        ((("gradient",), (3,), (17,), (1,), target), "1 to 16"),
        ((("gradient",), (3,), (3,), (1,), target, 128), "512, 256 bits"),
        ((("gradient",), (3,), (3,), (1,), find_target("rv64gcv")), "riscv64"),
    ]:
        with pytest.raises(UsageError, match=said):
            LibraryRequest(*arguments)


def test_a_width_leaves_wider_levels_out():
    request = LibraryRequest(("gradient",), (3,), (3,), (1,), find_target("x86-64-v3"), 256)
    assert [level.name for level in request.levels] == ["x86_64_v3"]


FROM_PYTHON = """
import numpy as np
from chainline_kernel import KernelError, Plan
random = np.random.default_rng(0)
P, Q = {points}
b, d, c = random.random((Q, P)), random.random((Q, Q)), random.random((3, Q, Q))
u, old = random.random((2, 3, 2, P, P))
metric, factor = random.random((3, 3, Q, Q)), c
v = np.einsum("rj,qi,ecji->ecrq", b, b, u)
x, y = np.einsum("qi,ecji->ecjq", d, v), np.einsum("rj,ecji->ecri", d, v)
m = metric[:, :, None]
points = factor[:, None] * v + np.einsum("qi,ecjq->ecji", d, m[:, 0] * x + m[:, 1] * y)
points += np.einsum("rj,ecri->ecji", d, m[:, 1] * x + m[:, 2] * y)
wanted = 0.5 * np.einsum("rj,qi,ecrq->ecji", b, b, points) + 2 * old
helmholtz = Plan("helmholtz", [b, d], points=P, made=Q, dimension=2, components=2, alpha=0.5, beta=2.0)
out = old.copy()
helmholtz(u, metric, factor, out=[out])
assert abs(out - wanted).max() < 1e-12 * abs(wanted).max()
for wrong in (lambda: helmholtz(u, metric, factor), lambda: helmholtz(u, factor, metric, out=[out]),
              lambda: helmholtz(u, metric, factor, out=[out[:, :1]])):
    try:
        wrong()
    except ValueError:
        continue
    raise SystemExit("taken")
try:
    Plan("mass", [b], points=P, made=Q, dimension=2, alpha=np.inf)
except KernelError as error:
    print("right", helmholtz.kernel, error)
"""


def test_data_and_factors_from_python(folder):
    script = FROM_PYTHON.replace("{points}", "3, 4")
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"right helmholtz_p3x3_q4x4_f64x\d_added alpha or beta is not finite\n", done.stdout)
