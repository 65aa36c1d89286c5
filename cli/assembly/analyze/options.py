"""What is typed after `chainline analyze`."""

from __future__ import annotations

from ....asm.dialect import ATT, INTEL
from ...options.machine import add_machine_option
from ...options.page import add_html
from ...options.shared import add_json
from ...parser import Commands

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
        description="Read a compiler's assembly and say what limits each loop on a machine, and why.",
        epilog=_ANALYZE_EXAMPLE,
    )
    analyze.add_argument(
        "file",
        metavar="FILE.s",
        help="a compiler's -S output, or what objdump -d prints; - reads standard input",
    )
    add_machine_option(analyze)
    analyze.add_argument("--function", metavar="NAME", help="only this function")
    analyze.add_argument("--syntax", choices=[ATT, INTEL], help="of x86-64; default: as the file looks")
    analyze.add_argument(
        "--arg",
        action="append",
        default=[],
        metavar="REGISTER=VALUE",
        help="value of an argument register, such as rdi=2, for executed counts; repeatable",
    )
    analyze.add_argument(
        "--graph", metavar="OUT", help="write the dependency graph of a body: OUT.svg, .dot or .graphml"
    )
    analyze.add_argument(
        "--kanata", metavar="OUT", help="write the simulated timeline of a body for the viewer Konata"
    )
    analyze.add_argument(
        "--trace", metavar="OUT.json", help="write the same as Chrome trace events, for Perfetto"
    )
    add_html(analyze, "source beside assembly, ports, timeline, dependencies, what-if, roofline")
    analyze.add_argument(
        "--loop",
        metavar="LABEL",
        help="only this body; what draws one body draws the innermost, with most FMA, where none is named",
    )
    analyze.add_argument(
        "--taken",
        action="append",
        default=[],
        metavar="LABEL=PROBABILITY",
        help="how often branches to a label are taken (default: by static prediction); repeatable",
    )
    analyze.add_argument(
        "--profile",
        metavar="FILE",
        help="the same of all branches, as a run has counted it: a .gcda, what gcov writes (JSON or text), "
        "what perf annotate --stdio prints, or a sample profile of LLVM as text",
    )
    analyze.add_argument(
        "--try",
        dest="recompile",
        action="store_true",
        help="compile the source again with the flags that remedies name, and compare the analyses",
    )
    analyze.add_argument(
        "--source", metavar="FILE", help="of --try; default: what the lines of the assembly (-g) name"
    )
    analyze.add_argument(
        "--compile",
        metavar="COMMAND",
        help="of --try: what compiles it, such as 'gcc -O3 -c dot.c'; default: as gcc -g records it",
    )
    analyze.add_argument("--no-simulation", action="store_true", help="bounds only, which is faster")
    add_json(analyze)
    analyze.add_argument(
        "--format",
        choices=["text", "short", "sarif"],
        default="text",
        help="text for people (default); for editors, short: FILE:LINE: note: ..., or SARIF 2.1.0",
    )
    analyze.add_argument(
        "-v", "--verbose", action="store_true", help="every loop with its instructions, bounds and paths"
    )
    analyze.add_argument("--all", action="store_true", help="the same with every instruction of a long body")
    analyze.set_defaults(run="chainline.cli.assembly.analyze.run:run")
