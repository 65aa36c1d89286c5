"""Graph files of a body, read back."""

from xml.etree import ElementTree

import networkx as nx
import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.graph import body_graph
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import fma_chains
from chainline.asm.graph import dependency_graph
from chainline.asm.listing import parse
from chainline.reports.figures.dependency_graph import latency_graph, write_graph

TEXT = """f:
.L1:
    vmovupd (%rsi), %ymm1
    vfmadd231pd 32(%rsi), %ymm1, %ymm0
    vfmadd231pd 64(%rsi), %ymm1, %ymm0
    vmulpd %ymm1, %ymm1, %ymm3
    vmovupd %ymm3, (%rdi)
    addq $96, %rsi
    decq %rcx
    jne .L1
    ret
"""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def analysis():
    found = analyse_file(parse(TEXT, "x86-64"), load_machine("zen4"), arguments={}, simulate=False)
    return found.functions[0].bodies[0]


def test_graphml_reads_back(analysis, tmp_path):
    path = tmp_path / "body.graphml"
    write_graph(analysis, path)
    read = nx.read_graphml(path)
    expected = latency_graph(analysis)
    assert {(int(u), int(v)) for u, v in read.edges} == set(expected.edges)
    assert read.nodes["1"]["text"] == "vfmadd231pd 32(%rsi), %ymm1, %ymm0"
    on_path = {int(n) for n, marked in read.nodes(data="critical_path") if marked}
    chain = {int(n) for n, marked in read.nodes(data="longest_fma_chain") if marked}
    assert (on_path, chain) == (set(analysis.critical_path.positions), {1, 2})
    assert read.edges["2", "1"]["distance"] == 1


def test_what_is_drawn_is_the_one_graph(analysis):
    defined = dependency_graph(analysis.body.instructions, loop=True)
    for graph in (body_graph(analysis), latency_graph(analysis)):
        assert list(graph) == list(defined)
        kept = {(*ends, values["kind"], values["distance"]) for *ends, values in graph.edges(data=True)}
        assert kept == {(*ends, v["kind"], v["distance"]) for *ends, v in defined.edges(data=True)}
    assert fma_chains(body_graph(analysis)) == analysis.chains.found


def test_latencies_along_the_critical_path_sum_up(analysis):
    graph = latency_graph(analysis)
    path = analysis.critical_path.positions
    along = sum(graph.edges[edge]["latency_cycles"] for edge in nx.utils.pairwise(path))
    first, last = analysis.costs[path[0]], analysis.costs[path[-1]]
    assert first.load_cycles + along + last.compute_cycles == analysis.critical_path.cycles
    assert sum(marked for *_, marked in graph.edges(data="critical_path")) == len(path) - 1


def test_dot_names_every_instruction(analysis, tmp_path):
    path = tmp_path / "body.dot"
    write_graph(analysis, path)
    text = path.read_text()
    assert text.startswith("digraph") and text.rstrip().endswith("}")
    assert text.count("[label=") == 8 + latency_graph(analysis).number_of_edges()
    assert text.count("style=dashed") == sum(
        distance > 0 for *_, distance in latency_graph(analysis).edges(data="distance")
    )


def test_svg_has_a_row_an_instruction_and_marks(analysis, tmp_path):
    path = tmp_path / "body.svg"
    write_graph(analysis, path)
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    texts = [element.text for element in root.iter(f"{SVG}text")]
    for instruction in analysis.body.instructions:
        assert any(instruction.text in text for text in texts)
    strokes = [element.get("stroke") for element in root.iter(f"{SVG}path")]
    assert strokes.count("#D55E00") >= len(analysis.critical_path.positions) - 1
    curves = list(root.iter(f"{SVG}path"))
    assert len(curves) == body_graph(analysis).number_of_edges()
    fills = [element.get("fill") for element in root.iter(f"{SVG}rect")]
    assert "#0072B2" in fills
    right = max(float(e.get("x", 0)) for e in root.iter(f"{SVG}rect") if e.get("x"))
    assert right < float(root.get("width"))


def test_other_suffixes_are_refused(analysis, tmp_path):
    with pytest.raises(ValueError, match="png"):
        write_graph(analysis, tmp_path / "body.png")
