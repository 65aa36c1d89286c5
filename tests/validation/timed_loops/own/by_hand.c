/* Functions of loops.c and of BLAS, changed by hand as remedies propose: by_hand.toml says which. */
#include <immintrin.h>
#include <stddef.h>

/* a structure of arrays: real parts first, then imaginary ones */
void complex_product(long n, double *restrict z, const double *restrict x, const double *restrict y) {
  const double *xi = x + n, *yi = y + n;
  double *zi = z + n;
  for (long i = 0; i < n; i++) {
    z[i] = x[i] * y[i] - xi[i] * yi[i];
    zi[i] = x[i] * yi[i] + xi[i] * y[i];
  }
}

/* a sum in two parts, of even and odd powers */
void polynomial(long n, double *restrict out, const double *restrict x) {
  for (long i = 0; i < n; i++) {
    double square = x[i] * x[i];
    double odd = 1.0 / 39916800.0, even = 1.0 / 3628800.0;
    odd = odd * square + 1.0 / 362880.0;
    even = even * square + 1.0 / 40320.0;
    odd = odd * square + 1.0 / 5040.0;
    even = even * square + 1.0 / 720.0;
    odd = odd * square + 1.0 / 120.0;
    even = even * square + 1.0 / 24.0;
    odd = odd * square + 1.0 / 6.0;
    even = even * square + 0.5;
    odd = odd * square + 1.0;
    even = even * square + 1.0;
    out[i] = odd * x[i] + even;
  }
}

/* two rows at once: what both need is loaded once */
static __m256d around(const double *at, __m256d above, __m256d here, __m256d below) {
  __m256d sides = _mm256_add_pd(_mm256_loadu_pd(at - 1), _mm256_loadu_pd(at + 1));
  __m256d sum = _mm256_add_pd(_mm256_add_pd(sides, above), below);
  return _mm256_fmsub_pd(_mm256_set1_pd(0.25), sum, here);
}

void stencil(long n, double *restrict out, const double *restrict in) {
  for (long i = 1; i < n - 1; i += 2) {
    const double *one = in + i * n, *two = one + n;
    double *first = out + i * n, *second = first + n;
    long j = 1;
    for (; j + 4 < n; j += 4) {
      __m256d a = _mm256_loadu_pd(one + j), b = _mm256_loadu_pd(two + j);
      _mm256_storeu_pd(first + j, around(one + j, _mm256_loadu_pd(one - n + j), a, b));
      _mm256_storeu_pd(second + j, around(two + j, a, b, _mm256_loadu_pd(two + n + j)));
    }
    for (; j < n - 1; j++) {
      first[j] = 0.25 * (one[j - 1] + one[j + 1] + one[j - n] + two[j]) - one[j];
      second[j] = 0.25 * (two[j - 1] + two[j + 1] + one[j] + two[j + n]) - two[j];
    }
  }
}

/* four rows of b for each row of the result that is loaded and stored */
void matrix_product(long n, double *restrict c, const double *restrict a, const double *restrict b) {
  for (long i = 0; i < n; i++)
    for (long k = 0; k < n; k += 4) {
      double p = a[i * n + k], q = a[i * n + k + 1], r = a[i * n + k + 2], s = a[i * n + k + 3];
      const double *row = b + k * n;
      for (long j = 0; j < n; j++)
        c[i * n + j] += p * row[j] + q * row[n + j] + r * row[2 * n + j] + s * row[3 * n + j];
    }
}

/* eight at a time, and which of them only where there is one */
long first_above(long n, const double *x, double limit) {
  long i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256d one = _mm256_cmp_pd(_mm256_loadu_pd(x + i), _mm256_set1_pd(limit), _CMP_GT_OQ);
    __m256d two = _mm256_cmp_pd(_mm256_loadu_pd(x + i + 4), _mm256_set1_pd(limit), _CMP_GT_OQ);
    if (_mm256_movemask_pd(_mm256_or_pd(one, two))) break;
  }
  for (; i < n; i++)
    if (x[i] > limit) return i;
  return -1;
}

