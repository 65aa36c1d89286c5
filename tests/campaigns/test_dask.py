"""Campaigns on a cluster of dask: workers and front ends killed, nothing lost, nothing taken twice."""

import os
import random
import signal
import socket
import subprocess
import sys
import time

import pytest
from chainline.analysis.campaign.coordinator import collect
from chainline.analysis.campaign.folder import CampaignFolder
from chainline.analysis.measurement.dataset import load_rows
from chainline.analysis.measurement.dataset.merging import Part, merged
from chainline.cli import main

from .real_slurm import MEASURED

pytest.importorskip("distributed", reason="distributed is not installed")
pytestmark = pytest.mark.exhaustive
BLOCKS = 500


class Cluster:
    """A scheduler of dask and two workers, each a process; what the workers keep lies in a folder."""

    def __init__(self, folder):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        given = ("--host", "127.0.0.1", "--port", port, "--no-dashboard")
        self.scheduler = self._start("scheduler", *given)
        self.workers = [self.new_worker(), self.new_worker()]

    def _start(self, what, *given):
        log = (self.folder / "dask.log").open("a")
        command = [sys.executable, "-m", "dask", what, *map(str, given)]
        environment = {**os.environ, "CHAINLINE_CACHE_DIR": str(self.folder / "cache")}
        return subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, env=environment)

    def new_worker(self):
        given = ("--no-nanny", "--nthreads", 1, "--no-dashboard", "--local-directory", self.folder)
        return self._start("worker", self.address, *given)

    def lose_worker(self):
        """Kill a worker, and start another one."""
        lost = self.workers.pop(0)
        lost.kill()
        lost.wait()
        self.workers.append(self.new_worker())

    def stop(self):
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    running = Cluster(tmp_path_factory.mktemp("dask"))
    yield running
    running.stop()


def _front_end(*arguments):
    command = [sys.executable, "-m", "chainline", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _rows(folder):
    found = {}
    collect(CampaignFolder.open(folder), lambda o: found.setdefault(o.number, []).append(o.rows))
    return found


def test_nothing_is_lost_and_nothing_taken_twice(cluster, tmp_path):
    folder, moments = tmp_path / "trial", random.Random(0)
    given = ("campaign", "try", folder, "--blocks", BLOCKS, "--seconds", 0.05)
    command = (*given, "--executor", f"dask:{cluster.address}")
    front, lost, killed = _front_end(*command), 0, 0
    while front.poll() is None and (lost < 5 or killed < 2):
        time.sleep(moments.uniform(1.0, 1.5))
        if killed < 2 and lost in (1, 3):
            front.send_signal(signal.SIGKILL)
            front.communicate()
            killed += 1
            front = _front_end(*command)
        cluster.lose_worker()
        lost += 1
    assert (lost >= 5, killed) == (True, 2), "it was done before it was disturbed"
    out, err = front.communicate(timeout=200)
    assert front.returncode == 0, err
    assert f"{BLOCKS} of {BLOCKS} blocks done, by dask" in out
    found = _rows(folder)
    assert sorted(found) == list(range(BLOCKS))
    assert all(len(rows) == 1 and rows[0][0]["n"] == number for number, rows in found.items())


def test_measured_by_dask(cluster, tmp_path, known_host, capsys):
    data = tmp_path / "rows.parquet"
    space = ["measure", "--order", "1-3", "--elements", "1-5", "--rounds", "1"]
    there = ["--block", "10", "--executor", f"dask:{cluster.address}", "-o", str(data)]
    assert main([*space, *there]) == 0, capsys.readouterr().err
    assert main([*space, "--block", "50", "-o", str(tmp_path / "local.parquet")]) == 0
    rows, local = load_rows(data), load_rows(tmp_path / "local.parquet")
    assert len(rows) == len({row.key for row in rows}) == (2 + 3 + 5) * 5
    assert not [row.problem for row in rows if row.problem]
    conflicts = merged([Part("local", local), Part("dask", rows)]).conflicts
    assert len(conflicts) == len(rows)
    for conflict in conflicts:
        assert set(conflict.columns) <= MEASURED, conflict.columns


def test_an_address_that_does_not_answer_is_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("chainline.analysis.campaign.executors.dask._PATIENCE_S", 1)
    given = ["campaign", "try", str(tmp_path / "trial"), "--executor", "dask:tcp://127.0.0.1:9"]
    assert main(given) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "does not answer" in line
