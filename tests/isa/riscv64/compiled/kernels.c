#include <stddef.h>
double dot(const double *restrict a, const double *restrict b, size_t n) { double s = 0.0; for (size_t i = 0; i < n; i++) s += a[i] * b[i]; return s; }
void daxpy(double *restrict y, const double *restrict x, double a, size_t n) { for (size_t i = 0; i < n; i++) y[i] += a * x[i]; }
void matvec(double *restrict y, const double *restrict a, const double *restrict x, size_t n) {
  for (size_t i = 0; i < n; i++) { double s = 0.0; for (size_t j = 0; j < n; j++) s += a[i * n + j] * x[j]; y[i] = s; } }
#define NP 4
/* One n-mode product along the slowest direction of an element. */
void tensor_z(double (*restrict out)[NP][NP], const double (*restrict in)[NP][NP], const double (*restrict d)[NP]) {
  for (int k = 0; k < NP; k++) for (int j = 0; j < NP; j++) for (int i = 0; i < NP; i++) {
    double s = d[k][0] * in[0][j][i];
    for (int l = 1; l < NP; l++) s += d[k][l] * in[l][j][i];
    out[k][j][i] = s;
  }
}
