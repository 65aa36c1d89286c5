"""From samples to figures: steps, plateaus, port layouts, comparisons, without measuring."""

import random

import pytest
from chainline.analysis.calibration.calibrate import deviations
from chainline.analysis.calibration.instruction_costs import ClassFigures, class_figures, whole_cycles
from chainline.analysis.calibration.machine_builder import adjusted, load_latency_bounds
from chainline.analysis.calibration.measured_value import lowest, per_operation
from chainline.analysis.calibration.memory_hierarchy import cache_sizes, stream_levels
from chainline.analysis.calibration.pipeline_measurements import step_between
from chainline.analysis.calibration.ports import generic_layout, mixture_cycles, shared_pipes
from chainline.analysis.machine.load import Measured, load_machine
from chainline.analysis.machine.record import PortUse
from chainline.analysis.measurement.host import OsCache, os_caches
from chainline.isa.microbenchmark import Microbenchmark


def cycles(value):
    return Measured(value, "cycles", 0.0, 10)


def figures(name, bits, throughput, with_fma=None, latency=4.0):
    return ClassFigures(name, bits, cycles(latency), None, cycles(throughput), with_fma and cycles(with_fma))


def test_known_parts_are_subtracted():
    pair = Microbenchmark("pair", ("x",) * 20, 10, minus=(("one", 1.0),))
    one = Microbenchmark("one", ("x",) * 10, 10)
    found = per_operation({"pair": [50.0] * 5, "one": [30.0] * 5}, [pair, one])
    assert found["pair"].value == pytest.approx(2.0)
    assert "pair" not in per_operation({"pair": [50.0]}, [pair, one])


def test_lowest_survives_a_few_samples_too_low_and_many_too_high():
    rng = random.Random(1)
    samples = [rng.gauss(4, 0.005) for _ in range(80)] + [2.0] * 4 + [6.0] * 40
    assert lowest(samples).value == pytest.approx(4.0, rel=0.005)


@pytest.mark.parametrize("size", [128, 224, 448, 512])
def test_the_step_is_found_in_noise(size):
    rng = random.Random(size)
    curve = {n: (600 if n < size else 1200) * rng.uniform(1, 1.15) for n in range(32, 993, 32)}
    low, high = step_between(curve)
    assert low < size <= high


@pytest.mark.parametrize("rise", [0.0, 0.4])
def test_a_slope_or_noise_is_no_step(rise):
    rng = random.Random(7)
    assert (
        step_between({n: 600 * (1 + rise * n / 1000) * rng.uniform(1, 1.3) for n in range(32, 993, 32)})
        is None
    )


def _curve(levels, noise=0.0):
    rng = random.Random(3)
    points = [round(8192 * 2 ** (k / 4)) for k in range(57)]
    rate = lambda size: next(r for limit, r in levels if size <= limit)  # noqa: E731
    return {s: Measured(rate(s) * (1 + noise * rng.uniform(-1, 1)), "bytes_per_cycle", 0, 9) for s in points}


def test_cache_sizes_from_steps():
    seen = cache_sizes(_curve([(49152, 120), (1 << 20, 58), (32 << 20, 28), (1 << 40, 12)], noise=0.02))
    assert [
        round(size.value / expected, 1)
        for size, expected in zip(seen, (49152, 1 << 20, 32 << 20), strict=True)
    ] == [pytest.approx(1.0, abs=0.2)] * 3


def test_cache_sizes_without_steps():
    assert cache_sizes(_curve([(1 << 40, 50)], noise=0.02)) == ()


def test_shared_pipes_invert_mixtures():
    for own, fma in ((2, 2), (4, 2), (2, 4), (1, 2), (4, 4)):
        seen = {}
        for shared in range(min(own, fma) + 1):
            seen.setdefault(round(mixture_cycles(own, fma, shared, 1 / own, 1 / fma), 6), []).append(shared)
        for together, choices in seen.items():
            assert shared_pipes(own, fma, 1 / own, 1 / fma, together * 1.01) in choices


def test_generic_layout_of_a_zen5_like_core():
    layout = generic_layout(
        [
            figures("fma", 512, 0.5),
            figures("multiply", 512, 0.5, 1.0),
            figures("add", 512, 0.5, 0.53),
            figures("shuffle", 512, 0.5, 0.67),
            figures("vector_integer", 512, 0.25, 0.51),
            figures("divide", 512, 4.0),
            figures("load", 512, 0.5),
            figures("integer_load", 64, 0.25),
            figures("gather", 512, 8.0),
            figures("integer", 64, 1 / 6),
            figures("integer_divide", 64, 9.0),
        ]
    )
    assert layout.by_class["fma", 512] == layout.by_class["multiply", 512] == ("FP0", "FP1")
    assert layout.by_class["add", 512] == ("FP2", "FP3")
    assert layout.by_class["shuffle", 512] == ("FP1", "FP2")
    assert layout.by_class["vector_integer", 512] == ("FP0", "FP1", "FP2", "FP3")
    assert layout.by_class["load", 512] == ("LD0", "LD1")
    assert len(layout.by_class["gather", 512]) == 4
    assert layout.by_class["integer_divide", 64] == ("ALU0",)
    assert set(layout.ports) >= {port for ports in layout.by_class.values() for port in ports} | {"div"}


