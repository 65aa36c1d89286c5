"""The calibrating process: runs microbenchmarks and reports line by line.

Run as `python -m chainline.analysis.calibration.worker` with one JSON request on standard
input. Every loop is announced before it first runs, so that the reader knows which one
crashed.
"""

from __future__ import annotations

import json
import random
import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from .compiled_benchmarks import (
    MOMENT_S,
    PARTS,
    Beside,
    Call,
    Chain,
    Clock,
    Loops,
    Sampler,
    link_library,
    width_chains,
)
from .streaming import (
    SHORT_CHAIN_S,
    allocate,
    constants_block,
    link_ring,
    pin,
    ring,
    set_ring,
    sizes,
    streams,
)

_LINE = 64
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
    sampler, others = Sampler(clock, **request["vigil"]), Beside(clock)
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
