"""`--executor` of commands that compute: their blocks on other machines, or None where it is this one."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ...analysis.campaign.folder import CampaignFolder
from ...analysis.campaign.front import Front, Spread, Take, campaign_place, spread
from ..options.chosen_executor import cluster_options
from ..options.executor import LOCAL
from .front_end import run_blocks


def chosen_spread(options: argparse.Namespace) -> Spread | None:
    """Return what has work done by `--executor`, its campaign beside `-o`; None for this machine.

    Raises
    ------
    UsageError
        If there is no such executor, or its options are wrong.
    """
    cluster = cluster_options(options)
    if options.executor == LOCAL:
        return None
    output = Path(options.output)
    typed = tuple(options.typed)
    front = Front(campaign_place(output), output, options.executor, cluster.to_json(), typed)

    def run(folder: CampaignFolder, take: Take) -> Mapping[int, str]:
        return run_blocks(folder, options.executor, cluster, take)

    return partial(spread, front, run)
