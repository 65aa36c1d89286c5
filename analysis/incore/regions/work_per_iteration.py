"""Work of an iteration: floating-point operations, vector width, bytes loaded and stored, elements.

Array elements per iteration are the distance that its stores, or else its loads, move on by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from ....asm.induction_variables import constant_step, may_step
from ....isa.instruction import FLOPS_PER_LANE, Instruction, Kind, Memory, RegisterKind
from ....isa.instruction_form import shape_of
from ....isa.registry import STACK_POINTERS
from ....isa.state import access_bytes
from ....records import record, replace
from ...machine.record import Machine
from ..operations import OperationClass, once_for_code, operations_of
from ..throughput import port_cycles
from .record import BodyAnalysis

_IN_VECTORS = (16, 32, 64)
"""Bits of elements that vectors hold: x87 computes in 80."""


@record
class Widths:
    """Bits of the arithmetic that a body does most of.

    Attributes
    ----------
    bits : int
        Of an operation: those of an element where it is scalar.
    element_bits : int
        Of an element.
    machine_bits : int
        Of the machine's vectors.
    usual_bits : int
        Of those that compilers make without being asked for wider ones: where ports close beside the widest,
        the next narrower, unless the body has the widest already.
    """

    bits: int
    element_bits: int
    machine_bits: int
    usual_bits: int

    @property
    def scalar(self) -> bool:
        """True where an operation takes one element."""
        return self.bits == self.element_bits

    @property
    def wider(self) -> float:
        """Ratio of the machine's vector width to that of the body."""
        return self.machine_bits / self.bits


