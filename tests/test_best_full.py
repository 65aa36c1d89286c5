"""`chainline best --space full` as a user runs it."""

import json
import re
from itertools import pairwise

import pytest
from chainline.cli import main
from chainline.codegen.vector.schedule_space import NoScheduleError
from chainline.models.kernels.ranking.best import search_schedules
from chainline.models.kernels.search.task import Effort
from chainline.reports.schemas import schema_of

from .tier import standing

jsonschema = pytest.importorskip("jsonschema")
SCHEMA = schema_of("best")


@pytest.fixture(autouse=True)
def little_effort(monkeypatch):
    monkeypatch.setattr(search_schedules, "__defaults__", (Effort(1, 6, 4), None))


def _run(capsys, *arguments):
    code = main(["best", "--space", "full", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.exhaustive
@pytest.mark.parametrize("order", standing(["1", "3"], for_all="1".__eq__))
def test_schedules_and_splits_are_ranked_together(capsys, order):
    code, out, _ = _run(capsys, "--order", order, "--machine", "zen5", "--model", "simulation", "--json")
    assert code == 0
    answer = json.loads(out)
    jsonschema.validate(answer, SCHEMA)
    assert answer["space"] == "full"
    schedules = [variant["schedule"] for variant in answer["variants"]]
    assert None in schedules and any(schedules)
    speeds = [variant["gflops"] for variant in answer["variants"]]
    assert all(later <= earlier for earlier, later in pairwise(speeds))
    assert [variant["rank"] for variant in answer["variants"]] == list(range(1, len(speeds) + 1))
    assert answer["predicted"] == answer["variants"][0]
    assert answer["best"] == answer["taken"] in answer["variants"]
    assert answer["predicted"]["schedule"] is not None and answer["fastest"] is None


def test_splits_alone_are_ranked_where_no_schedule_fits(capsys, monkeypatch):
    def none(*_, **__):
        raise NoScheduleError("order 1, element, float64: no schedule fits")

    monkeypatch.setattr("chainline.api.best.search_schedules", none)
    code, out, err = _run(capsys, "--order", "1", "--machine", "zen5", "--model", "chain", "--json")
    assert code == 0 and "no schedule fits; splits alone are ranked" in err
    assert {variant["schedule"] for variant in json.loads(out)["variants"]} == {None}


@pytest.mark.exhaustive
def test_the_table_names_the_schedule(capsys):
    code, out, _ = _run(capsys, "--order", "1", "--machine", "clx")
    assert code == 0
    assert re.search(r"rank +kernel", out) and " xyz" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--machine", "zen5", "--language", "fortran"), "Fortran has no explicit vectors"),
        (("--machine", "zen3", "--vector-bits", "512"), "vector width 512: znver3 has vectors of 256 bits"),
        (("--machine", "zen5", "--vector-bits", "x"), "--vector-bits: 'x' is not a number or a range"),
        (("--machine", "zen5", "--measurements", "0"), "--measurements 0: must be at least 1"),
    ],
)
def test_bad_use_is_one_line_and_exit_code_2(capsys, arguments, told):
    code, out, err = _run(capsys, "--order", "3", *arguments)
    assert (code, out) == (2, "")
    assert told in err and err.count("\n") == 1


def test_widths_go_with_the_full_space(capsys):
    assert main(["best", "--order", "3", "--vector-bits", "256", "--machine", "zen5"]) == 2
    assert "goes with --space full" in capsys.readouterr().err
