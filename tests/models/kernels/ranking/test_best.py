import pytest
from chainline.analysis.incore.bound_names import ACCUMULATION, FMA_CHAIN
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.models.kernels.ranking.best import answer
from chainline.models.kernels.ranking.question import Question


def _ask(order, key, **options):
    machine = load_machine(key)
    question = Question(order, machine, find_target(machine.target), machine.core.frequency_ghz, **options)
    (found,) = answer([question])
    return found


@pytest.mark.exhaustive
def test_a64fx_ranks_the_unsplit_chain_below_a_balanced_split():
    """The effect that the paper reports (Section 2.2): long latency, small window."""
    found = _ask(7, "a64fx")
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
        found = _ask(order, "a64fx")
        longest = max(found.best.prediction.variant.split)
        assert 2 < longest < order + 1


def test_splits_matter_less_on_a_core_with_low_latency_and_a_large_window():
    def gain(key):
        speeds = {e.prediction.variant.split: e.prediction.gflops for e in _ask(7, key).ranked}
        return max(speeds.values()) / speeds[8,]

    assert gain("zen5") < gain("a64fx")


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
