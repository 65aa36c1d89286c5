"""Standing score of `chainline fit` on public tables, beside what others would use.

    CHAINLINE_DATA=FOLDER python score.py [-o out/score.csv] [--quick] [--sizes 50,200,1000] [--draws 5]
                                          [--only WORD] [--learners auto,gp,...]
    python score.py --summary [score.csv]

`public.py` lists the tables and how to fetch them. A line for each table, size, draw and learner: the mean
absolute logarithm of predicted over measured times of up to 1000 new rows, the share of these inside the
interval of nine in ten, processor seconds and the largest memory of the process. The file is durable line by
line: started again it goes on. `--quick` is one draw of 50 rows with learners that take seconds.
"""

import resource
import sys
import time

import numpy as np
import pandas as pd
from chainline.models.empirical.fitting.automatic.fit import fit_automatically
from chainline.models.empirical.fitting.cross_validation import fit_validated
from chainline.models.empirical.fitting.predictions import half_widths, raw_answers
from public import TABLES, space_of
from sklearn.ensemble import GradientBoostingRegressor, RandomForestRegressor
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import ConstantKernel, Matern, WhiteKernel
from tables import drawn
from trial_log import MOST, logarithmic_errors, options_of, run
from xgboost import XGBRegressor

try:
    from flaml import AutoML
except ImportError:  # what is not installed has no line
    AutoML = None

COLUMNS = ("size", "draw", "table", "learner", "rows", "mlogq", "inside", "seconds", "peak_mib")
N_TEST = 1000
AUTO, OURS = "auto", ("gp", "cpr", "mars", "svm", "influence")
OTHERS = ("sklearn-gp", "forest", "boosted", "xgboost", "flaml")
QUICK = (AUTO, "gp", "sklearn-gp", "forest", "boosted")


def logarithms(frame):
    """Return the columns as a person would give them to scikit-learn: log2 of what is positive."""
    columns = []
    for name in frame:
        values = frame[name].to_numpy(np.float64)
        shift = 0.0 if values.min() > 0 else 1.0
        columns.append(np.log2(values + shift) if values.min() >= 0 else values)
    return np.column_stack(columns)


def _estimator(learner, n_columns, n_rows):
    if learner == "sklearn-gp":
        kernel = ConstantKernel() * Matern(np.ones(n_columns), (1e-2, 1e3), nu=2.5)
        kernel += WhiteKernel(1e-2, (1e-6, 1e1))
        restarts = 1 if n_rows <= 300 else 0
        return GaussianProcessRegressor(
            kernel, normalize_y=True, n_restarts_optimizer=restarts, random_state=0
        )
    if learner == "forest":
        return RandomForestRegressor(random_state=0)
    if learner == "boosted":
        return GradientBoostingRegressor(random_state=0)
    if learner == "xgboost":
        return XGBRegressor(n_jobs=1)
    return None


def by_others(learner, train, test, budget_s=10.0):
    """Return times of new rows by a learner that is none of ours; None where it is not installed."""
    columns = logarithms(pd.concat([train.features, test.features]))
    learned, asked = columns[: len(train.times)], columns[len(train.times) :]
    targets = np.log(train.times)
    if learner == "flaml":
        if AutoML is None:
            return None
        model = AutoML()
        model.fit(
            *(learned, targets),
            task="regression",
            time_budget=budget_s,
            verbose=0,
            n_jobs=1,
            seed=0,
            metric="mae",
        )
    else:
        model = _estimator(learner, learned.shape[1], len(targets)).fit(learned, targets)
    return np.exp(model.predict(asked))


def by_ours(learner, table, train, test, space, draw):
    """Return predicted times of new rows, and half the width of the interval, by `fit`."""
    target = table.target or "seconds"
    if learner == AUTO:
        stored = fit_automatically(train, target, space, draw, time.process_time).validated.stored
    else:
        of_space = None if learner == "influence" else space
        stored = fit_validated(learner, train, target, of_space, {}, draw).stored
    return raw_answers(stored, test.features), half_widths(stored, test.features)


def scored(table, measurements, size, draw, learner, budget_s):
    """Return a line of the file; None of a learner that is not installed."""
    train, test = drawn(measurements, size, N_TEST, draw)
    begun = _processor_seconds()
    widths = None
    if learner in OTHERS:
        said = by_others(learner, train, test, budget_s)
    else:
        said, widths = by_ours(learner, table, train, test, space_of(measurements), draw)
    if said is None:
        return None
    off = np.minimum(np.nan_to_num(logarithmic_errors(said, test.times), nan=MOST), MOST)
    known = np.zeros(len(off), bool) if widths is None else np.isfinite(widths)
    inside = f"{(off[known] <= widths[known]).mean():.4f}" if known.any() else ""
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return {
        **{"size": size, "draw": draw, "table": table.name, "learner": learner, "rows": len(train.times)},
        **{"mlogq": f"{off.mean():.5g}", "inside": inside},
        **{"seconds": f"{_processor_seconds() - begun:.2f}", "peak_mib": peak >> 10},
    }


def _processor_seconds():
    spent = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in spent)


def summary_lines(path):
    """Return the table of the score: of each size and learner the geometric mean beside scikit-learn's."""
    rows = pd.read_csv(path)
    lines = ["size  learner      tables draws   error / sklearn-gp   inside   seconds   most MiB"]
    for size, of_size in rows.groupby("size"):
        errors = of_size.pivot_table(index=["table", "draw"], columns="learner", values="mlogq")
        for learner in errors.columns:
            ratios = (errors[learner] / errors["sklearn-gp"]).dropna()
            own = of_size[of_size["learner"] == learner]
            tables = ratios.index.get_level_values(0)
            inside = own["inside"].mean()
            lines.append(
                f"{size:4}  {learner:12} {tables.nunique():5} {len(ratios) / max(tables.nunique(), 1):6.1f}"
                f"{np.exp(np.log(ratios).mean()):17.3f} {'' if np.isnan(inside) else f'{inside:.1%}':>12}"
                f"{own['seconds'].mean():10.1f} {own['peak_mib'].max():9}"
            )
    return lines


def trials(options, data, done):
    """Yield a line for each draw, size, table and learner."""
    for table in TABLES:
        if not table.file(data).exists():
            print(f"{table.name}: {table.file(data)} is not there; see public.py", file=sys.stderr)
    known = [table for table in TABLES if table.file(data).exists() and options.only in table.name]
    sizes = [50] if options.quick else [int(size) for size in options.sizes.split(",")]
    learners = QUICK if options.quick else tuple(options.learners.split(","))
    for draw in range(1 if options.quick else options.draws):
        for size in sizes:
            for table in known:
                left = [each for each in learners if not done(size, draw, table.name, each)]
                measurements = table.read(data) if left else None
                for learner in left:
                    line = scored(table, measurements, size, draw, learner, options.budget)
                    if line is not None:
                        yield line


def main():
    parser = options_of(__file__, __doc__)
    parser.add_argument("--sizes", default="50,200,1000")
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--learners", default=",".join((AUTO, *OURS, *OTHERS)))
    parser.add_argument("--budget", type=float, default=10.0, help="seconds of FLAML; more on a busy machine")
    parser.add_argument("--quick", action="store_true", help="one draw of 50 rows, learners of seconds")
    run(parser.parse_args(), COLUMNS, ("size", "draw", "table", "learner"), trials, summary_lines)


if __name__ == "__main__":
    main()
