"""`chainline measure --executor`: the same campaign, its blocks measured on other machines."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from ....analysis.campaign.folder import CampaignFolder
from ....analysis.campaign.front import Front, Take, campaign_place
from ....analysis.campaign.measuring.job_text import OWN_FLAGS
from ....analysis.campaign.measuring.node_checks import slower_nodes
from ....analysis.campaign.measuring.node_machine import NodeAnswer, nodes_that_disagree
from ....analysis.campaign.measuring.start import Taking, Wanted, asked_node, begun_campaign, keys_of
from ....analysis.host.default_machine import HOST
from ....analysis.machine.load import Machine
from ....analysis.machine.text import machine_text
from ....analysis.measurement.dataset import DataSet
from ....api.request.ranges import parse_whole_numbers
from ....codegen.assembly import OPENMP_FLAG
from ....codegen.flag_allowlist import unknown_flags
from ....errors import RunError
from ....reports.campaign import summary_lines, summary_of, summary_to_json
from ....reports.terminal import print_lines
from ...campaigns.front_end import run_blocks
from ...campaigns.spreading import tell_slow_node
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_executor import cluster_options
from ...options.chosen_machine import named_machine
from .space import measured_space


def measure_elsewhere(options: argparse.Namespace) -> None:
    """Measure the missing rows of a data set on other machines, and print the result."""
    path = Path(options.output)
    cluster = cluster_options(options)
    typed = tuple(options.typed)
    front = Front(campaign_place(path), path, options.executor, cluster.to_json(), typed)

    def run(folder: CampaignFolder, take: Take, *, measures: bool = False) -> Mapping[int, str]:
        return run_blocks(folder, options.executor, cluster, take, measures=measures)

    answer = asked_node(
        front,
        _questions(options),
        run,
        calibrated=not options.no_calibration,
        own_flags=_own_flags(options),
    )
    machine = answer.machine if options.machine == HOST else named_machine(options.machine, calibrated=False)
    jobs = measured_space(options, machine, answer.target, here=False).jobs(answer.target, machine)
    wanted = Wanted(jobs, keys_of(jobs, answer), options.seed, options.block, options.keep_failures)
    given_up: Mapping[int, str] = {}
    with DataSet.open(path, None if options.mixed else answer.cpu) as data:
        taking = Taking(data)
        folder = begun_campaign(front, _setting(options, answer, machine), wanted, data, taking)
        if folder is not None:
            with folder.held():
                given_up = partial(run, measures=True)(folder, taking.take)
        taking.flush()
        summary, slow = summary_of(path, len(jobs), taking.new, data.rows), slower_nodes(data.rows)
    _warn_of_nodes(front.place, slow)
    if options.json:
        print_json(summary_to_json(summary))
    else:
        print_lines(summary_lines(summary))
    _tell_given_up(given_up, front.place)


def _questions(options: argparse.Namespace) -> dict[str, Any]:
    """Return the question to a node: its compilers, each with every set of flags, and the vector widths."""
    widths = list(parse_whole_numbers("--vector-bits", options.vector_bits))
    return {"tools": list(_tools(options)), "vector_bits": widths}


def _tools(options: argparse.Namespace) -> Iterator[list[Any]]:
    for compiler, text in product(options.compiler.split(","), options.flags or [""]):
        flags = [] if compiler == "llvm" else text.split()
        yield [compiler, flags]
        if compiler != "llvm":
            yield [compiler, [*flags, OPENMP_FLAG]]


def _setting(options: argparse.Namespace, answer: NodeAnswer, machine: Machine) -> dict[str, Any]:
    """Return the setting common to all blocks of a campaign."""
    return {
        "cpu": answer.cpu,
        "identity": answer.identity,
        "key": machine.key,
        "machine": machine_text(machine),
        "mixed": options.mixed,
        "calibrated": not options.no_calibration,
        "rounds": options.rounds,
        "seed": options.seed,
        "patience_s": options.patience,
        OWN_FLAGS: _own_flags(options),
    }


def _own_flags(options: argparse.Namespace) -> list[str]:
    """Return the flags that were typed and that no file may name: nodes give compilers these besides."""
    typed = (flag for text in options.flags or [] for flag in text.split())
    return sorted(set(unknown_flags(typed)))


def _warn_of_nodes(place: Path, slow: Mapping[str, float]) -> None:
    for node, against in nodes_that_disagree(place / "nodes").items():
        warn(f"{node} is not as the machine file of its processor says: {'; '.join(against[:3])}")
    for node, share in slow.items():
        tell_slow_node(node, share)


def _tell_given_up(given_up: Mapping[int, str], place: Path) -> None:
    for number, why in given_up.items():
        more = (
            f"{len(given_up)} blocks were given up; block {number}"
            if len(given_up) > 1
            else f"block {number}"
        )
        raise RunError(f"{more}: {why}; see chainline campaign status {place}")
