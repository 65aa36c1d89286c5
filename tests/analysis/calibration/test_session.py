"""The measuring process: what it does with loops that crash, and with older instruction sets."""

import llvmlite.binding as llvm
import pytest
from chainline.analysis.calibration.measured_value import per_operation
from chainline.analysis.calibration.session import Host, Sampling, ask, sample_loops
from chainline.codegen.target import host_target
from chainline.errors import RunError
from chainline.isa.microbenchmark import Microbenchmark
from chainline.isa.registry import host_isa

SAMPLING = Sampling(rounds=12, sample_s=50e-6)
HERE = dict(llvm.get_host_cpu_features())


@pytest.mark.exhaustive
@pytest.mark.measures
def test_an_illegal_instruction_is_left_out_and_named():
    illegal = Microbenchmark("bad", ("ud2" if host_isa() == "x86-64" else ".word 0",), 1)
    nops = Microbenchmark("good", ("nop",) * 100, 100)
    samples = sample_loops([illegal, nops], Host(host_target(), HERE), SAMPLING)
    assert list(samples.cycles) == ["good"]
    assert "SIGILL" in samples.problems["bad"]
    assert list(samples.clocks) == ["scalar"]
    assert len(samples.clocks["scalar"]) == SAMPLING.rounds


@pytest.mark.exhaustive
def test_nothing_left_is_no_error():
    illegal = Microbenchmark("bad", ("ud2" if host_isa() == "x86-64" else ".word 0",), 1)
    samples = sample_loops([illegal], Host(host_target(), HERE), SAMPLING)
    assert not samples.cycles
    assert list(samples.problems) == ["bad"]


@pytest.mark.exhaustive
def test_a_failing_task_is_one_line():
    with pytest.raises(RunError, match="measuring process of 'chase'") as error:
        ask({"task": "chase", "ir": "nonsense"})
    assert "\n" not in str(error.value)


TELLING = ("multiply 128 latency", "add 128 accumulate", "divide 128 latency")
TRIES = 8


def _measured(features, names=None):
    """Return cycles of loops, and how many: of a try in which the telling ones had a steady clock."""
    loops = [
        loop
        for loop in host_target().instruction_set.benchmarks.class_benchmarks(host_target(), features)
        if names is None or loop.name in names
    ]
    for _ in range(TRIES):
        samples = sample_loops(loops, Host(host_target(), features), SAMPLING)
        if not samples.disturbed & set(TELLING):
            break
    return per_operation(samples.cycles, loops), len(loops)


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.skipif(host_isa() != "x86-64", reason="x86-64 only")
@pytest.mark.parametrize("features", [{}, {"avx2": True, "fma": True}])
def test_older_instruction_sets_give_the_same_latencies(features):
    if not all(HERE.get(name) for name in features):
        pytest.skip("this processor has no AVX2")
    newest, _ = _measured(HERE, TELLING)
    found, asked = _measured(features)
    assert len(found) == asked
    for name in TELLING:
        assert found[name].value == pytest.approx(newest[name].value, rel=0.1), name
