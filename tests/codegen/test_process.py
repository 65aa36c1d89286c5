import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from chainline.codegen.process import LineWorker, command, map_processes, run
from chainline.codegen.process import worker_pool as team_module
from chainline.errors import RunError

MEASURING = "chainline.analysis.measurement.worker"
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="workers fork on Linux only")


def test_run_returns_what_the_command_left():
    done = run([sys.executable, "-c", "import sys; print(sys.stdin.read()); sys.exit(3)"], stdin="given")
    assert (done.returncode, done.stdout) == (3, "given\n")


@pytest.mark.exhaustive
def test_a_command_that_outlasts_its_time_is_killed():
    begin = time.monotonic()
    with pytest.raises(RunError, match=r"still running after 0\.5 s"):
        run([sys.executable, "-c", "import time; time.sleep(60)"], timeout_s=0.5)
    assert time.monotonic() - begin < 20


def test_a_command_that_is_not_there():
    with pytest.raises(RunError, match="cannot be started"):
        run(["/nonexistent/compiler"])


@pytest.mark.exhaustive
@pytest.mark.parametrize("forked", [False, True])
def test_a_worker_leaves_no_thread_behind(forked):
    """A process with threads cannot fork safely, and `map_processes` would start afresh."""
    before = threading.active_count()
    worker = LineWorker(MEASURING, {"kernels": [], "rounds": 0}, forked=forked)
    assert [reply["event"] for reply in worker.replies(silence_s=30)] == ["done"]
    worker.close()
    assert threading.active_count() == before


@pytest.mark.exhaustive
@pytest.mark.parametrize("forked", [False, True])
def test_a_worker_that_fails_says_how(forked):
    worker = LineWorker(MEASURING, {"nonsense": 1}, forked=forked)
    assert list(worker.replies(silence_s=30)) == []
    assert worker.ended_with() == "ended with status 1: KeyError: 'kernels'"
    worker.close()


@pytest.mark.parametrize("forked", [False, True])
def test_a_silent_worker_is_killed(forked):
    worker = LineWorker("timeit", {}, forked=forked)  # reads no request, and is silent for a while
    with pytest.raises(TimeoutError):
        list(worker.replies(silence_s=0.2))
    assert worker.close() == -signal.SIGKILL


TELLING = """
import json, os, signal, subprocess, sys, time

made = []

def prepare():
    made.append(os.getpid())

def main():
    request = json.loads(sys.stdin.readline())
    if request.get("crash"):
        os.kill(os.getpid(), signal.SIGSEGV)
    seen = {"made": made, "mine": os.environ.get("MINE"), "folder": os.getcwd(), "pid": os.getpid()}
    if request.get("stay"):
        seen["child"] = subprocess.Popen(["sleep", "60"]).pid
    print(json.dumps(seen | {"cores": sorted(os.sched_getaffinity(0))}), flush=True)
    time.sleep(60 if request.get("stay") else 0)
"""


@pytest.fixture
def told(tmp_path):
    """Return what asks a worker, forked off, what it sees."""
    (tmp_path / "telling.py").write_text(TELLING)

    def ask(**request):
        worker = LineWorker("telling", request, {"PYTHONPATH": str(tmp_path)}, forked=True)
        replies = list(worker.replies(silence_s=30))
        return replies, worker.close()

    return ask


@ON_LINUX
def test_a_crash_of_one_that_is_forked_off_costs_no_other(told):
    ((first,), status), crash, ((second,), _) = told(), told(crash=True), told()
    assert (status, crash) == (0, ([], -signal.SIGSEGV))
    assert first["made"] == second["made"] != []  # by the same server, once
    assert first["pid"] != second["pid"]


@ON_LINUX
def test_one_that_is_forked_off_inherits_what_a_new_process_would(told, tmp_path, monkeypatch):
    told()
    monkeypatch.setenv("MINE", "later")
    monkeypatch.chdir(tmp_path)
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        ((seen,), _) = told()
    finally:
        os.sched_setaffinity(0, before)
    assert (seen["mine"], seen["folder"], seen["cores"]) == ("later", str(tmp_path), [max(before)])
    monkeypatch.delenv("MINE")
    assert told()[0][0]["mine"] is None


@ON_LINUX
def test_a_server_that_was_killed_is_replaced(told):
    ((first,), _) = told()
    os.kill(first["made"][0], signal.SIGKILL)
    ((second,), status) = told()
    assert (status, second["made"] != first["made"]) == (0, True)


@pytest.mark.exhaustive
@ON_LINUX
def test_what_is_forked_off_ends_with_its_owner(told, tmp_path):
    code = "from chainline.codegen.process import LineWorker; import json, time\n"
    code += (
        f"worker = LineWorker('telling', {{'stay': 1}}, {{'PYTHONPATH': {str(tmp_path)!r}}}, forked=True)\n"
    )
    code += "print(json.dumps(next(worker.replies(30))), flush=True); time.sleep(60)"
    owner = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    seen = json.loads(owner.stdout.readline())
    owner.kill()
    owner.communicate()
    left = [Path("/proc", str(pid)) for pid in (seen["pid"], seen["child"], *seen["made"])]
    assert _becomes(lambda: not any(_runs(process) for process in left))


