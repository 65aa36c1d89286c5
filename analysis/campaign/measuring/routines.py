"""Routines timed over their parameters on other machines, of one processor, each block alone on its node."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from ....errors import UsageError
from ...measurement.routines.campaign import Elsewhere, Sampling, timed_rows
from ...measurement.routines.catalogue import find_routine
from ...measurement.routines.routine import Configuration, Routine
from ..front import Spread
from ..gathered import gathered, in_place
from ..runner import Place, Rows, Work
from .agreement import slower
from .alone import alone
from .begun import ASKED

BENCHMARK, PROCESSOR = "benchmark", "processor"
"""Names of these blocks: configurations to be timed, and the question which processor a node has."""


def timed_elsewhere(
    spread: Spread, routine: Routine, sampling: Sampling, tell: Callable[[str, float], None]
) -> Elsewhere:
    """Return what has configurations timed by other machines, of the processor that the first of them has.

    Parameters
    ----------
    spread : callable
    routine : Routine
    sampling : Sampling
    tell : callable
        Told of each node on which the reference is slower than on the median node, and by what share.

    Raises
    ------
    RunError
        If no node answers.
    """
    (answer,) = gathered(spread, PROCESSOR, {}, [{}], stage=ASKED)
    cpu = str(answer["cpu"])
    setting = {
        "routine": routine.name,
        "compiler": routine.compiler,
        "oversubscribed": routine.oversubscribed,
        "sampling": asdict(sampling),
        "cpu": cpu,
    }

    def time(missing: Callable[[], Sequence[Sequence[Configuration]]], take: Callable[[Any], None]) -> None:
        def blocks() -> list[dict[str, Any]]:
            return [{"configurations": [list(each) for each in block]} for block in missing()]

        references: dict[str, list[float]] = defaultdict(list)

        def taken(rows: Rows) -> None:
            take(rows)
            for row in rows:
                references[str(row["host"])].append(float(row["reference_seconds"]))

        spread(BENCHMARK, setting, blocks, taken, measures=True)
        for node, share in slower(references).items():
            tell(node, share)

    return Elsewhere(cpu, time)


def set_up_processor(setting: Mapping[str, Any], place: Place) -> Work:
    """Return what says which processor a node has."""
    return in_place(lambda parameters: {"cpu": place.node.cpu})


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return what times the configurations of a block.

    Raises
    ------
    UsageError
        If this node has another processor, or not what the routine needs.
    """
    if place.node.cpu != setting["cpu"]:
        raise UsageError(
            f"{place.node.name}: is {place.node.cpu}, not the processor of this campaign, {setting['cpu']}; "
            "ask for one kind of nodes, by constraint in --cluster"
        )
    routine = find_routine(setting["routine"], setting["compiler"], bool(setting["oversubscribed"]))
    sampling, best = Sampling(**setting["sampling"]), float("inf")

    def work(parameters: Mapping[str, Any]) -> Rows:
        nonlocal best
        block = [tuple(map(int, each)) for each in parameters["configurations"]]
        with alone(place):
            rows, best = timed_rows(routine, block, sampling, best)
        return rows

    return work
