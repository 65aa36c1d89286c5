"""Ask what limits the loops of an assembly file, on two processors.

python samples/analyze_loop.py
"""

from pathlib import Path

import chainline as cl

LOOPS = Path(__file__).parent / "loops" / "handwritten.s"

for key in ("zen5", "spr"):
    machine = cl.machine(key)
    for function in ("chain", "product", "horner", "through_memory"):
        report = cl.analyze(str(LOOPS), machine, function)
        print(f"{key:5} {function:15} {report.verdict.partition(', lines')[0].partition(' (')[0]}")

# the dependency graph is a networkx graph: nodes are instructions, edges carry latencies
graph = report.graph
for before, after, edge in graph.edges(data=True):
    print(f"instruction {before} to {after}: {edge['latency_cycles']} cycles")
