"""Times of applications from their compiled code: in-core cycles of its loops, and transfers of lines."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pandas as pd

from ....analysis.incore.contributions import Contributions, port_contributions
from ....analysis.incore.regions.file import analyse_file
from ....analysis.incore.regions.record import BodyAnalysis
from ....analysis.incore.throughput import micro_op_counts, throughput_bound
from ....analysis.machine.record import Machine
from ....analysis.traffic.overlap import HYPOTHESES, Transfer
from ....arrays import Floats
from ....asm.execute import execute
from ....asm.listing import parse
from ....asm.listing_record import Function, Listing
from ....codegen.applications.multipole import ORDERS, render_multipole
from ....codegen.applications.octree import leaf_dims, p2p_pairs
from ....codegen.applications.program import assembly_of
from ....codegen.applications.stencil import StencilCode, render_stencil
from ....errors import RunError, UsageError
from ....records import record
from .machines import SerialMachine, serial_machine
from .predictors import column, columns
from .stencil import BlockedGrids, block_sizes, blocked_grids, stencil_times

ROW_FUNCTION = "update_row"
"""Row function of the generated stencil, of n, the distances of rows and planes, and two addresses."""
TABLE = 128
"""Largest length of an executed row; longer rows repeat its last `PERIOD` points."""
PERIOD = 64
"""Points of eight vectors of 512 bits, a multiple of any iteration, so that remainders recur."""
_ROW_BYTES, _PLANE_BYTES, _FROM, _TO = 8192, 1 << 20, 0x1000_0000, 0x2000_0800
_WORD_BYTES = 8


@record
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


@record
class CompiledStencil:
    """Variant of a compiled stencil, with its in-core costs."""

    unroll: int
    blocked: bool
    code: RowCode


@record
class StencilCodeModel:
    """Model of a sweep of a stencil over a grid, from the code of its loops.

    Attributes
    ----------
    machine : SerialMachine
        Sizes of caches and of the cache line; its constants are not used.
    compiled : tuple of CompiledStencil
        Variants with and without blocks, for each unrolling.
    hypothesis : str
        How transfers overlap, see `analysis.traffic.overlap`.
    frequency_ghz : float
    rates : tuple of (float, float)
        Bytes per cycle towards the core and away from it over each boundary, the last with memory.
    victims : tuple of bool
        For each cache, True where lines evicted from the previous one fill it.
    """

    machine: SerialMachine
    compiled: tuple[CompiledStencil, ...]
    hypothesis: str
    frequency_ghz: float
    rates: tuple[tuple[float, float], ...]
    victims: tuple[bool, ...]

    name: ClassVar[str] = "stencil-code"

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the seconds of one sweep of each configuration by one thread, (n,).

        Parameters
        ----------
        X : DataFrame, (n, n_columns)
            I, J, K; bi, bj, bk, 0 or no column where an axis is not blocked; unroll, 0 without a column.

        Raises
        ------
        UsageError
            If a column is missing or holds no numbers, or there is no code of an unrolling.

        Notes
        -----
        In cycles, with ``n`` the points of a row of a block::

            T_OL = sum over rows of cycles(n) + sum over loops of iterations x cycles of their instructions
            T    = max(T_OL, f(T_L1LD, T_L1ST, transfers))

        ``f`` is the overlap hypothesis. A cache fetches the lines of `stencil_times` for reading, and each
        line that is written is fetched and written back; there are no transfers if both grids fit into it.
        """
        points = columns(self.name, ("I", "J", "K"), X)
        blocks = [column(self.name, axis, X) if axis in X else None for axis in ("bi", "bj", "bk")]
        grids = blocked_grids(points, blocks)
        unroll = X["unroll"].to_numpy() if "unroll" in X else np.zeros(len(X))
        moved = self._moved_bytes(grids)
        cycles = [self._cycles(grids, row, int(unroll[row]), moved[:, :, row]) for row in range(len(X))]
        return np.array(cycles) / (self.frequency_ghz * 1e9)

    def _cycles(self, grids: BlockedGrids, row: int, unroll: int, moved: Floats) -> float:
        (i, j, k), block = grids.points[:, row].astype(int), grids.block[:, row].astype(int)
        code = self._code(unroll, blocked=bool(np.any(block < grids.points[:, row])))
        whole, rest = divmod(i, block[0])
        in_core = j * k * (whole * code.cycles_of_row(block[0]) + (code.cycles_of_row(rest) if rest else 0))
        n_i, n_j, n_k = (-(-n // size) for n, size in zip((i, j, k), block, strict=True))
        # iterations of the loops over rows, planes and blocks, innermost first; without blocks one each
        iterations = (n_i * j * k, n_i * n_j * k, n_i * n_j * n_k, n_j * n_k, n_k)
        in_core += sum(a * b for a, b in zip(iterations, code.loop_cycles, strict=False))
        transfers = [
            Transfer(name, load / towards, store / away)
            for name, load, store, (towards, away) in zip(
                self.machine.names[1:], *moved, self.rates, strict=True
            )
        ]
        points = i * j * k
        ports = points * code.load_cycles, points * code.store_cycles
        return float(max(in_core, HYPOTHESES[self.hypothesis](*ports, transfers)))

    def _code(self, unroll: int, blocked: bool) -> RowCode:
        for compiled in self.compiled:
            if (compiled.unroll, compiled.blocked) == (unroll, blocked):
                return compiled.code
        known = sorted({compiled.unroll for compiled in self.compiled})
        raise UsageError(f"the analytical model {self.name!r} knows unroll {known}, not {unroll}")

    def _moved_bytes(self, grids: BlockedGrids) -> Floats:
        """Return the bytes towards the core and away from it over each boundary, (2, n_caches, n)."""
        line = self.machine.line_bytes
        sizes = block_sizes(grids, line)
        fetched = stencil_times(grids, self.machine).misses * line
        rows = np.ceil(grids.block[0] / sizes.line) * sizes.line * _WORD_BYTES
        written = np.broadcast_to(rows * grids.block[1] * grids.block[2] * sizes.number, fetched.shape)
        both_grids = 2 * _WORD_BYTES * np.prod(grids.points + 2 * grids.order, axis=0)
        kept = np.array([both_grids <= cache.size_bytes for cache in self.machine.caches])
        load, store = np.where(kept, 0, fetched + written), np.where(kept, 0, written)
        for outer in np.flatnonzero(self.victims[1:]) + 1:
            # lines from memory bypass a victim cache, and each fetched line evicts one into it
            filled = load[outer - 1].copy()
            load[outer - 1], store[outer - 1] = filled - load[outer], filled
        return np.stack([load, store])


@record
class PairCodeModel:
    """Model of P2P over a uniform tree, from the code of its innermost loop with all data in L1.

    Attributes
    ----------
    pair_cycles : float
        Cycles of a pair of particles.
    frequency_ghz : float
    """

    pair_cycles: float
    frequency_ghz: float

    name: ClassVar[str] = "p2p-code"

    def predict(self, X: pd.DataFrame) -> Floats:
        """Return the seconds of P2P of each configuration by one thread, (n,), from columns N and q.

        Raises
        ------
        UsageError
            If a column is missing or holds no numbers, or particles do not fill a power of two of leaves.

        Notes
        -----
        Pairs are those of the tree, ``octree.p2p_pairs``: at its sides leaves have fewer neighbours.
        """
        N, q = columns(self.name, ("N", "q"), X)
        pairs = [p2p_pairs(leaf_dims(int(n // per)), int(per)) for n, per in zip(N, q, strict=True)]
        return np.array(pairs) * self.pair_cycles / (self.frequency_ghz * 1e9)


def stencil_code_model(machine: Machine, unrolls: set[int], compiler: str = "gcc") -> StencilCodeModel:
    """Return the model of a stencil on a machine, from the code that a compiler here generates.

    Parameters
    ----------
    machine : Machine
    unrolls : set of int
        Unrollings that are compiled, each with and without blocks.
    compiler : str
        Name of the compiler.

    Raises
    ------
    UsageError
        If the compiler is not installed, or the machine lacks a constant or names an unknown hypothesis.
    """
    compiled = tuple(
        CompiledStencil(unroll, blocked, _row_code(StencilCode(1, unroll, blocked), machine, compiler))
        for unroll in sorted(unrolls)
        for blocked in (False, True)
    )
    hypothesis = machine.overlap.hypothesis
    if hypothesis not in HYPOTHESES:
        raise UsageError(
            f"machine {machine.key}: overlap {hypothesis!r} is unknown; use {', '.join(HYPOTHESES)}"
        )
    clock = machine.core.clock_ghz(machine.vector_bits)
    memory = machine.memory.core_bytes_per_second / (clock * 1e9)
    rates = [(cache.load_bytes_per_cycle, cache.store_bytes_per_cycle) for cache in machine.caches[1:]]
    victims = tuple(cache.victim for cache in machine.caches)
    return StencilCodeModel(
        serial_machine(machine), compiled, hypothesis, clock, (*rates, (memory, memory)), victims
    )


def pair_code_model(machine: Machine, compiler: str = "gcc") -> PairCodeModel:
    """Return the model of P2P on a machine, from the code of a compiler; raises as `stencil_code_model`."""
    order = ORDERS[0]
    text = assembly_of(render_multipole(order), compiler)
    clock = machine.core.clock_ghz(machine.vector_bits)
    return PairCodeModel(cycles_per_pair(text, machine, f"fmm_k{order}_p2p"), clock)


def _row_code(code: StencilCode, machine: Machine, compiler: str) -> RowCode:
    return read_row_code(assembly_of(render_stencil(code), compiler), machine)
