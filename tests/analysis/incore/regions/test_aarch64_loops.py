"""Thirteen loops of AArch64 and SVE code by gcc and clang: path, operations, graph.

What is expected was written down from the source (`tests/validation/timed_loops/own/loops.c`) and from the
instructions, by hand: operations and bytes are those of the C expressions, times the elements that a
vector holds; edges are which instruction reads what which other one has written last.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.graph import body_graph
from chainline.analysis.incore.regions.region_selection import hottest_first
from chainline.analysis.incore.regions.verdict import ChainKind, chain_kind
from chainline.analysis.incore.regions.work_per_iteration import work_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

FOLDER = Path(__file__).parent / "aarch64_loops"
A64FX = load_machine("a64fx")  # SVE of 512 bits: eight doubles


@dataclass(frozen=True)
class Expected:
    """What is right of one loop.

    Attributes
    ----------
    edges, carried : str
        Dependencies by positions on the path, `0-3` from writer to reader: within an iteration, and to
        the next one.
    chains : tuple of int
        Lengths of the chains of FMA; 0 for one without a neighbour.
    waits : str
        Mnemonics of the dependency that an iteration waits for, where it does no other than count.
    """

    label: str
    depth: int
    path: str
    flops: int
    bytes: int
    elements: float | None
    chains: tuple[int, ...]
    edges: str
    carried: str
    kind: ChainKind
    waits: str = ""
    left_out: str = ""
    branches: tuple[tuple[str, bool], ...] = ()


LOOPS = {
    # z = x * y, two complex numbers: four multiplies and two adds each; 4 numbers read twice, 4 written
    ("gcc_neon", "complex_product"): Expected(
        ".L4",
        1,
        "ld2 ld2 fmul fmul fmls fmla mov mov st2 cmp bne",
        flops=2 * 6,
        bytes=2 * (16 + 16 + 16),
        elements=4,
        chains=(0, 0),
        edges="0-2 0-3 0-4 0-5 1-2 1-3 1-4 1-5 2-4 3-5 4-6 5-7 6-8 7-8 1-9 9-10",
        carried="0-0 1-1 8-8",
        kind=ChainKind.COUNTER,
    ),
    # sqrtf(x) / (x + 1): the call is for negative numbers alone
    ("gcc_neon", "guarded_root"): Expected(
        ".L17",
        1,
        "ldr fcmp bpl fsqrt fadd fdiv str add cmp bne",
        flops=3,
        bytes=4 + 4,
        elements=1,
        chains=(),
        edges="0-1 1-2 0-3 0-4 3-5 4-5 5-6 7-8 8-9",
        carried="7-0 7-6 7-7",
        kind=ChainKind.COUNTER,
        left_out="fmov stp str bl fmov ldp fadd ldr fdiv str add cmp bne",
        branches=((".L18", True),),
    ),
    # sum += x * y, in order
    ("gcc_neon", "dot"): Expected(
        ".L26",
        1,
        "ldr ldr add fmadd cmp bne",
        flops=2,
        bytes=8 + 8,
        elements=1,
        chains=(1,),
        edges="0-3 1-3 2-4 4-5",
        carried="2-0 2-1 2-2 3-3",
        kind=ChainKind.SUM,
        waits="fmadd",
    ),
    # x[i] = a * x[i - 1] + b, which the compiler keeps in a register
    ("gcc_neon", "recurrence"): Expected(
        ".L94",
        1,
        "ldr ldr fmadd str add cmp bne",
        flops=2,
        bytes=8 + 8 + 8,
        elements=1,
        chains=(1,),
        edges="0-2 1-2 2-3 4-5 5-6",
        carried="2-2 4-0 4-1 4-3 4-4",
        kind=ChainKind.RECURRENCE,
        waits="fmadd",
    ),
    # bins[x]++: which bin nobody knows, so bins of two iterations are different places
    ("gcc_neon", "histogram"): Expected(
        ".L77",
        1,
        "ldrb lsl ldr add str cmp bne",
        flops=0,
        bytes=1 + 4 + 4,
        elements=None,
        chains=(),
        edges="0-1 1-2 1-4 2-3 3-4 0-5 5-6",
        carried="0-0",
        kind=ChainKind.COUNTER,
    ),
    # if (x > limit) return: the way out is no way through
    ("gcc_neon", "first_above"): Expected(
        ".L67",
        1,
        "ldr fcmpe bgt add cmp bne",
        flops=0,
        bytes=8,
        elements=None,
        chains=(),
        edges="0-1 1-2 3-4 4-5",
        carried="3-0 3-3",
        kind=ChainKind.COUNTER,
    ),
    # if (x[i] > x[at]) at = i: put out of line, as rare
    ("gcc_neon", "largest"): Expected(
        ".L112",
        1,
        "ldr fcmpe bgt add cmp bne",
        flops=0,
        bytes=8,
        elements=None,
        chains=(),
        edges="0-1 1-2 3-4 4-5",
        carried="3-0 3-3",
        kind=ChainKind.COUNTER,
        left_out="fmov mov b",
        branches=((".L114", False),),
    ),
    # the same sum, of whole vectors, whose lanes are added one after the other
    ("gcc_sve", "dot"): Expected(
        ".L20",
        1,
        "ld1d ld1d incd fmul fadda whilelo b.any",
        flops=8 * 2,
        bytes=8 * (8 + 8),
        elements=8,
        chains=(),
        edges="0-3 1-3 3-4 2-5 5-6",
        carried="2-0 2-1 2-2 4-4 5-0 5-1 5-4",
        kind=ChainKind.SUM,
        waits="fadda",
    ),
    # c += a * b, two rows of b at once: c is read once and stored twice, one a is read again
    ("gcc_sve", "matrix_product"): Expected(
        ".L26",
        3,
        "ld1d ld1d fmad st1d ld1d incd ld1rd fmla st1d incb whilelo b.any",
        flops=8 * 2 * 2,
        bytes=8 * (3 * 8 + 2 * 8) + 8,
        elements=8,
        chains=(2,),
        edges="0-2 1-2 2-3 4-7 6-7 2-7 7-8 5-10 10-11",
        carried="9-0 9-3 9-8 9-9 5-1 5-4 5-5 10-0 10-1 10-3 10-4 10-8",
        kind=ChainKind.COUNTER,
    ),
    # sum += value * x[column]: an int, a double and a gathered double an element
    ("gcc_sve", "sparse_product"): Expected(
        ".L41",
        2,
        "ld1sw ld1d ld1d incd fmul fadda whilelo b.any",
        flops=8 * 2,
        bytes=8 * (4 + 8 + 8),
        elements=8,
        chains=(),
        edges="0-2 2-4 1-4 4-5 3-6 6-7",
        carried="3-0 3-1 3-3 5-5 6-0 6-1 6-2 6-5",
        kind=ChainKind.SUM,
        waits="fadda",
    ),
    # 0.25 * (west + east + north + south) - middle
    ("gcc_sve", "stencil"): Expected(
        ".L63",
        2,
        "ld1d ld1d fadd ld1d fadd ld1d ld1d fadd fnmsb st1d incd whilelo b.any",
        flops=8 * 5,
        bytes=8 * (5 * 8 + 8),
        elements=8,
        chains=(0,),
        edges="0-2 1-2 2-4 3-4 4-7 5-7 6-8 7-8 8-9 10-11 11-12",
        carried="10-0 10-1 10-3 10-5 10-6 10-9 10-10 11-0 11-1 11-3 11-5 11-6 11-9",
        kind=ChainKind.COUNTER,
    ),
    # eleven times s = s * x + c
    ("gcc_sve", "polynomial"): Expected(
        ".L71",
        1,
        "ld1d movprfx fmla" + 10 * " fmad" + " st1d incd whilelo b.any",
        flops=8 * 11 * 2,
        bytes=8 * (8 + 8),
        elements=8,
        chains=(11,),
        edges="1-2 "
        + " ".join(f"0-{n}" for n in range(2, 13))
        + " "
        + " ".join(f"{n}-{n + 1}" for n in range(2, 13))
        + " 14-15 15-16",
        carried="14-0 14-13 14-14 15-0 15-13",
        kind=ChainKind.COUNTER,
    ),
    # the same sparse sum by clang, four elements an iteration, in order
    ("clang_neon", "sparse_product"): Expected(
        ".LBB4_10",
        2,
        "ldpsw ldp subs ldr ldr ldpsw fmadd ldr ldp fmadd fmadd ldr fmadd b.ne",
        flops=4 * 2,
        bytes=4 * (4 + 8 + 8),
        elements=4,
        chains=(4,),
        edges="0-3 0-4 1-6 4-6 5-7 7-10 8-10 1-9 3-9 6-9 9-10 5-11 8-12 11-12 10-12 2-13",
        carried="5-0 8-1 2-2 5-5 8-8 12-6",
        kind=ChainKind.SUM,
        waits="fmadd fmadd fmadd fmadd",
    ),
}


@cache
def functions(file):
    listing = parse((FOLDER / f"{file}.s").read_text(), "aarch64")
    found = analyse_file(listing, A64FX, arguments={}, simulate=False)
    assert not found.missing
    return {function.name: function for function in found.functions}, listing


@pytest.fixture(params=LOOPS, ids=" ".join)
def loop(request):
    found, listing = functions(request.param[0])
    expected = LOOPS[request.param]
    by_label = {analysis.body.label: analysis for analysis in found[request.param[1]].bodies}
    return by_label[expected.label], expected, listing


def edges(text):
    return sorted(tuple(map(int, edge.split("-"))) for edge in text.split())


def test_path(loop):
    analysis, expected, listing = loop
    body = analysis.body
    assert " ".join(i.mnemonic for i in body.instructions) == expected.path
    assert body.depth == expected.depth and not body.inner and not analysis.calls
    by_line = {i.line: i.mnemonic for i in listing.instructions}
    assert " ".join(by_line[line] for line in body.left_out) == expected.left_out
    assert tuple((d.target, d.taken) for d in body.decisions) == expected.branches


def test_operations(loop):
    analysis, expected, _ = loop
    work = work_of(analysis, A64FX)
    assert (work.flops, work.bytes) == (expected.flops, expected.bytes)
    assert analysis.elements == expected.elements
    assert analysis.chains.found.lengths == expected.chains


def test_graph(loop):
    analysis, expected, _ = loop
    graph = body_graph(analysis)
    found = {0: [], 1: []}
    for writer, reader, edge in graph.edges(data=True):
        for distance in {dependency.distance for dependency in edge["dependencies"]}:
            found[distance].append((writer, reader))
    assert sorted(found[0]) == edges(expected.edges)
    assert sorted(found[1]) == edges(expected.carried)


def test_what_an_iteration_waits_for(loop):
    analysis, expected, _ = loop
    assert chain_kind(analysis) is expected.kind
    if expected.waits:
        chain = [analysis.body.instructions[p].mnemonic for p in analysis.carried.positions]
        assert " ".join(chain) == expected.waits


def test_the_innermost_loop_is_the_hottest():
    for (file, name), expected in LOOPS.items():
        found, _ = functions(file)
        hottest = hottest_first(found[name])[0].body.label
        # two rows of the matrix at once before the one that may be left
        assert hottest == expected.label
