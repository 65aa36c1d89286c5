"""Campaigns on a real Slurm of two nodes: jobs cancelled, front ends killed, the controller restarted."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time

import pytest
from chainline.analysis.campaign.coordinator import collect, journals
from chainline.analysis.campaign.folder import CampaignFolder
from chainline.analysis.campaign.journal import read_all
from chainline.analysis.measurement.dataset import load_rows
from chainline.analysis.measurement.dataset.merging import Part, merged

from .real_slurm import MEASURED, missing_tools, slurm_here

pytest.importorskip("submitit", reason="submitit is not installed")
pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(bool(missing_tools()), reason=f"{', '.join(missing_tools())} not installed"),
]
BLOCKS = 500
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


def _until(holds, seconds=120):
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.2)


def _rows(folder):
    """Return the rows of a campaign by block, as they are taken in: each outcome once."""
    found = {}

    def take(outcome):
        assert outcome.number not in found
        found[outcome.number] = [{k: v for k, v in row.items() if k != "node"} for row in outcome.rows]

    assert collect(CampaignFolder.open(folder), take) == len(found)
    return found


def test_nothing_is_lost_and_nothing_taken_twice(slurm, cluster, tmp_path):
    trial = ("campaign", "try", tmp_path / "trial", "--blocks", BLOCKS, "--seconds", 0.05)
    command = (*trial, "--executor", "slurm", "--cluster", cluster)
    moments, folder = random.Random(0), tmp_path / "trial"
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
    out = _finished(front)
    assert f"{BLOCKS} of {BLOCKS} blocks done, by slurm" in out
    local = tmp_path / "local"
    _finished(_front_end(slurm, "campaign", "try", local, "--blocks", BLOCKS))
    found = _rows(folder)
    assert found == _rows(local)
    assert sorted(found) == list(range(BLOCKS))
    assert [rows[0]["n"] for _, rows in sorted(found.items())] == list(range(BLOCKS))
    assert len(journals(folder / "rows")) > BLOCKS // 12  # what was cancelled was asked for again
    assert not slurm.run("squeue", "--noheader")
    assert (folder.stat().st_mode & 0o777, folder.stat().st_uid) == (0o700, os.geteuid())


def test_what_is_measured_is_what_is_measured_here(slurm, tmp_path, known_host):
    """200 rows in 20 blocks: a block that measures starts a process, of a second; 500 would take minutes."""
    cluster = tmp_path / "cluster.toml"
    cluster.write_text(CLUSTER.replace("blocks = 12", "blocks = 4"))
    space = ("measure", "--order", "1-3", "--dtype", "float64,float32", "--elements", "1-10", "--rounds", 1)
    _finished(_front_end(slurm, *space, "--block", 100, "-o", tmp_path / "local.parquet"))
    there = ("--block", 10, "-o", tmp_path / "slurm.parquet", "--executor", "slurm", "--cluster", cluster)
    front = _front_end(slurm, *space, *there)
    folder = tmp_path / "slurm.parquet.campaign" / "rows"
    _until(lambda: folder.is_dir() and any(read_all(path).count(b"\n") > 2 for path in journals(folder)))
    slurm.run("scancel", slurm.running()[0])
    front.send_signal(signal.SIGKILL)
    front.communicate()
    _finished(_front_end(slurm, *space, *there))
    local, remote = (load_rows(tmp_path / name) for name in ("local.parquet", "slurm.parquet"))
    assert len(local) == len(remote) == len({row.key for row in remote}) == (2 + 3 + 5) * 2 * 10
    conflicts = merged([Part("local", local), Part("remote", remote)]).conflicts
    assert len(conflicts) == len(local)
    for conflict in conflicts:
        assert set(conflict.columns) <= MEASURED, conflict.columns
    assert {row.host for row in remote} <= {"n1", "n2"}
    again = _finished(_front_end(slurm, *space, *there))
    assert "200 rows asked for, 0 added now, 200 there before" in again


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
    assert slurm.running(), "what runs is left to the next front end"
    assert "jobs cancelled" in _finished(_front_end(slurm, "campaign", "cancel", tmp_path / "trial"))
    time.sleep(3)
    assert not slurm.running()
