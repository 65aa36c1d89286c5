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

// Whether a load is of one of the lines that a bank has served last, which it is served with.
static int is_served(progress *p, const core_row *core, integer bank, integer address) {
  integer line = address / core->line_bytes, *lines = p->served[bank];
  if (lines[0] == line || lines[1] == line) return 1;
  lines[1] = lines[0];
  lines[0] = line;
  return 0;
}

enum { ADDRESS_BITS = 47 };  // of what a program can have: beyond are pointers in memory, whose values are made up

// The banks of the lines that an access reads, of which each serves so many a cycle; what is narrower than a bank is
// served with others of its line. Where a pointer that was loaded leads is not known, and no bank is counted.
static void find_banks(progress *p, const core_row *core, const access_row *access, integer *banks) {
  if (!core->bank_bytes || access->address < 0 || access->address >> ADDRESS_BITS) return;
  integer bank = access->address / core->bank_bytes % MOST_BANKS;
  if (access->width_bytes < core->bank_bytes && is_served(p, core, bank, access->address)) return;
  integer reads = ((integer)1 << core->bank_reads) - 1;
  integer first = access->address / core->bank_bytes;
  integer last = (access->address + access->width_bytes - 1) / core->bank_bytes;
  for (integer place = first; place <= last && place < first + MOST_BANKS; ++place)
    banks[place % MOST_BANKS] = reads << (core->first_bank + place % MOST_BANKS * core->bank_reads);
}

// A load that crosses a line takes another turn, and one of the crossings of a cycle: cycles that it is later.
static integer cross(simulation *s, const op_row *op, integer first_ports, integer issued) {
  integer second = issue(&s->ports, op, &(demand){.first_ports = first_ports}, issued + 1);
  integer crossing = s->core->crossing_ports ? take_turns(&s->ports, s->core->crossing_ports, second, 1) : second;
  return crossing - second + 1;
}

// Issue a load again in vain as long as the store that it waits for has no data, then when it has them; return when
// they are there.
static integer repeat(simulation *s, const op_row *op, integer issued, integer there) {
  for (integer tries = s->core->early_load_tries; tries > 0 && issued + 2 * op->latency < there; --tries)
    issued = issue(&s->ports, op, &(demand){0}, issued + op->latency);
  return issue(&s->ports, op, &(demand){0}, there - op->latency) + op->latency;
}

// The latency of a load: a cycle less from a base that a load has made, and a small displacement.
static integer load_latency(const simulation *s, const op_row *op) {
  if (!op->near || op->read_first == op->read_end) return op->latency;
  return op->latency - (s->values[s->reads[op->read_first].reg].origin == READ_FROM_MEMORY);
}

// The cycle from which on the physical address of an access is known that was issued in a cycle. A page that the TLB
// does not hold takes the place of the one of its set that was used longest ago.
static integer translated_at(simulation *s, const access_row *access, integer number, integer issued) {
  if (!s->n_translations || access->page < 0) return issued;
  integer ways = s->core->tlb_ways;
  translation_row *set = &s->translations[access->page % (s->n_translations / ways) * ways], *oldest = set;
  for (translation_row *way = set; way < set + ways; ++way) {
    if (way->page == access->page) {
      way->used = number;
      return larger(issued, way->known_at);
    }
    if (way->used < oldest->used) oldest = way;
  }
  *oldest = (translation_row){access->page, issued + s->core->tlb_miss_cycles, number};
  return oldest->known_at;
}

// Issue an access again when its physical address is known; return the cycle in which it is issued at last.
static integer translate(simulation *s, const progress *p, const op_row *op, const demand *d, integer issued) {
  integer number = p->access + op->access;
  integer known = translated_at(s, &s->accesses[number], number + 1, issued);
  return known == issued ? issued : issue(&s->ports, op, d, known);
}

// A load issued in a cycle: when its data are there.
static integer load(simulation *s, const progress *p, const op_row *op, integer first_ports, integer issued) {
  const access_row *access = &s->accesses[p->access + op->access];
  issued = translate(s, p, op, &(demand){.first_ports = first_ports}, issued);
  integer result = loaded_at(access, s->stores, p->n_written, s->core, issued, load_latency(s, op), op->renamed);
  if (s->core->repeats_early_loads && result > issued + op->latency)
    result = repeat(s, op, issued, result);
  else if (mistaken(access, s->stores, s->core, issued, op->latency))
    issue(&s->ports, op, &(demand){0}, issued + 1);
  if (s->core->inner_forward_turns && from_within(access, s->stores, s->core, issued))
    for (integer turn = 0, next = issued; turn < s->core->inner_forward_turns; ++turn)
      next = issue(&s->ports, op, &(demand){.first_ports = first_ports}, next + 1);
  return crosses(access, s->core) ? result + cross(s, op, first_ports, issued) : result;
}

