// What is simulated, and how far the simulation is.
#ifndef CHAINLINE_SIMULATION_H
#define CHAINLINE_SIMULATION_H

#include "ports.h"
#include "rings.h"
#include "stations.h"

typedef struct {
  // of the listing
  const instruction_row *instructions;
  const op_row *ops;
  const read_row *reads;
  const integer *writes;
  // of the stream
  const int32_t *stream;
  integer n_executed;
  const access_row *accesses;
  const double *decoding;  // cycles that the decoders take for each instruction
  // the core, empty
  const core_row *core;
  rings_state rings;
  stations_state stations;
  ports_state ports;
  writer_row *writer;
  integer *recent, n_recent;
  translation_row *translations;
  integer n_translations;
  // results and working memory
  value_row *values;   // of the registers
  store_row *stores;   // of the stream
  integer *retired;    // (n_executed,): cycles
  integer *stalls;     // (FIRST_STATION + n_stations,): cycles in which dispatch waited, by what for
  event_row *events;   // of the micro-ops of the stream; 0 where nobody asks
} simulation;

enum { MOST_HOMES = 8 };

// Of a cycle of dispatch: sets of stations, as bits, and how many micro-ops went to each.
typedef struct {
  integer n, stations[MOST_HOMES], used[MOST_HOMES];
} homes_state;

typedef struct {
  integer cycle, slots_used, places_used[N_PLACES];  // of dispatch
  homes_state *homes;                    // of that cycle; apart, since what is set to zero here has to stay small
  integer slot;                          // of that cycle, which the latest micro-op has
  integer slots, slots_tell_until;       // of the stream, so far, and up to where slots tell the scheduler
  integer served[MOST_BANKS][2];         // lines that each bank has served last
  integer stack_moved;                   // bytes by which the stack engine has moved the stack pointer
  double decoded;
  integer last_retired, slots_retired;
  integer access, n_stores, n_written;   // of the stream, so far
  integer settled, n_unread, next_unread, busy_until;  // data of stores that wait for a port
  integer n_events;
  event_row event;                       // of the micro-op that is dispatched
  integer next_wide;                     // instruction of the stream that is or follows, with a widest operation
} progress;

#endif
