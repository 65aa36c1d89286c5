"""Traffic of the tensor kernels against an exact cache, and what is known of it."""

import math

import pytest
from chainline.analysis.machine.load import Cache
from chainline.analysis.traffic import explain_kernel_traffic, kernel_traffic
from chainline.codegen.variant import DType, Mode, Variant
from chainline.errors import UsageError

from .lru import steady

KIB = 1024


def cache(name, size_bytes, victim=False, shared_by_cores=1):
    return Cache(name, size_bytes, shared_by_cores, 64, 64, 64, "test", victim)


def trace(variant, n_elements):
    """Addresses of one call in the order of the source, from the definition of the products."""
    n, entry = variant.np, variant.dtype.bytes
    volume = n**3
    base = {"q": 0, "tmp": n_elements * volume + 1000, "d": 2 * n_elements * volume + 2000}
    strides = {Mode.X: 1, Mode.Y: n, Mode.Z: n * n}
    found = []
    for e in range(n_elements):
        for number, mode in enumerate(variant.modes):
            source, result = ("q", "tmp") if number % 2 == 0 else ("tmp", "q")
            operator = base["d"] + number * (n * n + 8)
            stride = strides[mode]
            for k in range(n):
                for j in range(n):
                    for i in range(n):
                        position = i + n * (j + n * k)
                        row = position // stride % n
                        line = base[source] + e * volume + position - row * stride
                        for m in range(n):
                            found.append(((operator + row + n * m) * entry, False))
                            found.append(((line + m * stride) * entry, False))
                        found.append(((base[result] + e * volume + position) * entry, True))
    return found


CASES = [
    # order, mode, type, elements, cache: from one element in the cache to far more than it holds
    (1, Mode.ELEMENT, DType.FLOAT64, 400, 8 * KIB),
    (3, Mode.ELEMENT, DType.FLOAT64, 4, 8 * KIB),
    (3, Mode.ELEMENT, DType.FLOAT64, 60, 8 * KIB),
    (3, Mode.X, DType.FLOAT64, 60, 8 * KIB),
    (4, Mode.ELEMENT, DType.FLOAT32, 30, 4 * KIB),
    (7, Mode.Y, DType.FLOAT64, 10, 32 * KIB),
    (7, Mode.ELEMENT, DType.FLOAT64, 5, 32 * KIB),
    (7, Mode.ELEMENT, DType.FLOAT64, 1, 7 * KIB),
    (7, Mode.ELEMENT, DType.FLOAT64, 4, 6 * KIB),
    (11, Mode.ELEMENT, DType.FLOAT64, 3, 32 * KIB),
    (11, Mode.Z, DType.FLOAT64, 3, 20 * KIB),
    (13, Mode.ELEMENT, DType.FLOAT64, 1, 32 * KIB),
    (14, Mode.ELEMENT, DType.FLOAT64, 1, 48 * KIB),
    (14, Mode.ELEMENT, DType.FLOAT64, 2, 48 * KIB),
    (15, Mode.ELEMENT, DType.FLOAT64, 2, 32 * KIB),
    (15, Mode.ELEMENT, DType.FLOAT64, 1, 48 * KIB),
    (15, Mode.ELEMENT, DType.FLOAT64, 2, 64 * KIB),
    (15, Mode.Z, DType.FLOAT64, 2, 32 * KIB),
]


@pytest.mark.exhaustive
@pytest.mark.parametrize("order, mode, dtype, n_elements, size_bytes", CASES)
def test_exact_cache(order, mode, dtype, n_elements, size_bytes):
    variant = Variant(order, (order + 1,), mode, dtype=dtype)
    (level,) = kernel_traffic(variant, n_elements, [cache("L1", size_bytes)])
    loads, stores = steady(trace(variant, n_elements), size_bytes)
    assert level.load_bytes * n_elements == pytest.approx(loads, rel=0.08, abs=1 * KIB)
    assert level.store_bytes * n_elements == pytest.approx(stores, rel=0.08, abs=1 * KIB)


def test_streaming_moves_both_buffers():
    """Every element comes in and what was changed goes out, at each level that is too small."""
    variant = Variant(7, (8,))
    caches = [cache("L1", 32 * KIB), cache("L2", 1024 * KIB)]
    element = 8 * 8**3
    for level in kernel_traffic(variant, 10_000, caches):
        assert level.load_bytes == pytest.approx(2 * element, rel=0.01)
        assert level.store_bytes == pytest.approx(2 * element, rel=0.01)
    single = kernel_traffic(Variant(7, (8,), Mode.X), 10_000, caches)[0]
    assert single.load_bytes == pytest.approx(2 * element, rel=0.01)
    assert single.store_bytes == pytest.approx(element, rel=0.01)


