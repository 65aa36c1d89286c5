"""Dependency graph of a body as a file: GraphML and DOT for other tools, SVG to look at.

Nodes are instructions, edges true dependencies with kind, latency and distance in iterations: the graph
of `asm.graph`. The critical path and the longest FMA chain are marked in all three.

The SVG (`timeline_svg`) has program order downwards and cycles to the right.

Each instruction is a bar from its issue to its result, as if nothing but dependencies delayed
it, the load of a memory operand paler before it. Lines lead from results to the instructions
that wait for them, dashed ones to the next iteration. The critical path is the staircase in
orange, the longest FMA chain blue.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import networkx as nx

from ...analysis.incore.regions.graph import body_graph
from ...analysis.incore.regions.latency import issue_cycles
from ...analysis.incore.regions.record import BodyAnalysis
from ...files.atomic_write import replace_file

_ROW, _TOP, _LEFT, _MARGIN = 20, 58, 16, 12
_CHART, _CHARACTER = 560, 7.3  # widths in pixels
_BAR, _LEAST = 10, 3
_CRITICAL, _CHAIN, _OTHER, _EDGE, _CARRIED = (
    "#D55E00",
    "#0072B2",
    "#8C8C8C",
    "#BBBBBB",
    "#999999",
)
_TEXT_LIMIT = 72


def timeline_svg(analysis: BodyAnalysis) -> str:
    """Return the drawing of a body as the text of an SVG file."""
    drawing = _Timeline(analysis)
    longest = max((len(text) for text in drawing.texts), default=0)
    width = round(_LEFT + _CHART + 3 * _MARGIN + longest * _CHARACTER)
    height = _TOP + _ROW * len(drawing.texts) + _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="monospace" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        *drawing.heading(),
        *drawing.axis(height),
        *drawing.edges(),
        *drawing.rows(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Timeline:
    """Places of bars and lines."""

    def __init__(self, analysis: BodyAnalysis) -> None:
        self.analysis = analysis
        self.issue = issue_cycles(analysis.costs, analysis.arcs)
        self.scale = _CHART / max(analysis.critical_path.cycles, 1.0)
        self.path = frozenset(analysis.critical_path.positions)
        chains = analysis.chains.found
        self.chain = frozenset(chains.paths[0] if chains.longest else ())
        self.texts = [f"{i.line:5}  {_shortened(i.text)}" for i in analysis.body.instructions]

    def heading(self) -> Iterator[str]:
        body, path = self.analysis.body, self.analysis.critical_path
        title = (
            f"{body.shape} {body.label}, lines {body.first_line} to {body.last_line}: "
            f"critical path {path.cycles:g} cycles, loop-carried {self.analysis.carried.cycles:g}"
        )
        yield f'<text x="{_LEFT}" y="18" font-size="14">{escape(title)}</text>'
        x = float(_LEFT)
        for colour, words in (
            (_CRITICAL, "critical path"),
            (_CHAIN, "longest FMA chain"),
            (_OTHER, "other; pale: its load"),
        ):
            yield f'<rect x="{x:g}" y="26" width="12" height="{_BAR}" fill="{colour}"/>'
            yield f'<text x="{x + 17:g}" y="35">{words}</text>'
            x += 30 + len(words) * _CHARACTER
        yield f'<line x1="{x:g}" y1="31" x2="{x + 22:g}" y2="31" stroke="{_CARRIED}" stroke-dasharray="4 3"/>'
        yield f'<text x="{x + 28:g}" y="35">to a later iteration</text>'

    def axis(self, height: int) -> Iterator[str]:
        step = _axis_step(self.analysis.critical_path.cycles)
        cycle = 0.0
        while cycle <= self.analysis.critical_path.cycles:
            x = self._x(cycle)
            yield (
                f'<line x1="{x:.1f}" y1="{_TOP - 4}" x2="{x:.1f}" y2="{height - _MARGIN}" stroke="#EEEEEE"/>'
            )
            yield f'<text x="{x:.1f}" y="{_TOP - 7}" font-size="10" text-anchor="middle">{cycle:g}</text>'
            cycle += step

    def edges(self) -> Iterator[str]:
        marked = []
        for writer, reader, edge in body_graph(self.analysis).edges(data=True):
            ends = writer, reader, edge["latency_cycles"]
            if edge["critical_path"]:
                marked.append(self._line(*ends, _CRITICAL, 2.0))
            elif edge["distance"] == 0:
                yield self._line(*ends, _EDGE, 1.0)
            else:
                yield self._line(*ends, _CARRIED, 1.0, dashed=True)
        yield from marked  # on top

    def rows(self) -> Iterator[str]:
        for position, text in enumerate(self.texts):
            cost, y = self.analysis.costs[position], self._y(position)
            colour = self._colour(position)
            start, end = self._x(self.issue[position]), self._end(position)
            if cost.load_cycles:
                before = self._x(self.issue[position] - cost.load_cycles)
                yield _bar(before, start, y, colour, opacity=0.35)
            if cost.compute_cycles or not cost.load_cycles:
                yield _bar(start, end, y, colour)
            if position in self.path and position in self.chain:
                yield (
                    f'<rect x="{start:.1f}" y="{y - _BAR / 2:g}" width="{max(end - start, _LEAST):.1f}" '
                    f'height="{_BAR}" fill="none" stroke="{_CRITICAL}" stroke-width="2"/>'
                )
            weight = ' font-weight="bold"' if position in self.path | self.chain else ""
            yield (
                f'<text x="{_LEFT + _CHART + 2 * _MARGIN}" y="{y + 4:g}" xml:space="preserve"{weight}>'
                f"{escape(text)}</text>"
            )

    def _colour(self, position: int) -> str:
        if position in self.chain:
            return _CHAIN
        return _CRITICAL if position in self.path else _OTHER

    def _line(
        self, writer: int, reader: int, cycles: float, colour: str, width: float, dashed: bool = False
    ) -> str:
        """Return a curve from a result to its reader: down along its column, then across."""
        x1, y1, y2 = self._end(writer), self._y(writer), self._y(reader)
        costs = self.analysis.costs
        # an address, or a stored value, is waited for by the load
        loads = cycles >= costs[writer].compute_cycles + costs[reader].load_cycles
        x2 = self._x(self.issue[reader] - (costs[reader].load_cycles if loads else 0.0))
        dash = ' stroke-dasharray="4 3"' if dashed else ""
        return (
            f'<path d="M{x1:.1f} {y1:g} C{x1 + 6:.1f} {(y1 + y2) / 2:g} {x2 - 6:.1f} {(y1 + y2) / 2:g} '
            f'{x2:.1f} {y2:g}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dash}/>'
        )

    def _end(self, position: int) -> float:
        return self._x(self.issue[position] + self.analysis.costs[position].compute_cycles)

    def _x(self, cycle: float) -> float:
        return _LEFT + cycle * self.scale

    def _y(self, position: int) -> float:
        return _TOP + _ROW * (position + 0.5)


def _bar(start: float, end: float, y: float, colour: str, opacity: float = 1.0) -> str:
    return (
        f'<rect x="{start:.1f}" y="{y - _BAR / 2:g}" width="{max(end - start, _LEAST):.1f}" '
        f'height="{_BAR}" fill="{colour}" fill-opacity="{opacity:g}"/>'
    )


def _shortened(text: str) -> str:
    return text if len(text) <= _TEXT_LIMIT else text[: _TEXT_LIMIT - 3] + "..."


def _axis_step(cycles: float) -> float:
    """Return a round number of cycles between marks, about twenty of them."""
    step = 1.0
    for factor in (2, 2.5, 2) * 6:
        if cycles / step <= 20:
            break
        step *= factor
    return step


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
