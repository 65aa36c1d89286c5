"""Models of `chainline train` through the same door."""

import json
from importlib import resources

import chainline as cl
import pytest
from chainline.cli import main

FOLDER = str(resources.files("chainline.models.kernels.learned.stored").joinpath("shipped", "a64fx"))


@pytest.fixture(scope="module")
def trained():
    return cl.load(FOLDER)


def test_a_folder_is_a_model_of_kernels(trained):
    assert isinstance(trained, cl.TrainedKernels)
    assert trained.to_json()["machine"] == "a64fx"
    assert "a64fx" in trained._repr_html_()
    assert len(trained.to_frame()) == len(trained.to_json()["scores"])


def test_predictions_are_those_of_the_command(trained, capsys):
    words = ["predict", FOLDER, "--order", "2", "--machine", "a64fx", "--split", "2,1", "--json"]
    assert main(words) == 0
    said = json.loads(capsys.readouterr().out)
    with pytest.warns(UserWarning, match="learned from simulated speeds"):
        found = trained.predict(2, "a64fx", split=(2, 1))
    assert json.loads(json.dumps(found.to_json())) == said
    assert list(found.to_frame()["split"]) == ["2,1"]


def test_a_ranking_takes_it(trained):
    with pytest.warns(UserWarning, match="learned from simulated speeds"):
        ranking = cl.best(2, machine="a64fx", model="learned", trained=trained)
    assert ranking.to_json()["model"] == "learned"
    assert all(row["interval"] for row in ranking.to_json()["variants"])
    with pytest.raises(
        cl.UsageError, match="trained: goes with model='learned' or model='paper', not simulation"
    ):
        cl.best(2, machine="a64fx", trained=trained)
