// The tables of instructions, from those of their shapes: alike but for their registers.
#include "tables.h"

static const double GOLDEN_RATIO = 0.6180339887498949;  // its multiples modulo 1 are spread as evenly as can be

static double fraction(double number) { return number - (double)(integer)number; }

enum { PASSED_ON = 2 };  // values that pass between the micro-ops of an instruction have the numbers before registers

// The number of what a row of a shape names, which counts from what is passed on.
static inline integer named(integer place, const integer *registers) {
  return place < PASSED_ON ? place : PASSED_ON + registers[place - PASSED_ON];
}

// Instruction k has the shape `numbers[k]`; `registers` are those of one after the other, of which the rows of its
// shape say which they mean. What is made has room for all.
void spread_shapes(const integer *numbers, integer n, const integer *registers, const shape_row *shapes,
                   const op_row *shape_ops, const use_row *shape_uses, const read_row *shape_reads,
                   const integer *shape_writes, instruction_row *instructions, op_row *ops, use_row *uses,
                   read_row *reads, integer *writes) {
  integer n_ops = 0, n_uses = 0, n_reads = 0, n_writes = 0;
  for (integer k = 0; k < n; ++k) {
    const shape_row *shape = &shapes[numbers[k]];
    instructions[k] = (instruction_row){n_ops, n_ops + shape->end - shape->first, shape->n_accesses, shape->n_decoded};
    for (integer number = shape->first; number < shape->end; ++number) {
      const op_row *from = &shape_ops[number];
      op_row *op = &ops[n_ops++];
      __builtin_memcpy_inline(op, from, sizeof *op);  // a call of memcpy would have to be linked
      op->use_first = n_uses;
      for (integer use = from->use_first; use < from->use_end; ++use, ++n_uses) {
        uses[n_uses] = shape_uses[use];
        // spread, lest all instructions take a fraction of a cycle in the same round
        if (fraction(uses[n_uses].cycles) != 0.0) uses[n_uses].owed = fraction((double)n_uses * GOLDEN_RATIO);
      }
      op->use_end = n_uses;
      op->read_first = n_reads;
      for (integer read = from->read_first; read < from->read_end; ++read, ++n_reads) {
        reads[n_reads] = shape_reads[read];
        reads[n_reads].reg = named(shape_reads[read].reg, registers);
      }
      op->read_end = n_reads;
      op->write_first = n_writes;
      for (integer write = from->write_first; write < from->write_end; ++write)
        writes[n_writes++] = named(shape_writes[write], registers);
      op->write_end = n_writes;
    }
    registers += shape->n_registers;
  }
}
