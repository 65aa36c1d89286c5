"""
Limits of a loop
================

The bounds of a loop in cycles an iteration: a dot product with one sum waits for the latency of its FMA.
"""

import chainline as cl

report = cl.analyze("../../samples/loops/handwritten.s", machine="zen5", function="chain")
axes = report.plot()
print(report)
