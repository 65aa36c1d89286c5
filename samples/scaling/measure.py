"""Times of two numpy routines over two parameters, as a table of runs for `fit --model pmnf` and `suggest`.

    python measure.py > runs.csv

Each point is measured five times, in random order; a run is as many calls as last 50 ms, and its time
that of one call.
"""

import random
import sys
import time

import numpy as np

REPETITIONS, RUN_S = 5, 0.05


def product(rows, columns):
    """Return a call that multiplies a square matrix with some columns: rows^2 columns."""
    left, right = np.ones((rows, rows)), np.ones((rows, columns))
    return lambda: left @ right


def transform(rows, columns):
    """Return a call that Fourier-transforms columns of numbers: columns rows log2(rows)."""
    numbers = np.random.default_rng(0).random((columns, rows)) + 0j
    return lambda: np.fft.fft(numbers, axis=1)


def seconds(call):
    """Return the time of a call, over as many as last long enough."""
    calls = 1
    while True:
        begin = time.perf_counter()
        for _ in range(calls):
            call()
        if (taken := time.perf_counter() - begin) > RUN_S:
            return taken / calls
        calls *= 2


def main():
    """Print the runs in the order that they were made."""
    kernels = {"product": product, "transform": transform}
    rows, columns = (256, 384, 512, 768, 1024), (64, 128, 192, 256, 384)
    runs = [(k, r, c) for k in kernels for r in rows for c in columns] * REPETITIONS
    random.Random(0).shuffle(runs)
    print("kernel,rows,columns,seconds")
    for number, (kernel, rows, columns) in enumerate(runs):
        print(f"{kernel},{rows},{columns},{seconds(kernels[kernel](rows, columns)):.6g}")
        print(f"\r{number + 1} of {len(runs)}", end="", file=sys.stderr)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