def test_a_team_does_every_part_tells_of_errors_and_leaves_no_thread_behind(monkeypatch):
    monkeypatch.setattr(team_module, "available_cores", lambda: 3)
    before, done = threading.active_count(), []
    with team_module.team() as found:
        assert found.size == 3
        found.run(lambda first, last: done.append((first, last)), [0, 2, 2, 5])
        with pytest.raises(ZeroDivisionError):
            found.run(lambda first, last: first // (last - first), [0, 2, 2, 5])
    assert sorted(done) == [(0, 2), (2, 2), (2, 5)]
    assert threading.active_count() == before
    with team_module.team(worth=False) as alone:
        assert alone.size == 1
    monkeypatch.setattr(team_module, "in_worker", lambda: True)
    with team_module.team() as alone:
        assert alone.size == 1


def test_first_items_are_computed_in_this_process():
    process = "__import__('os').getpid()"
    first, *others = map_processes(eval, [process] * 4, workers=2, here=1)
    assert first == os.getpid() and os.getpid() not in others and len(others) == 3
    assert list(map_processes(abs, [-1, -2], workers=2, here=1)) == [1, 2]
    assert list(map_processes(abs, [], workers=2, here=1)) == []


def test_processes_keep_the_order():
    assert list(map_processes(abs, [-3, 1, -2, 0], workers=2)) == [3, 1, 2, 0]
    assert list(map_processes(abs, [], workers=2)) == []


@ON_LINUX
def test_workers_end_with_the_process_that_started_them():
    """Else they would wait for work for ever, and hold what they inherited."""
    code = "import time; from chainline.codegen.process import map_processes as map_; "
    code += "list(map_(time.sleep, [60] * 2, 2))"
    owner = subprocess.Popen([sys.executable, "-c", code])
    children = Path(f"/proc/{owner.pid}/task/{owner.pid}/children")
    assert _becomes(lambda: len(children.read_text().split()) == 2)
    workers = [Path("/proc", name) for name in children.read_text().split()]
    owner.kill()
    owner.wait()
    assert _becomes(lambda: not any(_runs(worker) for worker in workers))


def _runs(process):
    try:
        return process.joinpath("stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def _becomes(condition, within_s=20):
    until = time.monotonic() + within_s
    while not (holds := condition()) and time.monotonic() < until:
        time.sleep(0.05)
    return holds


STOPPED_EARLY = """
import os, signal, time
from chainline.codegen.process import map_processes

def work(item):
    if item[0]:
        time.sleep(0.3)
        os.kill(os.getpid(), signal.SIGKILL)
    return item[0]

if __name__ == "__main__":
    items = [(number, bytes(1 << 20)) for number in range(40)]  # more than a pipe takes
    results = map_processes(work, items, workers=2)
    assert next(results) == 0
    results.close()
"""


def test_who_stops_early_does_not_wait_for_a_worker_that_dies(tmp_path):
    """`Executor.map` cancels the rest, its manager dies of that, and the process hung at its end."""
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED_EARLY)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr == ""


_TEAMS = """
import numpy as np
from chainline.codegen.process import map_processes
from xgboost import XGBRegressor

def fitted(jobs):
    X = np.arange(20_000.0).reshape(10_000, 2)
    return float(XGBRegressor(n_estimators=5, n_jobs=jobs).fit(X, X[:, 0]).predict(X[:1])[0])

if __name__ == "__main__":
    alone = fitted(2)  # begins a team of threads here
    print(list(map_processes(fitted, [1, 1, 1, 1], 2)) == [alone] * 4)
"""


@pytest.mark.exhaustive
def test_workers_compute_where_their_owner_had_a_team_of_threads(tmp_path):
    """GNU's OpenMP waits for ever in a forked process for the threads that its owner had."""
    script = tmp_path / "teams.py"
    script.write_text(_TEAMS)
    two = {**os.environ, "OMP_NUM_THREADS": "2"}
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=100, check=True, env=two
    )
    assert done.stdout == "True\n"


ON_LINUX_ALONE = pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's")


@ON_LINUX_ALONE
def test_a_command_and_what_it_starts_have_limits():
    kinds = "(r.RLIMIT_AS, r.RLIMIT_FSIZE, r.RLIMIT_CPU)"
    shown = f"import resource as r; print([r.getrlimit(kind)[1] for kind in {kinds}])"
    below = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {shown!r}])"
    done = run([sys.executable, "-c", below], timeout_s=30)
    assert json.loads(done.stdout) == [command.MOST_MEMORY_BYTES, command.MOST_WRITTEN_BYTES, 31]


@pytest.mark.exhaustive
@ON_LINUX_ALONE
@pytest.mark.skipif(
    not Path(f"/proc/self/task/{os.getpid()}/children").exists(),
    reason="this kernel tells nothing of children",
)
def test_one_that_was_started_before_the_limits_came_has_them(monkeypatch):
    """As where this process has to wait for its turn while a compiler's driver starts the compiler."""
    watch = command.watch_group

    def late(process):
        time.sleep(0.4)
        watch(process)

    monkeypatch.setattr(command, "watch_group", late)
    shown = "import resource, time; time.sleep(1); print(resource.getrlimit(resource.RLIMIT_AS)[1])"
    done = run(["/bin/sh", "-c", '"$0" -S -c "$1"; true', sys.executable, shown], timeout_s=30)
    assert int(done.stdout) == command.MOST_MEMORY_BYTES


@ON_LINUX_ALONE
def test_a_command_that_asks_for_all_memory_ends(monkeypatch):
    monkeypatch.setattr(command, "MOST_MEMORY_BYTES", 1 << 28)
    done = run([sys.executable, "-c", "bytearray(1 << 29)"], timeout_s=30)
    assert done.returncode == 1 and "MemoryError" in done.stderr


@ON_LINUX_ALONE
def test_what_is_read_of_a_command_is_bounded(monkeypatch):
    monkeypatch.setattr(command, "_MOST_READ_BYTES", 1000)
    monkeypatch.setattr(command, "MOST_WRITTEN_BYTES", 1 << 16)
    assert len(run([sys.executable, "-c", "print('a' * 60_000)"]).stdout) == 1000
    with pytest.raises(RunError, match="wrote more than"):
        run(["/bin/sh", "-c", "exec yes"], timeout_s=30)
