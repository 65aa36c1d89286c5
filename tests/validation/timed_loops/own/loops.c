/* Loops as programs have them: calls, guards, early exits, nests, gathers, strings, sums in order. */
#include <ctype.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

/* complex numbers, real and imaginary parts by turns */
void complex_product(long n, double *restrict z, const double *restrict x, const double *restrict y) {
  for (long i = 0; i < n; i++) {
    double a = x[2 * i], b = x[2 * i + 1], c = y[2 * i], d = y[2 * i + 1];
    z[2 * i] = a * c - b * d;
    z[2 * i + 1] = a * d + b * c;
  }
}

/* a library function behind a guard, as compilers write a square root */
void guarded_root(long n, float *restrict out, const float *restrict x) {
  for (long i = 0; i < n; i++) out[i] = sqrtf(x[i]) / (x[i] + 1.0f);
}

/* a sum that has to be kept in order */
double dot(long n, const double *x, const double *y) {
  double sum = 0;
  for (long i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}

/* a nest of three, rows of the result in the innermost loop */
void matrix_product(long n, double *restrict c, const double *restrict a, const double *restrict b) {
  for (long i = 0; i < n; i++)
    for (long k = 0; k < n; k++)
      for (long j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}

/* a sparse matrix by a vector: short inner loops, gathered operands */
void sparse_product(long rows, const int *start, const int *column, const double *value, const double *x,
                    double *restrict y) {
  for (long r = 0; r < rows; r++) {
    double sum = 0;
    for (int k = start[r]; k < start[r + 1]; k++) sum += value[k] * x[column[k]];
    y[r] = sum;
  }
}

/* an exit that comes late */
long first_above(long n, const double *x, double limit) {
  for (long i = 0; i < n; i++)
    if (x[i] > limit) return i;
  return -1;
}

/* characters, with a branch each */
long count_words(long n, const char *text) {
  long words = 0;
  int inside = 0;
  for (long i = 0; i < n; i++) {
    int space = text[i] == ' ' || text[i] == '\n' || text[i] == '\t';
    words += inside & space;
    inside = !space;
  }
  return words;
}

/* a table that is read, changed and written back, by index */
void histogram(long n, int *restrict bins, const unsigned char *restrict x) {
  for (long i = 0; i < n; i++) bins[x[i]]++;
}

/* five points of a grid */
void stencil(long n, double *restrict out, const double *restrict in) {
  for (long i = 1; i < n - 1; i++)
    for (long j = 1; j < n - 1; j++)
      out[i * n + j] = 0.25 * (in[i * n + j - 1] + in[i * n + j + 1] + in[(i - 1) * n + j] + in[(i + 1) * n + j]) -
                       in[i * n + j];
}

/* each result needs the one before */
void recurrence(long n, double *x, const double *a, const double *b) {
  for (long i = 1; i < n; i++) x[i] = a[i] * x[i - 1] + b[i];
}

/* a polynomial of degree 11: independent elements, long chains */
void polynomial(long n, double *restrict out, const double *restrict x) {
  for (long i = 0; i < n; i++) {
    double s = 1.0 / 39916800.0;
    s = s * x[i] + 1.0 / 3628800.0;
    s = s * x[i] + 1.0 / 362880.0;
    s = s * x[i] + 1.0 / 40320.0;
    s = s * x[i] + 1.0 / 5040.0;
    s = s * x[i] + 1.0 / 720.0;
    s = s * x[i] + 1.0 / 120.0;
    s = s * x[i] + 1.0 / 24.0;
    s = s * x[i] + 1.0 / 6.0;
    s = s * x[i] + 0.5;
    s = s * x[i] + 1.0;
    out[i] = s * x[i] + 1.0;
  }
}

/* the largest entry and where it is */
long largest(long n, const double *x) {
  long at = 0;
  for (long i = 1; i < n; i++)
    if (x[i] > x[at]) at = i;
  return at;
}
