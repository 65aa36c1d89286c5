"""Command-line options of `chainline best`."""

from __future__ import annotations

from ....models.kernels.predictions.model import USUAL_MODEL, Model
from ....models.kernels.ranking.kernel_space import KernelSpace
from ....models.kernels.ranking.shortlist import MEASURED, PATIENCE_S
from ...options.kernel import (
    add_compiler,
    add_in_core_option,
    add_kernel_options,
    add_residence,
)
from ...options.machine import add_machine_option
from ...options.page import add_html
from ...options.shared import add_json, add_patience, add_rounds
from ...parser import Commands

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
    best.add_argument(
        "--order", required=True, metavar="P", help="polynomial order 1 to 15, or a range such as 1-15"
    )
    add_machine_option(best)
    add_compiler(best)
    best.add_argument(
        "--model",
        choices=list(Model),
        default=USUAL_MODEL,
        help="simulation (default), chain (chain ratio of the paper), roofline, cache-roofline, ecm, or "
        "learned (the simulation corrected by measurements)",
    )
    best.add_argument(
        "--trained",
        metavar="FOLDER",
        help="model that `chainline train` wrote, for --model learned (default: a shipped one)",
    )
    add_in_core_option(best)
    best.add_argument(
        "--space",
        choices=list(KernelSpace),
        default=KernelSpace.SPLIT,
        help="kernels to rank: split (default), every split vectorised by the compiler, or full, kernels in "
        "explicit vectors as well",
    )
    best.add_argument(
        "--vector-bits",
        metavar="BITS,...",
        help="vector widths of --space full (default: all of the target)",
    )
    best.add_argument(
        "--ordered",
        action="store_true",
        help="rank compositions, in which the order of the parts counts, instead of splits",
    )
    best.add_argument(
        "--measure",
        action="store_true",
        help=f"measure every distinct kernel on this machine; of --space full the {MEASURED} "
        "predicted fastest",
    )
    best.add_argument(
        "--check",
        action="store_true",
        help="compare the result of every distinct kernel with numpy, without timing; emulators are used",
    )
    best.add_argument(
        "--measurements", type=int, metavar="N", help="measure only the N kernels predicted fastest"
    )
    add_rounds(best)
    add_patience(best, PATIENCE_S, "the kernels of each order with --measure")
    add_residence(best)
    best.add_argument(
        "--threads",
        type=int,
        default=1,
        metavar="N",
        help="active cores that share the memory; the speed is that of one of them (default 1)",
    )
    add_json(best)
    best.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="show chain ratios, cycles per FMA and kernels of the same code",
    )
    add_html(best, "the ranking, bars, limits, how to make the kernel")
    best.add_argument("--all", action="store_true", help="print every variant, not the first 12 kernels")
    add_kernel_options(best)
    best.set_defaults(run="chainline.cli.kernels.best.run:run")
