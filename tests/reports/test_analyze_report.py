"""The text of `chainline analyze` at 80 and 120 columns, whole in a pipe, in colour on a terminal alone."""

import io
import sys

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.reports.analyze import analysis_lines
from chainline.reports.terminal import as_text, print_lines

ZEN5 = load_machine("zen5")
# one accumulator, in a nest
NEST = """rows:
.L2:
    xorl %eax, %eax
    vxorpd %xmm0, %xmm0, %xmm0
.L3:
    vmovsd (%rdi,%rax,8), %xmm1
    vfmadd231sd (%rsi,%rax,8), %xmm1, %xmm0
    incq %rax
    cmpq %rax, %rdx
    jne .L3
    vmovsd %xmm0, (%rcx)
    addq $8, %rcx
    decq %r8
    jne .L2
    ret
"""
NEST_AT_80 = """\
rows.s: x86-64 (att) on zen5

rows, hot loop .L3, lines 6 to 10: at least 4.00 cycles an iteration = 4.00 an
element
LIMIT    dependency  vfmadd231sd, line 7     ################  4.00
         ports       load ports LD0 LD1      ####              1.00
         dispatch    4 micro-ops, 8 a cycle  ##                0.50
WHY      a sum is kept in order: one add of 4 cycles an iteration, line 7;
         scalar arithmetic on a machine of 512 bits
FIX      -ffast-math or `#pragma omp simd reduction(+:sum)`: about 8 times
         faster
ASSUMES  data in L1; runs of 112 iterations or more: shorter ones overlap; how
         often it runs is unknown: --arg rdx=N --arg r8=N tells
BESIDE   outer loop .L2, lines 3 to 14: 1.00 cycles an iteration + inner loop
         .L3, N iterations (loop-carried dependency)"""
NEST_AT_120 = """\
rows.s: x86-64 (att) on zen5

rows, hot loop .L3, lines 6 to 10: at least 4.00 cycles an iteration = 4.00 an element
LIMIT    dependency  vfmadd231sd, line 7     ################  4.00
         ports       load ports LD0 LD1      ####              1.00
         dispatch    4 micro-ops, 8 a cycle  ##                0.50
WHY      a sum is kept in order: one add of 4 cycles an iteration, line 7; scalar arithmetic \
on a machine of 512 bits
FIX      -ffast-math or `#pragma omp simd reduction(+:sum)`: about 8 times faster
ASSUMES  data in L1; runs of 112 iterations or more: shorter ones overlap; how often it runs is unknown: \
--arg rdx=N
         --arg r8=N tells
BESIDE   outer loop .L2, lines 3 to 14: 1.00 cycles an iteration + inner loop .L3, N iterations (loop-carried
         dependency)"""
CALL = """g:
.L3:
    vmovsd (%rbx), %xmm0
    addq $8, %rbx
    call exp@PLT
    vmovsd %xmm0, -8(%rbx)
    cmpq %r12, %rbx
    jne .L3
    ret
"""
CALL_AT_80 = """\
call.s: x86-64 (att) on zen5

g, hot loop .L3, lines 3 to 8: at least 1.00 cycles an iteration + exp
LIMIT    calls       exp                                       not counted
         ports       store ports ST0 ST1     ################         1.00
         dependency  addq, line 4            ################         1.00
         dispatch    6 micro-ops, 8 a cycle  ############             0.75
WHY      what is called, as a rule; of what is seen here, store ports ST0 ST1
         are busy all the time with lines 5, 6
CALLS    exp (line 5) of the mathematics library: NOT COUNTED, the time in it
         comes on top
FIX      -O3 -ffast-math, with which gcc calls glibc's functions of vectors; or
         a vector library
ASSUMES  data in L1; how often it runs is not known from arguments"""

