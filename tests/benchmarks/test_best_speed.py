"""How long `chainline best` takes as a whole process, with an empty cache.

Run with `pytest tests/benchmarks --benchmark-enable`: pytest-benchmark prints the seconds.
"""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("order", ["7", "1-15"])
def test_best_with_an_empty_cache(benchmark, tmp_path, order):
    runs = iter(range(100))

    def ask():
        environment = os.environ | {"CHAINLINE_CACHE_DIR": str(tmp_path / str(next(runs)))}
        command = [sys.executable, "-m", "chainline", "best", "--order", order, "--json"]
        return subprocess.run(command, env=environment, capture_output=True, check=True)

    done = benchmark.pedantic(ask, rounds=3 if order == "7" else 1)
    assert done.returncode == 0
