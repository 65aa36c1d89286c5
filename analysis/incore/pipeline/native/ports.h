// Execution ports by cycle: which are taken, and the first cycle that has those one needs.
#ifndef CHAINLINE_PORTS_H
#define CHAINLINE_PORTS_H

#include "heap.h"
#include "tables.h"

enum { MOST_PORTS = 64 };
enum { BETWEEN_STAGES = 7 };  // cycles from dispatch to issue at least, which the simulation passes in one
enum { MANY_MORE = 3, TOO_MANY_MORE = 5 };
enum { MOST_SETS = 16 };  // kinds of micro-ops that a cycle of dispatch can tell apart
enum { REMEMBERED = 1 << 15 };  // cycles that are told apart: far more than any core has in flight

typedef struct {
  integer cycle, taken;
} day_row;  // an entry that belongs to an older cycle counts as free

typedef struct {
  day_row *days;    // REMEMBERED
  integer *turns;   // micro-ops that each port has had
  use_row *uses;
  integer *bound;   // (n_ports, most_bound): heaps of the cycles in which what waits for a port is issued
  integer *n_bound;
  integer *booked;  // by port, the cycle until which what was given to it keeps it, one micro-op a cycle
  integer most_bound;
  integer taken_now;   // ports that have been taken since this was cleared, as bits
  integer wide_until;  // the cycle in which the last of the widest operations so far is issued
  integer n_alternated;  // loads that were given a port in turn
  integer n_ports, counted;        // the cycle in which was counted
  integer n_waiting[MOST_PORTS];   // by port, what waited for it then
  integer n_before[MOST_PORTS];    // and what in the cycle before
  integer n_sets, sets[MOST_SETS], n_of_set[MOST_SETS];  // ports of what was given one in that cycle, and how many
} ports_state;

// The cycles in which a third operand passes the read ports by; the last is -1 without such an operand.
typedef struct {
  integer first, last;
} span;

static int within(span s, integer cycle) { return s.first <= cycle && cycle <= s.last; }

enum { MOST_BANKS = 2 };  // halves of a line, of which an access within the line touches these at most

// What a micro-op needs besides its uses: the ports of its station, those left to its first use, a port of the set
// `third` outside the cycles `fresh`, and a port of each bank; empty sets for nothing. One that is `picked` takes
// turns of its station until it finds the others.
typedef struct {
  integer station_ports, first_ports, picked, third;
  integer beside_wide;  // whether ports are closed for the sake of wider vectors
  span fresh;
  integer banks[MOST_BANKS];
} demand;

// The first of a set of ports, which is not empty.
static integer first_port(integer ports) { return __builtin_ctzll((uint64_t)ports); }

// The ports of a set that are free in a cycle.
static integer free_ports(const ports_state *s, integer ports, integer cycle) {
  const day_row *day = &s->days[cycle & (REMEMBERED - 1)];
  return day->cycle == cycle ? ports & ~day->taken : ports;
}

// The least used port of a set that is free in a cycle, -1 if none is.
static integer free_port(const ports_state *s, integer ports, integer cycle) {
  integer rest = free_ports(s, ports, cycle);
  if (!rest) return -1;
  integer best = first_port(rest);
  while (rest &= rest - 1)
    if (s->turns[first_port(rest)] < s->turns[best]) best = first_port(rest);
  return best;
}

static void take(ports_state *s, integer port, integer cycle) {
  day_row *day = &s->days[cycle & (REMEMBERED - 1)];
  if (day->cycle != cycle) {
    day->cycle = cycle;
    day->taken = 0;
  }
  day->taken |= (integer)1 << port;
  s->taken_now |= (integer)1 << port;
  ++s->turns[port];
}

// Those of some ports that are also among others; all where none is, since no micro-op would ever find one.
static integer narrowed(integer ports, integer others) { return ports & others ? ports & others : ports; }

// The ports that a use may take: of the station for the use that waits there.
static integer ports_of(const ports_state *s, const op_row *op, integer use, const demand *d) {
  integer ports = d->beside_wide ? s->uses[use].beside_wide : s->uses[use].ports;
  if (use - op->use_first == op->waiting_use) ports = narrowed(ports, d->station_ports);
  return use == op->use_first ? narrowed(ports, d->first_ports) : ports;
}

