"""`--executor` of commands that compute: their blocks on other machines, or None where it is this one."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ...analysis.campaign.folder import CampaignFolder
from ...analysis.campaign.front import Front, Spread, Take, campaign_place, spread
from ...errors import UsageError
from ..messages import warn
from ..options.chosen_executor import cluster_options
from ..options.executor import LOCAL
from .front_end import run_blocks


def _where(options: argparse.Namespace) -> tuple[Path, Path]:
    """Return the file of a command, and the folder of its campaign."""
    output = Path(getattr(options, "output", None) or "")
    if (folder := getattr(options, "campaign", None)) is not None:
        return output, Path(folder).absolute()
    if not output.name:
        raise UsageError(f"--executor {options.executor}: say by --campaign FOLDER where its blocks are kept")
    return output, campaign_place(output)


def tell_slow_node(node: str, share: float) -> None:
    """Warn of a node on which the reference is slower than on the median node, by that share."""
    warn(f"{node}: the reference kernel is {share:.0%} slower there than on the median node")


def chosen_spread(options: argparse.Namespace) -> Spread | None:
    """Return a function that has work done by `--executor`; None for this machine.

    The folder of the campaign lies beside the file of `-o`.

    Raises
    ------
    UsageError
        If there is no such executor, or its options are wrong.
    """
    cluster = cluster_options(options)
    if options.executor == LOCAL:
        return None
    output, place = _where(options)
    typed = tuple(options.typed)
    front = Front(place, output, options.executor, cluster.to_json(), typed)

    def run(folder: CampaignFolder, take: Take, *, measures: bool = False) -> Mapping[int, str]:
        return run_blocks(folder, options.executor, cluster, take, measures=measures)

    return partial(spread, front, run)
