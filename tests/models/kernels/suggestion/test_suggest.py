"""Which split to measure next: known truths, equal code once, when to stop, and the replay."""

import math
from dataclasses import replace

import numpy as np
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.variant import Mode, Variant
from chainline.models.kernels.evaluation.cases import Case
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.ranking.best import answer
from chainline.models.kernels.ranking.request import Question
from chainline.models.kernels.suggestion.process import (
    NOISE,
    Candidate,
    _unlikely,
    split_features,
    split_process,
)
from chainline.models.kernels.suggestion.progress import (
    OTHER_CODE,
    known_cycles,
    split_candidates,
    split_standing,
)
from chainline.models.kernels.suggestion.suggest import (
    BY_TURNS,
    PREDICTED,
    PROCESS,
    RANDOM,
    STRATEGIES,
    SplitPool,
    SplitState,
    gains,
    next_gain,
    noise_floor,
    replay_splits,
    suggest_splits,
)
from chainline.reports.suggest_splits import suggest_splits_lines, suggest_splits_to_json

ORDERS = (6, 7, 8)


def _chains(split):
    return sum(part > 1 for part in split)


def _candidates(orders=ORDERS):
    """Return splits of which the model says that fewer parts are faster."""
    return tuple(
        Candidate(order, (split,), f"{order}:{split}", 10.0 * order**4 * (1 + 0.05 * len(split)))
        for order in orders
        for split in sorted(partitions(order + 1), key=len)
    )


def _pool():
    """Return what the model has wrong: three chains are fastest, at every order alike."""
    candidates = _candidates()
    cycles = [13.0 * each.order**4 * (1 + 0.03 * abs(_chains(each.split) - 3)) for each in candidates]
    return SplitPool("made up", candidates, np.array(cycles))


def test_the_features_of_a_split():
    candidates = [Candidate(7, (split,), "", 1.0) for split in ((8,), (4, 2, 1, 1), (1,) * 8)]
    assert split_features(candidates).tolist() == [[0, 0, 3], [1, 2, 2], [0, 8, 0]]


def test_one_measurement_corrects_all_of_its_order():
    process = split_process(_candidates())
    before = process.beliefs({})
    place = 3
    after = process.beliefs({place: float(np.exp(before.log_cycles[place])) * 1.3})
    variance = before.deviation[place] ** 2  # a process with one measurement, in closed form
    moved = after.log_cycles - before.log_cycles
    assert moved[place] == pytest.approx(math.log(1.3) * variance / (variance + NOISE**2))
    orders = np.array([each.order for each in _candidates()])
    same = (orders == orders[place]) & (np.arange(len(orders)) != place)
    assert moved[same] == pytest.approx(math.log(1.3), rel=0.05)
    assert (moved[orders != orders[place]] < moved[same].min()).all()
    assert (after.deviation <= before.deviation + 1e-12).all()


def test_the_gradient_of_the_posterior():
    process = split_process(_candidates((4,)))
    errors = np.random.default_rng(0).normal(0, 0.1, process.effects.shape[1])
    given = process.effects, errors, NOISE
    value, slope = (lambda x, part=part: _unlikely(x, *given)[part] for part in (0, 1))
    place, step = np.log(process.strengths), 1e-5
    sides = [[value(place + way * row) for way in (1, -1)] for row in step * np.eye(len(place))]
    numeric = np.subtract(*np.transpose(sides)) / (2 * step)
    assert np.linalg.norm(slope(place) - numeric) < 1e-6 * np.linalg.norm(numeric)


def test_the_fastest_is_found_in_few_runs_though_the_model_is_wrong():
    pool = _pool()
    few = replay_splits(pool, PROCESS, turns=20)
    assert few.needed(0.001) <= 15
    assert few.needed(0.001) < replay_splits(pool, PREDICTED, turns=20).needed(0.001)
    drawn = [replay_splits(pool, RANDOM, 20, seed).needed(0.001) or math.inf for seed in range(9)]
    assert few.needed(0.001) < np.median(drawn)


def test_it_stops_when_little_is_promised():
    pool = _pool()
    replayed = replay_splits(pool, PROCESS, turns=99, share=0.001)
    assert len(replayed.places) < 0.7 * len(pool.candidates)
    assert replayed.losses()[-1].max() == pytest.approx(0, abs=1e-9)
    early = replay_splits(pool, PROCESS, turns=99, share=0.02)
    assert len(early.places) < len(replayed.places)


def test_orders_without_a_measurement_come_first():
    state = SplitState(_candidates(), {})
    chosen = suggest_splits(state, state.process(), 5)
    assert {each.candidate.order for each in chosen[:3]} == set(ORDERS)
    assert [each.improvement is None for each in chosen] == [True, True, True, False, False]
    assert len({each.candidate.code for each in chosen}) == 5
    assert "nothing of this order" in chosen[0].why
    assert "give or take" in chosen[-1].why


