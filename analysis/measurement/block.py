"""Measured cycles of a body of assembly on this host: copies of it in a loop, on memory that faults map.

    loop .L3: 4.00 cycles measured on this host, 4.00 simulated (0.0 %), at 3.97 GHz

The body runs in a process of `block_worker`, which has nothing but its code and a few pages, and no system
calls. Its registers point to memory of their own; a page that it touches is mapped when it faults, to one of
eight, so that all data are in the nearest cache. Denormal numbers are flushed. Branches go to the instruction
behind them, whichever way they are taken. The time is that of u copies more in a loop of as many iterations,
by the clock that a chain of adds tells right beside it; calls, system instructions and jumps to places in
registers are refused before anything runs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from ...codegen.process import run
from ...errors import RunError, UsageError, argument
from ...isa.instruction import Instruction, Kind, Memory
from ...isa.registry import host_isa, instruction_set
from ...records import record
from ..incore.pipeline.simulate import simulate_body
from ..incore.regions.body import Shape
from ..incore.regions.record import BodyAnalysis
from ..machine.record import Machine
from .disturbance import uncertainty_of
from .host import host_cpu

_MODULE = "chainline.analysis.measurement.block_worker"
_COPIES_OF, _FEWEST_COPIES, _MOST_COPIES = 64, 4, 32
"""Instructions of the copies in a loop, about, and how many copies there are: short loops depend on where
they lie."""
_RENAMED, _FEWEST_RENAMED_COPIES = 12, 2
"""Loads of a loop that each follow a store, which every core with memory renaming renames: Zen 3 up to 12,
and of 14 to 24 all or none from one run to the next, Zen 5 up to some twenty."""
_MOST_LINES = 30_000
_BUDGET_S, _TIMEOUT_S = 0.35, 20.0
DISTURBED = 0.03
"""Relative uncertainty of a time above which the host is said to be disturbed."""
_FLOATING = (Kind.FMA, Kind.MULTIPLY, Kind.ADD, Kind.DIVIDE, Kind.FP_OTHER)
_REJECTED = "error: <inline asm>:"


@record
class MeasuredBlock:
    """Measured time of a body.

    Attributes
    ----------
    label : str
        Of the body.
    first_line : int
    measured_cycles : float
        Of an iteration, in the nearest cache, one iteration after the other.
    simulated_cycles : float or None
        The same, simulated; None where a cost would have to be guessed.
    ghz : float
        Clock while it was measured.
    uncertainty : float
        Relative, of the least of several runs.
    samples : int
        Of each of two loops.
    pages : int
        Pages of memory that a sample touches.
    host : str
        Processor.
    """

    label: str
    first_line: int
    measured_cycles: float
    simulated_cycles: float | None
    ghz: float
    uncertainty: float
    samples: int
    pages: int
    host: str

    @property
    def disturbed(self) -> bool:
        """True where other programs disturbed the runs, so that the time is uncertain."""
        return self.uncertainty > DISTURBED

    @property
    def deviation(self) -> float | None:
        """Simulated over measured cycles, less 1; None where nothing is simulated."""
        if self.simulated_cycles is None or not self.measured_cycles:
            return None
        return self.simulated_cycles / self.measured_cycles - 1


def measure_body(analysis: BodyAnalysis, syntax: str, machine: Machine, source: str) -> MeasuredBlock:
    """Return the time of a body on this host.

    Parameters
    ----------
    analysis : BodyAnalysis
        The body, and its simulation.
    syntax : str
        Syntax of its instructions.
    machine : Machine
        Machine that it was simulated on.
    source : str
        Name of the file, for messages.

    Raises
    ------
    UsageError
        If the body is refused, or this host is none that blocks are timed on.
    RunError
        If it does not run to its end.
    """
    body = analysis.body
    code = list(body.instructions)
    if body.shape is Shape.FUNCTION and code and code[-1].kind is Kind.RETURN:
        code.pop()
    require_measurable(code, machine.isa, source)
    answer = measured_blocks([block_request(code, syntax)])[0]
    if "problem" in answer:
        if rejected := answer.get("rejected"):
            at = next((i for i in code if " ".join(i.text.split()) == rejected), code[0])
            raise UsageError(
                f"{source}, line {at.line}: {rejected!r}: LLVM does not assemble it, so nothing is measured "
                f"({answer['problem']})"
            )
        raise RunError(f"{source}, {body.label}: not measured: it {answer['problem']}")
    if body.shape is not Shape.FUNCTION:
        simulated = None if analysis.simulated is None else analysis.simulated.cycles
    elif analysis.simulated is None:
        simulated = None
    else:  # a call by itself takes longer than one after the other
        simulated = simulate_body(code, machine, True).cycles_per_iteration
    times = answer["times"]
    return MeasuredBlock(
        body.label,
        body.first_line,
        min(times),
        simulated,
        answer["ghz"],
        uncertainty_of(times) or 0.0,
        answer["samples"],
        answer["pages"],
        host_cpu(),
    )


def require_measurable(code: Sequence[Instruction], isa: str, source: str) -> None:
    """Check that a body may run on this host, before anything does.

    Parameters
    ----------
    code : sequence of Instruction
        The body.
    isa : str
        Its instruction set.
    source : str
        Name of the file, for messages.

    Raises
    ------
    UsageError
        If it may not: says which instruction, and why.
    """
    option = argument("measure")
    here = instruction_set(host_isa())
    missing = "timed_block" in here.missing
    if missing or sys.platform != "linux":
        system = here.title if missing else sys.platform
        raise UsageError(f"{option}: blocks are timed on Linux on x86-64 alone, and this host is {system}")
    if here.name != isa:
        raise UsageError(f"{option}: {source} is {isa} code, and this host executes {here.name}")
    if not code:
        raise UsageError(f"{option}: {source}: the body has no instruction that could be timed")
    for instruction in code:
        if reason := here.timed_block.refusal(instruction):
            other = argument("loop")
            raise UsageError(
                f"{source}, line {instruction.line}: {instruction.text!r} {reason}, so nothing is measured; "
                f"choose another body by {other}"
            )
    if 3 * len(code) > _MOST_LINES:
        raise UsageError(
            f"{option}: {source}: the body has {len(code)} instructions; at most 10000 are timed"
        )


def block_request(code: Sequence[Instruction], syntax: str) -> dict[str, Any]:
    """Return the request of a body for the measuring process."""
    part = instruction_set(host_isa()).timed_block
    copies = _copies(code)
    floating = [instruction.element_bits for instruction in code if instruction.kind in _FLOATING]
    values = "single" if floating.count(32) > len(floating) / 2 else "double"
    return {
        "bodies": [part.copies(code, copies, 0), part.copies(code, 2 * copies, copies * len(code))],
        "copies": copies,
        "syntax": syntax,
        "counter": part.free_register(code),
        # 1.7 is no address: where loaded values are, the next one is tried
        "fills": [values, "pointer"] if floating else ["pointer"],
        "budget_s": _BUDGET_S,
    }


def _copies(code: Sequence[Instruction]) -> int:
    """Return the copies of a body in the shorter of its two loops."""
    copies = max(_FEWEST_COPIES, min(_MOST_COPIES, round(_COPIES_OF / len(code))))
    stored = {_place(memory) for instruction in code for memory in instruction.stores}
    renamed = sum(_place(memory) in stored for instruction in code for memory in instruction.loads)
    return min(copies, max(_FEWEST_RENAMED_COPIES, _RENAMED // (2 * renamed))) if renamed else copies


def _place(memory: Memory) -> tuple[object, ...]:
    return memory.base, memory.index, memory.scale, memory.symbol, memory.displacement


def byte_request(code: bytes) -> dict[str, Any]:
    """Return the request of machine code of which nothing is known, for the measuring process.

    Examples
    --------
    >>> byte_request(bytes((0x48, 0x01, 0xC0)))["bodies"][0][0]
    '.byte 72,1,192'
    """
    line = f".byte {','.join(map(str, code))}"
    copies = max(1, min(_MOST_COPIES, 6 * _COPIES_OF // max(len(code), 1)))
    return {
        "bodies": [[line] * copies, [line] * 2 * copies],
        "copies": copies,
        "syntax": "att",
        "counter": "",
        "fills": ["pointer"],
        "budget_s": 0.0,
    }


def measured_blocks(
    requests: Sequence[dict[str, Any]], timeout_s: float = _TIMEOUT_S
) -> list[dict[str, Any]]:
    """Return the answers of the measuring process to some requests: times, or a problem.

    Parameters
    ----------
    requests : sequence of dict
        From `block_request` or `byte_request`.
    timeout_s : float
        Most seconds for all of them.

    Raises
    ------
    RunError
        If the process ends without an answer.
    """
    done = run([sys.executable, "-m", _MODULE], timeout_s, json.dumps({"blocks": list(requests)}))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) == len(requests):
        return answers
    said = done.stderr.splitlines()
    if at := next((number for number, line in enumerate(said, 1) if _REJECTED in line), 0):
        problem, text = said[at - 1].rpartition(": ")[2], " ".join("".join(said[at : at + 1]).split())
        return [{"problem": problem, "rejected": text}] * len(requests)
    last = [line for line in said if line.strip()][-1:] or [f"status {done.returncode}"]
    raise RunError(f"the measuring process ended without an answer: {last[0][:200]}")
