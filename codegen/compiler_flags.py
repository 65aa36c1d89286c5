"""Trial of compiler flags for a target on an empty source."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..errors import UsageError
from ..logged import warn
from .process import in_worker, run
from .reaper import scratch_folder
from .target import X86, Target

_REFUSAL = re.compile(
    r"unrecogni[sz]ed|unknown|ignored|ignoring|unused|unsupported|not supported|is valid for",
    re.IGNORECASE,
)
"""Words of warnings by which a flag has no effect; other warnings are no rejection."""
_NATIVE = ("-march=native", "-mcpu=native")


@dataclass(frozen=True, slots=True)
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
    if target.scalable:
        width = f"-msve-vector-bits={target.vector_bits}"
    else:
        width = f"-mprefer-vector-width={target.vector_bits}"
    return (*cross, arch, *((width,) if try_flags(path, (*cross, arch, width)).accepted else ()))


def _architectures(dialect: str, target: Target) -> list[str]:
    """Return the flags that name a target's architecture, best first."""
    if dialect == "gcc":
        return list(target.gcc_arch)
    cpu = "native" if target.name == "host" else target.llvm_cpu
    return list(dict.fromkeys([f"-march={cpu}" if target.isa == X86 else f"-mcpu={cpu}", *target.gcc_arch]))


@cache  # once
def _tell(line: str) -> None:
    if not in_worker():  # the process that started it tells the same
        warn(line, "chainline.codegen")


def first_error(stderr: str) -> str:
    """Return the line of a compiler's messages that names the error."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[0] if lines else "no message")
