"""Dominators of random graphs are those that networkx finds, and loops take time in proportion."""

import networkx as nx
from chainline.asm.control_flow import immediate_dominators
from hypothesis import given, settings
from hypothesis import strategies as st


@st.composite
def graphs(draw):
    """Successors of each node: any edges, so that some nodes are not reached and some reach themselves."""
    n = draw(st.integers(1, 12))
    return [sorted(draw(st.sets(st.integers(0, n - 1), max_size=3))) for _ in range(n)]


@settings(max_examples=60, deadline=None)
@given(graphs())
def test_they_are_those_of_networkx(successors):
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(successors)))
    graph.add_edges_from((node, goal) for node, goals in enumerate(successors) for goal in goals)
    # of the start it says that it dominates itself, or (from 3.6 on) nothing
    wanted = {**nx.immediate_dominators(graph, 0), 0: None}
    assert immediate_dominators(successors) == wanted


def test_a_long_chain_is_no_recursion():
    n = 20_000
    found = immediate_dominators([[node + 1] for node in range(n - 1)] + [[0]])
    assert found[n - 1] == n - 2 and len(found) == n
