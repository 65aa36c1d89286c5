"""Process that times blocks of machine code: assembles them, and runs each in a child without system calls.

Run as `python -m chainline.analysis.measurement.block_worker` with one JSON request on standard input; a line
of JSON answers each block. The child has nothing in memory but the code, its context and a few pages, and its
filter of system calls kills it for any call but those of its handler of faults.

References
----------
Chen et al., BHive: a benchmark suite and measurement framework for validating x86-64 basic block performance
models, IISWC 2019, section 3.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import resource
import signal
import struct
import sys
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from math import log2
from statistics import fmean
from typing import Any, NoReturn

import llvmlite.binding as llvm

from ...codegen.process.bounded import system_call_filter
from ...codegen.toolchain import RelocatableText, relocatable_text
from ...isa.microbenchmark import TimedContext
from ...isa.registry import host_isa, instruction_set
from ...records import record

LAYOUT = TimedContext()
_CONTEXT_BYTES, _PAGE, _HOME_PAGES, _TOTAL_BYTES = 1 << 16, 4096, 8, LAYOUT.data
_BASE = 0x5A00_0000_0000
"""Address of the code, where it is free: buffers of a core that addresses select are the same every time."""
_TOP = 0x7FFF_FFFF_F000
"""End of the addresses of a process."""
_MOST_PAGES, _USUAL_PAGES = 2048, 256
_POINTER, _DOUBLE, _SINGLE = 0x1234_5600, 0x3FFB_3333_3333_3333, 0x3FD9_999A_3FD9_999A
FILLS = {"pointer": _POINTER, "double": _DOUBLE, "single": _SINGLE}
"""Words that memory and vector registers are filled with: an address, or 1.7."""
_FLUSHED = 0x9FC0
"""Denormal numbers are zero, as operands and as results; no exception is raised."""
CHAIN_ROUNDS = 64
_SAMPLE_CYCLES, MOST_ITERATIONS, _FEWEST, _BATCH = 6000, 1 << 14, 5, 200
"""Cycles of the shorter loop, about: interruptions that are microseconds apart leave most samples alone. Runs
at least, and samples of each."""
CYCLES_A_TICK = 1.4
_LOW, _ALIKE = 0.1, 0.01
"""Share of the shortest samples that does not count, and how much chains before and after may differ by."""
WARM = 2
_DONE, _FAULT, _UNFILTERED, _TOO_MANY = 1, 2, 3, 4
_ENDLESS = "does not end: a loop in it, or a long repeated instruction"
_MOST_TICKS = 1 << 40
_ELSEWHERE = "goes on outside of its own code"
_UNPROTECTED = "was not run: this system has no filter of system calls (seccomp)"
_FAULTS = (signal.SIGILL, signal.SIGTRAP, signal.SIGBUS, signal.SIGFPE, signal.SIGSEGV)
_PR_SET_PDEATHSIG, _PR_GET_SECCOMP, _PR_SET_NO_NEW_PRIVS = 1, 21, 38
_RELATIVE = frozenset({2, 4})
_INDIRECT = frozenset({9, 41, 42})
_ABSOLUTE = frozenset({10, 11})
"""Kinds of relocations: a distance, that of a word with an address, an address."""
_SYMBOL_APART, _ABSOLUTE_DATA = 8256, 0x2000_0000

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


class BlockError(Exception):
    """A block that ends in no time; the message says why."""


@record
class Run:
    """One run of a child.

    Attributes
    ----------
    pages : int
        Pages that it has touched.
    ticks : tuple of (int, int, int, int)
        Of the chain before, of u copies and of 2 u copies, and of the chain behind, for each repeat.
    share : float
        Share of the time in which the child had a processor.
    """

    pages: int
    ticks: tuple[tuple[int, ...], ...]
    share: float


class Place:
    """Memory of a block: its code, the context that it shares with the child, and its filter."""

    def __init__(self, made: RelocatableText) -> None:
        part = instruction_set(host_isa()).timed_block
        code = _placed(made)
        if len(code) > LAYOUT.context:
            raise BlockError("is longer than 1 MiB of copies")
        self.part, self.symbols = part, made.symbols
        self.base = _mapped(_BASE, _TOTAL_BYTES, 0, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        fixed = 0x10  # MAP_FIXED
        _mapped(self.base, LAYOUT.context, 3, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | fixed)
        ctypes.memmove(self.base, code, len(code))
        _libc.mprotect(self.base, LAYOUT.context, 5)
        self.context = self.base + LAYOUT.context
        _mapped(self.context, _CONTEXT_BYTES, 3, mmap.MAP_SHARED | mmap.MAP_ANONYMOUS | fixed)
        stack = self.context + _CONTEXT_BYTES
        _mapped(stack, LAYOUT.stack - LAYOUT.context - _CONTEXT_BYTES, 3, 0x22 | fixed)
        self._place = {name: place for place, name in enumerate(LAYOUT.words)}
        self._words = (ctypes.c_uint64 * (_CONTEXT_BYTES // 8)).from_address(self.context)
        self._counter = ctypes.CFUNCTYPE(ctypes.c_uint64)(self.base + made.symbols["chainline_counter"])
        self._began = time.perf_counter_ns(), self._counter()

    def tick_ghz(self) -> float:
        """Return the ticks of the time-stamp counter a nanosecond, since the block was placed."""
        then_ns, then = self._began
        return float((self._counter() - then) / max(time.perf_counter_ns() - then_ns, 1))

    def close(self) -> None:
        _libc.munmap(self.base, _TOTAL_BYTES)

    def __getitem__(self, name: str) -> int:
        return int(self._words[self._place[name]])

    def set(self, **values: int) -> None:
        for name, value in values.items():
            self._words[self._place[name]] = value

    def run(
        self, fill: int, iterations: int, repeats: int, limit_s: float, chain_rounds: int = CHAIN_ROUNDS
    ) -> Run:
        """Return one run in a child.

        Raises
        ------
        BlockError
            If it ends otherwise than by itself.
        """
        begin = LAYOUT.context + LAYOUT.samples
        self.set(state=0, pages=0, most_pages=_MOST_PAGES, page_mask=(_HOME_PAGES - 1) * _PAGE)
        self.set(home=self.base + LAYOUT.home, home_words=_HOME_PAGES * _PAGE // 8, fill=fill)
        self.set(iterations=iterations, repeats=repeats, next_sample=self.base + begin)
        self.set(chain_rounds=chain_rounds, mxcsr=_FLUSHED, **_rest(self.base), **_rseq())
        began = time.monotonic()
        child = os.fork()
        if not child:
            self._child()
        status, used_s = _waited(child, limit_s)
        share = min(1.0, used_s / max(time.monotonic() - began, 1e-9))
        self._require_done(status)
        words = LAYOUT.samples // 8
        kept = [tuple(self._words[words + 4 * n : words + 4 * n + 4]) for n in range(repeats)]
        if not all(0 < ticks < _MOST_TICKS for sample in kept for ticks in sample):
            raise BlockError(_ELSEWHERE)
        return Run(self["pages"], tuple(kept), share)

    def _require_done(self, status: int | None) -> None:
        state = self["state"]
        if status is None:
            raise BlockError(_ENDLESS)
        if os.WIFSIGNALED(status):
            ended = os.WTERMSIG(status)
            if ended == signal.SIGSYS:
                raise BlockError("asks the operating system for something, and was killed")
            if ended in (signal.SIGXCPU, signal.SIGKILL):
                raise BlockError(_ENDLESS)
            raise BlockError(f"was ended by signal {signal.Signals(ended).name}")
        if state == _UNFILTERED:
            raise BlockError(_UNPROTECTED)
        if state == _TOO_MANY:
            raise BlockError(f"touches more than {_MOST_PAGES} pages of memory")
        if state == _FAULT:
            raise BlockError(self._fault())
        if state != _DONE:
            raise BlockError(_ELSEWHERE)

    def _fault(self) -> str:
        number, address = self["signal"], self["address"]
        if number == signal.SIGFPE:
            return "divides by zero, or by so little that the quotient has no room"
        if number == signal.SIGILL:
            return "has an instruction that this processor does not execute"
        if number == signal.SIGTRAP:
            return "stops at a breakpoint"
        if address:
            return f"reads, writes or jumps at {address:#x}, where no memory can be"
        return "uses an address that no memory can have, or an instruction for the operating system alone"

    def _child(self) -> NoReturn:
        """Become the process that runs the code: nothing of Python is left behind the jump."""
        try:
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
            _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
            file = os.memfd_create("block")
            os.ftruncate(file, _HOME_PAGES * _PAGE)
            home = self.base + LAYOUT.home
            _mapped(home, _HOME_PAGES * _PAGE, 3, mmap.MAP_SHARED | 0x10, file)
            self.set(file=file)
            self._filter(file)
            part = self.part
            stack = struct.pack("<QiiQ", self.context + _CONTEXT_BYTES, 0, 0, 0xC000)
            _libc.syscall(part.SIGALTSTACK, stack, None)
            handler, restorer = (self.base + self.symbols[f"chainline_{n}"] for n in ("handler", "restorer"))
            flags = part.RESTORER | 0x0800_0004  # SA_ONSTACK, SA_SIGINFO
            action = struct.pack("<QQQQ", handler, flags, restorer, 0)
            for number in _FAULTS:
                _libc.syscall(part.SIGACTION, int(number), action, None, 8)
            _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
            ctypes.CFUNCTYPE(None)(self.base)()
        finally:
            os._exit(9)

    def _filter(self, file: int) -> None:
        """Write the filter of system calls, for the addresses of the handler and for what it maps alone."""
        part, calls = self.part, self.part.SYSTEM_CALLS
        first, last = (self.base + self.symbols[f"chainline_{name}"] for name in ("services", "end"))
        mapped = {1: _PAGE, 2: 3, 3: part.MAP_FLAGS, 4: file}
        program = system_call_filter(
            calls["architecture"],
            range(first, last + 1),
            {calls["return"]: {}, calls["exit"]: {}, calls["mmap"]: mapped},
        )
        place = self.context + 1024
        ctypes.memmove(place, program, len(program))
        self.set(filter=len(program) // 8, filter_pointer=place)


def _mapped(address: int | None, n_bytes: int, protection: int, flags: int, file: int = -1) -> int:
    found = _libc.mmap(address, n_bytes, protection, flags, file, 0)
    if found in (None, ctypes.c_void_p(-1).value):
        raise BlockError(f"was not run: no memory for it ({os.strerror(ctypes.get_errno())})")
    return int(found)


def _rest(base: int) -> dict[str, int]:
    """Return all addresses but those of a block, which its process gives up."""
    end = base + _TOTAL_BYTES
    return {"start1": _PAGE, "length1": base - _PAGE, "start2": end, "length2": _TOP - end}


def _rseq() -> dict[str, int]:
    try:
        size = ctypes.c_uint.in_dll(_libc, "__rseq_size").value
        offset = ctypes.c_ssize_t.in_dll(_libc, "__rseq_offset").value
    except ValueError:
        return {"rseq_bytes": 0, "rseq_offset": 0}
    return {"rseq_bytes": 32 if size else 0, "rseq_offset": offset % (1 << 64)}


def _waited(child: int, limit_s: float) -> tuple[int | None, float]:
    """Return the status of a child and its seconds of processor; None if it outlasted its time."""
    end = time.monotonic() + limit_s
    while True:
        done, status, usage = os.wait4(child, os.WNOHANG)
        if done:
            return status, usage.ru_utime + usage.ru_stime
        if time.monotonic() > end:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            os.wait4(child, 0)
            return None, 0.0
        time.sleep(2e-4)


def _placed(made: RelocatableText) -> bytes:
    """Return code whose symbols lie in the memory that faults map."""
    code = bytearray(made.code)
    number: dict[str, int] = {}
    for offset, kind, symbol, addend in made.relocations:
        at = _SYMBOL_APART * number.setdefault(symbol, len(number))
        if kind in _RELATIVE or kind in _INDIRECT:
            value = LAYOUT.data + at + addend - offset
        elif kind in _ABSOLUTE:
            value = _ABSOLUTE_DATA + at + addend
        else:
            value = -64 + addend % 8
        with suppress(struct.error):
            struct.pack_into("<i", code, offset, value)
    return bytes(code)


def assembled(text: str) -> RelocatableText:
    """Return the machine code of an assembly text; the process ends where LLVM does not take it."""
    quoted = (line.replace("\\", "\\\\").replace('"', '\\"') for line in text.split("\n"))
    module = llvm.parse_assembly("\n".join(f'module asm "{line}"' for line in quoted))
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    return relocatable_text(machine.emit_object(module))


def measured(request: dict[str, Any]) -> dict[str, Any]:
    """Return the time of a block, or why there is none.

    Parameters
    ----------
    request : dict
        `bodies`, lines of u and 2 u copies; `copies`, u; their `syntax`; `counter`; `fills`, in the order in
        which they are tried; `budget_s`, seconds of sampling.
    """
    part = instruction_set(host_isa()).timed_block
    features = dict(llvm.get_host_cpu_features())
    text = part.program(request["bodies"], request["syntax"], request["counter"], features, LAYOUT)
    try:
        with closing(Place(assembled(text))) as place:
            return _sampled(place, request)
    except BlockError as error:
        return {"problem": str(error)}
    except ArithmeticError:  # of samples that were never written, or written over
        return {"problem": _ELSEWHERE}


def _sampled(place: Place, request: dict[str, Any]) -> dict[str, Any]:
    fill, probe = _first_fill(place, request["fills"])
    iterations = _iterations(place, fill, probe)
    one_round = place.run(fill, 1, _BATCH, 1.0, chain_rounds=1).ticks[WARM:]
    shortest = undisturbed_ticks([ticks[3] for ticks in one_round])
    adds = CHAIN_ROUNDS * place.part.CHAIN_ADDS
    runs: list[Run] = []
    end = time.monotonic() + request["budget_s"]
    while len(runs) < _FEWEST or time.monotonic() < end:
        runs.append(place.run(fill, iterations, _BATCH, 1.0))
    copies = iterations * request["copies"]
    chain = undisturbed_ticks([ticks[3] for run in runs for ticks in run.ticks[WARM:]])
    # a chain of one round takes what its call takes, too
    call_ticks = (shortest * CHAIN_ROUNDS - chain) / (CHAIN_ROUNDS - 1)
    found = [cycles for run in runs if (cycles := difference_cycles(run, adds, call_ticks)) is not None]
    if not found:
        raise BlockError("was interrupted in every sample: this host is too busy; try again")
    return {
        "times": [cycles / copies for cycles in found],
        "share": fmean(run.share for run in runs),
        "pages": max(run.pages for run in runs),
        "ghz": place.tick_ghz() * adds / (chain - call_ticks),
        "iterations": iterations,
        "samples": len(runs) * (_BATCH - WARM),
    }


def difference_cycles(run: Run, adds: int, call_ticks: float) -> float | None:
    """Return the cycles by which the longer loop takes more, None where every sample was interrupted.

    A sample counts where the chains before and after it agree: what interrupts one makes it longer. The
    clock is that of all chains that count.

    Parameters
    ----------
    run : Run
        Ticks of a chain, of both loops, and of a chain, for each sample.
    adds : int
        Adds of a chain, of a cycle each.
    call_ticks : float
        Ticks of a call without a loop.
    """
    found = [ticks for ticks in run.ticks[WARM:] if abs(ticks[0] - ticks[3]) <= _ALIKE * ticks[3]]
    if len(found) < _FEWEST:
        return None
    one, two, behind = (undisturbed_ticks([ticks[place] for ticks in found]) for place in (1, 2, 3))
    return (two - one) * adds / (behind - call_ticks)


def undisturbed_ticks(ticks: Sequence[int]) -> float:
    """Return the mean of the shorter half of some samples but for a tenth.

    A time-stamp counter that goes on in steps, of 1 % of a chain on AMD's cores, gives one sample the step
    below its time or the one above; a mean of many is in between, where a quantile is on a step.

    Examples
    --------
    >>> undisturbed_ticks([26, 26, 52, 52, 26, 26, 52, 900, 52, 700])
    32.5
    """
    ordered = sorted(ticks)
    low, high = int(_LOW * len(ordered)), max(len(ordered) // 2, int(_LOW * len(ordered)) + 1)
    return fmean(ordered[low:high])


def _first_fill(place: Place, fills: list[str]) -> tuple[int, Run]:
    """Return the first content of memory with which a block does not fault, and a run with it."""
    for name in fills:
        try:
            return FILLS[name], place.run(FILLS[name], 1, 12, 0.6)
        except BlockError as error:
            problem = error
            if place["state"] != _FAULT:
                break
    raise problem


def _iterations(place: Place, fill: int, probe: Run) -> int:
    """Return the iterations of a loop: a power of two, for as many cycles each time, on few pages."""
    iterations, run = 1, probe
    while True:
        cycles = max(min(ticks[1] for ticks in run.ticks[1:]), 1) * CYCLES_A_TICK
        times = 2 ** round(log2(max(_SAMPLE_CYCLES / cycles, 1)))
        if times <= 1 or iterations >= MOST_ITERATIONS:
            return iterations
        try:
            tried = place.run(fill, iterations * min(times, 16), 12, 0.6)
        except BlockError:
            if place["state"] not in (_TOO_MANY, _FAULT):
                raise
            return iterations
        if tried.pages > max(_USUAL_PAGES, run.pages):
            return iterations
        iterations, run = iterations * min(times, 16), tried


def main() -> None:
    """Serve one request."""
    request = json.loads(sys.stdin.readline())
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    if _libc.prctl(_PR_GET_SECCOMP, 0, 0, 0, 0) < 0:
        print(json.dumps({"problem": _UNPROTECTED}))
        return
    for block in request["blocks"]:
        print(json.dumps(measured(block)), flush=True)


if __name__ == "__main__":
    main()
