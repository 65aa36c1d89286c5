"""Kernels in explicit vectors beside libraries and compilers, in one run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from ....analysis.measurement.host import host_cpu
from ....analysis.measurement.measure import Plan
from ....codegen.variant import DType
from ....files.output import require_not_read
from ....models.kernels.learned.stored.shipped import shipped_measured_model
from ....models.kernels.peers.benchmark import PeerBenchmark, measure_order
from ....models.kernels.peers.candidates import Searched, candidates_from_file, source_of_file
from ....models.kernels.peers.contender import present_peers
from ....models.kernels.peers.result import PeerResult, PeersFile, by_order
from ....models.kernels.peers.summary import compare
from ....reports.peers import peers_lines, peers_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import note
from ...options.chosen_machine import machine_and_target, require_host
from ...options.figures import draw_into, tell_drawn
from ...options.kernel import parse_orders
from ...options.shared import require_patience, require_positive
from ...progress import rewrite_line
from ..clock import clock_ghz


def run(options: argparse.Namespace) -> None:
    """Run `chainline peers`."""
    orders = sorted(set(parse_orders(options.order)))
    if options.output and options.variants:
        require_not_read(options.output, [options.variants])
    benchmark = _benchmark(options)
    results: list[PeerResult] = []
    with PeersFile(Path(options.output) if options.output else None) as file:
        for order in orders:
            results += _order(benchmark, order, file)
    comparison = compare(by_order(results))
    if options.json:
        print_json(peers_to_json(comparison))
    else:
        print_lines(peers_lines(comparison))
    tell_drawn(draw_into(options, "chainline.cli.kernels.peers.draw:draw", comparison, benchmark), options)


def _benchmark(options: argparse.Namespace) -> PeerBenchmark:
    require_positive(options, "rounds", "elements")
    require_patience(options)
    machine, target = machine_and_target(options)
    require_host(options, machine)
    present, notices = present_peers([name.strip() for name in options.peers.split(",")], target)
    for line in notices:
        _notice(line)
    dtype, file = DType(options.dtype), options.variants
    elements = None if options.residence else options.elements or 1
    level = options.residence or "L1"
    searched = Searched(
        machine, target, dtype, clock_ghz(options, machine), level, elements, shipped_measured_model(machine)
    )
    benchmark = PeerBenchmark(
        machine=machine,
        target=target,
        dtype=dtype,
        peers=tuple(present),
        candidates=candidates_from_file(Path(file), dtype, target) if file else searched,
        plan=Plan(rounds=options.rounds, budget_s=options.patience),
        source=source_of_file(Path(file)) if file else searched.source,
        n_elements=elements,
        level=level,
    )
    benchmark.elements_of(1)  # a level that the machine lacks is reported at once
    return benchmark


def _order(benchmark: PeerBenchmark, order: int, file: PeersFile) -> tuple[PeerResult, ...]:
    """Return the results of an order, measured now unless the file has them from these kernels."""
    key = (order, str(benchmark.dtype), benchmark.elements_of(order), host_cpu())
    known = file.block(key)
    same = bool(known) and known[0].source == benchmark.source
    if same and set(benchmark.peers) <= {result.contender for result in known}:
        return known
    results = measure_order(benchmark, order, _notice, _progress(order))
    _progress(order)("")
    file.append(results)
    return tuple(results)


def _notice(line: str) -> None:
    note(line)


def _progress(order: int) -> Callable[[str], None]:
    """Return a function that rewrites one line on a terminal's standard error; "" ends it."""

    def show(phase: str) -> None:
        if sys.stderr.isatty():
            rewrite_line(f"order {order}: {phase}" if phase else "")

    return show
