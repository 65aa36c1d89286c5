import pytest
from chainline.analysis.machine import load_machine
from chainline.codegen.variant import DType, Mode, Variant
from chainline.models.roofline import arithmetic_intensity, roofline


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
