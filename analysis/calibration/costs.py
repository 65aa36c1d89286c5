"""Figures of single benchmarks -> what was measured of each instruction class at each width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..machine.record import Measured
from .patterns import width_label

CLASSES = (
    "fma",
    "fma_by_element",
    "multiply",
    "multiply_by_element",
    "add",
    "divide",
    "fp_other",
    "vector_integer",
    "shuffle",
    "shuffle_in_lane",
    "shuffle_blocks",
    "blend_constant",
    "insert",
    "extract",
    "broadcast",
    "move",
    "load",
    "masked_load",
    "maskmov_load",
    "integer_load",
    "store",
    "masked_store",
    "maskmov_store",
    "integer_store",
    "gather",
    "scatter",
    "mask",
    "integer",
    "integer_multiply",
    "integer_divide",
    "branch",
)
_KINDS = (
    *("latency", "accumulate", "throughput"),
    *("with fma", "with nops", "with loads", "with integers"),
)
_WHOLE = 0.1  # a latency so close to a whole number of cycles is that number


@dataclass(frozen=True, slots=True)
class ClassFigures:
    """Measured figures of an instruction class at a width; None where there are none.

    Attributes
    ----------
    latency : Measured or None
        Cycles from operands to result, for users of another class.
    accumulate : Measured or None
        The same along the addend of a chain of the class itself.
    throughput : Measured or None
        Cycles of each of many independent instructions.
    with_fma : Measured or None
        Cycles of one of them together with one FMA: the larger of both alone where they use
        different pipes, the sum where they use the same.
    with_nops, with_loads, with_integers : Measured or None
        Cycles of one of them together with `BESIDE` others.
    """

    name: str
    bits: int
    latency: Measured | None
    accumulate: Measured | None
    throughput: Measured | None
    with_fma: Measured | None
    with_nops: Measured | None = None
    with_loads: Measured | None = None
    with_integers: Measured | None = None


def class_figures(figures: Mapping[str, Measured], widths: Sequence[int]) -> tuple[ClassFigures, ...]:
    """Return the classes and widths of which anything was measured."""
    found = []
    for name in CLASSES:
        for bits in widths:
            at = f"{name} {width_label(bits)}"
            values = [figures.get(f"{at} {kind}") for kind in _KINDS]
            if any(values):
                found.append(ClassFigures(name, bits, *values))
    return tuple(found)


def whole_cycles(cycles: float) -> float:
    """Return a latency without the noise: pipelines have whole lengths.

    Examples
    --------
    >>> whole_cycles(3.96), whole_cycles(4.5), whole_cycles(0.13)
    (4.0, 4.5, 0.0)
    """
    if cycles < 0.5:  # less than a cycle: the rename stage does it
        return 0.0
    nearest = round(cycles)
    return float(nearest) if abs(cycles - nearest) < max(_WHOLE, 0.02 * cycles) else round(cycles, 2)
