"""`chainline best --threads`: predictions for one of several cores that share memory."""

import json

import jsonschema
import pytest
from chainline.cli import main
from chainline.reports.schemas import schema_of

from .tier import standing

SCHEMA = schema_of("best")
A64FX = ("best", "--order", "7", "--machine", "a64fx", "--model")


# of twice as many rows, twice as much is computed of each number
@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("order", "gflops"), standing([("3", 16.0), ("7", 32.0)], for_all=lambda case: case[0] == "3")
)
def test_the_roofline_of_a_core_memory_group(capsys, order, gflops):
    question = ("best", "--machine", "a64fx", "--order", order)
    assert main([*question, "--model", "roofline", "--threads", "12", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    jsonschema.validate(answer, SCHEMA)
    assert answer["threads"] == 12
    assert {round(one["gflops"], 6) for one in answer["variants"]} == {gflops}
    assert {one["limits"] for one in answer["variants"]} == {"memory bandwidth"}


@pytest.mark.exhaustive
def test_cores_change_nothing_where_data_stay_inside_them(capsys):
    answers = []
    for threads in ("1", "12"):
        assert main([*A64FX, "ecm", "--threads", threads, "--json"]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0]["variants"] == answers[1]["variants"]


@pytest.mark.exhaustive
def test_the_table_says_how_many_cores_are_active(capsys):
    assert main([*A64FX, "roofline", "--threads", "12"]) == 0
    first = " ".join(capsys.readouterr().out.split()[:20])
    assert "12 cores active, figures of one" in first


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--threads", "0"), "--threads 0: must be at least 1"),
        (("--threads", "-3"), "--threads -3: must be at least 1"),
        (("--threads", "49"), "--threads 49: a64fx has 48 cores; give no more"),
        (("--threads", "two"), "--threads: invalid int value: 'two'"),
        (("--threads", "2", "--measure"), "--threads 2: is for predictions; `chainline measure`"),
    ],
)
def test_bad_use_is_one_line_and_exit_code_2(capsys, options, said):
    assert main([*A64FX, "roofline", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


@pytest.mark.exhaustive
def test_a_learned_model_of_one_core_is_not_asked(capsys):
    assert main(["best", "--order", "2", "--machine", "zen5", "--model", "learned", "--threads", "2"]) == 0
    assert "none knows cores that share memory" in capsys.readouterr().err
