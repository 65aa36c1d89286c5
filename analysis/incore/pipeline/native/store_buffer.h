// Stores after they have been executed: what loads get from them, and when they are in L1.
#ifndef CHAINLINE_STORE_BUFFER_H
#define CHAINLINE_STORE_BUFFER_H

#include "ports.h"

enum { NOT_FORWARDED, FORWARDED, BLOCKED };  // relations of a load to the store before it

enum { OF_A_VECTOR, OF_A_WIDE_VECTOR, OF_AN_INTEGER };  // kinds of a store

#define NOT_YET INT64_MAX
enum { PAGE_BYTES = 4096, WORD_BYTES = 4 };

// Fill in a store that has been executed and has not retired.
static void executed(store_row *store, const access_row *access, integer masked, integer kind, integer addressed_at,
                     integer data_at) {
  integer partial = masked && access->n_bytes < access->width_bytes;
  integer narrow = access->width_bytes < WORD_BYTES;
  *store = (store_row){data_at, addressed_at, NOT_YET, masked, partial, kind, 0, 0, 0, 0, 0, access->address, narrow};
}

// Whether a load can have what a store has written before that is in L1.
static int hands_over(const store_row *store, const core_row *core) {
  return (core->forwards_masked_stores || !store->masked) && (core->forwards_partial_stores || !store->partial);
}

// When a load can have what a store hands over.
static integer forwarded_at(const store_row *store, const core_row *core) {
  integer cycles[] = {core->forward_cycles, core->wide_forward_cycles, core->integer_forward_cycles};
  integer handed = store->data_at + cycles[store->kind];
  if (!core->store_address_forward_cycles) return handed;
  return larger(handed, store->addressed_at + core->store_address_forward_cycles);
}

// The last of the stores that write, without a cycle between them, after a store.
static integer end_of_run(integer store, const store_row *stores, integer n_stores) {
  while (store + 1 < n_stores && stores[store + 1].written_at <= stores[store].written_at + 1) ++store;
  return store;
}

// When a load issued in a cycle has its data: from L1, or from one of the stores before it.
integer loaded_at(const access_row *access, const store_row *stores, integer n_stores, const core_row *core,
                  integer issued, integer latency, integer renamed) {
  integer result = issued + latency;
  if (access->store < 0 || stores[access->store].written_at <= issued) return result;
  const store_row *store = &stores[access->store];
  integer beyond = larger(latency - core->load_latency, 0);
  if (renamed && store->kind == OF_AN_INTEGER && access->relation == FORWARDED &&
      (access->lookalike == access->store || (core->renames_any_address && store->address == access->address)))
    return store->data_at;
  if (access->relation == FORWARDED && hands_over(store, core))
    return larger(result, forwarded_at(store, core) + beyond);
  integer last = core->blocked_by_runs ? end_of_run(access->store, stores, n_stores) : access->store;
  return larger(result, stores[last].written_at + core->blocked_cycles + beyond);
}

// Whether a load issued in a cycle has its data from a store that begins before it.
integer from_within(const access_row *access, const store_row *stores, const core_row *core, integer issued) {
  if (access->store < 0 || access->relation != FORWARDED) return 0;
  const store_row *store = &stores[access->store];
  return store->written_at > issued && hands_over(store, core) && store->address != access->address;
}

// Whether a load issued in a cycle is taken for that of a store that has no data yet.
integer mistaken(const access_row *access, const store_row *stores, const core_row *core, integer issued,
                 integer latency) {
  if (!core->repeats_early_loads || access->lookalike < 0 || access->lookalike == access->store) return 0;
  return forwarded_at(&stores[access->lookalike], core) > issued + latency;
}

// Whether an access touches two cache lines.
integer crosses(const access_row *access, const core_row *core) {
  return access->address >= 0 && access->address % core->line_bytes + access->width_bytes > core->line_bytes;
}

