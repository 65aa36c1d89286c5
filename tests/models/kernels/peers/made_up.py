"""Results that were not measured, whose ratios are known."""

from chainline.models.kernels.peers.result import PeerResult


def result(contender, order=3, speed=1.0, contenders=2, **changes):
    """A result of eight rounds at `speed` GFLOPS, in a machine that is slower every other round."""
    flops = 6 * (order + 1) ** 4
    samples = tuple(flops * (1 + 0.1 * (i % 2)) / speed * 1e-9 for i in range(8))
    values = {
        "order": order,
        "dtype": "float64",
        "contender": contender,
        "tool": contender.split()[0],
        "version": "1.0",
        "flags": "-O3, -g",
        "split": "",
        "schedule": "",
        "chosen_from": 1,
        "source": "built-in",
        "n_elements": 1,
        "residence": "L1",
        "gflops": speed,
        "frequency_ghz": 3.8,
        "peak_gflops": 121.6,
        "lanes_gflops": 100.0,
        "error": 1e-16,
        "problem": "",
        "contenders": contenders,
        "machine": "zen5",
        "cpu": 'a "cpu", such as this',
        "date": "2026-01-01T00:00:00+00:00",
        "samples": samples,
    }
    return PeerResult(**(values | changes))


def failed(contender, order=3, **changes):
    """A result without a time."""
    nothing = dict.fromkeys(("gflops", "frequency_ghz", "peak_gflops", "lanes_gflops", "error"))
    return result(contender, order, samples=(), problem="killed by SIGILL", **(nothing | changes))
