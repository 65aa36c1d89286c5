"""Performance model normal form: scaling laws that a person can read.

From Extra-P's method (A. Calotoiu et al., SC'13 and CLUSTER 2016; M. Ritter et al., Eq. 1). `terms` holds
what a parameter may contribute, `single` and `multi` choose, `fit` does so for many kernels at once, and
`formula` is what comes out. `regressor` is the estimator.
"""
