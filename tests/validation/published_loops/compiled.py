"""Kernels of OSACA's validation compiled again, for where the assembly that was measured is not at hand.

Its sources are in `validation/kernels`; flags are those of its `build_and_run.py`. What compilers of
today make of them need not be what was measured, so errors are those of both. gcc vectorises by -O2
since version 12, which those of the time did not: it is told not to.
"""

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chainline.analysis.incore.regions.body import Shape
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.work_per_iteration import elements_per_iteration
from chainline.analysis.machine.load import Machine
from chainline.asm.listing import parse
from chainline.codegen.process import run
from chainline.errors import RunError, UsageError
from chainline.isa.instruction import Instruction, Kind
from notebook import MarkedLoop

SOURCES = Path("validation") / "kernels"
_FUNCTION = "kernel"
_TIMEOUT_S, _ELEMENT_BITS = 60.0, 64
_PLAIN = ("-ffreestanding", "-S", "-o", "-", "-x", "c")
_TARGETS = {
    "SKX": {"gcc": ("-march=skylake-avx512",), "clang": ("-march=skylake-avx512",)},
    "ZEN": {"gcc": ("-march=znver1",), "clang": ("-march=znver1",)},
    "ZEN2": {"gcc": ("-march=znver2",), "clang": ("-march=znver2",)},
    "TX2": {"gcc": ("-march=armv8.1-a",), "clang": ()},
    "A64FX": {"gcc": ("-msve-vector-bits=512", "-march=armv8.2-a+sve"), "clang": ()},
}
_X86_64_GCC = ("-falign-loops=16",)
_PROGRAMS = {
    ("x86-64", "gcc"): ("gcc",),
    ("aarch64", "gcc"): ("aarch64-linux-gnu-gcc",),
    ("x86-64", "clang"): ("clang", "clang-19"),
    ("aarch64", "clang"): ("clang", "clang-19"),
}


@dataclass(frozen=True, slots=True)
class Build:
    """How a kernel was compiled: what its file was called in the archive."""

    arch: str
    compiler: str
    level: str
    kernel: str


def build_of(file: Path) -> Build:
    """Return how a file `ARCH/COMPILER/FLAGS/KERNEL.marked.s` was made."""
    arch, compiler, level = file.parts[-4:-1]
    return Build(arch, compiler, level, file.name.removesuffix(".marked.s"))


def compiled_loop(build: Build, folder: Path, machine: Machine) -> MarkedLoop | None:
    """Return the loop that takes most elements at once; None where no such compiler is here.

    Parameters
    ----------
    build : Build
    folder : Path
        A checkout of OSACA.
    machine : Machine
        Says the length of its vectors.

    Raises
    ------
    UsageError
        The source of the kernel is absent.
    RunError
        It does not compile.
    """
    program = _program(machine.isa, build.compiler)
    if program is None or build.compiler not in _TARGETS.get(build.arch, {}):
        return None
    source = folder / SOURCES / f"{build.kernel}.c"
    if not source.is_file():
        raise UsageError(f"{source}: no such file")
    return _widest_loop(_assembly(program, _flags(build, machine.isa), source), machine)


@cache
def _program(isa: str, compiler: str) -> str | None:
    return next(filter(None, map(shutil.which, _PROGRAMS.get((isa, compiler), ()))), None)


def _flags(build: Build, isa: str) -> list[str]:
    flags = [f"-{build.level}", *_TARGETS[build.arch][build.compiler], *_PLAIN]
    if build.compiler == "clang":
        triple = "aarch64-unknown-linux-gnu" if isa == "aarch64" else "x86_64-unknown-linux-gnu"
        return [f"--target={triple}", *flags]
    newer = ["-fno-tree-vectorize"] if build.level == "O2" else []
    return [*flags, *newer, *(_X86_64_GCC if isa == "x86-64" else ())]


def _assembly(program: str, flags: Sequence[str], source: Path) -> str:
    done = run([program, *flags, str(source)], _TIMEOUT_S)
    if done.returncode:
        said = next((line for line in done.stderr.splitlines() if "error" in line), "no assembly")
        raise RunError(f"{program}: {said.strip()}")
    return done.stdout


def _widest_loop(text: str, machine: Machine) -> MarkedLoop | None:
    listing = parse(text, machine.isa)
    found = analyse_file(listing, machine, arguments={}, function=_FUNCTION, simulate=False)
    bodies = [a.body for f in found.functions for a in f.bodies if a.body.shape is Shape.LOOP]
    loops = [
        MarkedLoop(body.instructions, count)
        for body in bodies
        if not body.inner and (count := _elements(body.instructions, machine.vector_bits))
    ]
    return max(loops, key=lambda loop: loop.iterations, default=None)


def _elements(code: Sequence[Instruction], scalable_bits: int) -> float | None:
    """Return the iterations of the source in one of the loop: elements of arrays, or else quotients."""
    found = elements_per_iteration(code, scalable_bits, _ELEMENT_BITS)
    return found or sum(i.lanes(scalable_bits) for i in code if i.kind is Kind.DIVIDE) or None
