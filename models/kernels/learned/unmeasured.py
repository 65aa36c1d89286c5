"""Samples of kernels without measurements, to be predicted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ....analysis.machine.record import Machine
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Variant
from ..evaluation.cases import Case
from ..predictions.conditions import computed_bits, conditions_for
from .samples import Samples, samples


@dataclass(frozen=True, slots=True)
class RunConditions:
    """Build and run conditions of kernels to be predicted.

    Attributes
    ----------
    machine, target
        Machine they are analysed for, and target they are compiled for.
    compiler : str
        Key of the compiler.
    frequency_ghz : float
        Clock of scalar code.
    residence : str
        Residence of the working set: a cache of the machine, or "memory".
    n_elements : int or None
        Elements of a call; replaces `residence` where given.
    """

    machine: Machine
    target: Target
    compiler: str
    frequency_ghz: float
    residence: str = "L1"
    n_elements: int | None = None


def unmeasured_samples(variants: Sequence[Variant], setting: RunConditions) -> Samples:
    """Return samples of kernels without a measured speed: `gflops` and `cycles` are NaN.

    Raises
    ------
    UsageError
        If the compiler is not installed, or there is no such level.
    RunError
        If a kernel cannot be followed.
    """
    machine, target = setting.machine, setting.target
    toolchain = find_toolchain(setting.compiler, target)
    cases = [
        Case(
            variant=variant,
            compiler=setting.compiler,
            compiler_version=toolchain.version,
            flags=(),
            vector_bits=target.vector_bits,
            conditions=conditions_for(
                variant,
                machine.caches,
                setting.frequency_ghz * machine.core.clock_share(computed_bits(variant, target)),
                setting.residence,
                setting.n_elements,
            ),
            code=None,
            gflops=math.nan,
        )
        for variant in variants
    ]
    return samples(cases, {}, machine, target)
