"""Coverage and costs of instruction forms (mnemonic and operand types) by a machine file.

`uncovered` lists the instructions that a machine file has no figure for. A class of the file has one cost,
and instructions of very different cost can be of one class, such as a vector add of integers and a search for
conflicts among them; an instruction that was not looked up is reported, not charged with the cost of its
class.

`priced_forms` lists the costs of every form that is covered, as OSACA and similar tools look them up: by
mnemonic and operand types. A form with a memory operand is left out where its cost is that of the form on
registers and of the load or store.

`certainty_of` and `doubts_of` tell what of an instruction, and of a whole body, is not known.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence, Set
from functools import cache

from ...asm.trace_cache import TraceCache
from ...isa.instruction import Instruction, Kind, RegisterKind
from ...isa.instruction_form import shape_of
from ...isa.registry import instruction_set
from ...records import record, replace
from ..machine.instruction_costs import ABOUT, AT_LEAST, CERTAINTIES, TRAITS, matches_any
from ..machine.record import Machine, OnceForMachine, PortUse
from .contributions import LOADS, STORES
from .operations import OperationClass, once_for_shape, operations_of
from .pipeline.micro_ops import micro_op_tables
from .pipeline.simulate import Harness, simulate_traced, traced_body
from .regions.latency import costs_of
from .throughput import throughput_bound

_ALL_ALIKE = {Kind.BRANCH, Kind.CALL, Kind.RETURN, Kind.NOP}
_EXECUTED_APART = ("locked", "repeated")
"""Traits that the cost of an instruction without them says nothing of."""


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
    certainty : str
        `ABOUT` where it is, at a guess, as good as others of its class, `AT_LEAST` where it takes longer.
    """

    line: int
    text: str
    mnemonic: str
    reason: str
    certainty: str


@cache
def is_covered(mnemonic: str, kind: Kind, isa: str) -> bool:
    """Tell whether the figures of its class were taken for a mnemonic.

    Parameters
    ----------
    mnemonic : str
        Its mnemonic.
    kind : Kind
        Kind of the instruction, which has one class of costs.
    isa : str
        Name of the instruction set.

    Examples
    --------
    >>> is_covered("vpaddq", Kind.VECTOR_INTEGER, "x86-64"), is_covered("pause", Kind.NOP, "x86-64")
    (True, False)
    """
    coverage = instruction_set(isa).coverage
    if kind in _ALL_ALIKE and kind not in coverage.BY_CLASS:
        return True
    return matches_any(mnemonic, coverage.BY_CLASS.get(kind, coverage.MNEMONICS))


@cache
def extensions_of(mnemonic: str, scalable: bool, isa: str) -> tuple[str, ...]:
    """Return the extensions that an instruction needs beside those of its registers.

    Parameters
    ----------
    mnemonic : str
        Its mnemonic.
    scalable : bool
        Whether it has scalable vectors.
    isa : str
        Name of the instruction set.

    Examples
    --------
    >>> extensions_of("vaesenc", False, "x86-64"), extensions_of("eor3", True, "aarch64")
    (('avx', 'aes'), ('sve2',))
    """
    known = instruction_set(isa).coverage.EXTENSIONS
    return tuple(
        each.name
        for each in known
        if each.scalable in (None, scalable) and matches_any(mnemonic, each.mnemonics)
    )


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
    known: dict[Hashable, tuple[str, str]] = {}
    found = []
    for instruction in instructions:
        key = shape_of(instruction).key
        if key not in known:
            known[key] = (_first_estimate if estimates else _first_reason)(instruction, machine)
        if known[key][0]:
            line, text, mnemonic = instruction.line, instruction.text, instruction.mnemonic
            found.append(Uncovered(line, text, mnemonic, *known[key]))
    return tuple(found)


@once_for_shape
def _first_reason(instruction: Instruction, machine: Machine) -> tuple[str, str]:
    return next(_reasons(instruction, operations_of(instruction, machine), machine, False), ("", ""))


