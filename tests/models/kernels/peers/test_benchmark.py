"""One order measured, with what is installed everywhere: the embedded compiler and numpy."""

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.residence import resident_elements
from chainline.analysis.measurement.measure import Measurement, Plan
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target, host_target
from chainline.codegen.variant import DType, Language, Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.errors import RunError, UsageError
from chainline.models.kernels.peers.benchmark import PeerBenchmark, measure_order
from chainline.models.kernels.peers.contender import Searched, present_peers, splits_to_try
from chainline.models.kernels.predictions.model import PEERS

QUICK = Plan(rounds=3, sample_s=50e-6, silence_s=20)


def _benchmark(candidates, **changes):
    given = {"peers": ("einsum", "llvm"), "plan": QUICK, "dtype": DType.FLOAT64, "source": "a test"} | changes
    return PeerBenchmark(load_machine("zen5"), host_target(), candidates=candidates, **given)


def _vectors(*texts):
    return lambda order: [Variant(order, (order + 1,), schedule=parse_schedule(text)) for text in texts]


@pytest.fixture
def built_here(monkeypatch):
    """Kernels are built by this process, which sees what a test has changed: others need not."""
    there = "chainline.models.kernels.peers.benchmark.map_processes"
    monkeypatch.setattr(there, lambda function, items, chunk: map(function, items))


@pytest.mark.exhaustive
@pytest.mark.measures
def test_every_contender_has_one_result_of_the_same_rounds():
    results = measure_order(_benchmark(_vectors("128 mask x y z", "128 mask z x y")), 2)
    assert [result.contender for result in results] == ["einsum", "llvm", "llvm split", "vectors"]
    assert [result.chosen_from for result in results] == [1, 1, 2, 2]
    for result in results:
        assert result.problem == "" and len(result.samples) == 3 and result.contenders == 4
        assert result.gflops == pytest.approx(6 * 81 / min(result.samples) * 1e-9)
        assert 0 < result.share_of_peak <= result.share_of_lanes
    assert results[0].split == "" and results[3].schedule.startswith("128 mask")


@pytest.mark.measures
@pytest.mark.usefixtures("built_here")
def test_a_kernel_that_fails_is_told_and_the_others_are_measured(monkeypatch):
    monkeypatch.setattr("chainline.models.kernels.peers.contender.default_compiler", lambda language: "frt")
    told = []
    results = measure_order(_benchmark(_vectors("128 mask x y z"), peers=("llvm",)), 1, told.append)
    assert [result.contender for result in results if not result.problem] == ["llvm", "llvm split"]
    assert results[-1].gflops is None and results[-1].samples == ()
    assert len(told) == 1 and "order 1, vectors" in told[0] and "not installed" in told[0]


def test_the_fastest_kernel_of_each_contender_takes_part(monkeypatch):
    calls = []

    def measured(binaries, n_elements, plan):
        calls.append([str(binary.variant.schedule or binary.variant.split_text) for binary in binaries])
        seconds = [SPEEDS[name] for name in calls[-1]]
        return [
            Measurement(binary.variant, 1, seconds=s, gflops=1 / s, frequency_ghz=3.8, samples=(s,))
            for binary, s in zip(binaries, seconds, strict=True)
        ]

    monkeypatch.setattr("chainline.models.kernels.peers.benchmark.measure", measured)
    candidates = _vectors("128 mask x y z", "128 mask z x y", "128 mask y x z")
    results = measure_order(_benchmark(candidates, peers=("llvm",)), 2)
    assert calls[1] == ["3", "1,1,1", "128 mask z x y"]
    assert [result.samples for result in results] == [(9.0,), (2.0,), (1.0,)]


SPEEDS = {
    "3": 9.0,
    "2,1": 3.0,
    "1,1,1": 2.0,
    "128 mask x y z": 2.0,
    "128 mask z x y": 1.0,
    "128 mask y x z": 3.0,
}


@pytest.mark.usefixtures("built_here")
def test_a_contender_without_a_kernel_is_a_result_with_the_reason(monkeypatch):
    whole = Variant(1, (2,), schedule=parse_schedule("128 mask x y z"))
    monkeypatch.setattr("chainline.models.kernels.peers.contender.einsum_binary", _fails)
    told = []
    results = measure_order(_benchmark(lambda order: [whole]), 1, told.append)
    problems = {result.contender: result.problem for result in results}
    assert problems == {"llvm": "", "llvm split": "", "vectors": "", "einsum": "gcc: no space left"}
    assert {result.contenders for result in results} == {4}
    assert told == ["order 1, einsum: gcc: no space left"]


def _fails(variant):
    raise RunError("gcc: no space left")


def test_elements_are_given_or_follow_from_the_level():
    benchmark = _benchmark(_vectors(), n_elements=None, level="L2")
    assert benchmark.elements_of(3) == resident_elements(Variant(3, (4,)), benchmark.machine.caches, "L2")
    assert _benchmark(_vectors()).elements_of(3) == 1


def test_all_splits_of_low_orders_and_balanced_ones_above():
    assert splits_to_try(4) == list(partitions(5))
    assert splits_to_try(6) == [(7,), (4, 3), (3, 2, 2), (2, 2, 2, 1)]
    for order in range(1, 16):
        assert all(sum(split) == order + 1 for split in splits_to_try(order))


@pytest.mark.exhaustive
def test_our_kernels_are_searched_for_in_the_type_asked_for():
    searched = Searched(load_machine("zen5"), find_target("znver5"), DType.FLOAT32, 4.0)
    found = searched(1)
    assert {variant.dtype for variant in found} == {DType.FLOAT32}
    assert Language.LLVM in {variant.language for variant in found}
    assert all(variant.schedule is not None and variant.schedule.width <= 512 for variant in found)


def test_missing_peers_are_told_and_none_left_is_an_error(monkeypatch):
    monkeypatch.setattr("chainline.models.kernels.peers.contender.find_library", _missing)
    present, notices = present_peers(["libxsmm", "einsum", "einsum"], host_target())
    assert present == ["einsum"]
    assert notices == ["without libxsmm: libxsmm is not installed"]
    with pytest.raises(UsageError, match="none is installed: without libxsmm: libxsmm is not installed"):
        present_peers(["libxsmm"], host_target())
    with pytest.raises(UsageError, match=f"choose among {', '.join(PEERS)}"):
        present_peers(["mkl"], host_target())


def _missing(library):
    raise UsageError(f"{library} is not installed")
