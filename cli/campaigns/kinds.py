"""Every kind of block, and what does it on a node: where names that stand in campaigns are looked up."""

from __future__ import annotations

from collections.abc import Mapping

from ...analysis.campaign.runner import SetUp
from ...errors import UsageError
from ..loading import load

KINDS: Mapping[str, str] = {
    "echo": "chainline.analysis.campaign.noop_block:set_up",
    "node": "chainline.analysis.campaign.measuring.node_machine:set_up",
    "measure": "chainline.analysis.campaign.measuring.block:set_up",
    "observe kernels": "chainline.models.kernels.learned.observed_elsewhere:set_up",
    "processor": "chainline.analysis.campaign.measuring.routines:set_up_processor",
    "benchmark": "chainline.analysis.campaign.measuring.routines:set_up",
    "evaluate learned": "chainline.models.kernels.learned.held_out.study:set_up",
    "fit auto, whole": "chainline.models.empirical.fitting.automatic.blocks:set_up_whole",
    "fit auto": "chainline.models.empirical.fitting.automatic.blocks:set_up_parts",
    "study case-study": "chainline.models.empirical.acquisition.replayed_pools:set_up",
    "study learning-curve": "chainline.models.empirical.evaluation.curves.draws:set_up",
    "study models": "chainline.models.empirical.evaluation.studies.run:set_up",
    "study strategies": "chainline.models.empirical.acquisition.synthetic.tournament:set_up",
    "train": "chainline.models.kernels.learned.stored.scores:set_up",
}


def set_up_of(kind: str) -> SetUp:
    """Return the function that sets up a kind of blocks.

    Raises
    ------
    UsageError
        If there is no kind of that name.
    """
    if kind not in KINDS:
        raise UsageError(f"a campaign of {kind!r:.40}, which this chainline does not know; install it anew")
    return load(KINDS[kind])
