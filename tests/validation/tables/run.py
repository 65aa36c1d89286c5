"""How far the intervals and the choice of `chainline fit` can be trusted, counted on tables of programs.

    python run.py [-o out/trials.csv] [--public FOLDER] [--predictions FOLDER] [--draws N] [--only WORD]
    python run.py --summary [trials.csv]

Appends a line for each model of each trial to a file that is durable line by line; started again it goes
on where it was. All of it takes hours; after any time all tables have had as many draws of a size, or
one more. Classes by themselves learn from 150 configurations, ten draws; the choice from 100 and from 400,
five draws, of a table with too few for both sizes one. Everything is judged on configurations that were
not learned from: intervals on those inside the range, errors on all.
"""

import argparse
import sys
import warnings
from functools import cache
from pathlib import Path

from candidates import Predictions, chosen_rows, predicted_by_candidates
from chainline.files.csv_log import CsvLog
from classes import CLASSES, class_row, takes
from summary import summary_lines
from tables import FittedTable, drawn, fitted_tables
from trials import CHOSEN, CLASS, COLUMNS, Trial

OF_CLASSES, OF_CHOICE = 150, (100, 400)
DRAWS, CHOICE_DRAWS = 10, 5
N_TEST = 400


def work(tables, n_draws):
    """Yield what is to be done, a table, a size and a draw each; what takes longest is a draw behind."""
    small, large = OF_CHOICE
    for draw in range(n_draws + 1):
        for size, of in ((small, draw), (large, draw - 1), (OF_CLASSES, draw)):
            most = n_draws if size == OF_CLASSES else min(n_draws, CHOICE_DRAWS)
            if 0 <= of < most:
                yield from ((table, size, of) for table in tables)


def same_rows(measurements):
    """Tell whether a table has too few configurations for a larger size to differ from the smaller."""
    small, large = (drawn(measurements, size, 0, 0)[0].times for size in OF_CHOICE)
    return len(small) == len(large)


def run(tables, n_draws, log, predictions):
    """Do what is not done yet."""
    done = {
        (int(row["size"]), int(row["draw"]), row["table"], row["model"] if row["what"] == CLASS else CHOSEN)
        for row in log.rows
        if row["what"] in (CLASS, CHOSEN)
    }
    read = cache(FittedTable.read)
    for table, size, draw in work(tables, n_draws):
        models = CLASSES if size == OF_CLASSES else (CHOSEN,)
        left = [name for name in models if (size, draw, table.name, name) not in done]
        if not left:
            continue
        measurements = read(table)
        if size == OF_CHOICE[1] and same_rows(measurements):
            continue
        train, test = drawn(measurements, size, N_TEST, draw)
        trial = Trial(size, draw, table.name, len(train.features))
        for name in left:
            if name == CHOSEN:
                log.append(_choice(trial, table, measurements, train, test, predictions))
            elif takes(name, train.features):
                log.append([class_row(trial, name, table.target, train, test)])
        print(f"{len(log.rows)} lines: {table.name}, {size}, draw {draw}", file=sys.stderr, flush=True)


def _choice(trial, table, measurements, train, test, predictions):
    name = f"{trial.table.replace('/', '-')}-{trial.size}-{trial.draw}.npz"
    path = None if predictions is None else predictions / name
    if path is not None and path.exists():
        return chosen_rows(trial, train, test, Predictions.read(path))
    found = predicted_by_candidates(table, measurements, train, test, trial.draw)
    if path is not None:
        found.write(path)
    return chosen_rows(trial, train, test, found)


def _whole_trials(rows):
    """Return how many lines are of whole trials: a crash can tear the block of a choice, at the end."""
    whole = len(rows)
    while whole and rows[whole - 1]["what"] not in (CLASS, CHOSEN):
        whole -= 1
    return whole


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, default=Path("out", "trials.csv"))
    parser.add_argument("--public", type=Path, help="folder of the public tables, see tables.py")
    parser.add_argument("--predictions", type=Path, help="keep there what candidates predict, or take it")
    parser.add_argument("--draws", type=int, default=DRAWS)
    parser.add_argument("--only", default="", help="tables with this in their name")
    parser.add_argument("--summary", type=Path, nargs="?", const=Path(__file__).with_name("trials.csv"))
    options = parser.parse_args()
    if options.summary:
        print("\n".join(summary_lines(options.summary)))
        return
    warnings.filterwarnings("ignore")
    if options.predictions is not None:
        options.predictions.mkdir(parents=True, exist_ok=True)
    tables = [table for table in fitted_tables(options.public) if options.only in table.name]
    options.output.parent.mkdir(parents=True, exist_ok=True)
    with CsvLog.open(options.output, COLUMNS, "table of trials") as log:
        log.keep(_whole_trials(log.rows))
        run(tables, options.draws, log, options.predictions)


if __name__ == "__main__":
    main()
