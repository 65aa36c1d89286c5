"""chainline as a whole on AArch64: NEON, and SVE of three widths, by an emulated Python.

`tests/emulation/aarch64_python FOLDER` makes that Python; CHAINLINE_AARCH64_PYTHON names the folder.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = os.environ.get("CHAINLINE_AARCH64_PYTHON", "")
pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(not FOLDER, reason="CHAINLINE_AARCH64_PYTHON names no folder"),
]
PROCESSORS = {
    "NEON": ("cortex-a72", "neoverse-v2"),
    "SVE 256": ("max,sve-max-vq=2", "neoverse-v1"),
    "SVE 512": ("a64fx", "a64fx"),
    "SVE 1024": ("max,sve-max-vq=8,sve-default-vector-length=128", "a64fx"),
}


@pytest.fixture(params=PROCESSORS)
def emulated(request, empty_cache):
    """The machine whose costs are taken, and what runs chainline on a processor and gives its output."""
    processor, machine = PROCESSORS[request.param]
    environment = os.environ | {"QEMU_CPU": processor, "OPENBLAS_NUM_THREADS": "1"}
    for name in ("CHAINLINE_VECTOR_BITS", "OPENBLAS_CORETYPE"):  # what a user says of the real processor
        environment.pop(name, None)

    def run(*arguments):
        command = [str(Path(FOLDER) / "bin" / "python"), "-m", "chainline", *arguments]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=900, check=False
        )

    return machine, run


def test_every_kernel_is_right(emulated):
    machine, run = emulated
    done = run("best", "--order", "1-3", "--machine", machine, "--check", "--json")
    assert done.returncode == 0, done.stderr
    for answer in json.loads(done.stdout):
        assert answer["check"]["wrong"] == {}
        assert answer["check"]["kernels"] >= 1
        assert answer["check"]["worst_error"] < answer["check"]["tolerance"]
        assert all(variant["links"] == "FMA" for variant in answer["variants"])


SIMULATED = """
from chainline.analysis.incore.pipeline.kernel import simulate_kernel
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
for name in ("a64fx", "zen5"):
    machine = load_machine(name)
    target = find_target(machine.target)
    for order, split in ((2, (2, 1)), (7, (4, 4))):
        assembly = find_toolchain("llvm", target).assemble(render(Variant(order, split)), target)
        print(name, simulate_kernel(assembly, machine))
"""


def test_the_simulation_counts_the_same_cycles(tmp_path):
    """The simulation itself runs as the code of another processor there."""
    environment = os.environ | {"QEMU_CPU": "a64fx", "CHAINLINE_CACHE_DIR": str(tmp_path)}
    environment.pop("OPENBLAS_CORETYPE", None)
    said = [
        subprocess.run([python, "-c", SIMULATED], env=environment, stdout=subprocess.PIPE, check=True).stdout
        for python in (sys.executable, str(Path(FOLDER) / "bin" / "python"))
    ]
    assert said[0] == said[1]


def test_calibration_notices_and_refuses_in_one_line(emulated):
    _, run = emulated
    done = run("best", "--order", "1")
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if line.startswith("chainline:")]
    assert len(said) == 1 and "this processor is emulated" in said[0]
