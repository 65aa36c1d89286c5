"""Coupling of analytical and learned models: trees learn the ratio to a formula, or see its times.

`analytical` asks the analytical model, `learners` names what learns, `aggregation` weighs the two
predictions, and `regressor` is the estimator. `fitted_analytical` puts a fitted model in the place of the
analytical one. `evaluation.curves` compares them.

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Sections V to VII.
"""
