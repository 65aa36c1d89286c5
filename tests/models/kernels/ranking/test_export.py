"""Which kernel a library is given, predicted and measured."""

import shutil
from dataclasses import replace

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.measure import Measurement, Plan
from chainline.codegen.render import Directives
from chainline.codegen.target import host_target
from chainline.codegen.variant import DType, Language, Mode
from chainline.errors import RunError
from chainline.models.kernels.ranking import export
from chainline.models.kernels.ranking.export import Request, choose

from ....predicted_answers import answer_of
from ....synthetic_measurements import GHZ, measurement

REQUEST = Request(
    orders=(1, 2),
    modes=(Mode.X,),
    dtype=DType.FLOAT64,
    language=Language.LLVM,
    machine=load_machine("zen5"),
    target=host_target(),
    compiler="llvm",
    frequency_ghz=2.0,
    n_elements=6,
)


def _three(question):
    return answer_of(question, {"128 mask x": 10.0, "128 overlap x": 11.0, "128 mask x/u2": 12.0})


def test_the_first_prediction_is_taken_unmeasured(monkeypatch):
    monkeypatch.setattr(export, "full_answer", _three)
    monkeypatch.setattr(export, "measured_choice", lambda _: None)
    first, second = choose(REQUEST)
    assert (first.symbol, second.symbol) == ("chainline_x_p1_f64", "chainline_x_p2_f64")
    assert (first.schedule_text, first.measured_gflops) == ("128 mask x", None)
    assert first.predicted_cycles == pytest.approx(10.0)
    assert second.predicted_gflops == pytest.approx(2 * 3**4 / 10 * 2.0)
    assert (second.n_elements, second.model, second.built.compiler) == (6, "simulation", "llvm")


@pytest.fixture
def measures(monkeypatch):
    """Return what sets the cycles of three kernels that are measured, with noise as given."""

    def set_up(cycles, **noise):
        def measured(binaries, n_elements, plan):
            assert n_elements == [6, 6, 6] and plan.rounds == 4
            assert all(binary.path.is_file() for binary in binaries)
            pairs = zip(binaries, cycles, strict=True)
            return [measurement(b.variant, c, seed=n, **noise) for n, (b, c) in enumerate(pairs)]

        monkeypatch.setattr(export, "full_answer", _three)
        monkeypatch.setattr(export, "measure", measured)
        return next(choose(replace(REQUEST, orders=(2,), plan=Plan(rounds=4))))

    return set_up


def test_one_that_is_certainly_faster_is_taken_with_its_own_prediction(measures):
    kernel = measures((100.0, 60.0, 75.0))
    assert kernel.schedule_text == "128 overlap x"
    assert kernel.predicted_cycles == pytest.approx(11.0)
    assert kernel.measured_gflops == pytest.approx(kernel.variant.nominal_flops / 60.0 * GHZ, rel=0.01)


def test_the_first_one_stands_where_others_are_equal_or_the_host_is_disturbed(measures):
    kernel = measures((100.0, 99.0, 99.5))
    assert kernel.schedule_text == "128 mask x" and kernel.measured_gflops is not None
    kernel = measures((100.0, 50.0, 99.5), busy=0.9)
    assert kernel.schedule_text == "128 mask x" and kernel.measured_gflops is None


def test_a_kernel_that_is_measured_wrong_ends_it(monkeypatch):
    monkeypatch.setattr(export, "full_answer", _three)
    monkeypatch.setattr(
        export, "measure", lambda binaries, *_: [Measurement(b.variant, 6, problem="wrong") for b in binaries]
    )
    with pytest.raises(RunError, match="wrong; nothing is exported"):
        list(choose(replace(REQUEST, plan=Plan(rounds=1))))


@pytest.mark.exhaustive
@pytest.mark.skipif(shutil.which("gfortran") is None, reason="gfortran is not installed")
def test_fortran_takes_the_split_and_directive_with_the_least_cycles():
    request = replace(REQUEST, orders=(2,), language=Language.FORTRAN, compiler="gfortran")
    ranked = export._splits(request, 2, Mode.X)
    assert {candidate.directives for candidate in ranked} == {Directives.INDEPENDENT, Directives.SIMD}
    assert {candidate.variant.split for candidate in ranked} <= {(3,), (2, 1), (1, 1, 1)}
    (kernel,) = choose(request)
    assert kernel.predicted_cycles == min(candidate.cycles for candidate in ranked)
    assert (kernel.variant, kernel.directives) == (ranked[0].variant, ranked[0].directives)
    assert "-fopenmp-simd" in kernel.built.flags
    assert ("!$omp simd private(t1" in kernel.source().text) == (kernel.directives is Directives.SIMD)
