"""Measured latency and throughput of functions of the host's mathematics library."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace

from ..machine.record import LibraryCost, Measured
from .benchmarks.library_calls import library_ir, library_loops
from .figure import lowest, marked
from .interference import Watch
from .loops import has_vector_functions
from .observations import MEASURED
from .session import Sampling, sample_functions

_SAMPLE_S = 15e-6
_WIDEST = 512
_FIRST = "library"
"""First word of the names of their figures."""


def library_figures(rounds: int, watch: Watch, vector_bits: int = 0) -> dict[str, Measured]:
    """Return the core cycles of a call of each function, in a row and one beside the other.

    Parameters
    ----------
    rounds : int
        Turns of each.
    watch : Watch
        Where its rounds are noted.
    vector_bits : int
        Widest vectors of the host; glibc's functions that take vectors are measured up to it, where it is
        x86-64 and has them.
    """
    loops = library_loops(vector_bits if has_vector_functions() else 0)
    wanted = sorted({name for one in loops for name in (one.throughput, one.latency, one.beside)})
    symbols = [one.symbol for one in loops]
    samples = sample_functions(library_ir(loops), wanted, symbols, Sampling(rounds, _SAMPLE_S), watch)
    raw = {name: lowest(found) for name, found in samples.cycles.items() if found}
    raw = marked(raw, samples.disturbed)
    figures = {}
    for one in loops:
        if one.throughput in raw:
            figures[f"{_FIRST} {one.symbol} throughput"] = raw[one.throughput]
        if one.latency in raw and one.beside in raw:
            own = raw[one.latency]
            cycles = max(own.value - raw[one.beside].value, 0.0)
            figures[f"{_FIRST} {one.symbol} latency"] = replace(own, value=cycles)
    return figures


def library_costs(figures: Mapping[str, Measured]) -> dict[str, LibraryCost]:
    """Return the costs of functions by what C calls them, where both figures were measured."""
    costs = {}
    for one in library_loops(_WIDEST):
        latency = figures.get(f"{_FIRST} {one.symbol} latency")
        throughput = figures.get(f"{_FIRST} {one.symbol} throughput")
        if latency is not None and throughput is not None and throughput.value > 0:
            # calls in a row take no less than others
            in_a_row = max(latency.value, throughput.value)
            costs[one.symbol] = LibraryCost(round(in_a_row, 1), round(throughput.value, 1), _source())
    return costs


def _source() -> str:
    version = ""
    if hasattr(os, "confstr") and "CS_GNU_LIBC_VERSION" in os.confstr_names:
        version = os.confstr("CS_GNU_LIBC_VERSION") or ""
    return f"{MEASURED} (cycles), of {version or 'the mathematics library of the system'}"
