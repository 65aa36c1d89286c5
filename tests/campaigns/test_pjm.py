"""Campaigns by a stand-in of Fujitsu's job system: jobs deleted, front ends killed, a system down."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from chainline.analysis.campaign.executors.options import ClusterOptions
from chainline.analysis.campaign.executors.pjm import Pjm
from chainline.cli import main

from .compared import assert_each_block_once, assert_rows_of_a_local_run

STAND_IN = Path(__file__).with_name("pjm_stand_in.py")
CLUSTER = 'partition = "small"\naccount = "ra000001"\ntime = 10\nnodes = 4\nblocks = 12\npoll = 0.5\n'


@pytest.fixture
def pjm(tmp_path, monkeypatch):
    """Put the stand-in first in the path; return the folder of its state."""
    for name in ("bin", "state"):
        (tmp_path / name).mkdir()
    for name in ("pjsub", "pjstat", "pjdel"):
        script = tmp_path / "bin" / name
        script.write_text(f"#!{sys.executable}\n{STAND_IN.read_text()}")
        script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    monkeypatch.setenv("PJM_STAND_IN", str(tmp_path / "state"))
    (tmp_path / "cluster.toml").write_text(CLUSTER)
    yield tmp_path / "state"
    for job in (tmp_path / "state").glob("job-*"):
        subprocess.run(["pjdel", job.name.removeprefix("job-")], check=False, capture_output=True)


def _command(tmp_path, blocks, seconds):
    given = ("campaign", "try", tmp_path / "trial", "--blocks", blocks, "--seconds", seconds)
    return [*map(str, given), "--executor", "pjm", "--cluster", str(tmp_path / "cluster.toml")]


def _running(state):
    jobs = (job for job in state.glob("job-*") if job.suffix != ".new")
    return [job.name.removeprefix("job-") for job in jobs if job.exists() and "RUN" in job.read_text()]


def _front_end(command):
    command = [sys.executable, "-m", "chainline", *map(str, command)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _disturbed(state, command, most):
    """Return a front end that goes on after jobs were deleted, front ends killed, and the system down."""
    moments = random.Random(0)
    deleted = killed = 0
    was_down = False
    front = _front_end(command)
    while front.poll() is None and (deleted < most or killed < min(2, most)):
        time.sleep(moments.uniform(0.8, 1.6))
        if deleted < most and (running := _running(state)):
            subprocess.run(["pjdel", moments.choice(running)], check=True, capture_output=True)
            deleted += 1
        if killed < 2 and deleted in (1, 3):
            front.send_signal(signal.SIGKILL)
            front.communicate()
            killed += 1
            front = _front_end(command)
        if deleted == 2 and not was_down:
            (state / "down").touch()
            time.sleep(2)
            (state / "down").unlink()
            was_down = True
    assert (deleted, killed) == (most, min(2, most)), "it was done before it was disturbed"
    return front


@pytest.mark.exhaustive
def test_nothing_is_lost_and_nothing_taken_twice(pjm, tmp_path, known_host):
    """60 rows, each a block of its own, disturbed all the while, held against a local run."""
    (tmp_path / "cluster.toml").write_text(CLUSTER.replace("blocks = 12", "blocks = 4"))
    space = ("measure", "--order", "1-2", "--dtype", "float64,float32", "--elements", "1-6", "--rounds", 8)
    there = ("--executor", "pjm", "--cluster", tmp_path / "cluster.toml")
    front = _disturbed(pjm, (*space, "--block", 1, "-o", tmp_path / "rows.parquet", *there), 5)
    out, err = front.communicate(timeout=300)
    assert front.returncode == 0, err
    assert "60 rows asked for" in out
    assert_each_block_once(tmp_path / "rows.parquet.campaign", 60)
    assert not _running(pjm)
    assert main([*map(str, (*space, "-o", tmp_path / "local.parquet"))]) == 0
    assert_rows_of_a_local_run(tmp_path / "rows.parquet", tmp_path / "local.parquet")


@pytest.mark.exhaustive
def test_where_there_are_no_bulk_jobs(pjm, tmp_path):
    (pjm / "no-bulk").touch()
    front = _disturbed(pjm, _command(tmp_path, 60, 0.05), 1)
    out, err = front.communicate(timeout=200)
    assert front.returncode == 0, err
    assert "60 of 60 blocks done, by pjm" in out
    assert_each_block_once(tmp_path / "trial", 60)
    assert not _running(pjm)


@pytest.mark.exhaustive
def test_what_pjsub_refuses_is_one_line(pjm, tmp_path, capsys):
    (tmp_path / "cluster.toml").write_text(CLUSTER.replace("small", "nowhere"))
    assert main(_command(tmp_path, 3, 0)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "The resource group 'nowhere' does not exist." in line


def test_without_the_commands_it_is_one_line(tmp_path, capsys):
    if shutil.which("pjsub"):
        pytest.skip("pjsub is installed")
    assert main(["campaign", "try", str(tmp_path / "trial"), "--executor", "pjm"]) == 2
    assert "no pjsub here" in capsys.readouterr().err


@pytest.mark.exhaustive
def test_sub_jobs_are_told_from_their_bulk_job(pjm, tmp_path):
    (tmp_path / "requests").mkdir()
    (tmp_path / "logs").mkdir()
    requests = [tmp_path / "requests" / f"{number}.json" for number in range(2)]
    system = Pjm("chainline-0", tmp_path, ClusterOptions(setup=("sleep 60",)))
    names = system.submit(requests)
    assert [name.endswith(f"[{place}]") for place, name in enumerate(names)] == [True, True]
    assert system.alive() == set(names)
    system.cancel(names[:1])
    assert system.alive() == set(names[1:])
    system.cancel(names[1:])
    assert system.alive() == set()
