"""A stand-in of pjsub, pjstat and pjdel, for one machine: the options and outputs of the public guides.

Called by one of these three names. Two jobs run at a time. `PJM_STAND_IN` names the folder of its state:
a file for each job with its process and state. `no-bulk` there refuses bulk jobs as some centres do, and
`down` has every command fail.
"""

import argparse
import fcntl
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

STATE = Path(os.environ["PJM_STAND_IN"])
GROUPS = ("small", "large")
_HEAD = "JOB_ID     JOB_NAME   MD ST  USER     START_DATE      ELAPSE_LIM NODE_REQUIRE VNODE  CORE V_MEM"


def fail(code, command, what):
    print(f"[ERR.] PJM {code:04d} {command} {what}", file=sys.stderr)
    sys.exit(1)


def pjsub(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("-L", action="append", default=[])
    parser.add_argument("-g")
    parser.add_argument("-j", action="store_true")
    parser.add_argument("-o")
    parser.add_argument("-x", action="append")
    parser.add_argument("--name", default="job")
    parser.add_argument("--bulk", action="store_true")
    parser.add_argument("--sparam")
    parser.add_argument("script")
    given = parser.parse_args(arguments)
    resources = dict(part.split("=") for text in given.L for part in text.split(","))
    if resources.get("rscgrp", "small") not in GROUPS:
        fail(54, "pjsub", f"The resource group '{resources['rscgrp']}' does not exist.")
    if not re.fullmatch(r"\d+:\d\d:\d\d", resources.get("elapse", "")):
        fail(57, "pjsub", "elapse is not a time.")
    if given.bulk and (STATE / "no-bulk").exists():
        fail(70, "pjsub", "No execute permission: pjsub-bulk.")
    if len(given.name.encode()) > 63:
        fail(30, "pjsub", "Job name is too long.")
    number = _new_number()
    first, last = map(int, given.sparam.split("-")) if given.bulk else (0, 0)
    for place in range(first, last + 1):
        job = f"{number}[{place}]" if given.bulk else str(number)
        _write(job, "QUE", 0, given.name)
        environment = {**os.environ, "PJM_JOBID": str(number)}
        if given.bulk:
            environment["PJM_BULKNUM"] = str(place)
        output = (given.o or str(STATE / "out.%j")).replace("%j", str(number))
        subprocess.Popen(
            [sys.executable, __file__, "run", job, given.script, output, given.name],
            env=environment,
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    print(f"[INFO] PJM 0000 pjsub Job {number} submitted.")


def _new_number():
    with (STATE / "number").open("a+") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        stream.seek(0)
        number = int(stream.read() or 1000) + 1
        stream.truncate(0)
        stream.write(str(number))
    return number


def _write(job, state, pid, name):
    path = STATE / f"job-{job}"
    path.with_suffix(".new").write_text(f"{state} {pid} {name}")
    path.with_suffix(".new").rename(path)


def run(job, script, output, name):
    _write(job, "QUE", os.getpid(), name)
    slot = _slot()
    _write(job, "RUN", os.getpid(), name)
    with Path(output).open("a") as stream:
        subprocess.run(["/bin/bash", script], stdout=stream, stderr=stream, check=False)
    (STATE / f"job-{job}").unlink(missing_ok=True)
    slot.close()


def _slot():
    while True:
        for number in range(2):
            stream = (STATE / f"slot-{number}").open("w")
            try:
                fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                stream.close()
            else:
                return stream
        time.sleep(0.05)


def pjstat(arguments):
    expanded = "-E" in arguments
    print(_HEAD)
    for path in sorted(STATE.glob("job-*")):
        if path.suffix == ".new":
            continue
        try:
            state, _, name = path.read_text().split()
        except (FileNotFoundError, ValueError):
            continue
        job = path.name.removeprefix("job-")
        if "[" in job and not expanded:
            continue
        mode = "BU" if "[" in job else "NM"
        begin = f"{job:10} {name[:10]:10} {mode} {state}"
        print(f"{begin} user1    11/17 09:01:41  0001:00:00 1            -     -    -")


def pjdel(jobs):
    for job in jobs:
        path = STATE / f"job-{job}"
        try:
            _, pid, _ = path.read_text().split()
        except FileNotFoundError:
            print(f"[ERR.] PJM 0112 pjdel Job {job} does not exist.", file=sys.stderr)
            continue
        path.unlink(missing_ok=True)
        if int(pid):
            os.killpg(int(pid), signal.SIGKILL)
        print(f"[INFO] PJM 0100 pjdel Accepted job {job}.")


def main():
    name = Path(sys.argv[0]).name
    if sys.argv[1:2] == ["run"]:
        run(*sys.argv[2:])
        return
    if (STATE / "down").exists():
        fail(80, name, "Cannot connect to the job manager.")
    {"pjsub": pjsub, "pjstat": pjstat, "pjdel": pjdel}[name](sys.argv[1:])


main()
