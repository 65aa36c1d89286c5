"""The calibrating process: runs microbenchmarks and reports line by line.

Run as `python -m chainline.analysis.calibration.worker` with one JSON request on standard
input. Every loop is announced before it first runs, so that the reader knows which one
crashed.
"""

from __future__ import annotations

import json
import mmap
import os
import random
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from ...isa.microbenchmark import BLOCK_BYTES, RING, STREAM
from .compiled_benchmarks import (
    MOMENT_S,
    PARTS,
    Call,
    Chain,
    Clock,
    Function,
    Loops,
    RoundInterference,
    Sampler,
    fill_constants,
    link_library,
    width_chains,
)

_HUGE_PAGE = 2 << 20
_LINE = 64
Bytes = npt.NDArray[np.uint8]


def allocate(n_bytes: int) -> Bytes:
    """Return untouched bytes that start a huge page, with advice to use huge pages."""
    region = mmap.mmap(-1, n_bytes + _HUGE_PAGE)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        region.madvise(mmap.MADV_HUGEPAGE)
    whole = np.frombuffer(region, np.uint8)
    start = -whole.ctypes.data % _HUGE_PAGE
    return whole[start : start + n_bytes]


def constants_block() -> Bytes:
    """Return the data block that microbenchmarks take, with their constants."""
    block = allocate(BLOCK_BYTES)
    fill_constants(block)
    return block


def ring(n_bytes: int, seed: int) -> Bytes:
    """Return memory whose cache lines point to one another in one ring of random order."""
    memory = allocate(n_bytes)
    link_ring(memory, seed)
    return memory


