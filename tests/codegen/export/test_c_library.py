"""The shared C library: its kernels agree with numpy, wrong use returns a code, threads share plans."""

import ctypes
import shutil
import subprocess
from itertools import product

import numpy as np
import pytest
from chainline.codegen.export.c_library import ERRORS, LIBRARY_KINDS, LibraryRequest, library_sources
from chainline.codegen.target import find_target, host_target
from chainline.codegen.variant import DType

CODES = {error.name: number for number, error in enumerate(ERRORS)}
FIELDS = (
    *("kind", "dimension", "points", "made", "components", "layout", "interlaced"),
    *("dtype", "symmetry", "order", "vector_bits"),
)
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
}
PARITY = {"b": 1, "g": -1, "d": -1}


class Config(ctypes.Structure):
    _fields_ = [*((name, ctypes.c_int32) for name in FIELDS), ("reserved", ctypes.c_int32 * 5)]


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


def request_of(kinds, dimensions=(3,), nodes=(3, 4), extra=(1,), dtype=DType.FLOAT64):
    target = host_target()
    if target.isa != "x86-64":
        pytest.skip(f"the host is {target.isa}: its library is tested under an emulator")
    return LibraryRequest(kinds, dimensions, nodes, extra, find_target("x86-64-v3"), None, dtype)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    require("gcc", "make")
    made = tmp_path_factory.mktemp("library")
    write(made, request_of(LIBRARY_KINDS, dimensions=(1, 2, 3), nodes=(3, 4)))
    make(made, "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-psabi")
    return made


@pytest.fixture(scope="module")
def library(folder):
    return loaded(folder)


def loaded(folder):
    found = ctypes.CDLL(str(folder / "build" / "libchainline_kernels.so.0"))
    found.chainline_apply.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
    found.chainline_destroy.argtypes = [ctypes.c_void_p]
    for name in ("message", "version", "kernel_name"):
        getattr(found, f"chainline_{name}").restype = ctypes.c_char_p
    found.chainline_kernel_name.argtypes = [ctypes.c_void_p]
    return found


def pointers(arrays):
    return (ctypes.c_void_p * len(arrays))(*(a if a is None else a.ctypes.data for a in arrays))


def config_of(kind, points, made=0, **others):
    return Config(kind=LIBRARY_KINDS.index(kind) + 1, points=points, made=made, **others)


def create(library, config, matrices, n_matrices=None):
    plan = ctypes.c_void_p()
    count = len(matrices) if n_matrices is None else n_matrices
    status = library.chainline_create(ctypes.byref(config), count, pointers(matrices), ctypes.byref(plan))
    assert (status == 0) == bool(plan.value)
    return status, plan


def along(matrix, values, axis):
    return np.moveaxis(np.tensordot(matrix, values, (1, axis)), 0, axis)


def expected(kind, dimension, matrices, inputs):
    """Return outputs; arrays have x as their last axis, and any before the axes of points."""

    def applied(chain, values):
        for axis, matrix in chain:
            values = along(matrix, values, values.ndim - 1 - axis)
        return values

    axes = range(dimension)
    interpolate = [(axis, matrices.get(f"b{'xyz'[axis]}")) for axis in axes]
    derive = [(axis, matrices.get(f"{STEMS[kind][-1]}{'xyz'[axis]}")) for axis in axes]
    if kind == "interpolation":
        return [applied(interpolate, inputs[0])]
    if kind == "derivatives":
        return [applied([derive[axis]], inputs[axis]) for axis in axes]
    if kind in ("collocated-gradient", "values-and-gradient"):
        values = applied(interpolate, inputs[0])
        gradient = [applied([derive[axis]], values) for axis in axes]
        return [values, *gradient] if kind == "values-and-gradient" else gradient
    one = [[derive[n] if n == axis else interpolate[n] for n in axes] for axis in axes]
    if kind == "gradient":
        return [applied(chain, inputs[0]) for chain in one]
    return [sum(applied(chain, u) for chain, u in zip(one, inputs, strict=True))]


