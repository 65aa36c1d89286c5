"""A Slurm of this one machine, as a context: munged, slurmctld and two slurmd, in a folder of its own.

`slurmd -N` of Debian serves several virtual nodes of one machine, of one processor each. A job that is put
back into the queue begins again as soon as its credential has expired: after two minutes if nothing is said.
"""

import getpass
import os
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

TOOLS = ("slurmctld", "slurmd", "sbatch", "squeue", "scancel", "munged")
_PATH = f"{os.environ['PATH']}:/usr/sbin"
_CONF = """
ClusterName=chainline
SlurmctldHost=localhost
SlurmctldPort={port}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket,cred_expire=5
MpiDefault=none
ProctrackType=proctrack/pgid
TaskPlugin=task/none
ReturnToService=2
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmdSpoolDir={folder}/spool-%n
StateSaveLocation={folder}/state
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd-%n.log
SchedulerParameters=sched_interval=1,bf_interval=1
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
KillWait=1
MinJobAge=5
SlurmctldTimeout=30
SlurmdTimeout=30
MessageTimeout=5
PartitionName=main Nodes=n[1-2] Default=YES MaxTime=60 State=UP
NodeName=n1 NodeHostname=localhost Port={port_1} CPUs=1 State=UNKNOWN
NodeName=n2 NodeHostname=localhost Port={port_2} CPUs=1 State=UNKNOWN
"""


def missing_tools():
    return [name for name in TOOLS if shutil.which(name, path=_PATH) is None]


class Slurm:
    """A Slurm that runs; `environment` is that of its users."""

    def __init__(self, folder):
        self.folder = Path(folder)
        first = 20000 + os.getpid() % 20000
        ports = {"port": first, "port_1": first + 1, "port_2": first + 2}
        for name in ("state", "spool-n1", "spool-n2"):
            (self.folder / name).mkdir()
        conf = self.folder / "slurm.conf"
        conf.write_text(_CONF.format(folder=folder, user=getpass.getuser(), **ports))
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o400)
        self.environment = {**os.environ, "SLURM_CONF": str(conf), "PATH": _PATH}

    def run(self, *command, check=True):
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0 or not check, (command, done.stderr)
        return done.stdout

    def start(self):
        at = self.folder
        files = [f"--{name}={at}/munge{end}" for name, end in (("key-file", ".key"), ("socket", ".socket"))]
        files += [
            f"--pid-file={at}/munged.pid",
            f"--log-file={at}/munged.log",
            f"--seed-file={at}/munged.seed",
        ]
        self.run("munged", "--force", "--num-threads=1", *files)
        self.start_controller()
        for node in ("n1", "n2"):
            self.run("slurmd", "-N", node)
        self.until(lambda: self.run("sinfo", "--noheader", "--Node", "--format=%t").split() == ["idle"] * 2)

    def start_controller(self):
        self.run("slurmctld")
        self.until(lambda: "UP" in self.run("scontrol", "ping", check=False))

    def stop_controller(self):
        _kill(self.folder / "slurmctld.pid")

    def running(self):
        """Return the jobs that run now."""
        return self.run("squeue", "--noheader", "--array", "--states=RUNNING", "--format=%i").split()

    def until(self, holds):
        """Wait until something holds."""
        end = time.monotonic() + 30
        while not holds():
            assert time.monotonic() < end, [path.read_text()[-2000:] for path in self.folder.glob("*.log")]
            time.sleep(0.2)

    def stop(self):
        subprocess.run(
            ["scancel", f"--user={getpass.getuser()}"], env=self.environment, check=False, timeout=60
        )
        for name in ("slurmd-n1", "slurmd-n2", "slurmctld", "munged"):
            _kill(self.folder / f"{name}.pid")


def _kill(pid_file):
    """End the process that a file names, and wait until it is gone."""
    if not pid_file.exists():
        return
    pid = int(pid_file.read_text())
    for number in (15, 9):
        end = time.monotonic() + 5
        while time.monotonic() < end:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                return
            time.sleep(0.1)


@contextmanager
def slurm_here(folder):
    """Yield a Slurm in a folder, whose path is short: it holds a socket."""
    slurm = Slurm(folder)
    try:
        slurm.start()
        yield slurm
    finally:
        slurm.stop()
