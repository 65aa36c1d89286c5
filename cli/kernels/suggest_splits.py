"""`chainline suggest-splits`: which splits to measure next, to find the fastest of each order for little."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ...codegen.compilers import compiler_and_language, compiler_names
from ...codegen.variant import DType, Mode
from ...errors import UsageError
from ...models.kernels.predictions.model import Model
from ...models.kernels.ranking.best import answer
from ...models.kernels.ranking.question import Question
from ..json_output import print_json
from ..messages import warn
from ..options.chosen_machine import machine_and_target
from ..options.kernel import add_kernel_options, add_residence, parse_orders
from ..options.machine import add_machine_option
from ..options.shared import add_json, require_positive
from ..parser import Commands
from ..progress import done, stage
from .clock import clock_ghz

if TYPE_CHECKING:
    from ...models.kernels.evaluation.cases import Case

_MODELS = (Model.CHAIN, Model.ECM, Model.SIMULATION)
_EXAMPLE = """examples:
  chainline suggest-splits --order 3-7                                      # nothing is measured yet
  chainline suggest-splits rows.parquet --order 1-15 --compiler gcc --number 30
  chainline suggest-splits rows.parquet --order 7 --model simulation --json"""


def add_suggest_splits(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "suggest-splits",
        description="From what `chainline measure` has measured so far to the splits that are worth "
        "measuring next, why, and the command that measures them; says when to stop.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("rows", nargs="?", metavar="ROWS.parquet", help="data set of `chainline measure` (default: none yet)")
    add("--order", required=True, metavar="P", help="polynomial order 1 to 15, or a range such as 1-15")
    add("--compiler", choices=compiler_names(), default="llvm", help="default: llvm, the embedded compiler")
    add_machine_option(parser)
    add("--model", choices=_MODELS, default=Model.CHAIN, help="chain (default), ecm, or simulation: slower")
    add_residence(parser)
    add("--number", type=int, default=10, metavar="N", help="splits at most (default 10)")
    add(
        "--stop",
        type=float,
        default=0.1,
        metavar="PERCENT",
        help="improvement that is worth no measurement (default 0.1)",
    )
    add_json(parser)
    add_kernel_options(parser)
    parser.set_defaults(run=_suggest_splits)


def _suggest_splits(options: argparse.Namespace) -> None:
    stage("reading measurements", quiet=True)
    # scikit-learn takes seconds to import, which other commands do not need
    from ...models.kernels.suggestion.rows import known_cycles, split_candidates  # noqa: PLC0415
    from ...models.kernels.suggestion.suggest import SplitState, suggest_splits  # noqa: PLC0415
    from ...reports.suggest_splits import suggest_splits_report, suggest_splits_to_json  # noqa: PLC0415

    require_positive(options, "number")
    if not 0 <= options.stop < 100:
        raise UsageError(f"--stop {options.stop:g}: give per cent, from 0 to less than 100")
    questions = _questions(options)
    rows = _rows(options.rows, questions)
    stage(f"ranking the splits of order {options.order} by {options.model}", quiet=True)
    candidates = split_candidates(answer(questions))
    known = known_cycles(rows, questions[0], candidates)
    done()
    for reason, count in known.left_out.items():
        warn(f"{count} rows left out: {reason}")
    state = SplitState(candidates, known.measured)
    process, share = state.process(), options.stop / 100
    stage("choosing what to measure", quiet=True)
    chosen = suggest_splits(state, process, options.number, share)
    document = suggest_splits_to_json(questions, state, process, chosen, share, _given(options))
    done()
    if options.json:
        print_json(document)
    else:
        suggest_splits_report(document)


def _questions(options: argparse.Namespace) -> list[Question]:
    orders = list(dict.fromkeys(parse_orders(options.order)))
    compiler, language = compiler_and_language(options.compiler, None)
    machine, target = machine_and_target(options)
    frequency_ghz = clock_ghz(options, machine)
    return [
        Question(
            order=order,
            machine=machine,
            target=target,
            frequency_ghz=frequency_ghz,
            compiler=compiler,
            language=language,
            model=Model(options.model),
            mode=Mode(options.mode),
            dtype=DType(options.dtype),
            residence=options.residence,
        )
        for order in orders
    ]


def _rows(name: str | None, questions: list[Question]) -> list[Case]:
    """Return what has been measured, nothing where no data set is given."""
    if name is None:
        return []
    from ...analysis.measurement.dataset import read_dataset  # noqa: PLC0415 - pandas, as above
    from ...models.kernels.evaluation.cases import cases  # noqa: PLC0415
    from ...models.kernels.suggestion.rows import rows_asked_for  # noqa: PLC0415

    if not name.endswith(".parquet"):
        raise UsageError(f"{name}: give a data set of `chainline measure`, whose name ends in .parquet")
    rows = rows_asked_for(read_dataset(name), questions)
    # nothing is built again here
    found, skipped = cases(rows, questions[0].machine, trust_flags=True)
    for reason, count in skipped.items():
        warn(f"{count} rows left out: {reason}")
    return found


def _given(options: argparse.Namespace) -> list[str]:
    """Return the options with which `chainline measure` measures what is asked for here."""
    usual = {
        "machine": ("host", options.machine),
        "mode": (Mode.ELEMENT, options.mode),
        "dtype": (DType.FLOAT64, options.dtype),
        "residence": ("L1", options.residence),
    }
    given = ["--compiler", options.compiler]
    for name, (default, value) in usual.items():
        if value != default:
            given += [f"--{name}", str(value)]
    return [*given, "-o", options.rows or "rows.parquet"]
