// Heaps of cycles: the smallest in front.
#ifndef CHAINLINE_HEAP_H
#define CHAINLINE_HEAP_H

#include "tables.h"

static void sift_up(integer *heap, integer place, integer value) {
  while (place > 0) {
    integer parent = (place - 1) >> 1;
    if (heap[parent] <= value) break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = value;
}

// Put a value in the place of the smallest.
static void sift_down(integer *heap, integer size, integer value) {
  integer place = 0;
  while (2 * place + 1 < size) {
    integer child = 2 * place + 1;
    if (child + 1 < size && heap[child + 1] < heap[child]) ++child;
    if (heap[child] >= value) break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = value;
}

#endif
