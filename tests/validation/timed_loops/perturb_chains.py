"""Make chains that a verdict names longer, put others beside them, and cut them."""

from __future__ import annotations

from collections.abc import Iterator

import chainline as cl
from chainline.analysis.incore.regions.record import BodyAnalysis
from chainline.analysis.incore.vocabulary import WINDOWED_BOUNDS
from chainline.isa.instruction import CARRY, FLAGS, Instruction, RegisterKind
from changed import NOP, Code, Perturbed, cycles_of, enough, taken_by, with_lines
from outer_loops import recurrence_of
from registers import free


def of_runs(code: Code, analysis: BodyAnalysis, iterations: float) -> Iterator[Perturbed]:
    """Yield runs whose chains through memory are longer, ones with work beside these, and with one cut."""
    handed = recurrence_of(cl.analyze(code.text, machine=code.machine, simulate=False), code.label)
    assert handed is not None
    store = analysis.body.instructions[handed.store]
    register = _vector(store)
    number = enough(1.0, handed.cycles)
    before = store.line - 1
    text = with_lines(code.text, {before: [_latency(register, vector=True)] * number})
    written, price = code.written(text, "more"), number / iterations
    # runs of one row wait, and those of the next are independent: how much of it is felt, the simulation says
    expected = max(code.taken(written) - code.taken(code.assembly), 0.0)
    yield Perturbed(f"{number} longer", written, expected, price)
    text = with_lines(code.text, {before: [f"\t{NOP}"] * number})
    yield Perturbed(f"{number} more {NOP}", code.written(text, "other"), 0.0)
    stores = [one for one in analysis.body.instructions if one.stores and _vector(one)]
    cut = {one.line - 1: [_zero(_vector(one))] for one in stores}
    written = code.written(with_lines(code.text, cut), "less")
    yield Perturbed("cut", written, code.taken(written) - code.taken(code.assembly))


def of_chain(code: Code, analysis: BodyAnalysis) -> Iterator[Perturbed]:
    """Yield a chain that is longer, one beside it, and a chain that is cut."""
    bound = analysis.bottleneck
    place = next((p for p in reversed(bound.positions) if _result(analysis.body.instructions[p])), None)
    if place is None:
        return
    instruction = analysis.body.instructions[place]
    register = _result(instruction)
    one = bound.cycles if bound.cycles else 1.0
    number = enough(1.0, one)
    vector = register.startswith("zmm")
    registers = free(code.text)
    longer = _latency(register, vector)
    text = with_lines(code.text, {instruction.line: [longer] * number})
    windowed = bound.name in WINDOWED_BOUNDS
    expected = (
        taken_by(code.analysed(text, simulate=True)) - taken_by(analysis)
        if windowed
        else cycles_of(code.analysed(text), bound.name) - bound.cycles
    )
    yield Perturbed(f"{number} longer", code.written(text, "more"), expected)
    key = "v" if vector else "r"
    if key in registers:
        beside = _latency(f"zmm{registers[key]}" if vector else str(registers[key]), vector)
        text = with_lines(code.text, {instruction.line: [beside] * number})
        yield Perturbed(f"{number} beside", code.written(text, "other"), 0.0)
    if vector:
        text = with_lines(code.text, {instruction.line: [_zero(register)]})
        less = taken_by(code.analysed(text, simulate=True)) - taken_by(analysis)
        yield Perturbed("cut", code.written(text, "less"), less)


def _latency(register: str, vector: bool) -> str:
    """Return an instruction that takes a cycle and leaves a register as it is."""
    if not vector:
        return f"\tleaq 0(%{register}), %{register}"
    name = f"%ymm{register.removeprefix('zmm')}"
    return f"\tvorpd {name}, {name}, {name}"


def _zero(register: str) -> str:
    name = f"%xmm{register.removeprefix('zmm')}"
    return f"\tvxorpd {name}, {name}, {name}"


def _vector(store: Instruction) -> str:
    """Return the vector register that a store stores; empty where it stores another."""
    return next((r.root for r in store.register_operands if r.kind is RegisterKind.VECTOR), "")


def _result(instruction: Instruction) -> str:
    """Return the register that an instruction writes besides flags."""
    found = [root for root in instruction.writes if root not in (FLAGS, CARRY)]
    return found[0] if len(found) == 1 else ""