// The first cycle from `ready` on in which each use of a micro-op finds a free port; one of less than a turn
// does not wait for it.
static integer all_free(const ports_state *s, const op_row *op, const demand *d, integer ready) {
  integer cycle = ready, use = op->use_first;
  while (use < op->use_end) {
    integer before = cycle;
    if (s->uses[use].cycles >= 1.0)
      for (integer ports = ports_of(s, op, use, d); !free_ports(s, ports, cycle);) ++cycle;
    use = cycle == before || use == op->use_first ? use + 1 : op->use_first;
  }
  return cycle;
}

// Fractions of a cycle add up over executions; further cycles go to any port of the use after that one.
static void take_use(ports_state *s, const op_row *op, integer use, const demand *d, integer cycle) {
  use_row *row = &s->uses[use];
  row->owed += row->cycles;
  while (row->owed >= 1.0) {
    integer port = free_port(s, ports_of(s, op, use, d), cycle);
    if (port < 0) {
      ++cycle;
    } else {
      take(s, port, cycle);
      row->owed -= 1.0;
    }
  }
}

// How many micro-ops that have been given a port, or have taken it, are not yet issued in a cycle.
static integer n_waiting_for(ports_state *s, integer port, integer cycle) {
  integer *heap = &s->bound[port * s->most_bound], *n_bound = &s->n_bound[port];
  for (; *n_bound > 0 && heap[0] < cycle; sift_down(heap, *n_bound, heap[*n_bound])) --*n_bound;
  return *n_bound;
}

// For how many cycles from now on that port of a set is booked which is for the fewest.
static integer least_booked(const ports_state *s, integer ports, integer cycle) {
  integer least = INT64_MAX;
  for (; ports; ports &= ports - 1)
    if (s->booked[first_port(ports)] < least) least = s->booked[first_port(ports)];
  return larger(least - cycle, 0);
}

// Book a turn of that port of a set which is booked for the fewest cycles.
static void book(ports_state *s, integer ports, integer cycle) {
  integer best = -1;
  for (; ports; ports &= ports - 1)
    if (best < 0 || s->booked[first_port(ports)] < s->booked[best]) best = first_port(ports);
  if (best >= 0) s->booked[best] = larger(s->booked[best], cycle) + 1;
}

// The port that a micro-op is given when it is dispatched: that for which the fewest wait. -1 where it has to be
// found later, since it takes several turns.
static integer bind(ports_state *s, const op_row *op, integer station_ports, integer cycle, int beside_wide) {
  if (op->waiting_use < 0) return -1;
  integer use = op->use_first + op->waiting_use, best = -1, fewest = 0;
  integer rest = ports_of(s, op, use, &(demand){.station_ports = station_ports, .beside_wide = beside_wide});
  if (s->uses[use].cycles > 1.0 && (rest & (rest - 1))) return -1;
  for (; rest; rest &= rest - 1) {
    integer port = first_port(rest);
    integer n = n_waiting_for(s, port, cycle);
    if (best < 0 || n < fewest || (n == fewest && s->turns[port] < s->turns[best])) {
      best = port;
      fewest = n;
    }
  }
  return best;
}

// Count anew, at the beginning of a cycle of dispatch, how many wait for each port.
static void count_waiting(ports_state *s, integer cycle) {
  if (s->counted == cycle) return;
  int next = s->counted + 1 == cycle;
  s->counted = cycle;
  s->n_sets = 0;
  for (integer port = 0; port < s->n_ports; ++port) {
    integer n = n_waiting_for(s, port, cycle - BETWEEN_STAGES);
    s->n_before[port] = next ? s->n_waiting[port] : n;
    s->n_waiting[port] = n;
  }
}

