"""Compilers found on PATH: gcc, gfortran, clang, flang, and Fujitsu's, native or cross."""

from __future__ import annotations

import os
import re
import shutil
from functools import cache
from pathlib import Path

from ..errors import RunError, UsageError
from ..records import record
from .assembly import OPENMP_FLAG, Assembly, Binary, BinaryKind, Provenance
from .cache import cached_file, content_key
from .compilers import FAMILIES, CompilerFamily
from .flags import first_error, require_accepted, target_flags
from .process import run
from .reaper import scratch_folder
from .render import Source, SourceText
from .target import Target

_COMPILE_TIMEOUT_S = 120.0


@record
class ExternalCompiler:
    """One compiler of PATH, driving one target."""

    family: CompilerFamily
    path: str
    version: str
    extra_flags: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Name of the family."""
        return self.family.name

    def provenance(self, target: Target) -> Provenance:
        """Return the provenance that is recorded beside every build."""
        return Provenance(self.name, self.version, self._flags(target))

    def assemble(self, source: Source, target: Target) -> Assembly:
        """Return the assembly of a source (`-S`).

        Raises
        ------
        RunError
            If the compiler reports an error or exceeds its time.
        """
        return Assembly(source.variant, target, self.provenance(target), self.assembly_text(source, target))

    def build(self, source: Source, target: Target) -> Binary:
        """Return a shared library."""
        path = self.library(source, target)
        return Binary(source.variant, target, self.provenance(target), BinaryKind.SHARED, path)

    def assembly_text(self, source: SourceText, target: Target) -> str:
        """Return the assembly of any source (`-S`); raises as `assemble` does."""
        return self._cached(source, target, ("-S",), ".s").read_text()

    def library(self, source: SourceText, target: Target) -> Path:
        """Return the shared library of any source; raises as `assemble` does."""
        # the kernels call nothing, so no run-time library is linked where the driver allows it
        plain = () if self.name == "flang" or OPENMP_FLAG in self.extra_flags else ("-nostdlib",)
        return self._cached(source, target, ("-shared", *plain), ".so")

    def _flags(self, target: Target) -> tuple[str, ...]:
        for_target = target_flags(self.family.dialect, self.path, target)
        return (*self.family.base_flags, "-fPIC", *for_target, *self.extra_flags)

    def _cached(self, source: SourceText, target: Target, action: tuple[str, ...], suffix: str) -> Path:
        flags = (*self._flags(target), *action)
        key = content_key(self.path, self.version, *flags, repr(target), source.text)
        return cached_file(key, suffix, lambda: self._compile(source, flags))

    def _compile(self, source: SourceText, flags: tuple[str, ...]) -> bytes:
        with scratch_folder() as folder:
            # fixed names in a fresh folder: no path of this machine ends up in the output
            given, made = folder / f"kernel{source.suffix}", folder / "kernel.out"
            given.write_text(source.text)
            done = run([self.path, *flags, str(given), "-o", str(made)], _COMPILE_TIMEOUT_S)
            if done.returncode or not made.is_file():
                why = f"{first_error(done.stderr)} (flags {' '.join(flags)})"
                raise RunError(f"{self.name}: {source.symbol}: {why}")
            return _sound(made.read_bytes(), self.name, source.symbol)


def _sound(made: bytes, compiler: str, symbol: str) -> bytes:
    """Return the output file of a compiler; RunError if it reported success without making one."""
    if symbol.encode() not in made:
        raise RunError(f"{compiler}: {symbol}: it wrote {len(made)} bytes without that function; repair it")
    return made


@cache
def find_compiler(name: str, target: Target, extra_flags: tuple[str, ...] = ()) -> ExternalCompiler:
    """Return the installed compiler of a family that generates code for a target.

    gcc and gfortran generate code for one instruction set each: for another one the cross
    compiler, such as `aarch64-linux-gnu-gcc`, is searched.

    Parameters
    ----------
    name : str
        Key of the family.
    target : Target
    extra_flags : tuple of str
        Flags beyond the usual ones.

    Raises
    ------
    UsageError
        If it is not on PATH.
    """
    family = FAMILIES[name]
    tried = _executables(family, target)
    for executable in tried:
        if path := shutil.which(executable):
            version = _version(path) + ("" if family.tested else " (flags from its manual, untested)")
            require_accepted(path, extra_flags)
            return ExternalCompiler(family, path, version, extra_flags)
    raise UsageError(
        f"compiler {name!r} for {target.isa} is not installed: no {' or '.join(tried[:3])} on PATH; "
        "install it, or use --compiler llvm, which needs none"
    )


def _executables(family: CompilerFamily, target: Target) -> list[str]:
    if family.dialect == "gcc" and not target.runs_here:
        prefix = f"{target.instruction_set.toolchain.llvm}-linux-gnu-"
        return [prefix + executable for executable in family.executables]
    if family.dialect == "clang":
        return [*family.executables, *_versioned(family.executables)]
    return list(family.executables)


def _versioned(stems: tuple[str, ...]) -> list[str]:
    """Return `clang-19`, `clang-18`, ... as found on PATH, newest first."""
    found: dict[int, str] = {}
    pattern = re.compile("(?:" + "|".join(map(re.escape, stems)) + r")-(\d+)")
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        try:
            names = [file.name for file in Path(folder or ".").iterdir()]
        except OSError:
            continue
        for name in names:
            if match := pattern.fullmatch(name):
                found.setdefault(int(match[1]), name)
    return [found[number] for number in sorted(found, reverse=True)]


@cache
def _version(path: str) -> str:
    lines = run([path, "--version"], timeout_s=20).stdout.splitlines()
    return lines[0].strip() if lines else "unknown"
