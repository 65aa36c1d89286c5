"""Remedies for the bottleneck of a body: changes of source or flags that a compiler can follow."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from math import log2

from ....asm.call_targets import calls_of
from ....isa.instruction import Instruction, Kind
from ....records import record, replace
from ...machine.record import Machine
from ..operations import OperationClass, once_for_code
from ..throughput import port_cycles
from ..transforms.induction_rewrite import COPIES, Trial
from ..transforms.loop_changes import straddles_lines
from ..vocabulary import ACCUMULATION, CARRIED, CRITICAL_PATH, FMA_CHAIN, PORTS, SWITCHES, THROUGHPUT_BOUNDS
from .accumulator_expansion import wanted_accumulators
from .latency import Cost
from .record import BodyAnalysis
from .source_advice import SUMS_IN_REGISTERS, exits, rewrites, updates_table
from .verdict import ORDERED, ChainKind, adds_one_by_one, chain_kind
from .work_per_iteration import Widths, is_contiguous, width_speedup, widths_of

_WORTH, _FELT = 1.2, 1.05
"""Least factor for which a change is proposed, and least that one which is proposed anyway has to show."""
_UNROLL = f"unroll {COPIES} times (gcc -funroll-loops), so that more elements share counters and branches"
_BY_PORTS = {
    "divider": "multiply by a reciprocal computed once, or allow approximate ones (-ffast-math -mrecip)",
    "shuffle": "lay data out so that vectors are loaded as they are used: a structure of arrays",
}
"""Remedies by the first word of the binding ports' name."""
_REUSE = "use each load more than once: join loops over the same data"
_REUSE_OF_SUMS = f"{_REUSE}, or unroll a loop around it and join the copies (block for registers)"
NATIVE = "-march=native"
"""Stands for the flags by which a compiler writes code for the machine."""
_FAST, _UNROLLS = ("-O3", "-ffast-math"), ("-funroll-all-loops",)  # of gcc: clang leaves such loops
_ONE_BY_ONE = (
    "-mno-gather",
    *(f"-mtune-ctrl=^use_gather_2parts,^use_gather_4parts,^use_gather{more}" for more in ("", "_8parts")),
)
_REORDER = "-ffast-math or `#pragma omp simd reduction(+:sum)`"
_LONG_RUNS = ", where runs are long: short ones, as of rows of a sparse matrix, begin while others end"


@record
class Remedy:
    """One change.

    Attributes
    ----------
    change : str
        The change, in words.
    times_faster : float or None
        About how many; None where it cannot be told from the code.
    simulated : bool
        Whether the change was tried in the simulation.
    trial : Trial or None
        Trial of it on the loop's own instructions; None where there is none.
    unproved : bool
        Is proposed only if the trial says that it is worth it.
    flags : tuple of str
        Of compilers, each of which takes some of them; empty where no flag does it.
    compiled : bool
        Whether a compiler has tried it, and the figure is that of its code.
    """

    change: str
    times_faster: float | None = None
    simulated: bool = False
    trial: Trial | None = None
    unproved: bool = False
    flags: tuple[str, ...] = ()
    compiled: bool = False


def remedies(analysis: BodyAnalysis, machine: Machine) -> tuple[Remedy, ...]:
    """Return the remedies for a body, against its bottleneck first; empty where none in the core is known."""
    judged = (_judged(remedy, analysis.gains) for remedy in _proposed(analysis, machine))
    found = (remedy for remedy in judged if remedy is not None)
    return tuple(_in_words_of(analysis.producer, remedy) for remedy in found)


