"""Operators between different numbers of points, on arrays."""

import threading
import warnings
from concurrent.futures import ThreadPoolExecutor

import chainline as cl
import numpy as np
import pytest
from chainline.api import operators

RANDOM = np.random.default_rng(11)
B, G = RANDOM.standard_normal((2, 5, 3))


def random(*shape):
    return RANDOM.standard_normal(shape)


def close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12)


def test_interpolation_from_p_to_q_points_with_a_matrix_for_each_axis():
    apply = cl.operator("interpolation", (2, 3, 4), (5, 3, 2), simulate=False)
    bx, by, bz, u = random(5, 2), random(3, 3), random(2, 4), random(7, 4, 3, 2)
    expected = np.einsum("xi,yj,zk,ekji->ezyx", bx, by, bz, u)
    close(apply(u, [bx, by, bz]), expected)
    close(apply(u, {"bz": bz, "by": by, "bx": bx}), expected)
    out = np.full((7, 2, 3, 5), np.nan)
    assert apply(u, [bx, by, bz], out=out) is out
    close(out, expected)


@pytest.mark.parametrize("axes", [1, 2])
def test_elements_may_have_fewer_axes(axes):
    apply = cl.operator("interpolation", (3,) * axes, (5,) * axes, simulate=False)
    u = random(4, *(3,) * axes)
    subscripts = ["", "xi,ei->ex", "xi,yj,eji->eyx"][axes]
    close(apply(u, B), np.einsum(subscripts, *[B] * axes, u))


@pytest.mark.exhaustive
def test_a_gradient_has_an_output_for_each_axis():
    apply = cl.operator("gradient", 3, 5, simulate=False)
    u = random(4, 3, 3, 3)
    x, y, z = apply(u, {"bx": B, "by": B, "bz": B, "gx": G, "gy": G, "gz": G})
    for found, chain in zip((x, y, z), ((G, B, B), (B, G, B), (B, B, G)), strict=True):
        close(found, np.einsum("xi,yj,zk,ekji->ezyx", *chain, u))


@pytest.mark.exhaustive
def test_a_divergence_takes_a_field_for_each_axis():
    apply = cl.operator("divergence", 3, 5, simulate=False)
    fields = [random(4, 3, 3, 3) for _ in range(3)]
    found = apply(fields, {"bx": B, "by": B, "bz": B, "gx": G, "gy": G, "gz": G})
    chains = ((G, B, B), (B, G, B), (B, B, G))
    close(found, sum(np.einsum("xi,yj,zk,ekji->ezyx", *c, u) for c, u in zip(chains, fields, strict=True)))


@pytest.mark.parametrize(
    ("layout", "interlaced", "subscripts", "shape"),
    [
        ("element", 1, "xi,yj,zk,eckji->eczyx", (4, 2, 3, 3, 3)),
        ("component", 1, "xi,yj,zk,cekji->cezyx", (2, 4, 3, 3, 3)),
        ("interlaced", 4, "xi,yj,zk,bckjie->bczyxe", (3, 2, 3, 3, 3, 4)),
    ],
)
def test_components_lie_as_the_layout_says(layout, interlaced, subscripts, shape):
    apply = cl.operator(
        "interpolation", 3, 5, components=2, layout=layout, interlaced=interlaced, simulate=False
    )
    u = random(*shape)
    close(apply(u, B), np.einsum(subscripts, B, B, B, u))


def test_scaled_results_are_added_to_what_is_there():
    apply = cl.operator("interpolation", 3, 5, alpha=2.0, beta=-0.5, simulate=False)
    u, out = random(2, 3, 3, 3), random(2, 5, 5, 5)
    expected = 2.0 * np.einsum("xi,yj,zk,ekji->ezyx", B, B, B, u) - 0.5 * out
    close(apply(u, B, out=out), expected)
    with pytest.raises(cl.UsageError, match=r"out: beta is -0\.5: give what it is a factor of"):
        apply(u, B)


def test_symmetric_points_take_the_even_odd_form_and_check_it():
    apply = cl.operator("interpolation", 6, 6, symmetric=True, simulate=False)
    values = random(6, 6)
    even, u = values + values[::-1, ::-1], random(3, 6, 6, 6)
    close(apply(u, even), np.einsum("xi,yj,zk,ekji->ezyx", even, even, even, u))
    if any(halved for _, halved in apply.function.kernel.arrays):
        with pytest.raises(cl.UsageError, match="matrix bx"):
            apply(u, values)


