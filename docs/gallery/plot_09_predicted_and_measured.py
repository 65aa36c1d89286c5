"""
A model of a program
====================

300 matrix products through numpy; tensor completion predicts 300 others.
"""

import chainline as cl
import matplotlib.pyplot as plt
import pandas as pd

train, test = (pd.read_csv(f"../../samples/routines/{name}.csv") for name in ("gemm", "gemm-test"))
columns = ["m", "n", "k"]
model = cl.fit(train[[*columns, "seconds"]], "seconds", "cpr", settings={"rank": 4, "cells": 8})
low, high = model.interval(test[columns]).T
inside = (test["seconds"] >= low) & (test["seconds"] <= high)

figure, axes = plt.subplots(layout="constrained")
axes.loglog(
    test["seconds"], model.predict(test[columns]), ".", label=f"{inside.mean():.0%} inside the interval"
)
axes.axline((1e-4, 1e-4), (1e-2, 1e-2), color="0.6", linewidth=1)
axes.set(xlabel="measured seconds", ylabel="predicted seconds")
axes.legend(frameon=False)
