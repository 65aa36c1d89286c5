"""The commands as a user types them: output, exit codes, one-line errors."""

import json
import re

import pytest
from chainline.cli import main
from chainline.codegen.variant import MAX_ORDER
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("best")
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")

SOON = ("--patience", "0.5")
"""Seconds to wait for others: tests run beside each other."""


def _run(capsys, *arguments):
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _validate(instance):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(instance, SCHEMA)


@pytest.mark.exhaustive
def test_best_json_follows_the_contract(capsys):
    code, out, _ = _run(capsys, "best", "--order", "3", "--machine", "a64fx", "--json")
    result = json.loads(out)
    _validate(result)
    assert code == 0
    assert len(result["variants"]) == 5
    assert result["predicted"] == result["variants"][0]
    assert result["best"] == result["taken"] in result["variants"]
    assert result["agreement"] is None
    assert all(variant["measured_gflops"] is None for variant in result["variants"])


@pytest.mark.exhaustive
@pytest.mark.measures
def test_best_measured_json_follows_the_contract(capsys):
    code, out, _ = _run(capsys, "best", "--order", "2", "--measure", "--rounds", "3", *SOON, "--json")
    result = json.loads(out)
    _validate(result)
    assert code == 0
    assert all(variant["measured_gflops"] > 0 for variant in result["variants"])
    measured = result["measurement"]
    assert measured["residence"] == "L1" and measured["repetitions"] >= 3
    assert result["best"] == result["taken"]
    error = measured["prediction_error"]
    if measured["disturbed"]:  # by tests that run beside it
        assert error is result["agreement"] is result["fastest"] is None
        return
    assert result["agreement"]["regret"] >= 0
    errors = [v["gflops"] / v["measured_gflops"] - 1 for v in result["variants"] if not v["same_code_as"]]
    assert error["mape"] == pytest.approx(sum(map(abs, errors)) / len(errors), abs=1e-5)
    assert error["largest"] == pytest.approx(max(map(abs, errors)), abs=1e-5)
    assert result["model"] == "simulation"


@pytest.mark.exhaustive
@pytest.mark.measures
def test_measured_table_says_how_far_off_the_model_was(capsys):
    _, out, _ = _run(capsys, "best", "--order", "1", "--measure", "--rounds", "2", *SOON, "--model", "chain")
    line = (
        r"^chain model against measured speed: [\d.]+% off on average, [\d.]+% at most, [\d.]+% too \w+ on |"
        r"^the host was disturbed \(.*\): the prediction stands\.$"
    )
    assert re.search(line, out, re.MULTILINE)


@pytest.mark.measures
def test_measured_where_it_is_asked(capsys):
    arguments = ["best", "--order", "1", "--measure", "--rounds", "2", *SOON, "--json"]
    there = json.loads(_run(capsys, *arguments, "--residence", "L2")[1])["measurement"]
    assert there["residence"] == "L2"
    counted = json.loads(_run(capsys, *arguments, "--elements", "7")[1])["measurement"]
    assert counted["n_elements"] == 7


def test_a_range_of_orders_gives_a_list(capsys):
    code, out, _ = _run(capsys, "best", "--order", "1-3", "--machine", "clx", "--json")
    result = json.loads(out)
    _validate(result)
    assert code == 0
    assert [entry["order"] for entry in result] == [1, 2, 3]


@pytest.mark.exhaustive
def test_variants_with_the_same_code_share_rank_and_figures(capsys):
    _, out, _ = _run(capsys, "best", "--order", "7", "--machine", "clx", "--model", "chain", "--json")
    variants = json.loads(out)["variants"]
    by_split = {tuple(variant["split"]): variant for variant in variants}
    twins = [variant for variant in variants if variant["same_code_as"]]
    assert len(twins) >= 5
    for twin in twins:
        leader = by_split[tuple(twin["same_code_as"])]
        assert leader["same_code_as"] is None
        assert len(leader["split"]) <= len(twin["split"])
        for key in ("rank", "gflops", "fma_cycles", "chain_ratio"):
            assert leader[key] == twin[key]
    ranks = [variant["rank"] for variant in variants]
    assert ranks == sorted(ranks)


