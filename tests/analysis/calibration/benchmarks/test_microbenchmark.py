"""Microbenchmarks: what they are called is what the decoder says they do, on every target."""

import re
import shutil
import subprocess
from dataclasses import replace

import pytest
from chainline.analysis.calibration.compiled_benchmarks import microbenchmark_ir
from chainline.asm.listing import parse
from chainline.codegen.target import Target, find_target
from chainline.isa.instruction import Kind
from chainline.isa.microbenchmark import BLOCK_BYTES, pattern_lines
from chainline.isa.x86_64.vector_benchmarks import PAIRS

AVX512 = dict.fromkeys(("avx2", "fma", "avx512f", "avx512vl", "avx512dq"), True)
AVX2 = {"avx2": True, "fma": True}
CASES = {
    "avx512": (find_target("znver5"), AVX512),
    "avx2": (find_target("haswell"), AVX2),
    "sse2": (find_target("haswell"), {}),
    "a64fx": (find_target("a64fx"), {}),
    "neoverse-v2": (find_target("neoverse-v2"), {}),
    "neon": (Target("neon", "aarch64", "cortex-a72", 128), {}),
}
PATTERNS = {"B": (2, 2), "C": (3, 0)}
COMPILER, EMULATOR = "aarch64-linux-gnu-gcc", "qemu-aarch64"


def all_of(case):
    target, features = CASES[case]
    part = target.instruction_set.benchmarks
    return [
        *part.class_benchmarks(target, features),
        *part.pattern_benchmarks(target, features, PATTERNS),
        *part.stream_benchmarks(target, features),
        *part.window_benchmarks(target, features, "nop", [3]),
        *part.window_benchmarks(target, features, "add", [5]),
        *(b for kind in part.window_fillers(target, features) for b in named(kind, target, features)),
        part.chase_benchmark(target, features),
    ]


def named(kind, target, features):
    """Windows of the widest vectors are called as those of others: one loop of each is enough here."""
    found = target.instruction_set.benchmarks.window_benchmarks(target, features, kind, [4])
    return [replace(b, name=f"{b.name} {kind}") for b in found]


def kinds(lines, isa):
    text = "f:\n" + "\n".join(line for line in lines if not line.endswith(":"))
    text = re.sub(r"\b2f\b", ".L2", text).replace("3b", "f") + "\n.L2:\nret\n"
    listing = parse(text.replace("\tret", "ret"), isa)
    assert not listing.unknown, listing.unknown[0].text
    return [instruction.kind for instruction in listing.instructions][:-1]


@pytest.mark.parametrize("case", CASES)
def test_every_instruction_is_of_the_class_that_it_measures(case):
    target, features = CASES[case]
    allowed = {
        "load": {Kind.LOAD, Kind.MOVE, Kind.INTEGER},
        "gather": {Kind.GATHER, Kind.MASK, Kind.VECTOR_INTEGER},
        "scatter": {Kind.SCATTER, Kind.MASK},
        "add": {Kind.ADD, Kind.MULTIPLY},
        "divide": {Kind.DIVIDE, Kind.MOVE},  # SSE overwrites the dividend
        "integer_divide": {Kind.INTEGER_DIVIDE, Kind.INTEGER},
        "maskmov_load": {Kind.LOAD},
        "maskmov_store": {Kind.STORE},
    }
    allowed |= dict.fromkeys(
        ("shuffle_blocks", "blend_constant", "insert", "extract"), frozenset({Kind.SHUFFLE})
    )
    for benchmark in target.instruction_set.benchmarks.class_benchmarks(target, features):
        name, _, quantity = benchmark.name.split(maxsplit=2)
        if name in {"transfer", "mixture", "short"} or quantity.startswith(("and ", "with")):
            continue
        plain = name.removeprefix("integer_") if name in {"integer_load", "integer_store"} else name
        plain = plain.removesuffix("_by_element").removesuffix("_in_lane").removeprefix("masked_")
        found = set(kinds(benchmark.body, target.isa))
        own = {Kind(plain)} if plain in set(Kind) else allowed[plain]
        assert found & own, (benchmark.name, found)
        assert found <= allowed.get(plain, own), (benchmark.name, found)


