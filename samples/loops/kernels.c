// Loops of other fields, to analyse: see README.md of this folder.
#include <complex.h>
#include <stdint.h>

// Micro-kernel of a matrix product: a 4 x 16 block of C in registers, k the inner loop.
void dgemm(int64_t n, const double *restrict a, const double *restrict b, double *restrict c) {
  double sum[4][16];
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 16; ++j) sum[i][j] = 0.0;
  for (int64_t k = 0; k < n; ++k)
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 16; ++j) sum[i][j] += a[4 * k + i] * b[16 * k + j];
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 16; ++j) c[16 * i + j] = sum[i][j];
}

// STREAM triad.
void triad(int64_t n, double s, const double *restrict b, const double *restrict c, double *restrict a) {
  for (int64_t i = 0; i < n; ++i) a[i] = b[i] + s * c[i];
}

// Dot product: a reduction that the compiler may not reorder.
double dot(int64_t n, const double *restrict a, const double *restrict b) {
  double sum = 0.0;
  for (int64_t i = 0; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

// The same with eight sums.
double dot8(int64_t n, const double *restrict a, const double *restrict b) {
  double sum[8] = {0.0};
  for (int64_t i = 0; i < n; i += 8)
    for (int j = 0; j < 8; ++j) sum[j] += a[i + j] * b[i + j];
  return ((sum[0] + sum[1]) + (sum[2] + sum[3])) + ((sum[4] + sum[5]) + (sum[6] + sum[7]));
}

// Five-point stencil, one row of a sweep.
void stencil2d(int64_t n, int64_t row, double w, const double *restrict in, double *restrict out) {
  for (int64_t i = 1; i < n - 1; ++i)
    out[i] = w * (in[i - 1] + in[i + 1] + in[i - row] + in[i + row] - 4.0 * in[i]);
}

// Seven-point stencil with coefficients of its own for each point of the star.
void stencil3d(int64_t n, int64_t row, int64_t plane, const double *restrict w, const double *restrict in,
               double *restrict out) {
  for (int64_t i = 1; i < n - 1; ++i)
    out[i] = w[0] * in[i] + w[1] * in[i - 1] + w[2] * in[i + 1] + w[3] * in[i - row] + w[4] * in[i + row] +
             w[5] * in[i - plane] + w[6] * in[i + plane];
}

// Sparse matrix times vector, compressed rows.
void spmv(int64_t rows, const int64_t *restrict first, const int32_t *restrict column,
          const double *restrict value, const double *restrict x, double *restrict y) {
  for (int64_t i = 0; i < rows; ++i) {
    double sum = 0.0;
    for (int64_t k = first[i]; k < first[i + 1]; ++k) sum += value[k] * x[column[k]];
    y[i] = sum;
  }
}

// Product of complex numbers, elementwise.
void cmul(int64_t n, const double complex *restrict a, const double complex *restrict b,
          double complex *restrict c) {
  for (int64_t i = 0; i < n; ++i) c[i] = a[i] * b[i];
}
