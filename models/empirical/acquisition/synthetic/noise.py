"""Noise models: simulated repetitions of a time."""

from __future__ import annotations

from enum import StrEnum
from random import Random

import numpy as np

from .....arrays import Floats


class Noise(StrEnum):
    """Distribution of repeated times.

    UNIFORM lies within plus and minus half the level. DRIFTING is the noise of the published figures:
    each repetition is the one before, changed by UNIFORM, so that more repetitions are further off
    (github.com/extra-p/extrap-gpr, commit 015c5f8, synthetic_benchmark.py). MIXED is as the text of the paper
    says, of Gaussian, uniform, exponential and Poisson parts alike.
    """

    UNIFORM = "uniform"
    DRIFTING = "drifting"
    MIXED = "mixed"


def noisy(
    times: Floats, repetitions: int, level: float, noise: Noise, random: np.random.Generator | int
) -> Floats:
    """Return repeated measurements, (n,) -> (n, repetitions).

    Parameters
    ----------
    times : ndarray of float, (n,)
    repetitions : int
    level : float
        Width of the scatter as a share of the time: 0.02 is one per cent up and down, of DRIFTING each step.
    noise : Noise
    random : Generator or int
        A seed is that of a draw as the published evaluation makes it, the same for all times.
    """
    shape = (len(times), repetitions)
    if noise is not Noise.MIXED:
        if isinstance(random, int):
            steps = 1 + level / 2 * _signed_shares(shape, random)
        else:
            steps = 1 + random.uniform(-level / 2, level / 2, shape)
        return np.asarray(times[:, None] * (steps.cumprod(axis=1) if noise is Noise.DRIFTING else steps))
    random = np.random.default_rng(random)
    width = level / np.sqrt(12)  # the deviation of the uniform noise
    kinds = np.stack(
        [
            random.normal(0, width, shape),
            random.uniform(-level / 2, level / 2, shape),
            (random.exponential(1, shape) - 1) * width,
            (random.poisson(4, shape) - 4) / 2 * width,
        ]
    )
    return np.asarray(times[:, None] * np.maximum(1 + kinds.mean(axis=0) * 2, 1e-3))


def _signed_shares(shape: tuple[int, int], seed: int) -> Floats:
    """Return numbers from -1 to 1 as synthetic_benchmark.py of extrap-gpr draws them: a sign, then a size."""
    random = Random(seed)
    drawn = [(-1 if random.randint(1, 2) == 1 else 1) * random.random() for _ in range(shape[0] * shape[1])]
    return np.reshape(drawn, shape)
