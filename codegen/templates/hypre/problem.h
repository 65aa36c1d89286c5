/* Poisson's equation in a box of points, cut into boxes of equal size, one for each process. */
#ifndef PROBLEM_H
#define PROBLEM_H

#include <mpi.h>
#include <stdio.h>

typedef struct {
  int dims;         /* 1 to 3: axes y and z count where there is more than one point along them */
  int processes[3]; /* along x, y, z */
  int points[3];    /* of each process */
  int place[3];     /* of this process among the others */
  int rank;
  int size; /* points of this process */
  unsigned seed;
} Box;

/* What is solved, by either solver: `data` is its own. */
typedef struct Problem {
  Box box;
  void *data;
  void (*reset)(struct Problem *);               /* zero the solution */
  void (*solve)(struct Problem *);               /* all cycles */
  void (*values)(struct Problem *, double *);    /* solution of this process, x varies fastest */
  void (*print_levels)(struct Problem *, FILE *); /* collective, only rank 0 prints; NULL if unknown */
} Problem;

int make_box(Box *box, const int processes[3], const int points[3], unsigned seed);
void right_hand_side(const Box *box, double *values);
/* Coordinates in the whole grid of a point of this process. */
void coordinates(const Box *box, int point, int at[3]);
/* Row of the matrix, in which the points of a process follow each other; -1 outside the grid. */
long row_at(const Box *box, const int at[3]);

void setup_smg(Problem *problem, int cycles, int presweeps, int postsweeps);
void setup_boomeramg(Problem *problem, int cycles, int smoother, int sweeps, int w_cycle);

#endif
