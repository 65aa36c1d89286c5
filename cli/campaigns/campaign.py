"""Command `chainline campaign`: progress of a campaign, its jobs cancelled, its blocks run on nodes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.campaign.control import cancel, collect, status
from ...api.request.shared import TRIAL
from ..messages import telling_results
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.campaign.control import Campaign

ACTIONS = ("status", "collect", "cancel", "try", "run-block")


_EXAMPLE = """actions:
  status     print the progress of a campaign: blocks, nodes, rate, failures
  collect    take in the results that nodes have finished, without submitting more
  cancel     cancel its jobs; finished results stay, and the campaign can be resumed
  try        run blocks that do nothing, to test a cluster; makes FOLDER
  run-block  on a node: work off a request, FOLDER/requests/NUMBER.json

examples:
  chainline measure --order 1-15 --executor slurm --cluster nodes.toml -o rows.parquet
  chainline campaign status rows.parquet.campaign
  chainline campaign status rows.parquet.campaign --block 17
  chainline campaign try trial --executor slurm --cluster nodes.toml --blocks 100 --seconds 0.1"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "campaign",
        description="Show, collect or cancel a campaign that runs on other machines. Its folder lies beside "
        "the file that its rows go to; the command that began a campaign resumes it.",
        epilog=_EXAMPLE,
    )
    parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help=f"one of {', '.join(ACTIONS)}")
    parser.add_argument("--block", type=int, metavar="N", help="of status: print the log of one block")
    add_request(parser, TRIAL)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.campaigns.campaign:run")


_ACTIONS = {"status": status, "collect": collect, "cancel": cancel}


def run(options: argparse.Namespace) -> None:
    """Run `chainline campaign`."""
    from ...api.campaign.control import log, trial
    from ...api.campaign.front_end import run_block
    from ...reports.terminal import print_lines

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
    from ...reports.campaign_status import campaign_status_lines
    from ...reports.terminal import print_lines

    if found.cancelled is not None:
        print(f"{found.cancelled} jobs cancelled")
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(campaign_status_lines(found.status))