// The port that a micro-op is given in a slot of a cycle of dispatch: in even slots that for which the fewest waited
// when the cycle began, in odd ones the next, unless many more wait for it. Those that the same cycle assigns are
// not seen. Of equals the port with the higher number.
static integer bind_by_slot(ports_state *s, const op_row *op, integer station_ports, integer cycle, integer slot,
                            int beside_wide) {
  if (op->waiting_use < 0) return -1;
  integer use = op->use_first + op->waiting_use, best = -1, next = -1;
  integer rest = ports_of(s, op, use, &(demand){.station_ports = station_ports, .beside_wide = beside_wide});
  if (s->uses[use].cycles > 1.0 && (rest & (rest - 1))) return -1;
  if (op->role == LOAD && __builtin_popcountll((uint64_t)rest) == 2)  // now one, now the other
    return s->n_alternated++ % 2 ? 63 - __builtin_clzll((uint64_t)rest) : __builtin_ctzll((uint64_t)rest);
  count_waiting(s, cycle);
  for (; rest; rest &= rest - 1) {
    integer port = first_port(rest);
    if (best < 0 || s->n_waiting[port] <= s->n_waiting[best]) {
      next = best;
      best = port;
    } else if (next < 0 || s->n_waiting[port] <= s->n_waiting[next]) {
      next = port;
    }
  }
  return slot % 2 && next >= 0 && s->n_waiting[next] < s->n_waiting[best] + MANY_MORE ? next : best;
}

// How many micro-ops that may take the same ports were given one in this cycle of dispatch, before this one.
static integer count_alike(ports_state *s, integer ports) {
  integer set = 0;
  while (set < s->n_sets && s->sets[set] != ports) ++set;
  if (set == s->n_sets) {
    if (set == MOST_SETS) return 0;
    s->sets[s->n_sets++] = ports;
    s->n_of_set[set] = 0;
  }
  return s->n_of_set[set]++;
}

// Whether a port comes before another: fewer waited for it when the cycle before began, or it has the higher number.
static int comes_before(const ports_state *s, integer port, integer other) {
  return s->n_before[port] < s->n_before[other] || (s->n_before[port] == s->n_before[other] && port > other);
}

// The port that a micro-op is given by its kind: of those that a cycle dispatches with the same ports, the first takes
// that for which the fewest waited when the cycle before began, the second the next, and so on, leaving out ports for
// which many more wait. The last slot of a cycle always takes the first, and one before it that is the first of its
// kind the second.
static integer bind_by_kind(ports_state *s, const op_row *op, integer station_ports, integer cycle, integer slot,
                            integer width, int beside_wide) {
  if (op->waiting_use < 0) return -1;
  integer use = op->use_first + op->waiting_use, sorted[MOST_PORTS], n = 0;
  integer rest = ports_of(s, op, use, &(demand){.station_ports = station_ports, .beside_wide = beside_wide});
  if (s->uses[use].cycles > 1.0 && (rest & (rest - 1))) return -1;
  count_waiting(s, cycle);
  integer alike = count_alike(s, rest);
  for (; rest; rest &= rest - 1) {
    integer port = first_port(rest);
    integer at = n++;
    for (; at > 0 && comes_before(s, port, sorted[at - 1]); --at) sorted[at] = sorted[at - 1];
    sorted[at] = port;
  }
  while (n > 1 && s->n_before[sorted[n - 1]] >= s->n_before[sorted[0]] + TOO_MANY_MORE) --n;
  if (slot == width - 1)
    alike = 0;
  else if (slot == width - 2 && alike == 0)
    alike = 1;
  return sorted[alike % n];
}

// The port of the first use of a load whose turn it is, of those that it has been left: as they are dispatched, one
// after the other.
static integer alternate(ports_state *s, const op_row *op, const demand *d) {
  integer ports = ports_of(s, op, op->use_first, d);
  integer number = s->n_alternated++ % __builtin_popcountll((uint64_t)ports);
  for (; number > 0; --number) ports &= ports - 1;
  return ports & -ports;
}

// Note when the micro-op that was given a port, or took it, last is issued.
static void waited_until(ports_state *s, integer port, integer cycle) {
  if (port >= 0 && s->n_bound[port] < s->most_bound)
    sift_up(&s->bound[port * s->most_bound], s->n_bound[port]++, cycle);
}

