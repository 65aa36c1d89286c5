"""Task of a search: kernel, machine, conditions and effort.

Kernels are ranked by a cost model: the simulation (`simulated_kernels`), or the simulation corrected by a
learned model (`learned_cost_model`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import log, log1p
from typing import TYPE_CHECKING

from ....analysis.incore.kernel import read_kernel
from ....analysis.incore.pipeline.kernel import simulate_kernel, simulated_elements
from ....analysis.machine.record import Machine
from ....codegen.assembly import Assembly
from ....codegen.process import map_processes
from ....codegen.render import render
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language, Mode, Variant
from ....codegen.vector.schedule_space import Space, schedule_space
from ....errors import ChainlineError, RunError
from ....records import record
from ..predictions.conditions import computed_bits
from ..predictions.predict import kept_analysis

if TYPE_CHECKING:
    from ..learned.stored.paper import KernelModel


@record
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


@record
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


TIE = 0.02
"""Share by which predictions must differ before they tell kernels apart."""


@record
class Timed:
    """A kernel with its predicted time per element, and the instructions of its code.

    `cycles` are of the clock of scalar code, whatever the vectors do to the clock.
    """

    variant: Variant
    cycles: float
    instructions: int


CostModel = Callable[[Sequence[Variant], SearchTask], list[Timed]]
"""Predicts kernels; those that cannot be followed are left out."""


def in_order(kernels: Sequence[Timed]) -> list[Timed]:
    """Return kernels by predicted cycles; those that differ by less than `TIE` by the size of their code.

    Finer differences are not a model's to tell, and small code is the safer choice: it leaves the
    caches of instructions to the program around it.
    """
    return sorted(kernels, key=lambda timed: (round(log(timed.cycles) / log1p(TIE)), timed.instructions))


def simulated_kernels(variants: Sequence[Variant], task: SearchTask) -> list[Timed]:
    """Return kernels as they are simulated, their data in L1."""
    simulated = map_processes(_simulated, [(variant, task) for variant in variants], chunk=2)
    return [timed for timed in simulated if timed is not None]


def learned_cost_model(trained: KernelModel, frequency_ghz: float) -> CostModel:
    """Return a cost model that predicts as a trained model does, with its data in L1."""
    return partial(_learned_kernels, trained, frequency_ghz)


def _learned_kernels(
    trained: KernelModel, frequency_ghz: float, variants: Sequence[Variant], task: SearchTask
) -> list[Timed]:
    # pandas and the trees take seconds to import, which the simulation does not need
    from ..learned import samples as unmeasured  # noqa: PLC0415

    if not variants:
        return []
    run = unmeasured.RunConditions(
        task.machine, task.target, task.compiler, frequency_ghz, n_elements=task.n_elements
    )
    try:
        table = unmeasured.unmeasured_samples(variants, run).table
    except RunError:
        # one that cannot be followed must not cost the others
        followed = [timed.variant for timed in simulated_kernels(variants, task)]
        return _learned_kernels(trained, frequency_ghz, followed, task) if followed != variants else []
    cycles = table["nominal_flops"] / trained.predict(table).gflops * frequency_ghz
    sizes = 2 ** table["code_instructions"]
    return [
        Timed(variant, float(c), round(float(size)))
        for variant, c, size in zip(variants, cycles, sizes, strict=True)
    ]


def _simulated(job: tuple[Variant, SearchTask]) -> Timed | None:
    variant, task = job
    machine = task.machine
    toolchain = find_toolchain(task.compiler, task.target)
    try:
        assembly = toolchain.assemble(render(variant), task.target)
        elements = simulated_elements(variant, task.n_elements)
        make = partial(_cycles_and_instructions, assembly, machine, elements)
        cycles, instructions = kept_analysis("search", assembly, machine, (str(elements),), make)
    except ChainlineError:
        return None
    return Timed(
        variant, cycles / machine.core.clock_share(computed_bits(variant, task.target)), instructions
    )


def _cycles_and_instructions(assembly: Assembly, machine: Machine, elements: int) -> tuple[float, int]:
    cycles = simulate_kernel(assembly, machine, elements).cycles_per_iteration
    function = read_kernel(assembly).function
    return cycles, function.stop - function.start
