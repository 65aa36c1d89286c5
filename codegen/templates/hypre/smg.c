/* SMG, hypre's semicoarsening multigrid of structured grids. */
#include "problem.h"

#include <HYPRE_struct_ls.h>
#include <stdlib.h>

typedef struct {
  HYPRE_StructMatrix matrix;
  HYPRE_StructVector right, solution;
  HYPRE_StructSolver solver;
} Smg;

/* SMG relaxes lines, so that it needs two dimensions: a line is a plane of one point across. */
static int smg_dims(const Box *box) { return box->dims > 2 ? 3 : 2; }

static void bounds(const Box *box, int lower[3], int upper[3]) {
  coordinates(box, 0, lower);
  coordinates(box, box->size - 1, upper);
}

static HYPRE_StructVector new_vector(const Box *box, HYPRE_StructGrid grid) {
  HYPRE_StructVector vector;
  HYPRE_StructVectorCreate(MPI_COMM_WORLD, grid, &vector);
  HYPRE_StructVectorInitialize(vector);
  double *values = malloc(box->size * sizeof *values);
  int lower[3], upper[3];
  bounds(box, lower, upper);
  right_hand_side(box, values);
  HYPRE_StructVectorSetBoxValues(vector, lower, upper, values);
  HYPRE_StructVectorAssemble(vector);
  free(values);
  return vector;
}

/* The matrix is symmetric: of each pair of neighbours the lower one is stored. */
static HYPRE_StructMatrix new_matrix(const Box *box, HYPRE_StructGrid grid) {
  int dims = smg_dims(box), n = dims + 1, lower[3], upper[3], entries[4];
  HYPRE_StructStencil stencil;
  HYPRE_StructStencilCreate(dims, n, &stencil);
  for (int entry = 0; entry < n; entry++) {
    int offset[3] = {0, 0, 0};
    if (entry) offset[entry - 1] = -1;
    HYPRE_StructStencilSetElement(stencil, entry, offset);
    entries[entry] = entry;
  }
  HYPRE_StructMatrix matrix;
  HYPRE_StructMatrixCreate(MPI_COMM_WORLD, grid, stencil, &matrix);
  HYPRE_StructMatrixSetSymmetric(matrix, 1);
  HYPRE_StructMatrixInitialize(matrix);
  double *values = malloc((size_t)n * box->size * sizeof *values);
  for (int point = 0; point < box->size; point++) {
    int at[3];
    coordinates(box, point, at);
    values[(size_t)n * point] = 2.0 * box->dims;
    for (int axis = 0; axis < dims; axis++)
      values[(size_t)n * point + axis + 1] = at[axis] ? -1.0 : 0.0;
  }
  bounds(box, lower, upper);
  HYPRE_StructMatrixSetBoxValues(matrix, lower, upper, n, entries, values);
  HYPRE_StructMatrixAssemble(matrix);
  HYPRE_StructStencilDestroy(stencil);
  free(values);
  return matrix;
}

static void reset(Problem *problem) {
  Smg *smg = problem->data;
  HYPRE_StructVectorSetConstantValues(smg->solution, 0.0);
}

static void solve(Problem *problem) {
  Smg *smg = problem->data;
  HYPRE_StructSMGSolve(smg->solver, smg->matrix, smg->right, smg->solution);
}

static void values_of(Problem *problem, double *values) {
  Smg *smg = problem->data;
  int lower[3], upper[3];
  bounds(&problem->box, lower, upper);
  HYPRE_StructVectorGetBoxValues(smg->solution, lower, upper, values);
}

void setup_smg(Problem *problem, int cycles, int presweeps, int postsweeps) {
  Smg *smg = malloc(sizeof *smg);
  HYPRE_StructGrid grid;
  int lower[3], upper[3];
  bounds(&problem->box, lower, upper);
  HYPRE_StructGridCreate(MPI_COMM_WORLD, smg_dims(&problem->box), &grid);
  HYPRE_StructGridSetExtents(grid, lower, upper);
  HYPRE_StructGridAssemble(grid);
  smg->matrix = new_matrix(&problem->box, grid);
  smg->right = new_vector(&problem->box, grid);
  smg->solution = new_vector(&problem->box, grid);
  HYPRE_StructGridDestroy(grid); /* what is made of it counts references */
  HYPRE_StructSMGCreate(MPI_COMM_WORLD, &smg->solver);
  HYPRE_StructSMGSetMaxIter(smg->solver, cycles);
  HYPRE_StructSMGSetTol(smg->solver, 0.0);
  HYPRE_StructSMGSetZeroGuess(smg->solver);
  HYPRE_StructSMGSetNumPreRelax(smg->solver, presweeps);
  HYPRE_StructSMGSetNumPostRelax(smg->solver, postsweeps);
  HYPRE_StructSMGSetup(smg->solver, smg->matrix, smg->right, smg->solution);
  problem->data = smg;
  problem->reset = reset;
  problem->solve = solve;
  problem->values = values_of;
  problem->print_levels = NULL;
}
