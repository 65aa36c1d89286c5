"""Learn the time of a program from a table of runs, and predict runs that were not made.

    python samples/fit_table.py

`routines/gemm.csv` holds 300 matrix products, (m x k) times (k x n), measured on one core.
"""

from pathlib import Path

import chainline as cl
import numpy as np
import pandas as pd

FOLDER = Path(__file__).parent / "routines"

model = cl.fit(str(FOLDER / "gemm.csv"), target="seconds", model="mars", features=["m", "n", "k"])
test = pd.read_csv(FOLDER / "gemm-test.csv")
predicted = model.predict(test)
low, high = model.interval(test).T

measured = test["seconds"].to_numpy()
error = np.abs(predicted / measured - 1).mean()
inside = np.mean((low <= measured) & (measured <= high))
print(f"{len(test)} new runs: {error:.1%} off on average, {inside:.0%} inside the interval of 90 %")

for size in (100, 400, 900):
    run = {"m": size, "n": size, "k": size}
    seconds, (least, most) = model.predict(run)[0], model.interval(run)[0]
    print(f"{size:4} x {size} x {size}: {1e3 * seconds:.3f} ms, {1e3 * least:.3f} to {1e3 * most:.3f}")