@once_for_shape
def _first_estimate(instruction: Instruction, machine: Machine) -> tuple[str, str]:
    return next(_reasons(instruction, operations_of(instruction, machine), machine, True), ("", ""))


@once_for_shape
def certainty_of(instruction: Instruction, machine: Machine) -> str:
    """Return the word, of `CERTAINTIES`, before a figure that counts an instruction.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> code = parse("addq %rax, %rcx; vpconflictd %zmm0, %zmm1; lock addq %rax, (%rsi)", "x86-64")
    >>> [certainty_of(instruction, load_machine("zen3")) for instruction in code.instructions]
    ['', 'about', 'at least']
    """
    form = machine.forms.find(instruction)
    guesses = [form.certainty if form is not None else ""]
    guesses += [found.certainty for found in uncovered([instruction], machine)]
    return max(guesses, key=CERTAINTIES.index)


_FELT = 0.04
"""Share of the cycles of a body by which they differ where a doubt concerns them."""


_MOST_DOUBTED = 1 << 9
"""Instructions of the largest body that is simulated once more."""


def doubts_of(
    instructions: Sequence[Instruction],
    machine: Machine,
    cycles: float,
    loop: bool = True,
    stepped: Set[int] | None = None,
    cache: TraceCache | None = None,
    *,
    straight_line: bool = False,
    harness: Harness | None = None,
) -> tuple[str, ...]:
    """Return what the cycles of a body hang on that is not known, in words; empty where they are sure.

    Parameters
    ----------
    instructions : sequence of Instruction
        The body.
    machine : Machine
        The machine.
    cycles : float
        What `simulate_body` says of the body.
    loop, stepped, cache, straight_line, harness
        As of `simulate_body`.

    Notes
    -----
    A body of up to 512 instructions is simulated with the other thing that may be; what changes its cycles by
    less than 4 % is no doubt:

    * Cores have what was just stored at different times, sooner where the load comes late (Golden Cove: 5 or
      6 cycles, Skylake: 3 or 4). The other thing is every wait for a store a cycle shorter.
    * Copies in a straight line are decoded anew each time, but those of one micro-op are so few that the
      micro-op cache may hold some since the time before. The other thing is no decoding.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> add = parse("addl $1, 8(%rsp); imull %eax, %ecx", "x86-64").instructions
    >>> doubts_of(add, load_machine("skl"), 5.0)
    ('loads wait the usual time for what was just stored, which may be a cycle less',)
    >>> doubts_of(add[1:], load_machine("skl"), 3.0)
    ()
    """
    variants = list(_doubtful(instructions, machine, straight_line))
    if not variants or len(instructions) > _MOST_DOUBTED:
        return ()
    traced = traced_body(instructions, machine.isa, machine.scalable_bits, loop, stepped, cache, harness)
    traced = replace(traced, straight_line=straight_line)
    return tuple(
        words
        for words, other in variants
        if abs(simulate_traced(traced, other, cache).cycles_per_iteration / cycles - 1) > _FELT
    )


def _doubtful(
    instructions: Sequence[Instruction], machine: Machine, straight_line: bool
) -> Iterator[tuple[str, Machine]]:
    """Yield what is doubtful of some instructions, in words, with the machine on which it is otherwise."""
    core = machine.core
    passed_on = any(one.loads for one in instructions) and any(one.stores for one in instructions)
    if core.least_store_forward_cycles and passed_on:
        yield (
            "loads wait the usual time for what was just stored, which may be a cycle less",
            _sooner(machine),
        )
    if straight_line and core.predecode_bytes and _n_micro_ops(instructions, machine) == 1:
        words = "each copy is decoded, though the micro-op cache may hold some of a single micro-op"
        yield words, _undecoded(machine)


_WAITS_FOR_STORES = (
    *("store_forward_cycles", "wide_store_forward_cycles", "integer_store_forward_cycles"),
    *("store_blocked_cycles", "store_address_forward_cycles"),
)
"""Parameters of the core; those that are 0 are the same as another one, or nothing."""