def test_single_precision_and_tensors():
    apply = cl.operator("interpolation", 3, 5, dtype="float32", simulate=False)
    b, u = B.astype(np.float32), random(2, 3, 3, 3).astype(np.float32)
    found = apply(memoryview(u), memoryview(b))
    assert found.dtype == np.float32
    np.testing.assert_allclose(found, np.einsum("xi,yj,zk,ekji->ezyx", b, b, b, u), rtol=0, atol=1e-4)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda op: op(random(2, 3, 3), B), r"input 0: has shape \(2, 3, 3\); give \(2, 3, 3, 3\)"),
        (lambda op: op(random(2, 3, 3, 3), B.T), "matrix bx: must be 5x3"),
        (
            lambda op: op(random(2, 3, 3, 3), {"bx": B}),
            r"matrix by, bz: not given; the operator takes bx \(5x3\)",
        ),
        (lambda op: op(random(2, 3, 3, 3).astype(complex), B), "input 0: holds complex128"),
        (lambda op: op(random(2, 3, 3, 3), B, out=random(2, 3, 3, 3)), "out: is float64"),
        (lambda op: op(1.0, B), "input 0: has shape"),
        (lambda op: op(random(2, 3, 3, 3), 1.0), "matrices: have shape"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_call(call, said):
    with pytest.raises(cl.UsageError, match=said):
        call(cl.operator("interpolation", 3, 5, simulate=False))


BY_NAME = {"bx": B, "by": B, "bz": B}
ALL = BY_NAME | {"gx": G, "gy": G, "gz": G}


@pytest.mark.parametrize(
    ("kind", "matrices", "arrays"),
    [
        ("interpolation", BY_NAME, random(2, 3, 3, 3)),
        ("interpolation", B, random(2, 3, 3, 3)),
        ("interpolation", B.tolist(), random(2, 3, 3, 3).tolist()),
        ("interpolation", [B, B, B], random(2, 3, 3, 3)),
        ("interpolation", np.stack([B, B, B]), random(2, 3, 3, 3)),
        ("interpolation", B.T, random(2, 3, 3, 3)),  # a wrong shape besides
        ("interpolation", B, random(2, 3, 3)),
        ("interpolation", {"bx": B}, random(2, 3, 3, 3)),
        ("gradient", ALL, random(2, 3, 3, 3)),
        ("gradient", list(ALL.values()), random(2, 3, 3, 3)),
        ("divergence", ALL, [random(2, 3, 3, 3)] * 3),
        ("divergence", list(ALL.values()), [random(2, 3, 3, 3)] * 3),
        ("collocated-gradient", BY_NAME | {"dx": G, "dy": G, "dz": G}, random(2, 3, 3, 3)),
        ("derivatives", [B, B, B], [random(2, 3, 3, 3)] * 3),
    ],
)
def test_matrices_before_arrays_are_refused_in_one_line(kind, matrices, arrays):
    apply = cl.operator(kind, 3, None if kind == "derivatives" else 5, simulate=False)
    with pytest.raises(
        cl.UsageError, match=r"^inputs: these are matrices; arrays come first: apply\("
    ) as caught:
        apply(matrices, arrays)
    assert "\n" not in str(caught.value)


def test_a_call_that_fits_both_orders_is_told_once(monkeypatch):
    monkeypatch.setattr("chainline.api.array_arguments._TOLD", set())
    apply, a, b = cl.operator("interpolation", (3,), (3,), simulate=False), random(3, 3), random(3, 3)
    with pytest.warns(FutureWarning, match="arrays come before matrices"):
        close(apply(a, b), np.einsum("xi,ei->ex", b, a))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        apply(a, b)
        cl.operator("interpolation", 3, 5, simulate=False)(random(2, 3, 3, 3), B)


def test_a_matrix_that_is_not_given_is_named():
    apply = cl.operator("interpolation", 3, 5, simulate=False)
    with pytest.raises(
        cl.UsageError, match=r"^matrix by: not given; the operator takes bx \(5x3\), by \(5x3\)"
    ):
        apply(random(2, 3, 3, 3), {"bx": B, "bz": B})
    with pytest.raises(cl.UsageError, match="matrix bx, by, bz: not given"):
        apply(random(2, 3, 3, 3), {})


def test_a_matrix_that_lies_in_an_output_is_read_first():
    apply = cl.operator("interpolation", 3, 3, simulate=False)
    u, b = random(2, 3, 3, 3), random(3, 3)
    out = np.empty((2, 3, 3, 3))
    out[0, 0] = b.T
    close(apply(u, out[0, 0].T, out=out), np.einsum("xi,yj,zk,ekji->ezyx", b, b, b, u))


def test_outputs_lie_apart():
    apply = cl.operator("interpolation", 3, 3, simulate=False)
    u = random(2, 3, 3, 3)
    with pytest.raises(cl.UsageError, match="out: overlaps an input or another output"):
        apply(u, random(3, 3), out=u)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("curl", 3), "kind 'curl': unknown; choose one of interpolation"),
        (("interpolation", 0), "points 0: give a whole number"),
        (("interpolation", 3, (4, 4)), "3 and 2 axes of points"),
        (("interpolation", 40), "1 to 32 are possible"),
        (("derivatives", 3, 4), "derivatives keep the points"),
    ],
)
def test_an_operator_that_cannot_be_is_refused(arguments, said):
    with pytest.raises(cl.UsageError, match=said):
        cl.operator(*arguments, simulate=False)


