"""A limit of processes and threads: work goes on with one, or a line says what to do; never `interrupted`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from chainline import threads
from chainline.cli.main import main
from chainline.codegen.process import worker_pool as pool
from chainline.errors import LIMIT_REACHED, RunError

SAMPLES = Path(__file__).parents[1] / "samples"
CAMPAIGNS = Path(__file__).parent / "validation" / "campaigns"
SETPRIV = shutil.which("setpriv") and shutil.which("prlimit")
MAIN = sys.modules["chainline.cli.main"]
NOTE = f"chainline: note: one thread was used: {LIMIT_REACHED}\n"


def _limited(number, *arguments, folder):
    """Return what a command of a user prints who may have so many processes and threads."""
    # may read everything, as the package may lie in a folder that only root may enter
    nobody = ("setpriv", "--reuid", "65531", "--regid", "65531", "--clear-groups")
    reads = ("--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search")
    command = [*nobody, *reads, "prlimit", f"--nproc={number}", sys.executable, "-P", "-m", "chainline"]
    left_out = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS", "CHAINLINE_CACHE_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    folder.chmod(0o777)
    done = subprocess.run(
        [*command, *map(str, arguments)],
        env=environment | {"HOME": "/proc/nowhere", "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
        timeout=300,
    )
    if "Operation not permitted" in done.stderr:
        pytest.skip(f"setpriv: {done.stderr}")
    return done.returncode, done.stdout, done.stderr


AS_ROOT = pytest.mark.skipif(os.geteuid() != 0 or not SETPRIV, reason="needs root, setpriv and prlimit")
NOISE = ("noise", SAMPLES / "scaling/runs.csv", "--target", "seconds", "--features", "rows,columns")


@AS_ROOT
@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("arguments", [("best", "--order", "1", "--machine", "zen4"), NOISE])
def test_a_command_goes_on_with_one_thread(number, arguments, tmp_path):
    code, out, said = _limited(number, *arguments, folder=tmp_path)
    assert (code, said) == (0, NOTE) and out


@AS_ROOT
def test_what_needs_a_process_says_that_it_has_none(tmp_path):
    code, out, said = _limited(
        1, "operator", "interpolation", "--points", "3", "--machine", "zen5", folder=tmp_path
    )
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    assert (code, out) == (1, "")
    assert said.endswith(f"gcc: cannot be started: {LIMIT_REACHED}\n") and said.count("\n") == 1


@AS_ROOT
def test_no_data_set_is_called_corrupt(tmp_path):
    pytest.importorskip("pyarrow")
    data = CAMPAIGNS / "zen5/tensor.parquet"
    _, _, said = _limited(1, "evaluate", "chain", data, "--machine", "zen5", folder=tmp_path)
    assert "corrupt" not in said and "salvage" not in said


def test_an_interrupt_is_the_limit_only_where_there_is_one(monkeypatch, capsys):
    def interrupt(place):
        raise KeyboardInterrupt

    monkeypatch.setattr(MAIN, "load", interrupt)
    assert main(["doctor"]) == 130
    assert capsys.readouterr().err == "chainline: interrupted\n"

    class Loading:
        """Stands for an extension that is interrupted while it loads."""

        def find_spec(self, name, path=None, target=None):
            if name == "chainline_interrupted":
                raise KeyboardInterrupt

    def load(place):
        import chainline_interrupted  # noqa: F401, PLC0415

    monkeypatch.setattr(MAIN, "load", load)
    monkeypatch.setattr(sys, "meta_path", [Loading(), *sys.meta_path])
    assert main(["doctor"]) == 130
    monkeypatch.setattr(MAIN, "is_limit_reached", lambda: True)
    capsys.readouterr()
    assert main(["doctor"]) == 1
    assert capsys.readouterr().err == f"chainline: error: {LIMIT_REACHED}\n"


@pytest.mark.parametrize(
    "error", [RuntimeError("can't start new thread"), BlockingIOError(11, "Resource temporarily unavailable")]
)
def test_a_refused_thread_or_process_is_told_as_the_limit(error, monkeypatch, capsys):
    def refuse(options):
        try:
            raise error
        finally:
            raise RuntimeError("cannot join thread before it is started")

    monkeypatch.setattr(MAIN, "load", lambda place: refuse)
    assert main(["doctor"]) == 1
    assert capsys.readouterr().err == f"chainline: error: {LIMIT_REACHED}\n"


def test_workers_that_cannot_be_started_are_done_without(monkeypatch):
    monkeypatch.setattr(pool, "startable_threads", lambda wanted: wanted - 1)
    monkeypatch.setattr(pool, "ProcessPoolExecutor", None)
    assert list(pool.map_processes(abs, [-1, -2], 2)) == [1, 2]
    from chainline.codegen.process.worker_pool import ProcessExecutor  # noqa: PLC0415

    with pytest.raises(RunError, match="the limit of processes"):
        ProcessExecutor(2)


def test_without_shared_memory_work_goes_on_in_one_process(monkeypatch):
    class Context:
        """Stands for `multiprocessing` where there is no /dev/shm."""

        def Lock(self):
            raise OSError(30, "Read-only file system")

    monkeypatch.setattr(pool, "get_context", lambda *method: Context())
    assert list(pool.map_processes(abs, [-1, -2], 2)) == [1, 2]
    from chainline.codegen.process.worker_pool import ProcessExecutor  # noqa: PLC0415

    with pytest.raises(RunError, match=r"no semaphores, .* /dev/shm: Read-only file system; mount it"):
        ProcessExecutor(2)


def test_libraries_are_left_alone_where_the_environment_decides(monkeypatch):
    monkeypatch.setattr(threads, "is_limit_reached", lambda: True)
    monkeypatch.delitem(sys.modules, "numpy", raising=False)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    assert not threads.heed_thread_limit() and os.environ["OPENBLAS_NUM_THREADS"] == "3"
    for name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    assert threads.heed_thread_limit()
    assert os.environ["OPENBLAS_NUM_THREADS"] == os.environ["OMP_NUM_THREADS"] == "1"
