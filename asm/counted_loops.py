"""Counted loops: iterations of a block that repeats itself, skipped in closed form.

The registers that decide such a loop advance by constants, and its branch compares them with each other or
with constants. The outcome stays the same until a compared value changes its sign, or their difference
changes its sign or is zero; all iterations before that are skipped at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..isa.instruction import CARRY, FLAGS, Immediate, Instruction, Kind, Register
from ..isa.registry import INSTRUCTION_SETS
from ..isa.state import State
from ..records import record
from .control_flow import Block
from .induction_variables import constant_step

_COMPARE = frozenset(name for each in INSTRUCTION_SETS.values() for name in each.induction.compare)
_FLAGS = frozenset({FLAGS, CARRY})


@record
class _Value:
    """A value that the branch depends on: a register at its place in the block, or a constant.

    Attributes
    ----------
    root : str or None
        The register.
    offset : int
        Constant to add to the value that the register has at the start of the block.
    """

    root: str | None
    offset: int


@record
class CountedLoop:
    """A block that repeats itself and whose branch depends on registers that advance by constants.

    Attributes
    ----------
    advances : mapping of str to (int, int)
        Registers by root, with the amount an iteration, and their width in bits.
    compared : tuple of _Value
        One or two values.
    bits : int
        Width of the comparison.
    """

    advances: dict[str, tuple[int, int]]
    compared: tuple[_Value, ...]
    bits: int

    def skip(self, state: State, most: int) -> int:
        """Advance a state by whole iterations after which the loop surely goes on; return their number.

        Parameters
        ----------
        state : State
            State right after an iteration that branched back; it is changed.
        most : int
            Largest number of iterations.
        """
        registers = state.registers
        roots = {*self.advances, *(value.root for value in self.compared if value.root is not None)}
        if any(registers.get(root) is None for root in roots):
            return 0
        n = most
        for start, stride, bits, zero in self._progressions(state):
            n = min(n, _alike(start, stride, bits, zero) - 1)
        if n <= 0:
            return 0
        for root, (amount, bits) in self.advances.items():
            registers[root] = ((registers[root] or 0) + n * amount) % (1 << bits)
        return n

    def _progressions(self, state: State) -> list[tuple[int, int, int, bool]]:
        """Return the values that decide the branch, as of the last iteration, for `_alike`."""
        found = []
        for root, (amount, bits) in self.advances.items():
            if bits < self.bits:
                found.append(((state.registers[root] or 0) - amount, amount, bits, False))
        values = []
        for value in self.compared:
            start, stride = value.offset, 0
            if value.root is not None:
                stride = self.advances.get(value.root, (0, 0))[0]
                start += (state.registers[value.root] or 0) - stride
            values.append((start, stride))
        found += [(start, stride, self.bits, len(values) == 1) for start, stride in values]
        if len(values) == 2:
            (a, a_stride), (b, b_stride) = values
            found.append((a - b, a_stride - b_stride, self.bits, True))
            found.append((b - a, b_stride - a_stride, self.bits, True))  # syntaxes differ in the order
        return found


def _alike(start: int, stride: int, bits: int, zero: bool) -> int:
    """Return the number of first terms of a progression, modulo `2**bits`, that are of one sign; at least 1.

    With `zero`, zero is a sign of its own. Where all terms are alike, more than any execution has.

    Examples
    --------
    >>> _alike(10, -4, 32, True), _alike(8, -4, 32, True), _alike(8, -4, 32, False), _alike(0, 1, 32, True)
    (3, 2, 3, 1)
    >>> _alike(2**31 - 4, 4, 32, False), _alike(2**31 - 4, 3, 32, False), _alike(5, 0, 32, True) == 2**32
    (1, 2, True)
    """
    size, half = 1 << bits, 1 << (bits - 1)
    start %= size
    stride = (stride + half) % size - half
    if not stride:
        return size
    if zero and not start:
        return 1
    lowest = 0 if start < half else half
    if stride > 0:
        return -(-(lowest + half - start) // stride)
    return max(1, -(-(start - lowest) // -stride)) if zero else (start - lowest) // -stride + 1


def counted_loop(
    code: Sequence[Instruction], block: Block, needed: Collection[int], scalable_bits: int
) -> CountedLoop | None:
    """Return a block as a counted loop, None if it is none.

    Parameters
    ----------
    code : sequence of Instruction
        The listing.
    block : Block
        A block.
    needed : collection of int
        Positions of the instructions that decide the path, see `control_slice`.
    scalable_bits : int
        Length of a scalable vector.

    Examples
    --------
    >>> from .listing import parse
    >>> from .control_flow import basic_blocks
    >>> listing = parse("f: addq $8, %rax\\n cmpq %rdi, %rax\\n jne f\\n ret", "x86-64")
    >>> block = basic_blocks(listing, listing.functions[0])[0]
    >>> loop = counted_loop(listing.instructions, block, {0, 1}, 0)
    >>> state = State(registers={"rax": 8, "rdi": 8000})
    >>> loop.skip(state, 10**6), state.read("rax")
    (998, 7992)
    """
    branch = code[block.stop - 1]
    if block.index not in block.successors or not branch.conditional or branch.writes:
        return None
    totals: dict[str, tuple[int, int]] = {}
    compared: tuple[list[_Value], int] | None = None
    for position in range(block.start, block.stop - 1):
        if position not in needed:
            continue
        instruction = code[position]
        sets_flags = not _FLAGS.isdisjoint(instruction.writes)
        if sets_flags:
            if CARRY in branch.reads and CARRY not in instruction.writes:
                return None  # it branches on flags of two instructions
            compared = _compared(instruction, totals)
        step = _own_step(instruction, scalable_bits)
        if step is not None:
            root, bits, amount = step
            before, known_bits = totals.get(root, (0, bits))
            if known_bits != bits:
                return None
            totals[root] = before + amount, bits
            if sets_flags:
                compared = [_Value(root, before), _Value(None, -amount)], bits
        elif instruction.mnemonic not in _COMPARE or compared is None:
            return None
    if _FLAGS.isdisjoint(branch.reads):
        compared = _compared(branch, totals)
    elif not all(root in _FLAGS for root in branch.reads):
        return None
    if compared is None:
        return None
    values, bits = compared
    return CountedLoop(totals, tuple(values), bits)


def _own_step(instruction: Instruction, scalable_bits: int) -> tuple[str, int, int] | None:
    """Return the register that an instruction advances by a constant, its width, and the amount."""
    if instruction.loads or instruction.stores:
        return None
    for bits in (64, 32):
        step = constant_step(instruction, scalable_bits, bits)
        if step is not None and step[0] == step[1]:
            return step[0], bits, step[2]
    return None


def _compared(
    instruction: Instruction, totals: dict[str, tuple[int, int]]
) -> tuple[list[_Value], int] | None:
    """Return the values that a comparison or a branch reads, with their width; None if it reads others."""
    if instruction.loads or instruction.stores:
        return None
    is_branch = instruction.kind is Kind.BRANCH
    values, widths = [], set()
    for operand in instruction.operands:
        if isinstance(operand, Register):
            widths.add(operand.bits)
            values.append(_Value(operand.root, totals.get(operand.root, (0, 0))[0]))
        elif isinstance(operand, Immediate) and operand.symbol is None and not is_branch:
            values.append(_Value(None, operand.value))
        elif isinstance(operand, Immediate):
            return None
    names = [operand.name for operand in instruction.operands if isinstance(operand, Register)]
    if len(names) == 2 and len(set(names)) == 1:
        values = values[:1]  # with itself: the flags are those of its value
    elif instruction.mnemonic.startswith("test"):
        return None
    if len(widths) != 1 or not widths <= {32, 64} or len(values) > 2:
        return None
    if any(value.root not in (None, *instruction.reads) for value in values):
        return None
    return values, widths.pop()
