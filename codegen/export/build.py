"""Build of an exported library: its compilers, and flags where they may differ from ours."""

from __future__ import annotations

from ...errors import UsageError, argument
from ...records import record
from ..compilers import FAMILIES, compiler_and_language, compiler_language, default_compiler
from ..render import SIMD_FLAG
from ..target import Target
from ..variant import Language

_BESIDE = {"gfortran": "gcc", "flang": "clang", "frt": "fcc"}
"""The C compiler of the family of each Fortran compiler."""
_USUAL = "gfortran"


@record
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


_DIRECTIVE_FLAGS = {"gfortran": (SIMD_FLAG,)}


def extra_flags(compiler: str) -> tuple[str, ...]:
    """Return the flags beyond a compiler's usual ones that make it heed our directives."""
    return _DIRECTIVE_FLAGS.get(compiler, ())


def c_flags(compiler: str) -> tuple[str, ...]:
    """Return the flags of the C sources, dispatcher and test; `compiler` is the kernels'."""
    family = FAMILIES.get(compiler)
    takes_c = family is not None and family.language is Language.C
    return FAMILIES[compiler if takes_c else default_compiler(Language.C)].base_flags


def fortran_flags(compiler: str) -> tuple[str, ...]:
    """Return the flags of the Fortran sources; `compiler` is the kernels'."""
    family = FAMILIES.get(compiler)
    takes_fortran = family is not None and family.language is Language.FORTRAN
    name = compiler if takes_fortran else default_compiler(Language.FORTRAN)
    return (*FAMILIES[name].base_flags, *extra_flags(name))


def architecture_choices(target: Target) -> tuple[str, ...]:
    """Return flags that name the processor, best first: an older compiler takes a later one.

    Examples
    --------
    >>> from chainline.codegen.target import find_target
    >>> architecture_choices(find_target("a64fx"))
    ('-mcpu=a64fx', '-march=armv8.2-a+sve')
    """
    return target.gcc_arch


def width_flag(target: Target) -> str | None:
    """Return the flag that fixes or prefers the vector width, None where there is none."""
    return target.instruction_set.compilation.width_flag(target)
