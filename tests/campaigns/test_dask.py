"""Campaigns on a cluster of dask: workers and front ends killed, nothing lost, nothing taken twice."""

import random
import signal
import socket
import subprocess
import sys
import time

import pytest
from chainline.cli import main

from .compared import SPACE, assert_each_block_once, assert_rows_of_a_local_run

pytest.importorskip("distributed", reason="distributed is not installed")
pytestmark = pytest.mark.exhaustive


class Cluster:
    """A scheduler of dask and two workers, each a process; they know the host as the tests do."""

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
        return subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)

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
def cluster(tmp_path_factory, known_host):
    running = Cluster(tmp_path_factory.mktemp("dask"))
    yield running
    running.stop()


def _front_end(*arguments):
    command = [sys.executable, "-m", "chainline", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_nothing_is_lost_and_nothing_taken_twice(cluster, tmp_path, known_host):
    """500 rows, each a block of its own, disturbed all the while, held against a local run."""
    data = tmp_path / "rows.parquet"
    command = (*SPACE, "--block", 1, "-o", data, "--executor", f"dask:{cluster.address}")
    front, lost, killed, moments = _front_end(*command), 0, 0, random.Random(0)
    while front.poll() is None and (lost < 5 or killed < 2):
        time.sleep(moments.uniform(2.0, 3.0))
        if killed < 2 and lost in (1, 3):
            front.send_signal(signal.SIGKILL)
            front.communicate()
            killed += 1
            front = _front_end(*command)
        cluster.lose_worker()
        lost += 1
    assert (lost >= 5, killed) == (True, 2), "it was done before it was disturbed"
    _, err = front.communicate(timeout=900)
    assert front.returncode == 0, err
    assert_each_block_once(tmp_path / "rows.parquet.campaign")
    assert main([*map(str, (*SPACE, "--block", 100, "-o", tmp_path / "local.parquet"))]) == 0
    assert_rows_of_a_local_run(data, tmp_path / "local.parquet")


def test_an_address_that_does_not_answer_is_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("chainline.analysis.campaign.executors.named._PATIENCE_S", 1)
    given = ["campaign", "try", str(tmp_path / "trial"), "--executor", "dask:tcp://127.0.0.1:9"]
    assert main(given) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "does not answer" in line
