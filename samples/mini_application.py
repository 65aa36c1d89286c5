"""Measure every split of an order outside chainline, in a C program, and write CSV to import.

    python samples/mini_application.py 7 > order7.csv
    chainline measure --import order7.csv --machine zen5 -o rows.parquet

The program is the mini-application of Ren et al. 2026, Section 5.1: the kernels that `chainline
generate` writes, called with OpenMP over the elements, timed by the system's clock. It needs gcc.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.variant import Language, Variant

DRIVER = """#define _POSIX_C_SOURCE 199309L
#include <math.h>
#include <omp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum {{ NP = {np}, CALLS = 64, REPETITIONS = 40 }};
typedef void kernel(int64_t, double *, double *, double *, double *, double *);
{declarations}
static const struct {{ const char *split; kernel *run; }} kernels[] = {{ {table} }};

static double now(void) {{
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}}

#ifdef __aarch64__
#define ADD "add %0, %0, %1\\n"
#else
#define ADD "add %1, %0\\n"
#endif
#define ADDS ADD ADD ADD ADD

/* The clock: a chain of dependent adds takes a cycle each. */
static double frequency_ghz(void) {{
  enum {{ ROUNDS = 100000 }};
  double fastest = INFINITY;
  for (int trial = 0; trial < 10; ++trial) {{
    uint64_t sum = 0, one = 1;
    const double begin = now();
    for (int r = 0; r < ROUNDS; ++r)
      __asm__ volatile(ADDS ADDS ADDS ADDS : "+r"(sum) : "r"(one));
    fastest = fmin(fastest, now() - begin);
  }}
  return 16.0 * ROUNDS / fastest * 1e-9;
}}

static double *array(size_t n, double value) {{
  double *a = aligned_alloc(4096, (n * sizeof *a + 4095) / 4096 * 4096);
  for (size_t i = 0; i < n; ++i) a[i] = value;
  return a;
}}

int main(void) {{
  const int threads = omp_get_max_threads();
  const int64_t n = (int64_t){elements} * threads;
  double *q = array(n * NP * NP * NP, 1.0), *tmp = array(n * NP * NP * NP, 0.0);
  double *d = array(NP * NP, 1.0 / NP); /* an average: applied again and again it stays 1 */
  enum {{ KERNELS = sizeof kernels / sizeof *kernels }};
  double best[KERNELS];
  for (int k = 0; k < KERNELS; ++k) best[k] = INFINITY;
  for (int r = 0; r < REPETITIONS; ++r)
    for (int k = 0; k < KERNELS; ++k) {{
      const double begin = now();
      for (int c = 0; c < CALLS; ++c) kernels[k].run(n, d, d, d, q, tmp);
      best[k] = fmin(best[k], (now() - begin) / CALLS);
    }}
  const double ghz = frequency_ghz();
  puts("order,split,gflops,frequency_ghz,threads,n_elements,repetitions,compiler,compiler_version,flags");
  for (int k = 0; k < KERNELS; ++k)
    printf("{order},\\"%s\\",%.4f,%.4f,%d,{elements},%d,gcc,%s,{flags}\\n", kernels[k].split,
           6e-9 * NP * NP * NP * NP * n / best[k] / threads, ghz, threads, REPETITIONS, __VERSION__);
}}
"""
FLAGS = ["-std=c11", "-O3", "-march=native", "-mprefer-vector-width=512", "-ffp-contract=fast", "-fopenmp"]


def main() -> None:
    """Write the CSV of one order to standard output."""
    order = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    elements = max(64, 20_000 // (order + 1) ** 3)  # enough to make the start of threads cheap
    variants = [Variant(order, split, language=Language.C) for split in partitions(order + 1)]
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{variant.symbol}.c" for variant in variants]
        for variant, file in zip(variants, files, strict=True):
            file.write_text(render(variant).text)
        driver = Path(folder) / "driver.c"
        driver.write_text(
            DRIVER.format(
                np=order + 1,
                order=order,
                elements=elements,
                flags=" ".join(FLAGS),
                declarations="\n".join(f"kernel {v.openmp_symbol};" for v in variants),
                table=", ".join(f'{{ "{v.split_text}", {v.openmp_symbol} }}' for v in variants),
            )
        )
        program = Path(folder) / "program"
        subprocess.run(["gcc", *FLAGS, *files, driver, "-lm", "-o", program], check=True)
        subprocess.run([program], check=True)


if __name__ == "__main__":
    main()
