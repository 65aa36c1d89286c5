"""Process that assembles forms of instructions, and times short bodies of them one after the other.

Run as `python -m chainline.analysis.calibration.form_worker` with one JSON request on standard input:

    {"texts": [...]}    a line of JSON for each text: its code in hexadecimal, or null
    {"bodies": [...]}   a line for each body, which is a list of lines: {"times": [...], "chain": ticks of the
                        chain of adds beside it} or {"problem": ...}

LLVM ends the process that gives it a text that it does not know. So a fork of this process assembles some
texts at once; where it ends early, its message names the line. Bodies are timed in children without system
calls, as `block_worker` does, but in less time: a form takes ten of them.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from math import log2
from typing import Any

import llvmlite.binding as llvm

from ...isa.registry import host_isa, instruction_set
from ...records import replace
from ..measurement.block_worker import (
    CHAIN_ROUNDS,
    CYCLES_A_TICK,
    FILLS,
    LAYOUT,
    MOST_ITERATIONS,
    WARM,
    BlockError,
    Place,
    assembled,
    difference_cycles,
    undisturbed_ticks,
)

_TOGETHER = 48
"""Texts that one fork assembles."""
_LINE = re.compile(r"<inline asm>:(\d+):")
_INSTRUCTIONS, _MOST_COPIES = 72, 48
"""Instructions of the copies in a loop, about, and how many copies of a body there are at most."""
_SAMPLE_CYCLES, _BATCH, _RUNS = 4500, 90, 3
"""Cycles of the shorter loop, about; samples of a part of the run, and parts."""
_PROBES = 6
_CALLS = 5
"""Times that the call of a chain is timed: what disturbs one of them would count in all bodies."""


def codes_of(texts: Sequence[str]) -> Iterator[str | None]:
    """Yield the machine code of each instruction in hexadecimal, None where LLVM does not assemble it."""
    messages = os.memfd_create("messages")
    left = list(texts)
    while left:
        now = left[:_TOGETHER]
        rejected = _rejected_line(now, messages)
        good = now if rejected is None else now[:rejected]
        yield from _assembled_apart(good)
        if rejected is not None:
            yield None
        left = left[len(good) + (rejected is not None) :]


def _rejected_line(texts: Sequence[str], messages: int) -> int | None:
    """Return the place of the first text that LLVM does not assemble, None where it assembles all."""
    os.ftruncate(messages, 0)
    os.lseek(messages, 0, os.SEEK_SET)
    child = os.fork()
    if not child:
        try:
            os.dup2(messages, 2)
            assembled("\n".join(texts))
            os._exit(0)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if status == 0:
        return None
    said = _LINE.search(os.pread(messages, 1 << 12, 0).decode(errors="replace"))
    return int(said[1]) - 1 if said else 0


def _assembled_apart(texts: Sequence[str]) -> Iterator[str]:
    """Yield the code of each of some texts that LLVM assembles."""
    if not texts:
        return
    lines = [line for n, text in enumerate(texts) for line in (f".globl at{n}", f"at{n}:", text)]
    made = assembled("\n".join([*lines, f".globl at{len(texts)}", f"at{len(texts)}:"]))
    places = [made.symbols[f"at{n}"] for n in range(len(texts) + 1)]
    for begin, end in pairwise(places):
        yield made.code[begin:end].hex()


class _Timer:
    """Times bodies; keeps the ticks of a call, which are the same for all of them."""

    def __init__(self) -> None:
        self._part = instruction_set(host_isa()).timed_block
        self._features = dict(llvm.get_host_cpu_features())
        self._call_ticks: float | None = None

    def timed(self, lines: Sequence[str]) -> dict[str, Any]:
        """Return the cycles of a turn of a body, run by run, or why there are none."""
        copies = max(1, min(_MOST_COPIES, round(_INSTRUCTIONS / len(lines))))
        bodies = [list(lines) * copies, list(lines) * 2 * copies]
        text = self._part.program(bodies, "att", self._part.FREE_COUNTER, self._features, LAYOUT)
        try:
            with closing(Place(assembled(text))) as place:
                return self._sampled(place, copies)
        except BlockError as error:
            return {"problem": str(error)}
        except ArithmeticError:  # of samples that were never written
            return {"problem": "left no samples"}

    def _sampled(self, place: Place, copies: int) -> dict[str, Any]:
        fill = FILLS["double"]
        probe = place.run(fill, 1, _PROBES, 1.0)
        cycles = max(min(ticks[1] for ticks in probe.ticks[WARM:]), 1) * CYCLES_A_TICK
        iterations = min(2 ** round(log2(max(_SAMPLE_CYCLES / cycles, 1))), MOST_ITERATIONS)
        run = place.run(fill, iterations, WARM + _RUNS * _BATCH, 1.0)
        adds = CHAIN_ROUNDS * place.part.CHAIN_ADDS
        parts = [replace(run, ticks=run.ticks[n * _BATCH : (n + 1) * _BATCH + WARM]) for n in range(_RUNS)]
        found = [difference_cycles(part, adds, self._call(place)) for part in parts]
        times = [cycles / (iterations * copies) for cycles in found if cycles is not None]
        if not times:
            return {"problem": "", "disturbed": True}
        chain = undisturbed_ticks([ticks[3] for ticks in run.ticks[WARM:]])
        return {"times": times, "share": run.share, "chain": chain}

    def _call(self, place: Place) -> float:
        """Return the ticks that the call of a chain takes."""
        if self._call_ticks is None:
            one, all_rounds = (
                min(
                    undisturbed_ticks([ticks[3] for ticks in run.ticks[WARM:]])
                    for _ in range(_CALLS)
                    for run in [place.run(FILLS["double"], 1, _BATCH, 1.0, chain_rounds=rounds)]
                )
                for rounds in (1, CHAIN_ROUNDS)
            )
            self._call_ticks = (one * CHAIN_ROUNDS - all_rounds) / (CHAIN_ROUNDS - 1)
        return self._call_ticks


def main() -> None:
    """Serve one request."""
    request = json.loads(sys.stdin.readline())
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    if "texts" in request:
        for code in codes_of(request["texts"]):
            print(json.dumps(code))
        return
    timer = _Timer()
    for body in request["bodies"]:
        print(json.dumps(timer.timed(body)), flush=True)


if __name__ == "__main__":
    main()
