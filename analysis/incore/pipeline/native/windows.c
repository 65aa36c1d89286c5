// Chains of a stream in windows of so many instructions one after the other: see `bodies/window.py`.
#include "tables.h"

typedef struct {
  integer writer, distance;
} way;

// Of each window with an instruction that counts, and of the first, the weight of the heaviest chain and of all
// its instructions; return how many there are. The stream is a body of n instructions, repeated. Those count that
// have a weight or wait for one: `ways` from `starts[k]` on are what instruction k waits for. `depth`, for each of
// the stream the weight of the chain up to it, and `counting`, with room for n numbers, are zero at first.
integer chain_windows(integer n, integer length, integer window, const double *weights, const integer *starts,
                      const way *ways, integer *counting, double *depth, double *heaviest, double *weight) {
  integer found = 0, begin = 0, n_counting = 0;
  for (integer k = 0; k < n; ++k)
    if (weights[k] != 0.0 || starts[k + 1] > starts[k]) counting[n_counting++] = k;
  heaviest[0] = weight[0] = 0.0;
  for (integer first = 0; first < length; first += n) {
    for (integer k = 0; k < n_counting && first + counting[k] < length; ++k) {
      integer position = counting[k], here = first + position;
      if (here >= begin + window) {
        begin = here - here % window;
        ++found;
        heaviest[found] = weight[found] = 0.0;
      }
      double reached = 0.0;
      for (const way *w = ways + starts[position]; w < ways + starts[position + 1]; ++w) {
        integer from = first + w->writer - w->distance * n;
        if (from >= begin && from < here && depth[from] > reached) reached = depth[from];
      }
      depth[here] = reached + weights[position];
      if (reached > 0.0 && weights[position] != 0.0 && depth[here] > heaviest[found]) heaviest[found] = depth[here];
      weight[found] += weights[position];
    }
  }
  return found + 1;
}

// The sum over windows of the weight of the heaviest chain, for each of some sizes of windows, of streams of some
// lengths; the rest as of `chain_windows`, with room for the longest stream and the most windows.
void sum_windows(integer n, integer n_sizes, const integer *lengths, const integer *windows, const double *weights,
                 const integer *starts, const way *ways, integer *counting, double *depth, double *heaviest,
                 double *weight, double *sums) {
  for (integer size = 0; size < n_sizes; ++size) {
    integer found = chain_windows(n, lengths[size], windows[size], weights, starts, ways, counting, depth, heaviest,
                                  weight);
    sums[size] = 0.0;
    for (integer k = 0; k < found; ++k) sums[size] += heaviest[k];
  }
}
