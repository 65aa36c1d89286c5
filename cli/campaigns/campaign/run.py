"""Command `chainline campaign`: progress of a campaign, its jobs cancelled, its blocks run on nodes."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....api.campaign.control import Campaign, cancel, collect, log, status, trial
from ....api.campaign.node import run_block
from ....api.request.campaigns import TRIAL
from ....reports.campaign_status import campaign_status_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...request_options import arguments_of
from ...terminal_listener import telling_results

_ACTIONS = {"status": status, "collect": collect, "cancel": cancel}


def run(options: argparse.Namespace) -> None:
    """Run `chainline campaign`."""
    if options.action == "run-block":
        print(run_block(Path(options.folder)), end="")
    elif options.action == "status" and options.block is not None:
        print_lines(log(options.folder, options.block) or [f"block {options.block}: no node has begun it"])
    elif options.action == "try":
        with telling_results(lambda found: _show(found, options)):
            _show(trial(**arguments_of(options, TRIAL)), options)
    else:
        _show(_ACTIONS[options.action](options.folder), options)


def _show(found: Campaign, options: argparse.Namespace) -> None:
    if found.cancelled is not None:
        print(f"{found.cancelled} jobs cancelled")
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(campaign_status_lines(found.status))