_SPLIT = "several sums in the source, added after the loop"
_VECTORISE = re.compile(r"vectorise: .*")
_WORDS_OF: Mapping[str, tuple[tuple[str, str], ...]] = {
    "go": (
        (_REORDER, f"{_SPLIT}: Go keeps the order of a sum"),
        ("vectorise", "C or assembly called from Go: its compiler makes no vectors"),
        ("wider", "C or assembly called from Go: "),
        (" (-ffast-math -mrecip)", ""),
    ),
    "julia": (
        (_REORDER, "`@simd` or `@fastmath` on the loop"),
        ("vectorise", "vectorise: `@inbounds @simd`, and julia -C native"),
        ("wider", "julia -C native: "),
        (" (-ffast-math -mrecip)", " (`@fastmath`)"),
    ),
    "rust": (
        (_REORDER, f"{_SPLIT} (`chunks_exact`): rustc keeps the order of a sum"),
        ("vectorise", "vectorise: -C opt-level=3 -C target-cpu=native, iterators in place of indices"),
        ("wider", "-C target-cpu=native: "),
        (" (-ffast-math -mrecip)", ""),
    ),
    "msvc": (
        (_REORDER, "/fp:fast"),
        ("vectorise", "vectorise: /O2 and /arch:AVX2 or /arch:AVX512, `__restrict`"),
        ("wider", "/arch:AVX512: "),
        (" (-ffast-math -mrecip)", " (/fp:fast)"),
    ),
}
"""What compilers without gcc's flags are told in place of these."""
_FLAGGED = re.compile(r" \((?:clang|gcc|-O3)[^()]{0,80}\)")


def _in_words_of(producer: str, remedy: Remedy) -> Remedy:
    """Return a remedy in the words of the compiler that wrote the code."""
    if not producer:
        return remedy
    change = remedy.change
    for gcc, own in _WORDS_OF[producer]:
        if gcc == "vectorise":
            change = _VECTORISE.sub(own, change)
        elif gcc == "wider":
            flags, wider, width = change.partition(": vectors of ")
            change = f"{own}vectors of {width}" if wider and "-m" in flags else change
        else:
            change = change.replace(gcc, own)
    before, by_gcc, behind = change.partition("-O3 -ffast-math, with which gcc ")
    change = before + behind.partition("; or ")[2] if by_gcc else change
    return replace(remedy, change=_FLAGGED.sub("", change), flags=())


def wanted_trials(analysis: BodyAnalysis, machine: Machine) -> tuple[Trial, ...]:
    """Return the trials that decide between the remedies of a body."""
    trials = (remedy.trial for remedy in _proposed(analysis, machine))
    return tuple(dict.fromkeys(trial for trial in trials if trial is not None))


def _judged(remedy: Remedy, gains: Mapping[str, float]) -> Remedy | None:
    """Return a remedy with its gain in the simulation; None where that is too little."""
    gain = None if remedy.trial is None else gains.get(remedy.trial)
    if gain is None:
        return None if remedy.unproved else remedy
    least = _WORTH if remedy.unproved else _FELT
    if gain < least:
        return None
    # how many arrays begin elsewhere is not in the code
    known = remedy.times_faster if remedy.trial is Trial.ALIGNED else gain
    return replace(remedy, times_faster=known, simulated=True)


def _proposed(analysis: BodyAnalysis, machine: Machine) -> Iterator[Remedy]:
    if analysis.body.inner:  # what is left out takes longest, as a rule
        return
    if found := tuple(_guards(analysis, machine)):
        yield from found
    elif not analysis.calls:  # what is called takes longest, as a rule, whatever limits the rest
        yield from _against(analysis, machine)
        yield from _accesses(analysis, machine)


def _guards(analysis: BodyAnalysis, machine: Machine) -> Iterator[Remedy]:
    """Yield the remedies that remove calls: those of a guard, and those of every iteration."""
    beside = [call for path in analysis.paths[1:] for call in calls_of(path.body.instructions)]
    if any(call.name in ("sqrt", "sqrtf") for call in beside):
        widths = widths_of(analysis, machine)
        gain = None
        if widths is not None and widths.scalar:
            gain = width_speedup(analysis, machine, widths)
        change = "-fno-math-errno (and -O3): no guard before the square root, so vectors"
        yield Remedy(change, gain, flags=("-O3", "-fno-math-errno"))
    if any(call.mathematics and not call.name.startswith("_") for call in analysis.calls):
        yield Remedy(
            "-O3 -ffast-math, with which gcc calls glibc's functions of vectors; or a vector library",
            flags=_FAST,
        )
    elif any(call.mathematics for call in analysis.calls):
        return
    elif analysis.calls:
        yield Remedy("inline what is called (-O3 -flto, or its source in the same file)")


