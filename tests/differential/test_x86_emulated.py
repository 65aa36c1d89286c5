"""Kernels for processors without AVX-512 and without FMA: run by an emulator of each, beside numpy.

A folder with an interpreter of its own makes the measuring process, which is started anew, run
emulated too.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

QEMU = shutil.which("qemu-x86_64")
pytestmark = [
    pytest.mark.exhaustive,  # interpreters start slowly there
    pytest.mark.skipif(QEMU is None, reason="qemu-x86_64 is not installed"),
    pytest.mark.skipif(platform.machine() != "x86_64", reason="the packages here are not for x86-64"),
]
PROCESSORS = {"Nehalem": ("nehalem", "multiply-add pair"), "Haswell": ("haswell", "FMA")}
SITE = Path(sysconfig.get_paths()["purelib"])


@pytest.fixture(scope="module", params=PROCESSORS)
def emulated(request, tmp_path_factory):
    """A processor, and what runs chainline on it and gives its output."""
    folder = tmp_path_factory.mktemp(request.param)
    python = folder / "bin" / "python"
    python.parent.mkdir()
    real = Path(sys.executable).resolve()
    python.write_text(f'#!/bin/sh\nexec {QEMU} -0 "$0" -cpu {request.param} {real} "$@"\n')
    python.chmod(0o755)
    (folder / "pyvenv.cfg").write_text(f"home = {real.parent}\nversion = {platform.python_version()}\n")
    packages = folder / "lib" / SITE.parent.name / SITE.name
    packages.parent.mkdir(parents=True)
    packages.symlink_to(SITE)
    environment = os.environ | {
        "CHAINLINE_CACHE_DIR": str(folder / "cache"),
        "OPENBLAS_NUM_THREADS": "1",
    }
    for name in ("CHAINLINE_VECTOR_BITS", "OPENBLAS_CORETYPE"):  # what a user says of the real processor
        environment.pop(name, None)

    def run(*arguments):
        command = [str(python), "-m", "chainline", *arguments]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=600, check=False
        )

    return request.param, run


def test_every_kernel_is_right(emulated):
    name, run = emulated
    cpu, links = PROCESSORS[name]
    # the simulation would be compiled anew by the emulated compiler, which says nothing of numbers
    done = run("best", "--order", "1-3", "--machine", "zen3", "--model", "chain", "--check", "--json")
    assert done.returncode == 0, done.stderr
    for answer in json.loads(done.stdout):
        assert answer["check"]["wrong"] == {}
        assert answer["check"]["kernels"] >= 1
        assert answer["check"]["worst_error"] < answer["check"]["tolerance"]
        assert f"-mcpu={cpu}" in answer["flags"]
        assert all(variant["links"] == links for variant in answer["variants"])
        assert all(
            0 < variant["chain_ratio"] <= 1 for variant in answer["variants"] if len(variant["split"]) == 1
        )


def test_calibration_notices_and_refuses_in_one_line(emulated):
    _name, run = emulated
    done = run("best", "--order", "1")
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if line.startswith("chainline:")]
    assert len(said) == 1
    assert "this processor is emulated" in said[0]
    assert "Traceback" not in done.stderr
