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


FMA_CHAIN = "FMA chain"
ACCUMULATION = "accumulation chain"


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
    The chain model takes ``cycles = max(N_FMA T_FMA, T_accumulate, T_port)``, three things that
    an out-of-order core does at the same time: the FMA chains by the overlap law; the slowest
    accumulation of each window, which also counts the adds that join the parts (a split moves
    latency from FMA to adds, and "the final accumulation step can introduce similar dependency
    issues", Ren et al. 2026, Section 2.2); and the busiest execution ports, which carry the
    multiplies, adds, loads and stores that Eq. 2 leaves out.
    """
    latency = machine.fma_latency_cycles
    throughput = machine.fma_throughput_cycles
    ratio = incore.windowed_ratio
    overlap = overlap_cycles_per_fma(ratio, latency, throughput)
    mixture = mixture_cycles_per_fma(ratio, latency, throughput)
    bounds = _bounds(incore, latency)
    limits, cycles = max(bounds.items(), key=lambda bound: bound[1])
    reason = _chain_reason(incore, limits, bounds)
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
        tie_cycles=incore.accumulation_cycles + incore.throughput.cycles,
        gflops=variant.nominal_flops / cycles * frequency_ghz,
        limits=limits,
        reason=reason,
    )


def _bounds(incore: InCore, latency: float) -> dict[str, float]:
    """Return the cycles of each bound of the chain model, by name."""
    return {
        incore.throughput.bound: incore.throughput.cycles,
        FMA_CHAIN: incore.fma * incore.windowed_ratio * latency,
        ACCUMULATION: incore.accumulation_cycles,
    }


def _chain_reason(incore: InCore, limits: str, bounds: dict[str, float]) -> str:
    others = sorted((name for name in bounds if name != limits), key=lambda name: -bounds[name])
    beside = ", ".join(f"{name} {bounds[name]:.0f}" for name in others)
    return (
        f"{bounds[limits]:.0f} cycles per element ({beside}); a window of {incore.window} instructions "
        f"holds {incore.fma_per_window:.1f} FMA, the longest chain of them {incore.chain_per_window:.1f}"
    )


def _roofline_reason(intensity: float, gflops: float) -> str:
    return f"{intensity:.2f} operations per byte allow {gflops:.1f} GFLOPS; Roofline does not see the split"
