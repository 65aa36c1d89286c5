"""Object files laid out flat: what runs so runs anywhere, what needs more is refused."""

import ctypes
import mmap

import numpy as np
import pytest
from chainline.codegen.target import Target, find_target
from chainline.codegen.toolchain import emit_object, flat_code
from chainline.isa.registry import host_isa

PLAIN = Target("any", "x86-64", "x86-64", 128)
END = "\nattributes #0 = { nounwind }\n"
CONSTANTS = """define double @scaled(double %x) #0 {
  %a = fmul double %x, 2.5
  %b = fadd double %a, 0.125
  ret double %b
}
define i64 @next(i64 %n) #0 {
  %a = add i64 %n, 1
  ret i64 %a
}"""
OUTSIDE = "declare i64 @getpid()\ndefine i64 @f() #0 {\n %a = call i64 @getpid()\n ret i64 %a\n}"
WRITTEN = "@n = global i64 7\ndefine i64 @f() #0 {\n %a = load i64, ptr @n\n ret i64 %a\n}"


def compiled(ir, target=PLAIN):
    return emit_object(ir + END, target)


def test_functions_and_their_constants_lie_side_by_side():
    found = flat_code(compiled(CONSTANTS))
    assert set(found.functions) == {"scaled", "next"}
    assert found.code.find(np.float64(2.5).tobytes()) > max(found.functions.values())


@pytest.mark.skipif(host_isa() != "x86-64", reason="the code is for x86-64")
def test_it_runs_wherever_it_lies():
    found = flat_code(compiled(CONSTANTS))
    pages = mmap.mmap(-1, len(found.code) + 64, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    for place in (0, 48):
        pages[place : place + len(found.code)] = found.code
        start = ctypes.addressof(ctypes.c_char.from_buffer(pages)) + place
        scaled = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(start + found.functions["scaled"])
        after = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(start + found.functions["next"])
        assert (scaled(3.0), after(41)) == (7.625, 42)


@pytest.mark.parametrize("ir", [OUTSIDE, WRITTEN], ids=["calls what is elsewhere", "has variables"])
def test_what_needs_a_linker_is_refused(ir):
    assert flat_code(compiled(ir)) is None


def test_other_objects_are_refused():
    assert flat_code(compiled(CONSTANTS, find_target("a64fx"))) is None
    assert flat_code(b"") is None and flat_code(b"\xcf\xfa\xed\xfe" * 100) is None


def test_part_of_an_object_is_refused_or_read():
    content = compiled(CONSTANTS)
    for length in range(0, len(content), 16):
        found = flat_code(content[:length])
        assert found is None or set(found.functions) <= {"scaled", "next"}
