"""Command-line options of `chainline analyze`."""

from __future__ import annotations

from ....api.request.assembly import ANALYZE
from ...options.page import add_html
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

_ANALYZE_EXAMPLE = """examples:
  chainline analyze kernel.s
  chainline analyze kernel.s --machine a64fx --function kernel --arg x0=2
  chainline analyze kernel.s --machine zen4 --json --no-simulation
  chainline analyze kernel.s -v --taken .L5=0.1
  chainline analyze kernel.s --profile kernel.gcda
  chainline analyze kernel.s --graph kernel.svg
  chainline analyze kernel.s --html kernel.html
  chainline analyze dot.s --try --compile 'gcc -O3 -march=native -c dot.c'
  gcc -O3 -march=native -g -S -o - kernel.c | chainline analyze - --format short"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    analyze = commands.add_parser(
        "analyze",
        description="Report what limits each loop of a compiler's assembly on a machine, and why.",
        epilog=_ANALYZE_EXAMPLE,
    )
    add_request(analyze, ANALYZE)
    analyze.add_argument(
        "--graph", metavar="OUT", help="write the dependency graph of a body: OUT.svg, .dot or .graphml"
    )
    analyze.add_argument(
        "--kanata", metavar="OUT", help="write the simulated timeline of a body for the viewer Konata"
    )
    analyze.add_argument(
        "--trace",
        metavar="OUT.json",
        help="write the simulated timeline as Chrome trace events, for Perfetto",
    )
    add_html(analyze, "source beside assembly, ports, timeline, dependencies, what-if, roofline")
    add_json(analyze)
    analyze.add_argument(
        "--format",
        choices=["text", "short", "sarif"],
        default="text",
        help="text for people (default); short (FILE:LINE: note: ...) or sarif (SARIF 2.1.0) for editors",
    )
    analyze.add_argument(
        "-v", "--verbose", action="store_true", help="show every loop with its instructions, bounds and paths"
    )
    analyze.add_argument("--all", action="store_true", help="show every instruction of a long loop as well")
    analyze.set_defaults(run="chainline.cli.assembly.analyze.run:run", one_thread=True)
