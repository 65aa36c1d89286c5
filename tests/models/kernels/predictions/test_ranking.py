import pytest
from chainline.codegen.splits import partitions
from chainline.codegen.variant import Variant
from chainline.models.kernels.predictions.ranking import Prediction, agreement, rank
from hypothesis import given, settings
from hypothesis import strategies as st


def _prediction(split, code, cycles, tie=0.0):
    return Prediction(Variant(sum(split) - 1, split), code, 0.1, 0.5, 0.6, cycles, tie, 1 / cycles, "x", "y")


def test_fastest_first_and_twins_together():
    ranked = rank(
        [
            _prediction((4,), "a", 20.0),
            _prediction((3, 1), "a", 20.0),
            _prediction((2, 2), "b", 10.0),
            _prediction((1, 1, 1, 1), "a", 20.0),
        ]
    )
    splits = [(entry.rank, entry.prediction.variant.split, entry.same_code_as) for entry in ranked]
    assert splits == [(1, (2, 2), None), (2, (4,), None), (2, (3, 1), (4,)), (2, (1, 1, 1, 1), (4,))]


def test_ties_go_to_the_less_latency_then_to_fewer_parts():
    ranked = rank(
        [
            _prediction((2, 1, 1), "a", 10.0, tie=5.0),
            _prediction((2, 2), "b", 10.0, tie=3.0),
            _prediction((3, 1), "c", 10.0, tie=5.0),
            _prediction((4,), "d", 10.001, tie=1.0),
        ]
    )
    assert [entry.prediction.variant.split for entry in ranked] == [(2, 2), (3, 1), (2, 1, 1), (4,)]


@settings(max_examples=50, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.sampled_from([96.0, 96.1, 96.5, 97.0, 98.0, 100.0, 120.0]), st.floats(0, 9))))
def test_ranks_are_in_the_order_of_speed(drawn):
    splits = list(partitions(8))
    ranked = rank([_prediction(s, f"{s}", c, tie) for s, (c, tie) in zip(splits, drawn, strict=False)])
    speeds = [entry.prediction.gflops for entry in ranked]
    assert speeds == sorted(speeds, reverse=True)
    assert [entry.rank for entry in ranked] == list(range(1, len(ranked) + 1))


def test_the_order_of_input_does_not_matter():
    predictions = [_prediction(s, c, 10.0) for s, c in (((4,), "a"), ((2, 2), "b"), ((3, 1), "a"))]
    assert rank(predictions) == rank(predictions[::-1])


def test_agreement():
    perfect = agreement([3.0, 2.0, 1.0], [30.0, 20.0, 10.0], choice=30.0, best=30.0)
    assert (perfect.kendall_tau, perfect.regret) == (pytest.approx(1.0), 0.0)
    opposite = agreement([1.0, 2.0], [2.0, 1.0], choice=9.0, best=10.0)
    assert (opposite.kendall_tau, opposite.regret) == (pytest.approx(-1.0), pytest.approx(0.1))
    assert agreement([1.0], [1.0], 1.0, 1.0).kendall_tau is None
    assert agreement([1.0, 1.0], [1.0, 2.0], 1.0, 1.0).kendall_tau is None
