"""
Latencies of processors
=======================

What an operation on a full vector takes until its result can be used, as machine files have it.
"""

import chainline as cl
import matplotlib.pyplot as plt
import pandas as pd

machines = ["a64fx", "spr", "zen3", "zen5"]
operations = ["add", "multiply", "fma", "load", "shuffle"]
costs = {key: cl.machine(key).to_frame().set_index("instruction")["latency_cycles"] for key in machines}
table = pd.DataFrame(costs).loc[operations]

figure, axes = plt.subplots(layout="constrained")
table.plot.bar(ax=axes, rot=0)
axes.set(xlabel="", ylabel="latency in cycles")
