"""Every model side by side: choices, what they lose by known speeds, and which measured rows are taken."""

import math

import jsonschema
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.variant import Variant
from chainline.models.kernels.evaluation.cases import Case
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.model import ANALYTICAL, Model
from chainline.models.kernels.ranking.compared_models import (
    ComparedModels,
    compare_models,
    measured_resolution,
    measured_speeds,
    with_speeds,
)
from chainline.models.kernels.ranking.request import Question
from chainline.records import replace
from chainline.reports.best_models import compared_lines, compared_to_json
from chainline.reports.schemas import schema_of
from chainline.reports.terminal import as_text

from ....predicted_answers import BUILT, predicted
from ....synthetic_measurements import GHZ

QUESTION = Question(3, load_machine("zen4"), find_target("znver4"), GHZ)
SPLITS = ((4,), (3, 1), (2, 2))
FLAGS = tuple(BUILT.flags)


def _predictions(speeds):
    found = []
    for split, speed in zip(SPLITS, speeds, strict=True):
        variant = Variant(3, split)
        cycles = variant.nominal_flops / speed * GHZ
        found.append(replace(predicted(variant, speed), cycles=cycles, tie_cycles=cycles))
    return tuple(found)


@pytest.fixture
def compared():
    """Chain names 4 and simulation 2,2; Roofline sees no difference."""
    predictions = {
        Model.CHAIN: _predictions([30.0, 20.0, 10.0]),
        Model.ROOFLINE: _predictions([50.0, 50.0, 50.0]),
        Model.SIMULATION: _predictions([16.0, 18.0, 20.0]),
    }
    codes = {one.variant.split: one.code for one in predictions[Model.SIMULATION]}
    return ComparedModels(QUESTION, BUILT, predictions, codes, {Model.PAPER: "no model is given"}, {})


def _by_code(compared, *speeds):
    return {compared.codes[split]: speed for split, speed in zip(SPLITS, speeds, strict=False)}


def _row(split, gflops, *, code="a" * 16, order=3, **changed):
    conditions = Conditions(GHZ, 10, changed.pop("residence", "L1"), changed.pop("cores", 1))
    case = Case(
        Variant(order, split), "llvm", None, FLAGS, QUESTION.target.vector_bits, conditions, code, gflops
    )
    return replace(case, **changed)


def test_choices_are_judged_by_simulation_without_measurements(compared):
    assert (compared.judge, compared.fastest.split) == ("simulation", (2, 2))
    chain, roofline, simulation = compared.choices
    assert (chain.prediction.variant.split, chain.judged_gflops, chain.equal) == ((4,), 16.0, 1)
    assert chain.lost == pytest.approx(0.2)
    assert roofline.equal == 3
    assert (simulation.lost, simulation.error) == (0.0, None)


def test_choices_are_judged_by_measured_speeds(compared):
    found = with_speeds(compared, _by_code(compared, 15.0, 25.0, 20.0), "rows.parquet", 0.04)
    assert (found.judge, found.fastest.split) == ("measured", (3, 1))
    chain, _, simulation = found.choices
    assert (chain.lost, simulation.lost) == (pytest.approx(0.4), pytest.approx(0.2))
    assert chain.error == pytest.approx((1.0 + 0.2 + 0.5) / 3)


def test_a_choice_that_was_not_measured_is_not_judged(compared):
    found = with_speeds(compared, {compared.codes[2, 2]: 20.0}, "rows.parquet", None)
    chain, _, simulation = found.choices
    assert (chain.judged_gflops, chain.lost) == (None, None)
    assert (simulation.lost, simulation.error) == (0.0, 0.0)
    jsonschema.validate(compared_to_json(found), schema_of("best_all"))


def test_no_speeds_leave_the_comparison_as_it_was(compared):
    assert with_speeds(compared, {}, "rows.parquet", None) is compared


def test_table_and_json_say_the_same(compared):
    found = with_speeds(compared, _by_code(compared, 15.0, 25.0, 20.0), "rows.parquet", 0.04)
    lines = list(as_text(compared_lines(found), 120))
    rows = {line.split()[0]: line.split() for line in lines if line.strip()}
    document = compared_to_json(found)
    jsonschema.validate(document, schema_of("best_all"))
    for choice in document["choices"]:
        cells = rows[choice["model"]]
        assert cells[1] == ",".join(map(str, choice["split"]))
        assert cells[-2:] == [f"{choice['lost']:.1%}", f"{choice['error']:.1%}"]
    assert rows["measured"] == ["measured", "3,1", "25.0", "0.0%"]
    assert (document["fastest"], document["resolution"]) == ([3, 1], 0.04)
    text = " ".join(lines)
    assert "differ by up to 4.0% count as equal" in text and "paper: no model is given." in text


@pytest.mark.parametrize(
    "other",
    [
        {"compiler": "gcc"},
        {"residence": "L2"},
        {"cores": 2},
        {"vector_bits": 128},
        {"flags": ("-O1",)},
    ],
)
def test_rows_of_other_kernels_are_not_taken(compared, other):
    rows = [_row((4,), 10.0), _row((4,), 40.0, **other)]
    assert measured_speeds(compared, rows) == {compared.codes[4,]: pytest.approx(10.0)}


def test_the_flags_of_most_rows_are_taken_where_none_has_ours(compared):
    rows = [
        _row((4,), 10.0, flags=("-O2",)),
        _row((2, 2), 11.0, flags=("-O2",)),
        _row((4,), 40.0, flags=("-O1",)),
    ]
    assert sorted(measured_speeds(compared, rows).values()) == pytest.approx([10.0, 11.0])


def test_speeds_are_at_the_clock_that_is_predicted_for(compared):
    slow = Conditions(GHZ / 2, 10, "L1", 1)
    assert measured_speeds(compared, [_row((4,), 10.0, conditions=slow)]) == {
        compared.codes[4,]: pytest.approx(20.0)
    }


def test_rows_of_a_code_count_together(compared):
    rows = [_row((4,), speed) for speed in (9.0, 10.0, 12.0)]
    assert measured_speeds(compared, rows) == {compared.codes[4,]: pytest.approx(10.0)}


def test_resolution_is_of_codes_that_were_measured_twice(compared):
    assert measured_resolution(compared, [_row((4,), 10.0), _row((2, 2), 11.0, code="b" * 16)]) is None
    rows = [_row((5,), 10.0, order=4), _row((4, 1), 11.0, order=4)]
    logs = math.log(11 / 10)
    assert measured_resolution(compared, rows) == pytest.approx(math.expm1(1.96 * logs), rel=1e-3)


def test_every_model_that_needs_no_training_answers():
    question = replace(QUESTION, order=2)
    found = compare_models(question, {}, {Model.PAPER: "none", Model.LEARNED: "none"}, {})
    assert set(found.predictions) == set(ANALYTICAL)
    codes = {one.code for one in found.predictions[Model.SIMULATION]}
    assert all({one.code for one in of_model} == codes for of_model in found.predictions.values())
    assert len(found.codes) == 3
