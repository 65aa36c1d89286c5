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


class Misleading(np.ndarray):
    """Says of itself what is not so."""

    __array_interface__ = property(lambda _: {"data": (8, False)})
    ctypes = data = nbytes = property(lambda _: 8)
    shape = property(lambda _: SHAPE)
    dtype = property(lambda _: np.dtype("float64"))
    flags = property(lambda _: Misleading)
    c_contiguous = f_contiguous = aligned = writeable = True

    def view(self, *_):
        raise KeyError("view")


class Failing:
    """Raises when it is asked for an array."""

    def __array__(self, *_, **__):
        raise ZeroDivisionError("no\narray")


class NoTensor(Failing):
    def __dlpack__(self, **_):
        return 3

    def __dlpack_device__(self):
        raise AttributeError("no\ndevice")


def memory_map(values, mode, folder):
    path = folder / "mapped"
    values.tofile(path)
    return np.memmap(path, np.float64, mode, shape=values.shape)


@pytest.mark.parametrize("call", ["kernel", "operator"])
def test_an_output_of_a_class_of_its_own_is_taken_by_numpys_account_of_it(call, q, d, tmp_path):
    apply = cl.kernel(N - 1) if call == "kernel" else cl.operator("interpolation", N, simulate=False)
    wanted = np.einsum("ia,jb,kc,ecba->ekji", d, d, d, q)
    raw = np.zeros(SHAPE)
    for out in (raw.view(Misleading), raw.view(np.recarray), np.ma.array(raw, copy=False)):
        raw[...] = 0.0
        assert apply(q, d, out=out) is out
        np.testing.assert_allclose(raw, wanted, rtol=0, atol=1e-12)
    mapped = memory_map(np.zeros(SHAPE), "r+", tmp_path)
    apply(q, d, out=mapped)
    np.testing.assert_allclose(np.fromfile(tmp_path / "mapped").reshape(SHAPE), wanted, rtol=0, atol=1e-12)
    for given in (q.view(Misleading), np.ma.array(q), q.astype(">f8"), q[:, ::-1][:, ::-1], q.tolist()):
        np.testing.assert_allclose(apply(given, d.view(Misleading)), wanted, rtol=0, atol=1e-12)


REFUSED = {
    "too small for what it says": lambda folder: np.zeros(5).view(Misleading),
    "masked": lambda folder: np.ma.array(np.zeros(SHAPE), mask=True),
    "a map that is read": lambda folder: memory_map(np.zeros(SHAPE), "r", folder),
    "structured": lambda folder: np.zeros(SHAPE, [("a", "f8")]).view(np.recarray),
    "of the other byte order": lambda folder: np.zeros(SHAPE, ">f8"),
    "of objects": lambda folder: np.zeros(SHAPE, object),
    "without axes": lambda folder: np.array(0.0),
    "of no entry": lambda folder: np.zeros((0, N, N, N)),
    "one entry everywhere": lambda folder: np.lib.stride_tricks.as_strided(np.zeros(1), SHAPE, (0,) * 4),
    "in Fortran's order": lambda folder: np.zeros(SHAPE, order="F"),
    "a failing class": lambda folder: Failing(),
    "no tensor": lambda folder: NoTensor(),
    "a class": lambda folder: np.ndarray,
    "text": lambda folder: "out",
}


@pytest.mark.parametrize("form", REFUSED)
@pytest.mark.parametrize("call", ["kernel", "operator"])
def test_what_is_no_output_is_refused_in_one_line(call, form, q, d, tmp_path):
    apply = cl.kernel(N - 1) if call == "kernel" else cl.operator("interpolation", N, simulate=False)
    with pytest.raises(cl.UsageError, match=r"^out: ") as caught:
        apply(q, d, out=REFUSED[form](tmp_path))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "given",
    [
        np.ma.array(np.ones(SHAPE), mask=True),
        np.ones(SHAPE, object),
        np.ones(SHAPE, "U3"),
        np.ones(SHAPE, "M8[s]"),
        np.ones(SHAPE, np.longdouble),
        np.zeros(SHAPE, [("a", "f8")]),
        np.zeros(SHAPE, "V8"),
        np.array(1.0),
        {"a": 1},
        {1, 2},
        None,
        Failing(),
        NoTensor(),
        np.ndarray,
    ],
    ids=lambda given: f"{type(given).__name__} {getattr(given, 'dtype', '')}".strip(),
)
@pytest.mark.parametrize("call", ["kernel", "operator"])
def test_what_is_no_input_and_no_matrix_is_refused_in_one_line(call, given, q, d):
    apply = cl.kernel(N - 1) if call == "kernel" else cl.operator("interpolation", N, simulate=False)
    for arguments in ((given, d), (q, given), (q, [given] * 3)):
        with pytest.raises(cl.UsageError) as caught:
            apply(*arguments)
        assert "\n" not in str(caught.value)
