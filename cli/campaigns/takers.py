"""Destination of the rows of a campaign, by its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from ...analysis.campaign.folder import Manifest
from ...analysis.campaign.journal import Outcome
from ...errors import UsageError
from ..loading import load

_TAKERS: Mapping[str, str] = {
    "measure": "chainline.analysis.campaign.measuring.start:into_data_set",
}


@contextmanager
def taker_of(manifest: Manifest) -> Iterator[Callable[[Outcome], None]]:
    """Yield a function that takes in the outcomes of a campaign.

    Raises
    ------
    UsageError
        If only the command that began the campaign can take them in.
    """
    if manifest.kind not in _TAKERS:
        raise UsageError(
            f"a campaign of {manifest.kind}: its own command takes in its rows; run again: chainline "
            f"{' '.join(manifest.typed)}"
        )
    with load(_TAKERS[manifest.kind])(manifest) as take:
        yield take
