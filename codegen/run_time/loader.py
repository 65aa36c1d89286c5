"""Kernels compiled into this process: made once each by the embedded compiler, called on addresses."""

from __future__ import annotations

import ctypes
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Generic, TypeVar

import llvmlite.binding as llvm

from ...errors import RunError, first_line
from ..builtin_ir import kept_functions, native_functions
from ..cache import content_key
from ..kernel import Kernel
from ..render import Source, render
from ..target import Target, define_function_attributes
from ..toolchain import EmbeddedLLVM, emit_object, optimise, target_machine
from ..variant import Mode, Variant

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Once(Generic[Key, Value]):
    """Cache of the values asked for last; threads that ask for the same one share one computation.

    Parameters
    ----------
    most : int
        Values that are kept.

    Examples
    --------
    >>> squares = Once[int, int](most=2)
    >>> squares.get(3, lambda: 9), squares.get(3, lambda: 10)
    (9, 9)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._entries: OrderedDict[Key, _Entry[Value]] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Value]) -> Value:
        """Return the value of a key, made by `make` if it is not kept; nothing is kept where that raises."""
        with self._lock:
            entry = self._entries.setdefault(key, _Entry())
            self._entries.move_to_end(key)
            while len(self._entries) > self._most:
                self._entries.popitem(last=False)
        with entry.lock:
            if not entry.made:
                entry.made = [make()]
            return entry.made[0]

    def clear(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._entries.clear()


class _Entry(Generic[Value]):
    def __init__(self) -> None:
        self.lock = Lock()
        self.made: list[Value] = []


_FEW_LINES = 900
"""Of IR that the whole pipeline is through within some forty milliseconds."""


def quick_object(ir: str, target: Target) -> bytes:
    """Return the object file of a kernel in explicit vectors, whose functions have attribute group 0."""
    if ir.count("\n") < _FEW_LINES:
        return emit_object(ir, target)
    made: bytes = target_machine(target).emit_object(_lightly_optimised(ir, target))
    return made


def quick_assembly(ir: str, target: Target) -> str:
    """Return the assembly of the code that `quick_object` generates."""
    if ir.count("\n") < _FEW_LINES:
        module = optimise(define_function_attributes(ir, target), target)
    else:
        module = _lightly_optimised(ir, target)
    made: str = target_machine(target).emit_assembly(module)
    return made


def _lightly_optimised(ir: str, target: Target) -> llvm.ModuleRef:
    """Return the module with counters in registers, and tests at the ends of its loops."""
    machine = target_machine(target)
    module = llvm.parse_assembly(define_function_attributes(ir, target))
    module.triple = target.triple
    module.data_layout = str(machine.target_data)
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.add_loop_simplify_pass()
    passes.add_lcssa_pass()
    passes.add_loop_rotate_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    return module


def load_quickly(variant: Variant, target: Target) -> Kernel:
    """Return a kernel of the embedded compiler, from the cache of builds where it is.

    Raises
    ------
    RunError
        If LLVM rejects the source.
    """
    source = render(variant)
    key = content_key(EmbeddedLLVM().version, repr(target), "run time", source.text)
    functions = kept_functions(key, lambda: _object(source, target))
    return Kernel(variant, functions.get_function_address(variant.symbol), functions)


def _object(source: Source, target: Target) -> bytes:
    make = emit_object if source.variant.schedule is None else quick_object
    try:
        return make(source.text, target)
    except RuntimeError as error:
        raise RunError(f"llvm: {source.symbol}: {first_line(error)}") from None


Call = Callable[[int, Sequence[int], int, int], None]
"""Number of elements, and addresses: of the operators, of the input, and of the output."""

_FUNCTIONS = Path(__file__).with_name("protect.ll")
_COPIED_ENTRIES = 2048
"""Of the elements that are copied together: they stay in the nearest cache, beside as much of the output."""


def protecting(kernel: Kernel) -> Call:
    """Return a call of a kernel that does not write to its input, which may be the output of whole elements.

    For single modes the input must not be the output. Calls share nothing, and Python's lock is released
    meanwhile: threads may call at the same time.
    """
    if kernel.variant.mode is not Mode.ELEMENT:
        return overwriting(kernel)
    variant, run = kernel.variant, _protected()
    volume = variant.np**3
    together = 1 if variant.schedule is None else variant.schedule.elements
    block = max(1, _COPIED_ENTRIES // (volume * together)) * together
    words = volume * variant.dtype.bytes // 4

    def call(n_elements: int, operators: Sequence[int], q: int, out: int) -> None:
        run(kernel.address, n_elements, block, words, *operators, q, out)

    return call


def overwriting(kernel: Kernel) -> Call:
    """Return a direct call of a kernel, which overwrites the input of whole elements."""
    pointers = [ctypes.c_void_p] * (len(kernel.variant.modes) + 2)
    run = ctypes.CFUNCTYPE(None, ctypes.c_int64, *pointers)(kernel.address)

    def call(n_elements: int, operators: Sequence[int], q: int, out: int, _kept: Kernel = kernel) -> None:
        run(n_elements, *operators, q, out)

    return call


@cache
def _protected() -> Any:
    functions = native_functions(_FUNCTIONS, vectors=True)
    words, pointers = [ctypes.c_int64] * 3, [ctypes.c_void_p] * 5
    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *words, *pointers)
    return prototype(functions.get_function_address("protected"))
