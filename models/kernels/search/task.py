"""Task of a search: kernel, machine, conditions and effort."""

from __future__ import annotations

from dataclasses import dataclass

from ....analysis.machine.record import Machine
from ....codegen.simd.space import Space, schedule_space
from ....codegen.target import Target
from ....codegen.variant import DType, Language, Mode


@dataclass(frozen=True, slots=True)
class SearchTask:
    """Task of a search: the kernel, and the machine and compiler it is for.

    Attributes
    ----------
    order, mode, dtype, language
        Of the kernel.
    machine, target
        Machine it is analysed for, and target it is compiled for.
    compiler : str
        Key of the compiler.
    n_elements : int
        Elements of a call.
    widths : tuple of int
        Vector widths to consider, in bits; all of the target when empty.
    """

    order: int
    mode: Mode
    dtype: DType
    language: Language
    machine: Machine
    target: Target
    compiler: str
    n_elements: int
    widths: tuple[int, ...] = ()

    def space(self) -> Space:
        """Return all the schedules that there are.

        Raises
        ------
        UsageError
            If none fits the target.
        """
        return schedule_space(self.order, self.target, self.mode, self.dtype, self.language, self.widths)


_LARGE_NP, _MOST_TIMES, _MOST_PASSES = 14, 3.0, 1.5
"""`Np` from which elements are large, and how many times as many kernels and passes small ones get."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Number of kernels that each stage of a search passes on.

    Attributes
    ----------
    layouts : int
        Layouts (width, tail, split, elements) whose passes are looked at one by one.
    passes : int
        Kernels of one pass that are predicted, of all layouts together.
    kernels : int
        Whole kernels that are predicted, and ranked.
    """

    layouts: int = 4
    passes: int = 84
    kernels: int = 20

    def at(self, np: int) -> Effort:
        """Return the effort for whole elements of a size: of small ones, predicted sooner, more are."""
        times = max(1.0, min(_MOST_TIMES, _LARGE_NP / np))
        passes = round(self.passes * min(times, _MOST_PASSES))
        return Effort(self.layouts, passes, round(self.kernels * times))


USUAL_EFFORT = Effort()
"""Half a minute for one order at most."""
