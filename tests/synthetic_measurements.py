"""Measurements made of samples with known noise: no clock runs."""

import numpy as np
from chainline.analysis.measurement.measure import Measurement, timed

GHZ = 3.7


def measurement(variant, cycles, *, seed=0, rounds=20, noise=0.003, busy=0.0, undisturbed=None, ghz=GHZ):
    """Return a measurement of a kernel that takes so many cycles.

    `noise` is the standard deviation of samples, one-sided as real noise is; a share `busy` of the rounds,
    the same for all kernels, takes up to twice as long. `undisturbed` says which rounds are seen as such; by
    default the slow ones are not.
    """
    random, moments = np.random.default_rng(seed), np.random.default_rng(7)
    slow = moments.random(rounds) < busy
    factors = 1 + np.abs(random.normal(0, noise, rounds))
    factors = np.where(slow, factors * (1.05 + random.random(rounds)), factors)
    clocks = np.broadcast_to(ghz, rounds)
    seconds = cycles / clocks * 1e-9 * factors
    alone = [bool(each) for each in (~slow if undisturbed is None else undisturbed)]
    times = timed(seconds.tolist(), clocks.tolist(), alone, 1.0)
    return Measurement(
        variant=variant,
        n_elements=1,
        seconds=times.seconds,
        cycles=times.cycles,
        gflops=variant.nominal_flops / times.seconds * 1e-9,
        frequency_ghz=times.frequency_ghz,
        repetitions=rounds,
        spread=times.spread,
        samples=tuple(seconds.tolist()),
        alone=tuple(alone),
        disturbance=times.disturbance,
    )
