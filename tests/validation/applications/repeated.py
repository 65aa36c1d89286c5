"""How far the same sweeps are apart in two runs, and what a point takes in memory.

python tests/validation/applications/repeated.py
"""

from pathlib import Path

import pandas as pd

HERE = Path(__file__).parent


def main() -> None:
    """Print the mean difference of threads.csv and threads-again.csv, and ns a point of grid-sizes.csv."""
    first, again = (pd.read_csv(HERE / f"threads{run}.csv") for run in ("", "-again"))
    both = first.merge(again, on=["I", "J", "K", "threads"], suffixes=("", "_again"))
    apart = (both["seconds_again"] / both["seconds"] - 1).abs()
    for threads, mean in apart.groupby(both["threads"]).mean().items():
        print(f"{threads} threads: measured again {100 * mean:.0f} % apart on average")
    grids = pd.read_csv(HERE / "grid-sizes.csv")
    ns = grids["seconds"] / grids[["I", "J", "K"]].prod(axis=1) * 1e9
    for axis in ("I", "J", "K"):
        means = ns.groupby(grids[axis]).mean()
        print(f"by {axis}: {means.min():.2f} to {means.max():.2f} ns a point, {ns.mean():.2f} on average")


if __name__ == "__main__":
    main()
