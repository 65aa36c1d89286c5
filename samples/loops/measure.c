// Times the loops of kernels-avx512.s and handwritten.s in L1: see README.md of this folder.
//
// Cycles of an iteration are the difference between a long and a short call, so that what a call
// costs beside its iterations cancels; lfence keeps one call from overlapping with the next. The
// clock comes from a chain of dependent adds. Of many repetitions the fastest counts.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define FENCE __asm__ volatile("lfence" ::: "memory")
enum { SHORT = 256, LONG = 1280, REPETITIONS = 6000, CALLS = 8, ROW = 64, PLANE = 512 };

void dgemm(int64_t n, const double *a, const double *b, double *c);
void triad(int64_t n, double s, const double *b, const double *c, double *a);
double dot(int64_t n, const double *a, const double *b);
double dot8(int64_t n, const double *a, const double *b);
void stencil2d(int64_t n, int64_t row, double w, const double *in, double *out);
void stencil3d(int64_t n, int64_t row, int64_t plane, const double *w, const double *in, double *out);
void spmv(int64_t rows, const int64_t *first, const int32_t *column, const double *value, const double *x,
          double *y);
void cmul(int64_t n, const double *a, const double *b, double *c);  // of complex numbers
double chain(int64_t n, const double *a, const double *b);
void product(int64_t n, const double *a, const double *b, double *c);
void horner(int64_t n, const double *c, double *x);
void through_memory(int64_t n, const double *a, double *sum);

// In different places of a page: a store that aliases a load 4 KiB away would keep it waiting.
static double *a, *b, *c, *x, *w;
static int32_t *column;
static volatile double sink;

static void run_dgemm(int64_t n) { dgemm(n / 16, a, b, c); }
static void run_triad(int64_t n) { triad(n, 0.5, a, b, c); }
static void run_dot(int64_t n) { sink = dot(n, a, b); }
static void run_dot8(int64_t n) { sink = dot8(n, a, b); }
static void run_stencil2d(int64_t n) { stencil2d(n + 2, ROW, 0.25, a + PLANE + 7, c + 7); }
static void run_stencil2d_off(int64_t n) { stencil2d(n + 2, ROW, 0.25, a + PLANE, c); }
static void run_stencil3d(int64_t n) { stencil3d(n + 2, ROW, PLANE, w, a + PLANE + 7, c + 7); }
static void run_stencil3d_off(int64_t n) { stencil3d(n + 2, ROW, PLANE, w, a + PLANE, c); }
static void run_spmv(int64_t n) {
  const int64_t first[] = {0, n};
  spmv(1, first, column, a, b, c);
}
static void run_cmul(int64_t n) { cmul(n / 2, a, b, c); }
static void run_chain(int64_t n) { sink = chain(n, a, b); }
static void run_product(int64_t n) { product(n / 16, a, b, c); }
static void run_horner(int64_t n) { horner(n, w, x); }
static void run_through_memory(int64_t n) { through_memory(n, a, c); }

static const struct {
  const char *name;
  void (*run)(int64_t);
  int elements;  // that an iteration takes of n
} LOOPS[] = {
    {"dgemm", run_dgemm, 16},
    {"triad", run_triad, 8},
    {"dot", run_dot, 8},
    {"dot8", run_dot8, 8},
    {"stencil2d, out[1] on a line", run_stencil2d, 8},
    {"stencil2d, out[0] on a line", run_stencil2d_off, 8},
    {"stencil3d, out[1] on a line", run_stencil3d, 8},
    {"stencil3d, out[0] on a line", run_stencil3d_off, 8},
    {"spmv, one long row", run_spmv, 1},
    {"cmul", run_cmul, 8},
    {"chain", run_chain, 1},
    {"product", run_product, 16},
    {"horner", run_horner, 8},
    {"through_memory", run_through_memory, 1},
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double *array(int64_t n, int64_t offset_bytes) {
  double *values = (double *)((char *)aligned_alloc(4096, 1 << 18) + offset_bytes);
  for (int64_t i = 0; i < n; ++i) values[i] = 1.0 + 1e-3 * (double)(i % 7);
  return values;
}

static double best(double so_far, double seconds) { return seconds < so_far ? seconds : so_far; }

static double clock_hz(void) {
  double seconds = 1.0;
  for (int repetition = 0; repetition < 300; ++repetition) {
    int64_t turns = 2000;
    double start = now();
    __asm__ volatile(
        "1:\n\t.rept 20\n\taddq $1, %%rax\n\t.endr\n\tdecq %0\n\tjne 1b" : "+r"(turns)::"rax", "cc");
    seconds = best(seconds, now() - start);
  }
  return 20 * 2000 / seconds;
}

static double seconds_of(void (*run)(int64_t), int64_t n) {
  double seconds = 1.0;
  for (int repetition = 0; repetition < REPETITIONS; ++repetition) {
    FENCE;
    double start = now();
    FENCE;
    for (int call = 0; call < CALLS; ++call) {
      run(n);
      FENCE;
    }
    seconds = best(seconds, (now() - start) / CALLS);
  }
  return seconds;
}

int main(void) {
  a = array(4096, 0), b = array(4096, 1344), c = array(4096, 2752), x = array(4096, 512), w = array(64, 256);
  column = malloc(LONG * sizeof *column);
  for (int i = 0; i < LONG; ++i) column[i] = 37 * i % 1000;
  printf("%-28s  cycles/iteration   GHz\n", "loop");
  for (size_t i = 0; i < sizeof LOOPS / sizeof *LOOPS; ++i) {
    double seconds = seconds_of(LOOPS[i].run, LONG) - seconds_of(LOOPS[i].run, SHORT);
    double hz = clock_hz();
    printf("%-28s  %16.2f  %4.2f\n", LOOPS[i].name, seconds * hz / ((LONG - SHORT) / LOOPS[i].elements), hz / 1e9);
  }
  return 0;
}
