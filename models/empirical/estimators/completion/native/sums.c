// What a sweep of alternating least squares does with every configuration; see ../compiled.py.
#include <stdint.h>

typedef int64_t integer;
// any processor: LLVM makes of it what registers there are
typedef double eight __attribute__((vector_size(64), aligned(8)));

// Columns and rows of a tile of sums; configurations taken at once, and what eight columns of these take.
enum { LANES = 8, TILE = 4, CHUNK = 32, PANEL = CHUNK * LANES };

// results[i] = factors[i] * (the row of configuration i in one mode, between two of its matrix if it has a share).
void multiply_by_rows(integer first, integer last, integer width, const integer *lower, const double *shares,
                      const double *matrix, const double *factors, double *results) {
  for (integer i = first; i < last; ++i) {
    const double *row = matrix + lower[i] * width, *from = factors + i * width;
    double *to = results + i * width, share = shares[i];
    if (share == 0.0) {
      for (integer c = 0; c < width; c += LANES) *(eight *)(to + c) = *(eight *)(from + c) * *(eight *)(row + c);
      continue;
    }
    for (integer c = 0; c < width; c += LANES) {
      eight at = *(eight *)(row + c), above = *(eight *)(row + width + c);
      *(eight *)(to + c) = *(eight *)(from + c) * (at + share * (above - at));
    }
  }
}

// sums += the sum over n configurations of left[i][a] right[i][b], a tile of four by eight.
static void add_tile(integer n, integer width, const double *left, const double *right, double *sums) {
  eight row0 = *(eight *)sums, row1 = *(eight *)(sums + width);
  eight row2 = *(eight *)(sums + 2 * width), row3 = *(eight *)(sums + 3 * width);
  for (integer i = 0; i < n; ++i) {
    const double *a = left + i * LANES;
    eight b = *(eight *)(right + i * LANES);
    row0 += a[0] * b;
    row1 += a[1] * b;
    row2 += a[2] * b;
    row3 += a[3] * b;
  }
  *(eight *)sums = row0;
  *(eight *)(sums + width) = row1;
  *(eight *)(sums + 2 * width) = row2;
  *(eight *)(sums + 3 * width) = row3;
}

// The tiles of a symmetric matrix that reach its diagonal or lie below it.
static void add_tiles(integer n, integer width, const double *left, const double *right, double *sums) {
  for (integer a = 0; a < width; a += TILE)
    for (integer b = 0; b < a + TILE; b += LANES) {
      const double *some = left + a / LANES * PANEL + a % LANES, *others = right + b / LANES * PANEL;
      add_tile(n, width, some, others, sums + a * width + b);
    }
}

// The elements above the diagonal are those below it.
static void mirror(integer width, double *sums) {
  for (integer a = 0; a < width; ++a)
    for (integer b = 0; b < a; ++b) sums[b * width + a] = sums[a * width + b];
}

// Sums for the normal equations of one mode, over the configurations of each of some groups: squares[group][kind]
// of products of other modes, and rights[group][side] of these with values. Configurations of a
// group count with the same row. Without shares there is one kind and one side; with them sides are the row itself
// and that above, kinds both of the first, one of each, both of the second. `scratch` has room for two chunks.
void add_squares(integer first, integer last, integer width, integer sides, const integer *starts,
                 const integer *order, const double *earlier, const double *later, const double *weights,
                 const double *shares, const double *values, double *squares, double *rights, double *scratch) {
  double *products = scratch, *weighed = scratch + CHUNK * width;
  integer kinds = sides == 2 ? 3 : 1;
  for (integer group = first; group < last; ++group) {
    double *right = rights + group * sides * width;
    for (integer begin = starts[group]; begin < starts[group + 1]; begin += CHUNK) {
      integer n = starts[group + 1] - begin < CHUNK ? starts[group + 1] - begin : CHUNK;
      for (integer k = 0; k < n; ++k) {
        integer i = order[begin + k];
        const double *before = earlier + i * width, *after = later + i * width;
        double *product = products + k * LANES, value = weights[i] * values[i], share = shares[i];
        for (integer c = 0; c < width; c += LANES) {
          eight both = *(eight *)(before + c) * *(eight *)(after + c);
          *(eight *)(product + c * CHUNK) = both;
          *(eight *)(right + c) += value * (1 - share) * both;
          if (sides == 2) *(eight *)(right + width + c) += value * share * both;
        }
      }
      for (integer kind = 0; kind < kinds; ++kind) {
        for (integer k = 0; k < n; ++k) {
          integer i = order[begin + k];
          double share = shares[i], weight = weights[i];
          weight *= kind == 0 ? (1 - share) * (1 - share) : kind == 1 ? share * (1 - share) : share * share;
          for (integer c = 0; c < width; c += LANES)
            *(eight *)(weighed + k * LANES + c * CHUNK) = weight * *(eight *)(products + k * LANES + c * CHUNK);
        }
        add_tiles(n, width, weighed, products, squares + (group * kinds + kind) * width * width);
      }
    }
    for (integer kind = 0; kind < kinds; ++kind) mirror(width, squares + (group * kinds + kind) * width * width);
  }
}