def _against(analysis: BodyAnalysis, machine: Machine) -> Iterator[Remedy]:
    bound = analysis.bottleneck
    widths = widths_of(analysis, machine)
    if bound.name == CARRIED:
        yield from _carried(analysis, widths, machine)
    elif bound.name in (FMA_CHAIN, ACCUMULATION):
        parts = analysis.chains.parts
        if parts is not None and parts > 1:
            yield Remedy(f"cut each sum into {parts} parts that are added last", _factor(analysis))
        elif bound.name == ACCUMULATION:
            yield Remedy("fewer operations in a row: sums as trees, or several iterations at once (unroll)")
    elif bound.name == SWITCHES:
        yield Remedy("vzeroupper before code of the older encoding, or the newer one throughout (gcc -mavx)")
    elif bound.name != CRITICAL_PATH and bound.cycles:
        yield from _throughput(analysis, widths, machine)


def _throughput(analysis: BodyAnalysis, widths: Widths | None, machine: Machine) -> Iterator[Remedy]:
    """Yield the remedies that take load off ports and dispatch."""
    bound = analysis.bottleneck
    if any(instruction.mnemonic in ORDERED for instruction in analysis.body.instructions):
        yield Remedy(f"{_REORDER}: lanes are added one after the other", flags=_FAST)
    if _may_be_wider(analysis, machine):
        yield from _wider(analysis, widths, machine)
    elif exits(analysis) > 1 and widths is not None and widths.scalar:
        yield Remedy("one way out alone, so that it can be vectorised: no early exit, no checks of bounds")
    rewritten = tuple(rewrites(analysis, machine))
    yield from map(Remedy, rewritten)
    if bound.name == PORTS:
        yield from _ports(analysis)
    elif (
        not set(rewritten) - {SUMS_IN_REGISTERS}
        and bound.name in THROUGHPUT_BOUNDS
        and (widths is None or widths.wider == 1)
    ):
        yield from _fewer(analysis)


def _ports(analysis: BodyAnalysis) -> Iterator[Remedy]:
    code, busy = analysis.body.instructions, analysis.bottleneck.bottleneck
    loads_to_shuffle = busy.startswith("load") and any(i.kind is Kind.SHUFFLE and i.loads for i in code)
    beside = "shuffle" if loads_to_shuffle else ""  # what is loaded once more in another order
    if busy.startswith("load") and not updates_table(analysis.body.instructions):
        # of sums, copies of the loop around them share an operand
        stores = any(instruction.stores for instruction in analysis.body.instructions)
        yield Remedy(_REUSE if stores else _REUSE_OF_SUMS)
    if busy.startswith("integer") and exits(analysis) <= 1:
        yield Remedy(_UNROLL, trial=Trial.UNROLLED, unproved=True, flags=_UNROLLS)
    yield from (
        Remedy(text, flags=_FAST if start == "divider" else ())
        for start, text in _BY_PORTS.items()
        if busy.startswith(start) or beside.startswith(start)
    )


def _fewer(analysis: BodyAnalysis) -> Iterator[Remedy]:
    """Yield the remedies that make fewer instructions an element; a trial decides between two."""
    yield Remedy(_UNROLL, trial=Trial.UNROLLED, unproved=True, flags=_UNROLLS)
    if exits(analysis) <= 1 and analysis.gains.get(Trial.UNROLLED, 1.0) < _FELT:
        yield Remedy("fewer instructions an element: join loops over the same data")