# products of what is loaded, in two of each a cycle
PRODUCTS = """f:
.L2:
    vmulpd (%rsi), %zmm0, %zmm1
    vmulpd 64(%rsi), %zmm0, %zmm2
    vmulpd 128(%rsi), %zmm0, %zmm3
    vmulpd 192(%rsi), %zmm0, %zmm4
    addq $256, %rsi
    cmpq %rdi, %rsi
    jne .L2
    ret
"""
PRODUCTS_AT_80 = """\
f.s: x86-64 (att) on zen5

f, hot loop .L2, lines 3 to 9: at least 2.00 cycles an iteration = 0.06 an
element
LIMIT    ports       multiply pipes FP0 FP1  ################  2.00
         ports       load ports LD0 LD1      ################  2.00
         dependency  addq, line 7            ########          1.00
         dispatch    6 micro-ops, 8 a cycle  ######            0.75
WHY      multiply pipes FP0 FP1 are busy all the time with lines 3, 4, 5, 6, and
         as busy are load ports LD0 LD1 with lines 3, 4, 5, 6
FIX      none known inside the core
ASSUMES  data in L1; how often it runs is unknown: --arg rdi=N --arg rsi=N tells"""


def report(name, text, width, simulate=False, arguments=None, **shown):
    found = analyse_file(parse(text, "x86-64"), ZEN5, arguments=arguments or {}, simulate=simulate)
    return "\n".join(as_text(analysis_lines(name, found, ZEN5, **shown), width))


@pytest.mark.parametrize(("width", "expected"), [(80, NEST_AT_80), (120, NEST_AT_120)])
def test_the_text_of_a_nest(width, expected):
    assert report("rows.s", NEST, width) == expected


def test_the_text_of_a_loop_that_fills_two_kinds_of_ports():
    assert report("f.s", PRODUCTS, 80) == PRODUCTS_AT_80


def test_the_text_of_a_loop_that_calls():
    assert report("call.s", CALL, 80) == CALL_AT_80


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("shown", [{}, {"verbose": True}])
def test_lines_fit(width, shown):
    for text in (NEST, CALL):
        lines = report("rows.s", text, width, simulate=True, **shown).splitlines()
        assert max(map(len, lines)) <= width


def test_the_innermost_loop_is_first_and_an_outer_one_counts_it():
    given = {"rdx": 6, "r8": 5, "rdi": 4096, "rsi": 8192, "rcx": 16384}
    text = report("rows.s", NEST, 80, arguments=given)
    assert text.index("hot loop .L3") < text.index("outer loop .L2")
    assert "+ inner loop .L3, 6\n" in text or "+ inner loop\n         .L3, 6 iterations" in text
    assert "TOTAL    a call takes" in text and "unknown" not in text


def test_a_loop_of_its_own():
    text = report("rows.s", NEST, 80, loop=".L2")
    assert "outer loop .L2" in text and "hot loop .L3" not in text and "LIMIT" in text


def test_a_marked_loop_is_printed_once():
    marked = NEST.replace(".L3:\n", "# LLVM-MCA-BEGIN hot\n.L3:\n").replace(
        "jne .L3", "jne .L3\n# LLVM-MCA-END hot"
    )
    text = report("rows.s", marked, 80)
    assert text.count("vfmadd231sd") == 1 and "region" not in text


def test_everything_is_told_where_it_is_asked_for():
    text = report("rows.s", NEST, None, verbose=True)
    for words in (
        "what forms it",
        "retire width",
        "FMA chains in flight 1 where 8 fill the pipes",
        "--arg rdx=N",
    ):
        assert words in text
    assert "The figures leave inner loops out: .L3." in text


def test_colours_on_a_terminal_alone(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    found = analyse_file(parse(NEST, "x86-64"), ZEN5, arguments={}, simulate=False)
    seen = {}
    for name, screen in (("terminal", Terminal()), ("pipe", io.StringIO())):
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("NO_COLOR", raising=False)
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", screen)
            print_lines(analysis_lines("rows.s", found, ZEN5))
        seen[name] = screen.getvalue()
    assert "\033[1;33mLIMIT" in seen["terminal"] and "\033[1;36mWHY\033[0m" in seen["terminal"]
    assert seen["pipe"] == NEST_AT_80 + "\n"


def test_the_line_of_the_source_is_named():
    located = NEST.replace("rows:\n", '\t.file 1 "src/rows.c"\nrows:\n\t.loc 1 7\n')
    assert "(rows.c:7): at" in " ".join(report("rows.s", located, 80).split())
