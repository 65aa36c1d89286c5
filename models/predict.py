"""InCore -> Prediction, by the model asked for."""

from __future__ import annotations

from enum import StrEnum

from ..analysis.incore import InCore
from ..analysis.machine import Machine
from ..codegen.variant import Variant
from .chain import mixture_cycles_per_fma, overlap_cycles_per_fma
from .ranking import Prediction
from .roofline import roofline


class Model(StrEnum):
    """The models that rank variants."""

    CHAIN = "chain"
    ROOFLINE = "roofline"


CHAIN_LIMIT = "dependency chain"


def predict(
    variant: Variant, code: str, incore: InCore, machine: Machine, model: Model, frequency_ghz: float
) -> Prediction:
    """Return the prediction of one variant on a machine at a clock.

    Parameters
    ----------
    variant : Variant
        The kernel.
    code : str
        Digest of its instructions.
    incore : InCore
        What its assembly does, per element.
    machine : Machine
        Latencies, pipes, window.
    model : Model
        Chain model or Roofline.
    frequency_ghz : float
        Clock that turns cycles into time.

    Notes
    -----
    The chain model takes ``cycles = max(N_FMA T_FMA, T_port)``: the FMA chains at the overlap
    law, and the busiest execution ports, which also carry the multiplies, adds, loads and
    stores that Eq. 2 leaves out. All of it overlaps in an out-of-order core.
    """
    latency = machine.instructions["fma"].latency_cycles
    throughput = machine.fma_throughput_cycles
    ratio = incore.windowed_ratio
    overlap = overlap_cycles_per_fma(ratio, latency, throughput)
    mixture = mixture_cycles_per_fma(ratio, latency, throughput)
    chain_cycles = incore.fma * overlap
    ports = incore.throughput
    cycles = max(chain_cycles, ports.cycles)
    limits = CHAIN_LIMIT if chain_cycles >= ports.cycles and ratio * latency > throughput else ports.bound
    reason = _chain_reason(incore, latency, limits)
    if model is Model.ROOFLINE:
        roof = roofline(variant, machine, frequency_ghz)
        cycles = variant.nominal_flops / roof.gflops * frequency_ghz
        limits, reason = roof.limit, _roofline_reason(roof.intensity, roof.gflops)
    return Prediction(
        variant=variant,
        code=code,
        chain_ratio=ratio,
        fma_cycles=overlap,
        fma_cycles_mixture=mixture,
        cycles=cycles,
        tie_cycles=max(incore.fma * mixture, ports.cycles),
        gflops=variant.nominal_flops / cycles * frequency_ghz,
        limits=limits,
        reason=reason,
    )


def _chain_reason(incore: InCore, latency: float, limits: str) -> str:
    window = (
        f"a window of {incore.window} instructions holds {incore.fma_per_window:.1f} FMA "
        f"and a longest chain of {incore.chain_per_window:.1f}"
    )
    need = incore.chain_per_window * latency
    if limits == CHAIN_LIMIT:
        return f"{window}: {need:.0f} cycles of latency are more than its instructions keep the pipes busy"
    return f"{window}, whose {need:.0f} cycles hide behind the {limits}"


def _roofline_reason(intensity: float, gflops: float) -> str:
    return f"{intensity:.2f} operations per byte allow {gflops:.1f} GFLOPS; Roofline does not see the split"
