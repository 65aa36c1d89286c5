"""Print what each boundary of the memory hierarchy moves per element, and why.

Order 7 fits an L1 of 48 KiB element by element; one element of order 15 does not.
"""

from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.residence import resident_elements
from chainline.analysis.traffic import explain_kernel_traffic, kernel_traffic
from chainline.codegen.variant import Variant

machine = load_machine("zen5")
for order in (7, 15):
    variant = Variant(order, (order + 1,))
    for level in ("L1", "memory"):
        elements = resident_elements(variant, machine.caches, level)
        print(f"order {order}, {elements} elements, bytes per degree of freedom:")
        for moved in kernel_traffic(variant, elements, machine.caches):
            entries = variant.np**3
            print(
                f"  {moved.level}: {moved.load_bytes / entries:.1f} in, {moved.store_bytes / entries:.1f} out"
            )
        print(explain_kernel_traffic(variant, elements, machine.caches))
        print()
