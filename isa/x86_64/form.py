"""Operand roles by mnemonic: the record `X86Form`, and the rules that give it.

A rule pairs a pattern of mnemonics with a form. Roles are written in AT&T order (destination
last), one letter an operand:

=====  ====================================================================
`r`    read                              `R`  read, and a memory operand
`w`    written                           `W`  written, and a memory operand
`m`    read and written                  `K`  written, and a mask register
`s`    first source of a VEX form; the legacy SSE form has no such operand and
       reads its destination instead, so `rsw` stands for `rrw` and `rm`
`a`    address only (lea, prefetch): its registers are read, no memory is
`x`    neither read nor written (operands of a long nop)
=====  ====================================================================
"""

from __future__ import annotations

from collections.abc import Iterable

from ...records import record, replace
from ..instruction import Kind, Memory
from ..mnemonic_patterns import full_match

ELEMENT = -1
"""As `memory_bits` of a rule: the memory operand is one element."""

_FP_BITS = {"d": 64, "s": 32, "h": 16}
_LANE_BITS = {"b": 8, "w": 16, "d": 32, "q": 64}
_X87_BITS = 80
_SIZE_BITS = {"b": 8, "w": 16, "l": 32, "q": 64}


@record
class X86Form:
    """Operand roles of one mnemonic.

    Attributes
    ----------
    kind : Kind or None
        None for a transfer, whose kind depends on its operands (load, store or move).
    roles : tuple of str
        Alternatives, one letter an operand; the first that fits the operands holds.
    element_bits : int
        Element size, 0 where the operation has none.
    scalar : bool
        Only the lowest element is computed.
    memory_bits : int
        Width of the memory operand; 0: that of the vector or integer registers beside it.
    memory_share : int
        The memory operand is this fraction of the vector width (4 for `vpmovsxwq`).
    reads, writes : tuple of str
        Implicit registers.
    loads, stores : tuple of Memory
        Implicit memory operands (the stack).
    flags : str
        Any of `r` and `w`: all flags, or of a condition those that it tests; a write that leaves
        some flags as they were also reads. `c` and `C`: reads and writes the carry alone. `f`:
        writes the others and leaves the carry.
    independent : bool
        The result does not depend on its sources when these are one register.
    traits : frozenset of str
        `indexed`: gather or scatter, one lane an index (`index_d`, `index_q` wide), consuming
        its mask. `blend`: the mask selects a source, so no lane of the destination survives.
        `vector_mask`: the middle operand is a mask in a vector register. `duplicate`: an xmm
        form loads half; `lower`: one of MMX does. `ternary`: the immediate is a truth table.
        `wide`: rdx holds the upper half unless the operand is a byte; `divide`: it is read too.
        `count`: flags survive a register count of zero. `conditional`: the branch may fall
        through. `string`: a `rep` prefix repeats it rcx times; before any other instruction it
        has no effect. `x87`: one element of 80 bits. `register`: no wider than the register
        beside it, which may be of MMX.
    """

    kind: Kind | None
    roles: tuple[str, ...]
    element_bits: int = 0
    scalar: bool = False
    memory_bits: int = 0
    memory_share: int = 1
    reads: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    loads: tuple[Memory, ...] = ()
    stores: tuple[Memory, ...] = ()
    flags: str = ""
    independent: bool = False
    traits: frozenset[str] = frozenset()


@record
class Rule:
    """Mnemonics that match `pattern` in full have `form`.

    Named groups refine the form: `fp` (`pd`, `ss`, `ph`, ...) and `lane` (`b`, `w`, `d`, `q`) give
    the element, `size` (`b`, `w`, `l`, `q`) the width of an integer memory operand.
    """

    pattern: str
    form: X86Form

    def match(self, mnemonic: str) -> X86Form | None:
        """Return the form that this rule gives to `mnemonic`, None where it does not match."""
        match = full_match(self.pattern, mnemonic)
        if match is None:
            return None
        groups, form = match.groupdict(), self.form
        roles = tuple(_expand(role, mnemonic.startswith("v")) for role in form.roles)
        element, memory, scalar = form.element_bits, form.memory_bits, False
        if fp := groups.get("fp"):
            element, scalar = _FP_BITS[fp[1]], fp[0] == "s"
            memory = memory or (element if scalar else 0)
        elif lane := groups.get("lane"):
            element = _LANE_BITS[lane]
        elif size := groups.get("size"):
            memory = memory or _SIZE_BITS[size]
        elif "x87" in form.traits:
            element, scalar = _X87_BITS, True
        memory = element if memory == ELEMENT else memory
        return replace(form, roles=roles, element_bits=element, scalar=scalar, memory_bits=memory)


def _expand(roles: str, vex: bool) -> str:
    if "s" not in roles:
        return roles
    return roles.replace("s", "r") if vex else roles.replace("s", "").replace("w", "m")


def rule(  # noqa: PLR0913 - the keywords are the fields of X86Form
    pattern: str,
    kind: Kind | None,
    roles: str,
    traits: str = "",
    reads: str = "",
    writes: str = "",
    *,
    memory_bits: int = 0,
    memory_share: int = 1,
    loads: Iterable[Memory] = (),
    stores: Iterable[Memory] = (),
    flags: str = "",
    independent: bool = False,
) -> Rule:
    """Return a rule; `roles`, `traits`, `reads` and `writes` are separated by blanks, `-` is no operand.

    Parameters
    ----------
    pattern : str
        Regular expression of the mnemonics.
    kind, roles, traits, reads, writes, memory_bits, memory_share, loads, stores, flags, independent
        Fields of `X86Form`.
    """
    alternatives = tuple("" if role == "-" else role for role in roles.split())
    form = X86Form(
        kind=kind,
        roles=alternatives,
        memory_bits=memory_bits,
        memory_share=memory_share,
        reads=tuple(reads.split()),
        writes=tuple(writes.split()),
        loads=tuple(loads),
        stores=tuple(stores),
        flags=flags,
        independent=independent,
        traits=frozenset(traits.split()),
    )
    return Rule(pattern, form)
