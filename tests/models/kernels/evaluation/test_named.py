"""The kernel that a model names, in groups made up."""

import math
from dataclasses import replace

import pytest
from chainline.codegen.variant import Language, Variant
from chainline.models.kernels.evaluation.cases import Case
from chainline.models.kernels.evaluation.choice_regret import named_kernels, resolutions
from chainline.models.kernels.evaluation.evaluate import PredictedRow
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.model import Model
from chainline.reports.evaluation import ranking_lines, resolution_lines
from chainline.reports.layout import percent

SPLITS = ((8,), (4, 4), (2, 2, 2, 2))


def _row(split, code, gflops, predicted, tie=0.0, clock=2.0, compiler="llvm", order=7):
    variant = Variant(order, split, language=Language.LLVM)
    case = Case(variant, compiler, None, (), 512, Conditions(clock), code, gflops)
    return PredictedRow(case, code, {Model.CHAIN: predicted}, tie, 1.0, 1.0, None, None)


def _rows(speeds, predicted, **rest):
    given = zip(SPLITS, "abc", speeds, predicted, strict=True)
    return [_row(split, code, speed, guess, **rest) for split, code, speed, guess in given]


def test_loss_of_the_first_kernel():
    (found,) = named_kernels(_rows((40.0, 50.0, 45.0), (60.0, 55.0, 50.0)), [Model.CHAIN])
    assert (found.kernels, found.order, found.compiler) == (3, 7, "llvm")
    assert found.kendall_tau == pytest.approx(-1 / 3)
    assert found.regret == found.unsplit == pytest.approx(0.2)
    assert found.random == pytest.approx((0.2 + 0.0 + 0.1) / 3)
    assert found.expected_regret is None


def test_a_tie_goes_to_the_shorter_chains_as_in_a_ranking():
    rows = _rows((40.0, 50.0, 45.0), (60.0, 60.0, 60.0))
    assert named_kernels(rows, [Model.CHAIN])[0].regret == pytest.approx(0.2)
    tied = [_row((8,), "a", 40.0, 60.0, tie=9.0), _row((4, 4), "b", 50.0, 60.01, tie=5.0)]
    (found,) = named_kernels(tied, [Model.CHAIN])
    assert found.regret == 0.0


def test_the_clock_beside_a_row_plays_no_part():
    # as many cycles predicted, at two clocks: a tie, that the shorter chains settle
    rows = [
        _row((8,), "a", 40.0, 60.0, tie=9.0, clock=2.0),
        _row((4, 4), "b", 50.0, 57.0, tie=5.0, clock=1.9),
    ]
    assert named_kernels(rows, [Model.CHAIN])[0].regret == 0.0


def test_groups_are_kernels_built_alike():
    rows = [*_rows((40.0, 50.0, 45.0), (60.0, 55.0, 50.0)), _row((8,), "d", 99.0, 1.0, compiler="gcc")]
    (found,) = named_kernels(rows, [Model.CHAIN])
    assert found.compiler == "llvm"


def test_repeats_of_a_code_temper_the_loss():
    rows = [*_rows((40.0, 44.0, 42.0), (60.0, 55.0, 50.0)), _row((5, 3), "b", 41.0, 55.0)]
    (found,) = named_kernels(rows, [Model.CHAIN])
    assert found.kernels == 3
    assert 0.0 <= found.expected_regret < found.regret


def test_a_slow_moment_is_not_held_against_its_kernels():
    # two kernels of each of 24 groups, the split one 5 % faster; half of either kind at a moment 10 % slower
    rows = [
        _row(split, str(split), speed * (0.9 if slow else 1.0), 50.0 - len(split), order=order, compiler=name)
        for order in range(2, 14)
        for name in ("gcc", "llvm")
        for split, speed in (((order + 1,), 40.0), ((order, 1), 42.0))
        for slow in [(order % 2 == 0) == (len(split) == 1)]
    ]
    dated = [replace(row, case=replace(row.case, date=_moment(row.case.gflops))) for row in rows]
    lost = [one.regret for one in named_kernels(dated, [Model.CHAIN])]
    assert lost == pytest.approx([1 - 40 / 42] * 24)
    assert max(one.regret for one in named_kernels(rows, [Model.CHAIN])) == pytest.approx(1 - 36 / 42)


def _moment(gflops):
    return "fast" if gflops in (40.0, 42.0) else "slow"


def test_equal_code_says_how_fine_a_choice_is_scored():
    """26 pairs of equal code differ by some per cent: kernels of an order that differ by less are equal."""
    speeds = {"a": (40.8, 39.2), "b": (40.4, 39.4)}
    rows = []
    for order in range(2, 15):
        splits = iter(((order + 1,), (order, 1), (order - 1, 2), (order - 1, 1, 1)))
        for code, twice in speeds.items():
            for speed in twice:
                split = next(splits)
                rows.append(_row(split, f"{code}{order}", speed, 50.0 - len(split), order=order))
    (found,) = resolutions(rows)
    assert (found.codes, found.rows) == (26, 52)
    pairs = [math.log(one / other) ** 2 / 2 for one, other in speeds.values()]
    assert found.deviation == pytest.approx(math.sqrt(sum(pairs) / 2), rel=0.01)
    assert found.difference == pytest.approx(1.96 * math.sqrt(2) * found.deviation, rel=0.05)
    named = named_kernels(rows, [Model.CHAIN])
    assert not any(one.resolved or one.told_apart for one in named)
    table, said = ranking_lines(named, [Model.CHAIN], [found])
    lost = f"<{percent(found.difference)}"
    assert all(row[-1] == lost and row[-2] == "" for row in table.rows[:13])
    assert "52 rows of 26 codes that were measured more than once differ by" in said.text


def test_a_loss_above_the_resolution_is_scored():
    rows = [*_rows((40.0, 50.0, 45.0), (60.0, 55.0, 50.0)), _row((5, 3), "b", 49.8, 55.0)]
    (found,) = named_kernels(rows, [Model.CHAIN])
    assert found.resolved and found.told_apart and found.resolution < 0.02
    (one,) = resolutions(_rows((40.0, 50.0, 45.0), (60.0, 55.0, 50.0)))
    (said,) = resolution_lines([one])
    assert one.difference is None and "unknown, since no code was measured twice" in said.text
