"""Chain ratio of an executed stream, seen through the window of an out-of-order core.

The chain ratio (Ren et al. 2026, Eq. 1) is the number of FMA on the longest chain over that of all
FMA. A core overlaps only the instructions that its scheduler holds at a time. The ratio is near
zero on a whole stream and near one on one loop body, so it is averaged over consecutive windows of
the executed stream. All windows are processed at once: step `s` handles the `s`-th instruction of
every window with a few numpy operations, after identical windows have been counted and merged. They
follow registers and stack slots; the few windows in which a value may go through other memory are
taken one by one. Either way the answer is that of the dependency graph of each window.

The arrays follow stack slots at constant offsets. A value that goes through another buffer, from one pass
of a kernel to the next or along a recurrence, is rare within a window: `windows_through_memory` names the
windows that may have one, and `dependencies` compares their addresses exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..arrays import Integers
from ..isa.instruction import Instruction, Kind, Memory
from ..isa.registry import FRAME_POINTERS, STACK_POINTERS
from ..isa.state import access_bytes
from ..records import record
from .dependencies import concern_memory, memory_edges
from .induction_variables import constant_step
from .listing_record import Listing

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
    instructions : sequence of Instruction
        The instructions, in program order.
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
    concerned = [position for position, does in enumerate(concern_memory(instructions)) if does]
    return _heaviest(instructions, _by_reader(memory_edges(instructions, concerned)), weights)


_Writers = Mapping[int, Sequence[int]]


def _by_reader(edges: Iterable[tuple[int, int]]) -> _Writers:
    """Return the writers of what each reader loads."""
    found: dict[int, list[int]] = {}
    for reader, writer in edges:
        found.setdefault(reader, []).append(writer)
    return found


def _heaviest(instructions: Sequence[Instruction], stored: _Writers, weights: Mapping[Kind, float]) -> float:
    """Return the weight of the heaviest path, given the stores of what is loaded, by position of the load."""
    made: dict[str, float] = {}  # by register
    reached: list[float] = []
    for position, instruction in enumerate(instructions):
        here = 0.0
        for root in instruction.reads:
            if (before := made.get(root, 0.0)) > here:
                here = before
        for writer in stored.get(position, ()):
            here = max(here, reached[writer])
        here += weights.get(instruction.kind, 0)
        reached.append(here)
        for root in instruction.writes:
            made[root] = here
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


_ZERO, _SINK = 0, 1  # rows of the depth table: never written, never read


@record
class WindowedRatio:
    """Chain ratio of a stream by windows.

    Attributes
    ----------
    window : int
        Instructions in a window.
    ratio : float or None
        Mean of `max(l_n) / N_s` over the windows that hold an FMA; None if none does.
    chained : int
        The longest FMA chain of each window, `max(l_n)`, summed over the windows.
    max_chain : int
        The longest in any window.
    n_fma : int
        FMA instructions of the whole stream.
    n_windows : int
        Windows that hold an FMA.
    """

    window: int
    ratio: float | None
    chained: int
    max_chain: int
    n_fma: int
    n_windows: int

    @property
    def mean_chain(self) -> float:
        """Mean over windows of the longest FMA chain."""
        return self.chained / self.n_windows if self.n_windows else 0.0


def windowed_ratio(
    listing: Listing, stream: npt.NDArray[np.int32], window: int, link: Kind = Kind.FMA
) -> WindowedRatio:
    """Return the chain ratio of an executed stream, averaged over windows.

    Dependencies are those of `graph.dependency_graph`, within a window. The last window may be shorter.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    stream : ndarray of int, (n_executed,)
        Positions in `listing.instructions`, see `instruction_stream`.
    window : int
        Scheduler capacity of the core in instructions.
    link : Kind
        Kind of the links of chains; in code without FMA the adds of its multiply-add pairs.
    """
    tables, windows, times = _cut(listing, stream, window, {link: 1})
    longest = tables.heaviest_paths(windows)
    longest[longest == 1] = 0  # an FMA without an FMA neighbour is no chain
    n_fma = tables.weights[windows].sum(axis=1)
    kept = n_fma > 0
    longest, n_fma, times = longest[kept], n_fma[kept], times[kept]
    total = int(times.sum())
    if total == 0:
        return WindowedRatio(window, None, 0, 0, 0, 0)
    return WindowedRatio(
        window=window,
        ratio=float((longest / n_fma) @ times / total),
        chained=int(longest @ times),
        max_chain=int(longest.max()),
        n_fma=int(n_fma @ times),
        n_windows=total,
    )


def windowed_latency(
    listing: Listing, stream: npt.NDArray[np.int32], window: int, latency_cycles: Mapping[Kind, float]
) -> float:
    """Return the cycles of the slowest dependency path, summed over the windows of a stream.

    Where windows follow one another without overlap, no schedule of the stream is faster.

    Parameters
    ----------
    listing : Listing
        Parsed assembly.
    stream : ndarray of int, (n_executed,)
        Positions in `listing.instructions`, see `instruction_stream`.
    window : int
        Scheduler capacity of the core in instructions.
    latency_cycles : mapping of Kind to float
        Latency along a path of the kinds that count; all others pass values on in no time.
    """
    tables, windows, times = _cut(listing, stream, window, latency_cycles)
    return float(tables.heaviest_paths(windows) @ times)


def _cut(
    listing: Listing, stream: npt.NDArray[np.int32], window: int, weights: Mapping[Kind, float]
) -> tuple[_Tables, npt.NDArray[np.int32], Integers]:
    """Return the tables of a stream, its distinct windows, and how often each occurs."""
    if not _latest or _latest[0].stream is not stream or _latest[0].asked != (id(listing), window):
        _latest[:] = [_windows_of(listing, stream, window)]
    found = _latest[0]
    return _Tables(found.accesses, weights, found.through_memory, found.stored), found.windows, found.times


@record
class _Windows:
    """Distinct windows of a stream, which one analysis after the other looks at."""

    stream: npt.NDArray[np.int32]
    listing: Listing
    asked: tuple[int, int]
    accesses: _Accesses
    windows: npt.NDArray[np.int32]
    times: Integers
    through_memory: Integers
    stored: dict[int, _Writers]  # through memory, in the windows that were looked at, by number


_latest: list[_Windows] = []


def _windows_of(listing: Listing, stream: npt.NDArray[np.int32], window: int) -> _Windows:
    if window < 1:
        raise ValueError(f"window is {window}: it must be at least one instruction")
    used = np.flatnonzero(np.bincount(stream))
    local = np.zeros(int(used[-1]) + 1 if len(used) else 1, dtype=np.int32)
    local[used] = np.arange(len(used))
    accesses = _Accesses([listing.instructions[position] for position in used.tolist()])
    padded = np.full(-(-len(stream) // window) * window, len(used), dtype=np.int32)
    padded[: len(stream)] = local[stream]
    windows, times = _distinct_rows(padded.reshape(-1, window))
    through = np.flatnonzero(windows_through_memory(accesses.instructions, windows, accesses.slots.follows))
    return _Windows(stream, listing, (id(listing), window), accesses, windows, times, through, {})


class _Accesses:
    """Registers and stack slots that instructions read and write."""

    def __init__(self, instructions: list[Instruction]) -> None:
        self.instructions, self.slots = instructions, _StackSlots(instructions)
        self.reads = [[*i.reads, *self.slots.of(i, i.loads)] for i in instructions]
        self.writes = [[*i.writes, *self.slots.of(i, i.stores)] for i in instructions]
        self.concerns = [*concern_memory(instructions), False]  # the last for what fills a window


def _distinct_rows(rows: npt.NDArray[np.int32]) -> tuple[npt.NDArray[np.int32], Integers]:
    """Return the distinct rows, sorted by their bytes, and how often each occurs."""
    n_bytes = rows.shape[1] * rows.itemsize
    content = np.ascontiguousarray(rows).tobytes()
    times = Counter(content[begin : begin + n_bytes] for begin in range(0, len(content), n_bytes))
    distinct = sorted(times)
    made = np.frombuffer(b"".join(distinct), dtype=rows.dtype).reshape(-1, rows.shape[1])
    return made, np.array([times[row] for row in distinct], dtype=np.int64)


class _Tables:
    """Rows of the depth table that each instruction reads and writes, and its weight, as arrays.

    The instruction after the last stands for "none" and fills the last window.
    """

    def __init__(
        self,
        code: _Accesses,
        weights: Mapping[Kind, float],
        through_memory: Integers,
        stored: dict[int, _Writers],
    ) -> None:
        instructions, reads, writes = code.instructions, code.reads, code.writes
        self.instructions, self.latency, self.through_memory = instructions, weights, through_memory
        self.stored, self.concerns = stored, code.concerns
        rows: dict[object, int] = {}
        carriers = _carriers(instructions, reads, writes, weights)
        for place in carriers:
            rows[place] = len(rows) + 2
        self.reads = _table([[rows[p] for p in places if p in rows] for places in reads], _ZERO)
        self.writes = _table([[rows[p] for p in places if p in rows] for places in writes], _SINK)
        self.n_rows = len(rows) + 2
        self.weights = np.array([*(weights.get(i.kind, 0) for i in instructions), 0])

    def heaviest_paths(self, windows: npt.NDArray[np.int32]) -> npt.NDArray[Any]:
        """Return the weight of the heaviest dependency path of each window."""
        best = self._by_arrays(windows)
        none = len(self.instructions)
        for number in self.through_memory.tolist():
            code = [self.instructions[position] for position in windows[number].tolist() if position < none]
            if (stored := self.stored.get(number)) is None:
                at = [k for k, position in enumerate(windows[number].tolist()) if self.concerns[position]]
                stored = self.stored[number] = _by_reader(memory_edges(code, at))
            best[number] = _heaviest(code, stored, self.latency)
        return best

    def _by_arrays(self, windows: npt.NDArray[np.int32]) -> npt.NDArray[Any]:
        """Return the same by registers and stack slots alone."""
        n_windows, steps = len(windows), windows.T
        # row r of window w at r * n + w
        depth = np.zeros(self.n_rows * n_windows, dtype=self.weights.dtype)
        lane = np.arange(n_windows)
        reads, writes = (
            np.ascontiguousarray((table[:, steps] * n_windows + lane).swapaxes(0, 1))
            for table in (self.reads, self.writes)
        )
        reached = self.weights[steps]
        for row, sources, places in zip(reached, reads, writes, strict=True):
            np.add(row, np.maximum.reduce(depth[sources]), out=row)
            depth[places] = row
        last: npt.NDArray[Any] = np.maximum.reduce(reached)
        return last


def _table(places: list[list[int]], filler: int) -> Integers:
    width = max((len(entry) for entry in places), default=0) or 1
    table = np.full((width, len(places) + 1), filler, dtype=np.int64)
    for column, entry in enumerate(places):
        table[: len(entry), column] = entry
    return table


def _carriers(
    instructions: list[Instruction],
    reads: list[list[object]],
    writes: list[list[object]],
    weights: Mapping[Kind, float],
) -> dict[object, None]:
    """Return the places that can hold a value on a weighted path; all others have depth zero."""
    carriers: dict[object, None] = {}
    for instruction, written in zip(instructions, writes, strict=True):
        if instruction.kind in weights:
            carriers.update(dict.fromkeys(written))
    grown = -1
    while grown != len(carriers):
        grown = len(carriers)
        for read, written in zip(reads, writes, strict=True):
            if not carriers.keys().isdisjoint(read):
                carriers.update(dict.fromkeys(written))
    return carriers


class _StackSlots:
    """Names for stack slots: accesses at a constant offset of a fixed frame whose bytes overlap."""

    def __init__(self, instructions: list[Instruction]) -> None:
        self.frames = _fixed_frames(instructions)
        pieces = sorted({p for i in instructions for p in self._pieces(i, (*i.loads, *i.stores))})
        self.names: dict[tuple[str, int, int], tuple[str, int]] = {}
        base, start, end = "", 0, 0
        for piece in pieces:
            if piece[0] != base or piece[1] >= end:
                base, start, end = piece[0], piece[1], piece[2]
            end = max(end, piece[2])
            self.names[piece] = (base, start)

    def of(self, instruction: Instruction, operands: tuple[Memory, ...]) -> list[object]:
        return [self.names[piece] for piece in self._pieces(instruction, operands)] if operands else []

    def follows(self, memory: Memory) -> bool:
        """Tell whether an operand is a slot."""
        return memory.base is not None and memory.base.root in self.frames and memory.index is None

    def _pieces(
        self, instruction: Instruction, operands: tuple[Memory, ...]
    ) -> Iterable[tuple[str, int, int]]:
        for memory in operands:
            if memory.base is None or not self.follows(memory):
                continue
            n_bytes = access_bytes(instruction, memory, _NOMINAL_SCALABLE_BITS)
            low = 0 if memory.post_index else memory.displacement * (n_bytes if memory.vl_scaled else 1)
            # A pair (`ldp`, `stp`) moves two slots.
            parts = 2 if instruction.mnemonic in {"ldp", "stp", "ldnp", "stnp"} else 1
            size = n_bytes // parts
            for part in range(parts):
                yield memory.base.root, low + part * size, low + (part + 1) * size


def _fixed_frames(instructions: list[Instruction]) -> frozenset[str]:
    """Return the roots that point to the frame: rbp or x29 only if every writer makes them so."""
    general = {
        root
        for instruction in instructions
        for root in FRAME_POINTERS - STACK_POINTERS
        if root in instruction.writes and STACK_POINTERS.isdisjoint(instruction.reads)
    }
    return FRAME_POINTERS - general
