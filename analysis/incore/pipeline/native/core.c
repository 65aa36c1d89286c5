// The inner loop of the out-of-order simulation.
//
// Instructions are taken in program order; each finds the first cycle in which buffers have room for it, its
// operands are there and its ports are free. Older instructions have reserved their ports before, so that
// the outcome is that of a core which always issues the oldest ready micro-op, but in one pass over the
// stream instead of one step a cycle.
//
//   dispatch  in order, `dispatch_width` slots a cycle, when the buffers have room (rings.h, stations.h)
//   issue     out of order, when the operands are there and the ports are free (ports.h)
//   retire    in order, `retire_width` slots a cycle
//   write     stores, in order, after they have retired (store_buffer.h)
#include "closed_ports.h"
#include "memory_operations.h"
#include "operands.h"

enum { DECODERS = N_RINGS, FIRST_STATION };   // what dispatch waits for, after the buffers

// What a micro-op waits for before it is dispatched.
typedef struct {
  integer cycle, reason;
} wait;

static void wait_for(wait *w, integer until, integer reason) {
  if (until > w->cycle) *w = (wait){until, reason};
}

// Begin a cycle of dispatch, some slots of which are taken by a micro-op that was dispatched before.
static void begin_cycle(progress *p, integer cycle, integer slots_used) {
  p->cycle = cycle;
  p->slots_used = slots_used;
  for (integer place = 0; place < N_PLACES; ++place) p->places_used[place] = 0;
  p->homes->n = 0;
}

// How many of the slots that are for its kind a micro-op takes: all that it has of those for integers, in one cycle.
static integer taken_at(const op_row *op) { return op->place == AT_INTEGERS ? op->slots : 1; }

// Whether a micro-op is of those that schedulers take by themselves: a cycle has no more for the same schedulers than
// these are, and than two.
static int has_home(const core_row *core, const op_row *op) {
  return core->slots_of_schedulers && op->stations && (op->place == AT_INTEGERS || op->place == AT_BRANCHES);
}

// Where what went to the stations of a micro-op in this cycle is counted.
static integer home_of(homes_state *h, const op_row *op) {
  integer home = 0;
  while (home < h->n && h->stations[home] != op->stations) ++home;
  if (home == h->n && home < MOST_HOMES) {
    h->stations[home] = op->stations;
    h->used[home] = 0;
    ++h->n;
  }
  return home < MOST_HOMES ? home : MOST_HOMES - 1;
}

// Whether the cycle of dispatch has no slot left that a micro-op can take.
static int is_full(const core_row *core, const progress *p, const op_row *op) {
  const integer slots_of[N_PLACES] = {0, core->access_slots, core->integer_slots, core->branch_slots};
  integer split = core->splits_slots && op->slots > 0 && op->together == op->slots;
  integer needed = split ? 1 : op->together;  // in the cycle that it begins in
  integer used = p->places_used[op->place];
  if (slots_of[op->place] > 0 && used > 0 && used + taken_at(op) > slots_of[op->place]) return 1;
  if (has_home(core, op)) {
    integer most = larger(__builtin_popcountll((uint64_t)op->stations), 2);
    if (p->homes->used[home_of(p->homes, op)] >= most) return 1;
  }
  return p->slots_used + needed > core->dispatch_width && p->slots_used > 0;
}

// The decoders set the pace where code is not kept.
static void decode(const simulation *s, progress *p, double cycles) {
  if (cycles <= 0.0) return;
  double earliest = (double)(p->cycle - s->core->decoded_ahead_cycles);
  p->decoded = (p->decoded > earliest ? p->decoded : earliest) + cycles;
  integer done = (integer)p->decoded;
  if (done > p->cycle) {
    s->stalls[DECODERS] += done - p->cycle;
    p->event.decoding = done - p->cycle;
    begin_cycle(p, done, 0);
  }
}

// Take what a micro-op needs of a buffer, as soon as there is room.
static void fill(simulation *s, wait *w, integer ring, integer entries) {
  wait_for(w, room_at(&s->rings, ring, entries), ring);
  s->rings.rows[ring].taken += entries;
}

// Wait for room for all that can be dispatched in the cycle that a micro-op begins.
static void wait_for_group(simulation *s, wait *w, const op_row *op) {
  integer station = __builtin_ctzll((uint64_t)op->stations);
  wait_for(w, room_at(&s->rings, REORDER_BUFFER, s->core->dispatch_width), REORDER_BUFFER);
  wait_for(w, has_places_at(&s->stations, station, s->core->dispatch_width, w->cycle), FIRST_STATION + station);
}

// Whether what waits keeps its slot, so that the cycle takes no more than was to come in it: for a register, where
// slots tell the scheduler.
static int keeps_slot(const core_row *core, const wait *w) {
  return core->alternates_schedulers && w->reason > REORDER_BUFFER && w->reason < LOAD_QUEUE;
}