def widths_of(analysis: BodyAnalysis, machine: Machine) -> Widths | None:
    """Return the widths of a body; None where it has no floating-point arithmetic."""
    found = Counter(
        (i.vector_bits or machine.vector_bits, i.element_bits)
        for i in analysis.body.instructions
        if i.kind in FLOPS_PER_LANE and i.element_bits in _IN_VECTORS
    )
    if not found:
        return None
    bits, element_bits = found.most_common(1)[0][0]
    closes = bool(machine.core.ports_closed_beside_wide)
    usual_bits = max(machine.vector_bits // (2 if closes else 1), *(width for width, _ in found))
    return Widths(bits, element_bits, machine.vector_bits, usual_bits)


def width_speedup(analysis: BodyAnalysis, machine: Machine, widths: Widths, bits: int = 0) -> float | None:
    """Return the speedup of arithmetic in other vectors, as far as ports allow.

    A divider may take longer for all lanes than for one, and a port two cycles for the widest vectors. None
    where the machine has no such operation.

    Parameters
    ----------
    analysis : BodyAnalysis
        Analysis of the body.
    machine : Machine
        The machine.
    widths : Widths
        Vector widths of the loop and of the machine.
    bits : int
        Of the vectors; by default the usual width.
    """
    bits = bits or widths.usual_bits
    now = Counter(
        operation
        for instruction in analysis.body.instructions
        if any(register.kind is RegisterKind.VECTOR for register in instruction.register_operands)
        for operation in operations_of(instruction, machine)
    )
    vectors: Counter[OperationClass] = Counter()
    for operation, count in now.items():
        vectors[replace(operation, bits=bits)] += count
    if any(machine.operation_or_none(each.name, each.bits) is None for each in (*now, *vectors)):
        return None
    one, all_lanes = (port_cycles(counts, machine) for counts in (now, vectors))
    return one * bits / widths.bits / all_lanes if all_lanes else None


_WHILE = ("whilelo", "whilelt")


def elements_per_iteration(
    code: Sequence[Instruction], scalable_bits: int, element_bits: int = 0
) -> float | None:
    """Return the elements of a loop's arrays that one iteration takes, None where its code does not tell.

    Parameters
    ----------
    code : sequence of Instruction
        One iteration.
    scalable_bits : int
        SVE vector length in bits.
    element_bits : int
        Of the arrays; by default those of its floating-point operations.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> text = "vmovupd (%rdi,%rax,8), %zmm1; vaddpd (%rsi,%rax,8), %zmm1, %zmm0; addq $8, %rax; jne .L1"
    >>> elements_per_iteration(parse(text, "x86-64").instructions, 0)
    8.0
    """
    computed = Counter(i.element_bits for i in code if i.kind in FLOPS_PER_LANE and i.element_bits)
    if not element_bits and not computed:
        return None
    steps = _steps(code, scalable_bits)
    n_bytes = (element_bits or computed.most_common(1)[0][0]) / 8
    for accesses in ([m for i in code for m in i.stores], [m for i in code for m in i.loads]):
        # indices are narrower than the elements that they lead to
        moved = max((_moved(memory, steps) for memory in accesses), default=0)
        if moved:
            elements = moved / n_bytes
            return elements if elements >= 1 else None
    return None


@once_for_code
def is_contiguous(code: Sequence[Instruction], scalable_bits: int) -> bool:
    """Tell whether every access of an iteration follows that of the one before, or is the same place.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> text = "movslq (%rsi), %rax; vaddsd (%rdi,%rax,8), %xmm0, %xmm0; addq $4, %rsi"
    >>> is_contiguous(parse(text, "x86-64").instructions, 0)
    False
    """
    steps = _steps(code, scalable_bits)
    lost = {root for instruction in code for root in instruction.writes} - steps.keys()
    for instruction in code:
        if instruction.loads or instruction.stores:
            for memory in instruction.loads + instruction.stores:
                for register in (memory.base, memory.index):
                    if register is not None and register.root in lost:
                        return False
    return True


_latest: list[tuple[Sequence[Instruction], int, dict[str, int]]] = []


def _steps(code: Sequence[Instruction], scalable_bits: int) -> dict[str, int]:
    """Return the step of each register to which an iteration does nothing but add, in bytes or units.

    Several questions about one iteration follow each other: the latest answer is kept.
    """
    if not _latest or _latest[0][0] is not code or _latest[0][1] != scalable_bits:
        _latest[:] = [(code, scalable_bits, _steps_of(code, scalable_bits))]
    return _latest[0][2]


def _steps_of(code: Sequence[Instruction], scalable_bits: int) -> dict[str, int]:
    steps: dict[str, int] = {}
    lost: set[str] = set()
    still = set[Hashable]()  # shapes that step on nothing
    for instruction in code:
        key = shape_of(instruction).key
        if key in still:
            lost.update(instruction.writes)
            continue
        if not may_step(instruction):
            still.add(key)
        found = constant_step(instruction, scalable_bits)
        if found is not None and found[0] == found[1]:
            steps[found[0]] = steps.get(found[0], 0) + found[2]
            lost.update(root for root in instruction.writes if root != found[0])
        else:
            lost.update(instruction.writes)
    if scalable_bits and (counted := _counted_by_predicate(code, scalable_bits)) is not None:
        root, step = counted
        steps[root] = step
        lost.discard(root)
    return {root: step for root, step in steps.items() if root not in lost and root not in STACK_POINTERS}


def _counted_by_predicate(code: Sequence[Instruction], scalable_bits: int) -> tuple[str, int] | None:
    """Return the index that `whilelo` counts lanes from, and its step; None where none is known.

    Where a loop of SVE adds a register to its index, that holds the lanes of a vector: the predicate says
    which of them are left from there on. With several predicates an iteration takes several vectors.
    """
    whiles = [instruction for instruction in code if instruction.mnemonic in _WHILE]
    if len(whiles) != 1:
        return None
    predicate, index, *_ = whiles[0].register_operands
    adds = [instruction for instruction in code if index.root in instruction.writes]
    if len(adds) != 1 or adds[0].mnemonic != "add" or not predicate.element_bits:
        return None
    registers = tuple(adds[0].register_operands)
    if len(registers) != 3 or len(adds[0].operands) != 3:
        return None
    target, source, amount = registers
    if not target.root == source.root == index.root:
        return None
    if any(amount.root in instruction.writes for instruction in code):
        return None
    return index.root, scalable_bits // predicate.element_bits


def _moved(memory: Memory, steps: dict[str, int]) -> int:
    base = steps.get(memory.base.root, 0) if memory.base is not None else 0
    index = steps.get(memory.index.root, 0) * memory.scale if memory.index is not None else 0
    return abs(base + index)


_TURNS = (Kind.CALL, Kind.RETURN)
"""Instructions that store or load a return address on the stack, which is no data."""


@record
class Work:
    """Work of one iteration, with all lanes taken for active.

    Attributes
    ----------
    flops : int
        Floating-point operations, an FMA as two.
    bytes : float
        Loaded and stored, wherever the data are.
    element_bits : int
        Of most of the operations; 0 without any.
    """

    flops: int
    bytes: float
    element_bits: int

    @property
    def intensity(self) -> float | None:
        """Operations per byte; None without either."""
        return self.flops / self.bytes if self.flops and self.bytes else None


def work_of(analysis: BodyAnalysis, machine: Machine) -> Work:
    """Return the work of an iteration of a body, without the functions that it calls.

    Examples
    --------
    >>> from chainline.analysis.incore.regions.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> machine = load_machine("zen5")
    >>> code = parse("f: vfmadd231pd (%rdi), %zmm1, %zmm0; ret", "x86-64")
    >>> found = analyse_file(code, machine, arguments={}, simulate=False)
    >>> work_of(found.functions[0].bodies[0], machine)
    Work(flops=16, bytes=64.0, element_bits=64)
    """
    by_bits: Counter[int] = Counter()
    for instruction in analysis.body.instructions:
        per_lane = FLOPS_PER_LANE.get(instruction.kind, 0)
        if per_lane and instruction.element_bits:
            lanes = instruction.lanes(machine.vector_bits)
            by_bits[instruction.element_bits] += per_lane * lanes
    # a class has the width of registers, and `ld1sw` fills them from less
    moved = sum(
        access_bytes(instruction, memory, machine.vector_bits)
        for instruction in analysis.body.instructions
        if instruction.kind not in _TURNS
        for memory in instruction.loads + instruction.stores
    )
    return Work(sum(by_bits.values()), float(moved), by_bits.most_common(1)[0][0] if by_bits else 0)
