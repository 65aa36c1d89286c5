// What instructions wait for, and when they issue if nothing else delays them: see `bodies/latency.py`.
#include "tables.h"

static const double STEP_CYCLES = 1.0;  // an add beside the access

// Columns of arcs: their nodes, iterations between them, and cycles.
typedef struct {
  integer *writers, *readers, *distances;
  double *cycles;
  integer n;
} arcs;

static inline void add_arc(arcs *made, integer writer, integer reader, integer distance, double cycles) {
  made->writers[made->n] = writer;
  made->readers[made->n] = reader;
  made->distances[made->n] = distance;
  made->cycles[made->n++] = cycles;
}

// The dependencies of n instructions, which have `shapes` and costs of some `numbers`, and their arcs; of the
// `memory` ones, in the order of their readers and then those to later iterations, the cycles beside those of their
// writer are known. Return how many dependencies there are; the number of arcs goes to `n_arcs`. `last`, for each
// register one more than the node that wrote it last, is zero at first, and `turns` 2 of a body that repeats.
integer flow_arcs(const integer *shapes, integer n, const integer *registers, const flow_row *flows,
                  const source_row *sources, const target_row *targets, const integer *numbers,
                  const cost_row *costs, const memory_row *memory, integer n_memory, integer turns,
                  integer stack_pointer, integer *last, edge_row *edges, integer *writers, integer *readers,
                  integer *distances, double *cycles, integer *n_arcs) {
  arcs made = {writers, readers, distances, cycles, 0};
  integer n_edges = 0;
  const memory_row *next = memory, *end = memory + n_memory;
  for (integer turn = 0; turn < turns; ++turn) {
    const integer *names = registers;
    for (integer k = 0; k < n; ++k) {
      const flow_row *flow = &flows[shapes[k]];
      const cost_row *cost = &costs[numbers[k]];
      for (const source_row *source = sources + flow->read_first; source < sources + flow->read_end; ++source) {
        integer reg = names[source->place], node = last[reg] - 1;
        if (node < 0) continue;
        const cost_row *maker = &costs[numbers[node / 2]];
        double ready = maker->result;
        if (node % 2)
          ready = reg == stack_pointer ? 0.0 : STEP_CYCLES;
        else if (maker->adds_late && maker->name == cost->name && source->adds)
          ready = maker->addend;
        edges[n_edges++] = (edge_row){node / 2, k, turn, reg};
        add_arc(&made, node, 2 * k, turn, ready + (source->before_load ? cost->load : 0.0));
        if (source->steps) add_arc(&made, node, 2 * k + 1, turn, ready);
      }
      for (; next < end && next->distance == 0 && next->reader == k; ++next) {
        edges[n_edges++] = (edge_row){next->writer, k, 0, -1};
        add_arc(&made, 2 * next->writer, 2 * k, 0, costs[numbers[next->writer]].result + next->cycles);
      }
      for (const target_row *target = targets + flow->write_first; target < targets + flow->write_end; ++target)
        last[names[target->place]] = turn ? 0 : 2 * k + target->stepped + 1;
      names += flow->n_registers;
    }
  }
  for (; next < end; ++next) {
    edges[n_edges++] = (edge_row){next->writer, next->reader, next->distance, -1};
    add_arc(&made, 2 * next->writer, 2 * next->reader, next->distance,
            costs[numbers[next->writer]].result + next->cycles);
  }
  *n_arcs = made.n;
  return n_edges;
}

// The cycle in which each node issues in one turn that only arcs delay, and the node before it on the slowest way
// there, or -1. Return the instruction, of n, that ends last, -1 if there is none.
integer issue_nodes(const integer *numbers, integer n, const cost_row *costs, const integer *writers,
                    const integer *readers, const integer *distances, const double *cycles, integer n_arcs,
                    double *issue, integer *before) {
  for (integer k = 0; k < n; ++k) {
    issue[2 * k] = costs[numbers[k]].load;
    issue[2 * k + 1] = 0.0;
    before[2 * k] = before[2 * k + 1] = -1;
  }
  for (integer arc = 0; arc < n_arcs; ++arc) {
    if (distances[arc]) continue;
    double reached = issue[writers[arc]] + cycles[arc];
    if (reached > issue[readers[arc]]) {
      issue[readers[arc]] = reached;
      before[readers[arc]] = writers[arc];
    }
  }
  integer last = -1;
  double latest = 0.0;
  for (integer k = 0; k < n; ++k) {
    double ends = issue[2 * k] + costs[numbers[k]].result;
    if (last < 0 || ends > latest) {
      latest = ends;
      last = k;
    }
  }
  return last;
}

// The rows of `edges`, those within an iteration in the order of their readers, that lie on a path from one chained
// instruction to another, in their order; return how many. `fed` and `feeding` tell at first who is chained.
integer chain_links(const edge_row *edges, integer n_edges, integer carried, int8_t *fed, int8_t *feeding,
                    edge_row *kept) {
  for (integer changed = 1; changed; changed &= carried) {  // all that lead forward are gone through once
    changed = 0;
    for (const edge_row *edge = edges; edge < edges + n_edges; ++edge)
      if (fed[edge->writer] && !fed[edge->reader]) fed[edge->reader] = 1, changed = 1;
    for (const edge_row *edge = edges + n_edges; edge-- > edges;)
      if (feeding[edge->reader] && !feeding[edge->writer]) feeding[edge->writer] = 1, changed = 1;
  }
  integer n_kept = 0;
  for (const edge_row *edge = edges; edge < edges + n_edges; ++edge)
    if (fed[edge->writer] && feeding[edge->reader]) kept[n_kept++] = *edge;
  return n_kept;
}
