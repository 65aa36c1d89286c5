"""Progress of a campaign, its results taken in, its jobs cancelled, and a trial of a cluster."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...analysis.campaign.coordinator import collect as take_in
from ...analysis.campaign.executors.named import job_canceller
from ...analysis.campaign.executors.options import cluster_options_of
from ...analysis.campaign.folder import MANIFEST, CampaignFolder, Manifest, is_campaign, new_name
from ...analysis.campaign.journal import Outcome
from ...analysis.campaign.runner import LONGEST_S
from ...analysis.campaign.status import CampaignStatus, campaign_status, log_of_block
from ...errors import RunError, UsageError, argument
from ...records import record
from ...reports.campaign_status import campaign_status_to_json
from ..listener import listener
from ..request.shared import BLOCKS, CAMPAIGN_REQUEST, LOCAL, LOG, SECONDS, TRIAL
from ..shown import Shown
from .front_end import PathLike, cluster_options, run_blocks, taker_of

if TYPE_CHECKING:
    import pandas as pd


@record(repr=False)
class Campaign(Shown):
    """Progress of a campaign.

    Attributes
    ----------
    status : CampaignStatus
        Blocks done, nodes, rate and failures.
    cancelled : int or None
        Jobs that were cancelled; None where nothing was.

    Examples
    --------
    >>> import chainline as cl
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     cl.campaign.trial(f"{folder}/trial", blocks=3).to_frame()["blocks"].sum().item()
    3
    """

    status: CampaignStatus
    cancelled: int | None = None

    @property
    def caption(self) -> str:
        """Folder, and the numbers of blocks done and in all."""
        return f"{self.status.path}: {self.status.done} of {self.status.blocks} blocks done"

    def to_frame(self) -> pd.DataFrame:
        """Return the blocks that each node has finished, a row for each node."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(list(self.status.nodes.items()), columns=["node", "blocks"])

    def to_json(self) -> dict[str, Any]:
        """Return the progress by the keys of `chainline campaign status --json`."""
        return campaign_status_to_json(self.status)


@CAMPAIGN_REQUEST.checks
def status(folder: PathLike) -> Campaign:
    """Return the progress of a campaign, as its folder tells; no scheduler is asked.

    Parameters
    ----------
    folder : path
        Folder of the campaign, or the file beside which it lies.

    Raises
    ------
    UsageError
        If there is no campaign, or not one of this user.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.campaign.status("none")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: ...none: is no folder of a campaign; ...
    """
    return Campaign(campaign_status(_opened(folder)))


@LOG.checks
def log(folder: PathLike, block: int) -> tuple[str, ...]:
    """Return the lines that nodes logged of a block; none where no node has begun it.

    Parameters
    ----------
    folder : path
        Folder of the campaign, or the file beside which it lies.
    block : int
        Number of the block, from 0.

    Raises
    ------
    UsageError
        If there is no such campaign or block.
    """
    opened = _opened(folder)
    if block >= len(opened.blocks):
        raise UsageError(f"{argument('block', block)}: there are blocks 0 to {len(opened.blocks) - 1}")
    return tuple(log_of_block(opened, block))


@CAMPAIGN_REQUEST.checks
def collect(folder: PathLike) -> Campaign:
    """Take in the results that nodes have finished, without submitting more; return the progress.

    Parameters
    ----------
    folder : path
        Folder of the campaign, or the file beside which it lies.

    Raises
    ------
    UsageError
        If there is no such campaign, or its own command takes in its results.
    """
    opened = _opened(folder)
    with opened.held(), taker_of(opened.manifest) as take:
        take_in(opened, take)
    return Campaign(campaign_status(opened))


