"""A campaign of measurements into a data set, resumed where it stopped."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from ....analysis.measurement.campaign import Progress, run_campaign, setting_of_host
from ....analysis.measurement.csv_import import import_csv
from ....analysis.measurement.dataset import DataSet, load_rows, require_parquet, salvage
from ....analysis.measurement.measure import Plan
from ....analysis.measurement.repeatability import repeat_rows, trusted_rows
from ....codegen.flag_allowlist import UNKNOWN_FLAGS
from ....errors import UsageError
from ....files.untrusted import read_text
from ....reports.campaign import (
    repeatability_lines,
    repeatability_to_json,
    summary_lines,
    summary_of,
    summary_to_json,
)
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...loading import load
from ...messages import warn
from ...options.chosen_executor import cluster_options
from ...options.chosen_machine import machine_and_target, require_host
from ...options.executor import LOCAL
from ...options.shared import require_patience, require_positive
from ...progress_bar import progress_bar
from ...progress_lines import PipedProgress
from .space import measured_space

T = TypeVar("T")
_ELSEWHERE = "chainline.cli.kernels.measure.elsewhere:measure_elsewhere"


def run(options: argparse.Namespace) -> None:
    """Run `chainline measure`."""
    path = Path(options.output)
    if not path.name.endswith(".parquet"):
        raise UsageError(f"-o {path}: give a name that ends in .parquet")
    require_positive(options, "rounds", "block")
    require_patience(options)
    cluster_options(options)  # wrong ones are told before anything is done
    others = options.salvage or options.csv or options.repeat is not None
    if options.executor != LOCAL and others:
        raise UsageError(f"--executor {options.executor}: measures a space; leave it out here")
    if options.salvage:
        _salvage(path)
    elif options.csv:
        _import(path, options)
    elif options.repeat is not None:
        _repeat(path, options)
    elif options.executor != LOCAL:
        load(_ELSEWHERE)(options)
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
        print_lines(summary_lines(summary))


def _plan(options: argparse.Namespace) -> Plan:
    return Plan(rounds=options.rounds, seed=options.seed)


@contextmanager
def _bar() -> Iterator[Callable[[Progress], None]]:
    """Yield a function that moves a bar with the remaining time on a terminal, or prints lines elsewhere."""
    if not sys.stderr.isatty():
        piped = PipedProgress()
        yield lambda state: piped.tell(f"{state.phase}, row {state.done} of {state.total}", state.share)
        return
    shown = "{desc} {bar:40} {n_fmt}/{total_fmt} {elapsed} remaining {remaining}"
    with progress_bar(shown, keep=True) as show:
        show("starting", 0, None)
        yield lambda state: show(state.phase, state.done, state.total)


def _import(path: Path, options: argparse.Namespace) -> None:
    if options.machine == "host":
        raise UsageError("--import: say where it was measured with --machine KEY or FILE.toml")
    machine, target = machine_and_target(options)
    require_parquet()  # every kernel is compiled again, which takes seconds
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
        print_lines(summary_lines(summary))


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
        print_lines(repeatability_lines(found))


def _salvage(path: Path) -> None:
    kept, lost = salvage(path)
    if lost:
        print(f"{path}: kept {kept} rows, {lost} row groups are lost; the damaged file is {path}.damaged")
    else:
        print(f"{path}: all {kept} rows are readable; nothing to do")
