"""The slowest loop-carried cycle against every simple cycle of small graphs."""

import networkx as nx
import pytest
from chainline.analysis.incore.bodies.loop_carried import Arc, slowest_cycle
from hypothesis import given, settings
from hypothesis import strategies as st

N = 7


def _arc(ends, cycles, distance):
    writer, reader = ends
    back = writer >= reader
    return Arc(2 * writer, 2 * reader, float(cycles), max(distance, 1) if back else distance)


arcs = st.lists(
    st.builds(
        _arc, st.tuples(st.integers(0, N - 1), st.integers(0, N - 1)), st.integers(0, 12), st.integers(0, 3)
    ),
    max_size=24,
)


def slowest_by_enumeration(graph_arcs):
    graph = nx.MultiDiGraph()
    for arc in graph_arcs:
        graph.add_edge(arc.writer, arc.reader, arc=arc)
    best = 0.0
    for cycle in nx.simple_cycles(nx.DiGraph(graph)):
        steps = list(zip(cycle, cycle[1:] + cycle[:1], strict=True))
        choices = [[d["arc"] for d in graph.get_edge_data(*step).values()] for step in steps]
        best = max(best, _best_choice(choices))
    return best


def _best_choice(choices):
    """Return the best ratio over parallel arcs."""
    best, stack = 0.0, [(0, 0.0, 0)]
    while stack:
        depth, cycles, distance = stack.pop()
        if depth == len(choices):
            best = max(best, cycles / distance)
            continue
        stack.extend((depth + 1, cycles + a.cycles, distance + a.distance) for a in choices[depth])
    return best


@settings(max_examples=120, deadline=None)
@given(arcs)
def test_against_all_simple_cycles(graph_arcs):
    assert slowest_cycle(graph_arcs).cycles == pytest.approx(slowest_by_enumeration(graph_arcs))


@given(arcs)
def test_the_named_instructions_are_on_a_cycle(graph_arcs):
    found = slowest_cycle(graph_arcs)
    graph = nx.DiGraph((arc.writer // 2, arc.reader // 2) for arc in graph_arcs)
    for position, following in zip(found.positions, found.positions[1:] + found.positions[:1], strict=True):
        assert graph.has_edge(position, following)


def test_no_cycle():
    assert slowest_cycle([Arc(0, 2, 5.0, 0)]).cycles == 0


def test_a_ladder_with_exponentially_many_paths():
    """2^2000 simple cycles: listing them would never end."""
    ladder = []
    for rung in range(2000):
        start, end = 6 * rung, 6 * rung + 6
        for middle, cycles in ((2, 1.0), (4, 2.0)):
            ladder += [Arc(start, start + middle, cycles, 0), Arc(start + middle, end, 0.0, 0)]
    found = slowest_cycle([*ladder, Arc(12000, 0, 1.0, 1)])
    assert found.cycles == 4001
    assert len(found.positions) == 4001
