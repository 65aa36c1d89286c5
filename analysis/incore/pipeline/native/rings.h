// Buffers that are filled and emptied in program order: when there is room for one more entry.
#ifndef CHAINLINE_RINGS_H
#define CHAINLINE_RINGS_H

#include "tables.h"

enum {
  REORDER_BUFFER, VECTOR_REGISTERS, INTEGER_REGISTERS, MASK_REGISTERS, WIDE_REGISTERS,
  LOAD_QUEUE, STORE_QUEUE, N_RINGS
};

typedef struct {
  ring_row *rows;     // N_RINGS
  integer *free_at;   // (N_RINGS, largest): when an entry is given back, by its number modulo the size
  integer largest;
} rings_state;

// The first cycle in which so many more entries fit.
static integer room_at(const rings_state *s, integer ring, integer entries) {
  const ring_row *row = &s->rows[ring];
  integer last = row->taken + entries - 1;
  if (row->size == 0 || entries == 0 || last < row->size) return 0;
  return s->free_at[ring * s->largest + last % row->size];
}

// Note that what was taken since the last call is given back in a cycle.
static void give_back(rings_state *s, integer ring, integer cycle) {
  ring_row *row = &s->rows[ring];
  if (row->size > 0)
    for (integer entry = row->returned; entry < row->taken; ++entry)
      s->free_at[ring * s->largest + entry % row->size] = cycle;
  row->returned = row->taken;
}

#endif
