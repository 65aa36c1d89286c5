"""A loop with wider vectors: the same operations on as many more lanes, and steps as much longer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....isa.instruction import Instruction, with_memory
from ....isa.instruction_set import Vectorisation
from .induction_rewrite import Variant, addressed, has_vectors, lag, longer_step, moved, steps_of


def widened(
    code: Sequence[Instruction], part: Vectorisation, bits: int, element_bits: int, to_bits: int
) -> Variant | None:
    """Return an iteration with vectors of another width; None where an instruction has no such form.

    Parameters
    ----------
    code : sequence of Instruction
        The iteration.
    part : Vectorisation
        Of its instruction set.
    bits : int
        Of its operations now: those of an element where they are scalar.
    element_bits : int
        Of an element.
    to_bits : int
        A width that the instruction set has.

    Examples
    --------
    >>> from ....asm.listing import parse
    >>> from ....isa.registry import instruction_set
    >>> text = "movsd (%rdi,%rax,8), %xmm1; mulsd %xmm0, %xmm1; movsd %xmm1, (%rsi,%rax,8); incq %rax"
    >>> code = parse(text, "x86-64").instructions
    >>> made = widened(code, instruction_set("x86-64").vectorisation, 64, 64, 256)
    >>> [i.mnemonic for i in made.code], made.code[1].vector_bits, made.iterations
    (['vmovupd', 'vmulpd', 'vmovupd', 'addq'], 256, 4.0)
    """
    if not part.accepts(code, element_bits):
        return None
    steps = steps_of(code, 0)
    through, ratio = addressed(code, steps), to_bits // bits
    made: list[Instruction] = []
    for position, instruction in enumerate(code):
        stepping = any(steps[root].position == position for root in through)
        found: Sequence[Instruction] | None
        if has_vectors(instruction):
            found = part.wider(instruction, bits, element_bits, to_bits, steps=stepping)
        else:
            one = longer_step(instruction, ratio) if stepping else instruction
            found = None if one is None else [one]
        if found is None:
            return None
        lagging = partial(lag, steps, position, ratio)
        made += [with_memory(one, lambda memory, lagging=lagging: moved(memory, lagging)) for one in found]  # type: ignore[misc]
    return Variant(tuple(made), float(ratio))
