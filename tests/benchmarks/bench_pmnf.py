"""PMNF models of a thousand kernels beside Extra-P 4.2.5.

    CHAINLINE_EXTRAP=extrap/bin/python pytest tests/benchmarks/bench_pmnf.py

CHAINLINE_EXTRAP names a Python that has it: `python -m venv extrap && extrap/bin/pip install extrap==4.2.5`
(it pins an old numpy). 1,000 kernels, two parameters, 25 points, five repetitions with 2 % noise; both are
told the measurements in memory, and only the search for models is timed. Limit: 50 times faster, same models.
"""

import json
import os
import subprocess
import time

import numpy as np
import pytest
from chainline.models.empirical.acquisition.synthetic import Noise, noisy, random_problem
from chainline.models.empirical.data.experiments.read import format_json
from chainline.models.empirical.data.experiments.series import Series
from chainline.models.empirical.estimators.pmnf.fit import fit_series

from ..extrap_text import parsed

PYTHON = os.environ.get("CHAINLINE_EXTRAP")
N_KERNELS = 1000
_THEIRS = """
import json, sys, time, warnings
warnings.simplefilter("ignore")
from extrap.fileio.file_reader.json_file_reader import JsonFileReader
from extrap.modelers.model_generator import ModelGenerator
from extrap.util.string_formats import FunctionFormats
experiment = JsonFileReader().read_experiment(sys.argv[1])
generator = ModelGenerator(experiment)
begin = time.perf_counter()
generator.model_all()
seconds = time.perf_counter() - begin
shown = FunctionFormats.PYTHON
models = {
    key[0].name: [model.hypothesis.function.to_string("p", "x", format=shown), model.hypothesis.SMAPE]
    for key, model in generator.models.items()
}
print(json.dumps({"seconds": seconds, "models": models}))
"""


def kernels():
    random = np.random.default_rng(0)
    series = []
    for number in range(N_KERNELS):
        problem = random_problem(2, random)
        values = noisy(problem.formula.values(problem.points), 5, 0.02, Noise.UNIFORM, random)
        series.append(Series(f"k{number}", "time", problem.formula.parameters, problem.points, tuple(values)))
    return series


@pytest.mark.skipif(PYTHON is None, reason="CHAINLINE_EXTRAP names no Python with extrap")
def test_a_thousand_kernels(benchmark, tmp_path):
    series = kernels()
    found = benchmark.pedantic(fit_series, (series,), rounds=5, warmup_rounds=1)
    (tmp_path / "kernels.json").write_text(format_json(series))
    command = [PYTHON, "-c", _THEIRS, str(tmp_path / "kernels.json")]
    made = subprocess.run(command, check=True, capture_output=True, text=True)
    theirs = json.loads(made.stdout.splitlines()[-1])
    begin = time.perf_counter()
    fit_series(series)
    ours_s = time.perf_counter() - begin
    same = [_same(each.model, *theirs["models"][of.kernel]) for each, of in zip(found, series, strict=True)]
    benchmark.extra_info["extrap_s"] = theirs["seconds"]
    benchmark.extra_info["ratio"] = theirs["seconds"] / ours_s
    benchmark.extra_info["same_models"] = sum(same)
    assert theirs["seconds"] / ours_s >= 50
    assert all(same)


def _same(ours, text, smape):
    """Tell whether terms are the same, and the error; its coefficients are wrong in the sixth digit
    where products differ by ten decades, since its columns are not scaled."""
    _, products = parsed(text, ours.formula.parameters)
    alike = set(ours.formula.products) == set(products)
    if not alike or ours.smape > smape * (1 + 1e-4):
        print(ours, text, smape)
    return alike and ours.smape == pytest.approx(smape, rel=1e-4)