def test_the_most_is_gained_first_until_too_little_is():
    pool = _pool()
    every_fourth = range(0, len(pool.cycles), 4)
    state = SplitState(pool.candidates, {place: float(pool.cycles[place]) for place in every_fourth})
    found = gains(state, state.process().beliefs(state.measured))
    largest = max(gain.improvement for gain in found.values())
    assert next_gain(found, 0.0).improvement == largest
    assert next_gain(found, 1.1 * largest) is None
    assert suggest_splits(state, state.process(), 3, share=1.1 * largest) == []


def test_nothing_is_left_when_everything_is_measured():
    pool = _pool()
    state = SplitState(pool.candidates, dict(enumerate(pool.cycles.tolist())))
    assert gains(state, state.process().beliefs(state.measured)) == {}
    assert suggest_splits(state, state.process()) == []


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_play_measures_nothing_twice_and_ends_at_the_fastest(strategy):
    pool = _pool()
    replayed = replay_splits(pool, strategy, turns=99, seed=1)
    assert sorted(replayed.places) == list(range(len(pool.candidates)))
    assert replayed.losses()[-1].tolist() == [0, 0, 0]
    assert (np.diff(replayed.losses(), axis=0) <= 0).all()
    assert replayed.needed(0.0) is not None


def test_losses_by_turn_and_in_total_agree_where_orders_take_turns():
    replayed = replay_splits(_pool(), BY_TURNS, turns=5)
    assert len(replayed.places) == 5 * len(ORDERS)
    assert replayed.losses_by_turn(5)[-1].tolist() == replayed.losses()[-1].tolist()
    assert replayed.losses()[0].max() == 1  # nothing is known of two orders
    assert (replayed.losses()[len(ORDERS) - 1] == replayed.losses_by_turn(1)[0]).all()


def test_what_noise_loses():
    assert noise_floor(_pool(), 0.0, draws=3).tolist() == [0, 0, 0]
    assert 0 < noise_floor(_pool(), 0.05, draws=200).mean() < 0.06


@pytest.fixture(scope="module")
def question():
    return Question(3, load_machine("zen5"), find_target("znver5"), 3.7)


@pytest.fixture(scope="module")
def candidates(question):
    return split_candidates(answer([question]))


def test_equal_code_is_one_candidate(candidates):
    splits = [split for each in candidates for split in each.splits]
    assert sorted(splits) == sorted(partitions(4))
    assert len({each.code for each in candidates}) == len(candidates) < len(splits)
    cycles = [each.predicted_cycles for each in candidates]
    assert cycles == sorted(cycles)


def _case(question, split, code, cycles, compiler="llvm", **changes):
    variant = replace(Variant(3, split), language=question.language, **changes)
    gflops = variant.nominal_flops / cycles * 3.7
    return Case(variant, compiler, None, (), None, Conditions(3.7), code, gflops)


def test_one_measurement_tells_all_splits_of_the_same_code(question, candidates):
    place, several = next((k, each) for k, each in enumerate(candidates) if len(each.splits) > 1)
    rows = [
        _case(question, several.splits[0], several.code, 100.0),
        _case(question, several.splits[1], several.code, 104.0),
        _case(question, several.splits[1], None, 106.0),  # imported: by its split
        _case(question, several.splits[0], "another", 50.0),
        _case(question, several.splits[0], several.code, 50.0, mode=Mode.X),
    ]
    known = known_cycles(rows, question, candidates)
    assert known.measured == {place: pytest.approx(104.0)}
    assert (known.rows, known.left_out) == (3, {OTHER_CODE: 1})


def test_noise_is_that_of_rows_of_equal_code_and_bounds_what_is_fastest(question, candidates):
    """Six rows of a code differ by 3 %: a kernel that is 2 % slower is as fast, one of 20 % is not."""
    several = next(each for each in candidates if len(each.splits) > 1)
    others = [each for each in candidates if each is not several]
    cycles = (97.0, 103.0, 97.0, 103.0, 97.0, 103.0)
    rows = [_case(question, several.splits[0], several.code, each) for each in cycles]
    rows += [_case(question, each.split, each.code, 102.0 + 18.0 * n) for n, each in enumerate(others[:2])]
    known = known_cycles(rows, question, candidates)
    assert (known.resolution.codes, known.resolution.rows) == (1, 6)
    assert known.noise == known.resolution.deviation == pytest.approx(0.033, abs=0.003)
    state = SplitState(candidates, known.measured, known.noise)
    process = state.process()
    assert process.noise == known.noise
    standing = split_standing([question], state, process, [], 0.001, known.resolution)
    assert standing.orders[0].equal == 2
    said = " ".join(str(line) for line in suggest_splits_lines(standing, []))
    assert "6 rows of 1 code that were measured more than once differ by" in said
    assert suggest_splits_to_json(standing, [])["resolution"] == known.resolution.difference
    once = known_cycles(rows[:1], question, candidates)
    assert once.noise == NOISE and once.resolution.difference is None
