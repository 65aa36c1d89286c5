"""What it costs to hand out blocks and take them in, and what the front end of a campaign holds meanwhile.

    pytest tests/benchmarks/bench_campaign.py -s

A hundred thousand blocks that do nothing, by processes of this machine and by two workers of dask, one
thread each. Prints for each seconds of the whole command, milliseconds a block by the clock and by the
processors (workers of dask and their start included), the most memory that the front end held, and the
files of the campaign with their bytes:

    AMD EPYC (family 25, model 1, stepping 1), 2 processors
    executor  blocks  wall s  ms a block  processor ms  front end MB  files  MB on disk

`CHAINLINE_BENCH_BLOCKS` sets how many.
"""

import os
import resource
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from importlib.util import find_spec

import pytest
from chainline.analysis.measurement.host import host_cpu

BLOCKS = int(os.environ.get("CHAINLINE_BENCH_BLOCKS", "100000"))
MOST_MS, MOST_MB = 5.0, 500.0


@contextmanager
def _dask(folder):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    quiet = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    port = address.rpartition(":")[2]
    worker = ["worker", address, "--no-nanny", "--nthreads", "1", "--no-dashboard"]
    started = [subprocess.Popen([*dask, "scheduler", "--host", "127.0.0.1", "--port", port], **quiet)]
    started += [subprocess.Popen([*dask, *worker], **quiet) for _ in range(2)]
    try:
        yield f"dask:{address}"
    finally:
        for process in started:
            process.kill()
            process.wait()


def _measured(folder, executor):
    command = [sys.executable, "-m", "chainline", "campaign", "try", str(folder), "--blocks", str(BLOCKS)]
    begin = time.perf_counter()
    process = subprocess.Popen([*command, "--executor", executor], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begin
    assert os.waitstatus_to_exitcode(status) == 0
    files = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    return wall, used.ru_maxrss / 1024, len(files), sum(files) / 1e6


def _processor_s():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize("executor", ["local", "dask"])
def test_a_block_costs_little(tmp_path, executor):
    if executor == "dask" and find_spec("distributed") is None:
        pytest.skip("distributed is not installed")
    begin = _processor_s()
    if executor == "local":
        wall, memory, files, disk = _measured(tmp_path / "trial", "local")
    else:
        with _dask(tmp_path) as named:
            wall, memory, files, disk = _measured(tmp_path / "trial", named)
    per_block, processor = 1e3 * wall / BLOCKS, 1e3 * (_processor_s() - begin) / BLOCKS
    print(f"\n{host_cpu()}, {os.cpu_count()} processors")
    print("executor  blocks  wall s  ms a block  processor ms  front end MB  files  MB on disk")
    times = f"{wall:7.1f} {per_block:11.2f} {processor:13.2f}"
    print(f"{executor:8} {BLOCKS:7} {times} {memory:13.0f} {files:6} {disk:11.1f}")
    assert per_block < MOST_MS
    assert memory < MOST_MB
