"""Forged model files: whatever one says, reading it calls nothing, and no answer leaves its arrays."""

import json
import random
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data import parameter_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.fitting import MODEL_NAMES, fit_model
from chainline.models.empirical.fitting.store.document import Document, pack, unpack
from chainline.models.empirical.fitting.stored import load_model, save_model

from .....tier import sized

RNG = np.random.default_rng(0)
FRAME = pd.DataFrame(
    {"m": RNG.integers(8, 512, 60), "p": RNG.integers(1, 9, 60), "solver": RNG.choice(["amg", "lu"], 60)}
)
TIMES = 1e-3 * (FRAME["m"] ** 1.5 / FRAME["p"] * FRAME["solver"].map({"amg": 1, "lu": 4})).to_numpy()
SMALL = {
    "cpr": {"rank": 2, "cells": 4, "regularization": 1e-4, "extrapolated": ["m"]},
    "cpr-cells": {"rank": 2, "cells": 4, "regularization": 1e-4, "extrapolated": ["m"]},
    "sgr": {"level": 3, "refinements": 1},
    "nn": {"layers": 2, "width": 8},
    "rf": {"n_estimators": 4, "max_depth": 4},
    "gb": {"n_estimators": 4, "max_depth": 2},
    "et": {"n_estimators": 4, "max_depth": 4},
}
ANSWERS = (
    0,
    1,
    -1,
    2**31,
    2**53,
    10**30,
    0.5,
    -1e300,
    "",
    "nan",
    "m",
    None,
    True,
    [],
    {},
    [0],
    {"is": "Sum"},
)


@cache
def _document(name, folder):
    path = Path(folder) / name
    if name == "hybrid":
        numbers = FRAME[["m", "p"]]
        stored = fit_model(
            name, Measurements(numbers, TIMES, ()), "s", None, {"learner": "dt"}, 0, "influence"
        )
    else:
        stored = fit_model(name, Measurements(FRAME, TIMES, ()), "s", None, SMALL.get(name, {}), 0)
    save_model(stored, path)
    return unpack(path.read_bytes())


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(tmp_path_factory.mktemp("models"))


def _places(node, place=()):
    """Yield the way to every value of a header."""
    yield place
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from _places(child, (*place, key))


def _changed(header, place, value):
    copy = json.loads(json.dumps(header))
    at = copy
    for key in place[:-1]:
        at = at[key]
    if value is _GONE:
        del at[place[-1]]
    else:
        at[place[-1]] = value
    return copy


_GONE = object()


def _with(document, number, array):
    return Document(document.header, (*document.arrays[:number], array, *document.arrays[number + 1 :]))


def _answers_or_says_why(document, path):
    path.write_bytes(pack(document))
    try:
        loaded = load_model(path)
    except UsageError as error:
        assert str(error).count("\n") == 0
        return
    try:
        with np.errstate(all="ignore"):
            loaded.estimator.predict(FRAME[list(loaded.features)])
    except (ValueError, KeyError):
        pass  # its columns are not those of the table, or a term is too large there


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", [*MODEL_NAMES, "hybrid", "influence"])
def test_a_value_of_the_header_that_is_another(name, folder, tmp_path):
    document, draw = _document(name, folder), random.Random(0)
    places = [place for place in _places(dict(document.header)) if place]
    for place in draw.sample(places, min(len(places), 150)):
        for value in draw.sample([*ANSWERS, _GONE], 4):
            _answers_or_says_why(
                Document(_changed(document.header, place, value), document.arrays), tmp_path / "m"
            )


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", sized(["cpr", "svm", "et", "sgr"], [*MODEL_NAMES, "hybrid"]))
def test_a_number_in_an_array_that_is_another(name, folder, tmp_path):
    document, draw = _document(name, folder), random.Random(1)
    wild = (0, -1, 1, 2**31 - 1, -(2**31), 7)
    for number, array in enumerate(document.arrays):
        for _ in range(sized(2, 12) if array.size else 0):
            changed = array.copy()
            values = wild if array.dtype.kind == "i" else (*wild, np.nan, np.inf, 1e308, -1e-300)
            changed.reshape(-1)[draw.randrange(array.size)] = draw.choice(values)
            _answers_or_says_why(
                Document(
                    document.header, (*document.arrays[:number], changed, *document.arrays[number + 1 :])
                ),
                tmp_path / "m",
            )


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", sized(["cpr", "svm", "rf", "knn"], [*MODEL_NAMES, "hybrid"]))
def test_arrays_that_are_shorter_or_of_another_shape(name, folder, tmp_path):
    document = _document(name, folder)
    for number, array in enumerate(document.arrays):
        for changed in (array[:-1], array[:0], np.concatenate([array, array]), array.reshape(-1)):
            _answers_or_says_why(
                Document(
                    document.header, (*document.arrays[:number], changed, *document.arrays[number + 1 :])
                ),
                tmp_path / "m",
            )


