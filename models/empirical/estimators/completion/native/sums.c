// What a sweep of alternating least squares does with every configuration; see ../compiled.py.
#include <stdint.h>

typedef int64_t integer;
// any processor: LLVM makes of it what registers there are
typedef double eight __attribute__((vector_size(64), aligned(8)));

// Columns and rows of a tile of sums; configurations taken at once, and what eight columns of these take; how many
// configurations ahead rows are asked for, which lie anywhere in memory.
enum { LANES = 8, TILE = 4, CHUNK = 32, PANEL = CHUNK * LANES, AHEAD = 6 };

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

// Rows of products of other modes, times the root of a configuration's weight: what its row of the mode counts with,
// in `own`, and what the row above does, in `above`; and their sums with values, in `right`.
static void take_rows(integer n, integer known, integer width, integer sides, const integer *order,
                      const double *earlier, const double *later, const double *weights, const double *shares,
                      const double *values, double *own, double *above, double *right) {
  for (integer k = 0; k < n; ++k) {
    integer i = order[k], soon = order[k + AHEAD < known ? k + AHEAD : k];
    for (integer c = 0; c < width; c += LANES) {
      __builtin_prefetch(earlier + soon * width + c);
      __builtin_prefetch(later + soon * width + c);
    }
    const double *before = earlier + i * width, *after = later + i * width;
    double root = __builtin_sqrt(weights[i]), value = root * values[i], share = shares[i];
    double *to = own + k * LANES, *to_above = above + k * LANES;
    for (integer c = 0; c < width; c += LANES) {
      eight row = root * (*(eight *)(before + c) * *(eight *)(after + c));
      if (sides == 2) {
        eight high = share * row;
        row -= high;
        *(eight *)(to_above + c * CHUNK) = high;
        *(eight *)(right + width + c) += value * high;
      }
      *(eight *)(to + c * CHUNK) = row;
      *(eight *)(right + c) += value * row;
    }
  }
}

// Sums for the normal equations of one mode, over the configurations of each of some groups: squares[group][kind]
// of products of other modes, and rights[group][side] of these with values. Configurations of a
// group count with the same row. Without shares there is one kind and one side; with them sides are the row itself
// and that above, kinds both of the first, one of each, both of the second. `scratch` has room for two chunks.
void add_squares(integer first, integer last, integer width, integer sides, const integer *starts,
                 const integer *order, const double *earlier, const double *later, const double *weights,
                 const double *shares, const double *values, double *squares, double *rights, double *scratch) {
  double *own = scratch, *above = scratch + CHUNK * width;
  integer kinds = sides == 2 ? 3 : 1, area = width * width;
  for (integer group = first; group < last; ++group) {
    double *square = squares + group * kinds * area, *right = rights + group * sides * width;
    for (integer begin = starts[group]; begin < starts[group + 1]; begin += CHUNK) {
      integer n = starts[group + 1] - begin < CHUNK ? starts[group + 1] - begin : CHUNK;
      take_rows(n, starts[last] - begin, width, sides, order + begin, earlier, later, weights, shares, values, own,
                above, right);
      add_tiles(n, width, own, own, square);
      if (sides == 2) {
        add_tiles(n, width, own, above, square + area);
        add_tiles(n, width, above, above, square + 2 * area);
      }
    }
    for (integer kind = 0; kind < kinds; ++kind) mirror(width, square + kind * area);
  }
}
