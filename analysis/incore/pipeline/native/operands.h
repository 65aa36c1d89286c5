// Registers that a micro-op reads and writes: when they are ready, and where they come from.
#ifndef CHAINLINE_OPERANDS_H
#define CHAINLINE_OPERANDS_H

#include "simulation.h"

// Origins: rename knows that it is zero, so that some cores do not read it; it passes no bypass on some cores.
enum { ZERO = 1, READ_FROM_MEMORY = 2 };
enum { NOWHERE = -1 << 20 };  // in the slots of the stream: long before

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

// The first cycle from `ready` on in which the address of a store is there.
static integer address_at(const simulation *s, const op_row *op, integer ready) {
  for (integer entry = op->read_first; entry < op->read_end; ++entry)
    if (s->reads[entry].addresses) ready = larger(ready, s->values[s->reads[entry].reg].ready);
  return ready;
}

static span fresh_cycles(const simulation *s, const op_row *op) {
  integer ready = -1, last = -1;
  for (integer entry = op->read_first; entry < op->read_end; ++entry) {
    const read_row *read = &s->reads[entry];
    const value_row *value = &s->values[read->reg];
    if (!read->third || (value->origin == ZERO && !s->core->reads_zeros)) continue;
    ready = ready_at(value, read, op);
    int passes = value->origin != READ_FROM_MEMORY || s->core->bypass_from_loads;
    last = passes ? ready + s->core->bypass_last_cycle : 0;
  }
  return (span){ready + s->core->bypass_first_cycle, last};
}

// Whether a third operand, fresh in some cycles, takes a read port outside of these.
static int reads_third(const simulation *s, const op_row *op, span fresh) {
  return s->core->third_reads && fresh.last >= 0 && op->bits >= s->core->third_read_bits;
}

// Where in the slots of the stream the last of the operands was made that a vector operation makes.
static integer last_made(const simulation *s, const op_row *op) {
  integer last = NOWHERE;
  for (integer entry = op->read_first; entry < op->read_end; ++entry)
    last = larger(last, s->values[s->reads[entry].reg].made);
  return last;
}

// Results of a micro-op in registers.
static void write_values(simulation *s, const op_row *op, integer ready, integer ready_to_add, integer made) {
  integer origin = 0;
  if (op->role == LOAD)
    origin = READ_FROM_MEMORY;
  else if (op->stations == 0 && op->read_first == op->read_end)
    origin = ZERO;
  for (integer entry = op->write_first; entry < op->write_end; ++entry)
    s->values[s->writes[entry]] = (value_row){ready, ready_to_add, op->family, origin, made};
}

#endif
