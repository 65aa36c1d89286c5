"""Every pair of leaves acts once, near or far; far ones ever better as the order grows."""

import shutil
from itertools import pairwise, product

import numpy as np
import pytest
import sympy
from chainline.codegen.applications.multipole import (
    ORDERS,
    expansion_terms,
    load_multipole,
    m2l_products,
    multi_indices,
    render_multipole,
)
from chainline.codegen.applications.octree import (
    Level,
    direct_sum,
    expansion_levels,
    leaf_dims,
    m2l_pairs,
    p2p_pairs,
    uniform_particles,
)
from chainline.codegen.applications.program import assembly_of
from chainline.codegen.system_compilers import find_compiler
from chainline.codegen.target import host_target
from chainline.errors import UsageError

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not on PATH")
LEAVES = [2**m for m in range(10)]
ERRORS = {64: (1024, 16), 256: (2048, 8), 512: (4096, 8)}


def _cells(dims):
    """Indices x, y, z of cells in their order, (cells, 3)."""
    return np.array([(x, y, z) for z, y, x in product(*map(range, dims[::-1]))])


def _adjacent(cells):
    return np.all(abs(cells[:, None] - cells) <= 1, axis=2)


def _listed(cells):
    """Whether a cell, first axis, receives an expansion of another: the definition."""
    return _adjacent(cells // 2) & ~_adjacent(cells)


@pytest.mark.parametrize("leaves", LEAVES)
def test_every_pair_of_leaves_acts_once(leaves):
    dims = leaf_dims(leaves)
    assert np.prod(dims) == leaves
    assert list(dims) == sorted(dims, reverse=True)
    cells, sizes, pairs = _cells(dims), [], 0
    times = _adjacent(cells).astype(int)
    assert p2p_pairs(dims, 3) == 9 * times.sum()
    level_dims = dims
    for halvings in range(max(dims).bit_length()):
        ancestors = cells >> halvings
        assert np.array_equal(ancestors.max(axis=0) + 1, level_dims)
        times += _listed(ancestors)
        count = _listed(_cells(level_dims)).sum()
        pairs += count
        if count:
            sizes.append(Level(level_dims, halvings, 2**halvings / max(dims)))
        level_dims = tuple(max(n // 2, 1) for n in level_dims)
    assert np.all(times == 1)
    assert expansion_levels(dims) == tuple(sizes)
    assert m2l_pairs(dims) == pairs


@needs_gcc
@pytest.mark.parametrize("dims", [(1, 1, 1), (4, 2, 2), (4, 4, 4), (8, 4, 4), (8, 8, 8)])
def test_compiled_lists_are_those_of_the_definition(dims):
    # constant terms are charges; random ones, so that no other list gives the same sums
    kernels, side = load_multipole(2), 0.5
    cells = _cells(dims)
    apart = np.linalg.norm((cells[:, None] - cells) * side, axis=2)
    weights = np.divide(1, apart, out=np.zeros_like(apart), where=_listed(cells))
    charges = np.random.default_rng(1).random((3, len(cells)))
    for charge in charges:
        multipoles = np.zeros((len(cells), expansion_terms(2)))
        multipoles[:, 0] = charge
        phase = kernels.bind_level(Level(dims, 0, side), multipoles)
        phase()
        phase()  # what is there is overwritten
        assert np.allclose(phase.results[0][:, 0], weights @ charge, rtol=1e-13)


def test_coefficients_and_products_are_as_many_as_multi_indices():
    for order in ORDERS:
        indices = multi_indices(order)
        assert len(indices) == expansion_terms(order) == order * (order + 1) * (order + 2) // 6
        degrees = [sum(index) for index in indices]
        assert max(degrees) == order - 1
        assert m2l_products(order) == sum(a + b < order for a in degrees for b in degrees)


@needs_gcc
@pytest.mark.parametrize("order", [2, 3, 5])
def test_derivatives_are_those_of_sympy(order):
    # of a unit charge in the middle of a cell, local expansions are the derivatives themselves
    symbols = sympy.symbols("x y z")
    potential = 1 / sympy.sqrt(sum(symbol**2 for symbol in symbols))
    exact = [sympy.diff(potential, *zip(symbols, index, strict=True)) for index in multi_indices(order)]
    compute = sympy.lambdify(symbols, exact)
    dims, side = (4, 4, 4), 0.25
    cells, source = _cells(dims), 22
    multipoles = np.zeros((len(cells), expansion_terms(order)))
    multipoles[source, 0] = 1
    phase = load_multipole(order).bind_level(Level(dims, 0, side), multipoles)
    phase()
    listed = np.flatnonzero(_listed(cells)[:, source])
    assert len(listed) == 37
    for target in listed:
        expected = np.array(compute(*((cells[target] - cells[source]) * side)))
        degrees = np.array([sum(index) for index in multi_indices(order)])
        scale = np.array([abs(expected[degrees == degree]).max() for degree in degrees])
        assert np.all(abs(phase.results[0][target] - expected) <= 1e-13 * scale)


@needs_gcc
@pytest.mark.parametrize(("n_particles", "per_leaf"), [(7, 7), (26, 13), (1024, 16), (640, 5), (384, 3)])
def test_p2p_is_the_sum_over_neighbours(n_particles, per_leaf):
    particles = uniform_particles(n_particles, per_leaf, seed=3)
    phase = load_multipole(2).bind_p2p(particles)
    phase()
    phase()  # what is there is overwritten
    near = np.kron(_adjacent(_cells(particles.dims)), np.ones((per_leaf, per_leaf)))
    assert near.sum() == p2p_pairs(particles.dims, per_leaf)
    places = np.stack(particles.places, axis=1)
    apart = np.linalg.norm(places[:, None] - places, axis=2)
    np.fill_diagonal(apart, np.inf)
    assert np.allclose(phase.results[0], (near / apart) @ particles.charge, rtol=1e-12, atol=0)


@pytest.mark.exhaustive
@needs_gcc
@pytest.mark.parametrize("leaves", ERRORS)
def test_the_error_falls_with_the_order(leaves):
    particles = uniform_particles(*ERRORS[leaves])
    assert np.prod(particles.dims) == leaves
    exact = direct_sum(particles)
    errors = []
    for order in (2, 4, 6, 8, 10):
        wrong = load_multipole(order).potentials(particles) - exact
        errors.append(np.linalg.norm(wrong) / np.linalg.norm(exact))
    assert all(later < 0.5 * earlier for earlier, later in pairwise(errors)), errors
    assert errors[0] < 1e-2
    assert errors[-1] < 1e-5


@needs_gcc
def test_multipoles_of_all_levels_hold_all_charges():
    particles = uniform_particles(2048, 8)
    levels = expansion_levels(particles.dims)
    assert [level.dims for level in levels] == [(8, 8, 4), (4, 4, 2)]
    for level in levels:
        multipoles = load_multipole(3).multipoles(particles, level)
        assert multipoles.shape == (level.cells, 10)
        assert multipoles[:, 0].sum() == pytest.approx(particles.charge.sum(), rel=1e-13)


@needs_gcc
def test_threads_change_nothing():
    particles, kernels = uniform_particles(2048, 8), load_multipole(4)
    for bind in (kernels.bind_p2p, kernels.bind_m2l):
        one, two = bind(particles, 1), bind(particles, 2)
        one()
        two()
        assert len(one.results) == len(two.results) > 0
        assert all(np.array_equal(a, b) for a, b in zip(one.results, two.results, strict=True))
        assert all(np.any(result) for result in one.results)


@needs_gcc
def test_without_far_leaves_p2p_is_everything():
    particles, kernels = uniform_particles(80, 10), load_multipole(2)
    assert particles.dims == (2, 2, 2)
    far = kernels.bind_m2l(particles)
    far()
    assert far.results == ()
    assert np.allclose(kernels.potentials(particles), direct_sum(particles), rtol=1e-13)


@needs_gcc
@pytest.mark.skipif(host_target().isa != "x86-64", reason="names of x86 instructions")
def test_p2p_is_vectorised():
    lines = assembly_of(render_multipole(2)).splitlines()
    start = lines.index("fmm_k2_p2p:")
    body = lines[start : next(i for i in range(start, len(lines)) if ".size\tfmm_k2_p2p" in lines[i])]
    for operation in ("sqrtpd", "divpd"):
        assert any(operation in line for line in body), operation


@pytest.mark.exhaustive
@needs_gcc
@pytest.mark.parametrize("flags", [(), ("-fopenmp",)])
def test_it_compiles_without_warnings(flags):
    target = host_target()
    compiler = find_compiler("gcc", target, ("-Wall", "-Wextra", "-Wpedantic", "-Werror", *flags))
    for order in (2, 12):
        assert f"fmm_k{order}_m2l" in compiler.assembly_text(render_multipole(order), target)


def test_particles_lie_in_their_leaves():
    particles = uniform_particles(768, 6, seed=2)
    assert particles.dims == (8, 4, 4)
    assert particles.leaf_side == 1 / 8
    places = np.stack(particles.places, axis=1)
    assert np.array_equal(np.floor(places * 8), np.repeat(_cells(particles.dims), 6, axis=0))
    assert np.all((particles.charge > 0) & (particles.charge <= 1))
    assert all(array.flags.c_contiguous for array in particles.places)
    assert np.array_equal(uniform_particles(768, 6, seed=2).x, particles.x)
    assert not np.array_equal(uniform_particles(768, 6, seed=3).x, particles.x)


@pytest.mark.parametrize(
    ("n_particles", "per_leaf", "message"),
    [
        (100, 16, "100 particles do not fill leaf cells of 16 each"),
        (48, 16, "3 leaf cells; their number must be a power of two"),
        (8, 16, "8 particles do not fill"),
        (0, 16, "0 particles do not fill"),
        (8, 0, "0 particles per leaf; give 1 or more"),
    ],
)
def test_particles_that_do_not_fill_a_tree_are_refused(n_particles, per_leaf, message):
    with pytest.raises(UsageError, match=message):
        uniform_particles(n_particles, per_leaf)


@pytest.mark.parametrize("order", [-1, 0, 1, 13])
def test_other_orders_are_refused(order):
    with pytest.raises(UsageError, match=f"order of expansion {order}; give 2 to 12"):
        render_multipole(order)
    with pytest.raises(UsageError, match="order of expansion"):
        load_multipole(order)


@needs_gcc
def test_bad_arguments_of_phases_are_refused():
    particles, kernels = uniform_particles(128, 2), load_multipole(2)
    few = uniform_particles(4, 2)
    for bind, given in product((kernels.bind_p2p, kernels.bind_m2l), (particles, few)):
        with pytest.raises(UsageError, match="0 threads; give 1 or more"):
            bind(given, 0)
    with pytest.raises(UsageError, match=r"shape \(64, 3\); give \(64, 4\)"):
        kernels.bind_level(expansion_levels(particles.dims)[0], np.zeros((64, 3)))
