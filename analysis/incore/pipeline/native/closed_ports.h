// Ports that narrower vectors do not find open while one of the widest operations waits.
#ifndef CHAINLINE_CLOSED_PORTS_H
#define CHAINLINE_CLOSED_PORTS_H

#include "simulation.h"

static int is_wide(const simulation *s, const op_row *op) {
  return op->role == COMPUTE && op->bits >= s->core->vector_bits;
}

// Whether narrower vectors find ports closed: while one of the widest waits, older, or so near behind that it has been
// dispatched before this one is issued.
static int is_beside_wide(const simulation *s, const progress *p, const op_row *op, integer index, integer ready) {
  if (op->role != COMPUTE || op->bits == 0 || op->bits >= s->core->vector_bits || op->waiting_use < 0) return 0;
  return ready < s->ports.wide_until || p->next_wide - index < s->core->seen_ahead;
}

// Find the next instruction with one of the widest operations, where ports close for its sake.
static void look_ahead(const simulation *s, progress *p, integer index) {
  if (!s->core->closed_ports || p->next_wide > index) return;
  for (p->next_wide = index; p->next_wide < s->n_executed; ++p->next_wide) {
    const instruction_row *instruction = &s->instructions[s->stream[p->next_wide]];
    for (integer number = instruction->first; number < instruction->end; ++number)
      if (is_wide(s, &s->ops[number])) return;
  }
  p->next_wide = INT64_MAX;
}

#endif