@pytest.mark.exhaustive
def test_roofline_sees_no_split(capsys):
    _, out, _ = _run(capsys, "best", "--order", "4", "--machine", "clx", "--model", "roofline", "--json")
    result = json.loads(out)
    _validate(result)
    assert len({variant["gflops"] for variant in result["variants"]}) == 1


@pytest.mark.exhaustive
def test_ordered_splits_are_compositions(capsys):
    _, out, _ = _run(capsys, "best", "--order", "3", "--machine", "a64fx", "--ordered", "--json")
    splits = [tuple(variant["split"]) for variant in json.loads(out)["variants"]]
    assert len(splits) == 8
    assert (1, 3) in splits


@pytest.mark.exhaustive
def test_best_table_names_the_best(capsys):
    code, out, _ = _run(capsys, "best", "--order", "3", "--machine", "a64fx")
    assert code == 0
    assert re.search(
        r"^order 3 \(Np = 4\), a64fx at 2\.20 GHz, llvm, float64, simulation model$", out, re.MULTILINE
    )
    assert re.search(r"^best: [\d,]+, limited by ", out, re.MULTILINE)


@pytest.mark.parametrize("language", ["c", "fortran", "llvm"])
def test_generate_writes_the_same_to_file_and_output(capsys, tmp_path, language):
    arguments = ["generate", "--order", "7", "--split", "4,4", "--mode", "element", "--language", language]
    code, out, _ = _run(capsys, *arguments)
    assert code == 0
    target = tmp_path / "kernel"
    assert _run(capsys, *arguments, "-o", str(target))[0] == 0
    assert target.read_text() == out
    assert "split 4,4" in out


BAD = [
    (["best", "--order", "0"], "must be 1 to 15"),
    (["best", "--order", "16"], "must be 1 to 15"),
    (["best", "--order", "seven"], "not a number"),
    (["best", "--order", "5-3"], "range is empty"),
    (["best", "--order", ""], "not a number"),
    (["best"], "--order"),
    (["best", "--order", "7", "--machine", "cray1"], "cray1"),
    (["best", "--order", "7", "--machine", "missing.toml"], "missing.toml"),
    (["best", "--order", "7", "--compiler", "frt"], "not installed"),
    (["best", "--order", "7", "--compiler", "icc"], "invalid choice"),
    (
        ["best", "--order", "7", "--compiler", "llvm", "--language", "c"],
        "takes language llvm, not c",
    ),
    (["best", "--order", "7", "--model", "oracle"], "invalid choice"),
    (["best", "--order", "7", "--machine", "a64fx", "--measure"], "--machine host"),
    (["best", "--order", "7", "--rounds", "0"], "at least 1"),
    (["best", "--order", "7", "--elements", "0"], "at least 1"),
    (["best", "--order", "1", "--measure", "--residence", "tape"], "L1, L2, L3, memory"),
    (["generate", "--order", "7", "--split", "4,5"], "sums to 9"),
    (["generate", "--order", "7", "--split", "4,x"], "comma-separated"),
    (["generate", "--order", "7", "--split", "8,0"], "at least 1"),
    (["generate", "--order", "7", "-o", "/nonexistent/kernel.c"], "cannot be written"),
    (["frobnicate"], "frobnicate"),
    ([], "COMMAND"),
]


@pytest.mark.parametrize(
    ("arguments", "says"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_use_is_one_clear_line_and_exit_code_2(capsys, monkeypatch, arguments, says):
    monkeypatch.setenv("PATH", "/nonexistent" if "frt" in arguments else "/usr/bin:/bin")
    code, out, err = _run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert says in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["best", "generate"])
def test_help_has_an_example(capsys, command):
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert f"chainline {command} --order" in capsys.readouterr().out


def test_the_orders_of_the_command_line_are_those_of_the_variants():
    assert SCHEMA["$defs"]["BestKernels"]["properties"]["order"]["maximum"] == MAX_ORDER
