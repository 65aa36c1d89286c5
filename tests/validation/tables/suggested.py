"""Rows that `chainline suggest` chooses, beside a grid, a Latin hypercube and random ones, as `fit` learns.

    CHAINLINE_DATA=FOLDER python suggested.py [-o out/suggested.csv] [--seeds 10] [--only WORD]
    python suggested.py --summary [suggested.csv]

Twelve problems: six laws of two parameters with 3 % noise, and six public tables (`public.py`) whose rows are
replayed. A line for each problem, seed, choice of rows and number of them: the median and the mean of
``|log(predicted / true)|`` over up to 1000 other points, by `fit` without `--model`. The file is durable line
by line: started again it goes on.
"""

import time
from dataclasses import dataclass

import numpy as np
import pandas as pd
from chainline.models.empirical.acquisition.state import state_of
from chainline.models.empirical.acquisition.strategies import STRATEGIES
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic.fit import fit_automatically
from public import TABLES
from trial_log import MOST, logarithmic_errors, options_of, run

COLUMNS = ("problem", "seed", "rows", "chosen", "median", "mlogq", "seconds")
NUMBERS = (20, 40)
NOISE = 0.03
_P, _N = 2.0 ** np.arange(10), 1000.0 * 2.0 ** np.arange(10)
LAWS = {
    "strong scaling": lambda p, n: 1e-3 + 1e-5 * n / p + 2e-4 * np.log2(p),
    "weak scaling": lambda p, n: 1e-2 + 1e-5 * n + 3e-3 * np.log2(p),
    "sum": lambda p, n: 1e-2 + 1e-5 * n + 2e-3 * p,
    "product": lambda p, n: 1e-2 + 1e-7 * n * p,
    "n log n": lambda p, n: 1e-2 + 1e-6 * n * np.log2(n) / p**0.5,
    "n^1.5 / p": lambda p, n: 1e-2 + 1e-7 * n**1.5 / p,
}
REPLAYED = ("snap", "gemm", "p2p", "allreduce", "hotspot", "dune")


@dataclass(frozen=True)
class Problem:
    """Points that can be run, (n, n_parameters), the time without noise of each, and what a run takes."""

    frame: pd.DataFrame
    true: np.ndarray
    measured: np.ndarray

    @property
    def points(self):
        """Points as numbers."""
        return self.frame.to_numpy(np.float64)


def law(name, seed):
    """Return the problem of a law: a hundred points, each with its own noise."""
    p, n = (each.ravel() for each in np.meshgrid(_P, _N, indexing="ij"))
    true = LAWS[name](p, n)
    noise = np.random.default_rng(seed).normal(0, NOISE, len(true))
    return Problem(pd.DataFrame({"p": p, "n": n}), true, true * np.exp(noise))


def replayed(name, data):
    """Return the problem of a table of numbers: its configurations, with their mean times."""
    (table,) = [each for each in TABLES if each.name == name]
    found = table.read(data)
    names = list(found.features)
    means = found.features.assign(**{"": found.times}).groupby(names, sort=False)[""].mean()
    frame = means.index.to_frame(index=False) if len(names) > 1 else pd.DataFrame({names[0]: means.index})
    return Problem(frame, means.to_numpy(), means.to_numpy())


def by_suggest(problem, number, seed):
    """Return the points that `suggest` chooses, one run at a time, each measured before the next."""
    names = tuple(problem.frame)
    state = state_of(None, names, problem.points, None, 1)
    random, chosen = np.random.default_rng(seed), []
    for _ in range(number):
        point = STRATEGIES["model"].next_point(state, random)
        chosen.append(point)
        state = state.measured(point, float(problem.measured[point]))
    return chosen


def at_random(problem, number, seed):
    """Return points drawn without preference."""
    return np.random.default_rng(seed).permutation(len(problem.true))[:number].tolist()


def on_a_grid(problem, number, seed):
    """Return points of a regular grid, the nearest to its places that there are."""
    points = problem.points
    levels = np.ones(points.shape[1], int)
    distinct = [len(np.unique(column)) for column in points.T]
    order = np.argsort([-each for each in distinct], kind="stable")
    while True:  # one level more, of a parameter with few of them, as long as the grid is small enough
        can = [
            place
            for place in order
            if levels[place] < distinct[place]
            and np.prod(levels) // levels[place] * (levels[place] + 1) <= number
        ]
        if not can:
            break
        levels[min(can, key=lambda place: levels[place])] += 1
    places = [np.linspace(0, 1, each) if each > 1 else np.array([0.5]) for each in levels]
    grid = np.stack(np.meshgrid(*places, indexing="ij"), axis=-1).reshape(-1, len(levels))
    return _nearest(problem, grid, number, seed)


