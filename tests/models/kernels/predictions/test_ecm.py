from dataclasses import replace

import pytest
from chainline.analysis.incore.contributions import Contributions
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.machine.load import load_machine
from chainline.analysis.traffic import LevelTraffic
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.ecm import ecm, overlapping_contributions, transfer_times
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.ranking.best import answer
from chainline.models.kernels.ranking.request import Question

VARIANT = Variant(7, (8,))
CORE = Contributions(768.0, 804.0, 241.0, "execution ports", "own analysis")
IDLE = tuple(LevelTraffic(level, 0.0, 0.0) for level in ("L2", "L3", "memory"))
STREAM = tuple(LevelTraffic(level, 8192.0, 8192.0) for level in ("L2", "L3", "memory"))
CLX = load_machine("clx")


def test_in_l1_the_core_alone_counts():
    found = ecm(VARIANT, CORE, IDLE, CLX, Conditions(2.0))
    assert found.cycles == 804
    assert found.limit == "L1 transfers"
    assert found.gflops == pytest.approx(24576 / 804 * 2.0)  # Eq. B.6
    assert found.saturation_cores is None


def test_arithmetic_limits_where_it_is_slower():
    busy = replace(CORE, overlapping_cycles=5000.0)
    found = ecm(VARIANT, busy, IDLE, CLX, Conditions(2.0))
    assert (found.cycles, found.limit) == (5000, "execution ports")


def test_transfers_are_bytes_over_bandwidth():
    l2, l3, memory = transfer_times(STREAM, CLX, 2.0)
    assert (l2.load_cycles, l2.store_cycles) == (128, 128)
    assert (l3.load_cycles, l3.store_cycles) == (512, 512)
    assert memory.cycles == pytest.approx(16384 / 13e9 * 2e9)


def test_from_memory_on_cascade_lake_by_hand():
    found = ecm(VARIANT, CORE, STREAM, CLX, Conditions(2.0, residence="memory"))
    expected = 804 + 256 + 512 + 16384 / 6.5
    assert found.cycles == pytest.approx(expected)
    assert found.limit == "memory transfers"


def test_cores_scale_until_the_socket_is_full():
    machine = load_machine("clx")

    def total(cores):
        return cores * ecm(VARIANT, CORE, STREAM, machine, Conditions(2.0, cores=cores)).gflops

    limit = machine.memory.socket_bytes_per_second * 1e-9 * 1.5  # operations per byte
    saturation = ecm(VARIANT, CORE, STREAM, machine, Conditions(2.0)).saturation_cores
    assert total(2) == pytest.approx(2 * total(1))
    assert total(saturation - 1) < limit
    assert total(saturation) == pytest.approx(limit)
    assert total(saturation + 3) == pytest.approx(limit)
    full = ecm(VARIANT, CORE, STREAM, machine, Conditions(2.0, cores=saturation + 3))
    assert full.limit == "socket bandwidth"


def test_an_unknown_hypothesis_is_one_line():
    machine = replace(CLX, overlap=replace(CLX.overlap, hypothesis="none"))
    with pytest.raises(UsageError, match="overlap 'none' is unknown"):
        ecm(VARIANT, CORE, IDLE, machine, Conditions(2.0))


@pytest.mark.parametrize("key", ["a64fx", "clx", "zen5", "neoverse-v2"])
def test_contributions_are_parts_of_the_throughput_bound(key):
    machine = load_machine(key)
    target = find_target(machine.target)
    assembly = find_toolchain("llvm", target).assemble(render(VARIANT), target)
    incore = analyse(assembly, machine)
    parts = incore.contributions
    slowest = max(parts.overlapping_cycles, parts.load_cycles, parts.store_cycles)
    assert slowest <= incore.throughput.cycles + 1e-9
    assert min(parts.load_cycles, parts.store_cycles) > 0
    # every element is stored three times, in full vectors where nothing is left over
    assert incore.store_bytes >= 3 * 8**3 * 8
    assert incore.load_bytes > incore.store_bytes


def test_chains_overlap_with_transfers():
    machine = load_machine("a64fx")
    target = find_target(machine.target)
    assembly = find_toolchain("llvm", target).assemble(render(VARIANT), target)
    incore = analyse(assembly, machine)
    core = overlapping_contributions(incore, machine)
    assert incore.links_in_turn * 9 <= incore.accumulation_cycles
    assert core.overlapping_cycles == incore.accumulation_cycles
    assert core.bound in {"accumulation chain", "FMA chain"}
    assert core.overlapping_cycles > incore.contributions.overlapping_cycles
    assert core.load_cycles == incore.contributions.load_cycles


def _ranking(model, **options):
    target = find_target(CLX.target)
    (found,) = answer([Question(3, CLX, target, 2.0, model=model, **options)])
    return found


def test_the_ranking_sees_where_the_data_are():
    near, far = (_ranking(Model.ECM, residence=level) for level in ("L1", "memory"))
    assert near.best.prediction.gflops > 2 * far.best.prediction.gflops
    assert far.best.prediction.limits == "memory transfers"
    assert "T_OL" in far.best.prediction.reason
    one = _ranking(Model.ECM, residence="memory", n_elements=1)
    assert one.best.prediction.gflops == near.best.prediction.gflops


def test_roofline_rankings_cannot_tell_splits_apart():
    for model in (Model.ROOFLINE, Model.CACHE_ROOFLINE):
        speeds = {entry.prediction.gflops for entry in _ranking(model, residence="memory").ranked}
        assert len(speeds) == 1


def test_a_domain_is_exhausted_before_the_socket():
    machine = load_machine("a64fx")

    def found(cores):
        traffic = STREAM[:1] + STREAM[-1:]
        return ecm(VARIANT, CORE, traffic, machine, Conditions(2.2, cores=cores))

    # L1LD 804 + L2 384 cycles for 16384 bytes: 30 GB/s of one core, of the 256 of a group
    assert (found(1).cycles, found(1).saturation_cores) == (1188, 9)
    assert 8 * found(8).gflops < 256 * 1.5
    for cores in (9, 12, 48):
        assert found(cores).gflops == pytest.approx(256 / min(cores, 12) * 1.5)
