// Execution ports by cycle: which are taken, and the first cycle that has those one needs.
#ifndef CHAINLINE_PORTS_H
#define CHAINLINE_PORTS_H

#include "tables.h"

enum { REMEMBERED = 1 << 15 };  // cycles that are told apart: far more than any core has in flight

typedef struct {
  integer cycle, taken;
} day_row;  // an entry that belongs to an older cycle counts as free

typedef struct {
  day_row *days;    // REMEMBERED
  integer *turns;   // micro-ops that each port has had
  use_row *uses;
} ports_state;

// The cycles in which a third operand passes the read ports by; the last is -1 without such an operand.
typedef struct {
  integer first, last;
} span;

// The least used port of a set that is free in a cycle, -1 if none is.
static integer free_port(const ports_state *s, integer ports, integer cycle) {
  const day_row *day = &s->days[cycle & (REMEMBERED - 1)];
  integer rest = day->cycle == cycle ? ports & ~day->taken : ports;
  integer best = -1;
  for (integer port = 0; rest; ++port, rest >>= 1)
    if ((rest & 1) && (best < 0 || s->turns[port] < s->turns[best])) best = port;
  return best;
}

static void take(ports_state *s, integer port, integer cycle) {
  day_row *day = &s->days[cycle & (REMEMBERED - 1)];
  if (day->cycle != cycle) {
    day->cycle = cycle;
    day->taken = 0;
  }
  day->taken |= (integer)1 << port;
  ++s->turns[port];
}

// The ports that a use may take: of the station for the use that waits there.
static integer ports_of(const ports_state *s, const op_row *op, integer use, integer station_ports) {
  int waits = use - op->use_first == op->waiting_use && station_ports != 0;
  return waits ? s->uses[use].ports & station_ports : s->uses[use].ports;
}

// The first cycle from `ready` on in which each use of a micro-op finds a free port.
static integer all_free(const ports_state *s, const op_row *op, integer station_ports, integer ready) {
  integer cycle = ready, use = op->use_first;
  while (use < op->use_end) {
    if (free_port(s, ports_of(s, op, use, station_ports), cycle) < 0) {
      ++cycle;
      use = op->use_first;
    } else {
      ++use;
    }
  }
  return cycle;
}

// Fractions of a cycle add up over executions; further cycles go to any port of the use after that one.
static void take_use(ports_state *s, const op_row *op, integer use, integer station_ports, integer cycle) {
  use_row *row = &s->uses[use];
  row->owed += row->cycles;
  while (row->owed >= 1.0) {
    integer port = free_port(s, ports_of(s, op, use, station_ports), cycle);
    if (port < 0) {
      ++cycle;
    } else {
      take(s, port, cycle);
      row->owed -= 1.0;
    }
  }
}

// Reserve the ports of a micro-op; return the first cycle from `ready` on that has them all.
// Outside the cycles `fresh` a port of the set `third` is taken too; where none is free, the turn of the
// others is lost.
static integer issue(ports_state *s, const op_row *op, integer station_ports, integer ready, integer third,
                     span fresh) {
  integer cycle = ready;
  for (;;) {
    cycle = all_free(s, op, station_ports, cycle);
    if (!third || (fresh.first <= cycle && cycle <= fresh.last) || free_port(s, third, cycle) >= 0) break;
    for (integer use = op->use_first; use < op->use_end; ++use)
      take(s, free_port(s, ports_of(s, op, use, station_ports), cycle), cycle);
    ++cycle;
  }
  for (integer use = op->use_first; use < op->use_end; ++use) take_use(s, op, use, station_ports, cycle);
  if (third && !(fresh.first <= cycle && cycle <= fresh.last)) take(s, free_port(s, third, cycle), cycle);
  return cycle;
}

// Take turns of some ports as soon as one is free; return the cycle of the last.
static integer take_turns(ports_state *s, integer ports, integer cycle, integer n_turns) {
  for (; n_turns > 0; --n_turns) {
    integer port = free_port(s, ports, cycle);
    while (port < 0) port = free_port(s, ports, ++cycle);
    take(s, port, cycle);
  }
  return cycle;
}

// Reserve what moves the data of a store to the store queue; return the cycle of the last read.
// A turn of a pipe for each read. Data that are late, after the cycles `fresh` or on the heels of other data,
// take a port for each read too.
static integer read_data(ports_state *s, const core_row *core, integer ready, span fresh, integer n_reads) {
  int follows = free_port(s, core->store_pipes, ready - 1) < 0;
  integer first = take_turns(s, core->store_pipes, ready, 1);
  integer cycle = take_turns(s, core->store_pipes, first, n_reads - 1);
  if (first > fresh.last || (n_reads > 1 && follows)) cycle = take_turns(s, core->third_reads, first, n_reads);
  return cycle;
}

#endif
