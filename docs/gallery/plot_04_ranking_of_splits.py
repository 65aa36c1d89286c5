"""
Ranking of the splits of an order
=================================

Every split of the inner product of order 5 on A64FX, compiled and simulated.
"""

import chainline as cl

ranking = cl.best(5, machine="a64fx")
axes = ranking.plot()
print(ranking.best.label, "limited by", ranking.ranked[0].prediction.limits)
