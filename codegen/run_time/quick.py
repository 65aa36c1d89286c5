"""Fast compilation of LLVM IR in explicit vectors, without the passes that only autovectorisation needs.

The -O3 pipeline takes as long as all else together, and finds little to do in kernels in explicit vectors:
their loops, vectors and registers are laid out already. Without it large ones are some per cent slower
(`tests/benchmarks/bench_run_time.py` compares); small ones, which are compiled in time, go through all of it.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from ..embedded import emit_object, optimise, target_machine
from ..target import Target, define_function_attributes

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