// The slot of its cycle in which a micro-op is dispatched.
static integer slot_of(const core_row *core, const progress *p, const wait *w, integer full) {
  return full || (w->cycle > p->cycle && !keeps_slot(core, w)) ? 0 : p->slots_used;
}

// Whether slots tell the scheduler: where a vector operation needs the result of another that was dispatched just
// before it, less than a cycle's slots ago, for what comes in these slots and the next as many; for itself alone
// where its result goes to no vector.
static int slots_tell(const simulation *s, progress *p, const op_row *op) {
  integer width = s->core->dispatch_width;
  if (!s->core->alternates_schedulers || op->stations == 0 || op->bits == 0 || op->role == LOAD) return 0;
  integer near = p->slots - last_made(s, op) < width;
  if (op->role == COMPUTE && op->file != VECTOR_REGISTERS) return near;
  if (near) p->slots_tell_until = p->slots + width;
  return p->slots < p->slots_tell_until;
}

// Dispatch a micro-op; return the station that takes it, -1 where rename makes the result.
static integer dispatch(simulation *s, progress *p, const op_row *op, integer entries) {
  integer width = s->core->dispatch_width;
  integer full = is_full(s->core, p, op), start = p->cycle + full;
  wait w = {start, -1};
  if (s->core->dispatches_groups && op->stations && (full || p->slots_used == 0)) wait_for_group(s, &w, op);
  fill(s, &w, REORDER_BUFFER, op->slots);
  if (op->file > 0) fill(s, &w, op->file, 1);
  if (op->holds_wide) fill(s, &w, WIDE_REGISTERS, 1);
  if (op->role == LOAD) fill(s, &w, LOAD_QUEUE, 1);
  if (op->role == STORE) fill(s, &w, STORE_QUEUE, entries);
  integer slot = slot_of(s->core, p, &w, full);
  integer station = choose(&s->stations, &s->ports, op, w.cycle, slot, slots_tell(s, p, op), s->core);
  if (station >= 0) wait_for(&w, takes_at(&s->stations, station), FIRST_STATION + station);
  if (w.reason >= 0) s->stalls[w.reason] += w.cycle - start;
  p->event.begins = start;
  p->event.waits_for = w.reason;
  p->event.dispatched = w.cycle;
  if (w.cycle > p->cycle) begin_cycle(p, w.cycle, keeps_slot(s->core, &w) ? slot : 0);
  p->slot = p->slots_used;
  p->slots_used += op->slots;
  p->slots += op->slots;
  p->places_used[op->place] += taken_at(op);
  if (has_home(s->core, op)) ++p->homes->used[home_of(p->homes, op)];
  while (p->slots_used > width) begin_cycle(p, p->cycle + 1, p->slots_used - width);  // more than a cycle has
  if (station >= 0 && s->core->dispatch_knows_ports)
    book(&s->ports, known_ports(&s->stations, &s->ports, op, station), p->cycle);
  return station;
}

// What a micro-op needs to be issued whose operands are there in a cycle.
static demand demand_of(simulation *s, progress *p, const op_row *op, integer ports) {
  demand d = {.station_ports = ports, .fresh = fresh_cycles(s, op)};
  if (op->role != STORE && reads_third(s, op, d.fresh)) d.third = s->core->third_reads;
  d.picked = s->core->loads_lose_turns && op->role == LOAD && ports != 0;
  if (op->role == LOAD && op->bits > 0 && s->core->alternates_loads) d.first_ports = alternate(&s->ports, op, &d);
  if (op->role == LOAD) find_banks(p, s->core, &s->accesses[p->access + op->access], d.banks);
  return d;
}

// Note what happened to a micro-op.
static void note_event(simulation *s, progress *p, integer issued, integer done) {
  p->event.issued = issued;
  p->event.done = done;
  s->events[p->n_events++] = p->event;
  p->event.decoding = 0;
}

// Note a micro-op that is not needed.
static void note_nothing(simulation *s, progress *p) {
  p->event.begins = p->event.dispatched = p->event.ready = p->cycle;
  p->event.waits_for = -1;
  p->event.ports = 0;
  note_event(s, p, p->cycle, p->cycle);
}

