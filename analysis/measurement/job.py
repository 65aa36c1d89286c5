"""Job of a campaign: one row to be measured, its build and its compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...codegen.assembly import OPENMP_FLAG, Binary, Provenance
from ...codegen.render import render
from ...codegen.target import Target
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import Language, Variant
from ...errors import ChainlineError
from ..machine.residence import working_set_bytes
from .dataset.row import key_of
from .measured_ratio import count_fma

_NATIVE = ("-march=native", "-mcpu=native")


@dataclass(frozen=True, slots=True)
class Job:
    """Row to be measured: kernel, build and run conditions."""

    variant: Variant
    compiler: str
    flags: tuple[str, ...]
    target: Target
    n_elements: int
    threads: int = 1

    @property
    def build_flags(self) -> tuple[str, ...]:
        """Flags to add to the compiler's own; OpenMP where threads are the compiler's to make."""
        openmp = self.threads > 1 and self.variant.language is not Language.LLVM
        return (*self.flags, OPENMP_FLAG) if openmp else self.flags

    @property
    def bytes(self) -> int:
        """Bytes of the arrays of all threads."""
        return self.threads * working_set_bytes(self.variant, self.n_elements)

    def identity(self, provenance: Provenance) -> dict[str, Any]:
        """Return the columns that identify a row, but for the processor."""
        variant = self.variant
        return {
            "order": variant.order,
            "split": variant.split_text,
            "mode": str(variant.mode),
            "language": str(variant.language),
            "dtype": str(variant.dtype),
            "compiler": self.compiler,
            "compiler_version": provenance.version,
            "flags": " ".join(provenance.flags),
            "vector_bits": self.target.vector_bits,
            "threads": self.threads,
            "n_elements": self.n_elements,
            "schedule": None if variant.schedule is None else str(variant.schedule),
        }


@dataclass(frozen=True, slots=True)
class Build:
    """Outcome of compiling a job; `problem` says why there is no binary."""

    binary: Binary | None
    provenance: Provenance | None
    code: str | None
    n_fma: float | None
    problem: str | None


def extra_flags(recorded: Sequence[str], compiler: str, target: Target) -> tuple[str, ...]:
    """Return the recorded flags beyond the usual ones of a compiler, without OpenMP's.

    `-march=native` of another host is not among them: the target records its meaning there.

    Parameters
    ----------
    recorded : sequence of str
        Flags of a row.
    compiler : str
        Key of the compiler.
    target : Target
        Target whose usual flags are left out.

    Raises
    ------
    UsageError
        If the compiler is not installed.
    """
    usual = find_toolchain(compiler, target).provenance(target).flags
    left_out = {*usual, OPENMP_FLAG, *_NATIVE}
    return tuple(flag for flag in recorded if flag not in left_out)


def job_key(job: Job, cpu: str) -> str:
    """Return the key that the row of a job will have."""
    provenance = find_toolchain(job.compiler, job.target, job.build_flags).provenance(job.target)
    return key_of(job.identity(provenance) | {"cpu": cpu})


def compiled(job: Job) -> Binary:
    """Return the kernel of a job as its compiler makes it.

    Raises
    ------
    RunError
        If the compiler rejects it.
    UsageError
        If the compiler is not installed.
    """
    return find_toolchain(job.compiler, job.target, job.build_flags).build(render(job.variant), job.target)


def build(job: Job) -> Build:
    """Compile a job and count its FMA; a failure is a row with a problem, not an end.

    FMA are counted in the code without OpenMP, whose threads call the same procedure.
    """
    try:
        serial = find_toolchain(job.compiler, job.target, job.flags)
        assembly = serial.assemble(render(job.variant), job.target)
        binary = compiled(job)
    except ChainlineError as error:
        return Build(None, None, None, None, str(error))
    try:
        n_fma = count_fma(assembly)
    except ChainlineError:
        n_fma = None  # the time is as good without
    return Build(binary, binary.provenance, assembly.code_digest, n_fma, None)
