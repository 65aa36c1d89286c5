"""Times of applications from their compiled code: in-core cycles of its loops, and transfers between caches.

This is the counterpart of the formulas of `stencil` and `particles`. The in-core part comes from the assembly
of a compiler (`row_code`), the transfers from the planes that caches fetch (`planes`). Both overlap by the
hypothesis of the ECM model for the machine.

References
----------
J. Hofmann, J. Eitzinger, D. Fey: Execution-Cache-Memory performance model: introduction and validation,
arXiv 1509.03118, 2015.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pandas as pd

from ....analysis.machine.record import Machine
from ....analysis.traffic.overlap import HYPOTHESES, Transfer
from ....arrays import Floats
from ....codegen.applications.multipole import ORDERS, render_multipole
from ....codegen.applications.octree import leaf_dims, p2p_pairs
from ....codegen.applications.program import assembly_of
from ....codegen.applications.stencil import StencilCode, render_stencil
from ....errors import UsageError
from .blocked_grid import BlockedGrids, block_sizes, blocked_grids
from .predictors import column, columns
from .row_code import RowCode, cycles_per_pair, read_row_code
from .serial_machine import SerialMachine, serial_machine
from .stencil import stencil_times

_WORD_BYTES = 8


@dataclass(frozen=True, slots=True)
class CompiledStencil:
    """Variant of a compiled stencil, with its in-core costs."""

    unroll: int
    blocked: bool
    code: RowCode


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