def _accesses(analysis: BodyAnalysis, machine: Machine) -> Iterator[Remedy]:
    """Yield the remedies for accesses to memory, most of them only where the simulation confirms a gain."""
    code, line = analysis.body.instructions, machine.caches[0].line_bytes
    if any(instruction.kind is Kind.GATHER for instruction in code):
        how = "loads of single elements, no gathers (clang -mno-gather, gcc -mtune-ctrl=^use_gather_4parts)"
        # the simulation lets a gather wait for the old lanes, which the trial does not count: where the two
        # disagree it is told without a number
        proved = analysis.gains.get(Trial.ONE_BY_ONE, _WORTH) >= _WORTH
        if proved or _waits(analysis):
            yield Remedy(how, trial=Trial.ONE_BY_ONE if proved else None, unproved=proved, flags=_ONE_BY_ONE)
    if any(instruction.mask for instruction in code):
        how = "whole vectors and a rest apart, no masks (gcc --param vect-partial-vector-usage=0)"
        yield Remedy(how, trial=Trial.UNMASKED, unproved=True, flags=("--param=vect-partial-vector-usage=0",))
    if _waits(analysis) and any(i.stores for i in code) and any(i.loads for i in code):
        how = "loads no wider than the stores that they read (-mprefer-vector-width=128)"
        yield Remedy(how, trial=Trial.HALVES, unproved=True, flags=("-mprefer-vector-width=128",))
    if _twice_the_accesses_are_felt(analysis, machine) and not straddles_lines(code):
        how = (
            f"arrays, of a matrix its rows, at multiples of {line} bytes (aligned_alloc), where they are not"
        )
        yield Remedy(how, trial=Trial.ALIGNED, unproved=True)


def _twice_the_accesses_are_felt(analysis: BodyAnalysis, machine: Machine) -> bool:
    """Tell whether accesses across lines, each of which is two, may take longer than a loop does now."""
    if analysis.simulated is None:
        return True
    accessing = _accessing(analysis.body.instructions, analysis.costs)
    return bool(accessing) and 2 * port_cycles(accessing, machine) > analysis.simulated.cycles


@once_for_code
def _accessing(code: tuple[Instruction, ...], costs: tuple[Cost, ...]) -> Counter[OperationClass]:
    """Return how many operations of each class the instructions have that access memory."""
    times = Counter([id(c) for one, c in zip(code, costs, strict=True) if one.loads or one.stores])
    found = Counter[OperationClass]()
    for cost in {id(cost): cost for cost in costs}.values():
        for operation in cost.operations if times[id(cost)] else ():
            found[operation] += times[id(cost)]
    return found


def _waits(analysis: BodyAnalysis) -> bool:
    """Tell whether the simulation takes longer than any bound explains."""
    return analysis.simulated is not None and analysis.simulated.cycles > _WORTH * analysis.least_cycles


def _carried(analysis: BodyAnalysis, widths: Widths | None, machine: Machine) -> Iterator[Remedy]:
    kind = chain_kind(analysis)
    if kind is ChainKind.SUM and adds_one_by_one(analysis):
        in_a_row = is_contiguous(analysis.body.instructions, machine.vector_bits)
        change = _REORDER if in_a_row else f"{_REORDER}{_LONG_RUNS}"
        yield Remedy(change, _reordered(analysis, widths, machine), flags=_FAST)
    elif kind is ChainKind.SUM:
        parts = wanted_accumulators(analysis)
        if parts > 1:
            change = f"{parts} sums in place of each, added after the loop (clang -ffast-math makes them)"
            tried = analysis.gain_of_sums
            flags = (*_FAST, *_UNROLLS, "-fvariable-expansion-in-unroller")
            yield Remedy(change, tried or _factor(analysis), simulated=tried is not None, flags=flags)
    elif kind is ChainKind.MEMORY:
        yield Remedy(
            "keep the value in a local variable; `restrict` where pointers never overlap", _factor(analysis)
        )
    elif kind is ChainKind.POINTER:
        yield Remedy("an array in place of links, or several chains followed at once")
    elif kind is ChainKind.EXTREME:
        yield Remedy("several elements at once: an extreme of each lane, the one of all and its place last")
    elif kind is ChainKind.RECURRENCE:
        yield Remedy(
            "several independent problems at once: each iteration needs the result of the one before"
        )
    elif kind is ChainKind.COUNTER and analysis.bottleneck.cycles > _WORTH * analysis.throughput_cycles:
        yield Remedy(_UNROLL, trial=Trial.UNROLLED, flags=_UNROLLS)


