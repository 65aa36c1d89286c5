"""Rendering of a variant to source: the jinja2 templates and their context."""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from typing import Protocol

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from ..records import record
from ..version import __version__
from .splits import terms_by_part
from .variant import DType, Language, Mode, Variant
from .vector.element_kernel import lower
from .vector.print_c import CPrinter
from .vector.print_llvm import LLVMPrinter
from .vector.program import Program


@cache
def template(name: str) -> Template:
    """Return a template of the folder `templates`; a missing variable is an error."""
    return _environment().get_template(name)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("chainline.codegen"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - programs, not pages
    )


_TEMPLATES = {Language.C: "kernel.c.j2", Language.FORTRAN: "kernel.f90.j2", Language.LLVM: "kernel.ll.j2"}
_SCHEDULE_TEMPLATES = {Language.C: "simd.c.j2", Language.LLVM: "simd.ll.j2"}
_REAL = {
    (Language.C, DType.FLOAT64): "double",
    (Language.C, DType.FLOAT32): "float",
    (Language.FORTRAN, DType.FLOAT64): "c_double",
    (Language.FORTRAN, DType.FLOAT32): "c_float",
    (Language.LLVM, DType.FLOAT64): "double",
    (Language.LLVM, DType.FLOAT32): "float",
}
SUFFIXES = {Language.C: ".c", Language.FORTRAN: ".f90", Language.LLVM: ".ll"}


class SourceText(Protocol):
    """Text of a source file: of a kernel, of an operator, of an application."""

    @property
    def text(self) -> str:
        """The whole file."""

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""

    @property
    def symbol(self) -> str:
        """Name of the procedure, for messages."""


@record
class Source:
    """Source text of one variant."""

    variant: Variant
    text: str

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""
        return SUFFIXES[self.variant.language]

    @property
    def symbol(self) -> str:
        """Name of the variant's procedure."""
        return self.variant.symbol


class Directives(StrEnum):
    """Directives for the i loop of a Fortran source; none lets a sum be reordered.

    gfortran 12 and flang 19 find out by themselves what `INDEPENDENT` says. `SIMD` has gfortran
    vectorise the loop before it is unrolled, which is faster at some orders and slower at
    others; it counts where `SIMD_FLAG` or OpenMP is on.
    """

    NONE = "none"
    INDEPENDENT = "ivdep"
    SIMD = "simd"


SIMD_FLAG = "-fopenmp-simd"
"""Makes gfortran heed `Directives.SIMD`, and nothing else of OpenMP."""


@record
class Style:
    """Style of a source, independent of the kernel.

    Attributes
    ----------
    symbol : str or None
        Name of the procedure; the variant's own when None.
    openmp : bool
        C and Fortran have the procedure for a team of threads too.
    directives : Directives
        Fortran directive of the i loop.
    """

    symbol: str | None = None
    openmp: bool = True
    directives: Directives = Directives.NONE


@record
class LoopNest:
    """One mode product as the templates write it.

    `result(i,j,k) = sum over m of operator(row,m) * source(.., m, ..)`, with the first index
    contiguous; `stride` is the distance in entries between consecutive m of `source`.
    """

    mode: str
    operator: str
    row: str
    source: str
    result: str
    stride: int
    comment: str


@lru_cache(maxsize=64)  # of a megabyte at most; campaigns measure a kernel at many numbers of elements
def render(variant: Variant, style: Style = Style()) -> Source:  # noqa: B008 - frozen
    """Return the source of a variant; the same variant always gives the same text.

    Parameters
    ----------
    variant : Variant
        Kernel to generate.
    style : Style
        Names and additions; measured and analysed kernels have the default ones.

    Returns
    -------
    Source
        C99, Fortran 2008 or LLVM IR, with a header that says how it was made and is called.

    References
    ----------
    Ren et al. 2026, "Learning-augmented performance model for tensor product factorization in
    high-order FEM", Listings 1 and 2.
    """
    if variant.schedule is not None:
        return Source(variant, _render_schedule(variant, style))
    text = template(_TEMPLATES[variant.language]).render(
        np=variant.np,
        real=_REAL[variant.language, variant.dtype],
        bytes=variant.dtype.bytes,
        symbol=style.symbol or variant.symbol,
        openmp=style.openmp,
        directives=str(style.directives),
        element=variant.mode is Mode.ELEMENT,
        loops=_loop_nests(variant),
        parts=terms_by_part(variant.split),
        version=__version__,
        title=_title(variant),
        split_line=_split_line(variant),
        command=_command(variant),
        usage=_usage(variant, style),
    )
    return Source(variant, text)


