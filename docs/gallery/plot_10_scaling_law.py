"""
A scaling law
=============

The law of a kernel over the rows of its matrix, found from 18 runs.
"""

import chainline as cl
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

table = pd.read_csv("../../samples/scaling/product.csv")
laws = cl.fit(table, "seconds", "pmnf", ["rows", "columns"])
print(laws.to_frame()["law"].item())

figure, axes = plt.subplots(layout="constrained")
rows = np.linspace(table["rows"].min(), table["rows"].max(), 60)
axes.plot(rows, laws.predict({"rows": rows, "columns": np.full(60, 64)}))
line = table[table["columns"] == 64]
axes.plot(line["rows"], line["seconds"], "o")
axes.set(xlabel="rows, with 64 columns", ylabel="seconds")
