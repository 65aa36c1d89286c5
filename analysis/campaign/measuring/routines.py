"""Routines timed over their parameters on other machines, of one processor, each block alone on its node."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from math import isfinite
from typing import Any

from ....codegen.applications.hypre import mpi_cores
from ....codegen.compilers import compiler_names
from ....codegen.process import available_cores
from ....errors import UsageError
from ....files.checked_json import LARGEST_SEED, CheckedJson
from ....records import field_names, record
from ...measurement.routines.campaign import RemoteTiming, Sampling, timed_rows
from ...measurement.routines.catalogue import find_routine, routine_names
from ...measurement.routines.routine import Configuration, Routine
from ..runner import Place, Rows, Work
from ..submit import Spread, collected_answers, in_place
from .node_machine import alone, slower
from .start import ASKED

_REMEDY = "run again the command that began the campaign"
_MOST_CONFIGURATIONS = 100_000
BENCHMARK, PROCESSOR = "benchmark", "processor"
"""Names of these blocks: configurations to be timed, and the question which processor a node has."""


@record
class Processor:
    """Processor of a node, reported before configurations are chosen for it.

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
    (answer,) = collected_answers(
        spread, PROCESSOR, {"told": list(field_names(Processor))}, [{}], stage=ASKED
    )
    found = CheckedJson(answer, "the answer of a node", _REMEDY)
    return Processor(found.text("cpu"), found.whole("threads", least=1), found.whole("cores"))


def remote_timing(
    spread: Spread,
    processor: Processor,
    routine: Routine,
    sampling: Sampling,
    tell: Callable[[str, float], None],
) -> RemoteTiming:
    """Return the timing of configurations on other machines, all of one processor.

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
                found = CheckedJson(row, "a row of a node", _REMEDY)
                references[found.text("host")].append(_seconds(found, "reference_seconds"))

        spread(BENCHMARK, setting, blocks, taken, measures=True)
        for node, share in slower(references).items():
            tell(node, share)

    return RemoteTiming(cpu, time)


def _seconds(row: CheckedJson, key: str) -> float:
    """Return a time of a row, whose numbers are texts, as in the CSV file."""
    try:
        seconds = float(row.text(key))
    except ValueError:
        raise row.error(key) from None
    if not (isfinite(seconds) and seconds > 0):
        raise row.error(key)
    return seconds


def set_up_processor(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that reports the processor of a node."""
    processor = Processor(place.node.cpu, available_cores(), mpi_cores())
    return in_place(lambda parameters: asdict(processor))


def _routine(found: CheckedJson) -> Routine:
    name = found.text("routine")
    compiler = None if found.take_none("compiler") else found.text("compiler")
    if name not in routine_names() or compiler not in (None, *compiler_names()):
        raise UsageError(f"{name:.40} by {compiler!s:.40}: is no routine of a known compiler; {_REMEDY}")
    return find_routine(name, compiler, found.flag("oversubscribed"))


def _sampling(mapping: Mapping[str, Any]) -> Sampling:
    found = CheckedJson(mapping, "the setting of a campaign", _REMEDY)
    rounds, sample_s = found.whole("rounds", least=1), found.number("sample_s")
    sampling = Sampling(rounds, sample_s, found.whole("seed", most=LARGEST_SEED))
    found.close()
    return sampling


def _configurations(parameters: Mapping[str, Any]) -> list[Configuration]:
    found = CheckedJson(parameters, "a block of a campaign", _REMEDY)
    listed = found.items("configurations", _MOST_CONFIGURATIONS)
    if not all(isinstance(each, list) and all(type(value) is int for value in each) for each in listed):
        raise found.error("configurations")
    return [tuple(each) for each in listed]


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that times the configurations of a block.

    Raises
    ------
    UsageError
        If this node has another processor, or lacks what the routine needs.
    """
    found = CheckedJson(setting, "the setting of a campaign", _REMEDY)
    cpu = found.text("cpu")
    if place.node.cpu != cpu:
        raise UsageError(
            f"{place.node.name}: is {place.node.cpu}, not the processor of this campaign, {cpu}; "
            "ask for one kind of nodes, by constraint in the cluster options"
        )
    routine, sampling, best = _routine(found), _sampling(found.mapping("sampling")), float("inf")

    def work(parameters: Mapping[str, Any]) -> Rows:
        nonlocal best
        block = _configurations(parameters)
        with alone(place):
            rows, best = timed_rows(routine, block, sampling, best)
        return rows

    return work
