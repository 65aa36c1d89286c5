// Predecoding and decoding of what the cache of micro-ops does not hold; see `front_end.py`.
#include "tables.h"

enum { QUEUED = 24 };  // predecoded instructions that wait for the decoders
enum { FRACTIONS = 64 };  // of a cycle, in which the time is told that a part of the code is read in

// Predecoding: its cycle, the instructions found in it, the aligned part of the code that is read, the cycles spent on
// that part, and when the latest instructions left the queue behind.
typedef struct {
  integer cycle, found, part, spent, left_at[QUEUED], n_queued;
  integer part_time, owed;  // cycles in which a part is read, and what is owed of one, in `FRACTIONS` of a cycle
} predecoder;

// The decoders in their current cycle: instructions decoded, and how many more can be.
typedef struct {
  integer cycle, decoded, room;
} decoder_group;

static void next_part(predecoder *p, const core_row *core, integer parts, integer changed) {
  // what a prefix delays overlaps with the cycles beyond the first that the part before has taken
  integer hidden = p->spent > 1 ? p->spent - 1 : 0;
  integer stalled = larger(changed * core->length_prefix_cycles - hidden, 0);
  p->owed += parts * p->part_time;
  p->cycle += p->owed / FRACTIONS + stalled;
  p->owed %= FRACTIONS;
  p->found = 0;
  p->spent = 1;
}

static void next_cycle(predecoder *p) {
  ++p->cycle;
  ++p->spent;
  p->found = 0;
}

// How many instructions, from one of the stream on, begin in its part of the code and have a prefix that changes
// their length.
static integer changed_in(const int32_t *stream, integer n, const decoded_row *rows, integer number, integer offset,
                          integer bytes) {
  integer changed = 0;
  for (integer at = offset; number < n && at < bytes; ++number) {
    changed += rows[stream[number]].changes_length;
    at += rows[stream[number]].n_bytes;
  }
  return changed;
}

// When the instruction at a place of the stream, which begins at an address, is predecoded.
static integer predecode(predecoder *p, const core_row *core, const int32_t *stream, integer n, const decoded_row *rows,
                         integer number, integer address) {
  const decoded_row *row = &rows[stream[number]];
  integer bytes = core->predecode_bytes;
  integer first = address / bytes, last = (address + row->n_bytes - 1) / bytes;
  if (p->part < 0) {
    next_part(p, core, 1, changed_in(stream, n, rows, number, address % bytes, bytes));
  } else if (first != p->part) {
    next_part(p, core, first - p->part, changed_in(stream, n, rows, number, address % bytes, bytes));
  }
  p->part = first;
  if (last != first) {
    // an opcode in the first part is one more that is looked at there
    if ((address + row->opcode_at) / bytes == first && p->found == core->predecode_width) next_cycle(p);
    integer offset = (address + row->n_bytes) % bytes;
    next_part(p, core, last - first, offset ? changed_in(stream, n, rows, number + 1, offset, bytes) : 0);
    p->part = last;
  } else if (p->found == core->predecode_width) {
    next_cycle(p);
  }
  ++p->found;
  if (p->n_queued >= QUEUED) p->cycle = larger(p->cycle, p->left_at[p->n_queued % QUEUED]);
  return p->cycle;
}

static void begin_group(decoder_group *d, const core_row *core, integer cycle) {
  d->cycle = cycle;
  d->decoded = 0;
  d->room = core->decoders;
}

// Decode an instruction that is there from a cycle on.
static void decode_one(decoder_group *d, const core_row *core, const decoded_row *row, integer ready) {
  if (ready > d->cycle) begin_group(d, core, ready);
  if (row->joined) return;
  integer n = row->n_micro_ops;
  // what is behind it is not seen by the last decoder
  if (row->may_join && !core->last_decoder_joins && d->decoded == core->decoders - 1) d->room = 0;
  if (d->room <= 0 || (n > 1 && d->decoded > 0)) begin_group(d, core, d->cycle + 1);
  ++d->decoded;
  --d->room;
  if (n > 1 && core->decoder_micro_ops && core->decoder_micro_ops - n < d->room) d->room = core->decoder_micro_ops - n;
  if (core->decoder_micro_ops && n >= core->decoder_micro_ops) {  // from microcode
    begin_group(d, core, d->cycle + core->microcode_switch_cycles + (n + core->dispatch_width - 1) / core->dispatch_width);
    d->room = 0;
  }
  if (row->ends) d->room = 0;
}

// Whether an instruction of the stream is decoded behind the one before it, in memory too.
static int follows(const int32_t *stream, integer n, const decoded_row *rows, integer straight_line,
                   const double *cycles, integer number) {
  if (number >= n || cycles[number] == 0.0) return 0;
  const decoded_row *before = &rows[stream[number - 1]];
  return straight_line || rows[stream[number]].address == before->address + before->n_bytes;
}

// Set the cycles that decoding takes for those instructions of a stream for which they are not zero. In a straight
// line, what is executed lies in memory in that order, from the address `begin` on; else each instruction has its
// address. One that may be joined with a branch is decoded when it is known what follows.
void decode_stream(const int32_t *stream, integer n, const decoded_row *rows, const core_row *core,
                   integer straight_line, integer begin, integer part_time, double *cycles) {
  predecoder p;
  p.part_time = part_time;
  p.owed = 0;
  p.cycle = p.found = p.spent = p.n_queued = 0;
  p.part = -1;
  decoder_group d;
  begin_group(&d, core, 0);
  integer address = begin, before = 0, ready = -1;
  for (integer number = 0; number < n; ++number) {
    const decoded_row *row = &rows[stream[number]];
    if (cycles[number] == 0.0) continue;
    if (ready < 0) {  // behind a branch, or from the cache
      if (!straight_line) address = row->address;
      p.part = -1;
      p.cycle = larger(p.cycle, d.cycle);
      ready = predecode(&p, core, stream, n, rows, number, address);
    }
    address += row->n_bytes;
    integer next = -1;
    if (follows(stream, n, rows, straight_line, cycles, number + 1))
      next = predecode(&p, core, stream, n, rows, number + 1, address);
    decode_one(&d, core, row, row->may_join ? larger(ready, next) : ready);
    p.left_at[p.n_queued % QUEUED] = d.cycle;
    ++p.n_queued;
    cycles[number] = (double)(d.cycle - before);
    before = d.cycle;
    ready = next;
  }
}
