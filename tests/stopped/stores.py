"""Whatever keeps something in files: how it is written to, and read again."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from chainline.analysis.measurement.dataset import DataSet, load_rows
from chainline.codegen.export.library import write_folder
from chainline.files.atomic_folder import replace_folder
from chainline.files.atomic_write import write_output
from chainline.files.csv_log import CsvLog
from chainline.models.empirical.evaluation.studies.trial import Trial, TrialFile, Work
from chainline.models.kernels.learned.stored.store import load_model, save_model
from chainline.models.kernels.peers.result import PeersFile

from ..analysis.measurement.dataset.rows import some_rows
from ..models.kernels.peers.made_up import result

SHIPPED = Path(__file__).parents[2] / "models" / "kernels" / "learned" / "stored" / "shipped" / "zen5"
BEFORE, ALL = range(2), range(5)


@dataclass(frozen=True, slots=True)
class Store:
    """Something kept in files.

    Attributes
    ----------
    begin : callable
        Writes what is there before, under a path.
    write : callable
        Adds what is still missing, or puts another in place.
    read : callable
        Returns what is there, as a set.
    grows : bool
        Whether what was there before stays; otherwise it is replaced at once.
    """

    begin: Callable[[Path], object]
    write: Callable[[Path], object]
    read: Callable[[Path], frozenset[object]]
    grows: bool = True


def _once(found):
    found = list(found)
    assert len(found) == len(set(found)), found
    return frozenset(found)


def _add_rows(path, numbers, block=2):
    with DataSet.open(path) as data:
        known = {row.key for row in data.rows}
        new = [row for row in some_rows(len(ALL)) if row.n_elements - 1 in numbers and row.key not in known]
        for first in range(0, len(new), block):
            data.append(new[first : first + block])


def _leave_journal(path):
    """Append rows as a process does that is killed then."""
    data = DataSet.open(path)
    data.append(some_rows(len(BEFORE)))
    os.close(data._lock)


def _add_lines(path, numbers, block=2):
    with CsvLog.open(path, ("n", "text"), "log") as log:
        known = {int(row["n"]) for row in log.rows}
        new = [{"n": number, "text": "a line of some length"} for number in numbers if number not in known]
        for first in range(0, len(new), block):
            log.append(new[first : first + block])


def _lines(path):
    with CsvLog.open(path, ("n", "text"), "log") as log:
        return _once(row["n"] for row in log.rows)


def _trial_file(path):
    return TrialFile(path, 0, "0123456789ab")


def _add_trials(path, numbers):
    file = _trial_file(path)
    with file.open() as log:
        known = {trial.work for trial in file.known(log)}
        for work in (Work("knn", f'{{"n_neighbors": {number}}}', 64) for number in numbers):
            if work not in known:
                file.append(log, Trial(work, 0.5, 1.0, 1.0, 1000, 10))


def _trials(path):
    file = _trial_file(path)
    with file.open() as log:
        return _once(trial.work for trial in file.known(log))


def _add_peers(path, orders):
    with PeersFile(path) as file:
        known = {one.order for one in file.results}
        for order in orders:
            if order not in known:
                file.append([result("libxsmm", order, 40.0), result("gcc", order, 30.0)])


def _peers(path):
    with PeersFile(path) as file:
        return _once((one.order, one.contender) for one in file.results)


def _library(path):
    if not path.exists() or not any(path.iterdir()):
        return frozenset()
    assert {file.name for file in path.rglob("*") if file.is_file()} == {"Makefile", "kernel.c", "test.c"}
    return frozenset(["whole"])


_LIBRARY = {"Makefile": "check:\n", "src/kernel.c": "int x;\n" * 1000, "test.c": "int main;\n"}


@cache
def _trained(date):
    model = load_model(SHIPPED)
    return replace(model, manifest=replace(model.manifest, date=date))


def _save_trained(path, date):
    save_model(_trained(date), path)


STORES = {
    "output": Store(
        lambda path: write_output(path, b"old" * 1000),
        lambda path: write_output(path, b"new" * 2000),
        lambda path: frozenset([path.read_bytes()]) if path.exists() else frozenset(),
        grows=False,
    ),
    "log.csv": Store(lambda path: _add_lines(path, BEFORE), lambda path: _add_lines(path, ALL), _lines),
    "rows.parquet": Store(
        _leave_journal,
        lambda path: _add_rows(path, ALL),
        lambda path: _once(row.key for row in load_rows(path)),
    ),
    "trials.csv": Store(lambda path: _add_trials(path, BEFORE), lambda path: _add_trials(path, ALL), _trials),
    "peers.csv": Store(lambda path: _add_peers(path, BEFORE), lambda path: _add_peers(path, ALL), _peers),
    "library": Store(lambda path: None, lambda path: write_folder(path, _LIBRARY), _library, grows=False),
    "folder": Store(
        lambda path: replace_folder(path, {"a": b"old", "b/c": b"old" * 2000}),
        lambda path: replace_folder(path, {"a": b"new", "b/d": b"new" * 4000}),
        lambda path: frozenset((file.name, file.read_bytes()) for file in path.rglob("*") if file.is_file()),
        grows=False,
    ),
    "trained": Store(
        lambda path: _save_trained(path, "2026-01-01T00:00:00+00:00"),
        lambda path: _save_trained(path, "2026-02-02T00:00:00+00:00"),
        lambda path: frozenset([json.dumps(load_model(path).manifest.date)]),
        grows=False,
    ),
}
"""By the name of the file or folder."""
