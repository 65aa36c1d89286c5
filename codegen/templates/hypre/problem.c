#include "problem.h"

#include <stdint.h>

/* Return 0 if there are not as many processes as the box needs. */
int make_box(Box *box, const int processes[3], const int points[3], unsigned seed) {
  int n;
  MPI_Comm_rank(MPI_COMM_WORLD, &box->rank);
  MPI_Comm_size(MPI_COMM_WORLD, &n);
  int before = 1;
  box->size = 1;
  box->dims = 1;
  box->seed = seed;
  for (int axis = 0; axis < 3; axis++) {
    box->processes[axis] = processes[axis];
    box->points[axis] = points[axis];
    box->place[axis] = box->rank / before % processes[axis];
    before *= processes[axis];
    box->size *= points[axis];
    if (processes[axis] * points[axis] > 1) box->dims = axis + 1;
  }
  return before == n;
}

void coordinates(const Box *box, int point, int at[3]) {
  for (int axis = 0; axis < 3; axis++) {
    at[axis] = box->place[axis] * box->points[axis] + point % box->points[axis];
    point /= box->points[axis];
  }
}

long row_at(const Box *box, const int at[3]) {
  long rank = 0, point = 0, ranks = 1, points = 1;
  for (int axis = 0; axis < 3; axis++) {
    int n = box->points[axis];
    if (at[axis] < 0 || at[axis] >= n * box->processes[axis]) return -1;
    rank += ranks * (at[axis] / n);
    point += points * (at[axis] % n);
    ranks *= box->processes[axis];
    points *= n;
  }
  return rank * points + point;
}

/* splitmix64 of the place in the whole grid: the same problem for any number of processes */
static double random_at(uint64_t place, unsigned seed) {
  uint64_t z = ((uint64_t)seed << 32) + (place + 1) * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return (double)((z ^ (z >> 31)) >> 11) * 0x1p-52 - 1.0;
}

void right_hand_side(const Box *box, double *values) {
  uint64_t along_x = (uint64_t)box->points[0] * box->processes[0];
  uint64_t along_y = (uint64_t)box->points[1] * box->processes[1];
  for (int point = 0; point < box->size; point++) {
    int at[3];
    coordinates(box, point, at);
    values[point] = random_at(at[0] + along_x * (at[1] + along_y * at[2]), box->seed);
  }
}
