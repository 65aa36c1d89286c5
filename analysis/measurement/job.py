"""Jobs of a campaign: one row to be measured, its build and compiled code, and the space of jobs.

The space is the product of lists of orders, splits, compilers and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from ...codegen.assembly import OPENMP_FLAG, Binary, Provenance
from ...codegen.compilers import compiler_language
from ...codegen.render import render
from ...codegen.splits import Split, compositions, partitions
from ...codegen.target import Target
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import DType, Language, Mode, Variant
from ...errors import ChainlineError, UsageError, argument
from ...records import record
from ..machine.load import Machine
from ..machine.residence import resident_elements, working_set_bytes
from .dataset.row import key_of
from .measured_ratio import count_fma

_NATIVE = ("-march=native", "-mcpu=native")


@record
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


@record
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


@record
class Space:
    """Every combination of these is measured; a split applies to the orders whose `Np` it sums to.

    Attributes
    ----------
    splits : tuple of tuple of int
        Empty for every partition, or every composition with `ordered`.
    flags : tuple of tuple of str
        Sets of further flags, for the compilers that take any; the embedded one takes none.
    residences : tuple of str
        Levels to fill, see `resident_elements`.
    n_elements : tuple of int
        Elements per thread, beside the residences.
    explicit : tuple of Variant
        Kernels to measure instead of the splits, by the compilers of their language.
    """

    orders: tuple[int, ...]
    compilers: tuple[str, ...] = ("llvm",)
    splits: tuple[Split, ...] = ()
    ordered: bool = False
    modes: tuple[Mode, ...] = (Mode.ELEMENT,)
    dtypes: tuple[DType, ...] = (DType.FLOAT64,)
    flags: tuple[tuple[str, ...], ...] = ((),)
    vector_bits: tuple[int, ...] = ()
    residences: tuple[str, ...] = ("L1",)
    n_elements: tuple[int, ...] = ()
    threads: tuple[int, ...] = (1,)
    explicit: tuple[Variant, ...] = ()

    def jobs(self, target: Target, machine: Machine) -> list[Job]:
        """Return the jobs on a target, whose caches are the machine's.

        Raises
        ------
        UsageError
            If a split fits none of the orders, or the target lacks a vector width.
        """
        targets = [target.at_width(bits) for bits in self.vector_bits] or [target]
        return [
            Job(variant, compiler, flags, chosen, n_elements, threads)
            for compiler in self.compilers
            for variant in self._variants(compiler)
            for flags, chosen, threads in product(self._flags(compiler), targets, self.threads)
            for n_elements in self._elements(variant, machine, threads)
        ]

    def _variants(self, compiler: str) -> Iterator[Variant]:
        language = compiler_language(compiler)
        yield from (variant for variant in self.explicit if variant.language is language)
        for order, mode, dtype in product(self.orders if not self.explicit else (), self.modes, self.dtypes):
            for split in self._splits(order + 1):
                yield Variant(order, split, mode, language, dtype)

    def _splits(self, np: int) -> list[Split]:
        if not self.splits:
            return list(compositions(np) if self.ordered else partitions(np))
        unfit = [split for split in self.splits if sum(split) - 1 not in self.orders]
        if unfit:
            written = ",".join(map(str, unfit[0]))
            raise UsageError(
                f"{argument('split')} {written}: sums to {sum(unfit[0])}, the Np of order "
                f"{sum(unfit[0]) - 1}, which is not among {argument('order')}"
            )
        return [split for split in self.splits if sum(split) == np]

    def _flags(self, compiler: str) -> tuple[tuple[str, ...], ...]:
        return ((),) if compiler == "llvm" else self.flags

    def _elements(self, variant: Variant, machine: Machine, threads: int) -> list[int]:
        filling = [resident_elements(variant, machine.caches, level, threads) for level in self.residences]
        return list(dict.fromkeys([*self.n_elements, *filling]))
