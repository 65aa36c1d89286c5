"""`chainline best --model learned`: ranks by a trained model, and says so where there is none."""

import json

import jsonschema
import pytest
from chainline.cli import main
from chainline.reports.schemas import schema_of

from .tier import standing

SCHEMA = schema_of("best")
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")
ORDERS = pytest.mark.parametrize("order", standing(["1", "2"], for_all="1".__eq__))


def run(capsys, *arguments):
    status = main(["best", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.exhaustive
@ORDERS
def test_the_shipped_model_answers_with_intervals(capsys, order):
    status, out, err = run(capsys, "--order", order, "--machine", "zen5", "--model", "learned", "--json")
    assert (status, err) == (0, "")
    answer = json.loads(out)
    jsonschema.validate(answer, SCHEMA)
    assert answer["model"] == "learned"
    for entry in answer["variants"]:
        low, high = entry["interval"]
        assert low < entry["gflops"] < high
        assert "predicted" in entry["reason"]


@pytest.mark.exhaustive
@ORDERS
def test_simulated_rows_answer_for_a64fx_and_say_so(capsys, order):
    status, out, err = run(capsys, "--order", order, "--machine", "a64fx", "--model", "learned")
    assert status == 0
    assert "the model learned from simulated speeds" in err
    assert "bounded" in out


@pytest.mark.exhaustive
@ORDERS
def test_a_machine_that_nobody_measured_gets_the_interval_of_machines_held_out(capsys, order):
    options = ("--order", order, "--model", "learned", "--json")
    status, out, err = run(capsys, *options, "--machine", "clx")
    assert status == 0
    assert "nothing was measured on clx: predicted by what zen5 and gnr taught" in err
    assert len(err.splitlines()) == 1
    answer = json.loads(out)
    jsonschema.validate(answer, SCHEMA)
    assert answer["model"] == "learned"
    status, out, err = run(capsys, *options, "--machine", "gnr")
    assert (status, err) == (0, "")
    assert _width(answer) > _width(json.loads(out))


def _width(answer):
    """Return the largest interval as a factor to either side."""
    return max((high / low) ** 0.5 for low, high in (entry["interval"] for entry in answer["variants"]))


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("order", "machine", "options", "why"),
    standing(
        [
            ("1", "neoverse-v2", (), "none was trained"),
            ("2", "neoverse-v2", (), "none was trained"),
            ("2", "clx", ("--residence", "memory"), "was trained for zen5 and gnr without data in memory"),
            ("2", "clx", ("--space", "full"), "none knows its kernels in explicit vectors"),
        ],
        for_all=lambda case: case[0] == "1",
    ),
)
def test_what_no_model_knows_is_simulated_and_told(capsys, order, machine, options, why):
    status, out, err = run(
        capsys, "--order", order, "--machine", machine, "--model", "learned", "--json", *options
    )
    assert status == 0
    assert f"no learned model for {machine}" in err
    assert why in err
    assert "simulating instead" in err
    answer = json.loads(out)
    jsonschema.validate(answer, SCHEMA)
    assert answer["model"] == "simulation"


def test_a_folder_without_a_model_is_told(capsys, tmp_path):
    status, _, err = run(capsys, "--order", "1", "--model", "learned", "--trained", str(tmp_path / "none"))
    assert status == 2
    assert "no such folder" in err


def test_trained_goes_with_learned(capsys, tmp_path):
    status, _, err = run(capsys, "--order", "1", "--trained", str(tmp_path))
    assert status == 2
    assert "goes with --model learned" in err


@pytest.mark.exhaustive
@pytest.mark.measures
@ORDERS
def test_the_learned_choice_can_be_measured(capsys, order):
    status, out, _ = run(
        capsys,
        "--order",
        order,
        "--model",
        "learned",
        "--measure",
        "--rounds",
        "3",
        "--patience",
        "1",
        "--json",
    )
    answer = json.loads(out)
    assert status == 0
    assert answer["measurement"]["disturbed"] or answer["agreement"]["regret"] < 0.5