def _factor(analysis: BodyAnalysis) -> float:
    """Return the speedup of a body that ports and widths alone would limit."""
    least = analysis.throughput_cycles
    return analysis.limiting_cycles / least if least else 1.0


def _reordered(analysis: BodyAnalysis, widths: Widths | None, machine: Machine) -> float | None:
    """Return the speedup of a sum in whole vectors: an add of all lanes takes no longer than one of one lane.

    Several such sums, which not every compiler makes, win more.

    Where an iteration adds several elements one after the other, as many adds become one; where it
    adds one, as many elements as a vector has lanes. None where that cannot be told: elements in groups that
    are no power of two, as of a source unrolled by five, are shuffled first, differently by each compiler.
    """
    if widths is None or not _may_be_wider(analysis, machine):
        return None
    lanes = widths.usual_bits / widths.element_bits
    added = max(analysis.elements or 1.0, 1.0)
    if not log2(added).is_integer():
        return None
    one_add = analysis.carried.cycles / max(len(analysis.carried.positions), 1)
    multiplied = any(instruction.kind is Kind.MULTIPLY for instruction in analysis.body.instructions)
    if multiplied:  # which becomes an FMA with the add, as soon as that may be moved
        one_add = max(one_add, machine.fma_latency_cycles)
    in_one = any(analysis.body.instructions[p].mnemonic in ORDERED for p in analysis.carried.positions)
    plain = machine.operation_or_none("add", machine.vector_bits)
    if in_one and plain is not None:
        one_add = min(one_add, plain.accumulate_latency_cycles)
    # of a vector already loaded whole, ports need no more than they do now
    vector = max(one_add, analysis.throughput_cycles) if added == 1 else one_add
    return max(analysis.carried.cycles * lanes / (added * vector), 1.0)


def _may_be_wider(analysis: BodyAnalysis, machine: Machine) -> bool:
    """Tell whether a compiler can take more elements at once: one way out, and data in a row."""
    return exits(analysis) <= 1 and is_contiguous(analysis.body.instructions, machine.vector_bits)


def _wider(analysis: BodyAnalysis, widths: Widths | None, machine: Machine) -> Iterator[Remedy]:
    if widths is None or widths.wider <= 1:
        return
    isa, bits = machine.instruction_set, widths.machine_bits
    native = f"{isa.toolchain.processor_flag}=native"
    allowed = width_speedup(analysis, machine, widths, bits)
    gain = widths.wider if allowed is None else min(widths.wider, allowed)
    if gain < _FELT:
        return
    if widths.scalar:
        if analysis.elements is None:  # no array is gone through
            return
        change = f"vectorise: -O3 {native}, `#pragma omp simd`, `restrict`"
        yield Remedy(change, gain, trial=Trial.WIDER, flags=("-O3", NATIVE))
    else:
        flag = NATIVE if isa.scalable_extension else f"-mprefer-vector-width={bits}"
        how = f"{isa.scalable_extension} code ({native})" if isa.scalable_extension else flag
        change = f"{how}: vectors of {bits} bits, not {widths.bits}"
        yield Remedy(change, gain, trial=Trial.WIDER, flags=(flag,))