def drawn_matrices(random, kind, dimension, points, made, symmetric, dtype=np.float64):
    found = {}
    for stem in STEMS[kind][-1] if dimension == 1 and kind in ("gradient", "divergence") else STEMS[kind]:
        for axis in "xyz"[:dimension]:
            m = random.uniform(-1, 1, (made, made if stem == "d" else points))
            found[stem + axis] = ((m + PARITY[stem] * m[::-1, ::-1]) if symmetric else m).astype(dtype)
    return found


def laid_out(values, config):
    """Return an array (elements, components, z, y, x) as the layout says; elements fill blocks."""
    if config.layout == COMPONENT:
        return np.ascontiguousarray(np.moveaxis(values, 1, 0))
    if config.layout == INTERLACED:
        k = config.interlaced
        blocks = values.reshape(len(values) // k, k, *values.shape[1:])
        return np.ascontiguousarray(np.moveaxis(blocks, 1, -1))
    return np.ascontiguousarray(values)


def check(library, config, n_elements, symmetric, seed=0, together=True):
    random = np.random.default_rng(seed)
    kind, dtype = LIBRARY_KINDS[config.kind - 1], np.dtype("f4" if config.dtype else "f8")
    dimension, made = config.dimension or 3, config.made or config.points
    components, k = config.components or 1, config.interlaced or 1
    matrices = drawn_matrices(random, kind, dimension, config.points, made, symmetric, dtype)
    if together:
        matrices = {name: matrices[f"{name[0]}x"] for name in matrices}
    given = [m for name, m in matrices.items() if not together or name[1] == "x"]
    rows = [np.ascontiguousarray(m if config.order == ROW_MAJOR else m.T) for m in given]
    status, plan = create(library, config, rows)
    assert status == 0, library.chainline_message(status)
    whole = -(-n_elements // k) * k
    n_in = dimension if kind in ("divergence", "derivatives") else 1
    inputs = [
        random.uniform(-1, 1, (whole, components, *(config.points,) * dimension)).astype(dtype)
        for _ in range(n_in)
    ]
    wanted = [laid_out(a, config) for a in expected(kind, dimension, matrices, inputs)]
    guarded = [np.full(a.size + 32, np.nan, dtype) for a in wanted]
    outputs = [a[16:-16] for a in guarded]
    arrays = [laid_out(a, config) for a in inputs]
    rows.clear()  # the plan has copies
    assert library.chainline_inputs(plan) == n_in
    assert library.chainline_outputs(plan) == len(wanted)
    status = library.chainline_apply(plan, n_elements, pointers(arrays), pointers(outputs))
    name = library.chainline_kernel_name(plan).decode()
    library.chainline_destroy(plan)
    assert status == 0, library.chainline_message(status)
    for found, right, around in zip(outputs, wanted, guarded, strict=True):
        tolerance = 3 * max(config.points, made) * 4 * np.finfo(dtype).eps * max(1, abs(right).max())
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
    assert {config.kind for config in found} == set(range(1, 7))
    assert {(config.points, config.made) for config in found} >= {(3, 4), (4, 3), (4, 5), (5, 4), (5, 5)}
    names = set()
    for number, (config, bits) in enumerate(product(found, widths(library))):
        config.vector_bits = bits
        for symmetry, together in product((GENERAL, SYMMETRIC, DETECT), (True, False)):
            config.symmetry, config.order = symmetry, number % 2
            config.components = 1 + number % 3
            names.add(check(library, config, 2 * config.interlaced + 3, symmetry > 0, number, together))
    assert {"interpolation_p3_q4_f64x4", "interpolation_p4_q5_f64x4_symmetric_i8"} <= names
    assert any("symmetric" in name for name in names)


def test_a_layout_by_component(library):
    config = config_of("gradient", 3, 4, layout=COMPONENT, components=3)
    check(library, config, 5, symmetric=False)


def test_detected_symmetry_takes_the_even_odd_kernel(library):
    config = config_of("interpolation", 4, 5, layout=INTERLACED, interlaced=8, symmetry=DETECT)
    assert "symmetric" in check(library, config, 8, symmetric=True)
    assert "symmetric" not in check(library, config, 8, symmetric=False)
