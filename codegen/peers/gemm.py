"""Kernels that hand each mode product to a matrix library of this machine: libxsmm, OpenBLAS.

libxsmm generates one product per mode beforehand (beta 0): mode x is one `Np x Np` by
`Np x Np^2` product, y one product per plane, z one `Np^2 x Np` by `Np x Np` product. Its
operators of y and z are handed over transposed, since nobody would transpose them again for
every element; OpenBLAS takes them as they are, with `CblasTrans`.
"""

from __future__ import annotations

import re
import shutil
from functools import cache

from ...errors import RunError, UsageError
from ...records import record
from ...version import __version__
from ..assembly import Binary, BinaryKind, Provenance
from ..cache import cached_file, content_key
from ..compilers import GemmLibrary
from ..process import run
from ..reaper import scratch_folder
from ..render import template
from ..target import host_target
from ..variant import DType, Mode, Variant

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
