"""An assembly file on a machine -> the analysis of every body of its functions.

The input beside the assembly is checked first: its machine, values of registers, probabilities of branches.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import nan
from numbers import Integral, Real

from ....asm.control_flow import ControlFlow, control_flow
from ....asm.control_slice import wanted_arguments
from ....asm.execute import UndeterminedPath, Unfollowed, execute
from ....asm.execution import Execution, LoopRuns, loop_runs
from ....asm.hot_path import branch_labels
from ....asm.listing_record import Function, Listing, UnknownInstruction
from ....asm.macros import REMEDY
from ....asm.pointer_provenance import Locations, memory_locations
from ....asm.profile.counts import Profile
from ....asm.trace import address_slice
from ....asm.trace_cache import TraceCache
from ....errors import UsageError, argument, one_line
from ....isa.instruction import Kind, RegisterKind
from ....isa.instruction_form import shape_of
from ....isa.registry import instruction_set
from ....records import record, replace
from ...machine.load import available_machines, load_machine
from ...machine.record import Machine
from ..form_costs import uncovered
from .analyse import analyse_body, executions
from .body import Body, Notion, Shape, bodies_of, unknown_places
from .chains import MOST_NODES
from .record import BodyAnalysis, Executed, FileAnalysis, FunctionAnalysis, Missing
from .region_selection import with_gains, with_hot_body
from .register_pressure import function_registers
from .unsupported import supported_functions

_LEAST, _BEYOND = -(1 << 63), 1 << 64


def require_machine_of(listing: Listing, machine: Machine, name: str) -> None:
    """Check that a machine executes the code of a listing.

    Parameters
    ----------
    listing : Listing
    machine : Machine
    name : str
        Name of the file, for messages.

    Raises
    ------
    UsageError
        If it does not.
    """
    require_set_of(listing.isa, machine, name)


def require_set_of(isa: str, machine: Machine, name: str) -> None:
    """Check that a machine executes an instruction set.

    Parameters
    ----------
    isa : str
        Name of the instruction set.
    machine : Machine
    name : str
        Name of the file, for messages.

    Raises
    ------
    UsageError
        If it does not; the message names machines that do.
    """
    wanted = instruction_set(isa)
    if wanted is not machine.instruction_set:
        others = ", ".join(k for k in available_machines() if load_machine(k).instruction_set is wanted)
        raise UsageError(
            f"{name}: is {isa} code, machine {machine.key} executes {machine.isa}; "
            f"choose another {argument('machine')}: {others}"
        )


def register_values(values: Iterable[tuple[object, object]], isa: str) -> dict[str, int]:
    """Return the values of argument registers by the register that holds them: `rdi` and `edi` are the same.

    Raises
    ------
    UsageError
        If a name is no general register, a value no whole number of 64 bits, or a register has two values.

    Examples
    --------
    >>> register_values([("edi", 2), ("rsi", 4096)], "x86-64")
    {'rdi': 2, 'rsi': 4096}
    """
    known = instruction_set(isa)
    found: dict[str, int] = {}
    for name, value in values:
        at = f"{argument('arguments')} {one_line(str(name))}"
        which = known.find_register(name.lower()) if isinstance(name, str) else None
        if which is None or which.kind is not RegisterKind.INTEGER:
            raise UsageError(f"{at} is no general register of {isa}")
        if not isinstance(value, Integral) or isinstance(value, bool):
            raise UsageError(f"{at}: {one_line(repr(value))} is no whole number")
        number = int(value)
        if not _LEAST <= number < _BEYOND:
            raise UsageError(f"{at}: {value} does not fit a register of 64 bits")
        if found.setdefault(which.root, number) != number:
            raise UsageError(f"{at}: is {value} here, and {found[which.root]} before; give one value")
    return found


def probabilities(values: Iterable[tuple[object, object]]) -> dict[str, float]:
    """Return the probability of taken branches by the label that they go to.

    Raises
    ------
    UsageError
        If a value is no number from 0 to 1, or a label has two.

    Examples
    --------
    >>> probabilities([(".L5", 0.1)])
    {'.L5': 0.1}
    """
    found: dict[str, float] = {}
    for label, value in values:
        at = f"{argument('taken')} {one_line(str(label))}"
        if not isinstance(label, str):
            raise UsageError(f"{at} is no label; write its name")
        share = _as_float(value)
        if not 0 <= share <= 1:
            raise UsageError(f"{at}: {one_line(repr(value))} is no probability from 0 to 1, such as 0.1")
        if found.setdefault(label, share) != share:
            raise UsageError(f"{at}: is {value} here, and {found[label]} before; give one value")
    return found


def _as_float(value: object) -> float:
    """Return a number as a float, NaN where it is none or too large for one."""
    try:
        return float(value) if isinstance(value, Real) and not isinstance(value, bool) else nan
    except OverflowError:
        return nan


STEP_LIMIT = 5_000_000
"""Instructions of one call that are followed: some seconds."""
STEPS_OF_A_FILE = 20_000_000
"""Largest number of steps of all functions of a file together."""


def analyse_file(  # noqa: PLR0913 - what is known of the code, and how far it is analysed
    listing: Listing,
    machine: Machine,
    *,
    arguments: Mapping[str, int],
    function: str | None = None,
    simulate: bool = True,
    taken: Mapping[str, float] | None = None,
    profile: Profile | None = None,
    graph: bool = False,
    notion: Notion | None = None,
) -> FileAnalysis:
    """Return the analysis of a listing.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    machine : Machine
        The machine.
    arguments : mapping of str to int
        Values of argument registers by root, for the executed counts.
    function : str or None
        Only this function.
    simulate : bool
        Whether to run the out-of-order simulation.
    taken : mapping of str to float, optional
        Probability of branches by label, from 0 to 1; of others static prediction tells.
    profile : Profile or None
        Executions of instructions, which tell before static prediction does.
    graph : bool
        Whether FMA chains are found in the dependency graph of each body, unless loops have too many
        instructions; else in arrays, with the same result.
    notion : Notion or None
        How marked regions and functions without a loop are repeated, see `bodies_of`.

    Raises
    ------
    UsageError
        If there is no such function, no branch goes to such a label, or the machine does not execute
        the code.
    """
    chosen, unsupported = supported_functions(listing, _chosen(listing, function), machine)
    given = taken or {}
    unknown = unknown_places(listing)
    caller = _Caller(listing, arguments, machine.scalable_bits)
    flows = [control_flow(listing, f) for f in chosen]
    _require_labels(listing, flows, given)
    evidence = _Evidence(given, profile)
    graph = graph and sum(map(_instructions_in_loops, flows)) <= MOST_NODES
    found = tuple(
        _analyse_function(caller, flow, machine, unknown, simulate, evidence, graph, notion) for flow in flows
    )
    functions = tuple(map(with_hot_body, found))
    if simulate:
        functions = with_gains(functions, machine)
    missing = sorted((*unsupported, *_missing(listing, functions, chosen, machine)), key=lambda one: one.line)
    return FileAnalysis(listing.isa, listing.syntax, machine.key, functions, tuple(missing))


def _instructions_in_loops(flow: ControlFlow) -> int:
    blocks = frozenset[int]().union(*(loop.blocks for loop in flow.loops))
    return sum(flow.blocks[number].stop - flow.blocks[number].start for number in blocks)


def _chosen(listing: Listing, name: str | None) -> tuple[Function, ...]:
    if name is None:
        return listing.functions
    found = tuple(function for function in listing.functions if function.name == name)
    found = found or _demangled(listing.functions, name)
    if not found:
        known = ", ".join(function.name for function in listing.functions[:8])
        more = f" and {len(listing.functions) - 8} more" if len(listing.functions) > 8 else ""
        raise UsageError(f"{argument('function')} {name}: no such function in the file; it has {known}{more}")
    return found


def _demangled(functions: Sequence[Function], name: str) -> tuple[Function, ...]:
    """Return the function of a name as C++ has it, `f(double const*, long)`, or `f` where it is but one."""
    from ....asm.listing_formats import label_of  # noqa: PLC0415 - for what has no such name

    label = label_of(name)
    exact = tuple(function for function in functions if function.name == label)
    begins = (one for one in functions if one.name.startswith(f"{label}_"))
    alike = tuple(one for one in begins if one.name.endswith(("_", "_const")))
    return exact or (alike if len(alike) == 1 else ())


def _require_labels(listing: Listing, flows: Sequence[ControlFlow], taken: Mapping[str, float]) -> None:
    if not taken:
        return
    labels = dict.fromkeys(label for flow in flows for label in branch_labels(listing, flow.blocks))
    for label in taken:
        if label not in labels:
            known = ", ".join(list(labels)[:8]) or "none"
            raise UsageError(
                f"{argument('taken')} {label}: no conditional branch goes to {label}; there are {known}"
            )


def _analyse_function(
    caller: _Caller,
    flow: ControlFlow,
    machine: Machine,
    unknown: Sequence[tuple[int, UnknownInstruction]],
    simulate: bool,
    evidence: _Evidence,
    graph: bool,
    notion: Notion | None,
) -> FunctionAnalysis:
    listing, function = caller.listing, flow.function
    locations = memory_locations(listing.instructions, flow.blocks, caller.scalable_bits)
    registers = function_registers(listing, flow, locations)
    first = bisect_left(unknown, function.start, key=lambda place: place[0])
    last = bisect_right(unknown, function.stop, key=lambda place: place[0])
    here = unknown[first:last]
    execution: Execution | None = None
    stepped: frozenset[int] | None = None
    if here:
        executed = Executed(reason="an instruction could not be decoded")
    else:
        execution, executed = caller.call(flow, locations)
        if simulate and execution is not None:
            from .call_simulation import simulated_call  # noqa: PLC0415 - few calls are followed

            stepped = address_slice(listing.instructions, flow.blocks, caller.scalable_bits, locations)
            cycles = simulated_call(listing, function, machine, caller.arguments, None, stepped, caller.cache)
            executed = replace(executed, simulated_cycles=cycles)
    runs = {} if execution is None else loop_runs(flow, execution)
    analyses: list[BodyAnalysis] = []
    profile = evidence.profile
    if profile is not None and profile.sampled:
        profile = executions(profile, listing, flow, machine)
    for body in bodies_of(listing, flow, here, evidence.taken, profile, notion):
        trip_count, iterations = _runs(body, runs, execution)
        found = analyse_body(
            body, listing, machine, registers, trip_count, simulate, stepped, caller.cache, graph=graph
        )
        analyses.append(replace(found, iterations=iterations))
    return FunctionAnalysis(function.name, tuple(analyses), executed)


def _runs(
    body: Body, runs: Mapping[int, LoopRuns], execution: Execution | None
) -> tuple[float | None, float | None]:
    """Return the iterations per entry and in a call: 0 in a loop that an executed call does not enter."""
    if body.shape is not Shape.LOOP:  # in a followed function everything is decoded, and has a position
        return 1.0, None if execution is None else float(execution.counts[body.positions[0]])
    if execution is None or body.header is None:
        return None, None
    found = runs.get(body.header)
    return (0.0, 0.0) if found is None else (found.trip_count, float(found.iterations))


@record
class _Evidence:
    """Evidence on branches: given probabilities by label, and a profile."""

    taken: Mapping[str, float]
    profile: Profile | None


class _Caller:
    """Calls the functions of a listing, one after the other, until they have taken too many steps."""

    def __init__(self, listing: Listing, arguments: Mapping[str, int], scalable_bits: int) -> None:
        self.listing, self.scalable_bits = listing, scalable_bits
        self.arguments, self._left = arguments, STEPS_OF_A_FILE
        self.cache = TraceCache(listing.isa, scalable_bits)

    def call(self, flow: ControlFlow, locations: Locations) -> tuple[Execution | None, Executed]:
        """Return the executed path of a call of a function, interpreted, and its counts.

        The path is None where it cannot be followed, and the counts say why.
        """
        if not _can_leave(self.listing, flow):
            return None, Executed(reason="no path leaves the function")
        limit = min(STEP_LIMIT, self._left)
        if not limit:
            reason = f"the functions before it take {STEPS_OF_A_FILE} instructions; choose it by its name"
            return None, Executed(reason=reason)
        try:
            execution = execute(
                self.listing, flow.function, self.arguments, self.scalable_bits, limit, locations
            )
        except Unfollowed as error:
            self._left -= min(error.steps, limit)
            return None, Executed(reason=str(error), wanted=self._wanted(flow, error))
        self._left -= execution.instructions
        fma = execution.counts_by_kind().get(Kind.FMA, 0)
        return execution, Executed(execution.instructions, fma, execution.flops)

    def _wanted(self, flow: ControlFlow, error: Unfollowed) -> tuple[str, ...]:
        """Return the argument registers that branches depend on and that were not given."""
        if not isinstance(error, UndeterminedPath):
            return ()
        code, isa = self.listing.instructions, self.listing.isa
        roots = wanted_arguments(code, flow.blocks, isa, self.scalable_bits)
        return tuple(root for root in roots if root not in self.arguments)


def _can_leave(listing: Listing, flow: ControlFlow) -> bool:
    """Tell whether some path from the entry leaves the function."""
    seen, waiting = {0}, [0]
    while waiting:
        block = flow.blocks[waiting.pop()]
        last = listing.instructions[block.stop - 1]
        if not block.successors or (last.kind is Kind.BRANCH and block.taken is None):
            return True
        fresh = [successor for successor in block.successors if successor not in seen]
        seen.update(fresh)
        waiting.extend(fresh)
    return False


def _undecoded(text: str) -> str:
    """Return why an instruction was not decoded: what only an assembler reads has a remedy."""
    return f"not decoded: {REMEDY}" if text[:1] in (".", "%") else "not decoded"


def _missing(
    listing: Listing, functions: Sequence[FunctionAnalysis], chosen: Sequence[Function], machine: Machine
) -> tuple[Missing, ...]:
    """Return the instructions that were not decoded or lack figures in the machine file, by line."""
    code = listing.instructions
    looked_at = {position for f in functions for analysis in f.bodies for position in analysis.body.positions}
    looked_at.update(position for function in chosen for position in range(function.start, function.stop))
    looked_at.discard(-1)
    examples = {shape_of(code[position]).key: code[position] for position in looked_at}
    lacking = {key for key, example in examples.items() if uncovered([example], machine)}
    alike: dict[Hashable, list[int]] = {}
    for position in sorted(looked_at) if lacking else ():
        if (key := shape_of(code[position]).key) in lacking:
            alike.setdefault(key, []).append(position)
    found = [Missing(u.line, u.text, _undecoded(u.text)) for u in listing.unknown]
    for positions in alike.values():
        for reason in (entry.reason for entry in uncovered([code[positions[0]]], machine)):
            found.extend(Missing(code[p].line, code[p].text, f"{machine.key}: {reason}") for p in positions)
    return tuple(sorted(found, key=lambda missing: missing.line))
