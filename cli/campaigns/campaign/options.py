"""Command-line options of `chainline campaign`."""

from __future__ import annotations

from ...options.executor import add_executor
from ...options.shared import add_json
from ...parser import Commands

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
    add = parser.add_argument
    add("action", choices=ACTIONS, metavar="ACTION", help=f"one of {', '.join(ACTIONS)}")
    add("folder", metavar="FOLDER", help="folder of the campaign; for run-block a request")
    add("--block", type=int, metavar="N", help="of status: print the log of one block")
    add("--blocks", type=int, default=100, metavar="N", help="of try: number of blocks (default 100)")
    add(
        "--seconds",
        type=float,
        default=0.0,
        metavar="S",
        help="of try: seconds that each block takes (default 0)",
    )
    add_executor(parser)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.campaigns.campaign.run:run")
