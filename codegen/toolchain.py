"""One interface to every compiler: Source -> Assembly, Source -> Binary."""

from __future__ import annotations

from typing import Protocol

from ..errors import UsageError
from .assembly import Assembly, Binary, Provenance
from .embedded import EmbeddedLLVM
from .external import FAMILIES, find_compiler
from .render import Source
from .target import Target
from .variant import Language


class Toolchain(Protocol):
    """A compiler for one target, whatever stands behind it."""

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


def compiler_names() -> list[str]:
    """Return every compiler that `find_toolchain` knows, installed or not."""
    return ["llvm", *FAMILIES]


def compiler_language(name: str) -> Language:
    """Return the language that a compiler takes."""
    return Language.LLVM if name == "llvm" else FAMILIES[name].language


def default_compiler(language: Language) -> str:
    """Return the compiler used for a language when none is named."""
    return {Language.LLVM: "llvm", Language.C: "gcc", Language.FORTRAN: "gfortran"}[language]


def compiler_and_language(compiler: str | None, language: str | None) -> tuple[str, Language]:
    """Return a compiler and its language; by default the embedded one, or that of the language.

    Raises
    ------
    UsageError
        If one is unknown, or they do not go together.

    Examples
    --------
    >>> compiler_and_language(None, "fortran")
    ('gfortran', <Language.FORTRAN: 'fortran'>)
    """
    if language is not None and language not in set(Language):
        raise UsageError(f"language {language!r}: unknown; choose one of {', '.join(Language)}")
    asked = None if language is None else Language(language)
    if compiler is None:
        chosen = asked or Language.LLVM
        return default_compiler(chosen), chosen
    if compiler not in compiler_names():
        raise UsageError(f"compiler {compiler!r}: unknown; choose one of {', '.join(compiler_names())}")
    takes = compiler_language(compiler)
    if asked not in (None, takes):
        raise UsageError(f"compiler {compiler} takes language {takes}, not {asked}")
    return compiler, takes


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
