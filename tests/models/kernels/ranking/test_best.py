import pytest
from chainline.analysis.incore.vocabulary import ACCUMULATION, FMA_CHAIN
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language
from chainline.errors import UsageError
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.ranking.best import answer
from chainline.models.kernels.ranking.request import Question


def _ask(order, key, **options):
    machine = load_machine(key)
    question = Question(order, machine, find_target(machine.target), machine.core.frequency_ghz, **options)
    (found,) = answer([question])
    return found


@pytest.mark.exhaustive
def test_a64fx_ranks_the_unsplit_chain_below_a_balanced_split():
    """The effect that the paper reports (Section 2.2): long latency, small window."""
    found = _ask(7, "a64fx", model=Model.CHAIN)
    by_split = {entry.prediction.variant.split: entry for entry in found.ranked}
    unsplit, balanced = by_split[8,], by_split[4, 4]
    assert balanced.rank < unsplit.rank
    assert balanced.prediction.gflops > 1.2 * unsplit.prediction.gflops
    assert balanced.prediction.chain_ratio < unsplit.prediction.chain_ratio
    assert balanced.prediction.fma_cycles < unsplit.prediction.fma_cycles
    assert unsplit.prediction.limits in {FMA_CHAIN, ACCUMULATION}


@pytest.mark.exhaustive
def test_on_a64fx_neither_extreme_is_best():
    """Unsplit, latency of FMA limits; in pairs, latency of the adds that join them."""
    for order in (8, 11):
        found = _ask(order, "a64fx", model=Model.CHAIN)
        longest = max(found.best.prediction.variant.split)
        assert 2 < longest < order + 1


@pytest.mark.exhaustive
def test_splits_matter_less_on_a_core_with_low_latency_and_a_large_window():
    def gain(key, model):
        speeds = {e.prediction.variant.split: e.prediction.gflops for e in _ask(7, key, model=model).ranked}
        return max(speeds.values()) / speeds[8,]

    for model in (Model.CHAIN, Model.SIMULATION):
        assert gain("zen5", model) < gain("a64fx", model)


@pytest.mark.exhaustive
def test_the_simulation_answers_where_no_model_is_named():
    usual, named = _ask(2, "a64fx"), _ask(2, "a64fx", model=Model.SIMULATION)
    assert usual.question.model is Model.SIMULATION
    assert usual.ranked == named.ranked
    assert "in-core by simulation" in usual.best.prediction.reason


@pytest.mark.exhaustive
def test_a_window_that_moves_on_gains_less_by_a_split_than_windows_in_turn():
    """Order 7, gcc, A64FX: the chain model lets no window overlap, so that it overstates the effect."""
    target = find_target("a64fx")
    try:
        find_toolchain("gcc", target)
    except UsageError as error:
        pytest.skip(str(error))

    def gain(model):
        found = _ask(7, "a64fx", compiler="gcc", language=Language.C, model=model)
        speeds = {entry.prediction.variant.split: entry.prediction.gflops for entry in found.ranked}
        return max(speeds.values()) / speeds[8,]

    assert 1.1 < gain(Model.SIMULATION) < gain(Model.CHAIN)


@pytest.mark.exhaustive
def test_predictions_stay_below_the_peak_of_the_core():
    for key in ("a64fx", "clx", "zen5"):
        machine = load_machine(key)
        peak = 2 * machine.vector_bits / 64 / machine.fma_throughput_cycles * machine.core.frequency_ghz
        # nominal work counts one add more per output than is done
        assert all(e.prediction.gflops < peak * 16 / 15 for e in _ask(7, key).ranked)


def test_every_split_is_ranked_once():
    found = _ask(5, "clx")
    splits = [entry.prediction.variant.split for entry in found.ranked]
    assert len(splits) == len(set(splits)) == 11


@pytest.mark.parametrize("orders", [[1], [3, 1, 2]])
def test_answers_come_in_the_order_of_the_questions(orders):
    machine = load_machine("clx")
    target = find_target(machine.target)
    questions = [Question(order, machine, target, 2.0) for order in orders]
    assert [found.question.order for found in answer(questions)] == orders
