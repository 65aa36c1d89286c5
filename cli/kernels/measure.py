"""`chainline measure`: a campaign of measurements into a data set, resumed where it stopped."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from ...analysis.measurement.campaign import BLOCK_ROWS, Progress, run_campaign, setting_of_host
from ...analysis.measurement.dataset import DataSet, load_rows, salvage
from ...analysis.measurement.imported import import_csv
from ...analysis.measurement.measure import Plan
from ...analysis.measurement.repeat import repeat_rows, trusted_rows
from ...codegen.compilers import compiler_names
from ...codegen.recorded_flags import UNKNOWN_FLAGS
from ...errors import UsageError
from ...files.given import read_text
from ...reports.campaign import (
    print_repeatability,
    print_summary,
    repeatability_to_json,
    summary_of,
    summary_to_json,
)
from ..json_output import print_json
from ..messages import warn
from ..options.chosen_machine import machine_and_target, require_host
from ..options.kernel import add_trust_flags
from ..options.machine import add_machine_option
from ..options.shared import add_json, add_rounds, add_seed, require_positive
from ..parser import Commands
from ..progress_bar import progress_bar
from .measure_space import measured_space

T = TypeVar("T")

_EXAMPLE = """examples:
  chainline measure --order 7 -o rows.parquet
  chainline measure --order 1-15 --compiler llvm,gcc,gfortran -o rows.parquet      # again: resumes
  chainline measure --order 3-7 --residence L1,memory --threads 1,2 -o rows.parquet
  chainline measure --order 7 --split 8 --split 4,4 --compiler gcc --flags=-O2 --flags=-Os -o rows.parquet
  chainline measure --import profiler.csv --machine a64fx -o rows.parquet
  chainline measure --repeat 50 -o rows.parquet"""


def add_measure(commands: Commands) -> None:
    """Add the command to the parser."""
    measure = commands.add_parser(
        "measure",
        description="Measure every combination of the options on this machine, in random order, and append "
        "one row each to a parquet data set. What the data set holds already is not measured again.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    measure.add_argument("-o", "--output", required=True, metavar="DATA.parquet", help="the data set")
    _add_space(measure)
    add_machine_option(measure, host_only=True)
    add_rounds(measure)
    measure.add_argument(
        "--block",
        type=int,
        default=BLOCK_ROWS,
        metavar="N",
        help=f"rows that are measured in turn and then kept (default {BLOCK_ROWS})",
    )
    measure.add_argument(
        "--patience",
        type=float,
        default=0.0,
        metavar="S",
        help="seconds to wait, for each block, while the machine is disturbed (default 0: flag it)",
    )
    add_seed(measure, "order and data")
    measure.add_argument("--mixed", action="store_true", help="let a data set hold several processors")
    measure.add_argument(
        "--keep-failures", action="store_true", help="do not try again the kernels that failed before"
    )
    add_trust_flags(measure)
    add_json(measure, "a summary in words")
    other = measure.add_mutually_exclusive_group()
    other.add_argument("--import", dest="csv", metavar="FILE.csv", help="append rows measured elsewhere")
    other.add_argument("--repeat", type=int, metavar="N", help="measure N random rows again and compare")
    other.add_argument("--salvage", action="store_true", help="keep what is readable of a damaged data set")
    measure.set_defaults(run=_measure)


def _add_space(measure: argparse.ArgumentParser) -> None:
    lists = measure.add_argument_group("what to measure: lists, every combination of them")
    lists.add_argument("--order", default="1-15", metavar="P", help="such as 7, 1-15 (default) or 3,5,7-9")
    lists.add_argument("--split", action="append", default=[], metavar="L1,L2,...", help="default: all")
    lists.add_argument("--ordered", action="store_true", help="splits with ordered parts (compositions)")
    lists.add_argument(
        "--compiler", default="llvm", metavar="NAMES", help=f"of {', '.join(compiler_names())}"
    )
    lists.add_argument("--mode", default="element", metavar="MODES", help="of x, y, z, element (default)")
    lists.add_argument("--dtype", default="float64", metavar="TYPES", help="of float64 (default), float32")
    lists.add_argument("--flags", action="append", metavar="FLAGS", help="further flags; once for each set")
    lists.add_argument(
        "--schedules",
        type=int,
        metavar="N",
        help="N kernels in explicit vectors of each order, no splits",
    )
    lists.add_argument("--vector-bits", metavar="BITS", help="of 128, 256, 512 (default: the widest)")
    lists.add_argument("--residence", metavar="LEVELS", help="of L1 (default), L2, L3, memory")
    lists.add_argument("--elements", metavar="N", help="elements of a call, per thread")
    lists.add_argument(
        "--threads", default="1", metavar="N", help="threads, each pinned to a core (default 1)"
    )


def _measure(options: argparse.Namespace) -> None:
    path = Path(options.output)
    if not path.name.endswith(".parquet"):
        raise UsageError(f"-o {path}: give a name that ends in .parquet")
    require_positive(options, "rounds", "block")
    if not 0 <= options.patience < float("inf"):
        raise UsageError(f"--patience {options.patience:g}: give seconds, 0 or more")
    if options.salvage:
        _salvage(path)
    elif options.csv:
        _import(path, options)
    elif options.repeat is not None:
        _repeat(path, options)
    else:
        _run(path, options)


def _run(path: Path, options: argparse.Namespace) -> None:
    machine, target = machine_and_target(options)
    require_host(options, machine)
    jobs = measured_space(options, machine, target).jobs(target, machine)
    setting = setting_of_host(machine, _plan(options), options.block, options.patience)
    setting = replace(setting, keep_failures=options.keep_failures)
    with DataSet.open(path, None if options.mixed else setting.cpu) as data:
        with _bar() as show:
            new = run_campaign(data, jobs, setting, show)
        summary = summary_of(path, len(jobs), new, data.rows)
    if options.json:
        print_json(summary_to_json(summary))
    else:
        print_summary(summary)


def _plan(options: argparse.Namespace) -> Plan:
    return Plan(rounds=options.rounds, seed=options.seed)


@contextmanager
def _bar() -> Iterator[Callable[[Progress], None]]:
    """Yield what keeps a bar with the remaining time on a terminal's standard error."""
    shown = "{desc} {bar:40} {n_fmt}/{total_fmt} {elapsed} remaining {remaining}"
    with progress_bar(shown, keep=True) as show:
        show("starting", 0, None)
        yield lambda state: show(state.phase, state.done, state.total)