def by_latin_hypercube(problem, number, seed):
    """Return the points nearest to those of a Latin hypercube."""
    random = np.random.default_rng(seed)
    n_parameters = problem.points.shape[1]
    cells = np.column_stack([random.permutation(number) for _ in range(n_parameters)])
    return _nearest(problem, (cells + random.uniform(size=cells.shape)) / number, number, seed)


def _nearest(problem, places, number, seed):
    """Return the nearest point of each place, each once, and random ones for those that are left."""
    ranks = [np.unique(column, return_inverse=True)[1] for column in problem.points.T]
    scaled = np.column_stack([rank / max(1, rank.max()) for rank in ranks])
    free, chosen = np.ones(len(scaled), bool), []
    for place in places:
        away = np.where(free, ((scaled - place) ** 2).sum(axis=1), np.inf)
        chosen.append(int(away.argmin()))
        free[chosen[-1]] = False
    rest = [point for point in at_random(problem, len(scaled), seed) if free[point]]
    return [*chosen, *rest][:number]


CHOICES = {
    "suggest": by_suggest,
    "random": at_random,
    "grid": on_a_grid,
    "latin hypercube": by_latin_hypercube,
}
NESTED = ("suggest", "random")
"""Choices whose first rows are the same of any number."""


def judged(problem, chosen, seed):
    """Return the median and the mean error of `fit` on other points, infinity where it has no answer."""
    rows = problem.frame.iloc[chosen].reset_index(drop=True)
    train = Measurements(rows, problem.measured[chosen], ())
    space = infer_space(problem.frame)
    model = fit_automatically(train, "time", space, seed, time.process_time).validated.stored
    others = np.setdiff1d(np.arange(len(problem.true)), chosen)
    others = np.sort(np.random.default_rng(0).permutation(others)[:1000])
    said = np.asarray(model.estimator.predict(problem.frame.iloc[others]), np.float64)
    off = np.nan_to_num(logarithmic_errors(said, problem.true[others]), nan=np.inf)
    return float(np.median(off)), float(np.minimum(off, MOST).mean())


def summary_lines(path):
    """Return the table: of each problem and number of rows the median over seeds, and the ratio."""
    rows = pd.read_csv(path)
    ways = [way for way in CHOICES if way in set(rows["chosen"])]
    lines = ["rows  problem             " + "".join(f"{way:>17}" for way in ways) + "  suggest / best other"]
    for number, of in rows.groupby("rows"):
        table = of.pivot_table(index="problem", columns="chosen", values="median", aggfunc="median")[ways]
        ratios = table["suggest"] / table.drop(columns="suggest").min(axis=1)
        for problem, errors in table.iterrows():
            shown = "".join(f"{each:17.4f}" for each in errors)
            lines.append(f"{number:4}  {problem:20}{shown}{ratios[problem]:12.3f}")
        lines.append(
            f"{number:4}  geometric mean"
            + " " * 7
            + "".join(f"{np.exp(np.log(table[way]).mean()):17.4f}" for way in ways)
            + f"{np.exp(np.log(ratios).mean()):12.3f}"
        )
    return lines


def trials(options, data, done):
    """Yield a line for each seed, problem, choice of rows and number of them."""
    there = {table.name for table in TABLES if table.file(data).exists()}
    names = [name for name in (*LAWS, *REPLAYED) if options.only in name and name in {*LAWS, *there}]
    for seed in range(options.seeds):
        for name in names:
            problem = law(name, seed) if name in LAWS else replayed(name, data)
            for way, choose in CHOICES.items():
                left = [number for number in NUMBERS if not done(name, seed, number, way)]
                nested = choose(problem, max(left), seed) if left and way in NESTED else None
                for number in left:
                    begun = time.process_time()
                    chosen = nested[:number] if nested else choose(problem, number, seed)
                    median, mean = judged(problem, chosen, seed)
                    yield {
                        **{"problem": name, "seed": seed, "rows": number, "chosen": way},
                        **{"median": f"{median:.5g}", "mlogq": f"{mean:.5g}"},
                        "seconds": f"{time.process_time() - begun:.2f}",
                    }


def main():
    parser = options_of(__file__, __doc__)
    parser.add_argument("--seeds", type=int, default=10)
    run(parser.parse_args(), COLUMNS, ("problem", "seed", "rows", "chosen"), trials, summary_lines)


if __name__ == "__main__":
    main()
