"""Time of sorting n numbers: python bench_sort.py -o pyperf.json"""

import random

import pyperf

runner = pyperf.Runner(processes=3, values=3, warmups=1)
for n in (1000, 2000, 4000, 8000, 16000):
    given = [random.Random(n).random() for _ in range(n)]
    runner.bench_func(f"sort[n={n}]", sorted, given, metadata={"n": n})
