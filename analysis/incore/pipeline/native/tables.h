// Rows of the tables that Python makes: the dtypes of the same names, field by field, all of eight bytes.
#ifndef CHAINLINE_TABLES_H
#define CHAINLINE_TABLES_H

#include <stdint.h>

typedef int64_t integer;

enum { COMPUTE, LOAD, STORE };  // roles of a micro-op
enum { ANYWHERE, AT_ACCESSES, AT_INTEGERS, AT_BRANCHES, N_PLACES };  // which of the slots of a cycle one can take

enum { SYNCS = 1, RESETS };  // what a micro-op does to the stack pointer, if it is not bytes that it moves it by

typedef struct {
  integer first, end, n_accesses, n_decoded;
} instruction_row;

typedef struct {
  integer role, latency, accumulate_latency, family, slots, together, place, stations, file, bits, holds_wide;
  integer access, masked, waiting_use, stack, near, renamed;
  integer use_first, use_end, read_first, read_end, write_first, write_end;
} op_row;

typedef struct {
  integer address, n_bytes, opcode_at, changes_length, n_micro_ops, may_join, joined, ends;
} decoded_row;

typedef struct {
  integer first, end, n_accesses, n_decoded, n_registers;
} shape_row;

typedef struct {
  integer ports;
  double cycles, owed;
  integer beside_wide;  // ports while one of the widest operations waits
} use_row;

typedef struct {
  integer reg, accumulates, third, addresses;
} read_row;

typedef struct {
  integer address, n_bytes, width_bytes, store, relation, lookalike, page;
} access_row;

typedef struct {
  integer page, known_at, used;
} translation_row;

#include "core_row.h"

typedef struct {
  integer size, taken, returned;
} ring_row;

typedef struct {
  integer entries, queue, ports, n_ports, n_waiting, front, n_passed, last_passed;
} station_row;

typedef struct {
  integer data_at, addressed_at, written_at, masked, partial, kind;
  integer readable, fresh_last, unread, n_reads;  // data: since when they can be read, until when without a port, how often yet
  integer turns;  // that the read which has begun still takes of the ports
  integer address, narrow;
} store_row;

typedef struct {
  integer cycle, shared, next_recent, dispatched;
  double owed;
} writer_row;

// What a register holds: when it is ready, also to be added to, the family that made it, where it is from, and the
// slot of the stream behind that of the vector operation that made it.
typedef struct {
  integer ready, ready_to_add, family, origin, made;
} value_row;

// What the shapes of instructions say of their registers, by place among those; see `bodies/latency.py`.
typedef struct {
  integer read_first, read_end, write_first, write_end, n_registers;
} flow_row;

typedef struct {
  integer place, before_load, steps, adds;
} source_row;

typedef struct {
  integer place, stepped;
} target_row;

typedef struct {
  integer name, adds_late;
  double load, result, addend;
} cost_row;

typedef struct {
  integer writer, reader, distance;
  double cycles;
} memory_row;

typedef struct {
  integer writer, reader, distance, reg;
} edge_row;

static inline integer larger(integer a, integer b) { return a > b ? a : b; }

// What happened to a micro-op: cycles in which dispatch waited for the decoders before `begins`; when it had a
// dispatch slot, what it waited for until it was dispatched (-1 for nothing), when its operands were there, when
// it was issued and when its result was there; and the ports that it took, as bits.
typedef struct {
  integer decoding, begins, waits_for, dispatched, ready, issued, done, ports;
} event_row;

#endif