static int bank_is_taken(const ports_state *s, const integer *banks, integer cycle) {
  for (integer bank = 0; bank < MOST_BANKS; ++bank)
    if (banks[bank] && !free_ports(s, banks[bank], cycle)) return 1;
  return 0;
}

static void take_banks(ports_state *s, const integer *banks, integer cycle) {
  for (integer bank = 0; bank < MOST_BANKS; ++bank)
    if (banks[bank]) take(s, free_port(s, banks[bank], cycle), cycle);
}

// The cycle in which a micro-op finds all ports that is picked, by the ports of its station, as soon as these are
// free: turns in which it does not find the others are lost.
static integer pick(ports_state *s, const op_row *op, const demand *d, integer ready) {
  integer ports = ports_of(s, op, op->use_first + op->waiting_use, d);
  for (integer cycle = ready, found = all_free(s, op, d, ready);; ++cycle) {
    if (cycle == found) return cycle;
    integer port = free_port(s, ports, cycle);
    if (port >= 0) take(s, port, cycle);
  }
}

// Take a read port for a third operand, in each cycle that a port is busy with the micro-op: wide vectors pass by
// halves on some cores. In later cycles it goes on without one where none is free.
static void take_third(ports_state *s, const op_row *op, integer ports, integer cycle) {
  integer last = cycle;
  for (integer use = op->use_first; use < op->use_end; ++use)
    last = larger(last, cycle + (integer)s->uses[use].cycles - 1);
  take(s, free_port(s, ports, cycle), cycle);
  while (++cycle <= last) {
    integer port = free_port(s, ports, cycle);
    if (port >= 0) take(s, port, cycle);
  }
}

// Reserve the ports of a micro-op; return the first cycle from `ready` on that has them all.
// Where no third port is free, the turn of the others is lost.
static integer issue(ports_state *s, const op_row *op, const demand *d, integer ready) {
  integer cycle = ready;
  int banked = (d->banks[0] | d->banks[1]) != 0;
  for (;; ++cycle) {
    cycle = d->picked ? pick(s, op, d, cycle) : all_free(s, op, d, cycle);
    if (banked && bank_is_taken(s, d->banks, cycle)) continue;
    if (!d->third || within(d->fresh, cycle) || free_ports(s, d->third, cycle)) break;
    for (integer use = op->use_first; use < op->use_end; ++use)
      if (s->uses[use].cycles >= 1.0)
        take(s, free_port(s, ports_of(s, op, use, d), cycle), cycle);
  }
  for (integer use = op->use_first; use < op->use_end; ++use) take_use(s, op, use, d, cycle);
  if (d->third && !within(d->fresh, cycle)) take_third(s, op, d->third, cycle);
  if (banked) take_banks(s, d->banks, cycle);
  return cycle;
}

// Take as many ports of a set as are free in a cycle, up to a number; return how many.
static integer take_free(ports_state *s, integer ports, integer cycle, integer most) {
  integer taken = 0;
  for (integer port; taken < most && (port = free_port(s, ports, cycle)) >= 0; ++taken) take(s, port, cycle);
  return taken;
}

// Take turns of some ports as soon as one is free; return the cycle of the last.
static integer take_turns(ports_state *s, integer ports, integer cycle, integer n_turns) {
  for (; n_turns > 0; --n_turns) {
    while (!free_ports(s, ports, cycle)) ++cycle;
    take(s, free_port(s, ports, cycle), cycle);
  }
  return cycle;
}

// Reserve what moves the data of a store to the store queue; return the cycle of the last read.
// A turn of a pipe for each read. Data that are late, after the cycles `fresh` or on the heels of other data,
// take ports for each read too.
static integer read_data(ports_state *s, const core_row *core, integer ready, span fresh, integer n_reads) {
  int follows = !free_ports(s, core->store_pipes, ready - 1);
  integer first = take_turns(s, core->store_pipes, ready, 1);
  integer cycle = take_turns(s, core->store_pipes, first, n_reads - 1);
  if (first > fresh.last || (n_reads > 1 && follows))
    cycle = take_turns(s, core->third_reads, first, n_reads * core->data_reads);
  return cycle;
}

#endif
