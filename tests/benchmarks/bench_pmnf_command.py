"""The whole command of scaling laws beside that of Extra-P 4.2.5: processor time from start to end.

    export CHAINLINE_EXTRAP=extrap/bin/python
    pytest tests/benchmarks/bench_pmnf_command.py

CHAINLINE_EXTRAP names a Python that has it: `python -m venv extrap && extrap/bin/pip install extrap==4.2.5`.
Both read Extra-P's JSON (two parameters, 25 points, five repetitions with 2 % noise) and print their models,
`chainline fit --model pmnf --json` with intervals. By turns, the least of some runs of each; of 1,000 kernels
one of theirs, and the mean of five of ours before and five after it: user and system time of the process and
its children. Limits: 8 times less for 20 kernels, 60 times less for 1,000.
"""

import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import mean

import numpy as np
import pytest
from chainline.models.empirical.acquisition.synthetic import Noise, noisy, random_problem
from chainline.models.empirical.data.experiments.read import format_json
from chainline.models.empirical.data.experiments.series import Series

PYTHON = os.environ.get("CHAINLINE_EXTRAP")


def kernels(number):
    random = np.random.default_rng(0)
    series = []
    for place in range(number):
        problem = random_problem(2, random)
        values = noisy(problem.formula.values(problem.points), 5, 0.02, Noise.UNIFORM, random)
        series.append(Series(f"k{place}", "time", problem.formula.parameters, problem.points, tuple(values)))
    return series


def cpu_s(command, folder):
    """Return the processor time of a command, in seconds; what Python compiles is kept, as when installed."""
    kept = {"PYTHONPYCACHEPREFIX": str(folder)}
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | kept
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(command, check=True, env=environment, **quiet)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.skipif(PYTHON is None, reason="CHAINLINE_EXTRAP names no Python with extrap")
@pytest.mark.parametrize(("number", "rounds", "limit"), [(20, 5, 8), (1000, 1, 60)])
def test_the_command(number, rounds, limit, tmp_path, capsys):
    path = tmp_path / "kernels.json"
    path.write_text(format_json(kernels(number)))
    ours = [sys.executable, "-m", "chainline", "fit", "--model", "pmnf", str(path), "--json"]
    theirs = [str(Path(PYTHON).with_name("extrap")), "--json", str(path), "--print", "all"]
    path.with_name("first.json").write_text(format_json(kernels(2)))
    for command in (ours, theirs):
        cpu_s(
            [str(path.with_name("first.json")) if part == str(path) else part for part in command], tmp_path
        )
    # what takes a second is of one moment, what takes minutes of many: as often before as after, and means
    if rounds == 1:
        before, theirs_s = [cpu_s(ours, tmp_path) for _ in range(5)], cpu_s(theirs, tmp_path)
        ours_s = mean([*before, *(cpu_s(ours, tmp_path) for _ in range(5))])
    else:
        times = [(cpu_s(ours, tmp_path), cpu_s(theirs, tmp_path)) for _ in range(rounds)]
        ours_s, theirs_s = map(min, zip(*times, strict=True))
    with capsys.disabled():
        print(f"\n{number} kernels: {ours_s:.2f} s, Extra-P {theirs_s:.2f} s of processor time: ", end="")
        print(f"{theirs_s / ours_s:.1f} times")
    assert theirs_s / ours_s >= limit