def test_threads_get_one_operator_and_call_it_side_by_side(monkeypatch):
    operators._KEPT.clear()
    compiled, compiling = [], operators.estimated_operator
    monkeypatch.setattr(
        operators,
        "estimated_operator",
        lambda *given, **named: compiled.append(given) or compiling(*given, **named),
    )
    start, u = threading.Barrier(4), random(30, 3, 3, 3)

    def call(_):
        start.wait()
        return cl.operator("interpolation", 3, 5, simulate=False)(u, B)

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(call, range(4)))
    assert len(compiled) == 1
    for each in found:
        close(each, np.einsum("xi,yj,zk,ekji->ezyx", B, B, B, u))


def test_it_shows_what_it_computes():
    apply = cl.operator("gradient", 3, 5, simulate=False)
    assert apply.caption == "gradient from 3x3x3 to 5x5x5 points, float64"
    assert "void gradient_p3_q5_f64x" in apply.source
    llvm = cl.operator("gradient", 3, 5, simulate=False, language="llvm")
    assert "define void @gradient" in llvm.source
    assert list(apply.to_frame()["kind"]) == ["gradient"]


@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        (((2, 3, 3, 3),), "inputs: give a list of 2 arrays: input 0, metric"),
        (((2, 3, 3, 3), (2, 4, 4, 4)), r"metric: has shape \(2, 4, 4, 4\); give \(2, 6, 4, 4, 4\)"),
        (((2, 3, 3, 3), (1, 6, 4, 4, 4)), r"metric: has shape \(1, 6, 4, 4, 4\)"),
        (((2, 4, 4, 4), (2, 6, 4, 4, 4)), r"input 0: has shape \(2, 4, 4, 4\)"),
    ],
)
def test_data_of_a_fused_operator_that_does_not_fit_is_named(arrays, said):
    apply = cl.operator("laplace", 3, 4, simulate=False)
    matrices = {name: random(*shape) for name, shape in apply.matrices.items()}
    with pytest.raises(cl.UsageError, match=said):
        apply([random(*shape) for shape in arrays], matrices)


@pytest.mark.parametrize("layout", ["element", "component"])
def test_components_share_the_data_of_a_fused_operator(layout):
    several = cl.operator("helmholtz", 3, 4, components=2, layout=layout, beta=1.0, simulate=False)
    one = cl.operator("helmholtz", 3, 4, simulate=False)
    matrices = {name: random(*shape) for name, shape in one.matrices.items()}
    u, metric, factor = random(5, 2, 3, 3, 3), random(5, 6, 4, 4, 4), random(5, 4, 4, 4)
    given = u if layout == "element" else np.ascontiguousarray(u.swapaxes(0, 1))
    found = several([given, metric, factor], matrices, out=np.ones_like(given))
    for component in range(2):
        wanted = 1 + one([np.ascontiguousarray(u[:, component]), metric, factor], matrices)
        close(found[:, component] if layout == "element" else found[component], wanted)
