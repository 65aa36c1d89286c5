"""Splits to measure next, so that few measurements find the fastest of each order."""

from __future__ import annotations

import argparse

from ....analysis.measurement.dataset import read_dataset
from ....codegen.compilers import compiler_and_language
from ....codegen.variant import DType, Mode
from ....errors import UsageError
from ....models.kernels.evaluation.cases import Case, cases
from ....models.kernels.predictions.model import Model
from ....models.kernels.ranking.best import answer
from ....models.kernels.ranking.request import Question
from ....models.kernels.suggestion.progress import split_standing
from ....models.kernels.suggestion.rows import known_cycles, rows_asked_for, split_candidates
from ....models.kernels.suggestion.suggest import SplitState, suggest_splits
from ....reports.suggest_splits import suggest_splits_lines, suggest_splits_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_machine import machine_and_target
from ...options.kernel import parse_orders
from ...options.shared import require_positive
from ...progress import done, stage
from ..clock import clock_ghz


def suggest(options: argparse.Namespace) -> None:
    """Print the splits to measure next, why, and the command that measures them."""
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
    state = SplitState(candidates, known.measured, known.noise)
    process, share = state.process(), options.stop / 100
    stage("choosing what to measure", quiet=True)
    chosen = suggest_splits(state, process, options.number, share)
    found = split_standing(questions, state, process, chosen, share, known.resolution)
    done()
    if options.json:
        print_json(suggest_splits_to_json(found, _given(options)))
    else:
        print_lines(suggest_splits_lines(found, _given(options)))


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
    """Return the measured cases; an empty list where no data set is given."""
    if name is None:
        return []
    if not name.endswith(".parquet"):
        raise UsageError(f"{name}: give a data set of `chainline measure`, whose name ends in .parquet")
    rows = rows_asked_for(read_dataset(name), questions)
    # nothing is built again here
    found, skipped = cases(rows, questions[0].machine, trust_flags=True)
    for reason, count in skipped.items():
        warn(f"{count} rows left out: {reason}")
    return found


def _given(options: argparse.Namespace) -> list[str]:
    """Return the options with which `chainline measure` measures the suggested splits."""
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
