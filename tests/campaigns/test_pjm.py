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
from chainline.analysis.campaign.coordinator import collect
from chainline.analysis.campaign.executors.options import ClusterOptions
from chainline.analysis.campaign.executors.pjm import Pjm
from chainline.analysis.campaign.folder import CampaignFolder
from chainline.cli import main

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


@pytest.mark.exhaustive
@pytest.mark.parametrize("bulk", [True, False])
def test_nothing_is_lost_and_nothing_taken_twice(pjm, tmp_path, bulk):
    if not bulk:
        (pjm / "no-bulk").touch()
    blocks = 500 if bulk else 60
    command = [sys.executable, "-m", "chainline", *_command(tmp_path, blocks, 0.05)]
    moments = random.Random(0)
    deleted = killed = 0
    was_down = False
    front = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    most = 5 if bulk else 1
    while front.poll() is None and (deleted < most or killed < min(2, most)):
        time.sleep(moments.uniform(0.8, 1.6))
        if deleted < most and (running := _running(pjm)):
            subprocess.run(["pjdel", moments.choice(running)], check=True, capture_output=True)
            deleted += 1
        if killed < 2 and deleted in (1, 3):
            front.send_signal(signal.SIGKILL)
            front.communicate()
            killed += 1
            front = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if deleted == 2 and not was_down:
            (pjm / "down").touch()
            time.sleep(2)
            (pjm / "down").unlink()
            was_down = True
    assert deleted == most
    out, err = front.communicate(timeout=200)
    assert front.returncode == 0, err
    assert f"{blocks} of {blocks} blocks done, by pjm" in out
    found = {}
    collect(CampaignFolder.open(tmp_path / "trial"), lambda o: found.setdefault(o.number, []).append(o.rows))
    assert sorted(found) == list(range(blocks))
    assert all(len(rows) == 1 and rows[0][0]["n"] == number for number, rows in found.items())
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
