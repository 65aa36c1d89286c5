"""
Chain ratio and speed
=====================

Longer chains leave less to overlap on a core with a small window; order 7 on A64FX.
"""

import chainline as cl
import matplotlib.pyplot as plt

table = cl.best(7, machine="a64fx").to_frame()
figure, axes = plt.subplots(layout="constrained")
axes.plot(table["chain_ratio"], table["gflops"], "o")
for row in table.head(4).itertuples():
    axes.annotate(row.split, (row.chain_ratio, row.gflops), textcoords="offset points", xytext=(6, 4))
axes.set(xlabel="chain ratio in a window of the core", ylabel="GFLOPS per core")
