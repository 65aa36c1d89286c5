"""C source of an application's kernels, compiled with OpenMP and loaded into this process."""

from __future__ import annotations

import ctypes

from ...records import record
from ..assembly import OPENMP_FLAG
from ..system_compilers import find_compiler
from ..target import host_target

COMPILERS = ("gcc", "clang")
"""Compilers of C that the kernels are built by."""


@record
class Program:
    """Text of a C file.

    Attributes
    ----------
    symbol : str
        Name of what it computes, for messages.
    text : str
        C99 with OpenMP directives, which may be left out.
    """

    symbol: str
    text: str

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""
        return ".c"


def assembly_of(program: Program, compiler: str = "gcc", openmp: bool = False) -> str:
    """Return the assembly of a program for this machine, without OpenMP unless asked for.

    Parameters
    ----------
    program : Program
    compiler : str
        Family of the compiler.
    openmp : bool
        True to compile with OpenMP.

    Raises
    ------
    UsageError
        If the compiler is not installed.
    RunError
        If it rejects the program.
    """
    target = host_target()
    flags = (OPENMP_FLAG,) if openmp else ()
    return find_compiler(compiler, target, flags).assembly_text(program, target)


def load_program(program: Program, compiler: str = "gcc") -> ctypes.CDLL:
    """Return a program compiled with OpenMP for this machine, loaded; raises as `assembly_of` does.

    Machine code then runs in this process: callers that must survive a crash do it in a worker.
    """
    target = host_target()
    return ctypes.CDLL(str(find_compiler(compiler, target, (OPENMP_FLAG,)).library(program, target)))


def built_by(compiler: str = "gcc") -> str:
    """Return name, version and flags of the compiler of `load_program`; raises as `assembly_of` does."""
    target = host_target()
    made = find_compiler(compiler, target, (OPENMP_FLAG,)).provenance(target)
    return f"{made.compiler}: {made.version} {' '.join(made.flags)}"
