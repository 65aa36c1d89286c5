"""Our kernels for an order: the first of the search of the full space, as LLVM IR and as C."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ....analysis.machine.record import Machine
from ....codegen.compilers import default_compiler
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language, Variant
from ....errors import UsageError
from ....version import __version__
from ..predictions.model import Model
from ..ranking.best import search_schedules
from ..ranking.kernel_space import KernelSpace
from ..ranking.question import Question

if TYPE_CHECKING:
    from ..learned.stored.trained import TrainedModel

_IN_C = 8
"""Kernels, the first ranked, that are built from C too: compilers allot registers differently."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Finds the kernels in explicit vectors for an order.

    Attributes
    ----------
    frequency_ghz : float
        Clock, which a trained model asks for.
    residence, n_elements
        Residence of the data, or elements of a call.
    trained : TrainedModel or None
        Judges beside the simulation, where there is one for the machine.
    """

    machine: Machine
    target: Target
    dtype: DType
    frequency_ghz: float
    residence: str = "L1"
    n_elements: int | None = 1
    trained: TrainedModel | None = None

    @property
    def source(self) -> str:
        """Label that tells these kernels from others in a file of results."""
        model = "the simulation"
        if self.trained is not None:
            model = f"the model of {self.trained.manifest.date}"
        return f"search of chainline {__version__} by {model}"

    def __call__(self, order: int) -> list[Variant]:
        """Return the kernels, best first."""
        question = Question(
            order=order,
            machine=self.machine,
            target=self.target,
            frequency_ghz=self.frequency_ghz,
            model=Model.SIMULATION if self.trained is None else Model.LEARNED,
            dtype=self.dtype,
            residence=self.residence,
            n_elements=self.n_elements,
            space=KernelSpace.FULL,
        )
        found = search_schedules(question, trained=self.trained).kernels
        return [*found, *self._in_c(found)]

    def _in_c(self, found: tuple[Variant, ...]) -> list[Variant]:
        try:
            find_toolchain(default_compiler(Language.C), self.target)
        except UsageError:
            return []
        return [replace(variant, language=Language.C) for variant in found[:_IN_C]]
