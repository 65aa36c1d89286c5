"""What is left behind where a process is killed: nothing."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from chainline.codegen.process import command
from chainline.codegen.reaper import scratch_folder
from chainline.errors import RunError

_PATIENCE_S = 20.0
_WORK = """
import signal, sys
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # a test run in the background may ignore both
signal.signal(signal.SIGINT, signal.default_int_handler)
from chainline.codegen.reaper import lasting_scratch_folder, scratch_folder
from chainline.codegen.process import LineProcess, run
with scratch_folder() as folder:
    (folder / "kernel.c").write_text("int x;")
    print(folder, lasting_scratch_folder(), flush=True)
    beside = LineProcess(["sleep", "987.125"])
    print("begun", flush=True)
    run(["/bin/sh", "-c", "sleep 987.25 & sleep 987.5; true"], 900)
"""


def _running():
    found = []
    for entry in Path("/proc").iterdir():
        try:
            line = (entry / "cmdline").read_bytes() if entry.name.isdigit() else b""
        except OSError:
            continue
        if line.startswith(b"sleep\0987."):
            found.append(line)
    return found


def _in_time(condition):
    end = time.monotonic() + _PATIENCE_S
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="no /proc to look into")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_killed_it_leaves_no_process_and_no_folder(how):
    with subprocess.Popen([sys.executable, "-c", _WORK], stdout=subprocess.PIPE, text=True) as work:
        folders = [Path(name) for name in work.stdout.readline().split()]
        assert work.stdout.readline() == "begun\n"
        assert len(folders) == 2 and all(folder.is_dir() for folder in folders)
        assert _in_time(lambda: len(_running()) >= 3)
        work.send_signal(how)
        work.wait(_PATIENCE_S)
    assert _in_time(lambda: not _running())
    assert _in_time(lambda: not any(folder.exists() for folder in folders))


def test_a_folder_is_there_as_long_as_it_is_needed():
    with scratch_folder() as folder:
        (folder / "x").write_text("1")
        assert folder.is_dir()
    assert not folder.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits what another process writes")
@pytest.mark.parametrize("to", ["/dev/stdout", "/dev/stderr", "big"])
def test_a_command_that_writes_without_end_is_cut_off(monkeypatch, to):
    monkeypatch.setattr(command, "MOST_WRITTEN_BYTES", 1 << 20)
    with scratch_folder() as folder:
        to = folder / to if to == "big" else to
        copy = ["dd", "if=/dev/zero", "bs=65536", "count=100000", "oflag=append", "conv=notrunc"]
        with pytest.raises(RunError, match="dd: wrote more than 1 MiB, killed"):
            command.run([*copy, f"of={to}"], 60)
        # the limit holds from an instant after the start
        assert sum(path.stat().st_size for path in folder.iterdir()) < 1 << 28
