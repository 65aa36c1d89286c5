"""Performance model normal form: scaling laws that a person can read.

From Extra-P's method (A. Calotoiu et al., SC'13 and CLUSTER 2016; M. Ritter et al., Eq. 1).
`one_parameter`, `several_terms` and `several_parameters` choose among the terms of `formulas.formula`, `fit`
does so for many kernels at once, and a `Formula` is what comes out. `regressor` is the estimator.
"""
