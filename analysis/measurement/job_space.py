"""The space of a campaign: lists of orders, splits, compilers, ... -> the jobs of their product."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ...codegen.compilers import compiler_language
from ...codegen.splits import Split, compositions, partitions
from ...codegen.target import Target
from ...codegen.variant import DType, Mode, Variant
from ...errors import UsageError, argument
from ..machine.load import Machine
from ..machine.residence import resident_elements
from .job import Job


@dataclass(frozen=True, slots=True)
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
