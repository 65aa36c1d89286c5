"""Steps of the core fit: parameters fitted together to measured loops by simulation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product, starmap
from operator import ne
from statistics import mean
from typing import Any

from ...asm.listing import parse
from ...isa.parts import CoreLoop
from ...isa.registry import instruction_set
from ...records import record, replace
from ..incore.pipeline.simulate import TracedBody, simulate_traced, traced_body
from ..incore.throughput import reciprocal_throughput
from ..machine.record import Core, InstructionClass, Machine, Operation, PortUse, Scheduler

NEARLY_AS_WELL = 1.05
"""Errors up to so many times the least do not tell two values of a figure apart."""


@record
class MeasuredLoop:
    """A loop, and the core cycles that a round of it took."""

    loop: CoreLoop
    cycles: float


@record
class Figure:
    """A figure that is sought.

    Attributes
    ----------
    values : tuple of float
        Those that are tried.
    put : callable
        From a machine and a value to the machine that has it.
    """

    name: str
    values: tuple[float, ...]
    put: Callable[[Machine, float], Machine]


@record
class FittedFigure:
    """The best value of a figure, and the least and the largest that fit nearly as well."""

    name: str
    value: float
    low: float
    high: float


@record
class CoreFit:
    """Result of a search over core parameters.

    Attributes
    ----------
    machine : Machine
        With the best values.
    error : float
        Mean absolute error of its simulated cycles.
    """

    machine: Machine
    error: float
    figures: tuple[FittedFigure, ...]


def simulated_cycles(loop: CoreLoop, machine: Machine) -> float:
    """Return the cycles of a round on the simulated core."""
    return simulate_traced(_traced(loop, machine.isa), machine).cycles_per_iteration


@lru_cache(maxsize=256)  # a search simulates every loop on a hundred machines
def _traced(loop: CoreLoop, isa: str) -> TracedBody:
    end = instruction_set(isa).benchmarks.LOOP_END.count_down
    return traced_body(parse("\n".join((*loop.body, *end)), isa).instructions, isa, 0)


def fit_core(
    machine: Machine, figures: Sequence[Figure], loops: Sequence[MeasuredLoop], first_is_neutral: bool = False
) -> CoreFit:
    """Return the values of figures with which the simulation of loops errs least, of all combinations.

    Parameters
    ----------
    machine : Machine
        What is known of the core.
    figures : sequence of Figure
        Each combination of their values is simulated on every loop.
    loops : sequence of MeasuredLoop
        With cycles above zero.
    first_is_neutral : bool
        Whether the first value of each figure says that the core has none of it: of combinations that fit
        nearly as well as the best, the one with the most such values is taken.
    """
    errors = {
        values: mean_error(_with(machine, figures, values), loops)
        for values in product(*(figure.values for figure in figures))
    }
    least = min(errors.values())
    best = min(errors, key=lambda values: errors[values])
    if first_is_neutral:
        neutral = tuple(figure.values[0] for figure in figures)
        near = [values for values in errors if errors[values] <= NEARLY_AS_WELL * least]
        best = min(near, key=lambda values: (sum(map(ne, values, neutral)), errors[values]))
    fitted = [_fitted(figure, place, best, errors) for place, figure in enumerate(figures)]
    return CoreFit(_with(machine, figures, best), errors[best], tuple(fitted))


def mean_error(machine: Machine, loops: Sequence[MeasuredLoop]) -> float:
    """Return by how much simulated cycles are off on average."""
    return mean(abs(simulated_cycles(each.loop, machine) / each.cycles - 1) for each in loops)


def _with(machine: Machine, figures: Sequence[Figure], values: Sequence[float]) -> Machine:
    for figure, value in zip(figures, values, strict=True):
        machine = figure.put(machine, value)
    return machine


def _fitted(
    figure: Figure, place: int, best: tuple[float, ...], errors: Mapping[tuple[float, ...], float]
) -> FittedFigure:
    bound = NEARLY_AS_WELL * min(errors.values())
    near = [values[place] for values, error in errors.items() if error <= bound]
    return FittedFigure(figure.name, best[place], min(near), max(near))


def whole_key(key: str, values: Sequence[int]) -> Figure:
    """Return a key of `[core]` that counts something."""

    def put(machine: Machine, value: float) -> Machine:
        changed: dict[str, Any] = {key: int(value)}
        return replace(machine, core=replace(machine.core, **changed))

    return Figure(key, tuple(values), put)


def turns_at(bits: int, names: Sequence[str], ports: tuple[str, ...], values: Sequence[float]) -> Figure:
    """Return the turns of ports that classes and forms take at a width, beside what they take otherwise.

    Parameters
    ----------
    bits : int
        Vector width.
    names : sequence of str
        Classes and forms.
    ports : tuple of str
        Ports whose turns are fitted.
    values : sequence of float
        Candidates of the number of turns, in cycles.
    """

    def put(machine: Machine, value: float) -> Machine:
        classes = {
            name: _turning(costs, bits, ports, value) if name in names else costs
            for name, costs in machine.instructions.items()
        }
        forms = tuple(
            replace(form, costs=_turning(form.costs, bits, ports, value)) if form.name in names else form
            for form in machine.forms.forms
        )
        return replace(machine, instructions=classes, forms=replace(machine.forms, forms=forms))

    return Figure(f"turns of {', '.join(names)} at {bits} bits", tuple(values), put)


def _turning(costs: InstructionClass, bits: int, ports: tuple[str, ...], turns: float) -> InstructionClass:
    at: Operation = costs.at(bits)
    uses = [use for use in at.uses if use.ports != ports or use.cycles >= 1]
    uses += [PortUse(ports, turns)] if turns else []
    return replace(costs, by_bits={**costs.by_bits, bits: replace(at, uses=tuple(uses))})


@record
class Step:
    """Figures of which all combinations are tried, and the effects of the loops that show them."""

    figures: tuple[Figure, ...]
    effects: tuple[str, ...]


def steps(machine: Machine) -> Iterator[Step]:
    """Yield the steps for a machine whose ports and buffers are known."""
    places = {"access_slots": (0, 2, 3, 4), "integer_slots": (0, 2, 3, 4, 5), "branch_slots": (0, 1, 2, 3)}
    yield Step(tuple(starmap(whole_key, places.items())), ("dispatched together",))
    engine = (_flags(key, False) for key in ("stack_engine", "stack_sync", "stack_sync_of_changes"))
    yield Step(tuple(engine), ("pops", "stack pointer"))
    yield Step((_shared_addresses(machine),), ("addresses",))
    yield Step((_flags("blocked_by_runs", False),), ("through memory",))
    yield Step((whole_key("inner_forward_turns", (0, 1, 2, 3)),), ("loads from within stores",))
    crossing = whole_key("crossing_loads_per_cycle", (0, 1, 2))
    yield Step((crossing, _flags("alternates_loads", False)), ("loads across lines",))
    yield Step((_flags("loads_lose_turns", False),), ("loads in runs",))
    yield Step((_banks(),), ("loads from banks", "stores and loads"))
    sectors = whole_key("store_sector_bytes", (0, 16, 32))
    yield Step((sectors,), ("stores across sectors",))
    lines = whole_key("recent_store_lines", (1, 2, 4, 8, 12, 16, 24))
    yield Step((lines,), ("stores by turns",))
    pages = whole_key("page_crossing_store_cycles", (0, *range(4, 33, 2), 48, 64))
    yield Step((pages,), ("stores across pages",))
    reads = whole_key("store_data_reads", (1, 2))
    past = _flags("bypass_to_stores", True)
    yield Step((_third_reads(), _bypass(), _third_bits(machine), _entry_bytes(machine), reads, past), _READS)
    waiting = whole_key("store_data_entries", (0, 16, 38))
    yield Step((_flags("reads_zeros", False),), ("others and stores",))
    yield Step((_store_pipes(machine), waiting, _bypass(), past), _READS)
    # together: which schedulers there are shows only where registers run out before these are full
    held = whole_key("release_cycles", (0, 3, 6, 9))
    given = (_flags("binds_ports", False), _flags("alternates_schedulers", False))
    yield Step((*_waiting(machine), *given, held), ("registers held", "FMA and shuffles", *_READS))
    yield Step((whole_key("release_cycles", tuple(range(0, 13))),), ("registers held",))
    predicted = (10, 8, 12) if machine.core.renames_memory else (0, 8, 10, 12)  # renaming needs a prediction
    likeness = whole_key("store_prediction_bits", predicted)
    yield Step((_flags("repeats_early_loads", False), likeness), ("early load", "lookalike load"))
    yield Step((_pair_turns(),), ("stores and loads",))
    loads, stores = _beside_fma(machine)
    registers = whole_key("physical_wide_registers", (machine.core.physical_wide_registers, *_WIDE_REGISTERS))
    yield Step((registers, _flags("unlaminates_indexed", False), loads), _WHOLE_VECTORS)
    yield Step((stores,), (*_WHOLE_VECTORS, "others and stores"))


_STORES = ("integer_store", "store", "masked_store", "maskmov_store", "scatter")


def _shared_addresses(machine: Machine) -> Figure:
    """Return the search over whether stores take the ports of integer loads, for their addresses, too."""
    ports = machine.operation("integer_load", 64).uses[0].ports

    def put(changed: Machine, value: float) -> Machine:
        classes = {
            name: _with_uses(costs, (), (PortUse(ports),)) if value and name in _STORES else costs
            for name, costs in changed.instructions.items()
        }
        return replace(changed, instructions=classes)

    return Figure("stores on the ports of loads", (0, 1), put)


def _with_uses(
    costs: InstructionClass, before: tuple[PortUse, ...], behind: tuple[PortUse, ...]
) -> InstructionClass:
    """Return the costs of a class with further port uses at every width."""

    def taking(cost: Operation) -> Operation:
        return replace(cost, uses=(*before, *cost.uses, *behind))

    by_bits = {bits: taking(cost) for bits, cost in costs.by_bits.items()}
    return replace(costs, default=taking(costs.default), by_bits=by_bits)


_STORE_PIPE = "FPST"
_NARROW = 256
"""Bits of vectors that no core was seen to give read ports of their own."""
_WIDE_REGISTERS = (128, 144, 160, 176, 192, 224)
_WHOLE_VECTORS = ("chains of eight", "FMA and stores", "stores of sums", "size of code")
_READS = ("FMA and stores", "others and stores", "stores of sums")


def with_core(machine: Machine, **keys: Any) -> Machine:
    return replace(machine, core=replace(machine.core, **keys))


def _figure(name: str, values: tuple[float, ...], keys: Callable[[Core, float], dict[str, Any]]) -> Figure:
    return Figure(name, values, lambda machine, value: with_core(machine, **keys(machine.core, value)))


def _flags(key: str, neutral: bool) -> Figure:
    values = (float(neutral), float(not neutral))
    return _figure(key, values, lambda core, value: {key: bool(value)})


def _banks() -> Figure:
    half = 32
    return _figure(
        "bank_reads",
        (0, 1, 2),
        lambda core, value: {"bank_reads": int(value), "bank_bytes": half if value else 0},
    )


def _third_reads() -> Figure:
    return whole_key("third_read_ports", (0, 1, 2, 3, 4))


def _bypass() -> Figure:
    return _figure(
        "bypass_last_cycle",
        (0, 1, 2, 3),
        lambda core, value: {"bypass_first_cycle": min(int(value), 1), "bypass_last_cycle": int(value)},
    )


def _third_bits(machine: Machine) -> Figure:
    wide = machine.vector_bits
    return whole_key("third_read_bits", (0, wide) if wide > _NARROW else (0,))


def _entry_bytes(machine: Machine) -> Figure:
    """Return of how many bytes an entry of the store queue is: of a line, or of half a vector."""
    return whole_key("store_entry_bytes", (64, machine.vector_bits // 16))


def _store_pipes(machine: Machine) -> Figure:
    """Return the search over pipes of store data that wait with vectors: none, or one for each store."""
    pipes = max(round(1 / reciprocal_throughput(machine, "store", machine.vector_bits)), 1)
    names = tuple(f"{_STORE_PIPE}{n}" for n in range(pipes))
    return Figure("vector store pipes", (0, pipes), lambda m, value: _with_pipes(m, names) if value else m)


def _with_pipes(machine: Machine, names: tuple[str, ...]) -> Machine:
    core, store = machine.core, machine.instructions["store"]
    first = next(n for n, scheduler in enumerate(core.schedulers) if _vector(scheduler))
    schedulers = [
        replace(s, ports=(*s.ports, *names)) if n == first else s for n, s in enumerate(core.schedulers)
    ]

    costs = _with_uses(store, (PortUse(names),), ())
    found = replace(machine, instructions={**machine.instructions, "store": costs})
    return with_core(found, ports=(*core.ports, *names), schedulers=tuple(schedulers))


def _pair_turns() -> Figure:
    turns = tuple(n / 8 for n in range(17))
    return _figure("store_pair_load_turns", turns, lambda core, value: {"store_pair_load_turns": value})


def _beside_fma(machine: Machine) -> tuple[Figure, Figure]:
    """Return the searches over the FMA pipe cycles that loads and stores of whole vectors take."""
    bits, turns = machine.vector_bits, (0.0, 0.2, 0.3, 0.4, 0.55, 0.7)
    ports = machine.operation("fma", bits).uses[0].ports
    measured = sum(use.cycles for use in machine.operation("load", bits).uses if use.ports == ports)
    return (
        turns_at(bits, ("full_load",), ports, (measured,) if measured else turns),
        turns_at(bits, ("store",), ports, turns),
    )


def _waiting(machine: Machine) -> tuple[Figure, Figure]:
    """Return the searches over the number of vector schedulers and the share of their entries in a queue."""
    waiting = machine.core.scheduler_entries
    return (
        Figure("vector schedulers", (1, 2), lambda m, value: _shared_out(m, int(value), waiting)),
        Figure(
            "share of waiting that is a queue",
            (0.0, 0.3, 0.5, 0.6, 0.7),
            lambda m, s: _with_queue(m, s, waiting),
        ),
    )


def _vector(scheduler: Scheduler) -> bool:
    return scheduler.name.startswith("FP")


def _shared_out(machine: Machine, count: int, waiting: int) -> Machine:
    """Return the machine with its vector pipes shared out in turn among so many schedulers."""
    old = [s for s in machine.core.schedulers if _vector(s)]
    ports = sorted((p for scheduler in old for p in scheduler.ports), key=machine.core.ports.index)
    count = min(count, len(ports))
    new = [
        Scheduler(f"FP{n}" if count > 1 else "FP", tuple(ports[n::count]), waiting // count, old[0].source)
        for n in range(count)
    ]
    return with_core(machine, schedulers=(*new, *(s for s in machine.core.schedulers if not _vector(s))))


def _with_queue(machine: Machine, share: float, waiting: int) -> Machine:
    vector = [s for s in machine.core.schedulers if _vector(s)]
    entries, queue = max(round((1 - share) * waiting / len(vector)), 1), round(share * waiting)
    first = replace(vector[0], entries=entries, queue_entries=queue)
    others = [replace(s, entries=entries, queue_of=first.name if queue else "") for s in vector[1:]]
    return with_core(
        machine, schedulers=(first, *others, *(s for s in machine.core.schedulers if not _vector(s)))
    )
