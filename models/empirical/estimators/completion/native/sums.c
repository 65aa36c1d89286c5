// What a sweep of alternating least squares does with every configuration; see ../compiled.py.
#include <stdint.h>

typedef int64_t integer;
// any processor: LLVM makes of it what registers there are
typedef double eight __attribute__((vector_size(64), aligned(8)));

// Columns and rows of a tile of sums; configurations taken at once, and what eight columns of these take; how many
// configurations ahead rows are asked for, which lie anywhere in memory; with how many of the same share sums are made
// once for all kinds.
enum { LANES = 8, TILE = 4, CHUNK = 32, PANEL = CHUNK * LANES, AHEAD = 6, LONG = 8 };

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

// How many configurations, of the first on, have the same share.
static integer run_length(integer n, const integer *order, const double *shares) {
  integer k = 1;
  while (k < n && shares[order[k]] == shares[order[0]]) ++k;
  return k;
}

// How many configurations come before a long run of the same share, a chunk at most.
static integer before_run(integer n, const integer *order, const double *shares) {
  integer k = 0;
  while (k < n && k < CHUNK) {
    integer run = run_length(n - k, order + k, shares);
    if (run >= LONG) break;
    k += run;
  }
  return k < CHUNK ? k : CHUNK;
}

// Adds sums over configurations in one place between two rows to those of all kinds, and clears them.
static void spread_squares(integer width, double share, double *sums, double *square) {
  integer area = width * width;
  for (integer a = 0; a < width; ++a)
    for (integer b = 0; b <= a; b += LANES) {
      double *from = sums + a * width + b, *to = square + a * width + b;
      eight some = *(eight *)from;
      *(eight *)from = (eight){0};
      *(eight *)to += (1 - share) * (1 - share) * some;
      *(eight *)(to + area) += share * (1 - share) * some;
      *(eight *)(to + 2 * area) += share * share * some;
    }
}

static void spread_rights(integer width, double share, double *sums, double *right) {
  for (integer c = 0; c < width; c += LANES) {
    eight some = *(eight *)(sums + c);
    *(eight *)(sums + c) = (eight){0};
    *(eight *)(right + c) += (1 - share) * some;
    *(eight *)(right + width + c) += share * some;
  }
}

// What sums are made of, see add_squares: configurations from `order` on, of which so many follow.
struct given {
  integer known;
  const integer *order;
  const double *earlier, *later, *weights, *shares, *values;
};

static struct given from(struct given all, integer begin) {
  all.order += begin;
  all.known -= begin;
  return all;
}

// Rows of products of other modes, times the root of a configuration's weight: with two sides, what its row of the
// mode counts with, in `own`, and what the row above does, in `above`; and their sums with values, in `right`.
static void take_rows(integer n, integer width, integer sides, struct given of, double *own, double *above,
                      double *right) {
  for (integer k = 0; k < n; ++k) {
    integer i = of.order[k], soon = of.order[k + AHEAD < of.known ? k + AHEAD : k];
    for (integer c = 0; c < width; c += LANES) {
      __builtin_prefetch(of.earlier + soon * width + c);
      __builtin_prefetch(of.later + soon * width + c);
    }
    const double *before = of.earlier + i * width, *after = of.later + i * width;
    double root = __builtin_sqrt(of.weights[i]), value = root * of.values[i], share = of.shares[i];
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

// Sums over n configurations that count with one row alone.
static void add_plain(integer n, integer width, struct given of, double *square, double *right, double *rows) {
  for (integer begin = 0; begin < n; begin += CHUNK) {
    integer some = n - begin < CHUNK ? n - begin : CHUNK;
    take_rows(some, width, 1, from(of, begin), rows, rows, right);
    add_tiles(some, width, rows, rows, square);
  }
}

// Sums over a chunk of configurations, each between two rows.
static void add_between(integer n, integer width, struct given of, double *square, double *right, double *rows) {
  double *above = rows + CHUNK * width;
  integer area = width * width;
  take_rows(n, width, 2, of, rows, above, right);
  add_tiles(n, width, rows, rows, square);
  add_tiles(n, width, rows, above, square + area);
  add_tiles(n, width, above, above, square + 2 * area);
}

// The same over configurations that all lie in one place between the two rows.
static void add_run(integer n, integer width, struct given of, double *square, double *right, double *scratch) {
  double *rows = scratch + width * (width + 1), *sums = scratch, share = of.shares[of.order[0]];
  add_plain(n, width, of, sums, sums + width * width, rows);
  spread_squares(width, share, sums, square);
  spread_rights(width, share, sums + width * width, right);
}

static void add_group(integer n, integer width, struct given of, double *square, double *right, double *scratch) {
  double *rows = scratch + width * (width + 1);
  while (n > 0) {
    integer some = before_run(n, of.order, of.shares);
    if (some > 0)
      add_between(some, width, of, square, right, rows);
    else
      add_run(some = run_length(n, of.order, of.shares), width, of, square, right, scratch);
    of = from(of, some);
    n -= some;
  }
}

// Sums for the normal equations of one mode, over the configurations of each of some groups: squares[group][kind]
// of products of other modes, and rights[group][side] of these with values. Configurations of a
// group count with the same row, those of the same share one behind the other. Without shares there is one kind and
// one side; with them sides are the row itself and that above, kinds both of the first, one of each, both of the
// second. `scratch` has room for two chunks and sums of one side; these are zero.
void add_squares(integer first, integer last, integer width, integer sides, const integer *starts,
                 const integer *order, const double *earlier, const double *later, const double *weights,
                 const double *shares, const double *values, double *squares, double *rights, double *scratch) {
  struct given all = {starts[last], order, earlier, later, weights, shares, values};
  integer kinds = sides == 2 ? 3 : 1, area = width * width;
  for (integer group = first; group < last; ++group) {
    double *square = squares + group * kinds * area, *right = rights + group * sides * width;
    integer n = starts[group + 1] - starts[group];
    if (sides == 2)
      add_group(n, width, from(all, starts[group]), square, right, scratch);
    else
      add_plain(n, width, from(all, starts[group]), square, right, scratch + width * (width + 1));
    for (integer kind = 0; kind < kinds; ++kind) mirror(width, square + kind * area);
  }
}
