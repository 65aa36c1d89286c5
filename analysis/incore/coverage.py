"""Coverage of a machine file: instructions without figures, whose cost would have to be guessed.

A class of a machine file has one cost, and instructions of very different cost are of one kind
(an add of vectors of integers and a search for conflicts among them). What is not named here
would be charged with a figure that nobody has looked up, and is reported instead.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache

from ...isa.instruction import Instruction, Kind
from ...isa.instruction_form import shape_of
from ...isa.registry import instruction_set
from ...records import record
from ..machine.instruction_costs import matches_any
from ..machine.record import Machine
from .operations import OperationClass, operations_of

_ALL_ALIKE = {Kind.BRANCH, Kind.CALL, Kind.RETURN, Kind.NOP}


@record
class Uncovered:
    """An instruction without figures of its own.

    Attributes
    ----------
    line : int
        Line in the assembly text.
    text, mnemonic : str
        The instruction as written, and its name.
    reason : str
        The missing figure, or the instruction whose figures are taken instead.
    """

    line: int
    text: str
    mnemonic: str
    reason: str


@cache
def is_covered(mnemonic: str, isa: str) -> bool:
    """Tell whether the figures of the classes were taken for a mnemonic.

    Examples
    --------
    >>> is_covered("vpaddq", "x86-64"), is_covered("vpconflictd", "x86-64")
    (True, False)
    """
    return matches_any(mnemonic, instruction_set(isa).coverage.MNEMONICS)


def uncovered(
    instructions: Iterable[Instruction], machine: Machine, *, estimates: bool = False
) -> tuple[Uncovered, ...]:
    """Return the instructions that a machine file does not cover, in the order given.

    Parameters
    ----------
    instructions : iterable of Instruction
        The instructions.
    machine : Machine
        The machine.
    estimates : bool
        Name those too whose figures have no better source than an estimate.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> listing = parse("vpconflictd %zmm0, %zmm1; vscatterqpd %zmm0, (%rax,%zmm1,8){%k1}", "x86-64")
    >>> [found.reason for found in uncovered(listing.instructions, load_machine("zen3"))]
    ["taken as any 'vector_integer'", "no class 'scatter'"]
    """
    known: dict[Hashable, str] = {}
    found = []
    for instruction in instructions:
        key = shape_of(instruction).key
        if key not in known:
            operations = operations_of(instruction, machine)
            known[key] = next(_reasons(instruction, operations, machine, estimates), "")
        if known[key]:
            line, text, mnemonic = instruction.line, instruction.text, instruction.mnemonic
            found.append(Uncovered(line, text, mnemonic, known[key]))
    return tuple(found)


def _reasons(
    instruction: Instruction, operations: Sequence[OperationClass], machine: Machine, estimates: bool
) -> Iterator[str]:
    for operation in operations:
        if machine.operation_or_none(operation.name, operation.bits) is None:
            yield f"no class '{operation.kind}'"
    form = machine.forms.find(instruction)
    if (
        form is None
        and instruction.kind not in _ALL_ALIKE
        and not is_covered(instruction.mnemonic, machine.isa)
    ):
        yield f"taken as any '{operations[0].kind if operations else instruction.kind.value}'"
    for operation in operations if estimates else ():
        named = machine.forms.named(operation.name)
        costs = named.costs if named else machine.instructions.get(operation.name)
        if costs is not None and "estimate" in costs.source:
            yield f"'{operation.name}' is an estimate"
