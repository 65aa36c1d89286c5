"""How long `chainline best` takes as a whole process with an empty cache, start-up included.

    pytest tests/benchmarks/bench_best.py

pytest-benchmark prints the seconds; beside them, for the same orders, the peer without which
nothing can be analysed: the embedded compiler alone, run over the same variants.
"""

import os
import subprocess
import sys

import pytest

ORDERS = [("7", 3), ("1-15", 1)]
COMPILE_ONLY = """
import sys
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import host_target
from chainline.codegen.variant import Variant
first, _, last = sys.argv[1].partition("-")
variants = [Variant(p, s) for p in range(int(first), int(last or first) + 1) for s in partitions(p + 1)]
def compile(variant):
    return len(EmbeddedLLVM().assemble(render(variant), host_target()).text)
print(sum(map_processes(compile, variants, chunk=12)))
"""


def _time(benchmark, tmp_path, rounds, command):
    runs = iter(range(100))

    def run():
        environment = os.environ | {"CHAINLINE_CACHE_DIR": str(tmp_path / str(next(runs)))}
        return subprocess.run(command, env=environment, capture_output=True, check=True)

    assert benchmark.pedantic(run, rounds=rounds).returncode == 0


@pytest.mark.parametrize(("orders", "rounds"), ORDERS)
@pytest.mark.parametrize("machine", ["host", "a64fx"])
def test_best(benchmark, tmp_path, orders, rounds, machine):
    arguments = ["best", "--order", orders, "--machine", machine, "--json"]
    _time(benchmark, tmp_path, rounds, [sys.executable, "-m", "chainline", *arguments])


@pytest.mark.parametrize("order", ["2", "8", "12", "15"])
def test_best_of_the_full_space(benchmark, tmp_path, order):
    arguments = ["best", "--order", order, "--space", "full", "--elements", "1", "--json"]
    _time(benchmark, tmp_path, 3, [sys.executable, "-m", "chainline", *arguments])


@pytest.mark.parametrize(("orders", "rounds"), ORDERS)
def test_compiling_alone(benchmark, tmp_path, orders, rounds):
    _time(benchmark, tmp_path, rounds, [sys.executable, "-c", COMPILE_ONLY, orders])