def test_narrow_vectors_may_have_more_pipes():
    """Neoverse V1: four NEON pipes, of which pairs join for SVE."""
    layout = generic_layout([figures("fma", 128, 0.25), figures("fma", 256, 0.5)])
    assert len(layout.by_class["fma", 128]) == 4
    assert layout.by_class["fma", 256] == layout.by_class["fma", 128]
    assert layout.uses("fma", 256, 0.5) == (PortUse(layout.by_class["fma", 256], 2.0),)


def test_vectors_at_half_the_rate_take_the_pipes_of_narrower_ones_twice():
    """Zen 4: 512 bits in two passes; a shuffle on three of four pipes keeps a third of its rate."""
    rates = {"fma": (0.5, None), "multiply": (0.5, 1.0), "add": (0.5, 0.53), "shuffle": (1 / 3, 0.52)}
    layout = generic_layout(
        [
            figures(name, bits, passes * alone, passes * fma if fma else None)
            for bits, passes in ((256, 1), (512, 2))
            for name, (alone, fma) in rates.items()
        ]
    )
    for name, (alone, _) in rates.items():
        ports = layout.by_class[name, 256]
        assert layout.uses(name, 512, 2 * alone) == (PortUse(ports, 2.0),), name
    assert layout.by_class["shuffle", 256] == ("FP1", "FP2", "FP3")


def test_adjusted_keeps_what_agrees_and_moves_what_contradicts():
    zen5 = load_machine("zen5")
    multiply, maximum = zen5.operation("multiply", 512), zen5.operation("multiply", 512)
    assert adjusted(figures("multiply", 512, 0.51, 1.0), multiply, zen5) == (1.0, multiply.uses)
    _, moved = adjusted(figures("multiply", 512, 0.5, 0.51), maximum, zen5)
    assert moved[0].ports == ("FP2", "FP3")
    _, slower = adjusted(figures("multiply", 512, 1.0, 2.0), multiply, zen5)
    assert slower[0].cycles == 2.0


def test_load_latency_lies_between():
    seen = {"load 512 and transfer": cycles(9.0), "transfer scalar both ways": cycles(7.0)}
    assert load_latency_bounds(seen, 512) == (3.0, 8.0)
    assert load_latency_bounds({}, 512) is None


def test_whole_cycles():
    assert [whole_cycles(x) for x in (3.95, 4.06, 12.8, 4.4, 0.16)] == [4.0, 4.0, 13.0, 4.4, 0.0]


def test_class_figures_read_names():
    found = class_figures({"fma 512 latency": cycles(4), "fma scalar with fma": cycles(1)}, (64, 512))
    assert [(f.name, f.bits) for f in found] == [("fma", 64), ("fma", 512)]
    assert found[1].latency.value == 4


def test_os_caches(tmp_path):
    for number, (kind, level, size) in enumerate(
        [("Data", 1, "48K"), ("Instruction", 1, "32K"), ("Unified", 2, "1024K"), ("Unified", 3, "0K")]
    ):
        folder = tmp_path / f"index{number}"
        folder.mkdir()
        for name, text in (("type", kind), ("level", level), ("size", size), ("shared_cpu_list", "0-1,4")):
            (folder / name).write_text(f"{text}\n")
    assert os_caches(tmp_path) == (OsCache(1, 49152, 64, 3), OsCache(2, 1 << 20, 64, 3))
    assert os_caches(tmp_path / "none") == ()


def test_stream_levels_of_a_shared_l2():
    """A64FX: 8 MiB for 12 cores."""
    levels = stream_levels([65536, 8 << 20], [1, 12], 1 << 27)
    assert [level.name for level in levels] == ["L1", "L2", "memory"]
    assert 65536 < levels[1].bytes_per_thread <= 4 * 65536


def test_deviations_list_what_is_beyond_its_limit_first():
    before = {"fma 512 latency": cycles(4.0), "stream L1 read 1": Measured(100, "bytes_per_second", 0, 1)}
    now = {"fma 512 latency": cycles(4.2), "stream L1 read 1": Measured(92, "bytes_per_second", 0, 1)}
    found = deviations(before, now)
    assert [(d.name, d.within) for d in found] == [("fma 512 latency", False), ("stream L1 read 1", True)]
