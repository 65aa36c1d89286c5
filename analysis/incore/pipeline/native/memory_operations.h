// Loads and stores while they are executed: banks, lines that are crossed, data that are moved.
#ifndef CHAINLINE_MEMORY_OPERATIONS_H
#define CHAINLINE_MEMORY_OPERATIONS_H

#include "operands.h"
#include "store_buffer.h"

// Entries of the store queue that a store takes.
static integer entries_of(const simulation *s, const access_row *access) {
  integer bytes = s->core->store_entry_bytes;
  return larger(1, (access->width_bytes + bytes - 1) / bytes);
}

// The banks of the lines that an access reads, of which each serves so many a cycle; narrower accesses pass.
static void find_banks(const core_row *core, const access_row *access, integer *banks) {
  if (!core->bank_bytes || access->address < 0 || access->width_bytes < core->bank_bytes) return;
  integer reads = ((integer)1 << core->bank_reads) - 1;
  integer first = access->address / core->bank_bytes;
  integer last = (access->address + access->width_bytes - 1) / core->bank_bytes;
  for (integer place = first; place <= last && place < first + MOST_BANKS; ++place)
    banks[place % MOST_BANKS] = reads << (core->first_bank + place % MOST_BANKS * core->bank_reads);
}

// A load that crosses a line takes another turn, and one of the crossings of a cycle: cycles that it is later.
static integer cross(simulation *s, const op_row *op, integer issued) {
  integer second = issue(&s->ports, op, &(demand){0}, issued + 1);
  integer crossing = s->core->crossing_ports ? take_turns(&s->ports, s->core->crossing_ports, second, 1) : second;
  return crossing - second + 1;
}

// A load issued in a cycle: when its data are there.
static integer load(simulation *s, const progress *p, const op_row *op, integer issued) {
  const access_row *access = &s->accesses[p->access + op->access];
  integer result = loaded_at(access, s->stores, p->n_written, s->core, issued, op->latency);
  if (s->core->repeats_early_loads && result > issued + op->latency)
    result = issue(&s->ports, op, &(demand){0}, result - op->latency) + op->latency;
  else if (mistaken(access, s->stores, s->core, issued, op->latency))
    issue(&s->ports, op, &(demand){0}, issued + 1);
  return crosses(access, s->core) ? result + cross(s, op, issued) : result;
}

// When a store has its data, of which the address half has been issued.
static integer store_data(simulation *s, const progress *p, const op_row *op, const demand *d, integer ready) {
  const access_row *access = &s->accesses[p->access + op->access];
  integer entries = entries_of(s, access);
  integer data = reads_third(s, op, d->fresh) ? read_data(&s->ports, s->core, ready, d->fresh, entries) : ready;
  executed(&s->stores[p->n_stores], access, op->masked, op->bits >= s->core->vector_bits, data);
  return data;
}

#endif
