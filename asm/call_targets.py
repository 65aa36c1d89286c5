"""Calls in code: name of the called function, and whether it is of the mathematics library.

`calls_error` tells calls that report an error, by name; `without_guesses` removes reads of argument registers
that a call may not make.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..isa.instruction import Instruction, Kind
from ..isa.registry import CALLS, INSTRUCTION_SETS, STACK_POINTERS
from ..lazy import pattern
from ..records import record, replace

_ROOTS = (
    "a?(?:cos|sin|tan)h?|atan2|cbrt|ceil|copysign|erfc?|exp(?:10|2|m1)?|fabs|floor|fma|fmax|fmin|fmod|hypot|ldexp"
    "|lgamma|log(?:10|1p|2)?|nearbyint|pow|remainder|rint|round|scalbn|sincos|sqrt|tgamma|trunc"
)
_MATHEMATICS = pattern(rf"(?:__)?(?:{_ROOTS})[fl]?(?:_finite)?")
_TWO_ARGUMENTS = pattern(r"(?:atan2|copysign|fmax|fmin|fmod|hypot|pow|remainder)(?!_)|__svml_(?:pow|atan2)")
_VECTOR = pattern(r"_ZGV[a-zA-Z][^\W_]*_\w+|__svml_[a-z]+(?:\d+[fd])?\d*(?:_\w+)?|Sleef_\w[^\W_]*[df]\d*_\w+")
_FINITE = pattern(r"\A__(\w+)_finite")
_VERSION = pattern(r"@[^+]*")
"""Link target or version of a name; an offset behind a plus is kept, as it is another place."""
_CONVENTIONS = [each.convention for each in INSTRUCTION_SETS.values()]
_ONE_VECTOR = frozenset(one.vector_arguments[0] for one in _CONVENTIONS)
_TWO_VECTORS = frozenset(root for one in _CONVENTIONS for root in one.vector_arguments[:2])
_EXIT = pattern(r"abort|_?exit", re.I)
_ERROR = pattern(r"fail|error|panic|throw|terminate|assert|unreachable|bad_alloc|stop_string", re.I)
_NOT_IN_A_WORD = pattern(r"\W")


@record
class Call:
    """One call.

    Attributes
    ----------
    line : int
        In the assembly text.
    name : str
        Name of the called function, "a pointer" where a register or memory holds its address.
    mathematics : bool
        Whether it is a function of the mathematics library.
    """

    line: int
    name: str
    mathematics: bool

    @property
    def function(self) -> str:
        """Name in C: `__exp_finite` is exp, whose results are not checked.

        Examples
        --------
        >>> Call(1, "__expf_finite", True).function, Call(2, "_ZGVdN4v_exp", True).function
        ('expf', '_ZGVdN4v_exp')
        """
        return _FINITE.sub(r"\1", self.name)


def is_call(instruction: Instruction) -> bool:
    """Tell whether an instruction calls a function."""
    return instruction.mnemonic in CALLS


def calls_of(instructions: Iterable[Instruction]) -> tuple[Call, ...]:
    """Return the calls among instructions, in their order.

    Examples
    --------
    >>> from .listing import parse
    >>> calls_of(parse("call expf@PLT; call solve; call *%rax", "x86-64").instructions)[:2]
    (Call(line=1, name='expf', mathematics=True), Call(line=1, name='solve', mathematics=False))
    """
    return tuple(_call(instruction) for instruction in instructions if is_call(instruction))


def calls_error(instruction: Instruction) -> bool:
    """Tell whether an instruction calls a function that, by its name, reports an error or ends the program.

    Examples
    --------
    >>> from .listing import parse
    >>> code = parse("call abort; call __stack_chk_fail; call solve", "x86-64").instructions
    >>> [calls_error(instruction) for instruction in code]
    [True, True, False]
    """
    if not is_call(instruction):
        return False
    name = _call(instruction).name
    last_word = _NOT_IN_A_WORD.split(name)[-1]
    return _EXIT.fullmatch(name) is not None or _ERROR.search(last_word) is not None


def _call(instruction: Instruction) -> Call:
    name = _VERSION.sub("", instruction.target or "").strip("<>")
    if not name or instruction.kind is Kind.RETURN:
        return Call(instruction.line, "a pointer", mathematics=False)
    return Call(instruction.line, name, bool(_MATHEMATICS.fullmatch(name) or _VECTOR.fullmatch(name)))


def without_guesses(instruction: Instruction) -> Instruction:
    """Return a call that waits only for the registers that it is sure to read.

    A decoder lets a call read every register that may hold an argument. As a wait that would be a
    guess: what an iteration leaves in registers would chain it to the next one. Functions of the
    mathematics library read one or two; of others nothing is known.

    Examples
    --------
    >>> from .listing import parse
    >>> [without_guesses(call).reads for call in parse("call exp; call solve", "x86-64").instructions]
    [('rsp', 'zmm0'), ('rsp',)]
    """
    call = _call(instruction)
    sure = STACK_POINTERS
    if call.mathematics:
        sure |= _TWO_VECTORS if _TWO_ARGUMENTS.search(call.name) else _ONE_VECTOR
    return replace(instruction, reads=tuple(root for root in instruction.reads if root in sure))
