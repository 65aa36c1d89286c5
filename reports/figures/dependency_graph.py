"""Dependency graph of a body as a file: GraphML and DOT for other tools, SVG to look at.

Nodes are instructions, edges true dependencies with kind, latency and distance in iterations: the graph
of `asm.graph`. The critical path and the longest FMA chain are marked in all three.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import networkx as nx

from ...analysis.incore.bodies.graph import body_graph
from ...analysis.incore.bodies.record import BodyAnalysis
from ...files.output import replace_file
from .timeline import timeline_svg

_CRITICAL, _CHAIN = "#D55E00", "#0072B2"


def write_graph(analysis: BodyAnalysis, path: Path) -> None:
    """Write the graph of a body in the format of the suffix: `.graphml`, `.dot` or `.svg`.

    Raises
    ------
    OSError
        If the file cannot be written.
    ValueError
        If the suffix is another.
    """
    if path.suffix == ".svg":
        replace_file(path, timeline_svg(analysis).encode())
    elif path.suffix == ".dot":
        replace_file(path, _dot(latency_graph(analysis)).encode())
    elif path.suffix == ".graphml":
        replace_file(path, lambda file: nx.write_graphml(latency_graph(analysis), file))
    else:
        raise ValueError(f"{path}: no graph format ends in {path.suffix!r}")


def latency_graph(analysis: BodyAnalysis) -> nx.DiGraph:
    """Return the dependency graph of a body with plain attributes that every format can hold.

    Returns
    -------
    networkx.DiGraph
        `body_graph` with `line`, `text` and `kind` of the instruction in its place, and without the
        list of dependencies.
    """
    graph: Any = body_graph(analysis)
    for _, node in graph.nodes(data=True):
        instruction = node.pop("instruction")
        node |= {"line": instruction.line, "text": instruction.text, "kind": str(instruction.kind)}
    for *_, edge in graph.edges(data=True):
        del edge["dependencies"]
    return graph


def _dot(graph: nx.DiGraph) -> str:
    lines = ["digraph body {", '  node [shape=box, fontname="monospace"];']
    for node, values in graph.nodes(data=True):
        style = f', color="{_CRITICAL}", penwidth=2' if values["critical_path"] else ""
        style += f', style=filled, fillcolor="{_CHAIN}40"' if values["longest_fma_chain"] else ""
        label = _quoted(f"{values['line']}: {values['text']}")
        lines.append(f"  {node} [label={label}{style}];")
    for writer, reader, values in graph.edges(data=True):
        style = f', color="{_CRITICAL}", penwidth=2' if values["critical_path"] else ""
        style += ", style=dashed, constraint=false" if values["distance"] else ""
        lines.append(f'  {writer} -> {reader} [label="{values["latency_cycles"]:g}"{style}];')
    return "\n".join([*lines, "}", ""])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
