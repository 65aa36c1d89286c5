"""Command `chainline campaign`: progress of a campaign, its jobs cancelled, its blocks run on nodes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ....analysis.campaign.coordinator import collect
from ....analysis.campaign.executors.named import job_canceller
from ....analysis.campaign.executors.options import cluster_options_of
from ....analysis.campaign.folder import MANIFEST, CampaignFolder, Manifest, is_campaign, new_name
from ....analysis.campaign.journal import Outcome
from ....analysis.campaign.noop_block import LONGEST_S
from ....analysis.campaign.runner import read_request
from ....analysis.campaign.status import campaign_status, log_of_block
from ....errors import RunError, UsageError
from ....reports.campaign_status import campaign_status_lines, campaign_status_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.chosen_executor import cluster_options
from ..front_end import run_blocks
from ..node import run_chunk
from ..takers import taker_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline campaign`."""
    path = Path(options.folder)
    if options.action == "run-block":
        print(run_chunk(read_request(path)), end="")
        return
    if options.action == "try":
        _try(path, options)
        return
    folder = CampaignFolder.open(_campaign_of(path))
    if options.action == "cancel":
        _cancel(folder)
    elif options.action == "collect":
        _collect(folder)
    elif options.block is not None:
        _show_log(folder, options.block)
        return
    _show(folder, options)


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


def _show(folder: CampaignFolder, options: argparse.Namespace) -> None:
    status = campaign_status(folder)
    if options.json:
        print_json(campaign_status_to_json(status))
    else:
        print_lines(campaign_status_lines(status))


def _show_log(folder: CampaignFolder, number: int) -> None:
    if not 0 <= number < len(folder.blocks):
        raise UsageError(f"--block {number}: there are blocks 0 to {len(folder.blocks) - 1}")
    lines = list(log_of_block(folder, number))
    print_lines(lines or [f"block {number}: no node has begun it"])


def _cancel(folder: CampaignFolder) -> None:
    manifest = folder.manifest
    options = cluster_options_of(manifest.options, str(folder.path / MANIFEST))
    cancel = job_canceller(manifest.executor, folder, options)
    if cancel is None:
        raise UsageError(
            f"{folder.path}: work by {manifest.executor} ends with its front end; interrupt that one"
        )
    print(f"{cancel()} jobs cancelled")


def _collect(folder: CampaignFolder) -> None:
    with folder.held(), taker_of(folder.manifest) as take:
        collect(folder, take)


def _try(path: Path, options: argparse.Namespace) -> None:
    if options.blocks < 1 or not 0 <= options.seconds < LONGEST_S:
        raise UsageError("--blocks, --seconds: give a number above zero, and seconds from 0 to 3600")
    cluster = cluster_options(options)
    setting = {"seconds": options.seconds}
    manifest = Manifest(
        new_name(), "echo", setting, "", options.executor, cluster.to_json(), 0, tuple(options.typed)
    )
    if is_campaign(path):
        folder = CampaignFolder.open(path)
        if folder.manifest.kind != manifest.kind:
            raise UsageError(f"{path}: holds a campaign of {folder.manifest.kind}; choose another folder")
    else:
        folder = CampaignFolder.make(path, manifest, ({"n": number} for number in range(options.blocks)))
    found: dict[int, int] = {}

    def take(outcome: Outcome) -> None:
        found[outcome.number] = found.get(outcome.number, 0) + len(outcome.rows)

    with folder.held():
        given_up = run_blocks(folder, options.executor, cluster, take)
    _show(folder, options)
    if given_up or len(found) != len(folder.blocks) or set(found.values()) != {1}:
        why = next(iter(given_up.values()), json.dumps(sorted(found)[:3]))
        raise RunError(f"{path}: {len(given_up)} blocks were given up: {why}")
