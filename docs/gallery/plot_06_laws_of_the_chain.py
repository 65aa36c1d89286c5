"""
Cycles per FMA over the chain ratio
===================================

The overlap law and the mixture of Ren et al., for a core with a latency of nine cycles and one with four.
"""

import chainline as cl
import matplotlib.pyplot as plt
import numpy as np
from chainline.models.kernels.predictions.chain import mixture_cycles_per_fma, overlap_cycles_per_fma

ratios = np.linspace(0, 1, 101)
figure, axes = plt.subplots(layout="constrained")
for key, colour in (("a64fx", "C0"), ("zen5", "C1")):
    machine = cl.machine(key).record
    cycles = machine.fma_latency_cycles, machine.fma_throughput_cycles
    axes.plot(ratios, [overlap_cycles_per_fma(r, *cycles) for r in ratios], colour, label=f"{key}, overlap")
    axes.plot(
        ratios, [mixture_cycles_per_fma(r, *cycles) for r in ratios], colour + ":", label=f"{key}, mixture"
    )
axes.set(xlabel="chain ratio", ylabel="cycles per FMA")
axes.legend(frameon=False)
