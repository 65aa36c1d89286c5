"""Kernels compiled into this process by the embedded compiler, without its slow passes."""

from __future__ import annotations

import llvmlite.binding as llvm

from ...errors import RunError, first_line
from ..cache import content_key
from ..embedded import EmbeddedLLVM, emit_object, optimise, target_machine
from ..kernel import Kernel
from ..native import kept_functions
from ..render import Source, render
from ..target import Target, define_function_attributes
from ..variant import Variant

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
