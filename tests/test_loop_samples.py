"""The loops in samples/loops: what their README says is what the analyser finds."""

import platform
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.record import BodyAnalysis, FileAnalysis
from chainline.analysis.incore.vocabulary import ACCUMULATION, CARRIED, FMA_CHAIN, PORTS
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import read_listing

FOLDER = Path(__file__).parent.parent / "samples" / "loops"
HEADER = "| file | machine | loop | limits | bound | simulated |"


def table(header: str) -> list[list[str]]:
    lines = (FOLDER / "README.md").read_text().splitlines()
    start = lines.index(header) + 2
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


@cache
def analysed(name: str, machine: str) -> FileAnalysis:
    listing = read_listing(str(FOLDER / name), syntax=None)
    assert not listing.unknown
    return analyse_file(listing, load_machine(machine), arguments={})


def body(name: str, machine: str, loop: str) -> BodyAnalysis:
    wanted, label = loop.split()
    (found,) = (
        analysis
        for function in analysed(name, machine).functions
        if function.name == wanted
        for analysis in function.bodies
        if analysis.body.label == label
    )
    return found


def in_words(analysis: BodyAnalysis) -> list[str]:
    bound = analysis.bottleneck
    limits = f"{bound.name}: {bound.bottleneck}" if bound.name == PORTS else bound.name
    return [limits, f"{bound.cycles:.3g}", f"{analysis.simulated.cycles:.3g}"]


@pytest.mark.parametrize("row", table(HEADER), ids=lambda row: f"{row[1]} {row[2]}")
def test_readme_gives_what_is_found(row):
    assert in_words(body(*row[:3])) == row[3:]


@pytest.mark.parametrize(
    ("name", "machine", "kernels"),
    [
        ("kernels-avx512.s", "zen5", "dgemm triad dot dot8 stencil2d stencil3d spmv cmul"),
        ("kernels-sve.s", "a64fx", "dgemm triad dot dot8 stencil2d stencil3d spmv cmul"),
        ("handwritten.s", "zen5", "chain product horner through_memory"),
    ],
)
def test_nothing_is_left_out(name, machine, kernels):
    found = analysed(name, machine)
    assert not found.missing
    assert [function.name for function in found.functions] == kernels.split()
    told = {row[2].split()[0] for row in table(HEADER) if row[:2] == [name, machine]}
    assert told == set(kernels.split())


@pytest.mark.parametrize(
    ("name", "machine", "loop", "limit"),
    [
        ("kernels-avx512.s", "zen5", "dgemm .L3", PORTS),
        ("kernels-avx512.s", "zen5", "triad .L10", PORTS),
        ("kernels-avx512.s", "zen5", "dot .L26", CARRIED),
        ("kernels-avx512.s", "zen5", "dot8 .L42", CARRIED),
        ("kernels-avx512.s", "zen5", "spmv .L100", CARRIED),
        ("handwritten.s", "zen5", "product .Lproduct", PORTS),
        ("handwritten.s", "zen5", "through_memory .Lthrough_memory", CARRIED),
        ("kernels-sve.s", "a64fx", "triad .L18", PORTS),
        ("kernels-sve.s", "a64fx", "dot .L22", CARRIED),
        ("kernels-sve.s", "a64fx", "stencil2d .L36", ACCUMULATION),
        ("kernels-sve.s", "a64fx", "stencil3d .L40", FMA_CHAIN),
        ("kernels-sve.s", "a64fx", "spmv .L45", CARRIED),
    ],
)
def test_what_limits(name, machine, loop, limit):
    assert body(name, machine, loop).bottleneck.name == limit


def test_simulation_keeps_to_least_cycles():
    """Resources and loop-carried chains bound the simulation from below; chains in windows do not."""
    for name, machine in (
        ("kernels-avx512.s", "zen5"),
        ("kernels-sve.s", "a64fx"),
        ("handwritten.s", "zen5"),
    ):
        for function in analysed(name, machine).functions:
            for analysis in function.bodies:
                least = max(analysis.throughput_cycles, analysis.carried.cycles)
                assert analysis.simulated.cycles >= 0.99 * least, (function.name, analysis.body.label)


def test_simulated_column_of_the_measured_table_is_the_first_table():
    # of the rows of a function the first: the loop, before regions in it
    first = {row[2].split()[0]: row[5] for row in reversed(table(HEADER)) if row[1] == "zen5"}
    for loop, simulated, _ in table("| loop | simulated | measured |"):
        assert first[loop.split(",")[0]] == simulated


def test_source_lines_are_known():
    found = body("kernels-avx512.s", "zen5", "stencil3d .L74")
    where = found.chains.locations[0]
    source = (FOLDER / "kernels.c").read_text().splitlines()[where.line - 1]
    assert (Path(where.file).name, source.split()[0]) == ("kernels.c", "out[i]")


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
@pytest.mark.skipif(platform.machine() != "x86_64", reason="needs an x86-64 assembler")
@pytest.mark.parametrize("name", ["kernels-avx512.s", "handwritten.s"])
def test_files_assemble(name, tmp_path):
    subprocess.run(["gcc", "-c", FOLDER / name, "-o", tmp_path / "out.o"], check=True)
