"""Instructions in columns: which shape each has, and which registers, by numbers.

What is known of a shape is then found once, and what is done with each instruction takes numbers alone:
compiled code can do it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Sequence
from itertools import chain
from typing import Any

from ..isa.instruction import Instruction
from ..isa.instruction_form import shape_of
from ..records import field, record


class _Numbers(dict[Any, int]):
    """Numbers of things, from 0 on, in the order in which they are asked for."""

    def __missing__(self, thing: Hashable) -> int:
        number = self[thing] = len(self)
        return number


@record
class ShapedCode:
    """Instructions by shape.

    Attributes
    ----------
    instructions : sequence of Instruction, length n
        The instructions.
    shapes : array of int64, (n,)
        Number of the shape of each instruction.
    examples : tuple of Instruction
        The first instruction of each shape, by its number.
    registers : array of int64
        Numbers of the registers of one instruction after the other, those of each in the order of
        `Shape.roots`.
    numbers : dict of str to int
        Of registers, by root.
    known : dict
        Cached results about its shapes: by a word and an object that they depend on, with
        that object.
    """

    instructions: Sequence[Instruction]
    shapes: array[int]
    examples: tuple[Instruction, ...]
    registers: array[int]
    numbers: dict[str, int]
    known: dict[tuple[str, int], tuple[object, Any]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def once(self, what: str, of: Any, find: Callable[[tuple[Instruction, ...], Any], Any]) -> Any:
        """Return the result of a function of the examples and an object, computed once.

        Parameters
        ----------
        what : str
            Name of the result.
        of : object
            Object that the result depends on.
        find : callable
            Function of the examples and the object.
        """
        if (found := self.known.get((what, id(of)))) is None:
            found = self.known[what, id(of)] = of, find(self.examples, of)
        return found[1]


def shaped_code(instructions: Sequence[Instruction]) -> ShapedCode:
    """Return instructions by shape.

    Examples
    --------
    >>> from .listing import parse
    >>> text = "vaddpd %zmm0, %zmm1, %zmm1; vaddpd %zmm2, %zmm3, %zmm3; vmulpd %zmm3, %zmm2, %zmm1"
    >>> code = shaped_code(parse(text, "x86-64").instructions)
    >>> code.shapes.tolist(), code.registers.tolist(), [*code.numbers]
    ([0, 0, 1], [0, 1, 2, 3, 3, 2, 1], ['zmm0', 'zmm1', 'zmm2', 'zmm3'])
    """
    found = [one.known_shape or shape_of(one) for one in instructions]
    keys, numbers = _Numbers(), _Numbers()
    shapes = array("q", [keys[key] for key, _ in found])
    registers = array("q", map(numbers.__getitem__, chain.from_iterable([roots for _, roots in found])))
    first = dict(zip(reversed(shapes), reversed(instructions), strict=True))
    examples = tuple([first[number] for number in range(len(keys))])
    return ShapedCode(instructions, shapes, examples, registers, dict(numbers))
