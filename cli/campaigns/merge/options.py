"""Command-line options of `chainline merge`."""

from __future__ import annotations

from ....api.request.campaigns import MERGE
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

_EXAMPLE = """examples:
  chainline merge node1.parquet node2.parquet -o all.parquet
  chainline merge old.parquet again.parquet --keep newest -o all.parquet
  chainline train all.parquet --machine zen5 --also gnr all.parquet -o both"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "merge",
        description="Merge data sets of `chainline measure`, also of several machines and earlier versions. "
        "Equal rows of one processor become one; where measurements of the same kernel differ "
        "they are shown, "
        "and nothing is written.",
        epilog=_EXAMPLE,
    )
    add_request(parser, MERGE)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.campaigns.merge.run:run")
