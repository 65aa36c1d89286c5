/*
 * The operators of the CEED benchmark problems BP1 to BP4, applied through libCEED's interface alone:
 *
 *   bps BP NODES SIDE RESOURCE...
 *   bps 3 4 6 /cpu/self/opt/blocked /cpu/self/chainline/blocked
 *
 * BP is 1 or 2 (mass, one component or three), 3 or 4 (diffusion, one or three); NODES along an axis of an
 * element, with one quadrature point more; SIDE elements along each edge of a curved box.
 * Prints, for each resource, the norm of the result, the largest difference to that of the first resource in
 * terms of its largest entry, and seconds of an application. Exit code 1 where they are not equal to rounding.
 */
#include <ceed.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifdef WITH_CHAINLINE
#include "ceed-chainline.h"
#endif

#define DIM 3
#define TOLERANCE 1e-12
#define APPLICATIONS 5

typedef struct {
  const char  *build, *apply, *in, *out;
  CeedInt      num_comp, q_data_size;
  CeedEvalMode mode;
} Problem;

static const Problem problems[] = {
    {"Mass3DBuild",    "MassApply",             "u",  "v",  1, 1, CEED_EVAL_INTERP},
    {"Mass3DBuild",    "Vector3MassApply",      "u",  "v",  3, 1, CEED_EVAL_INTERP},
    {"Poisson3DBuild", "Poisson3DApply",        "du", "dv", 1, 6, CEED_EVAL_GRAD  },
    {"Poisson3DBuild", "Vector3Poisson3DApply", "du", "dv", 3, 6, CEED_EVAL_GRAD  },
};

static CeedSize nodes_of_mesh(CeedInt side, CeedInt P)
{
  CeedSize n = (CeedSize)side * (P - 1) + 1;

  return n * n * n;
}

/* Which node of a box of elements is node i of each element, x fastest. */
static CeedElemRestriction restriction(Ceed ceed, CeedInt side, CeedInt P, CeedInt num_comp)
{
  CeedInt             num_elem = side * side * side, elem_size = P * P * P, n = side * (P - 1) + 1;
  CeedInt            *offsets = malloc(sizeof(*offsets) * num_elem * elem_size), *to = offsets;
  CeedElemRestriction made;

  for (CeedInt e = 0; e < num_elem; e++) {
    CeedInt x = e % side * (P - 1), y = e / side % side * (P - 1), z = e / side / side * (P - 1);

    for (CeedInt i = 0; i < elem_size; i++) *to++ = x + i % P + n * (y + i / P % P + n * (z + i / P / P));
  }
  CeedElemRestrictionCreate(ceed, num_elem, elem_size, num_comp, nodes_of_mesh(side, P), num_comp * nodes_of_mesh(side, P), CEED_MEM_HOST,
                            CEED_COPY_VALUES, offsets, &made);
  free(offsets);
  return made;
}

/* Corners of the elements of a unit box, moved so that no two elements are alike. */
static CeedVector coordinates(Ceed ceed, CeedInt side)
{
  CeedInt     n     = side + 1;
  CeedSize    nodes = nodes_of_mesh(side, 2);
  CeedVector  made;
  CeedScalar *x;

  CeedVectorCreate(ceed, DIM * nodes, &made);
  CeedVectorGetArrayWrite(made, CEED_MEM_HOST, &x);
  for (CeedSize i = 0; i < nodes; i++) {
    const CeedScalar at[DIM] = {i % n / (CeedScalar)side, i / n % n / (CeedScalar)side, i / n / n / (CeedScalar)side};

    for (int d = 0; d < DIM; d++) x[i + nodes * d] = at[d] + 0.05 * sin(3 * at[(d + 1) % DIM]) * cos(2 * at[(d + 2) % DIM]);
  }
  CeedVectorRestoreArray(made, &x);
  return made;
}

static CeedVector input(Ceed ceed, CeedSize length)
{
  CeedVector  made;
  CeedScalar *u;

  CeedVectorCreate(ceed, length, &made);
  CeedVectorGetArrayWrite(made, CEED_MEM_HOST, &u);
  for (CeedSize i = 0; i < length; i++) u[i] = sin(0.37 * i) + 0.2 * cos(1.3 * i);
  CeedVectorRestoreArray(made, &u);
  return made;
}

