"""Kernels on numpy arrays."""

import subprocess
import sys

import chainline as cl
import numpy as np
import pytest
from chainline.codegen.run_time.loader import Once

ORDER, N = 3, 4


@pytest.fixture(scope="module")
def apply():
    return cl.kernel(ORDER, split=(2, 2))


def arrays(n_elements=5, dtype=np.float64, seed=0):
    random = np.random.default_rng(seed)
    q = random.standard_normal((n_elements, N, N, N)).astype(dtype)
    return q, [random.standard_normal((N, N)).astype(dtype) for _ in range(3)]


def expected(q, dx, dy, dz):
    return np.einsum("ia,jb,kc,ecba->ekji", dx, dy, dz, q, optimize=True)


def test_it_applies_an_operator_along_each_direction(apply):
    q, operators = arrays()
    before = q.copy()
    np.testing.assert_allclose(apply(q, operators), expected(q, *operators), rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(apply(q, np.stack(operators)), expected(q, *operators), rtol=1e-12, atol=1e-12)
    np.testing.assert_array_equal(q, before)


def test_one_operator_serves_all_directions(apply):
    q, (d, *_) = arrays()
    np.testing.assert_array_equal(apply(q, d), apply(q, [d, d, d]))
    np.testing.assert_array_equal(apply(q, d.tolist()), apply(q, d))


def test_one_element_needs_no_axis_of_elements(apply):
    q, operators = arrays(1)
    np.testing.assert_array_equal(apply(q[0], operators), apply(q, operators)[0])


def test_no_element_is_no_call(apply):
    q, operators = arrays(0)
    assert apply(q, operators).shape == (0, N, N, N)


def test_strided_and_whole_numbers_are_taken(apply):
    q, operators = arrays(10)
    np.testing.assert_array_equal(apply(q[::2], operators), apply(q[::2].copy(), operators))
    ones = np.ones((1, N, N, N), np.int64)
    np.testing.assert_array_equal(apply(ones, np.eye(N)), ones)


def test_the_result_goes_where_asked(apply):
    q, operators = arrays()
    wanted = apply(q, operators)
    out = np.full_like(q, np.nan)
    assert apply(q, operators, out=out) is out
    np.testing.assert_array_equal(out, wanted)
    assert apply(q, operators, out=q) is q  # in place
    np.testing.assert_array_equal(q, wanted)


def test_an_operator_that_lies_in_the_output_is_read_first():
    wide = cl.kernel(7)  # of order 3 all operators fit the registers, and are read before any write
    random = np.random.default_rng(1)
    q, d = random.standard_normal((3, 8, 8, 8)), random.standard_normal((8, 8))
    wanted = wide(q, d)
    out = np.empty_like(q)
    out[0, 0] = d
    np.testing.assert_array_equal(wide(q, out[0, 0], out=out), wanted)


def test_a_ranking_says_the_whole_kernel():
    best = cl.best(ORDER, machine="zen5", model="chain").best
    assert cl.kernel(ORDER, schedule=best).variant == best


def test_explicit_vectors_are_compiled_from_their_text():
    apply = cl.kernel(ORDER, schedule="128 overlap x/v1/u4 y/v1/u4 z/v1/u4")
    q, operators = arrays()
    np.testing.assert_allclose(apply(q, operators), expected(q, *operators), rtol=1e-12, atol=1e-12)


def test_a_kernel_of_single_precision_takes_single_precision():
    apply = cl.kernel(ORDER, dtype="float32")
    q, operators = arrays(dtype=np.float32)
    assert apply(q, operators).dtype == np.float32
    with pytest.raises(cl.UsageError, match="q: holds float64, which float32 does not; convert it by astype"):
        apply(q.astype(np.float64), operators)


def test_its_assembly_can_be_analysed(apply):
    machine = cl.machine("host")
    assert cl.analyze(apply.assembly, machine, simulate=False).main.chains.found.n_fma > 0


Q, D = np.zeros((2, N, N, N)), np.eye(N)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((Q[..., :3], D), r"q: has shape \(2, 4, 4, 3\); give \(n_elements, 4, 4, 4\)"),
        ((Q[0, 0], D), "q: has shape"),
        ((D, Q), r"q: has shape \(4, 4\); give .*; arrays come before matrices"),
        (([D, D, D], Q), r"q: has shape \(3, 4, 4\); give .*; arrays come before matrices"),
        ((Q.astype(complex), D), "q: holds complex128"),
        (([[1.0], [1.0, 2.0]], D), "q: is no array"),
        ((Q, D[:3]), r"matrices: have shapes \(3, 4\)"),
        ((Q, [D, D]), "or one for each of x, y, z"),
        ((Q, []), "matrices: "),
        ((Q, 2.0), "matrices: "),
        ((Q, [D, D, [1.0]]), "matrices: "),
        ((Q, D, Q[0]), r"out: is float64 \(4, 4, 4\); give an ndarray of float64 \(2, 4, 4, 4\)"),
        ((Q, D, Q.astype(np.float32)), "out: is float32"),
        ((Q, D, np.zeros((N, N, N, 2)).T), "out: must be writeable and in C order"),
        ((Q, D, np.broadcast_to(np.zeros(1), Q.shape)), "out: must be writeable"),
        ((Q, D, Q.tolist()), "out: is list"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_call(apply, arguments, said):
    with pytest.raises(cl.UsageError, match=said):
        apply(*arguments)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"split": (2, 3)}, "sum"),
        ({"split": "a"}, "not comma-separated integers"),
        ({"schedule": "nonsense"}, "is not part of a schedule"),
        ({"mode": "w"}, "mode 'w': unknown; choose one of x, y, z, element"),
        ({"dtype": "float16"}, "dtype 'float16'"),
    ],
)
def test_a_kernel_that_cannot_be_is_refused(options, said):
    with pytest.raises(cl.UsageError, match=said):
        cl.kernel(ORDER, **options)


