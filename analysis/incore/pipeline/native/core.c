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
#include "ports.h"
#include "rings.h"
#include "stations.h"
#include "store_buffer.h"

enum { COMPUTE, LOAD, STORE };                // roles of a micro-op
enum { ZERO = 1, READ_FROM_MEMORY = 2 };      // origins: rename knows that it is zero; it passes no bypass
enum { DECODED_AHEAD = 16 };                  // cycles that decoders are ahead of dispatch at most: their queue
enum { DECODERS = N_RINGS, FIRST_STATION };   // what dispatch waits for, after the buffers

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
  // results and working memory
  value_row *values;   // of the registers
  store_row *stores;   // of the stream
  integer *retired;    // (n_executed,): cycles
  integer *stalls;     // (FIRST_STATION + n_stations,): cycles in which dispatch waited, by what for
} simulation;

typedef struct {
  integer cycle, slots_used;             // of dispatch
  double decoded;
  integer last_retired, slots_retired;
  integer access, n_stores, n_written;   // of the stream, so far
} progress;

// What a micro-op waits for before it is dispatched.
typedef struct {
  integer cycle, reason;
} wait;

static void wait_for(wait *w, integer until, integer reason) {
  if (until > w->cycle) *w = (wait){until, reason};
}

// The decoders set the pace where code is not kept.
static void decode(const simulation *s, progress *p, double cycles) {
  if (cycles <= 0.0) return;
  double earliest = (double)(p->cycle - DECODED_AHEAD);
  p->decoded = (p->decoded > earliest ? p->decoded : earliest) + cycles;
  integer done = (integer)p->decoded;
  if (done > p->cycle) {
    s->stalls[DECODERS] += done - p->cycle;
    p->cycle = done;
    p->slots_used = 0;
  }
}

// Entries of the store queue that a store takes.
static integer entries_of(const simulation *s, const access_row *access) {
  integer bytes = s->core->store_entry_bytes;
  return larger(1, (access->width_bytes + bytes - 1) / bytes);
}

// Take what a micro-op needs of a buffer, as soon as there is room.
static void fill(simulation *s, wait *w, integer ring, integer entries) {
  wait_for(w, room_at(&s->rings, ring, entries), ring);
  s->rings.rows[ring].taken += entries;
}

// Dispatch a micro-op; return the station that takes it, -1 where rename makes the result.
static integer dispatch(simulation *s, progress *p, const op_row *op, integer entries) {
  integer width = s->core->dispatch_width;
  integer start = p->cycle + (p->slots_used + op->slots > width && p->slots_used > 0);
  wait w = {start, -1};
  fill(s, &w, REORDER_BUFFER, op->slots);
  if (op->file > 0) fill(s, &w, op->file, 1);
  if (op->role == LOAD) fill(s, &w, LOAD_QUEUE, 1);
  if (op->role == STORE) fill(s, &w, STORE_QUEUE, entries);
  integer station = choose(&s->stations, op->stations, p->cycle);
  if (station >= 0) wait_for(&w, takes_at(&s->stations, station), FIRST_STATION + station);
  if (w.reason >= 0) s->stalls[w.reason] += w.cycle - start;
  if (w.cycle > p->cycle) {
    p->cycle = w.cycle;
    p->slots_used = 0;
  }
  p->slots_used += op->slots;
  for (; p->slots_used > width; ++p->cycle) p->slots_used -= width;  // more slots than a cycle has
  return station;
}

// When an operand can be used: a sum by the unit that made it before others.
static integer ready_at(const value_row *value, const read_row *read, const op_row *op) {
  return read->accumulates && value->family == op->family ? value->ready_to_add : value->ready;
}

// The first cycle from `ready` on in which all operands are there.
static integer operands_at(const simulation *s, const op_row *op, integer ready) {
  for (integer entry = op->read_first; entry < op->read_end; ++entry)
    ready = larger(ready, ready_at(&s->values[s->reads[entry].reg], &s->reads[entry], op));
  return ready;
}

static span fresh_cycles(const simulation *s, const op_row *op) {
  integer ready = -1, last = -1;
  for (integer entry = op->read_first; entry < op->read_end; ++entry) {
    const read_row *read = &s->reads[entry];
    const value_row *value = &s->values[read->reg];
    if (!read->third || value->origin == ZERO) continue;
    ready = ready_at(value, read, op);
    last = value->origin == READ_FROM_MEMORY ? 0 : ready + s->core->bypass_last;
  }
  return (span){ready + s->core->bypass_first, last};
}

