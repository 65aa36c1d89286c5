// What is known of a stream of instructions before it is simulated.
#include "tables.h"

enum { GRANULE_BITS = 3, GRANULE_BYTES = 1 << GRANULE_BITS };  // bytes that are looked up together

// The bytes of stores in granules, at most.
integer count_granules(const integer *n_bytes, const uint8_t *is_store, integer n) {
  integer granules = 0;
  for (integer k = 0; k < n; ++k)
    if (is_store[k]) granules += (n_bytes[k] >> GRANULE_BITS) + 2;
  return granules;
}

// The micro-ops that a stream executes, those of one role or, for a negative one, all.
integer count_ops(const instruction_row *instructions, const op_row *ops, const int32_t *stream,
                  integer n_executed, integer role) {
  integer found = 0;
  for (integer position = 0; position < n_executed; ++position) {
    const instruction_row *row = &instructions[stream[position]];
    if (role < 0) found += row->end - row->first;
    for (integer op = row->first; role >= 0 && op < row->end; ++op) found += ops[op].role == role;
  }
  return found;
}

// Which accesses of a stream are stores; `is_store` is zero at first.
void flag_stores(const instruction_row *instructions, const op_row *ops, const int32_t *stream,
                 integer n_executed, uint8_t *is_store) {
  for (integer position = 0, access = 0; position < n_executed; ++position) {
    const instruction_row *row = &instructions[stream[position]];
    for (integer op = row->first; op < row->end; ++op)
      if (ops[op].role == STORE) is_store[access + ops[op].access] = 1;
    access += row->n_accesses;
  }
}

// The place of a granule in an open hash table whose size is a power of two: where it is, or may be put.
static integer place_of(const integer *keys, integer size, integer granule) {
  integer place = (integer)((uint64_t)granule * 0x9E3779B1u) & (size - 1);
  while (keys[place] != -1 && keys[place] != granule) place = (place + 1) & (size - 1);
  return place;
}

// For each access the latest store before it that wrote some of its bytes (-1 for none and for stores), and
// whether it wrote them all. `keys` is a table of -1, at least twice as large as there are granules, and `last` one of
// as many rows of -1, of one number a byte.
void match_stores(const integer *addresses, const integer *n_bytes, const uint8_t *is_store, integer n,
                  integer *keys, integer (*last)[GRANULE_BYTES], integer size, integer *store, integer *relation) {
  integer number = 0;
  for (integer k = 0; k < n; ++k) {
    store[k] = -1;
    relation[k] = NOT_FORWARDED;
    integer begin = addresses[k], end = begin + n_bytes[k], latest = -1, uniform = 1, first = -1;
    if (begin < 0 || n_bytes[k] <= 0) {
      number += is_store[k];
      continue;
    }
    for (integer granule = begin >> GRANULE_BITS; granule << GRANULE_BITS < end; ++granule) {
      integer place = place_of(keys, size, granule), at = granule << GRANULE_BITS;
      if (is_store[k]) keys[place] = granule;
      for (integer byte = larger(begin - at, 0); byte < GRANULE_BYTES && at + byte < end; ++byte) {
        integer *writer = &last[place][byte];
        if (is_store[k]) {
          *writer = number;
          continue;
        }
        if (at + byte == begin) first = *writer;
        uniform &= *writer == first;
        latest = larger(latest, *writer);
      }
    }
    number += is_store[k];
    store[k] = latest;
    if (latest >= 0) relation[k] = uniform ? FORWARDED : BLOCKED;
  }
}

typedef struct {
  integer name, base, index;
} addressing_row;

