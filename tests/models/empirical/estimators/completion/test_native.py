"""The C of tensor completion: what is shipped is made from it, for every processor."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.codegen.target import find_target, target_names
from chainline.codegen.toolchain import emit_object, flat_code
from chainline.models.empirical.estimators.completion import normal_equations as compiled

from .....tier import standing

NATIVE = Path(compiled.__file__).parent / "native"
SHIPPED = (NATIVE / "sums.ll").read_text()
TELLING = {"a64fx", "x86-64-v2"}  # all else runs what is compiled for the host


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="clang-19 is not installed")
@pytest.mark.skipif(not (shutil.which("bash") and shutil.which("sed")), reason="needs bash and sed")
def test_what_is_shipped_is_made_from_the_c(tmp_path):
    subprocess.run(["bash", NATIVE / "build.sh", tmp_path / "made.ll"], check=True)
    assert (tmp_path / "made.ll").read_text() == SHIPPED


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", standing(target_names(), for_all=TELLING.__contains__))
def test_it_can_be_compiled_for_every_target_and_is_flat(name):
    target = find_target(name)
    found = emit_object(SHIPPED, target)
    assert found.startswith(b"\x7fELF")
    if target.isa == "x86-64":
        assert set(flat_code(found).functions) == {"multiply_rows", "add_squares"}


def test_sizes_are_those_of_the_c():
    sizes = dict(re.findall(r"(\w+) = (\d+)", (NATIVE / "sums.c").read_text()))
    assert (int(sizes["LANES"]), int(sizes["CHUNK"])) == (compiled.LANES, compiled.CHUNK)