def test_the_kernel_of_a_ranking_leaves_nothing_to_say():
    best = cl.best(2, machine="zen5", model="chain").best
    with pytest.raises(cl.UsageError, match="is a kernel of order 2, not 3"):
        cl.kernel(3, schedule=best)
    with pytest.raises(cl.UsageError, match="split: the kernel of a ranking says that already"):
        cl.kernel(2, schedule=best, split="3")


def test_a_kernel_that_is_wrong_is_not_handed_out(monkeypatch):
    class Wrong:
        problem = "relative error 1.00e+00 exceeds 1.00e-15"

    monkeypatch.setattr("chainline.api.kernels.check_kernel", lambda *_: Wrong)
    monkeypatch.setattr("chainline.api.kernels._KEPT", Once(most=1))
    with pytest.raises(cl.RunError, match="relative error"):
        cl.kernel(1)


WARNED = """
import warnings
import numpy as np
import chainline as cl
apply, q, d = cl.kernel(2), np.ones((1, 3, 3, 3)), np.arange(9.0).reshape(3, 3)
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    apply(q, d + d.T)
    assert not found, "a symmetric matrix means the same as before"
    apply(q, d)  # line 10
    apply(q, d.T)
(told,) = found
assert told.category is FutureWarning and told.lineno == 10, told
assert "D[i, m] weighs input m in output i" in str(told.message) and "give D.T" in str(told.message)
"""
SILENCED = """
import warnings
warnings.filterwarnings("ignore", "cl", FutureWarning)
import numpy as np
import chainline as cl
cl.kernel(2)(np.ones((1, 3, 3, 3)), np.arange(9.0).reshape(3, 3))
"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("program", [WARNED, SILENCED])
def test_the_changed_meaning_of_matrices_is_told_once_and_can_be_silenced(program):
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_bound_call_reads_matrices_of_either_order_as_they_are_then(apply):
    q, matrices = arrays()
    for order in "CF":
        given = [np.array(d, order=order) for d in matrices]
        step = apply.bind(q, given)
        step()
        for matrix in given:
            np.multiply(matrix, 2.0, out=matrix)
        np.testing.assert_allclose(step(), 8.0 * expected(q, *matrices), rtol=1e-12, atol=1e-12)


def test_a_bound_call_keeps_a_matrix_that_it_overwrites(apply):
    q, (d, *_) = arrays()
    out = np.empty_like(q)
    out[0, 0] = d
    step = apply.bind(q, out[0, 0], out)
    for _ in range(2):
        np.testing.assert_allclose(step(), expected(q, d, d, d), rtol=1e-12, atol=1e-12)
