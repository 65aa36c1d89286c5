"""On a node: blocks of kernels, compiled and timed in turn, alone on the node's cores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ....codegen.target import host_target
from ....errors import UsageError
from ...host.identity import host_identity
from ...machine.file import parse_machine
from ...machine.load import Machine
from ...measurement.campaign import CampaignSetting, measure_block, setting_of_host
from ...measurement.measure import Plan
from ..runner import Place, Rows, Work
from .alone import alone
from .job_text import job_from_json
from .node_machine import machine_of, note_node


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return what measures a block on this node.

    Raises
    ------
    UsageError
        If the node has another processor than the campaign, and that may not mix them.
    """
    machine = _machine(setting, place)
    note_node(place, machine)
    campaign = _campaign_setting(setting, machine)
    best: dict[tuple[str, int], float] = {}
    target = host_target()

    def work(parameters: Mapping[str, Any]) -> Rows:
        jobs = [job_from_json(each, target) for each in parameters["jobs"]]
        with alone(place):
            rows = measure_block(jobs, campaign, best)
        return [row.as_dict() for row in rows]

    return work


def _machine(setting: Mapping[str, Any], place: Place) -> Machine:
    """Return the machine of the campaign where this is its processor; where they mix, this node's own."""
    if host_identity().digest() == setting["identity"]:
        return parse_machine(setting["machine"], "the machine of the campaign", setting["key"])
    if not setting["mixed"]:
        raise UsageError(
            f"{place.node.name}: is {place.node.cpu}, not the processor of this campaign, {setting['cpu']}; "
            "ask for one kind of nodes, by constraint in --cluster, or keep both by --mixed"
        )
    return machine_of(place, calibrated=bool(setting["calibrated"]))


def _campaign_setting(setting: Mapping[str, Any], machine: Machine) -> CampaignSetting:
    plan = Plan(rounds=int(setting["rounds"]), seed=int(setting["seed"]), pinned=True)
    return replace(setting_of_host(machine, plan), patience_s=float(setting["patience_s"]))
