"""FMA chains of the loops of a kernel, from their dependency graphs: the chain ratio of each, Eq. 1."""

from __future__ import annotations

from collections.abc import Iterator

from ...asm.chains import FmaChains
from ...asm.control_flow import control_flow
from ...records import record
from .kernel import KernelCode
from .regions.body import Body, bodies_of
from .regions.chains import body_chains


@record
class LoopChains:
    """FMA chains of the body of one loop.

    Attributes
    ----------
    label : str
        Label of the loop; the name of the function where it has none.
    first_line, last_line : int
        Range of lines in the assembly text.
    instructions : int
        Instructions of one iteration.
    chains : FmaChains
        `N_s`, `l_n` and the chain ratio, Eq. 1.
    longest_chain_lines : tuple of int
        Lines in the assembly text of the FMA on the longest chain.
    """

    label: str
    first_line: int
    last_line: int
    instructions: int
    chains: FmaChains
    longest_chain_lines: tuple[int, ...]


def loop_chains(code: KernelCode) -> tuple[LoopChains, ...]:
    """Return the FMA chains of each loop of a kernel, in program order, inner loops apart.

    Parameters
    ----------
    code : KernelCode
        From `read_kernel`.
    """
    return tuple(_chains(body) for body in _bodies(code))


def _bodies(code: KernelCode) -> Iterator[Body]:
    yield from bodies_of(code.listing, control_flow(code.listing, code.function), ())


def _chains(body: Body) -> LoopChains:
    found = body_chains(body)
    path = found.paths[0] if found.longest else ()
    return LoopChains(
        label=body.label,
        first_line=body.first_line,
        last_line=body.last_line,
        instructions=len(body.instructions),
        chains=found,
        longest_chain_lines=tuple(body.instructions[position].line for position in path),
    )
