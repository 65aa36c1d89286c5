"""Campaigns on a real Slurm of two nodes: jobs cancelled, front ends killed, the controller restarted."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time

import pytest
from chainline.analysis.campaign.coordinator import journals
from chainline.analysis.measurement.dataset import load_rows

from .compared import BLOCKS, SPACE, assert_each_block_once, assert_rows_of_a_local_run
from .real_slurm import missing_tools, slurm_here

pytest.importorskip("submitit", reason="submitit is not installed")
pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(bool(missing_tools()), reason=f"{', '.join(missing_tools())} not installed"),
]
OF_A_JOB = 32
# both nodes are this machine: a job takes the processor of its node
OWN_PROCESSOR = "taskset --cpu-list --pid $((${SLURMD_NODENAME#n} % $(nproc))) $$ >/dev/null"
CLUSTER = 'partition = "main"\ntime = 10\nnodes = 4\nblocks = 12\npoll = 0.5\n'


@pytest.fixture(scope="module")
def slurm():
    # the name of the folder is short: that of a socket may have no more than 107 characters
    with tempfile.TemporaryDirectory(prefix="cs-", dir="/tmp") as folder, slurm_here(folder) as running:
        yield running


@pytest.fixture
def cluster(tmp_path):
    (tmp_path / "cluster.toml").write_text(CLUSTER)
    return tmp_path / "cluster.toml"


def _front_end(slurm, *arguments):
    command = [sys.executable, "-m", "chainline", *map(str, arguments)]
    return subprocess.Popen(
        command, env=slurm.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def _finished(process):
    out, err = process.communicate(timeout=400)
    assert process.returncode == 0, err
    return out


def test_nothing_is_lost_and_nothing_taken_twice(slurm, tmp_path, known_host):
    """500 rows, each a block of its own, disturbed all the while, held against a local run."""
    cluster = tmp_path / "cluster.toml"
    cluster.write_text(CLUSTER.replace("blocks = 12", f"blocks = {OF_A_JOB}\nsetup = [{OWN_PROCESSOR!r}]"))
    data, folder = tmp_path / "slurm.parquet", tmp_path / "slurm.parquet.campaign"
    command = (*SPACE, "--block", 1, "-o", data, "--executor", "slurm", "--cluster", cluster)
    out = _finished(_disturbed(slurm, command))
    assert f"{BLOCKS} rows asked for" in out
    assert_each_block_once(folder)
    assert len(journals(folder / "rows")) > BLOCKS // OF_A_JOB  # what was cancelled was asked for again
    slurm.until(lambda: not slurm.run("squeue", "--noheader"))
    assert (folder.stat().st_mode & 0o777, folder.stat().st_uid) == (0o700, os.geteuid())
    _finished(_front_end(slurm, *SPACE, "--block", 100, "-o", tmp_path / "local.parquet"))
    assert_rows_of_a_local_run(data, tmp_path / "local.parquet")
    assert {row.host for row in load_rows(data)} == {"n1", "n2"}
    again = _finished(_front_end(slurm, *command))
    assert f"{BLOCKS} rows asked for, 0 added now, {BLOCKS} there before" in again


def _disturbed(slurm, command):
    """Return a front end that goes on after five jobs, two front ends and the controller were ended."""
    moments = random.Random(0)
    front = _front_end(slurm, *command)
    cancelled = killed = 0
    restarted = False
    while front.poll() is None and (cancelled < 5 or killed < 2 or not restarted):
        time.sleep(moments.uniform(1.0, 2.5))
        if cancelled < 5 and (running := slurm.running()):
            slurm.run("scancel", moments.choice(running))
            cancelled += 1
        if killed < 2 and cancelled in (1, 3):
            front.send_signal(signal.SIGKILL)
            front.communicate()
            killed += 1
            front = _front_end(slurm, *command)
        if not restarted and cancelled == 2:
            slurm.stop_controller()
            time.sleep(2)
            slurm.start_controller()
            restarted = True
    assert (cancelled, killed, restarted) == (5, 2, True), "it was done before it was disturbed"
    return front


def test_an_unknown_partition_is_one_line(slurm, tmp_path):
    (tmp_path / "bad.toml").write_text('partition = "nowhere"\npoll = 0.5\n')
    given = ("campaign", "try", tmp_path / "trial", "--executor", "slurm", "--cluster", tmp_path / "bad.toml")
    process = _front_end(slurm, *given)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert [
        line for line in err.splitlines() if "nowhere" in line and "--cluster" in line
    ] == err.splitlines()


def test_jobs_are_cancelled_by_name(slurm, cluster, tmp_path):
    given = ("campaign", "try", tmp_path / "trial", "--blocks", 40, "--seconds", 5)
    front = _front_end(slurm, *given, "--executor", "slurm", "--cluster", cluster)
    while not slurm.running():
        time.sleep(0.5)
    front.send_signal(signal.SIGINT)
    front.communicate()
    slurm.until(slurm.running)  # what runs is left to the next front end; a busy Slurm may begin it again
    assert "jobs cancelled" in _finished(_front_end(slurm, "campaign", "cancel", tmp_path / "trial"))
    time.sleep(3)
    assert not slurm.running()


def test_a_job_put_back_into_the_queue_and_one_whose_time_is_over(slurm, tmp_path):
    """What they had finished counts; slurmctld looks twice a minute for jobs whose time is over."""
    cluster, folder = tmp_path / "cluster.toml", tmp_path / "trial"
    cluster.write_text(
        CLUSTER.replace("nodes = 4", "nodes = 2").replace("blocks = 12", f"blocks = {OF_A_JOB}")
    )
    given = ("campaign", "try", folder, "--blocks", 2 * OF_A_JOB, "--seconds", 1)
    front = _front_end(slurm, *given, "--executor", "slurm", "--cluster", cluster)
    slurm.until(lambda: len(slurm.running()) == 2 and _done(folder) >= 4)
    # squeue has those that began together in any order
    put_back, cut_short = sorted(slurm.running())
    slurm.run("scontrol", "requeue", put_back)
    slurm.run("scontrol", "update", f"JobId={cut_short}", "EndTime=now+1seconds")
    assert f"{2 * OF_A_JOB} of {2 * OF_A_JOB} blocks done" in _finished(front)
    assert_each_block_once(folder, 2 * OF_A_JOB)
    said = (slurm.folder / "slurmctld.log").read_text()
    assert f"Requeuing JobId={put_back}" in said
    assert f"Time limit exhausted for JobId={cut_short}" in said
    logs = [path.read_text() for path in sorted((folder / "logs").glob("*.log"))]
    assert len(logs) == 3  # of the job that was put back, which began twice, of that cut short, of the rest
    assert [log.count(" blocks\n") for log in logs] == [2, 1, 1]
    assert [log.endswith(" end\n") for log in logs] == [True, False, True]


def _done(folder):
    """Return how many blocks of a campaign are done."""
    rows = folder / "rows"
    return sum(path.read_bytes().count(b'"rows"') for path in journals(rows)) if rows.is_dir() else 0
