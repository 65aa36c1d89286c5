"""What is typed after `chainline campaign`."""

from __future__ import annotations

from ...options.executor import add_executor
from ...options.shared import add_json
from ...parser import Commands

ACTIONS = ("status", "collect", "cancel", "try", "run-block")
_EXAMPLE = """what is done:
  status     how far a campaign is: blocks, nodes, rate, what failed
  collect    take in what nodes have finished, without handing out more
  cancel     cancel its jobs; what is finished stays, and the campaign can be gone on with
  try        run blocks that do nothing, to see that a cluster works: makes FOLDER
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
        description="See to a campaign that other machines work at: its folder lies beside the file that its "
        "rows go to, and the command that began it goes on with it after any kill.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("action", choices=ACTIONS, metavar="ACTION", help=f"one of {', '.join(ACTIONS)}")
    add("folder", metavar="FOLDER", help="of the campaign; a request for run-block")
    add("--block", type=int, metavar="N", help="status: print the log of one block")
    add("--blocks", type=int, default=100, metavar="N", help="try: how many (default 100)")
    add("--seconds", type=float, default=0.0, metavar="S", help="try: what each takes (default 0)")
    add_executor(parser)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.campaigns.campaign.run:run")
