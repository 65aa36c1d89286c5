"""Functions that come with the package as LLVM IR: compiled for this machine when first needed, and kept.

On Linux they are kept as flat code for any processor, where the instruction set allows it: this is mapped
from its file, and a start takes neither LLVM nor its memory. Elsewhere LLVM loads an object file for the
processor at hand. Where wide vectors pay, flat code is for the processor at hand as well.

Beside a file of IR there may be its translation for any processor of an instruction set, as assembly
(`FILE.x86-64.s`, made by `translation`): to assemble it takes a thirtieth of the time of a translation.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Protocol

from ..isa.registry import host_isa, instruction_set
from .cache import cached_file, content_key
from .target import Target, host_target

_FORMAT = "flat code 2"
_PAGE = mmap.ALLOCATIONGRANULARITY


class NativeFunctions(Protocol):
    """Loaded functions, which are there as long as this is."""

    def get_function_address(self, name: str) -> int:
        """Return the address of a function."""


@cache
def native_functions(path: Path, *, vectors: bool = False) -> NativeFunctions:
    """Return the loaded functions of a file of LLVM IR.

    Parameters
    ----------
    path : Path
    vectors : bool
        Optimise it for the registers that this processor has. Otherwise it is translated as it is, for
        any processor: this takes less time at first, and to be found later.
    """
    any_processor = instruction_set(host_isa()).compilation.FLAT_TARGET
    translated = path.with_suffix(f".{host_isa()}.s")
    if not vectors and translated.exists() and (code := _assembled(translated.read_text(encoding="utf-8"))):
        return code
    text = path.read_text(encoding="utf-8")
    flat = host_target() if vectors or any_processor is None else any_processor
    key = content_key(_FORMAT, text, *([repr(flat)] if vectors else []))
    made = partial(_object, text, is_optimised=not vectors)
    return _flat(key, lambda: made(flat)) or _linked_for_host(text, made)


def translation(ir: str) -> str:
    """Return the assembly of optimised LLVM IR for any processor of this machine's instruction set.

    Parameters
    ----------
    ir : str
        IR whose functions have attribute group 0.
    """
    from .toolchain import emit_assembly  # noqa: PLC0415 - loads LLVM

    target = instruction_set(host_isa()).compilation.FLAT_TARGET
    assert target is not None
    return emit_assembly(ir, target)


def _assembled(assembly: str) -> NativeFunctions | None:
    """Return flat code of assembly for any processor of this instruction set, None where there is none."""

    def made() -> bytes:
        from .toolchain import assemble_object  # noqa: PLC0415 - loads LLVM

        target = instruction_set(host_isa()).compilation.FLAT_TARGET
        return b"" if target is None else assemble_object(assembly, target)

    return _flat(content_key(_FORMAT, assembly), made)


def kept_functions(key: str, make_object: Callable[[], bytes]) -> NativeFunctions:
    """Return the loaded functions of an object file for this processor, built where it is not cached.

    Parameters
    ----------
    key : str
        Of the object's content (`cache.content_key`).
    make_object : callable
        Makes it.
    """
    return _flat(key, make_object) or _linked(key, make_object)


def _flat(key: str, make_object: Callable[[], bytes]) -> NativeFunctions | None:
    """Return flat code, None where there is none of it."""
    if sys.platform != "linux" or instruction_set(host_isa()).compilation.FLAT_TARGET is None:
        return None
    return _mapped(cached_file(key, ".code", lambda: _flat_file(make_object())))


class _Mapped:
    """Flat code in memory, which is read and run, and not written."""

    def __init__(self, pages: mmap.mmap, functions: dict[str, int]) -> None:
        self._pages, self._functions = pages, functions
        self._start = _address(pages)

    def get_function_address(self, name: str) -> int:
        return self._start + self._functions[name]


def _object(ir: str, target: Target, *, is_optimised: bool) -> bytes:
    from .toolchain import emit_object  # noqa: PLC0415 - loads LLVM

    return emit_object(ir, target, is_optimised=is_optimised)


def _flat_file(content: bytes) -> bytes:
    """Return a page of names and places, and the code; the page alone where there is no flat code."""
    from .toolchain import flat_code  # noqa: PLC0415 - it is kept but for the first time

    found = flat_code(content)
    names = {} if found is None else dict(found.functions)
    code = b"" if found is None else found.code
    first = json.dumps(names).encode()
    assert len(first) <= _PAGE
    return first.ljust(_PAGE) + code


def _mapped(kept: Path) -> _Mapped | None:
    """Return the mapped code of a file; None where it is no flat code, or lies where code must not run."""
    with kept.open("rb") as file:
        functions: dict[str, int] = json.loads(file.read(_PAGE))
        if not functions:
            return None
        try:
            pages = mmap.mmap(
                file.fileno(), 0, flags=mmap.MAP_PRIVATE, prot=mmap.PROT_READ | mmap.PROT_EXEC, offset=_PAGE
            )
        except OSError:  # a file system without programs
            return None
    return _Mapped(pages, functions)


class _Buffer(ctypes.Structure):
    """The beginning of Python's `Py_buffer`, and room for the rest."""

    _fields_ = (("address", ctypes.c_void_p), ("rest", ctypes.c_void_p * 16))


def _address(pages: mmap.mmap) -> int:
    """Return the address of mapped pages, which ctypes tells of writable ones alone."""
    found = _Buffer()
    owner, view = ctypes.py_object(pages), ctypes.byref(found)
    ctypes.pythonapi.PyObject_GetBuffer(owner, view, 0)
    ctypes.pythonapi.PyBuffer_Release(view)
    assert found.address is not None
    return int(found.address)


def _linked_for_host(text: str, make_object: Callable[[Target], bytes]) -> NativeFunctions:
    from .toolchain import EmbeddedLLVM  # noqa: PLC0415 - loads LLVM

    target = host_target()
    key = content_key(EmbeddedLLVM().version, repr(target), "native", text)
    return _linked(key, lambda: make_object(target))


def _linked(key: str, make_object: Callable[[], bytes]) -> NativeFunctions:
    """Return the functions of an object file as LLVM links it."""
    import llvmlite.binding as llvm  # noqa: PLC0415 - a tenth of a second

    from .kernel import jit_engine  # noqa: PLC0415 - loads LLVM

    kept = cached_file(key, ".o", make_object)
    engine = jit_engine()
    engine.add_object_file(llvm.ObjectFileRef.from_path(str(kept)))
    engine.finalize_object()
    functions: NativeFunctions = engine
    return functions
