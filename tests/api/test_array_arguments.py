"""What a kernel takes beside numpy arrays, and what it says of arrays that it does not take."""

import ctypes
from array import array

import chainline as cl
import numpy as np
import pytest
from chainline.api.array_arguments import address

N, ELEMENTS = 3, 4
SHAPE = (ELEMENTS, N, N, N)


class Tensor:
    """A tensor of another library, as DLPack sees it."""

    def __init__(self, values, device=(1, 0)):
        self._values, self._device = values, device

    def __dlpack__(self, **options):
        return self._values.__dlpack__(**options)

    def __dlpack_device__(self):
        return self._device


@pytest.fixture(scope="module")
def apply():
    return cl.kernel(N - 1)


@pytest.fixture
def q():
    return np.random.default_rng(3).standard_normal(SHAPE)


@pytest.fixture
def d():
    return np.random.default_rng(4).standard_normal((N, N))


def as_ctypes(values):
    return (ctypes.c_double * values.size)(*values.ravel())


FORMS = {
    "memoryview": lambda values: memoryview(values.copy()),
    "array.array": lambda values: array("d", values.ravel()),
    "ctypes": as_ctypes,
    "bytearray as doubles": lambda values: memoryview(bytearray(values.tobytes())).cast("d"),
    "DLPack": lambda values: Tensor(values.copy()),
    "of a class of its own": lambda values: values.copy().view(np.recarray).view(np.matrix.__base__),
    "in one row": lambda values: values.ravel().copy(),
}


@pytest.mark.parametrize("form", FORMS)
def test_what_has_a_buffer_is_an_input(apply, q, d, form):
    given = FORMS[form](q)
    result = apply(given, [FORMS[form](d)] * 3)
    np.testing.assert_array_equal(np.asarray(result).reshape(SHAPE), apply(q, d))


@pytest.mark.parametrize("form", FORMS)
def test_what_has_a_buffer_is_written_to_without_a_copy(apply, q, d, form):
    wanted, out = apply(q, d), FORMS[form](np.zeros(SHAPE))
    given = q.ravel() if form == "in one row" else q
    assert apply(given, d, out=out) is out
    written = out._values if form == "DLPack" else np.asarray(out)
    np.testing.assert_array_equal(written.reshape(SHAPE), wanted)


def test_bytes_are_no_numbers(apply, q, d):
    with pytest.raises(TypeError, match="q: is a buffer of format 'B'; give one of float64"):
        apply(q.tobytes(), d)
    with pytest.raises(TypeError, match="q: is a buffer of format 'f'; give one of float64"):
        apply(memoryview(q.astype(np.float32)), d)


def test_a_buffer_that_is_read_only_is_an_input_and_no_output(apply, q, d):
    read_only = memoryview(q.tobytes()).cast("d")
    np.testing.assert_array_equal(apply(read_only, d).reshape(SHAPE), apply(q, d))
    with pytest.raises(ValueError, match="out: must be writeable and in C order"):
        apply(q, d, out=read_only)


def test_a_tensor_elsewhere_is_refused(apply, q, d):
    with pytest.raises(ValueError, match="q: lies on a device that DLPack numbers 2; bring it to"):
        apply(Tensor(q, (2, 0)), d)
    with pytest.raises(ValueError, match="out: lies on a device that DLPack numbers 2"):
        apply(q, d, out=Tensor(q, (2, 0)))


def test_a_tensor_that_cannot_be_had_is_one_line(apply, d):
    class Odd(Tensor):
        def __dlpack__(self, **options):
            raise BufferError("it requires a gradient\nand more")

    with pytest.raises(TypeError, match=r"^q: is a tensor that numpy does not take: it requires a gradient$"):
        apply(Odd(None), d)


def misaligned(shape):
    raw = np.zeros(8 * int(np.prod(shape)) + 1, np.uint8)
    return raw[1:].view(np.float64).reshape(shape)


def test_what_is_not_aligned_is_copied_or_refused(apply, q, d):
    given = misaligned(SHAPE)
    given[...] = q
    np.testing.assert_array_equal(apply(given, d), apply(q, d))
    with pytest.raises(ValueError, match="out: must be writeable and in C order, and aligned"):
        apply(q, d, out=misaligned(SHAPE))


def test_an_output_that_overlaps_its_input_is_refused(apply, d):
    room = np.zeros((ELEMENTS + 1, N, N, N))
    with pytest.raises(ValueError, match="out: overlaps q; give q itself, or memory of its own"):
        apply(room[:-1], d, out=room[1:])
    beside = np.zeros((2 * ELEMENTS, N, N, N))
    apply(beside[:ELEMENTS], d, out=beside[ELEMENTS:])  # next to each other is apart


def test_a_single_mode_may_be_applied_in_place(q, d):
    apply = cl.kernel(N - 1, mode="x")
    wanted = np.einsum("im,ekjm->ekji", d, q)
    assert apply(q, d, out=q) is q
    np.testing.assert_allclose(q, wanted, rtol=0, atol=1e-14)


def test_an_input_may_be_given_up(apply, q, d):
    wanted, out = apply(q, d), np.empty(SHAPE)
    given = q.copy()
    apply(given, d, out=out, overwrite_q=True)
    np.testing.assert_array_equal(out, wanted)
    apply(q, d, out=q, overwrite_q=True)
    np.testing.assert_array_equal(q, wanted)
    q.flags.writeable = False
    with pytest.raises(ValueError, match="q: must not be written to; leave overwrite_q out"):
        apply(q, d, overwrite_q=True)


def test_operators_that_lie_in_what_is_overwritten_are_read_first(apply, q):
    given = q.copy()
    d = given[0, 0]
    wanted = apply(q, d.copy())
    np.testing.assert_array_equal(apply(given, d, overwrite_q=True), wanted)


def test_a_bound_call_reads_what_arrays_hold_then(apply, q, d):
    step = apply.bind(q, d, np.empty(SHAPE))
    first = step().copy()
    q *= 2.0
    np.testing.assert_array_equal(step(), 2.0 * first)
    assert step() is step.result


def test_a_row_of_other_than_whole_elements_is_refused(apply, d):
    with pytest.raises(ValueError, match=r"q: has shape \(28,\)"):
        apply(np.zeros(28), d)


def test_rows_of_a_number_each_are_no_operators(apply, q):
    with pytest.raises(ValueError, match="matrices: have shapes"):
        apply(q, [np.zeros(2), np.zeros(2), np.zeros(2)])


def test_addresses_are_numpys():
    values = np.arange(12.0)[3:]
    assert address(values) == values.ctypes.data
