"""Command-line options of `chainline analyze`."""

from __future__ import annotations

from ....asm.dialect import SYNTAXES
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
        description="Report what limits each loop of a compiler's assembly on a machine, and why.",
        epilog=_ANALYZE_EXAMPLE,
    )
    analyze.add_argument(
        "file",
        metavar="FILE.s",
        help="assembly: output of a compiler's -S or of objdump -d; - reads standard input",
    )
    add_machine_option(analyze)
    analyze.add_argument("--function", metavar="NAME", help="analyse only this function")
    analyze.add_argument("--syntax", choices=SYNTAXES, help="syntax of x86-64 (default: detected)")
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
        "--trace",
        metavar="OUT.json",
        help="write the simulated timeline as Chrome trace events, for Perfetto",
    )
    add_html(analyze, "source beside assembly, ports, timeline, dependencies, what-if, roofline")
    analyze.add_argument(
        "--loop",
        metavar="LABEL",
        help="analyse only this loop; --graph, --kanata and --trace show the hot loop where none is named",
    )
    analyze.add_argument(
        "--taken",
        action="append",
        default=[],
        metavar="LABEL=PROBABILITY",
        help="probability that branches to a label are taken (default: static prediction); repeatable",
    )
    analyze.add_argument(
        "--profile",
        metavar="FILE",
        help="probabilities of all branches from a profile: .gcda, output of gcov (JSON or text) or of perf "
        "annotate --stdio, or a sample profile of LLVM as text",
    )
    analyze.add_argument(
        "--try",
        dest="recompile",
        action="store_true",
        help="compile the source again with the flags that remedies name, and compare the analyses",
    )
    analyze.add_argument(
        "--source",
        metavar="FILE",
        help="source file that --try compiles, with the flags that gcc -g records",
    )
    analyze.add_argument(
        "--compile",
        metavar="COMMAND",
        help="compiler command for --try, such as 'gcc -O3 -c dot.c'; it names the source, too",
    )
    analyze.add_argument("--no-simulation", action="store_true", help="compute only bounds, which is faster")
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
    analyze.set_defaults(run="chainline.cli.assembly.analyze.run:run")
