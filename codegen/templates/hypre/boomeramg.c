/* BoomerAMG, hypre's algebraic multigrid, and what its levels hold and send. */
#include "problem.h"

#include <HYPRE.h>
#include <HYPRE_IJ_mv.h>
#include <HYPRE_parcsr_ls.h>

#include <_hypre_parcsr_ls.h>
#include <stdlib.h>

enum { JACOBI = 0, GAUSSIAN_ELIMINATION = 9, COARSEST = 3 };

typedef struct {
  HYPRE_ParCSRMatrix matrix;
  HYPRE_IJVector solution_rows;
  HYPRE_ParVector right, solution;
  HYPRE_Solver solver;
  HYPRE_BigInt *rows;
} Boomer;

static HYPRE_IJVector new_vector(const Box *box, const HYPRE_BigInt *rows) {
  HYPRE_IJVector vector;
  HYPRE_IJVectorCreate(MPI_COMM_WORLD, rows[0], rows[0] + box->size - 1, &vector);
  HYPRE_IJVectorSetObjectType(vector, HYPRE_PARCSR);
  HYPRE_IJVectorInitialize(vector);
  double *values = malloc(box->size * sizeof *values);
  right_hand_side(box, values);
  HYPRE_IJVectorSetValues(vector, box->size, rows, values);
  HYPRE_IJVectorAssemble(vector);
  free(values);
  return vector;
}

static void set_row(const Box *box, HYPRE_IJMatrix matrix, int point, HYPRE_BigInt row) {
  int at[3];
  coordinates(box, point, at);
  HYPRE_BigInt columns[7] = {row};
  double values[7] = {2.0 * box->dims};
  int n = 1;
  for (int axis = 0; axis < box->dims; axis++)
    for (int step = -1; step <= 1; step += 2) {
      int neighbour[3] = {at[0], at[1], at[2]};
      neighbour[axis] += step;
      long column = row_at(box, neighbour);
      if (column < 0) continue;
      columns[n] = column;
      values[n++] = -1.0;
    }
  HYPRE_IJMatrixSetValues(matrix, 1, &n, &row, columns, values);
}

static HYPRE_ParCSRMatrix new_matrix(const Box *box, const HYPRE_BigInt *rows) {
  HYPRE_IJMatrix matrix;
  HYPRE_BigInt last = rows[0] + box->size - 1;
  void *object;
  HYPRE_IJMatrixCreate(MPI_COMM_WORLD, rows[0], last, rows[0], last, &matrix);
  HYPRE_IJMatrixSetObjectType(matrix, HYPRE_PARCSR);
  HYPRE_IJMatrixInitialize(matrix);
  for (int point = 0; point < box->size; point++) set_row(box, matrix, point, rows[point]);
  HYPRE_IJMatrixAssemble(matrix);
  HYPRE_IJMatrixGetObject(matrix, &object);
  return object;
}

/* Sum of nonzeros; most messages and doubles that a process sends in a product with the matrix. */
static void print_matrix(hypre_ParCSRMatrix *matrix, FILE *out) {
  if (!hypre_ParCSRMatrixCommPkg(matrix)) hypre_MatvecCommPkgCreate(matrix);
  hypre_ParCSRCommPkg *sends = hypre_ParCSRMatrixCommPkg(matrix);
  int messages = hypre_ParCSRCommPkgNumSends(sends);
  long own = (long)hypre_CSRMatrixNumNonzeros(hypre_ParCSRMatrixDiag(matrix)) +
             hypre_CSRMatrixNumNonzeros(hypre_ParCSRMatrixOffd(matrix));
  long most[2] = {messages, messages ? hypre_ParCSRCommPkgSendMapStart(sends, messages) : 0};
  long nonzeros = 0, found[2] = {0, 0};
  MPI_Reduce(&own, &nonzeros, 1, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
  MPI_Reduce(most, found, 2, MPI_LONG, MPI_MAX, 0, MPI_COMM_WORLD);
  if (out) fprintf(out, ", %ld, %ld, %ld", nonzeros, found[0], found[1]);
}

static void print_levels(Problem *problem, FILE *out) {
  hypre_ParAMGData *amg = (hypre_ParAMGData *)((Boomer *)problem->data)->solver;
  int n = hypre_ParAMGDataNumLevels(amg);
  for (int level = 0; level < n; level++) {
    hypre_ParCSRMatrix *matrix = hypre_ParAMGDataAArray(amg)[level];
    if (out) fprintf(out, "%s[%ld", level ? ", " : "", (long)hypre_ParCSRMatrixGlobalNumRows(matrix));
    print_matrix(matrix, out);
    if (level + 1 < n) print_matrix(hypre_ParAMGDataPArray(amg)[level], out);
    if (out) fputs(level + 1 < n ? "]" : ", 0, 0, 0]", out);
  }
}

static void reset(Problem *problem) {
  HYPRE_ParVectorSetConstantValues(((Boomer *)problem->data)->solution, 0.0);
}

static void solve(Problem *problem) {
  Boomer *boomer = problem->data;
  HYPRE_BoomerAMGSolve(boomer->solver, boomer->matrix, boomer->right, boomer->solution);
}

static void values_of(Problem *problem, double *values) {
  Boomer *boomer = problem->data;
  HYPRE_IJVectorGetValues(boomer->solution_rows, problem->box.size, boomer->rows, values);
}

void setup_boomeramg(Problem *problem, int cycles, int smoother, int sweeps, int w_cycle) {
  const Box *box = &problem->box;
  Boomer *boomer = malloc(sizeof *boomer);
  void *right, *solution;
  boomer->rows = malloc(box->size * sizeof *boomer->rows);
  for (int point = 0; point < box->size; point++)
    boomer->rows[point] = (HYPRE_BigInt)box->rank * box->size + point;
  boomer->matrix = new_matrix(box, boomer->rows);
  boomer->solution_rows = new_vector(box, boomer->rows);
  HYPRE_IJVectorGetObject(new_vector(box, boomer->rows), &right);
  HYPRE_IJVectorGetObject(boomer->solution_rows, &solution);
  boomer->right = right;
  boomer->solution = solution;
  HYPRE_BoomerAMGCreate(&boomer->solver);
  HYPRE_BoomerAMGSetPrintLevel(boomer->solver, 0);
  HYPRE_BoomerAMGSetMaxIter(boomer->solver, cycles);
  HYPRE_BoomerAMGSetTol(boomer->solver, 0.0);
  HYPRE_BoomerAMGSetCycleType(boomer->solver, w_cycle ? 2 : 1);
  HYPRE_BoomerAMGSetNumSweeps(boomer->solver, sweeps);
  HYPRE_BoomerAMGSetRelaxType(boomer->solver, smoother);
  /* setting the smoother sets that of the coarsest level as well, which is to be solved */
  HYPRE_BoomerAMGSetCycleRelaxType(boomer->solver, GAUSSIAN_ELIMINATION, COARSEST);
  /* undamped Jacobi leaves the roughest errors of this matrix as they are */
  if (smoother == JACOBI) HYPRE_BoomerAMGSetRelaxWt(boomer->solver, 2.0 / 3.0);
  HYPRE_BoomerAMGSetup(boomer->solver, boomer->matrix, boomer->right, boomer->solution);
  problem->data = boomer;
  problem->reset = reset;
  problem->solve = solve;
  problem->values = values_of;
  problem->print_levels = print_levels;
}
