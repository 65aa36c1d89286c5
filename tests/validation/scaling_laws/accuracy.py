"""Accuracy of strategies by budget, from the trials of `chainline study strategies`.

    python accuracy.py trials.csv -o accuracy.csv

A line for each number of parameters, kind and level of noise, strategy and budget: the share of the laws in
per cent that is predicted within 5, 10, 15 and 20 %, and the share that has a model.
"""

import argparse
from pathlib import Path

import pandas as pd

KEYS = ["parameters", "noise", "level", "strategy", "budget"]
LIMITS = (5, 10, 15, 20)


def accuracy(trials):
    """Return the accuracy, a row for each of `KEYS`; shares in per cent."""
    found = trials.assign(**{f"within_{limit}": trials["error"] <= limit / 100 for limit in LIMITS})
    found["modelled"] = trials["error"].notna()
    groups = found.groupby(KEYS)
    shares = 100 * groups[[*(f"within_{limit}" for limit in LIMITS), "modelled"]].mean()
    return shares.round(1).assign(functions=groups["function"].nunique()).reset_index()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trials", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("out/accuracy.csv"))
    options = parser.parse_args()
    options.output.parent.mkdir(parents=True, exist_ok=True)
    accuracy(pd.read_csv(options.trials)).to_csv(options.output, index=False, lineterminator="\n")


if __name__ == "__main__":
    main()
