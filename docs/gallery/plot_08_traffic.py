"""
Traffic between memory levels
=============================

Bytes for each degree of freedom that one element after the other moves, by polynomial order.
"""

import matplotlib.pyplot as plt
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.residence import resident_elements
from chainline.analysis.traffic import kernel_traffic
from chainline.codegen.variant import Variant

machine, orders = load_machine("zen5"), range(1, 16)
moved: dict[str, list[float]] = {}
for order in orders:
    variant = Variant(order, (order + 1,))
    elements = resident_elements(variant, machine.caches, "memory")
    for level in kernel_traffic(variant, elements, machine.caches):
        per_entry = (level.load_bytes + level.store_bytes) / variant.np**3
        moved.setdefault(str(level.level), []).append(per_entry)

figure, axes = plt.subplots(layout="constrained")
for level, values in moved.items():
    axes.plot(orders, values, "o-", label=level)
axes.set(xlabel="polynomial order", ylabel="bytes in and out for each entry", yscale="log")
axes.legend(frameon=False)
