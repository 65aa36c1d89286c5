"""In-core costs of the compiled loops of the applications: assembly -> cycles on a machine.

The row function of a stencil is executed instruction by instruction for rows of every length, so that
remainder loops are included. Ports and dispatch bound the executed instructions, as in the ECM model, since
the window holds several short rows at once. Of the loops around it, and of the pairs of P2P, one iteration is
analysed.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....analysis.incore.contributions import Contributions, port_contributions
from ....analysis.incore.regions.file import analyse_file
from ....analysis.incore.regions.record import BodyAnalysis
from ....analysis.incore.throughput import micro_op_counts, throughput_bound
from ....analysis.machine.record import Machine
from ....asm.execute import execute
from ....asm.listing import parse
from ....asm.listing_record import Function, Listing
from ....errors import RunError

ROW_FUNCTION = "update_row"
"""Row function of the generated stencil, of n, the distances of rows and planes, and two addresses."""
TABLE = 128
"""Largest length of an executed row; longer rows repeat its last `PERIOD` points."""
PERIOD = 64
"""Points of eight vectors of 512 bits, a multiple of any iteration, so that remainders recur."""
_ROW_BYTES, _PLANE_BYTES, _FROM, _TO = 8192, 1 << 20, 0x1000_0000, 0x2000_0800
_WORD_BYTES = 8


@dataclass(frozen=True, slots=True)
class RowCode:
    """Cycles of the loops in the sweep of a stencil, with all data in L1.

    Attributes
    ----------
    row_cycles : tuple of float, length TABLE
        Cycles of a call of the row function for rows of 1, 2, ... points.
    load_cycles, store_cycles : float
        Cycles of a point on the ports of loads and of stores.
    loop_cycles : tuple of float
        Cycles of an iteration of each loop around the rows, innermost first.
    """

    row_cycles: tuple[float, ...]
    load_cycles: float
    store_cycles: float
    loop_cycles: tuple[float, ...]

    def cycles_of_row(self, n: int) -> float:
        """Return the cycles of a row of n points."""
        periods = max(0, -(-(n - TABLE) // PERIOD))
        more = self.row_cycles[TABLE - 1] - self.row_cycles[TABLE - PERIOD - 1]
        return self.row_cycles[n - periods * PERIOD - 1] + periods * more


def read_row_code(assembly: str, machine: Machine) -> RowCode:
    """Return the in-core costs of the assembly of a stencil on a machine.

    Parameters
    ----------
    assembly : str
        Code of `codegen.applications.stencil.render_stencil`, compiled without OpenMP.
    machine : Machine

    Raises
    ------
    RunError
        If the row function is missing, or its path cannot be executed.
    """
    listing = parse(assembly, machine.isa)
    row = _function(listing, ROW_FUNCTION)
    cycles = tuple(_row_cycles(listing, row, machine, n) for n in range(1, TABLE + 1))
    ports = _ports(listing, row, machine)
    around = [
        body.throughput_cycles
        for body in _loops(listing, machine)
        if not row.start <= body.body.positions[0] < row.stop
    ]
    return RowCode(cycles, ports.load_cycles, ports.store_cycles, tuple(around))


def cycles_per_pair(assembly: str, machine: Machine, function: str) -> float:
    """Return the cycles of a pair of particles in the innermost loop of P2P.

    Each pair has one square root: the cycles of the simulated loop are divided by the square roots of an
    iteration.

    Parameters
    ----------
    assembly : str
    machine : Machine
    function : str
        Name of the function of P2P.

    Raises
    ------
    RunError
        If the function is missing, or its innermost loop has no square roots.
    """
    listing = parse(assembly, machine.isa)
    code = _function(listing, function)
    found = [(_square_roots(body), body) for body in _loops(listing, machine, code.name, simulate=True)]
    roots, body = max(found, key=lambda item: (item[1].body.depth, item[0]), default=(0, None))
    if body is None or not roots:
        raise RunError(f"{function}: no innermost loop takes square roots")
    return (body.simulated.cycles if body.simulated else body.throughput_cycles) / roots


def _square_roots(body: BodyAnalysis) -> int:
    return sum(
        i.vector_bits // i.element_bits if i.vector_bits else 1
        for i in body.body.instructions
        if "sqrt" in i.mnemonic
    )


def _function(listing: Listing, name: str) -> Function:
    for function in listing.functions:
        # compilers append to the name of a function that they make a copy of: update_row.constprop.0
        if function.name.partition(".")[0] == name:
            return function
    raise RunError(f"{name}: no such function in the assembly")


def _loops(
    listing: Listing, machine: Machine, function: str | None = None, simulate: bool = False
) -> list[BodyAnalysis]:
    """Return the loops of a function, or of all functions, the innermost first."""
    found = analyse_file(listing, machine, arguments={}, function=function, simulate=simulate)
    bodies = [body for analysed in found.functions for body in analysed.bodies if body.body.depth]
    return sorted(bodies, key=lambda body: -body.body.depth)


def _arguments(listing: Listing, n: int) -> dict[str, int]:
    values = (n, _ROW_BYTES // _WORD_BYTES, _PLANE_BYTES // _WORD_BYTES, _FROM, _TO)
    return dict(zip(listing.instruction_set.convention.arguments, values, strict=False))


def _row_cycles(listing: Listing, row: Function, machine: Machine, n: int) -> float:
    counts = execute(listing, row, _arguments(listing, n), machine.scalable_bits).counts.tolist()
    return throughput_bound(micro_op_counts(listing.instructions, counts, machine), machine).cycles


def _ports(listing: Listing, row: Function, machine: Machine) -> Contributions:
    """Return the port contributions of a point far from the ends of a row."""
    longer, shorter = (
        execute(listing, row, _arguments(listing, n), machine.scalable_bits).counts
        for n in (TABLE, TABLE - PERIOD)
    )
    counts = [(more - fewer) / PERIOD for more, fewer in zip(longer, shorter, strict=True)]
    return port_contributions(micro_op_counts(listing.instructions, counts, machine), machine)