// A load issued in a cycle: when its data are there.
static integer load(simulation *s, const progress *p, const op_row *op, integer issued, span fresh) {
  const access_row *access = &s->accesses[p->access + op->access];
  integer result = loaded_at(access, s->stores, p->n_written, s->core, issued, op->latency);
  if (s->core->repeats_early_loads && result > issued + op->latency)
    result = issue(&s->ports, op, 0, result - op->latency, 0, fresh) + op->latency;
  else if (mistaken(access, s->stores, s->core, issued, op->latency))
    issue(&s->ports, op, 0, issued + 1, 0, fresh);
  if (!crosses(access, s->core)) return result;
  issue(&s->ports, op, 0, issued + 1, 0, fresh);  // the second line takes another turn
  return result + 1;
}

// Results of a micro-op in registers.
static void write_values(simulation *s, const op_row *op, integer ready, integer ready_to_add) {
  integer origin = 0;
  if (op->role == LOAD)
    origin = READ_FROM_MEMORY;
  else if (op->stations == 0 && op->read_first == op->read_end)
    origin = ZERO;
  for (integer entry = op->write_first; entry < op->write_end; ++entry)
    s->values[s->writes[entry]] = (value_row){ready, ready_to_add, op->family, origin};
}

// Dispatch and issue a micro-op; return when its result is there.
static integer execute(simulation *s, progress *p, const op_row *op) {
  integer entries = op->role == STORE ? entries_of(s, &s->accesses[p->access + op->access]) : 1;
  integer station = dispatch(s, p, op, entries);
  integer ready = p->cycle + 1, ports = 0;
  if (station >= 0) {
    ready = enter(&s->stations, station, p->cycle) + 1;
    ports = s->stations.rows[station].ports;
  }
  integer operands = operands_at(s, op, ready);
  span fresh = fresh_cycles(s, op);
  integer third = fresh.last < 0 ? 0 : s->core->third_reads;
  int stores = op->role == STORE;  // the address half of a store does not wait for the data
  integer issued = issue(&s->ports, op, ports, stores ? ready : operands, stores ? 0 : third, fresh);
  if (stores) take_from_loads(s->writer, &s->ports, s->core, p->cycle, issued);
  if (station >= 0) leave(&s->stations, station, issued);
  integer result = issued + op->latency, added = issued + op->accumulate_latency;
  if (op->role == LOAD) {
    result = added = load(s, p, op, issued, fresh);
  } else if (stores) {
    integer data = larger(issued, operands);
    if (third) data = read_data(&s->ports, s->core, data, fresh, entries);
    executed(&s->stores[p->n_stores++], op->masked, entries, data);
    result = data + 1;
  }
  write_values(s, op, result, added);
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
  for (integer ring = 0; ring < STORE_QUEUE; ++ring) give_back(&s->rings, ring, p->last_retired);
}

// Write the stores of an instruction that has retired.
static void write_stores(simulation *s, progress *p, const instruction_row *instruction) {
  for (integer number = instruction->first; number < instruction->end; ++number) {
    const op_row *op = &s->ops[number];
    if (op->role != STORE || p->n_written >= p->n_stores) continue;
    const access_row *access = &s->accesses[p->access + op->access];
    integer written = write_store(s->writer, s->recent, s->n_recent, s->core, access, p->last_retired);
    s->stores[p->n_written++].written_at = written;
    give_back(&s->rings, STORE_QUEUE, written);
  }
}

// Simulate a stream.
void run_core(simulation *s) {
  progress p = {0};
  for (integer index = 0; index < s->n_executed; ++index) {
    const instruction_row *instruction = &s->instructions[s->stream[index]];
    decode(s, &p, s->decoding[index]);
    integer complete = 0, slots = 0;
    for (integer number = instruction->first; number < instruction->end; ++number) {
      complete = larger(complete, execute(s, &p, &s->ops[number]));
      slots += s->ops[number].slots;
    }
    retire(s, &p, complete, slots);
    s->retired[index] = p.last_retired;
    write_stores(s, &p, instruction);
    p.access += instruction->n_accesses;
  }
}