@pytest.mark.parametrize("first", PAIRS)
def test_a_pair_is_what_the_parser_takes_for_one(first):
    line, branch = PAIRS[first]
    code = parse(f"{line}\n{branch} .L77\n.L77:", "x86-64").instructions
    assert [each.fusion for each in code] == [first, first]


@pytest.mark.parametrize("case", CASES)
def test_names_and_symbols_are_unique(case):
    found = all_of(case)
    assert len({b.name for b in found}) == len({b.symbol for b in found}) == len(found)
    names = {b.name for b in found}
    assert all(name in names for b in found for name, _ in b.minus)


@pytest.mark.parametrize(("case", "bits"), [("avx512", 512), ("avx2", 256), ("sse2", 128), ("a64fx", 512)])
def test_widest(case, bits):
    target, features = CASES[case]
    assert target.instruction_set.benchmarks.widths(target, features)[-1] == bits
    names = {b.name for b in target.instruction_set.benchmarks.class_benchmarks(target, features)}
    assert {f"multiply {bits} latency", f"store {bits} throughput", "multiply scalar latency"} <= names
    assert (f"fma {bits} throughput" in names) == (case != "sse2")


def test_pattern_lines_carry_every_chain_round():
    lines = pattern_lines((3, 0), str, 5)
    assert lines[:8] == ["0", "1", "0", "0", "0", "2", "0", "0"]
    assert lines.count("0") == 3 * len(lines) // 4
    assert {lines.count(str(n)) for n in (1, 2, 3, 4)} == {len(lines) // 16}


@pytest.mark.parametrize("case", ["avx512", "a64fx"])
def test_ir_has_a_function_for_each(case):
    target, _ = CASES[case]
    found = all_of(case)
    text = microbenchmark_ir(found, target)
    assert text.count("define i64") == len(found)
    assert ("+sve" in text) == (case == "a64fx")


@pytest.mark.skipif(
    not (shutil.which(COMPILER) and shutil.which(EMULATOR)), reason=f"needs {COMPILER} and {EMULATOR}"
)
@pytest.mark.parametrize(("case", "quadwords"), [("a64fx", 4), ("neoverse-v2", 1)])
def test_aarch64_runs_under_emulation(tmp_path, case, quadwords):
    """Every loop is assembled and comes to its end; none touches memory that it should not."""
    found = all_of(case)
    text = ".arch armv8.2-a+sve\n.text\n"
    for b in found:
        lines = [*b.setup, "1:", *b.body, "subs x0, x0, #1", "b.ne 1b", "2:", *b.teardown, "ret"]
        text += f".globl {b.symbol}\n{b.symbol}:\n" + "\n".join(lines) + "\n"
    (tmp_path / "loops.s").write_text(text)
    calls = "".join(f'step = "{b.name}"; if ({b.symbol}(3, block) != 0) return 1;\n' for b in found)
    declarations = "".join(f"int64_t {b.symbol}(int64_t, void *);\n" for b in found)
    (tmp_path / "main.c").write_text(f"""
#include <stdint.h>
static char block[{BLOCK_BYTES}] __attribute__((aligned(4096)));
static double arrays[3][4096] __attribute__((aligned(4096)));
const char *volatile step;
{declarations}
int main(void) {{
    double *value = (double *)block; int64_t *word = (int64_t *)block;
    for (int i = 0; i < {BLOCK_BYTES} / 8; i++) value[i] = 1;
    for (int i = 0; i < 32; i++) {{
        value[32 + i] = 0; value[64 + i] = 1.7; word[96 + i] = i;
        word[128 + i] = (int64_t)(block + 1024); word[160 + i] = (int64_t)(block + 1280);
    }}
    for (int i = 0; i < 3; i++) word[192 + i] = (int64_t)arrays[i];
    word[195] = 2;
    {calls}
    return 0;
}}
""")
    program = tmp_path / "loops"
    command = [COMPILER, "-static", "-O1", tmp_path / "main.c", tmp_path / "loops.s", "-o", program]
    subprocess.run(command, check=True, capture_output=True, text=True)
    emulator = [EMULATOR, "-cpu", f"max,sve-max-vq={quadwords}", program]
    assert subprocess.run(emulator, capture_output=True, timeout=60, check=False).returncode == 0
