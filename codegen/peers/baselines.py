"""Baselines of the element kernel: one dense matrix, `numpy.einsum`, and matrix libraries of this machine.

libxsmm generates one product per mode beforehand (beta 0): mode x is one `Np x Np` by
`Np x Np^2` product, y one product per plane, z one `Np^2 x Np` by `Np x Np` product. Its
operators of y and z are handed over transposed, since nobody would transpose them again for
every element; OpenBLAS takes them as they are, with `CblasTrans`.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np

from ...errors import RunError, UsageError
from ...records import record
from ...version import __version__
from ..assembly import Binary, BinaryKind, Provenance
from ..cache import cached_file, content_key
from ..compilers import GemmLibrary
from ..kernel import MODE_SUBSCRIPTS, Array, Kernel, jit_engine
from ..process import run
from ..reaper import scratch_folder
from ..render import Source, template
from ..target import Target, host_target
from ..toolchain import EmbeddedLLVM
from ..variant import DType, Language, Mode, Variant

_COLUMNS = 8
"""Columns of one sweep over the result: eight streams are what hardware prefetchers follow."""


def dense_symbol(variant: Variant) -> str:
    """Return the name of the procedure that `render_dense` defines."""
    return f"dense_p{variant.order}" + ("" if variant.dtype is DType.FLOAT64 else "_f32")


def dense_flops(variant: Variant) -> int:
    """Return the floating-point operations per element of the dense operator, `2 Np^6`."""
    return 2 * variant.np**6


def dense_operator(operators: list[Array]) -> Array:
    """Return the `(Np^3, Np^3)` matrix that equals three mode products.

    Parameters
    ----------
    operators : list of ndarray (Np, Np)
        For x, y and z: ``d[i, m]`` weighs input m in output i.

    Returns
    -------
    ndarray (Np^3, Np^3)
        ``kron(dz, dy, dx)``, of the same meaning, column-major as the dense kernel takes it.

    Examples
    --------
    >>> dx, dy, dz = np.array([[1.0, 2.0], [3.0, 4.0]]), np.eye(2), np.eye(2)
    >>> dense_operator([dx, dy, dz]).shape
    (8, 8)
    """
    dx, dy, dz = operators
    return np.asfortranarray(np.kron(dz, np.kron(dy, dx)))


def render_dense(variant: Variant) -> Source:
    """Return LLVM IR that applies the element operator of a variant as a dense matrix.

    Parameters
    ----------
    variant : Variant
        An element kernel in LLVM IR; its split does not matter.

    Returns
    -------
    Source
        Procedure `dense_symbol(variant)` with arguments (n_elements, d, q, tmp).

    Raises
    ------
    UsageError
        If the variant is a single mode or in another language.

    References
    ----------
    Ren et al. 2026, Sec. 2.1: the modal filter before sum factorisation.
    """
    if variant.mode is not Mode.ELEMENT or variant.language is not Language.LLVM:
        given = f"mode {variant.mode} in {variant.language}"
        raise UsageError(f"the dense operator is the whole element in LLVM IR, not {given}")
    n = variant.np**3
    text = template("dense.ll.j2").render(
        n=n,
        order=variant.order,
        block=_COLUMNS,
        first=n % _COLUMNS or _COLUMNS,
        real="double" if variant.dtype is DType.FLOAT64 else "float",
        bytes=variant.dtype.bytes,
        symbol=dense_symbol(variant),
        version=__version__,
    )
    return Source(variant, text)


def load_dense(variant: Variant, target: Target) -> Kernel:
    """Return the dense operator as a kernel: one operator `(Np^3, Np^3)`, then `q` and `tmp`.

    Raises
    ------
    UsageError
        If the target cannot run here, or the variant has no dense operator.
    """
    if not target.runs_here:
        raise UsageError(f"code for {target.name} ({target.isa}) cannot run on this machine")
    binary = EmbeddedLLVM().build(render_dense(variant), target)
    engine = jit_engine()
    engine.add_object_file(llvm.ObjectFileRef.from_path(str(binary.path)))
    engine.finalize_object()
    return Kernel(variant, engine.get_function_address(dense_symbol(variant)), engine)


_TRIALS = 3


class EinsumKernel:
    """Kernel by `numpy.einsum`, called as a loaded one; its time includes the cost of calling numpy.

    Results go into the arrays that are given. Whether `optimize=True`, which hands the product
    to a matrix library, is faster than numpy's own loops depends on sizes and mode: in the
    first call with a number of elements both are tried, as somebody who needs it fast would.
    """

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self._optimize: dict[tuple[Mode, int], bool] = {}

    def __call__(self, n_elements: int, operators: Sequence[Array], q: Array, tmp: Array) -> None:
        """Write the product to `tmp`; `q` then holds the input of the last mode."""
        source, result = q, tmp
        for mode, operator in zip(self.variant.modes, operators, strict=True):
            key = mode, n_elements
            if key not in self._optimize:
                self._optimize[key] = _faster_optimized(mode, operator, source, result)
            np.einsum(MODE_SUBSCRIPTS[mode], operator, source, out=result, optimize=self._optimize[key])
            source, result = result, source


def _faster_optimized(mode: Mode, operator: Array, source: Array, result: Array) -> bool:
    """Tell whether einsum is faster with `optimize=True`."""
    seconds = []
    for optimize in (False, True):
        call = partial(np.einsum, MODE_SUBSCRIPTS[mode], operator, source, out=result, optimize=optimize)
        seconds.append(min(_seconds(call) for _ in range(_TRIALS)))
    return seconds[1] < seconds[0]


def _seconds(call: partial[Array]) -> float:
    begin = time.perf_counter_ns()
    call()
    return (time.perf_counter_ns() - begin) * 1e-9


def einsum_binary(variant: Variant) -> Binary:
    """Return the binary that stands for `numpy.einsum`, which needs no loading."""
    provenance = Provenance("numpy.einsum", f"numpy {np.__version__}", ())
    return Binary(variant, host_target(), provenance, BinaryKind.EINSUM, Path())


_TIMEOUT_S = 120.0
_FLAGS = ("-std=gnu99", "-O3", "-march=native", "-fPIC", "-shared")


@record
class _Usage:
    """Use of a GEMM library: header, the first of `links` that is present, and its transposed operands."""

    header: str
    version_header: str
    version_macro: str
    links: tuple[tuple[str, ...], ...]
    transposed: tuple[Mode, ...]
    package: str


_USAGES = {
    GemmLibrary.LIBXSMM: _Usage(
        header="libxsmm.h",
        version_header="libxsmm_version.h",
        version_macro="LIBXSMM_CONFIG_VERSION",
        # static: a shared library of its own for every order, each with its own generated code;
        # version 2 has no part that stands for a BLAS
        links=(
            ("-l:libxsmm.a", "-l:libxsmmnoblas.a", "-lpthread", "-ldl", "-lm"),
            ("-l:libxsmm.a", "-lpthread", "-ldl", "-lm"),
        ),
        transposed=(Mode.Y, Mode.Z),
        package="libxsmm-dev",
    ),
    GemmLibrary.OPENBLAS: _Usage(
        header="cblas.h",
        version_header="openblas_config.h",
        version_macro="OPENBLAS_VERSION",
        links=(("-lopenblas",),),
        transposed=(),
        package="libopenblas-dev",
    ),
}


@record
class InstalledLibrary:
    """A library that is here, and the compiler that links it.

    Attributes
    ----------
    gcc : str
        Path of the compiler.
    version : str
        Of the library, by its headers.
    link : tuple of str
        Linker options.
    """

    library: GemmLibrary
    gcc: str
    version: str
    link: tuple[str, ...]

    def build(self, variant: Variant) -> Binary:
        """Return the kernel of a variant as a shared library; its split has no meaning here.

        Raises
        ------
        UsageError
            If it is not a whole element.
        RunError
            If it does not compile.
        """
        text = render_gemm(self.library, variant)
        flags = (*_FLAGS, *self.link)
        key = content_key(self.gcc, self.version, *flags, repr(host_target()), text)
        path = cached_file(key, ".so", lambda: _compile(self.gcc, text, self.link))
        provenance = Provenance(str(self.library), self.version, flags)
        return Binary(
            variant,
            host_target(),
            provenance,
            BinaryKind.SHARED,
            path,
            transposed=_USAGES[self.library].transposed,
        )


def render_gemm(library: GemmLibrary, variant: Variant) -> str:
    """Return the C source of a kernel that calls a library.

    Raises
    ------
    UsageError
        If the variant is a single mode product.
    """
    if variant.mode is not Mode.ELEMENT:
        raise UsageError(f"{library} is compared on whole elements, not on mode {variant.mode} alone")
    usage = _USAGES[library]
    return template("peer_gemm.c.j2").render(
        library=str(library),
        header=usage.header,
        transposed=bool(usage.transposed),
        np=variant.np,
        real="double" if variant.dtype is DType.FLOAT64 else "float",
        dtype=str(variant.dtype),
        symbol=variant.symbol,
        version=__version__,
    )


@cache
def find_library(library: GemmLibrary) -> InstalledLibrary:
    """Return a library that is installed here.

    Raises
    ------
    UsageError
        If there is no gcc, or it finds no header or nothing to link.
    """
    gcc = shutil.which("gcc")
    if gcc is None:
        raise UsageError(f"{library}: gcc is needed to call it and is not on PATH")
    usage = _USAGES[library]
    probe = f"#include <{usage.header}>\nint probe(void) {{ return 0; }}\n"
    for link in usage.links:
        try:
            _compile(gcc, probe, link)
        except RunError as error:
            said = error
        else:
            return InstalledLibrary(library, gcc, _version(gcc, usage), link)
    raise UsageError(f"{library} is not installed ({said}); install {usage.package}")


def _version(gcc: str, usage: _Usage) -> str:
    text = f"#include <{usage.version_header}>\nversion: {usage.version_macro}\n"
    done = run([gcc, "-E", "-P", "-x", "c", "-"], _TIMEOUT_S, stdin=text)
    found = re.search(r'^version: "([^"\n]*)"', done.stdout, re.MULTILINE)
    return found[1].strip().removeprefix("OpenBLAS").strip() if found else "unknown"


def _compile(gcc: str, text: str, link: tuple[str, ...]) -> bytes:
    with scratch_folder() as folder:
        given, made = folder / "peer.c", folder / "peer.so"
        given.write_text(text)
        done = run([gcc, *_FLAGS, str(given), *link, "-o", str(made)], _TIMEOUT_S)
        if done.returncode or not made.is_file():
            lines = [line for line in done.stderr.splitlines() if "error" in line or "cannot find" in line]
            raise RunError(f"gcc: {lines[0].removeprefix(f'{given}:') if lines else 'no message'}")
        return made.read_bytes()
