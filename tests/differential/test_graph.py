"""What arrays find of chains is what the networkx graph says, on real kernels.

Kernels of every compiler that is present, for a target of each kind of vectors: for windows of the
executed stream, and for the bodies that `analyze` reads.
"""

import numpy as np
import pytest
from chainline.analysis.incore.kernel import read_kernel
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.graph import body_graph
from chainline.analysis.incore.regions.window import windowed_chain_cycles, windowed_chain_ratio
from chainline.analysis.machine.load import load_machine
from chainline.asm.chains import by_reader, chain_links, chains_of, fma_chains
from chainline.asm.execution import instruction_stream
from chainline.asm.graph import dependency_graph
from chainline.asm.listing import parse
from chainline.asm.windows import windowed_latency, windowed_ratio
from chainline.codegen.compilers import compiler_language, compiler_names
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.isa.instruction import Kind

from ..tier import standing

LATENCIES = {Kind.FMA: 4.0, Kind.ADD: 3.0}
# values pass through memory from one pass to the next within a window; vectors not filled; two vectors
SMALL, FILLED = (3, (2, 2)), (7, (4, 4))
KERNELS = [(1, (2,)), SMALL, (4, (5,)), (7, (8,)), FILLED]
MACHINES = ("zen5", "clx", "zen3", "x86-64-v2", "a64fx", "neoverse-v1", "cortex-a72")
CASES = [(key, compiler, kernel) for kernel in KERNELS for key in MACHINES for compiler in compiler_names()]


def _stands(case):
    """Tell whether a kernel stands for all: a small one of each compiler, a larger one of ours."""
    key, compiler, kernel = case
    return key in {"zen5", "a64fx"} and (kernel == SMALL or (kernel == FILLED and compiler == "llvm"))


kernels = pytest.mark.parametrize(("key", "compiler", "kernel"), standing(CASES, for_all=_stands), ids=str)


def _assembly(key, compiler, kernel):
    target = find_target(load_machine(key).target)
    try:
        toolchain = find_toolchain(compiler, target)
    except UsageError as error:
        pytest.skip(str(error))
    return toolchain.assemble(render(Variant(*kernel, language=compiler_language(compiler))), target)


def _windows(code, stream, window):
    """Yield the instructions of each distinct window of a stream, and how often it occurs."""
    cut = [tuple(stream[start : start + window]) for start in range(0, len(stream), window)]
    for positions in dict.fromkeys(cut):
        yield [code[position] for position in positions], cut.count(positions)


def _slowest(graph, latencies):
    """Return the weight of the heaviest path of a graph whose edges lead forward."""
    reached = {}
    for node, instruction in sorted(graph.nodes(data="instruction")):
        before = max((reached[writer] for writer in graph.predecessors(node)), default=0.0)
        reached[node] = before + latencies.get(instruction.kind, 0.0)
    return max(reached.values())


@kernels
def test_windows_of_the_stream(key, compiler, kernel):
    code = read_kernel(_assembly(key, compiler, kernel))
    stream, window = instruction_stream(code.execute(2)), load_machine(key).core.scheduler_entries
    ratios, chained, cycles = [], 0, 0.0
    for instructions, times in _windows(code.listing.instructions, stream.tolist(), window):
        graph = dependency_graph(instructions)
        chains = fma_chains(graph)
        ratios += [chains.ratio] * times if chains.n_fma else []
        chained += chains.longest * times
        cycles += _slowest(graph, LATENCIES) * times
    found = windowed_ratio(code.listing, stream, window)
    assert (found.chained, found.n_windows) == (chained, len(ratios))
    # code without FMA has no ratio
    assert found.ratio == (pytest.approx(np.mean(ratios), rel=1e-12) if ratios else None)
    assert windowed_latency(code.listing, stream, window, LATENCIES) == pytest.approx(cycles, rel=1e-12)


@kernels
def test_bodies(key, compiler, kernel):
    """Chains of one turn by arrays and by the graph; their windows by the graph of the code repeated."""
    machine, text = load_machine(key), _assembly(key, compiler, kernel).text
    functions = analyse_file(parse(text, machine.isa), machine, arguments={}, simulate=False).functions
    window = machine.core.scheduler_entries
    for analysis in (body for function in functions for body in function.bodies):
        graph = body_graph(analysis)
        code, repeats = list(analysis.body.instructions), analysis.body.repeats
        edges = sorted(
            {(d.writer, d.reader, d.distance) for *_, all_ in graph.edges(data="dependencies") for d in all_}
        )
        assert chains_of([i.kind for i in code], edges) == fma_chains(graph) == analysis.chains.found
        if not analysis.chains.found.n_fma:
            continue
        is_fma = [i.kind is Kind.FMA for i in code]
        links = chain_links(is_fma, by_reader(edges))
        turns = np.resize(np.arange(len(code)), _length(len(code), window) if repeats else len(code))
        by_graph = [
            (fma_chains(dependency_graph(instructions)), times)
            for instructions, times in _windows(code, turns.tolist(), window)
        ]
        ratios = [chains.ratio for chains, times in by_graph if chains.n_fma for _ in range(times)]
        in_turn = sum(chains.longest * times for chains, times in by_graph) * len(code) / len(turns)
        assert windowed_chain_ratio(len(code), is_fma, links, window, repeats) == pytest.approx(
            np.mean(ratios)
        )
        weights = [float(flag) for flag in is_fma]
        assert windowed_chain_cycles(len(code), weights, links, window, repeats) == pytest.approx(in_turn)


def _length(n, window):
    return min(int(np.lcm(n, window)), max(16, -(-n // window)) * window)
