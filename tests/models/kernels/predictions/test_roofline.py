import math
from dataclasses import replace

import pytest
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import DType, Mode, Variant
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.roofline import (
    arithmetic_intensity,
    bandwidth_roofs,
    cache_aware_roofline,
    chain_ceiling,
    core_intensity,
    in_core_ceilings,
    memory_bytes_per_second,
    roofline,
)


@pytest.fixture(scope="module")
def a64fx_kernel():
    machine, variant = load_machine("a64fx"), Variant(7, (8,))
    target = find_target(machine.target)
    assembly = find_toolchain("llvm", target).assemble(render(variant), target)
    return variant, analyse(assembly, machine), machine


def test_intensity_of_equation_b1():
    for order in range(1, 16):
        n = order + 1
        assert arithmetic_intensity(Variant(order, (n,))) == pytest.approx(6 * n**4 / (4 * n**3 * 8))


def test_one_mode_moves_two_buffers():
    assert arithmetic_intensity(Variant(7, (8,), Mode.X)) == pytest.approx(2 * 8 / 16)
    assert arithmetic_intensity(Variant(7, (8,), dtype=DType.FLOAT32)) == pytest.approx(3.0)


@pytest.mark.parametrize(("key", "peak"), [("a64fx", 70.4), ("clx", 64.0)])
def test_peak_of_one_core(key, peak):
    machine = load_machine(key)
    roof = roofline(Variant(15, (16,)), machine, machine.core.frequency_ghz)
    # 2 pipes x 8 lanes x 2 operations x 2.2 and 2.0 GHz
    assert roof.peak_gflops == pytest.approx(peak)
    assert roof.gflops == min(roof.peak_gflops, roof.bandwidth_gflops)


def test_the_lower_ceiling_is_named():
    machine = load_machine("clx")
    low, high = (roofline(Variant(7, (8,)), machine, clock) for clock in (0.01, 100.0))
    assert (low.limit, high.limit) == ("FMA peak", "memory bandwidth")


def test_cores_share_the_bandwidth_of_the_socket():
    machine = load_machine("clx")
    one, ten, all_cores = (memory_bytes_per_second(machine, n) for n in (1, 10, 20))
    assert one == ten == 13e9
    assert all_cores == pytest.approx(140.8e9 / 20)
    shared = roofline(Variant(7, (8,)), machine, 2.0, cores=20)
    assert shared.gflops == pytest.approx(140.8 / 20 * 1.5)


def test_roofs_descend_from_l1_to_memory():
    for key in ("a64fx", "clx", "zen5"):
        roofs = bandwidth_roofs(load_machine(key), 2.0)
        speeds = [roof.bytes_per_second for roof in roofs]
        assert speeds == sorted(speeds, reverse=True)
        assert (roofs[0].level, roofs[-1].level) == ("L1", "memory")
    assert bandwidth_roofs(load_machine("clx"), 2.0)[0].gflops(0.5) == pytest.approx(128)


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        # a multiply and an add need two slots on the pipes of FMA, but have their own on AMD
        ("clx", {"FMA peak": 32, "multiply and add": 16, "FMA, 256 bits": 16, "FMA, scalar": 4}),
        ("zen5", {"FMA peak": 32, "multiply and add": 32, "FMA, 128 bits": 8, "FMA, scalar": 4}),
    ],
)
def test_in_core_ceilings_per_cycle(key, expected):
    found = {c.name: c.gflops for c in in_core_ceilings(load_machine(key), DType.FLOAT64, 1.0)}
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_every_level_has_its_ceiling(a64fx_kernel):
    variant, incore, machine = a64fx_kernel
    lean = replace(incore, load_bytes=8192.0, store_bytes=8192.0)  # every entry accessed once
    levels = ["L1", "L2", "memory"]
    roofs = [cache_aware_roofline(variant, lean, machine, Conditions(2.2, residence=at)) for at in levels]
    assert [roof.level for roof in roofs] == levels
    # 8192 bytes in and as many out, at once: 128 and 64 bytes a cycle in L1, 64 and 32 from L2
    assert roofs[0].bandwidth_gflops == pytest.approx(24576 / (8192 / 64) * 2.2)
    assert roofs[1].bandwidth_gflops == pytest.approx(24576 / (8192 / 32) * 2.2)
    assert roofs[2].bandwidth_gflops == roofline(variant, machine, 2.2).bandwidth_gflops


def test_the_ceiling_of_l1_holds_further_out_too(a64fx_kernel):
    variant, incore, machine = a64fx_kernel
    inner, outer = (
        cache_aware_roofline(variant, incore, machine, Conditions(2.2, residence=at)) for at in ("L1", "L2")
    )
    assert inner.intensity == core_intensity(variant, incore)
    assert outer == inner  # operators are read again and again: L1 is the slower one


def test_the_core_requests_more_than_the_element_holds(a64fx_kernel):
    variant, incore, _ = a64fx_kernel
    assert core_intensity(variant, incore) < arithmetic_intensity(variant)


def test_chain_ceiling_is_the_slowest_chain(a64fx_kernel):
    variant, incore, machine = a64fx_kernel
    ceiling = chain_ceiling(variant, incore, machine, 2.2)
    cycles = max(incore.accumulation_cycles, incore.links_in_turn * 9)
    assert ceiling.gflops == pytest.approx(variant.nominal_flops / cycles * 2.2)
    assert math.isfinite(ceiling.gflops)


@pytest.mark.parametrize("cores", [12, 24, 48])
def test_a_core_memory_group_of_a64fx_shares_its_memory(cores):
    # 256 GB/s over 12 cores, 1.5 operations per byte: 32 GFLOPS of order 7, one group or four
    roof = roofline(Variant(7, (8,)), load_machine("a64fx"), 2.2, cores)
    assert (roof.gflops, roof.limit) == (pytest.approx(32.0), "memory bandwidth")


def test_few_cores_of_a_domain_have_what_one_can_take():
    machine = load_machine("a64fx")
    found = [memory_bytes_per_second(machine, n) / 1e9 for n in (1, 5, 6)]
    assert found == pytest.approx([47.25, 47.25, 256 / 6])
