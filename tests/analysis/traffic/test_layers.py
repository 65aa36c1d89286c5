"""Layer conditions of stencils: the published ones, and an exact cache."""

import itertools

import pytest
from chainline.analysis.machine.load import Cache
from chainline.analysis.traffic.kernels import explain, hierarchy_volumes
from chainline.analysis.traffic.layers import cache_volumes
from chainline.analysis.traffic.loop_nest import Access, Array, Index, Loop, at, check_nest, nested
from chainline.errors import UsageError

from .lru import LruCache, steady

KIB = 1024


def per_update(nest, capacity_bytes, updates):
    moved = cache_volumes([nest], capacity_bytes).volumes.values()
    return sum(v.load_bytes for v in moved) / updates, sum(v.store_bytes for v in moved) / updates


def star(dimensions, n, radius=1, arrays=1):
    """Return a star stencil from `arrays` inputs on an n^d grid, and its updates."""
    names = ("k", "j", "i")[-dimensions:]
    inside = n - 2 * radius
    centre = (radius,) * dimensions
    offsets = {centre}
    for axis, step in itertools.product(range(dimensions), range(-radius, radius + 1)):
        offsets.add(tuple(radius + step * (d == axis) for d in range(dimensions)))
    body = [
        Access(Array(f"a{number}", (n,) * dimensions), at(*names, offsets=offset))
        for number in range(arrays)
        for offset in sorted(offsets)
    ]
    body.append(Access(Array("b", (n,) * dimensions), at(*names, offsets=centre), store=True))
    return nested(dict.fromkeys(names, inside), *body), inside**dimensions


def trace(nest):
    """Byte addresses of a nest in order, arrays one after the other."""
    bases = {}

    def run(nodes, values):
        for node in nodes:
            if isinstance(node, Loop):
                for value in range(node.trip):
                    yield from run(node.body, {**values, node.variable: value})
                continue
            array, address = node.array, 0
            for index, extent in zip(node.indices, array.shape, strict=True):
                place = index.offset + sum(values[v] * c for v, c in index.terms)
                address = address * extent + place
            base = bases.setdefault(array.name, len(bases) << 24)
            yield base + address * array.entry_bytes, node.store

    return list(run((nest,), {}))


class TestPublished:
    """Stengel et al. 2015, ICS: bytes per lattice-site update in float64."""

    @pytest.mark.parametrize("rows_fit, in_bytes", [(True, 16), (False, 32)])
    def test_2d_jacobi(self, rows_fit, in_bytes):
        """24 B/LUP where three rows fit, 40 where they do not, write-allocate and write-back in."""
        n = 4000
        nest, updates = star(2, n)
        needed = 4 * 8 * n  # three rows of the input, one of the output
        loads, stores = per_update(nest, needed * (1.05 if rows_fit else 0.95), updates)
        assert loads == pytest.approx(in_bytes, rel=0.01)
        assert stores == pytest.approx(8, rel=0.01)

    @pytest.mark.parametrize(
        "capacity, in_bytes",
        [
            (1.05 * 4 * 8 * 400**2, 16),  # planes: each entry of the input comes in once
            (0.95 * 4 * 8 * 400**2, 32),  # rows only: once from each of three planes
            (1.05 * 6 * 8 * 400, 32),  # five rows of the input and one of the output
            (0.95 * 6 * 8 * 400, 48),  # neither: once from each of five rows
        ],
    )
    def test_3d_seven_point(self, capacity, in_bytes):
        nest, updates = star(3, 400)
        loads, stores = per_update(nest, capacity, updates)
        assert loads == pytest.approx(in_bytes, rel=0.03)
        assert stores == pytest.approx(8, rel=0.03)

    @pytest.mark.parametrize("radius", [1, 2, 4])
    def test_3d_star_of_any_radius(self, radius):
        """2 r + 1 planes of the input are kept, or each is fetched anew."""
        n = 800
        nest, updates = star(3, n, radius)
        planes = (2 * radius + 1 + 1) * 8 * n * n
        assert per_update(nest, planes * 1.05, updates)[0] == pytest.approx(16, rel=0.05)
        assert per_update(nest, planes / 4, updates)[0] == pytest.approx(8 * (2 * radius + 2), rel=0.05)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "dimensions, n, radius, arrays, size_bytes",
    [
        (2, 200, 1, 1, 16 * KIB),
        (2, 200, 1, 1, 4 * KIB),
        (2, 200, 2, 1, 8 * KIB),
        (2, 200, 1, 3, 12 * KIB),
        (3, 40, 1, 1, 64 * KIB),
        (3, 40, 1, 1, 16 * KIB),
        (3, 40, 2, 2, 32 * KIB),
        (3, 24, 1, 1, 512 * KIB),
    ],
)
def test_stars_against_exact_cache(dimensions, n, radius, arrays, size_bytes):
    nest, updates = star(dimensions, n, radius, arrays)
    loads, stores = per_update(nest, size_bytes, updates)
    exact_loads, exact_stores = (moved / updates for moved in steady(trace(nest), size_bytes))
    assert loads == pytest.approx(exact_loads, rel=0.1, abs=0.01)
    assert stores == pytest.approx(exact_stores, rel=0.1, abs=0.01)


