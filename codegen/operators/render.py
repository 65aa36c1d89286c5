"""Operator kernel -> source text in C or LLVM IR."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from ...version import __version__
from ..simd.print_c import CPrinter
from ..simd.print_llvm import LLVMPrinter
from ..template import template
from ..variant import DType, Language
from .description import Layout, TensorOperator
from .lower import OperatorKernel, lower_operator
from .plan import Step

_TEMPLATES = {Language.C: "operator.c.j2", Language.LLVM: "operator.ll.j2"}
_SUFFIXES = {Language.C: ".c", Language.LLVM: ".ll"}


@dataclass(frozen=True, slots=True)
class OperatorSource:
    """Source text of one kernel.

    Attributes
    ----------
    kernel : OperatorKernel
    language : Language
    symbol : str
        Name of the procedure.
    text : str
    """

    kernel: OperatorKernel
    language: Language
    symbol: str
    text: str

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""
        return _SUFFIXES[self.language]


def render_operator(kernel: OperatorKernel, language: Language, symbol: str | None = None) -> OperatorSource:
    """Return the source of a kernel; the same kernel always gives the same text."""
    operator = kernel.plan.operator
    symbol = symbol or operator.name
    program = lower_operator(kernel)
    body = program.loops[0].body
    shared = {
        "title": f"Tensor operator {operator.name}, {operator.dtype}.",
        "about": _about(kernel),
        "version": __version__,
        "symbol": symbol,
        "real": "double" if operator.dtype is DType.FLOAT64 else "float",
        "matrices": [matrix.name for matrix in operator.matrices],
        "inputs": [operator.entries(points) for points in operator.points],
        "outputs": [operator.entries(operator.result_points(r)) for r in range(operator.n_results)],
        "work": [entries * operator.interlaced for entries in kernel.plan.work],
        "interlaced": operator.interlaced,
        "components": operator.components,
        "by_component": operator.layout is Layout.COMPONENT,
        "scale": [repr(value) for value in _scale(operator)],
    }
    if language is Language.C:
        c = CPrinter(program, operator.dtype)
        printed = {"lines": c.lines(body, {}), "functions": c.functions()}
        printed |= {"lanes": program.lanes, "bytes": operator.dtype.bytes}
    else:
        ll = LLVMPrinter(program.lanes, operator.dtype)
        printed = {"lines": ll.lines(body, {}), "counters": ll.counters(body)}
        printed["declarations"] = ll.declarations()
        shared["scale"] = [_hexadecimal(value, operator.dtype) for value in _scale(operator)]
    text = template(_TEMPLATES[language]).render(**shared, **printed)
    return OperatorSource(kernel, language, symbol, text)


def _scale(operator: TensorOperator) -> list[float]:
    """Return alpha and beta where a step reads one of them."""
    scales = operator.alpha != 1 or operator.beta not in (0, 1)
    return [operator.alpha, operator.beta] if scales else []


def _hexadecimal(value: float, dtype: DType) -> str:
    """Return a number as LLVM takes it exactly: the bits of a double, which float32 must hold as well."""
    if dtype is DType.FLOAT32:
        (value,) = struct.unpack("f", struct.pack("f", value))
    return "0x" + struct.pack(">d", value).hex().upper()


def _about(kernel: OperatorKernel) -> list[str]:
    """Return what the head of a source says of its steps."""
    lines = []
    for step, tile in zip(kernel.plan.steps, kernel.tiles, strict=True):
        lines.append(f"  {_equation(step):<58} {tile}")
    return [f"Steps, vectors of {kernel.width} bits:", *lines]


def _equation(step: Step) -> str:
    product = f"{step.matrix.name} along {'xyz'[step.axis]} of {step.source}"
    scaled = product if step.alpha == 1 else f"{step.alpha!r} ({product})"
    old = {0.0: "", 1.0: f" + {step.result}"}.get(step.beta, f" + {step.beta!r} {step.result}")
    sizes = "x".join(map(str, step.points))
    return f"{step.result} = {scaled}{old}, from {sizes} points"
