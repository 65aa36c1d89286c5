"""FMA chains of the loops of kernels come from networkx graphs, and equal those found in arrays."""

import chainline as cl
import networkx as nx
import pytest
from chainline.analysis.incore.kernel import loop_chains, read_kernel
from chainline.analysis.incore.regions import chains
from chainline.analysis.incore.regions.body import bodies_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import fma_chains
from chainline.asm.control_flow import control_flow
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Variant
from chainline.models.kernels.ranking.best import predict_together
from chainline.models.kernels.ranking.request import Question

SHARE = [(order, split) for order in (1, 4, 7, 10) for split in [*partitions(order + 1)][:: order + 1]]
ALL = [(order, split) for order in range(1, 16) for split in partitions(order + 1)]
REST = [one for one in ALL if one not in SHARE]


@pytest.fixture
def counted(monkeypatch):
    """Count the graphs that are made."""
    made = []

    class Counted(nx.DiGraph):
        def __init__(self, *given, **more):
            made.append(self)
            super().__init__(*given, **more)

    monkeypatch.setattr(nx, "DiGraph", Counted)
    return made


def _code(order, split, machine="zen4"):
    target = find_target(load_machine(machine).target)
    variant = Variant(order, split, language=Language.LLVM)
    return read_kernel(find_toolchain("llvm", target).assemble(render(variant), target))


@pytest.mark.parametrize(
    ("order", "split"),
    [*SHARE, *(pytest.param(*one, marks=pytest.mark.exhaustive) for one in REST)],
)
def test_graph_and_arrays_give_the_same_chains(order, split, monkeypatch):
    code = _code(order, split)
    by_graph = loop_chains(code)
    monkeypatch.setattr(chains, "MOST_NODES", 0)
    assert loop_chains(code) == by_graph
    assert sum(loop.chains.n_fma for loop in by_graph) > 0
    assert all(
        loop.first_line <= line <= loop.last_line for loop in by_graph for line in loop.longest_chain_lines
    )


def test_every_distinct_loop_body_of_a_ranking_has_a_graph(counted, tmp_path, monkeypatch):
    """Where no analysis is kept of an earlier call, which had them made."""
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(tmp_path / "cache"))
    machine = load_machine("zen4")
    question = Question(2, machine, find_target(machine.target), 4.0)
    found = predict_together((question, question.splits()))
    bodies = {
        tuple(instruction.text for instruction in body.instructions)
        for prediction in found
        for code in [_code(2, prediction.variant.split)]
        for body in bodies_of(code.listing, control_flow(code.listing, code.function), ())
    }
    assert len(counted) >= len(bodies) >= 1 and all(prediction.loops for prediction in found)


def test_every_loop_of_a_small_file_has_a_graph(counted):
    text = ".L1:\n vfmadd231pd %zmm1, %zmm2, %zmm0\n decq %rax\n jne .L1\n.L2:\n vaddpd %zmm0, %zmm1, %zmm1\n"
    text += " decq %rbx\n jne .L2\n ret\n"
    by_graph = cl.analyze(text, machine="zen4")
    assert len(counted) == 2
    by_array = cl.analyze(text, machine="zen4", dependency_graph=False)
    assert len(counted) == 2 and by_array.to_json() == by_graph.to_json()


def test_the_ranking_gives_the_graph_of_its_kernel():
    ranking = cl.best(3, machine="zen4", model="chain")
    assert fma_chains(ranking.graph).ratio in [
        loop.chains.ratio for loop in ranking.answer.taken.prediction.loops
    ]
