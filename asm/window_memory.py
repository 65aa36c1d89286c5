"""Windows of a stream in which a value may go through memory outside the fixed frame.

The arrays of `windows` follow stack slots at constant offsets. What goes through buffers, from one pass
of a kernel to the next or along a recurrence, is rare in a window and left to `dependencies`, which
compares addresses exactly; here is said which windows may need it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from ..isa.instruction import Instruction, Kind, Memory
from .dependencies import dependencies
from .pointer_steps import constant_step

_NOMINAL_SCALABLE_BITS = 512  # steps are compared by their registers, whatever their size

_Form = tuple[str, str, int, str | None, str]


def windows_through_memory(
    instructions: Sequence[Instruction],
    windows: npt.NDArray[np.int32],
    in_frame: Callable[[Memory], bool],
) -> npt.NDArray[np.bool_]:
    """Return the windows that store and load by possibly equal addresses, outside the fixed frame.

    Parameters
    ----------
    windows : ndarray of int, (n_windows, window)
        Positions in `instructions`; its length stands for "none".
    in_frame : callable
        Whether an operand is a stack slot that is followed anyway.

    Notes
    -----
    Addresses of different registers are never compared, unless one was made from the other by a
    constant step. This only looks at which registers occur: most windows are cleared by that.
    """
    root_of = _copied_roots(instructions)

    def forms(operands: Sequence[Memory]) -> dict[_Form, bool]:
        found: dict[_Form, bool] = {}
        for memory in operands:
            base, index = (root_of(r.root) if r is not None else "" for r in (memory.base, memory.index))
            form = (base, index, memory.scale, memory.symbol, memory.index_extend)
            found[form] = found.get(form, True) and in_frame(memory)
        return found

    loads, stores = [forms(i.loads) for i in instructions], [forms(i.stores) for i in instructions]
    both = {form for found in stores for form in found} & {form for found in loads for form in found}
    through = np.zeros(len(windows), dtype=bool)
    for form in both:
        stored, stored_outside = (_column(stores, form, inside) for inside in (True, False))
        loaded, loaded_outside = (_column(loads, form, inside) for inside in (True, False))
        if not (stored_outside.any() or loaded_outside.any()):
            continue
        any_stored, any_loaded = stored[windows].any(axis=1), loaded[windows].any(axis=1)
        outside = stored_outside[windows].any(axis=1) | loaded_outside[windows].any(axis=1)
        through |= any_stored & any_loaded & outside
    return through


def heaviest_path(instructions: Sequence[Instruction], weights: Mapping[Kind, float]) -> float:
    """Return the weight of the heaviest path in the dependency graph of a run of instructions.

    Examples
    --------
    >>> from .listing import parse
    >>> text = "vaddsd %xmm0, %xmm1, %xmm2; vmovsd %xmm2, (%rax); vaddsd (%rax), %xmm0, %xmm1"
    >>> heaviest_path(parse(text, "x86-64").instructions, {Kind.ADD: 3.0})
    6.0
    """
    reached = [0.0] * len(instructions)
    found = iter(dependencies(instructions))
    following = next(found, None)
    for position, instruction in enumerate(instructions):
        while following is not None and following.reader == position:
            reached[position] = max(reached[position], reached[following.writer])
            following = next(found, None)
        reached[position] += weights.get(instruction.kind, 0)
    return max(reached, default=0.0)


def _column(found: Sequence[Mapping[_Form, bool]], form: _Form, inside: bool) -> npt.NDArray[np.bool_]:
    """Return a flag for each instruction that accesses a form: in the frame too, or outside it alone."""
    has = [form in forms and (inside or not forms[form]) for forms in found]
    return np.array([*has, False])


def _copied_roots(instructions: Sequence[Instruction]) -> Callable[[str], str]:
    """Return a function to one name for all registers that are made from each other by constant steps."""
    above: dict[str, str] = {}

    def top(root: str) -> str:
        while (higher := above.get(root, root)) != root:
            root = higher
        return root

    for instruction in instructions:
        step = constant_step(instruction, _NOMINAL_SCALABLE_BITS)
        if step is not None and top(step[0]) != top(step[1]):
            above[top(step[0])] = top(step[1])
    return top
