"""Analyses of a compiled kernel that the requested models need."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ....analysis.incore.contributions import Contributions
from ....analysis.incore.in_core_tool import InCoreTool
from ....analysis.incore.kernel import InCore, analyse
from ....analysis.incore.mca import mca_contributions
from ....analysis.incore.pipeline.kernel import simulate_kernel, simulated_contributions
from ....analysis.machine.load import Machine
from ....codegen.assembly import Assembly
from .model import Model


@dataclass(frozen=True, slots=True)
class Analysed:
    """A kernel's code as the models see it.

    Attributes
    ----------
    code : str
        Digest of the instructions.
    incore : InCore
        Counts and bounds.
    core : Contributions or None
        In-core part of the ECM model by another tool.
    simulated : Contributions or None
        In-core part by simulation.
    """

    code: str
    incore: InCore
    core: Contributions | None
    simulated: Contributions | None


def analyse_for(
    assembly: Assembly,
    machine: Machine,
    models: Collection[Model],
    in_core: InCoreTool,
    n_elements: int | None = None,
) -> Analysed:
    """Return the analyses of a kernel that some models need, and no others.

    `n_elements` are those of the call that is simulated, by default as many as L1 holds.

    Parameters
    ----------
    assembly : Assembly
        Compiled kernel.
    machine : Machine
    models : collection of Model
        Models to be computed.
    in_core : InCoreTool
        Source of the in-core part of the ECM model.
    n_elements : int or None
        Elements of the simulated call; None for as many as L1 holds.
    """
    incore = analyse(assembly, machine)
    by_mca = in_core is InCoreTool.LLVM_MCA and Model.ECM in models
    return Analysed(
        code=assembly.code_digest,
        incore=incore,
        core=mca_contributions(assembly, machine) if by_mca else None,
        simulated=_simulate(assembly, machine, incore, n_elements) if Model.SIMULATION in models else None,
    )


def _simulate(assembly: Assembly, machine: Machine, incore: InCore, n_elements: int | None) -> Contributions:
    return simulated_contributions(simulate_kernel(assembly, machine, n_elements), incore)
