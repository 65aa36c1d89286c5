"""An instruction -> its micro-ops in the order of its data flow: loads, own operation, stores.

A load waits for its address registers alone; what is computed waits for the loads and the other
registers; a store's data wait for what is computed. That is why a chain of two FMA with memory
operands costs one load latency and two FMA latencies, not two of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum

from ....asm.chains import IN_MEMORY, addends
from ....isa.instruction import Instruction, Kind, Memory, Register, RegisterKind
from ....isa.registry import VECTORS
from ....records import record, replace
from ...machine.core import Core
from ...machine.record import Machine, Operation
from ..contributions import LOADS, STORES
from ..operations import OperationClass, as_awaited, operations_of


class Role(IntEnum):
    """Memory role of a micro-op: computation, load or store."""

    COMPUTE = 0
    LOAD = 1
    STORE = 2


INTEGER_LOAD = "integer_load"
LOADED, COMPUTED = IN_MEMORY, "[computed]"
"""Values that pass between the micro-ops of one instruction."""

NO_ACCESS = -1
_USUAL_SOURCES = 2
_FROM_GENERAL, _FROM_MEMORY = "convert_from_general", "convert_from_memory"
"""Forms of conversions of integers in registers and in memory: the latter without a move to the vectors."""


@record
class MicroOp:
    """One micro-op, or several that wait, issue and finish together.

    Attributes
    ----------
    name : str
        The class or form whose costs it has.
    slots : float
        Dispatch slots; 0 where it shares that of another.
    reads, accumulates : tuple of str
        Values that it waits for; those among them that it adds to.
    writes : tuple of str
        Values that it makes.
    access : int
        Number of the memory operand that it accesses, an instruction's loads before its stores.
    masked : bool
        A store under a mask.
    third : frozenset of str
        Of a third vector that it reads: the addend of an FMA, what a merging mask keeps, the data
        of a store.
    bits : int
        Width of the vectors that it computes or moves; 0 for none.
    holds_wide : bool
        Whether its result is in a register of the widest vectors until the instruction retires: also
        a whole vector that is read from memory by the instruction which computes, and any operand that
        a load of its own reads for it.
    stack : int
        Bytes that it moves the stack pointer by in the stack engine; `SYNCS` where it makes the pointer for
        what reads it, which is only done if the stack engine has moved it; `RESETS` where it makes it anew.
    near : bool
        A load from a base and a small displacement.
    renamed : bool
        A load that memory renaming can give the value of a store, see `is_renamed`.
    addresses : frozenset of str
        Of a store: what it reads for its address.
    """

    role: Role
    name: str
    operation: Operation
    slots: float
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    accumulates: frozenset[str] = frozenset()
    access: int = NO_ACCESS
    masked: bool = False
    third: frozenset[str] = frozenset()
    bits: int = 0
    holds_wide: bool = False
    stack: int = 0
    near: bool = False
    renamed: bool = False
    addresses: frozenset[str] = frozenset()


SYNCS, RESETS = 1, 2
"""Values of `MicroOp.stack` that are no bytes."""


def micro_ops_of(instruction: Instruction, machine: Machine) -> Iterator[MicroOp]:
    """Yield the micro-ops of an instruction.

    Raises
    ------
    UsageError
        If the machine lacks an instruction class that occurs.
    """
    stack = _stack_role(instruction, machine)
    if stack == SYNCS:
        cost = machine.operation(Kind.INTEGER.value, 64)
        pointer = (machine.instruction_set.registers.stack_pointer,)
        yield MicroOp(Role.COMPUTE, Kind.INTEGER.value, cost, cost.micro_ops, pointer, pointer, stack=SYNCS)
    micro_ops = tuple(_micro_ops(instruction, machine))
    if stack in (0, SYNCS) or not micro_ops:
        yield from micro_ops
    else:
        yield from (*micro_ops[:-1], replace(micro_ops[-1], stack=stack))


def _stack_role(instruction: Instruction, machine: Machine) -> int:
    """Return the effect of an instruction on a stack pointer that the stack engine follows."""
    if not machine.core.stack_sync:
        return 0
    isa = machine.instruction_set
    if _followed(instruction, machine):
        return isa.induction.stack[instruction.mnemonic.removesuffix("q")]
    pointer = isa.registers.stack_pointer
    if pointer in instruction.reads:
        computes = not any(isinstance(operand, Memory) for operand in instruction.operands)  # no `lea`
        changes = computes and pointer in instruction.writes
        return SYNCS if changes or not machine.core.stack_sync_of_changes else 0
    return RESETS if pointer in instruction.writes else 0


def _micro_ops(instruction: Instruction, machine: Machine) -> Iterator[MicroOp]:
    """Yield the micro-ops of an instruction but for that which the stack engine adds."""
    operations = operations_of(instruction, machine)
    instruction = as_awaited(instruction, machine)
    bases = _written_back(instruction)
    parts = _Parts(
        instruction,
        machine,
        data=_data_roots(instruction),
        results=tuple(
            root for root in instruction.writes if root not in (*bases, *_followed(instruction, machine))
        ),
        computes=any(_computes(operation, instruction) for operation in operations),
        bits=_widest(instruction, machine),
    )
    moving = [operation for operation in operations if _role(operation) is not Role.COMPUTE]
    loading = [operation for operation in moving if _role(operation) is Role.LOAD]
    storing = [operation for operation in moving if _role(operation) is Role.STORE]
    n_loads = len(instruction.loads)
    for number, operation in enumerate(loading):
        access = number * n_loads // len(loading)
        if (costs := parts.merge_costs(operation)) is None:
            yield parts.load(operation, access)
        else:
            yield from parts.merging_load(operation, access, *costs)
    computing = [operation for operation in operations if _computes(operation, instruction)]
    for number, operation in enumerate(computing):
        found = parts.of_register(number, len(computing)).compute(operation, bool(loading), bool(storing))
        if (split := parts.conversion_costs(found)) is None:
            yield from parts.by_result(found)
        else:
            yield from parts.merging_conversion(found, *split)
    for number, operation in enumerate(storing):
        yield parts.store(operation, n_loads + number * len(instruction.stores) // len(storing))
    for operation in operations:
        if _writes_back(operation, instruction):
            cost = machine.operation(operation.name, operation.bits)
            yield MicroOp(Role.COMPUTE, operation.name, cost, cost.micro_ops, bases, bases)


@record
class _Parts:
    """Values that the micro-ops of one instruction share.

    `data` are the registers read for something else than an address, `results` the registers
    written other than by write-back, `computes` tells that there is an operation of its own, and `bits`
    is the width of its widest vector.
    """

    instruction: Instruction
    machine: Machine
    data: tuple[str, ...]
    results: tuple[str, ...]
    computes: bool
    bits: int

    def of_register(self, number: int, count: int) -> _Parts:
        """Return the part of an operation on groups of registers that makes one register of the result."""
        if self.instruction.vector_length is None or len(self.results) != count:
            return self
        others = frozenset(self.results) - {self.results[number]}
        data = tuple(root for root in self.data if root not in others)
        return replace(self, data=data, results=(self.results[number],))

    def load(self, operation: OperationClass, access: int) -> MicroOp:
        """A load alone waits for its mask too, and for the lanes that the mask keeps."""
        instruction = self.instruction
        kept = tuple(root for root in self.data if root in self.results or root == instruction.mask)
        passed_on = self.computes or bool(instruction.stores)
        found = self._micro_op(
            operation,
            reads=(*self._address(access), *(() if self.computes else kept)),
            writes=(LOADED,) if passed_on else self.results,
            access=access,
        )
        if self.machine.core.fast_pointer_loads and self._memory(access).near:
            found = replace(found, near=True)
        if is_renamed(instruction, self.machine.core):
            found = replace(found, renamed=True)
        apart = passed_on and not operation.fused and self.bits >= self.machine.vector_bits
        return replace(found, holds_wide=True) if apart else found

    def merge_costs(self, operation: OperationClass) -> tuple[Operation, Operation] | None:
        """Return the costs of a load and of merging it with what a register keeps, None where it keeps none.

        A mask keeps lanes; a load of one or two bytes (`movb (%rdi), %al`) keeps the rest of an integer.
        """
        if self.computes or frozenset(self.data).isdisjoint(self.results):
            return None
        cost = self.machine.operation(operation.name, operation.bits)
        if operation.kind == INTEGER_LOAD and _writes_part(self.instruction):
            return replace(cost, micro_ops=0.0), self.machine.operation(Kind.INTEGER.value, operation.bits)
        if self.instruction.mask is None or operation.kind != Kind.LOAD.value:
            return None
        plain = self.machine.operation(operation.kind, operation.bits)
        later = cost.latency_cycles - plain.latency_cycles
        if later <= 0:
            return None
        moves = {port for use in plain.uses for port in use.ports}
        uses = tuple(use for use in cost.uses if moves.isdisjoint(use.ports))
        loaded, loading = cost.latency_cycles - later, tuple(use for use in cost.uses if use not in uses)
        return Operation(loaded, loaded, 0.0, loading), Operation(later, later, cost.micro_ops, uses)

    def merging_load(
        self, operation: OperationClass, access: int, loads: Operation, merges: Operation
    ) -> Iterator[MicroOp]:
        """Yield a load that waits for its address alone, then a merge that waits for mask and old lanes."""
        found = self.load(operation, access)
        address = self._address(access)
        yield replace(found, operation=loads, slots=0.0, reads=address, writes=(LOADED,), holds_wide=False)
        yield replace(
            found,
            role=Role.COMPUTE,
            operation=merges,
            slots=merges.micro_ops,
            reads=(
                *(root for root in self.data if root in self.results or root == self.instruction.mask),
                LOADED,
            ),
            access=NO_ACCESS,
            near=False,
            renamed=False,
        )

    def compute(self, operation: OperationClass, loads: bool, stores: bool) -> MicroOp:
        reads = (*self.data, LOADED) if loads else self.data
        accumulates = self.instruction.kind in (Kind.FMA, Kind.ADD, Kind.VECTOR_INTEGER)
        return self._micro_op(
            operation,
            reads=reads,
            writes=(*self.results, COMPUTED) if stores else self.results,
            accumulates=addends(self.instruction) if accumulates else frozenset(),
            third=self._third(),
        )

    def conversion_costs(self, computed: MicroOp) -> tuple[Operation, Operation] | None:
        """Return the costs of moving an integer to the vectors and of converting it there, None for others.

        A conversion keeps the upper lanes of a register (`cvtsi2sd %rax, %xmm0`), needed for its last part.
        """
        form = self.machine.forms.named(_FROM_MEMORY)
        cost, vectors = computed.operation, _vectors(self.data)
        if form is None or computed.name != _FROM_GENERAL or not vectors or len(cost.uses) < _USUAL_SOURCES:
            return None
        later = form.costs.default.latency_cycles
        moved = cost.latency_cycles - later
        if moved <= 0:
            return None
        return (
            Operation(moved, moved, cost.micro_ops - 1.0, cost.uses[:-1]),
            Operation(later, later, 1.0, cost.uses[-1:]),
        )

    def merging_conversion(
        self, computed: MicroOp, moves: Operation, converts: Operation
    ) -> Iterator[MicroOp]:
        """Yield the move of an integer to the vectors, then its conversion, which waits for upper lanes."""
        vectors = _vectors(self.data)
        integers = tuple(root for root in computed.reads if root not in vectors)
        kept = tuple(root for root in computed.reads if root in vectors)
        yield replace(
            computed,
            operation=moves,
            slots=moves.micro_ops,
            reads=integers,
            writes=(LOADED,),
            third=frozenset(),
        )
        yield replace(computed, operation=converts, slots=converts.micro_ops, reads=(*kept, LOADED))

    def by_result(self, computed: MicroOp) -> Iterator[MicroOp]:
        """Yield an operation, and its further results by themselves where its first one is earlier."""
        form = self.machine.forms.named(computed.name)
        first = None if form is None else form.first_latency_cycles
        if first is None or len(self.results) == 1:
            yield computed
            return
        cost, (earliest, *others) = computed.operation, self.results
        early = replace(cost, latency_cycles=first, accumulate_latency_cycles=first)
        late = replace(cost, micro_ops=0.0, uses=())
        parts = (
            replace(computed, operation=late, slots=0.0, writes=tuple(others)),
            replace(computed, operation=early, writes=(earliest, *computed.writes[len(self.results) :])),
        )
        # what the one reads the other must not have written
        yield from parts if frozenset(others).isdisjoint(computed.reads) else reversed(parts)

    def store(self, operation: OperationClass, access: int) -> MicroOp:
        moved = (*self.data, LOADED) if self.instruction.loads else self.data
        address = self._address(access)
        made = self._micro_op(
            operation,
            reads=((COMPUTED,) if self.computes else moved) + address,
            writes=(),
            access=access,
            masked=self.instruction.mask is not None,
            third=_vectors(self.data),
        )
        return replace(made, addresses=frozenset(address))

    def _third(self) -> frozenset[str]:
        """Return the third vector operand of an operation: the addend, or the overwritten destination."""
        vectors = _vectors(self.data)
        if self.instruction.kind is Kind.FMA:
            return addends(self.instruction) & (vectors | {LOADED})
        n_vectors = len(vectors) + len(self.instruction.loads)
        return vectors & frozenset(self.results) if n_vectors > _USUAL_SOURCES else frozenset()

    def _micro_op(
        self,
        operation: OperationClass,
        reads: tuple[str, ...],
        writes: tuple[str, ...],
        accumulates: frozenset[str] = frozenset(),
        access: int = NO_ACCESS,
        masked: bool = False,
        third: frozenset[str] = frozenset(),
    ) -> MicroOp:
        cost = self.machine.operation(operation.name, operation.bits)
        slots = 0.0 if operation.fused else cost.micro_ops
        role, name = _role(operation), operation.name
        widest = self.machine.vector_bits
        made = self.bits if _vectors(writes) else operation.bits if LOADED in writes else 0
        wide = bool(cost.uses) and made >= widest
        return MicroOp(
            *(role, name, cost, slots, reads, writes, accumulates),
            *(access, masked, third, self.bits, wide),
        )

    def _address(self, access: int) -> tuple[str, ...]:
        return tuple(register.root for register in _addressing(self._memory(access)))

    def _memory(self, access: int) -> Memory:
        return (self.instruction.loads + self.instruction.stores)[access]


def is_renamed(instruction: Instruction, core: Core) -> bool:
    """Tell whether memory renaming of a core applies to the loads of an instruction.

    Parameters
    ----------
    instruction : Instruction
    core : Core
        `renames_memory` and `renamed_loads` say which.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> from ...machine.load import load_machine
    >>> changes = "addq $1, (%rdi); addq %rax, (%rdi)"
    >>> text = f"movq (%rdi), %rax; {changes}; movq (%rdi,%rcx), %rax; addq (%rdi), %rax"
    >>> code = parse(text, "x86-64").instructions
    >>> [is_renamed(one, load_machine("spr").core) for one in code]
    [True, True, False, False, True]
    >>> [is_renamed(one, load_machine("zen4").core) for one in code]
    [True, True, True, True, False]
    >>> code = parse("addb $1, (%rdi); movzbl (%rdi), %eax; movb (%rdi), %al", "x86-64").instructions
    >>> [is_renamed(one, load_machine("zen5").core) for one in code]
    [True, False, True]
    """
    renamed = core.renamed_loads if core.renames_memory else ()
    if any(register.kind is not RegisterKind.INTEGER for register in instruction.register_operands):
        return False
    kind = _renamed_kind(instruction)
    if kind not in renamed:
        return False
    plain = "indexed" in renamed or all(memory.index is None for memory in instruction.loads)
    narrow = _NARROW_BITS if "narrow" in renamed and kind != "extension" else ()
    return plain and all(memory.bits in (*_RENAMED_BITS, *narrow) for memory in instruction.loads)


def _renamed_kind(instruction: Instruction) -> str:
    """Return the one of `RENAMED_LOADS` that an instruction is, by what it does with what it loads."""
    if instruction.stores:
        return "register_change" if any(True for _ in instruction.register_operands) else "change"
    if instruction.kind is not Kind.LOAD:
        return "operand"
    loaded = max((memory.bits or 0 for memory in instruction.loads), default=0)
    wider = any((register.bits or 0) > loaded for register in instruction.register_operands)
    return "extension" if wider else "move"


_RENAMED_BITS, _NARROW_BITS = (32, 64), (8, 16)


def _writes_part(instruction: Instruction) -> bool:
    """Tell whether a load of x86-64 writes one or two bytes of an integer register and keeps the others."""
    target = instruction.operands[-1] if instruction.operands else None
    if not isinstance(target, Register) or instruction.kind is not Kind.LOAD:
        return False
    return (target.bits or 64) < min(_RENAMED_BITS) and target.root in instruction.reads


def _widest(instruction: Instruction, machine: Machine) -> int:
    vectors = (r for r in instruction.register_operands if r.kind is RegisterKind.VECTOR)
    return max((r.bits or machine.vector_bits for r in vectors), default=0)


def _vectors(roots: Iterable[str]) -> frozenset[str]:
    return frozenset(root for root in roots if root in VECTORS)


def _role(operation: OperationClass) -> Role:
    if operation.kind in LOADS:
        return Role.LOAD
    return Role.STORE if operation.kind in STORES else Role.COMPUTE


def _writes_back(operation: OperationClass, instruction: Instruction) -> bool:
    """Tell whether an operation is the address update of `ldr x0, [x1], #8`."""
    moves = instruction.kind in (Kind.LOAD, Kind.STORE)
    return moves and operation.name == Kind.INTEGER.value and bool(_written_back(instruction))


def _computes(operation: OperationClass, instruction: Instruction) -> bool:
    return _role(operation) is Role.COMPUTE and not _writes_back(operation, instruction)


def _written_back(instruction: Instruction) -> tuple[str, ...]:
    accesses = instruction.loads + instruction.stores
    return tuple(m.base.root for m in accesses if m.base and (m.pre_index or m.post_index))


def _followed(instruction: Instruction, machine: Machine) -> tuple[str, ...]:
    """Return the stack pointer where a core follows it by itself: nothing makes it, or waits for it."""
    isa = machine.instruction_set
    moves = machine.core.stack_engine and instruction.mnemonic.removesuffix("q") in isa.induction.stack
    return (isa.registers.stack_pointer,) if moves else ()


def _addressing(memory: Memory) -> Sequence[Register]:
    return [register for register in (memory.base, memory.index) if register is not None]


def _data_roots(instruction: Instruction) -> tuple[str, ...]:
    """Return the registers that are read for something else than an address."""
    named: set[str] = set()
    for operand in instruction.operands:
        if isinstance(operand, Register):
            named.add(operand.root)
        elif isinstance(operand, tuple):
            named.update(register.root for register in operand)
    accesses = instruction.loads + instruction.stores
    addressing = {register.root for memory in accesses for register in _addressing(memory)}
    return tuple(root for root in instruction.reads if root in named or root not in addressing)
