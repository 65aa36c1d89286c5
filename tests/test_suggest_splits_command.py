"""`chainline suggest-splits`."""

import json
import shlex
from pathlib import Path

import jsonschema
import pytest
from chainline.cli.main import main, parser_for
from chainline.codegen.splits import partitions
from chainline.reports.schemas import schema_of

ROOT = Path(__file__).parents[1]
SCHEMA = schema_of("suggest_splits")
ROWS = ROOT / "tests" / "validation" / "campaigns" / "zen5" / "tensor.parquet"
ON_ZEN5 = ("--machine", "zen5", "--order", "3-4")


def _json(capsys, *arguments):
    assert main(["suggest-splits", *map(str, arguments), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    return found


def test_nothing_is_measured_yet(capsys):
    found = _json(capsys, *ON_ZEN5, "--number", 3)
    first, second, third = found["suggestions"]
    assert (first["order"], second["order"]) == (3, 4)
    assert first["improvement"] is second["improvement"] is None
    assert third["improvement"] > 0
    assert (found["measured"], found["stop"], found["splits"]) == (0, False, 12)
    assert found["kernels"] < found["splits"]
    assert {each["fastest"] for each in found["orders"]} == {None}


@pytest.mark.exhaustive
def test_the_command_measures_what_is_suggested(capsys):
    found = _json(capsys, *ON_ZEN5, "--number", 4, "--mode", "x", "--residence", "L2")
    words = shlex.split(found["command"])
    options = parser_for(words[1:]).parse_args(words[1:])
    assert [[int(n) for n in text.split(",")] for text in options.split] == [
        each["split"] for each in found["suggestions"]
    ]
    assert (options.order, options.machine, options.compiler) == ("3,4", "zen5", "llvm")
    assert (options.mode, options.residence, options.output) == ("x", "L2", "rows.parquet")


@pytest.mark.exhaustive
def test_everything_is_measured(capsys):
    found = _json(capsys, ROWS, *ON_ZEN5)
    if not found["measured"]:
        pytest.skip("this version of LLVM makes other code than the one that was measured")
    assert found["measured"] == found["kernels"]
    assert found["stop"]
    assert (found["suggestions"], found["command"]) == ([], None)
    assert all(each["fastest"] and each["gflops"] > 0 for each in found["orders"])
    assert main(["suggest-splits", str(ROWS), *ON_ZEN5]) == 0
    assert "stop, no order promises 0.1 %" in capsys.readouterr().out


def test_words(capsys):
    assert main(["suggest-splits", *ON_ZEN5]) == 0
    out = capsys.readouterr().out
    assert "measure: chainline measure --order 3,4 --split " in out
    assert "nothing of this order is measured yet" in out
    assert "go on" in out


@pytest.mark.exhaustive
def test_every_split_has_a_candidate(capsys):
    found = _json(capsys, "--machine", "zen5", "--order", "5", "--number", 99, "--stop", 0)
    named = [tuple(split) for each in found["suggestions"] for split in (each["split"], *each["same_code"])]
    assert sorted(named) == sorted(partitions(6))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--order", "16"), "must be 1 to 15"),
        (("--order", "3", "--number", "0"), "must be at least 1"),
        (("--order", "3", "--stop", "-1"), "give per cent"),
        (("--order", "3", "--residence", "L9"), "L9"),
        (("missing.parquet", "--order", "3"), "missing.parquet"),
        (("rows.csv", "--order", "3"), "ends in .parquet"),
        (("--order", "3", "--model", "roofline"), "roofline"),
    ],
)
def test_bad_use_is_one_line(arguments, message, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["suggest-splits", "--machine", "zen5", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_a_data_set_that_is_none(tmp_path, capsys):
    path = tmp_path / "rows.parquet"
    path.write_text("not a data set")
    assert main(["suggest-splits", str(path), "--order", "3"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
