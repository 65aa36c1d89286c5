"""Compilers and libraries of matrix products by name: none is looked for, and no LLVM is loaded."""

from __future__ import annotations

from enum import StrEnum

from ..errors import UsageError
from ..records import record
from .variant import Language


@record
class CompilerFamily:
    """Description of one family of compilers: names, versions and options.

    `dialect` says who understands `-march=`: "gcc" and "clang" drivers differ in flag names.
    `tested` is False where no machine of ours has the compiler; the flags are its manual's.
    """

    name: str
    language: Language
    dialect: str
    executables: tuple[str, ...]
    base_flags: tuple[str, ...]
    tested: bool = True


# -ffp-contract=fast lets a*b + c become one FMA; nothing here lets sums be reordered.
_C = ("-std=c99", "-O3", "-ffp-contract=fast", "-fno-math-errno")
_GNU_FORTRAN = ("-std=f2008", "-O3", "-ffp-contract=fast", "-fprotect-parens")
_FLANG = ("-O3", "-ffp-contract=fast")
# Fujitsu C and Fortran user's guides, -K options: fp_contract makes FMA, eval would reassociate.
_FUJITSU = ("-O3", "-Kfp_contract,noeval,simd=2")

FAMILIES = {
    family.name: family
    for family in (
        CompilerFamily("gcc", Language.C, "gcc", ("gcc",), _C),
        CompilerFamily("clang", Language.C, "clang", ("clang",), _C),
        CompilerFamily("gfortran", Language.FORTRAN, "gcc", ("gfortran",), _GNU_FORTRAN),
        CompilerFamily("flang", Language.FORTRAN, "clang", ("flang", "flang-new"), _FLANG),
        CompilerFamily("fcc", Language.C, "fujitsu", ("fcc",), _FUJITSU, tested=False),
        CompilerFamily("frt", Language.FORTRAN, "fujitsu", ("frt",), _FUJITSU, tested=False),
    )
}


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


class GemmLibrary(StrEnum):
    """A library of matrix products."""

    LIBXSMM = "libxsmm"
    OPENBLAS = "openblas"
