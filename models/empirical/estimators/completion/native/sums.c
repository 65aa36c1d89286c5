// What a sweep of alternating least squares does with every configuration; see ../compiled.py.
#include <stdint.h>

typedef int64_t integer;
// any processor: LLVM makes of it what registers there are
typedef double eight __attribute__((vector_size(64), aligned(8)));

// Columns and rows of a tile of sums; configurations taken at once, and what eight columns of these take; how many
// configurations ahead places are asked for, which lie anywhere in memory; with how many of the same share sums are
// made once for all kinds; numbers of a line of memory.
enum { LANES = 8, TILE = 4, CHUNK = 32, PANEL = CHUNK * LANES, AHEAD = 6, LONG = 8, LINE = 8 };

// Where configurations lie: for each its row in every mode, and the share of the row above, which modes of two sides
// have; and the rows of all modes one below the other, those of each from a start on. They are so few that they stay
// near the processor: products of them are made anew wherever they are needed, which takes less than to fetch them.
struct known {
  integer modes, width;
  const integer *lower, *sides, *starts;
  const double *shares, *matrix;
};

// The rows of a configuration in all modes.
static inline void find_rows(const struct known *of, integer i, const double **rows) {
  const integer *lower = of->lower + i * of->modes;
  for (integer m = 0; m < of->modes; ++m) rows[m] = of->matrix + (of->starts[m] + lower[m]) * of->width;
}

// Multiplies eight columns by those of the row of a mode, between it and the next if the mode has two sides.
static inline void multiply(const double *row, integer width, integer sides, const double *share, eight *columns) {
  eight at = *(eight *)row;
  if (sides == 2) at += *share * (*(eight *)(row + width) - at);
  *columns *= at;
}

// Eight columns of the product of the rows in all modes but one: of those before it, and from the last on after it.
static inline void multiply_others(const struct known *of, const double **rows, const double *shares, integer mode,
                                   integer column, eight *columns) {
  eight after = (eight){0} + 1.0, before = after;
  for (integer m = 0; m < mode; ++m) multiply(rows[m] + column, of->width, of->sides[m], shares + m, &before);
  for (integer m = of->modes - 1; m > mode; --m)
    multiply(rows[m] + column, of->width, of->sides[m], shares + m, &after);
  *columns = before * after;
}

// results[i] = the product of the rows of configuration i in all modes.
void multiply_rows(integer first, integer last, integer modes, integer width, const integer *lower,
                   const integer *sides, const integer *starts, const double *shares, const double *matrix,
                   double *results) {
  struct known of = {modes, width, lower, sides, starts, shares, matrix};
  const double *rows[modes];
  for (integer i = first; i < last; ++i) {
    find_rows(&of, i, rows);
    for (integer c = 0; c < width; c += LANES)
      multiply_others(&of, rows, shares + i * modes, modes, c, (eight *)(results + i * width + c));
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

// What sums of a mode are made of, see add_squares: configurations from `order` on, of which so many follow, and the
// mode's own shares.
struct given {
  integer follow, mode;
  const integer *order;
  const double *weights, *shares, *values;
  struct known known;
};

static struct given from(struct given all, integer begin) {
  all.order += begin;
  all.follow -= begin;
  return all;
}

static void ask_for(const struct known *of, integer i) {
  for (integer m = 0; m < of->modes; m += LINE) {
    __builtin_prefetch(of->lower + i * of->modes + m);
    __builtin_prefetch(of->shares + i * of->modes + m);
  }
}

// Rows of products of other modes, times the root of a configuration's weight: with two sides, what its row of the
// mode counts with, in `own`, and what the row above does, in `above`; and their sums with values, in `right`.
static void take_rows(integer n, integer width, integer sides, const struct given *of, double *own, double *above,
                      double *right) {
  const double *rows[of->known.modes];
  for (integer k = 0; k < n; ++k) {
    integer i = of->order[k];
    find_rows(&of->known, i, rows);
    ask_for(&of->known, of->order[k + AHEAD < of->follow ? k + AHEAD : k]);
    double root = __builtin_sqrt(of->weights[i]), value = root * of->values[i], share = of->shares[i];
    double *to = own + k * LANES, *to_above = above + k * LANES;
    for (integer c = 0; c < width; c += LANES) {
      eight row;
      multiply_others(&of->known, rows, of->known.shares + i * of->known.modes, of->mode, c, &row);
      row *= root;
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
    struct given here = from(of, begin);
    take_rows(some, width, 1, &here, rows, rows, right);
    add_tiles(some, width, rows, rows, square);
  }
}

// Sums over a chunk of configurations, each between two rows.
static void add_between(integer n, integer width, struct given of, double *square, double *right, double *rows) {
  double *above = rows + CHUNK * width;
  integer area = width * width;
  take_rows(n, width, 2, &of, rows, above, right);
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
void add_squares(integer first, integer last, integer mode, const integer *groups, const integer *order,
                 const double *weights, const double *own_shares, const double *values, integer modes, integer width,
                 const integer *lower, const integer *sides, const integer *starts, const double *shares,
                 const double *matrix, double *squares, double *rights, double *scratch) {
  struct known known = {modes, width, lower, sides, starts, shares, matrix};
  struct given all = {groups[last], mode, order, weights, own_shares, values, known};
  integer kinds = sides[mode] == 2 ? 3 : 1, area = width * width;
  for (integer group = first; group < last; ++group) {
    double *square = squares + group * kinds * area, *right = rights + group * sides[mode] * width;
    integer n = groups[group + 1] - groups[group];
    if (kinds == 3)
      add_group(n, width, from(all, groups[group]), square, right, scratch);
    else
      add_plain(n, width, from(all, groups[group]), square, right, scratch + width * (width + 1));
    for (integer kind = 0; kind < kinds; ++kind) mirror(width, square + kind * area);
  }
}
