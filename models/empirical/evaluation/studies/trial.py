"""Fits of a comparison and their outcomes, as lines of a CSV file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from .....files.csv_log import CsvLog
from .....files.untrusted import loaded

SIZED_AT = 8192
"""Number of training configurations for the comparison of model sizes (Hutter and Solomonik, Fig. 7)."""
LARGEST_BYTES = 10_000_000
"""Largest size of a model in a comparison (Hutter and Solomonik, Section 6.0.4)."""


@dataclass(frozen=True, slots=True)
class Work:
    """Definition of a fit.

    Attributes
    ----------
    model : str
        A name of `MODEL_NAMES`.
    setting : str
        Its parameters as JSON with sorted keys, so that equal settings have equal texts.
    n_train : int
        Number of training configurations.
    below : float or None
        For extrapolation: limit below which the `beyond` parameters of training configurations lie.
    """

    model: str
    setting: str
    n_train: int
    below: float | None = None

    @property
    def parameters(self) -> dict[str, Any]:
        """Parameters of the setting, by name."""
        return dict(json.loads(self.setting))


@dataclass(frozen=True, slots=True)
class Trial:
    """Outcome of a fit.

    Attributes
    ----------
    work : Work
    mlogq : float or None
        Error on the test configurations; None where there is none, with the reason in `note`.
    fit_s, predict_s : float or None
        Seconds of the fit and of the prediction.
    bytes : int or None
        Size of the stored model.
    n_test : int or None
    note : str
    """

    work: Work
    mlogq: float | None
    fit_s: float | None
    predict_s: float | None
    bytes: int | None
    n_test: int | None
    note: str = ""


def limit_note(limit_s: float) -> str:
    """Return the note of a fit that was killed at a limit of time.

    Examples
    --------
    >>> limit_note(1000)
    'more than 1000 s'
    """
    return f"more than {limit_s:g} s"


def ended_within(trial: Trial, limit_s: float) -> bool:
    """Tell whether a fit need not be repeated under a limit: it ended, or had at least as much time.

    Examples
    --------
    >>> slow = Trial(Work("gp", "{}", 4096), None, None, None, None, None, limit_note(60))
    >>> ended_within(slow, 60), ended_within(slow, 600)
    (True, False)
    """
    found = re.fullmatch(r"more than ([0-9.e+]+) s", trial.note)
    return found is None or float(found[1]) >= float(f"{limit_s:g}")


_RESULTS = tuple(field.name for field in fields(Trial) if field.name != "work")
_PROBLEM = ("seed", "problem")
COLUMNS = (*(field.name for field in fields(Work)), *_RESULTS, *_PROBLEM)


def setting_text(parameters: Mapping[str, Any]) -> str:
    """Return parameters as JSON with sorted keys, which identifies a setting."""
    return json.dumps(dict(parameters), sort_keys=True)


@dataclass(frozen=True, slots=True)
class TrialFile:
    """CSV file of trials, with the columns that identify one comparison.

    Attributes
    ----------
    path : Path
    seed : int
        Seed of the draws and of the fits.
    problem : str
        Digest of the rows for training and testing, see `problem.problem_digest`.
    """

    path: Path
    seed: int
    problem: str

    def open(self) -> CsvLog:
        """Return the locked file; UsageError if it cannot be read or written, or is no table of trials."""
        return CsvLog.open(self.path, COLUMNS, "table of trials of this version")

    def known(self, log: CsvLog) -> list[Trial]:
        """Return the trials of this comparison that are in the file; UsageError if a line is damaged.

        The last line of a repeated fit counts.
        """
        here = (str(self.seed), self.problem)
        every = log.parsed(lambda row: (tuple(row[name] for name in _PROBLEM), _trial(row)))
        return list({trial.work: trial for problem, trial in every if problem == here}.values())

    def append(self, log: CsvLog, trial: Trial) -> None:
        """Append a line to the file and flush it to the disk; UsageError if that fails."""
        row = asdict(trial.work) | {name: getattr(trial, name) for name in _RESULTS}
        log.append([row | {"seed": self.seed, "problem": self.problem}])


def _trial(row: Mapping[str, str]) -> Trial:
    below = float(row["below"]) if row["below"] else None
    if not isinstance(loaded(row["setting"]), dict):
        raise ValueError(f"setting {row['setting']!r:.40} is no object")
    work = Work(row["model"], row["setting"], int(row["n_train"]), below)
    mlogq, fit_s, predict_s = (_number(row[name]) for name in ("mlogq", "fit_s", "predict_s"))
    size, n_test = (int(row[name]) if row[name] else None for name in ("bytes", "n_test"))
    return Trial(work, mlogq, fit_s, predict_s, size, n_test, row["note"])


def _number(text: str) -> float | None:
    return float(text) if text else None
