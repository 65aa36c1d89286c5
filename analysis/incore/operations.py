"""Operations of an instruction on a machine: its own, and one for each memory access.

`vaddpd (%rax), %zmm1, %zmm2` is an `add` of 512 bits and a `load` of 512 bits; the two share
one dispatch slot on x86-64, where the load is `fused`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from ...isa.instruction import FLAGS, LEAVE_RESULTS, Instruction, Kind, Memory, Register, RegisterKind
from ...isa.instruction_form import shape_of
from ...records import record, replace
from ..machine.instruction_costs import matches_any
from ..machine.record import InstructionForm, Machine, OnceForMachine

_MOVES_DATA = {Kind.LOAD, Kind.STORE}
_WHOLE = {Kind.GATHER, Kind.SCATTER}  # their accesses are part of the class
_FILLED_BY_LOAD = {Kind.BROADCAST, Kind.MOVE}  # from memory these are loads and nothing else
_BY_ELEMENT = {Kind.FMA, Kind.MULTIPLY}
_ARITHMETIC_AND_BRANCH = "arithmetic_and_branch"
_SOURCE_AND_DESTINATION = 2


_Found = TypeVar("_Found")
_MOST_SHAPES = 1 << 14


def once_for_shape(
    find: Callable[[Instruction, Machine], _Found],
) -> Callable[[Instruction, Machine], _Found]:
    """Return a function that is computed once for the instructions of a shape on a machine.

    Thousands of functions of a file have the same few shapes.
    """
    kept: OnceForMachine[dict[Hashable, _Found]] = OnceForMachine(lambda machine: {})

    @wraps(find)
    def found(instruction: Instruction, machine: Machine) -> _Found:
        known, key = kept(machine), shape_of(instruction).key
        if key not in known:
            if len(known) > _MOST_SHAPES:
                known.clear()
            known[key] = find(instruction, machine)
        return known[key]

    return found


_More = ParamSpec("_More")
_Code = TypeVar("_Code", bound=Sequence[object])


def once_for_code(
    find: Callable[Concatenate[_Code, _More], _Found],
) -> Callable[Concatenate[_Code, _More], _Found]:
    """Return a function that is computed once for a body, or its costs, that several questions are about.

    The latest answer is kept, by the identity of the sequence, which nobody changes.
    """
    latest: list[tuple[_Code, tuple[object, ...], _Found]] = []

    @wraps(find)
    def found(code: _Code, /, *more: _More.args, **named: _More.kwargs) -> _Found:
        entry = latest[0] if latest else None
        if entry is None or entry[0] is not code or entry[1] != more or named:
            entry = code, more, find(code, *more, **named)
            latest[:] = [entry]
        return entry[2]

    return found


@record(order=True)
class OperationClass:
    """An instruction class of a machine at a width.

    Attributes
    ----------
    name : str
        Key of `Machine.instructions`, name of a form, or `nop`: what `Machine.operation` takes.
    bits : int
        Width of the operation.
    fused : bool
        Takes its ports but no dispatch slot of its own.
    stands_for : str
        The class that a form overrides, else empty; see `kind`.
    """

    name: str
    bits: int
    fused: bool = False
    stands_for: str = ""

    @property
    def kind(self) -> str:
        """The class, also where a form gives the costs.

        Examples
        --------
        >>> OperationClass("masked_store", 512, stands_for="store").kind
        'store'
        """
        return self.stands_for or self.name


@once_for_shape
def operations_of(instruction: Instruction, machine: Machine) -> tuple[OperationClass, ...]:
    """Return the operations that an instruction is made of, its own first.

    Address write-back of AArch64 (`ldr x0, [x1], #8`) adds an integer operation, a load or
    store of several registers one access a register; an operation on a group of registers
    (RISC-V) counts once for each. Where the machine has a form for the
    instruction, that takes the place of its own operation, or of its accesses if it has none.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    machine : Machine
        Sets the scalable vector length, and which instructions have costs of their own.
    """
    if instruction.fusion and instruction.fusion in machine.core.fuses_branches:
        if instruction.kind is Kind.BRANCH:
            return ()
        return (_with_branch(instruction, machine), *_accesses(instruction, machine, None))
    form = machine.forms.find(instruction)
    own, accesses = tuple(_own(instruction, machine, form)), tuple(_accesses(instruction, machine, form))
    if instruction.vector_length is None or instruction.vector_length.registers == 1:
        return own + accesses
    # one dispatch slot for the group, whose registers take the ports one after another
    first, *others = own + accesses
    others += [replace(operation) for operation in own] * (instruction.vector_length.registers - 1)
    return (first, *(replace(operation, fused=True) for operation in others))


def as_awaited(instruction: Instruction, machine: Machine) -> Instruction:
    """Return an instruction that reads what its results wait for on a machine: see `InstructionForm`."""
    form = machine.forms.find(instruction)
    if form is None or not (form.waits_for or form.ignores):
        return instruction
    return replace(instruction, reads=form.awaited(instruction))


def _with_branch(instruction: Instruction, machine: Machine) -> OperationClass:
    """Return the operation of a comparison or arithmetic that is fused with the branch behind it."""
    results = instruction.fusion in LEAVE_RESULTS and _ARITHMETIC_AND_BRANCH in machine.instructions
    name = _ARITHMETIC_AND_BRANCH if results else Kind.BRANCH.value
    return OperationClass(name, 64, stands_for=Kind.BRANCH.value if results else "")


def _only_moves_data(instruction: Instruction) -> bool:
    kind = instruction.kind
    return kind in _MOVES_DATA or (kind in _FILLED_BY_LOAD and bool(instruction.loads))


def _own(
    instruction: Instruction, machine: Machine, form: InstructionForm | None
) -> Iterator[OperationClass]:
    kind = instruction.kind
    if _only_moves_data(instruction):
        return
    unknown = form is not None and form.waits_for  # to this core
    if machine.instruction_set.zero_idioms and not unknown and _is_zero_idiom(instruction):
        yield OperationClass(Kind.NOP.value, 64)
        return
    name = Kind.BRANCH.value if kind in {Kind.CALL, Kind.RETURN} else kind.value
    if form is not None:
        yield OperationClass(form.name, _bits(instruction, machine), stands_for=name)
        return
    lane = any(r.lane_index >= 0 for r in instruction.register_operands)
    if kind in _BY_ELEMENT and lane and f"{name}_by_element" in machine.instructions:
        name = f"{name}_by_element"
    yield OperationClass(name, 64 if name == Kind.BRANCH.value else _bits(instruction, machine))


def _is_zero_idiom(instruction: Instruction) -> bool:
    """Tell whether rename makes the result: `xor %eax, %eax` and `vxorpd` of equal registers."""
    if instruction.reads or instruction.loads or not instruction.writes:
        return False
    if len(instruction.operands) < _SOURCE_AND_DESTINATION:  # `rdrand %rax`, `vzeroall`
        return False
    if "pcmpeq" in instruction.mnemonic:  # all ones, which takes a port
        return False
    integer = instruction.kind is Kind.INTEGER and FLAGS in instruction.writes
    return integer or instruction.kind in {Kind.FP_OTHER, Kind.VECTOR_INTEGER}


def _accesses(
    instruction: Instruction, machine: Machine, form: InstructionForm | None
) -> Iterator[OperationClass]:
    if instruction.kind in _WHOLE | {Kind.NOP}:
        return
    vector = any(r.kind is RegisterKind.VECTOR for r in instruction.register_operands)
    moves = _only_moves_data(instruction)
    load_store = machine.instruction_set.load_store
    fused = not load_store and not moves and not splits_load(instruction, machine)
    several = len(instruction.loads) + len(instruction.stores) > 1
    if moves and form is not None and instruction.loads and several and not load_store:  # `movsb`: all of it
        yield OperationClass(form.name, instruction.loads[0].bits or 64, stands_for=Kind.INTEGER.value)
        return
    for name, memories in (("load", instruction.loads), ("store", instruction.stores)):
        for memory in memories:
            each = _registers_moved(instruction, machine) // len(memories) or 1
            bits = memory.bits // each or machine.core.vector_bits
            kind = name if vector else f"integer_{name}"
            if moves and form is not None:
                filled = not load_store and instruction.kind is Kind.BROADCAST  # all of a register
                width = _bits(instruction, machine) if filled else bits * each
                yield OperationClass(form.name, width, stands_for=kind)
            else:
                indexed = memory.index is not None and not _changes_its_destination(instruction)
                core = machine.core
                apart = indexed and (
                    core.unlaminates_indexed if vector else core.unlaminates_indexed_integers
                )
                updates = name == "store" and memory in instruction.loads
                own, stands_for = _access_class(kind, memory, updates, machine)
                yield from [
                    OperationClass(own, bits, fused and name == "load" and not apart, stands_for)
                ] * each
            if memory.pre_index or memory.post_index:
                yield OperationClass(Kind.INTEGER.value, 64)


def _changes_its_destination(instruction: Instruction) -> bool:
    """Tell whether an instruction of two operands reads what it writes, as `addps` does and `vaddps` not."""
    target = instruction.operands[-1] if instruction.operands else None
    older = not instruction.mnemonic.startswith("v")
    return older and isinstance(target, Register) and target.root in instruction.reads


def splits_load(instruction: Instruction, machine: Machine) -> bool:
    """Tell whether what an instruction reads from memory takes a dispatch slot of its own.

    Parameters
    ----------
    instruction : Instruction
    machine : Machine
        Its core says in `splits_loads` of which mnemonics.

    Examples
    --------
    >>> from ...asm.listing import parse
    >>> from ..machine.load import load_machine
    >>> code = parse("pshufb (%rsi), %xmm0; paddb (%rsi), %xmm0; incl (%rsi)", "x86-64").instructions
    >>> [splits_load(one, load_machine("skl")) for one in code]
    [True, False, True]
    """
    globs = machine.core.splits_loads
    return bool(globs) and bool(instruction.loads) and matches_any(instruction.mnemonic, globs)


def _access_class(kind: str, memory: Memory, updates: bool, machine: Machine) -> tuple[str, str]:
    """Return the class of an access, and the plain class that it stands for where the machine has its own."""
    own = [f"update_{kind}"] if updates else []
    own += [f"indexed_{kind}"] if memory.index is not None else []
    return next(((name, kind) for name in own if name in machine.instructions), (kind, ""))


def _registers_moved(instruction: Instruction, machine: Machine) -> int:
    """Return the number of registers that a load or store names, or those of its group."""
    if instruction.vector_length is not None:
        return instruction.vector_length.registers
    if not machine.instruction_set.load_store or instruction.kind not in _MOVES_DATA:
        return 1
    lists = [operand for operand in instruction.operands if isinstance(operand, tuple)]
    if lists:
        return len(lists[0])
    memory_at = [isinstance(operand, Memory) for operand in instruction.operands]
    before = instruction.operands[: memory_at.index(True)] if True in memory_at else ()
    return sum(isinstance(r, Register) and r.kind is not RegisterKind.MASK for r in before)


def _bits(instruction: Instruction, machine: Machine) -> int:
    if instruction.element_bits:
        return instruction.vector_bits or machine.core.vector_bits
    vectors = (r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR)
    return max((r.bits or machine.core.vector_bits for r in vectors), default=64)
