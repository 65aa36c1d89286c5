"""Functions that come with the package as LLVM IR: compiled for this machine when first needed, and kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import llvmlite.binding as llvm

from .cache import cached_file, content_key
from .embedded import EmbeddedLLVM, emit_object
from .kernel import jit_engine
from .target import host_target


@cache
def native_functions(path: Path) -> llvm.ExecutionEngine:
    """Return what holds the functions of a file of LLVM IR; `get_function_address` gives each."""
    text, target = path.read_text(encoding="utf-8"), host_target()
    key = content_key(EmbeddedLLVM().version, repr(target), "native", text)
    kept = cached_file(key, ".o", lambda: emit_object(text, target))
    engine = jit_engine()
    engine.add_object_file(llvm.ObjectFileRef.from_path(str(kept)))
    engine.finalize_object()
    return engine
