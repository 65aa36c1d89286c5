"""Times of forms of instruction: what is known of a form, and the timer of its bodies.

Some forms share a measuring process, and beside their bodies one of reference runs every few: where it was
slowed by other programs, or the runs of a body differ, the body is timed again.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...codegen.process import run
from ...errors import RunError, UsageError, argument
from ...isa.instruction import Instruction
from ...isa.registry import host_isa, instruction_set
from ...records import field, record

_MODULE = "chainline.analysis.calibration.form_worker"
_EVERY = 15
"""Bodies after which the reference runs again."""
_ATTEMPTS = 3
"""Times that a disturbed body is timed within its process."""
_REMEMBERED, _STEADY = 4000, 1.025
"""Chains of adds that are compared, of two minutes, and by what part one may be longer than the shortest."""
_AGREE, _STEP, _SLOWED = 0.02, 0.004, 1.05
"""Relative and absolute difference of the two shortest times of a body; of the reference from its best."""
_BODY_TIMEOUT_S = 8.0
MOST_SLOT_CYCLES = 4.0
"""Cycles of a form beyond which dispatch does not show its slots."""
Bodies = list[list[str]]


@record
class Form:
    """A form of instruction: mnemonics that one encoding serves, and types of operands.

    Attributes
    ----------
    mnemonics : tuple of str
        The first is measured.
    operands : str
        A letter each, see the part `forms` of the instruction set.
    example : Instruction
        The first, decoded.
    """

    mnemonics: tuple[str, ...]
    operands: str
    example: Instruction

    @property
    def key(self) -> str:
        """Mnemonic and operands."""
        return f"{self.mnemonics[0]} {self.operands}".rstrip()


@record
class OperandLatency:
    """Latency from an operand that is read to one that is written.

    Attributes
    ----------
    source, target : str
        Position from 1 on, in the order of the decoder, or the root of an implicit register.
    cycles : float
        Of the chain, less those of helpers on it.
    helpers : tuple of str
        Helpers on the chain; where they lead to another register file, their half of the way there and back
        is a convention.
    """

    source: str
    target: str
    cycles: float
    helpers: tuple[str, ...] = ()


@record
class FormTimes:
    """Measured times of a form.

    Attributes
    ----------
    form : Form
    throughput_cycles : float
        Reciprocal throughput.
    latencies : tuple of OperandLatency
    micro_ops : float or None
        Dispatch slots; None where dispatch does not show them.
    port_cycles : mapping of frozenset of str to float
        Cycles of micro-ops that have no port outside of a set, by set.
    spread : float
        Relative, between the two shortest times of the throughput.
    certain : bool
        The times of all bodies agree.
    value_dependent : bool
    """

    form: Form
    throughput_cycles: float
    latencies: tuple[OperandLatency, ...]
    micro_ops: float | None
    port_cycles: Mapping[frozenset[str], float]
    spread: float
    certain: bool
    value_dependent: bool = False


@record
class SweptForms:
    """Result of a sweep.

    Attributes
    ----------
    times : tuple of FormTimes
        Of the forms that were timed.
    left_out : mapping of str to int
        How many were not, by reason.
    ports : tuple of str
        Ports that instructions occupy.
    pairs : tuple of (str, str, float)
        Keys of forms, and the cycles of one of each side by side.
    """

    times: tuple[FormTimes, ...]
    left_out: Mapping[str, int]
    ports: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str, float], ...] = ()


def is_settled(times: Sequence[float]) -> bool:
    """Tell whether the two shortest times of a body agree.

    Examples
    --------
    >>> [is_settled(times) for times in ([1.0, 1.4, 1.01], [1.0, 1.1, 1.2], [0.25, 0.253], [1.0])]
    [True, False, True, False]
    """
    low = sorted(times)[:2]
    return len(low) == 2 and low[1] - low[0] <= max(_AGREE * low[0], _STEP)


class SteadyClock:
    """Tells whether a chain of adds, of which the clock is told, was slowed by a neighbour on the core.

    The clock changes little from one body to the next, and a chain beside others takes more ticks.

    Examples
    --------
    >>> clock = SteadyClock()
    >>> [clock.is_slowed(ticks) for ticks in (3136.0, 3145.0, 3460.0, 3140.0)]
    [False, False, True, False]
    """

    def __init__(self) -> None:
        self._chains: deque[float] = deque(maxlen=_REMEMBERED)

    def is_slowed(self, ticks: float) -> bool:
        """Tell whether a chain took more ticks than the shortest of the last ones, and keep it."""
        self._chains.append(ticks)
        return ticks > _STEADY * min(self._chains)


@record(frozen=False)
class Timer:
    """Times bodies in measuring processes; those that others disturbed again.

    Attributes
    ----------
    ask : callable
        Sends a request to a measuring process, and returns its answers.
    reference : tuple of str
        Body that only an undisturbed core carries out in its best time.
    best_cycles : float
        Its shortest time so far.
    clock : SteadyClock
        Chains of adds beside the bodies.
    """

    ask: Callable[[dict[str, Any]], list[Any]]
    reference: tuple[str, ...]
    best_cycles: float = float("inf")
    clock: SteadyClock = field(default_factory=SteadyClock)

    def timed(self, bodies: Bodies) -> list[list[float] | str]:
        """Return the times of each body, in cycles of a turn, or why there are none."""
        found: list[list[float] | str] = [[] for _ in bodies]
        by_slow_clock: dict[int, list[float]] = {}
        left = [n for n, body in enumerate(bodies) if body]
        for _ in range(_ATTEMPTS):
            for number, answer, alone in self._once(bodies, left):
                known = found[number]
                if "chain" in answer and self.clock.is_slowed(answer["chain"]):
                    by_slow_clock[number] = answer["times"][:1]  # too few cycles, of no use but alone
                elif "times" not in answer:
                    found[number] = known or answer["problem"]
                elif isinstance(known, str) or not known:
                    found[number] = answer["times"] if alone else [*answer["times"][:1]]
                else:
                    known += answer["times"]
            left = [n for n in left if self._may_settle(found[n])]
            if not left:
                break
        return [times or by_slow_clock.get(n, times) for n, times in enumerate(found)]

    def _may_settle(self, times: list[float] | str) -> bool:
        return not times if isinstance(times, str) else not is_settled(times)

    def _once(self, bodies: Bodies, left: Sequence[int]) -> list[tuple[int, dict[str, Any], bool]]:
        """Return the answers for some bodies, and whether nobody disturbed them."""
        asked: Bodies = [list(self.reference)]
        places: list[int] = []
        for count, number in enumerate(left, 1):
            places.append(len(asked))
            asked.append(bodies[number])
            if count % _EVERY == 0 or count == len(left):
                asked.append(list(self.reference))
        answers = self.ask({"bodies": asked})
        reference = {n: min(a.get("times", [float("inf")])) for n, a in enumerate(answers) if n not in places}
        self.best_cycles = min(self.best_cycles, *reference.values())
        slowed = {n for n, cycles in reference.items() if cycles > _SLOWED * self.best_cycles}
        found = []
        for place, number in zip(places, left, strict=True):
            beside = (max(n for n in reference if n < place), min(n for n in reference if n > place))
            found.append((number, answers[place], slowed.isdisjoint(beside)))
        return found


def require_timed_forms() -> None:
    """Check that forms of instructions are timed on this host.

    Raises
    ------
    UsageError
        If they are not.
    """
    here = instruction_set(host_isa())
    missing = "form_benchmarks" in here.missing
    if missing or sys.platform != "linux":
        system = here.title if missing else sys.platform
        raise UsageError(
            f"{argument('instructions')}: forms of instructions are timed on Linux on x86-64 alone, and this "
            f"host is {system}; `chainline calibrate` measures classes of them"
        )


def asked(request: dict[str, Any]) -> list[Any]:
    """Return the answers of a measuring process.

    Raises
    ------
    RunError
        If it ends without them.
    """
    count = len(request.get("bodies", request.get("texts", ())))
    limit_s = 30.0 + _BODY_TIMEOUT_S * count if "bodies" in request else 1800.0
    done = run([sys.executable, "-P", "-m", _MODULE], limit_s, json.dumps(request))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != count:
        said = [line for line in done.stderr.splitlines() if line.strip()][-1:] or [f"{done.returncode}"]
        raise RunError(f"calibrate: the process that times forms ended without an answer: {said[0][:200]}")
    return answers


def kinds_of(times: Sequence[FormTimes]) -> list[list[FormTimes]]:
    """Return the forms that look the same beside others, commonest kinds first.

    Those that wait for a result of their own are left out: their chains limit a pair.
    """
    found: dict[tuple[object, ...], list[FormTimes]] = {}
    for one in times:
        if _is_independent(one):
            example = one.form.example
            targets = {r.kind.value for r in example.register_operands if r.root in example.writes}
            seen = sorted(
                ("".join(sorted(ports)), round(cycles)) for ports, cycles in one.port_cycles.items()
            )
            speed = round(12 * min(one.throughput_cycles, 0.6)), round(3 * one.throughput_cycles)
            found.setdefault((*sorted(targets), *speed, *seen), []).append(one)
    kinds = [sorted(kind, key=lambda one: (_changes(one), one.form.key)) for kind in found.values()]
    return sorted(kinds, key=lambda kind: (-len(kind), kind[0].form.key))


def _changes(one: FormTimes) -> bool:
    """Tell whether a form reads a register that it writes."""
    return bool(set(one.form.example.reads) & set(one.form.example.writes))


def _is_independent(one: FormTimes) -> bool:
    """Tell whether few copies of a form of registers take as long as many."""
    example = one.form.example
    if example.loads or example.stores or one.value_dependent or not one.latencies:
        return False
    explicit = {register.root for register in example.register_operands}
    again = set(example.reads) & set(example.writes)
    slowest = max(each.cycles for each in one.latencies)
    chained = bool(again - explicit) or (bool(again) and slowest > 2 * one.throughput_cycles)
    return not chained and one.throughput_cycles <= MOST_SLOT_CYCLES
