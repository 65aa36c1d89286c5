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
    code = native_functions(path)
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(code.get_function_address("twice"))
    return function(value)


def test_a_function_is_called_and_kept(tmp_path, empty_cache):
    for name, factor in (("once", "1"), ("again", "1"), ("other", "2")):
        (tmp_path / name).write_text(TWICE.replace("%0, 1", f"%0, {factor}"))
    assert [call(tmp_path / "once", 21), call(tmp_path / "again", -4)] == [42, -8]
    assert len([*empty_cache.rglob("*.o")]) == 1
    assert call(tmp_path / "other", 21) == 84
    assert len([*empty_cache.rglob("*.o")]) == 2


def test_it_is_kept_by_the_processor_that_it_is_for(tmp_path, empty_cache, monkeypatch):
    for name, target in (("here", host_target()), ("plain", replace(host_target(), llvm_features=""))):
        (tmp_path / name).write_text(TWICE)
        monkeypatch.setattr(native, "host_target", lambda found=target: found)
        assert call(tmp_path / name, 3) == 6
    assert len([*empty_cache.rglob("*.o")]) == 2
