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

// Whether a load may read what a store of a stream writes: whether it touches the range of all of them.
integer loads_meet_stores(const integer *addresses, const integer *n_bytes, const uint8_t *is_store, integer n) {
  integer low = INT64_MAX, high = 0;
  for (integer k = 0; k < n; ++k) {
    if (!is_store[k] || addresses[k] < 0) continue;
    low = addresses[k] < low ? addresses[k] : low;
    high = larger(high, addresses[k] + n_bytes[k]);
  }
  for (integer k = 0; k < n; ++k)
    if (!is_store[k] && addresses[k] >= 0 && addresses[k] < high && addresses[k] + n_bytes[k] > low) return 1;
  return 0;
}

enum { NONE = -1, SEVERAL = -2, BLOCK_BITS = 6 };

typedef struct {
  integer granule, number;
} written_granule;

// The place of a granule in an open hash table whose size is a power of two: where it is, or may be put. Granules
// side by side lie side by side.
static integer place_of(const written_granule *table, integer size, integer granule) {
  uint64_t block = (uint64_t)(granule >> BLOCK_BITS) * 0x9E3779B97F4A7C15u >> 32;
  integer place = (integer)(block << BLOCK_BITS | ((uint64_t)granule & ((1 << BLOCK_BITS) - 1))) & (size - 1);
  while (table[place].granule != NONE && table[place].granule != granule) place = (place + 1) & (size - 1);
  return place;
}

// Number the granules that stores write, and return how many there are. `table` is one of rows of -1, at least twice
// as many as there are granules.
integer number_granules(const integer *addresses, const integer *n_bytes, const uint8_t *is_store, integer n,
                        written_granule *table, integer size) {
  integer found = 0;
  for (integer k = 0; k < n; ++k) {
    if (!is_store[k] || addresses[k] < 0 || n_bytes[k] <= 0) continue;
    integer last = (addresses[k] + n_bytes[k] - 1) >> GRANULE_BITS;
    for (integer granule = addresses[k] >> GRANULE_BITS; granule <= last; ++granule) {
      written_granule *row = &table[place_of(table, size, granule)];
      if (row->granule == NONE) *row = (written_granule){granule, found++};
    }
  }
  return found;
}

// Note a store of the bytes `from` to `to - 1` of a granule: all have one writer, or each has its own.
static void note_store(integer *writer, integer *of_bytes, integer from, integer to, integer number) {
  if (from == 0 && to == GRANULE_BYTES) {
    *writer = number;
    return;
  }
  if (*writer != SEVERAL)
    for (integer byte = 0; byte < GRANULE_BYTES; ++byte) of_bytes[byte] = *writer;
  *writer = SEVERAL;
  for (integer byte = from; byte < to; ++byte) of_bytes[byte] = number;
}

// For each access the latest store before it that wrote some of its bytes (-1 for none and for stores), and
// whether it wrote them all; of `n` accesses that are made again and again, `times`. `table` is that of
// `number_granules`; `writers` one of -1 for each granule, and `of_bytes` has a row for each.
void match_stores(const integer *addresses, const integer *n_bytes, const uint8_t *is_store, integer n, integer times,
                  const written_granule *table, integer size, integer *writers, integer (*of_bytes)[GRANULE_BYTES],
                  integer *store, integer *relation) {
  integer n_stores = 0;
  for (integer turn = 0, k = 0; turn < n * times; ++turn, ++store, ++relation, k = k + 1 < n ? k + 1 : 0) {
    *store = NONE;
    *relation = NOT_FORWARDED;
    integer begin = addresses[k], end = begin + n_bytes[k], latest = NONE, uniform = 1, first = NONE;
    integer number = n_stores;
    n_stores += is_store[k];
    if (begin < 0 || n_bytes[k] <= 0) continue;
    for (integer granule = begin >> GRANULE_BITS; granule << GRANULE_BITS < end; ++granule) {
      integer at = granule << GRANULE_BITS, from = larger(begin - at, 0);
      integer to = end - at < GRANULE_BYTES ? end - at : GRANULE_BYTES;
      const written_granule *row = &table[place_of(table, size, granule)];
      integer writer = row->granule == NONE ? NONE : writers[row->number];
      if (is_store[k]) {
        note_store(&writers[row->number], of_bytes[row->number], from, to, number);
      } else if (writer != SEVERAL) {
        if (at <= begin) first = writer;
        uniform &= writer == first;
        latest = larger(latest, writer);
      } else {
        for (integer byte = from; byte < to; ++byte) {
          integer of_byte = of_bytes[row->number][byte];
          if (at + byte == begin) first = of_byte;
          uniform &= of_byte == first;
          latest = larger(latest, of_byte);
        }
      }
    }
    *store = latest;
    if (latest >= 0) *relation = uniform ? FORWARDED : BLOCKED;
  }
}

