"""Coupling of analytical and learned models: trees learn the ratio to a formula, or see its times.

`analytical` calls the analytical model, `learners` names the learners, `aggregation` is the weighted mean of
the two predictions, and `regressor` is the estimator. `fitted_analytical` puts a fitted model in place of the
analytical one. `evaluation.curves` compares them.

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Sections V to VII.
"""
