"""Compilers of an exported library: for its kernels, and for the Fortran program that calls it."""

from __future__ import annotations

from dataclasses import dataclass

from ...errors import UsageError, argument
from ..compilers import compiler_and_language, compiler_language
from ..variant import Language

_BESIDE = {"gfortran": "gcc", "flang": "clang", "frt": "fcc"}
"""The C compiler of the family of each Fortran compiler."""
_USUAL = "gfortran"


@dataclass(frozen=True, slots=True)
class LibraryCompilers:
    """Compilers by key.

    Attributes
    ----------
    kernels : str
        Compiler of the kernels, which are chosen for it.
    language : Language
        Language of the kernels.
    fortran : str or None
        Compiler of the Fortran program; None where the library is for none.
    """

    kernels: str
    language: Language
    fortran: str | None


def library_compilers(asked: str | None, language: str, *, pure_fortran: bool) -> LibraryCompilers:
    """Return the compilers of a library; one for Fortran has kernels in C unless they are to be in Fortran.

    Parameters
    ----------
    asked : str or None
        Key of a compiler.
    language : str
        Language of the library.
    pure_fortran : bool
        Whether kernels for Fortran are in Fortran.

    Raises
    ------
    UsageError
        If language and compiler do not go together.
    """
    pure = argument("pure_fortran")
    if language != Language.FORTRAN:
        if pure_fortran:
            only = argument("language", "fortran")
            raise UsageError(f"{pure}: goes with {only}, not {language}; leave it out")
        return LibraryCompilers(*compiler_and_language(asked, language), None)
    if pure_fortran:
        kernels, takes = compiler_and_language(asked, language)
        return LibraryCompilers(kernels, takes, kernels)
    if asked is None or compiler_language(asked) is Language.FORTRAN:
        fortran = asked or _USUAL
        return LibraryCompilers(_BESIDE[fortran], Language.C, fortran)
    if compiler_language(asked) is Language.C:
        return LibraryCompilers(asked, Language.C, _USUAL)
    raise UsageError(
        f"{argument('compiler')} {asked}: kernels for Fortran are in C, or with {pure} in Fortran; "
        "give a compiler of one of the two"
    )