def _import(path: Path, options: argparse.Namespace) -> None:
    if options.machine == "host":
        raise UsageError("--import: say where it was measured with --machine KEY or FILE.toml")
    machine, target = machine_and_target(options)
    source = Path(options.csv)
    rows = import_csv(read_text(source), source.name, machine, target)
    with DataSet.open(path) as data:
        known = {row.key for row in data.rows}
        new = [row for row in {row.key: row for row in rows}.values() if row.key not in known]
        data.append(new)
        summary = summary_of(path, len(rows), new, data.rows)
    if options.json:
        print_json(summary_to_json(summary))
    else:
        print_summary(summary)


def _repeat(path: Path, options: argparse.Namespace) -> None:
    if options.repeat < 1:
        raise UsageError(f"--repeat {options.repeat}: must be at least 1")
    machine, target = machine_and_target(options)
    require_host(options, machine)
    setting = setting_of_host(machine, _plan(options), options.block, options.patience)
    rows = load_rows(path)
    kept = rows if options.trust_flags else trusted_rows(rows)
    if left_out := len(rows) - len(kept):
        warn(f"{left_out} rows left out: {UNKNOWN_FLAGS}")
    found = repeat_rows(kept, options.repeat, target, setting)
    if options.json:
        print_json(repeatability_to_json(found))
    else:
        print_repeatability(found)


def _salvage(path: Path) -> None:
    kept, lost = salvage(path)
    if lost:
        print(f"{path}: kept {kept} rows, {lost} row groups are lost; the damaged file is {path}.damaged")
    else:
        print(f"{path}: all {kept} rows are readable; nothing to do")
