"""What stored models are asked: every class refuses what it cannot know, with row and column."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic.candidates import LogBlend
from chainline.models.empirical.fitting.fitting import MODEL_NAMES, fit_model
from chainline.models.empirical.fitting.hybrid_fitting import INFLUENCE
from chainline.models.empirical.fitting.predictions import answers
from chainline.models.empirical.fitting.store.document import StoredModel
from chainline.models.empirical.fitting.stored import load_model, save_model

RNG = np.random.default_rng(0)
FRAME = pd.DataFrame(
    {"m": RNG.integers(8, 512, 40), "p": RNG.integers(1, 9, 40), "solver": RNG.choice(["amg", "lu"], 40)}
)
TIMES = 1e-3 * (FRAME["m"] ** 1.5 / FRAME["p"] * FRAME["solver"].map({"amg": 1, "lu": 4})).to_numpy()


def fitted(name):
    return fit_model(name, Measurements(FRAME, TIMES, ()), "s", None, {}, 0)


@pytest.fixture(scope="module", params=[*MODEL_NAMES, "blend"])
def stored(request, tmp_path_factory):
    if request.param == "blend":
        members = tuple(fitted(name).estimator for name in ("knn", "et"))
        known = StoredModel("blend", LogBlend(members, (0.5, 0.5)), tuple(FRAME), "s", len(FRAME))
    else:
        known = fitted(request.param)
    path = tmp_path_factory.mktemp("models") / "m.model"
    save_model(known, path)
    return load_model(path)


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ((-5, 2, "amg"), "row 2, column 'm': -5 is not above zero"),
        ((0, 2, "amg"), "row 2, column 'm': 0 is not above zero"),
        (("many", 2, "amg"), "row 2, column 'm': 'many' is no number"),
        ((64, float("nan"), "amg"), "row 2, column 'p': nan is no number"),
        ((64, float("inf"), "amg"), "row 2, column 'p': inf is no number"),
        ((64, 2, "ilu"), "row 2, column 'solver': 'ilu' is none of amg, lu"),
        ((64, 2, 7), "row 2, column 'solver': 7 is none of amg, lu"),
    ],
)
def test_what_is_not_known_is_refused(stored, row, message):
    asked = pd.DataFrame([(64, 2, "lu"), row], columns=list(FRAME))
    with pytest.raises(ValueError, match=message):
        answers(stored, asked)


def test_answers_are_those_of_the_estimator(stored):
    assert answers(stored, FRAME).tolist() == stored.estimator.predict(FRAME).tolist()


def test_words_are_refused_by_a_model_of_numbers_alone():
    numbers = Measurements(FRAME[["m", "p"]], TIMES, ())
    stored = fit_model(INFLUENCE, numbers, "s", None, {}, 0)
    with pytest.raises(ValueError, match="row 1, column 'p': 'two' is no number"):
        answers(stored, pd.DataFrame({"m": [64], "p": ["two"]}))


def test_an_answer_beyond_all_numbers_is_refused():
    steep = Measurements(FRAME[["m"]], 1e-9 * FRAME["m"].to_numpy() ** 4.5, ())
    stored = fit_model("sgr", steep, "s", None, {}, 0)
    with pytest.raises(ValueError, match="row 1: the model has no finite answer"):
        answers(stored, pd.DataFrame({"m": [1e150]}))


@pytest.mark.exhaustive
@pytest.mark.parametrize("rows", [1, 3])
def test_three_rows_are_learned_from_or_refused_in_one_line(rows):
    few = Measurements(FRAME[:rows], TIMES[:rows], ())
    for name in MODEL_NAMES:
        try:
            assert len(answers(fit_model(name, few, "s", None, {}, 0), FRAME[:rows])) == rows
        except ValueError as error:  # UsageError is one
            assert "give more configurations" in str(error)
