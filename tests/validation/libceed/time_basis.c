/*
 * Nanoseconds an element inside CeedBasisApply, of any backends side by side:
 *
 *   time_basis DIM NODES EXTRA ROUNDS RESOURCE...
 *   time_basis 3 2-9 -1-2 7 /cpu/self/opt/blocked /cpu/self/avx/blocked
 *
 * NODES are the nodes along an axis, EXTRA the quadrature points beyond them. A resource whose name has
 * "serial" is called with one element, others with a block of 8, as libCEED's operators call them. One that
 * ends in "+asymmetric" gets matrices that are not quite symmetric, to which even-odd products do not apply.
 * Prints one line a case: nodes, points, evaluation, resource, nanoseconds an element (least of the rounds).
 */
#include <ceed.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef WITH_CHAINLINE
#include "ceed-chainline.h"
#endif

#define MOST 16 /* resources */
#define SHORTEST_NS 100e3

typedef struct {
  const char       *name;
  CeedTransposeMode t_mode;
  CeedEvalMode      eval_mode;
} Evaluation;

static const Evaluation evaluations[] = {
    {"interp",   CEED_NOTRANSPOSE, CEED_EVAL_INTERP},
    {"interp_t", CEED_TRANSPOSE,   CEED_EVAL_INTERP},
    {"grad",     CEED_NOTRANSPOSE, CEED_EVAL_GRAD  },
    {"grad_t",   CEED_TRANSPOSE,   CEED_EVAL_GRAD  },
};

static double now_ns(void)
{
  struct timespec t;

  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}

static int elements_of(const char *resource)
{
  return strstr(resource, "serial") ? 1 : 8;
}

/* Make a basis of Gauss points; with an entry of each matrix changed a little, they are not symmetric. */
static void create_basis(Ceed ceed, int dim, int P, int Q, bool asymmetric, CeedBasis *basis)
{
  const CeedScalar *interp, *grad, *points, *weights;
  CeedScalar        changed[2][32 * 32];
  CeedBasis         lagrange;

  CeedBasisCreateTensorH1Lagrange(ceed, dim, 1, P, Q, CEED_GAUSS, &lagrange);
  if (!asymmetric) {
    *basis = lagrange;
    return;
  }
  CeedBasisGetInterp1D(lagrange, &interp);
  CeedBasisGetGrad1D(lagrange, &grad);
  CeedBasisGetQRef(lagrange, &points);
  CeedBasisGetQWeights(lagrange, &weights);
  memcpy(changed[0], interp, sizeof(*interp) * P * Q);
  memcpy(changed[1], grad, sizeof(*grad) * P * Q);
  for (int i = 0; i < 2; i++) changed[i][0] *= 1 + 1e-6;
  CeedBasisCreateTensorH1(ceed, dim, 1, P, Q, changed[0], changed[1], points, weights, basis);
  CeedBasisDestroy(&lagrange);
}

static double time_calls(CeedBasis basis, int n, const Evaluation *e, CeedVector u, CeedVector v, long calls)
{
  double begun = now_ns();

  for (long i = 0; i < calls; i++) CeedBasisApply(basis, n, e->t_mode, e->eval_mode, u, v);
  return now_ns() - begun;
}

/* Calls that take long enough to be timed. */
static long calls_needed(CeedBasis basis, int n, const Evaluation *e, CeedVector u, CeedVector v)
{
  long calls = 1;

  while (time_calls(basis, n, e, u, v, calls) < SHORTEST_NS) calls *= 2;
  return calls;
}

static void time_shape(int dim, int P, int Q, int rounds, int n_ceeds, Ceed *ceeds, char **resources)
{
  CeedBasis  bases[MOST];
  CeedVector nodes[MOST], points[MOST];

  for (int i = 0; i < n_ceeds; i++) {
    CeedInt n = elements_of(resources[i]), num_nodes, num_points;

    create_basis(ceeds[i], dim, P, Q, strchr(resources[i], '+') != NULL, &bases[i]);
    CeedBasisGetNumNodes(bases[i], &num_nodes);
    CeedBasisGetNumQuadraturePoints(bases[i], &num_points);
    CeedVectorCreate(ceeds[i], (CeedSize)n * num_nodes, &nodes[i]);
    CeedVectorCreate(ceeds[i], (CeedSize)n * num_points * dim, &points[i]);
    CeedVectorSetValue(nodes[i], 1.0);
    CeedVectorSetValue(points[i], 1.0);
  }
  for (int k = 0; k < 4; k++) {
    const Evaluation *e = &evaluations[k];
    double            least[MOST];
    long              calls[MOST];

    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < n_ceeds; i++) {
        CeedVector u = e->t_mode == CEED_TRANSPOSE ? points[i] : nodes[i], v = e->t_mode == CEED_TRANSPOSE ? nodes[i] : points[i];
        int        n = elements_of(resources[i]);

        if (round == 0) calls[i] = calls_needed(bases[i], n, e, u, v);
        double ns = time_calls(bases[i], n, e, u, v, calls[i]) / calls[i] / n;

        if (round == 0 || ns < least[i]) least[i] = ns;
      }
    }
    for (int i = 0; i < n_ceeds; i++) printf("%d %d %s %s %.2f\n", P, Q, e->name, resources[i], least[i]);
    fflush(stdout);
  }
  for (int i = 0; i < n_ceeds; i++) {
    CeedVectorDestroy(&nodes[i]);
    CeedVectorDestroy(&points[i]);
    CeedBasisDestroy(&bases[i]);
  }
}

static void parse_range(const char *text, int *first, int *last)
{
  char *end;

  *first = *last = strtol(text, &end, 10);
  if (*end == '-') *last = strtol(end + 1, &end, 10);
  if (*end || *last < *first) {
    fprintf(stderr, "%s: give a number or a range such as 2-9\n", text);
    exit(2);
  }
}

int main(int argc, char **argv)
{
  Ceed ceeds[MOST];
  int  first, last, least, most, n_ceeds = argc - 5;

  if (n_ceeds < 1 || n_ceeds > MOST) {
    fprintf(stderr, "usage: time_basis DIM NODES EXTRA ROUNDS RESOURCE...\n");
    return 2;
  }
#ifdef WITH_CHAINLINE
  CeedRegister_Chainline();
#endif
  parse_range(argv[2], &first, &last);
  parse_range(argv[3], &least, &most);
  for (int i = 0; i < n_ceeds; i++) {
    char name[256];

    snprintf(name, sizeof(name), "%.*s", (int)strcspn(argv[5 + i], "+"), argv[5 + i]);
    CeedInit(name, &ceeds[i]);
  }
  for (int P = first; P <= last; P++) {
    for (int extra = least; extra <= most; extra++) {
      if (P + extra > 0) time_shape(atoi(argv[1]), P, P + extra, atoi(argv[4]), n_ceeds, ceeds, &argv[5]);
    }
  }
  for (int i = 0; i < n_ceeds; i++) CeedDestroy(&ceeds[i]);
  return 0;
}