@pytest.mark.exhaustive
@pytest.mark.parametrize("size_bytes", [4 * KIB, 16 * KIB, 40 * KIB, 400 * KIB])
def test_box_against_exact_cache(size_bytes):
    n = 34
    a, b = Array("a", (n, n, n)), Array("b", (n, n, n))
    offsets = itertools.product(range(3), repeat=3)
    reads = [Access(a, at("k", "j", "i", offsets=o)) for o in offsets]
    store = Access(b, at("k", "j", "i", offsets=(1, 1, 1)), store=True)
    nest = nested(dict.fromkeys("kji", n - 2), *reads, store)
    loads, stores = per_update(nest, size_bytes, 1)
    exact_loads, exact_stores = steady(trace(nest), size_bytes)
    assert loads == pytest.approx(exact_loads, rel=0.12)
    assert stores == pytest.approx(exact_stores, rel=0.12)


def blocked_star(n, block):
    """Return the 2D 5-point stencil with its inner loop cut into blocks."""
    a, b = Array("a", (n + 2, n + 2)), Array("b", (n + 2, n + 2))

    def index(dj, di):
        return Index((("j", 1),), dj), Index((("ib", block), ("i", 1)), di)

    reads = [Access(a, index(*o)) for o in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1))]
    store = Access(b, index(1, 1), store=True)
    return nested({"ib": n // block, "j": n, "i": block}, *reads, store)


@pytest.mark.exhaustive
@pytest.mark.parametrize("block, fits", [(64, True), (256, False)])
def test_spatial_blocking_restores_the_layer_condition(block, fits):
    n, size_bytes = 512, 4 * KIB  # three rows of a block of 64 and one of results: 2 KiB
    nest = blocked_star(n, block)
    loads, stores = per_update(nest, size_bytes, n * n)
    assert loads == pytest.approx(16 if fits else 32, rel=0.2)  # edges of blocks come twice
    exact_loads, exact_stores = (moved / n**2 for moved in steady(trace(nest), size_bytes))
    assert loads == pytest.approx(exact_loads, rel=0.08)
    assert stores == pytest.approx(exact_stores, rel=0.08)


@pytest.mark.parametrize("size_bytes", [8 * KIB, 24 * KIB, 48 * KIB, 128 * KIB])
def test_two_sweeps_against_exact_cache(size_bytes):
    """Jacobi there and back: what the first sweep leaves for the second."""
    n = 66
    a, b = Array("a", (n, n)), Array("b", (n, n))

    def sweep(source, result, row):
        reads = [Access(source, at(row, "i", offsets=o)) for o in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1))]
        store = Access(result, at(row, "i", offsets=(1, 1)), store=True)
        return nested({row: n - 2, "i": n - 2}, *reads, store)

    nest = (sweep(a, b, "j"), sweep(b, a, "l"))
    moved = cache_volumes(nest, size_bytes).volumes.values()
    loads, stores = sum(v.load_bytes for v in moved), sum(v.store_bytes for v in moved)
    exact_loads, exact_stores = steady(trace(Loop("t", 1, nest)), size_bytes)
    assert loads == pytest.approx(exact_loads, rel=0.1, abs=1 * KIB)
    assert stores == pytest.approx(exact_stores, rel=0.1, abs=1 * KIB)


