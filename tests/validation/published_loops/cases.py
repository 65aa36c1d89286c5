"""Loops that somebody measured, and what we, and llvm-mca where it is installed, make of each."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from chainline.analysis.incore.form_costs import uncovered
from chainline.analysis.incore.mca import MachineCodeAnalyzer, find_mca
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import Machine
from chainline.codegen.process import run
from chainline.errors import RunError, UsageError
from chainline.isa.instruction import Instruction
from scores import OURS, Row

HERE = ", here"
"""Follows the name of a tool that was given the same code as the simulation."""
_ITERATIONS = 50
_LOOPS_A_RUN = 100
_TIMEOUT_S = 300.0
_TRIPLES = {"x86-64": "x86_64-unknown-linux-gnu", "aarch64": "aarch64-unknown-linux-gnu"}


@dataclass(frozen=True, slots=True)
class Case:
    """A loop: its measurement, what others predicted, and its instructions, none where there are none.

    Attributes
    ----------
    shares : float
        How many of the measured units a pass through the instructions does.
    at_least : float
        Cycles of a unit that something else than the core takes, beside which the core works.
    """

    name: str
    measured: float
    peers: Mapping[str, float]
    instructions: Sequence[Instruction] = ()
    shares: float = 1.0
    at_least: float = 0.0

    def unit_cycles(self, pass_cycles: float) -> float:
        """Return the cycles of a unit by those of a pass."""
        return max(pass_cycles / self.shares, self.at_least)


def rows_of(cases: Sequence[Case], machine: Machine | None) -> list[Row]:
    """Return what all make of some loops; equal code is simulated once."""
    ours, theirs = dict[int, float | None](), dict[int, float]()
    name = ""
    if machine is not None:
        codes = {id(case.instructions): case.instructions for case in cases if case.instructions}
        ours = {key: simulated(code, machine) for key, code in codes.items()}
        known = {key: code for key, code in codes.items() if ours[key] is not None}
        if (tool := _installed()) is not None and known:
            name = f"llvm-mca {tool.version.partition('.')[0]}{HERE}"
            theirs = dict(zip(known, _mca_cycles(tool, list(known.values()), machine), strict=True))
    return [_row(case, ours.get(id(case.instructions)), name, theirs) for case in cases]


def simulated(instructions: Sequence[Instruction], machine: Machine) -> float | None:
    """Return the cycles of an iteration, None where an instruction is not covered."""
    if uncovered(instructions, machine):
        return None
    return simulate_body(instructions, machine, loop=True).cycles_per_iteration


def _row(case: Case, cycles: float | None, name: str, theirs: Mapping[int, float]) -> Row:
    predicted = dict(case.peers)
    if cycles is not None:
        predicted[OURS] = case.unit_cycles(cycles)
    if id(case.instructions) in theirs:
        predicted[name] = case.unit_cycles(theirs[id(case.instructions)])
    return Row(case.name, case.measured, predicted)


def _installed() -> MachineCodeAnalyzer | None:
    try:
        return find_mca()
    except UsageError:
        return None


def _mca_cycles(
    tool: MachineCodeAnalyzer, codes: Sequence[Sequence[Instruction]], machine: Machine
) -> Iterator[float]:
    """Yield the cycles of a pass through each loop, so many loops a run as its report stays small."""
    options = [
        f"-mtriple={_TRIPLES[machine.isa]}",
        f"-mcpu={machine.llvm_cpus[0]}",
        f"--iterations={_ITERATIONS}",
    ]
    command = [tool.path, *options, "--json", "--resource-pressure=false", "--instruction-info=false"]
    for start in range(0, len(codes), _LOOPS_A_RUN):
        several = codes[start : start + _LOOPS_A_RUN]
        text = "\n".join(
            line for number, code in enumerate(several) for line in _region(number, code, machine)
        )
        done = run(command, _TIMEOUT_S, text + "\n")
        try:
            regions = json.loads(done.stdout)["CodeRegions"]
        except json.JSONDecodeError:
            said = next((line for line in done.stderr.splitlines() if "error" in line), "no report")
            raise RunError(f"{tool.path}: {said.strip()}") from None
        cycles = {int(region["Name"]): region["SummaryView"]["TotalCycles"] for region in regions}
        yield from (cycles[number] / _ITERATIONS for number in range(len(several)))


def _region(number: int, code: Sequence[Instruction], machine: Machine) -> Iterator[str]:
    """Yield a loop as llvm-mca reads it; branches go to a label outside."""
    if machine.isa == "x86-64":
        att = any("%" in each.text for each in code)
        yield ".att_syntax prefix" if att else ".intel_syntax noprefix"
    yield f"# LLVM-MCA-BEGIN {number}"
    yield from (each.text for each in code)
    yield "# LLVM-MCA-END"
