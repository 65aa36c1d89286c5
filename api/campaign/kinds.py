"""Kinds of blocks by the names that stand in campaigns: the work on a node, the destination of the rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from ...analysis.campaign.folder import Manifest
from ...analysis.campaign.journal import Outcome
from ...analysis.campaign.runner import SetUp
from ...errors import UsageError

KINDS: Mapping[str, str] = {
    "echo": "chainline.analysis.campaign.noop_block:set_up",
    "node": "chainline.analysis.campaign.measuring.node_machine:set_up",
    "measure": "chainline.analysis.campaign.measuring.block:set_up",
    "observe kernels": "chainline.models.kernels.learned.observation:set_up",
    "processor": "chainline.analysis.campaign.measuring.routines:set_up_processor",
    "benchmark": "chainline.analysis.campaign.measuring.routines:set_up",
    "evaluate learned": "chainline.models.kernels.learned.cross_validation.study:set_up",
    "fit auto, whole": "chainline.models.empirical.fitting.automatic.blocks:set_up_whole",
    "fit auto": "chainline.models.empirical.fitting.automatic.blocks:set_up_parts",
    "study case-study": "chainline.models.empirical.acquisition.case_study:set_up",
    "study learning-curve": "chainline.models.empirical.evaluation.curves.draws:set_up",
    "study models": "chainline.models.empirical.evaluation.studies.run:set_up",
    "study strategies": "chainline.models.empirical.acquisition.synthetic:set_up",
    "train": "chainline.models.kernels.learned.stored.scores:set_up",
}
"""Function that sets up the blocks of each kind."""
TAKERS: Mapping[str, str] = {
    "measure": "chainline.analysis.campaign.measuring.start:into_data_set",
}
"""Function that takes in the outcomes of a kind, of those that need no command for it."""


def set_up_of(kind: str) -> SetUp:
    """Return the function that makes a node ready for blocks, parts of a campaign's work, of a kind.

    Raises
    ------
    UsageError
        If there is no kind of that name.
    """
    if kind not in KINDS:
        raise UsageError(f"a campaign of {kind!r:.40}, which this chainline does not know; install it anew")
    return _load(KINDS[kind])


@contextmanager
def taker_of(manifest: Manifest) -> Iterator[Callable[[Outcome], None]]:
    """Yield a function that takes in the outcomes of a campaign.

    Raises
    ------
    UsageError
        If only the command that began the campaign can take them in.
    """
    if manifest.kind not in TAKERS:
        raise UsageError(
            f"a campaign of {manifest.kind}: its own command takes in its rows; run again: {manifest.command}"
        )
    with _load(TAKERS[manifest.kind])(manifest) as take:
        yield take


def _load(place: str) -> Callable[..., Any]:
    module, _, name = place.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