@OnceForMachine
def _sooner(machine: Machine) -> Machine:
    """Return a machine whose loads have what was just stored a cycle sooner."""
    sooner = {name: max(getattr(machine.core, name) - 1, 0) for name in _WAITS_FOR_STORES}
    return replace(machine, core=replace(machine.core, **sooner))


@OnceForMachine
def _undecoded(machine: Machine) -> Machine:
    """Return a machine that takes all code out of its micro-op cache."""
    return replace(machine, core=replace(machine.core, predecode_bytes=0, decode_rate=0.0))


def _n_micro_ops(instructions: Sequence[Instruction], machine: Machine) -> int:
    rows = micro_op_tables(instructions, machine).instructions if len(instructions) == 1 else ()
    return sum(max(row.end - row.first, 1) for row in rows)


def _reasons(
    instruction: Instruction, operations: Sequence[OperationClass], machine: Machine, estimates: bool
) -> Iterator[tuple[str, str]]:
    for operation in operations:
        if machine.operation_or_none(operation.name, operation.bits) is None:
            yield f"no class '{operation.kind}'", AT_LEAST
    form = machine.forms.find(instruction)
    for trait in _EXECUTED_APART:
        priced = instruction.kind is Kind.RETURN or (form is not None and trait in form.where)
        if not priced and TRAITS[trait](instruction):
            yield f"{trait}, taken as if it were not", AT_LEAST
    if form is None and not is_covered(instruction.mnemonic, instruction.kind, machine.isa):
        alike = instruction.kind in _ALL_ALIKE or matches_any(
            instruction.mnemonic, instruction_set(machine.isa).coverage.MICROCODED
        )
        kind = operations[0].kind if operations else instruction.kind.value
        yield f"taken as any '{kind}'", AT_LEAST if alike else ABOUT
    for operation in operations if estimates else ():
        named = machine.forms.named(operation.name)
        costs = named.costs if named else machine.instructions.get(operation.name)
        if costs is not None and "estimate" in costs.source:
            yield f"'{operation.name}' is an estimate", ABOUT


@record
class ExtensionCoverage:
    """Forms of the instructions of one extension on a machine.

    Attributes
    ----------
    extension : str
        Name in machine files; "" for what every processor of the instruction set executes.
    forms : int
        Combinations of mnemonic and types of operands.
    by_form, by_class : int
        Those with a cost of their own, and those of a class whose cost was taken for them: with a source.
    uncertain : int
        Those whose cost depends on what is not known, or is a guess: see `certainty_of`.
    guessed : tuple of str
        Mnemonics with a form that is priced at a guess.
    """

    extension: str
    forms: int
    by_form: int
    by_class: int
    uncertain: int
    guessed: tuple[str, ...]


def coverage(machine: Machine) -> tuple[ExtensionCoverage, ...]:
    """Return the forms of instructions that a machine executes, by extension, and how many have a source.

    Notes
    -----
    The forms are those of `isa.forms`. Extensions that a machine file does not list are left out.
    """
    isa = machine.instruction_set
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    guessed: dict[str, dict[str, None]] = defaultdict(dict)
    for mnemonic, _, example in isa.forms.instruction_forms():
        vectors = [r for r in example.register_operands if r.kind is RegisterKind.VECTOR]
        if any(register.bits > machine.vector_bits for register in vectors):
            continue
        needed = extensions_of(mnemonic, any(not register.bits for register in vectors), machine.isa)
        if machine.extensions and not set(needed) <= set(machine.extensions):
            continue
        name, certainty = needed[-1] if needed else "", certainty_of(example, machine)
        own = machine.forms.find(example) is not None
        for place, holds in enumerate((True, own and not certainty, not own and not certainty, certainty)):
            counts[name][place] += bool(holds)
        if certainty and uncovered([example], machine):
            guessed[name][mnemonic] = None
    return tuple(
        ExtensionCoverage(name, forms, by_form, by_class, uncertain, tuple(guessed[name]))
        for name, (forms, by_form, by_class, uncertain) in sorted(counts.items())
    )


