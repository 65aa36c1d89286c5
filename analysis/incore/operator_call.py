"""A tensor operator's kernel in the core: the work that its assembly does, and its simulated cycles."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...asm.execute import execute
from ...asm.execution import Execution
from ...asm.listing import parse
from ...asm.listing_record import Function, Listing
from ...asm.trace import Trace, trace_call
from ...codegen.buffer_alignment import page_offsets, starts_of
from ...codegen.target import Target
from ...codegen.vector.operator_kernel import OperatorKernel
from ...errors import RunError
from ...records import record
from ..machine.record import Machine
from .pipeline.simulate import Simulation, simulate_calls
from .throughput import ThroughputBound, micro_op_counts, throughput_bound

_FIRST_ARRAY = 0x1000_0000
_STACK = 0x7FFF_FFF0_0000


@record
class OperatorCode:
    """The assembly of a kernel, read.

    Attributes
    ----------
    kernel : OperatorKernel
    listing : Listing
    function : Function
    target : Target
    """

    kernel: OperatorKernel
    listing: Listing
    function: Function
    target: Target


def read_operator(kernel: OperatorKernel, text: str, target: Target) -> OperatorCode:
    """Return the code of a kernel.

    Parameters
    ----------
    kernel : OperatorKernel
        The kernel.
    text : str
        Its assembly.
    target : Target
        The processor that it was compiled for.

    Raises
    ------
    RunError
        If its function is not in the assembly, or an instruction is unknown.
    """
    listing, symbol = parse(text, target.isa), kernel.plan.operator.name
    if listing.unknown:
        first = listing.unknown[0]
        raise RunError(f"{symbol}, assembly line {first.line}: unknown instruction '{first.text}'")
    for function in listing.functions:
        if function.name == symbol:
            return OperatorCode(kernel, listing, function, target)
    raise RunError(f"{symbol}: no such function in the assembly")


def count_operator_flops(code: OperatorCode, n_elements: int = 1) -> int:
    """Return the floating-point operations that a call executes, of every lane."""
    return _executed(code, n_elements).flops


def bound_operator(code: OperatorCode, machine: Machine, n_elements: int = 1) -> ThroughputBound:
    """Return the least cycles in which ports and dispatch can execute a call.

    Parameters
    ----------
    code : OperatorCode
        The kernel.
    machine : Machine
        The machine.
    n_elements : int
        Elements of the call.
    """
    counts = _executed(code, n_elements).counts.tolist()
    return throughput_bound(micro_op_counts(code.listing.instructions, counts, machine), machine)


def simulate_operator(code: OperatorCode, machine: Machine, n_elements: int = 1) -> Simulation:
    """Return the cycles of a call that is made again and again, everything in L1.

    Parameters
    ----------
    code : OperatorCode
        The kernel.
    machine : Machine
        The machine.
    n_elements : int
        Elements of the call.

    Raises
    ------
    RunError
        If the path cannot be followed.
    """
    return simulate_calls(trace_operator(code, n_elements), machine)


def trace_operator(code: OperatorCode, n_elements: int = 1) -> Trace:
    """Return the instructions that a call executes, with the addresses of its loads and stores.

    Parameters
    ----------
    code : OperatorCode
        The kernel.
    n_elements : int
        Elements of the call.

    Raises
    ------
    RunError
        If the path cannot be followed.
    """
    arguments, memory = _arguments(code, n_elements)
    return trace_call(code.listing, code.function, arguments, code.target.scalable_bits, memory=memory)


def count_vector_results(trace: Trace, target: Target) -> int:
    """Return the number of vector registers that a call writes: each result takes a physical one.

    Parameters
    ----------
    trace : Trace
    target : Target
        Target of the code.
    """
    vectors = frozenset(target.instruction_set.registers.vectors)
    written = [not vectors.isdisjoint(each.writes) for each in trace.listing.instructions]
    return int(np.array(written)[trace.stream].sum())


def _executed(code: OperatorCode, n_elements: int) -> Execution:
    """Return the path of a call."""
    arguments, memory = _arguments(code, n_elements)
    return execute(code.listing, code.function, arguments, code.target.scalable_bits, memory=memory)


def _arguments(code: OperatorCode, n_elements: int) -> tuple[Mapping[str, int], Mapping[int, bytes]]:
    """Return registers, and the bytes on the stack: arguments for which there is no register."""
    isa, values = code.target.instruction_set, _values(code, n_elements)
    names = isa.convention.arguments
    registers = dict(zip(names, values, strict=False))
    registers[isa.registers.stack_pointer] = _STACK - isa.convention.return_address_bytes
    on_stack = b"".join(value.to_bytes(8, "little") for value in values[len(names) :])
    return registers, {_STACK: on_stack}


def _values(code: OperatorCode, n_elements: int) -> list[int]:
    """Return arguments: elements, and arrays where `OperatorFunction.placed` places them."""
    operator = code.kernel.plan.operator
    fields = n_elements * operator.components
    size, stored = operator.dtype.bytes, operator.array_dtype.bytes
    sizes = [size * code.kernel.stored_entries(m, halved) for m, halved in code.kernel.arrays]
    inputs = operator.input_entries
    given = len(operator.points)
    sizes += [stored * entries * (fields if n < given else n_elements) for n, entries in enumerate(inputs)]
    sizes += [
        stored * fields * operator.entries(operator.result_points(r)) for r in range(operator.n_results)
    ]
    offsets = page_offsets(len(code.kernel.arrays), len(inputs), operator.n_results)
    starts, _ = starts_of(sizes, offsets)
    return [n_elements, *(_FIRST_ARRAY + start for start in starts)]
