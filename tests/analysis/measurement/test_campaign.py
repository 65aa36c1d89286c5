"""Campaigns: what is missing is measured once, in blocks; crashes cost one row."""

import shutil
from dataclasses import replace
from types import SimpleNamespace

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement import campaign
from chainline.analysis.measurement.campaign import blocks, missing_jobs, run_campaign, setting_of_host
from chainline.analysis.measurement.dataset import DataSet, load_rows
from chainline.analysis.measurement.job import Space, build, job_key
from chainline.analysis.measurement.measure import Measurement, Plan
from chainline.analysis.measurement.repeatability import job_of, repeat_rows, trusted_rows
from chainline.codegen.process import available_cores
from chainline.codegen.render import Source
from chainline.codegen.target import host_target
from chainline.errors import UsageError
from chainline.isa.registry import host_isa

MACHINE = load_machine("zen5" if host_isa() == "x86-64" else "neoverse-v1")
SETTING = setting_of_host(MACHINE, Plan(rounds=2, sample_s=20e-6), block_rows=4)


def _jobs(**lists):
    return Space(**{"orders": (2, 3), **lists}).jobs(host_target(), MACHINE)


def test_a_space_is_every_combination():
    jobs = _jobs(modes=("x", "element"), n_elements=(1, 5), residences=("L2",))
    assert len(jobs) == (3 + 5) * 2 * 3
    assert len(_jobs(splits=((2, 2), (3,)))) == 2
    with pytest.raises(UsageError, match=r"split 9: sums to 9, the Np of order 8"):
        _jobs(splits=((9,),))


def test_blocks_hold_every_job_once_in_random_order():
    jobs = _jobs(threads=(1, 2), n_elements=(1,), residences=())
    parts = list(blocks(jobs, seed=1, block_rows=5))
    assert sorted(map(id, (job for part in parts for job in part))) == sorted(map(id, jobs))
    assert all(len({job.threads for job in part}) == 1 and len(part) <= 5 for part in parts)
    assert [job for part in parts for job in part] != jobs
    assert parts == list(blocks(jobs, seed=1, block_rows=5))


def test_blocks_are_bounded_in_memory():
    jobs = _jobs(n_elements=(2_000_000, 3_000_000, 4_000_000), residences=(), splits=((3,),))
    assert [len(part) for part in blocks(jobs, seed=0)] == [1, 1, 1]


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_disturbed_block_is_measured_again_as_long_as_patience_lasts(monkeypatch, tmp_path):
    """The reference is slow five times, then as fast as in the block before."""
    jobs, seconds, waited = _jobs(orders=(2,)), iter([1.0, *[2.0] * 5, 1.0]), []
    measure_block, measured = campaign._measure_block, {}

    def disturbed(block, *others):
        if tuple(block) not in measured:
            measured[tuple(block)] = measure_block(block, *others)
        reference = next(seconds)
        return [replace(row, reference_seconds=reference) for row in measured[tuple(block)]]

    monkeypatch.setattr(campaign, "_measure_block", disturbed)
    monkeypatch.setattr(campaign.time, "sleep", waited.append)
    setting = replace(SETTING, block_rows=2, patience_s=3 * campaign.PAUSE_S)
    with DataSet.open(tmp_path / "rows.parquet") as data:
        rows = run_campaign(data, jobs, setting)
    assert [row.reference_seconds for row in rows] == [1.0] * 3
    assert waited == [campaign.PAUSE_S] * 3


