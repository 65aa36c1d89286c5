"""Commands of this folder that append a line for each trial: options, files that go on, errors of answers.

A trial that a file has already is not made again.
"""

import argparse
import os
import sys
import warnings
from pathlib import Path

import numpy as np
from chainline.files.csv_log import CsvLog

MOST = 50.0
"""Largest error that counts, so that one row without an answer does not decide."""


def logarithmic_errors(said, true):
    """Return ``|log(said / true)|`` of each row, NaN where nothing that can be a time is said."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.abs(np.log(np.where(said > 0, said, np.nan) / true))


def options_of(script, doc):
    """Return the parser of a command with the options that all have."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    name = Path(script).with_suffix(".csv").name
    parser.add_argument("-o", "--output", type=Path, default=Path("out", name))
    parser.add_argument("--only", default="", help="trials with this in the name of their table")
    parser.add_argument("--summary", type=Path, nargs="?", const=Path(script).with_suffix(".csv"))
    return parser


def run(options, columns, keys, trials, summary_lines):
    """Append the lines of trials to a file and print what they come to; or print that of a file alone.

    Parameters
    ----------
    options : Namespace
        From a parser of `options_of`.
    columns, keys : sequence of str
        Columns of the file, and those that tell trials apart.
    trials : callable
        Takes the options, the folder of public tables and a function that tells whether a trial, given by its
        keys, is in the file; yields a line for each other trial.
    summary_lines : callable
        Returns what the lines of a file come to.
    """
    if options.summary:
        print("\n".join(summary_lines(options.summary)))
        return
    warnings.filterwarnings("ignore")
    data = Path(os.environ.get("CHAINLINE_DATA", "data"))
    options.output.parent.mkdir(parents=True, exist_ok=True)
    with CsvLog.open(options.output, columns, options.output.stem) as log:
        done = {tuple(row[key] for key in keys) for row in log.rows}
        for line in trials(options, data, lambda *trial: tuple(map(str, trial)) in done):
            log.append([line])
            print(*line.values(), file=sys.stderr, flush=True)
    print("\n".join(summary_lines(options.output)))