def link_ring(memory: Bytes, seed: int) -> None:
    """Make the lines of a memory point to one another in one ring of random order."""
    order = np.random.default_rng(seed).permutation(memory.size // _LINE)
    words = memory.view(np.int64)
    words[order * (_LINE // 8)] = memory.ctypes.data + np.roll(order, -1) * _LINE


def set_ring(block: Bytes, memory: Bytes) -> None:
    """Let the two pointers of a data block start at opposite places of a ring.

    They follow the same random order half the ring apart, so neither finds what the other
    has brought.
    """
    words = memory.view(np.int64)
    first = int(memory.ctypes.data)
    second = first
    # half a ring away would take long to walk to; any other line is as good as random
    second += (words.size * 8 // _LINE // 2) * _LINE
    block.view(np.int64)[RING // 8 : RING // 8 + 2] = first, second


def as_float64(memory: Bytes) -> npt.NDArray[Any]:
    """Return the memory as numbers."""
    return memory.view(np.float64)


SHORT_CHAIN_S = 100e-6
"""Seconds of the chain that tells the clock beside a sample of what other cores share."""
_CHAIN_S = 400e-6
_ALIAS_FREE = 1344  # arrays start so far apart in their pages that no store aliases a load
Say = Callable[..., None]
"""Reports what is named."""


def pin(cpu: int | None = None) -> None:
    """Stay on one of the allowed processors, where the system can be told so."""
    if hasattr(os, "sched_setaffinity"):
        allowed = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {allowed[0] if cpu is None else cpu})


def sizes(request: dict[str, Any], say: Say) -> None:
    """Read working sets of several sizes again and again; samples are bytes per cycle."""
    clock, loops = Clock(), Loops(request["ir"])
    read = loops.function(request["symbol"])
    say(event="begin", loop="sizes")
    streamer = _Streamer(None, max(request["sizes"]))
    others = RoundInterference(clock)
    for sweep in range(request["sweeps"]):
        for size in request["sizes"]:
            moved = streamer.lay_out(size, 1, request["block_bytes"])
            passes = max(1, request["bytes"] // moved)
            clock.seconds(read, 1, streamer.address)  # what the size of the caches holds is in them
            seconds, clocks = [], []
            others.begin()
            for _ in range(request["rounds"]):
                seconds.append(clock.seconds(read, passes, streamer.address))
                clocks.append(clock.frequency_ghz(SHORT_CHAIN_S))
            samples = [passes * moved / (each * max(clocks) * 1e9) for each in seconds]
            say(event="size", sweep=sweep, size=size, samples=samples, **others.seen())


class _Streamer:
    """One thread of a streaming loop, with arrays and a data block of its own."""

    def __init__(self, cpu: int | None, n_bytes: int) -> None:
        self._cpu = cpu
        pin(cpu)  # memory lies near the processor that first writes it
        self._memory: Bytes = allocate(n_bytes + 4 * _ALIAS_FREE + 4096)
        as_float64(self._memory[: self._memory.size // 8 * 8])[:] = 1.0
        self._block = constants_block()

    @property
    def address(self) -> int:
        """Address of the data block."""
        return int(self._block.ctypes.data)

    def lay_out(self, n_bytes: int, arrays: int, block_bytes: int) -> int:
        """Divide `n_bytes` among the arrays; return the bytes of one pass."""
        blocks = max(1, n_bytes // arrays // block_bytes)
        words = self._block.view("int64")
        place = int(self._memory.ctypes.data)
        for number in range(arrays):
            words[STREAM // 8 + number] = place
            place += blocks * block_bytes
            place += (_ALIAS_FREE // _LINE * _LINE * (number + 1) - place) % 4096
        words[STREAM // 8 + 3] = blocks
        return int(arrays * blocks * block_bytes)

    def run(self, function: Function, passes: int, barrier: threading.Barrier) -> tuple[int, int]:
        """Run passes after the barrier; return when they began and ended, in nanoseconds."""
        pin(self._cpu)
        barrier.wait()
        begin = time.perf_counter_ns()
        function(passes, self.address)
        return begin, time.perf_counter_ns()


def streams(request: dict[str, Any], say: Say) -> None:
    """Stream through arrays of each level, with one thread and with one on every processor.

    A sample is the bytes of all threads over the time from the first begin to the last end. One thread in
    caches near by, of which another thread of the core takes a part, is sampled while it has the core alone.
    """
    cpus: Sequence[int | None] = [None]
    if hasattr(os, "sched_getaffinity"):
        cpus = sorted(os.sched_getaffinity(0))
    loops = Loops(request["ir"])
    functions = {name: loops.function(symbol) for name, symbol in request["symbols"].items()}
    largest = max(level["bytes"] for level in request["levels"])
    say(event="begin", loop="streams")
    team: list[_Streamer] = []
    for cpu in cpus:  # in threads, because pinning holds for the thread that asks for it
        _in_thread(partial(_enlist, team, cpu, largest))
    pin(cpus[0])
    clock = Clock()
    others, sampler = RoundInterference(clock), Sampler(clock, **request["vigil"])
    for number in range(request["rounds"]):
        for level in request["levels"]:
            samples = []
            near = level["bytes"] / level["guess"] < MOMENT_S
            if near and number % PARTS:
                continue  # there are so many samples in a row
            for name, arrays in request["arrays"].items() if near else ():
                moved = team[0].lay_out(level["bytes"], arrays, request["block_bytes"])
                passes = max(1, round(MOMENT_S * level["guess"] / moved))
                for one in sampler.samples(Call(functions[name], passes, team[0].address), PARTS):
                    rate = moved * one.ghz * 1e9 / one.cycles
                    said = [(level["name"], name, 1, rate, one.ghz)]
                    say(event="round", round=number, samples=said, **one.seen())
            others.begin()
            for name, arrays in request["arrays"].items():
                for threads in sorted({1, len(team)} - ({1} if near else set())):
                    members = team[:threads]
                    moved = sum(m.lay_out(level["bytes"], arrays, request["block_bytes"]) for m in members)
                    passes = max(1, round(request["sample_s"] * level["guess"] * threads / moved))
                    begun, ended = _together(members, functions[name], passes)
                    seconds = (ended - begun) * 1e-9
                    rate = passes * moved / seconds
                    samples.append((level["name"], name, threads, rate, clock.frequency_ghz(_CHAIN_S)))
            # this thread waits for those of the team, so that its own share tells nothing
            if samples:
                say(event="round", round=number, samples=samples, **others.seen() | {"share": 1.0})


def _enlist(team: list[_Streamer], cpu: int | None, n_bytes: int) -> None:
    team.append(_Streamer(cpu, n_bytes))


def _together(members: list[_Streamer], function: Function, passes: int) -> tuple[int, int]:
    barrier = threading.Barrier(len(members))
    times: list[tuple[int, int]] = []
    threads = [
        threading.Thread(target=lambda m=m: times.append(m.run(function, passes, barrier))) for m in members
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return min(begin for begin, _ in times), max(end for _, end in times)


def _in_thread(action: Callable[[], None]) -> None:
    thread = threading.Thread(target=action)
    thread.start()
    thread.join()


_SETTLE_S = 1e-3  # after the vectors have become wider or narrower; Intel waits two thirds of that
_WALK_S = 100e-6  # of what lies in caches that are its own
_NOT_ABOVE = 0.9  # a quantile: the clock of a round is no misjudged one
_REFERENCE_ROUNDS, _STEADY = 5, 0.985  # rounds whose best clock is the measure, and how near it must be


def main() -> None:
    """Serve one request."""
    request = json.loads(sys.stdin.readline())
    tasks: dict[str, Callable[[dict[str, Any]], None]] = {
        "loops": _loops,
        "frequency": _frequency,
        "chase": _chase,
        "streams": partial(streams, say=_say),
        "sizes": partial(sizes, say=_say),
    }
    tasks[request["task"]](request)
    _say(event="done")


def _say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def _loops(request: dict[str, Any]) -> None:
    """Sample all loops in random order, many times, a few samples each time, in cycles of one round.

    Those of one width run together, and the chains that clock them compute in that width too; the clock
    that they saw is said of each width.
    """
    pin()
    link_library(request.get("library", ()))
    clock, loops = Clock(), Loops(request["ir"])
    block = constants_block()
    if request["ring_bytes"]:
        memory = ring(request["ring_bytes"], request["seed"])
        set_ring(block, memory)
    argument, calls = int(block.ctypes.data), dict[str, Call]()
    for name, symbol in request["symbols"].items():
        _say(event="begin", loop=name)
        function = loops.function(symbol)
        function(2, argument)
        calls[name] = Call(function, clock.rounds_for(function, argument, request["sample_s"]), argument)
    chains = width_chains(clock, loops, request["clocks"], argument)
    groups: dict[str, list[str]] = {}
    for name, width in request["widths"].items():
        groups.setdefault(width, []).append(name)
    samplers = {width: Sampler(clock, chain=chains.get(width), **request["vigil"]) for width in groups}
    order, shuffle = list(groups), random.Random(request["seed"])
    references: dict[str, deque[float]] = {width: deque(maxlen=_REFERENCE_ROUNDS) for width in groups}
    for number in range(request["rounds"]):
        shuffle.shuffle(order)
        clocks: dict[str, float] = {}
        for width in order:
            group, chain = groups[width], chains.get(width)
            shuffle.shuffle(group)
            if chain is not None:
                clock.frequency_ghz(_SETTLE_S, chain)
            taken = [(name, one) for name in group for one in samplers[width].samples(calls[name], PARTS)]
            clocks[width] = float(np.quantile([one.ghz for _, one in taken], _NOT_ABOVE))
            references[width].append(clocks[width])
            steady = _STEADY * max(references[width])
            for name, one in taken:
                # where both chains are slow, another thread of the core may be in their way: no sample, but
                # where a loop has no other
                which = "samples" if one.ghz > steady else "unsteady"
                said = {"samples": {}, "unsteady": {}, which: {name: one.cycles}}
                _say(event="round", round=number, **said, **one.seen())
        _say(event="clocks", round=number, samples=clocks)


def _frequency(request: dict[str, Any]) -> None:
    """Measure the clock by chains, for each width with vectors of that width beside it."""
    pin()
    clock, loops, block = Clock(), Loops(request["ir"]), constants_block()
    chains: dict[str, Chain | None] = {"scalar": None}
    chains |= width_chains(clock, loops, request["clocks"], block.ctypes.data)
    for width, chain in chains.items():
        clock.frequency_ghz(_SETTLE_S, chain)
        sampler = Sampler(clock, chain=chain, **request["vigil"])
        samples = [ghz for _ in range(request["rounds"]) for ghz in sampler.clocks(MOMENT_S, PARTS)]
        _say(event="frequency", width=width, samples=samples)


def _chase(request: dict[str, Any]) -> None:
    """Measure the latency of loads that walk rings of several sizes, sweep after sweep."""
    pin()
    clock, loops = Clock(), Loops(request["ir"])
    chase = loops.function(request["symbol"])
    block, links = constants_block(), request["links"]
    memory = allocate(max(request["sizes"]))
    _say(event="begin", loop="chase")
    sampler, others = Sampler(clock, **request["vigil"]), RoundInterference(clock)
    address = int(block.ctypes.data)
    for sweep in range(request["sweeps"]):
        for size in request["sizes"]:
            part = memory[:size]
            link_ring(part, request["seed"] + sweep)
            set_ring(block, part)
            lines = size // _LINE
            walk = -(-lines // links)
            chase(walk, address)  # what the size of the caches holds is in them
            if clock.seconds(chase, walk, address) < _WALK_S:
                call = Call(chase, clock.rounds_for(chase, address, MOMENT_S), address)
                for one in sampler.samples(call, request["rounds"]):
                    _say(event="size", sweep=sweep, size=size, samples=[one.cycles / links], **one.seen())
                continue
            # while one waits, others take what is shared: samples follow each other at once
            rounds = max(request["loads"], min(lines, 4 * request["loads"])) // links
            seconds, clocks = [], []
            others.begin()
            for _ in range(request["rounds"]):
                seconds.append(clock.seconds(chase, rounds, address))
                clocks.append(clock.frequency_ghz(SHORT_CHAIN_S))
            cycles = [each * max(clocks) * 1e9 / rounds / links for each in seconds]
            _say(event="size", sweep=sweep, size=size, samples=cycles, **others.seen())


if __name__ == "__main__":
    main()
