"""What points beside the lines are worth: laws from the runs that `chainline suggest` starts with.

    python crosses.py [N]

Draws N (400) sets of times of `5 + 2 p + 3 n` and of `5 + 2 p n`, with 2 % noise, at the points of the start
set, each twice, and prints the error of the law at the far corner: from the lines alone (a cross), and with
the points beside them.
"""

import sys

import numpy as np
from chainline.models.empirical.acquisition.state import State, search_space
from chainline.models.empirical.acquisition.synthetic import Noise, noisy

VALUES = {"p": [4.0, 8.0, 16.0, 32.0, 64.0], "n": [10.0, 20.0, 30.0, 40.0, 50.0]}
LAWS = {"5 + 2 p + 3 n": lambda p, n: 5 + 2 * p + 3 * n, "5 + 2 p n": lambda p, n: 5 + 2 * p * n}
RANGE, REPETITIONS = 0.04, 2
"""Of the noise, 2 % up and down, and how often each point is measured."""


def errors(law, beside, n_draws):
    """Return the relative error at the far corner of each draw, (n_draws,)."""
    names, points = search_space(VALUES, [])
    truth = law(*points.T)
    found = []
    for number in range(n_draws):
        values = noisy(truth, REPETITIONS, RANGE, Noise.UNIFORM, np.random.default_rng(number))
        state = State(names, points, (np.empty(0),) * len(points), np.ones(len(points)), beside=beside)
        for point in state.minimum:
            for value in values[point]:
                state = state.measured(point, value)
        found.append(float(state.model().formula.values(points[-1:])[0]) / truth[-1] - 1)
    return np.array(found)


def main():
    n_draws = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for name, law in LAWS.items():
        for beside, shown in ((False, "lines alone"), (True, "with points beside them")):
            off = 100 * np.abs(errors(law, beside, n_draws))
            within = 100 * (off <= 10).mean()
            print(
                f"{name}, {shown}: median error {np.median(off):.1f} % at the far corner, "
                f"within 10 % of {within:.0f} % of {n_draws}"
            )


if __name__ == "__main__":
    main()
