"""One interface to every compiler: Source -> Assembly, Source -> Binary."""

from __future__ import annotations

from typing import Protocol

from ..errors import UsageError
from .assembly import Assembly, Binary, Provenance
from .compilers import FAMILIES, compiler_names
from .llvm_compiler import EmbeddedLLVM
from .render import Source
from .system_compilers import find_compiler
from .target import Target


class Toolchain(Protocol):
    """Compiler for one target, embedded or external."""

    @property
    def name(self) -> str:
        """Key on the command line."""

    @property
    def version(self) -> str:
        """Version line of the compiler."""

    def provenance(self, target: Target) -> Provenance:
        """Name, version and flags for a target."""

    def assemble(self, source: Source, target: Target) -> Assembly:
        """Compile to assembly text."""

    def build(self, source: Source, target: Target) -> Binary:
        """Compile to a file that `kernel.load` can run."""


def find_toolchain(name: str, target: Target, extra_flags: tuple[str, ...] = ()) -> Toolchain:
    """Return the compiler called `name` for a target.

    Parameters
    ----------
    extra_flags : tuple of str
        Flags after those that a compiler is given anyway.

    Raises
    ------
    UsageError
        If the name is unknown, the compiler is not installed or does not take a flag.
    """
    if name == "llvm":
        if extra_flags:
            raise UsageError(f"the embedded compiler takes no flags, found {' '.join(extra_flags)!r}")
        return EmbeddedLLVM()
    if name not in FAMILIES:
        raise UsageError(f"compiler {name!r} is unknown; choose one of {', '.join(compiler_names())}")
    return find_compiler(name, target, extra_flags)


def usual_c_compiler(target: Target) -> str:
    """Return the compiler that kernels in C are judged by: gcc where there is one, else the embedded one."""
    try:
        return find_toolchain("gcc", target).name
    except UsageError:
        return "llvm"
