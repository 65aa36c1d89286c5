import re
import shutil
import subprocess

import pytest
from chainline.codegen.kernel import jit_engine
from chainline.codegen.target import host_isa
from chainline.codegen.timing import ADDS_PER_ROUND, timing_ir


def test_the_host_runs_it():
    engine = jit_engine(timing_ir(host_isa()))
    assert all(engine.get_function_address(name) for name in ("repeat", "add_chain", "counter_hz"))


@pytest.mark.parametrize(("isa", "add"), [("x86-64", "addq $1, $0"), ("aarch64", "add $0, $0, $1")])
def test_the_chain_adds_registers(isa, add):
    assert timing_ir(isa).count(add) == ADDS_PER_ROUND


def test_aarch64_reads_the_counter_of_equation_3():
    # llvmlite has no assembler for other targets, so another LLVM compiles the inline assembly
    clang = shutil.which("clang-19") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang is not installed")
    command = [clang, "--target=aarch64-linux-gnu", "-O3", "-x", "ir", "-S", "-", "-o", "-"]
    done = subprocess.run(command, input=timing_ir("aarch64"), text=True, capture_output=True, check=True)
    text = done.stdout.lower()
    assert text.count("cntvct_el0") == 2
    assert "cntfrq_el0" in text
    chain = text.split("add_chain:")[1]
    assert len(re.findall(r"^\s*add\s+x", chain, re.MULTILINE)) >= ADDS_PER_ROUND