/* no value is handed from one character to the next, but by memory */
long count_words(long n, const char *text) {
  long words = 0;
  for (long i = 1; i < n; i++) {
    int space = (text[i] == ' ') | (text[i] == '\n') | (text[i] == '\t');
    int before = (text[i - 1] == ' ') | (text[i - 1] == '\n') | (text[i - 1] == '\t');
    words += space & !before;
  }
  return words;
}

/* two tables by turns, added last */
void histogram(long n, int *restrict bins, const unsigned char *restrict x) {
  int more[256] = {0};
  for (long i = 0; i + 1 < n; i += 2) {
    bins[x[i]]++;
    more[x[i + 1]]++;
  }
  for (int k = 0; k < 256; k++) bins[k] += more[k];
}

/* the largest value first, then where it is */
long largest(long n, const double *x) {
  double most[8];
  for (int k = 0; k < 8; k++) most[k] = x[0];
  for (long i = 0; i + 8 <= n; i += 8)
    for (int k = 0; k < 8; k++) most[k] = x[i + k] > most[k] ? x[i + k] : most[k];
  double top = most[0];
  for (int k = 1; k < 8; k++) top = most[k] > top ? most[k] : top;
  for (long i = 0; i < n; i++)
    if (x[i] == top) return i;
  return -1;
}

/* two rows of the sparse matrix by turns would need rows of one length; a row in two sums */
void sparse_product(long rows, const int *start, const int *column, const double *value, const double *x,
                    double *restrict y) {
  for (long r = 0; r < rows; r++) {
    double sum = 0, more = 0;
    int k = start[r], stop = start[r + 1];
    for (; k + 1 < stop; k += 2) {
      sum += value[k] * x[column[k]];
      more += value[k + 1] * x[column[k + 1]];
    }
    if (k < stop) sum += value[k] * x[column[k]];
    y[r] = sum + more;
  }
}

/* 32 bytes at once */
int memcmp(const void *vl, const void *vr, size_t n) {
  const unsigned char *l = vl, *r = vr;
  for (; n >= 32; n -= 32, l += 32, r += 32) {
    __m256i one = _mm256_loadu_si256((const void *)l), two = _mm256_loadu_si256((const void *)r);
    if (~_mm256_movemask_epi8(_mm256_cmpeq_epi8(one, two))) break;
  }
  for (; n && *l == *r; n--, l++, r++)
    ;
  return n ? *l - *r : 0;
}

void *memchr(const void *source, int c, size_t n) {
  const unsigned char *s = source;
  for (; n >= 32; n -= 32, s += 32) {
    __m256i found = _mm256_cmpeq_epi8(_mm256_loadu_si256((const void *)s), _mm256_set1_epi8((char)c));
    if (_mm256_movemask_epi8(found)) break;
  }
  for (; n && *s != (unsigned char)c; n--, s++)
    ;
  return n ? (void *)s : NULL;
}

void *__memrchr(const void *source, int c, size_t n) {
  const unsigned char *s = source;
  for (; n >= 32; n -= 32) {
    __m256i some = _mm256_loadu_si256((const void *)(s + n - 32));
    if (_mm256_movemask_epi8(_mm256_cmpeq_epi8(some, _mm256_set1_epi8((char)c)))) break;
  }
  while (n--)
    if (s[n] == (unsigned char)c) return (void *)(s + n);
  return NULL;
}

/* whole lines of the source, which cross no page */
char *__stpcpy(char *restrict d, const char *restrict s) {
  for (; (size_t)s % 32; s++, d++)
    if (!(*d = *s)) return d;
  for (;; s += 32, d += 32) {
    __m256i some = _mm256_load_si256((const void *)s);
    if (_mm256_movemask_epi8(_mm256_cmpeq_epi8(some, _mm256_setzero_si256()))) break;
    _mm256_storeu_si256((void *)d, some);
  }
  for (; (*d = *s); s++, d++)
    ;
  return d;
}
