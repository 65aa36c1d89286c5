"""Performance-influence models: influences of options and their interactions, chosen step by step.

`candidates` are the possible terms, `factorisation` computes the gain of each, and `selection` adds and
removes terms by their penalty. `regressor` is the estimator, whose model is a
`chainline.models.empirical.formulas.formula.Formula`; `tables` has columns of texts besides.

References
----------
N. Siegmund, A. Grebhahn, S. Apel, C. Kästner: Performance-influence models for highly configurable systems,
ESEC/FSE 2015. C. Kaltenecker: Comparison of analytical and empirical performance models, a case study on
multigrid systems, Section 2.2 and Algorithm 1.
"""
