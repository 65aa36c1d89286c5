import ctypes
import re
import shutil
import subprocess
import threading

import pytest
from chainline.codegen.kernel import ADDS_PER_ROUND, STACK_OFFSETS, jit_engine, timing_ir
from chainline.isa.registry import host_isa


def test_the_host_runs_it():
    engine = jit_engine(timing_ir(host_isa(), {}))
    assert all(engine.get_function_address(name) for name in ("repeat", "add_chain", "counter_hz"))


def test_a_kernel_starts_at_the_same_place_of_a_page_whoever_calls_it():
    where = """
define void @kernel(i64 %n, ptr %a) {
  %frame = alloca i64, align 16
  %address = ptrtoint ptr %frame to i64
  store i64 %address, ptr %a
  call void asm sideeffect "", "r"(ptr %frame)
  ret void
}
"""
    engine = jit_engine(timing_ir(host_isa(), {}) + where)
    arguments = [ctypes.c_void_p, *[ctypes.c_int64] * 3, *[ctypes.c_void_p] * 5]
    repeat = ctypes.CFUNCTYPE(ctypes.c_int64, *arguments)(engine.get_function_address("repeat"))
    found = {offset: set() for offset in STACK_OFFSETS}

    def call():
        for offset, places in found.items():
            told = ctypes.c_int64()
            repeat(engine.get_function_address("kernel"), 1, offset, 0, ctypes.addressof(told), 0, 0, 0, 0)
            places.add(told.value % 4096)

    call()
    thread = threading.Thread(target=call)
    thread.start()
    thread.join()
    ((first,), *_) = found.values()
    assert found == {offset: {first - offset} for offset in STACK_OFFSETS}
    assert first >= 4096 - 64


def test_a_loop_is_timed_with_its_arguments():
    engine, called = jit_engine(timing_ir(host_isa(), {})), []

    @ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    def loop(rounds, argument):
        called.append((rounds, argument))
        return 0

    prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)
    timed = prototype(engine.get_function_address("timed"))
    assert timed(loop, 7, 64) > 0
    assert called == [(7, 64)]


@pytest.mark.parametrize(("isa", "add"), [("x86-64", "addq $1, $0"), ("aarch64", "add $0, $0, $1")])
def test_the_chain_adds_registers(isa, add):
    assert timing_ir(isa, {}).count(add) == ADDS_PER_ROUND


def test_aarch64_reads_the_counter_of_equation_3():
    # llvmlite has no assembler for other targets, so another LLVM compiles the inline assembly
    clang = shutil.which("clang-19") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang is not installed")
    command = [clang, "--target=aarch64-linux-gnu", "-O3", "-x", "ir", "-S", "-", "-o", "-"]
    done = subprocess.run(command, input=timing_ir("aarch64", {}), text=True, capture_output=True, check=True)
    text = done.stdout.lower()
    repeat, many = text.split("\nrepeat:")[1].split("\ncounter:")[0].split("\nrepeat_many:")
    assert repeat.count("cntvct_el0") == many.count("cntvct_el0") == 2
    assert "cntfrq_el0" in text
    chain = text.split("add_chain:")[1]
    assert len(re.findall(r"^\s*add\s+x", chain, re.MULTILINE)) >= ADDS_PER_ROUND
