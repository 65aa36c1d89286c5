"""Procedure of an operator -> source text in C or LLVM IR."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...version import __version__
from ..template import template
from ..variant import DType, Language
from .matrix_arrays import Array
from .operator_kernel import OperatorKernel
from .print_c import CPrinter, Functions
from .print_llvm import LLVMPrinter
from .procedure import Procedure, operator_procedure

_TEMPLATES = {Language.C: "operator.c.j2", Language.LLVM: "operator.ll.j2"}
_SUFFIXES = {Language.C: ".c", Language.LLVM: ".ll"}


@dataclass(frozen=True, slots=True)
class OperatorSource:
    """Source text of one procedure.

    Attributes
    ----------
    language : Language
    symbol : str
        Name of the procedure.
    text : str
    """

    language: Language
    symbol: str
    text: str

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""
        return _SUFFIXES[self.language]


def render_operator(
    kernel: OperatorKernel,
    language: Language,
    symbol: str | None = None,
    matrices: Mapping[str, Array] | None = None,
) -> OperatorSource:
    """Return the source of a kernel; the same kernel always gives the same text.

    Parameters
    ----------
    kernel : OperatorKernel
    language : Language
    symbol : str or None
        Name of the procedure, that of the operator by default.
    matrices : mapping of str to ndarray, shape (rows, columns), optional
        Constants that are written into the source, and no arguments of it.

    Raises
    ------
    UsageError
        If some are given, and one is missing, of another shape, or without the symmetry that is used.
    """
    return render_procedure(operator_procedure(kernel, matrices), language, symbol)


def render_procedure(
    procedure: Procedure, language: Language, symbol: str | None = None, *, static: bool = False
) -> OperatorSource:
    """Return the source of a procedure.

    Parameters
    ----------
    procedure : Procedure
    language : Language
    symbol : str or None
        Name of the function; that of the procedure by default.
    static : bool
        True for a C function that only its own file calls.
    """
    program, symbol = procedure.program, symbol or procedure.name
    body = program.loops[0].body
    if language is Language.C:
        printed = _printed_c(procedure, static)
    else:
        ll = LLVMPrinter(program.lanes, procedure.dtype)
        printed = {"lines": ll.lines(body, {}), "counters": ll.counters(body)}
        printed["declarations"] = ll.declarations()
        printed["scale"] = [_hexadecimal(value, procedure.dtype) for value in procedure.scale]
        printed["values"] = {
            name: [_hexadecimal(value, procedure.dtype) for value in values]
            for name, values in procedure.values.items()
        }
    context = _context(procedure, symbol)
    return OperatorSource(language, symbol, template(_TEMPLATES[language]).render(context | printed))


def render_functions(procedures: Mapping[str, Procedure]) -> tuple[str, dict[str, str]]:
    """Return the preamble of several procedures of one C file, and the `static` function of each.

    Parameters
    ----------
    procedures : mapping of str to Procedure
        By symbol; all of one width and floating-point type.
    """
    printed = {symbol: _printed_c(procedure, True) for symbol, procedure in procedures.items()}
    called = [each["functions"] for each in printed.values()]
    first = next(iter(procedures))
    united = Functions(
        frozenset(name for functions in called for name in functions.names),
        tuple(sorted({low for functions in called for low in functions.low})),
    )
    context = printed[first] | _context(procedures[first], first) | {"functions": united}
    before = template("simd_vectors.c.j2").render(context)
    function = template("operator_function.c.j2")
    return before, {
        symbol: function.render(_context(procedure, symbol) | printed[symbol])
        for symbol, procedure in procedures.items()
    }


def _printed_c(procedure: Procedure, static: bool) -> dict[str, Any]:
    program = procedure.program
    c = CPrinter(program, procedure.dtype)
    return {
        "lines": c.lines(program.loops[0].body, {}),
        "functions": c.functions(),
        "lanes": program.lanes,
        "bytes": procedure.dtype.bytes,
        "static": static,
        "scale": [repr(value) for value in procedure.scale],
        "values": {name: [repr(v) for v in values] for name, values in procedure.values.items()},
    }


def _context(procedure: Procedure, symbol: str) -> dict[str, Any]:
    return {
        "procedure": procedure,
        "version": __version__,
        "symbol": symbol,
        "real": "double" if procedure.dtype is DType.FLOAT64 else "float",
    }


def _hexadecimal(value: float, dtype: DType) -> str:
    """Return a number as LLVM takes it exactly: the bits of a double, which float32 must hold as well."""
    if dtype is DType.FLOAT32:
        (value,) = struct.unpack("f", struct.pack("f", value))
    return "0x" + struct.pack(">d", value).hex().upper()