def test_a_feature_stands_once(folder, tmp_path):
    document = _document("knn", folder)
    first, _, *others = document.header["file"]["features"]
    header = _changed(document.header, ("file", "features"), [first, first, *others])
    (tmp_path / "m").write_bytes(pack(Document(header, document.arrays)))
    with pytest.raises(UsageError, match="a feature stands twice"):
        load_model(tmp_path / "m")


def test_an_array_serves_once(folder, tmp_path):
    document = _document("knn", folder)
    learner = document.header["file"]["estimator"]["learner"]
    header = _changed(document.header, ("file", "estimator", "learner", "targets"), learner["samples"])
    (tmp_path / "m").write_bytes(pack(Document(header, document.arrays)))
    with pytest.raises(
        UsageError, match=r"KNeighborsRegressor\.targets: array .* is not there, or taken twice"
    ):
        load_model(tmp_path / "m")


@pytest.mark.parametrize("name", ["builtins.print", "LossNode", "Path", "SVC", "sklearn.svm.SVR", "Pipeline"])
def test_classes_are_of_a_list(name, folder, tmp_path):
    document = _document("knn", folder)
    header = _changed(document.header, ("file", "estimator", "learner", "is"), name)
    (tmp_path / "m").write_bytes(pack(Document(header, document.arrays)))
    with pytest.raises(UsageError, match=f"'{name}' where .* is due"):
        load_model(tmp_path / "m")


def _plain(value):
    return {
        **{"__class__": "str", "__module__": "builtins", "__loader__": "JsonNode", "is_json": True},
        **{"content": json.dumps(value), "__id__": id(value)},
    }


def test_an_archive_that_names_a_function_calls_none(monkeypatch, tmp_path):
    """It once called whatever the modules of this package import, under the name of one of its classes."""
    called = []
    monkeypatch.setattr(parameter_space, "read_space", called.append)
    arguments = {"__class__": "tuple", "__module__": "builtins", "__loader__": "TupleNode", "__id__": 1}
    forged = {
        **{"__class__": "read_space", "__module__": "chainline.models.empirical.data.parameter_space"},
        **{"__loader__": "LossNode", "__id__": 2, "content": _plain(None), "protocol": 2},
        **{"__reduce__": {"args": {**arguments, "content": [_plain("called")]}}, "_skops_version": "0.11.0"},
    }
    with zipfile.ZipFile(tmp_path / "m", "w") as archive:
        archive.writestr("schema.json", json.dumps(forged))
    with pytest.raises(UsageError, match="is no model of `chainline fit`"):
        load_model(tmp_path / "m")
    assert not called


_AUDITED = """
import sys
from pathlib import Path
from chainline.errors import UsageError
from chainline.models.empirical.fitting.stored import load_model

genuine, forged = (list(Path(name).iterdir()) for name in sys.argv[1:])
for path in genuine:
    load_model(path)  # imports what it needs
seen, known = [], {str(path) for path in (*genuine, *forged)}

def hook(event, arguments):
    reads = event == "open" and str(arguments[0]) in known and arguments[1] in ("r", "rb")
    if not reads and not event.startswith(("object.", "sys._getframe", "builtins.id")):
        seen.append((event, str(arguments)[:200]))

sys.addaudithook(hook)
refused = 0
for path in (*genuine, *forged):
    try:
        load_model(path)
    except UsageError:
        refused += 1
count, seen = len(seen), seen[:5]
print(count, seen, 0 < refused <= len(forged))
"""


def test_reading_a_model_does_nothing_but_read(folder, tmp_path):
    """An audit hook sees no exec, compile, import, process, socket or write that a file could ask for."""
    draw, forged = random.Random(2), tmp_path / "forged"
    forged.mkdir()
    for name in sized(["cpr", "sgr", "rf", "svm", "knn"], [*MODEL_NAMES, "hybrid"]):
        document = _document(name, folder)
        places = [place for place in _places(dict(document.header)) if place]
        for number, place in enumerate(draw.sample(places, sized(4, 12))):
            header = _changed(document.header, place, draw.choice(ANSWERS))
            (forged / f"{name}-{number}").write_bytes(pack(Document(header, document.arrays)))
    command = [sys.executable, "-c", _AUDITED, folder, str(forged)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout == "0 [] True\n"
