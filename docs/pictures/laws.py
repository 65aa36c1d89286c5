"""Draw the chainline of processors: cycles per FMA over the chain ratio.

`python docs/pictures/laws.py` draws `laws.svg` in the current folder; `-o docs/pictures/laws.svg` draws the
shipped one.

Latency and throughput of a vector FMA are those of the shipped machine files.
"""

import argparse
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
from chainline.analysis.machine.load import load_machine
from chainline.models.kernels.predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma

MACHINES = {"a64fx": ("A64FX", "#0072b2"), "zen5": ("Zen 5", "#d55e00")}
PATTERNS = {"A": 0.0, "B": 1 / 2, "C": 3 / 4, "D": 1.0, "E": 3 / 5}
"""Chain ratios of the patterns of Ren et al., Table 2: longest chain over number of FMA."""


def main() -> None:
    """Draw both laws of each machine, and where the patterns lie."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", type=Path, default=Path("laws.svg"), metavar="FILE", help="where to draw")
    options = parser.parse_args()
    mpl.rcParams["svg.hashsalt"] = "chainline"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    ratios = np.linspace(0, 1, 201)
    for key, (title, colour) in MACHINES.items():
        machine = load_machine(key)
        cycles = machine.fma_latency_cycles, machine.fma_throughput_cycles
        overlap = [overlap_cycles_per_fma(ratio, *cycles) for ratio in ratios]
        mixture = [mixture_cycles_per_fma(ratio, *cycles) for ratio in ratios]
        axes.plot(ratios, overlap, color=colour, label=f"{title}: overlap law, latency {cycles[0]:g}")
        axes.plot(ratios, mixture, color=colour, linestyle=":", label=f"{title}: mixture (Eq. 2)")
        axes.plot(
            PATTERNS.values(),
            [overlap_cycles_per_fma(ratio, *cycles) for ratio in PATTERNS.values()],
            "o",
            color=colour,
        )
    latency = load_machine("a64fx").fma_latency_cycles
    for name, ratio in PATTERNS.items():
        axes.annotate(name, (ratio, latency * ratio), (-12, 4), textcoords="offset points")
    axes.set(xlabel="chain ratio", ylabel="cycles per FMA", xlim=(-0.03, 1.03), ylim=(0, 10))
    axes.legend(frameon=False)
    figure.savefig(options.o, metadata={"Date": None} if options.o.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