// For each access the latest store before it that looks the same, -1 for none. `last` holds for each name the
// number of its last store and its position, `written_at` when a register was written last, all -1 at first.
void match_lookalikes(const int32_t *stream, integer n_executed, const integer *access_starts,
                      const addressing_row *addressing, const uint8_t *is_store, const integer *write_starts,
                      const integer *writes, integer *written_at, integer (*last)[2], integer *found) {
  integer access = 0, n_stores = 0;
  for (integer position = 0; position < n_executed; ++position) {
    integer instruction = stream[position];
    for (integer place = access_starts[instruction]; place < access_starts[instruction + 1]; ++place, ++access) {
      const addressing_row *how = &addressing[place];
      integer *store = last[how->name];
      found[access] = -1;
      if (is_store[access]) {
        store[0] = n_stores++;
        store[1] = position;
      } else if (store[1] > larger(written_at[how->base], written_at[how->index])) {
        found[access] = store[0];
      }
    }
    for (integer entry = write_starts[instruction]; entry < write_starts[instruction + 1]; ++entry)
      written_at[writes[entry]] = position;
  }
}

typedef struct {
  integer entry, used;
} way_row;

// Find an entry in a set, or put it where the one used longest ago is; return whether it was missing.
static int misses(way_row *set, integer ways, integer entry, integer now) {
  way_row *oldest = set;
  for (way_row *way = set; way < set + ways; ++way) {
    if (way->entry == entry) {
      way->used = now;
      return 0;
    }
    if (way->used < oldest->used) oldest = way;
  }
  *oldest = (way_row){entry, now};
  return 1;
}

// The cycles in which decoders make `*rate` each of the instructions of a stream that are not in the cache of
// decoded ones; 0 for the others. What is executed has been executed before: a first round fills the cache.
// `sets`, (n_sets, ways), is empty: entries of -1, never used.
void find_missed(const int32_t *stream, integer n, way_row *sets, integer n_sets, integer ways, integer together,
                 const double *rate, double *cycles) {
  integer previous = -1, before = -1;
  int missing = 0;
  for (integer number = 0; number < 2 * n; ++number) {
    integer position = stream[number % n], entry = position / together;
    if (entry != previous || position <= before) {
      missing = misses(&sets[entry % n_sets * ways], ways, entry, number + 1);
      previous = entry;
    }
    cycles[number % n] = missing / *rate;
    before = position;
  }
}

// The first whole number that is not below a number of at least -1.
static integer ceiling(double number) {
  integer whole = (integer)number;
  return whole + (number > (double)whole);
}

// The cycles of fetching `width` micro-ops at once that begin with the instructions of a stream that take no
// decoding. A group begins at the target of a branch, and where micro-ops pass a multiple of the width.
void add_fetching(const int32_t *stream, integer n, const instruction_row *instructions, const op_row *ops,
                  integer width, double *cycles) {
  integer since = 0;  // the branch that was taken last
  for (integer number = 0; number < n; ++number) {
    if (number > 0 && stream[number] != stream[number - 1] + 1) since = 0;
    integer begun = ceiling((double)since / (double)width - 1e-9);
    const instruction_row *row = &instructions[stream[number]];
    for (integer op = row->first; op < row->end; ++op) since += ops[op].slots;
    if (cycles[number] == 0.0) cycles[number] = (double)(ceiling((double)since / (double)width - 1e-9) - begun);
  }
}

enum { PREDICTED_AHEAD = 32 };  // cycles by which prediction is ahead of fetching at most

// Add to the cycles of fetching those that wait for prediction: it passes a taken branch a cycle, and loses
// `lost` where a branch goes another way than it mostly does. `taken` and `executed`, zeros, are by position.
void add_turns(const int32_t *stream, integer n, integer lost, integer *taken, integer *executed, double *cycles) {
  for (integer number = 0; number + 1 < n; ++number) {
    ++executed[stream[number]];
    taken[stream[number]] += stream[number + 1] != stream[number] + 1;
  }
  double predicted = 0.0, fetched = 0.0;
  for (integer number = 1; number < n; ++number) {
    integer before = stream[number - 1];
    int went = stream[number] != before + 1, mostly = 2 * taken[before] > executed[before];
    predicted += went + (went != mostly) * lost;
    double waits = predicted > fetched ? predicted - fetched : 0.0;
    fetched += waits + cycles[number];
    cycles[number] += waits;
    if (predicted < fetched - PREDICTED_AHEAD) predicted = fetched - PREDICTED_AHEAD;
  }
}
