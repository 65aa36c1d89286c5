"""`chainline best`: rank every split for an order, and measure the ranking when asked."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ...analysis.incore.mca import InCoreTool
from ...analysis.measurement.measure import Plan
from ...codegen.compilers import compiler_and_language
from ...codegen.simd.space import NoScheduleError
from ...codegen.toolchain import find_toolchain
from ...codegen.variant import DType, Language, Mode
from ...errors import RunError, UsageError
from ...models.kernels.predictions.model import USUAL_MODEL, Model
from ...models.kernels.ranking.best import answer, search_schedules
from ...models.kernels.ranking.check import check_answer, checked_target
from ...models.kernels.ranking.kernel_space import KernelSpace
from ...models.kernels.ranking.measured import add_measurement
from ...models.kernels.ranking.question import Answer, Question, Search
from ...reports.best import answer_table, answer_to_json
from ..json_output import print_json
from ..messages import warn
from ..options.chosen_machine import machine_and_target, require_host
from ..options.kernel import (
    add_compiler,
    add_in_core_option,
    add_kernel_options,
    add_residence,
    parse_orders,
)
from ..options.machine import add_machine_option
from ..options.ranges import parse_whole_numbers
from ..options.shared import add_json, add_rounds, require_positive
from ..parser import Commands
from ..progress import done, stage
from .clock import clock_ghz

if TYPE_CHECKING:
    from ...models.kernels.learned.stored.trained import TrainedModel

_MEASURED = 10
"""Kernels of the full space that are measured when no number is given."""
_LARGE_ORDER, _LARGE_SIMULATED_ORDER = 9, 5
"""Orders from here on have so many splits that compiling them, or simulating them too, takes seconds."""
_BEST_EXAMPLE = """examples:
  chainline best --order 7
  chainline best --order 8 --space full --measure
  chainline best --order 7 --measure
  chainline best --order 7 --model ecm --residence memory
  chainline best --order 7 --model chain
  chainline best --order 7 --model learned
  chainline best --order 1-15 --machine a64fx --json
  chainline best --order 1-3 --machine zen3 --check
  chainline best --order 11 --compiler gfortran --machine a64fx"""


def add_best(commands: Commands) -> None:
    best = commands.add_parser(
        "best",
        description="Rank every split of the tensor n-mode product kernel by predicted speed.",
        epilog=_BEST_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
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
        help="simulation (default), chain: the paper's, a Roofline, ecm, or learned: the simulation "
        "corrected by what was measured",
    )
    best.add_argument(
        "--trained", metavar="FOLDER", help="a model of `chainline train`, instead of a shipped one"
    )
    add_in_core_option(best)
    best.add_argument(
        "--space",
        choices=list(KernelSpace),
        default=KernelSpace.SPLIT,
        help="split (default): every split, vectorised by the compiler; full: explicit vectors too",
    )
    best.add_argument(
        "--vector-bits",
        metavar="BITS,...",
        help="vector widths of the full space (default: all of the target)",
    )
    best.add_argument(
        "--ordered", action="store_true", help="rank compositions: splits whose parts are ordered"
    )
    best.add_argument(
        "--measure",
        action="store_true",
        help=f"measure every distinct kernel here, of the full space the {_MEASURED} best predicted",
    )
    best.add_argument(
        "--check",
        action="store_true",
        help="run every distinct kernel here beside numpy, without timing: for an emulated processor too",
    )
    best.add_argument("--measurements", type=int, metavar="N", help="measure the N best predicted alone")
    add_rounds(best)
    add_residence(best)
    add_json(best)
    best.add_argument("--all", action="store_true", help="print every variant, not the first 12 kernels")
    add_kernel_options(best)
    best.set_defaults(run=_best)


def _best(options: argparse.Namespace) -> None:
    questions = _questions(options)
    if options.measure:
        require_host(options, questions[0].machine)
    if options.measure and options.check:
        raise UsageError("--check: --measure checks kernels too; leave one of them out")
    require_positive(options, "rounds", "elements", "measurements")
    questions, trained = _with_model(questions, options.trained)
    answers = []
    for predicted in _answers(questions, trained, options):
        done()
        found = check_answer(predicted) if options.check else predicted
        answers.append(found)
        if not options.json:
            answer_table(found, everything=options.all)
    if options.json:
        as_json = [answer_to_json(found) for found in answers]
        print_json(as_json if "-" in options.order or "," in options.order else as_json[0])
    wrong = [f"{name}: {how}" for a in answers if a.checked for name, how in a.checked.wrong.items()]
    if wrong:
        raise RunError(f"{len(wrong)} kernels are wrong on this machine; the first is {wrong[0]}")


def _with_model(questions: list[Question], folder: str | None) -> tuple[list[Question], TrainedModel | None]:
    """Return the trained model that is asked for; where there is none for the machine, simulate."""
    first = questions[0]
    if first.model is not Model.LEARNED:
        if folder:
            raise UsageError(f"--trained {folder}: goes with --model learned, not {first.model}")
        return questions, None
    # seconds of import that other models do not need
    from ...models.kernels.learned.stored.seen import Match, machine_warnings, match_of  # noqa: PLC0415
    from ...models.kernels.learned.stored.shipped import shipped_model  # noqa: PLC0415
    from ...models.kernels.learned.stored.store import load_model  # noqa: PLC0415

    trained = load_model(Path(folder)) if folder else shipped_model(first.machine)
    if trained is not None and match_of(trained.manifest, first.machine) is not Match.OTHER:
        warn(*machine_warnings(trained.manifest, first.machine))
        return questions, trained
    whose = f"{folder} was trained for {trained.manifest.machine.key}" if trained else "none was trained"
    print(
        f"chainline: warning: no learned model for {first.machine.key} ({whose}); simulating instead",
        file=sys.stderr,
    )
    return [replace(question, model=Model.SIMULATION) for question in questions], None


def _answers(
    questions: list[Question], trained: TrainedModel | None, options: argparse.Namespace
) -> Iterator[Answer]:
    """Yield the answers, measured if that is asked for; a search takes half a minute an order."""
    groups: Iterator[tuple[list[Question], list[Search | None]]]
    if options.space == KernelSpace.FULL:
        groups = (([question], [_search(question, trained)]) for question in questions)
    elif _takes_seconds(questions):
        find_toolchain(questions[0].compiler, questions[0].target)  # a missing one is named before all else
        stage(f"ranking the splits of {_orders(questions)} by {questions[0].model}")
        groups = iter([(questions, [])])
    else:
        groups = iter([(questions, [])])
    for group, searches in groups:
        predicted = answer(group, trained, searches)
        yield from _measured(predicted, options) if options.measure else predicted


def _takes_seconds(questions: list[Question]) -> bool:
    """Tell whether splits take seconds: large orders have many, and some models simulate each."""
    simulated = questions[0].model in (Model.SIMULATION, Model.LEARNED)
    large = _LARGE_SIMULATED_ORDER if simulated else _LARGE_ORDER
    return max(question.order for question in questions) >= large


def _orders(questions: list[Question]) -> str:
    first, last = questions[0].order, questions[-1].order
    return f"order {first}" if len(questions) == 1 else f"orders {first} to {last}"


def _search(question: Question, trained: TrainedModel | None) -> Search | None:
    """Return the kernels in explicit vectors to rank beside splits; None where none fits."""
    for bits in question.widths:
        question.target.at_width(bits)  # what is wrong is reported before anything is searched
    stage(f"order {question.order}: searching kernels in explicit vectors by {question.model}")
    try:
        return search_schedules(question, trained=trained)
    except NoScheduleError as error:
        warn(f"{error}; splits alone are ranked")
        return None


def _measured(predicted: Iterator[Answer], options: argparse.Namespace) -> Iterator[Answer]:
    """Yield measured answers; every prediction is made first, so that the machine is idle."""
    plan, level = Plan(rounds=options.rounds), options.residence
    most = options.measurements or (_MEASURED if options.space == KernelSpace.FULL else None)
    for given in list(predicted):
        yield add_measurement(given, plan, level, options.elements, _progress(given), most)


def _questions(options: argparse.Namespace) -> list[Question]:
    orders = parse_orders(options.order)
    compiler, language = compiler_and_language(options.compiler, options.language)
    machine, target = machine_and_target(options)
    if options.check:
        target = checked_target(target, options.machine)
    full = options.space == KernelSpace.FULL
    if full and language is Language.FORTRAN:
        raise UsageError("--space full: Fortran has no explicit vectors; use --language c or llvm")
    if options.vector_bits and not full:
        raise UsageError("--vector-bits: goes with --space full")
    model = Model(options.model)
    frequency_ghz = clock_ghz(options, machine)
    return [
        Question(
            order=order,
            machine=machine,
            target=target,
            frequency_ghz=frequency_ghz,
            compiler=compiler,
            language=language,
            model=model,
            mode=Mode(options.mode),
            dtype=DType(options.dtype),
            ordered=options.ordered,
            residence=options.residence,
            n_elements=options.elements,
            in_core=InCoreTool(options.in_core),
            space=KernelSpace(options.space),
            widths=parse_whole_numbers("--vector-bits", options.vector_bits),
        )
        for order in orders
    ]


def _progress(given: Answer) -> Callable[[int, int], None] | None:
    """Return a callback that keeps one line on a terminal's standard error up to date."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        end = "\r" if done < total else "\r\033[K"
        print(
            f"order {given.question.order}: measuring, round {done} of {total}",
            end=end,
            file=sys.stderr,
            flush=True,
        )

    return show
