"""Measured costs of each instruction class and form, by vector width, and the paper's dependency patterns.

The five patterns are those of Ren et al. 2026, Table 2, on this processor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ...isa.microbenchmark import BESIDE
from ...records import record, replace
from ..machine.instruction_costs import InstructionClass, Operation, PortUse
from ..machine.record import Measured

PATTERNS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"A": (0, 0, 0, 0), "B": (2, 2), "C": (3, 0), "D": (4,), "E": (3, 2)}
)
"""Lengths of the FMA chains of one round, each carried to the next; 0 is an unchained FMA."""

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


@record
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


_MOVES = ("*mov[au]p[sd]", "vmovdq[au]*")
_MASKMOVS = ("vmaskmovp[sd]", "vpmaskmov[dq]")
_LEAST_TURN = 0.1
"""Of a pipe of FMA: less is what a mixture loses anyway."""
_MICROCODED = 4
"""Dispatch slots: of fewer, nops beside an instruction tell no more than noise does."""


@record
class MeasuredForm:
    """Instructions of a form: mnemonics, and traits that must hold and must not."""

    mnemonics: tuple[str, ...]
    where: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()


MASKED_LOADS = ("masked_load", "maskmov_load")
"""Forms that may take a pipe of FMA for their mask besides."""
LOADS = ("load", *MASKED_LOADS)
"""What may take turns of the pipes of FMA; stores compete with FMA for read ports, which are a key."""

MEASURED_FORMS: Mapping[str, MeasuredForm] = {
    "masked_load": MeasuredForm(_MOVES, ("load", "masked")),
    "masked_store": MeasuredForm(_MOVES, ("store", "masked")),
    "shuffle_in_lane": MeasuredForm(
        (
            *("*unpck[lh]p[sd]", "*shufp[sd]", "vpermilp[sd]", "*movddup", "*movs[lh]dup", "*pshufd"),
            *("*pshuflw", "*pshufhw", "*punpck*", "*pshufb", "*palignr", "*movhlps", "*movlhps"),
        )
    ),
    "maskmov_load": MeasuredForm(_MASKMOVS, ("load",)),
    "maskmov_store": MeasuredForm(_MASKMOVS, ("store",)),
    "shuffle_blocks": MeasuredForm(("vperm2[fi]128",)),
    "blend_constant": MeasuredForm(("*blendp[sd]", "vpblendd")),
    "insert": MeasuredForm(("vinsert[fi]128",), unless=("load",)),
    "extract": MeasuredForm(("vextract[fi]128",), unless=("store",)),
}
"""By the name that their benchmarks have too."""
LOAD_FORMS: Mapping[str, MeasuredForm] = {
    "full_load": MeasuredForm(_MOVES, ("load",), ("masked",)),
    "broadcast_load": MeasuredForm(("v*broadcast*",), ("load",)),
}
"""Those that cost what a load costs until something else is seen of them."""


def beside_fma(figures: ClassFigures, fma: Sequence[PortUse]) -> tuple[PortUse, ...]:
    """Return the FMA pipe cycles of an access, from the time of one access with one FMA.

    Of `n` pipes an FMA and `t` turns beside it take `(1 + t) / n` cycles.

    Parameters
    ----------
    figures : ClassFigures
        Of the access.
    fma : sequence of PortUse
        Of FMA at this width.
    """
    if figures.with_fma is None or figures.throughput is None or not fma:
        return ()
    ports, cycles = fma[0].ports, fma[0].cycles
    together = figures.with_fma.value
    turns = round(len(ports) * together - cycles, 2)
    hidden = together < (1 + _LEAST_TURN) * max(figures.throughput.value, cycles / len(ports))
    return () if hidden or turns < _LEAST_TURN else (PortUse(ports, turns),)


def slots_between_nops(figures: ClassFigures, nop: float | None, nops_a_place: int) -> float:
    """Return the dispatch slots of an instruction that is microcoded, 1 of any other.

    Parameters
    ----------
    figures : ClassFigures
        Of the instruction, also between nops.
    nop : float or None
        Cycles of a nop.
    nops_a_place : int
        Nops that take one slot.
    """
    if figures.with_nops is None or not nop:
        return 1.0
    slots = (figures.with_nops.value / nop - BESIDE) / nops_a_place
    return float(round(slots)) if slots >= _MICROCODED else 1.0


def taken_among(
    together: Measured | None, slots: float, slot: float | None, others: Sequence[PortUse]
) -> tuple[PortUse, ...]:
    """Return the port cycles that a microcoded instruction takes from others, by its time among `BESIDE`.

    Parameters
    ----------
    together : Measured or None
        Cycles of one with the others.
    slots : float
        Its dispatch slots: of few, or where dispatch alone takes as long, nothing is told.
    slot : float or None
        Cycles of a slot.
    others : sequence of PortUse
        Of one of the others.

    Examples
    --------
    Ten turns of two load ports, 30 slots, six slots a cycle:

    >>> taken_among(Measured(11.0, "cycles", 0.0, 1), 30, 1 / 6, [PortUse(("LD0", "LD1"))])
    (PortUse(ports=('LD0', 'LD1'), cycles=10.0),)
    """
    if together is None or not slot or slots < _MICROCODED or not others:
        return ()
    if together.value < (1 + _LEAST_TURN) * (slots + BESIDE) * slot:
        return ()
    ports, own = others[0].ports, others[0].cycles
    turns = round(len(ports) * together.value - BESIDE * own)
    return (PortUse(ports, float(turns)),) if turns > 0 else ()


def later(costs: InstructionClass, cycles: float) -> InstructionClass:
    """Return costs whose results come so many cycles later."""

    def of(cost: Operation) -> Operation:
        latency, accumulate = cost.latency_cycles + cycles, cost.accumulate_latency_cycles + cycles
        return replace(cost, latency_cycles=latency, accumulate_latency_cycles=accumulate)

    return replace(
        costs, default=of(costs.default), by_bits={bits: of(cost) for bits, cost in costs.by_bits.items()}
    )


@record
class PatternFigure:
    """Cycles per FMA of a pattern at a width, and its chain ratio (Eq. 1)."""

    pattern: str
    bits: int
    ratio: float
    cycles_per_fma: Measured


def pattern_ratio(chains: Sequence[int]) -> float:
    """Return the chain ratio: the longest chain over all FMA.

    Examples
    --------
    >>> [pattern_ratio(chains) for chains in PATTERNS.values()]
    [0.0, 0.5, 0.75, 1.0, 0.6]
    """
    return max(chains) / sum(max(length, 1) for length in chains)


def pattern_figures(figures: Mapping[str, Measured], widths: Sequence[int]) -> tuple[PatternFigure, ...]:
    """Return the patterns among figures named `pattern NAME WIDTH`."""
    found = []
    for bits in widths:
        for name, chains in PATTERNS.items():
            figure = figures.get(f"pattern {name} {width_label(bits)}")
            if figure is not None:
                found.append(PatternFigure(name, bits, pattern_ratio(chains), figure))
    return tuple(found)


def width_label(bits: int) -> str:
    """Return the text of a width in names of figures.

    Examples
    --------
    >>> width_label(64), width_label(512)
    ('scalar', '512')
    """
    return "scalar" if bits == 64 else str(bits)
