// Reservation stations: micro-ops leave them in the order in which they are issued.
#ifndef CHAINLINE_STATIONS_H
#define CHAINLINE_STATIONS_H

#include "ports.h"

enum { MOST_KINDS = 64 };

typedef struct {
  station_row *rows;
  integer *waiting;   // (n, most_waiting): heaps of the cycles in which micro-ops issue, the next one first
  integer most_waiting;
  integer *passed;    // (n, most_passed): rings of the cycles in which they passed the queue in front
  integer most_passed;
  integer last[MOST_KINDS];  // the station that took the last micro-op of a kind, of which several could
} stations_state;

// The first cycle in which the station itself has a free place.
static integer place_at(const stations_state *s, integer station) {
  const station_row *row = &s->rows[station];
  return row->n_waiting >= row->entries ? s->waiting[station * s->most_waiting] + 1 : 0;
}

// Drop the micro-ops that have left a station before a cycle.
static void forget(stations_state *s, integer station, integer cycle) {
  station_row *row = &s->rows[station];
  integer *heap = &s->waiting[station * s->most_waiting];
  while (row->n_waiting > 0 && heap[0] < cycle) {
    --row->n_waiting;
    sift_down(heap, row->n_waiting, heap[row->n_waiting]);
  }
}

// The first cycle from one on in which a station has so many free places.
static integer has_places_at(stations_state *s, integer station, integer places, integer cycle) {
  const station_row *row = &s->rows[station];
  for (forget(s, station, cycle); row->n_waiting > 0 && row->n_waiting + places > row->entries;
       forget(s, station, cycle))
    cycle = s->waiting[station * s->most_waiting] + 1;
  return cycle;
}

// Of stations that are equal: now one, now the other, in no order that code could fall into step with.
static int scattered(integer cycle) {
  return (int)((uint64_t)cycle * 0x9E3779B1u >> 20 & 1);  // Fibonacci hashing
}

// The ports of a station that a micro-op may take, where dispatch knows ports; of other operations than vectors'.
static integer known_ports(const stations_state *s, const ports_state *ports, const op_row *op, integer station) {
  if (op->bits > 0 || op->waiting_use < 0) return 0;
  return ports->uses[op->use_first + op->waiting_use].ports & s->rows[station].ports;
}

// How many wait for each port of a station; where dispatch knows ports, for how long those that a micro-op may take
// are booked.
static double crowd(const stations_state *s, const ports_state *ports, const op_row *op, integer station,
                    integer cycle, int knows_ports) {
  const station_row *row = &s->rows[station];
  integer known = knows_ports ? known_ports(s, ports, op, station) : 0;
  return known ? (double)least_booked(ports, known, cycle) : (double)row->n_waiting / (double)row->n_ports;
}

// The kind of a micro-op where others that may take the same pipe first are of the same one.
static integer kind_of(const ports_state *ports, const op_row *op) {
  if (op->waiting_use < 0) return 0;
  return __builtin_ctzll((uint64_t)ports->uses[op->use_first + op->waiting_use].ports);
}

// After how many turns a station has its own, if another one had the last.
static integer turns_after(integer last, integer station) { return (station - last - 1) & 63; }

// Which of the stations of a micro-op that is dispatched in a slot of a cycle takes it soonest, -1 where none has to.
// Of equals, the one that is less crowded; of those behind one queue, where they alternate, the one that did not
// take the last of its kind, or, where slots tell, the first in even slots and the second in odd ones, or either
// where the queue is waited for. Where dispatch knows ports, the one whose ports are booked for the fewest cycles,
// of equals by turns, even if it is full, which branches alone pass by: what else takes these ports is not known then.
static integer choose(stations_state *s, const ports_state *ports, const op_row *op, integer cycle, integer slot,
                      int slots_tell, const core_row *core) {
  int knows_ports = core->dispatch_knows_ports != 0;
  integer allowed = op->stations, best = -1, soonest = 0, kind = kind_of(ports, op), last = s->last[kind];
  double least = 0.0;
  int alone = (allowed & (allowed - 1)) == 0;
  for (; allowed; allowed &= allowed - 1) {
    integer station = first_port(allowed);
    integer now = larger(cycle, s->rows[s->rows[station].front].last_passed);
    forget(s, station, now);
    integer until = larger(now, place_at(s, station));
    double here = alone ? 0.0 : crowd(s, ports, op, station, now, knows_ports);
    int known = knows_ports && known_ports(s, ports, op, station);
    int fewer = here < least || (here == least && scattered(now));
    if (known) {
      fewer = here < least || (here == least && turns_after(last, station) < turns_after(last, best));
      if (op->place != AT_BRANCHES) until = soonest;
    } else if (core->alternates_schedulers && s->rows[station].queue > 0) {
      fewer = now > cycle ? scattered(now) : slots_tell ? slot & 1 : best == last;
    }
    if (best < 0 || until < soonest || (until == soonest && fewer)) {
      best = station;
      soonest = until;
      least = here;
    }
  }
  if (!alone) s->last[kind] = best;
  return best;
}

// The first cycle in which a micro-op can be dispatched to a station.
static integer takes_at(const stations_state *s, integer station) {
  integer front = s->rows[station].front, queue = s->rows[station].queue;
  if (queue == 0) return place_at(s, station);
  integer n_passed = s->rows[front].n_passed;
  return n_passed >= queue ? s->passed[front * s->most_passed + n_passed % queue] : 0;
}

// The cycle in which a micro-op dispatched in a cycle is in the station.
static integer enter(stations_state *s, integer station, integer cycle) {
  const station_row *row = &s->rows[station];
  station_row *front = &s->rows[row->front];
  integer inside = larger(larger(cycle, place_at(s, station)), front->last_passed);
  front->last_passed = inside;
  if (row->queue > 0) {
    s->passed[row->front * s->most_passed + front->n_passed % row->queue] = inside;
    ++front->n_passed;
  }
  return inside;
}

// Note the cycle in which the micro-op that entered last will be issued.
static void leave(stations_state *s, integer station, integer cycle) {
  station_row *row = &s->rows[station];
  integer *heap = &s->waiting[station * s->most_waiting];
  if (row->n_waiting < row->entries)
    sift_up(heap, row->n_waiting++, cycle);
  else
    sift_down(heap, row->n_waiting, cycle);
}

#endif
