"""A variant -> a kernel in this process, by the embedded compiler: once, whichever thread asks."""

from __future__ import annotations

from ...errors import RunError, first_line
from ..cache import content_key
from ..embedded import EmbeddedLLVM, emit_object
from ..kernel import Kernel
from ..native import kept_functions
from ..render import Source, render
from ..target import Target
from ..variant import Variant
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


def _object(source: Source, target: Target) -> bytes:
    make = emit_object if source.variant.schedule is None else quick_object
    try:
        return make(source.text, target)
    except RuntimeError as error:
        raise RunError(f"llvm: {source.symbol}: {first_line(error)}") from None