static double seconds(void)
{
  struct timespec t;

  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* Weights and metric at quadrature points. */
static CeedVector quadrature_data(Ceed ceed, const Problem *p, CeedInt side, CeedInt Q, CeedElemRestriction restr_q)
{
  CeedElemRestriction restr_x = restriction(ceed, side, 2, DIM);
  CeedBasis           basis_x;
  CeedQFunction       qf;
  CeedOperator        op;
  CeedVector          x = coordinates(ceed, side), q_data;

  CeedBasisCreateTensorH1Lagrange(ceed, DIM, DIM, 2, Q, CEED_GAUSS, &basis_x);
  CeedQFunctionCreateInteriorByName(ceed, p->build, &qf);
  CeedOperatorCreate(ceed, qf, CEED_QFUNCTION_NONE, CEED_QFUNCTION_NONE, &op);
  CeedOperatorSetField(op, "dx", restr_x, basis_x, CEED_VECTOR_ACTIVE);
  CeedOperatorSetField(op, "weights", CEED_ELEMRESTRICTION_NONE, basis_x, CEED_VECTOR_NONE);
  CeedOperatorSetField(op, "qdata", restr_q, CEED_BASIS_NONE, CEED_VECTOR_ACTIVE);
  CeedElemRestrictionCreateVector(restr_q, &q_data, NULL);
  CeedOperatorApply(op, x, q_data, CEED_REQUEST_IMMEDIATE);
  CeedOperatorDestroy(&op);
  CeedQFunctionDestroy(&qf);
  CeedBasisDestroy(&basis_x);
  CeedElemRestrictionDestroy(&restr_x);
  CeedVectorDestroy(&x);
  return q_data;
}

/* Apply the operator of a problem with a resource; the result has `length` entries. */
static CeedScalar *apply(const char *resource, const Problem *p, CeedInt P, CeedInt side, CeedSize length, double *least)
{
  Ceed                ceed;
  CeedInt             Q = P + 1, num_qpts = Q * Q * Q, num_elem = side * side * side;
  const CeedInt       strides[3] = {1, num_qpts, num_qpts * p->q_data_size};
  CeedElemRestriction restr_u, restr_q;
  CeedBasis           basis;
  CeedQFunction       qf;
  CeedOperator        op;
  CeedVector          u, v, q_data;
  const CeedScalar   *from;
  CeedScalar         *result = malloc(sizeof(*result) * length);

  CeedInit(resource, &ceed);
  restr_u = restriction(ceed, side, P, p->num_comp);
  CeedElemRestrictionCreateStrided(ceed, num_elem, num_qpts, p->q_data_size, (CeedSize)num_elem * num_qpts * p->q_data_size, strides, &restr_q);
  q_data = quadrature_data(ceed, p, side, Q, restr_q);
  CeedBasisCreateTensorH1Lagrange(ceed, DIM, p->num_comp, P, Q, CEED_GAUSS, &basis);
  CeedQFunctionCreateInteriorByName(ceed, p->apply, &qf);
  CeedOperatorCreate(ceed, qf, CEED_QFUNCTION_NONE, CEED_QFUNCTION_NONE, &op);
  CeedOperatorSetField(op, p->in, restr_u, basis, CEED_VECTOR_ACTIVE);
  CeedOperatorSetField(op, "qdata", restr_q, CEED_BASIS_NONE, q_data);
  CeedOperatorSetField(op, p->out, restr_u, basis, CEED_VECTOR_ACTIVE);
  u = input(ceed, length);
  CeedVectorCreate(ceed, length, &v);
  for (int i = 0; i < APPLICATIONS; i++) {
    const double begun = seconds();

    CeedOperatorApply(op, u, v, CEED_REQUEST_IMMEDIATE);
    const double taken = seconds() - begun;

    *least = i == 0 || taken < *least ? taken : *least;
  }
  CeedVectorGetArrayRead(v, CEED_MEM_HOST, &from);
  for (CeedSize i = 0; i < length; i++) result[i] = from[i];
  CeedVectorRestoreArrayRead(v, &from);

  CeedVectorDestroy(&u);
  CeedVectorDestroy(&v);
  CeedVectorDestroy(&q_data);
  CeedOperatorDestroy(&op);
  CeedQFunctionDestroy(&qf);
  CeedBasisDestroy(&basis);
  CeedElemRestrictionDestroy(&restr_u);
  CeedElemRestrictionDestroy(&restr_q);
  CeedDestroy(&ceed);
  return result;
}

int main(int argc, char **argv)
{
  const int bp = argc > 4 ? atoi(argv[1]) : 0, P = argc > 4 ? atoi(argv[2]) : 0, side = argc > 4 ? atoi(argv[3]) : 0;
  bool      equal = true;

  if (bp < 1 || bp > 4 || P < 2 || side < 1) {
    fprintf(stderr, "usage: bps BP NODES SIDE RESOURCE..., BP from 1 to 4, NODES at least 2\n");
    return 2;
  }
#ifdef WITH_CHAINLINE
  CeedRegister_Chainline();
#endif
  const Problem *p      = &problems[bp - 1];
  const CeedSize length = p->num_comp * nodes_of_mesh(side, P);
  CeedScalar    *first  = NULL;

  for (int i = 4; i < argc; i++) {
    double      taken, norm = 0, largest = 0, difference = 0;
    CeedScalar *result = apply(argv[i], p, P, side, length, &taken);

    if (!first) first = result;
    for (CeedSize k = 0; k < length; k++) {
      norm += result[k] * result[k];
      largest    = fmax(largest, fabs(first[k]));
      difference = fmax(difference, fabs(result[k] - first[k]));
    }
    equal = equal && difference <= TOLERANCE * largest;
    printf("BP%d %-28s norm %.12e  difference %.1e  %.3e s\n", bp, argv[i], sqrt(norm), difference / largest, taken);
    if (result != first) free(result);
  }
  free(first);
  return equal ? 0 : 1;
}