// Whether data of a store pass the ports by in a cycle: they are fresh, and not on the heels of others.
static int data_pass_by(const progress *p, const store_row *store, integer cycle) {
  return cycle <= store->fresh_last && (store->n_reads == 1 || p->busy_until != cycle);
}

// Read one of the data of a store in a cycle, with the ports that operations have left where it needs them, of
// which it may take some in later cycles; return whether it is read.
static int read_one(simulation *s, progress *p, store_row *store, integer cycle) {
  if (!store->turns) store->turns = s->core->data_reads;
  if (!data_pass_by(p, store, cycle)) {
    store->turns -= take_free(&s->ports, s->core->third_reads, cycle, store->turns);
    if (store->turns) return 0;
  }
  store->turns = 0;
  store->data_at = larger(store->data_at, cycle);
  if (--store->unread == 0) --p->n_unread;
  return 1;
}

// Read data of stores, the oldest first, in a cycle in which nothing more will be issued; return how many were
// read. Fresh data overtake others as long as more could wait.
static int read_waiting_in(simulation *s, progress *p, integer cycle) {
  integer pipes = s->core->n_store_pipes, others = s->core->store_data_entries;
  int read = 0;
  while (p->next_unread < p->n_stores && !s->stores[p->next_unread].unread) ++p->next_unread;
  store_row *end = &s->stores[p->n_stores];
  for (store_row *store = &s->stores[p->next_unread]; store < end && pipes > 0 && others > 0; ++store) {
    if (store->readable > cycle) continue;
    for (; store->unread && pipes > 0 && read_one(s, p, store, cycle); --pipes) ++read;
    others -= store->unread > 0;
  }
  return read;
}

static void read_waiting(simulation *s, progress *p, integer until) {
  for (; p->n_unread > 0 && p->settled < until; ++p->settled)
    if (read_waiting_in(s, p, p->settled) == s->core->n_store_pipes) p->busy_until = p->settled + 1;
  p->settled = larger(p->settled, until);
}

// How many stores have data that wait for a port.
static integer n_late(const simulation *s, const progress *p) {
  integer late = 0;
  for (const store_row *store = &s->stores[p->next_unread]; store < &s->stores[p->n_stores]; ++store)
    late += store->unread && store->readable < p->settled;
  return late;
}

// The first cycle in which vectors may still enter any of their stations.
static integer vectors_enter(const simulation *s, const progress *p) {
  integer first = INT64_MAX;
  for (integer fronts = s->core->data_fronts; fronts; fronts &= fronts - 1) {
    integer passed = s->stations.rows[__builtin_ctzll((uint64_t)fronts)].last_passed;
    if (passed < first) first = passed;
  }
  return larger(p->cycle, first);
}

// Keep vectors out of their stations before a cycle.
static void keep_vectors_out(simulation *s, integer cycle) {
  for (integer fronts = s->core->data_fronts; fronts; fronts &= fronts - 1) {
    station_row *front = &s->stations.rows[__builtin_ctzll((uint64_t)fronts)];
    front->last_passed = larger(front->last_passed, cycle);
  }
}

// Let the data of a store wait for ports that operations leave; where no more can wait, neither can operations
// pass. Return when they are there if pipes alone keep them waiting.
static integer wait_for_ports(simulation *s, progress *p, store_row *store, span fresh, integer n_reads) {
  integer ready = store->data_at;
  read_waiting(s, p, vectors_enter(s, p));
  while (n_late(s, p) >= s->core->store_data_entries) read_waiting(s, p, p->settled + 1);
  keep_vectors_out(s, p->settled);
  store->readable = ready;
  store->fresh_last = fresh.last;
  store->unread = store->n_reads = n_reads;
  ++p->n_unread;
  return take_turns(&s->ports, s->core->store_pipes, ready, n_reads);
}

// When a store has its data, of which the address half has been issued.
static integer store_data(simulation *s, progress *p, const op_row *op, const demand *d, integer addressed,
                          integer ready) {
  const access_row *access = &s->accesses[p->access + op->access];
  integer entries = entries_of(s, access);
  store_row *store = &s->stores[p->n_stores];
  integer data = ready;
  int reads = reads_third(s, op, d->fresh);
  span fresh = s->core->bypass_to_stores ? d->fresh : (span){0, 0};  // long ago
  if (reads && !s->core->store_data_entries) data = read_data(&s->ports, s->core, ready, fresh, entries);
  integer kind = op->bits == 0 ? OF_AN_INTEGER : op->bits >= s->core->vector_bits ? OF_A_WIDE_VECTOR : OF_A_VECTOR;
  executed(store, access, op->masked, kind, addressed, data);
  if (reads && s->core->store_data_entries) data = store->data_at = wait_for_ports(s, p, store, fresh, entries);
  return data;
}

#endif
