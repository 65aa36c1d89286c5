"""A routine or an application's kernel timed over its parameters, as a table."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from ....analysis.campaign.measuring.routines import asked_processor, timed_elsewhere
from ....analysis.measurement.routines.campaign import Sampling, run_routine_campaign
from ....analysis.measurement.routines.catalogue import find_routine
from ....analysis.measurement.routines.routine import (
    Configuration,
    Routine,
    drawn_configurations,
    listed_configurations,
)
from ....errors import UsageError
from ....files.output import require_not_read
from ...campaigns.spreading import chosen_spread, tell_slow_node
from ...json_output import print_json
from ...options.shared import require_positive
from ...progress import rewrite_line
from .configuration_list import configuration_rows
from .options import APPLICATIONS, N_DRAWN, PARALLEL, RANGE


def run(options: argparse.Namespace) -> None:
    """Run `chainline benchmark`."""
    require_positive(options, "configurations", "rounds")
    if options.compiler and options.routine not in APPLICATIONS:
        raise UsageError(f"--compiler: {options.routine} is a library's; leave it out")
    if options.oversubscribe and options.routine not in PARALLEL:
        raise UsageError(f"--oversubscribe: {options.routine} has one process; leave it out")
    require_not_read(options.output, filter(None, [options.list]))
    path = Path(options.output)
    sampling = Sampling(options.rounds, seed=options.seed)
    spread = chosen_spread(options)
    if spread is None:
        routine = find_routine(options.routine, options.compiler, options.oversubscribe)
        configurations, elsewhere = _configurations(routine, options), None
    else:
        # what there is room for is a question to the node that measures
        node = asked_processor(spread)
        routine = find_routine(options.routine, options.compiler, options.oversubscribe, node.cores)
        configurations = _configurations(routine, options, node.threads)
        elsewhere = timed_elsewhere(spread, node, routine, sampling, tell_slow_node)
    new = run_routine_campaign(path, routine, configurations, sampling, _on_progress, elsewhere)
    found = {"routine": routine.name, "file": str(path), "configurations": len(configurations), "new": new}
    if options.json:
        print_json(found)
    else:
        print(f"{routine.name}: {len(configurations)} configurations in {path}, {new} of them timed now")


def _configurations(
    routine: Routine, options: argparse.Namespace, most_threads: int | None = None
) -> list[Configuration]:
    if options.values or options.list or routine.defaults:
        if options.range:
            raise UsageError("--range: is of matrix routines without --values and --list; leave it out")
        rows = configuration_rows(options.list, options.values)
        try:
            found = listed_configurations(routine, rows, options.seed, most_threads)
        except ValueError as error:
            raise UsageError(f"{options.list or '--values'}: {error}") from None
        return found[: options.configurations]
    n, text = options.configurations or N_DRAWN, options.range or RANGE
    least, most = _range(text)
    try:
        return drawn_configurations(routine, n, least, most, options.seed)
    except ValueError as error:
        raise UsageError(f"--range {text}: {error}") from None


def _range(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,6})-(\d{1,6})", text)
    least, most = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 1 <= least < most:
        raise UsageError(f"--range {text}: give two sizes, such as 32-1024")
    return least, most


def _on_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        rewrite_line(f"{done} of {total} configurations")
        if done == total:
            print(file=sys.stderr)
