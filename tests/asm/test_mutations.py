"""Mutated assembly of compilers: whatever is written, a listing or one line of error comes back.

150 mutations a run, 2,000 besides by `--exhaustive`, 100,000 by `--every-kernel`.
"""

import functools
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError
from chainline.isa.registry import detect_isa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ..tier import sized

A_RUN, MANY = 150, sized(1, 2_000, 100_000)
ALIKE = {"deadline": 2000, "suppress_health_check": list(HealthCheck), "database": None}
LINES = 24  # of a text: many small texts find more than few large ones

SOURCE = """
double dot(long n, const double *x, const double *y, const int *p) {
  double s = 0.25;
  for (long i = 0; i < n; i++) s += x[p[i]] * y[i];
  return s;
}
int pick(int k) {
  switch (k) {
    case 0: return 3; case 1: return k * 7; case 2: return -k; case 3: return 9; default: return k / 3;
  }
}
const char *name(void) { return "a\\\\n# \\"quoted\\" // text"; }
static const float table[] = {1, 2, 3};
float look(int i) { return table[i & 3]; }
"""
WRITERS = {
    "att": ["gcc", "-O3", "-g", "-march=skylake-avx512", "-S"],
    "intel": ["gcc", "-O3", "-mavx2", "-masm=intel", "-S"],
    "clang": ["clang-19", "-O3", "-g", "-S"],
    "sve": ["aarch64-linux-gnu-gcc", "-O3", "-mcpu=a64fx", "-S"],
    "neon": ["aarch64-linux-gnu-gcc", "-O2", "-g", "-S"],
}
ODD = [
    *'%$()[]{},:;#"\\',
    *("", "//", "/*", "*/", "\0", "\ufeff", "²", "٣", "0x", "-", "+", "*", "9" * 5000, "0x" + "f" * 40),
    *("08", "1e999", ".byte", ".zero 99999999999", ".fill 9,99,9", ".p2align 99999", ".double x"),
    *(".macro", ".endm", ".rept", "# OSACA-BEGIN", "# LLVM-MCA-END", ".loc 1 99999999999 1", ".file 1"),
    *(".section", ".set a, .+9", ".intel_syntax", ".size f", ".type", '.ascii "\\x"'),
    *("movl $111, %ebx", ".byte 100,103,144", "{1to8}", "{%k1}", "QWORD PTR", "z0.d", "p0/z", "mul vl"),
    *("rep", "lock", "1:", "jmp 1b", "0000000000000000 <f>:", " 0:\t90 \tnop"),
]


@functools.cache
def compiled(name: str) -> str:
    """Return what a compiler writes of the source, "" where there is no such compiler."""
    command = WRITERS[name]
    if shutil.which(command[0]) is None:
        return ""
    with TemporaryDirectory() as folder:
        path = Path(folder, "k.c")
        path.write_text(SOURCE)
        output = subprocess.run([*command, str(path), "-o", "-"], check=True, capture_output=True)
    return output.stdout.decode(errors="replace")


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A few lines of real assembly with characters and words lost, doubled, swapped or put in."""
    lines = compiled(draw(st.sampled_from([name for name in WRITERS if compiled(name)]))).split("\n")
    start = draw(st.integers(0, max(len(lines) - LINES, 0)))
    text = "\n".join(lines[start : start + LINES])
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        width = draw(st.integers(0, 6))
        put = draw(st.one_of(st.sampled_from(ODD), st.text(max_size=3), st.just(text[at : at + width] * 2)))
        text = text[:at] + put + text[at + width :]
    return text


needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")


mutations = given(mutated(), st.sampled_from([None, "x86-64", "aarch64"]), st.booleans())


@needs_gcc
@settings(max_examples=A_RUN, **ALIKE)
@mutations
def test_a_listing_or_one_line_of_error(text: str, isa: str | None, forced: bool) -> None:
    _listing_or_one_line(text, isa, forced)


@needs_gcc
@pytest.mark.exhaustive
@settings(max_examples=MANY, **ALIKE)
@mutations
def test_a_listing_or_one_line_of_error_of_many(text: str, isa: str | None, forced: bool) -> None:
    _listing_or_one_line(text, isa, forced)


def _listing_or_one_line(text: str, isa: str | None, forced: bool) -> None:
    try:
        chosen = isa or detect_isa(text)
        listing = parse(text, chosen, "intel" if forced and chosen == "x86-64" else None)
    except UsageError as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 400
        return
    last = text.count("\n") + 1
    assert all(1 <= item.line <= last for item in (*listing.instructions, *listing.unknown))
    count = len(listing.instructions)
    assert all(0 <= index <= count for index in listing.labels.values())
    assert all(0 <= function.start < function.stop <= count for function in listing.functions)
    assert all(0 <= region.start < region.stop <= count for region in listing.regions)
    assert all(0 <= position < count for position in listing.locations)


@needs_gcc
@pytest.mark.parametrize("name", WRITERS)
def test_unmutated_text_is_read_whole(name: str) -> None:
    text = compiled(name)
    if not text:
        pytest.skip(f"needs {WRITERS[name][0]}")
    listing = parse(text, detect_isa(text))
    assert not listing.unknown
    assert {"dot", "pick", "name", "look"} <= {function.name for function in listing.functions}