def test_levels_are_named_by_their_outer_side():
    levels = kernel_traffic(Variant(3, (4,)), 10, [cache("L1", 32 * KIB), cache("L2", 512 * KIB)])
    assert [level.level for level in levels] == ["L2", "memory"]


def test_resident_working_set_moves_nothing():
    variant, bytes_needed = Variant(7, (8,)), 16 * 8**3 * 4 + 24 * 8**2
    fits = kernel_traffic(variant, 4, [cache("L1", bytes_needed + 5 * 64)])
    exceeds = kernel_traffic(variant, 4, [cache("L1", bytes_needed - 64)])
    assert (fits[0].load_bytes, fits[0].store_bytes) == (0, 0)
    assert exceeds[0].load_bytes > 8000


def test_split_does_not_matter():
    caches = [cache("L1", 32 * KIB)]
    assert kernel_traffic(Variant(7, (8,)), 50, caches) == kernel_traffic(Variant(7, (4, 4)), 50, caches)


class TestVictim:
    variant = Variant(7, (8,))
    element = 8 * 8**3
    caches = (cache("L1", 32 * KIB), cache("L2", 256 * KIB), cache("L3", 1024 * KIB, victim=True))

    def levels(self, n_elements, active_cores=1):
        found = kernel_traffic(self.variant, n_elements, self.caches, active_cores)
        return {level.level: level for level in found}

    def test_hits_come_from_it_and_evictions_go_into_it(self):
        levels = self.levels(100)  # 800 KiB
        assert levels["L3"].load_bytes == pytest.approx(2 * self.element, rel=0.01)
        assert levels["L3"].store_bytes == pytest.approx(2 * self.element, rel=0.01)
        assert levels["memory"].load_bytes == levels["memory"].store_bytes == 0

    def test_memory_fills_pass_it_by(self):
        levels = self.levels(1000)
        assert levels["L3"].load_bytes == pytest.approx(0, abs=1)
        assert levels["L3"].store_bytes == pytest.approx(2 * self.element, rel=0.01)
        assert levels["memory"].load_bytes == pytest.approx(2 * self.element, rel=0.01)

    def test_clean_lines_go_into_it_but_not_to_memory(self):
        found = kernel_traffic(Variant(7, (8,), Mode.X), 1000, self.caches)
        stores = {level.level: level.store_bytes for level in found}
        assert stores["L3"] == pytest.approx(2 * self.element, rel=0.01)
        assert stores["memory"] == pytest.approx(self.element, rel=0.01)

    def test_holds_as_much_as_both(self):
        assert self.levels(150)["memory"].load_bytes == 0  # 1200 KiB in 256 + 1024
        assert self.levels(170)["memory"].load_bytes > 0


def test_cores_share_a_cache():
    caches = [cache("L1", 32 * KIB), cache("L2", 1024 * KIB, shared_by_cores=8)]
    alone, together = (kernel_traffic(Variant(7, (8,)), 100, caches, cores) for cores in (1, 8))
    assert alone[1].load_bytes == 0 < together[1].load_bytes
    assert alone[0] == together[0]


def test_no_elements_is_refused():
    with pytest.raises(UsageError, match="0 elements"):
        kernel_traffic(Variant(3, (4,)), 0, [cache("L1", 32 * KIB)])


def test_traffic_never_falls_with_elements():
    caches = [cache("L1", 32 * KIB)]
    loads = [kernel_traffic(Variant(7, (8,)), n, caches)[0].load_bytes * n for n in range(1, 20)]
    assert loads == sorted(loads)


def test_explanation_names_arrays_and_conditions():
    text = explain_kernel_traffic(Variant(7, (8,)), 100, [cache("L1", 32 * KIB)])
    assert "L1 to memory" in text
    assert "not kept in 32768 bytes: 1 run of the nest" in text
    assert "kept in 32768 bytes: 1 iteration of loop e" in text
    assert all(f"  {name}: " in text for name in ("dx", "dy", "dz", "q", "tmp"))


@pytest.mark.exhaustive
def test_bytes_are_finite_for_every_order():
    caches = [cache("L1", 32 * KIB), cache("L2", 512 * KIB)]
    for order in range(1, 16):
        for level in kernel_traffic(Variant(order, (order + 1,)), 3, caches):
            assert math.isfinite(level.load_bytes) and level.load_bytes >= level.store_bytes >= 0
