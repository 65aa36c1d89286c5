"""On a node: blocks of kernels, compiled and timed in turn, alone on the node's cores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....codegen.target import host_target
from ....errors import UsageError
from ....files.checked_json import LARGEST_SEED, CheckedJson
from ....files.toml_schema import LARGEST_TOML
from ....records import record, replace
from ...host.identity import host_identity
from ...machine.load import parse_machine
from ...measurement.campaign import measure_block, setting_of_host
from ...measurement.measure import Plan
from ..runner import Place, Rows, Work
from .job_text import job_from_json, own_flags_of
from .node_machine import alone, machine_of, note_node

_MOST_JOBS = 100_000


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that measures a block on this node.

    Raises
    ------
    UsageError
        If the node has another processor than the campaign, and that may not mix them.
    """
    found = CheckedJson(setting, "the setting of a campaign", "run again the command that began it")
    processor = _processor(found)
    here = host_identity().digest() == processor.identity
    if not here and not processor.mixed:
        raise UsageError(
            f"{place.node.name}: is {place.node.cpu}, not the processor of this campaign, {processor.cpu}; "
            "ask for one kind of nodes, by constraint in the cluster options, or keep both (mixed)"
        )
    told, own_flags = _told(found), own_flags_of(setting)
    if here:
        machine = parse_machine(told.machine, "the machine of the campaign", told.key)
    else:
        machine = machine_of(place, calibrated=processor.calibrated)
    note_node(place, machine)
    plan = Plan(rounds=told.rounds, seed=told.seed, pinned=True)
    campaign = replace(setting_of_host(machine, plan), patience_s=told.patience_s)
    best: dict[tuple[str, int], float] = {}
    target = host_target()

    def work(parameters: Mapping[str, Any]) -> Rows:
        jobs = [job_from_json(each, target, own_flags) for each in jobs_of(parameters)]
        with alone(place):
            rows = measure_block(jobs, campaign, best)
        return [row.as_dict() for row in rows]

    return work


@record
class _Processor:
    """Processor of a campaign; `mixed` lets nodes with other processors measure theirs."""

    cpu: str
    identity: str
    mixed: bool
    calibrated: bool


def _processor(found: CheckedJson) -> _Processor:
    return _Processor(
        found.text("cpu"), found.text("identity"), found.flag("mixed"), found.flag("calibrated")
    )


@record
class _Told:
    """Settings of the measurement of blocks, and the machine file of the processor."""

    key: str
    machine: str
    rounds: int
    seed: int
    patience_s: float


def _told(found: CheckedJson) -> _Told:
    return _Told(
        key=found.text("key"),
        machine=found.text("machine", most=LARGEST_TOML),
        rounds=found.whole("rounds", least=1),
        seed=found.whole("seed", most=LARGEST_SEED),
        patience_s=found.number("patience_s"),
    )


def jobs_of(parameters: Mapping[str, Any]) -> list[Any]:
    """Return the jobs of a block, as JSON has them; UsageError if there are none."""
    found = CheckedJson(parameters, "a block of a campaign", "run again the command that began it")
    return found.items("jobs", _MOST_JOBS)
