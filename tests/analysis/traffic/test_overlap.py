"""Overlap hypotheses on worked examples."""

import pytest
from chainline.analysis.traffic.overlap import Transfer, a64fx, cascade_lake, zen

VECTOR = 64  # bytes

# Streaming kernels from L2 of A64FX: loads and stores of the loop body, lines fetched (a store
# misses and fetches its line first, unless it was loaded) and written back, bytes that likwid
# counts, and what kerncraft measured on one core at 1.8 GHz (RRZE-HPC/kerncraft,
# examples/machine-files/A64FX.yml, in GB/s). Plain loads are left out: there the sum limits.
KERNCRAFT = {
    "triad": (3, 1, 4, 1, 4, 61.44),
    "daxpy": (2, 1, 2, 1, 3, 72.01),
    "copy": (1, 1, 2, 1, 2, 48.91),
    "update": (1, 1, 1, 1, 2, 59.16),
}


@pytest.mark.parametrize("name", KERNCRAFT)
def test_a64fx_streams_from_l2_as_measured(name):
    loads, stores, fetched, written, counted, measured = KERNCRAFT[name]
    l2 = Transfer("L2", fetched * VECTOR / 64, written * VECTOR / 32)
    cycles = a64fx(loads / 2, stores / 1, [l2, Transfer("memory", 0, 0)])
    assert counted * VECTOR / cycles * 1.8 == pytest.approx(measured, rel=0.12)


def test_a64fx_loads_wait_for_l2_but_memory_overlaps():
    l2 = Transfer("L2", 4, 2)
    assert a64fx(1.5, 1, [l2, Transfer("memory", 3, 1)]) == 7.5
    assert a64fx(1.5, 9, [l2, Transfer("memory", 3, 1)]) == 10.5
    assert a64fx(1.5, 1, [l2, Transfer("memory", 9, 3)]) == 12


def test_cascade_lake_adds_the_levels():
    # Eq. B.5 by hand: max(2, 1) + (3 + 1) + max(8, 4) + (9 + 3)
    levels = [Transfer("L2", 3, 1), Transfer("L3", 8, 4), Transfer("memory", 9, 3)]
    assert cascade_lake(2, 1, levels) == 2 + 4 + 8 + 12


def test_cascade_lake_triad_from_memory():
    """RRZE-HPC/ECM-Model, ecm.sh with casclakesp2.config: a line of a = b + c d."""
    line = 64
    l2 = Transfer("L2", 4 * line / 64, 1 * line / 64)
    l3 = Transfer("L3", 0, 4 * line / 16)  # a victim cache takes what L2 evicts, clean lines too
    memory = Transfer("memory", 4 * line / 28, 1 * line / 22)
    in_l1 = max(3 * line / 128, line / 64)
    assert cascade_lake(3 * line / 128, line / 64, [l2, l3, memory]) == pytest.approx(
        in_l1 + 5 + 16 + 256 / 28 + 64 / 22
    )


def test_zen_takes_the_slowest_level():
    levels = [Transfer("L2", 3, 1), Transfer("L3", 8, 4), Transfer("memory", 4, 3)]
    assert zen(2, 1, levels) == 8
    assert zen(20, 1, levels) == 20
    assert zen(2, 1, [*levels[:2], Transfer("memory", 6, 5)]) == 11


def test_zen_triad_by_the_published_machine_file():
    """RRZE-HPC/ECM-Model, ecm.sh with rome1.config: memory reads and writes add up."""
    line = 64
    levels = [
        Transfer("L2", 4 * line / 32, line / 32),
        Transfer("L3", 0, 4 * line / 24),
        Transfer("memory", 4 * line / 18, line / 21),
    ]
    assert zen(3 * line / 64, line / 32, levels) == pytest.approx(256 / 18 + 64 / 21)
    in_l2 = [levels[0], Transfer("L3", 0, 0), Transfer("memory", 0, 0)]
    assert zen(3 * line / 64, line / 32, in_l2) == 8


@pytest.mark.parametrize("hypothesis", [a64fx, cascade_lake, zen])
def test_without_traffic_only_l1_is_left(hypothesis):
    idle = [Transfer("L2", 0, 0), Transfer("memory", 0, 0)]
    assert hypothesis(5.0, 0.0, idle) == 5.0
