"""Routines timed over their parameters on other machines, of one processor, each block alone on its node."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ....codegen.applications.hypre import mpi_cores
from ....codegen.process import available_cores
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


@dataclass(frozen=True, slots=True)
class Processor:
    """What a node says of itself before configurations are chosen for it.

    Attributes
    ----------
    cpu : str
    threads : int
        Processors that a job of ours may use.
    cores : int
        Cores that processes of MPI may be bound to.
    """

    cpu: str
    threads: int
    cores: int


def asked_processor(spread: Spread) -> Processor:
    """Return the processor of the node that answers first; RunError if none does."""
    (answer,) = gathered(spread, PROCESSOR, {"told": list(Processor.__slots__)}, [{}], stage=ASKED)
    return Processor(str(answer["cpu"]), int(answer["threads"]), int(answer["cores"]))


def timed_elsewhere(
    spread: Spread,
    processor: Processor,
    routine: Routine,
    sampling: Sampling,
    tell: Callable[[str, float], None],
) -> Elsewhere:
    """Return what has configurations timed by other machines, all of one processor.

    Parameters
    ----------
    spread : callable
    processor : Processor
    routine : Routine
    sampling : Sampling
    tell : callable
        Told of each node on which the reference is slower than on the median node, and by what share.
    """
    cpu = processor.cpu
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
    processor = Processor(place.node.cpu, available_cores(), mpi_cores())
    return in_place(lambda parameters: asdict(processor))


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
