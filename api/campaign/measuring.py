"""Measurement of kernels on other machines: the same rows as here, its blocks done by an executor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from ...analysis.campaign.folder import CampaignFolder
from ...analysis.campaign.measuring.job_text import OWN_FLAGS
from ...analysis.campaign.measuring.node_machine import NodeAnswer, nodes_that_disagree, slower_nodes
from ...analysis.campaign.measuring.start import MissingRows, Taking, asked_node, begun_campaign, keys_of
from ...analysis.campaign.submit import Front, Take, campaign_place
from ...analysis.machine.record import Machine
from ...analysis.machine.text import machine_text
from ...analysis.measurement.dataset import DataSet, Row
from ...analysis.measurement.job import Job, Space
from ...codegen.assembly import OPENMP_FLAG
from ...codegen.flags import unknown_flags
from ...codegen.target import Target
from ...records import record
from ..listener import listener, warn
from .front_end import cluster_options, run_blocks, tell_slow_node


@record
class RemoteMeasurement:
    """Campaign of measurements on other machines.

    Attributes
    ----------
    executor, cluster
        See `chosen_spread`.
    path : Path
        The data set.
    space : Space
        Compilers, flags and vector widths that nodes are asked about.
    jobs : callable
        Returns the jobs on a target and machine.
    machine : Machine or None
        Machine of the rows; None for what a node says of itself.
    calibrate : bool
        Whether a node that no machine file describes is calibrated.
    rounds, patience_s, seed, block_rows
        As of `measure`.
    mixed, keep_failures : bool
        As of `measure`.
    """

    executor: str
    cluster: str | os.PathLike[str] | None
    path: Path
    space: Space
    jobs: Callable[[Target, Machine], list[Job]]
    machine: Machine | None
    calibrate: bool
    rounds: int
    patience_s: float
    seed: int
    block_rows: int
    mixed: bool
    keep_failures: bool

    def tools(self) -> Iterator[list[Any]]:
        """Yield the compilers that a node is asked for, each with every set of flags."""
        for compiler, flags in product(self.space.compilers, self.space.flags):
            own = [] if compiler == "llvm" else list(flags)
            yield [compiler, own]
            if compiler != "llvm":
                yield [compiler, [*own, OPENMP_FLAG]]

    def setting(self, answer: NodeAnswer, machine: Machine) -> dict[str, Any]:
        """Return the setting common to all blocks."""
        return {
            "cpu": answer.cpu,
            "identity": answer.identity,
            "key": machine.key,
            "machine": machine_text(machine),
            "mixed": self.mixed,
            "calibrated": self.calibrate,
            "rounds": self.rounds,
            "seed": self.seed,
            "patience_s": self.patience_s,
            OWN_FLAGS: own_flags(self.space.flags),
        }


def own_flags(sets: Iterable[Sequence[str]]) -> list[str]:
    """Return the flags of the user that no file may name: nodes give compilers these besides."""
    return sorted(set(unknown_flags(flag for flags in sets for flag in flags)))


def measure_remotely(given: RemoteMeasurement) -> tuple[int, list[Row], list[Row], str]:
    """Measure the missing rows of a data set on other machines.

    Returns
    -------
    asked : int
        Rows asked for.
    new, rows : list of Row
        Rows appended, and all rows of the data set.
    problem : str
        Why blocks were given up; empty where none was.
    """
    cluster, place = cluster_options(given.executor, given.cluster), campaign_place(given.path)
    front = Front(place, given.path, given.executor, cluster.to_json(), listener().typed)

    def run(folder: CampaignFolder, take: Take, *, measures: bool = False) -> Mapping[int, str]:
        return run_blocks(folder, given.executor, cluster, take, measures=measures)

    question = {"tools": list(given.tools()), "vector_bits": list(given.space.vector_bits)}
    answer = asked_node(
        front, question, run, calibrated=given.calibrate, own_flags=own_flags(given.space.flags)
    )
    machine = given.machine or answer.machine
    jobs = given.jobs(answer.target, machine)
    wanted = MissingRows(jobs, keys_of(jobs, answer), given.seed, given.block_rows, given.keep_failures)
    given_up: Mapping[int, str] = {}
    with DataSet.open(given.path, None if given.mixed else answer.cpu) as data:
        taking = Taking(data)
        folder = begun_campaign(front, given.setting(answer, machine), wanted, data, taking)
        if folder is not None:
            with folder.held():
                given_up = partial(run, measures=True)(folder, taking.take)
        taking.flush()
        new, rows = list(taking.new), list(data.rows)
    _warn_of_nodes(place, rows)
    return len(jobs), new, rows, _problem(given_up, place)


def _warn_of_nodes(place: Path, rows: Sequence[Row]) -> None:
    for node, against in nodes_that_disagree(place / "nodes").items():
        warn(f"{node} is not as the machine file of its processor says: {'; '.join(against[:3])}")
    for node, share in slower_nodes(rows).items():
        tell_slow_node(node, share)


def _problem(given_up: Mapping[int, str], place: Path) -> str:
    for number, why in given_up.items():
        several = f"{len(given_up)} blocks were given up; " if len(given_up) > 1 else ""
        return f"{several}block {number}: {why}; see chainline campaign status {place}"
    return ""
