"""
Curves of a model with its interval
===================================

The model over one parameter, and the range that nine in ten new runs lie in.
"""

import chainline as cl
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

table = pd.read_csv("../../samples/routines/gemm.csv")[["m", "n", "k", "seconds"]]
model = cl.fit(table, "seconds", "mars")
m = np.linspace(40, 1000, 80)

figure, axes = plt.subplots(layout="constrained")
for n, colour in ((100, "C0"), (400, "C1"), (1000, "C2")):
    rows = {"m": m, "n": np.full(80, float(n)), "k": np.full(80, 400.0)}
    low, high = model.interval(rows).T
    axes.fill_between(m, low, high, color=colour, alpha=0.15)
    axes.plot(m, model.predict(rows), colour, label=f"n = {n}, k = 400")
axes.set(xlabel="m", ylabel="seconds", yscale="log")
axes.legend(frameon=False)
