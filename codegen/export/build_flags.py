"""Flags that a library is built with, where compilers may differ from ours."""

from __future__ import annotations

from ..compilers import FAMILIES, default_compiler
from ..render import SIMD_FLAG
from ..target import Target
from ..variant import Language

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
