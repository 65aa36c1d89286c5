"""Rank every split for an order, and measure the ranking when asked."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ....analysis.incore.in_core_tool import InCoreTool
from ....analysis.measurement.measure import Plan
from ....codegen.compilers import compiler_and_language
from ....codegen.simd.space import NoScheduleError
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language, Mode
from ....errors import RunError, UsageError
from ....models.kernels.predictions.model import Model
from ....models.kernels.ranking.behind import with_interface
from ....models.kernels.ranking.best import answer, search_schedules
from ....models.kernels.ranking.check import check_answer, checked_target
from ....models.kernels.ranking.kernel_space import KernelSpace
from ....models.kernels.ranking.measured import add_measurement
from ....models.kernels.ranking.question import Answer, Question, Search, require_threads
from ....models.kernels.ranking.shortlist import MEASURED
from ....reports.best import answer_lines
from ....reports.best_json import answer_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_machine import machine_and_target, require_host
from ...options.kernel import parse_orders
from ...options.page import require_html, tell_html, write_html
from ...options.ranges import parse_whole_numbers
from ...options.shared import require_patience, require_positive
from ...progress import done, stage
from ...progress_lines import PipedProgress
from ..clock import clock_ghz

if TYPE_CHECKING:
    from ....models.kernels.learned.stored.trained import TrainedModel

_PAGE = "chainline.cli.kernels.best.page:page"
_LARGE_ORDER, _LARGE_SIMULATED_ORDER = 9, 5
"""Orders from here on have so many splits that compiling them, or simulating them too, takes seconds."""


def run(options: argparse.Namespace) -> None:
    """Run `chainline best`."""
    require_positive(options, "rounds", "elements", "measurements", "threads")
    require_patience(options)
    require_html(options, [name for name in (options.machine,) if name])
    questions = _questions(options)
    require_threads("--threads", options.threads, questions[0].machine, measured=options.measure)
    if options.measure:
        require_host(options, questions[0].machine)
    if options.measure and options.check:
        raise UsageError("--check: --measure checks kernels too; leave one of them out")
    questions, trained = _with_model(questions, options.trained)
    answers = []
    for predicted in _answers(questions, trained, options):
        done()
        found = with_interface(check_answer(predicted) if options.check else predicted)
        answers.append(found)
        if not options.json:
            print_lines(answer_lines(found, everything=options.all, verbose=options.verbose))
    write_html(options, _PAGE, answers)
    if options.json:
        as_json = [answer_to_json(found) for found in answers]
        print_json(as_json if "-" in options.order or "," in options.order else as_json[0])
    tell_html(options)
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
    # imported here since it takes a second and a half, which other models spare
    from .learned import learned_or_simulated  # noqa: PLC0415

    return learned_or_simulated(questions, folder)


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
    plan, level = Plan(rounds=options.rounds, budget_s=options.patience), options.residence
    most = options.measurements or (MEASURED if options.space == KernelSpace.FULL else None)
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
            threads=options.threads,
        )
        for order in orders
    ]


def _progress(given: Answer) -> Callable[[int, int], None]:
    """Return a callback that keeps a line on a terminal up to date, or says one now and then elsewhere."""
    name = f"order {given.question.order}: measuring"
    piped = PipedProgress()

    def show(done: int, total: int) -> None:
        if not sys.stderr.isatty():
            piped.tell(name, done / total)
            return
        end = "\r" if done < total else "\r\033[K"
        print(f"{name}, round {done} of {total}", end=end, file=sys.stderr, flush=True)

    return show
