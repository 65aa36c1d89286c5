"""Functions of a file of LLVM IR: compiled for this machine, kept by file and processor."""

import ctypes
from dataclasses import replace

from chainline.codegen import native
from chainline.codegen.native import native_functions
from chainline.codegen.target import host_target

TWICE = """define i64 @twice(i64 %0) #0 {
  %2 = shl i64 %0, 1
  ret i64 %2
}
attributes #0 = { nounwind }
"""


def call(path, value):
    native_functions.cache_clear()
    address = native_functions(path).get_function_address("twice")
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(address)(value)


def test_a_function_is_called_and_kept(tmp_path, empty_cache):
    path = tmp_path / "twice.ll"
    path.write_text(TWICE)
    assert [call(path, 21), call(path, -4)] == [42, -8]
    assert len([*empty_cache.rglob("*.o")]) == 1
    path.write_text(TWICE.replace("shl i64 %0, 1", "shl i64 %0, 2"))
    assert call(path, 21) == 84


def test_it_is_kept_by_the_processor_that_it_is_for(tmp_path, empty_cache, monkeypatch):
    path = tmp_path / "twice.ll"
    path.write_text(TWICE)
    for other in (host_target(), replace(host_target(), llvm_features="")):
        monkeypatch.setattr(native, "host_target", lambda found=other: found)
        assert call(path, 3) == 6
    assert len([*empty_cache.rglob("*.o")]) == 2
