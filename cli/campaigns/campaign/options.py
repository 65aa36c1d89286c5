"""Command-line options of `chainline campaign`."""

from __future__ import annotations

from ....api.request.campaigns import TRIAL
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

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
    parser.set_defaults(run="chainline.cli.campaigns.campaign.run:run")
