"""
Dependency graph of a loop
==========================

True dependencies are a networkx graph; edges to a later iteration are dashed.
"""

import chainline as cl
import matplotlib.pyplot as plt
import networkx as nx

report = cl.analyze("../../samples/loops/handwritten.s", machine="zen5", function="chain")
graph, codes = report.graph, report.main.body.instructions
names = {node: codes[node].text.split()[0] for node in graph}
later = [edge for edge in graph.edges if graph.edges[edge]["distance"]]
same = [edge for edge in graph.edges if not graph.edges[edge]["distance"]]

figure, axes = plt.subplots(layout="constrained")
places = nx.circular_layout(graph)
nx.draw_networkx_nodes(graph, places, node_color="#cfe3f5", node_size=2400, ax=axes)
nx.draw_networkx_labels(graph, places, names, font_size=8, ax=axes)
nx.draw_networkx_edges(graph, places, same, node_size=2400, ax=axes)
nx.draw_networkx_edges(graph, places, later, style="dashed", edge_color="#c8321b", node_size=2400, ax=axes)
axes.margins(0.2)
axes.set_axis_off()
