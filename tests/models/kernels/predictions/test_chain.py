import pytest
from chainline.analysis.measurement.measured_ratio import retrospective_ratio
from chainline.models.kernels.predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from hypothesis import given
from hypothesis import strategies as st

# Ren et al. 2026, Table 2: ratio, estimated and measured cycles per FMA of patterns A to E
A64FX = [(0.0, 0.50, 0.50), (0.50, 4.8, 4.5), (0.75, 6.9, 6.8), (1.0, 9.0, 9.0), (0.60, 5.60, 5.4)]
XEON = [(0.0, 0.50, 0.53), (0.50, 2.3, 2.0), (0.75, 3.1, 3.0), (1.0, 4.0, 4.0), (0.60, 2.6, 2.4)]
ROWS = [(9, row) for row in A64FX] + [(4, row) for row in XEON]


@pytest.mark.parametrize(("latency", "row"), ROWS)
def test_the_mixture_gives_the_estimates_of_table_2(latency, row):
    ratio, estimated, _ = row
    assert mixture_cycles_per_fma(ratio, latency, 0.5) == pytest.approx(estimated, abs=0.051)


@pytest.mark.parametrize(("latency", "row"), ROWS)
def test_the_overlap_law_gives_the_measurements_of_table_2(latency, row):
    ratio, _, measured = row
    # pattern A on the Xeon was measured at 0.53, where two pipes cannot do better than 0.50; what the
    # other 6 % are the paper does not say, perhaps the clock, which changes there (Section 3.3)
    off = 0.06 if (latency, ratio) == (4, 0.0) else 0.01
    assert overlap_cycles_per_fma(ratio, latency, 0.5) == pytest.approx(measured, rel=off)


@given(st.floats(0, 1), st.floats(0.6, 20))
def test_the_overlap_law_never_exceeds_the_mixture(ratio, latency):
    overlap = overlap_cycles_per_fma(ratio, latency, 0.5)
    assert 0.5 <= overlap <= mixture_cycles_per_fma(ratio, latency, 0.5) + 1e-12 <= latency + 1e-9


@given(st.floats(-1, 2), st.floats(1, 20))
def test_the_retrospective_ratio_inverts_the_mixture(ratio, latency):
    cycles = mixture_cycles_per_fma(ratio, latency, 0.5)
    assert retrospective_ratio(cycles, latency, 0.5) == pytest.approx(ratio, abs=1e-9)
