"""Functions of a file of LLVM IR: compiled for this machine and kept, flat or for LLVM to load."""

import ctypes
import mmap
import os
from dataclasses import replace

import pytest
from chainline.codegen import builtin_ir as native
from chainline.codegen.builtin_ir import native_functions
from chainline.codegen.target import host_target
from chainline.isa.registry import host_isa

TWICE = """define i64 @twice(i64 %0) #0 {
  %2 = shl i64 %0, 1
  ret i64 %2
}
attributes #0 = { nounwind }
"""
on_x86 = pytest.mark.skipif(host_isa() != "x86-64", reason="flat code is for x86-64")


def call(path, value):
    code = native_functions(path)
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(code.get_function_address("twice"))
    return function(value)


@pytest.fixture(params=["as here", "by LLVM"])
def kept(request, empty_cache, monkeypatch):
    """The files that are kept, with flat code where it is to be had and without."""
    if request.param == "by LLVM":
        monkeypatch.setattr(native, "host_isa", lambda: "aarch64")
    return lambda: [path for path in empty_cache.rglob("*.*") if path.suffix in (".o", ".code")]


def test_a_function_is_called_and_kept(tmp_path, kept):
    for name, factor in (("once", "1"), ("again", "1"), ("other", "2")):
        (tmp_path / name).write_text(TWICE.replace("%0, 1", f"%0, {factor}"))
    assert [call(tmp_path / "once", 21), call(tmp_path / "again", -4)] == [42, -8]
    assert len(kept()) == 1
    assert call(tmp_path / "other", 21) == 84
    assert len(kept()) == 2


@on_x86
def test_code_for_the_vectors_of_this_processor_is_kept_by_it(tmp_path, empty_cache, monkeypatch):
    for name, target in (("here", host_target()), ("plain", replace(host_target(), llvm_features=""))):
        (tmp_path / name).write_text(TWICE)
        monkeypatch.setattr(native, "host_target", lambda found=target: found)
        code = native_functions(tmp_path / name, vectors=True)
        assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(code.get_function_address("twice"))(3) == 6
    assert len([*empty_cache.rglob("*.code")]) == 2


def test_what_llvm_loads_is_kept_by_the_processor_that_it_is_for(tmp_path, empty_cache, monkeypatch):
    monkeypatch.setattr(native, "host_isa", lambda: "aarch64")
    for name, target in (("here", host_target()), ("plain", replace(host_target(), llvm_features=""))):
        (tmp_path / name).write_text(TWICE)
        monkeypatch.setattr(native, "host_target", lambda found=target: found)
        assert call(tmp_path / name, 3) == 6
    assert len([*empty_cache.rglob("*.o")]) == 2


@on_x86
def test_llvm_loads_what_cannot_be_flat_or_must_not_be_run_where_it_lies(tmp_path, empty_cache, monkeypatch):
    (tmp_path / "calls").write_text(
        TWICE.replace("shl i64 %0, 1", "call i64 @getpid()") + "declare i64 @getpid()"
    )
    assert call(tmp_path / "calls", 0) & 0xFFFF_FFFF == os.getpid()

    def refuse(*_given, **_more):
        raise PermissionError("a file system without programs")

    monkeypatch.setattr(native.mmap, "mmap", refuse)
    (tmp_path / "twice").write_text(TWICE)
    assert call(tmp_path / "twice", 4) == 8
    assert len([*empty_cache.rglob("*.o")]) == 2


@on_x86
def test_a_page_of_names_goes_before_the_code(tmp_path, empty_cache):
    (tmp_path / "twice").write_text(TWICE)
    assert call(tmp_path / "twice", 4) == 8
    (file,) = empty_cache.rglob("*.code")
    content = file.read_bytes()
    assert content[: mmap.ALLOCATIONGRANULARITY].strip() == b'{"twice": 0}' and content[-1:] == b"\xc3"
