"""What is typed after `chainline merge`."""

from __future__ import annotations

from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline merge node1.parquet node2.parquet -o all.parquet
  chainline merge old.parquet again.parquet --keep newest -o all.parquet
  chainline train all.parquet --machine zen5 --also gnr all.parquet -o both"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "merge",
        description="Put data sets of `chainline measure` together, those of several machines and of earlier "
        "versions, too. Rows that measure the same on the same processor are one; where they differ they "
        "are shown, and nothing is written.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("data", nargs="+", metavar="DATA.parquet", help="data sets")
    add("-o", "--output", required=True, metavar="ALL.parquet", help="a new data set")
    add("--keep", choices=("newest",), help="of rows that differ, instead of writing nothing")
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.campaigns.merge.run:run")