@pytest.mark.parametrize("size_bytes, in_bytes", [(16 * KIB, 8), (6 * KIB, 16)])
def test_reuse_two_iterations_later(size_bytes, in_bytes):
    """Rows above and below, not the row between: what is kept must last for two iterations."""
    n = 200
    a = Array("a", (n, n))
    nest = nested({"j": n - 2, "i": n}, *(Access(a, at("j", "i", offsets=(o, 0))) for o in (0, 2)))
    loads, _ = per_update(nest, size_bytes, (n - 2) * n)
    assert loads == pytest.approx(in_bytes, rel=0.05)
    assert loads == pytest.approx(steady(trace(nest), size_bytes)[0] / ((n - 2) * n), rel=0.05)


def test_once_from_a_cold_cache():
    nest, _ = star(2, 100)
    moved = cache_volumes([nest], 1 << 20, repeated=False).volumes.values()
    cache = LruCache(1 << 20)
    cache.access(trace(nest))
    assert sum(v.load_bytes for v in moved) == pytest.approx(cache.fetched, rel=0.02)
    assert sum(v.load_bytes for v in cache_volumes([nest], 1 << 20).volumes.values()) == 0


def test_in_place_update_goes_out_once():
    n = 500
    a = Array("a", (n, n))
    reads = [Access(a, at("j", "i", offsets=o)) for o in ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1))]
    nest = nested({"j": n - 2, "i": n - 2}, *reads, Access(a, at("j", "i", offsets=(1, 1)), store=True))
    loads, stores = per_update(nest, 64 * KIB, (n - 2) ** 2)
    assert loads == pytest.approx(8, rel=0.02)
    assert stores == pytest.approx(8, rel=0.02)


def test_conditions_say_what_decides():
    nest, _ = star(2, 2000)
    conditions = cache_volumes([nest], 32 * KIB).conditions
    assert [(c.variable, c.holds) for c in conditions[:3]] == [("repeat", False), ("j", False), ("i", True)]
    assert conditions[1].needed_bytes["a0"] == pytest.approx(3 * 8 * 2000, rel=0.01)
    text = explain(hierarchy_volumes([nest], [Cache("L1", 32 * KIB, 1, 64, 64, 64, "test")])[0])
    assert "not kept in 32768 bytes: 1 iteration of loop j (a0 " in text


class TestRefusals:
    a = Array("a", (10, 10))

    def refuse(self, nest, message):
        with pytest.raises(UsageError, match=message):
            check_nest((nest,))

    def test_index_outside(self):
        self.refuse(nested({"j": 10, "i": 10}, Access(self.a, at("j", "i", offsets=(1, 0)))), "leave 0 to 9")

    def test_gaps(self):
        strided = (Index((("j", 1),)), Index((("i", 2),)))
        self.refuse(nested({"j": 10, "i": 5}, Access(self.a, strided)), "loop i steps by 2")

    def test_dimensions(self):
        self.refuse(nested({"i": 10}, Access(self.a, at("i"))), "1 indices, 2 dimensions")

    def test_unknown_variable(self):
        self.refuse(nested({"i": 10}, Access(self.a, at("j", "i"))), "no loop runs j")