@record
class PricedForm:
    """Mnemonics that cost the same with operands of the same types.

    Attributes
    ----------
    mnemonics : tuple of str
    operands : str
        A letter each, see the part `forms` of the instruction set.
    latency_cycles : float
        From operands, or from the address of what is loaded, to the result.
    throughput_cycles : float
        Reciprocal throughput.
    micro_ops : float
        Dispatch slots.
    uses : tuple of PortUse
    """

    mnemonics: tuple[str, ...]
    operands: str
    latency_cycles: float
    throughput_cycles: float
    micro_ops: float
    uses: tuple[PortUse, ...]


_Price = tuple[float, float, float, tuple[PortUse, ...]]


def priced_forms(machine: Machine) -> tuple[PricedForm, ...]:
    """Return the costs of all forms that the machine's file covers, exceptions before rules."""
    isa = machine.instruction_set
    own: dict[tuple[str, str], tuple[OperationClass, ...]] = {}
    groups: dict[tuple[str, _Price], list[str]] = defaultdict(list)
    prices: dict[tuple[OperationClass, ...], _Price] = {}
    for mnemonic, operands, example in isa.forms.instruction_forms():
        if uncovered([example], machine):
            continue
        operations = operations_of(example, machine)
        computing = tuple(o for o in operations if o.kind not in LOADS | STORES)
        if not isa.load_store and _taken_apart(own, mnemonic, operands, computing):
            continue
        own[mnemonic, operands] = operations
        if operations not in prices:
            prices[operations] = _price(example, operations, machine)
        price = prices[operations]
        plain = prices.get(own.get((mnemonic, operands.replace("n", "m")), ()))
        if "n" in operands and plain is not None and _executed(plain) == _executed(price):
            continue
        groups[operands, price].append(mnemonic)
    found = [PricedForm(tuple(names), operands, *price) for (operands, price), names in groups.items()]
    return tuple(sorted(found, key=lambda form: not isa.forms.FIRST & set(form.operands)))


def _executed(price: _Price) -> tuple[float, tuple[PortUse, ...]]:
    latency, _, _, uses = price
    return latency, uses


def _taken_apart(
    own: dict[tuple[str, str], tuple[OperationClass, ...]],
    mnemonic: str,
    operands: str,
    computing: tuple[OperationClass, ...],
) -> bool:
    """Tell whether an operation in memory costs as much as one on registers and the access."""
    memory = next((letter for letter in operands if letter in "mn"), None)
    if memory is None or not computing:
        return False
    return any(own.get((mnemonic, operands.replace(memory, letter))) == computing for letter in "rxyzk")


def _price(example: Instruction, operations: Sequence[OperationClass], machine: Machine) -> _Price:
    counts: dict[OperationClass, float] = defaultdict(float)
    cycles: dict[tuple[str, ...], float] = defaultdict(float)
    slots = 0.0
    for operation in operations:
        cost = machine.operation(operation.name, operation.bits)
        counts[operation] += 1.0
        slots += 0.0 if operation.fused else cost.micro_ops
        for use in cost.uses:
            cycles[use.ports] += use.cycles
    (latency,) = (cost.latency_cycles for cost in costs_of([example], machine))
    uses = tuple(PortUse(ports, total) for ports, total in cycles.items())
    throughput = throughput_bound(counts, machine).cycles if uses else 0.0
    return latency, throughput, slots, uses


def accesses_by_width(machine: Machine, name: str) -> Iterator[tuple[str, tuple[PortUse, ...], float]]:
    """Yield letter, ports and latency of loads or stores of each kind of register.

    Parameters
    ----------
    name : str
        "load" or "store"; or "indexed_store", of which a machine may have costs of its own.
    """
    prefix, _, kind = name.rpartition("_")
    general = f"{prefix}_integer_{kind}" if prefix else f"integer_{kind}"
    for number, (letter, bits) in enumerate(machine.instruction_set.forms.ACCESSED):
        width = bits or machine.vector_bits
        operation = machine.operation_or_none(name if number else general, width)
        if operation is not None and width <= max(machine.vector_bits, 64):
            yield letter, operation.uses, operation.latency_cycles