// Whether an access touches two pages.
static int crosses_page(const access_row *access) {
  return access->address >= 0 && access->address % PAGE_BYTES + access->width_bytes > PAGE_BYTES;
}

// Take from the load ports what the second of two stores dispatched in one cycle takes.
static void take_from_loads(writer_row *writer, ports_state *ports, const core_row *core, integer dispatched,
                            integer issued) {
  if (writer->dispatched != dispatched) {
    writer->dispatched = dispatched;
    return;
  }
  writer->dispatched = -1;
  writer->owed += core->store_pair_load_turns;
  if (writer->owed >= 1.0) {
    writer->owed -= 1.0;
    take_turns(ports, core->load_ports, issued, 1);
  }
}

// Whether a sector is among those written last; it is noted.
static int is_recent(writer_row *writer, integer *recent, integer n_recent, integer sector) {
  for (integer place = 0; place < n_recent; ++place)
    if (recent[place] == sector) return 1;
  recent[writer->next_recent] = sector;
  writer->next_recent = (writer->next_recent + 1) % n_recent;
  return 0;
}

// How many further sectors, parts of a line or lines, an access touches beyond its first.
static integer n_sectors_beyond(const access_row *access, const core_row *core) {
  if (access->address < 0) return 0;
  return (access->address % core->sector_bytes + larger(access->width_bytes, 1) - 1) / core->sector_bytes;
}

// When a sector that was not the last to be written can be: less than a word that was written there is first joined
// with the rest of its word.
static integer sector_free_at(const store_row *stores, integer n_written, const core_row *core, integer sector,
                              integer cycle) {
  for (integer n = n_written - 1; n >= 0 && stores[n].written_at + core->narrow_store_cycles > cycle; --n)
    if (stores[n].narrow && stores[n].address / core->sector_bytes == sector)
      return stores[n].written_at + core->narrow_store_cycles;
  return cycle;
}

// Wait before a retired store is written until its sector, if it is another than that of the store before, is free.
void await_sector(writer_row *writer, const integer *recent, integer n_recent, const store_row *stores,
                  integer n_written, const core_row *core, const access_row *access, integer retired) {
  integer sector = access->address / core->sector_bytes;
  for (integer place = 0; place < n_recent; ++place)
    if (recent[place] == sector) return;
  integer cycle = larger(writer->cycle, retired + 1);
  integer at = sector_free_at(stores, n_written, core, sector, cycle);
  if (at <= cycle) return;
  writer->cycle = at;
  writer->shared = 0;
}

// The cycle in which a retired store has written its bytes. A store wider than an entry of the store queue
// shares its cycle with no other, but with the part of another where it crosses sectors; a sector that was not
// written lately begins a cycle.
integer write_store(writer_row *writer, integer *recent, integer n_recent, const core_row *core,
                    const access_row *access, integer retired) {
  if (retired + 1 > writer->cycle) {
    writer->cycle = retired + 1;
    writer->shared = 0;
  }
  integer share = access->n_bytes > core->store_entry_bytes ? core->stores_per_cycle : 1;
  integer first = access->address / core->sector_bytes, beyond = n_sectors_beyond(access, core);
  if (beyond) share = larger(share / 2, 1);
  for (integer sector = first; sector <= first + beyond; ++sector) {
    int known = access->address >= 0 && is_recent(writer, recent, n_recent, sector);
    if (writer->shared > 0 && (!known || writer->shared + share > core->stores_per_cycle)) {
      ++writer->cycle;
      writer->shared = 0;
    }
    writer->shared += share;
    if (!known && core->new_line_store_cycles > 1) {
      writer->cycle += core->new_line_store_cycles - 1;
      writer->shared = core->stores_per_cycle;
    }
  }
  if (core->page_crossing_store_cycles && crosses_page(access)) {
    writer->cycle += core->page_crossing_store_cycles;
    writer->shared = core->stores_per_cycle;
  }
  return writer->cycle;
}

#endif