@pytest.mark.exhaustive
def test_patience_is_for_undisturbed_samples_first_and_then_for_the_reference(monkeypatch, tmp_path):
    plans, seconds = [], iter([1.0, *[2.0] * 4])

    def measured(binaries, n_elements, plan, progress):
        plans.append(plan)
        progress(1, 1)
        reference = next(seconds)
        return [
            Measurement(binary.variant, elements, reference, 1e3, 1.0, 1.0, 20, 0.0)
            for binary, elements in zip(binaries, n_elements, strict=True)
        ]

    monkeypatch.setattr(campaign, "measure", measured)
    monkeypatch.setattr(campaign.time, "sleep", lambda _: None)
    setting = replace(SETTING, block_rows=2, patience_s=2.0)
    told = []
    with DataSet.open(tmp_path / "rows.parquet") as data:
        run_campaign(data, _jobs(orders=(2,)), setting, told.append)
    assert [plan.budget_s for plan in plans] == [2.0, 2.0, 0.0, 0.0, 0.0]
    shares = [state.share for state in told]
    assert shares == sorted(shares) and {state.phase for state in told} == {"building", "measuring", "done"}


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_campaign_measures_what_is_missing_and_nothing_twice(tmp_path):
    path = tmp_path / "rows.parquet"
    first, more = _jobs(orders=(2,)), _jobs()
    with DataSet.open(path) as data:
        assert len(run_campaign(data, first, SETTING)) == 3
    with DataSet.open(path) as data:
        assert len(run_campaign(data, [*more, *more], SETTING)) == 5
        assert run_campaign(data, more, SETTING) == []
    rows = load_rows(path)
    assert {row.key for row in rows} == {job_key(job, SETTING.cpu) for job in more}
    assert missing_jobs(more, rows, SETTING.cpu) == []
    failed = [replace(rows[0], problem="No space left on device"), *rows[1:]]
    (again,) = missing_jobs(more, failed, SETTING.cpu)
    assert job_key(again, SETTING.cpu) == rows[0].key
    assert missing_jobs(more, failed, SETTING.cpu, keep_failures=True) == []
    assert all(row.gflops and row.n_fma and row.reference_seconds and row.code for row in rows)


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_row_says_what_was_measured(tmp_path):
    with DataSet.open(tmp_path / "rows.parquet") as data:
        (row,) = run_campaign(data, _jobs(splits=((2, 2),)), SETTING)
    assert row.cycles == pytest.approx(row.seconds * row.frequency_ghz * 1e9)
    assert row.gflops == pytest.approx(6 * 4**4 / row.seconds * 1e-9)
    assert row.fma_cycles == pytest.approx(row.cycles / row.n_fma)
    assert row.ratio_in_range is (0 <= row.ratio <= 1)


def test_a_kernel_that_cannot_be_built_has_a_problem(monkeypatch):
    def broken(variant):
        return Source(variant, "define void @nothing(")

    monkeypatch.setattr("chainline.analysis.measurement.job.render", broken)
    (job,) = _jobs(splits=((2, 2),))
    made = build(job)
    assert made.binary is None and "llvm" in made.problem


def test_a_kernel_that_wrote_nothing_is_kept_with_its_problem(tmp_path):
    (job,) = _jobs(orders=(3,), splits=((2, 2),))
    result = Measurement(job.variant, job.n_elements, error=float("nan"), problem="relative error nan")
    row = campaign._row(job, build(job), result, None, SETTING)
    with DataSet.open(tmp_path / "rows.parquet") as data:
        data.append([row])
    assert load_rows(tmp_path / "rows.parquet") == [row]


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_row_can_be_turned_into_its_job_and_measured_again(tmp_path):
    with DataSet.open(tmp_path / "rows.parquet") as data:
        rows = run_campaign(data, _jobs(), SETTING)
    assert {job_key(job_of(row, host_target()), SETTING.cpu) for row in rows} == {row.key for row in rows}
    found = repeat_rows(rows, 3, host_target(), SETTING)
    assert len(found.repeats) == 3 and all(repeat.same_code for repeat in found.repeats)
    assert 0 <= found.median <= found.worst
    elsewhere = [replace(row, cpu="another") for row in rows]
    with pytest.raises(UsageError, match="no row to repeat"):
        repeat_rows(elsewhere, 3, host_target(), SETTING)


def test_rows_with_flags_that_name_files_are_not_trusted():
    row = SimpleNamespace
    rows = [row(flags="-O3 -march=native"), row(flags=None), row(flags="-O3 -fplugin=x.so"), row(flags="@x")]
    assert trusted_rows(rows) == rows[:2]


@pytest.mark.exhaustive
@pytest.mark.measures
def test_threads_share_the_elements(tmp_path):
    if available_cores() < 2:
        pytest.skip("one core only")
    with DataSet.open(tmp_path / "rows.parquet") as data:
        (row,) = run_campaign(data, _jobs(splits=((2, 2),), threads=(2,)), SETTING)
    assert row.threads == 2 and row.problem is None and row.gflops > 0


@pytest.mark.measures
def test_openmp_runs_the_same_procedure(tmp_path):
    if not shutil.which("gcc"):
        pytest.skip("gcc is not installed")
    if available_cores() < 2:
        pytest.skip("one core only")
    with DataSet.open(tmp_path / "rows.parquet") as data:
        rows = run_campaign(data, _jobs(splits=((2, 2),), threads=(1, 2), compilers=("gcc",)), SETTING)
    serial, team = sorted(rows, key=lambda row: row.threads)
    assert team.problem is None and "-fopenmp" in team.flags and "-fopenmp" not in serial.flags
    assert team.error == serial.error and team.n_fma == serial.n_fma
