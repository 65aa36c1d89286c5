"""A kernel of a tensor operator -> a function in this process, by the embedded compiler."""

from __future__ import annotations

from ..builtin_ir import kept_functions
from ..cache import content_key
from ..llvm_compiler import EmbeddedLLVM
from ..target import Target
from ..variant import Language
from ..vector.function import OperatorFunction
from ..vector.operator_kernel import OperatorKernel
from ..vector.operator_source import render_operator
from .loader import quick_object


def load_operator_quickly(kernel: OperatorKernel, target: Target) -> OperatorFunction:
    """Return a kernel of a tensor operator, by the embedded compiler, from the cache where it is."""
    source = render_operator(kernel, Language.LLVM)
    key = content_key(EmbeddedLLVM().version, repr(target), "run time", source.text)
    functions = kept_functions(key, lambda: quick_object(source.text, target))
    return OperatorFunction(kernel, functions.get_function_address(source.symbol), functions)
