"""Names of models, kernel spaces and contenders, and the default effort of measurements."""

from __future__ import annotations

from enum import StrEnum

from ....analysis.machine.record import Machine
from ....codegen.compilers import GemmLibrary


class Model(StrEnum):
    """The models that rank variants."""

    CHAIN = "chain"
    MIXTURE = "mixture"
    ROOFLINE = "roofline"
    CACHE_ROOFLINE = "cache-roofline"
    ECM = "ecm"
    SIMULATION = "simulation"
    PAPER = "paper"
    LEARNED = "learned"


USUAL_MODEL = Model.SIMULATION
"""Default model of rankings: the most accurate of those that need no training."""
TRAINED = (Model.LEARNED, Model.PAPER)
"""Models that learn from measurements: ours, which corrects the simulation, and that of Ren et al. 2026."""
ANALYTICAL = tuple(model for model in Model if model not in TRAINED)
"""Models that need no training."""
ALL = "all"
"""Every model, side by side."""

USUAL_ERROR = {
    Model.CHAIN: 0.20,
    Model.MIXTURE: 0.35,
    Model.ROOFLINE: 0.20,
    Model.CACHE_ROOFLINE: 0.20,
    Model.ECM: 0.20,
    Model.SIMULATION: 0.036,
    Model.PAPER: 0.10,
    Model.LEARNED: 0.022,
}
"""Mean share by which predicted speed is off, in L1 on an EPYC 9005 (docs/accuracy/index.md).

Rooflines, of which nothing was scored, are taken to be as far off as the other bounds.
"""


class Clock(StrEnum):
    """Clock measured beside the row, or that of the machine's file."""

    ROWS = "rows"
    MACHINE = "machine"


def learned_at(machine: Machine) -> Clock:
    """Return the clock at which rows of a machine are learned from.

    On a core that slows down in wide vectors, the clock beside a row was measured during recovery, and
    belongs to neither state. The machine file of such a core has the clock by width.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> [str(learned_at(load_machine(key))) for key in ("gnr", "zen5")]
    ['machine', 'rows']
    """
    return Clock.MACHINE if machine.core.clocks_ghz else Clock.ROWS


class KernelSpace(StrEnum):
    """Every split, vectorised by the compiler; or kernels in explicit vectors beside them."""

    SPLIT = "split"
    FULL = "full"


MEASURED = 10
"""Number of kernels measured: of the full space by default, and of each order and mode of a library."""
PATIENCE_S = 20.0
"""Seconds that the kernels of an order wait for undisturbed moments where no others are given."""


VECTORS = "vectors"
"""Name of our contender."""
SPLIT_SUFFIX = " split"
"""Ends the name under which the best split of a compiler runs."""
EINSUM = "einsum"
LIBRARIES = (*(str(library) for library in GemmLibrary), EINSUM)
COMPILERS = ("gcc", "gfortran", "clang", "flang", "llvm")
PEERS = (*LIBRARIES, *COMPILERS)
OPERATOR_PEERS = ("dealii",)
"""Peers by name that kernels of tensor operators are compared with, not element kernels."""
OPERATOR_KINDS = ("interpolation", "collocated-gradient", "values-and-gradient", "laplace")
"""Kinds of operators that these have."""
"""Peers by name; "llvm", the embedded compiler, is always there."""
