"""The sample that measures loops beside their simulation: what its loops touch, and that it runs."""

import re
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from chainline.analysis.calibration.compiled_benchmarks import microbenchmark_ir
from chainline.asm.listing import parse
from chainline.asm.trace import trace_body
from chainline.codegen.target import find_target, host_target
from chainline.isa.microbenchmark import BLOCK_BYTES, HALF, SCRATCH
from chainline.isa.x86_64.benchmarks import core_loop_bits, core_loops
from chainline.isa.x86_64.pipeline_loops import AVX2, AVX512, pipeline_loops, register

SCRIPT = Path(__file__).parent / "core_effects" / "pipeline_effects.py"
MEASURED = SCRIPT.with_name("zen5.txt")
VECTORS = core_loop_bits(host_target(), dict(llvm.get_host_cpu_features()))

BOTH = pytest.mark.parametrize("vectors", [AVX512, AVX2], ids=lambda vectors: str(vectors.bits))


@BOTH
def test_each_loop_is_a_function_of_its_own(vectors):
    benchmarks = [loop.benchmark for loop in core_loops(vectors.bits)]
    symbols = {benchmark.symbol for benchmark in benchmarks}
    assert len(symbols) == len(benchmarks)
    assert all(symbol[0].isalpha() for symbol in symbols)
    text = microbenchmark_ir(benchmarks, find_target("znver5" if vectors.masks else "haswell"))
    assert text.count("define i64") == len(benchmarks)


@BOTH
def test_loops_stay_in_the_scratch_space_and_store_to_its_upper_half(vectors):
    for loop in core_loops(vectors.bits):
        listing = parse("\n".join(loop.body), "x86-64")
        assert not listing.unknown, loop.name
        # the page ends where the upper half begins: half a vector of ones goes where ones are
        stores = SCRATCH + HALF - (vectors.bits // 16 if loop.effect == "stores across pages" else 0)
        if loop.effect in ("pops", "stack pointer"):
            assert all(a.base.root == "rsp" and not i.stores for i in listing.instructions for a in i.loads)
            continue
        for instruction in listing.instructions:
            for access, lowest in [(a, SCRATCH) for a in instruction.loads] + [
                (a, stores) for a in instruction.stores
            ]:
                assert access.base.root in ("rsi", "rdi")
                assert access.index is None or access.index.root == "rax"
                assert lowest <= access.displacement
                assert access.displacement + access.bits // 8 <= BLOCK_BYTES


@BOTH
def test_no_access_crosses_a_line(vectors):
    """What lines are worth is not what these loops show."""
    for loop in pipeline_loops(vectors):
        trace = trace_body(parse("\n".join(loop.body), "x86-64"), 0, 1)
        assert all(a % 64 + n <= 64 for a, n in zip(trace.addresses, trace.width_bytes, strict=True)), (
            loop.name
        )


def test_loops_in_avx2_need_nothing_more():
    for loop in core_loops(256):
        text = "\n".join((*loop.benchmark.setup, *loop.body))
        assert not re.search(r"%zmm|%k\d|\{|%[xy]mm(1[6-9]|[23]\d)", text), loop.name
        # what is accumulated is no constant, and constants are nobody's result
        results = {line.rsplit(" ", 1)[-1] for line in loop.body if line.startswith("vfmadd")}
        assert not results & {register(bits, n) for bits in (128, 256) for n in (AVX2.ones, AVX2.zeros)}


def test_what_was_measured_has_every_loop():
    """Figures are of one day; names are those of the script."""
    told = MEASURED.read_text()
    missing = [loop.name for loop in pipeline_loops() if f"{loop.effect:18}{loop.name}" not in told]
    assert not missing


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.skipif(not VECTORS, reason="no loops for this processor: neither AVX-512 nor AVX2")
def test_it_prints_a_row_for_each_loop():
    command = [sys.executable, SCRIPT, "--rounds", "3", "--machine", "x86-64-v3"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300)
    header, *rows, last = done.stdout.splitlines()
    assert header.split() == ["effect", "loop", "measured", "spread", "simulated", "error"]
    for row, loop in zip(rows, pipeline_loops(AVX512 if VECTORS == 512 else AVX2), strict=True):
        assert row.startswith(f"{loop.effect:18}{loop.name}")
    assert last.startswith("mean absolute error ")
    assert not done.stderr