// The columns of `n` accesses of a call that is made `times` times, row by row. Stores and what follows from them are
// those of its first two calls: in each later one, they are as in the second, `n_stores` further on.
void fill_accesses(const integer *addresses, const integer *n_bytes, const integer *width_bytes,
                   const integer *stores, const integer *relations, const integer *lookalikes, const integer *pages,
                   integer n, integer n_stores, integer times, access_row *row) {
  for (integer call = 0; call < times; ++call) {
    integer first = call ? n : 0, later = call > 1 ? (call - 1) * n_stores : 0;
    for (integer k = 0; k < n; ++k, ++row) {
      integer store = stores[first + k], lookalike = lookalikes[first + k];
      *row = (access_row){addresses[k], n_bytes[k], width_bytes[k], store, relations[first + k], lookalike, pages[k]};
      if (store >= 0) row->store += later;
      if (lookalike >= 0) row->lookalike += later;
    }
  }
}

// Have loads wait that would be handed what was stored under another page, though it is the same memory. `written`,
// with room for all stores, is where the page of each is noted.
void block_aliases(const integer *pages, const uint8_t *is_store, const integer *stores, integer n, integer *written,
                   integer *relation) {
  integer n_stores = 0;
  for (integer k = 0; k < n; ++k) {
    if (is_store[k])
      written[n_stores++] = pages[k];
    else if (stores[k] >= 0 && written[stores[k]] != pages[k])
      relation[k] = BLOCKED;
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

// Set the lookalikes of loads that pop what a push has stored: these stores. `moves` says which instructions push or
// pop; `pushed`, with room for all stores, is zero at first.
void pair_stack_moves(const int32_t *stream, integer n_executed, const uint8_t *moves, const integer *access_starts,
                      const uint8_t *is_store, const integer *stores, uint8_t *pushed, integer *lookalikes) {
  integer access = 0, n_stores = 0;
  for (integer position = 0; position < n_executed; ++position) {
    integer instruction = stream[position];
    integer end = access + access_starts[instruction + 1] - access_starts[instruction];
    for (; access < end; ++access) {
      if (is_store[access]) {
        pushed[n_stores++] = moves[instruction];
      } else if (moves[instruction] && stores[access] >= 0 && pushed[stores[access]]) {
        lookalikes[access] = stores[access];
      }
    }
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
  double missed = 1.0 / *rate;
  integer begin = 0, end = 0, before = -1;  // of the latest entry
  int missing = 0;
  for (integer number = 0, now = 0; now < 2 * n; number = number + 1 < n ? number + 1 : 0) {
    integer position = stream[number];
    ++now;
    if (position < begin || position >= end || position <= before) {
      integer entry = (int32_t)position / (int32_t)together;
      begin = entry * together;
      end = begin + together;
      missing = misses(&sets[entry % n_sets * ways], ways, entry, now);
    }
    cycles[number] = missing ? missed : 0.0;
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
