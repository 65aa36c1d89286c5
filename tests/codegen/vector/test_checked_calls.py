"""Procedures of several sizes in one program, and calls of them that cannot be right."""

import ctypes
import shutil

import numpy as np
import pytest
from chainline.api.operators import operator
from chainline.codegen.process import run
from chainline.codegen.variant import DType
from chainline.codegen.vector.operator import Layout, Matrix, TensorOperator, Term
from chainline.codegen.vector.registry import named_operator, procedure_name
from chainline.errors import UsageError

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
_SIZES = ((3, 4), (5, 6))
_BLOCKS = {"layout": Layout.INTERLACED, "interlaced": 4}


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Return a library of two interpolations, each from a file of its own."""
    folder = tmp_path_factory.mktemp("program")
    files = []
    for taken, made in _SIZES:
        found = operator("interpolation", taken, made, symmetric=True, simulate=False)
        files.append(folder / f"from{taken}.c")
        files[-1].write_text(found.source)
    library = folder / "both.so"
    flags = ["-std=c99", "-O2", "-march=native", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    done = run(["gcc", *flags, "-Wno-psabi", *map(str, files), "-o", str(library)], 120.0)
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(library))


class _Call:
    """Arrays of an interpolation, and the procedure of it."""

    def __init__(self, program, taken, made):
        found = operator("interpolation", taken, made, symmetric=True, simulate=False)
        random = np.random.default_rng(taken)
        self.matrix = random.uniform(size=(made, taken))
        self.matrix += self.matrix[::-1, ::-1]
        self.stored = found.function.stored(dict.fromkeys(("bx", "by", "bz"), self.matrix))
        self.values = random.uniform(size=(11, taken, taken, taken))
        self.out = np.zeros((11, made, made, made))
        self.procedure = program[f"{found.operator.name}_checked"]

    def __call__(self, n_elements=11, **given):
        arrays = {f"m{number}": array.ctypes.data for number, array in enumerate(self.stored)}
        arrays |= {"values": self.values.ctypes.data, "out": self.out.ctypes.data} | given
        return self.procedure(ctypes.c_int64(n_elements), *map(ctypes.c_void_p, arrays.values()))


@needs_gcc
@pytest.mark.parametrize(("taken", "made"), _SIZES)
def test_two_sizes_link_and_run(program, taken, made):
    call = _Call(program, taken, made)
    assert call() == 0
    b = call.matrix
    expected = np.einsum("rk,qj,pi,ekji->erqp", b, b, b, call.values, optimize=True)
    np.testing.assert_allclose(call.out, expected, rtol=1e-13)


@needs_gcc
def test_wrong_calls_return_a_code_and_write_nothing(program):
    call = _Call(program, *_SIZES[0])
    values, out = call.values.ctypes.data, call.out.ctypes.data
    assert call(n_elements=-1) == 1
    assert call(values=0) == call(out=0) == call(m0=0) == 2
    assert call(values=values + 4) == call(out=out + 1) == 3
    assert call(out=values) == call(out=values + 8 * (11 * 27 - 1)) == 4
    assert call(out=call.stored[2].ctypes.data) == 4
    assert not call.out.any()
    assert call(n_elements=0, values=0) == 0
    assert not call.out.any()


@pytest.mark.parametrize(
    ("points", "made", "options", "name"),
    [
        ((4, 4, 4), (5, 5, 5), {}, "gradient_p4_q5_f64x8"),
        ((4, 4, 3), (5, 5, 5), {"dtype": DType.FLOAT32}, "gradient_p4x4x3_q5_f32x8"),
        ((4, 4), (4, 4), {"symmetric": True, "components": 3}, "gradient_p4x4_q4x4_f64x8_symmetric_c3"),
        (
            (2,),
            (2,),
            {"layout": Layout.INTERLACED, "interlaced": 4, "beta": 1.0},
            "gradient_p2_q2_f64x8_i4_added",
        ),
    ],
)
def test_names_tell_what_procedures_do(points, made, options, name):
    assert procedure_name("gradient", named_operator("gradient", points, made, **options), 8) == name


@pytest.mark.parametrize("name", ["", "3x", "for", "y0", "two words", "a" * 49, "ü"])
def test_a_name_that_sources_cannot_have_is_refused(name):
    with pytest.raises(UsageError, match="name"):
        operator("interpolation", 2, name=name, simulate=False)


def test_the_name_that_is_given_is_the_procedures():
    assert (
        "void fast_b(int64_t n_elements" in operator("interpolation", 2, name="fast_b", simulate=False).source
    )


def test_two_names_are_two_operators():
    first, second = (operator("interpolation", 2, name=name, simulate=False) for name in ("one", "two"))
    assert (first.operator.name, second.operator.name) == ("one", "two")
    u, b = np.ones((1, 2, 2, 2)), np.ones((2, 2))
    assert (first(u, b) == second(u, b)).all()


def test_shapes_that_do_not_chain_are_told():
    with pytest.raises(UsageError, match="shapes must chain"):
        TensorOperator("chained", ((3,),), (Term(0, 0, ((Matrix("bx", 4, 3), Matrix("dx", 5, 5)),)),))