// Dispatch and issue a micro-op of the instruction at a place of the stream; return when its result is there.
static integer execute(simulation *s, progress *p, const op_row *op, integer index) {
  integer entries = op->role == STORE ? entries_of(s, &s->accesses[p->access + op->access]) : 1;
  integer station = dispatch(s, p, op, entries);
  integer ready = p->cycle + 1, ports = 0, bound = -1;
  int beside_wide = 0;
  integer operands = operands_at(s, op, ready);
  if (station >= 0) {
    ready = enter(&s->stations, station, p->cycle) + 1;
    operands = larger(operands, ready);
    ports = s->stations.rows[station].ports;
    if (s->core->closed_ports) beside_wide = is_beside_wide(s, p, op, index, operands);
    if (s->core->binds_by_slot)
      bound = bind_by_slot(&s->ports, op, ports, p->cycle, p->slot, beside_wide);
    else if (s->core->binds_vectors_by_kind && op->role != STORE && op->bits > 0)
      bound = bind_by_kind(&s->ports, op, ports, p->cycle, p->slot, s->core->dispatch_width, beside_wide);
    else if (s->core->binds_ports)
      bound = bind(&s->ports, op, ports, p->cycle, beside_wide);
    if (bound >= 0) ports = (integer)1 << bound;
  }
  demand d = demand_of(s, p, op, ports);
  d.beside_wide = beside_wide;
  int stores = op->role == STORE;  // the address half of a store does not wait for the data
  s->ports.taken_now = 0;
  p->event.ready = stores ? ready : operands;
  integer issued = issue(&s->ports, op, &d, p->event.ready);
  p->event.ports = s->ports.taken_now;
  if (stores) take_from_loads(s->writer, &s->ports, s->core, p->cycle, issued);
  waited_until(&s->ports, bound, issued);
  if (is_wide(s, op)) s->ports.wide_until = larger(s->ports.wide_until, issued);
  integer result = issued + op->latency;
  // the units that pass sums on to each other are those of narrower vectors
  integer added = beside_wide ? result : issued + op->accumulate_latency;
  if (op->role == LOAD) {
    result = added = load(s, p, op, d.first_ports, issued);
  } else if (stores) {
    issued = translate(s, p, op, &d, issued);
    result = store_data(s, p, op, &d, address_at(s, op, issued), larger(issued, operands)) + 1;
    ++p->n_stores;
  }
  if (station >= 0) leave(&s->stations, station, stores && s->core->schedulers_hold_store_data ? result - 1 : issued);
  write_values(s, op, result, added, station >= 0 && op->bits > 0 && op->role == COMPUTE ? p->slots : NOWHERE);
  if (s->events) note_event(s, p, issued, result);
  return result;
}

// Retire an instruction that is complete; give back what is not needed until it is written.
static void retire(simulation *s, progress *p, integer complete, integer slots) {
  if (complete > p->last_retired) {
    p->last_retired = complete;
    p->slots_retired = 0;
  }
  for (p->slots_retired += slots; p->slots_retired > s->core->retire_width; ++p->last_retired)
    p->slots_retired -= s->core->retire_width;
  for (integer ring = 0; ring < STORE_QUEUE; ++ring) {
    integer held = ring > REORDER_BUFFER && ring < LOAD_QUEUE ? s->core->release_cycles : 0;
    give_back(&s->rings, ring, p->last_retired + held);
  }
}

// Write the stores of an instruction that has retired.
static void write_stores(simulation *s, progress *p, const instruction_row *instruction) {
  for (integer number = instruction->first; number < instruction->end; ++number) {
    const op_row *op = &s->ops[number];
    if (op->role != STORE || p->n_written >= p->n_stores) continue;
    const access_row *access = &s->accesses[p->access + op->access];
    if (s->core->narrow_store_cycles && access->address >= 0)
      await_sector(s->writer, s->recent, s->n_recent, s->stores, p->n_written, s->core, access, p->last_retired);
    integer written = write_store(s->writer, s->recent, s->n_recent, s->core, access, p->last_retired);
    s->stores[p->n_written++].written_at = written;
    give_back(&s->rings, STORE_QUEUE, written);
  }
}

// Simulate a stream.
void run_core(simulation *s) {
  homes_state homes;
  homes.n = 0;
  progress p;
  __builtin_memset_inline(&p, 0, sizeof p);  // a call of memset would have to be linked
  p.homes = &homes;
  for (integer index = 0; index < s->n_executed; ++index) {
    const instruction_row *instruction = &s->instructions[s->stream[index]];
    look_ahead(s, &p, index);
    decode(s, &p, s->decoding[index]);
    integer complete = 0, slots = 0;
    for (integer number = instruction->first; number < instruction->end; ++number) {
      const op_row *op = &s->ops[number];
      if (op->stack == SYNCS && !p.stack_moved) {
        if (s->events) note_nothing(s, &p);
        continue;
      }
      complete = larger(complete, execute(s, &p, op, index));
      slots += op->slots;
      if (op->stack) p.stack_moved = op->stack == SYNCS || op->stack == RESETS ? 0 : p.stack_moved + op->stack;
    }
    retire(s, &p, complete, slots);
    s->retired[index] = p.last_retired;
    write_stores(s, &p, instruction);
    p.access += instruction->n_accesses;
  }
}
