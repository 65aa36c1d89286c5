"""Cost of every form of instruction on a machine, in the layout of other tools: form by form.

Our machine files give costs by class and exception. Others look up a mnemonic with the types of its operands;
an operation with an operand in memory, where they know the same of registers, they take apart into that and
a load or a store.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...isa.instruction import Instruction
from ..machine.record import Machine, PortUse
from .contributions import LOADS, STORES
from .coverage import uncovered
from .operations import OperationClass, operations_of
from .regions.latency import costs_of
from .throughput import throughput_bound


@dataclass(frozen=True, slots=True)
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
