"""The C of the simulation: what is shipped is made from it, and its structs are the tables of Python."""

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

import chainline
import llvmlite.binding as llvm
import numpy as np
import pytest
from chainline.analysis.incore.pipeline import tables
from chainline.codegen.builtin_ir import translation
from chainline.codegen.target import find_target, target_names
from chainline.codegen.toolchain import emit_object
from chainline.isa.registry import host_isa

from ....tier import standing

NATIVE = Path(chainline.__file__).parent / "analysis/incore/pipeline/native"
SHIPPED = (NATIVE / "pipeline.ll").read_text()
TYPES = {"integer": np.int64, "double": np.float64}
TELLING = {"a64fx", "x86-64-v2"}  # all else runs what is compiled for the host
OTHER_NAMES = {"reg": "register"}  # a keyword of C


def structs():
    """Return the fields of each struct of the header whose name ends with `_row`."""
    text = "\n".join(
        (NATIVE / name).read_text() for name in ("tables.h", "core_row.h", "ports.h", "streams.c")
    )
    for body, name in re.findall(r"typedef struct \{\n([^}]*)\} (\w+)_row;", text):
        fields = []
        for kind, names in re.findall(r"^  (integer|double) ([\w, ]+);", body, re.MULTILINE):
            fields += [(OTHER_NAMES.get(field, field), TYPES[kind]) for field in names.split(", ")]
        yield name, np.dtype(fields)


@pytest.mark.parametrize(("name", "dtype"), [pytest.param(*found, id=found[0]) for found in structs()])
def test_a_struct_is_the_table_of_its_name(name, dtype):
    assert dtype == np.dtype(getattr(tables, name.upper()))


def test_the_struct_of_a_core_is_made_from_its_parameters():
    assert (NATIVE / "core_row.h").read_text() == tables.core_header()


def test_every_table_has_its_struct():
    ours = {
        name
        for name, found in vars(tables).items()
        if isinstance(found, type(ctypes.Structure)) and found is not ctypes.Structure
    }
    assert ours == {name.upper() for name, _ in structs()}


@pytest.mark.skipif(shutil.which("clang-19") is None, reason="clang-19 is not installed")
@pytest.mark.skipif(not (shutil.which("bash") and shutil.which("sed")), reason="needs bash and sed")
def test_what_is_shipped_is_made_from_the_c(tmp_path):
    subprocess.run(["bash", NATIVE / "build.sh", tmp_path / "made.ll"], check=True)
    assert (tmp_path / "made.ll").read_text() == SHIPPED


@pytest.mark.skipif(host_isa() != "x86-64", reason="the assembly is that of x86-64")
@pytest.mark.skipif(llvm.llvm_version_info[:2] != (22, 1), reason="made by another version of LLVM")
def test_the_assembly_that_is_shipped_is_made_from_the_ir():
    assert translation(SHIPPED) == (NATIVE / "pipeline.x86-64.s").read_text()


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", standing(target_names(), for_all=TELLING.__contains__))
def test_it_can_be_compiled_for_every_target(name):
    assert emit_object(SHIPPED, find_target(name)).startswith(b"\x7fELF")
