"""Flags of compilers: the list of those that a file may name, and trials of any for a target.

A data set may come from anybody, and so may a block of a campaign; compilers take flags that load plug-ins,
run programs and write files. What a person gives on the command line is not looked at here.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ..errors import UsageError, warn
from ..records import record
from .process import in_worker, run
from .reaper import scratch_folder
from .target import Target

UNKNOWN_FLAGS = "flags that are given to no compiler without --trust-flags"
"""Why rows are left out."""

_NAME = r"[A-Za-z0-9][A-Za-z0-9.+_-]{0,63}"
_SWITCHES = (
    *("PIC", "pic", "openmp", "openmp-simd", "math-errno", "signed-zeros", "trapping-math", "rounding-math"),
    *("associative-math", "reciprocal-math", "finite-math-only", "fast-math", "unsafe-math-optimizations"),
    *("protect-parens", "stack-arrays", "frontend-optimize", "omit-frame-pointer", "strict-aliasing"),
    *("vectorize", "slp-vectorize", "tree-vectorize", "tree-loop-vectorize", "tree-slp-vectorize"),
    *("unroll-loops", "unroll-all-loops", "peel-loops", "split-loops", "unswitch-loops", "ivopts"),
    *("tree-loop-distribution", "tree-loop-distribute-patterns", "loop-interchange", "loop-unroll-and-jam"),
    *("schedule-insns", "schedule-insns2", "rename-registers", "modulo-sched", "prefetch-loop-arrays"),
    *("inline", "inline-functions", "gcse", "tree-pre", "predictive-commoning", "wrapv", "common"),
)
_FUJITSU = r"(?:no)?(?:fp_contract|eval|simd|fast|openmp|SVE|unroll|swp|ocl|ilfunc|prefetch_\w+)(?:=\d{1,4})?"
_GRAMMAR = re.compile(
    "|".join(
        (
            r"-O(?:[0-3sgz]|fast)?",
            r"-std=[a-z0-9]{1,12}",
            rf"-m(?:arch|cpu|tune)={_NAME}",
            r"-mprefer-vector-width=(?:none|\d{1,5})",
            r"-msve-vector-bits=(?:scalable|\d{1,5})",
            r"-m(?:no-)?(?:avx[0-9a-z]{0,20}|fma4?|sse[0-9.a-z]{0,6}|bmi2?|vzeroupper)",
            rf"-f(?:no-)?(?:{'|'.join(map(re.escape, _SWITCHES))})",
            r"-ffp-contract=(?:fast|on|off|fast-honor-pragmas)",
            r"-fvect-cost-model=(?:unlimited|dynamic|cheap|very-cheap)",
            rf"-K{_FUJITSU}(?:,{_FUJITSU})*",
        )
    ),
    re.ASCII,
)


def unknown_flags(recorded: Iterable[str]) -> list[str]:
    """Return the flags that a compiler is not given from a file.

    Examples
    --------
    >>> unknown_flags(["-O3", "-march=znver5", "-ffp-contract=fast", "-fno-tree-vectorize"])
    []
    >>> unknown_flags(["-fplugin=x.so", "-Wp,-MD,out", "@more", "-mllvm", "-march=a/b", "-O2 -o x"])
    ['-fplugin=x.so', '-Wp,-MD,out', '@more', '-mllvm', '-march=a/b', '-O2 -o x']
    """
    return [flag for flag in recorded if not _GRAMMAR.fullmatch(flag)]


_REFUSAL = re.compile(
    r"unrecogni[sz]ed|unknown|ignored|ignoring|unused|unsupported|not supported|is valid for",
    re.IGNORECASE,
)
"""Words of warnings by which a flag has no effect; other warnings are no rejection."""
_NATIVE = ("-march=native", "-mcpu=native")


@record
class FlagCheck:
    """Result of a trial of flags: accepted or not, and the first line of the compiler's output."""

    accepted: bool
    said: str


@cache
def try_flags(path: str, flags: tuple[str, ...]) -> FlagCheck:
    """Return the result of a trial of flags with a compiler.

    A warning is a rejection only where it says that a flag is not known or does nothing.

    Parameters
    ----------
    path : str
        The compiler.
    """
    suffix, text = (".f90", "end\n") if re.search(r"gfortran|flang", Path(path).name) else (".c", "int x;\n")
    with scratch_folder() as folder:
        probe = folder / f"probe{suffix}"
        probe.write_text(text)
        done = run([path, *flags, "-S", str(probe), "-o", os.devnull], 30)
    warnings = [line for line in done.stderr.splitlines() if "warning" in line.lower()]
    refused = any(_REFUSAL.search(line) for line in warnings)
    if done.returncode:
        return FlagCheck(False, first_error(done.stderr))
    # what LLVM says of features that it does not know is no warning by name
    said = next((line.strip() for line in (*warnings, *done.stderr.splitlines()) if line.strip()), "")
    return FlagCheck(not refused, said)


def require_accepted(path: str, flags: tuple[str, ...]) -> None:
    """Check that a compiler takes each of a user's flags.

    Raises
    ------
    UsageError
        If it does not take one: says which.
    """
    for flag in flags:
        if not try_flags(path, (flag,)).accepted:
            raise UsageError(f"{path} does not take the flag {flag!r}; correct it or leave it out")


@cache
def target_flags(dialect: str, path: str, target: Target) -> tuple[str, ...]:
    """Return the flags that make a compiler write code for a target.

    The first of the target's architectures that the compiler takes; another one than the first, and what
    it says of `native`, is reported once.

    Parameters
    ----------
    dialect : str
        "gcc", "clang" or "fujitsu": who understands which names.
    path : str
        The compiler.
    target : Target
        Processor that code is compiled for.

    Raises
    ------
    UsageError
        If the compiler takes none of them.
    """
    if dialect == "fujitsu":
        return ("-KA64FX", "-KSVE", f"-Ksimd_reg_size={target.vector_bits}")
    cross = () if dialect == "gcc" or target.runs_here else (f"--target={target.triple}",)
    wanted = _architectures(dialect, target)
    trials = {flag: try_flags(path, (*cross, flag)) for flag in wanted}
    arch = next((flag for flag in wanted if trials[flag].accepted), None)
    if arch is None:
        raise UsageError(f"{path} cannot compile for {target.name}: it rejects {' and '.join(wanted)}")
    name = Path(path).name
    if arch in _NATIVE and trials[arch].said:
        _tell(f"{name} says of {arch}: {trials[arch].said}")
    elif wanted[0] in _NATIVE and arch != wanted[0]:
        _tell(f"{name} rejects {wanted[0]} ({trials[wanted[0]].said}); compiling with {arch}")
    width = target.instruction_set.compilation.width_flag(target)
    width = width or f"-mprefer-vector-width={target.vector_bits}"
    return (*cross, arch, *((width,) if try_flags(path, (*cross, arch, width)).accepted else ()))


def _architectures(dialect: str, target: Target) -> list[str]:
    """Return the flags that name a target's architecture, best first."""
    if dialect == "gcc":
        return list(target.gcc_arch)
    if target.llvm_features and target.llvm_cpu.startswith("generic"):  # the name says nothing of these
        return list(target.gcc_arch)
    cpu = "native" if target.name == "host" else target.llvm_cpu
    return list(dict.fromkeys([f"{target.instruction_set.toolchain.processor_flag}={cpu}", *target.gcc_arch]))


@cache  # once
def _tell(line: str) -> None:
    if not in_worker():  # the process that started it tells the same
        warn(line, "chainline.codegen")


def first_error(stderr: str) -> str:
    """Return the line of a compiler's messages that names the error."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[0] if lines else "no message")