@CAMPAIGN_REQUEST.checks
def cancel(folder: PathLike) -> Campaign:
    """Cancel the jobs of a campaign, which can be resumed; return its progress.

    Parameters
    ----------
    folder : path
        Folder of the campaign, or the file beside which it lies.

    Raises
    ------
    UsageError
        If there is no such campaign, or its work ends with its front end.
    """
    opened = _opened(folder)
    manifest = opened.manifest
    options = cluster_options_of(manifest.options, str(opened.path / MANIFEST))
    cancel_jobs = job_canceller(manifest.executor, opened, options)
    if cancel_jobs is None:
        raise UsageError(
            f"{opened.path}: work by {manifest.executor} ends with its front end; interrupt that one"
        )
    n_cancelled = cancel_jobs()
    return Campaign(campaign_status(opened), n_cancelled)


@TRIAL.checks
def trial(
    folder: PathLike,
    *,
    blocks: int = BLOCKS.default,
    seconds: float = SECONDS.default,
    executor: str = LOCAL,
    cluster: PathLike | None = None,
) -> Campaign:
    """Run blocks that do nothing, to test a cluster; return their progress.

    Parameters
    ----------
    folder : path
        Folder of the campaign, which is made.
    blocks : int
        Number of blocks.
    seconds : float
        Time of a block, less than an hour.
    executor : str
        "local" (default), "slurm", "pjm", "dask:ADDRESS", or "MODULE:NAME", a callable that returns an
        executor of `concurrent.futures`.
    cluster : path, optional
        Options of the jobs, a TOML file.

    Raises
    ------
    UsageError
        If an argument is wrong, or the folder holds another campaign.
    RunError
        If blocks were given up.
    """
    if seconds >= LONGEST_S:
        raise UsageError(f"{argument('seconds', seconds)}: give seconds from 0 to {LONGEST_S:g}")
    options = cluster_options(executor, cluster)
    typed, setting = listener().typed, {"seconds": seconds}
    manifest = Manifest(new_name(), "echo", setting, "", executor, options.to_json(), 0, typed)
    path = Path(folder)
    opened = _echoing(path) if is_campaign(path) else _made(path, manifest, blocks)
    found: dict[int, int] = {}

    def take(outcome: Outcome) -> None:
        found[outcome.number] = found.get(outcome.number, 0) + len(outcome.rows)

    with opened.held():
        given_up = run_blocks(opened, executor, options, take)
    progress = Campaign(campaign_status(opened))
    if given_up or len(found) != len(opened.blocks) or set(found.values()) != {1}:
        listener().result(progress)
        why = next(iter(given_up.values()), json.dumps(sorted(found)[:3]))
        raise RunError(f"{path}: {len(given_up)} blocks were given up: {why}")
    return progress


def _made(path: Path, manifest: Manifest, blocks: int) -> CampaignFolder:
    return CampaignFolder.make(path, manifest, ({"n": number} for number in range(blocks)))


def _echoing(path: Path) -> CampaignFolder:
    """Return a trial that was begun before, to go on with."""
    opened = CampaignFolder.open(path)
    if opened.manifest.kind != "echo":
        raise UsageError(f"{path}: holds a campaign of {opened.manifest.kind}; choose another folder")
    return opened


def _opened(folder: PathLike) -> CampaignFolder:
    return CampaignFolder.open(_campaign_of(Path(os.fspath(folder))))


def _campaign_of(path: Path) -> Path:
    """Return the folder of a campaign: what is given, or that beside the file or folder that is given.

    Of a campaign in stages it is that of the last one that has begun.
    """
    beside = path.with_name(f"{path.name}.campaign") if path.name else path
    found = beside if any(_begun(beside)) and not any(_begun(path)) else path
    return max(_begun(found), key=lambda each: (each / MANIFEST).lstat().st_mtime, default=found)


def _begun(path: Path) -> Iterator[Path]:
    """Yield the folders of campaigns there, its own and those of stages before."""
    inside: list[Path] = []
    with suppress(OSError, ValueError):  # no folder, or one of which opening it says more
        inside = sorted(path.iterdir())
    yield from (each for each in (path, *inside) if is_campaign(each))
