"""Scores as tables and JSON."""

import json
import math

import pytest
from chainline.models.kernels.learned.cross_validation.scores import (
    CurvePoint,
    GroupScore,
    HeldOutScores,
    Score,
)
from chainline.reports.held_out import held_out_lines, held_out_to_json, order_table, overview
from chainline.reports.schemas import schema_of
from chainline.reports.terminal import print_lines

SCHEMA = schema_of("held_out")
NAN = math.nan
GOOD = Score(40, 40, 0.03, -0.01, 0.031, 0.9, 1.08, 0.015, 12)
SILENT = Score(40, 30, 0.5, 0.5, math.inf, NAN, NAN, 0.015, 12)


def _scores(**changes):
    groups = [
        GroupScore(division, learner, None, residence, order, score)
        for division in ("random", "order")
        for learner, score in (("paper", SILENT), ("learned", GOOD))
        for residence, order in ((None, None), ("L1", None), (None, 7), ("L1", 7))
    ]
    values = {
        "machines": ("zen5",),
        "samples": 40,
        "codes": 35,
        "noise": 0.015,
        "noise_rows": 12,
        "divisions": ("random", "order"),
        "learners": ("paper", "learned"),
        "groups": tuple(groups),
        "curve": (CurvePoint("paper", 5, 3, 0.9, 0.5, 1.2), CurvePoint("learned", 5, 3, 0.1, 0.05, 0.2)),
    }
    return HeldOutScores(**values | changes)


def test_json_follows_the_schema_and_has_no_nan():
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    for scores in (_scores(), _scores(noise=NAN, noise_rows=0, curve=())):
        text = json.dumps(held_out_to_json(scores), allow_nan=False)
        jsonschema.validate(json.loads(text), SCHEMA)
    entry = held_out_to_json(_scores())["scores"][0]
    assert (entry["learner"], entry["rows"], entry["predicted"]) == ("paper", 40, 30)
    assert entry["mlogq"] is entry["coverage"] is entry["interval_factor"] is None
    assert entry["noise"] == 0.015


def test_every_error_stands_beside_the_noise_floor(capsys):
    print_lines(held_out_lines(_scores()))
    out = capsys.readouterr().out
    lines = [line.split() for line in out.splitlines()]
    assert [
        "order",
        "learned",
        "40",
        "0",
        "3.0%",
        "1.5%",
        "2.0",
        "-1.0%",
        "0.031",
        "90.0%",
        "±8.0%",
        "3.0%",
    ] in lines
    assert ["order", "paper", "40", "10", "50.0%", "1.5%", "33.3", "+50.0%", "inf", "50.0%"] in lines
    assert ["7", "40", "1.5%", "50.0%", "3.0%"] in lines
    assert ["5", "90.0%", "(120.0%)", "10.0%", "(20.0%)"] in lines
    assert "1.5% over the 12 rows" in out
    assert "held out: order" in out and "held out: random" in out


def test_tables_without_noise_curve_or_the_division_asked_for(capsys):
    print_lines(held_out_lines(_scores(noise=NAN, noise_rows=0, curve=()), by_order=("machine",)))
    out = capsys.readouterr().out
    assert "there is no noise floor" in out
    assert "MAPE by" not in out


def test_tables_are_rectangular():
    for table in (overview(_scores()), order_table(_scores(), "random")):
        assert {len(row) for row in table.rows} == {len(table.headings)}
