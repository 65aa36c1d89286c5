"""Loops as gcc and gfortran compile them, timed: bounds are of the path taken, and remedies help.

The clock comes from a chain of multiplies of three cycles, timed beside the loop in each
round; the median of the rounds counts.
"""

import platform
import shutil
import subprocess

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.region_selection import hottest_first
from chainline.analysis.incore.regions.remedies import remedies
from chainline.asm.listing import read_listing
from chainline.reports.analyze import analysis_lines
from chainline.reports.terminal import as_text

pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.measures,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="the clock is x86-64 assembly"),
    pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc"),
]
FLAGS = ("-O3", "-march=native", "-fno-inline")
LOOPS = {
    "root": "void root(float *restrict y, const float *restrict x, int n) "
    "{ for (int i = 0; i < n; i++) y[i] = sqrtf(x[i]) / (x[i] + 1); }",
    "call": "void call(double *restrict y, const double *restrict x, int n) "
    "{ for (int i = 0; i < n; i++) y[i] = exp(x[i]) + 2; }",
    "dot": "double dot(const double *y, const double *x, int n) "
    "{ double s = 0; for (int i = 0; i < n; i++) s += x[i] * y[i]; return s; }",
    "axpy": "void axpy(double *restrict y, const double *restrict x, int n) "
    "{ for (int i = 0; i < n; i++) y[i] += 3 * x[i]; }",
    "ratio": "void ratio(double *restrict y, const double *restrict x, int n) "
    "{ for (int i = 0; i < n; i++) y[i] = (1 + x[i]) / (x[i] + 2); }",
}
FORTRAN = """subroutine h(y, x, n)
  integer :: n, i
  real(8) :: y(n), x(n)
  do i = 1, n
    y(i) = exp(x(i)) * 2
  end do
end
"""
DRIVER = """#include <stdio.h>
#include <stdlib.h>
#include <time.h>
enum { N = 1024, CALLS = 20, ROUNDS = 401 };
void LOOP(void *y, const void *x, int n);
static double x[N], y[N], ratios[ROUNDS];
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}
static int order(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}
int main(void) {
    if (SINGLE) for (int i = 0; i < 2 * N; i++) ((float *)x)[i] = 1 + i % 7;
    else for (int i = 0; i < N; i++) x[i] = 1 + i % 5 * 0.3;
    for (int r = 0; r < ROUNDS; r++) {
        long a = 3;
        double start = now();
        for (int i = 0; i < 5000; i++)
            __asm__ volatile("imul %0, %0\\n imul %0, %0\\n imul %0, %0" : "+r"(a));
        double cycle = (now() - start) / (5000 * 9);
        start = now();
        for (int k = 0; k < CALLS; k++) {
            LOOP(y, x, N);
            __asm__ volatile("lfence" ::: "memory");  // a call does not overlap with the next
        }
        ratios[r] = (now() - start) / CALLS / N / cycle;
    }
    qsort(ratios, ROUNDS, sizeof *ratios, order);
    printf("%.4f\\n", ratios[ROUNDS / 2]);
}
"""


def compiled(name, folder, *flags):
    source, assembly = folder / f"{name}.c", folder / f"{name}.s"
    source.write_text(f"#include <math.h>\n{LOOPS[name]}\n")
    subprocess.run(["gcc", *FLAGS, *flags, "-S", source, "-o", assembly], check=True)
    return assembly


def cycles_an_element(name, assembly, folder):
    driver, program = folder / "driver.c", folder / "driver"
    driver.write_text(DRIVER)
    given = [f"-DLOOP={name}", f"-DSINGLE={int('float' in LOOPS[name])}"]
    subprocess.run(["gcc", "-O2", *given, driver, assembly, "-o", program, "-lm"], check=True)
    done = subprocess.run([program], check=True, capture_output=True, text=True, timeout=60)
    return float(done.stdout)


def hottest(assembly, machine):
    found = analyse_file(read_listing(str(assembly), syntax=None), machine, arguments={})
    return found, hottest_first(found.functions[0])[0]


@pytest.mark.parametrize("name", LOOPS)
def test_no_bound_lies_above_what_is_measured(name, known_host, tmp_path):
    assembly = compiled(name, tmp_path)
    _, analysis = hottest(assembly, known_host)
    measured = cycles_an_element(name, assembly, tmp_path) * (analysis.elements or 1)
    assert max(analysis.least_cycles, analysis.limiting_cycles) <= 1.02 * measured


@pytest.mark.parametrize(("name", "flag"), [("root", "-fno-math-errno"), ("dot", "-ffast-math")])
def test_a_remedy_wins_half_of_what_it_promises_at_least(name, flag, known_host, tmp_path):
    before = compiled(name, tmp_path)
    promised = remedies(hottest(before, known_host)[1], known_host)[0]
    assert flag in promised.change
    slow = cycles_an_element(name, before, tmp_path)
    fast = cycles_an_element(name, compiled(name, tmp_path, flag), tmp_path)
    assert 1.2 <= promised.times_faster / 2 <= slow / fast <= 1.1 * promised.times_faster


@pytest.mark.skipif(shutil.which("gfortran") is None, reason="needs gfortran")
@pytest.mark.parametrize("flags", [("-O2",), ("-O3", "-march=native")])
def test_a_fortran_loop_says_that_it_calls(flags, known_host, tmp_path):
    source, assembly = tmp_path / "h.f90", tmp_path / "h.s"
    source.write_text(FORTRAN)
    subprocess.run(["gfortran", *flags, "-S", source, "-o", assembly], check=True)
    found, analysis = hottest(assembly, known_host)
    text = "\n".join(as_text(analysis_lines("h.s", found, known_host), 80))
    assert analysis.calls[0].mathematics and "exp" in analysis.calls[0].name
    assert f"+ {analysis.calls[0].name}\n" in text and "NOT COUNTED" in text
