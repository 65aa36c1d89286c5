"""Command-line options of `chainline best`."""

from __future__ import annotations

from ....api.request.kernels import BEST
from ...options.page import add_html
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

_BEST_EXAMPLE = """examples:
  chainline best --order 7
  chainline best --order 8 --space full --measure
  chainline best --order 7 --measure
  chainline best --order 7 --model ecm --residence memory
  chainline best --order 7 --model roofline --machine a64fx --threads 12
  chainline best --order 7 --model chain
  chainline best --order 7 --model learned
  chainline best --order 1-15 --machine a64fx --json
  chainline best --order 1-3 --machine zen3 --check
  chainline best --order 11 --compiler gfortran --machine a64fx
  chainline best --order 7 --html best.html"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    best = commands.add_parser(
        "best",
        description="Rank every split of the tensor n-mode product kernel by predicted speed.",
        epilog=_BEST_EXAMPLE,
    )
    add_request(best, BEST)
    add_json(best)
    add_html(best, "the ranking, bars, limits, how to make the kernel")
    best.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="show chain ratios, cycles per FMA and kernels of the same code",
    )
    best.add_argument("--all", action="store_true", help="print every variant, not the first 12 kernels")
    best.set_defaults(run="chainline.cli.kernels.best.run:run")