def _render_schedule(variant: Variant, style: Style) -> str:
    """Return the source of a kernel in explicit vectors."""
    program = lower(variant)
    printed = _print_c if variant.language is Language.C else _print_llvm
    return template(_SCHEDULE_TEMPLATES[variant.language]).render(
        **printed(variant, program),
        real=_REAL[variant.language, variant.dtype],
        symbol=style.symbol or variant.symbol,
        openmp=style.openmp,
        operators=[f"d{mode}" for mode in variant.modes],
        volume=variant.np**3,
        version=__version__,
        title=_title(variant),
        split_line=_split_line(variant),
        schedule_line=f"Schedule: {variant.schedule}.",
        command=_command(variant),
        usage=_usage(variant, style),
    )


def _print_llvm(variant: Variant, program: Program) -> dict[str, object]:
    printer = LLVMPrinter(program.lanes, variant.dtype)
    blocks = []
    for block in program.loops:
        arrays = {name: f"{name}.e{block.elements}" for name in ("q", "tmp")}
        blocks.append({"elements": block.elements, "lines": printer.lines(block.body, arrays)})
    return {
        "blocks": blocks,
        "before": printer.lines(program.before, {}),
        "counters": [line for block in program.loops for line in printer.counters(block.body)],
        "declarations": printer.declarations(),
    }


def _print_c(variant: Variant, program: Program) -> dict[str, object]:
    printer = CPrinter(program, variant.dtype)
    return {
        "before": printer.lines(program.before, {}),
        "blocks": [{"elements": b.elements, "lines": printer.lines(b.body, {})} for b in program.loops],
        "functions": printer.functions(),
        "lanes": program.lanes,
        "bytes": variant.dtype.bytes,
    }


def _loop_nests(variant: Variant) -> list[LoopNest]:
    n = variant.np
    rows = {Mode.X: "i", Mode.Y: "j", Mode.Z: "k"}
    strides = {Mode.X: 1, Mode.Y: n, Mode.Z: n * n}
    sums = {Mode.X: "q(m,j,k)", Mode.Y: "q(i,m,k)", Mode.Z: "q(i,j,m)"}
    nests = []
    for position, mode in enumerate(variant.modes):
        source, result = ("tmp", "q") if position % 2 else ("q", "tmp")
        operator, row = f"d{mode}", rows[mode]
        what = f"{operator}({row},m) * {sums[mode].replace('q', source)}"
        comment = f"mode {mode}: {result}(i,j,k) = sum over m of {what}"
        nests.append(LoopNest(str(mode), operator, row, source, result, strides[mode], comment))
    return nests


def _title(variant: Variant) -> str:
    what = "x, then y, then z" if variant.mode is Mode.ELEMENT else f"mode {variant.mode}"
    return f"Tensor n-mode product kernel ({what}), polynomial order {variant.order}, {variant.dtype}."


def _split_line(variant: Variant) -> str:
    if len(variant.split) == 1:
        return f"Inner product of {variant.np} terms, unsplit."
    parts = " + ".join(map(str, variant.split))
    return f"Inner product of {variant.np} terms, split into {len(variant.split)} parts: {parts}."


def _command(variant: Variant) -> str:
    command = (
        f"chainline generate --order {variant.order} --split {variant.split_text} "
        f"--mode {variant.mode} --language {variant.language}"
    )
    if variant.schedule is not None:
        command += f" --schedule '{variant.schedule}'"
    return command if variant.dtype is DType.FLOAT64 else f"{command} --dtype {variant.dtype}"


def _usage(variant: Variant, style: Style) -> list[str]:
    operators = [f"d{mode}" for mode in variant.modes]
    arguments = ", ".join(["n_elements", *operators, "q", "tmp"])
    written = "the input, is overwritten" if variant.mode is Mode.ELEMENT else "the input"
    return [
        f"Call {style.symbol or variant.symbol}({arguments}).",
        "  n_elements  number of elements, a 64-bit integer passed by value",
        f"  {', '.join(operators):<10}  Np x Np operator{'s' if len(operators) > 1 else ''}, "
        "column-major: entry (row, m) at row + Np*m",
        f"  q           {written}; entry (i, j, k) of element e at i + Np*(j + Np*(k + Np*e))",
        "  tmp         the result, in the same layout",
        "The arrays must not overlap. Contraction to FMA is expected, reassociation is not.",
    ]
