"""A variant -> a kernel in this process, by the embedded compiler: once, whichever thread asks."""

from __future__ import annotations

from ...errors import RunError, first_line
from ..cache import content_key
from ..embedded import EmbeddedLLVM, emit_object
from ..kernel import Kernel
from ..native import kept_functions
from ..operators.function import OperatorFunction
from ..operators.lower import OperatorKernel
from ..operators.render import render_operator
from ..render import Source, render
from ..target import Target
from ..variant import Language, Variant
from .quick import quick_object


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


def load_operator_quickly(kernel: OperatorKernel, target: Target) -> OperatorFunction:
    """Return a kernel of a tensor operator, by the embedded compiler, from the cache where it is."""
    source = render_operator(kernel, Language.LLVM)
    key = content_key(EmbeddedLLVM().version, repr(target), "run time", source.text)
    functions = kept_functions(key, lambda: quick_object(source.text, target))
    return OperatorFunction(kernel, functions.get_function_address(source.symbol), functions)


def _object(source: Source, target: Target) -> bytes:
    make = emit_object if source.variant.schedule is None else quick_object
    try:
        return make(source.text, target)
    except RuntimeError as error:
        raise RunError(f"llvm: {source.symbol}: {first_line(error)}") from None
